"""Peapod, a model compiler with two ends.

For pods of accelerators, from JAX or from StableHLO::

    import peapod

    step = peapod.compile(train_step, params, batch, target="tpu-v3-512")
    print(step.simulate().step_seconds)

For microcontrollers, from LiteRT, Keras or PyTorch::

    model = peapod.micro.compile("model.tflite", target="mps2-an386")
    scores, = model.run(image)

Every option of the command ``peapod`` is a keyword: ``--mesh data=2,model=4`` is
``mesh={"data": 2, "model": 4}``, ``--deny-replication`` is ``deny_replication=True``.
What fails raises :class:`peapod.Error`.
"""

from peapod import micro
from peapod._errors import Error, Warning
from peapod._peapod import __version__
from peapod._pod import (
    Candidate,
    Compiled,
    Memory,
    Port,
    SearchResult,
    Simulation,
    compile,
    load,
    search,
    simulate,
)

__all__ = [
    "Candidate",
    "Compiled",
    "Error",
    "Memory",
    "Port",
    "SearchResult",
    "Simulation",
    "Warning",
    "__version__",
    "compile",
    "load",
    "micro",
    "search",
    "simulate",
]
