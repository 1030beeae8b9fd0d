//! Thumb: floats, and the vectors of Armv8.1-M, whose encodings are beside those of floats.

use super::insn::{Insn, Kind, Registers, core, double, single};

/// Decodes the instruction of these halves.
pub fn decode(first: u32, second: u32) -> Insn {
    let processor = second >> 8 & 15;
    let is_float =
        matches!(processor, 10 | 11) && first & 0xff00 != 0xef00 && first & 0xff00 != 0xff00;
    match (is_float, first >> 9 & 1) {
        (true, 0) if first & 0xffe0 == 0xec40 => both_ways(first, second),
        (true, 0) => memory(first, second),
        (true, _) if second >> 4 & 1 == 1 => transfer(first, second),
        (true, _) => arithmetic(first, second),
        (false, 0) => Insn::new(4, Kind::VectorMemory).at(core(first & 15)),
        (false, _) => Insn::new(4, Kind::Vector),
    }
}

/// A register of the precision of an instruction: four bits at `bits`, and one at `bit`.
fn register(second: u32, bits: u32, bit: u32) -> Registers {
    match second >> 8 & 1 {
        0 => single((bits & 15) << 1 | bit & 1),
        _ => double((bit & 1) << 4 | bits & 15),
    }
}

fn destination(first: u32, second: u32) -> Registers {
    register(second, second >> 12, first >> 6)
}

/// Two integer registers to or from those of floats.
fn both_ways(first: u32, second: u32) -> Insn {
    let it = Insn::new(4, Kind::FloatMove);
    let integers = core(second >> 12) | core(first & 15);
    let floats = register(second, second, second >> 5);
    match first >> 4 & 1 {
        1 => to_integers(integers, floats),
        _ => it.reading(integers),
    }
}

/// From floats to integers.
fn to_integers(integers: Registers, floats: Registers) -> Insn {
    Insn::new(4, Kind::FloatMove)
        .reading(floats)
        .writing(integers)
}

/// Loads and stores.
fn memory(first: u32, second: u32) -> Insn {
    let at = match first & 15 {
        15 => 0,
        number => core(number),
    };
    let is_load = first >> 4 & 1 == 1;
    let floats = destination(first, second);
    if first >> 8 & 1 == 0 || first >> 5 & 1 == 1 {
        let it = Insn::new(4, Kind::Multiple(second & 0xff)).at(at);
        return it.reading(match is_load {
            true => 0,
            false => list(first, second),
        });
    }
    match (second >> 8 & 1, is_load) {
        (0, true) => Insn::new(4, Kind::FloatLoad).writing(floats).at(at),
        (0, false) => Insn::new(4, Kind::FloatStore).reading(floats).at(at),
        (_, true) => Insn::new(4, Kind::Double).writing(floats).at(at),
        (_, false) => Insn::new(4, Kind::Double).reading(floats).at(at),
    }
}

/// All registers of a store of many.
fn list(first: u32, second: u32) -> Registers {
    let words = second & 0xff;
    let begin = match second >> 8 & 1 {
        0 => (second >> 12 & 15) << 1 | first >> 6 & 1,
        _ => 2 * ((first >> 6 & 1) << 4 | second >> 12 & 15),
    };
    (begin..begin + words.min(32))
        .filter(|number| *number < 32)
        .map(single)
        .fold(0, |all, one| all | one)
}

/// One integer register to or from one of floats, and flags.
fn transfer(first: u32, second: u32) -> Insn {
    if first & 0xffe0 == 0xeee0 {
        return Insn::new(4, Kind::Float);
    }
    let float = register(second & !0x100, first, second >> 7);
    match first >> 4 & 1 {
        1 => to_integers(core(second >> 12), float),
        _ => Insn::new(4, Kind::FloatMove).reading(core(second >> 12)),
    }
}

fn arithmetic(first: u32, second: u32) -> Insn {
    let left = register(second, first, second >> 7);
    let right = register(second, second, second >> 5);
    let to = destination(first, second);
    let it = |kind| Insn::new(4, kind).reading(left | right);
    // Selections, larger and smaller ones, roundings.
    if first & 0xff00 == 0xfe00 {
        return it(Kind::Float);
    }
    match first >> 4 & 0xb {
        0 | 1 | 9 | 10 => it(Kind::FloatMultiplyAdd).writing(to),
        2 | 3 => it(Kind::Float).writing(to),
        8 => it(Kind::FloatDivide).writing(to),
        _ => unary(first, second, to),
    }
}

/// Operations on one operand, comparisons and conversions.
fn unary(first: u32, second: u32, to: Registers) -> Insn {
    let it = Insn::new(4, Kind::Float);
    // An immediate.
    if second >> 6 & 1 == 0 {
        return it;
    }
    let right = register(second, second, second >> 5);
    let narrow = register(second & !0x100, second, second >> 5);
    let narrow_to = destination(first, second & !0x100);
    let is_root = second >> 7 & 1 == 1;
    match first & 15 {
        1 if is_root => Insn::new(4, Kind::FloatDivide).reading(right).writing(to),
        // Copies, absolute values, opposite numbers, roundings.
        0 | 1 | 6 => it.reading(right),
        4 => it.reading(right | to),
        5 => it.reading(to),
        // To the other precision.
        7 if is_root => it
            .reading(right)
            .writing(destination(first, second ^ 0x100)),
        7 => it.reading(right),
        // From integers; from and to fixed point, in place.
        8 => it.reading(narrow).writing(to),
        10 | 11 | 14 | 15 => it.reading(to).writing(to),
        12 | 13 => it.reading(right).writing(narrow_to),
        _ => it.reading(right).writing(to),
    }
}
