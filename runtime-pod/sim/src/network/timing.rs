//! What a collective takes, phase by phase.

use crate::link_set::LinkSet;
use crate::machine::Machine;

use super::closed_form::Taken;
use super::embedding::CORE;
use super::strategy::{Pass, Path, Strategy};
use super::torus::Way;

/// A part of a collective.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phase {
    /// What it uses.
    pub links: LinkSet,
    /// Which part of the payload, where strategies split it.
    pub colour: usize,
    /// Seconds after the collective began.
    pub start_s: f64,
    /// When it has ended.
    pub end_s: f64,
    /// Bytes over the busiest of these links, in one direction.
    pub link_bytes: f64,
}

/// What a collective takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Timing {
    /// How it was done.
    pub strategy: Strategy,
    /// From begin to end, with what software takes.
    pub seconds: f64,
    /// Of these, what software takes.
    pub overhead_s: f64,
    /// Steps from chip to chip, one after another.
    pub hops: u64,
    /// Bytes over the busiest link between chips, in one direction.
    pub link_bytes: f64,
    /// In order of their beginning.
    pub phases: Vec<Phase>,
}

/// What a pass uses; a ring through all chips turns corners in either direction.
pub(crate) fn links_of(pass: &Pass) -> LinkSet {
    match (&pass.path, pass.way) {
        (Path::Cores(_), _) => LinkSet::CORES,
        (Path::Snake, _) => LinkSet::TORUS,
        (Path::Along(segment), None) => LinkSet::along(segment.place - 1),
        (Path::Along(segment), Some(Way::Up)) => LinkSet::up(segment.place - 1),
        (Path::Along(segment), Some(Way::Down)) => LinkSet::down(segment.place - 1),
    }
}

/// Adds up phases.
pub(crate) struct Timer {
    phase_overhead_s: f64,
    pub(crate) timing: Timing,
}

impl Timer {
    pub(crate) fn new(machine: &Machine, strategy: Strategy) -> Self {
        let overhead_s = machine.settings.collective_overhead_s.value;
        Self {
            phase_overhead_s: machine.settings.phase_overhead_s.value,
            timing: Timing {
                seconds: overhead_s,
                overhead_s,
                ..Self::nothing(strategy)
            },
        }
    }

    pub(crate) const fn nothing(strategy: Strategy) -> Timing {
        Timing {
            strategy,
            seconds: 0.0,
            overhead_s: 0.0,
            hops: 0,
            link_bytes: 0.0,
            phases: vec![],
        }
    }

    /// A phase whose passes begin together.
    pub(crate) fn stage(&mut self, passes: &[(LinkSet, usize, Taken)]) {
        let start_s = self.timing.seconds + self.phase_overhead_s;
        self.timing.overhead_s += self.phase_overhead_s;
        let mut hops = 0;
        for &(links, colour, taken) in passes {
            hops = hops.max(taken.hops);
            self.timing.phases.push(Phase {
                links,
                colour,
                start_s,
                end_s: start_s + taken.seconds,
                link_bytes: taken.link_bytes,
            });
        }
        let longest = passes.iter().map(|(_, _, taken)| taken.seconds);
        self.timing.seconds = start_s + longest.fold(0.0, f64::max);
        self.timing.hops += hops;
        self.count_bytes();
    }

    /// Places that are used at the same time, hops one after another.
    pub(crate) fn together(&mut self, places: &[(usize, Taken)]) {
        let passes = places.iter().map(|&(place, taken)| match place {
            CORE => (LinkSet::CORES, 0, taken),
            _ => (LinkSet::along(place - 1), 0, taken),
        });
        self.stage(&passes.collect::<Vec<_>>());
        self.timing.hops = places.iter().map(|(_, taken)| taken.hops).sum();
    }

    /// Phases use the links of a dimension one after another; colours of one add up already.
    fn count_bytes(&mut self) {
        let phases = &self.timing.phases;
        let sets = phases.iter().map(|phase| phase.links);
        let sets = sets.filter(|links| *links != LinkSet::CORES);
        let of = |links: LinkSet| {
            let mut last = f64::NAN;
            let mut sum = 0.0;
            for phase in phases.iter().filter(|phase| phase.links == links) {
                // Colours that share links have the load of all of them, each.
                if phase.start_s != last {
                    sum += phase.link_bytes;
                    last = phase.start_s;
                }
            }
            sum
        };
        self.timing.link_bytes = sets.map(of).fold(0.0, f64::max);
    }
}
