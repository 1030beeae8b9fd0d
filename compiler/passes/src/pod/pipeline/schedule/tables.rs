//! Tables of schedules that have names.

use std::collections::BTreeMap;

use super::{Slot, Table, Work, refused, slot};
use crate::error::PassError;

/// Devices and microbatches.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) devices: usize,
    pub(super) microbatches: usize,
}

/// How a table is filled from front to back.
pub(super) struct Greedy<'a> {
    pub(super) stages: usize,
    /// The device of a stage for a microbatch.
    pub(super) device_of: &'a dyn Fn(usize, usize) -> usize,
    /// How many forward passes a device keeps at most.
    pub(super) most: &'a dyn Fn(usize) -> usize,
}

impl Size {
    fn each(self, slots: impl Fn(usize) -> Vec<Slot>) -> Table {
        Table {
            devices: (0..self.devices).map(slots).collect(),
        }
    }

    pub(super) fn gpipe(self) -> Table {
        self.each(|stage| {
            let all = |work| (0..self.microbatches).map(move |it| slot(work, stage, it));
            all(Work::Forward).chain(all(Work::Backward)).collect()
        })
    }

    /// Forward passes of a device, then in turn, then backward passes.
    fn in_turn(self, ahead: usize, forward: &[Slot], backward: &[Slot]) -> Vec<Slot> {
        let ahead = ahead.min(forward.len());
        let mut slots = forward[..ahead].to_vec();
        for (next, done) in forward[ahead..].iter().zip(backward) {
            slots.extend([*next, *done]);
        }
        slots.extend(&backward[forward.len() - ahead..]);
        slots
    }

    pub(super) fn one_forward_one_backward(self) -> Table {
        self.each(|stage| {
            let all = |work| (0..self.microbatches).map(move |it| slot(work, stage, it));
            let [forward, backward] =
                [Work::Forward, Work::Backward].map(|work| all(work).collect::<Vec<_>>());
            self.in_turn(self.devices - stage - 1, &forward, &backward)
        })
    }

    pub(super) fn interleaved(self, chunks: usize) -> Result<Table, PassError> {
        let Self {
            devices,
            microbatches,
        } = self;
        if !microbatches.is_multiple_of(devices) {
            return Err(refused(format!(
                "interleaved stages take a multiple of {devices} microbatches, one for each device, \
                 not {microbatches}"
            )));
        }
        // Groups of as many microbatches as there are devices go through one chunk after another.
        let place = |index: usize| {
            let (group, within) = (index / (devices * chunks), index % devices);
            (index / devices % chunks, group * devices + within)
        };
        Ok(self.each(|device| {
            let count = microbatches * chunks;
            let forward = (0..count).map(place).map(|(chunk, microbatch)| {
                slot(Work::Forward, chunk * devices + device, microbatch)
            });
            let backward = (0..count).map(place).map(|(chunk, microbatch)| {
                let chunk = chunks - 1 - chunk;
                slot(Work::Backward, chunk * devices + device, microbatch)
            });
            let ahead = 2 * (devices - device - 1) + (chunks - 1) * devices;
            let (forward, backward) = (forward.collect::<Vec<_>>(), backward.collect::<Vec<_>>());
            self.in_turn(ahead, &forward, &backward)
        }))
    }

    /// Every device does what it can, backward passes before forward passes before gradients of
    /// parameters, where all take equally long.
    pub(super) fn greedy(self, greedy: &Greedy<'_>) -> Table {
        let Self {
            devices,
            microbatches,
        } = self;
        let mut table = self.each(|_| vec![]);
        // What each device has, and when each slot ends.
        let mut own = vec![Vec::new(); devices];
        for stage in 0..greedy.stages {
            for microbatch in 0..microbatches {
                own[(greedy.device_of)(stage, microbatch)].push((stage, microbatch));
            }
        }
        let mut ends: BTreeMap<Slot, usize> = BTreeMap::new();
        let mut kept = vec![0_usize; devices];
        let total = 3 * greedy.stages * microbatches;
        let mut now = 0;
        while ends.len() < total {
            for device in 0..devices {
                let room = kept[device] < (greedy.most)(device);
                let ready = |slot: &Slot| {
                    let before = slot.before(greedy.stages);
                    let done = |it: &Slot| ends.get(it).is_some_and(|end| *end <= now);
                    !ends.contains_key(slot) && before.iter().flatten().all(done)
                };
                let first = |work: Work| {
                    let all = own[device].iter().map(|&(stage, it)| slot(work, stage, it));
                    // What is nearest to its end first.
                    let nearest = |it: &Slot| match work {
                        Work::Forward => (greedy.stages - it.stage, it.microbatch),
                        Work::Backward | Work::Weights => (it.stage, it.microbatch),
                    };
                    all.filter(|it| ready(it)).min_by_key(nearest)
                };
                let chosen = first(Work::Backward)
                    .or_else(|| first(Work::Forward).filter(|_| room))
                    .or_else(|| first(Work::Weights));
                let Some(chosen) = chosen else {
                    continue;
                };
                match chosen.work {
                    Work::Forward => kept[device] += 1,
                    Work::Backward => {}
                    Work::Weights => kept[device] -= 1,
                }
                ends.insert(chosen, now + 1);
                table.devices[device].push(chosen);
            }
            now += 1;
        }
        table
    }
}
