//! Models as code: what the `model.rs` of `peapod compile --emit aot` is made of.
//!
//! There a model is a [`Program`]: a function that names every step with its kernel and its
//! [`Call`], all of them constants. Nothing is read from a file, so nothing is checked on the
//! device: the compiler made the same checks as [`crate::load`] does, and [`check`] makes them
//! again for every caller. Kernels check what they touch in any case.
//!
//! [`Session`] has the face of [`crate::Session`].

use core::marker::PhantomData;

use peapod_schemas::micro::{Operand, Port, View};

use crate::arena::{Arena, Element, in_arena, is_of, range};
use crate::call::Call;
use crate::check;
use crate::error::LoadError;
use crate::kernels::Kernel;
use crate::session::{StepEvent, fill};

/// The structs that calls are made of; `micro.fbs` documents them.
pub mod plan {
    pub use crate::Model as Fixed;
    pub use peapod_schemas::micro::structs::*;
    pub use peapod_schemas::micro::{ParamSlice, View};
}

/// A model's code.
pub trait Program {
    /// Its constants, parameters, ports and states.
    fn model() -> &'static crate::Model<'static>;

    /// Shows every step, in order of execution.
    fn visit(visitor: &mut impl Visitor);
}

/// An observer of each step.
pub trait Visitor {
    /// A step: its place in the order, its kernel, and what that is told.
    fn step(&mut self, index: usize, kernel: &'static Kernel, call: &Call<'static>);

    /// Whether a loop may have another turn, after so many of at most `most`. What only looks at
    /// steps sees one turn.
    fn turn(&mut self, turns: &mut u32, most: u32) -> bool;

    /// Whether a loop goes on: what a truth value in the arena says, where there is one. What only
    /// looks at steps always goes on.
    fn goes_on(&mut self, model: &'static crate::Model<'static>, condition: &Operand) -> bool;
}

/// A model in an arena: inputs in, `run`, outputs out. State carries over from run to run.
pub struct Session<'a, P> {
    arena: &'a mut [u8],
    program: PhantomData<P>,
}

/// What a session tells of its model.
#[derive(Clone, Copy, Debug)]
pub struct Model(&'static View<'static>);

fn view<P: Program>() -> &'static View<'static> {
    &P::model().view
}

/// Makes the checks of [`crate::load`].
pub fn check<P: Program>() -> Result<(), LoadError> {
    let view = view::<P>();
    check::ports(view)?;
    let mut checking = Checking(Ok(()));
    P::visit(&mut checking);
    checking.0
}

impl Model {
    /// The graph's inputs.
    pub fn inputs(&self) -> &'static [Port] {
        self.0.inputs
    }

    /// The graph's outputs.
    pub fn outputs(&self) -> &'static [Port] {
        self.0.outputs
    }
}

impl<'a, P: Program> Session<'a, P> {
    /// Places the model in its arena, and sets its state to where it starts.
    pub fn new<const N: usize>(arena: &'a mut Arena<N>) -> Self {
        let mut session = Self::resume(arena);
        session.reset();
        session
    }

    /// Takes an arena that the model was in before, and another one since: states are as they were
    /// left.
    pub fn resume<const N: usize>(arena: &'a mut Arena<N>) -> Self {
        Self {
            arena: arena.as_mut(),
            program: PhantomData,
        }
    }

    /// The model.
    pub fn model(&self) -> Model {
        Model(view::<P>())
    }

    /// Makes an inference. Inputs must be written before each: their bytes are used for other
    /// things in its course.
    pub fn run(&mut self) {
        P::visit(&mut Running { arena: self.arena });
    }

    /// As [`Session::run`], and tells `observer` where each step begins and ends.
    pub fn run_with(&mut self, observer: impl FnMut(StepEvent)) {
        P::visit(&mut Observed {
            running: Running { arena: self.arena },
            observer,
        });
    }

    /// Sets every state to where it starts.
    pub fn reset(&mut self) {
        for state in view::<P>().states {
            let done = fill(state, self.arena);
            debug_assert!(done.is_some(), "a state that does not exist");
        }
    }

    /// Bytes of an input, to be written before an inference.
    pub fn input_mut(&mut self, index: usize) -> Option<&mut [u8]> {
        let port = view::<P>().inputs.get(index)?;
        self.arena.get_mut(range(&port.operand)?)
    }

    /// Puts bytes of the stream into input 0 behind the `filled` bytes that are there, and makes an
    /// inference once it is full: whether outputs are new. `None`, and nothing done, if the input
    /// has no room for so many. `filled` begins as 0, again after a reset.
    ///
    /// Outputs must be read before the next bytes are written.
    pub fn push(&mut self, bytes: &[u8], filled: &mut usize) -> Option<bool> {
        let input = self.input_mut(0)?;
        let (len, end) = (input.len(), filled.checked_add(bytes.len())?);
        input.get_mut(*filled..end)?.copy_from_slice(bytes);
        *filled = end;
        let full = end == len;
        if full {
            *filled = 0;
            self.run();
        }
        Some(full)
    }

    /// Elements of an input; `None` also if its elements are of another type.
    pub fn input_mut_as<T: Element>(&mut self, index: usize) -> Option<&mut [T]> {
        let typed = is_of::<T>(&view::<P>().inputs.get(index)?.operand);
        bytemuck::try_cast_slice_mut(self.input_mut(index)?)
            .ok()
            .filter(|_| typed)
    }

    /// Bytes of an output, from the end of an inference until the next input is written.
    pub fn output(&self, index: usize) -> Option<&[u8]> {
        let port = view::<P>().outputs.get(index)?;
        self.arena.get(range(&port.operand)?)
    }

    /// Elements of an output; `None` also if its elements are of another type.
    pub fn output_as<T: Element>(&self, index: usize) -> Option<&[T]> {
        let typed = is_of::<T>(&view::<P>().outputs.get(index)?.operand);
        bytemuck::try_cast_slice(self.output(index)?)
            .ok()
            .filter(|_| typed)
    }
}

/// Runs each step. What is inlined here makes straight calls out of kernels that are constants.
struct Running<'a> {
    arena: &'a mut [u8],
}

impl Visitor for Running<'_> {
    #[inline(always)]
    fn step(&mut self, _: usize, kernel: &'static Kernel, call: &Call<'static>) {
        let done = (kernel.run)(call, self.arena);
        debug_assert!(done.is_some(), "{kernel:?} cannot run this");
    }

    #[inline(always)]
    fn turn(&mut self, turns: &mut u32, most: u32) -> bool {
        let before = *turns;
        *turns = before.wrapping_add(1);
        // What decides on a turn runs once more than that.
        before <= most
    }

    #[inline(always)]
    fn goes_on(&mut self, model: &'static crate::Model<'static>, condition: &Operand) -> bool {
        let memory = if in_arena(condition) {
            &*self.arena
        } else {
            model.view.constants
        };
        let truth = memory.get(condition.offset as usize);
        truth.is_some_and(|truth| *truth != 0)
    }
}

/// Runs each step between two events.
struct Observed<'a, O> {
    running: Running<'a>,
    observer: O,
}

impl<O: FnMut(StepEvent)> Observed<'_, O> {
    /// Apart from the steps, or each of them would have a copy of the observer around it.
    #[inline(never)]
    fn tell(&mut self, event: StepEvent) {
        (self.observer)(event);
    }
}

impl<O: FnMut(StepEvent)> Visitor for Observed<'_, O> {
    #[inline(always)]
    fn step(&mut self, step: usize, kernel: &'static Kernel, call: &Call<'static>) {
        let id = kernel.id;
        self.tell(StepEvent::Begin { step, kernel: id });
        self.running.step(step, kernel, call);
        self.tell(StepEvent::End { step, kernel: id });
    }

    #[inline(always)]
    fn turn(&mut self, turns: &mut u32, most: u32) -> bool {
        self.running.turn(turns, most)
    }

    #[inline(always)]
    fn goes_on(&mut self, model: &'static crate::Model<'static>, condition: &Operand) -> bool {
        self.running.goes_on(model, condition)
    }
}

/// Checks each step until one is at fault.
struct Checking(Result<(), LoadError>);

impl Visitor for Checking {
    fn step(&mut self, index: usize, kernel: &'static Kernel, call: &Call<'static>) {
        if self.0.is_ok() {
            let checked = check::step(kernel, call).map(|_| ());
            self.0 = checked.map_err(|fault| LoadError::Step {
                step: index as u32,
                kernel: Some(kernel.id),
                fault,
            });
        }
    }

    fn turn(&mut self, turns: &mut u32, _: u32) -> bool {
        let is_first = *turns == 0;
        *turns = 1;
        is_first
    }

    fn goes_on(&mut self, model: &'static crate::Model<'static>, condition: &Operand) -> bool {
        if self.0.is_ok() {
            let checked = check::operand(&model.view, 0, condition).map(|_| ());
            self.0 = checked.map_err(|fault| LoadError::Input { index: 0, fault });
        }
        true
    }
}
