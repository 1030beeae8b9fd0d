//! Loops that are a gated recurrent unit over the rows of a sequence: one kernel does all turns.
//!
//! What a turn makes of the state `h` and a row `x`, with the gates `u` and `r`, is
//! `u * h + (1 - u) * c`, in any order of factors and addends. A gate is the logistic function of
//! the sum of a product of `x` and one of `h`; `c` is the hyperbolic tangent of such a sum, where
//! the product is of `r * h`, or is multiplied with `r`. Products are `fully_connected`, perhaps
//! slices of one. All else that a loop carries is unchanged or counts.

use std::ops::Range;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::tensor::{Gather, Slice};
use peapod_ir::ops::{Activation, BinaryOp, TensorOp, UnaryOp};
use peapod_ir::plan::micro::{self, Element, KernelId, Params, checked};
use peapod_ir::{DType, Function, Op, OpKind, ValueId};

use super::super::{Context, Input, required};
use crate::micro::bake::Constant;

/// Rows of scratch.
const ROWS: usize = 3;

/// A loop that a kernel does.
pub(crate) struct Gru {
    pub(crate) kernel: KernelId,
    pub(crate) params: Params,
    /// Which value of the loop is the sequence, and which the state.
    pub(crate) sequence: usize,
    pub(crate) state: usize,
    /// Weights, recurrent weights and biases.
    pub(crate) numbers: Vec<Input>,
    /// Bytes of the rows that the turns read.
    pub(crate) sequence_len_bytes: usize,
    /// Floats of scratch.
    pub(crate) scratch_len: usize,
    /// What counters come to.
    pub(crate) counted: Vec<(usize, i32)>,
    /// Multiply-accumulates of all turns.
    pub(crate) macs: u64,
}

/// The kernel that does all `turns` of a loop, which begin with the operands of `op`; `None` if it
/// is something else. `body` tells where the function is in the module.
pub(super) fn recognise(cx: &Context<'_>, op: &Op, body: usize, turns: u64) -> Option<Gru> {
    let function = &cx.functions[body];
    let turns = usize::try_from(turns).ok().filter(|turns| *turns > 0)?;
    let view = View::of(function);
    let unit = (0..op.outputs.len()).find_map(|state| view.unit(state))?;
    let Unit {
        state,
        gates: [update, reset],
        candidate,
        after,
    } = unit;
    let input = update.input.row?;
    let all = [&update, &reset, &candidate];
    if all.iter().any(|gate| gate.input.row != Some(input)) {
        return None;
    }
    let (sequence, counter) = view.row(input)?;
    let counted = counted(cx, op, &view, state, turns)?;
    let starts_at_0 = cx.known(op, counter).is_some_and(|bytes| bytes == [0; 4]);
    let steps_by_1 = view.step(counter) == Some(1);
    let of_sequence = cx.function.ty(required(op, sequence));
    let rows = *of_sequence.shape.first()?;
    let is_there = sequence < op.outputs.len() || !cx.is_known(op, sequence);
    if !starts_at_0 || !steps_by_1 || turns > rows || !is_there {
        return None;
    }
    let of_row: usize = of_sequence.shape[1..].iter().product();
    let of_state = cx.function.ty(required(op, state)).elements();
    let [batches, in_len, units] = sizes(&all, [of_row, of_state])?;
    let params = checked!(micro::Lstm {
        batches: batches,
        steps: turns,
        in_len: in_len,
        units: units,
        time_major: 1_u32,
        ..micro::Lstm::default()
    });
    let macs = [turns, batches, ROWS, units, in_len + units];
    Some(Gru {
        kernel: match after {
            true => KernelId::GruAfterF32,
            false => KernelId::GruF32,
        },
        params: params.ok()?.into(),
        sequence,
        state,
        numbers: numbers(body, [update, reset, candidate], after),
        sequence_len_bytes: 4 * turns * of_row,
        scratch_len: ROWS * units,
        counted,
        macs: macs.into_iter().map(|factor| factor as u64).product(),
    })
}

/// Sequences, elements of a row and units, of gates over rows and states of so many elements;
/// `None` if they do not match.
fn sizes(gates: &[&Gate; 3], of: [usize; 2]) -> Option<[usize; 3]> {
    let (units, in_len) = (gates[0].hidden.rows.len(), gates[0].input.len);
    let batches = of[1].checked_div(units)?;
    let fits = |gate: &&Gate| {
        let Gate { input, hidden } = gate;
        let lens = [input.rows.len(), hidden.rows.len(), hidden.len];
        lens == [units; 3] && input.len == in_len
    };
    let is_it = gates.iter().all(fits) && [batches * in_len, batches * units] == of;
    is_it.then_some([batches, in_len, units])
}

/// What counters come to; `None` if something else changes besides the state.
fn counted(
    cx: &Context<'_>,
    op: &Op,
    view: &View<'_>,
    state: usize,
    turns: usize,
) -> Option<Vec<(usize, i32)>> {
    let mut counted = Vec::new();
    for index in (0..op.outputs.len()).filter(|index| *index != state) {
        if view.function.outputs[index] == view.function.inputs[index] {
            continue;
        }
        let start = i32::from_le_bytes(cx.known(op, index)?.try_into().ok()?);
        let sum = view.step(index)?.wrapping_mul(turns as i32);
        counted.push((index, start.wrapping_add(sum)));
    }
    Some(counted)
}

/// Weights of all gates, recurrent weights, and biases: those of the candidate's product of the
/// state apart where the reset gate comes `after` it.
fn numbers(body: usize, gates: [Gate; 3], after: bool) -> Vec<Input> {
    let inputs: Vec<Linear> = gates.iter().map(|gate| gate.input.clone()).collect();
    let hidden: Vec<Linear> = gates.iter().map(|gate| gate.hidden.clone()).collect();
    let matrix = |all: Vec<Linear>| {
        Input::derived(move |cx, _| {
            let function = &cx.functions[body];
            floats(all.iter().flat_map(|it| it.weights(function)).collect())
        })
    };
    let biases = {
        let (inputs, hidden) = (inputs.clone(), hidden.clone());
        Input::derived(move |cx, _| {
            let function = &cx.functions[body];
            let [update, reset, candidate] = [0, 1, 2]
                .map(|gate: usize| [&inputs[gate], &hidden[gate]].map(|it| it.bias(function)));
            let both = |[a, b]: [Vec<f32>; 2]| -> Vec<f32> {
                a.iter().zip(b).map(|(a, b)| a + b).collect()
            };
            let none = vec![0.0; candidate[0].len()];
            let [of_input, of_state] = match after {
                true => candidate,
                false => [both(candidate), none],
            };
            floats([both(update), both(reset), of_input, of_state].concat())
        })
    };
    vec![matrix(inputs), matrix(hidden), biases]
}

fn floats(values: Vec<f32>) -> Constant {
    Constant {
        element: Element::F32,
        bytes: values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect(),
    }
}

/// A product with rows of a constant matrix, and a bias.
#[derive(Clone)]
struct Linear {
    /// What is multiplied.
    row: Option<ValueId>,
    weights: ValueId,
    bias: Option<ValueId>,
    /// Which rows of the matrix.
    rows: Range<usize>,
    /// Elements of a row.
    len: usize,
}

impl Linear {
    fn weights(&self, function: &Function) -> Vec<f32> {
        let all = constants(function, self.weights).expect("it has been found constant");
        all[self.rows.start * self.len..self.rows.end * self.len].to_vec()
    }

    fn bias(&self, function: &Function) -> Vec<f32> {
        let all = self.bias.and_then(|bias| constants(function, bias));
        all.map_or_else(
            || vec![0.0; self.rows.len()],
            |all| all[self.rows.clone()].to_vec(),
        )
    }
}

/// The floats of a constant.
fn constants(function: &Function, value: ValueId) -> Option<Vec<f32>> {
    let bytes = function.constant(value)?;
    let is_float = function.ty(value).dtype == DType::F32;
    let words = bytes.as_chunks().0.iter();
    is_float.then(|| words.map(|word| f32::from_le_bytes(*word)).collect())
}

/// The two products of a gate.
struct Gate {
    input: Linear,
    hidden: Linear,
}

/// What a turn makes of a state.
struct Unit {
    /// Which value of the loop.
    state: usize,
    /// Update and reset gate.
    gates: [Gate; 2],
    candidate: Gate,
    /// Whether the reset gate is multiplied with the product of the state.
    after: bool,
}

/// A function with what makes its values.
struct View<'f> {
    function: &'f Function,
    makers: SecondaryMap<ValueId, Option<&'f Op>>,
}

impl<'f> View<'f> {
    fn of(function: &'f Function) -> Self {
        let mut makers = SecondaryMap::new();
        for op in &function.ops {
            op.outputs
                .iter()
                .for_each(|result| makers[*result] = Some(op));
        }
        Self { function, makers }
    }

    /// A value of the same elements in the same order that is no reshape.
    fn plain(&self, mut value: ValueId) -> ValueId {
        while let Some(op) = self.makers[value]
            && let OpKind::Reshape(_) = op.kind
        {
            value = required(op, 0);
        }
        value
    }

    fn maker(&self, value: ValueId) -> Option<&'f Op> {
        self.makers[self.plain(value)]
    }

    /// Which argument a value is.
    fn argument(&self, value: ValueId) -> Option<usize> {
        let value = self.plain(value);
        self.function
            .inputs
            .iter()
            .position(|input| *input == value)
    }

    /// The operands of a function of two tensors of one shape.
    fn binary(&self, value: ValueId, of: BinaryOp) -> Option<[ValueId; 2]> {
        let op = self.maker(value)?;
        let OpKind::Binary(binary) = &op.kind else {
            return None;
        };
        let is_it = binary.op == of && binary.activation == Activation::None;
        let operands = [0, 1].map(|index| required(op, index));
        let elements = |value: ValueId| self.function.ty(value).elements();
        let same = operands.iter().all(|it| elements(*it) == elements(value));
        (is_it && same).then_some(operands)
    }

    /// The same in either order.
    fn either(&self, value: ValueId, of: BinaryOp) -> [Option<[ValueId; 2]>; 2] {
        let operands = self.binary(value, of);
        [operands, operands.map(|[a, b]| [b, a])]
    }

    fn unary(&self, value: ValueId, of: UnaryOp) -> Option<ValueId> {
        let op = self.maker(value)?;
        let OpKind::Unary(unary) = &op.kind else {
            return None;
        };
        (unary.op == of).then(|| required(op, 0))
    }

    /// A product of floats with a constant matrix, or some of its columns.
    fn linear(&self, value: ValueId) -> Option<Linear> {
        let op = self.maker(value)?;
        if let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind {
            return self.columns(required(op, 0), slice);
        }
        let OpKind::FullyConnected(product) = &op.kind else {
            return None;
        };
        let weights = required(op, 1);
        let bias = op.inputs.get(2).copied().flatten();
        constants(self.function, weights)?;
        if let Some(bias) = bias {
            constants(self.function, bias)?;
        }
        let &[rows, len] = &self.function.ty(weights).shape[..] else {
            return None;
        };
        let linear = Linear {
            row: Some(self.plain(required(op, 0))),
            weights,
            bias,
            rows: 0..rows,
            len,
        };
        (product.activation == Activation::None).then_some(linear)
    }

    /// Some columns of a whole product.
    fn columns(&self, whole: ValueId, slice: &Slice) -> Option<Linear> {
        let linear = self.linear(whole)?;
        let shape = &self.function.ty(whole).shape;
        let last = shape.len().checked_sub(1)?;
        let is_whole = slice.start[..last].iter().all(|start| *start == 0)
            && slice.limit[..last] == shape[..last]
            && slice.stride.iter().all(|stride| *stride == 1);
        let rows = slice.start[last]..slice.limit[last];
        let is_it = is_whole && linear.rows == (0..shape[last]);
        is_it.then_some(Linear { rows, ..linear })
    }

    /// The sum of a product of a row and one of the state.
    fn gate(&self, sum: ValueId, state: ValueId) -> Option<Gate> {
        self.either(sum, BinaryOp::Add)
            .into_iter()
            .flatten()
            .find_map(|[a, b]| {
                let (input, hidden) = (self.linear(a)?, self.linear(b)?);
                let is_it = hidden.row == Some(state) && input.row != Some(state);
                is_it.then_some(Gate { input, hidden })
            })
    }

    /// A gate, and what it is without its products.
    fn logistic(&self, value: ValueId, state: ValueId) -> Option<Gate> {
        self.gate(self.unary(value, UnaryOp::Logistic)?, state)
    }

    /// Whether a value is 1 everywhere.
    fn is_one(&self, value: ValueId) -> bool {
        let all = constants(self.function, self.plain(value));
        all.is_some_and(|all| all.iter().all(|x| *x == 1.0))
    }

    /// What a turn makes of the state of this position.
    fn unit(&self, state: usize) -> Option<Unit> {
        let (value, next) = (self.function.inputs[state], self.function.outputs[state]);
        let sums = self.either(next, BinaryOp::Add).into_iter().flatten();
        sums.into_iter().find_map(|[kept, taken]| {
            let update = self.factor(kept, value)?;
            let factors = self.either(taken, BinaryOp::Mul).into_iter().flatten();
            factors.into_iter().find_map(|[rest, candidate]| {
                let [one, less] = self.rest(rest)?;
                let is_rest = self.is_one(one) && self.plain(less) == self.plain(update);
                let (reset, candidate, after) =
                    self.candidate(self.unary(candidate, UnaryOp::Tanh)?, value)?;
                let gates = [self.logistic(update, value)?, reset];
                is_rest.then_some(Unit {
                    state,
                    gates,
                    candidate,
                    after,
                })
            })
        })
    }

    /// What a difference is between; one of its operands may have one element.
    fn rest(&self, value: ValueId) -> Option<[ValueId; 2]> {
        let op = self.maker(value)?;
        let OpKind::Binary(binary) = &op.kind else {
            return None;
        };
        let is_it = binary.op == BinaryOp::Sub && binary.activation == Activation::None;
        is_it.then(|| [0, 1].map(|index| required(op, index)))
    }

    /// The other factor of a product.
    fn factor(&self, product: ValueId, of: ValueId) -> Option<ValueId> {
        let factors = self.either(product, BinaryOp::Mul).into_iter().flatten();
        let mut others = factors.filter(|[_, it]| self.plain(*it) == of);
        others.next().map(|[other, _]| other)
    }

    /// Reset gate and candidate of what goes into the hyperbolic tangent, and whether the gate
    /// comes after the product.
    fn candidate(&self, sum: ValueId, state: ValueId) -> Option<(Gate, Gate, bool)> {
        let sums = self.either(sum, BinaryOp::Add).into_iter().flatten();
        sums.into_iter().find_map(|[a, b]| {
            let input = self.linear(a)?;
            if let Some(hidden) = self.linear(b) {
                let reset = self.factor(hidden.row?, state)?;
                let reset = self.logistic(reset, state)?;
                return Some((reset, Gate { input, hidden }, false));
            }
            let factors = self.either(b, BinaryOp::Mul).into_iter().flatten();
            factors.into_iter().find_map(|[reset, product]| {
                let hidden = self.linear(product).filter(|it| it.row == Some(state))?;
                let reset = self.logistic(reset, state)?;
                Some((
                    reset,
                    Gate {
                        input: input.clone(),
                        hidden,
                    },
                    true,
                ))
            })
        })
    }

    /// Where a row is: in a sequence among the arguments, at the index that a counter there is.
    fn row(&self, value: ValueId) -> Option<(usize, usize)> {
        let op = self.maker(value)?;
        let OpKind::Tensor(TensorOp::Gather(Gather {
            points,
            slice_sizes,
            ..
        })) = &op.kind
        else {
            return None;
        };
        let [sequence, index] = [0, 1].map(|operand| required(op, operand));
        let shape = &self.function.ty(sequence).shape;
        let is_row = slice_sizes.first() == Some(&1) && slice_sizes[1..] == shape[1..];
        let is_plain = points.dims == [0] && points.batch.is_empty();
        let is_one = self.function.ty(index).elements() == 1;
        let is_it = is_row && is_plain && is_one && self.function.ty(index).dtype == DType::I32;
        let sequence = self
            .function
            .inputs
            .iter()
            .position(|input| *input == sequence)?;
        let unchanged = match self.function.outputs.get(sequence) {
            Some(result) => self.plain(*result) == self.function.inputs[sequence],
            None => true,
        };
        (is_it && unchanged).then_some((sequence, self.argument(index)?))
    }

    /// What a turn adds to a counter of 32 bits.
    fn step(&self, index: usize) -> Option<i32> {
        let value = *self.function.inputs.get(index)?;
        let next = *self.function.outputs.get(index)?;
        let ty = self.function.ty(value);
        if ty.dtype != DType::I32 || ty.elements() != 1 || ty.quant.is_some() {
            return None;
        }
        let sums = self.either(next, BinaryOp::Add).into_iter().flatten();
        let mut steps = sums.filter(|[it, _]| self.plain(*it) == value);
        let [_, step] = steps.next()?;
        let bytes: &[u8] = self.function.constant(self.plain(step))?;
        Some(i32::from_le_bytes(bytes.try_into().ok()?))
    }
}
