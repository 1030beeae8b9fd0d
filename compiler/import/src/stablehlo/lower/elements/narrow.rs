//! Ops on short floats, and on integers that the IR does not have.

use super::{Kind, Narrow, ORDER, Rewriter, moves, with_element};
use crate::stablehlo::lower::combiner;
use crate::stablehlo::{Attribute, Attributes, ElementType, FloatType, Operation, Type, ValueId};

/// Ops on the bits of integers, whatever these stand for.
const OF_BITS: [&str; 3] = [
    "stablehlo.count_leading_zeros",
    "stablehlo.popcnt",
    "stablehlo.shift_right_logical",
];

impl Rewriter<'_> {
    /// An op that has operands or results that something stands for, none of them complex.
    pub(super) fn narrow(&mut self, op: Operation) {
        let name = op.name.as_str();
        if moves::is_move(&op) {
            return self.on_storage(op);
        }
        if combiner::combines_elements(&op) {
            return self.combining(op);
        }
        match (name, &op.operands[..], &op.results[..]) {
            ("stablehlo.constant" | "sdy.constant", [], [_]) => self.constant(op),
            ("stablehlo.convert", &[x], &[result]) => self.convert(op, x, result),
            ("stablehlo.bitcast_convert", &[x], &[result]) => self.bitcast(op, x, result),
            _ => self.arithmetic(op),
        }
    }

    fn arithmetic(&mut self, op: Operation) {
        let name = op.name.as_str();
        let values = op.operands.iter().chain(&op.results);
        let kinds: Vec<Narrow> = values
            .filter_map(|id| match self.kind(*id) {
                Some(Kind::Narrow(narrow)) => Some(narrow),
                Some(Kind::Complex(_)) | None => None,
            })
            .collect();
        let equality = match op.attribute("comparison_direction") {
            Some(Attribute::Enum { value, .. }) => value == "EQ" || value == "NE",
            _ => false,
        };
        let is_float = |kind: &Narrow| matches!(kind, Narrow::Float(_));
        if kinds.iter().all(|kind| kind.same_bits(name)) || equality && !kinds.iter().any(is_float)
        {
            return self.on_storage(op);
        }
        if let (Some(&narrow @ Narrow::Small { width, .. }), true) =
            (kinds.first(), OF_BITS.contains(&name))
        {
            return self.of_bits(&op, narrow, width);
        }
        if let ("chlo.mulhi", &[a, b], &[result], &[narrow, second, third]) =
            (name, &op.operands[..], &op.results[..], &kinds[..])
            && [second, third] == [narrow; 2]
        {
            return match narrow {
                Narrow::Small { width, unsigned } => {
                    self.high_product([a, b], result, narrow, (width, unsigned))
                }
                Narrow::U16 => self.high_product([a, b], result, narrow, (16, true)),
                Narrow::U64 => {
                    let operands = [a, b].map(|id| self.resolved(id)).to_vec();
                    self.define(result);
                    self.out.push(Operation {
                        name: "narrow.mulhi".to_owned(),
                        operands,
                        ..op
                    });
                }
                Narrow::Float(_) => {
                    let ty = narrow.element();
                    self.refuse(op, format!("this op on elements of type {ty}"));
                }
            };
        }
        let by_order = ORDER.contains(&name) || moves::is_top_k(&op);
        if kinds.contains(&Narrow::U64) && !by_order {
            return self.unsigned(op);
        }
        self.widen(op);
    }

    /// An op on the bits of integers of so many bits, which are without their sign in a byte.
    fn of_bits(&mut self, op: &Operation, narrow: Narrow, width: u32) {
        let [result] = op.results[..] else {
            return self.refuse(op.clone(), "expected one result".to_owned());
        };
        let ty = with_element(&self.values[result].ty, narrow.wide());
        let widened = op.operands.iter().map(|id| self.widened(*id, narrow));
        let mut operands: Vec<ValueId> = widened.collect();
        let mask = self.filled(&ty, (1_u8 << width) - 1);
        if let Some(bits) = operands.first_mut() {
            *bits = self.emit_one("stablehlo.and", vec![*bits, mask], ty.clone());
        }
        let mut found = self.emit_one(&op.name, operands, ty.clone());
        if op.name == "stablehlo.count_leading_zeros" {
            let others = self.filled(&ty, (8 - width) as u8);
            found = self.emit_one("stablehlo.subtract", vec![found, others], ty);
        }
        self.define(result);
        self.narrow_into(found, result, narrow);
    }

    /// The upper half of products of integers of so many bits, unsigned or not, which as they are
    /// computed with have twice as many.
    fn high_product(
        &mut self,
        operands: [ValueId; 2],
        result: ValueId,
        narrow: Narrow,
        (bits, unsigned): (u32, bool),
    ) {
        let operands = operands.map(|id| self.widened(id, narrow)).to_vec();
        let ty = with_element(&self.values[result].ty, narrow.wide());
        let product = self.emit_one("stablehlo.multiply", operands, ty.clone());
        let bits = self.filled(&ty, bits as u8);
        let shift = match unsigned {
            true => "stablehlo.shift_right_logical",
            false => "stablehlo.shift_right_arithmetic",
        };
        let high = self.emit_one(shift, vec![product, bits], ty);
        self.define(result);
        self.narrow_into(high, result, narrow);
    }

    /// An op of unsigned integers of 64 bits that is spelled out once it is lowered.
    fn unsigned(&mut self, mut op: Operation) {
        op.name = match op.name.as_str() {
            "stablehlo.divide" => "narrow.divide",
            "stablehlo.remainder" => "narrow.remainder",
            "stablehlo.sign" => "narrow.sign",
            "stablehlo.abs" => {
                let (x, result) = (op.operands[0], op.results[0]);
                self.define(result);
                return self.is_same(result, x);
            }
            name => {
                let why = format!("{name} of elements of type ui64; convert them to i64 or f64");
                return self.refuse(op, why);
            }
        }
        .to_owned();
        self.on_storage(op);
    }

    /// An op on widened elements, whose results are narrowed.
    pub(super) fn widen(&mut self, mut op: Operation) {
        let index = (op.name == "stablehlo.scatter").then_some(op.operands.len() / 2);
        let mut operands = vec![];
        for (place, id) in op.operands.clone().into_iter().enumerate() {
            let narrow = self.kinds.get(&id).copied();
            operands.push(match narrow {
                Some(Narrow::U64) if index == Some(place) => self.resolved(id),
                Some(narrow) => self.widened(id, narrow),
                None => self.resolved(id),
            });
        }
        let mut narrowed = vec![];
        let mut results = vec![];
        for id in op.results.clone() {
            let Some(Kind::Narrow(narrow)) = self.kind(id) else {
                results.push(id);
                continue;
            };
            let wide = self.fresh(id, narrow.wide());
            self.define(id);
            narrowed.push((wide, id, narrow));
            results.push(wide);
        }
        (op.operands, op.results) = (operands, results);
        self.out.push(op);
        for (wide, id, narrow) in narrowed {
            self.narrow_into(wide, id, narrow);
        }
    }

    /// A value of the shape of another.
    fn fresh(&mut self, like: ValueId, element: ElementType) -> ValueId {
        let ty = with_element(&self.values[like].ty, element);
        self.unnamed(ty)
    }

    /// A value as it is computed with.
    pub(super) fn widened(&mut self, id: ValueId, narrow: Narrow) -> ValueId {
        let x = self.resolved(id);
        match narrow {
            Narrow::Small { .. } => x,
            Narrow::U64 => {
                let ty = self.ty(x);
                self.emit_one("narrow.order", vec![x], ty)
            }
            Narrow::U16 | Narrow::Float(_) => self.narrow_to(x, narrow, narrow.wide()),
        }
    }

    /// What something stands for as numbers that the IR has.
    fn narrow_to(&mut self, x: ValueId, narrow: Narrow, to: ElementType) -> ValueId {
        let ty = with_element(&self.values[x].ty, to.clone());
        let mut attributes = Attributes::default();
        attributes.push("element", element(narrow.element()));
        attributes.push("to", element(to));
        self.emit("narrow.to", vec![x], vec![ty], attributes)[0]
    }

    /// What stands for numbers that the IR has, as this value, which has been defined.
    fn narrow_into(&mut self, x: ValueId, result: ValueId, narrow: Narrow) {
        let is_order = narrow == Narrow::U64 && self.ty(x) == self.ty(result);
        let mut attributes = Attributes::default();
        attributes.push("element", element(narrow.element()));
        self.out.push(Operation {
            name: if is_order {
                "narrow.order"
            } else {
                "narrow.from"
            }
            .to_owned(),
            results: vec![result],
            operands: vec![x],
            attributes,
            regions: vec![],
            location: self.location.clone(),
            span: self.span,
        });
    }

    /// `stablehlo.convert`, from or to what something stands for.
    pub(super) fn convert(&mut self, op: Operation, x: ValueId, result: ValueId) {
        let to = self.kind(result);
        let target = self.element(result);
        let is_float = |element: &ElementType| matches!(element, ElementType::Float(_));
        let single = ElementType::Float(FloatType::F32);
        let from = self.kinds.get(&x).copied();
        let x = self.resolved(x);
        let number = match from {
            None | Some(Narrow::Small { .. }) => x,
            Some(narrow @ (Narrow::U16 | Narrow::Float(_))) => {
                self.narrow_to(x, narrow, narrow.wide())
            }
            Some(Narrow::U64) => match (to, is_float(&target)) {
                (None, true) => self.narrow_to(x, Narrow::U64, target),
                (Some(_), true) => self.narrow_to(x, Narrow::U64, single.clone()),
                (_, false) => x,
            },
        };
        let Some(Kind::Narrow(narrow)) = to else {
            return match self.ty(number) == self.ty(result) {
                true => self.is_same(result, number),
                false => self.out.push(Operation {
                    operands: vec![number],
                    ..op
                }),
            };
        };
        let rounded = matches!(narrow, Narrow::Float(_)) && !is_float(&self.element(number));
        let number = match rounded {
            true => {
                let ty = with_element(&self.ty(number), single);
                self.emit_one("stablehlo.convert", vec![number], ty)
            }
            false => number,
        };
        self.define(result);
        // Of integers of 64 bits the numbers are taken, not their order.
        if narrow == Narrow::U64 && self.ty(number) == self.ty(result) {
            return self.is_same(result, number);
        }
        self.narrow_into(number, result, narrow);
    }

    /// The element type of what stands for a value.
    fn element(&self, id: ValueId) -> ElementType {
        let tensor = self.values[id].ty.as_tensor();
        tensor.map_or(ElementType::Index, |it| it.element.clone())
    }

    /// The same bits as elements of another type.
    fn bitcast(&mut self, mut op: Operation, x: ValueId, result: ValueId) {
        let bits = |kind: Option<Kind>, element: &ElementType| match kind {
            Some(Kind::Narrow(narrow)) => width(&narrow.element()),
            Some(Kind::Complex(_)) | None => width(element),
        };
        let (from, to) = (self.kinds.get(&x).copied(), self.kind(result));
        let widths = [
            bits(from.map(Kind::Narrow), &self.element(x)),
            bits(to, &self.element(result)),
        ];
        if widths[0] != widths[1] && widths.iter().any(|width| *width < 8) {
            let why = format!(
                "a bitcast from {} to {} bits, of which several make a byte; unpack them by shifts",
                widths[0], widths[1]
            );
            return self.refuse(op, why);
        }
        if from.map(Kind::Narrow) == to && to.is_some() {
            self.define(result);
            return self.is_same(result, x);
        }
        if let Some(Kind::Narrow(narrow @ Narrow::Small { .. })) = to {
            let x = self.resolved(x);
            self.define(result);
            return self.narrow_into(x, result, narrow);
        }
        if widths[1] < 8 {
            // The bits of integers as a float of as many.
            let x = self.resolved(x);
            self.define(result);
            let narrow = Narrow::Small {
                width: widths[1],
                unsigned: true,
            };
            return self.narrow_into(x, result, narrow);
        }
        op.operands = vec![self.resolved(x)];
        op.results = self.define(result);
        if self.ty(op.operands[0]) == self.ty(result) {
            return self.is_same(result, op.operands[0]);
        }
        self.out.push(op);
    }
}

fn element(element: ElementType) -> Attribute {
    Attribute::Type(Type::Element(element))
}

/// Bits of an element.
pub(super) fn width(element: &ElementType) -> u32 {
    match element {
        ElementType::Integer { width, .. } => *width,
        ElementType::Float(float) => float.width_bits(),
        ElementType::Complex(float) => 2 * float.width_bits(),
        ElementType::Index | ElementType::Quantized(_) => 64,
    }
}
