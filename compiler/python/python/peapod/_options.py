"""Keywords as options of the command."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from peapod import _peapod

SWITCHES = frozenset(
    {"join_kernels", "overlap", "split_parameters", "weight_update_sharding"}
)
"""Options that are on or off, where others are there or not."""

_RESULTS = {
    "chakra": "the command writes traces: `peapod simulate --chakra`",
    "custom_ops": "the command takes custom operators: `peapod compile --custom-ops`",
    "explain": "call `.explain(name)` of what was compiled",
    "explain_plan": "the command draws plans: `peapod compile --explain-plan`",
    "help": "run `peapod compile --help`, or call `help(peapod)`",
    "html": "call `.to_html()` of the simulation",
    "max_memory": "limit the memory of the process",
    "message_format": "catch `peapod.Error`, which has `.code`, `.help` and `.file`",
    "op_times_template": "the command writes it: `peapod simulate --op-times-template`",
    "output": "call `.save(path)` or `.write(folder)` of what was compiled",
    "report": "read `.report` of the result",
    "share_arena": "the command compiles several models: `peapod compile --share-arena`",
    "trace": "the command writes traces: `peapod simulate --trace`",
}


def words(target: str | os.PathLike[str], options: Mapping[str, Any]) -> list[str]:
    """The words of the command for a target and keywords."""
    line = [f"--target={os.fspath(target)}"]
    for name, value in options.items():
        if name in _RESULTS:
            message = f"`{name}` is for files and terminals, not for Python"
            raise _peapod.error("E1010", message, _RESULTS[name])
        line += _option(name, value)
    return line


def _option(name: str, value: Any) -> list[str]:
    option = "--" + name.replace("_", "-")
    if value is None:
        return []
    if isinstance(value, bool):
        if name in SWITCHES:
            return [f"{option}={'on' if value else 'off'}"]
        return [option] if value else []
    if name in ("mesh", "axes") and not isinstance(value, str):
        return [f"{option}={_mesh(value)}"]
    if name == "sweep" and not isinstance(value, str):
        first, last = value
        return [f"{option}=cores={first}..{last}"]
    if name == "what_if":
        changes = [value] if isinstance(value, (str, Mapping)) else value
        return [f"{option}={_change(it)}" for it in changes]
    if isinstance(value, Mapping):
        return [f"{option}={key}={_text(it)}" for key, it in value.items()]
    if isinstance(value, (list, tuple)):
        return [f"{option}={_text(it)}" for it in value]
    return [f"{option}={_text(value)}"]


def _mesh(axes: Any) -> str:
    if isinstance(axes, Mapping):
        return ",".join(f"{name}={size}" for name, size in axes.items())
    return ",".join(str(it) for it in axes)


def _change(change: Any) -> str:
    if not isinstance(change, Mapping):
        return str(change)
    pairs = []
    for name, value in change.items():
        if isinstance(value, bool):
            value = "on" if value else "off"
        value = _mesh(value) if name == "mesh" and not isinstance(value, str) else value
        pairs.append(f"{name}={_text(value)}")
    return ",".join(pairs)


def _text(value: Any) -> str:
    if isinstance(value, os.PathLike):
        return str(os.fspath(value))
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return str(int(value))
    return str(value)
