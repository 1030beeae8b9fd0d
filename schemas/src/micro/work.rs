//! How much work an inference makes, as far as a pea tells: for limits, not for times.

use super::structs::*;
use super::{Kernel, ParamList, View};

impl View<'_> {
    /// Element operations of one inference, such as multiply-adds; at least as many as kernels
    /// make, and 1 for every step. Saturates.
    pub fn work(&self) -> u64 {
        let steps = self.steps.iter().map(|step| self.work_of(step));
        steps.fold(0, u64::saturating_add)
    }

    /// That of one step.
    pub fn work_of(&self, step: &Step) -> u64 {
        let first = usize::from(step.first_operand);
        let count = usize::from(step.inputs) + usize::from(step.outputs);
        let operands = self.operands.get(first..).unwrap_or_default();
        let operands = operands.get(..count).unwrap_or_default();
        let len = |operand: &Operand| u64::from(operand.len_bytes);
        let all = || operands.iter().map(len).fold(1, u64::saturating_add);
        let kernel = self.kernels.get(usize::from(step.kernel));
        let kernel = kernel.and_then(|number| Kernel::from_number(*number));
        let Some(list) = kernel.and_then(Kernel::params) else {
            return all();
        };
        // Of these only as much of the input is read as is written.
        let written = operands.last().map_or(0, len);
        let moved = if matches!(list, ParamList::StridedCopy | ParamList::Gather) {
            written.saturating_mul(2).max(1)
        } else {
            all()
        };
        let index = usize::from(step.params);
        let combined = match list {
            // The weights are those of one place of the window.
            ParamList::Conv2d => self.param(index).map(|it: &Conv2d| {
                let weights = operands.get(1).map_or(1, len);
                product([it.window.places(), weights])
            }),
            ParamList::Pool2d => self.param(index).map(|it: &Pool2d| {
                let window = &it.window;
                let taps = [window.out_c, window.kernel_h, window.kernel_w].map(u64::from);
                product([window.places(), product(taps)])
            }),
            ParamList::FullyConnected => self.param(index).map(|it: &FullyConnected| {
                product([it.rows, it.in_len, it.out_len].map(u64::from))
            }),
            ParamList::Gather => self.param(index).map(Gather::numbers),
            ParamList::Svdf => self.param(index).map(Svdf::products),
            ParamList::Resize => self.param(index).map(Resize::products),
            ParamList::TransposeConv => self.param(index).map(TransposeConv::products),
            ParamList::BatchMatmul => self.param(index).map(BatchMatmul::products),
            ParamList::Lstm => self.param(index).map(Lstm::products),
            // As many as there are elements, of which none has less than a byte.
            ParamList::Binary | ParamList::Mean | ParamList::Pad | ParamList::Concatenation => None,
            ParamList::Softmax | ParamList::Clamp | ParamList::Affine | ParamList::Along => None,
            ParamList::Requantize | ParamList::Alpha | ParamList::TwoSlopes => None,
            ParamList::Slice | ParamList::StridedCopy | ParamList::Choose => None,
            ParamList::Relation | ParamList::ScaledRelation => None,
        };
        combined.unwrap_or(0).max(moved)
    }
}

impl Svdf {
    /// Products of both kinds of weights.
    fn products(&self) -> u64 {
        let taps = u64::from(self.in_len) + u64::from(self.memory);
        product([self.batches.into(), self.filters.into(), taps])
    }
}

impl Lstm {
    /// Products of all gates.
    fn products(&self) -> u64 {
        let taps = u64::from(self.in_len) + u64::from(self.units);
        let rows = [self.batches, self.steps, self.units].map(u64::from);
        product([product(rows), 4, taps])
    }
}

impl Resize {
    /// Products of an interpolation.
    fn products(&self) -> u64 {
        let pixels = product([self.batches, self.out_h, self.out_w].map(u64::from));
        product([pixels, self.depth.into(), 4])
    }
}

impl Gather {
    /// Numbers that are read to find what indices point to.
    fn numbers(&self) -> u64 {
        product([self.batches, self.outer, self.count, self.parts].map(u64::from))
    }
}

impl BatchMatmul {
    /// Products of all sums.
    fn products(&self) -> u64 {
        product([product(self.dims.map(u64::from)), self.depth.into()])
    }
}

impl TransposeConv {
    /// Products where every output row and column is reached by as many taps as any.
    fn products(&self) -> u64 {
        let w = &self.window;
        let taps = |kernel: u16, stride: u16| u64::from(kernel.div_ceil(stride.max(1)).max(1));
        let taps = [taps(w.kernel_h, w.stride_h), taps(w.kernel_w, w.stride_w)];
        let channels = product([w.in_c, w.out_c].map(u64::from));
        product([w.places(), product(taps), channels])
    }
}

impl Window {
    /// Places of the window on all images.
    fn places(&self) -> u64 {
        product([self.batches, self.out_h, self.out_w].map(u64::from))
    }
}

fn product<const N: usize>(factors: [u64; N]) -> u64 {
    factors.into_iter().fold(1, u64::saturating_mul)
}
