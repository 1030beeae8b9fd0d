//! Which step makes a value and which read it, once cheap steps are computed where they are read.
//!
//! A fusion or a movement of elements that reads no more bytes than it writes, does little, and is
//! read by fusions, movements, sums and matrix products only, need not be stored: every reader
//! computes it again from what it reads. So a conversion to wider elements, which mixed precision
//! is full of, never reaches memory, and neither does the slice of a time step. Slices, broadcasts,
//! pads and concatenations are ops of XLA's fusions like arithmetic (`instruction_fusion.cc`), and
//! its layout assignment makes bitcasts of transposes of operands of products.
//!
//! XLA's open rule computes more again: whatever is not expensive and fuses into all of its readers
//! (`InstructionFusion::ComputeGloballyUnfusible`). By it norms and the gradient of an attention's
//! scores would not be stored either; what the compiler for TPU-v3 reports of memory says that it
//! stores norms (docs/simulator-accuracy.md).

use peapod_schemas::pod::{Computation, Op, Step};

use super::traffic::share_read;
use super::vector::weight_per_element;

/// Instructions for an element that are computed again rather than stored, all steps of a chain
/// together.
const CHEAP: f64 = 16.0;

/// Who makes and who reads what.
pub(super) struct Flow {
    /// Per value the step that makes it.
    pub(super) maker: Vec<Option<usize>>,
    /// Per value the steps that read it, through those that are computed again.
    pub(super) readers: Vec<Vec<usize>>,
    /// Per value whether the caller takes it.
    pub(super) leaves: Vec<bool>,
    /// Per step whether its readers compute it.
    pub(super) again: Vec<bool>,
    /// Per step the values that it reads, through those that are computed again.
    pub(super) reads: Vec<Vec<usize>>,
    /// Per step those that it computes again.
    pub(super) through: Vec<Vec<usize>>,
}

pub(super) fn is_matrix(step: &Step) -> bool {
    matches!(
        step.op,
        Op::DotGeneral(_) | Op::RaggedDot(_) | Op::Convolution(_)
    )
}

pub(super) fn is_sum(step: &Step) -> bool {
    matches!(step.op, Op::Reduce(_))
}

/// Whether every element of the result comes from few elements of the operands: arithmetic on
/// elements, and movements of them, which a compiler fuses alike.
pub(super) fn is_elementwise(step: &Step) -> bool {
    let moves = matches!(
        step.op,
        Op::Slice(_) | Op::DynamicSlice | Op::Reverse(_) | Op::BroadcastInDim(_)
    );
    let joins = matches!(step.op, Op::Concatenation(_) | Op::InteriorPad(_));
    matches!(step.op, Op::Fusion(_)) || moves || joins
}

/// Whether what `maker` makes can be computed where `reader` reads it. A matrix unit reads whole
/// operands: parts are put together before. It reads them in any order, which makes a transpose
/// before it a matter of layout; nothing else does.
pub(super) fn takes(maker: Option<&Step>, reader: &Step) -> bool {
    let is_a = |is: fn(&Op) -> bool| maker.is_some_and(|step| is(&step.op));
    if is_a(|op| matches!(op, Op::Transpose(_))) {
        return is_matrix(reader);
    }
    let parts = is_a(|op| matches!(op, Op::Concatenation(_)));
    is_elementwise(reader) || is_sum(reader) || (is_matrix(reader) && !parts)
}

impl Flow {
    /// Of a computation, with steps computed again or without.
    pub(super) fn of(computation: &Computation, again: bool) -> Self {
        let (values, steps) = (&computation.values, &computation.steps);
        let mut flow = Self {
            maker: vec![None; values.len()],
            readers: vec![vec![]; values.len()],
            leaves: vec![false; values.len()],
            again: vec![false; steps.len()],
            reads: vec![vec![]; steps.len()],
            through: vec![vec![]; steps.len()],
        };
        let mut takers = vec![true; values.len()];
        for (index, step) in steps.iter().enumerate() {
            for value in computation.makes(step) {
                flow.maker[value] = Some(index);
            }
            for value in computation.reads(step) {
                let maker = flow.maker[value].map(|maker| &steps[maker]);
                takers[value] &= takes(maker, step);
            }
        }
        for &value in &computation.outputs {
            flow.leaves[computation.root(value)] = true;
        }
        let mut chains = vec![Chain::default(); steps.len()];
        for index in 0..steps.len() {
            chains[index] = flow.chain(computation, index, &chains);
            let step = &steps[index];
            let stays = |value: usize| takers[value] && !flow.leaves[value];
            let stays = computation.makes(step).all(stays);
            flow.again[index] = again && stays && chains[index].is_cheap(computation, step);
            flow.expand(computation, index);
        }
        for index in (0..steps.len()).filter(|&index| !flow.again[index]) {
            for value in flow.reads[index].clone() {
                flow.readers[value].push(index);
            }
        }
        flow
    }

    /// What a step costs with all that it computes again.
    fn chain(&self, computation: &Computation, index: usize, chains: &[Chain]) -> Chain {
        let step = &computation.steps[index];
        let mut chain = Chain {
            weight: weight_per_element(step),
            read_bytes: 0.0,
        };
        let mut values: Vec<usize> = computation.reads(step).collect();
        values.sort_unstable();
        values.dedup();
        // Where a slice begins is at hand.
        let cut = matches!(step.op, Op::DynamicSlice);
        values.retain(|&value| !cut || computation.values[value].elements() > 1);
        for value in values {
            let maker = self.maker[value].filter(|&maker| self.again[maker]);
            let bytes = match maker {
                Some(maker) => chains[maker].read_bytes,
                None => computation.values[value].bytes as f64,
            };
            chain.weight += maker.map_or(0.0, |maker| chains[maker].weight);
            chain.read_bytes += share_read(computation, step, value) * bytes;
        }
        chain
    }

    /// Follows reads through steps that are computed again.
    fn expand(&mut self, computation: &Computation, index: usize) {
        let (mut reads, mut through) = (vec![], vec![]);
        for value in computation.reads(&computation.steps[index]) {
            match self.maker[value].filter(|&maker| self.again[maker]) {
                Some(maker) => {
                    reads.extend(&self.reads[maker]);
                    through.extend(&self.through[maker]);
                    through.push(maker);
                }
                None => reads.push(value),
            }
        }
        for list in [&mut reads, &mut through] {
            list.sort_unstable();
            list.dedup();
        }
        self.reads[index] = reads;
        self.through[index] = through;
    }
}

/// A step with those that it computes again.
#[derive(Clone, Copy, Default)]
struct Chain {
    /// Vector instructions for an element.
    weight: f64,
    read_bytes: f64,
}

impl Chain {
    fn is_cheap(&self, computation: &Computation, step: &Step) -> bool {
        let results = step.results.iter().map(|&it| computation.values[it].bytes);
        let written: usize = results.sum();
        let computed = is_elementwise(step) || matches!(step.op, Op::Transpose(_));
        computed && self.weight <= CHEAP && self.read_bytes <= written as f64
    }
}
