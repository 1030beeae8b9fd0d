/* Runs a model with a custom operator, which is linked beside it: scale_rows.c. */
#include "model.h"
#include "peapod.h"
#include "peapod_custom_op.h"
#include "semihosting.h"

extern const peapod_custom_op scale_rows;
static const peapod_custom_op *const custom_ops[] = {&scale_rows};

static const rows_input_0_t x[ROWS_INPUT_0_LEN] = {1, 2, 3, 4, 5, 6};
static const rows_output_0_t y[ROWS_OUTPUT_0_LEN] = {3, 6, 9, 2, 2.5f, 3};
static const rows_output_1_t sums[ROWS_OUTPUT_1_LEN] = {12, -7.5f};

static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[ROWS_ARENA_LEN];
static peapod_session session;

static peapod_status start_model(void)
{
    peapod_model model;
    uint32_t place;
    /* Without its table the operator is missing. */
    peapod_status status = peapod_load(&model, rows_pea, rows_pea_len, rows_kernels,
                                       rows_kernels_len, &place);
    if (status != PEAPOD_MISSING_CUSTOM_OP) {
        return PEAPOD_OTHER_ERROR;
    }
    status = peapod_set_custom_ops(custom_ops, sizeof custom_ops / sizeof custom_ops[0]);
    if (status == PEAPOD_OK) {
        status = peapod_load(&model, rows_pea, rows_pea_len, rows_kernels, rows_kernels_len, NULL);
    }
    if (status == PEAPOD_OK) {
        status = peapod_session_new(&session, &model, arena, sizeof arena);
    }
    return status;
}

static uint32_t count_wrong(const float *found, const float *expected, uint32_t len)
{
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < len; i++) {
        wrong += found[i] != expected[i];
    }
    return wrong;
}

int main(void)
{
    peapod_status status = start_model();
    if (status != PEAPOD_OK) {
        print(peapod_status_string(status));
        print("\n");
        return 1;
    }
    rows_input_0_t *input = peapod_input(&session, 0, NULL);
    for (uint32_t i = 0; i < ROWS_INPUT_0_LEN; i++) {
        input[i] = x[i];
    }
    peapod_run(&session);
    uint32_t wrong = count_wrong(peapod_output(&session, 0, NULL), y, ROWS_OUTPUT_0_LEN) +
                     count_wrong(peapod_output(&session, 1, NULL), sums, ROWS_OUTPUT_1_LEN);
    print_number(wrong);
    print(" of ");
    print_number(ROWS_OUTPUT_0_LEN + ROWS_OUTPUT_1_LEN);
    print(" wrong\n");
    return wrong != 0;
}
