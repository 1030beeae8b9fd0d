"""The cases of every operator, one module per family. `FAMILIES` is all there is."""

from . import (
    activation,
    arithmetic,
    convert,
    convolution,
    fully_connected,
    graph,
    pool,
    reduction,
    shape,
    softmax,
    svdf,
)

FAMILIES = (
    convolution,
    fully_connected,
    svdf,
    pool,
    reduction,
    arithmetic,
    activation,
    softmax,
    convert,
    shape,
    graph,
)


def all_cases():
    """Every case, family by family."""
    return [case for family in FAMILIES for case in family.cases()]


def covers():
    """What the cases of each operator cover, in words."""
    return {op: text for family in FAMILIES for op, text in family.COVERS.items()}
