"""What TFLM's reference kernels answer, through the `tflite-micro` wheel."""

from tflite_micro import runtime

ARENA_BYTES = 1 << 20


def outputs(model, runs, output_count):
    """The outputs of consecutive runs of one interpreter: state carries over, as on a device."""
    interpreter = runtime.Interpreter.from_bytes(model, arena_size=ARENA_BYTES)
    results = []
    for inputs in runs:
        for index, data in enumerate(inputs):
            interpreter.set_input(data, index)
        interpreter.invoke()
        # The interpreter hands out views of its arena, which the next run overwrites.
        results.append([interpreter.get_output(k).copy() for k in range(output_count)])
    return results
