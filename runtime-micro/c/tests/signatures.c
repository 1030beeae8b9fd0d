/* A model of two signatures: what one assigns the other reads. */
#include "peapod.h"

#include <stdio.h>
#include <string.h>

static _Alignas(PEAPOD_ALIGNMENT) uint8_t pea[1 << 14];
static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[256];
static peapod_model model;
static peapod_session session;

extern const struct peapod_kernel peapod_kernel_copy_x8;

static int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: expected %s\n", __LINE__, #condition);                                \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

int main(int count, char **files)
{
    FILE *file = count == 2 ? fopen(files[1], "rb") : NULL;
    if (!file)
        return 2;
    size_t pea_len = fread(pea, 1, sizeof pea, file);
    const struct peapod_kernel *const kernels[] = {&peapod_kernel_copy_x8};
    const int8_t written[16] = {3, 1, 4, 1, 5, 9, 2, 6};
    const void *const inputs[] = {written, NULL};
    size_t len = 0;

    EXPECT(peapod_load(&model, pea, pea_len, kernels, 1, NULL) == PEAPOD_OK);
    EXPECT(peapod_signature_count(&model) == 1);
    EXPECT(peapod_session_new(&session, &model, arena, sizeof arena) == PEAPOD_OK);
    EXPECT(peapod_select_signature(&session, 0) == PEAPOD_NO_SIGNATURE);

    EXPECT(peapod_load_signatures(&model, pea, pea_len, kernels, 1, NULL) == PEAPOD_OK);
    EXPECT(peapod_signature_count(&model) == 2);
    const char *key = peapod_signature_key(&model, 1, &len);
    EXPECT(key && len == 7 && memcmp(key, "read it", 7) == 0);
    EXPECT(peapod_signature_key(&model, 2, &len) == NULL);
    EXPECT(peapod_session_new(&session, &model, arena, peapod_arena_len(&model)) == PEAPOD_OK);
    EXPECT(peapod_run_signature(&session, "write", inputs, 1) == PEAPOD_OK);
    EXPECT(peapod_run_signature(&session, "write", inputs, 2) == PEAPOD_BAD_INPUT);
    EXPECT(peapod_run_signature(&session, "write", inputs + 1, 1) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_run_signature(&session, "wrote", inputs, 1) == PEAPOD_NO_SIGNATURE);
    EXPECT(peapod_run_signature(&session, NULL, inputs, 1) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_select_signature(&session, 2) == PEAPOD_NO_SIGNATURE);
    EXPECT(peapod_select_signature(&session, 1) == PEAPOD_OK);
    EXPECT(peapod_input(&session, 0, NULL) == NULL);
    EXPECT(peapod_run(&session) == PEAPOD_OK);
    const void *output = peapod_output(&session, 0, &len);
    EXPECT(output && len == 16 && memcmp(output, written, 16) == 0);
    EXPECT(peapod_reset(&session) == PEAPOD_OK);
    EXPECT(peapod_run_signature(&session, "read it", NULL, 0) == PEAPOD_OK);
    output = peapod_output(&session, 0, &len);
    EXPECT(output && ((const int8_t *)output)[15] == -7);
    return failures != 0;
}
