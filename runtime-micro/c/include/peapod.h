/* Peapod for microcontrollers: runs a compiled model. No heap, no start-up code.
 *
 * The compiler writes `model.o` and `model.h`. For a model named `digits`:
 *
 *     #include "peapod.h"
 *     #include "model.h"
 *
 *     static _Alignas(PEAPOD_ALIGNMENT) uint8_t arena[DIGITS_ARENA_LEN];
 *     static peapod_session session;
 *
 *     peapod_model model;
 *     peapod_status status =
 *         peapod_load(&model, digits_pea, digits_pea_len, digits_kernels, digits_kernels_len, NULL);
 *     if (status == PEAPOD_OK)
 *         status = peapod_session_new(&session, &model, arena, sizeof arena);
 *     if (status != PEAPOD_OK)
 *         return peapod_status_string(status);
 *     memcpy(peapod_input(&session, 0, NULL), image, DIGITS_INPUT_0_LEN);
 *     peapod_run(&session);
 *     const int8_t *scores = peapod_output(&session, 0, NULL);
 *
 * Link `model.o` and `libpeapod_micro_c.a` with `--gc-sections`: only the kernels that the model
 * uses stay. One session belongs to one thread at a time.
 *
 * Misuse is an error and nothing else: every pointer to a model or a session may be null, and one
 * that is zeroed (as `static` ones are), or where loading or making it failed, is PEAPOD_NOT_READY.
 * What cannot be told: lengths that are not those of the memory, memory that is neither zeroed nor
 * filled by these functions, an arena that two sessions share. Filling a model or a session once
 * more replaces it.
 *
 * Memory: models and arenas are in Normal memory (no MPU region makes it Device), and unaligned
 * accesses are allowed on Armv7-M and Armv8-M (CCR.UNALIGN_TRP is 0, as after reset). FPU and MVE
 * are on where the library is built for them.
 */
#ifndef PEAPOD_H
#define PEAPOD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the addresses of a model's bytes and of an arena must be multiples of. */
#define PEAPOD_ALIGNMENT 16u

/* Code of one operation; `model.o` refers to those that its model uses. */
struct peapod_kernel;

/* A checked model. Needed until its session is made; its contents are private. */
typedef struct peapod_model {
    uintptr_t opaque[52];
} peapod_model;

/* A model in an arena, with its state. */
typedef struct peapod_session {
    uintptr_t opaque[64];
} peapod_session;

typedef enum peapod_status {
    PEAPOD_OK = 0,
    PEAPOD_NULL_POINTER = 1,          /* An argument that may not be null is. */
    PEAPOD_NOT_A_PEA = 2,             /* The bytes are damaged or no model. Place: byte offset. */
    PEAPOD_OTHER_VERSION = 3,         /* The model was compiled for another version. Place: its version. */
    PEAPOD_UNALIGNED_PEA = 4,         /* The model's bytes are not aligned to PEAPOD_ALIGNMENT. */
    PEAPOD_MISSING_KERNEL = 6,        /* Not the model's kernel table, or the model is newer. Place: kernel number. */
    PEAPOD_BAD_INPUT = 7,             /* An input is not sound. Place: which. */
    PEAPOD_BAD_OUTPUT = 8,            /* An output is not sound. Place: which. */
    PEAPOD_BAD_STATE = 9,             /* A state is not sound. Place: which. */
    PEAPOD_BAD_STEP = 10,             /* An operation is not sound. Place: which. */
    PEAPOD_ARENA_TOO_SMALL = 11,      /* Compare peapod_arena_len. */
    PEAPOD_UNALIGNED_ARENA = 12,      /* The arena is not aligned to PEAPOD_ALIGNMENT. */
    PEAPOD_OTHER_ERROR = 13,
    PEAPOD_BAD_CHECKSUM = 14,         /* The model is damaged. Place: the checksum of its bytes. */
    PEAPOD_ARENA_TOO_LARGE = 15,      /* The model asks for more than it uses. Place: what it uses. */
    PEAPOD_NOT_READY = 16,            /* The model was not loaded, or the session not made. */
    PEAPOD_BAD_CUSTOM_OP = 17,        /* A custom operator is not sound, or refuses types. Place: which operation. */
    PEAPOD_MISSING_CUSTOM_OP = 18,    /* Not in the table of custom operators. Place: which operation. */
    PEAPOD_NO_SIGNATURE = 19,         /* The model has no such signature, or was not loaded with them. */
    PEAPOD_BAD_WEIGHTS = 20,          /* Not the weights of the model. Place: the length of those. */
    PEAPOD_REGIONS = 21               /* The model is in several memories: see peapod_session_in. */
} peapod_status;

/* A sentence about a status, never null. */
const char *peapod_status_string(peapod_status status);

/* Checks all of a model and makes `*model` of it. `pea` and `kernels` must outlive every session.
 * Where something is not sound, `*place` says where, if `place` is not null. */
peapod_status peapod_load(peapod_model *model, const uint8_t *pea, size_t pea_len,
                          const struct peapod_kernel *const *kernels, size_t kernels_len,
                          uint32_t *place);

/* A custom operator that C implements: see peapod_custom_op.h. */
struct peapod_custom_op;

/* Says which custom operators there are, before a model that has some is loaded; replaces what was
 * said before. The table and all in it stay as they are. No other thread may use a model meanwhile.
 * Once a model was loaded that has one, a new table must have all of the former one: it is
 * PEAPOD_BAD_CUSTOM_OP otherwise, and nothing is replaced. */
peapod_status peapod_set_custom_ops(const struct peapod_custom_op *const *ops, size_t count);

/* The name of the custom operator that peapod_load told the place of: `*len` bytes, no 0 after them;
 * null if that operation is no custom operator. */
const char *peapod_custom_op_name(const uint8_t *pea, size_t pea_len, uint32_t place, size_t *len);

/* Bytes of arena that the model needs; 0 if it is not loaded. */
size_t peapod_arena_len(const peapod_model *model);

/* Places a loaded model in an arena, with its states where they start. The session owns the arena. */
peapod_status peapod_session_new(peapod_session *session, const peapod_model *model, void *arena,
                                 size_t arena_len);

/* Models in several regions of RAM, or with weights outside of the model (docs/memory-regions.md):
 * of a library that is built with the feature `regions`; any other says PEAPOD_REGIONS.
 *
 * As peapod_load, with the bytes of `model.weights`, which are aligned as the model and outlive every
 * session; null and 0 of a model without any. */
peapod_status peapod_load_weights(peapod_model *model, const uint8_t *pea, size_t pea_len,
                                  const uint8_t *weights, size_t weights_len,
                                  const struct peapod_kernel *const *kernels, size_t kernels_len,
                                  uint32_t *place);

/* How many regions of RAM the model is in, and the bytes that it needs of one; 0 if it is not
 * loaded, or does not use that region. */
size_t peapod_region_count(const peapod_model *model);
size_t peapod_region_len(const peapod_model *model, size_t region);

/* Memory of a region. */
typedef struct peapod_region {
    void *start; /* Aligned to PEAPOD_ALIGNMENT, unless the model does not use the region. */
    size_t len;
} peapod_region;

/* As peapod_session_new, in regions of RAM in the order of the target's file. */
peapod_status peapod_session_in(peapod_session *session, const peapod_model *model,
                                const peapod_region *regions, size_t count);

/* What to fetch: weights outside of the model that are read `ahead` steps after the next one (0: by
 * the next one), `index` counting from 0; null if there are no more. Their length in bytes goes to
 * `*len`, if `len` is not null. After the last step comes the first, of the next inference. */
const void *peapod_upcoming_weights(const peapod_session *session, size_t ahead, size_t index,
                                    size_t *len);

/* Where an input must be written before each inference; null if there is no such input, or no
 * session. Its length
 * in bytes goes to `*len`, if `len` is not null. */
void *peapod_input(peapod_session *session, size_t index, size_t *len);

/* Where an output is until the next input is written; null if there is no such output. */
const void *peapod_output(const peapod_session *session, size_t index, size_t *len);

/* Makes one inference, or finishes the one that peapod_step began. */
peapod_status peapod_run(peapod_session *session);

/* Takes what fits of `len` bytes of a stream into input 0, behind the `*filled` bytes that are there,
 * which begin as 0, again after peapod_reset; `*taken` says how many. Once the input is full, makes
 * an inference: `*is_new` says whether, if `is_new` is not null. Then outputs are new, to be read
 * before the other bytes are pushed. It is PEAPOD_BAD_INPUT, and nothing is done, where there is no
 * input of more than `*filled` bytes.
 *
 *     for (size_t taken; len > 0; bytes += taken, len -= taken) {
 *         bool is_new;
 *         if (peapod_push(&session, bytes, len, &filled, &taken, &is_new) != PEAPOD_OK) return;
 *         if (is_new) use(peapod_output(&session, 0, NULL));
 *     }
 */
peapod_status peapod_push(peapod_session *session, const void *bytes, size_t len, size_t *filled,
                          size_t *taken, bool *is_new);

/* Runs one operation: true while the inference has more of them; false if there is no session. */
bool peapod_step(peapod_session *session);

/* Goes on with the inference for `budget` element operations, such as multiply-adds: true while it
 * has more; false if there is no session. Operations that are longer are done in parts, of which
 * each call does one at least; results are those of peapod_run, bit for bit. peapod_step and
 * peapod_run finish what this began. */
bool peapod_step_within(peapod_session *session, uint64_t budget);

/* Forgets a begun inference and sets every state to where it starts. */
peapod_status peapod_reset(peapod_session *session);

/* As peapod_load, but with all signatures of a model of several: peapod_load takes the first alone.
 * peapod_arena_len is what the largest of them needs then. */
peapod_status peapod_load_signatures(peapod_model *model, const uint8_t *pea, size_t pea_len,
                                     const struct peapod_kernel *const *kernels,
                                     size_t kernels_len, uint32_t *place);

/* How many signatures a loaded model has: 1 after peapod_load, 0 if it is not loaded. */
size_t peapod_signature_count(const peapod_model *model);

/* The key of a signature, `*len` bytes in the model, no 0 after them; null if there is none. */
const char *peapod_signature_key(const peapod_model *model, size_t index, size_t *len);

/* Goes to a signature, by the number that `model.h` has: inputs, outputs and operations are its own
 * from here on, and a begun inference is forgotten. States stay. Outputs of the one before must be
 * read first. A session begins with the first. */
peapod_status peapod_select_signature(peapod_session *session, size_t index);

/* Goes to the signature of this key, copies its inputs from `inputs`, as many bytes each as the input
 * is long, and makes one inference. PEAPOD_BAD_INPUT, and not run, if `count` is not that of its
 * inputs, or one of `inputs` is in the arena: copy what peapod_output points at first. After an error
 * but PEAPOD_NO_SIGNATURE the signature stays selected. */
peapod_status peapod_run_signature(peapod_session *session, const char *key,
                                   const void *const *inputs, size_t count);

#ifdef __cplusplus
}
#endif

#endif
