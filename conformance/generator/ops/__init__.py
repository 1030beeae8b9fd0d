"""The cases of every operator, one module per family. `FAMILIES` is all there is."""

from . import (
    activation,
    along,
    arithmetic,
    batch_matmul,
    binary,
    branch,
    compare,
    convert,
    convolution,
    fold,
    fully_connected,
    graph,
    lstm,
    movement,
    pool,
    reduction,
    resize,
    shape,
    softmax,
    svdf,
    transpose_conv,
    unary,
    variable,
)

FAMILIES = (
    batch_matmul,
    convolution,
    fold,
    fully_connected,
    svdf,
    transpose_conv,
    lstm,
    variable,
    unary,
    pool,
    reduction,
    resize,
    arithmetic,
    binary,
    compare,
    activation,
    along,
    softmax,
    convert,
    shape,
    movement,
    branch,
    graph,
)


def all_cases():
    """Every case, family by family."""
    return [case for family in FAMILIES for case in family.cases()]


def covers():
    """What the cases of each operator cover, in words."""
    return {op: text for family in FAMILIES for op, text in family.COVERS.items()}
