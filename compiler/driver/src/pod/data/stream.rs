//! A thread that reads ahead.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};

use super::command::{Command, Killer};
use super::{Fed, Frame, Frames, Kind, Plan, ends};
use crate::Observer;
use crate::pod::checkpoint::manifest::Position;

/// Frames that arrive, and where they are.
#[derive(Debug)]
pub struct Stream {
    /// The inputs, in the order of the arrays of a frame.
    pub fed: Vec<Fed>,
    frames: Receiver<Result<Ahead>>,
    /// Where the next frame is.
    position: Position,
    /// Where the frames come from, in words.
    source: String,
    timeout: Option<Duration>,
    /// Ends a command that is still running.
    _killer: Killer,
}

/// Time after which a step first says that it waits for data; then each time after twice as long.
const NOTICE: Duration = Duration::from_secs(10);

const WAIT_HELP: &str = "see what it does; --data-timeout SECONDS ends the run instead";

const LATE_HELP: &str = "run the command on its own, and see that it flushes its output after \
                         every frame; or allow more with --data-timeout";

/// A frame that was read ahead, and its place.
struct Ahead {
    frame: Frame,
    epoch: u64,
    index: u64,
}

impl Stream {
    /// Begins after `done` steps: at the position of a checkpoint, if there is one.
    pub(super) fn start(plan: Plan, done: u64, position: Option<&Position>) -> Result<Self> {
        let mut start = Position {
            inputs: plan.fed.iter().map(|it| it.name.clone()).collect(),
            epoch: 0,
            frame: done,
        };
        if let Some(position) = position {
            (start.epoch, start.frame) = (position.epoch, position.frame);
        }
        let killer = Killer::default();
        let (sender, frames) = sync_channel(plan.prefetch);
        let source = plan.kind.about();
        let reader = Reader {
            plan_fed: plan.fed.clone(),
            kind: plan.kind,
            epochs: plan.epochs.map(|it| it as u64),
            killer: killer.clone(),
        };
        let (epoch, frame) = (start.epoch, start.frame);
        let thread = thread::Builder::new().name("data".to_owned());
        let thread = thread.spawn(move || reader.run(epoch, frame, &sender));
        thread.map_err(|error| {
            let message = "cannot start the thread that reads data";
            code::THREADS
                .error(message, "allow more threads")
                .note(error.to_string())
        })?;
        Ok(Self {
            fed: plan.fed,
            frames,
            position: start,
            source,
            timeout: plan.timeout,
            _killer: killer,
        })
    }

    /// The next frame, for which it waits. The observer hears of it if that takes long.
    ///
    /// # Errors
    ///
    /// There is none, it is not what the program takes, or it does not come in time.
    pub fn take(&mut self, observer: &dyn Observer) -> Result<Frame> {
        let began = Instant::now();
        let mut notice = NOTICE;
        let ahead = loop {
            let next = notice.min(self.timeout.unwrap_or(notice));
            match self
                .frames
                .recv_timeout(next.saturating_sub(began.elapsed()))
            {
                Ok(ahead) => break ahead?,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Diagnostic::bug("the thread that reads data is gone").into());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            let waited = began.elapsed();
            if let Some(timeout) = self.timeout.filter(|it| waited >= *it) {
                return Err(self.late(timeout).into());
            }
            if waited >= notice {
                notice *= 2;
                let message = self.waits(waited);
                observer.warning(&code::DATA_WAITS.warning(message, WAIT_HELP));
            }
        };
        self.position.epoch = ahead.epoch;
        self.position.frame = ahead.index + 1;
        Ok(ahead.frame)
    }

    fn waits(&self, waited: Duration) -> String {
        // After the last frame of an epoch its number is that of a frame which is not there.
        format!(
            "waiting for {} for {} s: {} frames of epoch {} were taken",
            self.source,
            waited.as_secs(),
            self.position.frame,
            self.position.epoch,
        )
    }

    fn late(&self, timeout: Duration) -> Diagnostic {
        let message = format!(
            "{} yielded no frame in {} s, the --data-timeout: {} frames of epoch {} were taken",
            self.source,
            timeout.as_secs_f64(),
            self.position.frame,
            self.position.epoch,
        );
        code::DATA_WAITS.error(message, LATE_HELP)
    }

    /// Where the frame after the last one taken is.
    pub fn position(&self) -> Position {
        self.position.clone()
    }
}

/// What the thread has.
struct Reader {
    plan_fed: Vec<Fed>,
    kind: Kind,
    epochs: Option<u64>,
    killer: Killer,
}

impl Reader {
    /// Sends frames from this one on, until nobody takes them, and why there are no more.
    fn run(self, epoch: u64, frame: u64, sender: &SyncSender<Result<Ahead>>) {
        let error = match self.read(epoch, frame, sender) {
            Ok(None) => return,
            Ok(Some(sent)) => ends(sent, None).into(),
            Err(error) => error,
        };
        // Nobody may wait for it any more.
        let _ = sender.send(Err(error));
    }

    /// `None` if nobody takes frames any more, else how many there were in this run.
    fn read(
        &self,
        mut epoch: u64,
        mut frame: u64,
        sender: &SyncSender<Result<Ahead>>,
    ) -> Result<Option<u64>> {
        let mut sent = 0_u64;
        loop {
            let began = frame;
            let mut frames = self.epoch(epoch, frame)?;
            loop {
                let next = frames.next();
                let next = next.note(|| format!("frame {frame} of epoch {epoch}"))?;
                let Some(arrays) = next else { break };
                let ahead = Ahead {
                    frame: arrays,
                    epoch,
                    index: frame,
                };
                if sender.send(Ok(ahead)).is_err() {
                    return Ok(None);
                }
                frame += 1;
                sent += 1;
            }
            epoch += 1;
            // An epoch without frames would be followed by others for ever.
            if self.epochs.is_some_and(|it| epoch >= it) || (frame == began && began == 0) {
                return Ok(Some(sent));
            }
            frame = 0;
        }
    }

    /// The frames of an epoch from this one on.
    fn epoch(&self, epoch: u64, start: u64) -> Result<Box<dyn Frames>> {
        match &self.kind {
            Kind::Folder(folder) => Ok(Box::new(folder.frames_from(start))),
            Kind::Command { command, seeks } => {
                let started =
                    Command::start(command, &self.plan_fed, *seeks, epoch, start, &self.killer);
                Ok(Box::new(started?))
            }
        }
    }
}
