//! Bytes that are live over time, while a schedule is made.
//!
//! Results of a task are live from its start, operands until the end of the last task that reads
//! them. A result that may overwrite an operand (of the same size, read for the last time)
//! does.

use std::collections::BTreeSet;

use crate::memory::{Buffer, Category};
use crate::schedule::Task;

/// A moment at which live bytes change.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Change {
    at_s: f64,
    bytes: i128,
    /// `None`: what a task needs besides values.
    value: Option<usize>,
}

impl Change {
    /// What tasks need besides values counts with what is there for a while.
    fn add_to(&self, bytes: &mut [i128; Category::COUNT], buffers: &[Buffer]) {
        let buffer = self.value.map(|value| &buffers[value]);
        let padding = i128::from(buffer.map_or(0, |it| it.padding)) * self.bytes.signum();
        let category = buffer.map_or(Category::Temporaries, |it| it.category);
        bytes[Category::Padding as usize] += padding;
        bytes[category as usize] += self.bytes - padding;
    }
}

/// Live bytes of one computation.
#[derive(Clone, Debug)]
pub struct Live {
    /// Tasks that have yet to read a value.
    readers: Vec<usize>,
    bytes: u64,
    /// Bytes that are given up at some time to come.
    ending: Vec<(f64, u64)>,
    changes: Vec<Change>,
}

/// Live bytes from a moment on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Seconds from the start.
    pub at_s: f64,
    /// By what they are for, in the order of [`Category::ALL`].
    pub bytes: [u64; Category::COUNT],
}

impl Moment {
    /// All of them.
    pub fn total_bytes(&self) -> u64 {
        self.bytes.iter().sum()
    }
}

/// What was live over time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// Whenever that changes, in the order of time.
    pub moments: Vec<Moment>,
    /// The most bytes that were live at once.
    pub peak_bytes: u64,
    /// When.
    pub peak_s: f64,
    /// Values that were live then.
    pub at_peak: Vec<usize>,
    /// Bytes that a task used then besides values.
    pub scratch_at_peak_bytes: u64,
}

impl Profile {
    /// The same so many seconds before.
    pub(crate) fn earlier(&mut self, by_s: f64) {
        for moment in &mut self.moments {
            moment.at_s = (moment.at_s - by_s).max(0.0);
        }
        self.peak_s = (self.peak_s - by_s).max(0.0);
    }
}

/// What starting a task does.
struct Effect {
    made: Vec<usize>,
    dying: Vec<usize>,
    /// Operands whose bytes become a result's.
    reused: Vec<(usize, usize)>,
}

impl Live {
    /// Before the first task.
    pub fn new(buffers: &[Buffer], tasks: &[Task]) -> Self {
        let mut readers = vec![0; buffers.len()];
        for task in tasks {
            task.reads.iter().for_each(|value| readers[*value] += 1);
        }
        let mut live = Self {
            readers,
            bytes: 0,
            ending: vec![],
            changes: vec![],
        };
        for value in (0..buffers.len()).filter(|it| buffers[*it].given) {
            live.take(value, 0.0, buffers);
        }
        live
    }

    /// Gives up what ends until `now`.
    pub fn settle(&mut self, now: f64) {
        let bytes = &mut self.bytes;
        self.ending.retain(|(at, freed)| {
            let over = *at <= now;
            // In a program that reads what none wrote, more ends than began.
            *bytes = bytes.saturating_sub(if over { *freed } else { 0 });
            !over
        });
    }

    /// Bytes that are live if a task starts now.
    pub fn bytes_if_started(&self, task: &Task, buffers: &[Buffer]) -> u64 {
        let effect = self.effect(task, buffers);
        let reused = |value: &usize| effect.reused.iter().any(|(_, made)| made == value);
        let made = effect.made.iter().filter(|value| !reused(value));
        let made: u64 = made.map(|value| buffers[*value].bytes).sum();
        self.bytes + made + task.scratch_bytes
    }

    fn effect(&self, task: &Task, buffers: &[Buffer]) -> Effect {
        let dies = |value: &usize| self.readers[*value] == 1 && !buffers[*value].kept;
        let dying: Vec<usize> = task.reads.iter().copied().filter(dies).collect();
        let fresh = |value: &usize| !buffers[*value].given;
        let made: Vec<usize> = task.writes.iter().copied().filter(fresh).collect();
        let mut free: BTreeSet<usize> = dying.iter().copied().collect();
        let mut reused = vec![];
        for &value in made.iter().filter(|_| task.in_place) {
            let same = |operand: &&usize| buffers[**operand].bytes == buffers[value].bytes;
            if let Some(&operand) = free.iter().find(same) {
                free.remove(&operand);
                reused.push((operand, value));
            }
        }
        Effect {
            made,
            dying,
            reused,
        }
    }

    /// A task runs from `at` to `end`.
    pub fn start(&mut self, task: &Task, at: f64, end: f64, buffers: &[Buffer]) {
        self.settle(at);
        let effect = self.effect(task, buffers);
        for &value in &effect.made {
            self.take(value, at, buffers);
            if self.readers[value] == 0 && !buffers[value].kept {
                self.give_up(value, end, buffers);
            }
        }
        for &value in &effect.dying {
            let reused = effect.reused.iter().any(|(operand, _)| *operand == value);
            self.give_up(value, if reused { at } else { end }, buffers);
        }
        self.settle(at);
        if task.scratch_bytes > 0 {
            let bytes = i128::from(task.scratch_bytes);
            self.bytes += task.scratch_bytes;
            self.ending.push((end, task.scratch_bytes));
            self.change(at, bytes, None);
            self.change(end, -bytes, None);
        }
        task.reads
            .iter()
            .for_each(|value| self.readers[*value] -= 1);
    }

    fn take(&mut self, value: usize, at_s: f64, buffers: &[Buffer]) {
        self.bytes += buffers[value].bytes;
        self.change(at_s, i128::from(buffers[value].bytes), Some(value));
    }

    fn give_up(&mut self, value: usize, at_s: f64, buffers: &[Buffer]) {
        self.ending.push((at_s, buffers[value].bytes));
        self.change(at_s, -i128::from(buffers[value].bytes), Some(value));
    }

    fn change(&mut self, at_s: f64, bytes: i128, value: Option<usize>) {
        self.changes.push(Change { at_s, bytes, value });
    }

    /// All of it, in the order of time.
    pub fn finish(mut self, buffers: &[Buffer]) -> Profile {
        // What ends at a time makes room for what starts at it.
        let order = |change: &Change| (change.bytes > 0, change.value);
        self.changes
            .sort_by(|a, b| a.at_s.total_cmp(&b.at_s).then(order(a).cmp(&order(b))));
        let mut profile = Profile::default();
        let mut bytes = [0_i128; Category::COUNT];
        for change in &self.changes {
            change.add_to(&mut bytes, buffers);
            let now = Moment {
                at_s: change.at_s,
                bytes: bytes.map(|bytes| u64::try_from(bytes).unwrap_or(0)),
            };
            match profile.moments.last_mut() {
                Some(last) if last.at_s == now.at_s => *last = now,
                _ => profile.moments.push(now),
            }
            if now.total_bytes() > profile.peak_bytes {
                (profile.peak_bytes, profile.peak_s) = (now.total_bytes(), now.at_s);
            }
        }
        self.snapshot(&mut profile);
        profile
    }

    /// What was live at the peak.
    fn snapshot(&self, profile: &mut Profile) {
        let (mut bytes, mut live, mut scratch) = (0_i128, BTreeSet::new(), 0_i128);
        for change in &self.changes {
            bytes += change.bytes;
            match change.value {
                Some(value) if change.bytes >= 0 => drop(live.insert(value)),
                Some(value) => drop(live.remove(&value)),
                None => scratch += change.bytes,
            }
            if bytes == i128::from(profile.peak_bytes) && change.at_s == profile.peak_s {
                break;
            }
        }
        profile.at_peak = live.into_iter().collect();
        profile.scratch_at_peak_bytes = u64::try_from(scratch).unwrap_or(0);
    }
}

/// At most about `limit` of a profile's points: of neighbours, the one with the most bytes; the
/// first and the last stay.
pub(crate) fn coarse(moments: &[Moment], limit: usize) -> Vec<Moment> {
    let Some((last, before)) = moments.split_last() else {
        return vec![];
    };
    let Some((first, between)) = before.split_first() else {
        return vec![*last];
    };
    let mut kept = vec![*first];
    let groups = between.chunks(between.len().div_ceil(limit.max(1)).max(1));
    kept.extend(groups.filter_map(|group| group.iter().copied().max_by_key(Moment::total_bytes)));
    kept.push(*last);
    kept
}
