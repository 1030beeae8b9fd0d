/* Runs the model of `model/` once and prints its outputs. */
#include "model.h"
#include "peapod.h"
#include "semihosting.h"

static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[MODEL_ARENA_LEN]
    __attribute__((section(".arena")));
static peapod_session session;

/* Everything about the model is checked here, once. */
static peapod_status start_model(void)
{
    peapod_model model;
    peapod_status status = peapod_load(&model, model_pea, model_pea_len, model_kernels,
                                       model_kernels_len, NULL);
    if (status != PEAPOD_OK) {
        return status;
    }
    return peapod_session_new(&session, &model, arena, sizeof arena);
}

int main(void)
{
    peapod_status status = start_model();
    if (status != PEAPOD_OK) {
        print(peapod_status_string(status));
        print("\n");
        return 1;
    }
    /* Your inputs: arrays of model_input_0_t, and so on. */
    size_t len;
    uint8_t *input;
    for (size_t i = 0; (input = peapod_input(&session, i, &len)) != NULL; i++) {
        for (size_t at = 0; at < len; at++) {
            input[at] = 0;
        }
    }
    peapod_run(&session);
    /* Outputs are arrays of model_output_0_t, and so on; of quantised ones
     * model_output_0_dequantize has the real values. */
    const uint8_t *output;
    for (size_t i = 0; (output = peapod_output(&session, i, &len)) != NULL; i++) {
        print("output:");
        print_bytes(output, len < 32 ? len : 32);
        print("\n");
    }
    return 0;
}
