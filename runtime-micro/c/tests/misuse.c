/* Every function with null pointers, before its turn, and with bytes that are no model. */
#include "peapod.h"

#include <stdio.h>

static peapod_model model;
static peapod_session session;
static _Alignas(PEAPOD_ALIGNMENT) uint8_t bytes[64];

static int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: expected %s\n", __LINE__, #condition);                                \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

/* What a session that is null or not made gives. */
static void without(peapod_session *none, peapod_status status)
{
    size_t len = 7;
    EXPECT(peapod_run(none) == status);
    EXPECT(peapod_reset(none) == status);
    EXPECT(peapod_push(none, bytes, 1, &len, &len, NULL) == status);
    EXPECT(peapod_push(none, NULL, 1, NULL, NULL, NULL) == status);
    EXPECT(!peapod_step(none));
    EXPECT(!peapod_step_within(none, 1));
    EXPECT(peapod_select_signature(none, 0) == status);
    EXPECT(peapod_run_signature(none, "encode", NULL, 0) == status);
    EXPECT(peapod_input(none, 0, &len) == NULL);
    EXPECT(peapod_output(none, 0, &len) == NULL);
    EXPECT(len == 7);
}

int main(void)
{
    const struct peapod_kernel *const kernels[1] = {NULL};
    uint32_t place = 7;
    without(NULL, PEAPOD_NULL_POINTER);
    without(&session, PEAPOD_NOT_READY);
    EXPECT(peapod_arena_len(NULL) == 0);
    EXPECT(peapod_arena_len(&model) == 0);
    EXPECT(peapod_load(NULL, bytes, sizeof bytes, NULL, 0, NULL) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_load(&model, NULL, 0, NULL, 0, NULL) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_load(&model, bytes, sizeof bytes, NULL, 1, NULL) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_load(&model, bytes, sizeof bytes, kernels, 1, NULL) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_load(&model, bytes, SIZE_MAX, NULL, 0, NULL) != PEAPOD_OK);
    EXPECT(peapod_load(&model, bytes + 1, 32, NULL, 0, &place) == PEAPOD_UNALIGNED_PEA);
    EXPECT(place == 0);
    EXPECT(peapod_load(&model, bytes, sizeof bytes, NULL, 0, &place) != PEAPOD_OK);
    EXPECT(peapod_load_signatures(NULL, bytes, sizeof bytes, NULL, 0, NULL) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_load_signatures(&model, bytes, sizeof bytes, NULL, 0, &place) != PEAPOD_OK);
    EXPECT(peapod_signature_count(NULL) == 0);
    EXPECT(peapod_signature_count(&model) == 0);
    EXPECT(peapod_signature_key(NULL, 0, NULL) == NULL);
    EXPECT(peapod_signature_key(&model, 0, NULL) == NULL);
    EXPECT(peapod_session_new(NULL, &model, bytes, sizeof bytes) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_session_new(&session, NULL, bytes, sizeof bytes) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_session_new(&session, &model, bytes, sizeof bytes) == PEAPOD_NOT_READY);
    without(&session, PEAPOD_NOT_READY);
    EXPECT(peapod_status_string(PEAPOD_NOT_READY) != peapod_status_string((peapod_status)99));
    return failures != 0;
}
