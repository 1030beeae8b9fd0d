//! The function of a front end and a network, op by op.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{ReadState, WriteState};
use peapod_ir::{Function, Location, ValueId};

use super::conversion::Conversion;
use super::{Front, Input};

/// What names of its values and ops begin with.
const FRONT_END: &str = "front_end";

/// The function being made.
pub(super) struct Joiner {
    pub(super) build: Builder,
    /// Bytes of states that were added.
    pub(super) history: usize,
}

impl Joiner {
    pub(super) fn argument(&mut self, entry: &Function, value: ValueId) -> ValueId {
        let old = entry.value(value);
        self.build.argument(old.name.clone(), old.ty.clone())
    }

    /// The argument of all new samples.
    pub(super) fn samples(&mut self, front: &Front<'_>, input: &Input) -> ValueId {
        let old = front.function.value(front.samples);
        let mut ty = old.ty.clone();
        ty.shape[front.dim] = front.hop * input.rows;
        self.build.argument(old.name.clone(), ty)
    }

    /// What is kept of former runs, before what is new, of which the newest is kept for the next.
    fn with_history(&mut self, new: ValueId, dim: usize, kept: usize, name: &str) -> ValueId {
        if kept == 0 {
            return new;
        }
        let mut ty = self.build.ty(new).clone();
        let extent = kept + ty.shape[dim];
        ty.shape[dim] = kept;
        self.history += ty.size_bytes();
        let state = self.build.state(name, ty.clone());
        let before = self.build.emit(ReadState, &[state], ty.clone());
        let all = self.build.concatenate(&[before, new], dim);
        let newest = self.build.cut(all, dim, extent - kept, extent);
        self.build.emit(WriteState, &[state, newest], ty);
        all
    }

    /// All rows of features that the network takes, in the type of its input.
    pub(super) fn features(
        &mut self,
        front: &Front<'_>,
        input: &Input,
        samples: ValueId,
        conversion: &Conversion,
    ) -> ValueId {
        self.build.set_source(Location::named(FRONT_END), FRONT_END);
        let overlap = front.window - front.hop;
        let all = self.with_history(samples, front.dim, overlap, "front_end.samples");
        let mut kept = BTreeMap::new();
        let mut rows = Vec::new();
        for index in 0..input.rows {
            let start = index * front.hop;
            let window = self.build.cut(all, front.dim, start, start + front.window);
            let features = self.copy(front.function, window, &mut kept);
            self.build.set_source(Location::named(FRONT_END), FRONT_END);
            rows.push(conversion.emit(&mut self.build, features));
        }
        let new = self.build.concatenate(&rows, 0);
        let kept = input.window - input.rows;
        let all = self.with_history(new, 0, kept, "front_end.rows");
        self.build.view(all, conversion.taken_as.clone())
    }

    /// The ops of a front end once more, on these samples; constants and states are those of
    /// `kept`.
    fn copy(
        &mut self,
        front: &Function,
        samples: ValueId,
        kept: &mut BTreeMap<ValueId, ValueId>,
    ) -> ValueId {
        let mut values = BTreeMap::from([(front.inputs[0], samples)]);
        let rename = |name: &str| format!("{FRONT_END}/{name}");
        self.ops(front, &mut values, kept, rename, |location| Location {
            index: None,
            name: rename(&location.name),
            line: location.line,
        });
        self.mapped(front, front.outputs[0], &values, kept, rename)
    }

    /// The network behind its features, and the function of all: bytes of its history first.
    pub(super) fn network(
        mut self,
        entry: &Function,
        input: &Input,
        mut values: BTreeMap<ValueId, ValueId>,
        features: ValueId,
    ) -> (usize, Function) {
        values.insert(input.value, features);
        let (mut kept, rename) = (BTreeMap::new(), str::to_owned);
        self.ops(entry, &mut values, &mut kept, rename, Location::clone);
        let outputs = entry.outputs.iter();
        let outputs = outputs.map(|it| self.mapped(entry, *it, &values, &mut kept, rename));
        let outputs = outputs.collect();
        (self.history, self.build.finish(outputs))
    }

    fn ops(
        &mut self,
        function: &Function,
        values: &mut BTreeMap<ValueId, ValueId>,
        kept: &mut BTreeMap<ValueId, ValueId>,
        rename: impl Fn(&str) -> String + Copy,
        located: impl Fn(&Location) -> Location,
    ) {
        for op in &function.ops {
            self.build.set_source(located(&op.location), "");
            let inputs = op.inputs.iter();
            let inputs =
                inputs.map(|it| it.map(|it| self.mapped(function, it, values, kept, rename)));
            let inputs = inputs.collect();
            let results = op.outputs.iter().map(|value| {
                let old = function.value(*value);
                let new = self.build.result(rename(&old.name), old.ty.clone());
                values.insert(*value, new);
                new
            });
            let results = results.collect();
            self.build.put(op.kind.clone(), inputs, results);
        }
    }

    /// A value of another function in the one being made.
    fn mapped(
        &mut self,
        function: &Function,
        value: ValueId,
        values: &BTreeMap<ValueId, ValueId>,
        kept: &mut BTreeMap<ValueId, ValueId>,
        rename: impl Fn(&str) -> String,
    ) -> ValueId {
        if let Some(known) = values.get(&value).or_else(|| kept.get(&value)) {
            return *known;
        }
        let old = function.value(value);
        let new = self.build.kept(old, rename(&old.name));
        let new = new.expect("arguments and results are defined before they are read");
        kept.insert(value, new);
        new
    }
}
