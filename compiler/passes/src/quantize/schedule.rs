//! How fake quantisation sets in during training: caps that become narrower, then rounding.
//!
//! The schedules are Lingvo's (arXiv:1902.08295, `quant_utils.py`), with its defaults.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::{DType, ValueId};

use super::fake_quant;

/// A cap that goes linearly from one to another: `LinearClippingCapSchedule`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClippingCap {
    /// The last step with the first cap.
    pub start_step: u64,
    /// The first step with the last cap.
    pub end_step: u64,
    /// The first cap.
    pub start_cap: f32,
    /// The last cap.
    pub end_cap: f32,
}

impl Default for ClippingCap {
    fn default() -> Self {
        Self {
            start_step: 0,
            end_step: 15_000,
            start_cap: 8.0,
            end_cap: 1.0,
        }
    }
}

impl ClippingCap {
    /// The cap at a step.
    pub fn at(&self, step: u64) -> f32 {
        let steps = self.end_step.saturating_sub(self.start_step);
        let passed = step.saturating_sub(self.start_step);
        match passed < steps {
            true => {
                let part = (passed as f64 / steps as f64) as f32;
                self.start_cap + (self.end_cap - self.start_cap) * part
            }
            false => self.end_cap,
        }
    }

    /// The cap at a step that a program counts: `step` an f32 scalar.
    pub fn emit(&self, build: &mut impl Emit, step: ValueId) -> ValueId {
        let steps = self.end_step.saturating_sub(self.start_step).max(1) as f32;
        let [start, steps] = [self.start_step as f32, steps].map(|it| build.single(it));
        let passed = build.binary(BinaryOp::Sub, step, start);
        let part = build.binary(BinaryOp::Div, passed, steps);
        let [zero, one] = [0.0, 1.0].map(|it| build.single(it));
        let part = build.binary(BinaryOp::Max, part, zero);
        let part = build.binary(BinaryOp::Min, part, one);
        let [cap, by] = [self.start_cap, self.end_cap - self.start_cap].map(|it| build.single(it));
        let by = build.binary(BinaryOp::Mul, part, by);
        build.binary(BinaryOp::Add, cap, by)
    }
}

/// When numbers are clipped and when they are rounded, too: `FakeQuantizationSchedule`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FakeQuantSchedule {
    /// The cap.
    pub clip: ClippingCap,
    /// The first step that rounds.
    pub quant_start_step: u64,
    /// Bits of what is rounded.
    pub bits: u32,
}

impl Default for FakeQuantSchedule {
    fn default() -> Self {
        Self {
            clip: ClippingCap::default(),
            quant_start_step: 15_000,
            bits: 8,
        }
    }
}

impl FakeQuantSchedule {
    /// The range at a step: what is beyond it is clipped.
    pub fn range(&self, step: u64) -> (f32, f32) {
        let cap = self.clip.at(step);
        match step >= self.quant_start_step {
            true => (-cap, cap * (1.0 - 2.0_f32.powi(1 - self.bits as i32))),
            false => (-cap, cap),
        }
    }

    /// x as the schedule has it at a step that a program counts: `x` of any shape, `step` an f32
    /// scalar.
    pub fn emit(&self, build: &mut impl Emit, x: ValueId, step: ValueId) -> ValueId {
        use peapod_ir::ops::tensor::compare::Direction;
        let cap = self.clip.emit(build, step);
        let clipped = fake_quant::clipped(build, x, cap);
        let rounded = fake_quant::capped(build, x, cap, self.bits);
        let start = build.single(self.quant_start_step as f32);
        let rounds = build.compare(Direction::Ge, step, start);
        debug_assert_eq!(build.ty(rounds).dtype, DType::Bool);
        let shape = build.shape(x).to_vec();
        let rounds = build.broadcast(rounds, [], shape);
        build.select(rounds, rounded, clipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::builder::Builder;
    use peapod_ir::eval::{States, eval};
    use peapod_ir::{Module, Tensor, TensorType, verify};

    #[test]
    fn caps_are_lingvos() {
        let cap = ClippingCap::default();
        let found = [0, 7500, 15_000, 20_000].map(|step| cap.at(step));
        assert_eq!(found, [8.0, 4.5, 1.0, 1.0]);
        let schedule = FakeQuantSchedule::default();
        assert_eq!(schedule.range(7500), (-4.5, 4.5));
        assert_eq!(schedule.range(15_000), (-1.0, 0.992_187_5));
        let at_once = ClippingCap { end_step: 0, ..cap };
        assert_eq!(at_once.at(0), 1.0);
    }

    #[test]
    fn a_program_counts_as_the_schedule_says() {
        let schedule = FakeQuantSchedule {
            clip: ClippingCap {
                start_step: 2,
                end_step: 6,
                start_cap: 2.0,
                end_cap: 1.0,
            },
            quant_start_step: 5,
            bits: 3,
        };
        let scalar = TensorType::new(DType::F32, []);
        let ty = TensorType::new(DType::F32, [2]);
        let mut build = Builder::new("main");
        let step = build.argument("step", scalar.clone());
        let x = build.argument("x", ty.clone());
        let y = schedule.emit(&mut build, x, step);
        let module = Module {
            functions: vec![build.finish(vec![y])],
            ..Module::default()
        };
        let verified = verify(&module).unwrap();
        for count in 0..8_u64 {
            let inputs = [
                Tensor::from_floats(&scalar, [count as f32]),
                Tensor::from_floats(&ty, [9.0, -9.0]),
            ];
            let mut states = States::new(&verified, "main").unwrap();
            let found = eval(&verified, "main", &inputs, &mut states).unwrap();
            let (low, high) = schedule.range(count);
            assert_eq!(found[0].floats(), [high, low], "step {count}");
        }
    }
}
