"""Random trials of what must always hold: `python -m tests.proof [PART ...] [--count N] [--seed S]`.

A part is a module of this folder with `faults(count, seed)`: it makes `count` trials from the seed and yields one
sentence for each promise that is broken, with what is needed to see it again. The suite runs a small sample of each.
"""
