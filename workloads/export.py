"""Writes a training step as StableHLO.

    python -m workloads.export resnet50 --batch 4096 [-o step.mlir]

No tensor is ever made: JAX lowers the step from shapes. The text is for one device that has all the
data; `peapod compile` cuts it. Run from the folder above this one.
"""

import argparse
import importlib
import re
import sys
from collections import Counter
from pathlib import Path

import jax

from . import flops
from .parts import Numerics

MODELS = ("resnet50", "bert", "transformer", "ssd", "gnmt", "micro_case", "mask_rcnn", "dense_lm")
MODELS += ("dlrm", "moe")
# `#loc7 = loc("jit(step)/jvp(layer3)/add"(#loc5))`, but for places in files.
NAMED = re.compile(r'^(#loc\d+) = loc\("([^"]*)"[()]', re.MULTILINE)
LOCATION = re.compile(r' loc\((?:(#loc\d*)|unknown|"[^"]*"(?:\(#loc\d*\))?)\)')
# `einsum` names a layer by its terms.
TERMS = re.compile(r"[^/()]*->[^/()]*/")
# Names that tell no layer: an op of the step, or of a function that is called.
UNLAYERED = re.compile(r"(jit\(\w*\)/|jvp\(\)/|transpose\(jvp\(\)\)/)*[^/]*")
TENSOR = re.compile(r"tensor<[a-z0-9]+>")


def text_of(workload):
    """The step as text, whose data go by their names."""
    step, arguments = workload.step()
    jitted = jax.jit(step, donate_argnums=(0, 1), keep_unused=True)
    lowered = jitted.trace(*arguments).lower(lowering_platforms=("tpu",))
    text = _located(lowered.as_text(debug_info=True))
    first = len(jax.tree.leaves(arguments[:2]))
    return _shortened(_named(text, first, workload.argument_names()))


def _located(text):
    """The text with no location but names of ops that tell a layer, and no places in files."""
    names = {alias: TERMS.sub("", name) for alias, name in NAMED.findall(text)}
    names = {alias: name for alias, name in names.items() if not UNLAYERED.fullmatch(name)}
    used = {}

    def kept(found):
        name = names.get(found[1])
        return f" loc(#l{used.setdefault(name, len(used))})" if name else ""

    lines = [LOCATION.sub(kept, line) for line in text.splitlines() if not line.startswith("#loc")]
    lines += [f'#l{index} = loc("{name}")' for name, index in used.items()]
    return "\n".join(lines) + "\n"


def _named(text, first, names):
    """Gives the arguments of `main` from `first` on their names."""
    start = text.index("func.func public @main(")
    end = text.index("\n  }\n", start)
    renamed = {f"%arg{first + index}": f"%{name}" for index, name in enumerate(names)}
    main = re.sub(r"%arg\d+\b", lambda it: renamed.get(it[0], it[0]), text[start:end])
    return text[:start] + main + text[end:]


def _shortened(text):
    """Gives types that are written more than once a short name."""
    counts = Counter(TENSOR.findall(text))
    often = [ty for ty, count in counts.most_common() if count > 2]
    names = {ty: f"!t{index}" for index, ty in enumerate(often)}
    body = TENSOR.sub(lambda it: names.get(it[0], it[0]), text)
    return "".join(f"{name} = {ty}\n" for ty, name in names.items()) + body


def describe(workload):
    """What the table of the README says of a model."""
    step, arguments = workload.step()
    count = workload.count()
    lines = [f"{workload.name}: {count:,} parameters"]
    if count != workload.published:
        raise SystemExit(f"{lines[0]}, but published are {workload.published:,}: {workload.source}")
    lines[0] += f", as published: {workload.source}"
    operations = flops.of(step, arguments)
    lines.append(f"{operations / workload.samples / 1e9:.3f} GFLOP per {workload.sample} in a step")
    return "\n".join(lines + workload.notes)


def parsed(words):
    parser = argparse.ArgumentParser(prog="workloads.export", description=__doc__)
    models = parser.add_subparsers(dest="model", required=True)
    for name in MODELS:
        module = importlib.import_module(f".{name}", __package__)
        model = models.add_parser(name, description=module.__doc__)
        model.set_defaults(module=module)
        model.add_argument("-o", "--output", type=Path, help="file for the text")
        model.add_argument("--compute", default="bfloat16", help="dtype of products")
        model.add_argument(
            "--gradients",
            default="bfloat16",
            choices=("bfloat16", "float32"),
            help="dtype in which gradients leave the products that make them, and are summed",
        )
        module.options(model)
    return parser.parse_args(words)


def main(words=None):
    arguments = parsed(words)
    numerics = Numerics(compute=arguments.compute, gradient=arguments.gradients)
    workload = arguments.module.workload(arguments, numerics)
    print(describe(workload), file=sys.stderr)
    text = text_of(workload)
    if arguments.output:
        arguments.output.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
