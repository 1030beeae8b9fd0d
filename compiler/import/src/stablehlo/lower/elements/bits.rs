//! The bits of complex numbers as other elements: those of the real part come first.

use super::{Kind, Rewriter, width};
use crate::stablehlo::{Attributes, ElementType, Operation, TensorType, Type, ValueId};

/// An extent; `None` of one that is open.
type Extent = Option<u64>;

impl Rewriter<'_> {
    /// `stablehlo.bitcast_convert` from or to complex numbers, or both.
    pub(super) fn complex_bitcast(&mut self, op: Operation, x: ValueId, result: ValueId) {
        let (from, to) = (self.kind(x), self.kind(result));
        let is_short = |kind: Option<Kind>| match kind {
            Some(Kind::Narrow(narrow)) => width(&narrow.element()) < 8,
            Some(Kind::Complex(_)) | None => false,
        };
        if is_short(from) || is_short(to) {
            let why = "a bitcast between complex numbers and elements of this type".to_owned();
            return self.refuse(op, why);
        }
        let (Some(given), Some(wanted)) = (self.tensor(x), self.tensor(result)) else {
            return self.refuse(op, "a bitcast of no tensor".to_owned());
        };
        let used = self.used(x);
        let (bits, shape, element) = match (from, &used[..]) {
            (Some(Kind::Complex(format)), &[re, im]) => {
                let element = ElementType::Float(format);
                let shape = [&given.shape[..], &[Some(2)]].concat();
                let ty = tensor(&shape, &element);
                (
                    self.emit_one("complex.pack", vec![re, im], ty),
                    shape,
                    element,
                )
            }
            _ => (self.resolved(x), given.shape, given.element),
        };
        let is_complex = matches!(to, Some(Kind::Complex(_)));
        let target = match to {
            Some(Kind::Complex(format)) => ElementType::Float(format),
            Some(Kind::Narrow(narrow)) => narrow.storage(),
            None => wanted.element.clone(),
        };
        let whole = match is_complex {
            true => [&wanted.shape[..], &[Some(2)]].concat(),
            false => wanted.shape.clone(),
        };
        let bits = self.as_bits_of(bits, (&shape, &element), (&whole, &target));
        if !is_complex {
            self.define(result);
            return self.is_same(result, bits);
        }
        let ty = tensor(&wanted.shape, &target);
        let types = vec![ty.clone(), ty];
        let parts = self.emit("complex.unpack", vec![bits], types, Attributes::default());
        self.parts.insert(result, [parts[0], parts[1]]);
    }

    /// The bits of elements of a shape as elements of another shape and type.
    fn as_bits_of(
        &mut self,
        bits: ValueId,
        (shape, element): (&[Extent], &ElementType),
        (whole, target): (&[Extent], &ElementType),
    ) -> ValueId {
        let (own, others) = (width(element), width(target));
        if own < others {
            let parts = u64::from(others / own);
            let shape = [whole, &[Some(parts)]].concat();
            let bits = self.reshaped(bits, &shape, element);
            return self.same_bits(bits, whole, target);
        }
        if own > others {
            let finer = [shape, &[Some(u64::from(own / others))]].concat();
            let bits = self.same_bits(bits, &finer, target);
            return self.reshaped(bits, whole, target);
        }
        let bits = self.reshaped(bits, whole, element);
        match element == target {
            true => bits,
            false => self.same_bits(bits, whole, target),
        }
    }

    fn tensor(&self, id: ValueId) -> Option<TensorType> {
        self.values[id].ty.as_tensor().cloned()
    }

    fn reshaped(&mut self, x: ValueId, shape: &[Extent], element: &ElementType) -> ValueId {
        let ty = tensor(shape, element);
        match self.ty(x) == ty {
            true => x,
            false => self.emit_one("stablehlo.reshape", vec![x], ty),
        }
    }

    fn same_bits(&mut self, x: ValueId, shape: &[Extent], element: &ElementType) -> ValueId {
        let ty = tensor(shape, element);
        self.emit_one("stablehlo.bitcast_convert", vec![x], ty)
    }
}

fn tensor(shape: &[Extent], element: &ElementType) -> Type {
    Type::Tensor(TensorType::new(shape.to_vec(), element.clone()))
}
