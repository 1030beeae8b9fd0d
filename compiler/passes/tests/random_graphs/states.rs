//! Ops of random graphs that keep state.

use super::*;

impl Builder {
    /// Reads a state, or writes one, or both in some order; a state that is there or a new one.
    pub(super) fn remember(&mut self, value: ValueId, ty: &TensorType) {
        let known = self.shared.iter().find(|state| {
            let own = self.function.ty(**state);
            (own.dtype, &own.shape) == (ty.dtype, &ty.shape)
        });
        let state = match known.copied() {
            Some(state) if self.choose(4) != 0 => state,
            _ => {
                let own = ty.clone();
                let state = self.function.add_value("shared", own, Origin::State);
                self.shared.push(state);
                state
            }
        };
        for _ in 0..=self.choose(2) {
            if self.choose(2) == 0 {
                self.add(OpKind::ReadState(ReadState), &[Some(state)], ty.clone());
            } else {
                let after = self.function.ty(state).clone();
                let kind = OpKind::WriteState(WriteState);
                self.add(kind, &[Some(state), Some(value)], after);
                // Nothing reads what a write yields.
                self.tensors.pop();
            }
        }
    }

    pub(super) fn svdf(&mut self, value: ValueId, ty: &TensorType) {
        if ty.dtype != DType::I8 || !self.varies(value) {
            return;
        }
        let rank = 1 + self.choose(2);
        let units = 1 + self.choose(3);
        let memory = 1 + self.choose(4);
        let filters = rank * units;
        let of = |dtype, shape: &[usize], scale| {
            TensorType::new(dtype, shape).with_quant(Quantization::per_tensor(scale, 0))
        };
        let wide = self.pick(&[DType::I8, DType::I16]);
        let feature = self.constant(of(DType::I8, &[filters, ty.shape[1]], 0.02));
        let time = self.constant(of(wide, &[filters, memory], 0.001));
        let bias = self.bias(ty, units);
        let state = of(wide, &[ty.shape[0], filters * memory], 0.01);
        let state = self.function.add_value("state", state, Origin::State);
        let result = self.like(ty, &[ty.shape[0], units]);
        let svdf = Svdf {
            rank,
            activation: self.activation(),
        };
        let inputs = [Some(value), Some(feature), Some(time), bias, Some(state)];
        self.add(OpKind::Svdf(svdf), &inputs, result);
    }
}
