//! The interpreter: `load` checks everything, `run` only walks.

use peapod_schemas::micro::{ALIGNMENT, ElementType, Kernel as KernelId, Port, State, Step, View};

use crate::arena::{Element, exclusive, is_of, range};
use crate::call::Call;
use crate::check;
use crate::error::{Fault, LoadError};
use crate::kernels::Kernel;
use crate::memories::{self, Extra, Ram};
use crate::slices::{self, Progress};

/// A model that passed every check.
#[derive(Clone, Debug)]
pub struct Model<'m> {
    pub(crate) view: View<'m>,
    pub(crate) kernels: &'m [&'m Kernel],
    pub(crate) extra: Extra<'m>,
}

/// A model in an arena: inputs in, `run`, outputs out. State carries over from run to run.
pub struct Session<'m, 'a> {
    pub(crate) model: Model<'m>,
    pub(crate) ram: Ram<'a>,
    /// The step that [`Session::step`] takes next; out of reach while that is done in part.
    pub(crate) next: usize,
    /// Where [`Session::step_within`] left a step.
    pub(crate) progress: Option<Progress>,
}

// What a model costs in RAM beyond its arena.
#[cfg(all(target_pointer_width = "32", not(feature = "regions")))]
const _: () = assert!(size_of::<Session<'_, '_>>() <= 212);

/// What [`Session::run_with`] tells its observer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEvent {
    /// A step begins.
    Begin {
        /// Its place in the list of steps.
        step: usize,
        /// What it runs.
        kernel: KernelId,
    },
    /// The step that began last has ended.
    End {
        /// Its place in the list of steps.
        step: usize,
        /// What it ran.
        kernel: KernelId,
    },
}

/// Checks all of a pea, once. `bytes` must begin at a multiple of [`ALIGNMENT`], and `kernels` hold
/// every kernel that the model uses.
///
/// The checksum is verified by the feature `checksum`, which is on by default.
// Apart from its caller, whose frame would hold its copies of the model while that runs.
#[inline(never)]
pub fn load<'m>(bytes: &'m [u8], kernels: &'m [&'m Kernel]) -> Result<Model<'m>, LoadError> {
    match cfg!(feature = "checksum") {
        true => check(View::read(bytes)?, Extra::NONE, kernels),
        false => load_without_checksum(bytes, kernels),
    }
}

/// As [`load`], but without the checksum: for bytes that something else has verified, such as a
/// bootloader, and for peas of version 1, which have none.
pub fn load_without_checksum<'m>(
    bytes: &'m [u8],
    kernels: &'m [&'m Kernel],
) -> Result<Model<'m>, LoadError> {
    check(View::read_without_checksum(bytes)?, Extra::NONE, kernels)
}

/// Checks everything that can be wrong in a pea that could be read.
pub(crate) fn check<'m>(
    view: View<'m>,
    extra: Extra<'m>,
    kernels: &'m [&'m Kernel],
) -> Result<Model<'m>, LoadError> {
    check_kernels(view.kernels, kernels)?;
    memories::check(&view, extra)?;
    let model = Model {
        view,
        kernels,
        extra,
    };
    let view = &model.view;
    let mut end = check::ports(view)?;
    for (index, step) in (0..).zip(view.steps) {
        let kernel = model.kernel(step);
        let step_end = kernel
            .ok_or(Fault::KernelIndex {
                index: step.kernel,
                count: view.kernels.len() as u32,
            })
            .and_then(|kernel| check::step(kernel, &Call::checked(&model, step)?))
            .map_err(|fault| {
                let kernel = kernel.map(|kernel| kernel.id);
                LoadError::Step {
                    step: index,
                    kernel,
                    fault,
                }
            })?;
        end = end.max(step_end);
    }
    // A file must not ask for any memory.
    if view.arena_len.saturating_sub(end) as usize >= ALIGNMENT {
        return Err(LoadError::ArenaTooLarge {
            len: view.arena_len,
            needed: end,
        });
    }
    Ok(model)
}

/// Checks that each kernel of the file is linked, and listed once.
fn check_kernels(listed: &[u16], linked: &[&Kernel]) -> Result<(), LoadError> {
    for (index, &number) in listed.iter().enumerate() {
        let linked = linked.iter().find(|linked| linked.id as u16 == number);
        let Some(&&Kernel { id: kernel, .. }) = linked else {
            return Err(LoadError::MissingKernel { number });
        };
        if listed.iter().take(index).any(|before| *before == number) {
            return Err(LoadError::RepeatedKernel { kernel });
        }
    }
    Ok(())
}

impl<'m> Model<'m> {
    /// A model that is code, for [`crate::aot`]: it lists no steps and no kernels.
    pub const fn fixed(view: View<'m>) -> Self {
        Self {
            view,
            kernels: &[],
            extra: Extra::NONE,
        }
    }

    /// The same kernels and memories with another view.
    pub(crate) fn with_view<'v>(&self, view: View<'v>) -> Model<'v>
    where
        'm: 'v,
    {
        let Self { kernels, extra, .. } = *self;
        Model {
            view,
            kernels,
            extra,
        }
    }

    /// Bytes that [`Model::session`] needs.
    pub fn arena_len(&self) -> usize {
        self.view.arena_len as usize
    }

    /// The graph's inputs.
    pub fn inputs(&self) -> &'m [Port] {
        self.view.inputs
    }

    /// The graph's outputs.
    pub fn outputs(&self) -> &'m [Port] {
        self.view.outputs
    }

    /// Element operations of one inference, such as multiply-adds, at most: computed from the
    /// file, to be compared with a limit before a model from elsewhere is run. Saturates. Of a
    /// model with several signatures it is that of the first: ask each, with [`Model::signature`].
    pub fn work(&self) -> u64 {
        self.view.work()
    }

    /// Number of states: what the model keeps from inference to inference.
    pub fn state_count(&self) -> usize {
        self.view.states.len()
    }

    /// Number of kernel calls in one inference.
    pub fn step_count(&self) -> usize {
        self.view.steps.len()
    }

    /// Places the model in an arena of at least [`Model::arena_len`] bytes that begins at a
    /// multiple of [`ALIGNMENT`], and sets its state to where it starts.
    // As `load`.
    #[inline(never)]
    pub fn session<'a>(self, arena: &'a mut [u8]) -> Result<Session<'m, 'a>, LoadError> {
        let ram = self.alone(arena)?;
        let mut session = Session::begin(self, ram);
        session.reset();
        Ok(session)
    }

    /// Takes an arena that the model was in before, and another one since: states are as they were
    /// left. Only for models that were compiled to share their arena (`--share-arena`); in any
    /// other arena its states are whatever bytes are there.
    #[inline(never)]
    pub fn resume<'a>(self, arena: &'a mut [u8]) -> Result<Session<'m, 'a>, LoadError> {
        let ram = self.alone(arena)?;
        Ok(Session::begin(self, ram))
    }

    /// What the model needs of an arena, if that is all it works in.
    #[inline(always)]
    fn alone<'a>(&self, arena: &'a mut [u8]) -> Result<Ram<'a>, LoadError> {
        #[cfg(feature = "regions")]
        if self.region_count() > 1 {
            let needed = self.region_count();
            return Err(LoadError::Regions { found: 1, needed });
        }
        taken(arena, self.arena_len()).map(Ram::new)
    }

    pub(crate) fn kernel(&self, step: &Step) -> Option<&'m Kernel> {
        let place = usize::from(step.kernel);
        let number = *self.view.kernels.get(place)?;
        let is_it = |kernel: &&&Kernel| kernel.id as u16 == number;
        // The compiler lists what it links in the order of the file.
        let here = self.kernels.get(place).filter(is_it);
        here.or_else(|| self.kernels.iter().find(is_it)).copied()
    }
}

/// What a model needs of an arena.
#[inline(always)]
pub(crate) fn taken(arena: &mut [u8], needed: usize) -> Result<&mut [u8], LoadError> {
    if !arena.as_ptr().addr().is_multiple_of(ALIGNMENT) {
        return Err(LoadError::UnalignedArena);
    }
    let len = arena.len();
    arena
        .get_mut(..needed)
        .ok_or(LoadError::ArenaTooSmall { len, needed })
}

impl<'m, 'a> Session<'m, 'a> {
    /// A session before its first step.
    #[inline(always)]
    pub(crate) fn begin(model: Model<'m>, ram: Ram<'a>) -> Self {
        Self {
            model,
            ram,
            next: 0,
            progress: None,
        }
    }
}

impl<'m> Session<'m, '_> {
    /// The model.
    pub fn model(&self) -> &Model<'m> {
        &self.model
    }

    /// The arena, for debuggers: after each step the bytes of its outputs are where the plan says.
    pub fn arena(&self) -> &[u8] {
        self.ram.first()
    }

    /// Finishes the inference that [`Session::step`] began, or makes a whole one. Inputs must be
    /// written before each inference: their bytes are used for other things in its course.
    pub fn run(&mut self) {
        while self.step() {}
    }

    /// As [`Session::run`], and tells `observer` where each step begins and ends.
    pub fn run_with(&mut self, mut observer: impl FnMut(StepEvent)) {
        while self.step_with(&mut observer) {}
    }

    /// Runs one kernel: `true` while the inference has more of them. A `while_loop` runs those of
    /// its program, one in each call.
    pub fn step(&mut self) -> bool {
        self.step_with(&mut |_| {})
    }

    /// As [`Session::step`], and tells `observer` where the step begins and ends, unless
    /// [`Session::step_within`] began it.
    pub fn step_with(&mut self, observer: &mut impl FnMut(StepEvent)) -> bool {
        let steps = self.model.view.steps;
        let index = self.next;
        let Some(step) = steps.get(index) else {
            return self.resume();
        };
        if let (Some(kernel), Some(call)) = (self.model.kernel(step), Call::new(&self.model, step))
        {
            observer(StepEvent::Begin {
                step: index,
                kernel: kernel.id,
            });
            let done = self.ram.run(&call, |call, arena| (kernel.run)(call, arena));
            debug_assert!(
                done.is_some() || kernel.repeats(),
                "`load` passed what {kernel:?} cannot run"
            );
            observer(StepEvent::End {
                step: index,
                kernel: kernel.id,
            });
            // A kernel that is not done has the step run again.
            if done.is_none() && kernel.repeats() {
                return true;
            }
        }
        let more = index + 1 < steps.len();
        self.next = if more { index + 1 } else { 0 };
        more
    }

    /// The step that comes next, by its place in the list of steps. What [`Session::step_within`]
    /// left in part comes next as well.
    pub fn next_step(&self) -> usize {
        self.next & !slices::IN_PART
    }

    /// Forgets a begun inference and sets every state to where it starts.
    pub fn reset(&mut self) {
        self.next = 0;
        for state in self.model.view.states {
            let arena = self.ram.of_mut(&state.operand);
            let done = arena.and_then(|arena| fill(state, arena));
            debug_assert!(done.is_some(), "`load` passed a state that does not exist");
        }
    }

    /// Bytes of an input, to be written before an inference.
    pub fn input_mut(&mut self, index: usize) -> Option<&mut [u8]> {
        let port = self.model.view.inputs.get(index)?;
        let arena = self.ram.of_mut(&port.operand)?;
        arena.get_mut(range(&port.operand)?)
    }

    /// Takes what fits of a piece of the stream, from its front, into input 0 behind the `filled`
    /// bytes that are there, and makes an inference once that is full: whether outputs are new, to
    /// be read before the rest of the piece is pushed. `filled` begins as 0, again after a reset.
    /// `None`, and nothing done, if there is no input, or none of more than `filled` bytes.
    pub fn push(&mut self, piece: &mut &[u8], filled: &mut usize) -> Option<bool> {
        let input = self.input_mut(0)?;
        let room = input.get_mut(*filled..).filter(|room| !room.is_empty())?;
        let (taken, rest) = piece.split_at_checked(room.len()).unwrap_or((piece, &[]));
        let full = taken.len() == room.len();
        room.get_mut(..taken.len())?.copy_from_slice(taken);
        *piece = rest;
        *filled = filled.wrapping_add(taken.len());
        if full {
            *filled = 0;
            self.run();
        }
        Some(full)
    }

    /// Elements of an input; `None` also if its elements are of another type.
    pub fn input_mut_as<T: Element>(&mut self, index: usize) -> Option<&mut [T]> {
        let port = self.model.view.inputs.get(index)?;
        let typed = is_of::<T>(&port.operand);
        bytemuck::try_cast_slice_mut(self.input_mut(index)?)
            .ok()
            .filter(|_| typed)
    }

    /// Bytes of an output, from the end of an inference until the next input is written.
    pub fn output(&self, index: usize) -> Option<&[u8]> {
        let port = self.model.view.outputs.get(index)?;
        let arena = self.ram.of(&port.operand)?;
        arena.get(range(&port.operand)?)
    }

    /// Elements of an output; `None` also if its elements are of another type.
    pub fn output_as<T: Element>(&self, index: usize) -> Option<&[T]> {
        let port = self.model.view.outputs.get(index)?;
        let typed = is_of::<T>(&port.operand);
        bytemuck::try_cast_slice(self.output(index)?)
            .ok()
            .filter(|_| typed)
    }
}

/// Sets every element of a state.
pub(crate) fn fill(state: &State, arena: &mut [u8]) -> Option<()> {
    let operand = &state.operand;
    match ElementType::from_number(operand.element)?.len_bytes() {
        1 => exclusive(operand, arena)?.fill(state.fill as u8),
        2 => exclusive(operand, arena)?.fill(state.fill as u16),
        4 => exclusive(operand, arena)?.fill(state.fill),
        _ => exclusive(operand, arena)?.fill(i64::from(state.fill)),
    }
    Some(())
}
