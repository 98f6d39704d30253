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
}
