//! Schedules of pipelines: what each device does, in which order.
//!
//! A schedule is a table with a line per device along the axis of stages. Everything else follows
//! from it: which device holds which stage, what is sent, how much is kept.

mod order;
mod tables;
#[cfg(test)]
mod tests;

use std::fmt;

use peapod_diagnostic::code;

use crate::error::PassError;
use crate::pod::pipeline::asynchronous::BackwardWeights;
pub use order::Timing;
use tables::{Greedy, Size};

/// What a device computes of a stage for a microbatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Work {
    /// The forward pass.
    Forward,
    /// What the stage before needs of the backward pass; all of it where a table has no
    /// [`Weights`](Self::Weights).
    Backward,
    /// The rest of the backward pass: gradients of parameters.
    Weights,
}

/// One thing that a device does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot {
    /// What.
    pub work: Work,
    /// Of which stage.
    pub stage: usize,
    /// For which microbatch.
    pub microbatch: usize,
}

/// The slots of every device, in the order in which it does them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Per device along the axis of stages.
    pub devices: Vec<Vec<Slot>>,
}

/// A schedule by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// All forward passes, then all backward passes (Huang et al., "GPipe", 2019).
    GPipe,
    /// A backward pass as soon as there is one, so that at most as many microbatches are kept as
    /// there are stages (Narayanan et al., "PipeDream-Flush", 2020).
    OneForwardOneBackward,
    /// The same with so many stages on each device (Narayanan et al., "Efficient large-scale
    /// language model training on GPU clusters using Megatron-LM", 2021).
    Interleaved(usize),
    /// Gradients of parameters fill the gaps, with as much kept as by one forward, one backward
    /// (Qi et al., "Zero bubble pipeline parallelism", 2023: ZB-H1).
    ZeroBubbleH1,
    /// The same with up to twice as much kept, which leaves almost no gaps (ZB-H2).
    ZeroBubbleH2,
    /// Two stages on each device, the second ones in the opposite order (ZB-V).
    ZeroBubbleV,
    /// Half of the microbatches go through the devices in the opposite order (as in DualPipe,
    /// DeepSeek-AI, 2024); every device holds two stages.
    Bidirectional,
    /// No stage waits for updates; backward passes are of the newest weights (Yang et al.,
    /// "PipeMare", 2019).
    PipeMare,
    /// No stage waits for updates; backward passes are of the weights of their forward passes,
    /// which are kept (Narayanan et al., "PipeDream", 2019).
    PipeDream,
    /// A table of the user's.
    Table(Table),
}

impl std::str::FromStr for Schedule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, argument) = text.split_once(':').unwrap_or((text, ""));
        let chunks = || match argument {
            "" => Ok(2),
            _ => argument.parse().ok().filter(|it| *it > 0).ok_or_else(|| {
                format!("expected stages per device after `interleaved:`, found {argument:?}")
            }),
        };
        let schedule = match name {
            "interleaved" => return chunks().map(Self::Interleaved),
            _ if !argument.is_empty() => None,
            "gpipe" => Some(Self::GPipe),
            "1f1b" => Some(Self::OneForwardOneBackward),
            "zb-h1" => Some(Self::ZeroBubbleH1),
            "zb-h2" => Some(Self::ZeroBubbleH2),
            "zb-v" => Some(Self::ZeroBubbleV),
            "bidirectional" => Some(Self::Bidirectional),
            "pipemare" => Some(Self::PipeMare),
            "pipedream" => Some(Self::PipeDream),
            _ => None,
        };
        schedule.ok_or_else(|| {
            format!(
                "expected `gpipe`, `1f1b`, `interleaved:STAGES`, `zb-h1`, `zb-h2`, `zb-v`, \
                 `bidirectional`, `pipemare` or `pipedream`, found {text:?}"
            )
        })
    }
}

/// By its name.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GPipe => f.write_str("gpipe"),
            Self::OneForwardOneBackward => f.write_str("1f1b"),
            Self::Interleaved(chunks) => write!(f, "interleaved:{chunks}"),
            Self::ZeroBubbleH1 => f.write_str("zb-h1"),
            Self::ZeroBubbleH2 => f.write_str("zb-h2"),
            Self::ZeroBubbleV => f.write_str("zb-v"),
            Self::Bidirectional => f.write_str("bidirectional"),
            Self::PipeMare => f.write_str("pipemare"),
            Self::PipeDream => f.write_str("pipedream"),
            Self::Table(_) => f.write_str("a table"),
        }
    }
}

impl Schedule {
    /// The weights of backward passes, if stages do not wait for updates.
    pub fn backward_weights(&self) -> Option<BackwardWeights> {
        match self {
            Self::PipeMare => Some(BackwardWeights::Newest),
            Self::PipeDream => Some(BackwardWeights::Stashed),
            Self::GPipe | Self::OneForwardOneBackward | Self::Interleaved(_) => None,
            Self::ZeroBubbleH1 | Self::ZeroBubbleH2 | Self::ZeroBubbleV => None,
            Self::Bidirectional | Self::Table(_) => None,
        }
    }

    /// Stages of a pipeline over so many devices; whoever makes a table checks first that a program
    /// has as many.
    pub fn stages(&self, devices: usize) -> usize {
        match self {
            Self::GPipe | Self::OneForwardOneBackward => devices,
            Self::ZeroBubbleH1 | Self::ZeroBubbleH2 | Self::Bidirectional => devices,
            Self::PipeMare | Self::PipeDream => devices,
            Self::Interleaved(chunks) => devices.saturating_mul(*chunks),
            Self::ZeroBubbleV => devices.saturating_mul(2),
            Self::Table(table) => table.stages(),
        }
    }

    /// The table for so many devices and microbatches; of the forward pass alone where there is no
    /// other. Of an asynchronous schedule it is what devices do in a step of steady state, where
    /// backward passes before the forward pass of the same microbatch are of minibatches before.
    ///
    /// # Errors
    ///
    /// The schedule does not go with these numbers, or a table of the user's makes no sense.
    pub fn table(
        &self,
        devices: usize,
        microbatches: usize,
        backward: bool,
    ) -> Result<Table, PassError> {
        let size = Size {
            devices,
            microbatches,
        };
        let mut table = match self {
            Self::GPipe => size.gpipe(),
            Self::OneForwardOneBackward => size.one_forward_one_backward(),
            Self::Interleaved(1) => size.one_forward_one_backward(),
            Self::Interleaved(chunks) => size.interleaved(*chunks)?,
            Self::ZeroBubbleH1 => size.zero_bubble_h1(),
            Self::ZeroBubbleH2 => size.greedy(&Greedy {
                stages: devices,
                device_of: &|stage, _| stage,
                most: &|_| 2 * devices - 1,
            }),
            Self::ZeroBubbleV => size.greedy(&Greedy {
                stages: 2 * devices,
                device_of: &|stage, _| match stage < devices {
                    true => stage,
                    false => 2 * devices - 1 - stage,
                },
                most: &|_| 2 * devices,
            }),
            Self::Bidirectional => size.greedy(&Greedy {
                stages: devices,
                device_of: &|stage, microbatch| match microbatch < microbatches.div_ceil(2) {
                    true => stage,
                    false => devices - 1 - stage,
                },
                most: &|_| devices + 1,
            }),
            Self::PipeMare | Self::PipeDream => return Ok(size.steady()),
            Self::Table(table) => table.clone(),
        };
        if !backward {
            for slots in &mut table.devices {
                slots.retain(|slot| slot.work == Work::Forward);
            }
        }
        table.check(devices, microbatches, backward)?;
        Ok(table)
    }
}

fn refused(what: String) -> PassError {
    PassError::Refused {
        code: code::PIPELINE_SCHEDULE,
        what,
        help: "see `docs/pipelines.md` for what a schedule is".to_owned(),
    }
}

fn slot(work: Work, stage: usize, microbatch: usize) -> Slot {
    Slot {
        work,
        stage,
        microbatch,
    }
}

impl Slot {
    /// What has to be done before it, in a pipeline of so many stages.
    fn before(self, stages: usize) -> [Option<Self>; 2] {
        let Self {
            work,
            stage,
            microbatch,
        } = self;
        match work {
            Work::Forward => [
                stage
                    .checked_sub(1)
                    .map(|it| slot(Work::Forward, it, microbatch)),
                None,
            ],
            Work::Backward => [
                Some(slot(Work::Forward, stage, microbatch)),
                (stage + 1 < stages).then(|| slot(Work::Backward, stage + 1, microbatch)),
            ],
            Work::Weights => [Some(slot(Work::Backward, stage, microbatch)), None],
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let work = match self.work {
            Work::Forward => 'F',
            Work::Backward => 'B',
            Work::Weights => 'W',
        };
        write!(f, "{work}{}.{}", self.stage, self.microbatch)
    }
}

impl std::str::FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("expected for example `F0.3`, `B2.0` or `W1.1`, found {text:?}");
        let work = match text.chars().next() {
            Some('F') => Work::Forward,
            Some('B') => Work::Backward,
            Some('W') => Work::Weights,
            _ => return Err(expected()),
        };
        let (stage, microbatch) = text[1..].split_once('.').ok_or_else(expected)?;
        Ok(Self {
            work,
            stage: stage.parse().map_err(|_| expected())?,
            microbatch: microbatch.parse().map_err(|_| expected())?,
        })
    }
}

/// A line per device, its slots apart from each other by spaces: `F0.0 F0.1 B0.0`. What follows `#`
/// is a comment.
impl std::str::FromStr for Table {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut devices = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.split_once('#').map_or(line, |(slots, _)| slots);
            let slots = line.split_whitespace().map(str::parse);
            let slots: Result<Vec<Slot>, String> = slots.collect();
            let slots = slots.map_err(|problem| format!("line {}: {problem}", number + 1))?;
            if !slots.is_empty() {
                devices.push(slots);
            }
        }
        match devices.is_empty() {
            true => Err("expected a line of slots for each device, found none".to_owned()),
            false => Ok(Self { devices }),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for slots in &self.devices {
            let slots: Vec<String> = slots.iter().map(Slot::to_string).collect();
            writeln!(f, "{}", slots.join(" "))?;
        }
        Ok(())
    }
}
