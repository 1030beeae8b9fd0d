//! Messages that go on while devices run: those of MPI do so only in its calls.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use peapod_schemas::pod::Op;

use crate::program::{Computation, Step};

/// When messages go on while devices run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meanwhile {
    /// There are none.
    Nothing,
    /// After every step of the first device.
    BetweenSteps,
    /// Then, and all the time: steps are long.
    Always,
}

/// Multiplications of a matrix product from which on messages do not wait for its end: about ten
/// times what it takes to start a thread.
const LONG: usize = 1 << 23;

/// Whether messages should not wait for the end of a step.
pub(crate) fn is_long(computation: &Computation, step: &Step) -> bool {
    let Op::DotGeneral(op) = &step.op else {
        return false;
    };
    let elements = |id: &usize| computation.values[*id].elements();
    let left = &computation.values[step.operands[0]].shape;
    let depth: usize = op.left_contracting.iter().map(|&dim| left[dim]).product();
    let results: usize = step.results.iter().map(elements).sum();
    results.saturating_mul(depth) >= LONG
}

/// How often messages go on during a long step.
const PROGRESS: Duration = Duration::from_micros(200);

/// Runs something, and calls `progress` again and again on another thread until it has ended.
pub(crate) fn beside(progress: &(dyn Fn() + Sync), run: impl FnOnce()) {
    /// Ends the thread, also if what runs panics.
    struct End<'a>(&'a AtomicBool);

    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !ended.load(Ordering::Relaxed) {
                progress();
                thread::sleep(PROGRESS);
            }
        });
        let _end = End(&ended);
        run();
    });
}
