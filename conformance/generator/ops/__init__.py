"""The cases of every operator, one module per family. `FAMILIES` is all there is."""

from . import (
    activation,
    along,
    arithmetic,
    batch_matmul,
    bidirectional,
    binary,
    branch,
    compare,
    control,
    convert,
    convolution,
    decode,
    detection,
    fold,
    fully_connected,
    graph,
    hybrid,
    hybrid_recurrent,
    lookup,
    lstm,
    movement,
    pool,
    reduction,
    resize,
    scatter,
    shape,
    signal,
    softmax,
    spectrum,
    svdf,
    transpose_conv,
    unary,
    unpooling,
    variable,
)

FAMILIES = (
    batch_matmul,
    bidirectional,
    convolution,
    fold,
    fully_connected,
    hybrid,
    svdf,
    transpose_conv,
    lstm,
    hybrid_recurrent,
    signal,
    variable,
    unary,
    unpooling,
    pool,
    reduction,
    resize,
    scatter,
    arithmetic,
    binary,
    compare,
    activation,
    along,
    softmax,
    spectrum,
    convert,
    shape,
    movement,
    branch,
    control,
    detection,
    decode,
    lookup,
    graph,
)


def all_cases():
    """Every case, family by family."""
    return [case for family in FAMILIES for case in family.cases()]


def covers():
    """What the cases of each operator cover, in words."""
    return {op: text for family in FAMILIES for op, text in family.COVERS.items()}
