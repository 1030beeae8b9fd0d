//! What the table of kernels says of each: ids and names, parameters, operands.

mod coded;
mod sequence;

use super::ElementType::{self, Bool, F32, S8, S16, S32, S64, U8, U32};
use super::ParamList;
use InPlace::{Either, First};
use InstructionSet::{Dsp, Mve};

/// Instructions that a kernel is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InstructionSet {
    /// One product at a time: any core.
    #[default]
    Scalar,
    /// Arm's DSP extension: two products per instruction.
    Dsp,
    /// Arm's M-profile vector extension: sixteen products per instruction.
    Mve,
}

/// Which input a kernel's output may exactly overwrite. Partial overlap is never allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlace {
    /// None.
    Never,
    /// The first.
    First,
    /// The first or the second, if it has the shape of the output.
    Either,
}

impl InPlace {
    /// Whether the input at this index may be overwritten.
    pub const fn allows(self, input: u8) -> bool {
        match self {
            Self::Never => false,
            Self::First => input == 0,
            Self::Either => input <= 1,
        }
    }
}

/// Where an operand may be, and whether it outlives the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandPlace {
    /// In the arena or among the constants.
    Any,
    /// In the arena.
    Arena,
    /// Among the constants, so that its values can be checked once.
    Constants,
    /// In the arena, written and read by one call.
    Scratch,
    /// In the arena, written by one run and read by the next.
    State,
}

/// What an operand is to its kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Role {
    /// What it is called.
    pub name: &'static str,
    /// Types that its elements may have.
    pub elements: &'static [ElementType],
    /// Where it may be.
    pub place: OperandPlace,
    /// There is any number of them, and at least one.
    pub repeated: bool,
}

impl Role {
    const fn new(
        name: &'static str,
        place: OperandPlace,
        elements: &'static [ElementType],
    ) -> Self {
        Self {
            name,
            elements,
            place,
            repeated: false,
        }
    }

    const fn repeated(mut self) -> Self {
        self.repeated = true;
        self
    }

    /// Whether the kernel writes it, were it an input.
    pub const fn is_written(&self) -> bool {
        matches!(self.place, OperandPlace::Scratch | OperandPlace::State)
    }
}

/// Most operands of one kind that a row of the table names.
const ROLES: usize = 8;

/// A row of the table of kernels, its names aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    inputs: [Role; ROLES],
    outputs: [Role; ROLES],
    counts: [usize; 2],
    /// What it is written in.
    pub instructions: InstructionSet,
    /// What its first output may overwrite.
    pub in_place: InPlace,
}

/// Every element type.
const ANY: [ElementType; ElementType::ALL.len()] = ElementType::ALL;

const fn input(elements: &'static [ElementType]) -> Role {
    Role::new("input", OperandPlace::Any, elements)
}

const fn output(elements: &'static [ElementType]) -> Role {
    Role::new("output", OperandPlace::Arena, elements)
}

const fn arena(name: &'static str, elements: &'static [ElementType]) -> Role {
    Role::new(name, OperandPlace::Arena, elements)
}

const fn constant(name: &'static str, elements: &'static [ElementType]) -> Role {
    Role::new(name, OperandPlace::Constants, elements)
}

const fn scratch(elements: &'static [ElementType]) -> Role {
    Role::new("scratch", OperandPlace::Scratch, elements)
}

const fn state(elements: &'static [ElementType]) -> Role {
    Role::new("state", OperandPlace::State, elements)
}

const fn named_state(name: &'static str, elements: &'static [ElementType]) -> Role {
    Role::new(name, OperandPlace::State, elements)
}

const fn any(name: &'static str, elements: &'static [ElementType]) -> Role {
    Role::new(name, OperandPlace::Any, elements)
}

const fn filter_inputs(
    activations: &'static [ElementType],
    weights: &'static [ElementType],
) -> [Role; 5] {
    [
        input(activations),
        any("weights", weights),
        any("bias", &[S32]),
        any("multipliers", &[S32]),
        constant("shifts", &[S8]),
    ]
}

const fn hybrid_inputs() -> [Role; 4] {
    [
        arena("input", &[F32]),
        constant("weights", &[S8]),
        constant("bias", &[F32]),
        constant("scales", &[F32]),
    ]
}

impl Facts {
    const fn new<const I: usize, const O: usize>(inputs: [Role; I], outputs: [Role; O]) -> Self {
        Self {
            inputs: padded(inputs),
            outputs: padded(outputs),
            counts: [I, O],
            instructions: InstructionSet::Scalar,
            in_place: InPlace::Never,
        }
    }

    /// A function of one tensor.
    const fn map(from: &'static [ElementType], to: &'static [ElementType]) -> Self {
        Self::new([input(from)], [output(to)])
    }

    /// A function of one float, in place.
    const fn float_map() -> Self {
        Self::map(&[F32], &[F32]).in_place(First)
    }

    /// A function of 16-bit elements that interpolates in tables, in place.
    const fn tables_s16<const N: usize>(names: [&'static str; N]) -> Self {
        let mut facts = Self::map(&[S16], &[S16]).in_place(First);
        let mut index = 0;
        while index < N {
            facts.inputs[index + 1] = constant(names[index], &[S16]);
            index += 1;
        }
        facts.counts[0] = N + 1;
        facts
    }

    /// A function of one tensor by a table of words.
    const fn table_of(elements: &'static [ElementType], name: &'static str) -> Self {
        let inputs = [any("input", elements), constant(name, &[S32])];
        Self::new(inputs, [output(elements)]).in_place(First)
    }

    /// A function of two tensors of one type, in place over either.
    const fn zip(elements: &'static [ElementType]) -> Self {
        let operands = [any("a", elements), any("b", elements)];
        Self::new(operands, [output(elements)]).in_place(Either)
    }

    /// A relation of the elements of two tensors.
    const fn relation(elements: &'static [ElementType]) -> Self {
        Self::new([any("a", elements), any("b", elements)], [output(&[Bool])])
    }

    /// Updates, and where they go.
    const fn scatter(elements: &'static [ElementType]) -> Self {
        Self::new(
            [any("updates", elements), any("indices", &[S32])],
            [output(elements)],
        )
    }

    /// A Fourier transform of elements of this type.
    const fn fourier(elements: &'static [ElementType]) -> Self {
        let inputs = [input(elements), constant("twiddles", elements)];
        Self::new(inputs, [output(elements)])
    }

    /// Frames that overlap, and what those before carry over.
    const fn overlapping(elements: &'static [ElementType]) -> Self {
        let carry = any("carry", elements);
        Self::new([arena("input", elements), carry], [output(elements)])
    }

    /// Images, and where rows and columns of the output lie in them.
    const fn resize(elements: &'static [ElementType]) -> Self {
        let inputs = [
            arena("input", elements),
            constant("rows", &[S32]),
            constant("columns", &[S32]),
        ];
        Self::new(inputs, [output(elements)])
    }

    /// Products of activations with weights, and what makes results of their sums.
    const fn filter(activations: &'static [ElementType], weights: &'static [ElementType]) -> Self {
        Self::new(filter_inputs(activations, weights), [output(activations)])
    }

    /// Products with weights, whose sums become results by factors in f64.
    const fn filter_double(activations: &'static [ElementType]) -> Self {
        let [input, weights, bias, ..] = filter_inputs(activations, &[S8]);
        let factors = constant("factors", &[S32]);
        Self::new([input, weights, bias, factors], [output(activations)])
    }

    /// Products with weights that have a zero point, which comes last.
    const fn filter_offset() -> Self {
        let [input, weights, bias, multipliers, shifts] = filter_inputs(&[S8], &[S8]);
        let offset = constant("weights offset", &[S32]);
        let inputs = [input, weights, bias, multipliers, shifts, offset];
        Self::new(inputs, [output(&[S8])])
    }

    /// Products with weights.
    const fn filter_f32() -> Self {
        let inputs = [input(&[F32]), any("weights", &[F32]), any("bias", &[F32])];
        Self::new(inputs, [output(&[F32])])
    }

    /// Products of reals with weights of integers, by a rounded image in scratch.
    const fn hybrid() -> Self {
        let [input, weights, bias, scales] = hybrid_inputs();
        Self::new(
            [input, weights, bias, scales, scratch(&[S8])],
            [output(&[F32])],
        )
    }

    /// The same, with sums of weights for what zero points add.
    const fn hybrid_asymmetric() -> Self {
        let [input, weights, bias, scales] = hybrid_inputs();
        let sums = constant("weight sums", &[S32]);
        Self::new(
            [input, weights, bias, scales, sums, scratch(&[S8])],
            [output(&[F32])],
        )
    }

    /// Products of two matrices, and what makes results of their sums.
    const fn matrices(elements: &'static [ElementType]) -> Self {
        let [_, _, bias, multipliers, shifts] = filter_inputs(elements, elements);
        let (a, b) = (any("a", elements), any("b", elements));
        Self::new([a, b, bias, multipliers, shifts], [output(elements)])
    }

    /// The same with scratch.
    const fn matrices_packed(elements: &'static [ElementType]) -> Self {
        let [_, _, bias, multiplier, shift] = filter_inputs(elements, elements);
        let (a, b) = (any("a", elements), any("b", elements));
        let inputs = [a, b, bias, multiplier, shift, scratch(&[S32])];
        Self::new(inputs, [output(elements)])
    }

    /// Products of two matrices, and a bias.
    const fn matrices_f32() -> Self {
        let inputs = [any("a", &[F32]), any("b", &[F32]), any("bias", &[F32])];
        Self::new(inputs, [output(&[F32])])
    }

    /// A convolution on weights that are packed into elements of this type, as is its scratch.
    const fn packed(elements: &'static [ElementType]) -> Self {
        Self::packed_of(&[S8], elements)
    }

    /// The same of other activations.
    const fn packed_of(activations: &'static [ElementType], of: &'static [ElementType]) -> Self {
        let weights = constant("packed weights", of);
        let rescaling = constant("rescaling", &[S32]);
        let inputs = [arena("input", activations), weights, rescaling, scratch(of)];
        Self::new(inputs, [output(activations)])
    }

    /// Rows times a matrix of weights that are packed into elements of this type.
    const fn packed_rows(elements: &'static [ElementType]) -> Self {
        let weights = constant("packed weights", elements);
        let inputs = [input(&[S8]), weights, constant("rescaling", &[S32])];
        Self::new(inputs, [output(&[S8])])
    }

    const fn on(self, instructions: InstructionSet) -> Self {
        Self {
            instructions,
            ..self
        }
    }

    const fn in_place(self, in_place: InPlace) -> Self {
        Self { in_place, ..self }
    }

    /// Inputs in order.
    pub const fn inputs(&self) -> &[Role] {
        self.inputs.split_at(self.counts[0]).0
    }

    /// Outputs in order.
    pub const fn outputs(&self) -> &[Role] {
        self.outputs.split_at(self.counts[1]).0
    }

    /// How many inputs the kernel writes as well: they are the last ones.
    pub const fn written_inputs(&self) -> usize {
        let (mut written, inputs) = (0, self.inputs());
        while written < inputs.len() && inputs[inputs.len() - 1 - written].is_written() {
            written += 1;
        }
        written
    }
}

/// As long as every list of roles is kept.
const fn padded<const N: usize>(roles: [Role; N]) -> [Role; ROLES] {
    let mut padded = [Role::new("", OperandPlace::Any, &[]); ROLES];
    let mut index = 0;
    while index < N {
        padded[index] = roles[index];
        index += 1;
    }
    padded
}

macro_rules! param_list {
    (None) => {
        None
    };
    ($name:ident) => {
        Some(ParamList::$name)
    };
}

/// Makes the enum of kernels and the questions about each from the table.
macro_rules! kernels {
    ($($file:ident { $(
        $(#[doc = $doc:literal])+
        $number:literal $variant:ident $name:ident $constant:ident $params:ident ($facts:expr);
    )* })*) => {
        /// One entry per device kernel: op + element type. Numbers are never reused.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum Kernel {
            $($($(#[doc = $doc])+ $variant = $number,)*)*
        }

        /// How many kernels there are.
        const COUNT: usize = [$($($number),*),*].len();

        impl Kernel {
            /// Every value, in order of its number.
            pub const ALL: [Self; COUNT] = in_order([$($(Self::$variant),*),*]);

            /// The value with this number, if there is one.
            pub fn from_number(number: u16) -> Option<Self> {
                match number {
                    $($($number => Some(Self::$variant),)*)*
                    _ => None,
                }
            }

            /// The kernel that computes an op on elements of one type, by the name of the op.
            pub fn of(op: &str, element: ElementType) -> Option<Self> {
                let is_of = |kernel: &Self| {
                    let rest = kernel.name().strip_prefix(op);
                    rest.and_then(|rest| rest.strip_prefix('_')) == Some(element.name())
                };
                Self::ALL.into_iter().find(is_of)
            }

            /// Name in `micro.fbs`.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$variant => stringify!($name),)*)*
                }
            }

            /// What it computes, by line, each with a space before.
            pub const fn doc(self) -> &'static [&'static str] {
                match self {
                    $($(Self::$variant => &[$($doc),+],)*)*
                }
            }

            /// Which struct its parameters are, if it has any.
            pub const fn params(self) -> Option<ParamList> {
                match self {
                    $($(Self::$variant => param_list!($params),)*)*
                }
            }

            /// Operands, instructions and the rest of its row in the table.
            pub const fn facts(self) -> Facts {
                match self {
                    $($(Self::$variant => $facts,)*)*
                }
            }
        }
    };
}

crate::for_each_kernel!(kernels);

/// In order of their numbers, in which gaps may be.
const fn in_order<const N: usize>(mut kernels: [Kernel; N]) -> [Kernel; N] {
    let mut sorted = 1;
    while sorted < N {
        let mut at = sorted;
        while at > 0 && kernels[at - 1] as u16 > kernels[at] as u16 {
            kernels.swap(at - 1, at);
            at -= 1;
        }
        sorted += 1;
    }
    kernels
}
