//! Steps that repeat: a small interpreter inside the interpreter, with all of its loops in one
//! function, so that loops within loops take no stack.
//!
//! Each call runs one kernel of the program, and says with `None` that it wants to be called again:
//! see [`Kernel::run`](super::Kernel). So a part of an inference is never longer than a kernel.

use core::ptr;

use peapod_schemas::micro::program::{LOOP_BYTES, LoopEntry, LoopEntryKind, MAX_LOOPS};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Memory, Operand, Step};

use super::Kernel;
use crate::arena::range;
use crate::call::Call;
use crate::check;
use crate::error::{Fault, Quantity};

/// Inputs: program, scratch. Outputs: what its steps leave behind. No parameters.
pub static WHILE_LOOP: Kernel = Kernel::new(KernelId::WhileLoop, check, run);

/// Which operand is the scratch memory.
const SCRATCH: u8 = 1;

/// Where the place in the program is in the scratch memory, and the first count after it.
const PLACE: usize = 0;
const COUNTS: usize = 1;

fn entries<'m>(call: &Call<'m>) -> &'m [LoopEntry] {
    call.view().program(call.step()).unwrap_or_default()
}

/// Programs are checked as a whole: what loops there are, and every step as any other.
///
/// Nothing but this kernel writes the place and the counts, and each loop begins with a count of 0
/// and counts its turns: so every program ends.
fn check(call: &Call<'_>) -> Result<(), Fault> {
    let step = call.step();
    if step.inputs != 2 || step.outputs == 0 {
        return Err(Fault::OperandCount { inputs: step.inputs, outputs: step.outputs });
    }
    let program = call.expect_operand(0)?;
    if program.memory != Memory::Constants as u8 {
        return Err(Fault::Memory { operand: 0, found: program.memory });
    }
    call.expect_type(0, &[ElementType::S32])?;
    call.expect_arena(SCRATCH)?;
    call.expect_type(SCRATCH, &[ElementType::S32])?;
    let entries = entries(call);
    check::at_least_one(Quantity::Count, entries.len() as u32)?;
    follows(call)?;
    let own = own_words(call)?;
    let mut open = Open { loops: [Begun::default(); MAX_LOOPS], depth: 0 };
    for (place, entry) in (0..).zip(entries) {
        match LoopEntryKind::from_number(entry.kind) {
            Some(LoopEntryKind::Run) => {
                run_entry(call, entry, own)?;
                open.note(|innermost| innermost.runs = true);
            }
            Some(LoopEntryKind::Begin) => open.begin(place, entry, entries)?,
            Some(LoopEntryKind::Test) => {
                open.innermost(entry)?;
                condition(call, entry)?;
                open.note(|innermost| innermost.tests = true);
            }
            Some(LoopEntryKind::End) => open.end(place, entry, entries)?,
            None => return Err(shape(entry.kind.into())),
        }
    }
    match open.depth {
        0 => Ok(()),
        depth => Err(shape(depth as u32)),
    }
}

/// Something about loops that does not fit.
fn shape(found: u32) -> Fault {
    Fault::Shape { what: Quantity::Loop, found }
}

/// Checks that a program comes after that of the step with a program before, as the compiler has
/// them: each is checked for one step alone.
fn follows(call: &Call<'_>) -> Result<(), Fault> {
    let (view, step) = (call.view(), call.step());
    // Steps of a model that is code are elsewhere.
    let distance = ptr::from_ref(step).addr().wrapping_sub(view.steps.as_ptr().addr());
    let before = view.steps.get(..distance / size_of::<Step>());
    let last = before.and_then(|steps| steps.iter().rev().find_map(|step| view.program(step)));
    let begin = entries(call).as_ptr();
    match last.is_none_or(|last| last.as_ptr_range().end <= begin) {
        true => Ok(()),
        false => Err(shape(0)),
    }
}

/// The bytes of the place and of the counts, which nothing else may touch.
fn own_words(call: &Call<'_>) -> Result<Operand, Fault> {
    let scratch = call.expect_operand(SCRATCH)?;
    let len_bytes = LOOP_BYTES as u32;
    if scratch.len_bytes < len_bytes {
        let (found, expected) = (scratch.len_bytes / 4, len_bytes / 4);
        return Err(Fault::Length { operand: SCRATCH, found, expected });
    }
    Ok(Operand { len_bytes, ..*scratch })
}

/// Checks a step of the program.
fn run_entry(call: &Call<'_>, entry: &LoopEntry, own: Operand) -> Result<(), Fault> {
    let model = call.model();
    let kernel = model.kernel(&entry.step);
    let kernel = kernel.filter(|kernel| kernel.id != KernelId::WhileLoop);
    let Some(kernel) = kernel else {
        let (index, count) = (entry.step.kernel, call.view().kernels.len() as u32);
        return Err(Fault::KernelIndex { index, count });
    };
    let inner = Call::checked(model, &entry.step)?;
    check::step(kernel, &inner)?;
    if cfg!(feature = "regions") && inner.home() != call.home() {
        return Err(Fault::Region { operand: entry.step.inputs });
    }
    inner.operands().iter().try_for_each(|operand| apart(operand, &own))
}

/// Checks that a step of the program leaves alone what is the loop's.
fn apart(operand: &Operand, own: &Operand) -> Result<(), Fault> {
    match check::overlap(own, operand) {
        true => Err(Fault::Overlap { operand: SCRATCH, other: SCRATCH }),
        false => Ok(()),
    }
}

/// Checks what a loop asks whether it goes on.
fn condition(call: &Call<'_>, entry: &LoopEntry) -> Result<(), Fault> {
    let index = usize::try_from(entry.number).unwrap_or(usize::MAX);
    let operands = call.view().operands;
    let Some(operand) = operands.get(index) else {
        return Err(shape(entry.number));
    };
    let is_truth = operand.element == ElementType::Bool as u8 && operand.len_bytes == 1;
    check::operand(call.view(), 0, operand)?;
    match is_truth {
        true => Ok(()),
        false => Err(Fault::Element { operand: 0, found: operand.element }),
    }
}

/// A loop whose end was not reached yet.
#[derive(Clone, Copy, Default)]
struct Begun {
    begin: u32,
    /// Whether it runs a kernel in every turn, so that a step of an inference is never longer than
    /// one.
    runs: bool,
    /// Whether it may end.
    tests: bool,
}

/// The loops around an entry.
struct Open {
    loops: [Begun; MAX_LOOPS],
    depth: usize,
}

impl Open {
    /// Notes something of the innermost loop, if there is one.
    fn note(&mut self, note: impl FnOnce(&mut Begun)) {
        if let Some(innermost) = self.loops.get_mut(self.depth.wrapping_sub(1)) {
            note(innermost);
        }
    }

    fn begin(&mut self, place: u32, entry: &LoopEntry, all: &[LoopEntry]) -> Result<(), Fault> {
        let is_next = usize::from(entry.depth) == self.depth;
        let slot = self.loops.get_mut(self.depth).filter(|_| is_next);
        *slot.ok_or(shape(entry.depth.into()))? = Begun { begin: place, ..Begun::default() };
        self.depth = self.depth.wrapping_add(1);
        let end = all.get(entry.at as usize);
        let is_end = |end: &&LoopEntry| end.kind == LoopEntryKind::End as u8 && end.at == place;
        end.filter(is_end).map(|_| ()).ok_or(shape(entry.at))
    }

    /// The innermost loop, of which an entry says that it is part.
    fn innermost(&self, entry: &LoopEntry) -> Result<Begun, Fault> {
        let depth = self.depth.wrapping_sub(1);
        let innermost = self.loops.get(depth).filter(|_| usize::from(entry.depth) == depth);
        let innermost = innermost.filter(|innermost| innermost.begin == entry.at);
        innermost.copied().ok_or(shape(entry.at))
    }

    fn end(&mut self, place: u32, entry: &LoopEntry, all: &[LoopEntry]) -> Result<(), Fault> {
        let innermost = self.innermost(entry)?;
        self.depth = self.depth.wrapping_sub(1);
        let begin = all.get(entry.at as usize).filter(|begin| begin.at == place);
        let is_sound = begin.is_some() && innermost.runs && innermost.tests;
        if is_sound { Ok(()) } else { Err(shape(place)) }
    }
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    match turn(call, arena) {
        Some(true) => None,
        // What passed `check` always knows how to go on.
        Some(false) | None => Some(()),
    }
}

/// Runs one kernel, and goes on to the next: whether there is one.
fn turn(call: &Call<'_>, arena: &mut [u8]) -> Option<bool> {
    let entries = entries(call);
    let place = advance(call, entries, word(call, arena, PLACE)?, arena)?;
    let Some(entry) = entries.get(place as usize) else {
        return Some(false);
    };
    let model = call.model();
    let (kernel, inner) = (model.kernel(&entry.step)?, call.inner(&entry.step)?);
    (kernel.run)(&inner, arena)?;
    go_on(call, arena, place)
}

/// Goes on after a kernel of the program to the next: whether there is one.
fn go_on(call: &Call<'_>, arena: &mut [u8], place: u32) -> Option<bool> {
    let entries = entries(call);
    let place = advance(call, entries, place.wrapping_add(1), arena)?;
    set_word(call, arena, PLACE, place)?;
    Some((place as usize) < entries.len())
}

/// Follows what is no kernel call, and returns the place after it.
fn advance(
    call: &Call<'_>,
    entries: &[LoopEntry],
    mut place: u32,
    arena: &mut [u8],
) -> Option<u32> {
    while let Some(entry) = entries.get(place as usize) {
        let count = COUNTS.wrapping_add(entry.depth.into());
        place = match LoopEntryKind::from_number(entry.kind)? {
            LoopEntryKind::Run => return Some(place),
            LoopEntryKind::Begin => {
                set_word(call, arena, count, 0)?;
                place.wrapping_add(1)
            }
            LoopEntryKind::Test => {
                let begin = entries.get(entry.at as usize)?;
                let turns = word(call, arena, count)?;
                let operand = call.view().operands.get(entry.number as usize)?;
                let memory = call.shared_memory(operand).unwrap_or(arena);
                let goes_on = *memory.get(operand.offset as usize)? != 0;
                if goes_on && turns < begin.number {
                    set_word(call, arena, count, turns.wrapping_add(1))?;
                    place.wrapping_add(1)
                } else {
                    begin.at.wrapping_add(1)
                }
            }
            LoopEntryKind::End => entry.at.wrapping_add(1),
        };
    }
    Some(place)
}

/// The place in the program of the kernel that comes next: the same until [`pass`], whatever the
/// kernel writes. For [`Session::step_within`](crate::Session::step_within), which runs it in
/// parts.
pub(crate) fn next(call: &Call<'_>, arena: &mut [u8]) -> Option<u32> {
    let entries = entries(call);
    let place = advance(call, entries, word(call, arena, PLACE)?, arena)?;
    set_word(call, arena, PLACE, place)?;
    Some(place).filter(|place| (*place as usize) < entries.len())
}

/// What runs at a place of the program.
pub(crate) fn step_at<'m>(call: &Call<'m>, place: u32) -> Option<&'m Step> {
    let entry = entries(call).get(place as usize)?;
    Some(&entry.step)
}

/// Goes on after the kernel that [`next`] found: whether there is another.
pub(crate) fn pass(call: &Call<'_>, arena: &mut [u8]) -> bool {
    let place = word(call, arena, PLACE);
    place.and_then(|place| go_on(call, arena, place)) == Some(true)
}

/// A number of the loop's own.
fn word(call: &Call<'_>, arena: &[u8], index: usize) -> Option<u32> {
    let bytes = arena.get(range(call.input(SCRATCH.into())?)?)?;
    bytemuck::try_cast_slice(bytes).ok()?.get(index).copied()
}

fn set_word(call: &Call<'_>, arena: &mut [u8], index: usize, number: u32) -> Option<()> {
    let bytes = arena.get_mut(range(call.input(SCRATCH.into())?)?)?;
    let words: &mut [u32] = bytemuck::try_cast_slice_mut(bytes).ok()?;
    *words.get_mut(index)? = number;
    Some(())
}
