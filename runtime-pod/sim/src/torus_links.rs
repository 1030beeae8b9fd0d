//! Steps of a program as transfers of the network.

use std::cmp::Ordering;

use peapod_schemas::pod::{Collective, CollectiveOp, Combiner, Computation, DType, Route, Step};

use crate::WalkError;
use crate::network::{Kind, Network, Strategy, Timing, Transfer};
use crate::simulation::{Links, Phase, Sent};

/// Collectives of a program on a torus.
#[derive(Debug)]
pub struct TorusLinks<'a> {
    network: &'a Network,
    choices: Choices,
    /// Axes of the network before those of the program.
    before: usize,
}

/// How collectives are done.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choices {
    /// The way of all reductions, gathers and scatters that allow it; else the fastest.
    pub strategy: Option<Strategy>,
    /// Sums of 32-bit floats travel as 16-bit ones.
    pub sums_in_bf16: bool,
}

impl<'a> TorusLinks<'a> {
    /// Collectives on this network.
    pub const fn new(network: &'a Network, choices: Choices) -> Self {
        Self {
            network,
            choices,
            before: 0,
        }
    }

    /// The same for programs of stages, which are along the first axis of the network.
    #[must_use]
    pub const fn of_stages(self) -> Self {
        Self { before: 1, ..self }
    }

    /// A route that names axes, by the axes of the network.
    fn shifted(&self, op: &Collective) -> Option<Route> {
        let CollectiveOp::CollectivePermute(Route::Reorder(axes)) = &op.op else {
            return None;
        };
        let axes = axes.iter().map(|axis| axis + self.before);
        Some(Route::Reorder(axes.collect()))
    }

    /// Bytes that travel instead of a payload.
    fn payload(&self, op: &Collective, step: &Step, computation: &Computation) -> u64 {
        let payload = computation.payload_bytes(step);
        let sums = op.combiner() == Some(Combiner::Add);
        if !sums || !self.choices.sums_in_bf16 {
            return payload;
        }
        let operands = step.operands.iter().map(|&it| &computation.values[it]);
        let wide = operands.filter(|it| it.dtype == DType::F32);
        let halved: u64 = wide.map(|it| it.bytes as u64 / 2).sum();
        payload.saturating_sub(halved)
    }

    fn timing(&self, transfer: &Transfer<'_>) -> Result<Timing, WalkError> {
        if let Some(strategy) = self.choices.strategy {
            // Permutations and the like go their own way.
            if let Ok(timing) = self.network.time(transfer, strategy) {
                return Ok(timing);
            }
        }
        Ok(self.network.best(transfer)?)
    }

    fn sent(&self, timing: &Timing, payload_bytes: u64) -> Sent {
        let dims = self.network.machine().dims.iter();
        let dims: Vec<&str> = dims.map(|dim| dim.name).collect();
        let mut phases: Vec<Phase> = vec![];
        for phase in &timing.phases {
            phases.extend(phase.links.names(&dims).map(|track| Phase {
                track,
                start_s: phase.start_s,
                end_s: phase.end_s,
            }));
        }
        // Colours that share a link share its time.
        phases.sort_by(|a, b| {
            (&a.track, a.start_s)
                .partial_cmp(&(&b.track, b.start_s))
                .unwrap_or(Ordering::Equal)
        });
        phases.dedup_by(|next, first| {
            let together = next.track == first.track && next.start_s < first.end_s;
            if together {
                first.end_s = first.end_s.max(next.end_s);
            }
            together
        });
        Sent {
            seconds: timing.seconds,
            payload_bytes,
            strategy: timing.strategy.to_string(),
            links: timing.phases.iter().map(|phase| phase.links).collect(),
            phases,
        }
    }
}

impl Links for TorusLinks<'_> {
    fn collective(&self, step: &Step, computation: &Computation) -> Result<Sent, WalkError> {
        let Some(op) = step.op.collective() else {
            return Ok(Sent::default());
        };
        let shifted = self.shifted(op);
        let kind = match &op.op {
            CollectiveOp::AllReduce { .. } => Kind::AllReduce,
            CollectiveOp::AllGather { .. } => Kind::AllGather,
            CollectiveOp::ReduceScatter { .. } => Kind::ReduceScatter,
            CollectiveOp::AllToAll { .. } => Kind::AllToAll,
            CollectiveOp::CollectivePermute(route) => {
                Kind::Permute(shifted.as_ref().unwrap_or(route))
            }
            CollectiveOp::CollectiveBroadcast { source } => Kind::Broadcast { source: *source },
        };
        let payload_bytes = self.payload(op, step, computation);
        let axes: Vec<usize> = op.axes.iter().map(|axis| axis + self.before).collect();
        let timing = self.timing(&Transfer {
            kind,
            axes: &axes,
            payload_bytes,
        })?;
        Ok(self.sent(&timing, payload_bytes))
    }

    fn message(&self, from: usize, to: usize, bytes: u64) -> Result<Sent, WalkError> {
        let route = Route::Pairs(vec![[from, to]]);
        let timing = self.timing(&Transfer {
            kind: Kind::Permute(&route),
            axes: &[0],
            payload_bytes: bytes,
        })?;
        Ok(self.sent(&timing, bytes))
    }
}
