"""What a model is here, and its training step."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp

from .parts import layer, shape


@dataclass
class Workload:
    """A model at its published size, as shapes."""

    name: str
    """Shapes of what is trained, by name."""
    parameters: Any
    """Shapes of the data of a step, by name; the first dimension is the batch."""
    batch: dict[str, Any]
    """`loss(parameters, **batch)`; with `moving`, also the new moving averages."""
    loss: Callable
    optimizer: Any
    """Samples of a step."""
    samples: int
    """The published number of parameters, and where it is from."""
    published: int
    source: str
    """Shapes of moving averages, which `loss` takes as `moving`; none for most models."""
    moving: Any = None
    """Names of parameters that are not trained."""
    frozen: tuple[str, ...] = ()
    """What one sample is."""
    sample: str = "sample"
    """Other things worth a line."""
    notes: list[str] = field(default_factory=list)

    def count(self):
        """Number of parameters."""
        return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(self.parameters))

    def trained(self, parameters):
        """Those of the parameters that are trained."""
        return {name: value for name, value in parameters.items() if name not in self.frozen}

    def step(self):
        """The training step and the shapes of its arguments: the first two are replaced."""
        state = {"optimizer": self.optimizer.state(self.trained(self.parameters))}
        if self.moving is not None:
            state["moving"] = self.moving
        names = list(self.batch)

        def step(parameters, state, learning_rate, *data):
            batch = dict(zip(names, data))
            if self.moving is not None:
                batch["moving"] = state["moving"]
            fixed = {name: parameters[name] for name in self.frozen}
            trained = self.trained(parameters)
            loss = lambda trained: self.loss(trained | fixed, **batch)
            with_moving = self.moving is not None
            value, gradients = jax.value_and_grad(loss, has_aux=with_moving)(trained)
            kept = {}
            if with_moving:
                value, kept["moving"] = value
            with layer("optimizer"):
                trained, kept["optimizer"] = self.optimizer.update(
                    trained, gradients, state["optimizer"], learning_rate
                )
            return trained | fixed, kept, value

        arguments = (self.parameters, state, shape(dtype=jnp.float32), *self.batch.values())
        return step, arguments

    def argument_names(self):
        """Names of the arguments that no result replaces, in order."""
        return ["learning_rate", *self.batch]
