"""Find the Chromium that the browser tests drive, or install it.

    python tools/chromium.py    finds it; installs it with apt-get as root; else says in one sentence how

Standard library only: it also runs before there is an environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = (
    "The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk), "
    "or name one: CHROMIUM=/path/to/chromium make test"
)


def find() -> str | None:
    """Path of a Chromium, from $CHROMIUM, the PATH or the usual places; None where there is none."""
    named = os.environ.get("CHROMIUM")
    candidates = [named] if named else [*NAMES, *APPLICATIONS]
    return next((path for name in candidates if (path := shutil.which(name))), None)


def has_chinese_font() -> bool:
    """Whether pictures of the table can show Chinese (always assumed where fontconfig is missing)."""
    listing = shutil.which("fc-list")
    return not listing or bool(subprocess.run([listing, ":lang=zh-cn"], capture_output=True).stdout.strip())


def install(packages: list[str]) -> bool:
    """Install Debian packages as root; False where that is not possible."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print(f"cardgames: installing {' and '.join(packages)} with apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        result = subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, check=False)
        if result.returncode:
            return False
    return True


def main() -> int:
    """Make sure that there is a browser; a missing Chinese font only costs pictures, so it only warns."""
    if not os.environ.get("CHROMIUM"):
        if not find():
            install(["chromium", "fonts-noto-cjk"])
        elif not has_chinese_font():
            install(["fonts-noto-cjk"])
    if not find():
        print(f"cardgames: {ADVICE}", file=sys.stderr)
        return 1
    if not has_chinese_font():
        print("cardgames: no font with Chinese: pictures of the table will lack it (Debian: fonts-noto-cjk)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
