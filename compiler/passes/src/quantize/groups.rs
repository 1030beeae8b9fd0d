//! Values that have one scale, since ops move stored elements from one to the other.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::{DType, Function, Op, OpId, Quantization, Tensor, ValueId};

use super::form::{Form, form, limited};
use super::histogram::Histogram;
use super::observed::Observed;
use super::observers::Observer;
use super::ranges::Ranges;
use super::scale;

/// Values of a function by the scale that they share.
pub(super) struct Groups {
    /// A value nearer to the one that stands for its group; itself for that one.
    parents: SecondaryMap<ValueId, Option<ValueId>>,
    /// By the value that stands for a group.
    members: SecondaryMap<ValueId, Group>,
    observer: Observer,
    /// Scales that values were trained with.
    ranges: Ranges,
}

/// What decides the scale of a group.
#[derive(Clone, Default)]
struct Group {
    histogram: Histogram,
    /// Ops whose results are members of limited ranges.
    limits: Vec<OpId>,
    /// Members that were trained with a scale.
    trained: Vec<ValueId>,
}

/// The elements of a constant of f32.
pub(super) fn floats(function: &Function, value: ValueId) -> Option<Vec<f32>> {
    let bytes = function.constant(value)?;
    let ty = function.ty(value).clone();
    if ty.dtype != DType::F32 {
        return None;
    }
    Some(Tensor::new(ty, bytes.to_vec()).ok()?.floats())
}

impl Groups {
    /// The groups of a function, of whose ops some stay as they are.
    pub(super) fn of(
        function: &Function,
        observed: &Observed,
        observer: Observer,
        stays: impl Fn(OpId) -> bool,
    ) -> Self {
        let mut groups = Self {
            parents: SecondaryMap::new(),
            members: SecondaryMap::new(),
            observer,
            ranges: observed.trained().clone(),
        };
        let is_f32 = |value: &ValueId| function.ty(*value).dtype == DType::F32;
        let shared = |id: &OpId| form(function, function.op(*id)) == Form::Shared && !stays(*id);
        for id in function.op_ids().filter(shared) {
            let mut members = moved(function, function.op(id)).filter(is_f32);
            if let Some(first) = members.next() {
                members.for_each(|it| groups.join(first, it));
            }
        }
        for value in function.values.keys().filter(is_f32) {
            let root = groups.root(value);
            let group = &mut groups.members[root];
            group.histogram.merge(&observed.of(value).histogram);
            group.trained.push(value);
        }
        for id in function.op_ids() {
            groups.limit_and_include(function, id, shared(&id));
        }
        groups
    }

    /// Takes in what an op says of the groups of its values.
    fn limit_and_include(&mut self, function: &Function, id: OpId, shared: bool) {
        let op = function.op(id);
        if form(function, op) == Form::Limited {
            let root = self.root(op.outputs[0]);
            self.members[root].limits.push(id);
        }
        if shared {
            let root = self.root(op.outputs[0]);
            let constants = op.operands().filter_map(|it| floats(function, it));
            for elements in constants {
                // What is no number has no range; its op stays as it is.
                let _ = self.members[root].histogram.add(&elements);
            }
        }
    }

    /// The scale of a value's group for elements of a type.
    pub(super) fn quantization(
        &self,
        function: &Function,
        value: ValueId,
        dtype: DType,
    ) -> Quantization {
        let group = &self.members[self.root(value)];
        if let Some(trained) = self.trained(group, dtype) {
            return trained;
        }
        let range = self
            .observer
            .range(&group.histogram, dtype)
            .unwrap_or_default();
        let mut limits = group.limits.iter();
        let limits = limits
            .by_ref()
            .filter_map(|id| limited(&function.op(*id).kind, dtype));
        let limits: Vec<Quantization> = limits.collect();
        match limits.split_first() {
            Some((first, rest)) if rest.iter().all(|it| it == first) => {
                let holds = |x: f32| {
                    let (scale, off) = (first.scales[0], scale::rounded(x, first, dtype) - x);
                    off.abs() <= scale
                };
                match holds(range.0) && holds(range.1) {
                    true => first.clone(),
                    false => scale::of_range(range, dtype),
                }
            }
            Some(_) | None => scale::of_range(range, dtype),
        }
    }

    /// The scale that the members of a group were trained with, or one that holds all of these.
    fn trained(&self, group: &Group, dtype: DType) -> Option<Quantization> {
        let scales = group.trained.iter();
        let mut scales = scales.filter_map(|it| self.ranges.of(*it, dtype));
        let first = scales.next()?;
        let mut range = scale::ends(first, dtype);
        let mut alike = true;
        for other in scales {
            let (low, high) = scale::ends(other, dtype);
            range = (range.0.min(low), range.1.max(high));
            alike &= other == first;
        }
        Some(match alike {
            true => first.clone(),
            false => scale::of_range(range, dtype),
        })
    }

    fn join(&mut self, a: ValueId, b: ValueId) {
        let (a, b) = (self.root(a), self.root(b));
        // The lower number stands for both, whatever the order.
        let (root, other) = (a.min(b), a.max(b));
        if root != other {
            self.parents[other] = Some(root);
        }
    }

    fn root(&self, value: ValueId) -> ValueId {
        let mut value = value;
        while let Some(parent) = self.parents[value] {
            value = parent;
        }
        value
    }
}

/// The values that an op moves elements between. Constants are copied for each op.
fn moved<'a>(function: &'a Function, op: &'a Op) -> impl Iterator<Item = ValueId> + 'a {
    let operands = op.operands().filter(|it| function.constant(*it).is_none());
    op.outputs.iter().copied().chain(operands)
}
