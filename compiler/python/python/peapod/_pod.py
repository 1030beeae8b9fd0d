"""Programs for pods: compiled, run on virtual devices, simulated, searched for."""

from __future__ import annotations

import html
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from peapod import _arrays, _files, _jax, _options, _peapod

Path = str | os.PathLike[str]
_Model = str | tuple[str, str, bytes]

_ONLY_COMPILED = frozenset({"emit_stablehlo", "emit_ir", "dump"})
"""Options of ``compile`` that say nothing of the program."""


@dataclass(frozen=True)
class Port:
    """An input or output of a program."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    replaces: int | None = None
    """Of an output, the position of the input that it replaces in the next step."""


def _given(
    model: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[_Model, _jax.Trees | None]:
    """A file, or a function of JAX with its arguments, as the native part takes it."""
    if isinstance(model, (str, os.PathLike)):
        if args or kwargs:
            message = "a file takes no arguments to be compiled"
            raise _peapod.error("E1010", message, "leave the arguments out")
        return os.fspath(model), None
    made = _jax.lowered(model, args, kwargs)
    return _jax.program(made), _jax.trees(made)


class Compiled:
    """A program for all devices of a pod. :func:`compile` and :func:`load` make it."""

    report: dict[str, Any]
    """What ``report.json`` of ``peapod compile`` says; of a loaded program nothing."""
    target: str | None
    """The pod that it was compiled for; of a loaded program nothing says so."""

    def __init__(
        self,
        model: _Model,
        target: str | None,
        options: Mapping[str, Any],
        made: tuple[str, str, list[tuple[str, bytes]]],
        trees: _jax.Trees | None,
    ) -> None:
        report, self._text, files = made
        self.report = json.loads(report)
        self.target = target
        self.files: dict[str, bytes] = dict(files)
        self._pod = next(it for name, it in files if name.endswith(".pod"))
        self._model, self._options, self._trees = model, dict(options), trees
        self._opened: tuple[int, dict[str, Any], Callable[..., list[bytes]]] | None = None

    @property
    def pod(self) -> bytes:
        """The program, as a ``.pod`` file holds it."""
        return self._pod

    @property
    def inputs(self) -> list[Port]:
        """What the program takes, in order."""
        return self._ports("inputs")

    @property
    def outputs(self) -> list[Port]:
        """What the program yields, in order."""
        return self._ports("outputs")

    def run(self, *args: Any, steps: int = 1, threads: int = 0, **kwargs: Any) -> Any:
        """Runs steps on virtual devices of this process.

        Takes the arguments of the function, as NumPy or JAX arrays, and returns what it returns,
        with NumPy arrays; of a file, one array for each of :attr:`inputs`, and a list of arrays.
        With ``steps`` results take the place of the arguments that they replace (donated ones)
        from step to step, and those of the last step are returned. ``threads`` are as many as
        there are cores if 0; results do not depend on them.
        """
        ports, run = self._open(threads)
        arrays: Sequence[Any] = args
        if self._trees is not None:
            arrays = self._trees.flatten(args, kwargs)
        elif kwargs:
            message = f"expected no arguments by name, found {', '.join(kwargs)}"
            raise _peapod.error("E0109", message, "give one array for each input, in order")
        files = [
            _arrays.encoded(array, _arrays.dtype(port["dtype"]), f"input `{port['name']}`")
            for array, port in zip(arrays, ports["inputs"], strict=False)
        ]
        # Whatever is too many is counted, and not read.
        files += [b""] * (len(arrays) - len(files))
        made = run(files, steps)
        outputs = [
            _arrays.decoded(file, _arrays.dtype(port["dtype"]))
            for file, port in zip(made, ports["outputs"], strict=True)
        ]
        return outputs if self._trees is None else self._trees.unflatten(outputs)

    def simulate(self, target: Path | None = None, **options: Any) -> Simulation:
        """Predicts a step of this program on its pod, or on another one.

        Keywords are options of ``peapod simulate``; those of the compiler change the program:
        ``what_if=[{"overlap": "off"}, "link_bandwidth=70e9"]``, ``sweep=(16, 8192)``,
        ``grad_dtype="bf16"``.
        """
        wanted = target if target is not None else self.target
        if wanted is None:
            message = "a loaded program does not say for which pod it is simulated"
            raise _peapod.error("E1010", message, 'give target="…"')
        own = {k: v for k, v in self._options.items() if k not in _ONLY_COMPILED}
        return _simulated(self._model, wanted, {**own, **options})

    def explain(self, name: str) -> str:
        """How the values of this name got their shardings, and which products with them are
        computed in another form. ``*`` and ``?`` stand for anything."""
        if self.target is None or not self.report:
            message = "a loaded program does not say how it was sharded"
            raise _peapod.error("E0104", message, "compile the model in this process")
        return _peapod.pod_explain(
            self._model, _options.words(self.target, self._options), name
        )

    def save(self, path: Path) -> None:
        """Writes the program as a ``.pod`` file, for :func:`load` and the command."""
        _files.write(path, self.pod)

    def _open(self, threads: int = 0) -> tuple[dict[str, Any], Callable[..., list[bytes]]]:
        if self._opened is None or self._opened[0] != threads:
            name = self.report.get("model") or "program"
            ports, run = _peapod.pod_open((name, "pod", self.pod), threads)
            self._opened = (threads, json.loads(ports), run)
        return self._opened[1], self._opened[2]

    def _ports(self, which: str) -> list[Port]:
        return [
            Port(it["name"], it["dtype"], tuple(it["shape"]), it["replaces"])
            for it in self._open()[0][which]
        ]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        name, target = self.report.get("model", "loaded"), self.target or "any pod"
        return f"<peapod.Compiled {name} for {target}>"


@dataclass(frozen=True)
class Memory:
    """What is in the memory of a device when it is fullest."""

    per_device_bytes: int
    capacity_bytes: int
    fits: bool
    parts: dict[str, int] = field(default_factory=dict)
    """Bytes by what they are for."""


class Simulation:
    """A predicted step. A notebook shows its page."""

    report: dict[str, Any]
    """What ``peapod simulate --report`` says."""

    def __init__(self, made: tuple[str, str, str]) -> None:
        report, self._text, self._page = made
        self.report = json.loads(report)

    @property
    def step_seconds(self) -> float:
        """Seconds of a step."""
        return float(self.report["step_seconds"])

    @property
    def memory(self) -> Memory:
        """Memory of a device."""
        memory = self.report["memory"]
        return Memory(
            memory["per_device_bytes"],
            memory["capacity_bytes"],
            memory["fits"],
            dict(memory["categories"]),
        )

    @property
    def bounds(self) -> dict[str, float]:
        """Where the time of a core goes, in seconds: what bounds the step."""
        return dict(self.report["core_seconds"])

    @property
    def what_ifs(self) -> dict[str, float | None]:
        """Seconds of a step with each change; None where a change is impossible."""
        changes = self.report.get("what_ifs", [])
        return {it["change"]: it.get("report", {}).get("step_seconds") for it in changes}

    @property
    def sweep(self) -> dict[int, float]:
        """Seconds of a step by the number of devices."""
        return {it["devices"]: it["step_seconds"] for it in self.report.get("sweep", [])}

    def to_html(self) -> str:
        """A page of its own with timeline, roofline, memory and scaling."""
        return self._page

    def _repr_html_(self) -> str:
        page = html.escape(self._page, quote=True)
        frame = 'width="100%" height="720" frameborder="0" sandbox="allow-scripts"'
        return f'<iframe srcdoc="{page}" {frame}></iframe>'

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        ms = self.step_seconds * 1e3
        return f"<peapod.Simulation of {self.report['model']}: a step takes {ms:.4f} ms>"


class Candidate:
    """One way to compile a program that a search has tried and that fits."""

    report: dict[str, Any]
    """What ``peapod search --report`` says of it."""

    def __init__(self, report: dict[str, Any], result: SearchResult) -> None:
        self.report, self._result = report, result

    @property
    def step_seconds(self) -> float:
        """Seconds of a step."""
        return float(self.report["step_seconds"])

    @property
    def memory_bytes(self) -> int:
        """The most bytes at once on a device."""
        return int(self.report["memory_bytes"])

    @property
    def mesh(self) -> dict[str, int]:
        """Axes of its mesh."""
        return {axis["name"]: axis["size"] for axis in self.report["mesh"]}

    @property
    def options(self) -> dict[str, Any]:
        """Keywords for :func:`compile` and :func:`simulate`."""
        return {**self._result._shared(), **_keywords(self.report["arguments"])}

    def compile(self) -> Compiled:
        """Compiles the program so."""
        result = self._result
        return _compiled(result._model, result.target, self.options, result._trees)

    def __repr__(self) -> str:
        mesh = ",".join(f"{name}={size}" for name, size in self.mesh.items())
        return f"<peapod.Candidate {mesh}: {self.step_seconds * 1e3:.4f} ms>"


class SearchResult:
    """What a search has tried."""

    report: dict[str, Any]
    """What ``peapod search --report`` says."""

    def __init__(
        self,
        made: tuple[str, str],
        model: _Model,
        target: str,
        options: Mapping[str, Any],
        trees: _jax.Trees | None,
    ) -> None:
        report, self._text = made
        self.report, self.target = json.loads(report), target
        self._model, self._options, self._trees = model, dict(options), trees
        self.candidates = [Candidate(it, self) for it in self.report["ranked"]]

    @property
    def best(self) -> Candidate:
        """The candidate with the shortest step."""
        return self.candidates[0]

    def _shared(self) -> dict[str, Any]:
        own = {"axes", "budget", "max_candidates", "memory", "threads", "top"}
        own |= {"what_if", "sweep", "overlap", "join_kernels", "strategy", "colours"}
        own |= {"grad_dtype", "gathers_ahead", "iterations", "embedding", "link_bandwidth"}
        own |= {"op_times", "set"}
        return {name: value for name, value in self._options.items() if name not in own}

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<peapod.SearchResult of {len(self.candidates)}, best {self.best!r}>"


def _keywords(arguments: list[str]) -> dict[str, Any]:
    """Words of the command as keywords."""
    keywords: dict[str, Any] = {}
    words = iter(arguments)
    for word in words:
        name = word.removeprefix("--").replace("-", "_")
        if name == "rematerialise":
            keywords[name] = True
        elif name == "shard":
            keywords.setdefault(name, []).append(next(words))
        else:
            keywords[name] = next(words)
    return keywords


def _compiled(
    model: _Model, target: Path, options: Mapping[str, Any], trees: _jax.Trees | None
) -> Compiled:
    made = _peapod.pod_compile(model, _options.words(target, options))
    return Compiled(model, os.fspath(target), options, made, trees)


def _simulated(model: _Model, target: Path, options: Mapping[str, Any]) -> Simulation:
    return Simulation(_peapod.pod_simulate(model, _options.words(target, options)))


def compile(
    model: Any,
    *args: Any,
    target: Path,
    arguments: Mapping[str, Any] | None = None,
    **options: Any,
) -> Compiled:
    """Compiles a function of JAX, or a model in a file, for a pod.

    ``model`` is a function, ``jax.jit`` of one, what its ``.lower(…)`` returned, or the path of a
    file (StableHLO as text or bytecode, a file of ``jax.export``, textual IR). ``args`` are the
    arguments of the function, and ``arguments`` those by name: NumPy or JAX arrays, or
    ``jax.ShapeDtypeStruct``. Shardings of arguments (``NamedSharding``) are those of the program.
    Keywords are options of ``peapod compile``: ``mesh={"data": 2, "model": 4}``,
    ``shard={"*w1*": "-,model"}``, ``pipeline="1f1b"``, ``deny_replication=True``.
    """
    given, trees = _given(model, args, dict(arguments or {}))
    return _compiled(given, target, options, trees)


def simulate(
    model: Any,
    *args: Any,
    target: Path,
    arguments: Mapping[str, Any] | None = None,
    **options: Any,
) -> Simulation:
    """Predicts a step on a pod; takes what :func:`compile` takes, or a ``.pod``, and keywords of
    ``peapod simulate``."""
    given, _ = _given(model, args, dict(arguments or {}))
    return _simulated(given, target, options)


def search(
    model: Any,
    *args: Any,
    target: Path,
    arguments: Mapping[str, Any] | None = None,
    **options: Any,
) -> SearchResult:
    """Looks for the mesh, shardings, pipeline and weight update with the shortest step.

    Takes what :func:`compile` takes, and keywords of ``peapod search``: ``budget=60``,
    ``max_candidates=20``, ``axes=["data", "model=2..16"]``. Ctrl-C ends it with the best so far.
    """
    given, trees = _given(model, args, dict(arguments or {}))
    made = _peapod.pod_search(given, _options.words(target, options))
    return SearchResult(made, given, os.fspath(target), options, trees)


def load(path: Path, target: str | None = None) -> Compiled:
    """Reads a ``.pod`` file. It takes and returns lists of arrays; ``target`` is what
    :meth:`Compiled.simulate` simulates it on."""
    place = os.fspath(path)
    try:
        with open(place, "rb") as file:
            content = file.read()
    except OSError as problem:
        help = "check the path; it is relative to the current folder"
        raise _peapod.error("E0101", f"cannot read {place}: {problem.strerror}", help) from problem
    made = ("{}", "", [("program.pod", content)])
    loaded = Compiled((place, "pod", content), target, {}, made, None)
    # What is wrong with it is said of the file.
    ports, run = _peapod.pod_open(place, 0)
    loaded._opened = (0, json.loads(ports), run)
    return loaded
