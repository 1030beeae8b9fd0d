//! Peas whose operands are in other memories than the arena and the constants.

use peapod_micro::{KernelId, crc32c};
use peapod_schemas::micro::{Memory, Operand, OtherMemory, Step};

use super::Pea;

/// Another memory of a model.
fn other(memory: Memory, len_bytes: u32, checksum: u32) -> OtherMemory {
    OtherMemory {
        memory: memory as u32,
        len_bytes,
        checksum,
    }
}

/// Where the last operand in a memory ends.
pub fn end(pea: &Pea, memory: Memory) -> u32 {
    let ports = pea.inputs.iter().chain(&pea.outputs).map(|it| &it.operand);
    let states = pea.states.iter().map(|it| &it.operand);
    let all = pea.operands.iter().chain(ports).chain(states);
    let there = all.filter(|it| it.memory == memory as u8);
    there.map(|it| it.offset + it.len_bytes).max().unwrap_or(0)
}

/// Moves every operand, port and state that a function says to another memory.
pub fn move_each(pea: &mut Pea, to: Memory, moves: impl Fn(&Operand) -> bool) {
    let ports = pea.inputs.iter_mut().chain(&mut pea.outputs);
    let ports = ports.map(|it| &mut it.operand);
    let states = pea.states.iter_mut().map(|it| &mut it.operand);
    for it in pea.operands.iter_mut().chain(ports).chain(states) {
        if moves(it) {
            it.memory = to as u8;
        }
    }
}

/// Lists the memories of a model that was moved, and its weights: those of all constants.
pub fn list(pea: &mut Pea) -> Vec<u8> {
    pea.arena_len = end(pea, Memory::Arena);
    pea.params.memories.clear();
    for memory in [Memory::Arena1, Memory::Arena2, Memory::Arena3] {
        match end(pea, memory) {
            0 => {}
            len => pea.params.memories.push(other(memory, len, 0)),
        }
    }
    if end(pea, Memory::Weights) == 0 {
        return Vec::new();
    }
    let weights = pea.constants.clone();
    let listed = other(Memory::Weights, weights.len() as u32, crc32c(&weights));
    pea.params.memories.push(listed);
    weights
}

/// Whether an operand is in the arena.
pub fn is_ram(operand: &Operand) -> bool {
    operand.memory == Memory::Arena as u8
}

/// Moves operands that are at the places of these in the arena.
pub fn move_those(pea: &mut Pea, to: Memory, those: &[Operand]) {
    move_each(pea, to, |it| {
        let mut those = those.iter();
        let is_it = |that: &Operand| (that.offset, that.len_bytes) == (it.offset, it.len_bytes);
        is_ram(it) && those.any(is_it)
    });
}

/// Operands of the arena that a step only reads, which share no bytes with those that it writes.
pub fn apart(pea: &Pea, kernel: KernelId, step: &Step) -> Vec<Operand> {
    let operands = &pea.operands[usize::from(step.first_operand)..];
    let reads = usize::from(step.inputs) - kernel.facts().written_inputs();
    let (read, written) = operands[..usize::from(step.inputs + step.outputs)].split_at(reads);
    let shares = |a: &Operand, b: &Operand| {
        a.offset < b.offset + b.len_bytes && b.offset < a.offset + a.len_bytes
    };
    let is_apart = |it: &&Operand| {
        let mut written = written.iter();
        is_ram(it) && !written.any(|other| is_ram(other) && shares(it, other))
    };
    read.iter().filter(is_apart).copied().collect()
}

/// The same model with what its only step reads in another region than what that writes; `None` if
/// it has several steps, or nothing that can be apart.
pub fn spread(kernel: KernelId, mut pea: Pea) -> Option<Pea> {
    let [step] = pea.steps[..] else { return None };
    let apart = apart(&pea, kernel, &step);
    if apart.is_empty() || kernel == KernelId::WhileLoop {
        return None;
    }
    move_those(&mut pea, Memory::Arena1, &apart);
    list(&mut pea);
    Some(pea)
}
