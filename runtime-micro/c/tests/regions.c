/* A model in two regions of RAM, whose weights are outside of the pea. */
#include "peapod.h"

#include <stdio.h>
#include <string.h>

extern const struct peapod_kernel peapod_kernel_add_s32, peapod_kernel_copy_x8;

static _Alignas(PEAPOD_ALIGNMENT) uint8_t pea[4096];
static _Alignas(PEAPOD_ALIGNMENT) uint8_t weights[16];
/* What follows each region must stay as it is. */
static _Alignas(PEAPOD_ALIGNMENT) uint8_t first[16 + 16], second[32 + 16];
static peapod_model model;
static peapod_session session;

static int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: expected %s\n", __LINE__, #condition);                                \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

static size_t content(const char *path, uint8_t *bytes, size_t most)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return 0;
    const size_t len = fread(bytes, 1, most, file);
    fclose(file);
    return len;
}

static void sessions_are_refused(void)
{
    const peapod_region whole[] = {{first, 16}, {second, 32}};
    const peapod_region null[] = {{first, 16}, {NULL, 32}};
    const peapod_region shorter[] = {{first, 16}, {second, 31}};
    const peapod_region unaligned[] = {{first, 16}, {second + 1, 32}};

    EXPECT(peapod_session_in(NULL, &model, whole, 2) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_session_in(&session, &model, NULL, 2) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_session_in(&session, &model, whole, 1) == PEAPOD_REGIONS);
    EXPECT(peapod_session_in(&session, &model, null, 2) == PEAPOD_NULL_POINTER);
    EXPECT(peapod_session_in(&session, &model, shorter, 2) != PEAPOD_OK);
    EXPECT(peapod_session_in(&session, &model, unaligned, 2) != PEAPOD_OK);
    EXPECT(peapod_session_new(&session, &model, first, sizeof first) == PEAPOD_REGIONS);
    EXPECT(peapod_input(&session, 0, NULL) == NULL);
    EXPECT(peapod_upcoming_weights(&session, 0, 0, NULL) == NULL);
}

int main(int argc, char **argv)
{
    const struct peapod_kernel *const kernels[] = {&peapod_kernel_add_s32, &peapod_kernel_copy_x8};
    const size_t pea_len = argc > 2 ? content(argv[1], pea, sizeof pea) : 0;
    const size_t len = argc > 2 ? content(argv[2], weights, sizeof weights) : 0;
    size_t told = 7;
    int32_t sums[4];

    EXPECT(pea_len > 0 && len == 16);
    EXPECT(peapod_session_in(&session, &model, NULL, 0) != PEAPOD_OK);

    /* Without weights, with too few, and with others. */
    EXPECT(peapod_load(&model, pea, pea_len, kernels, 2, NULL) != PEAPOD_OK);
    EXPECT(peapod_load_weights(&model, pea, pea_len, NULL, len, kernels, 2, NULL) ==
           PEAPOD_NULL_POINTER);
    EXPECT(peapod_load_weights(&model, pea, pea_len, weights, 12, kernels, 2, NULL) != PEAPOD_OK);
    weights[0] ^= 1;
    EXPECT(peapod_load_weights(&model, pea, pea_len, weights, len, kernels, 2, NULL) != PEAPOD_OK);
    weights[0] ^= 1;
    EXPECT(peapod_load_weights(&model, pea, pea_len, weights, len, kernels, 2, NULL) == PEAPOD_OK);
    EXPECT(peapod_region_count(&model) == 2);
    EXPECT(peapod_region_len(&model, 0) == 16);
    EXPECT(peapod_region_len(&model, 1) == 32);
    EXPECT(peapod_region_len(&model, 2) == 0);
    sessions_are_refused();

    const peapod_region regions[] = {{first, 16}, {second, 32}};
    memset(first, 0xa5, sizeof first);
    memset(second, 0xa5, sizeof second);
    EXPECT(peapod_session_in(&session, &model, regions, 2) == PEAPOD_OK);
    EXPECT(peapod_upcoming_weights(&session, 0, 0, &told) == (const void *)weights && told == 16);
    EXPECT(peapod_upcoming_weights(&session, 0, 1, &told) == NULL);
    EXPECT(peapod_upcoming_weights(&session, 1, 0, NULL) == NULL);
    EXPECT(peapod_upcoming_weights(&session, 2, 0, NULL) == (const void *)weights);

    const int32_t numbers[4] = {1, -2, 3, INT32_MAX - 40};
    void *input = peapod_input(&session, 0, &told);
    EXPECT(input == (void *)second && told == sizeof numbers);
    if (failures == 0) {
        memcpy(input, numbers, sizeof numbers);
        EXPECT(peapod_run(&session) == PEAPOD_OK);
        const void *output = peapod_output(&session, 0, &told);
        EXPECT(output == (const void *)first && told == sizeof sums);
        memcpy(sums, first, sizeof sums);
        EXPECT(sums[0] == 11 && sums[1] == 18 && sums[2] == 33 && sums[3] == INT32_MAX);
    }
    EXPECT(peapod_output(&session, 1, &told) == NULL);
    for (size_t i = 0; i < 16; i++)
        EXPECT(first[16 + i] == 0xa5 && second[32 + i] == 0xa5);
    return failures != 0;
}
