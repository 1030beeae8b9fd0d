//! Long short-term memory over a sequence.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::fixed_point::{multiply_by_quantized_multiplier, multiply_wide};
use crate::eval::interpolation::{logistic_of, steps_of_power, tanh_of};
use crate::eval::{Operands, Tensor};
use crate::numerics::{self, LstmScaling, Multiplier};
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::{DType, TensorType};

/// A long short-term memory, run over a sequence: at each step of time
///
/// ```text
/// i, f, o = logistic(W · x + R · h + b)    with the weights and biases of each
/// g       = tanh(W · x + R · h + b)
/// c       = f · c + i · g, within ±cell_clip
/// h       = o · tanh(c), the result of this step
/// ```
///
/// Operands: input `[n, t, k]`, or `[t, n, k]` with `time_major`; the weights W `[u, k]` of gates
/// i, f, g and o, the weights R `[u, u]` of those, the biases b `[u]` of those; states h and c
/// `[n, u]`. Result: `[n, t, u]` or `[t, n, u]`, stored as h is.
///
/// Integers: W · x + b and R · h become 16-bit numbers in steps of 2^-12 before they are added;
/// gates are in steps of 2^-15, of a table that is interpolated. All sums saturate.
///
/// Constraints:
/// - C1: all operands are there; one result.
/// - C2: input and result have three dimensions, biases one, all others two.
/// - C3: the extents are those above.
/// - C4: all are f32; or input, h and result i8 with one scale, or i16 with one scale and zero
///   point 0.
/// - C5: for integers, weights are i8 with one scale and zero point 0, biases i32, or i64 where the
///   input is i16.
/// - C6: for integers, c is i16 of zero point 0 and a scale that is a power of two from 2^-27 to
///   2^2.
/// - C7: the clip is not negative, and finite.
/// - C8: scales of input times weights, and of h times weights, are below 2^18 (2^-5 where the
///   input is i16), that of h is above 2^-60.
#[derive(Clone, Debug)]
pub struct Lstm {
    /// Largest magnitude that c keeps; 0 keeps all.
    pub cell_clip: f32,
    /// Whether steps of time are the outermost dimension.
    pub time_major: bool,
}

super::eq_by_bits!(Lstm: cell_clip, time_major);

/// How many gates there are: input, forget, cell, output.
pub const GATES: usize = 4;

/// The first weights of the input, of one gate after the other.
pub const WEIGHTS: usize = 1;

/// The first weights of the hidden state.
pub const RECURRENT: usize = WEIGHTS + GATES;

/// The first bias.
pub const BIAS: usize = RECURRENT + GATES;

/// Position of the hidden state among the operands.
pub const HIDDEN: usize = BIAS + GATES;

/// Position of the cell state among the operands.
pub const CELL: usize = HIDDEN + 1;

/// What weights and biases are called.
const ROLES: [&str; 3 * GATES] = [
    "input gate's weights",
    "forget gate's weights",
    "cell gate's weights",
    "output gate's weights",
    "input gate's recurrent weights",
    "forget gate's recurrent weights",
    "cell gate's recurrent weights",
    "output gate's recurrent weights",
    "input gate's bias",
    "forget gate's bias",
    "cell gate's bias",
    "output gate's bias",
];

/// Batches, steps of time, elements of a step, units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LstmSizes {
    /// Sequences.
    pub batches: usize,
    /// Steps of time.
    pub steps: usize,
    /// Elements of a step.
    pub in_len: usize,
    /// Elements of each state.
    pub units: usize,
}

/// All operands and the result.
struct Tensors<'a> {
    input: Operand<'a>,
    /// Both kinds of weights.
    weights: Vec<Operand<'a>>,
    biases: Vec<Operand<'a>>,
    hidden: Operand<'a>,
    cell: Operand<'a>,
    output: Operand<'a>,
}

impl<'a> Tensors<'a> {
    /// C1.
    fn new(rule: &mut TypeRule<'a>) -> Option<Self> {
        let arity = rule.arity(CELL + 1..=CELL + 1, 1);
        let input = rule.operand(0, "input");
        let named = (WEIGHTS..).zip(ROLES);
        let weights: Vec<_> = named.map(|(index, role)| rule.operand(index, role)).collect();
        let hidden = rule.state(HIDDEN, "hidden state");
        let cell = rule.state(CELL, "cell state");
        let mut weights = weights.into_iter().collect::<Option<Vec<_>>>()?;
        let biases = weights.split_off(2 * GATES);
        let (input, hidden, cell) = (input?, hidden?, cell?);
        arity.then(|| Self {
            input,
            weights,
            biases,
            hidden,
            cell,
            output: rule.result(0, "result"),
        })
    }
}

impl Lstm {
    /// The sizes, of an input with three dimensions and a state with two.
    pub fn sizes(&self, input: &TensorType, state: &TensorType) -> LstmSizes {
        let (outer, inner) = (input.shape[0], input.shape[1]);
        let (batches, steps) = match self.time_major {
            true => (inner, outer),
            false => (outer, inner),
        };
        LstmSizes {
            batches,
            steps,
            in_len: input.shape[2],
            units: state.shape[1],
        }
    }

    /// C2 and C3.
    fn check_shapes(&self, rule: &mut TypeRule<'_>, tensors: &Tensors<'_>) {
        let states = [tensors.hidden, tensors.cell];
        let mut holds = rule.rank("C2", tensors.input, 3) & rule.rank("C2", tensors.output, 3);
        for tensor in states.iter().chain(&tensors.weights) {
            holds &= rule.rank("C2", *tensor, 2);
        }
        if !holds {
            return;
        }
        let LstmSizes { batches, in_len, units, .. } =
            self.sizes(tensors.input.ty, tensors.hidden.ty);
        let (inputs, recurrent) = tensors.weights.split_at(GATES);
        for weights in inputs {
            rule.shape("C3", *weights, &[units, in_len]);
        }
        for weights in recurrent {
            rule.shape("C3", *weights, &[units, units]);
        }
        for bias in &tensors.biases {
            rule.shape("C3", *bias, &[units]);
        }
        for state in states {
            rule.shape("C3", state, &[batches, units]);
        }
        let shape = &tensors.input.ty.shape;
        rule.shape("C3", tensors.output, &[shape[0], shape[1], units]);
    }

    fn check_floats(rule: &mut TypeRule<'_>, tensors: &Tensors<'_>) {
        let others = tensors.weights.iter().chain(&tensors.biases);
        for tensor in others.chain([&tensors.cell]) {
            rule.dtype("C4", *tensor, &[DType::F32]);
        }
    }

    fn check_integers(rule: &mut TypeRule<'_>, tensors: &Tensors<'_>) {
        let mut sound = true;
        for weights in &tensors.weights {
            sound &= rule.dtype("C5", *weights, &[DType::I8]);
            let zero_point = rule.per_tensor("C5", *weights).map(|single| single.1);
            sound &= rule.require("C5", matches!(zero_point, None | Some(0)), || {
                format!("{weights} has zero point {}, expected 0", weights.ty.zero_point())
            });
            sound &= zero_point.is_some();
        }
        let wide = tensors.input.ty.dtype == DType::I16;
        for bias in &tensors.biases {
            rule.dtype("C5", *bias, &[if wide { DType::I64 } else { DType::I32 }]);
        }
        sound &= rule.dtype("C6", tensors.cell, &[DType::I16]);
        sound &= rule.quantised("C6", &[tensors.cell]);
        if !sound {
            return;
        }
        let (scale, _) = numerics::single(tensors.cell.ty);
        let exponent = numerics::exponent_of(scale);
        let power = exponent.filter(|exponent| (-27..=2).contains(exponent));
        if !rule.require("C6", power.is_some(), || {
            let cell = tensors.cell;
            format!("{cell} has scale {scale:?}, expected a power of two from 2^-27 to 2^2")
        }) {
            return;
        }
        let weights: Vec<_> = tensors.weights.iter().map(|weights| weights.ty).collect();
        let scaling = numerics::lstm_scaling(
            tensors.input.ty,
            &weights,
            tensors.hidden.ty,
            tensors.cell.ty,
        );
        let most = if wide { numerics::MAX_WIDE_SHIFT } else { numerics::MAX_SHIFT };
        for multiplier in scaling.input.into_iter().chain(scaling.recurrent) {
            rule.multiplier_below("C8", multiplier, most);
        }
        rule.multiplier("C8", scaling.hidden);
    }
}

impl OpDef for Lstm {
    attributes! { cell_clip: or(0.0), time_major: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(tensors) = Tensors::new(rule) else {
            return;
        };
        let clip = self.cell_clip;
        rule.require("C7", clip.is_finite() && clip >= 0.0, || {
            format!("the clip is {clip:?}, expected a number that is not negative")
        });
        self.check_shapes(rule, &tensors);
        let reals = &[DType::F32, DType::I8, DType::I16];
        let activations = [tensors.input, tensors.hidden, tensors.output];
        match rule.quantised_arithmetic("C4", &activations, reals) {
            Some(Arithmetic::Float) => Self::check_floats(rule, &tensors),
            Some(Arithmetic::Integer) => Self::check_integers(rule, &tensors),
            None => {}
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let dim = usize::from(self.time_major);
        let batch = [
            TensorDim::Operand(0, dim),
            TensorDim::Operand(HIDDEN, 0),
            TensorDim::Operand(CELL, 0),
            TensorDim::Result(0, dim),
        ];
        rule.share(types.shape(0)[dim], Role::Parallel, &batch);
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        match operands.arithmetic() {
            Arithmetic::Integer => self.eval_integers(operands),
            Arithmetic::Float => self.eval_floats(operands),
        }
    }
}

/// What a run made.
struct Ran<A> {
    /// The hidden state after each step, as the result has it.
    output: Vec<A>,
    /// The cell state after each step, in the same order.
    cells: Vec<A>,
    hidden: Vec<A>,
    cell: Vec<A>,
}

/// One gate of one unit at one step: where its numbers are.
struct Place {
    gate: usize,
    unit: usize,
    batch: usize,
    /// The step's elements begin here in the input.
    at: usize,
}

impl Lstm {
    /// Runs all steps. `gate` is the sum of a gate before its function, from the hidden state;
    /// `update` makes cell and hidden state of the sums of all gates and the cell state.
    fn run<A: Copy + Default>(
        &self,
        sizes: LstmSizes,
        [mut hidden, mut cell]: [Vec<A>; 2],
        gate: impl Fn(Place, &[A]) -> A,
        update: impl Fn([A; GATES], A) -> [A; 2],
    ) -> Ran<A> {
        let LstmSizes { batches, steps, in_len, units } = sizes;
        let mut output = vec![A::default(); batches * steps * units];
        let mut cells = output.clone();
        for step in 0..steps {
            for batch in 0..batches {
                let row = match self.time_major {
                    true => step * batches + batch,
                    false => batch * steps + step,
                };
                let before = hidden.clone();
                for unit in 0..units {
                    let sums = std::array::from_fn(|gate_index| {
                        let at = row * in_len;
                        gate(Place { gate: gate_index, unit, batch, at }, &before)
                    });
                    let state = batch * units + unit;
                    [cell[state], hidden[state]] = update(sums, cell[state]);
                    output[row * units + unit] = hidden[state];
                    cells[row * units + unit] = cell[state];
                }
            }
        }
        Ran { output, cells, hidden, cell }
    }

    fn eval_integers(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let [input, hidden, cell] = [0, HIDDEN, CELL].map(|index| operands.ty(index));
        let weights: Vec<_> = (WEIGHTS..BIAS).map(|index| operands.ty(index)).collect();
        let scaling = numerics::lstm_scaling(input, &weights, hidden, cell);
        let x = operands.integers(0);
        let matrices: Vec<_> = (WEIGHTS..BIAS).map(|index| operands.integers(index)).collect();
        let biases = BIAS..HIDDEN;
        let biases: Vec<_> = biases.map(|index| operands.tensor(index).wide_integers()).collect();
        let (in_len, units) = (input.shape[2], hidden.shape[1]);
        let (x_zero, hidden_zero) = (input.zero_point(), hidden.zero_point());
        let wide = input.dtype == DType::I16;
        let scaled = |sum: i64, factor: Multiplier| {
            let scaled = match wide {
                true => multiply_wide(sum, factor),
                false => multiply_by_quantized_multiplier(sum as i32, factor),
            };
            saturate(scaled)
        };
        let gate = |Place { gate, unit, batch, at }: Place, hidden: &[i32]| {
            let row = &matrices[gate][unit * in_len..][..in_len];
            let of_input = biases[gate][unit] + dot(&x[at..], x_zero, row);
            let row = &matrices[GATES + gate][unit * units..][..units];
            let of_hidden = dot(&hidden[batch * units..], hidden_zero, row);
            let sum = scaled(of_input, scaling.input[gate]);
            saturate(sum + scaled(of_hidden, scaling.recurrent[gate]))
        };
        let range = numerics::integer_range(hidden);
        let clip = (self.cell_clip > 0.0).then(|| numerics::lstm_clip(self.cell_clip, cell));
        let update = |sums: [i32; GATES], cell: i32| {
            let cell = Self::new_cell(&scaling, sums, cell);
            let cell = clip.map_or(cell, |clip| cell.clamp(-clip, clip));
            let tanh = tanh_of(steps_of_power(cell, scaling.cell_exponent));
            let product = tanh * logistic_of(3 * sums[3]);
            let scaled = multiply_by_quantized_multiplier(product, scaling.hidden);
            [cell, scaled.wrapping_add(hidden_zero).clamp(range.0, range.1)]
        };
        let states = [HIDDEN, CELL].map(|index| operands.integers(index));
        let ran = self.run(self.sizes(input, hidden), states, gate, update);
        vec![
            Tensor::from_integers(operands.result, ran.output),
            Tensor::from_integers(hidden, ran.hidden),
            Tensor::from_integers(cell, ran.cell),
        ]
    }

    /// f · c + i · g.
    fn new_cell(scaling: &LstmScaling, sums: [i32; GATES], cell: i32) -> i32 {
        let [input, forget, candidate, _] = sums;
        let kept = logistic_of(3 * forget) * cell;
        let kept = saturate(multiply_by_quantized_multiplier(kept, scaling.kept));
        let added = logistic_of(3 * input) * tanh_of(3 * candidate);
        let added = saturate(multiply_by_quantized_multiplier(added, scaling.added));
        saturate(kept + added)
    }

    fn eval_floats(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let tensors: Vec<&Tensor> = (0..=CELL).map(|index| operands.tensor(index)).collect();
        let ran = self.run_floats(&tensors);
        vec![
            Tensor::from_floats(operands.result, ran.output),
            Tensor::from_floats(operands.ty(HIDDEN), ran.hidden),
            Tensor::from_floats(operands.ty(CELL), ran.cell),
        ]
    }

    /// What the cell state is after each step of a run on floats, laid out as the result: no value
    /// of a program has it, and the scale of integers follows from it.
    ///
    /// # Panics
    ///
    /// The operands are not those of the op, of floats: 15 of them, states as before the run.
    pub fn cells(&self, operands: &[&Tensor]) -> Vec<f32> {
        self.run_floats(operands).cells
    }

    fn run_floats(&self, operands: &[&Tensor]) -> Ran<f32> {
        let x = operands[0].floats();
        let numbers: Vec<_> = operands[WEIGHTS..HIDDEN].iter().map(|it| it.floats()).collect();
        let sizes = self.sizes(operands[0].ty(), operands[HIDDEN].ty());
        let LstmSizes { in_len, units, .. } = sizes;
        let sum = |column: &[f32], row: &[f32]| {
            let products = column.iter().zip(row).map(|(x, w)| x * w);
            products.fold(0.0, |sum: f32, product| sum + product)
        };
        let gate = |Place { gate, unit, batch, at }: Place, hidden: &[f32]| {
            let row = &numbers[gate][unit * in_len..][..in_len];
            let of_input = sum(&x[at..], row) + numbers[2 * GATES + gate][unit];
            let row = &numbers[GATES + gate][unit * units..][..units];
            of_input + sum(&hidden[batch * units..], row)
        };
        let logistic = |x: f32| 1.0 / (1.0 + (-x).exp());
        let clip = match self.cell_clip > 0.0 {
            true => self.cell_clip,
            false => f32::INFINITY,
        };
        let update = |[input, forget, candidate, out]: [f32; GATES], cell: f32| {
            let cell = logistic(forget) * cell + logistic(input) * candidate.tanh();
            let cell = cell.min(clip).max(-clip);
            [cell, logistic(out) * cell.tanh()]
        };
        let states = [HIDDEN, CELL].map(|index| operands[index].floats());
        self.run(sizes, states, gate, update)
    }
}

/// Σ (x − zero) · w.
fn dot(column: &[i32], zero: i32, row: &[i32]) -> i64 {
    let products = column.iter().zip(row);
    products.map(|(x, w)| i64::from(x - zero) * i64::from(*w)).sum()
}

/// Within 16 bits.
fn saturate(x: i32) -> i32 {
    x.clamp(i16::MIN.into(), i16::MAX.into())
}

impl ContractionFacts for Lstm {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let (input, units) = (types.shape(0), types.shape(HIDDEN)[1] as u64);
        let each = (input[2] as u64).saturating_add(units);
        let rows = product(&input[..2]).saturating_mul(GATES as u64);
        rows.saturating_mul(units).saturating_mul(each)
    }
}
