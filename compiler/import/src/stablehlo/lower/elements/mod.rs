//! Element types that the IR does not have, spelled out in those that it has.
//!
//! This goes from text to text, before anything is lowered. A complex value becomes two real ones,
//! so that loops, calls, regions, shardings and collectives need to know nothing of complex
//! numbers. Floats of 8 bits and less, and unsigned or short integers, become integers of the IR
//! with the same bits or numbers; where an op looks at them they are widened before it and rounded
//! after it. What stands for a complex op is called `complex.…`, what converts `narrow.…`: see
//! [`values`](super::represented::values).

mod bits;
mod combining;
mod complex;
mod constant;
mod kind;
mod moves;
mod narrow;
mod ports;

pub(super) use kind::Narrow;
pub(super) use moves::is_move;
use narrow::width;

use std::collections::BTreeMap;

use kind::Kind;
use peapod_ir::entity::PrimaryMap;

use super::attributes::integers;
use super::scan::SEGMENTS;
use super::{any, entry};
use crate::stablehlo::{
    Attribute, Attributes, ElementType, Function, Location, Module, Operation, Region, Span,
    TensorType, Type, Value, ValueId,
};

/// Attribute with the error message of an op that has no legal form.
pub(super) const REFUSED: &str = "peapod.refused";

/// The attribute of an argument or result of the entry that shows elements of another type.
pub(super) const SHOWN: &str = "peapod.shown";

/// The attribute of an argument or result whose last dimension is of the parts of a number.
pub(super) const PACKED: &str = "peapod.packed";

/// Ops whose operands and results are those of functions or regions.
pub(super) const CARRIERS: [&str; 14] = [
    "call",
    "chlo.scan",
    "func.call",
    "func.return",
    "return",
    "sdy.manual_computation",
    "sdy.return",
    "stablehlo.case",
    "stablehlo.composite",
    "stablehlo.if",
    "stablehlo.optimization_barrier",
    "stablehlo.return",
    "stablehlo.tuple",
    "stablehlo.while",
];

/// Ops that depend on the order of numbers only.
const ORDER: [&str; 4] = [
    "stablehlo.clamp",
    "stablehlo.compare",
    "stablehlo.maximum",
    "stablehlo.minimum",
];

/// Spells out every element type that the IR does not have.
pub(super) fn spell_out(text: &mut Module) {
    for function in &mut text.functions {
        let arguments = function.arguments.iter_mut();
        let results = function.results.iter_mut();
        let ports = arguments.map(|it| &mut it.attributes);
        for attributes in ports.chain(results.map(|it| &mut it.attributes)) {
            attributes.remove(SHOWN);
            attributes.remove(PACKED);
        }
        function.body.iter_mut().flatten().for_each(disown);
    }
    let foreign = |function: &Function| {
        let mut values = function.values.values();
        values.any(|value| Kind::of(&value.ty).is_some())
            || any(function.body.as_deref().unwrap_or(&[]), &takes_part)
    };
    if !text.functions.iter().any(foreign) {
        return;
    }
    let entry = entry::position(text);
    for (index, function) in text.functions.iter_mut().enumerate() {
        ports::function(function, entry == Some(index));
    }
}

/// Whether an op takes a part of a number, which may be a real one.
fn takes_part(op: &Operation) -> bool {
    matches!(&op.name[..], "stablehlo.real" | "stablehlo.imag")
}

/// Names and attributes that are made here mean nothing in a text.
fn disown(op: &mut Operation) {
    op.attributes.remove(REFUSED);
    if op.name.starts_with("complex.") || op.name.starts_with("narrow.") {
        let why = Attribute::String("this op".to_owned());
        op.attributes.push(REFUSED, why);
    }
    for region in &mut op.regions {
        region.operations.iter_mut().for_each(disown);
    }
}

/// A function while its ops are spelled out.
struct Rewriter<'a> {
    values: &'a mut PrimaryMap<ValueId, Value>,
    /// Real and imaginary parts of complex values.
    parts: BTreeMap<ValueId, [ValueId; 2]>,
    /// What values of other types stand for.
    kinds: BTreeMap<ValueId, Narrow>,
    /// Values that are others.
    same: BTreeMap<ValueId, ValueId>,
    /// Whether a return of this block is one of the entry.
    is_entry: bool,
    /// The ops of the block so far.
    out: Vec<Operation>,
    span: Span,
    location: Option<Location>,
}

impl Rewriter<'_> {
    /// Spells out a block.
    fn block(&mut self, operations: Vec<Operation>, is_entry: bool) -> Vec<Operation> {
        let outer = std::mem::take(&mut self.out);
        let outer_entry = std::mem::replace(&mut self.is_entry, is_entry);
        for op in operations {
            self.op(op);
        }
        self.is_entry = outer_entry;
        std::mem::replace(&mut self.out, outer)
    }

    fn op(&mut self, mut op: Operation) {
        self.span = op.span;
        self.location.clone_from(&op.location);
        let kinds = |ids: &[ValueId]| -> Vec<Option<Kind>> {
            ids.iter().map(|id| self.kind(*id)).collect()
        };
        let all = [kinds(&op.operands), kinds(&op.results)].concat();
        let is_complex = |kind: &Option<Kind>| matches!(kind, Some(Kind::Complex(_)));
        if self.is_entry && op.name.ends_with("return") {
            return self.entry_return(op);
        }
        if let (true, [x], [result]) = (takes_part(&op), &op.operands[..], &op.results[..]) {
            return self.part(op.name == "stablehlo.imag", *x, *result);
        }
        if op.attribute(REFUSED).is_some() {
            op.regions.clear();
            return self.carry(op);
        }
        let carries = CARRIERS.contains(&op.name.as_str()) && !moves::is_top_k(&op);
        if carries || moves::is_callback(&op) || all.iter().all(Option::is_none) {
            return self.carry(op);
        }
        match all.iter().any(is_complex) {
            true => self.complex(op),
            false => self.narrow(op),
        }
    }

    /// What a value of the text stands for, whether it has been defined yet or not.
    fn kind(&self, id: ValueId) -> Option<Kind> {
        if let Some(narrow) = self.kinds.get(&id) {
            return Some(Kind::Narrow(*narrow));
        }
        Kind::of(&self.values[id].ty)
    }

    /// Gives a value that is defined now what stands for it.
    fn define(&mut self, id: ValueId) -> Vec<ValueId> {
        match self.kind(id) {
            None => vec![id],
            Some(Kind::Complex(float)) => {
                let element = ElementType::Float(float);
                let parts = ["re", "im"].map(|part| {
                    let mut value = self.values[id].clone();
                    value.name = format!("{}.{part}", value.name);
                    value.ty = with_element(&value.ty, element.clone());
                    self.values.push(value)
                });
                self.parts.insert(id, parts);
                parts.to_vec()
            }
            Some(Kind::Narrow(narrow)) => {
                let ty = with_element(&self.values[id].ty, narrow.storage());
                self.values[id].ty = ty;
                self.kinds.insert(id, narrow);
                vec![id]
            }
        }
    }

    fn define_all(&mut self, ids: &[ValueId]) -> Vec<ValueId> {
        ids.iter().flat_map(|id| self.define(*id)).collect()
    }

    /// What stands for a value that has been defined.
    fn used(&self, id: ValueId) -> Vec<ValueId> {
        match self.parts.get(&id) {
            Some(parts) => parts.map(|id| self.resolved(id)).to_vec(),
            None => vec![self.resolved(id)],
        }
    }

    fn used_all(&self, ids: &[ValueId]) -> Vec<ValueId> {
        ids.iter().flat_map(|id| self.used(*id)).collect()
    }

    fn resolved(&self, id: ValueId) -> ValueId {
        self.same.get(&id).copied().unwrap_or(id)
    }

    /// Says that a value is another, which has been defined.
    fn is_same(&mut self, id: ValueId, other: ValueId) {
        let other = self.resolved(other);
        self.same.insert(id, other);
    }

    /// The real or imaginary part of a value.
    fn part(&mut self, imaginary: bool, x: ValueId, result: ValueId) {
        match self.parts.get(&x) {
            Some(parts) => self.is_same(result, parts[usize::from(imaginary)]),
            None if imaginary => {
                let zeros = self.zeros(&self.values[result].ty.clone());
                self.is_same(result, zeros);
            }
            None => self.is_same(result, x),
        }
    }

    /// An op whose regions, operands and results are spelled out one by one.
    fn carry(&mut self, mut op: Operation) {
        let operands = op.operands.iter().map(|id| self.used(*id));
        let operands: Vec<_> = operands.collect();
        op.regions = op
            .regions
            .into_iter()
            .map(|region| self.region(region))
            .collect();
        let results = op.results.iter().map(|id| self.define(*id));
        let results: Vec<_> = results.collect();
        for (name, of) in [
            ("sdy.sharding", &results),
            ("in_shardings", &operands),
            ("out_shardings", &results),
        ] {
            repeat_shardings(&mut op.attributes, name, of);
        }
        repeat_segments(&mut op, &operands);
        op.operands = operands.concat();
        op.results = results.concat();
        self.out.push(op);
    }

    fn region(&mut self, region: Region) -> Region {
        Region {
            arguments: self.define_all(&region.arguments),
            operations: self.block(region.operations, false),
        }
    }

    /// An op that cannot be spelled out, which says so once it is lowered.
    fn refuse(&mut self, mut op: Operation, why: String) {
        op.attributes.push(REFUSED, Attribute::String(why));
        op.operands = self.used_all(&op.operands);
        op.results = self.define_all(&op.results);
        op.regions.clear();
        self.out.push(op);
    }

    /// Adds an op where the one that is spelled out was.
    fn emit(
        &mut self,
        name: &str,
        operands: Vec<ValueId>,
        types: Vec<Type>,
        attributes: Attributes,
    ) -> Vec<ValueId> {
        let results: Vec<_> = types.into_iter().map(|ty| self.unnamed(ty)).collect();
        self.out.push(Operation {
            name: name.to_owned(),
            results: results.clone(),
            operands,
            attributes,
            regions: vec![],
            location: self.location.clone(),
            span: self.span,
        });
        results
    }

    /// A value that nothing defines yet.
    fn unnamed(&mut self, ty: Type) -> ValueId {
        let (name, span) = (String::new(), self.span);
        self.values.push(Value { name, ty, span })
    }

    /// As [`Self::emit`], with one result and no attributes.
    fn emit_one(&mut self, name: &str, operands: Vec<ValueId>, ty: Type) -> ValueId {
        self.emit(name, operands, vec![ty], Attributes::default())[0]
    }

    /// The type of what stands for a value that has been defined.
    fn ty(&self, id: ValueId) -> Type {
        self.values[id].ty.clone()
    }
}

/// The tensor type with other elements; any other type as it is.
fn with_element(ty: &Type, element: ElementType) -> Type {
    match ty.as_tensor() {
        Some(tensor) => Type::Tensor(TensorType {
            element,
            ..tensor.clone()
        }),
        None => ty.clone(),
    }
}

/// How many operands a scan goes over, and how many it begins with, of what stands for these.
fn repeat_segments(op: &mut Operation, of: &[Vec<ValueId>]) {
    if op.name != "chlo.scan" {
        return;
    }
    let sizes = op.attribute(SEGMENTS).and_then(integers);
    let Some(&[inputs, _]) = sizes.as_deref() else {
        return;
    };
    let inputs = usize::try_from(inputs).unwrap_or(0).min(of.len());
    let (inputs, inits) = of.split_at(inputs);
    let count = |of: &[Vec<ValueId>]| i64::try_from(of.concat().len()).unwrap_or(0);
    let sizes = Attribute::i64_array(vec![count(inputs), count(inits)]);
    op.attributes.remove(SEGMENTS);
    op.attributes.push(SEGMENTS, sizes);
}

/// Shardings that an attribute lists one per value, for what stands for these.
fn repeat_shardings(attributes: &mut Attributes, name: &str, of: &[Vec<ValueId>]) {
    if of.iter().all(|ids| ids.len() == 1) {
        return;
    }
    let Some(Attribute::ShardingPerValue(all)) = attributes.get(name) else {
        return;
    };
    if all.len() != of.len() {
        return;
    }
    let pairs = all.iter().zip(of);
    let all = pairs.flat_map(|(one, ids)| std::iter::repeat_n(one.clone(), ids.len()));
    let all = Attribute::ShardingPerValue(all.collect());
    attributes.remove(name);
    attributes.push(name, all);
}
