//! Ops whose windows slide: convolutions and pools.

use peapod_ir::ops::tensor::{Combiner, Convolution, ReduceWindow, SelectAndScatter, Sliding};
use peapod_ir::{DType, TensorType};

use super::elementwise::binary_name;
use super::text::{array, list, number, precisions, rows, truths};
use super::writer::{Ssa, Writer};

/// The dimensions of a tensor in their order: what each is called.
fn letters(layout: &[usize], first: [&str; 2]) -> String {
    let mut names = vec![String::new(); layout.len()];
    for (part, &dim) in layout.iter().enumerate() {
        names[dim] = match part {
            0 | 1 => first[part].to_owned(),
            spatial => (spatial - 2).to_string(),
        };
    }
    format!("[{}]", list(names))
}

/// Paddings; none without dimensions.
fn paddings(sliding: &Sliding) -> Option<String> {
    (!sliding.padding.is_empty()).then(|| rows::<i64>(&sliding.padding))
}

impl Writer<'_> {
    pub(super) fn convolution(&mut self, op: &Convolution, x: &[Ssa], ty: &TensorType) -> Ssa {
        let [input, kernel, output] = &op.layouts;
        let numbers = format!(
            "#stablehlo.conv<{}x{}->{}>",
            letters(input, ["b", "f"]),
            letters(kernel, ["i", "o"]),
            letters(output, ["b", "f"]),
        );
        let mut properties = vec![
            ("batch_group_count", number(op.batch_groups)),
            ("dimension_numbers", numbers),
            ("feature_group_count", number(op.feature_groups)),
            ("lhs_dilation", array(&op.sliding.base_dilation)),
            ("rhs_dilation", array(&op.sliding.window_dilation)),
            ("window_reversal", truths(&op.reversed)),
            ("window_strides", array(&op.sliding.stride)),
        ];
        properties.extend(paddings(&op.sliding).map(|padding| ("padding", padding)));
        properties.extend(precisions(op.precision));
        self.one("stablehlo.convolution", x, &properties, ty)
    }

    /// In StableHLO the padding takes part, and is the initial element: where that makes a
    /// difference, it is combined with the result afterwards.
    pub(super) fn reduce_window(&mut self, op: &ReduceWindow, x: &[Ssa], ty: &TensorType) -> Ssa {
        let plain = Sliding::plain(op.window.len());
        let filled =
            op.sliding.padding != plain.padding || op.sliding.base_dilation != plain.base_dilation;
        let identity = match op.combiner {
            Combiner::Add => Some(0),
            Combiner::Mul => Some(1),
            // Once more makes no difference.
            Combiner::Max | Combiner::Min | Combiner::And | Combiner::Or => None,
        };
        let Some(identity) = identity.filter(|_| filled) else {
            return self.pool(op, x, ty);
        };
        let neutral = self.whole(identity, &x[1].ty);
        let pooled = self.pool(op, &[x[0].clone(), neutral], ty);
        let initial = self.broadcast(&x[1], &ty.shape);
        self.one(binary_name(op.combiner.op()), &[initial, pooled], &[], ty)
    }

    fn pool(&mut self, op: &ReduceWindow, x: &[Ssa], ty: &TensorType) -> Ssa {
        let mut properties = vec![
            ("base_dilations", array(&op.sliding.base_dilation)),
            ("window_dilations", array(&op.sliding.window_dilation)),
            ("window_dimensions", array(&op.window)),
            ("window_strides", array(&op.sliding.stride)),
        ];
        properties.extend(paddings(&op.sliding).map(|padding| ("padding", padding)));
        let region = self.combining(op.combiner, ty.dtype);
        let types = [ty.clone()];
        let mut results =
            self.op_with("stablehlo.reduce_window", x, &properties, &[region], &types);
        results.remove(0)
    }

    pub(super) fn select_and_scatter(
        &mut self,
        op: &SelectAndScatter,
        x: &[Ssa],
        ty: &TensorType,
    ) -> Ssa {
        let mut properties = vec![
            ("window_dimensions", array(&op.window)),
            ("window_strides", array(&op.sliding.stride)),
        ];
        properties.extend(paddings(&op.sliding).map(|padding| ("padding", padding)));
        let dtype: DType = ty.dtype;
        let regions = [
            self.relating(op.select, dtype),
            self.combining(op.scatter, dtype),
        ];
        let types = [ty.clone()];
        let name = "stablehlo.select_and_scatter";
        let mut results = self.op_with(name, x, &properties, &regions, &types);
        results.remove(0)
    }
}
