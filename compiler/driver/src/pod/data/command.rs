//! A command that writes frames to its standard output.

use std::io::{BufReader, Read};
use std::process::{Child, ChildStdout, Command as Process, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_npy::{Header, NpyError};

use super::{Fed, Frame, Frames};
use crate::tensor_file::{element, typed};

/// The variable in which the command finds the frame to begin with.
pub const START: &str = "PEAPOD_START_STEP";

/// The variable in which it finds how often all of the data was taken.
pub const EPOCH: &str = "PEAPOD_EPOCH";

/// Ends the command that runs, when it is dropped with the stream.
#[derive(Clone, Debug, Default)]
pub struct Killer(Arc<Mutex<Option<Child>>>);

impl Killer {
    fn with<T>(&self, change: impl FnOnce(&mut Option<Child>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Killer {
    fn drop(&mut self) {
        // One that has ended already is not there any more.
        self.with(|child| {
            if let Some(child) = child {
                let _ = child.kill();
            }
        });
    }
}

/// A command that runs.
pub struct Command {
    output: BufReader<ChildStdout>,
    fed: Vec<Fed>,
    /// The frame that follows.
    frame: u64,
    killer: Killer,
}

impl Command {
    /// Starts the command, and reads what precedes a frame if it does not begin there itself.
    pub fn start(
        command: &str,
        fed: &[Fed],
        seeks: bool,
        epoch: u64,
        start: u64,
        killer: &Killer,
    ) -> Result<Self> {
        let (shell, flag) = match cfg!(windows) {
            true => ("cmd", "/C"),
            false => ("sh", "-c"),
        };
        let begins = if seeks { start } else { 0 };
        let child = Process::new(shell)
            .args([flag, command])
            .env(START, begins.to_string())
            .env(EPOCH, epoch.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| {
            let message = format!("cannot start `{command}`");
            let help = "check the command, which the shell runs";
            code::DATA_COMMAND
                .error(message, help)
                .note(error.to_string())
        })?;
        let output = child.stdout.take();
        let output = output.ok_or_else(|| Diagnostic::bug("the command has no output"))?;
        killer.with(|place| *place = Some(child));
        let mut started = Self {
            output: BufReader::new(output),
            fed: fed.to_vec(),
            frame: begins,
            killer: killer.clone(),
        };
        while started.frame < start && started.next()?.is_some() {}
        Ok(started)
    }

    /// An array of the frame; `None` where the output ends before it.
    fn array(&mut self, fed: &Fed) -> Result<Option<Vec<u8>>, Diagnostic> {
        let wrong = |error: NpyError| wrong(fed, self.frame, &error.to_string());
        let Some(header) = Header::read(&mut self.output).map_err(wrong)? else {
            return Ok(None);
        };
        let element = element(&fed.ty).map_err(|_| Diagnostic::bug("a type without files"))?;
        let expected = header.len_bytes(element).map_err(wrong)?;
        if header.shape != fed.ty.shape[..] {
            let (expected, found) = (&fed.ty.shape, &header.shape);
            let message = format!("expected shape {expected:?}, found {found:?}");
            return Err(self::wrong(fed, self.frame, &message));
        }
        // bounded: the shape is that of the input
        let mut data = vec![0; expected];
        let read = self.output.read_exact(&mut data);
        read.map_err(|error| {
            self::wrong(
                fed,
                self.frame,
                &format!("expected {expected} bytes of elements: {error}"),
            )
        })?;
        let decoded = header.decode(element, data);
        decoded.map(Some).map_err(wrong)
    }

    /// How the command ended, after its output.
    fn ended(&mut self) -> Result<()> {
        let child = self.killer.with(Option::take);
        let status = child.map(|mut child| child.wait()).transpose();
        let status = status.map_err(|error| failed(self.frame, &error.to_string()))?;
        let failure = status.filter(|it| !it.success());
        ensure!(
            failure.is_none(),
            failed(
                self.frame,
                &failure.map_or(String::new(), |it| it.to_string())
            )
        );
        Ok(())
    }
}

impl Command {
    /// Says so if the command ends as one that failed, in the next half second.
    fn exited(&mut self) -> Result<()> {
        for _ in 0..50 {
            let status = self
                .killer
                .with(|child| child.as_mut().map(Child::try_wait));
            match status {
                Some(Ok(None)) => thread::sleep(Duration::from_millis(10)),
                Some(Ok(Some(_))) => return self.ended(),
                Some(Err(_)) | None => break,
            }
        }
        Ok(())
    }
}

impl Frames for Command {
    fn next(&mut self) -> Result<Option<Frame>> {
        let mut arrays = vec![];
        for (position, fed) in self.fed.clone().iter().enumerate() {
            match self.array(fed) {
                Ok(Some(array)) => arrays.push(array),
                Ok(None) => {
                    self.ended()?;
                    ensure!(
                        position == 0,
                        wrong(
                            fed,
                            self.frame,
                            "expected an array, found the end of the output"
                        )
                    );
                    return Ok(None);
                }
                Err(error) => {
                    // What is cut off may be so because the command failed.
                    self.exited()?;
                    return Err(error.into());
                }
            }
        }
        self.frame += 1;
        Ok(Some(arrays))
    }
}

fn wrong(fed: &Fed, frame: u64, message: &str) -> Diagnostic {
    let help = format!(
        "write the array as {}, for example with `numpy.save`",
        typed(&fed.ty)
    );
    code::DATA_FRAME.error(
        format!(
            "frame {frame} of the data command, input `{}`: {message}",
            fed.name
        ),
        help,
    )
}

fn failed(frame: u64, status: &str) -> Diagnostic {
    code::DATA_COMMAND.error(
        format!("the data command failed after frame {frame}: {status}"),
        "run the command on its own; what it writes to standard error is shown",
    )
}
