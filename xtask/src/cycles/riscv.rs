//! RISC-V: RV32 and RV64 with M, A, F, D and C. The unprivileged specification has the encodings.

use super::insn::{Insn, Kind, Registers, core, single};

/// Decodes the instruction that begins with these halves; `None` where it is cut off.
pub fn decode(first: u16, second: Option<u16>, is_64: bool) -> Option<Insn> {
    let low = u32::from(first);
    match low & 3 {
        3 => Some(word(u32::from(second?) << 16 | low)),
        _ => Some(compressed(low, is_64)),
    }
}

/// The set of a register that is at this bit; the first one is no register but zero.
fn register(word: u32, bit: u32) -> Registers {
    match word >> bit & 31 {
        0 => 0,
        number => core(number),
    }
}

fn float(word: u32, bit: u32) -> Registers {
    single(word >> bit)
}

fn word(word: u32) -> Insn {
    let (to, left, right) = (register(word, 7), register(word, 15), register(word, 20));
    let it = |kind| Insn::new(4, kind);
    match word >> 2 & 31 {
        0b00000 => it(Kind::Load).writing(to).at(left),
        0b00001 => it(Kind::FloatLoad).writing(float(word, 7)).at(left),
        0b01000 => it(Kind::Store).reading(right).at(left),
        0b01001 => it(Kind::FloatStore).reading(float(word, 20)).at(left),
        0b01011 => it(Kind::Double).writing(to).reading(right).at(left),
        0b00011 | 0b11100 => it(Kind::System { slow: true }).writing(to),
        0b00100 | 0b00110 => it(Kind::Alu).reading(left).writing(to),
        0b01100 | 0b01110 => it(product(word)).reading(left | right).writing(to),
        0b01101 | 0b00101 => it(Kind::Alu).writing(to),
        0b10000..=0b10011 => {
            let operands = float(word, 15) | float(word, 20) | float(word, 27);
            it(Kind::FloatMultiplyAdd)
                .reading(operands)
                .writing(float(word, 7))
        }
        0b10100 => floats(word),
        0b11000 => it(Kind::Branch).reading(left | right).conditional(),
        0b11001 if to == 0 => it(Kind::Return(0)).reading(left),
        0b11001 => it(Kind::Call).reading(left).writing(to),
        0b11011 if to == 0 => it(Kind::Branch),
        0b11011 => it(Kind::Call).writing(to),
        _ => it(Kind::Alu),
    }
}

/// What an operation on two registers is: products have a bit of their own.
fn product(word: u32) -> Kind {
    match (word >> 25, word >> 12 & 7) {
        (1, 0) => Kind::Alu,
        (1, 1..=3) => Kind::MultiplyLong,
        (1, _) => Kind::Divide,
        _ => Kind::Alu,
    }
}

fn floats(word: u32) -> Insn {
    let operands = float(word, 15) | float(word, 20);
    let to_float = float(word, 7);
    let it = |kind| Insn::new(4, kind);
    match word >> 27 {
        0b00011 | 0b01011 => it(Kind::FloatDivide).reading(operands).writing(to_float),
        // Comparisons, conversions to integers, copies of bits to integers.
        0b10100 | 0b11000 | 0b11100 => it(Kind::FloatMove)
            .reading(operands)
            .writing(register(word, 7)),
        0b11010 | 0b11110 => it(Kind::FloatMove)
            .reading(register(word, 15))
            .writing(to_float),
        _ => it(Kind::Float).reading(operands).writing(to_float),
    }
}

/// One of the eight registers that three bits name.
fn short(half: u32, bit: u32) -> Registers {
    core(8 + (half >> bit & 7))
}

fn compressed(half: u32, is_64: bool) -> Insn {
    let it = |kind| Insn::new(2, kind);
    let both = register(half, 7);
    let stack = core(2);
    match (half & 3, half >> 13) {
        (0, 0) => it(Kind::Alu).reading(stack).writing(short(half, 2)),
        (0, 2) => it(Kind::Load).writing(short(half, 2)).at(short(half, 7)),
        (0, 3) if is_64 => it(Kind::Load).writing(short(half, 2)).at(short(half, 7)),
        (0, 1 | 3) => it(Kind::FloatLoad)
            .writing(single(8 + (half >> 2 & 7)))
            .at(short(half, 7)),
        (0, 6) => it(Kind::Store).reading(short(half, 2)).at(short(half, 7)),
        (0, 7) if is_64 => it(Kind::Store).reading(short(half, 2)).at(short(half, 7)),
        (0, 5 | 7) => it(Kind::FloatStore)
            .reading(single(8 + (half >> 2 & 7)))
            .at(short(half, 7)),
        (1, 1) if !is_64 => it(Kind::Call).writing(core(1)),
        (1, 0 | 1) => it(Kind::Alu).reading(both).writing(both),
        (1, 2 | 3) => it(Kind::Alu).writing(both),
        (1, 4) => it(Kind::Alu)
            .reading(short(half, 7) | short(half, 2))
            .writing(short(half, 7)),
        (1, 5) => it(Kind::Branch),
        (1, _) => it(Kind::Branch).reading(short(half, 7)).conditional(),
        (2, 0) => it(Kind::Alu).reading(both).writing(both),
        (2, 2) => it(Kind::Load).writing(both).at(stack),
        (2, 3) if is_64 => it(Kind::Load).writing(both).at(stack),
        (2, 1 | 3) => it(Kind::FloatLoad).writing(float(half, 7)).at(stack),
        (2, 4) => moved(half),
        (2, 6) => it(Kind::Store).reading(register(half, 2)).at(stack),
        (2, 7) if is_64 => it(Kind::Store).reading(register(half, 2)).at(stack),
        (2, 5 | 7) => it(Kind::FloatStore).reading(float(half, 2)).at(stack),
        _ => it(Kind::Alu),
    }
}

/// Copies, sums, and jumps to a register.
fn moved(half: u32) -> Insn {
    let (to, from) = (register(half, 7), register(half, 2));
    let it = |kind| Insn::new(2, kind);
    match (half >> 12 & 1, from) {
        (0, 0) => it(Kind::Return(0)).reading(to),
        (_, 0) if to == 0 => it(Kind::System { slow: true }),
        (_, 0) => it(Kind::Call).reading(to).writing(core(1)),
        (0, _) => it(Kind::Alu).reading(from).writing(to),
        _ => it(Kind::Alu).reading(from | to).writing(to),
    }
}
