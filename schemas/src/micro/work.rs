//! How much work an inference makes, as far as a pea tells: for limits, not for times.

use super::program::{LoopEntry, LoopEntryKind, MAX_LOOPS};
use super::structs::*;
use super::{Kernel, ParamList, View};

impl View<'_> {
    /// Element operations of one inference, such as multiply-adds; at least as many as kernels
    /// make, and 1 for every step. Saturates.
    pub fn work(&self) -> u64 {
        let steps = self.steps.iter().map(|step| self.work_of(step));
        steps.fold(0, u64::saturating_add)
    }

    /// That of one step.
    pub fn work_of(&self, step: &Step) -> u64 {
        match self.program(step) {
            Some(entries) => self.work_of_program(entries),
            None => self.work_of_call(step),
        }
    }

    /// That of one step that is no `while_loop`.
    fn work_of_call(&self, step: &Step) -> u64 {
        let first = usize::from(step.first_operand);
        let count = usize::from(step.inputs) + usize::from(step.outputs);
        let operands = self.operands.get(first..).unwrap_or_default();
        let operands = operands.get(..count).unwrap_or_default();
        let len = |operand: &Operand| u64::from(operand.len_bytes);
        let all = || operands.iter().map(len).fold(1, u64::saturating_add);
        let kernel = self.kernels.get(usize::from(step.kernel));
        let kernel = kernel.and_then(|number| Kernel::from_number(*number));
        let Some(list) = kernel.and_then(Kernel::params) else {
            return all();
        };
        // Of these only as much of the input is read as is written.
        let written = operands.last().map_or(0, len);
        let moved = if matches!(list, ParamList::StridedCopy | ParamList::Gather) {
            written.saturating_mul(2).max(1)
        } else {
            all()
        };
        let index = usize::from(step.params);
        let combined = match list {
            // The weights are those of one place of the window.
            ParamList::Conv2d => self.param(index).map(|it: &Conv2d| {
                let weights = operands.get(1).map_or(1, len);
                product([it.window.places(), weights]).max(it.copied(kernel))
            }),
            ParamList::Pool2d => self.param(index).map(|it: &Pool2d| {
                let window = &it.window;
                let taps = [window.out_c, window.kernel_h, window.kernel_w].map(u64::from);
                product([window.places(), product(taps)])
            }),
            ParamList::FullyConnected => self.param(index).map(FullyConnected::products),
            // The largest elements are looked for one by one.
            ParamList::Along => self
                .param(index)
                .map(|it: &Along| product([it.outer, it.len, it.inner, it.flags].map(u64::from))),
            ParamList::Gather => self.param(index).map(Gather::numbers),
            ParamList::Svdf => self.param(index).map(Svdf::products),
            ParamList::FullyConnectedSgd => self.param(index).map(FullyConnectedSgd::products),
            ParamList::Resize => self.param(index).map(Resize::products),
            ParamList::TransposeConv => self.param(index).map(TransposeConv::products),
            ParamList::BatchMatmul => self.param(index).map(BatchMatmul::products),
            ParamList::Lstm => self.param(index).map(Lstm::products),
            ParamList::DetectionPostprocess => {
                self.param(index).map(DetectionPostprocess::comparisons)
            }
            ParamList::Coded => self.param(index).map(Coded::products),
            ParamList::PoseDecoder => self.param(index).map(PoseDecoder::comparisons),
            ParamList::NonMaxSuppression => self.param(index).map(NonMaxSuppression::steps),
            ParamList::Custom => self.param(index).map(|it: &Custom| it.work.into()),
            ParamList::Signal => self.param(index).map(|it: &Signal| it.steps(kernel)),
            // As many as there are elements, of which none has less than a byte.
            ParamList::ScaledRelation | ParamList::Concatenation | ParamList::StridedCopy => None,
            ParamList::OtherMemory | ParamList::Requantize | ParamList::TwoSlopes => None,
            ParamList::Relation | ParamList::Softmax | ParamList::Scatter | ParamList::Mean => None,
            ParamList::Binary | ParamList::Affine | ParamList::Choose | ParamList::Clamp => None,
            ParamList::Alpha | ParamList::Slice | ParamList::Pad => None,
        };
        combined.unwrap_or(0).max(moved)
    }
}

impl View<'_> {
    /// That of all turns of a program, as many as its loops allow.
    fn work_of_program(&self, entries: &[LoopEntry]) -> u64 {
        // Turns of the loops around an entry.
        let (mut turns, mut depth) = ([1_u64; MAX_LOOPS + 1], 0_usize);
        let mut sum = 1_u64;
        for entry in entries {
            let around = turns.get(depth).copied().unwrap_or(u64::MAX);
            let mut work = 1;
            match LoopEntryKind::from_number(entry.kind) {
                Some(LoopEntryKind::Run) => work = self.work_of_run(&entry.step),
                Some(LoopEntryKind::Begin) => {
                    depth = depth.saturating_add(1);
                    if let Some(slot) = turns.get_mut(depth) {
                        // What decides on a turn runs once more than that.
                        *slot = around.saturating_mul(u64::from(entry.number).saturating_add(1));
                    }
                }
                Some(LoopEntryKind::End) => depth = depth.saturating_sub(1),
                Some(LoopEntryKind::Test) | None => {}
            }
            sum = sum.saturating_add(around.saturating_mul(work));
        }
        sum
    }

    /// That of a kernel call of a program, which may be no program itself.
    pub fn work_of_run(&self, step: &Step) -> u64 {
        match self.program(step) {
            Some(_) => u64::MAX,
            None => self.work_of_call(step),
        }
    }
}

impl Conv2d {
    /// Values that a depthwise convolution copies to lines or planes under its windows, where it
    /// does: those between the windows of a line as well, of as many channels as it takes at once.
    fn copied(&self, kernel: Option<Kernel>) -> u64 {
        let w = &self.window;
        let mut sides = [
            [w.out_h, w.stride_h, w.kernel_h].map(u64::from),
            [w.out_w, w.stride_w, w.kernel_w].map(u64::from),
        ];
        let [across, along] = &mut sides;
        let together = match kernel {
            Some(Kernel::DepthwiseConv2dS8Dsp) => {
                // Lines run along the longer side.
                if across[0] > along[0] {
                    core::mem::swap(across, along);
                }
                4
            }
            Some(Kernel::DepthwiseConv2dS8Mve | Kernel::DepthwiseConv2dS8Vectors) => 8,
            Some(_) | None => return 0,
        };
        let reach = |[output, step, window]: [u64; 3]| {
            product([output.saturating_sub(1), step]).saturating_add(window)
        };
        let [output, stride, window] = *across;
        // What is between windows is left out; what planes begin with is filled in.
        let lines = reach([output, stride.min(window), window]).saturating_add(window);
        let channels = u64::from(w.out_c).next_multiple_of(together);
        product([w.batches.into(), lines, reach(*along), channels])
    }
}

impl Signal {
    /// Steps of loops: of a Fourier transform, two numbers for each of the factors of its length,
    /// times as many as there are; of a root, one for each bit.
    fn steps(&self, kernel: Option<Kernel>) -> u64 {
        let each = match kernel {
            Some(Kernel::RfftS16 | Kernel::RfftS32 | Kernel::RfftF32) => fourier(self.out_len),
            Some(Kernel::IrfftS16 | Kernel::IrfftS32 | Kernel::IrfftF32) => fourier(self.len),
            Some(Kernel::SquareRootS64) => 32,
            Some(_) | None => 1,
        };
        let elements = u64::from(self.len.max(self.out_len));
        product([self.lines.into(), self.frames.into(), elements, each])
    }
}

/// At most as many factors as a length has bits, each with up to eight products of an element.
fn fourier(len: u32) -> u64 {
    8 * u64::from(u32::BITS - len.leading_zeros())
}

impl Coded {
    /// Products, and weights that are decoded.
    fn products(&self) -> u64 {
        let places = self.conv.window.places().saturating_add(1);
        let channels = u64::from(self.conv.window.out_c).next_multiple_of(4);
        product([places, channels, self.row_len.max(self.depth).into()])
    }
}

impl Svdf {
    /// Products of both kinds of weights.
    fn products(&self) -> u64 {
        let taps = u64::from(self.in_len) + u64::from(self.memory);
        product([self.batches.into(), self.filters.into(), taps])
    }
}

impl FullyConnectedSgd {
    /// Products of gradients with inputs, exponentials, and steps of weights.
    fn products(&self) -> u64 {
        let rows = u64::from(self.rows).saturating_add(1);
        let columns = u64::from(self.in_len).saturating_add(2);
        product([rows, self.out_len.into(), columns])
    }
}

impl Lstm {
    /// Products of all gates.
    fn products(&self) -> u64 {
        let taps = u64::from(self.in_len) + u64::from(self.units);
        let rows = [self.batches, self.steps, self.units].map(u64::from);
        product([product(rows), 4, taps])
    }
}

impl FullyConnected {
    /// Products of all rows.
    fn products(&self) -> u64 {
        product([self.rows, self.in_len, self.out_len].map(u64::from))
    }
}

impl DetectionPostprocess {
    /// Numbers of scores that are compared, and of boxes that are intersected.
    fn comparisons(&self) -> u64 {
        let [boxes, classes, places] = [self.boxes, self.classes, self.places].map(u64::from);
        let (rounds, most) = match self.per_class {
            0 => (1, self.max_detections),
            most => (classes, most),
        };
        let taken = u64::from(most).min(boxes);
        let each = product([boxes, 8]).saturating_add(product([places, 6]));
        let found = product([rounds, taken.saturating_add(1), each]);
        let all = product([classes.saturating_add(8), boxes]);
        let best = product([taken, self.classes_per_box.into(), classes]);
        found.saturating_add(all).saturating_add(best)
    }
}

impl NonMaxSuppression {
    /// Each pair of boxes is compared once, and each box leaves the heap once after each that is
    /// taken.
    fn steps(&self) -> u64 {
        let [boxes, places] = [self.boxes, self.places].map(u64::from);
        let levels = u64::from(u64::BITS.saturating_sub(boxes.leading_zeros()));
        let taken = places.min(boxes).saturating_add(1);
        product([boxes, taken, levels.saturating_add(16)]).saturating_add(places)
    }
}

impl PoseDecoder {
    /// Scores that are compared, where each part of each block begins a pose that is near another.
    fn comparisons(&self) -> u64 {
        let parts = product([self.rows.into(), self.columns.into(), 17]);
        let around = product([parts, 9]);
        let places = u64::from(self.places);
        product([parts, around.saturating_add(places)]).saturating_add(product([
            places,
            places,
            17 * 17,
        ]))
    }
}

impl Resize {
    /// Products of an interpolation.
    fn products(&self) -> u64 {
        let pixels = product([self.batches, self.out_h, self.out_w].map(u64::from));
        product([pixels, self.depth.into(), 4])
    }
}

impl Gather {
    /// Numbers that are read to find what indices point to.
    fn numbers(&self) -> u64 {
        product([self.batches, self.outer, self.count, self.parts].map(u64::from))
    }
}

impl BatchMatmul {
    /// Products of all sums.
    fn products(&self) -> u64 {
        product([product(self.dims.map(u64::from)), self.depth.into()])
    }
}

impl TransposeConv {
    /// Products where every output row and column is reached by as many taps as any.
    fn products(&self) -> u64 {
        let w = &self.window;
        let taps = |kernel: u16, stride: u16| u64::from(kernel.div_ceil(stride.max(1)).max(1));
        let taps = [taps(w.kernel_h, w.stride_h), taps(w.kernel_w, w.stride_w)];
        let channels = product([w.in_c, w.out_c].map(u64::from));
        product([w.places(), product(taps), channels])
    }
}

impl Window {
    /// Places of the window on all images.
    fn places(&self) -> u64 {
        product([self.batches, self.out_h, self.out_w].map(u64::from))
    }
}

fn product<const N: usize>(factors: [u64; N]) -> u64 {
    factors.into_iter().fold(1, u64::saturating_mul)
}
