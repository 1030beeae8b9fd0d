//! Collectives followed message by message, if requested.

use crate::SimError;
use crate::link_set::LinkSet;

use super::group::Group;
use super::replay::{self, MESSAGES_MOST};
use super::strategy::{self, Stage, Strategy};
use super::timing::{Timer, Timing, links_of};
use super::torus::Coordinates;
use super::{Kind, Network, Transfer, closed_form, messages};

impl Network {
    /// What a collective takes by this strategy, every message followed over its links. Hops and
    /// bytes are those of the formulas. An error if there are too many messages.
    pub fn simulate(
        &self,
        transfer: &Transfer<'_>,
        strategy: Strategy,
    ) -> Result<Timing, SimError> {
        let group = self.group(transfer.axes)?;
        let plans = strategy::plans(&self.links, &group, transfer, strategy)?;
        if self.sends_nothing(&group, transfer)? {
            return Ok(Timer::nothing(strategy));
        }
        if !plans.is_empty() {
            let (plan, _) = self.fastest(&group, strategy, plans);
            return self.followed(&group, transfer, strategy, &plan);
        }
        let bytes = transfer.payload_bytes as f64;
        let seconds = match transfer.kind {
            Kind::AllReduce | Kind::AllGather | Kind::ReduceScatter => Ok(0.0),
            Kind::AllToAll => replay::all_to_all(&self.links, bytes, &self.members(&group)),
            Kind::Permute(_) => return self.simulate_together(&[*transfer]),
            Kind::Broadcast { source } => {
                let members = self.members(&group).into_iter();
                let roots: Vec<Coordinates> = members.map(|all| all[source].clone()).collect();
                let sources = self.sources(&group, transfer, source)?;
                replay::broadcast(&self.links, &group, bytes, &roots, &sources)
            }
        };
        let seconds = seconds.map_err(|messages| too_large(&group, transfer, messages))?;
        let mut timing = self.time(transfer, strategy)?;
        timing.seconds = timing.overhead_s + seconds;
        for phase in &mut timing.phases {
            phase.end_s = phase.end_s.min(timing.seconds);
        }
        Ok(timing)
    }

    /// Permutations that begin at the same time and share links, as one.
    pub fn simulate_together(&self, transfers: &[Transfer<'_>]) -> Result<Timing, SimError> {
        let mut messages = vec![];
        let mut timer = Timer::new(self.machine(), Strategy::DimensionOrdered);
        let mut taken = closed_form::Taken::NOTHING;
        let (mut refused, mut used) = (None, LinkSet::NONE);
        for transfer in transfers {
            let group = self.group(transfer.axes)?;
            let Kind::Permute(route) = transfer.kind else {
                return Err(SimError::Position {
                    kind: transfer.kind.name(),
                    group: group.described.clone(),
                    message: "only permutations are followed together".to_owned(),
                });
            };
            let bytes = transfer.payload_bytes as f64;
            let pairs = self.pairs(&group, transfer, route)?.into_iter();
            messages.extend(pairs.map(|(from, to)| (from, to, bytes)));
            let load = self.route_load(&group, transfer, route)?;
            let alone = messages::permute(&self.links, &load, bytes);
            used = used.with(load.links);
            taken.hops = taken.hops.max(alone.hops);
            taken.link_bytes = taken.link_bytes.max(alone.link_bytes);
            refused = Some((group, transfer));
        }
        taken.seconds = match (replay::permute(&self.links, &messages), &refused) {
            (Ok(seconds), _) => seconds,
            (Err(messages), Some((group, transfer))) => {
                return Err(too_large(group, transfer, messages));
            }
            (Err(_), None) => 0.0,
        };
        timer.stage(&[(used, 0, taken)]);
        Ok(timer.timing)
    }

    fn followed(
        &self,
        group: &Group,
        transfer: &Transfer<'_>,
        strategy: Strategy,
        plan: &[Stage],
    ) -> Result<Timing, SimError> {
        let mut timer = Timer::new(self.machine(), strategy);
        let firsts = self.first_chips(group);
        for stage in plan {
            let seconds = replay::stage(&self.links, group, &firsts, stage);
            let seconds = seconds.map_err(|messages| too_large(group, transfer, messages))?;
            let formula = closed_form::stage(&self.links, || self.snake_load(group), stage);
            let passes = stage.iter().zip(seconds).zip(formula);
            let passes = passes.map(|((pass, seconds), formula)| {
                let taken = replay::taken(seconds, formula);
                (links_of(pass), pass.colour, taken)
            });
            timer.stage(&passes.collect::<Vec<_>>());
        }
        Ok(timer.timing)
    }

    /// Where the members of every group are, in order.
    fn members(&self, group: &Group) -> Vec<Vec<Coordinates>> {
        let at = |device: usize| self.embedding.coordinates(device);
        let groups = group.firsts.iter().map(|first| {
            let offsets = group.offsets.iter();
            offsets.map(|offset| at(first + offset)).collect()
        });
        groups.collect()
    }
}

fn too_large(group: &Group, transfer: &Transfer<'_>, messages: u64) -> SimError {
    SimError::TooLarge {
        kind: transfer.kind.name(),
        group: group.described.clone(),
        messages,
        most: MESSAGES_MOST,
    }
}
