//! Regions that combine elements, told by what they do.

use std::collections::BTreeMap;

use peapod_ir::DType;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;

use super::error::{Lowered, Stop, unsupported};
use super::{elementwise, types};
use crate::stablehlo::{
    self, Attribute, ElementType, FloatType, Function, Operation, Region, Type, ValueId,
};

/// Drops constraints on the sharding of single elements from regions that combine elements.
pub(super) fn strip_constraints(text: &mut stablehlo::Module) {
    for function in &mut text.functions {
        for op in function.body.iter_mut().flatten() {
            strip_op(op);
        }
    }
}

/// Whether the regions of an op combine or compare single elements.
pub(super) fn combines_elements(op: &Operation) -> bool {
    matches!(
        op.name.as_str(),
        "stablehlo.all_reduce"
            | "stablehlo.reduce"
            | "stablehlo.reduce_scatter"
            | "stablehlo.reduce_window"
            | "stablehlo.scatter"
            | "stablehlo.select_and_scatter"
            | "stablehlo.sort"
    )
}

fn strip_op(op: &mut Operation) {
    let combines = combines_elements(op);
    for region in &mut op.regions {
        region.operations.iter_mut().for_each(strip_op);
        if !combines {
            continue;
        }
        let mut behind: BTreeMap<ValueId, ValueId> = BTreeMap::new();
        for op in &mut region.operations {
            for operand in &mut op.operands {
                *operand = behind.get(operand).copied().unwrap_or(*operand);
            }
            if let (true, [operand], [result]) =
                (is_constraint(op), &op.operands[..], &op.results[..])
            {
                behind.insert(*result, *operand);
            }
        }
        region.operations.retain(|op| !is_constraint(op));
    }
}

fn is_constraint(op: &Operation) -> bool {
    let target = || op.attribute("call_target_name") == Some(&Attribute::String("Sharding".into()));
    let known = match op.name.as_str() {
        "sdy.sharding_constraint" => true,
        "stablehlo.custom_call" => target(),
        _ => false,
    };
    known && op.operands.len() == 1 && op.results.len() == 1
}

/// A region as a graph: what its values are made of.
#[derive(Clone, Copy)]
pub(super) struct Body<'m> {
    text: &'m Function,
    region: &'m Region,
}

impl<'m> Body<'m> {
    /// The region of an op with only one.
    pub(super) fn only(text: &'m Function, op: &'m Operation) -> Lowered<Self> {
        match &op.regions[..] {
            [region] => Ok(Self { text, region }),
            regions => Err(Stop::Malformed(format!(
                "expected 1 region, found {}",
                regions.len()
            ))),
        }
    }

    /// The region at an index.
    pub(super) fn of(text: &'m Function, region: &'m Region) -> Self {
        Self { text, region }
    }

    /// Its arguments.
    pub(super) fn arguments(self) -> &'m [ValueId] {
        &self.region.arguments
    }

    /// Its ops in order.
    pub(super) fn operations(self) -> &'m [Operation] {
        &self.region.operations
    }

    /// What it returns.
    pub(super) fn returned(self) -> Lowered<&'m [ValueId]> {
        match self.region.operations.last() {
            Some(op) if op.name == "stablehlo.return" => Ok(&op.operands),
            _ => Err(Stop::Malformed(
                "the region does not end by stablehlo.return".into(),
            )),
        }
    }

    /// The op that defines a value; `None` for arguments and values from outside.
    pub(super) fn definition(self, value: ValueId) -> Option<&'m Operation> {
        let mut ops = self.region.operations.iter();
        ops.find(|op| op.results.contains(&value))
    }

    /// The definition of a value by an op of this name with one result.
    pub(super) fn defined_by(self, value: ValueId, name: &str) -> Option<&'m Operation> {
        self.definition(value)
            .filter(|op| op.name == name && op.results.len() == 1)
    }

    /// The element type of a value, if the IR has it.
    pub(super) fn dtype(self, value: ValueId) -> Option<DType> {
        types::dtype(self.element(value)?).ok()
    }

    /// The element type of a value.
    fn element(self, value: ValueId) -> Option<&'m ElementType> {
        let tensor = self.text.value(value).ty.as_tensor()?;
        Some(&tensor.element)
    }

    /// The combiner by which a returned value comes from these two arguments, in either order. It
    /// may be computed in a wider type: halves are computed in single precision and rounded once
    /// anyway, and the largest of some is the largest in any type that holds them.
    pub(super) fn combines(self, value: ValueId, pair: [ValueId; 2]) -> Option<Combiner> {
        let (value, narrowed) = self.before_convert(value);
        let op = self.definition(value).filter(|op| op.results.len() == 1)?;
        let combiner = combiner(&op.name)?;
        let [a, b] = op.operands[..] else {
            return None;
        };
        let (wide_a, wide_b) = (self.before_convert(a), self.before_convert(b));
        let [left, right] = pair;
        let is_pair =
            [wide_a.0, wide_b.0] == [left, right] || [wide_b.0, wide_a.0] == [left, right];
        let converts = [narrowed, wide_a.1, wide_b.1];
        let exact = match converts {
            [false, false, false] => true,
            [true, true, true] => {
                self.element(left) == self.element(right)
                    && self.widens(combiner, self.element(left)?, self.element(a)?)
            }
            _ => false,
        };
        (is_pair && exact).then_some(combiner)
    }

    /// What a value is before a conversion, and whether there is one.
    fn before_convert(self, value: ValueId) -> (ValueId, bool) {
        match self
            .defined_by(value, "stablehlo.convert")
            .map(|op| &op.operands[..])
        {
            Some(&[operand]) => (operand, true),
            _ => (value, false),
        }
    }

    fn widens(self, combiner: Combiner, narrow: &ElementType, wide: &ElementType) -> bool {
        let half = matches!(
            narrow,
            ElementType::Float(FloatType::F16) | ElementType::Float(FloatType::Bf16)
        );
        let single = *wide == ElementType::Float(FloatType::F32);
        let double = *wide == ElementType::Float(FloatType::F64);
        let selects = matches!(combiner, Combiner::Max | Combiner::Min);
        let narrow_single = *narrow == ElementType::Float(FloatType::F32);
        half && single || selects && double && (half || narrow_single)
    }

    /// The relation that the region asks of its two arguments, and whether in total order.
    pub(super) fn relates(
        self,
        value: ValueId,
        pair: [ValueId; 2],
    ) -> Lowered<Option<(Direction, bool)>> {
        let Some(op) = self.defined_by(value, "stablehlo.compare") else {
            return Ok(None);
        };
        let direction = elementwise::direction(op)?;
        let total = elementwise::total_order(op)?;
        let [left, right] = pair;
        Ok(match op.operands[..] {
            [a, b] if [a, b] == [left, right] => Some((direction, total)),
            [a, b] if [a, b] == [right, left] => Some((mirrored(direction), total)),
            _ => None,
        })
    }

    /// The combiner of a region of two arguments; none of a region that is no known one.
    pub(super) fn combiner(self) -> Lowered<Option<Combiner>> {
        let &[left, right] = self.arguments() else {
            return unsupported(format!("a region of {} arguments", self.arguments().len()));
        };
        for &argument in self.arguments() {
            check_scalar(&self.text.value(argument).ty)?;
        }
        let &[value] = self.returned()? else {
            return unsupported("regions with several results");
        };
        Ok(self.combines(value, [left, right]))
    }
}

fn check_scalar(ty: &Type) -> Lowered {
    let scalar = types::tensor_type(ty)?;
    match scalar.shape.is_empty() {
        true => Ok(()),
        false => unsupported(format!("a region that combines {scalar}")),
    }
}

fn combiner(name: &str) -> Option<Combiner> {
    Some(match name {
        "stablehlo.add" => Combiner::Add,
        "stablehlo.multiply" => Combiner::Mul,
        "stablehlo.maximum" => Combiner::Max,
        "stablehlo.minimum" => Combiner::Min,
        "stablehlo.and" => Combiner::And,
        "stablehlo.or" => Combiner::Or,
        _ => return None,
    })
}

/// The relation of b and a, where this is that of a and b.
fn mirrored(direction: Direction) -> Direction {
    match direction {
        Direction::Eq => Direction::Eq,
        Direction::Ne => Direction::Ne,
        Direction::Ge => Direction::Le,
        Direction::Gt => Direction::Lt,
        Direction::Le => Direction::Ge,
        Direction::Lt => Direction::Gt,
    }
}
