//! What collectives take on a torus: by formulas ([`Network::time`]), and message by message
//! ([`Network::simulate`]), so that each checks the other. See `docs/network-model.md`.

mod closed_form;
mod embedding;
mod events;
mod group;
mod messages;
mod replay;
mod simulated;
mod snake;
mod strategy;
mod timing;
mod torus;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

pub use embedding::{EmbeddedAxis, Embedding, Segment, mesh_text};
pub use peapod_schemas::pod::Route;
pub use strategy::Strategy;
pub use timing::{Phase, Timing};

use crate::SimError;
use crate::machine::Machine;
use closed_form::SnakeLoad;
use embedding::CORE;
use group::Group;
use messages::RouteLoad;
use strategy::Stage;
use timing::{Timer, links_of};
use torus::{Coordinates, Links};

/// A collective: as in `pod.fbs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'a> {
    /// Every device gets the combination.
    AllReduce,
    /// Every device gets all shards.
    AllGather,
    /// Every device gets its part of the combination.
    ReduceScatter,
    /// Every device sends a part to each.
    AllToAll,
    /// Devices send to one another; halos too.
    Permute(&'a Route),
    /// One device of each group sends to all.
    Broadcast {
        /// Its position.
        source: usize,
    },
}

impl Kind<'_> {
    /// Name in the IR.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::AllReduce => "all_reduce",
            Self::AllGather => "all_gather",
            Self::ReduceScatter => "reduce_scatter",
            Self::AllToAll => "all_to_all",
            Self::Permute(_) => "collective_permute",
            Self::Broadcast { .. } => "collective_broadcast",
        }
    }
}

/// One collective of all devices, in groups that differ in `axes` only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer<'a> {
    /// What is done.
    pub kind: Kind<'a>,
    /// Axes of the mesh, major first: indices into the embedding's.
    pub axes: &'a [usize],
    /// Bytes of one device's operand, of an all-gather of its result.
    pub payload_bytes: u64,
}

/// A machine with a mesh on it.
#[derive(Debug)]
pub struct Network {
    links: Links,
    embedding: Embedding,
    /// What has been followed device by device and link by link, so that each shape is only once.
    groups: Mutex<BTreeMap<Vec<usize>, Arc<Group>>>,
    snakes: Mutex<BTreeMap<Vec<usize>, SnakeLoad>>,
    routes: Mutex<BTreeMap<(Vec<usize>, Route), RouteLoad>>,
}

impl Network {
    /// The embedding is one of this machine.
    pub fn new(machine: &Machine, embedding: &Embedding) -> Result<Self, SimError> {
        let mesh = embedding.mesh().axes;
        let embedding = Embedding::parse(machine, &mesh, &embedding.to_string())?;
        Ok(Self {
            links: Links::new(machine),
            embedding,
            groups: Mutex::default(),
            snakes: Mutex::default(),
            routes: Mutex::default(),
        })
    }

    /// Where the axes are placed.
    pub const fn embedding(&self) -> &Embedding {
        &self.embedding
    }

    /// The machine.
    pub fn machine(&self) -> &Machine {
        self.links.machine()
    }

    /// What a collective takes by the fastest strategy.
    pub fn best(&self, transfer: &Transfer<'_>) -> Result<Timing, SimError> {
        Ok(self.candidates(transfer)?.swap_remove(0))
    }

    /// What a collective takes by every strategy that there is for it, the fastest first.
    pub fn candidates(&self, transfer: &Transfer<'_>) -> Result<Vec<Timing>, SimError> {
        let group = self.group(transfer.axes)?;
        let strategies = strategy::strategies(&self.links, &transfer.kind, &group).into_iter();
        let timings = strategies.map(|strategy| self.timed(&group, transfer, strategy));
        let mut timings: Vec<Timing> = timings.collect::<Result<_, _>>()?;
        timings.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        Ok(timings)
    }

    /// What a collective takes by this strategy; an error if there is no such way.
    pub fn time(&self, transfer: &Transfer<'_>, strategy: Strategy) -> Result<Timing, SimError> {
        let group = self.group(transfer.axes)?;
        self.timed(&group, transfer, strategy)
    }

    fn timed(
        &self,
        group: &Group,
        transfer: &Transfer<'_>,
        strategy: Strategy,
    ) -> Result<Timing, SimError> {
        let plans = strategy::plans(&self.links, group, transfer, strategy)?;
        if self.sends_nothing(group, transfer)? {
            return Ok(Timer::nothing(strategy));
        }
        let mut timer = Timer::new(self.machine(), strategy);
        let bytes = transfer.payload_bytes as f64;
        match transfer.kind {
            Kind::AllReduce | Kind::AllGather | Kind::ReduceScatter => {
                return Ok(self.fastest(group, strategy, plans).1);
            }
            Kind::AllToAll => {
                let places = messages::all_to_all(&self.links, group, bytes);
                timer.together(&places);
            }
            Kind::Permute(route) => {
                let load = self.route_load(group, transfer, route)?;
                let taken = messages::permute(&self.links, &load, bytes);
                let held = messages::held(&self.links, &load);
                timer.stage(&[(held, 0, taken)]);
            }
            Kind::Broadcast { source } => {
                let sources = self.sources(group, transfer, source)?;
                let places = messages::broadcast(&self.links, group, bytes, &sources);
                timer.together(&places);
            }
        }
        Ok(timer.timing)
    }

    /// The plan that takes least; the first of those that take about as long.
    fn fastest(
        &self,
        group: &Group,
        strategy: Strategy,
        plans: Vec<Vec<Stage>>,
    ) -> (Vec<Stage>, Timing) {
        let timed = plans.into_iter().map(|plan| {
            let timing = self.phased(group, strategy, &plan);
            (plan, timing)
        });
        let fastest = timed.reduce(|first, second| {
            if second.1.seconds < first.1.seconds * (1.0 - 1e-9) {
                second
            } else {
                first
            }
        });
        fastest.unwrap_or_else(|| (vec![], Timer::nothing(strategy)))
    }

    /// One phase after another.
    fn phased(&self, group: &Group, strategy: Strategy, plan: &[Stage]) -> Timing {
        let mut timer = Timer::new(self.machine(), strategy);
        for stage in plan {
            let taken = closed_form::stage(&self.links, || self.snake_load(group), stage);
            let passes = stage.iter().zip(taken);
            let passes = passes.map(|(pass, taken)| (links_of(pass), pass.colour, taken));
            timer.stage(&passes.collect::<Vec<_>>());
        }
        timer.timing
    }

    fn group(&self, axes: &[usize]) -> Result<Arc<Group>, SimError> {
        let mut groups = locked(&self.groups);
        if let Some(group) = groups.get(axes) {
            return Ok(Arc::clone(group));
        }
        let group = Arc::new(Group::new(&self.embedding, axes)?);
        groups.insert(axes.to_vec(), Arc::clone(&group));
        Ok(group)
    }

    fn snake_load(&self, group: &Group) -> SnakeLoad {
        let mut axes = group.axes.clone();
        axes.sort_unstable();
        let mut snakes = locked(&self.snakes);
        *snakes.entry(axes).or_insert_with(|| {
            let firsts = self.first_chips(group);
            closed_form::snake_load(&self.links, group, &firsts)
        })
    }

    /// Core 0 of the first chip of each group; chips whose cores are in several groups count once.
    fn first_chips(&self, group: &Group) -> Vec<Coordinates> {
        let firsts = group.firsts.iter();
        let firsts = firsts.map(|&first| self.embedding.coordinates(first));
        firsts.filter(|at| at[CORE] == 0).collect()
    }

    fn route_load(
        &self,
        group: &Group,
        transfer: &Transfer<'_>,
        route: &Route,
    ) -> Result<RouteLoad, SimError> {
        let key = (group.axes.clone(), route.clone());
        let mut routes = locked(&self.routes);
        if let Some(load) = routes.get(&key) {
            return Ok(load.clone());
        }
        let pairs = self.pairs(group, transfer, route)?;
        let load = messages::route_load(&self.links, &pairs);
        routes.insert(key, load.clone());
        Ok(load)
    }

    /// Cores that send and those that get, of all groups; without those that send to themselves.
    fn pairs(
        &self,
        group: &Group,
        transfer: &Transfer<'_>,
        route: &Route,
    ) -> Result<Vec<(Coordinates, Coordinates)>, SimError> {
        let there = route.check(&group.axes, group.parts);
        there.map_err(|message| position_error(group, transfer, message))?;
        let sources = route.sources(&self.embedding.mesh(), &group.offsets);
        let pairs = sources.into_iter().enumerate();
        let pairs = pairs.filter_map(|(target, source)| Some((source?, target)));
        let pairs: Vec<_> = pairs.filter(|(source, target)| source != target).collect();
        let at = |first: &usize, position: usize| {
            self.embedding.coordinates(first + group.offsets[position])
        };
        let all = group.firsts.iter().flat_map(|first| {
            let pairs = pairs.iter();
            pairs.map(move |&(source, target)| (at(first, source), at(first, target)))
        });
        Ok(all.collect())
    }

    /// Positions of the source of a broadcast, along the segments of its group.
    fn sources(
        &self,
        group: &Group,
        transfer: &Transfer<'_>,
        source: usize,
    ) -> Result<Vec<usize>, SimError> {
        let Some(&offset) = group.offsets.get(source) else {
            let message = format!("the source is position {source} of {}", group.parts);
            return Err(position_error(group, transfer, message));
        };
        let at = self.embedding.coordinates(offset);
        let segments = group.segments.iter();
        let along = segments.map(|segment| at[segment.place] / segment.stride % segment.extent);
        Ok(along.collect())
    }

    /// Whether there is nothing to send, or no receiver; even then a collective has to be valid.
    fn sends_nothing(&self, group: &Group, transfer: &Transfer<'_>) -> Result<bool, SimError> {
        match transfer.kind {
            Kind::Permute(route) => self.route_load(group, transfer, route).map(|_| ())?,
            Kind::Broadcast { source } => self.sources(group, transfer, source).map(|_| ())?,
            Kind::AllReduce | Kind::AllGather | Kind::ReduceScatter | Kind::AllToAll => (),
        }
        Ok(group.parts == 1 || transfer.payload_bytes == 0)
    }
}

/// What is kept is whole even where a thread has failed: entries are made before they are put in.
fn locked<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(|error| error.into_inner())
}

fn position_error(group: &Group, transfer: &Transfer<'_>, message: String) -> SimError {
    SimError::Position {
        kind: transfer.kind.name(),
        group: group.described.clone(),
        message,
    }
}
