//! Arguments and results of functions. Those of the entry are what the user passes and gets: one
//! tensor for each, of complex numbers one with a further dimension of their parts.

use std::collections::BTreeMap;

use super::{Kind, PACKED, Rewriter, SHOWN, with_element};
use crate::stablehlo::{
    Argument, Attribute, Attributes, ElementType, Function, FunctionResult, Operation, TensorType,
    Type,
};

/// Spells out a function.
pub(super) fn function(function: &mut Function, is_entry: bool) {
    let Function {
        arguments,
        results,
        body,
        values,
        span,
        ..
    } = function;
    let mut rewriter = Rewriter {
        values,
        parts: BTreeMap::new(),
        kinds: BTreeMap::new(),
        same: BTreeMap::new(),
        is_entry: false,
        out: vec![],
        span: *span,
        location: None,
    };
    *arguments = match is_entry {
        true => rewriter.entry_arguments(std::mem::take(arguments)),
        false => rewriter.arguments(std::mem::take(arguments)),
    };
    *results = results
        .drain(..)
        .flat_map(|result| function_result(result, is_entry))
        .collect();
    let mut all = std::mem::take(&mut rewriter.out);
    if let Some(body) = body {
        all.extend(rewriter.block(std::mem::take(body), is_entry));
        *body = all;
    }
}

fn function_result(result: FunctionResult, is_entry: bool) -> Vec<FunctionResult> {
    let Some(kind) = Kind::of(&result.ty) else {
        return vec![result];
    };
    let FunctionResult { ty, mut attributes } = result;
    let ty = match (kind, is_entry) {
        (Kind::Narrow(narrow), _) => with_element(&ty, narrow.storage()),
        (Kind::Complex(float), true) => packed(&ty, ElementType::Float(float)),
        (Kind::Complex(float), false) => {
            let ty = with_element(&ty, ElementType::Float(float));
            let one = FunctionResult { ty, attributes };
            return vec![one.clone(), one];
        }
    };
    if is_entry {
        show(&mut attributes, kind);
    }
    vec![FunctionResult { ty, attributes }]
}

/// Says what a port of the entry shows.
fn show(attributes: &mut Attributes, kind: Kind) {
    if let Some(shown) = kind.shown() {
        attributes.push(SHOWN, Attribute::String(shown.name().to_owned()));
    }
    if matches!(kind, Kind::Complex(_)) {
        attributes.push(PACKED, Attribute::Unit);
    }
}

/// The type of complex numbers as their parts, along a further dimension.
fn packed(ty: &Type, element: ElementType) -> Type {
    let mut shape = ty.as_tensor().map_or(vec![], |it| it.shape.clone());
    shape.push(Some(2));
    Type::Tensor(TensorType::new(shape, element))
}

impl Rewriter<'_> {
    fn arguments(&mut self, arguments: Vec<Argument>) -> Vec<Argument> {
        let each = |argument: Argument| {
            let values = self.define(argument.value).into_iter();
            let one = move |value| Argument {
                value,
                ..argument.clone()
            };
            values.map(one).collect::<Vec<_>>()
        };
        arguments.into_iter().flat_map(each).collect()
    }

    fn entry_arguments(&mut self, arguments: Vec<Argument>) -> Vec<Argument> {
        let each = |mut argument: Argument| {
            let Some(kind) = self.kind(argument.value) else {
                return argument;
            };
            show(&mut argument.attributes, kind);
            let value = self.values[argument.value].clone();
            let parts = self.define(argument.value);
            if let (Kind::Complex(float), [re, im]) = (kind, &parts[..]) {
                let (re, im) = (*re, *im);
                let mut whole = value;
                (self.span, self.location) = (whole.span, argument.location.clone());
                whole.ty = packed(&whole.ty, ElementType::Float(float));
                argument.value = self.values.push(whole);
                self.out.push(Operation {
                    name: "complex.unpack".to_owned(),
                    results: vec![re, im],
                    operands: vec![argument.value],
                    attributes: Attributes::default(),
                    regions: vec![],
                    location: self.location.clone(),
                    span: self.span,
                });
            }
            argument
        };
        arguments.into_iter().map(each).collect()
    }

    /// The return of the entry, of whole complex numbers.
    pub(super) fn entry_return(&mut self, mut op: Operation) {
        let mut operands = vec![];
        for id in &op.operands {
            let used = self.used(*id);
            operands.push(match used[..] {
                [re, im] => {
                    let ty = self.ty(re);
                    let element = ty.as_tensor().map(|it| it.element.clone());
                    let ty = packed(&ty, element.unwrap_or(ElementType::Index));
                    self.emit_one("complex.pack", vec![re, im], ty)
                }
                _ => used[0],
            });
        }
        op.operands = operands;
        self.out.push(op);
    }
}
