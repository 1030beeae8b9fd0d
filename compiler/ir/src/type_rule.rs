//! The stage on which an op checks its types: it asks for operands and states constraints.
//!
//! An op's documentation numbers its constraints C1, C2…; the same numbers come back in messages.

use std::collections::HashMap;
use std::fmt;
use std::ops::RangeInclusive;

use crate::graph::{Function, Module, Op, Origin, ValueId};
use crate::mesh::Mesh;
use crate::numerics::{MAX_SHIFT, Multiplier, Numerics};
use crate::types::{DType, TensorType};

/// Largest stride, dilation, padding or window extent: more would overflow index arithmetic.
pub const MAX_WINDOW: usize = 65_535;

/// A constraint of an op that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{constraint}: {message}")]
pub struct Violation {
    /// Its number in the op's documentation.
    pub constraint: &'static str,
    /// What was compared, with the numbers.
    pub message: String,
}

/// One op under examination. All ids are known to be in range.
#[derive(Debug)]
pub struct TypeRule<'a> {
    module: &'a Module,
    /// Positions of the module's functions.
    named: &'a HashMap<&'a str, usize>,
    function: &'a Function,
    op: &'a Op,
    violations: Vec<Violation>,
}

/// An operand or result under examination.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a> {
    /// What the op calls it.
    pub role: &'static str,
    /// Its type.
    pub ty: &'a TensorType,
    name: &'a str,
    id: ValueId,
}

/// Which arithmetic an op computes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// Quantised integers.
    Integer,
    /// Single precision.
    Float,
}

impl fmt::Display for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} %{}", self.role, self.id.0)?;
        if !self.name.is_empty() {
            write!(f, " {:?}", self.name)?;
        }
        Ok(())
    }
}

impl<'a> TypeRule<'a> {
    /// An examination of `op` in a function of the module, whose functions are `named`; its ids
    /// must be in range.
    pub(crate) fn new(
        module: &'a Module,
        named: &'a HashMap<&'a str, usize>,
        function: &'a Function,
        op: &'a Op,
    ) -> Self {
        Self {
            module,
            named,
            function,
            op,
            violations: Vec::new(),
        }
    }

    /// What was found.
    pub fn into_violations(self) -> Vec<Violation> {
        self.violations
    }

    /// States a constraint.
    pub fn require(
        &mut self,
        constraint: &'static str,
        holds: bool,
        message: impl FnOnce() -> String,
    ) -> bool {
        if !holds {
            self.violations.push(Violation {
                constraint,
                message: message(),
            });
        }
        holds
    }

    /// C1 of every op: how many operands and results there are.
    pub fn arity(&mut self, operands: RangeInclusive<usize>, results: usize) -> bool {
        let found = (self.op.inputs.len(), self.op.outputs.len());
        let (least, most) = (*operands.start(), *operands.end());
        let holds = operands.contains(&found.0) && found.1 == results;
        self.require("C1", holds, || {
            let expected = match most {
                usize::MAX => format!("{least} or more"),
                _ if least == most => format!("{least}"),
                _ => format!("{least} to {most}"),
            };
            format!(
                "{} operands and {} results, expected {expected} and {results}",
                found.0, found.1
            )
        })
    }

    /// C0 of every op: results with elements follow from operands with elements, unless the op says
    /// what is made of none.
    pub(crate) fn has_elements_to_read(&mut self, takes_empty: bool) {
        let is_empty = |id: &ValueId| self.function.ty(*id).is_empty();
        let empty = self.op.operands().find(is_empty);
        let makes_elements = !self.op.outputs.iter().all(is_empty);
        if let Some(empty) = empty.filter(|_| makes_elements && !takes_empty) {
            let operand = self.described(empty, "operand");
            self.require("C0", false, || {
                format!("{operand} has no elements to make a result of")
            });
        }
    }

    /// Number of operands, absent ones too.
    pub fn operand_count(&self) -> usize {
        self.op.inputs.len()
    }

    /// C1: an operand that must be there, and that is only read.
    pub fn operand(&mut self, index: usize, role: &'static str) -> Option<Operand<'a>> {
        let operand = self.optional(index, role);
        let absent = self.op.inputs.get(index).copied().flatten().is_none();
        self.require("C1", !absent, || format!("{role} is absent"));
        operand
    }

    /// An operand that may be absent, and that is only read.
    pub fn optional(&mut self, index: usize, role: &'static str) -> Option<Operand<'a>> {
        let operand = self.described(self.op.inputs.get(index).copied().flatten()?, role);
        let is_state = self.function.value(operand.id).origin == Origin::State;
        let only_read = self.require("C1", !is_state, || {
            format!("{operand} is a state, which only the op that keeps it may use")
        });
        only_read.then_some(operand)
    }

    /// C1: an operand that the op reads and writes.
    pub fn state(&mut self, index: usize, role: &'static str) -> Option<Operand<'a>> {
        let id = self.op.inputs.get(index).copied().flatten();
        let Some(operand) = id.map(|id| self.described(id, role)) else {
            self.require("C1", false, || format!("{role} is absent"));
            return None;
        };
        let is_state = self.function.value(operand.id).origin == Origin::State;
        let message = || format!("{operand} is not a state");
        self.require("C1", is_state, message).then_some(operand)
    }

    /// A result; call after [`arity`](Self::arity) held.
    pub fn result(&self, index: usize, role: &'static str) -> Operand<'a> {
        self.described(self.op.outputs[index], role)
    }

    fn described(&self, id: ValueId, role: &'static str) -> Operand<'a> {
        let value = self.function.value(id);
        Operand {
            role,
            ty: &value.ty,
            name: &value.name,
            id,
        }
    }

    /// The operand has this many dimensions.
    pub fn rank(&mut self, constraint: &'static str, operand: Operand<'_>, rank: usize) -> bool {
        let found = operand.ty.shape.len();
        self.require(constraint, found == rank, || {
            format!("{operand} has {found} dimensions, expected {rank}")
        })
    }

    /// The operand has this shape.
    pub fn shape(
        &mut self,
        constraint: &'static str,
        operand: Operand<'_>,
        shape: &[usize],
    ) -> bool {
        let found = &operand.ty.shape;
        self.require(constraint, found == shape, || {
            format!("{operand} has shape {found:?}, expected {shape:?}")
        })
    }

    /// The operand has one of these element types.
    pub fn dtype(
        &mut self,
        constraint: &'static str,
        operand: Operand<'_>,
        allowed: &[DType],
    ) -> bool {
        let found = operand.ty.dtype;
        self.require(constraint, allowed.contains(&found), || {
            let names: Vec<_> = allowed.iter().map(|dtype| dtype.name()).collect();
            let names = names.join(" or ");
            format!("{operand} has elements {}, expected {names}", found.name())
        })
    }

    /// All have one element type.
    pub fn same_dtype(&mut self, constraint: &'static str, operands: &[Operand<'_>]) -> bool {
        let dtypes = || operands.iter().map(|operand| operand.ty.dtype);
        let same = dtypes().all(|dtype| dtype == operands[0].ty.dtype);
        self.require(constraint, same, || {
            let found: Vec<_> = operands
                .iter()
                .map(|operand| format!("{} {}", operand.role, operand.ty.dtype.name()))
                .collect();
            let found = found.join(", ");
            format!("{found}; expected one element type for all of them")
        })
    }

    /// The operand is not quantised.
    pub fn plain(&mut self, constraint: &'static str, operand: Operand<'_>) -> bool {
        self.require(constraint, operand.ty.quant.is_none(), || {
            format!("{operand} is quantised, which this op does not compute with: dequantise it")
        })
    }

    /// The operands have one element type, one of those allowed, and none is quantised.
    pub fn plain_dtype(
        &mut self,
        constraint: &'static str,
        operands: &[Operand<'_>],
        allowed: &[DType],
    ) -> bool {
        let mut holds =
            self.same_dtype(constraint, operands) && self.dtype(constraint, operands[0], allowed);
        for operand in operands {
            holds &= self.plain(constraint, *operand);
        }
        holds
    }

    /// Stored elements can be copied from one to the other: both have the same element type, and
    /// the same scale for the whole tensor or none.
    pub fn same_elements(
        &mut self,
        constraint: &'static str,
        operand: Operand<'_>,
        result: Operand<'_>,
    ) -> bool {
        let holds = self.dtype(constraint, result, &[operand.ty.dtype]);
        self.not_per_axis(constraint, operand);
        let same = operand.ty.quant == result.ty.quant;
        holds
            & self.require(constraint, same, || {
                format!(
                    "{operand} is {}, {result} {}: the scales differ",
                    operand.ty, result.ty
                )
            })
    }

    /// Numbers of different dimensions of a tensor of this rank.
    pub fn dimensions(
        &mut self,
        constraint: &'static str,
        what: &str,
        dims: &[usize],
        rank: usize,
    ) -> bool {
        let mut sorted = dims.to_vec();
        sorted.sort_unstable();
        let distinct = sorted.windows(2).all(|pair| pair[0] < pair[1]);
        let holds = distinct && sorted.last().is_none_or(|&last| last < rank);
        self.require(constraint, holds, || {
            format!("{what} {dims:?}, expected different numbers below {rank}")
        })
    }

    /// C1: exactly these operands, which are there and only read, and so many results.
    pub fn all<const N: usize>(
        &mut self,
        roles: [&'static str; N],
        results: usize,
    ) -> Option<[Operand<'a>; N]> {
        let arity = self.arity(N..=N, results);
        let mut index = 0..;
        let operands = roles.map(|role| self.operand(index.next().unwrap_or(N), role));
        let operands: Option<Vec<_>> = operands.into_iter().collect();
        operands?.try_into().ok().filter(|_| arity)
    }

    /// C1: as many operands as there are, `least` or more, and so many results.
    pub fn any_number(
        &mut self,
        least: usize,
        role: &'static str,
        results: usize,
    ) -> Option<Vec<Operand<'a>>> {
        let arity = self.arity(least..=usize::MAX, results);
        let operands: Vec<_> = (0..self.operand_count())
            .map(|index| self.operand(index, role))
            .collect();
        let operands: Option<Vec<_>> = operands.into_iter().collect();
        operands.filter(|_| arity)
    }

    /// All results.
    pub fn results(&self, role: &'static str) -> Vec<Operand<'a>> {
        let results = 0..self.op.outputs.len();
        results.map(|index| self.result(index, role)).collect()
    }

    /// A function of the module.
    pub fn function(&self, name: &str) -> Option<&'a Function> {
        self.named.get(name).map(|&at| &self.module.functions[at])
    }

    /// The contract that the module's integers keep.
    pub fn numerics(&self) -> Numerics {
        self.module.numerics
    }

    /// The devices that the module is for.
    pub fn mesh(&self) -> &'a Mesh {
        &self.module.mesh
    }

    /// Number of results.
    pub fn result_count(&self) -> usize {
        self.op.outputs.len()
    }

    /// The operand is quantised with one scale and zero point, which are returned.
    pub fn per_tensor(
        &mut self,
        constraint: &'static str,
        operand: Operand<'_>,
    ) -> Option<(f32, i32)> {
        let Some(quant) = &operand.ty.quant else {
            self.require(constraint, false, || {
                format!("{operand}: expected quantisation parameters")
            });
            return None;
        };
        let single = quant.single();
        self.require(constraint, single.is_some(), || {
            let scales = quant.scales.len();
            format!("{operand} has {scales} scales, expected one for the whole tensor")
        });
        single
    }

    /// The operand is not quantised, or with one scale.
    pub fn not_per_axis(&mut self, constraint: &'static str, operand: Operand<'_>) {
        if operand.ty.quant.is_some() {
            self.per_tensor(constraint, operand);
        }
    }

    /// The operand is quantised with scale 2^`exponent`, as far as `tolerance` (relative), and this
    /// zero point.
    pub fn fixed_scale(
        &mut self,
        constraint: &'static str,
        operand: Operand<'_>,
        exponent: i32,
        tolerance: f32,
        zero_point: i32,
    ) {
        let Some(found) = self.per_tensor(constraint, operand) else {
            return;
        };
        let scale = 2.0_f32.powi(exponent);
        let near = (found.0 - scale).abs() <= tolerance * scale;
        self.require(constraint, near && found.1 == zero_point, || {
            let (found_scale, found_zero) = found;
            format!(
                "{operand} has scale {found_scale:?} and zero point {found_zero}; this op always \
                 yields {scale:?} and {zero_point}"
            )
        });
    }

    /// All operands have one of these element types, the same: f32, or integers that are computed
    /// on as reals.
    pub fn arithmetic(
        &mut self,
        constraint: &'static str,
        operands: &[Operand<'_>],
        reals: &[DType],
    ) -> Option<Arithmetic> {
        let all = |dtype: &&DType| operands.iter().all(|operand| operand.ty.dtype == **dtype);
        let arithmetic = reals.iter().find(all).map(|dtype| {
            if *dtype == DType::F32 {
                Arithmetic::Float
            } else {
                Arithmetic::Integer
            }
        });
        self.require(constraint, arithmetic.is_some(), || {
            let found: Vec<_> = operands
                .iter()
                .map(|operand| format!("{} {}", operand.role, operand.ty.dtype.name()))
                .collect();
            let expected: Vec<_> = reals.iter().map(|dtype| dtype.name()).collect();
            let expected = expected.join(" or ");
            format!("{}; expected {expected} for all of them", found.join(", "))
        });
        arithmetic
    }

    /// Like [`arithmetic`](Self::arithmetic), and integers are quantised.
    pub fn quantised_arithmetic(
        &mut self,
        constraint: &'static str,
        operands: &[Operand<'_>],
        reals: &[DType],
    ) -> Option<Arithmetic> {
        let arithmetic = self.arithmetic(constraint, operands, reals)?;
        let quantised = arithmetic == Arithmetic::Float || self.quantised(constraint, operands);
        quantised.then_some(arithmetic)
    }

    /// Each operand can be computed on by its scale: it has one, and 16-bit integers have the zero
    /// point 0.
    pub fn quantised(&mut self, constraint: &'static str, operands: &[Operand<'_>]) -> bool {
        let mut all = true;
        for operand in operands {
            let single = self.per_tensor(constraint, *operand);
            let zero_point = single.map_or(0, |(_, zero_point)| zero_point);
            let symmetric = operand.ty.dtype != DType::I16 || zero_point == 0;
            all &= single.is_some() & symmetric;
            self.require(constraint, symmetric, || {
                format!("{operand} has zero point {zero_point}, expected 0 for 16-bit elements")
            });
        }
        all
    }

    /// The multiplier of a change of scale can be carried out on 32 bits.
    pub fn multiplier(&mut self, constraint: &'static str, multiplier: Multiplier) -> bool {
        self.multiplier_below(constraint, multiplier, MAX_SHIFT)
    }

    /// The multiplier of a change of scale is below a power of two.
    pub fn multiplier_below(
        &mut self,
        constraint: &'static str,
        Multiplier { shift, .. }: Multiplier,
        most: i32,
    ) -> bool {
        self.require(constraint, shift <= most, || {
            format!("the scales ask for a factor of 2^{shift}; below 2^{most} is possible")
        })
    }
}
