/*
 * A plugin for QEMU's translator (API version 1): how often each instruction of an image was
 * executed, and how often each that ends a block was not followed by the next one.
 *
 * Options: marker=ADDRESS  a function that the firmware calls around what it measures
 *          base=ADDRESS    the first address of code
 *          size=BYTES      how much of it there is
 *          out=FILE        what was counted
 *
 * Each call of the marker ends a region. Of region k, from call k to call k + 1, the file has
 * `R k TOTAL 0`, then lines `ADDRESS COUNT` and `T ADDRESS TIMES-TAKEN`, addresses in hexadecimal.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is used of QEMU's interface for plugins, declared here so that no header is needed. */
struct qemu_plugin_tb;
struct qemu_plugin_insn;
struct qemu_info_t;
#define NO_REGISTERS 0
#define ADD_U64 0
void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, void (*callback)(uint64_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *tb, void (*callback)(unsigned, void *), int flags,
                                          void *userdata);
void qemu_plugin_register_vcpu_insn_exec_inline(struct qemu_plugin_insn *insn, int op, void *counter, uint64_t add);
void qemu_plugin_register_atexit_cb(uint64_t id, void (*callback)(uint64_t, void *), void *userdata);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t index);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);
size_t qemu_plugin_insn_size(const struct qemu_plugin_insn *insn);

#define EXPORT __attribute__((visibility("default")))

EXPORT int qemu_plugin_version = 1;

/* A translated block: where it begins, its last instruction, and what follows that. */
struct block {
    uint64_t start, last, next;
};

static uint64_t marker, base, size;
static uint64_t *counts, *taken;
static const struct block *before;
static unsigned regions;
static bool in_region;
static FILE *out;

/* Writes the counts of a region, and forgets them. */
static void end_region(void)
{
    uint64_t total = 0;
    for (uint64_t slot = 0; slot < size / 2; slot++)
        total += counts[slot];
    fprintf(out, "R %u %llu 0\n", regions, (unsigned long long)total);
    for (uint64_t slot = 0; slot < size / 2; slot++) {
        unsigned long long address = base + 2 * slot;
        if (counts[slot])
            fprintf(out, "%llx %llu\n", address, (unsigned long long)counts[slot]);
        if (taken[slot])
            fprintf(out, "T %llx %llu\n", address, (unsigned long long)taken[slot]);
    }
}

static void executed(unsigned vcpu, void *userdata)
{
    (void)vcpu;
    const struct block *block = userdata;
    if (before && before->next != block->start && before->last - base < size)
        taken[(before->last - base) / 2]++;
    before = block;
    if (block->start != marker)
        return;
    if (in_region) {
        end_region();
        regions++;
    }
    in_region = true;
    memset(counts, 0, size / 2 * sizeof *counts);
    memset(taken, 0, size / 2 * sizeof *taken);
}

static void translated(uint64_t id, struct qemu_plugin_tb *tb)
{
    (void)id;
    size_t count = qemu_plugin_tb_n_insns(tb);
    struct block *block = malloc(sizeof *block);
    if (!block || !count)
        abort();
    for (size_t index = 0; index < count; index++) {
        struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, index);
        uint64_t address = qemu_plugin_insn_vaddr(insn);
        if (index == 0)
            block->start = address;
        block->last = address;
        block->next = address + qemu_plugin_insn_size(insn);
        if (address - base < size)
            qemu_plugin_register_vcpu_insn_exec_inline(insn, ADD_U64, &counts[(address - base) / 2], 1);
    }
    /* Blocks live as long as the emulator: it may keep the translation. */
    qemu_plugin_register_vcpu_tb_exec_cb(tb, executed, NO_REGISTERS, block);
}

static void ended(uint64_t id, void *userdata)
{
    (void)id;
    (void)userdata;
    fclose(out);
}

EXPORT int qemu_plugin_install(uint64_t id, const struct qemu_info_t *info, int argc, char **argv)
{
    (void)info;
    for (int index = 0; index < argc; index++) {
        char *value = strchr(argv[index], '=');
        if (!value)
            return -1;
        *value++ = '\0';
        if (!strcmp(argv[index], "out"))
            out = fopen(value, "w");
        else if (!strcmp(argv[index], "marker"))
            marker = strtoull(value, NULL, 0);
        else if (!strcmp(argv[index], "base"))
            base = strtoull(value, NULL, 0);
        else if (!strcmp(argv[index], "size"))
            size = strtoull(value, NULL, 0);
    }
    counts = calloc(size / 2, sizeof *counts);
    taken = calloc(size / 2, sizeof *taken);
    if (!out || !counts || !taken) {
        fprintf(stderr, "count_plugin: no file, or no memory\n");
        return -1;
    }
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, ended, NULL);
    return 0;
}
