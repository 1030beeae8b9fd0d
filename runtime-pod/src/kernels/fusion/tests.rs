//! Random fusions against their definition, with results in places of operands.

use super::*;
use crate::kernels::check;
use peapod_schemas::pod::{self, ElementOp, ElementStep, Function, RealOp};
use proptest::prelude::*;

/// Rows: some whole tiles and a part of one, or pieces of several threads and a part of one.
const ROWS: [usize; 2] = [3, 57];
const COLUMNS: usize = 700;
const OPERANDS: usize = 4;

/// Elements of an operand before the first one that is read, at most.
const MOST_BEFORE: usize = 8;

/// Strides of an operand: of a tensor, a column, a row, a scalar.
const STRIDES: [[i64; 2]; 4] = [[700, 1], [1, 0], [0, 1], [0, 0]];

/// A function as a step names it, and what it is.
type Known = (ElementOp, RealOp, fn(f32, f32) -> f32);

const FUNCTIONS: [Known; 3] = [
    (ElementOp::Add, RealOp::Add, |a, b| a + b),
    (ElementOp::Sub, RealOp::Sub, |a, b| a - b),
    (ElementOp::Mul, RealOp::Mul, |a, b| a * b),
];

/// A fusion, and which result is where each operand is.
#[derive(Clone, Debug)]
struct Case {
    rows: usize,
    /// Elements of each operand before the first one that is read.
    before: [usize; OPERANDS],
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
    let before = std::array::from_fn(|_| prop_oneof![2 => Just(0), 1 => 1..=MOST_BEFORE]);
    let views = std::array::from_fn(|_| 0..STRIDES.len());
    let rows = prop::sample::select(&ROWS[..]);
    (rows, before, views, body, outputs, replaced).prop_map(
        |(rows, before, views, body, outputs, replaced)| Case {
            rows,
            before,
            views,
            body,
            outputs,
            replaced,
        },
    )
}

impl Case {
    fn shape(&self) -> [usize; 2] {
        [self.rows, COLUMNS]
    }

    fn elements(&self) -> usize {
        self.rows * COLUMNS
    }

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
        let view = |(&kind, &before): (&usize, &usize)| pod::View {
            offset: before as i64,
            strides: STRIDES[kind].to_vec(),
        };
        Fusion {
            shape: self.shape().to_vec(),
            views: self.views.iter().zip(&self.before).map(view).collect(),
            body: self.body.iter().enumerate().map(step).collect(),
            outputs: self.outputs.iter().map(|it| it % registers).collect(),
            types: vec![DType::F32; registers],
        }
    }

    /// Of results that have the place of an operand, one each.
    fn replaced(&self) -> Vec<Option<usize>> {
        let mut replaced = vec![None; OPERANDS];
        for (operand, &result) in self.replaced.iter().enumerate() {
            let whole = self.views[operand] == 0 && self.before[operand] == 0;
            let is_result = result < self.outputs.len();
            if whole && is_result && !replaced.contains(&Some(result)) {
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
    for at in 0..case.elements() {
        let index = [at / COLUMNS, at % COLUMNS];
        let read = |(view, operand): (&pod::View, &Vec<f32>)| {
            let steps = view.strides.iter().zip(index);
            let from_first = steps.map(|(step, i)| *step as usize * i).sum::<usize>();
            operand[view.offset as usize + from_first]
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
        let (shape, elements) = (case.shape(), case.elements());
        let len = |operand: usize| match replaced[operand] {
            Some(_) => elements,
            None => elements + MOST_BEFORE,
        };
        let operands: Vec<Vec<f32>> = (0..OPERANDS)
            .map(|operand| check::fractions(len(operand), operand as u64 + 1))
            .collect();
        // 64-bit words, so that they are aligned as tensors are.
        let mut results = vec![vec![0_u64; elements / 2]; op.outputs.len()];
        for (operand, result) in replaced.iter().enumerate() {
            if let Some(result) = result {
                let result: &mut [f32] = bytemuck::cast_slice_mut(&mut results[*result]);
                result.copy_from_slice(&operands[operand]);
            }
        }
        let with_rest = [elements + MOST_BEFORE];
        let source = |operand: usize| match replaced[operand] {
            Some(result) => Source::Result(result, DType::F32),
            None => Source::Dense(Dense {
                dtype: DType::F32,
                shape: &with_rest,
                bytes: bytemuck::cast_slice(&operands[operand]),
            }),
        };
        let sources: Vec<Source<'_>> = (0..OPERANDS).map(source).collect();
        let mut out: Vec<DenseMut<'_>> = results
            .iter_mut()
            .map(|words| DenseMut {
                dtype: DType::F32,
                shape: &shape,
                bytes: bytemuck::cast_slice_mut(words),
            })
            .collect();
        FusionPlan::new(&op, &replaced).run(&sources, &mut out);
        let found = results.iter().map(|words| bytemuck::cast_slice(words).to_vec());
        prop_assert_eq!(found.collect::<Vec<Vec<f32>>>(), wanted(&case, &operands));
    }
}
