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
}
