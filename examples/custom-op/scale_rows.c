/* The custom operator "ScaleRows": y[r][c] = factors[r] * x[r][c], and the sum of each row of y. */
#include "peapod_custom_op.h"

static const char *prepare(const peapod_custom_types *types, peapod_custom_needs *needs)
{
    if (types->inputs_len != 2 || types->outputs_len != 2)
        return "expected two inputs and two outputs";
    const peapod_custom_tensor *x = &types->inputs[0], *factors = &types->inputs[1];
    const peapod_custom_tensor *y = &types->outputs[0], *sums = &types->outputs[1];
    if (x->element != PEAPOD_F32 || factors->element != PEAPOD_F32 || y->element != PEAPOD_F32 ||
        sums->element != PEAPOD_F32)
        return "expected float32";
    if (x->rank != 2 || y->rank != 2 || factors->rank != 1 || sums->rank != 1)
        return "expected rows of numbers, a factor for each row, and a sum for each row";
    if (x->dims[0] != y->dims[0] || x->dims[1] != y->dims[1])
        return "expected an output of the input's shape";
    if (factors->dims[0] != x->dims[0] || sums->dims[0] != x->dims[0])
        return "expected as many factors and sums as rows";
    needs->scratch_bytes = x->dims[1] * (uint32_t)sizeof(float);
    needs->work = 2 * x->dims[0] * x->dims[1];
    return NULL;
}

static void eval(const peapod_custom_types *types, const void *const *inputs, void *const *outputs,
                 void *scratch)
{
    const float *x = inputs[0], *factors = inputs[1];
    float *y = outputs[0], *sums = outputs[1], *row = scratch;
    const uint32_t rows = types->inputs[0].dims[0], columns = types->inputs[0].dims[1];
    for (uint32_t r = 0; r < rows; r++) {
        float sum = 0;
        for (uint32_t c = 0; c < columns; c++)
            row[c] = factors[r] * x[r * columns + c];
        for (uint32_t c = 0; c < columns; c++) {
            y[r * columns + c] = row[c];
            sum += row[c];
        }
        sums[r] = sum;
    }
}

const peapod_custom_op scale_rows = {PEAPOD_CUSTOM_ABI, "ScaleRows", prepare, eval};
