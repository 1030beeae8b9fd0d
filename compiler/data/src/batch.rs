//! Batches: which samples each has, on which host, and what is in it.

use std::sync::Arc;

use peapod_diagnostic::{Result, code};

use crate::Split;
use crate::augment;
use crate::labels::Labels;
use crate::prefetch::Batches;
use crate::random::Permutation;

/// Which batches are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchOptions {
    /// Samples of a batch, of all hosts together.
    pub batch: usize,
    /// Where random numbers begin.
    pub seed: u64,
    /// The epoch, from 0. Each has an order of its own.
    pub epoch: u64,
    /// The batch to begin with, from 0. Those before it cost nothing.
    pub start_batch: usize,
    /// Whether samples are in a random order.
    pub shuffle: bool,
    /// Whether samples are changed as the experiment says.
    pub augment: bool,
    /// How many hosts share each batch.
    pub hosts: usize,
    /// Which of them this one is, from 0.
    pub host: usize,
    /// Threads that read ahead. Without any, batches are made when they are asked for.
    pub threads: usize,
}

/// One host, every sample once and in order, no threads.
impl Default for BatchOptions {
    fn default() -> Self {
        Self {
            batch: 32,
            seed: 1,
            epoch: 0,
            start_batch: 0,
            shuffle: false,
            augment: false,
            hosts: 1,
            host: 0,
            threads: 0,
        }
    }
}

/// Stands in [`Batch::indices`] where the last batch is filled up.
pub const PADDING: usize = usize::MAX;

/// The part of a batch that a host has: `batch / hosts` samples.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Its number in the epoch, from 0.
    pub number: usize,
    /// `[samples, …]`, row-major; where the batch is filled up, its samples once more: statistics
    /// of a batch norm are then about those of the samples.
    pub features: Vec<f32>,
    /// As many labels; zeros where the batch is filled up.
    pub labels: Labels,
    /// 1 for each sample, 0 where the batch is filled up.
    pub weights: Vec<f32>,
    /// Positions of the samples in the data set, [`PADDING`] where the batch is filled up.
    pub indices: Vec<usize>,
}

/// How an epoch is made of a part of a data set.
#[derive(Debug)]
pub(crate) struct Plan {
    split: Split,
    options: BatchOptions,
    order: Option<Permutation>,
}

impl Split {
    /// The batches of an epoch, from `start_batch` on: `⌈samples / batch⌉` in all. Which samples
    /// are in which, and what is done to them, depends on the seed, the epoch and the data alone,
    /// neither on hosts nor on threads. Threads keep at most three batches each.
    ///
    /// # Errors
    ///
    /// A batch is empty or cannot be shared by the hosts; there is no such host.
    pub fn batches(&self, options: &BatchOptions) -> Result<Batches> {
        let BatchOptions {
            batch, hosts, host, ..
        } = *options;
        if batch == 0 || hosts == 0 || !batch.is_multiple_of(hosts) {
            let message =
                format!("expected a batch that {hosts} hosts share evenly, found {batch} samples");
            let help = "make the size of a batch a multiple of the number of hosts";
            return Err(code::DATA_BATCH.error(message, help).into());
        }
        if host >= hosts {
            let message = format!("expected a host below {hosts}, found {host}");
            return Err(code::DATA_BATCH.error(message, "count hosts from 0").into());
        }
        if batch
            .checked_mul(self.data.elements())
            .is_none_or(|it| it > MAX_ELEMENTS)
        {
            let message = format!("{batch} samples of shape {:?} are too many", self.shape());
            return Err(code::DATA_BATCH
                .error(message, "take smaller batches")
                .into());
        }
        let words = [options.seed, SHUFFLE, options.epoch];
        let order = options
            .shuffle
            .then(|| Permutation::new(self.len(), &words));
        let end = self.len().div_ceil(batch);
        let plan = Plan {
            split: self.clone(),
            options: options.clone(),
            order,
        };
        Ok(Batches::new(Arc::new(plan), options.start_batch, end))
    }
}

/// Elements of a batch at most: 16 GiB.
const MAX_ELEMENTS: usize = 1 << 32;

/// Tells random numbers of the order from others with the same seed.
const SHUFFLE: u64 = 0x0073_6875_6666_6c65;

impl Plan {
    /// How many threads read ahead.
    pub(crate) fn threads(&self) -> usize {
        self.options.threads
    }

    /// This host's part of a batch.
    pub(crate) fn batch(&self, number: usize) -> Result<Batch> {
        let BatchOptions {
            batch, hosts, host, ..
        } = self.options;
        let data = &self.split.data;
        let share = batch / hosts;
        let first = number * batch + host * share;
        let elements = data.elements();
        // bounded: at most MAX_ELEMENTS
        let mut features = vec![0.0; share * elements];
        let mut labels = data.labels().empty();
        let (mut weights, mut indices) = (vec![], vec![]);
        for (position, sample) in (first..).zip(features.chunks_exact_mut(elements)) {
            let index = self.index(position);
            if let Some(read) = index.or_else(|| self.again(number, position)) {
                self.read(read, sample)?;
            }
            labels.extend(data.labels(), index);
            weights.push(if index.is_some() { 1.0 } else { 0.0 });
            indices.push(index.unwrap_or(PADDING));
        }
        Ok(Batch {
            number,
            features,
            labels,
            weights,
            indices,
        })
    }

    /// The sample that stands where a batch is filled up: its own ones, in turn.
    fn again(&self, number: usize, position: usize) -> Option<usize> {
        let first = number * self.options.batch;
        let samples = self.split.len().checked_sub(first)?;
        self.index(first + (position - first).checked_rem(samples)?)
    }

    /// The sample at a position of the epoch, unless the epoch has ended.
    fn index(&self, position: usize) -> Option<usize> {
        let indices = &self.split.indices;
        if position >= indices.len() {
            return None;
        }
        let place = self
            .order
            .as_ref()
            .map_or(position, |order| order.at(position));
        Some(indices[place])
    }

    fn read(&self, index: usize, sample: &mut [f32]) -> Result {
        let data = &self.split.data;
        data.read(index, sample)?;
        if self.options.augment {
            let (seed, epoch) = (self.options.seed, self.options.epoch);
            augment::apply(data.steps(), data.shape(), sample, seed, epoch, index);
        }
        Ok(())
    }
}
