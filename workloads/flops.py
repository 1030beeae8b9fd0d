"""Counts the floating-point operations of a function: products and convolutions, nothing else."""

import math

import jax


def of(function, arguments):
    """Operations of a call; a multiplication with an addition is two."""
    return _of_jaxpr(jax.make_jaxpr(function)(*arguments).jaxpr)


def _of_jaxpr(jaxpr):
    return sum(_of_equation(equation) for equation in jaxpr.eqns)


def _of_equation(equation):
    name, parameters = equation.primitive.name, equation.params
    if name == "dot_general":
        (contracted, _), _ = parameters["dimension_numbers"]
        left = equation.invars[0].aval.shape
        terms = math.prod(left[dim] for dim in contracted)
        return 2 * terms * math.prod(equation.outvars[0].aval.shape)
    if name == "conv_general_dilated":
        return _of_convolution(equation)
    times = parameters.get("length", 1) if name == "scan" else 1
    inner = [value for value in jax.tree.leaves(list(parameters.values()), is_leaf=_is_jaxpr)]
    return times * sum(_of_jaxpr(_open(value)) for value in inner if _is_jaxpr(value))


def _is_jaxpr(value):
    return hasattr(value, "eqns") or hasattr(value, "jaxpr")


def _open(value):
    return value if hasattr(value, "eqns") and not hasattr(value, "jaxpr") else value.jaxpr


def _of_convolution(equation):
    """Products of elements that are there: dilation of the base and padding cost nothing."""
    numbers = equation.params["dimension_numbers"]
    x, kernel = (value.aval.shape for value in equation.invars)
    result = equation.outvars[0].aval.shape
    total = 2 * result[numbers.out_spec[0]] * result[numbers.out_spec[1]]
    total *= kernel[numbers.rhs_spec[1]]
    for dim in range(len(x) - 2):
        total *= _pairs(
            x[numbers.lhs_spec[dim + 2]],
            kernel[numbers.rhs_spec[dim + 2]],
            result[numbers.out_spec[dim + 2]],
            equation.params["window_strides"][dim],
            equation.params["padding"][dim][0],
            equation.params["lhs_dilation"][dim],
            equation.params["rhs_dilation"][dim],
        )
    return total


def _pairs(extent, taps, outputs, stride, low, base, dilation):
    """Pairs of an output and a tap that meet an element, along one dimension."""
    found = 0
    for output in range(outputs):
        for tap in range(taps):
            place = output * stride + tap * dilation - low
            found += 0 <= place < (extent - 1) * base + 1 and place % base == 0
    return found
