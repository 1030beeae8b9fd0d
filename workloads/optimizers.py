"""Weight updates: f32 parameters and state, one function of the text per shape of parameter.

An optimizer is `state(parameters)`, the shapes of what it keeps, and `update(parameters, gradients,
state, learning_rate)`, which yields new parameters and new state.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from .parts import compact, shape

F32 = jnp.float32


def _norm(x):
    return jnp.sqrt((x * x).sum())


def _mapped(update, parameters, *others):
    """Updates every parameter; yields a tree per result of `update`."""
    leaves, structure = jax.tree.flatten(parameters)
    others = [jax.tree.leaves(other) for other in others]
    results = [update(*values) for values in zip(leaves, *others)]
    return [structure.unflatten(column) for column in zip(*results)]


def _with_momentum(one, parameters, gradients, state, rate):
    """Updates every parameter and its momentum."""
    each = lambda w, g, m: one(w, g, m, rate)
    parameters, momentum = _mapped(each, parameters, gradients, state["momentum"])
    return parameters, {"momentum": momentum}


def _like(parameters):
    return jax.tree.map(lambda p: shape(*p.shape), parameters)


@dataclass(frozen=True)
class Momentum:
    """Gradient descent with momentum; decay is added to gradients of tensors of rank 2 and more, and
    gradients of vectors count `vectors` times."""

    momentum: float = 0.9
    decay: float = 0.0
    vectors: float = 1.0

    def state(self, parameters):
        return {"momentum": _like(parameters)}

    def update(self, parameters, gradients, state, rate):
        @compact
        def one(w, g, m, rate):
            if w.ndim > 1:
                g = g + self.decay * w
            elif self.vectors != 1:
                g = self.vectors * g
            m = self.momentum * m + g
            return w - rate * m, m

        return _with_momentum(one, parameters, gradients, state, rate)


@dataclass(frozen=True)
class Lars:
    """LARS with unscaled momentum (arXiv 1909.09756); vectors have momentum alone."""

    momentum: float = 0.9
    decay: float = 1e-4
    trust: float = 0.001
    epsilon: float = 0.0

    def state(self, parameters):
        return {"momentum": _like(parameters)}

    def update(self, parameters, gradients, state, rate):
        @compact
        def one(w, g, m, rate):
            if w.ndim > 1:
                length, slope = _norm(w), _norm(g)
                ratio = self.trust * length / (slope + self.decay * length + self.epsilon)
                usable = (length > 0) & (slope > 0)
                rate = rate * jnp.where(usable, ratio, F32(1.0))
                g = g + self.decay * w
            m = self.momentum * m + g
            return w - rate * m, m

        return _with_momentum(one, parameters, gradients, state, rate)


@dataclass(frozen=True)
class Adam:
    """Adam with bias correction; `step` counts updates."""

    b1: float = 0.9
    b2: float = 0.98
    epsilon: float = 1e-9

    def state(self, parameters):
        return {"m": _like(parameters), "step": shape(dtype=jnp.int32), "v": _like(parameters)}

    def update(self, parameters, gradients, state, rate):
        step = state["step"] + 1
        count = step.astype(F32)
        rate = rate * jnp.sqrt(1 - F32(self.b2) ** count) / (1 - F32(self.b1) ** count)

        @compact
        def one(w, g, m, v, rate):
            m = self.b1 * m + (1 - self.b1) * g
            v = self.b2 * v + (1 - self.b2) * g * g
            return w - rate * m / (jnp.sqrt(v) + self.epsilon), m, v

        each = lambda w, g, m, v: one(w, g, m, v, rate)
        parameters, m, v = _mapped(each, parameters, gradients, state["m"], state["v"])
        return parameters, {"m": m, "step": step, "v": v}


@dataclass(frozen=True)
class Lamb:
    """LAMB; vectors have neither decay nor a ratio of norms."""

    b1: float = 0.9
    b2: float = 0.999
    epsilon: float = 1e-6
    decay: float = 0.01

    def state(self, parameters):
        return {"m": _like(parameters), "step": shape(dtype=jnp.int32), "v": _like(parameters)}

    def update(self, parameters, gradients, state, rate):
        step = state["step"] + 1
        count = step.astype(F32)
        corrections = (1 / (1 - F32(self.b1) ** count), 1 / (1 - F32(self.b2) ** count))

        @compact
        def one(w, g, m, v, rate, first, second):
            m = self.b1 * m + (1 - self.b1) * g
            v = self.b2 * v + (1 - self.b2) * g * g
            change = m * first / (jnp.sqrt(v * second) + self.epsilon)
            if w.ndim > 1:
                change = change + self.decay * w
                length, slope = _norm(w), _norm(change)
                ratio = jnp.where((length > 0) & (slope > 0), length / slope, F32(1.0))
                rate = rate * ratio
            return w - rate * change, m, v

        each = lambda w, g, m, v: one(w, g, m, v, rate, *corrections)
        parameters, m, v = _mapped(each, parameters, gradients, state["m"], state["v"])
        return parameters, {"m": m, "step": step, "v": v}


@dataclass(frozen=True)
class Adafactor:
    """Adafactor without momentum: second moments of matrices as means of rows and columns.

    The mean over columns is of the last dimension, that over rows of the one before it; vectors have
    a second moment of their own.
    """

    decay: float = 0.99
    epsilon: float = 1e-30
    clip: float = 1.0

    def state(self, parameters):
        rows = lambda p: shape(*p.shape[:-1])
        columns = lambda p: shape(*p.shape[:-2], *p.shape[-1:]) if len(p.shape) > 1 else shape()
        either = lambda p: rows(p) if len(p.shape) > 1 else shape(*p.shape)
        return {
            "columns": jax.tree.map(columns, parameters),
            "rows": jax.tree.map(either, parameters),
        }

    def update(self, parameters, gradients, state, rate):
        mix = lambda old, new: F32(self.decay) * old + F32(1 - self.decay) * new

        @compact
        def one(w, g, rows, columns, rate):
            square = g * g + F32(self.epsilon)
            if w.ndim > 1:
                rows, columns = mix(rows, square.mean(-1)), mix(columns, square.mean(-2))
                share = rows / rows.mean(-1, keepdims=True)
                change = g * jax.lax.rsqrt(share)[..., None] * jax.lax.rsqrt(columns)[..., None, :]
            else:
                rows = mix(rows, square)
                change = g * jax.lax.rsqrt(rows)
            size = jnp.sqrt((change * change).mean())
            return w - rate * change / jnp.maximum(F32(1), size / F32(self.clip)), rows, columns

        each = lambda w, g, rows, columns: one(w, g, rows, columns, rate)
        kept = (state["rows"], state["columns"])
        parameters, rows, columns = _mapped(each, parameters, gradients, *kept)
        return parameters, {"columns": columns, "rows": rows}
