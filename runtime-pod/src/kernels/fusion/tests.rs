//! Random fusions against their definition, with results in places of operands.

use super::*;
use crate::kernels::check;
use peapod_schemas::pod::{self, ElementOp, ElementStep, Function, RealOp};
use proptest::prelude::*;

/// Some whole tiles and a part of one.
const SHAPE: [usize; 2] = [3, 700];
const ELEMENTS: usize = SHAPE[0] * SHAPE[1];
const OPERANDS: usize = 4;

/// Strides of an operand: of a tensor, a column, a row, a scalar.
const STRIDES: [[i64; 2]; 4] = [[700, 1], [1, 0], [0, 1], [0, 0]];

const FUNCTIONS: [(ElementOp, RealOp, fn(f32, f32) -> f32); 3] = [
    (ElementOp::Add, RealOp::Add, |a, b| a + b),
    (ElementOp::Sub, RealOp::Sub, |a, b| a - b),
    (ElementOp::Mul, RealOp::Mul, |a, b| a * b),
];

/// A fusion, and which result is where each operand is.
#[derive(Clone, Debug)]
struct Case {
    /// Position in [`STRIDES`].
    views: [usize; OPERANDS],
    /// Position in [`FUNCTIONS`], and two registers, counted from the last one there is.
    body: Vec<(usize, [usize; 2])>,
    outputs: Vec<usize>,
    replaced: [usize; OPERANDS],
}

fn cases() -> impl Strategy<Value = Case> {
    let body = prop::collection::vec((0..FUNCTIONS.len(), [0_usize..9, 0..9]), 1..7);
    let outputs = prop::collection::vec(0_usize..11, 1..4);
    let replaced = std::array::from_fn(|_| 0_usize..5);
    (
        std::array::from_fn(|_| 0..STRIDES.len()),
        body,
        outputs,
        replaced,
    )
        .prop_map(|(views, body, outputs, replaced)| Case {
            views,
            body,
            outputs,
            replaced,
        })
}

impl Case {
    fn op(&self) -> Fusion {
        let registers = OPERANDS + self.body.len();
        let step = |(entry, (function, back)): (usize, &(usize, [usize; 2]))| {
            let last = OPERANDS + entry - 1;
            let [a, b] = back.map(|back| last - back % (last + 1));
            let (op, real, _) = FUNCTIONS[*function];
            ElementStep {
                op,
                function: Function::Real(real),
                dtype: DType::F32,
                registers: [a, b, 0],
                dim: 0,
            }
        };
        let view = |&kind: &usize| pod::View {
            offset: 0,
            strides: STRIDES[kind].to_vec(),
        };
        Fusion {
            shape: SHAPE.to_vec(),
            views: self.views.iter().map(view).collect(),
            body: self.body.iter().enumerate().map(step).collect(),
            outputs: self.outputs.iter().map(|it| it % registers).collect(),
            types: vec![DType::F32; registers],
        }
    }

    /// Of results that have the place of an operand, one each.
    fn replaced(&self) -> Vec<Option<usize>> {
        let mut replaced = vec![None; OPERANDS];
        for (operand, &result) in self.replaced.iter().enumerate() {
            let whole = self.views[operand] == 0 && result < self.outputs.len();
            if whole && !replaced.contains(&Some(result)) {
                replaced[operand] = Some(result);
            }
        }
        replaced
    }
}

/// The obvious way.
fn wanted(case: &Case, operands: &[Vec<f32>]) -> Vec<Vec<f32>> {
    let op = case.op();
    let mut results = vec![Vec::new(); op.outputs.len()];
    for at in 0..ELEMENTS {
        let index = [at / SHAPE[1], at % SHAPE[1]];
        let read = |(view, operand): (&pod::View, &Vec<f32>)| {
            let steps = view.strides.iter().zip(index);
            operand[steps.map(|(step, i)| *step as usize * i).sum::<usize>()]
        };
        let mut registers: Vec<f32> = op.views.iter().zip(operands).map(read).collect();
        for (step, (function, _)) in op.body.iter().zip(&case.body) {
            let [a, b, _] = step.registers.map(|register| registers[register]);
            registers.push(FUNCTIONS[*function].2(a, b));
        }
        for (result, &register) in results.iter_mut().zip(&op.outputs) {
            result.push(registers[register]);
        }
    }
    results
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn results_may_have_the_places_of_operands(case in cases()) {
        let (op, replaced) = (case.op(), case.replaced());
        let operands: Vec<Vec<f32>> = (0..OPERANDS)
            .map(|seed| check::fractions(ELEMENTS, seed as u64 + 1))
            .collect();
        // 64-bit words, so that they are aligned as tensors are.
        let mut results = vec![vec![0_u64; ELEMENTS / 2]; op.outputs.len()];
        for (operand, result) in replaced.iter().enumerate() {
            if let Some(result) = result {
                let result: &mut [f32] = bytemuck::cast_slice_mut(&mut results[*result]);
                result.copy_from_slice(&operands[operand]);
            }
        }
        let source = |operand: usize| match replaced[operand] {
            Some(result) => Source::Result(result, DType::F32),
            None => Source::Dense(Dense {
                dtype: DType::F32,
                shape: &SHAPE,
                bytes: bytemuck::cast_slice(&operands[operand]),
            }),
        };
        let sources: Vec<Source<'_>> = (0..OPERANDS).map(source).collect();
        let mut out: Vec<DenseMut<'_>> = results
            .iter_mut()
            .map(|words| DenseMut {
                dtype: DType::F32,
                shape: &SHAPE,
                bytes: bytemuck::cast_slice_mut(words),
            })
            .collect();
        FusionPlan::new(&op, &replaced).run(&sources, &mut out);
        let found = results.iter().map(|words| bytemuck::cast_slice(words).to_vec());
        prop_assert_eq!(found.collect::<Vec<Vec<f32>>>(), wanted(&case, &operands));
    }
}
