//! A pea with a loop.

use bytemuck::cast_slice;
use peapod_micro::{ElementType, KernelId};
use peapod_schemas::micro::program::{LOOP_BYTES, LoopEntry, LoopEntryKind};
use peapod_schemas::micro::{self as pea, Operand, Step};

use super::random::Random;
use super::recurrent::gru_call;
use super::{Params, Pea};

const RUN: u8 = LoopEntryKind::Run as u8;
pub const BEGIN: u8 = LoopEntryKind::Begin as u8;
const TEST: u8 = LoopEntryKind::Test as u8;
const END: u8 = LoopEntryKind::End as u8;

/// A model that adds 1 to a number as long as it is below another, `most` times at most, with its
/// entries in between changed.
pub fn counting(most: u32, change: impl Fn(&mut Vec<LoopEntry>)) -> Pea {
    let mut pea = Pea::default();
    let (first, limit) = (pea.input::<i32>(1), pea.input::<i32>(1));
    let number = pea.output::<i32>(1);
    let scratch = pea.arena::<i32>(LOOP_BYTES / 4);
    let below = Operand {
        element: ElementType::Bool as u8,
        ..pea.arena::<u8>(1)
    };
    let one = pea.constant(&[1_i32]);
    let zero = pea.constant(&[0_i32]);
    let copy = pea.call(KernelId::CopyX8, Params::None, &[first], number);
    let less = Params::Relation(pea::Relation { direction: 5 });
    let compare = pea.call(KernelId::CompareS32, less, &[number, limit], below);
    let condition = (pea.operands.len() - 1) as u32;
    let add = pea::Binary {
        dims: [1; 6],
        act_min: i32::MIN,
        act_max: i32::MAX,
        ..pea::Binary::default()
    };
    let add = pea.call(
        KernelId::AddS32,
        Params::Binary(add),
        &[number, one],
        number,
    );
    let none = Step::default();
    let mut entries = vec![
        entry(RUN, [0, 0], copy),
        entry(BEGIN, [5, most], none),
        entry(RUN, [0, 0], compare),
        entry(TEST, [1, condition], none),
        entry(RUN, [0, 0], add),
        entry(END, [1, 0], none),
    ];
    change(&mut entries);
    run(&mut pea, &entries, [zero, scratch], number);
    pea
}

/// A model of a gated recurrent unit in a program, after its state is set.
pub fn recurrent(kernel: KernelId) -> Pea {
    let mut pea = Pea::default();
    let (start, state) = (pea.input::<f32>(10), pea.output::<f32>(10));
    let zero = pea.constant(&[0_i32]);
    let copy = pea.call(KernelId::CopyX8, Params::None, &[start], state);
    let unit = gru_call(&mut pea, kernel, &mut Random(3), state);
    let scratch = pea.arena::<i32>(LOOP_BYTES / 4);
    let entries = [copy, unit].map(|step| entry(RUN, [0, 0], step));
    run(&mut pea, &entries, [zero, scratch], state);
    pea
}

/// A model whose program has one turn, of a kernel that overwrites the condition which began it.
pub fn ending_its_own_condition() -> Pea {
    let mut pea = Pea::default();
    let x = pea.input::<u8>(16);
    let y = pea.output::<u8>(16);
    let ones = pea.constant(&[1_u8; 16]);
    pea.step(KernelId::CopyX8, Params::None, &[ones], y);
    let condition = Operand {
        element: ElementType::Bool as u8,
        len_bytes: 1,
        ..y
    };
    pea.operands.push(condition);
    let condition = (pea.operands.len() - 1) as u32;
    let zero = pea.constant(&[0_i32]);
    let copy = pea.call(KernelId::CopyX8, Params::None, &[x], y);
    let scratch = pea.arena::<i32>(LOOP_BYTES / 4);
    let none = Step::default();
    let entries = [
        entry(BEGIN, [3, 1], none),
        entry(TEST, [0, condition], none),
        entry(RUN, [0, 0], copy),
        entry(END, [0, 0], none),
    ];
    run(&mut pea, &entries, [zero, scratch], y);
    pea
}

fn entry(kind: u8, [at, number]: [u32; 2], step: Step) -> LoopEntry {
    LoopEntry {
        kind,
        at,
        number,
        step,
        ..LoopEntry::default()
    }
}

/// Adds the steps that run a program, which begins at place 0.
fn run(pea: &mut Pea, entries: &[LoopEntry], [zero, scratch]: [Operand; 2], result: Operand) {
    let program = pea.constant(cast_slice::<LoopEntry, i32>(entries));
    let place = Operand {
        len_bytes: 4,
        ..scratch
    };
    pea.step(KernelId::CopyX8, Params::None, &[zero], place);
    let inputs = [program, scratch];
    pea.step(KernelId::WhileLoop, Params::None, &inputs, result);
}
