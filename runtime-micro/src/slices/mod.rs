//! Steps in parts: what [`Session::step_within`] does with a kernel that is longer than its budget.
//!
//! A part is a step of its own: the same kernel, on fewer places of its output. Kernels know
//! nothing of it, but for [`Window::reserved`], so that what runs whole steps has no cost.
//!
//! [`Window::reserved`]: peapod_schemas::micro::Window::reserved

mod matrix;
mod movement;
mod part;
mod region;
mod sequence;
mod window;

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Operand};

use crate::call::Call;
use crate::kernels::while_loop;
use crate::session::Session;
use part::{Part, Whole};
use region::Extent;

/// Set in [`Session`]'s number of the next step while that is done in part.
pub(crate) const IN_PART: usize = 1 << (usize::BITS - 1);

/// How an inference goes on in parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// The place of the output that comes next.
    place: u32,
    /// Finishes the step. By a pointer, so that only what makes parts links how they are made.
    finish: fn(&mut Session<'_, '_>) -> bool,
}

/// What came of an attempt to go on.
enum Turn {
    /// The inference has ended.
    Ended,
    /// There is more of it, maybe of the same step.
    More,
    /// What comes next is too long.
    TooLong,
}

impl Session<'_, '_> {
    /// Goes on with the inference for `budget` element operations, as [`Model::work`] counts them:
    /// `true` while it has more. Results are those of [`Session::run`], bit for bit.
    ///
    /// A kernel that is longer is done in parts. Each call does one at least, which is the smallest
    /// where even that is longer than the budget: a pixel of a convolution or a pool, or what
    /// `docs/time.md` says of other kernels.
    ///
    /// [`Session::step`] and [`Session::run`] finish what this began.
    ///
    /// [`Model::work`]: crate::Model::work
    pub fn step_within(&mut self, budget: u64) -> bool {
        let mut left = budget;
        let mut turn = self.turn(&mut left, true);
        while left > 0 && matches!(turn, Turn::More) {
            turn = self.turn(&mut left, false);
        }
        !matches!(turn, Turn::Ended)
    }

    /// Goes on where a part ended: what [`Session::step`] does then.
    #[cold]
    pub(crate) fn resume(&mut self) -> bool {
        if let Some(progress) = self.progress.filter(|_| self.next & IN_PART != 0) {
            return (progress.finish)(self);
        }
        self.next = 0;
        false
    }

    /// Does all that is left of the kernel that is done in part.
    fn finish_kernel(&mut self) -> bool {
        loop {
            let mut left = u64::MAX;
            let turn = self.turn(&mut left, true);
            if self.next & IN_PART == 0 {
                return matches!(turn, Turn::More);
            }
        }
    }

    /// Does the next step, or as much of it as there is work `left`; if it `must`, some of it.
    fn turn(&mut self, left: &mut u64, must: bool) -> Turn {
        let model = &self.model;
        let view = &model.view;
        let index = self.next & !IN_PART;
        let progress = self.progress.filter(|_| self.next != index);
        let place = progress.map_or(0, |progress| progress.place);
        let Some(step) = view.steps.get(index) else {
            self.next = 0;
            return Turn::Ended;
        };
        let (mut rest, mut is_done) = (None, true);
        let outer = model.kernel(step).zip(Call::new(model, step));
        // Of a loop it is the kernel that comes next in its program.
        let repeats = outer.filter(|(kernel, _)| kernel.repeats());
        let next = repeats.and_then(|(_, call)| self.ram.run(&call, while_loop::next));
        let inner = repeats.zip(next).and_then(|((_, call), place)| {
            let step = while_loop::step_at(&call, place)?;
            model.kernel(step).zip(Call::new(model, step))
        });
        if let Some((kernel, call)) = inner.or(outer.filter(|_| repeats.is_none())) {
            let work = view.work_of(call.step());
            let part = match place != 0 || work > *left {
                true => cut(kernel.id, &call, place, [work, *left]),
                false => None,
            };
            let work = part.as_ref().map_or(work, |(part, _)| part.work(view));
            if work > *left && !must {
                return Turn::TooLong;
            }
            *left = left.saturating_sub(work);
            let done = self.ram.run(&call, |call, arena| match &part {
                Some((part, _)) => part.run(kernel, call, arena),
                None => (kernel.run)(call, arena),
            });
            debug_assert!(done.is_some(), "part of what {kernel:?} runs, but not that");
            rest = part.and_then(|(_, rest)| rest);
        }
        if let Some((_, call)) = repeats.filter(|_| rest.is_none()) {
            is_done = !self.ram.run(&call, while_loop::pass);
        }
        if let Some(place) = rest {
            let finish = |session: &mut Session<'_, '_>| session.finish_kernel();
            self.progress = Some(Progress { place, finish });
            self.next = index | IN_PART;
            return Turn::More;
        }
        let next = index.wrapping_add(usize::from(is_done));
        let more = next < view.steps.len();
        self.next = if more { next } else { 0 };
        if more { Turn::More } else { Turn::Ended }
    }
}

/// Makes an operand of part of it.
fn share(operand: &mut Operand, part: &Extent) {
    let each = operand.len_bytes / part.of.max(1);
    operand.offset = operand.offset.wrapping_add(part.from.wrapping_mul(each));
    operand.len_bytes = part.len.wrapping_mul(each);
}

/// Whether a kernel has one place: an update has, as has a step of training and what is done once;
/// a bitcast has elements of two widths, boxes are compared with each other, and what a user's
/// operator does is not known.
fn runs_whole(kernel: KernelId) -> bool {
    matches!(
        kernel,
        KernelId::BitcastConvertX8
            | KernelId::Custom
            | KernelId::DetectionPostprocess
            | KernelId::DynamicUpdateSliceX8
            | KernelId::FullyConnectedSgdS8
            | KernelId::InitialiseStateX8
            | KernelId::NonMaxSuppression
            | KernelId::PoseDecoder
    )
}

/// Bytes of an element.
fn size_of_element(operand: &Operand) -> Option<u32> {
    Some(ElementType::from_number(operand.element)?.len_bytes() as u32)
}

/// What is of a step from a place on, within an amount of work or one place, and the place after
/// it if there is one; `work` is that of all. `None` if the step runs whole.
// Apart from its caller, whose frame is there while the kernel runs.
#[inline(never)]
fn cut(
    kernel: KernelId,
    call: &Call<'_>,
    place: u32,
    [work, left]: [u64; 2],
) -> Option<(Part, Option<u32>)> {
    if runs_whole(kernel) {
        return None;
    }
    let whole = Whole::new(kernel, call)?;
    let part = whole.part_within(place, work, left)?;
    let rest = whole.place_after(&part);
    Some((part, rest))
}
