"""Programs for pods: from JAX and from files; run, simulated, explained, searched for, saved."""

import json

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import peapod
import pytest

POD = "tpu-v3-8"


def loss_of(params, x, labels):
    hidden = jax.nn.relu(x @ params["w1"] + params["b1"])
    scores = jax.nn.log_softmax(hidden @ params["w2"])
    return -jnp.mean(jnp.take_along_axis(scores, labels[:, None], 1))


def step(params, x, labels):
    loss, gradients = jax.value_and_grad(loss_of)(params, x, labels)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, gradients), loss


def arguments():
    random = np.random.default_rng(0)
    params = {
        "w1": random.normal(size=(16, 32)).astype(np.float32) / 4,
        "b1": np.zeros(32, np.float32),
        "w2": random.normal(size=(32, 10)).astype(np.float32) / 6,
    }
    x = random.normal(size=(64, 16)).astype(np.float32)
    return params, x, random.integers(0, 10, 64).astype(np.int32)


def shapes(tree):
    return jax.tree.map(lambda it: jax.ShapeDtypeStruct(it.shape, it.dtype), tree)


@pytest.fixture(scope="module")
def compiled():
    return peapod.compile(jax.jit(step, donate_argnums=0), *arguments(), target=POD)


def close(made, expected):
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, 2e-5, 1e-6), made, expected)


def test_a_step_is_what_jax_computes(compiled):
    params, x, labels = arguments()
    made, loss = compiled.run(params, x, labels)
    assert set(made) == {"b1", "w1", "w2"} and loss.shape == ()
    close((made, loss), step(params, x, labels))
    # JAX arrays, and as a whole the same again.
    again = compiled.run(jax.tree.map(jnp.asarray, params), jnp.asarray(x), jnp.asarray(labels))
    np.testing.assert_array_equal(again[1], loss)


def test_steps_replace_what_is_donated(compiled):
    params, x, labels = arguments()
    made = compiled.run(params, x, labels, steps=10)
    for _ in range(10):
        params, loss = step(params, x, labels)
    close(made, (params, loss))


@pytest.mark.parametrize("how", ["function", "jitted", "lowered", "shapes"])
def test_ways_to_hand_a_function_over(how, compiled):
    params, x, labels = arguments()
    jitted = jax.jit(step, donate_argnums=0)
    made = {
        "function": lambda: peapod.compile(step, params, x, labels, target=POD),
        "jitted": lambda: peapod.compile(jitted, params, x, labels, target=POD),
        "lowered": lambda: peapod.compile(jitted.lower(params, x, labels), target=POD),
        "shapes": lambda: peapod.compile(jitted, *shapes((params, x, labels)), target=POD),
    }[how]()
    np.testing.assert_array_equal(
        made.run(params, x, labels)[1], compiled.run(params, x, labels)[1]
    )
    if how != "function":
        assert made.pod == compiled.pod


def test_arguments_by_name_and_those_that_nothing_reads():
    def function(a, unused, *, b):
        return {"sum": a + b}

    a, b = np.float32(1), np.arange(3, dtype=np.float32)
    made = peapod.compile(function, a, np.zeros(7), target="local", arguments={"b": b})
    assert len(made.inputs) == 2
    np.testing.assert_array_equal(made.run(a, np.zeros(7), b=b)["sum"], a + b)
    with pytest.raises(peapod.Error, match="E0107"):
        made.run(a, b=b)


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "float16", "float32"]
    + ["bfloat16", "complex64", "float8_e4m3fn", "float8_e5m2", "int4", "uint4"],
)
def test_element_types_come_back(dtype):
    dtype = np.dtype(getattr(ml_dtypes, dtype, dtype))
    x = np.array([[0, 1], [1, 0]]).astype(dtype)
    made = peapod.compile(lambda x: x.T, x, target="local")
    (back,) = [made.run(x)]
    assert back.dtype == dtype
    np.testing.assert_array_equal(back.astype(np.complex64), x.T.astype(np.complex64))


def test_shardings_of_jax_are_those_of_the_program():
    mesh = jax.sharding.AbstractMesh((2, 4), ("data", "model"))
    sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("data", "model"))
    x = jax.ShapeDtypeStruct((8, 8), jnp.float32, sharding=sharding)
    made = peapod.compile(lambda x: x * 2, x, target=POD)
    said = made.explain(made.inputs[0].name)
    assert "data" in said and "model" in said, said
    assert "mesh data=2,model=4" in str(made)
    np.testing.assert_array_equal(made.run(np.ones((8, 8), np.float32)), np.full((8, 8), 2))
    with pytest.raises(peapod.Error, match="E0602"):
        peapod.compile(lambda x: x * 2, x, target="tpu-v3-32")


def test_simulation_on_512_cores():
    simulation = peapod.compile(step, *shapes(arguments()), target="tpu-v3-512").simulate()
    assert 0 < simulation.step_seconds < 1
    assert simulation.report["devices"] == 512
    memory = simulation.memory
    assert 0 < memory.per_device_bytes < memory.capacity_bytes and memory.fits
    assert memory.parts and all(bytes >= 0 for bytes in memory.parts.values())
    assert memory.parts["weights"] > 0
    assert sum(simulation.bounds.values()) == pytest.approx(simulation.step_seconds)
    assert simulation.to_html().lower().startswith("<!doctype html>")
    assert simulation._repr_html_().startswith("<iframe srcdoc=")
    assert "step" in str(simulation)


def test_changes_and_sweeps(compiled):
    made = compiled.simulate(what_if=[{"overlap": False}, "link_bandwidth=7e10"], sweep=(8, 32))
    assert list(made.what_ifs) == ["overlap=off", "link_bandwidth=7e10"]
    assert made.what_ifs["link_bandwidth=7e10"] >= made.step_seconds
    assert list(made.sweep) == [8, 16, 32] or list(made.sweep) == [8, 32]
    other = compiled.simulate("tpu-v3-32", grad_dtype="bf16")
    assert other.report["devices"] == 32
    with pytest.raises(peapod.Error, match="colour"):
        compiled.simulate(what_if="colour=blue")


def test_the_same_as_the_command(root, tmp_path):
    import subprocess
    import sys

    file = root / "examples/train/step.mlir"
    made = peapod.compile(file, target=POD, mesh={"data": 2, "model": 4}, shard={"*w1*": "-,model"})
    words = [sys.executable, "-m", "peapod"]
    options = ["--target", POD, "--mesh", "data=2,model=4", "--shard", "*w1*=-,model"]
    compile = [*words, "compile", str(file), *options, "-o", str(tmp_path)]
    subprocess.run(compile, check=True, capture_output=True)
    assert (tmp_path / "step.pod").read_bytes() == made.pod
    assert json.loads((tmp_path / "report.json").read_text()) == made.report
    report = tmp_path / "simulated.json"
    simulate = [*words, "simulate", str(file), *options, "--what-if", "overlap=off"]
    subprocess.run([*simulate, "--report", str(report)], check=True, capture_output=True)
    assert json.loads(report.read_text()) == made.simulate(what_if="overlap=off").report


def test_files_take_and_return_lists(root, tmp_path):
    example = root / "examples/train"
    made = peapod.compile(example / "step.mlir", target=POD)
    inputs = [np.load(file) for file in sorted((example / "inputs").glob("*.npy"))]
    outputs = made.run(*inputs)
    for output, file in zip(outputs, sorted((example / "expected").glob("*.npy")), strict=True):
        np.testing.assert_allclose(output, np.load(file), 2e-5, 1e-6)
    losses = json.loads((example / "losses.json").read_text())
    last = made.run(*inputs, steps=len(losses))[-1]
    assert last == pytest.approx(losses[-1], rel=1e-4)
    made.save(tmp_path / "a folder" / "step.pod")
    loaded = peapod.load(tmp_path / "a folder" / "step.pod")
    for one, other in zip(outputs, loaded.run(*inputs), strict=True):
        np.testing.assert_array_equal(one, other)
    assert [it.name for it in loaded.inputs] == [it.name for it in made.inputs]
    assert loaded.simulate(POD).step_seconds == pytest.approx(made.simulate().step_seconds)
    for refused in (loaded.simulate, lambda: loaded.explain("*"), lambda: made.run(*inputs[1:])):
        with pytest.raises(peapod.Error):
            refused()


def test_explain_says_where_a_sharding_comes_from(compiled):
    assert "w1" in compiled.explain("*['w1']")
    with pytest.raises(peapod.Error, match="E0607"):
        compiled.explain("no such value")


def test_search_finds_what_can_be_compiled(compiled):
    params, x, labels = arguments()
    found = peapod.search(step, params, x, labels, target=POD, max_candidates=6)
    assert found.best is found.candidates[0]
    times = [it.step_seconds for it in found.candidates]
    assert times == sorted(times) and times[0] > 0
    assert np.prod(list(found.best.mesh.values())) == 8
    again = found.best.compile()
    close(again.run(params, x, labels), step(params, x, labels))
    assert again.simulate().step_seconds == pytest.approx(found.best.step_seconds)
    assert "candidates tried" in str(found) and repr(found)


def test_what_is_refused(tmp_path):
    params, x, labels = arguments()
    with pytest.raises(peapod.Error, match="E1011"):
        peapod.compile(step, params, x, labels, target=POD, optimize="ram")
    with pytest.raises(peapod.Error, match="E0602"):
        peapod.compile(step, params, x, labels, target=POD, mesh={"data": 3})
    with pytest.raises(peapod.Error, match="E0103"):
        peapod.compile(3, target=POD)
    file = tmp_path / "wrong.mlir"
    file.write_text("module {\n  func.func @main( {\n}\n")
    with pytest.raises(peapod.Error) as error:
        peapod.compile(file, target=POD)
    assert error.value.file == str(file) and "wrong.mlir:2" in str(error.value)
    with pytest.raises(peapod.Error, match="E0701") as error:
        peapod.load(file)
    assert error.value.file == str(file)
    for name in ("help", "html", "output"):
        with pytest.raises(peapod.Error, match="E1010"):
            peapod.compile(step, params, x, labels, target=POD, **{name: True})
