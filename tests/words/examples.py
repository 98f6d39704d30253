"""Which checked example each example of a rulebook was drawn from: clause -> ids in the game's `cases.json`."""

EXAMPLES: dict[str, dict[str, tuple[str, ...]]] = {
    "penniless-and-insane": {
        "PI-4.3": ("PI-h02",),
        "PI-4.4": ("PI-h06",),
        "PI-4.5": ("PI-h03",),
        "PI-4.6": ("PI-h04",),
        "PI-6.2": ("PI-h09", "PI-h10"),
        "PI-6.4": ("PI-h11",),
        "PI-7.2": ("PI-h16",),
    },
    "lost-starship": {
        "LS-3.1": ("ls-h-02",),
        "LS-3.4": ("ls-h-04",),
        "LS-3.5": ("ls-h-01", "LS-x01"),
        "LS-5.2": ("ls-h-10",),
        "LS-5.3": ("ls-h-11",),
    },
    "fifty-k": {
        "FK-3.2": ("FK-r01",),
        "FK-3.4": ("FK-p01",),
        "FK-3.7": ("FK-p02",),
        "FK-4.4": ("FK-c01",),
        "FK-4.6": ("FK-c02",),
        "FK-4.9": ("FK-c03", "FK-c05"),
        "FK-4.10": ("FK-c04",),
        "FK-4.13": ("FK-e01",),
        "FK-5.2": ("FK-b04",),
        "FK-5.3": ("FK-b03",),
        "FK-6.5": ("FK-s03",),
        "FK-6.7": ("FK-s05",),
        "FK-6.9": ("FK-x10",),
        "FK-7.2": ("FK-s01",),
        "FK-7.5": ("FK-s02",),
        "FK-8.5": ("FK-m01",),
    },
}
