"""The signal operators of TFLM: windows, Fourier transforms, filter banks, and buffers of samples."""

from functools import partial

import numpy as np

from ..case import Case, extreme_ints, generator_of, random_floats, random_ints
from ..graph import TENSOR_TYPES, Graph, Quant

COVERS = {
    "signalwindow": "shifts 0 to 31; one window and several; ranks 1 to 3; products that saturate",
    "signalfftautoscale": "magnitudes of every number of bits; zeros; -32768 at every place",
    "signalenergy": "all indices, some and one; -32768",
    "signalfilterbank": "bands of a mel scale, and others that overlap, leave gaps or are empty;"
    " 1 to 40 channels; negative weights",
    "signalfilterbanksquareroot": "numbers of every length up to 64 bits, squares and their"
    " neighbours; shifts 0 to 15",
    "signalfilterbanklog": "numbers of every length, powers of two and their neighbours; shifts,"
    " and factors that saturate",
    "signalfilterbankspectralsubtraction": "estimates that clamp or do not; equal and unequal"
    " factors of odd channels; up to 52 consecutive runs",
    "signalpcan": "elements and estimates of every length; tables of a gain function, and random"
    " ones; shifts 0 to 20",
    "signalrfft": "int16, int32 and f32; lengths of one factor each and of several, 4 to 512;"
    " inputs that are filled up with zeros; ranks 1 to 3; extremes",
    "signaldelay": "delays of none to several inputs; ranks 1 to 3; up to 52 consecutive runs",
    "signalframer": "frames that overlap, touch and leave gaps; several at once; zeros before the"
    " first and none; ranks 1 to 3; up to 52 consecutive runs",
    "signalstacker": "inputs of before, of after and both, and none; every result, every second,"
    " fewer; up to 52 consecutive runs",
    "circular_buffer": "one input to five; every run, every second, every third; one after another,"
    " with ADD between; zero points; up to 52 consecutive runs",
    "signaloverlapadd": "int16 that saturates and f32; frames that overlap and touch; several at"
    " once; ranks 2 and 3; up to 52 consecutive runs",
    "signalirfft": "int16, int32 and f32; lengths of one factor each and of several, 4 to 512;"
    " ranks 1 to 3; extremes",
}

LONG, SHORT = 52, 12

# The shape, the length of the window, the shift.
WINDOWS = {
    "rank1": ((37,), 37, 12),
    "rank2": ((1, 480), 480, 12),
    "several": ((2, 3, 40), 40, 15),
    "across_lines": ((4, 30), 60, 14),
    "shift0": ((20,), 10, 0),
    "shift31": ((20,), 20, 31),
}

# First index, first beyond, how many. What is outside, TFLM does not write.
ENERGIES = {"all": (0, 33, 33), "some": (3, 20, 33), "one": (0, 1, 1)}

# The shift, the factor.
LOGS = {
    "plain": (0, 1600),
    "corrected": (3, 64),
    "shift31": (31, 1000),
    "saturated": (0, 1 << 16),
    "wrapped": (5, -7),
    "factor0": (0, 0),
}

GAIN_SHIFTS = {"gain": 6, "gain_shift0": 0, "gain_shift20": 20}

# The shape, by how many samples, how many runs.
DELAYS = {
    "usual": ((16,), 7, LONG),
    "none": ((5,), 0, 3),
    "longer": ((6,), 20, LONG),
    "rank3": ((2, 3, 4), 5, SHORT),
}

# The shape, the size of a frame, the step, whether zeros come before, how many runs.
FRAMERS = {
    "overlap": ((8,), 20, 8, True, LONG),
    "overlap_late": ((8,), 20, 8, False, LONG),
    "several": ((2, 12), 7, 3, True, SHORT),
    "several_late": ((2, 12), 17, 3, False, SHORT),
    "touch": ((12,), 4, 4, True, 3),
    "gaps": ((10,), 3, 5, False, 3),
    "rank3": ((2, 2, 6), 5, 3, False, SHORT),
}

# Channels, inputs before and after, every how many runs, how many runs.
STACKERS = {
    "left": (4, 3, 0, 2, LONG),
    "both": (3, 1, 2, 3, LONG),
    "right": (5, 0, 2, 1, SHORT),
    "alone": (3, 0, 0, 1, 3),
    "every": (3, 2, 0, 1, SHORT),
    "apart": (2, 2, 1, 4, SHORT),
}

# Inputs of each buffer in turn, every how many runs, the zero point, how many runs.
BUFFERS = {
    "every": ((4,), (1,), 0, LONG),
    "one": ((1,), (1,), 5, 3),
    "second": ((3,), (2,), -7, LONG),
    "third": ((5,), (3,), 9, SHORT),
    "chain": ((3, 2), (2, 2), -128, LONG),
    "chain3": ((2, 3, 2), (2, 1, 3), 127, LONG),
}

# The shape, the step, how many runs.
OVERLAPS = {
    "one": ((1, 12), 5, LONG),
    "several": ((4, 9), 2, SHORT),
    "touch": ((2, 6), 6, 3),
    "rank3": ((2, 3, 8), 3, SHORT),
}

LENGTHS = (4, 6, 8, 10, 12, 16, 18, 20, 24, 30, 32, 50, 60, 64, 90, 128, 162, 200, 240, 512)
TRANSFORMED = {"s16": 7, "s32": 2, "f32": 0}


def cases():
    yield from _windows()
    yield from _scales()
    yield from _energies()
    yield from _banks()
    yield from _roots()
    yield from _logs()
    yield from _gains()
    yield from _noises()
    yield from _delays()
    yield from _framers()
    yield from _stackers()
    yield from _circular_buffers()
    yield from _overlaps()
    yield from _transforms("signalrfft", "SignalRfft", _rfft_shapes)
    yield from _transforms("signalirfft", "SignalIrfft", _irfft_shapes)


def ints_of_any_length(rng, dtype, shape):
    """Numbers without a sign, each number of bits as often as any other."""
    bits = np.iinfo(dtype).bits
    numbers = rng.integers(0, np.iinfo(dtype).max, shape, dtype, endpoint=True)
    return numbers >> rng.integers(0, bits, shape).astype(dtype)


def _windows():
    for name, (shape, len, shift) in WINDOWS.items():
        op, name = "signalwindow", f"s16_{name}"
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("s16", shape)
        weights = graph.constant("weights", "s16", random_ints(rng, np.int16, (len,)))
        y = graph.tensor("out", "s16", shape)
        graph.custom("SignalWindow", [x, weights], [y], shift=shift)
        graph.output(y)
        yield Case(op, name, graph, _ints(rng, np.int16, shape))


def _ints(rng, dtype, shape):
    return [[random_ints(rng, dtype, shape)], [extreme_ints(rng, dtype, shape)]]


def _scales():
    op = "signalfftautoscale"
    for name, len in {"s16_one": 1, "s16_five": 5, "s16_frame": 160}.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("s16", (len,))
        y, bits = graph.tensor("out", "s16", (len,)), graph.tensor("bits", "s32", ())
        graph.custom("SignalFftAutoScale", [x], [y, bits])
        graph.output(y, bits)
        runs = [np.zeros(len, np.int16), extreme_ints(rng, np.int16, (len,))]
        for reach in range(16):
            runs.append(rng.integers(-(1 << reach), 1 << reach, len).astype(np.int16))
        for place in (0, len // 2, len - 1):
            run = rng.integers(-9, 9, len).astype(np.int16)
            run[place] = -32768
            runs.append(run)
        yield Case(op, name, graph, [[run] for run in runs])


def _energies():
    op = "signalenergy"
    for name, (start, end, len) in ENERGIES.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("s16", (2 * len,))
        y = graph.tensor("out", "u32", (len,))
        graph.custom("SignalEnergy", [x], [y], start_index=start, end_index=end)
        if end - start < len:
            y = _written(graph, y, start, end)
        graph.output(y)
        yield Case(op, f"s16_{name}", graph, _ints(rng, np.int16, (2 * len,)))


def _written(graph, x, start, end):
    """What an operator has written of its result, as s32."""
    wide = graph.tensor("wide", "s32", x.shape)
    options = dict(InDataType=TENSOR_TYPES["u32"][0], OutDataType=TENSOR_TYPES["s32"][0])
    graph.operator("CAST", [x], [wide], 1, ("CastOptions", options))
    parts = [graph.constant("part", "s32", [number]) for number in (start, end, 1)]
    y = graph.tensor("written", "s32", (end - start,))
    graph.operator("STRIDED_SLICE", [wide, *parts], [y], 1, ("StridedSliceOptions", {}))
    return y


def mel_bands(channels, spectrum, low, high, rate):
    """Triangles of a mel scale over a spectrum: their weights in 2^-12, the rest of these, and
    where each band begins and how wide it is, of one band more than there are channels."""

    def mel(frequency):
        return 1127.0 * np.log1p(frequency / 700.0)

    edges = np.linspace(mel(low), mel(high), channels + 2)
    bins = mel(np.arange(spectrum) * rate / 2 / (spectrum - 1))
    bands, weights = [], []
    for lower, upper in zip(edges, edges[1:]):
        inside = np.flatnonzero((lower <= bins) & (bins < upper))
        first = int(inside[0]) if len(inside) else 0
        bands.append((first, sum(len(part) for part in weights), len(inside)))
        weights.append((upper - bins[inside]) / (upper - lower))
    # A band falls from its edge; the next one rises as it falls.
    falling = np.round(4096 * np.concatenate(weights)).astype(np.int16)
    return 4096 - falling, falling, np.array(bands, np.int16)


def _banks():
    op = "signalfilterbank"
    wide = np.array([(0, 0, 9), (3, 2, 7), (0, 0, 0), (16, 20, 17), (32, 36, 1)], np.int16)
    rows = {
        "mel40": (257, mel_bands(40, 257, 125, 7500, 16000)),
        "mel10": (65, mel_bands(10, 65, 100, 3800, 8000)),
        "one": (5, (np.array([5, 7]), np.array([-3, 9]), np.array([(1, 0, 2), (3, 1, 1)]))),
        "wide": (33, None),
    }
    for name, (spectrum, bank) in rows.items():
        rng, graph = generator_of(op, name), Graph()
        if bank is None:
            weights, unweights = (random_ints(rng, np.int16, (40,)) for _ in range(2))
            bank = (weights, unweights, wide)
        weights, unweights, bands = bank
        channels = len(bands) - 1
        x = graph.input("u32", (spectrum,))
        y = graph.tensor("out", "u64", (channels,))
        inputs = [x, *(graph.constant("weights", "s16", it) for it in (weights, unweights))]
        inputs += [graph.constant("bands", "s16", bands[:, part]) for part in range(3)]
        graph.custom("SignalFilterBank", inputs, [y], num_channels=channels)
        graph.output(y)
        runs = [[ints_of_any_length(rng, np.uint32, (spectrum,))] for _ in range(2)]
        runs.append([np.full(spectrum, 0xFFFFFFFF, np.uint32)])
        yield Case(op, f"u32_{name}", graph, runs)


def _roots():
    op, name, len = "signalfilterbanksquareroot", "u64", 60
    rng, graph = generator_of(op, name), Graph()
    x, bits = graph.input("u64", (len,)), graph.input("s32", ())
    y = graph.tensor("out", "u32", (len,))
    graph.custom("SignalFilterBankSquareRoot", [x, bits], [y])
    graph.output(y)
    runs = []
    for shift in range(16):
        numbers = ints_of_any_length(rng, np.uint64, (len,))
        roots = ints_of_any_length(rng, np.uint32, (len // 2,)).astype(np.uint64)
        # Around squares, and around where roots are rounded up.
        near = roots * roots + np.where(rng.integers(0, 2, len // 2), roots, 0).astype(np.uint64)
        numbers[: len // 2] = near + rng.integers(0, 3, len // 2).astype(np.uint64) - np.uint64(1)
        runs.append([numbers, np.array(shift, np.int32)])
    ends = [0, 1, 2, 3, (1 << 32) - 1, 1 << 32, (1 << 64) - 1, 65535 * 65536 + 1, 65536**2 - 65535]
    numbers[: np.size(ends)] = np.array(ends, np.uint64)
    runs.append([numbers, np.array(0, np.int32)])
    yield Case(op, name, graph, runs)


def _logs():
    op, len = "signalfilterbanklog", 90
    for name, (shift, factor) in LOGS.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("u32", (len,))
        y = graph.tensor("out", "s16", (len,))
        options = dict(input_correction_bits=shift, output_scale=factor)
        graph.custom("SignalFilterBankLog", [x], [y], **options)
        graph.output(y)
        powers = 1 << np.arange(32, dtype=np.uint64)
        near = (powers[None] + np.array([[0], [1], [-1 % (1 << 32)]], np.uint64)).reshape(-1)
        runs = [ints_of_any_length(rng, np.uint32, (len,)) for _ in range(2)]
        runs.append(near[:len].astype(np.uint32))
        yield Case(op, f"u32_{name}", graph, [[run] for run in runs])


def gain_table(strength, offset, gain_bits, input_bits):
    """Gains by estimates of noise: the first three, then polynomials of the second degree between
    powers of two, each of which has four numbers."""

    def gain(x):
        level = (float(x) / (1 << input_bits) + offset) ** -strength
        return int(np.clip(level * (1 << gain_bits) + 0.5, 0, 32767))

    table = np.zeros(125, np.int64)
    table[:2] = gain(0), gain(1)
    for bits in range(2, 33):
        low, high = 1 << (bits - 1), (1 << bits) - 1 if bits == 32 else 1 << bits
        y0, y1, y2 = gain(low), gain(low + (high - low) // 2), gain(high)
        a1, a2 = 4 * y1 - 3 * y0 - y2, 2 * (y0 + y2 - 2 * y1)
        at = 4 * bits - 6
        table[at : at + 3] = y0, a1, a2
    return np.clip(table, -32768, 32767).astype(np.int16)


def _gains():
    op, len = "signalpcan", 64
    rows = {name: (None, shift) for name, shift in GAIN_SHIFTS.items()}
    rows["random_table"] = (12000, 9)
    for name, (reach, shift) in rows.items():
        rng, graph = generator_of(op, name), Graph()
        if reach is None:
            table = gain_table(0.95, 80.0, 21, 10)
        else:
            table = rng.integers(-reach, reach, 125)
        x, noise = graph.input("u32", (len,)), graph.input("u32", (len,))
        gains = graph.constant("gains", "s16", table)
        y = graph.tensor("out", "u32", (len,))
        graph.custom("SignalPCAN", [x, noise, gains], [y], snr_shift=shift)
        graph.output(y)
        runs = []
        for _ in range(4):
            runs.append([ints_of_any_length(rng, np.uint32, (len,)) for _ in range(2)])
        runs[0][1][:6] = 0, 1, 2, 3, 4, 0xFFFFFFFF
        yield Case(op, f"u32_{name}", graph, runs)


def _noises():
    op, len = "signalfilterbankspectralsubtraction", 9
    usual = dict(
        smoothing=409,
        one_minus_smoothing=15975,
        alternate_smoothing=983,
        alternate_one_minus_smoothing=15401,
        smoothing_bits=10,
        min_signal_remaining=819,
        clamping=False,
        spectral_subtraction_bits=14,
    )
    alike = dict(alternate_smoothing=409, alternate_one_minus_smoothing=15975)
    # Factors of 2^31 and more are read without their sign.
    large = dict(smoothing=-5, one_minus_smoothing=7, spectral_subtraction_bits=33)
    rows = {
        "usual": (usual, LONG),
        "clamps": (usual | dict(clamping=True), LONG),
        "alike": (usual | alike | dict(smoothing_bits=0), SHORT),
        "large": (usual | large | dict(smoothing_bits=3, clamping=True), SHORT),
    }
    for name, (options, count) in rows.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("u32", (len,))
        y, noise = (graph.tensor(name, "u32", (len,)) for name in ("out", "noise"))
        graph.custom(
            "SignalFilterBankSpectralSubtraction", [x], [y, noise], num_channels=len, **options
        )
        graph.output(y, noise)
        # Most are small enough for the bits that an estimate has more.
        runs = [[ints_of_any_length(rng, np.uint32, (len,)) >> (run % 12)] for run in range(count)]
        yield Case(op, f"u32_{name}", graph, runs)


def _delays():
    op = "signaldelay"
    for name, (shape, delay, count) in DELAYS.items():
        rng, graph = generator_of(op, name), Graph()
        x, y = graph.input("s16", shape), graph.tensor("out", "s16", shape)
        graph.custom("SignalDelay", [x], [y], delay_length=delay)
        graph.output(y)
        runs = [[random_ints(rng, np.int16, shape)] for _ in range(count)]
        yield Case(op, f"s16_{name}", graph, runs)


def _where_valid(graph, y, valid):
    """A result where it is one, elsewhere zeros: TFLM does not write it then."""
    zeros = graph.constant("zeros", "s16", np.zeros(y.shape, np.int16))
    result = graph.tensor("result", "s16", y.shape)
    graph.operator("SELECT_V2", [valid, y, zeros], [result], 1)
    return result


def _framers():
    op = "signalframer"
    for name, (shape, size, step, prefill, count) in FRAMERS.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("s16", shape)
        y = graph.tensor("out", "s16", (*shape[:-1], shape[-1] // step, size))
        valid = graph.tensor("valid", "bool", ())
        options = dict(frame_size=size, frame_step=step, prefill=prefill)
        graph.custom("SignalFramer", [x], [y, valid], **options)
        graph.output(y if prefill else _where_valid(graph, y, valid), valid)
        runs = [[random_ints(rng, np.int16, shape)] for _ in range(count)]
        yield Case(op, f"s16_{name}", graph, runs)


def _stackers():
    op = "signalstacker"
    for name, (channels, left, right, step, count) in STACKERS.items():
        rng, graph = generator_of(op, name), Graph()
        x = graph.input("s16", (channels,))
        y = graph.tensor("out", "s16", (channels * (left + right + 1),))
        valid = graph.tensor("valid", "bool", ())
        graph.custom(
            "SignalStacker",
            [x],
            [y, valid],
            num_channels=channels,
            stacker_left_context=left,
            stacker_right_context=right,
            stacker_step=step,
        )
        graph.output(_where_valid(graph, y, valid), valid)
        runs = [[random_ints(rng, np.int16, (channels,))] for _ in range(count)]
        yield Case(op, f"s16_{name}", graph, runs)


def _through(cycles, count):
    """Whether each run comes through all buffers: each lets every so manieth through."""
    counts, through = [0] * len(cycles), []
    for _ in range(count):
        for index, every in enumerate(cycles):
            counts[index] += 1
            if counts[index] % every != 0:
                break
        else:
            index += 1
        through.append(index == len(cycles))
    return through


def _circular_buffers():
    op = "circular_buffer"
    for name, (slots, cycles, zero_point, count) in BUFFERS.items():
        rng, graph = generator_of(op, name), Graph()
        quant = Quant(0.5, zero_point)
        x = graph.input("s8", (1, 1, 2, 3), quant)
        last = x
        for number, every in zip(slots, cycles):
            buffer = graph.tensor("buffer", "s8", (1, number, 2, 3), quant, variable=True)
            graph.custom("CIRCULAR_BUFFER", [last], [buffer], cycles_max=every)
            # The next one takes one of them, with something added.
            parts = [graph.constant("part", "s32", it) for it in ([0] * 4, [1, 1, 2, 3])]
            first = graph.tensor("first", "s8", (1, 1, 2, 3), quant)
            graph.operator("SLICE", [buffer, *parts], [first], 1)
            addend = graph.constant("addend", "s8", np.full((1,), zero_point // 2), quant)
            last = graph.tensor("sum", "s8", (1, 1, 2, 3), quant)
            options = dict(FusedActivationFunction=0)
            graph.operator("ADD", [first, addend], [last], 1, ("AddOptions", options))
        graph.output(*([buffer] if set(cycles) == {1} else []), last)
        runs = [[random_ints(rng, np.int8, x.shape)] for _ in range(count)]
        yield Case(op, f"s8_{name}", graph, runs, through=partial(_through, cycles))


def _overlaps():
    op = "signaloverlapadd"
    for name, (shape, step, count) in OVERLAPS.items():
        for dtype in ("s16", "f32"):
            rng, graph = generator_of(op, f"{dtype}_{name}"), Graph()
            *outer, frames, _ = shape
            x = graph.input(dtype, shape)
            y = graph.tensor("out", dtype, (*outer, frames * step))
            graph.custom("SignalOverlapAdd", [x], [y], T=TRANSFORMED[dtype], frame_step=step)
            graph.output(y)
            if dtype == "f32":
                runs = [[random_floats(rng, shape, 100.0)] for _ in range(count)]
            else:
                runs = [[random_ints(rng, np.int16, shape)] for _ in range(count)]
            yield Case(op, f"{dtype}_{name}", graph, runs)


def _rfft_shapes(length):
    yield "", (length,), (length + 2,)
    if length in (12, 60, 64):
        yield "_filled", (2, length - 5), (2, length + 2)
        yield "_rank3", (2, 1, length), (2, 1, length + 2)


def _irfft_shapes(length):
    yield "", (length + 2,), (length,)
    if length in (12, 60, 64):
        yield "_rank3", (2, 1, length + 2), (2, 1, length)


def _transforms(op, operator, shapes):
    for dtype, number in TRANSFORMED.items():
        for length in LENGTHS:
            for suffix, shape, result in shapes(length):
                name = f"{dtype}_{length}{suffix}"
                rng, graph = generator_of(op, name), Graph()
                x, y = graph.input(dtype, shape), graph.tensor("out", dtype, result)
                graph.custom(operator, [x], [y], T=number, fft_length=length)
                graph.output(y)
                numpy_type = TENSOR_TYPES[dtype][1]
                if dtype == "f32":
                    runs = [[random_floats(rng, shape, 100.0)]]
                else:
                    runs = _ints(rng, numpy_type, shape)
                yield Case(op, name, graph, runs)
