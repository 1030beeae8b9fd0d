//! Whether and when the slots of a table can be done.

use std::collections::BTreeMap;

use super::{Slot, Table, Work, refused, slot};
use crate::error::PassError;

/// When slots end.
#[derive(Clone, Debug, PartialEq)]
pub struct Timing {
    /// Seconds from the start.
    pub ends: BTreeMap<Slot, f64>,
    /// Per device, the seconds of its slots.
    pub busy: Vec<f64>,
    /// From the start to the end of the last slot.
    pub total: f64,
}

impl Timing {
    /// The share of the time in which a device has nothing to do, on average.
    pub fn bubble(&self) -> f64 {
        let busy: f64 = self.busy.iter().sum();
        1.0 - busy / (self.total * self.busy.len() as f64)
    }
}

impl Table {
    /// Stages that it names.
    pub fn stages(&self) -> usize {
        let stages = self.devices.iter().flatten();
        let stages = stages.map(|slot| slot.stage.saturating_add(1));
        stages.max().unwrap_or(0)
    }

    /// Whether gradients of parameters have slots of their own.
    pub fn splits_backward(&self) -> bool {
        let mut slots = self.devices.iter().flatten();
        slots.any(|slot| slot.work == Work::Weights)
    }

    /// The device of every stage for every microbatch.
    pub fn places(&self) -> BTreeMap<(usize, usize), usize> {
        let devices = self.devices.iter().enumerate();
        let slots = devices.flat_map(|(device, slots)| slots.iter().map(move |it| (it, device)));
        let forward = slots.filter(|(slot, _)| slot.work == Work::Forward);
        forward
            .map(|(slot, device)| ((slot.stage, slot.microbatch), device))
            .collect()
    }

    /// All slots and their devices in an order in which they can be done, as early as possible if
    /// all take equally long.
    ///
    /// # Errors
    ///
    /// The slot that cannot be done.
    pub fn order(&self) -> Result<Vec<(usize, Slot)>, Slot> {
        let stages = self.stages();
        let mut ends: BTreeMap<Slot, usize> = BTreeMap::new();
        let mut next = vec![0; self.devices.len()];
        let total: usize = self.devices.iter().map(Vec::len).sum();
        let mut order = Vec::with_capacity(total);
        let mut now = 0;
        while order.len() < total {
            let mut done = Vec::new();
            for (device, slots) in self.devices.iter().enumerate() {
                let Some(&own) = slots.get(next[device]) else {
                    continue;
                };
                let before = own.before(stages);
                if before.iter().flatten().all(|it| ends.contains_key(it)) {
                    next[device] += 1;
                    done.push((device, own));
                }
            }
            if done.is_empty() {
                let waiting = self.devices.iter().zip(&next);
                let mut waiting = waiting.filter_map(|(slots, next)| slots.get(*next));
                let first = waiting.next().expect("some slots are left");
                return Err(*first);
            }
            now += 1;
            ends.extend(done.iter().map(|(_, slot)| (*slot, now)));
            order.extend(done);
        }
        Ok(order)
    }

    /// When each slot ends if it takes so long and what is sent takes no time, and how long all
    /// take.
    ///
    /// # Errors
    ///
    /// The slot that cannot be done.
    pub fn timing(&self, seconds: impl Fn(Slot) -> f64) -> Result<Timing, Slot> {
        let stages = self.stages();
        let mut ends: BTreeMap<Slot, f64> = BTreeMap::new();
        let mut free = vec![0.0_f64; self.devices.len()];
        let mut busy = vec![0.0; self.devices.len()];
        for (device, slot) in self.order()? {
            let before = slot.before(stages);
            let ready = before
                .iter()
                .flatten()
                .map(|it| ends[it])
                .fold(free[device], f64::max);
            free[device] = ready + seconds(slot);
            busy[device] += seconds(slot);
            ends.insert(slot, free[device]);
        }
        let total = free.iter().copied().fold(0.0, f64::max);
        Ok(Timing { ends, busy, total })
    }

    /// Per device, how many forward passes it has done at most whose activations it still needs.
    pub fn most_kept(&self) -> Vec<usize> {
        let last = match self.splits_backward() {
            true => Work::Weights,
            false => Work::Backward,
        };
        let most = self.devices.iter().map(|slots| {
            let (mut kept, mut most) = (0_usize, 0);
            for slot in slots {
                if slot.work == Work::Forward {
                    kept += 1;
                } else if slot.work == last {
                    kept -= 1;
                }
                most = most.max(kept);
            }
            most
        });
        most.collect()
    }

    /// Per device, its share of what stages cost for a microbatch.
    pub fn shares(&self, costs: &[f64]) -> Vec<f64> {
        let own = self.devices.iter().map(|slots| -> f64 {
            let forward = slots.iter().filter(|slot| slot.work == Work::Forward);
            forward.map(|slot| costs[slot.stage]).sum()
        });
        let own: Vec<f64> = own.collect();
        let total: f64 = own.iter().sum();
        own.into_iter().map(|it| it / total).collect()
    }

    /// Every stage is done once for every microbatch, on one device, in an order that there is.
    pub(super) fn check(
        &self,
        devices: usize,
        microbatches: usize,
        backward: bool,
    ) -> Result<(), PassError> {
        if self.devices.len() != devices {
            let found = self.devices.len();
            let what = format!(
                "the schedule is for {found} devices, the mesh has {devices} along its first axis"
            );
            return Err(refused(what));
        }
        let mut works = vec![Work::Forward];
        if backward {
            works.push(Work::Backward);
        }
        if backward && self.splits_backward() {
            works.push(Work::Weights);
        }
        let mut wanted: BTreeMap<Slot, Option<usize>> = BTreeMap::new();
        for work in works {
            for stage in 0..self.stages() {
                let all = (0..microbatches).map(|it| (slot(work, stage, it), None));
                wanted.extend(all);
            }
        }
        for (device, slots) in self.devices.iter().enumerate() {
            for slot in slots {
                match wanted.get_mut(slot) {
                    None => {
                        return Err(refused(format!(
                            "{slot} is no slot of {microbatches} microbatches"
                        )));
                    }
                    Some(Some(_)) => return Err(refused(format!("{slot} is done twice"))),
                    Some(free) => *free = Some(device),
                }
            }
        }
        for (slot, device) in &wanted {
            if device.is_none() {
                return Err(refused(format!("{slot} is missing")));
            }
            let forward = Slot {
                work: Work::Forward,
                ..*slot
            };
            if wanted[&forward] != *device {
                return Err(refused(format!(
                    "{slot} is on another device than {forward}"
                )));
            }
        }
        match self.order() {
            Ok(_) => Ok(()),
            Err(slot) => Err(refused(format!("{slot} waits for what comes after it"))),
        }
    }
}
