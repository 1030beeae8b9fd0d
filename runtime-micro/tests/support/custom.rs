//! A custom operator, and peas that use it.

use peapod_micro::custom::{CustomOp, CustomOps, Memory, Needs, Refused, Types};
use peapod_micro::{ElementType, KernelId};
use peapod_schemas::micro::custom::TensorRecord;
use peapod_schemas::micro::{self as pea, Operand};

use super::{Params, Pea};

/// The kernels of the runtime, with a table of custom operators.
pub mod kernels {
    #[allow(unused_imports, reason = "some tests name no kernel")]
    pub use peapod_micro::kernels::*;
    use peapod_micro::{Kernel, KernelId};

    pub static CUSTOM: Kernel = Kernel::custom::<super::Ops>();

    pub static ALL: [&Kernel; KernelId::ALL.len()] = {
        let mut all = peapod_micro::kernels::ALL;
        let mut index = 0;
        while index < all.len() {
            if matches!(all[index].id, KernelId::Custom) {
                all[index] = &CUSTOM;
            }
            index += 1;
        }
        all
    };
}

pub struct Ops;

impl CustomOps for Ops {
    const OPS: &'static [&'static dyn CustomOp] = &[&Turned];
}

/// Every output is the first input, its last element first, with the first byte of the options
/// added and, in the i-th, i.
struct Turned;

impl CustomOp for Turned {
    fn name(&self) -> &str {
        "Turned"
    }

    fn prepare(&self, types: &Types<'_>) -> Result<Needs, Refused> {
        let x = types.input(0).ok_or(Refused("expected an input"))?;
        let is_same = |index| {
            let y = types.output(index);
            y.is_some_and(|y| y.dims == x.dims && y.element == ElementType::U8)
        };
        if x.element != ElementType::U8 || !(0..types.outputs()).all(is_same) {
            return Err(Refused("expected bytes, as many each time"));
        }
        Ok(Needs {
            scratch_bytes: x.elements(),
            work: x.elements().saturating_mul(3),
        })
    }

    fn eval(&self, types: &Types<'_>, memory: Memory<'_, '_>) {
        let Some(x) = memory.inputs.first() else {
            return;
        };
        let added = types.options().first().copied().unwrap_or(0);
        for (to, from) in memory.scratch.iter_mut().zip(x.iter().rev()) {
            *to = from.wrapping_add(added);
        }
        for (index, y) in (0..).zip(memory.outputs.iter_mut()) {
            for (to, from) in y.iter_mut().zip(memory.scratch.iter()) {
                *to = from.wrapping_add(index);
            }
        }
    }
}

/// A tensor of these bytes.
pub fn record(element: ElementType, dims: &[u32]) -> TensorRecord {
    let mut record = TensorRecord {
        element: element as u32,
        rank: dims.len() as u32,
        ..TensorRecord::default()
    };
    record.dims[..dims.len()].copy_from_slice(dims);
    record
}

/// What a step consists of.
#[derive(Clone)]
pub struct Step {
    pub records: Vec<TensorRecord>,
    pub scales: Vec<u32>,
    pub name: &'static str,
    pub name_len: u32,
    pub inputs: Vec<Operand>,
    pub scratch: Operand,
    pub outputs: Vec<Operand>,
}

impl Step {
    /// Twelve bytes in a rectangle, turned round as often as asked for.
    pub fn new(pea: &mut Pea, outputs: usize) -> Self {
        let bytes = record(ElementType::U8, &[3, 4]);
        Self {
            records: vec![bytes; 1 + outputs],
            scales: vec![],
            name: "Turned",
            name_len: 6,
            inputs: vec![pea.input::<u8>(12)],
            scratch: pea.arena::<i32>(3),
            outputs: (0..outputs).map(|_| pea.output::<u8>(12)).collect(),
        }
    }

    /// Adds the step.
    pub fn add(self, pea: &mut Pea) {
        let mut words: Vec<i32> = bytemuck::cast_slice(&self.records).to_vec();
        words.extend(self.scales.iter().map(|it| it.cast_signed()));
        let words = pea.constant(&words);
        let text = pea.constant(&[self.name.as_bytes(), &[5, 6]].concat());
        let inputs = [vec![words, text], self.inputs, vec![self.scratch]].concat();
        let params = Params::Custom(pea::Custom {
            name_len: self.name_len,
            work: 36,
        });
        let Some((first, others)) = self.outputs.split_first() else {
            return;
        };
        let mut step = pea.call(KernelId::Custom, params, &inputs, *first);
        step.outputs += others.len() as u8;
        pea.operands.extend_from_slice(others);
        pea.steps.push(step);
    }
}
