//! LSTM, GRU and RNN: step by step, of products and functions of elements.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, CompositeOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::call::{Call, whole as whole_of};
use super::super::error::{Imported, OnnxError, malformed, unsupported};
use super::activation::composite;
use super::matrix::{Product, product};

type Results = Imported<Vec<ValueId>>;

/// Most steps of a sequence: each is ops of its own.
const STEPS: usize = 512;

/// Which recurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Cell {
    Rnn,
    Gru,
    Lstm,
}

impl Cell {
    /// How many gates there are, and functions.
    fn counts(self) -> [usize; 2] {
        match self {
            Self::Rnn => [1, 1],
            Self::Gru => [3, 2],
            Self::Lstm => [4, 3],
        }
    }

    fn functions(self) -> &'static [&'static str] {
        match self {
            Self::Rnn => &["Tanh"],
            Self::Gru => &["Sigmoid", "Tanh"],
            Self::Lstm => &["Sigmoid", "Tanh", "Tanh"],
        }
    }
}

/// A recurrence over a sequence.
struct Layer {
    cell: Cell,
    steps: usize,
    batch: usize,
    units: usize,
    functions: Vec<String>,
    clip: Option<f32>,
    joined: bool,
    reset_after: bool,
    /// Of each sequence, as [batch, 1].
    lengths: Option<ValueId>,
    dtype: DType,
}

/// What is known of one direction.
struct Weights {
    recurrent: ValueId,
    /// The part of the bias that a reset gate applies to.
    inner_bias: Option<ValueId>,
    peepholes: Option<[ValueId; 3]>,
}

/// State of a step: hidden, and of an LSTM the cell.
type State = [ValueId; 2];

/// A recurrence of one or two directions.
pub(in super::super) fn recurrent(c: &mut Call<'_, '_>, cell: Cell) -> Results {
    let mut x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let batch_first = c.flag("layout")?;
    if c.rank(x) != 3 {
        return Err(malformed("expected a sequence of three dimensions"));
    }
    if batch_first {
        x = c.permute(x, vec![1, 0, 2]);
    }
    let word = c.word("direction", "forward")?;
    let reverse = match word.as_str() {
        "forward" => vec![false],
        "reverse" => vec![true],
        "bidirectional" => vec![false, true],
        other => return Err(c.other_word("direction", other)),
    };
    let mut layer = layer(c, cell, x, dtype)?;
    let listed = c.words("activations")?;
    let [_, count] = cell.counts();
    let mut sequences = Vec::new();
    let mut ends = [Vec::new(), Vec::new()];
    for (at, reverse) in reverse.iter().enumerate() {
        layer.functions = match &listed {
            Some(names) => names.iter().skip(at * count).take(count).cloned().collect(),
            None => cell.functions().iter().map(|it| (*it).to_owned()).collect(),
        };
        if layer.functions.len() != count {
            return Err(malformed(format!(
                "expected {count} activations for each direction"
            )));
        }
        let (outputs, state) = layer.direction(c, x, at, *reverse)?;
        let one = [layer.steps, 1, layer.batch, layer.units];
        let whole = c.concatenate(&outputs, 0);
        sequences.push(c.reshape(whole, one));
        for (end, value) in ends.iter_mut().zip(state) {
            end.push(c.reshape(value, &one[1..]));
        }
    }
    let mut results = vec![c.concatenate(&sequences, 1)];
    results.push(c.concatenate(&ends[0], 0));
    if cell == Cell::Lstm {
        results.push(c.concatenate(&ends[1], 0));
    }
    if batch_first {
        results[0] = c.permute(results[0], vec![2, 0, 1, 3]);
        for result in &mut results[1..] {
            *result = c.permute(*result, vec![1, 0, 2]);
        }
    }
    Ok(results)
}

/// What both directions share.
fn layer(c: &mut Call<'_, '_>, cell: Cell, x: ValueId, dtype: DType) -> Imported<Layer> {
    let [steps, batch, depth] = *c.shape(x) else {
        return Err(malformed("expected a sequence of three dimensions"));
    };
    let recurrent = c.x(2)?;
    let units = c.dims(recurrent).last().copied().unwrap_or(0);
    let [gates, _] = cell.counts();
    let directions = c.dims(recurrent)[0];
    let rows = gates.saturating_mul(units);
    c.expect_shape(c.x(1)?, "weights", &[directions, rows, depth])?;
    c.expect_shape(recurrent, "recurrent weights", &[directions, rows, units])?;
    if !(1..=STEPS).contains(&steps) {
        let what = format!("a sequence of {steps} steps; expected 1 to {STEPS}");
        return Err(unsupported(what, "export the model for shorter sequences"));
    }
    for name in ["activation_alpha", "activation_beta"] {
        if c.floats(name)?.is_some_and(|list| !list.is_empty()) {
            let what = format!("the attribute {name}");
            return Err(unsupported(what, "use activations without parameters"));
        }
    }
    let lengths = match c.opt(4) {
        None => None,
        Some(lengths) => {
            c.expect_shape(lengths, "lengths", &[batch])?;
            let known = c.known(lengths).map(|it| it.scalars());
            let whole = known.is_some_and(|it| it.iter().all(|it| whole_of(*it) == steps as i64));
            match whole {
                true => None,
                false => {
                    let lengths = c.convert(lengths, DType::I32);
                    Some(c.reshape(lengths, [batch, 1]))
                }
            }
        }
    };
    Ok(Layer {
        cell,
        steps,
        batch,
        units,
        functions: Vec::new(),
        clip: c.opt_float("clip")?,
        joined: c.flag("input_forget")?,
        reset_after: c.flag("linear_before_reset")?,
        lengths,
        dtype,
    })
}

impl Layer {
    /// What an operand holds of a direction: without its first dimension.
    fn of(c: &mut Call<'_, '_>, value: ValueId, at: usize) -> Imported<ValueId> {
        let shape = c.dims(value);
        if shape.first().is_none_or(|count| *count <= at) {
            return Err(malformed(format!(
                "expected two directions, found the shape {shape:?}"
            )));
        }
        let own = c.cut(value, 0, at, at + 1);
        Ok(c.reshape(own, &shape[1..]))
    }

    fn zeros(&self, c: &mut Call<'_, '_>) -> ValueId {
        let ty = TensorType::new(self.dtype, [self.batch, self.units]);
        c.fill(ty, Scalar::Integer(0))
    }

    /// The state before the first step.
    fn initial(&self, c: &mut Call<'_, '_>, input: usize, at: usize) -> Imported<ValueId> {
        let Some(mut value) = c.opt(input) else {
            return Ok(self.zeros(c));
        };
        if c.flag("layout")? && c.rank(value) == 3 {
            value = c.permute(value, vec![1, 0, 2]);
        }
        let own = Self::of(c, value, at)?;
        c.expect_shape(own, "a state", &[self.batch, self.units])?;
        Ok(own)
    }

    /// The weights of a direction, and products of all steps with those of the input.
    fn weights(&self, c: &mut Call<'_, '_>, x: ValueId, at: usize) -> Imported<(Weights, ValueId)> {
        let [gates, _] = self.cell.counts();
        let rows = gates * self.units;
        let own = Self::of(c, c.x(1)?, at)?;
        let recurrent = Self::of(c, c.x(2)?, at)?;
        let batch = [vec![], vec![]];
        let contracting = [vec![2], vec![1]];
        let mut sums = product(c, x, own, Product { batch, contracting })?;
        let mut inner_bias = None;
        if let Some(bias) = c.opt(3) {
            let bias = Self::of(c, bias, at)?;
            c.expect_shape(bias, "a bias", &[2 * rows])?;
            let [outer, inner] = [0, rows].map(|start| c.cut(bias, 0, start, start + rows));
            sums = c.both(BinaryOp::Add, sums, outer)?;
            match self.cell == Cell::Gru && self.reset_after {
                true => inner_bias = Some(inner),
                false => sums = c.both(BinaryOp::Add, sums, inner)?,
            }
        }
        let peepholes = match c.opt(7).filter(|_| self.cell == Cell::Lstm) {
            None => None,
            Some(peepholes) => {
                let units = self.units;
                let own = Self::of(c, peepholes, at)?;
                c.expect_shape(own, "peepholes", &[3 * units])?;
                Some([0, 1, 2].map(|gate| c.cut(own, 0, gate * units, (gate + 1) * units)))
            }
        };
        let weights = Weights {
            recurrent,
            inner_bias,
            peepholes,
        };
        Ok((weights, sums))
    }

    /// The hidden states after each step, and the last state.
    fn direction(
        &self,
        c: &mut Call<'_, '_>,
        x: ValueId,
        at: usize,
        reverse: bool,
    ) -> Imported<(Vec<ValueId>, State)> {
        let (weights, sums) = self.weights(c, x, at)?;
        let hidden = self.initial(c, 5, at)?;
        let cell = match self.cell {
            Cell::Lstm => self.initial(c, 6, at)?,
            Cell::Rnn | Cell::Gru => hidden,
        };
        let mut state = [hidden, cell];
        let [gates, _] = self.cell.counts();
        let mut outputs = Vec::new();
        for turn in 0..self.steps {
            let step = if reverse { self.steps - 1 - turn } else { turn };
            let own = c.cut(sums, 0, step, step + 1);
            let own = c.reshape(own, [self.batch, gates * self.units]);
            let next = match self.cell {
                Cell::Rnn => self.rnn(c, &weights, own, state)?,
                Cell::Gru => self.gru(c, &weights, own, state)?,
                Cell::Lstm => self.lstm(c, &weights, own, state)?,
            };
            let (output, next) = self.masked(c, step, state, next)?;
            outputs.push(c.reshape(output, [1, self.batch, self.units]));
            state = next;
        }
        if reverse {
            outputs.reverse();
        }
        Ok((outputs, state))
    }

    /// A step counts for sequences that are longer.
    fn masked(
        &self,
        c: &mut Call<'_, '_>,
        step: usize,
        before: State,
        after: State,
    ) -> Imported<(ValueId, State)> {
        let Some(lengths) = self.lengths else {
            return Ok((after[0], after));
        };
        let ty = TensorType::new(DType::I32, [self.batch, 1]);
        let step = c.fill(ty, Scalar::Integer(step as i64));
        let goes = c.compare(Direction::Gt, lengths, step);
        let goes = c.spread(goes, &[self.batch, self.units]);
        let zeros = self.zeros(c);
        let output = c.select(goes, after[0], zeros);
        let state = [0, 1].map(|at| c.select(goes, after[at], before[at]));
        Ok((output, state))
    }

    /// The products of a state with recurrent weights.
    fn recur(&self, c: &mut Call<'_, '_>, state: ValueId, weights: ValueId) -> Imported<ValueId> {
        let batch = [vec![], vec![]];
        let contracting = [vec![1], vec![1]];
        product(c, state, weights, Product { batch, contracting })
    }

    fn gate(&self, c: &mut Call<'_, '_>, sums: ValueId, gate: usize) -> ValueId {
        c.cut(sums, 1, gate * self.units, (gate + 1) * self.units)
    }

    /// A function of a sum within the clip.
    fn function(&self, c: &mut Call<'_, '_>, at: usize, mut x: ValueId) -> Imported<ValueId> {
        if let Some(clip) = self.clip {
            x = c.with(BinaryOp::Min, x, f64::from(clip))?;
            x = c.with(BinaryOp::Max, x, -f64::from(clip))?;
        }
        let name = &self.functions[at];
        activation(c, name, x)
    }

    fn rnn(
        &self,
        c: &mut Call<'_, '_>,
        of: &Weights,
        own: ValueId,
        state: State,
    ) -> Imported<State> {
        let inner = self.recur(c, state[0], of.recurrent)?;
        let sum = c.both(BinaryOp::Add, own, inner)?;
        let hidden = self.function(c, 0, sum)?;
        Ok([hidden, hidden])
    }

    fn gru(
        &self,
        c: &mut Call<'_, '_>,
        of: &Weights,
        own: ValueId,
        state: State,
    ) -> Imported<State> {
        let units = self.units;
        let [update, candidate] = [[0, 2 * units], [2 * units, 3 * units]];
        let gates = c.cut(of.recurrent, 0, update[0], update[1]);
        let weights = c.cut(of.recurrent, 0, candidate[0], candidate[1]);
        let mut inner = self.recur(c, state[0], gates)?;
        let bias = |c: &mut Call<'_, '_>, x, [from, to]: [usize; 2]| match of.inner_bias {
            Some(bias) => {
                let own = c.cut(bias, 0, from, to);
                c.both(BinaryOp::Add, x, own)
            }
            None => Ok(x),
        };
        inner = bias(c, inner, update)?;
        let outer = c.cut(own, 1, update[0], update[1]);
        let sums = c.both(BinaryOp::Add, outer, inner)?;
        let [keep, reset] = [0, 1].map(|at| self.gate(c, sums, at));
        let (keep, reset) = (self.function(c, 0, keep)?, self.function(c, 0, reset)?);
        let inner = match self.reset_after {
            true => {
                let inner = self.recur(c, state[0], weights)?;
                let inner = bias(c, inner, candidate)?;
                c.both(BinaryOp::Mul, reset, inner)?
            }
            false => {
                let rest = c.both(BinaryOp::Mul, reset, state[0])?;
                self.recur(c, rest, weights)?
            }
        };
        let outer = self.gate(c, own, 2);
        let sum = c.both(BinaryOp::Add, outer, inner)?;
        let new = self.function(c, 1, sum)?;
        let one = c.number(self.dtype, 1.0);
        let rest = c.both(BinaryOp::Sub, one, keep)?;
        let (new, old) = (
            c.both(BinaryOp::Mul, rest, new)?,
            c.both(BinaryOp::Mul, keep, state[0])?,
        );
        let hidden = c.both(BinaryOp::Add, new, old)?;
        Ok([hidden, hidden])
    }

    fn lstm(
        &self,
        c: &mut Call<'_, '_>,
        of: &Weights,
        own: ValueId,
        state: State,
    ) -> Imported<State> {
        let inner = self.recur(c, state[0], of.recurrent)?;
        let sums = c.both(BinaryOp::Add, own, inner)?;
        let [mut input, mut output, mut forget, new] =
            [0, 1, 2, 3].map(|at| self.gate(c, sums, at));
        let peep = |c: &mut Call<'_, '_>, sum, at: usize, cell| match of.peepholes {
            Some(peepholes) => {
                let more = c.both(BinaryOp::Mul, cell, peepholes[at])?;
                c.both(BinaryOp::Add, sum, more)
            }
            None => Ok(sum),
        };
        input = peep(c, input, 0, state[1])?;
        forget = peep(c, forget, 2, state[1])?;
        let input = self.function(c, 0, input)?;
        let forget = match self.joined {
            true => {
                let one = c.number(self.dtype, 1.0);
                c.both(BinaryOp::Sub, one, input)?
            }
            false => self.function(c, 0, forget)?,
        };
        let new = self.function(c, 1, new)?;
        let kept = c.both(BinaryOp::Mul, forget, state[1])?;
        let added = c.both(BinaryOp::Mul, input, new)?;
        let cell = c.both(BinaryOp::Add, kept, added)?;
        output = peep(c, output, 1, cell)?;
        let output = self.function(c, 0, output)?;
        let shown = activation(c, &self.functions[2], cell)?;
        let hidden = c.both(BinaryOp::Mul, output, shown)?;
        Ok([hidden, cell])
    }
}

/// A function by its name in any case.
fn activation(c: &mut Call<'_, '_>, name: &str, x: ValueId) -> Imported<ValueId> {
    let refused = |name: &str| -> OnnxError {
        let what = format!("the activation {:?}", crate::error::excerpt(name));
        unsupported(
            what,
            "use Sigmoid, Tanh, Relu, HardSigmoid, Elu or Softsign",
        )
    };
    Ok(match name.to_ascii_lowercase().as_str() {
        "sigmoid" => c.unary(UnaryOp::Logistic, x),
        "tanh" => c.unary(UnaryOp::Tanh, x),
        "relu" => c.unary(UnaryOp::Relu, x),
        "elu" => composite(c, CompositeOp::Elu, x)?,
        "hardsigmoid" => {
            let line = c.with(BinaryOp::Mul, x, 0.2)?;
            let line = c.with(BinaryOp::Add, line, 0.5)?;
            let line = c.with(BinaryOp::Min, line, 1.0)?;
            c.with(BinaryOp::Max, line, 0.0)?
        }
        "softsign" => {
            let below = c.unary(UnaryOp::Abs, x);
            let below = c.with(BinaryOp::Add, below, 1.0)?;
            c.both(BinaryOp::Div, x, below)?
        }
        _ => return Err(refused(name)),
    })
}
