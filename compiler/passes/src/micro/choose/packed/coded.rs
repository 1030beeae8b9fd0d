//! Convolutions of int8 whose weights are decoded and packed while they run.

use peapod_ir::Op;
use peapod_ir::numerics::Multiplier;
use peapod_ir::plan::micro::{InstructionSet, KernelId};

use super::super::coded::{self, Coded};
use super::layout::run;
use super::{
    Channels, Choice, Context, Convolution, Filter, INPUT, Input, ROWS, first_of_sets, gathered,
};

/// Most channels of a block for vector instructions, whose results wait on the stack.
const BLOCK_MAX_MVE: usize = 16;

/// The choice of a kernel that packs what it decodes; `None` if none does.
pub(in super::super) fn conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    let order = Channels::Rows(convolution.window.out_c);
    let filter = Filter::of(cx, op, convolution, order, multipliers)?;
    first_of_sets(cx, |set| conv2d_for(set, cx, op, &filter))
}

fn conv2d_for(
    set: InstructionSet,
    cx: &Context<'_>,
    op: &Op,
    filter: &Filter<'_>,
) -> Option<Choice> {
    let (convolution, layout) = (filter.convolution, filter.layout(set, cx, op)?);
    let window = convolution.window;
    let row_len = window.kernel_h * window.kernel_w * window.in_c;
    let run = match set {
        InstructionSet::Mve => row_len,
        InstructionSet::Scalar | InstructionSet::Dsp => run(&window),
    };
    let coding = coded::wanted(cx, op, (filter.order, run), 0)?;
    let rescaling = layout.rescaling(filter.rescaling(layout.sum_max())?);
    let depth = layout.depth(&window);
    let is_one = window.batches * window.out_h * window.out_w == 1;
    let mut block = coded::block(depth, is_one, window.out_c.next_multiple_of(ROWS));
    let nothing = match set {
        InstructionSet::Mve => 0,
        InstructionSet::Scalar | InstructionSet::Dsp => layout.one(),
    };
    let columns = gathered(set, &window, &layout).unwrap_or(nothing);
    let kernel = match set {
        InstructionSet::Scalar => KernelId::Conv2dS8ScalarCoded,
        InstructionSet::Dsp => KernelId::Conv2dS8DspCoded,
        InstructionSet::Mve => KernelId::Conv2dS8MveCoded,
    };
    if set == InstructionSet::Mve {
        block = block.min(BLOCK_MAX_MVE);
    }
    let weights = Coded {
        coding,
        order: filter.order,
        run,
        depth,
        block,
    };
    let params = weights.params(convolution, row_len)?;
    let [codes, values] = weights.inputs();
    let inputs = vec![cx.tensor(op, INPUT), codes, Input::s32(rescaling), values];
    let scratch = block * depth + columns;
    Some(Choice::new(kernel, params, inputs).scratch(layout.element(), scratch))
}
