//! Tables of schedules that have names.

use std::collections::BTreeMap;

use super::{Slot, Table, Work, refused, slot};
use crate::error::PassError;
use crate::pod::pipeline::asynchronous::Clock;

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

    /// A forward pass and a backward pass in turn, with as much between those of a microbatch as
    /// stages after need.
    pub(super) fn steady(self) -> Table {
        let clock = Clock {
            parts: 1,
            stages: self.devices,
            microbatches: self.microbatches,
        };
        self.each(|stage| {
            let turns = (0..self.microbatches).map(|it| {
                let done = it as isize - clock.lag(stage) as isize;
                let done = done.rem_euclid(self.microbatches as isize);
                [
                    slot(Work::Forward, stage, it),
                    slot(Work::Backward, stage, done as usize),
                ]
            });
            turns.flatten().collect()
        })
    }

    /// Gradients of the parameters of stage `s` follow `s` backward passes later, into the gaps of
    /// the end, so that every stage keeps as many microbatches as the first.
    pub(super) fn zero_bubble_h1(self) -> Table {
        let mut table = self.one_forward_one_backward();
        for (stage, slots) in table.devices.iter_mut().enumerate() {
            let weights = |microbatch| slot(Work::Weights, stage, microbatch);
            let mut delayed = Vec::new();
            for done in slots.drain(..) {
                delayed.push(done);
                let due = done.microbatch.checked_sub(stage);
                delayed.extend(due.filter(|_| done.work == Work::Backward).map(weights));
            }
            delayed
                .extend((self.microbatches.saturating_sub(stage)..self.microbatches).map(weights));
            *slots = delayed;
        }
        table
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
        let mut queues: Vec<Queues> = vec![Queues::default(); devices];
        for stage in 0..greedy.stages {
            for microbatch in 0..microbatches {
                queues[(greedy.device_of)(stage, microbatch)].add(stage, microbatch);
            }
        }
        // When each slot ends, and whether any began in the last moment: if none did, a device has
        // to keep more than it should.
        let mut ends: BTreeMap<Slot, usize> = BTreeMap::new();
        let mut kept = vec![0_usize; devices];
        let total = 3 * greedy.stages * microbatches;
        let (mut now, mut stuck) = (0, false);
        while ends.len() < total {
            let before = ends.len();
            for (device, queues) in queues.iter_mut().enumerate() {
                let room = stuck || kept[device] < (greedy.most)(device);
                let ready = |slot: &Slot| {
                    let done = |it: &Slot| ends.get(it).is_some_and(|end| *end <= now);
                    slot.before(greedy.stages).iter().flatten().all(done)
                };
                let works = [Work::Backward, Work::Forward, Work::Weights];
                let mut works = works.into_iter();
                let chosen = works.find_map(|work| {
                    let first = queues.next(work).filter(ready);
                    // What is nearest to its end first.
                    match work {
                        Work::Forward => first.max_by_key(|it| it.stage).filter(|_| room),
                        Work::Backward | Work::Weights => first.min_by_key(|it| it.stage),
                    }
                });
                let Some(chosen) = chosen else {
                    continue;
                };
                match chosen.work {
                    Work::Forward => kept[device] += 1,
                    Work::Backward => {}
                    Work::Weights => kept[device] -= 1,
                }
                queues.take(chosen);
                ends.insert(chosen, now + 1);
                table.devices[device].push(chosen);
            }
            stuck = ends.len() == before;
            now += 1;
        }
        table
    }
}

/// The microbatches of a device, per stage, and how many of each work are done: they are done in
/// order.
#[derive(Clone, Default)]
struct Queues(BTreeMap<usize, (Vec<usize>, [usize; 3])>);

impl Queues {
    fn add(&mut self, stage: usize, microbatch: usize) {
        self.0.entry(stage).or_default().0.push(microbatch);
    }

    /// Of every stage, what comes next of a work.
    fn next(&self, work: Work) -> impl Iterator<Item = Slot> {
        let stages = self.0.iter();
        stages.filter_map(move |(&stage, (microbatches, done))| {
            let next = microbatches.get(done[work as usize])?;
            Some(slot(work, stage, *next))
        })
    }

    fn take(&mut self, slot: Slot) {
        if let Some((_, done)) = self.0.get_mut(&slot.stage) {
            done[slot.work as usize] += 1;
        }
    }
}
