//! Regions of a few ops: how elements combine, and how they relate.

use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, TensorType};

use super::elementwise::binary_name;
use super::writer::{Ssa, Writer, with_elements};

impl Writer<'_> {
    /// A region that combines two elements.
    pub(super) fn combining(&mut self, combiner: Combiner, dtype: DType) -> String {
        let scalar = TensorType::new(dtype, []);
        self.region(&[scalar.clone(), scalar.clone()], |writer, arguments| {
            vec![writer.one(binary_name(combiner.op()), &arguments, &[], &scalar)]
        })
    }

    /// A region of an element and its update that takes the update.
    pub(super) fn replacing(&mut self, dtype: DType) -> String {
        let scalar = TensorType::new(dtype, []);
        self.region(&[scalar.clone(), scalar], |_, mut arguments| {
            arguments.split_off(1)
        })
    }

    /// A region that relates two elements.
    pub(super) fn relating(&mut self, direction: Direction, dtype: DType) -> String {
        let scalar = TensorType::new(dtype, []);
        self.region(&[scalar.clone(), scalar], |writer, arguments| {
            let [a, b] = [0, 1].map(|side| arguments[side].clone());
            vec![writer.compare(direction, false, a, b)]
        })
    }

    /// How elements relate.
    pub(super) fn compare(
        &mut self,
        direction: Direction,
        total_order: bool,
        a: Ssa,
        b: Ssa,
    ) -> Ssa {
        let ty = with_elements(DType::Bool, &a.ty);
        let properties = [
            ("comparison_direction", direction_attribute(direction)),
            ("compare_type", order_attribute(a.ty.dtype, total_order)),
        ];
        self.one("stablehlo.compare", &[a, b], &properties, &ty)
    }

    /// Elements of `a` where the predicate holds, else of `b`.
    pub(super) fn select(&mut self, predicate: Ssa, a: Ssa, b: Ssa) -> Ssa {
        let ty = a.ty.clone();
        self.one("stablehlo.select", &[predicate, a, b], &[], &ty)
    }
}

fn direction_attribute(direction: Direction) -> String {
    let word = match direction {
        Direction::Eq => "EQ",
        Direction::Ne => "NE",
        Direction::Ge => "GE",
        Direction::Gt => "GT",
        Direction::Le => "LE",
        Direction::Lt => "LT",
    };
    format!("#stablehlo<comparison_direction {word}>")
}

fn order_attribute(dtype: DType, total_order: bool) -> String {
    let word = match dtype {
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 if total_order => "TOTALORDER",
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => "FLOAT",
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => "SIGNED",
        DType::U8 | DType::U32 | DType::Bool => "UNSIGNED",
    };
    format!("#stablehlo<comparison_type {word}>")
}
