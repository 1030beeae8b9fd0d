//! Quantised elements, spelled out as the integers that they are.
//!
//! What an op computes of them is by definition what it computes of the floats that they stand
//! for, quantised again; what moves elements, and calls, loops and branches, leaves the integers as
//! they are.

mod scheme;

use std::collections::BTreeMap;

use peapod_ir::entity::PrimaryMap;
use peapod_ir::eval::Scalar;
use peapod_ir::{Tensor, TensorType as Stored};

use super::elements::{CARRIERS, is_move};
use super::types::dtype;
use crate::stablehlo::{
    Attribute, Attributes, DenseTensor, ElementType, Function, Location, Module, Operation, Region,
    Span, TensorType, Type, Value, ValueId,
};
use scheme::Scheme;

/// Spells out every quantised element type.
pub(super) fn spell_out(text: &mut Module) {
    for function in &mut text.functions {
        let mut values = function.values.values();
        let mut results = function.results.iter();
        if values.any(|it| scheme_of(&it.ty).is_some())
            || results.any(|it| scheme_of(&it.ty).is_some())
        {
            spell_out_in(function);
        }
    }
}

fn scheme_of(ty: &Type) -> Option<Scheme> {
    ty.as_tensor().and_then(Scheme::of)
}

fn with_element(ty: &Type, element: &ElementType) -> Type {
    match ty.as_tensor() {
        Some(tensor) => Type::Tensor(TensorType {
            element: element.clone(),
            ..tensor.clone()
        }),
        None => ty.clone(),
    }
}

fn spell_out_in(function: &mut Function) {
    let mut schemes = BTreeMap::new();
    for (id, value) in function.values.iter_mut() {
        if let Some(scheme) = scheme_of(&value.ty) {
            value.ty = with_element(&value.ty, &scheme.storage);
            schemes.insert(id, scheme);
        }
    }
    for result in &mut function.results {
        if let Some(scheme) = scheme_of(&result.ty) {
            result.ty = with_element(&result.ty, &scheme.storage);
        }
    }
    let mut rewriter = Rewriter {
        values: &mut function.values,
        schemes,
        out: vec![],
        span: function.span,
        location: None,
    };
    if let Some(body) = &mut function.body {
        *body = rewriter.block(std::mem::take(body));
    }
}

/// A function while its ops are spelled out.
struct Rewriter<'a> {
    values: &'a mut PrimaryMap<ValueId, Value>,
    /// How values are quantised whose types are those of their integers.
    schemes: BTreeMap<ValueId, Scheme>,
    /// The ops of the block so far.
    out: Vec<Operation>,
    span: Span,
    location: Option<Location>,
}

impl Rewriter<'_> {
    fn block(&mut self, operations: Vec<Operation>) -> Vec<Operation> {
        let outer = std::mem::take(&mut self.out);
        for op in operations {
            self.op(op);
        }
        std::mem::replace(&mut self.out, outer)
    }

    fn op(&mut self, mut op: Operation) {
        self.span = op.span;
        self.location.clone_from(&op.location);
        let mut values = op.operands.iter().chain(&op.results);
        let touches = values.any(|id| self.schemes.contains_key(id));
        let carries = CARRIERS.contains(&op.name.as_str());
        match (op.name.as_str(), &op.operands[..], &op.results[..]) {
            ("stablehlo.uniform_quantize", &[x], &[result]) if touches => {
                let x = self.dequantized(x);
                self.quantize_into(x, result);
            }
            ("stablehlo.uniform_dequantize", &[x], &[result]) if touches => {
                self.dequantize_into(x, result);
            }
            ("stablehlo.constant" | "stablehlo.bitcast_convert", ..) => self.out.push(op),
            _ if carries || !touches => {
                let regions = op.regions.into_iter().map(|region| Region {
                    arguments: region.arguments,
                    operations: self.block(region.operations),
                });
                op.regions = regions.collect();
                self.out.push(op);
            }
            _ if is_move(&op) && self.is_of_one_scheme(&op) => self.out.push(op),
            _ => self.computed(op),
        }
    }

    /// Whether all integers of an op stand for the same.
    fn is_of_one_scheme(&self, op: &Operation) -> bool {
        let values = op.operands.iter().chain(&op.results);
        let mut schemes = values.filter_map(|id| self.schemes.get(id));
        let first = schemes.next();
        first.is_some_and(|first| schemes.all(|other| first.is_same(other)))
    }

    /// An op on the floats that its operands stand for.
    fn computed(&mut self, mut op: Operation) {
        for region in &op.regions {
            self.express(region);
        }
        let operands = op.operands.iter().map(|id| self.dequantized(*id));
        op.operands = operands.collect();
        let mut quantised = vec![];
        for id in &mut op.results {
            let Some(scheme) = self.schemes.get(id) else {
                continue;
            };
            let ty = with_element(&self.values[*id].ty, &ElementType::Float(scheme.expressed));
            let float = self.unnamed(ty);
            quantised.push((float, *id));
            *id = float;
        }
        self.out.push(op);
        for (float, id) in quantised {
            self.quantize_into(float, id);
        }
    }

    /// The values of a region of elements as floats.
    fn express(&mut self, region: &Region) {
        let results = region.operations.iter().flat_map(|op| &op.results);
        for id in region.arguments.iter().chain(results) {
            if let Some(scheme) = self.schemes.remove(id) {
                let float = ElementType::Float(scheme.expressed);
                self.values[*id].ty = with_element(&self.values[*id].ty, &float);
            }
        }
        for op in &region.operations {
            op.regions.iter().for_each(|region| self.express(region));
        }
    }

    fn unnamed(&mut self, ty: Type) -> ValueId {
        let (name, span) = (String::new(), self.span);
        self.values.push(Value { name, ty, span })
    }

    fn emit_as(&mut self, name: &str, operands: Vec<ValueId>, result: ValueId, with: Attributes) {
        self.out.push(Operation {
            name: name.to_owned(),
            results: vec![result],
            operands,
            attributes: with,
            regions: vec![],
            location: self.location.clone(),
            span: self.span,
        });
    }

    fn emit(&mut self, name: &str, operands: Vec<ValueId>, ty: Type) -> ValueId {
        let result = self.unnamed(ty);
        self.emit_as(name, operands, result, Attributes::default());
        result
    }

    /// A constant with a number for each place along the axis of a scheme, or one for all, of this
    /// type.
    fn numbers(&mut self, scheme: &Scheme, ty: &Type, numbers: &[Scalar]) -> Option<ValueId> {
        let tensor = ty.as_tensor()?;
        let stored = dtype(&tensor.element).ok()?;
        let convert = |it: &Scalar| it.convert(stored);
        let list = Stored::new(stored, [numbers.len()]);
        let bytes = Tensor::from_scalars(&list, numbers.iter().map(convert)).into_bytes();
        let (shape, axis) = match (scheme.axis, numbers.len()) {
            (Some(axis), count) if count > 1 => (vec![Some(count as u64)], Some(axis)),
            _ => (tensor.shape.clone(), None),
        };
        let own = TensorType::new(shape, tensor.element.clone());
        let mut attributes = Attributes::default();
        attributes.push(
            "value",
            Attribute::Dense(DenseTensor::new(own.clone(), bytes)),
        );
        let constant = self.unnamed(Type::Tensor(own));
        self.emit_as("stablehlo.constant", vec![], constant, attributes);
        let Some(axis) = axis else {
            return Some(constant);
        };
        let mut attributes = Attributes::default();
        let axis = i64::try_from(axis).unwrap_or(i64::MAX);
        attributes.push("broadcast_dimensions", Attribute::i64_array(vec![axis]));
        let spread = self.unnamed(ty.clone());
        self.emit_as(
            "stablehlo.broadcast_in_dim",
            vec![constant],
            spread,
            attributes,
        );
        Some(spread)
    }

    fn scales(&mut self, scheme: &Scheme, ty: &Type) -> Option<ValueId> {
        let scales = scheme.parameters.iter();
        let scales: Vec<_> = scales.map(|(scale, _)| Scalar::Double(*scale)).collect();
        self.numbers(scheme, ty, &scales)
    }

    /// The zeros as numbers of a type; `None` where all are 0.
    fn zeros(&mut self, scheme: &Scheme, ty: &Type) -> Option<ValueId> {
        let zeros = scheme.parameters.iter();
        let zeros: Vec<_> = zeros.map(|(_, zero)| Scalar::Integer(*zero)).collect();
        match scheme.parameters.iter().all(|(_, zero)| *zero == 0) {
            true => None,
            false => self.numbers(scheme, ty, &zeros),
        }
    }

    /// The floats that a value stands for; the value itself if it is not quantised.
    fn dequantized(&mut self, x: ValueId) -> ValueId {
        let Some(scheme) = self.schemes.get(&x) else {
            return x;
        };
        let ty = with_element(&self.values[x].ty, &ElementType::Float(scheme.expressed));
        let result = self.unnamed(ty);
        self.dequantize_into(x, result);
        result
    }

    /// (i − zero) · scale.
    fn dequantize_into(&mut self, x: ValueId, result: ValueId) {
        let Some(scheme) = self.schemes.get(&x).cloned() else {
            let operands = vec![x];
            let name = "stablehlo.uniform_dequantize";
            return self.emit_as(name, operands, result, Attributes::default());
        };
        let ty = self.values[x].ty.clone();
        // The difference of two integers may have a bit more than they.
        let wide = with_element(&ty, &ElementType::integer(32));
        let mut number = x;
        if ty != wide {
            number = self.emit("stablehlo.convert", vec![number], wide.clone());
        }
        if let Some(zeros) = self.zeros(&scheme, &wide) {
            number = self.emit("stablehlo.subtract", vec![number, zeros], wide);
        }
        let float = with_element(&ty, &ElementType::Float(scheme.expressed));
        let number = self.emit("stablehlo.convert", vec![number], float.clone());
        let Some(scales) = self.scales(&scheme, &float) else {
            return;
        };
        let operands = vec![number, scales];
        self.emit_as(
            "stablehlo.multiply",
            operands,
            result,
            Attributes::default(),
        );
    }

    /// x / scale + zero, within the range, rounded to the nearest integer (even of two).
    fn quantize_into(&mut self, x: ValueId, result: ValueId) {
        let Some(scheme) = self.schemes.get(&result).cloned() else {
            let operands = vec![x];
            let name = "stablehlo.uniform_quantize";
            return self.emit_as(name, operands, result, Attributes::default());
        };
        let float = self.values[x].ty.clone();
        let scaled = match self.scales(&scheme, &float) {
            Some(scales) => self.emit("stablehlo.divide", vec![x, scales], float.clone()),
            None => x,
        };
        let shifted = match self.zeros(&scheme, &float) {
            Some(zeros) => self.emit("stablehlo.add", vec![scaled, zeros], float.clone()),
            None => scaled,
        };
        let whole = Scheme {
            axis: None,
            ..scheme.clone()
        };
        let limits = scheme.range.map(Scalar::Integer);
        let limits = limits.map(|limit| self.numbers(&whole, &float, &[limit]));
        let clamped = match limits {
            [Some(low), Some(high)] => {
                let operands = vec![low, shifted, high];
                self.emit("stablehlo.clamp", operands, float.clone())
            }
            _ => shifted,
        };
        let rounded = self.emit("stablehlo.round_nearest_even", vec![clamped], float);
        let operands = vec![rounded];
        self.emit_as("stablehlo.convert", operands, result, Attributes::default());
    }
}
