//! Work without the GIL, on threads of its own, while Python handles signals.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use peapod_diagnostic::{Diagnostic, Result, code};
use pyo3::prelude::*;

use crate::errors::{Kept, raise};

/// As long as Python waits for work until it looks at signals.
const PAUSE: Duration = Duration::from_millis(50);

/// The stack of a thread: what the first thread of a command has.
const STACK_BYTES: usize = 8 << 20;

/// What to do about a signal of which Python made an exception, such as Ctrl-C: whether the work
/// was told and will end by itself.
pub type Told = fn() -> bool;

/// Work that is not told of signals.
pub const UNTOLD: Told = || false;

/// Does work on a thread; warnings are shown once it is done. Where Ctrl-C ends the wait, the
/// thread goes on to the end of its work, which nobody gets.
pub fn apart<T: Send + 'static>(
    py: Python<'_>,
    told: Told,
    work: impl FnOnce(&Kept) -> Result<T> + Send + 'static,
) -> PyResult<T> {
    let (kept, (done, result)) = (Kept::default(), mpsc::channel());
    let own = kept.clone();
    start(py, move || {
        // Where nobody waits any more the result is dropped.
        let _ = done.send(work(&own));
    })?;
    let result = wait(py, result, &told)?;
    kept.show(py)?;
    result.map_err(|error| raise(py, &error))
}

fn start(py: Python<'_>, work: impl FnOnce() + Send + 'static) -> PyResult<()> {
    let thread = thread::Builder::new().name("peapod".to_owned());
    let started = thread.stack_size(STACK_BYTES).spawn(work);
    started.map(drop).map_err(|error| {
        let help = "end other programs, or allow more threads";
        let problem = code::THREADS.error("cannot start a thread", help);
        raise(py, &problem.note(error.to_string()).into())
    })
}

/// Waits for what a thread sends.
fn wait<T: Send>(py: Python<'_>, from: Receiver<T>, told: &dyn Fn() -> bool) -> PyResult<T> {
    let mut from = from;
    loop {
        let (back, got) = py.detach(move || {
            let got = from.recv_timeout(PAUSE);
            (from, got)
        });
        from = back;
        match got {
            Ok(it) => return Ok(it),
            Err(RecvTimeoutError::Timeout) => {
                if let Err(signal) = py.check_signals()
                    && !told()
                {
                    return Err(signal);
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                let bug = Diagnostic::bug("a thread ended without a result");
                return Err(raise(py, &bug.into()));
            }
        }
    }
}

/// A thread that has what cannot leave it, and answers questions in turn until nobody can ask.
pub struct Worker<Q, A> {
    questions: Mutex<Sender<(Q, Sender<A>)>>,
}

impl<Q: Send + 'static, A: Send + 'static> Worker<Q, A> {
    /// Starts a thread, which says what it has opened, and is told of questions with the places
    /// for their answers.
    pub fn opened<T: Send + 'static>(
        py: Python<'_>,
        answer: impl FnOnce(Sender<T>, Receiver<(Q, Sender<A>)>) + Send + 'static,
    ) -> PyResult<(T, Self)> {
        let (questions, asked) = mpsc::channel();
        let (opened, what) = mpsc::channel();
        start(py, move || answer(opened, asked))?;
        let questions = Mutex::new(questions);
        Ok((wait(py, what, &UNTOLD)?, Self { questions }))
    }

    /// Asks, and waits for the answer. `told` is called on a signal, as by [`apart`].
    pub fn ask(&self, py: Python<'_>, question: Q, told: &dyn Fn() -> bool) -> PyResult<A> {
        let (to, answer) = mpsc::channel();
        {
            let questions = self.questions.lock();
            let questions = questions.unwrap_or_else(PoisonError::into_inner);
            // Where the thread has ended, so has the place for the answer.
            let _ = questions.send((question, to));
        }
        wait(py, answer, told)
    }
}
