/* Classifies three images of digits with a model compiled by peapod. */
#include "model.h"
#include "peapod.h"
#include "semihosting.h"

#define IMAGES 3

/* images.S holds the pixels. */
extern const digits_input_0_t images[IMAGES][DIGITS_INPUT_0_LEN];
static const uint8_t labels[IMAGES] = {0, 3, 9};

static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[DIGITS_ARENA_LEN];
static peapod_session session;

/* Everything about the model is checked here, once. */
static peapod_status start_model(void)
{
    peapod_model model;
    peapod_status status = peapod_load(&model, digits_pea, digits_pea_len, digits_kernels,
                                       digits_kernels_len, NULL);
    if (status != PEAPOD_OK) {
        return status;
    }
    return peapod_session_new(&session, &model, arena, sizeof arena);
}

static uint32_t classify(const digits_input_0_t *image)
{
    digits_input_0_t *input = peapod_input(&session, 0, NULL);
    for (uint32_t i = 0; i < DIGITS_INPUT_0_LEN; i++) {
        input[i] = image[i];
    }
    peapod_run(&session);
    const digits_output_0_t *scores = peapod_output(&session, 0, NULL);
    uint32_t best = 0;
    for (uint32_t i = 1; i < DIGITS_OUTPUT_0_LEN; i++) {
        if (scores[i] > scores[best]) {
            best = i;
        }
    }
    return best;
}

int main(void)
{
    peapod_status status = start_model();
    if (status != PEAPOD_OK) {
        print(peapod_status_string(status));
        print("\n");
        return 1;
    }
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < IMAGES; i++) {
        uint32_t prediction = classify(images[i]);
        print("label ");
        print_number(labels[i]);
        print(", prediction ");
        print_number(prediction);
        print("\n");
        wrong += prediction != labels[i];
    }
    print_number(wrong);
    print(" of ");
    print_number(IMAGES);
    print(" wrong\n");
    return wrong != 0;
}
