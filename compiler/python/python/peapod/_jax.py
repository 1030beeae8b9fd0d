"""From functions of JAX to StableHLO, and between trees of arrays and lists of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from peapod import _peapod


@dataclass(frozen=True)
class Trees:
    """How arguments and results of a function are trees of arrays."""

    arguments: Any
    results: Any
    kept: tuple[int, ...]
    """Positions of the arrays that the program takes: JAX leaves out those that nothing reads."""

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The arrays that the program takes, in order."""
        import jax

        leaves, found = jax.tree_util.tree_flatten((args, kwargs))
        if found != self.arguments:
            message = f"expected arguments {self.arguments}, found {found}"
            help = "give arguments of the structure that the function was compiled with"
            raise _peapod.error("E0107", message, help)
        return [leaves[index] for index in self.kept]

    def unflatten(self, arrays: list[Any]) -> Any:
        """Results as the function returns them."""
        import jax

        return jax.tree_util.tree_unflatten(self.results, arrays)


def lowered(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What ``jax.jit(function).lower(…)`` makes; what is lowered already stays as it is."""
    if hasattr(function, "as_text"):
        if args or kwargs:
            message = "what is lowered takes no arguments to be compiled"
            raise _peapod.error("E1010", message, "leave the arguments out")
        return function
    if callable(function):
        jitted = function if hasattr(function, "trace") else _jax().jit(function)
        # For CPUs, whose form of every op the compiler reads, also where JAX has other devices; no
        # device is needed for the shardings of an abstract mesh.
        return jitted.trace(*args, **kwargs).lower(lowering_platforms=("cpu",))
    message = f"expected a function of JAX, or the path of a model, found {type(function)}"
    help = "give a function, jax.jit of one, what its .lower(…) returned, or a path"
    raise _peapod.error("E0103", message, help)


def _jax() -> Any:
    try:
        import jax
    except ImportError:
        message = "functions need the package jax, which is not installed"
        raise _peapod.error("E0512", message, "pip install jax") from None
    return jax


def program(made: Any) -> tuple[str, str, bytes]:
    """Name, format and text of what was lowered, with the names of its arguments."""
    text = made.as_text(debug_info=True)
    named = re.search(r"^module @(?:jit_)?(\w+)", text, re.MULTILINE)
    return (named[1] if named else "program", "mlir", text.encode())


def trees(made: Any) -> Trees | None:
    """The structure of arguments and results, where what was lowered tells it."""
    arguments = getattr(made, "in_tree", None)
    results = getattr(made, "out_tree", None)
    if arguments is None or results is None:
        return None
    lowering = getattr(made, "_lowering", None)
    kept = getattr(lowering, "compile_args", {}).get("kept_var_idx")
    every = range(arguments.num_leaves)
    return Trees(arguments, results, tuple(every if kept is None else sorted(kept)))
