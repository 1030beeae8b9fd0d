/* An operator of a model that the user implements: a `peapod_custom_op` names it and says how it is
 * computed. The same source is linked into a firmware (`peapod_set_custom_ops` in peapod.h), and
 * built as a shared library for the compiler (`--custom-ops`), which runs and checks models with it:
 *
 *     cc -shared -fPIC -I include -o libmy_op.so my_op.c
 */
#ifndef PEAPOD_CUSTOM_OP_H
#define PEAPOD_CUSTOM_OP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these structs: what `abi` must be. */
#define PEAPOD_CUSTOM_ABI 1u

/* Most inputs and outputs of an operator together. */
#define PEAPOD_CUSTOM_TENSORS_MAX 16u

/* Types of elements. */
enum {
    PEAPOD_S8 = 0,
    PEAPOD_U8 = 1,
    PEAPOD_S16 = 2,
    PEAPOD_S32 = 3,
    PEAPOD_F32 = 4,
    PEAPOD_S64 = 5,
    PEAPOD_BOOL = 6, /* Bytes, 0 or 1. */
    PEAPOD_U32 = 7
};

/* An input or output: elements are row-major. */
typedef struct peapod_custom_tensor {
    uint32_t element;           /* One of the types above. */
    uint32_t rank;
    const uint32_t *dims;       /* `rank` extents, outermost first, none of them 0. */
    const float *scales;        /* real = scale * (stored - zero_point) */
    const int32_t *zero_points;
    uint32_t scales_len;        /* 0: not quantised; 1: of all elements; else one per index of `axis`. */
    uint32_t axis;
    const void *constant;       /* Elements of an input that is constant; null of any other. */
} peapod_custom_tensor;

/* Types of all inputs and outputs, and the operator's options. Nothing of it outlives the call. */
typedef struct peapod_custom_types {
    const uint8_t *options;     /* As the file has them: mostly FlexBuffers. */
    size_t options_len;
    const peapod_custom_tensor *inputs;
    size_t inputs_len;
    const peapod_custom_tensor *outputs;
    size_t outputs_len;
} peapod_custom_types;

/* What an operator needs to run; both are 0 before `prepare`. */
typedef struct peapod_custom_needs {
    uint32_t scratch_bytes;     /* Memory during a run. */
    uint32_t work;              /* Element operations at most: an estimate, for limits on work. */
} peapod_custom_needs;

typedef struct peapod_custom_op {
    uint32_t abi;               /* PEAPOD_CUSTOM_ABI */
    const char *name;           /* The `custom_code` of the model's file. */

    /* Checks types, shapes and options, and says what a run needs. Null, or why the operator does not
     * compute on these: a string that lives as long as the program. Called when a model is compiled
     * and when it is loaded. */
    const char *(*prepare)(const peapod_custom_types *types, peapod_custom_needs *needs);

    /* Computes every element of every output from the inputs, and nothing else: the same inputs give
     * the same outputs. Elements are aligned to their size, `scratch` to 4 bytes. What outputs and
     * scratch hold before is not defined. */
    void (*eval)(const peapod_custom_types *types, const void *const *inputs, void *const *outputs,
                 void *scratch);
} peapod_custom_op;

#ifdef __cplusplus
}
#endif

#endif
