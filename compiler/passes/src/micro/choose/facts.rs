//! What choices depend on beside types and windows, found out once for all plans of a model.
//!
//! This is the only place where choosing looks at weights. Whether packed kernels take a
//! convolution depends on the sums of each output channel, which must not overflow. Whether a sum
//! of two tensors is one of multiples takes a look at all values of both.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use peapod_ir::ops::tensor::While;
use peapod_ir::{Function, Op};

use super::coded::Coding;
use super::weighted_sum::{self, Sum, WeightedSum};
use super::{Context, required};
use crate::graph::trip_count::trip_count;

/// Where the weights of an output channel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Channels {
    /// One channel after the other.
    Rows(usize),
    /// One weight of each channel after the other.
    Columns(usize),
}

impl Channels {
    pub(super) fn count(self) -> usize {
        let (Self::Rows(count) | Self::Columns(count)) = self;
        count
    }

    /// The weights of each channel, of any type.
    pub(super) fn each<T: Copy>(self, weights: &[T]) -> Vec<Vec<T>> {
        let len = weights.len() / self.count().max(1);
        let row = |channel: usize| {
            let (start, step) = match self {
                Self::Rows(_) => (channel * len, 1),
                Self::Columns(channels) => (channel, channels),
            };
            let row = weights[start..].iter().step_by(step);
            row.take(len).copied().collect()
        };
        (0..self.count()).map(row).collect()
    }

    /// The weights of each channel.
    pub(super) fn of(self, weights: &[u8]) -> impl Iterator<Item = Vec<i8>> + '_ {
        let len = weights.len() / self.count().max(1);
        (0..self.count()).map(move |channel| {
            let (start, step) = match self {
                Self::Rows(_) => (channel * len, 1),
                Self::Columns(channels) => (channel, channels),
            };
            let of_channel = weights[start..].iter().step_by(step).take(len);
            of_channel.map(|byte| byte.cast_signed()).collect()
        })
    }
}

/// What is known of the weights of a filter or a matrix product.
pub(super) struct Weights {
    /// Per output channel, the sum of the weights.
    pub(super) sums: Vec<i64>,
    /// Per output channel, the most that 8-bit inputs add to a sum of products.
    pub(super) reaches: Vec<i64>,
    /// Whether words can hold the weights of two channels each: 256 times that of the second, plus
    /// that of the first, must fit 16 bits. Only the least weight of all does not, which TFLite
    /// avoids.
    pub(super) words_fit: bool,
}

impl Weights {
    fn of(bytes: &[u8], channels: Channels) -> Self {
        let mut known = Self {
            sums: Vec::new(),
            reaches: Vec::new(),
            words_fit: true,
        };
        let mut before: Option<Vec<i8>> = None;
        for row in channels.of(bytes) {
            let reach = |weight: &i8| 128 * i64::from(weight.unsigned_abs());
            known.sums.push(row.iter().map(|it| i64::from(*it)).sum());
            known.reaches.push(row.iter().map(reach).sum());
            before = match before {
                None => Some(row),
                Some(first) => {
                    let mut both = first.iter().zip(&row);
                    known.words_fit &=
                        both.all(|(first, second)| *second != i8::MIN || *first >= 0);
                    None
                }
            };
        }
        known
    }
}

/// Weights by the address and the length of their bytes, which stay theirs while they are held.
type WeightsKey = (usize, usize, Channels);

/// Weights as above, with the strides of a transposed convolution.
type PhasesKey = (WeightsKey, [usize; 2]);

/// For each phase of a transposed convolution and each channel, the sum of the weights that are in
/// it, and the most that 8-bit inputs add to a sum of products.
pub(super) type Phases = Rc<Vec<[i64; 2]>>;

/// Weights that are held, and what is known of their phases.
type KnownPhases = (Arc<[u8]>, Phases);

/// Weights as above, with the weights that are coded together.
type CodedKey = (WeightsKey, usize);

/// Weights that are held, and their coding.
type KnownCoding = (Arc<[u8]>, Option<Coding>);

/// Weights that are held, and what is known of them.
type Known = (Arc<[u8]>, Rc<Weights>);

/// What has been found out so far.
#[derive(Default)]
pub(crate) struct Facts {
    weights: RefCell<BTreeMap<WeightsKey, Known>>,
    sums: RefCell<BTreeMap<[[u64; 2]; 5], Option<WeightedSum>>>,
    phases: RefCell<BTreeMap<PhasesKey, KnownPhases>>,
    /// The fewest bits of weights, which are held.
    codings: RefCell<BTreeMap<CodedKey, KnownCoding>>,
    /// Turns of loops, by the names of their bodies.
    turns: RefCell<BTreeMap<String, Option<u64>>>,
    /// What it took to find out those.
    taken: Cell<u64>,
}

impl Facts {
    /// The sum of multiples that a sum of two int8 tensors is, if it is one.
    pub(super) fn weighted_sum(&self, op: &Op, sum: &Sum<'_>) -> Option<WeightedSum> {
        let mut known = self.sums.borrow_mut();
        let found = known.entry(sum.key());
        *found.or_insert_with(|| weighted_sum::find(op, sum))
    }
}

impl Context<'_> {
    /// The turns of a loop, if they are known.
    pub(super) fn turns(&self, op: &Op, it: &While, functions: [&Function; 2]) -> Option<u64> {
        let mut known = self.facts.turns.borrow_mut();
        let turns = known.entry(it.body.clone());
        let taken = &self.facts.taken;
        *turns.or_insert_with(|| trip_count(self.numerics, self.function, op, functions, taken))
    }

    /// What is known of the weights that an operand is; `None` if it is not constant.
    pub(super) fn weights(
        &self,
        op: &Op,
        operand: usize,
        channels: Channels,
    ) -> Option<Rc<Weights>> {
        let value = required(op, operand);
        let held = self.function.constant(self.storage.outermost(value).0)?;
        let bytes = self.bytes(value)?;
        let place = (bytes.as_ptr().addr(), bytes.len(), channels);
        let mut known = self.facts.weights.borrow_mut();
        let entry = known.entry(place);
        let (_, weights) =
            entry.or_insert_with(|| (held.clone(), Rc::new(Weights::of(bytes, channels))));
        Some(weights.clone())
    }

    /// How the weights that an operand is become smallest, as `find` finds it; `None` if they are
    /// not constant, or do not become smaller.
    pub(super) fn coding(
        &self,
        op: &Op,
        operand: usize,
        (channels, run): (Channels, usize),
        find: impl FnOnce(&[u8]) -> Option<Coding>,
    ) -> Option<Coding> {
        let value = required(op, operand);
        let held = self.function.constant(self.storage.outermost(value).0)?;
        let bytes = self.bytes(value)?;
        let place = (bytes.as_ptr().addr(), bytes.len(), channels);
        let mut known = self.facts.codings.borrow_mut();
        let entry = known.entry((place, run));
        entry.or_insert_with(|| (held.clone(), find(bytes))).1
    }

    /// What is known of the phases of the weights that an operand is, as `find` finds it; `None` if
    /// it is not constant.
    pub(super) fn phases(
        &self,
        op: &Op,
        operand: usize,
        (channels, stride): (Channels, [usize; 2]),
        find: impl FnOnce(&[u8]) -> Vec<[i64; 2]>,
    ) -> Option<Phases> {
        let value = required(op, operand);
        let held = self.function.constant(self.storage.outermost(value).0)?;
        let bytes = self.bytes(value)?;
        let place = (bytes.as_ptr().addr(), bytes.len(), channels);
        let mut known = self.facts.phases.borrow_mut();
        let entry = known.entry((place, stride));
        let (_, phases) = entry.or_insert_with(|| (held.clone(), Rc::new(find(bytes))));
        Some(phases.clone())
    }
}
