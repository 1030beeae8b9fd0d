/* A model with the custom operator of examples/custom-op, which is linked beside this file. */
#include "peapod.h"
#include "peapod_custom_op.h"

#include <stdio.h>
#include <string.h>

extern const peapod_custom_op scale_rows;
extern const struct peapod_kernel peapod_kernel_custom;

static _Alignas(PEAPOD_ALIGNMENT) uint8_t pea[4096];
static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[256];
static peapod_model model;
static peapod_session session;

static int failures;

static const char *refuse(const peapod_custom_types *types, peapod_custom_needs *needs)
{
    (void)types, (void)needs;
    return "never";
}

static void compute(const peapod_custom_types *types, const void *const *inputs,
                    void *const *outputs, void *scratch)
{
    (void)types, (void)inputs, (void)outputs, (void)scratch;
}

static const peapod_custom_op other = {PEAPOD_CUSTOM_ABI, "Other", refuse, compute};
static const peapod_custom_op twin = {PEAPOD_CUSTOM_ABI, "ScaleRows", refuse, compute};

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: expected %s\n", __LINE__, #condition);                                \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    const struct peapod_kernel *const kernels[] = {&peapod_kernel_custom};
    static const peapod_custom_op *const ops[] = {&scale_rows};
    static const peapod_custom_op newer = {PEAPOD_CUSTOM_ABI + 1, "ScaleRows", NULL, NULL};
    static const peapod_custom_op empty = {PEAPOD_CUSTOM_ABI, "ScaleRows", NULL, NULL};
    static const peapod_custom_op *const bad[][1] = {{NULL}, {&newer}, {&empty}};
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
    if (file == NULL)
        return 2;
    const size_t len = fread(pea, 1, sizeof pea, file);
    fclose(file);

    /* Without a table the operator is missing, and can be named. */
    uint32_t place = 7;
    size_t name_len = 0;
    EXPECT(peapod_load(&model, pea, len, kernels, 1, &place) == PEAPOD_MISSING_CUSTOM_OP);
    EXPECT(place == 0);
    const char *name = peapod_custom_op_name(pea, len, place, &name_len);
    EXPECT(name != NULL && name_len == 9 && memcmp(name, "ScaleRows", 9) == 0);
    EXPECT(peapod_custom_op_name(pea, len, 1, NULL) == NULL);
    EXPECT(peapod_custom_op_name(NULL, len, 0, NULL) == NULL);

    /* What is not sound is refused, and leaves the table as it was. */
    EXPECT(peapod_set_custom_ops(NULL, 1) == PEAPOD_NULL_POINTER);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        EXPECT(peapod_set_custom_ops(bad[i], 1) == PEAPOD_BAD_CUSTOM_OP);
    EXPECT(peapod_load(&model, pea, len, kernels, 1, NULL) == PEAPOD_MISSING_CUSTOM_OP);

    EXPECT(peapod_set_custom_ops(ops, 1) == PEAPOD_OK);
    EXPECT(peapod_load(&model, pea, len, kernels, 1, NULL) == PEAPOD_OK);
    EXPECT(peapod_arena_len(&model) <= sizeof arena);
    EXPECT(peapod_session_new(&session, &model, arena, sizeof arena) == PEAPOD_OK);
    const float x[6] = {1, 2, 3, 4, 5, 6};
    const float y[6] = {2, 4, 6, -2, -2.5f, -3}, sums[2] = {12, -7.5f};
    for (int i = 0; i < 2; i++) {
        memcpy(peapod_input(&session, 0, NULL), x, sizeof x);
        EXPECT(peapod_run(&session) == PEAPOD_OK);
        EXPECT(memcmp(peapod_output(&session, 0, NULL), y, sizeof y) == 0);
        EXPECT(memcmp(peapod_output(&session, 1, NULL), sums, sizeof sums) == 0);
    }

    /* The same in pieces: two inferences of a stream, in pieces shorter and longer than the input. */
    float stream[12];
    memcpy(stream, x, sizeof x);
    memcpy(stream + 6, x, sizeof x);
    for (size_t piece = 1; piece <= sizeof stream; piece++) {
        size_t filled = 0, inferences = 0;
        for (size_t at = 0; at < sizeof stream; at += piece) {
            const uint8_t *bytes = (const uint8_t *)stream + at;
            size_t left = piece < sizeof stream - at ? piece : sizeof stream - at;
            for (size_t taken; left > 0; bytes += taken, left -= taken) {
                bool is_new;
                taken = left;
                EXPECT(peapod_push(&session, bytes, left, &filled, &taken, &is_new) == PEAPOD_OK);
                if (!is_new)
                    continue;
                inferences++;
                EXPECT(memcmp(peapod_output(&session, 0, NULL), y, sizeof y) == 0);
            }
        }
        EXPECT(inferences == 2 && filled == 0);
    }
    size_t full = sizeof x, taken;
    EXPECT(peapod_push(&session, x, 4, &full, &taken, NULL) == PEAPOD_BAD_INPUT);
    full = 0;
    EXPECT(peapod_push(&session, x, 4, &full, NULL, NULL) == PEAPOD_NULL_POINTER);

    /* What the model was held against stays: others may be added behind it alone. */
    static const peapod_custom_op *const others[] = {&scale_rows, &other};
    static const peapod_custom_op *const shadow[] = {&twin, &scale_rows};
    EXPECT(peapod_set_custom_ops(NULL, 0) == PEAPOD_BAD_CUSTOM_OP);
    EXPECT(peapod_set_custom_ops(shadow, 2) == PEAPOD_BAD_CUSTOM_OP);
    EXPECT(peapod_set_custom_ops(others, 2) == PEAPOD_OK);
    EXPECT(peapod_set_custom_ops(ops, 1) == PEAPOD_BAD_CUSTOM_OP);
    EXPECT(peapod_load(&model, pea, len, kernels, 1, NULL) == PEAPOD_OK);
    return failures != 0;
}
