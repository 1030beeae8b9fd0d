//! Ops on complex numbers.

use super::{Kind, Rewriter, moves};
use crate::stablehlo::lower::{combiner, linalg, represented};
use crate::stablehlo::{
    Attribute, Attributes, ElementType, FloatType, Operation, TensorType, Type, Value, ValueId,
};

/// Ops that do the same to real and to imaginary parts, besides those that move elements.
const BY_PARTS: [&str; 4] = [
    "stablehlo.add",
    "stablehlo.negate",
    "stablehlo.reduce_precision",
    "stablehlo.subtract",
];

/// Sums of products of two tensors.
const PRODUCTS: [&str; 4] = [
    "stablehlo.convolution",
    "stablehlo.dot",
    "stablehlo.dot_general",
    "stablehlo.einsum",
];

impl Rewriter<'_> {
    /// An op that has complex operands or results.
    pub(super) fn complex(&mut self, op: Operation) {
        let name = op.name.as_str();
        if moves::is_move(&op) || BY_PARTS.contains(&name) {
            return self.by_parts(&op);
        }
        if name == "stablehlo.all_reduce" || name == "stablehlo.reduce_scatter" {
            return self.complex_sum(op);
        }
        if combiner::combines_elements(&op) && name != "stablehlo.select_and_scatter" {
            return self.combining(op);
        }
        match (name, &op.operands[..], &op.results[..]) {
            ("stablehlo.constant" | "sdy.constant", [], [_]) => self.constant(op),
            ("stablehlo.iota", [], &[result]) => self.complex_iota(op, result),
            ("stablehlo.complex", &[re, im], &[result]) => {
                let parts = [re, im].map(|id| self.resolved(id));
                self.parts.insert(result, parts);
            }
            ("stablehlo.convert", &[x], &[result]) => self.complex_convert(&op, x, result),
            ("stablehlo.compare", &[a, b], &[result]) => self.complex_compare(op, a, b, result),
            ("stablehlo.bitcast_convert", &[x], &[result]) => self.complex_bitcast(op, x, result),
            ("chlo.conj", &[x], &[result]) => self.conjugate(x, result),
            // Of matrices both parts are operands and results.
            ("stablehlo.cholesky" | "stablehlo.triangular_solve", ..) => self.carry(op),
            ("stablehlo.custom_call", ..) if linalg::is_call(&op) => self.carry(op),
            (_, &[a, b], &[result]) if PRODUCTS.contains(&name) => {
                self.complex_product(&op, [a, b], result);
            }
            _ => self.complex_function(op),
        }
    }

    /// The type of the parts of a complex value.
    fn format(&self, id: ValueId) -> FloatType {
        match self.kind(id) {
            Some(Kind::Complex(format)) => format,
            Some(Kind::Narrow(_)) | None => FloatType::F32,
        }
    }

    /// A sum of what several devices have.
    fn complex_sum(&mut self, mut op: Operation) {
        let names = op.regions.iter().flat_map(|region| &region.operations);
        let names: Vec<_> = names.map(|inner| inner.name.as_str()).collect();
        let (&["stablehlo.add", "stablehlo.return"], &[_], &[result]) =
            (&names[..], &op.operands[..], &op.results[..])
        else {
            let why = format!(
                "{} of complex numbers that is no sum of one tensor",
                op.name
            );
            return self.refuse(op, why);
        };
        let ty = Type::Tensor(TensorType::new(
            vec![],
            ElementType::Float(self.format(result)),
        ));
        let mut fresh = || {
            let (name, span) = (String::new(), self.span);
            let ty = ty.clone();
            self.values.push(Value { name, ty, span })
        };
        let (arguments, sum) = (vec![fresh(), fresh()], fresh());
        for region in &mut op.regions {
            region.arguments.clone_from(&arguments);
            if let [add, end] = &mut region.operations[..] {
                add.operands.clone_from(&arguments);
                add.results = vec![sum];
                end.operands = vec![sum];
            }
        }
        self.by_parts(&op);
    }

    fn complex_iota(&mut self, op: Operation, result: ValueId) {
        let ty = self.part_type(result, self.format(result));
        let re = self.emit("stablehlo.iota", vec![], vec![ty.clone()], op.attributes)[0];
        let im = self.zeros(&ty);
        self.parts.insert(result, [re, im]);
    }

    /// Complex numbers to others, to and from real ones.
    fn complex_convert(&mut self, op: &Operation, x: ValueId, result: ValueId) {
        let (from, to) = (self.kind(x), self.kind(result));
        match (from, to) {
            (Some(Kind::Complex(_)), Some(Kind::Complex(_))) => self.by_parts(op),
            (Some(Kind::Complex(_)), _) => {
                let re = self.used(x)[0];
                self.convert(op.clone(), re, result);
            }
            (_, Some(Kind::Complex(format))) => {
                let ty = self.part_type(result, format);
                let span = self.span;
                let name = String::new();
                let re = self.values.push(Value {
                    name,
                    ty: ty.clone(),
                    span,
                });
                let part = Operation {
                    results: vec![re],
                    ..op.clone()
                };
                self.convert(part, x, re);
                let im = self.zeros(&ty);
                let re = self.resolved(re);
                self.parts.insert(result, [re, im]);
            }
            (_, None | Some(Kind::Narrow(_))) => {
                self.refuse(op.clone(), "a conversion of no complex number".to_owned());
            }
        }
    }

    /// Two numbers are equal if both parts are.
    fn complex_compare(&mut self, op: Operation, a: ValueId, b: ValueId, result: ValueId) {
        let direction = match op.attribute("comparison_direction") {
            Some(Attribute::Enum { value, .. }) => value.clone(),
            Some(Attribute::Keyword(word)) => word.clone(),
            _ => String::new(),
        };
        let joint = match direction.as_str() {
            "EQ" => "stablehlo.and",
            "NE" => "stablehlo.or",
            _ => {
                let why = format!(
                    "complex numbers have no order, found comparison_direction {direction}; \
                     compare their absolute values, or their real and imaginary parts"
                );
                return self.refuse(op, why);
            }
        };
        let (a, b) = (self.used(a), self.used(b));
        let ty = self.ty(result);
        let pairs: Vec<_> = a.into_iter().zip(b).collect();
        let parts: Vec<_> = pairs
            .into_iter()
            .map(|(a, b)| {
                let attributes = op.attributes.clone();
                self.emit(&op.name, vec![a, b], vec![ty.clone()], attributes)[0]
            })
            .collect();
        self.out.push(Operation {
            name: joint.to_owned(),
            operands: parts,
            attributes: Attributes::default(),
            ..op
        });
    }

    fn conjugate(&mut self, x: ValueId, result: ValueId) {
        let used = self.used(x);
        let &[re, im] = &used[..] else {
            return self.is_same(result, x);
        };
        let ty = self.ty(im);
        let im = self.emit_one("stablehlo.negate", vec![im], ty);
        self.parts.insert(result, [re, im]);
    }

    /// (a + bi) · (c + di), with products of matrices or windows; either may be real.
    fn complex_product(&mut self, op: &Operation, operands: [ValueId; 2], result: ValueId) {
        let format = self.format(result);
        if !matches!(self.kind(result), Some(Kind::Complex(_))) {
            let why = "a product of complex numbers that is real".to_owned();
            return self.refuse(op.clone(), why);
        }
        let [left, right] = operands.map(|id| self.used(id));
        let ty = self.part_type(result, format);
        let mut product = |a: usize, b: usize| {
            let (a, b) = (*left.get(a)?, *right.get(b)?);
            let attributes = op.attributes.clone();
            Some(self.emit(&op.name, vec![a, b], vec![ty.clone()], attributes)[0])
        };
        let (ac, bd) = (product(0, 0), product(1, 1));
        let (ad, bc) = (product(0, 1), product(1, 0));
        let mut joined = |name: &str, a: Option<ValueId>, b: Option<ValueId>| match (a, b) {
            (Some(a), Some(b)) => Some(self.emit_one(name, vec![a, b], ty.clone())),
            (one, other) => one.or(other),
        };
        let re = joined("stablehlo.subtract", ac, bd);
        let im = joined("stablehlo.add", ad, bc);
        match (re, im) {
            (Some(re), Some(im)) => {
                self.parts.insert(result, [re, im]);
            }
            _ => self.refuse(op.clone(), "a product of real numbers".to_owned()),
        }
    }

    /// A function that is spelled out once it is lowered.
    fn complex_function(&mut self, mut op: Operation) {
        let base = op.name.split_once('.').map_or("", |(_, base)| base);
        let name = format!("complex.{base}");
        if !represented::is_complex(&name) {
            let why = format!(
                "{} of complex numbers; compute it of real and imaginary parts",
                op.name
            );
            return self.refuse(op, why);
        }
        let formats: Vec<_> = [&op.operands[..], &op.results]
            .concat()
            .iter()
            .filter_map(|id| match self.kind(*id) {
                Some(Kind::Complex(format)) => Some(format),
                Some(Kind::Narrow(_)) | None => None,
            })
            .collect();
        if formats.iter().any(|it| Some(it) != formats.first()) {
            let why = "expected complex numbers of one type".to_owned();
            return self.refuse(op, why);
        }
        op.name = name;
        self.carry(op);
    }
}
