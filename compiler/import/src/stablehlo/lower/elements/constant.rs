//! Constants of what stands for elements.

use std::sync::Arc;

use super::{Kind, Narrow, Rewriter, with_element};
use crate::stablehlo::{
    Attribute, Attributes, DenseTensor, ElementType, FloatType, Operation, Type, ValueId, float,
};

/// The `value` of a constant.
fn dense(op: &Operation) -> Option<&DenseTensor> {
    match op.attribute("value") {
        Some(Attribute::Dense(dense)) => Some(dense),
        _ => None,
    }
}

/// A constant as the attributes of its op.
fn attributes(dense: DenseTensor) -> Attributes {
    let mut attributes = Attributes::default();
    attributes.push("value", Attribute::Dense(dense));
    attributes
}

/// Elements one by one as others, of another type.
fn mapped(
    dense: &DenseTensor,
    element: ElementType,
    each: impl Fn(&[u8]) -> Vec<u8>,
) -> DenseTensor {
    let mut ty = dense.ty.clone();
    let size = ty.element.storage_len_bytes().unwrap_or(1);
    ty.element = element;
    let data: Vec<u8> = dense.data.chunks(size).flat_map(each).collect();
    let data = Arc::new(data);
    DenseTensor { ty, data }
}

/// A constant as one of what stands for its elements, most of which are their bits.
fn all_stored(mut dense: DenseTensor, narrow: Narrow) -> DenseTensor {
    match narrow {
        Narrow::Small { .. } => mapped(&dense, narrow.storage(), |it| stored(narrow, it)),
        Narrow::U16 | Narrow::U64 | Narrow::Float(_) => {
            dense.ty.element = narrow.storage();
            dense
        }
    }
}

/// The bits of an element as what stands for it.
fn stored(narrow: Narrow, bits: &[u8]) -> Vec<u8> {
    match narrow {
        Narrow::Small { width, unsigned } => {
            let unused = 8 - width;
            let shifted = bits[0] << unused;
            vec![match unsigned {
                true => shifted >> unused,
                false => (shifted.cast_signed() >> unused).cast_unsigned(),
            }]
        }
        Narrow::U16 | Narrow::U64 | Narrow::Float(_) => bits.to_vec(),
    }
}

/// What stands for an element as it is computed with.
fn wide(narrow: Narrow, stored: &[u8]) -> Vec<u8> {
    match narrow {
        Narrow::Small { .. } => stored.to_vec(),
        Narrow::U16 => [stored, &[0, 0]].concat(),
        Narrow::U64 => {
            let mut bytes = stored.to_vec();
            if let Some(last) = bytes.last_mut() {
                *last ^= 0x80;
            }
            bytes
        }
        Narrow::Float(format) => {
            let value = float::decode(stored[0].into(), format) as f32;
            value.to_le_bytes().to_vec()
        }
    }
}

impl Rewriter<'_> {
    /// A constant of complex numbers, or of what another type stands for.
    pub(super) fn constant(&mut self, mut op: Operation) {
        let (Some(dense), Some(result)) = (dense(&op), op.results.first().copied()) else {
            return self.refuse(op, "a constant without elements".to_owned());
        };
        let dense = dense.clone();
        match self.kind(result) {
            Some(Kind::Complex(format)) => {
                let size = dense.ty.element.storage_len_bytes().unwrap_or(2) / 2;
                let element = ElementType::Float(format);
                let parts = [0, size].map(|start| {
                    mapped(&dense, element.clone(), |it| {
                        it.get(start..start + size).unwrap_or_default().to_vec()
                    })
                });
                let ids = self.define(result);
                for (part, id) in parts.into_iter().zip(ids) {
                    self.out.push(Operation {
                        results: vec![id],
                        attributes: attributes(part),
                        ..op.clone()
                    });
                }
            }
            Some(Kind::Narrow(narrow)) => {
                op.results = self.define(result);
                op.attributes = attributes(all_stored(dense, narrow));
                self.out.push(op);
            }
            None => self.out.push(op),
        }
    }

    /// The constant that an op is, of elements as they are computed with.
    pub(super) fn wide_constant(op: &Operation, narrow: Narrow) -> Option<Attributes> {
        let each = |it: &[u8]| wide(narrow, &stored(narrow, it));
        Some(attributes(mapped(dense(op)?, narrow.wide(), each)))
    }

    /// Zeros of a type of floats.
    pub(super) fn zeros(&mut self, ty: &Type) -> ValueId {
        self.filled(ty, 0)
    }

    /// A constant of elements of which each has these lowest bits, and no others.
    pub(super) fn filled(&mut self, ty: &Type, lowest: u8) -> ValueId {
        let tensor = ty.as_tensor();
        let size = tensor.and_then(|it| it.element.storage_len_bytes());
        // bounded: an element
        let mut data = vec![0; size.unwrap_or(0)];
        if let Some(first) = data.first_mut() {
            *first = lowest;
        }
        let constant = tensor.map(|ty| DenseTensor::new(ty.clone(), data));
        let attributes = constant.map(attributes).unwrap_or_default();
        self.emit("stablehlo.constant", vec![], vec![ty.clone()], attributes)[0]
    }

    /// The parts' type of a complex type.
    pub(super) fn part_type(&self, id: ValueId, format: FloatType) -> Type {
        with_element(&self.values[id].ty, ElementType::Float(format))
    }
}
