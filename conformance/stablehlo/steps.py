"""Writes training steps and forward passes for the test of what replaces what from step to step.

With the versions of requirements.txt, and optax, in a virtual environment:

    python conformance/stablehlo/steps.py

Each case is `steps/NAME.mlir`, as JAX prints it, and an entry of `steps/steps.json`: the arguments of
the first step that the program takes, which result is the loss, and the losses of five steps, each
of which is fed with what the one before returned as the program's author means it.
"""

import json
import pathlib
import re

import jax
import jax.numpy as jnp
import numpy as np
import optax

FOLDER = pathlib.Path(__file__).parent / "steps"
STEPS = 5
RATE = 0.05
BATCH, WIDTH, HIDDEN, CLASSES = 16, 3, 4, 2


def params(seed=0):
    random = np.random.RandomState(seed)
    return {
        "w1": jnp.array(random.randn(WIDTH, HIDDEN) * 0.3, jnp.float32),
        "b1": jnp.zeros(HIDDEN),
        "w2": jnp.array(random.randn(HIDDEN, CLASSES) * 0.3, jnp.float32),
    }


def forward(p, x):
    return jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"]


def loss(p, x, y):
    return jnp.mean((forward(p, x) - y) ** 2)


RANDOM = np.random.RandomState(1)
X = jnp.array(RANDOM.randn(BATCH, WIDTH), jnp.float32)
Y = jnp.array(RANDOM.randn(BATCH, CLASSES), jnp.float32)
CASES = {}


def case(name, step, args, loss_at, feed, donated=(), names=False):
    """Lowers a step and records its losses; `feed` makes the next arguments from these and results."""
    lowered = jax.jit(step, donate_argnums=donated, keep_unused=False).lower(*args)
    # Without the folders that the libraries are installed in.
    text = re.sub(r'loc\("[^"]*/([^/"]+)"', r'loc("\1"', lowered.as_text(debug_info=names))
    (FOLDER / f"{name}.mlir").write_text(text)
    kept = sorted(lowered._lowering.compile_args["kept_var_idx"])
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(args)]
    run, losses = jax.jit(step), []
    before = sum(len(jax.tree.leaves(part)) for part in run(*args)[:loss_at])
    for _ in range(STEPS):
        results = run(*args)
        losses.append(float(np.asarray(jax.tree.leaves(results[loss_at])[0]).item()))
        args = feed(args, results)
    inputs = [leaves[index].ravel().tolist() for index in kept]
    CASES[name] = {"inputs": inputs, "loss": before, "losses": losses}


def optimizer(name, transform, order, donate, names):
    """A step that returns parameters, state and loss in some order."""
    p = params()
    state = transform.init(p)

    def step(params, state, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        updates, state = transform.update(gradients, state, params)
        new = {"p": optax.apply_updates(params, updates), "s": state, "l": value}
        return tuple(new[part] for part in order)

    def feed(args, results):
        return (results[order.index("p")], results[order.index("s")], *args[2:])

    donated = (0, 1) if donate else ()
    case(name, step, (p, state, X, Y), order.index("l"), feed, donated, names)


def optimizers():
    names = (
        "sgd adam adamw adafactor lamb lars lion rmsprop adagrad adadelta adabelief nadam radam yogi "
        "novograd adamax amsgrad fromage sm3"
    ).split()
    transforms = {name: getattr(optax, name)(RATE) for name in names}
    transforms["momentum"] = optax.sgd(RATE, momentum=0.9)
    transforms["clipped"] = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(RATE))
    transforms["scheduled"] = optax.adam(optax.cosine_decay_schedule(RATE, 100))
    transforms["factored"] = optax.adafactor(RATE, min_dim_size_to_factor=2)
    for index, (name, transform) in enumerate(transforms.items()):
        order = ["psl", "lps", "spl"][index % 3]
        optimizer(name, transform, order, donate=index % 4 == 1, names=index % 2 == 0)
    optimizer("adafactor_bare", transforms["adafactor"], "psl", False, False)
    optimizer("adam_loss_first_bare", transforms["adam"], "lps", False, False)
    optimizer("momentum_donated", transforms["momentum"], "psl", True, False)


def descend(params, gradients):
    return jax.tree.map(lambda a, b: a - RATE * b, params, gradients)


def others():
    p, keep = params(), lambda args, results: args

    def rate(params, rate, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return jax.tree.map(lambda a, b: a - rate * b, params, gradients), value

    case("rate", rate, (p, jnp.float32(RATE), X, Y), 1, lambda a, r: (r[0], *a[1:]))

    def key(params, key, x, y):
        key, mine = jax.random.split(key)
        mask = jax.random.bernoulli(mine, 0.5, x.shape)
        value, gradients = jax.value_and_grad(loss)(params, x * mask, y)
        return descend(params, gradients), key, value

    args = (p, jax.random.PRNGKey(0), X, Y)
    case("key", key, args, 2, lambda a, r: (r[0], r[1], *a[2:]))
    case("key_named", key, args, 2, lambda a, r: (r[0], r[1], *a[2:]), names=True)

    def average(mean, params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        new = descend(params, gradients)
        mean = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, mean, new)
        return new, mean, value, loss(mean, x, y)

    case("average", average, (p, p, X, Y), 2, lambda a, r: (r[1], r[0], *a[2:]))

    def gradients_too(params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return gradients, descend(params, gradients), value

    case("gradients_too", gradients_too, (p, X, Y), 2, lambda a, r: (r[1], *a[1:]))

    def predictions(params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return descend(params, gradients), forward(params, x), value

    case("predictions", predictions, (p, X, Y), 2, lambda a, r: (r[0], *a[1:]))

    def twins(a, b, x, y):
        both = lambda a, b: loss(a, x, y) + 2 * loss(b, x, y)
        value, (da, db) = jax.value_and_grad(both, argnums=(0, 1))(a, b)
        return descend(b, db), descend(a, da), value

    args = (p, params(3), X, Y)
    case("twins", twins, args, 2, lambda a, r: (r[1], r[0], *a[2:]))
    case("twins_named", twins, args, 2, lambda a, r: (r[1], r[0], *a[2:]), names=True)

    def scaled(params, scale, x, y):
        value, gradients = jax.value_and_grad(lambda p: loss(p, x, y) * scale)(params)
        return jax.tree.map(lambda a, b: a - RATE * b / scale, params, gradients), scale * 1.5, value

    case("scaled", scaled, (p, jnp.float32(2), X, Y), 2, lambda a, r: (r[0], r[1], *a[2:]))

    def losses(params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return {"loss": value, "twice": 2 * value}, descend(params, gradients)

    case("losses", losses, (p, X, Y), 0, lambda a, r: (r[1], *a[1:]))
    # Forward passes: nothing replaces anything, whatever the types say.
    square = jnp.array(np.random.RandomState(2).randn(WIDTH, WIDTH), jnp.float32)

    def residual(w, x):
        y = x + jnp.tanh(x @ w)
        return y, jnp.mean(y)

    case("residual", residual, (square, X), 1, keep)
    batch = jnp.array(np.random.RandomState(3).randn(WIDTH, WIDTH), jnp.float32)
    case("batch_like_parameters", residual, (square, batch), 1, keep)

    def unused(params, extra, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return value, descend(params, gradients)

    case("unused", unused, (p, params(4), X, Y), 0, lambda a, r: (r[1], *a[1:]))

    def metrics(params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        norm = jnp.sqrt(sum(jnp.sum(g**2) for g in jax.tree.leaves(gradients)))
        return value, norm, descend(params, gradients), jnp.float32(RATE)

    case("metrics", metrics, (p, X, Y), 0, lambda a, r: (r[2], *a[1:]), donated=(0,))


def both(name, step, args, loss_at, feed):
    """With the names of arguments and without."""
    for names in (True, False):
        case(name + "_named" * names, step, args, loss_at, feed, names=names)


def gradients_and_copies():
    """Results that have the structure of the parameters, but do not replace them, and the like."""
    p, keep = params(), lambda args, results: args
    both("gradients", jax.value_and_grad(loss), (p, X, Y), 0, keep)

    def penalty(params, x, y):
        return loss(params, x, y) + 0.5 * sum(jnp.sum(a * a) for a in params.values())

    both("penalty", jax.value_and_grad(penalty), (p, X, Y), 0, keep)

    def product(params, tangent, x, y):
        gradient = lambda p: jax.grad(penalty)(p, x, y)
        one, two = jax.jvp(gradient, (params,), (tangent,))
        return one, two, loss(params, x, y)

    both("product", product, (p, params(3), X, Y), 2, keep)

    def heavy(params, previous, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        pull = lambda a, b, g: a - RATE * g + 0.5 * (a - b)
        return jax.tree.map(pull, params, previous, gradients), params, value

    both("heavy", heavy, (p, params(3), X, Y), 2, lambda a, r: (r[0], r[1], *a[2:]))

    def mean_of_gradients(params, mean, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        mean = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, mean, params)
        return value + loss(mean, x, y), gradients, mean

    args = (p, params(3), X, Y)
    both("mean_of_gradients", mean_of_gradients, args, 0, lambda a, r: (a[0], r[2], *a[2:]))

    def accumulated(params, total, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return jax.tree.map(lambda a, b: a + b, total, gradients), value + loss(total, x, y)

    args = (p, params(3), X, Y)
    both("accumulated", accumulated, args, 1, lambda a, r: (a[0], r[0], *a[2:]))

    def hard_copy(params, target, x, y):
        aim = lambda p: jnp.mean((forward(p, x) - 0.9 * forward(target, x) - y) ** 2)
        value, gradients = jax.value_and_grad(aim)(params)
        new = descend(params, gradients)
        return new, new, value

    both("hard_copy", hard_copy, (p, params(3), X, Y), 2, lambda a, r: (r[0], r[1], *a[2:]))
    squares = [jnp.array(np.random.RandomState(i).randn(WIDTH, WIDTH), jnp.float32) for i in (5, 6)]

    def swapped(layers, x, y):
        aim = lambda layers: jnp.mean((jnp.tanh(x @ layers[0]) @ layers[1] - y) ** 2)
        value, gradients = jax.value_and_grad(aim)(layers)
        return descend(layers, gradients)[::-1], value

    both("swapped", swapped, (squares, X, X + 1), 1, lambda a, r: (r[0], *a[1:]))

    def block(state, w):
        hidden = state["h"] + jnp.tanh(state["h"] @ w)
        return {"h": hidden, "m": state["m"] + hidden}, jnp.mean(hidden, axis=(0, 1), keepdims=True)

    both("block", block, ({"h": X, "m": X}, squares[0]), 1, keep)

    def adapted(params, x, y):
        return descend(params, jax.grad(loss)(params, x, y)), jnp.reshape(loss(params, x, y), (1,))

    both("adapted", adapted, (p, X, Y), 1, lambda a, r: (r[0], *a[1:]))

    def decayed(params, x, y):
        value, gradients = jax.value_and_grad(loss)(params, x, y)
        return jax.tree.map(lambda a, b: 0.99 * a - RATE * b, params, gradients), value

    both("decayed", decayed, (p, X, Y), 1, lambda a, r: (r[0], *a[1:]))

    def recurrent(p, hidden, x):
        hidden = jnp.tanh(hidden @ p["h"] + x @ p["x"])
        return hidden, jnp.mean(hidden)

    layers = {"h": squares[0], "x": squares[1]}
    both("recurrent", recurrent, (layers, X, X + 1), 1, lambda a, r: (a[0], r[0], a[2]))

    def statistics(params, seen, x, y):
        new = {"mean": x.mean(0), "var": x.var(0)}
        aim = lambda p: loss(p, (x - seen["mean"]) / jnp.sqrt(seen["var"] + 0.1), y)
        value, gradients = jax.value_and_grad(aim)(params)
        seen = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, seen, new)
        return descend(params, gradients), seen, value

    seen = {"mean": jnp.zeros(WIDTH), "var": jnp.ones(WIDTH)}
    both("statistics", statistics, (p, seen, X, Y), 2, lambda a, r: (r[0], r[1], *a[2:]))

    def scanned(params, xs, ys):
        def body(params, batch):
            value, gradients = jax.value_and_grad(loss)(params, *batch)
            return descend(params, gradients), value

        params, values = jax.lax.scan(body, params, (xs, ys))
        return params, values[-1]

    args = (p, jnp.stack([X, X + 1]), jnp.stack([Y, Y]))
    both("scanned", scanned, args, 1, lambda a, r: (r[0], *a[1:]))


def recommender():
    """Tables of embeddings of several sizes, their products, and layers of several widths, as DLRM."""
    random, rows, width, dense = np.random.RandomState(7), (20, 12, 28), 4, 6

    def weights(*shape):
        return jnp.array(random.randn(*shape) / np.sqrt(shape[0]), jnp.float32)

    pairs = len(rows) * (len(rows) + 1) // 2
    p = {
        "tables": [weights(count, width) for count in rows],
        "bottom": [weights(dense, 8), weights(8, width)],
        "top": [weights(width + pairs, 8), weights(8, 4), weights(4, 1)],
    }

    def aim(p, x, ids, clicked):
        with jax.named_scope("bottom"):
            for w in p["bottom"]:
                x = jax.nn.relu(x @ w)
        with jax.named_scope("tables"):
            all = jnp.stack([x] + [table[ids[:, i]] for i, table in enumerate(p["tables"])], 1)
        with jax.named_scope("products"):
            one, other = np.tril_indices(len(rows) + 1, -1)
            products = jnp.einsum("bie,bje->bij", all, all)[:, one, other]
            y = jnp.concatenate([x, products], 1)
        with jax.named_scope("top"):
            first, second, last = p["top"]
            y = (jax.nn.relu(jax.nn.relu(y @ first) @ second) @ last)[:, 0]
        return jnp.mean(jnp.maximum(y, 0) - y * clicked + jnp.log1p(jnp.exp(-jnp.abs(y))))

    def step(p, seen, x, ids, clicked):
        value, gradients = jax.value_and_grad(aim)(p, x, ids, clicked)
        seen = jax.tree.map(lambda a, g: a + g * g, seen, gradients)
        new = jax.tree.map(lambda a, g, s: a - RATE * g / jnp.sqrt(s + 1e-3), p, gradients, seen)
        return new, seen, value

    x = jnp.array(random.randn(BATCH, dense), jnp.float32)
    ids = jnp.stack([jnp.array(random.randint(0, count, BATCH), jnp.int32) for count in rows], 1)
    clicked = jnp.array(random.randint(0, 2, BATCH), jnp.float32)
    args = (p, jax.tree.map(jnp.zeros_like, p), x, ids, clicked)
    case("recommender", step, args, 2, lambda a, r: (r[0], r[1], *a[2:]), (0, 1), True)


FOLDER.mkdir(exist_ok=True)
optimizers()
others()
gradients_and_copies()
recommender()
(FOLDER / "steps.json").write_text(json.dumps(CASES, separators=(",", ":")) + "\n")
print(f"{len(CASES)} cases")
