//! Thumb: instructions of 16 bits. Arm's Architecture Reference Manuals for Armv6-M to Armv8.1-M
//! have the encodings.

use super::insn::{Insn, Kind, Registers, core};
use super::thumb32;

const SP: u32 = 13;
const PC: u32 = 15;

/// Decodes the instruction that begins with these halves; `None` where it is cut off.
pub fn decode(first: u16, second: Option<u16>) -> Option<Insn> {
    let half = u32::from(first);
    match half >> 11 {
        0b11101..=0b11111 => Some(thumb32::decode(half, u32::from(second?))),
        _ => Some(short(half)),
    }
}

/// How many instructions an IT makes conditional; 0 of any other.
pub fn conditional_after(half: u16) -> u32 {
    match half & 0xff00 == 0xbf00 && half & 15 != 0 {
        true => 4 - (half & 15).trailing_zeros(),
        false => 0,
    }
}

/// The set of a register that is at this bit of the instruction, in three bits.
fn low(half: u32, bit: u32) -> Registers {
    core(half >> bit & 7)
}

/// An instruction that computes integers.
fn alu(reads: Registers, writes: Registers) -> Insn {
    Insn::new(2, Kind::Alu).reading(reads).writing(writes)
}

fn short(half: u32) -> Insn {
    match half >> 11 {
        0..=2 => alu(low(half, 3), low(half, 0)),
        3 if half >> 10 & 1 == 1 => alu(low(half, 3), low(half, 0)),
        3 => alu(low(half, 3) | low(half, 6), low(half, 0)),
        4 => alu(0, low(half, 8)),
        5 => alu(low(half, 8), 0),
        6 | 7 => alu(low(half, 8), low(half, 8)),
        8 => two_registers(half),
        9 => load(half, 8, 0),
        10 | 11 => by_register(half),
        12..=17 => by_immediate(half),
        18 => store(half, 8, core(SP), Kind::Store),
        19 => load(half, 8, core(SP)),
        20 => alu(0, low(half, 8)),
        21 => alu(core(SP), low(half, 8)),
        22 | 23 => miscellaneous(half),
        24 | 25 => {
            let several = Kind::Multiple((half & 0xff).count_ones());
            Insn::new(2, several).at(low(half, 8))
        }
        26 | 27 => match half >> 8 & 15 {
            14 | 15 => Insn::new(2, Kind::System { slow: false }),
            _ => Insn::new(2, Kind::Branch).conditional(),
        },
        _ => Insn::new(2, Kind::Branch),
    }
}

fn load(half: u32, destination: u32, address: Registers) -> Insn {
    Insn::new(2, Kind::Load)
        .writing(low(half, destination))
        .at(address)
}

fn store(half: u32, source: u32, address: Registers, kind: Kind) -> Insn {
    Insn::new(2, kind).reading(low(half, source)).at(address)
}

/// Operations on two registers, and those of high registers.
fn two_registers(half: u32) -> Insn {
    let (first, second) = (low(half, 0), low(half, 3));
    if half >> 10 & 1 == 0 {
        return match half >> 6 & 15 {
            8 | 10 | 11 => alu(first | second, 0),
            9 | 15 => alu(second, first),
            _ => alu(first | second, first),
        };
    }
    let number = half & 7 | half >> 4 & 8;
    let source = core(half >> 3 & 15);
    let to_pc = |insn: Insn| match number {
        PC => Insn::new(2, Kind::Return(0)).reading(insn.reads),
        _ => insn,
    };
    match half >> 8 & 3 {
        0 => to_pc(alu(core(number) | source, core(number))),
        1 => alu(core(number) | source, 0),
        2 => to_pc(alu(source, core(number))),
        _ if half >> 7 & 1 == 1 => Insn::new(2, Kind::Call).reading(source),
        _ => Insn::new(2, Kind::Return(0)).reading(source),
    }
}

/// Loads and stores at the sum of two registers.
fn by_register(half: u32) -> Insn {
    let address = low(half, 3) | low(half, 6);
    match half >> 9 & 7 {
        0..=2 => store(half, 0, address, Kind::StoreIndexed),
        _ => load(half, 0, address),
    }
}

/// Loads and stores of a register and an immediate.
fn by_immediate(half: u32) -> Insn {
    match half >> 11 & 1 {
        0 => store(half, 0, low(half, 3), Kind::Store),
        _ => load(half, 0, low(half, 3)),
    }
}

fn miscellaneous(half: u32) -> Insn {
    let several = (half & 0x1ff).count_ones();
    match half >> 8 & 15 {
        0 => alu(core(SP), core(SP)),
        1 | 3 | 9 | 11 => Insn::new(2, Kind::Branch)
            .reading(low(half, 0))
            .conditional(),
        2 | 10 => alu(low(half, 3), low(half, 0)),
        4 | 5 => Insn::new(2, Kind::Multiple(several)).at(core(SP)),
        6 => Insn::new(2, Kind::System { slow: true }),
        12 => Insn::new(2, Kind::Multiple(several)).at(core(SP)),
        13 => Insn::new(2, Kind::Return(several)).at(core(SP)),
        15 if half & 15 != 0 => Insn::new(2, Kind::If),
        15 if half & 0xf0 == 0 => alu(0, 0),
        _ => Insn::new(2, Kind::System { slow: false }),
    }
}
