//! What a slice is, where it is drawn, and which classes of slices there are.

use crate::compute::{Bound, Cluster, StepTime};
use crate::schedule::Run;
use crate::simulation::Sent;

/// A row of a drawing; slices of one track and depth do not overlap.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Track {
    /// The matrix and vector units of a core, which work as one.
    Core,
    /// Collectives from start to end; those that run at the same time, on other links, are on
    /// tracks of their own, counted from 0.
    Collectives(usize),
    /// Links of a class, as the network names them.
    Links(String),
}

/// What a slice is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum What<'a> {
    /// A kernel.
    Kernel(&'a Cluster, StepTime),
    /// A collective.
    Collective(&'a Sent, Run),
    /// A part of a collective, on links of one class.
    Phase(&'a Sent, Run),
    /// The core waits for a collective (if one is known), which started then.
    Wait(Option<u64>),
    /// What is between two steps, whatever they do.
    StepOverhead,
    /// The step is over before the host has the next input.
    Input,
    /// A loop with so many iterations.
    Loop(u64),
    /// A case.
    Case,
    /// Iterations of a loop that are left out.
    Iterations(u64),
    /// Tasks of the program that are left out.
    Tasks(usize),
}

/// Classes of slices: the one place that says which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Matrix,
    Vector,
    Memory,
    Overhead,
    Waiting,
    Collective,
    Control,
    StepOverhead,
    LeftOut,
}

impl Kind {
    /// All of them, in the order of the legend.
    pub(crate) const ALL: [Self; 9] = [
        Self::Matrix,
        Self::Vector,
        Self::Memory,
        Self::Overhead,
        Self::Waiting,
        Self::Collective,
        Self::Control,
        Self::StepOverhead,
        Self::LeftOut,
    ];

    /// The class of its style.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Matrix => "matrix",
            Self::Vector => "vector",
            Self::Memory => "memory",
            Self::Overhead => "overhead",
            Self::Waiting => "waiting",
            Self::Collective => "collective",
            Self::Control => "control",
            Self::StepOverhead => "step-overhead",
            Self::LeftOut => "left-out",
        }
    }

    /// What the legend says of it.
    pub(crate) fn about(self) -> &'static str {
        match self {
            Self::Matrix => "kernel bound by the matrix units",
            Self::Vector => "by the vector unit",
            Self::Memory => "by memory",
            Self::Overhead => "by starting it",
            Self::Waiting => "waiting for a collective, another stage or input",
            Self::Collective => "collective",
            Self::Control => "loop or case",
            Self::StepOverhead => "between two steps",
            Self::LeftOut => "not drawn",
        }
    }

    /// Its category in a trace.
    pub(crate) fn category(self) -> &'static str {
        match self {
            Self::Matrix | Self::Vector | Self::Memory | Self::Overhead => "kernel",
            Self::Waiting => "wait",
            Self::Collective => "collective",
            Self::Control => "control flow",
            Self::StepOverhead => "step overhead",
            Self::LeftOut => "not drawn",
        }
    }
}

impl What<'_> {
    /// Its class.
    pub(crate) fn kind(self) -> Kind {
        match self {
            What::Kernel(_, time) => match time.bound() {
                Bound::Matrix => Kind::Matrix,
                Bound::Vector => Kind::Vector,
                Bound::Memory => Kind::Memory,
                Bound::Overhead => Kind::Overhead,
            },
            What::Wait(_) | What::Input => Kind::Waiting,
            What::Collective(..) | What::Phase(..) => Kind::Collective,
            What::Loop(_) | What::Case => Kind::Control,
            What::StepOverhead => Kind::StepOverhead,
            What::Iterations(_) | What::Tasks(_) => Kind::LeftOut,
        }
    }
}
