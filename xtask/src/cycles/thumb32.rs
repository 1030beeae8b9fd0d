//! Thumb: instructions of 32 bits, but for floats and vectors.

use super::insn::{Insn, Kind, Registers, core};
use super::thumb_float;

const PC: u32 = 15;

/// Decodes the instruction of these halves.
pub fn decode(first: u32, second: u32) -> Insn {
    match first >> 9 & 15 {
        _ if first & 0xec00 == 0xec00 => thumb_float::decode(first, second),
        4 if first & 0xfe40 == 0xe840 => pair(first, second),
        4 => several(first, second),
        5 => computed(second, core(first & 15) | core(second & 15)),
        8..=11 if second >> 15 == 1 => control(first, second),
        8..=11 => computed(second, core(first & 15)),
        12 => single(first, second),
        13 if first >> 8 & 1 == 1 => product(first, second),
        _ => computed(second, core(first & 15) | core(second & 15)),
    }
}

/// Arithmetic whose result goes to the usual register; comparisons name the program counter.
fn computed(second: u32, reads: Registers) -> Insn {
    let writes = match second >> 8 & 15 {
        PC => 0,
        number => core(number),
    };
    Insn::new(4, Kind::Alu).reading(reads).writing(writes)
}

/// Where a load or store is, without the program counter.
fn address(number: u32) -> Registers {
    match number {
        PC => 0,
        _ => core(number),
    }
}

/// Loads and stores of many registers.
fn several(first: u32, second: u32) -> Insn {
    let count = second.count_ones();
    let kind = match first >> 4 & 1 == 1 && second >> 15 == 1 {
        true => Kind::Return(count),
        false => Kind::Multiple(count),
    };
    Insn::new(4, kind).at(core(first & 15))
}

/// Loads and stores of two registers, exclusive ones, and branches by tables.
fn pair(first: u32, second: u32) -> Insn {
    let at = address(first & 15);
    let is_load = first >> 4 & 1 == 1;
    // Bits P and W: with neither, the instruction is something else.
    if first >> 8 & 1 == 1 || first >> 5 & 1 == 1 {
        let both = core(second >> 12) | core(second >> 8 & 15);
        let it = Insn::new(4, Kind::Double).at(at);
        return match is_load {
            true => it.writing(both),
            false => it.reading(both),
        };
    }
    match (first & 0xfff0, second >> 4 & 15) {
        (0xe8d0, 0 | 1) => Insn::new(4, Kind::Table).at(at | address(second & 15)),
        _ if is_load => load(second >> 12, at),
        _ => Insn::new(4, Kind::StoreIndexed)
            .reading(core(second >> 12))
            .at(at),
    }
}

fn load(number: u32, at: Registers) -> Insn {
    match number {
        PC => Insn::new(4, Kind::Return(1)).at(at),
        _ => Insn::new(4, Kind::Load).writing(core(number)).at(at),
    }
}

/// Loads and stores of one register.
fn single(first: u32, second: u32) -> Insn {
    let by_register = first >> 7 & 1 == 0 && second >> 11 & 1 == 0;
    let at = match by_register && first & 15 != PC {
        true => address(first & 15) | core(second & 15),
        false => address(first & 15),
    };
    let number = second >> 12;
    if first >> 4 & 1 == 0 {
        let kind = match by_register {
            true => Kind::StoreIndexed,
            false => Kind::Store,
        };
        return Insn::new(4, kind).reading(core(number)).at(at);
    }
    match (first >> 5 & 3, number) {
        // Of bytes and halves: a hint to load what is there into a cache.
        (0 | 1, PC) => Insn::new(4, Kind::System { slow: false }),
        _ => load(number, at),
    }
}

/// Products and quotients.
fn product(first: u32, second: u32) -> Insn {
    let operands = core(first & 15) | core(second & 15);
    let (high, low) = (core(second >> 8 & 15), core(second >> 12));
    let (op, variant) = (first >> 4 & 7, second >> 4 & 15);
    let it = |kind| Insn::new(4, kind).reading(operands);
    if first >> 7 & 1 == 0 {
        return match (op, variant & 3, second >> 12) {
            (_, _, PC) => it(Kind::Alu).writing(high),
            (0, 0 | 1, _) => it(Kind::MultiplyAdd).reading(operands | low).writing(high),
            _ => it(Kind::Alu).reading(operands | low).writing(high),
        };
    }
    let both = high | low;
    match (op, variant) {
        (0 | 2, _) => it(Kind::MultiplyLong).writing(both),
        (1 | 3, _) => it(Kind::Divide).writing(high),
        (4 | 6, 0) => it(Kind::MultiplyAddLong)
            .reading(operands | both)
            .writing(both),
        _ => it(Kind::Alu).reading(operands | both).writing(both),
    }
}

/// Branches, loops that the core counts, and registers of the system.
fn control(first: u32, second: u32) -> Insn {
    match second & 0xd000 {
        0x8000 if first >> 7 & 7 != 7 => Insn::new(4, Kind::Branch).conditional(),
        0x8000 => match first & 0xfff0 {
            0xf3a0 if second & 0xff == 0 => Insn::new(4, Kind::Alu),
            0xf3a0 => Insn::new(4, Kind::System { slow: false }),
            0xf3b0 => Insn::new(
                4,
                Kind::System {
                    slow: second >> 4 & 15 != 2,
                },
            ),
            _ => Insn::new(
                4,
                Kind::System {
                    slow: first & 0xff80 == 0xf380,
                },
            ),
        },
        0x9000 => Insn::new(4, Kind::Branch),
        0xc000 if second & 1 == 1 => counted_loop(first, second),
        _ => Insn::new(4, Kind::Call),
    }
}

/// Armv8.1-M: the begin and the end of a loop.
fn counted_loop(first: u32, second: u32) -> Insn {
    let counter = core(14);
    match (first & 15, second & 0x2000) {
        (PC, 0) => Insn::new(4, Kind::LoopEnd).reading(counter).conditional(),
        (number, 0) => Insn::new(4, Kind::Branch)
            .reading(core(number))
            .conditional(),
        (number, _) => Insn::new(4, Kind::Alu)
            .reading(address(number))
            .writing(counter),
    }
}
