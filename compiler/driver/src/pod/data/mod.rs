//! Data in: some inputs get other elements at every step, from a folder or from a command.
//!
//! A thread reads ahead, so many frames as are asked for. Step 1 takes frame 0.

mod command;
mod folder;
mod stream;

use std::path::PathBuf;
use std::time::Duration;

use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_ir::TensorType;
use peapod_pod::Program;

use super::checkpoint::manifest::Position;
use super::ports;
use crate::memory;
use crate::tensor_file::archive::position;
pub use stream::Stream;

/// One array for each input that is fed.
pub type Frame = Vec<Vec<u8>>;

/// Where the frames of a run come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// From where, if from anywhere.
    pub source: Option<Source>,
    /// How often all frames are taken; `None` is for ever.
    pub epochs: Option<usize>,
    /// Frames that are read ahead.
    pub prefetch: usize,
    /// For how long a step waits for its frame; none is for ever.
    pub timeout: Option<Duration>,
}

/// What yields frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder with files.
    Folder(PathBuf),
    /// A command that writes `.npy` files to its standard output, one after another.
    Command {
        /// What the shell runs.
        command: String,
        /// Names of the inputs, in the order of the arrays of a frame.
        inputs: Vec<String>,
        /// Whether it begins at the frame that `PEAPOD_START_STEP` says.
        seeks: bool,
    },
}

impl Default for Options {
    fn default() -> Self {
        Self {
            source: None,
            epochs: Some(1),
            prefetch: 2,
            timeout: None,
        }
    }
}

/// An input that is fed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fed {
    /// Its position.
    pub input: usize,
    /// The name by which files mean it.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
}

/// The frames of a run, before any is read.
#[derive(Debug)]
pub struct Plan {
    fed: Vec<Fed>,
    kind: Kind,
    epochs: Option<usize>,
    prefetch: usize,
    timeout: Option<Duration>,
}

#[derive(Debug)]
enum Kind {
    Folder(folder::Folder),
    Command { command: String, seeks: bool },
}

impl Kind {
    /// In words.
    fn about(&self) -> String {
        match self {
            Self::Folder(_) => "the folder of data".to_owned(),
            Self::Command { command, .. } => format!("the data command `{command}`"),
        }
    }
}

/// Yields frames one after another, of one epoch.
trait Frames: Send {
    /// The next; `None` after the last.
    fn next(&mut self) -> Result<Option<Frame>>;
}

/// Inputs of a program by name.
struct Names<'a> {
    program: &'a Program,
    names: Vec<String>,
    replaced: Vec<bool>,
}

impl Names<'_> {
    /// The input that a name means, which data may feed.
    fn fed(&self, name: &str) -> Result<Fed> {
        let input = position(&self.names, name)?;
        let port = &self.program.inputs[input];
        ensure!(
            !self.replaced[input],
            code::TENSOR_NAME.error(
                format!("input `{name}` is replaced by an output at every step"),
                "data can only feed inputs that stay as they are; `peapod inspect` lists them",
            )
        );
        Ok(Fed {
            input,
            name: self.names[input].clone(),
            ty: ports::tensor_type(port),
        })
    }
}

impl Plan {
    /// The plan of what is asked for, if any data is.
    ///
    /// # Errors
    ///
    /// The folder has another layout, or names are not those of inputs that stay as they are.
    pub fn new(options: &Options, program: &Program) -> Result<Option<Self>> {
        let names = Names {
            program,
            names: ports::input_names(program),
            replaced: ports::replaced(program),
        };
        let (fed, kind) = match &options.source {
            None => return Ok(None),
            Some(Source::Folder(path)) => {
                let (fed, folder) = folder::Folder::new(path, &names)?;
                (fed, Kind::Folder(folder))
            }
            Some(Source::Command {
                command,
                inputs,
                seeks,
            }) => {
                let fed = inputs.iter().map(|name| names.fed(name));
                let fed = fed.collect::<Result<Vec<_>>>()?;
                let (command, seeks) = (command.clone(), *seeks);
                (fed, Kind::Command { command, seeks })
            }
        };
        let mut inputs: Vec<&Fed> = fed.iter().collect();
        inputs.sort_by_key(|it| it.input);
        if let Some(twice) = inputs.windows(2).find(|it| it[0].input == it[1].input) {
            let message = format!("data feeds input `{}` twice", twice[0].name);
            return Err(code::TENSOR_NAME
                .error(message, "name every input once")
                .into());
        }
        let frame: u128 = fed.iter().map(|it| it.ty.size_bytes() as u128).sum();
        let frames = options.prefetch as u128 + 2;
        memory::check(
            "the frames that are read ahead",
            frame.saturating_mul(frames),
        )?;
        Ok(Some(Self {
            fed,
            kind,
            epochs: options.epochs,
            prefetch: options.prefetch,
            timeout: options.timeout,
        }))
    }

    /// Which inputs it feeds.
    pub fn feeds(&self, program: &Program) -> Vec<bool> {
        let mut feeds = vec![false; program.inputs.len()];
        self.fed.iter().for_each(|it| feeds[it.input] = true);
        feeds
    }

    /// Steps that take all of the data, where that is known.
    pub fn steps(&self) -> Option<usize> {
        match &self.kind {
            Kind::Folder(folder) => folder.frames().checked_mul(self.epochs?),
            Kind::Command { .. } => None,
        }
    }

    /// Refuses more steps than there are frames, where that is known.
    ///
    /// # Errors
    ///
    /// There are fewer.
    pub fn check(&self, steps: usize) -> Result<()> {
        let frames = self.steps();
        ensure!(
            frames.is_none_or(|frames| frames >= steps),
            ends(frames.unwrap_or(0) as u64, Some(steps))
        );
        Ok(())
    }

    /// Begins to read ahead, at the place where a run of so many steps was.
    ///
    /// # Errors
    ///
    /// The thread or the command cannot be started, or there is no such frame.
    pub fn start(self, done: usize, position: Option<&Position>) -> Result<Stream> {
        Stream::start(self, done as u64, position)
    }
}

/// That there are only so many frames: of all data, or of this run.
fn ends(frames: u64, steps: Option<usize>) -> Diagnostic {
    let message = match steps {
        Some(steps) => {
            format!("the data ends after {frames} frames, expected {steps}, one for each step")
        }
        None => format!("the data ends after {frames} frames of this run, expected one more"),
    };
    code::DATA_END.error(
        message,
        "take them again with --epochs NUMBER or --epochs loop, or give fewer --steps",
    )
}
