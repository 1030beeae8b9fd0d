//! What the cost of an instruction depends on, whatever its instruction set.

/// A set of registers: bits 0 to 31 are those of integers, bits 32 to 63 those of floats, an `f32`
/// each.
pub type Registers = u64;

/// The set of one integer register.
pub fn core(number: u32) -> Registers {
    1 << (number & 31)
}

/// The set of one register of an `f32`.
pub fn single(number: u32) -> Registers {
    1 << (32 + (number & 31))
}

/// The set of one register of an `f64`, of the 16 that are pairs of the above; else none.
pub fn double(number: u32) -> Registers {
    match number {
        0..16 => single(2 * number) | single(2 * number + 1),
        _ => 0,
    }
}

/// What an instruction does, as far as it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Integer arithmetic, also products of 32 bits and less.
    Alu,
    /// A product that is added to, or subtracted from, a third number.
    MultiplyAdd,
    /// A product of 64 bits.
    MultiplyLong,
    /// A product that is added to 64 bits.
    MultiplyAddLong,
    /// A quotient.
    Divide,
    /// Registers of the system, barriers; the number of cycles beyond one is the table's if set.
    System { slow: bool },
    /// Armv7-M's IT.
    If,
    /// A load of one register.
    Load,
    /// A store of one register at an address that an immediate adds to.
    Store,
    /// A store at the sum of two registers.
    StoreIndexed,
    /// A load or store of two registers.
    Double,
    /// A load or store of so many words.
    Multiple(u32),
    /// A branch to a place in the instruction.
    Branch,
    /// A branch that remembers where it came from.
    Call,
    /// A branch to where a register says, or memory, after a load of so many words.
    Return(u32),
    /// A branch by a table.
    Table,
    /// The end of a loop that the core counts.
    LoopEnd,
    /// Float arithmetic.
    Float,
    /// A product of floats that is added.
    FloatMultiplyAdd,
    /// A quotient or a square root of floats.
    FloatDivide,
    /// From an integer register to one of floats, or back.
    FloatMove,
    /// A load of a float.
    FloatLoad,
    /// A store of a float.
    FloatStore,
    /// A load or store of a vector.
    VectorMemory,
    /// Arithmetic on vectors.
    Vector,
}

impl Kind {
    /// Whether the next instruction may be another than the one behind it.
    pub fn transfers(self) -> bool {
        matches!(
            self,
            Self::Branch | Self::Call | Self::Return(_) | Self::Table | Self::LoopEnd
        )
    }

    /// Whether it reads or writes memory.
    pub fn is_memory(self) -> bool {
        let of_integers = matches!(
            self,
            Self::Load | Self::Store | Self::StoreIndexed | Self::Double | Self::Multiple(_)
        );
        let of_others = matches!(
            self,
            Self::FloatLoad | Self::FloatStore | Self::VectorMemory
        );
        of_integers || of_others || matches!(self, Self::Return(words) if words > 0)
    }

    /// Whether it is one of the loads of one register.
    pub fn is_load(self) -> bool {
        matches!(self, Self::Load | Self::FloatLoad)
    }

    /// Whether it computes an integer.
    pub fn is_integer(self) -> bool {
        matches!(
            self,
            Self::Alu
                | Self::MultiplyAdd
                | Self::MultiplyLong
                | Self::MultiplyAddLong
                | Self::Divide
        )
    }

    /// Whether it computes a float.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            Self::Float | Self::FloatMultiplyAdd | Self::FloatDivide | Self::FloatMove
        )
    }
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insn {
    /// Its length in bytes.
    pub size: u64,
    /// What it does.
    pub kind: Kind,
    /// Registers that it computes with, but not those below.
    pub reads: Registers,
    /// Registers that the address of a load or store is made of.
    pub address: Registers,
    /// Registers that it writes, as far as it matters when.
    pub writes: Registers,
    /// Whether it may do nothing.
    pub conditional: bool,
}

impl Insn {
    /// An instruction that does nothing with registers.
    pub fn new(size: u64, kind: Kind) -> Self {
        Self {
            size,
            kind,
            reads: 0,
            address: 0,
            writes: 0,
            conditional: false,
        }
    }

    /// The same that reads these registers.
    pub fn reading(self, reads: Registers) -> Self {
        Self { reads, ..self }
    }

    /// The same that writes these registers.
    pub fn writing(self, writes: Registers) -> Self {
        Self { writes, ..self }
    }

    /// The same at an address of these registers.
    pub fn at(self, address: Registers) -> Self {
        Self { address, ..self }
    }

    /// The same that may do nothing.
    pub fn conditional(self) -> Self {
        Self {
            conditional: true,
            ..self
        }
    }
}
