//! What the firmware does with a model: runs every input there is and measures it.

use crate::clock::{self, Stopwatch};
use crate::files::{self, Failure};
use crate::profile::{Profile, Record};
use crate::{model, stack};
use core::mem::MaybeUninit;
use peapod_micro::StepEvent;

/// A session of a model in several regions of RAM.
#[cfg(feature = "regions")]
macro_rules! session_in {
    ($($arena:ident $section:literal),*) => {
        model::session($(zeroed!($arena $section)),*)
    };
}

/// The memory of an arena, in a section.
macro_rules! zeroed {
    ($arena:ident $section:literal) => {{
        #[unsafe(link_section = $section)]
        static mut ARENA: MaybeUninit<model::$arena> = MaybeUninit::uninit();
        // SAFETY: this runs once, and nothing else names the arena. All zeros is an arena.
        unsafe {
            let arena = (&raw mut ARENA).cast::<model::$arena>();
            arena.write_bytes(0, 1);
            &mut *arena
        }
    }};
}

/// Runs every input there is.
pub fn run() -> Result<(), Failure> {
    #[cfg(not(feature = "regions"))]
    let arena = zeroed!(Arena ".arena");
    let mut profile = Profile::create()?;
    let stopwatch = Stopwatch::start();

    stack::paint();
    let began = clock::now();
    #[cfg(not(feature = "regions"))]
    let mut loaded = model::session(arena);
    #[cfg(feature = "regions")]
    let mut loaded = model::for_each_arena!(session_in);
    let ended = clock::now();
    // In place: another session would take as much stack again.
    let session = loaded.as_mut().map_err(|_| Failure::Load)?;
    profile.write(Record::Load, 0, stopwatch.instructions(began, ended))?;
    profile.write(Record::Session, 0, size_of_val(session) as u64)?;

    let mut run = 0;
    while files::read_inputs(session, run)? {
        let began = clock::now();
        session.run();
        let ended = clock::now();
        if run == 0 {
            profile.write(Record::Stack, 0, stack::used_bytes()? as u64)?;
        }
        profile.write(Record::Run, run, stopwatch.instructions(began, ended))?;
        files::write_outputs(session, "out", run)?;
        run += 1;
        if session.model().inputs().is_empty() {
            break;
        }
    }

    // Once more from the first state, with the clock read between steps. The outputs must be those
    // of run 0, which also shows that `reset` forgets everything.
    session.reset();
    if run != 0 && files::read_inputs(session, 0)? {
        let mut began = clock::now();
        session.run_with(|event| match event {
            StepEvent::Begin { .. } => began = clock::now(),
            StepEvent::End { step, .. } => {
                let ended = clock::now();
                profile.note(
                    Record::Step,
                    step as u32,
                    stopwatch.instructions(began, ended),
                );
            }
        });
        files::write_outputs(session, "again", 0)?;
    }
    profile.finish()
}
