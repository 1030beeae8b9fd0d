//! The values of a function as the devices hold them, in every form that is used.

use peapod_ir::builder::Emit;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::{BinaryOp, TensorOp};
use peapod_ir::{
    AxisId, DType, Function, Op, OpId, OpKind, Origin, Sharding, Tensor, TensorType, ValueId,
};

use super::build::Build;
use super::joined::{Joined, joins};
use super::mask::Padded;
use super::padded_pool::{PaddedPool, padded_pools};
use super::reshard::Plan;
use super::roll::{Roll, rolls};
use super::{Partitioner, Replication};
use crate::error::PassError;

/// Ops that are computed again, one after another, rather than that their result is sent.
pub(super) const REMADE: usize = 8;

/// One function on its way to the devices.
pub(super) struct Walk<'p, 'a> {
    /// What all functions share.
    pub shared: &'p mut Partitioner<'a>,
    /// Index of the function.
    pub index: usize,
    /// The function.
    pub function: &'a Function,
    /// The function on one device.
    pub build: Build<'a>,
    /// The op that is being cut.
    pub at: usize,
    /// Axes that the function is written for one device of.
    pub manual: Vec<AxisId>,
    /// Per value, how often it is read, the caller included.
    uses: SecondaryMap<ValueId, usize>,
    forms: SecondaryMap<ValueId, Forms>,
    /// Per value, the op that defines it.
    definers: SecondaryMap<ValueId, Option<usize>>,
    /// Tensors that are turned along a dimension.
    pub rolls: Vec<Roll>,
    /// Tensors that are joined of ranges of one.
    pub joins: Vec<Joined>,
    /// Gradients of pools of padded tensors.
    pub padded_pools: Vec<PaddedPool>,
}

/// A value on the devices.
#[derive(Clone, Debug, Default)]
struct Forms {
    /// By sharding; the first one is how it was made.
    made: Vec<(Sharding, ValueId)>,
    /// By sharding and fill, with the padding filled in.
    masked: Vec<(Sharding, Vec<Padded>, ValueId, ValueId)>,
    /// How any shard is made from nothing.
    recipe: Option<Recipe>,
    /// An argument, or made from one alone: that it is gathered is what it was cut for.
    is_parameter: bool,
}

/// How any shard is made from nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Recipe {
    /// Numbers that count along a dimension.
    Iota(usize),
    /// A scalar of the function under construction, in every element.
    Splat(ValueId),
}

impl<'p, 'a> Walk<'p, 'a> {
    /// A walk that is about to begin.
    pub fn new(
        shared: &'p mut Partitioner<'a>,
        index: usize,
        name: &str,
        manual: Vec<AxisId>,
    ) -> Self {
        let function = &shared.module.functions[index];
        let mut definers: SecondaryMap<ValueId, Option<usize>> = SecondaryMap::new();
        for (at, op) in function.ops.iter().enumerate() {
            for id in &op.outputs {
                definers[*id] = Some(at);
            }
        }
        let mut uses: SecondaryMap<ValueId, usize> = SecondaryMap::new();
        let operands = function
            .ops
            .iter()
            .flat_map(|op| op.inputs.iter().flatten());
        for id in operands.chain(&function.outputs) {
            uses[*id] += 1;
        }
        Self {
            build: Build::new(shared.mesh, name),
            rolls: rolls(function, &definers, &uses),
            joins: joins(function, &definers, &uses),
            padded_pools: padded_pools(function, &definers, &uses),
            definers,
            forms: SecondaryMap::new(),
            shared,
            index,
            function,
            at: 0,
            manual,
            uses,
        }
    }

    /// Makes the arguments.
    pub fn arguments(&mut self, shardings: &[Sharding]) {
        for (id, sharding) in self.function.inputs.iter().zip(shardings) {
            let value = self.function.value(*id);
            let ty = self.build.local(&value.ty, sharding);
            let local = self.build.argument(&value.name, ty);
            let forms = &mut self.forms[*id];
            forms.made.push((sharding.clone(), local));
            forms.is_parameter = true;
        }
    }

    /// The function, with results in these shardings.
    pub fn finish(mut self, shardings: &[Sharding]) -> Result<Function, PassError> {
        let outputs = self.function.outputs.iter().zip(shardings);
        let outputs = outputs.map(|(id, sharding)| self.get(*id, sharding, None));
        let outputs = outputs.collect::<Result<_, _>>()?;
        let mut function = self.build.finish(outputs);
        function.replaces = self.function.replaces.clone();
        function.feedback_open = self.function.feedback_open;
        function.shown = self.function.shown.clone();
        Ok(function)
    }

    /// The sharding that propagation gave a value.
    pub fn assigned(&self, id: ValueId) -> &Sharding {
        &self.shared.shardings[self.index][id]
    }

    /// The type of a whole value.
    pub fn ty(&self, id: ValueId) -> &'a TensorType {
        self.function.ty(id)
    }

    /// Whether anything reads a value.
    pub fn is_read(&self, id: ValueId) -> bool {
        self.uses[id] > 0
    }

    /// Indices of an op's operands, those first that others may be made from.
    pub fn in_order(&self, op: &Op) -> Vec<usize> {
        let mut order: Vec<usize> = (0..op.inputs.len()).collect();
        order.sort_by_key(|index| op.inputs[*index].and_then(|id| self.definers[id]));
        order
    }

    /// The op that makes a value, if it computes every element from those at the same place, and
    /// these are there in a sharding, or can be made there.
    fn remade(&mut self, id: ValueId, wanted: &Sharding, depth: usize) -> Option<&Op> {
        let op = &self.function.ops[self.definers[id]?];
        if depth == 0 || !wanted.partial.is_empty() || !is_elementwise(op) {
            return None;
        }
        let shape = &self.ty(id).shape;
        for operand in op.inputs.iter().flatten() {
            let alike = self.ty(*operand).shape == *shape;
            let is_there = self.is_anywhere(*operand)
                || self.shardings(*operand).contains(wanted)
                || self.remade(*operand, wanted, depth - 1).is_some();
            if !alike || !is_there {
                return None;
            }
        }
        Some(op)
    }

    /// Computes a value again, in a sharding that its operands are there in.
    fn remake(&mut self, id: ValueId, wanted: &Sharding) -> Result<Option<ValueId>, PassError> {
        let Some(op) = self.remade(id, wanted, REMADE).cloned() else {
            return Ok(None);
        };
        let operands = op.inputs.iter();
        let operands = operands.map(|x| x.map(|x| self.get(x, wanted, None)).transpose());
        let operands = operands.collect::<Result<Vec<_>, _>>()?;
        let ty = self.build.local(self.ty(id), wanted);
        let local = self.build.emit_op(op.kind, operands, [ty])[0];
        self.record(id, wanted.clone(), local);
        Ok(Some(local))
    }

    /// Axes over which a value is still to be summed up.
    pub fn partial(&self, id: ValueId) -> Option<&Sharding> {
        let (made, _) = self.forms[id].made.first()?;
        let deferred = !made.partial.is_empty() && self.uses[id] == 1;
        deferred.then_some(made)
    }

    /// Shardings that a value can be had in, without steps.
    pub fn shardings(&mut self, id: ValueId) -> Vec<Sharding> {
        self.begin(id);
        let made = self.forms[id].made.iter();
        made.map(|(sharding, _)| sharding.clone()).collect()
    }

    /// Whether any sharding of a value costs nothing.
    pub fn is_anywhere(&mut self, id: ValueId) -> bool {
        self.begin(id);
        let recipe = self.forms[id].recipe.is_some();
        recipe || self.function.constant(id).is_some()
    }

    /// How any shard of a value is made from nothing.
    pub fn recipe(&mut self, id: ValueId) -> Option<Recipe> {
        self.begin(id);
        self.forms[id].recipe
    }

    /// Index of the op that makes a value.
    pub fn defined_at(&self, id: ValueId) -> Option<usize> {
        self.definers[id]
    }

    /// The op that makes a value.
    pub fn definer(&self, id: ValueId) -> Option<&'a Op> {
        Some(&self.function.ops[self.definers[id]?])
    }

    /// Whether a value is an argument, or made from one alone.
    pub fn is_parameter(&self, id: ValueId) -> bool {
        self.forms[id].is_parameter
    }

    /// Whether no element of a value is zero: one of constants.
    pub fn is_never_zero(&self, id: ValueId) -> bool {
        let of = |ty: &TensorType, bytes: &[u8]| {
            let tensor = Tensor::new(ty.clone(), bytes.to_vec());
            tensor.is_ok_and(|tensor| tensor.scalars().iter().all(|of| of.double() != 0.0))
        };
        let splat = match self.forms[id].recipe {
            Some(Recipe::Splat(local)) => Some(local),
            Some(Recipe::Iota(_)) | None => None,
        };
        let function = self.build.function();
        let constant = |local| Some(of(function.ty(local), function.constant(local)?));
        let own = self
            .function
            .constant(id)
            .map(|bytes| of(self.ty(id), bytes));
        splat.and_then(constant).or(own).unwrap_or(false)
    }

    /// Notes that a value is made from arguments alone.
    pub fn set_parameter(&mut self, id: ValueId) {
        self.forms[id].is_parameter = true;
    }

    /// Defines a value that can be made from nothing.
    pub fn define_recipe(&mut self, id: ValueId, recipe: Recipe) {
        self.forms[id].recipe = Some(recipe);
    }

    /// Defines a value in the form that it was made in, and converts it to the one assigned. A sum
    /// that one op alone reads stays partial: that op may have something to add.
    pub fn define(&mut self, id: ValueId, made: Sharding, local: ValueId) -> Result<(), PassError> {
        if self.is_gradient(id) {
            return self.define_gradient(id, made, local);
        }
        let deferred = !made.partial.is_empty() && self.uses[id] == 1;
        self.record(id, made, local);
        if !deferred && self.uses[id] > 0 {
            let assigned = self.assigned(id).clone();
            self.get(id, &assigned, None)?;
        }
        Ok(())
    }

    /// Drops all forms of a value.
    pub fn forget(&mut self, id: ValueId) {
        self.forms[id].made.clear();
        self.forms[id].masked.clear();
    }

    /// Adds a form of a value.
    pub fn record(&mut self, id: ValueId, sharding: Sharding, local: ValueId) {
        self.forms[id].made.push((sharding, local));
        let value = self.build.function().value(local);
        if value.name.is_empty() && value.origin == Origin::Result {
            self.build.rename(local, &self.function.value(id).name);
        }
    }

    /// Makes constants and states when they are first asked for.
    fn begin(&mut self, id: ValueId) {
        let forms = &self.forms[id];
        if !forms.made.is_empty() || forms.recipe.is_some() {
            return;
        }
        let value = self.function.value(id);
        let Origin::Constant(bytes) = &value.origin else {
            if value.origin == Origin::State {
                let replicated = Sharding::replicated(value.ty.shape.len());
                let local = self.build.state(&value.name, value.ty.clone());
                self.forms[id].made.push((replicated, local));
            }
            return;
        };
        let quant = value.ty.quant.as_ref();
        let per_axis = quant.is_some_and(|quant| quant.axis.is_some());
        if let Some(element) = self.function.splat(id).filter(|_| !per_axis) {
            let scalar = value.ty.with_shape([]);
            let local = self.build.scalar_bytes(scalar, element.to_vec());
            self.forms[id].recipe = Some(Recipe::Splat(local));
            return;
        }
        let ty = value.ty.clone();
        let replicated = Sharding::replicated(ty.shape.len());
        let local = self.build.constant(&value.name, ty, bytes.clone());
        self.forms[id].made.push((replicated, local));
    }

    /// A value in a sharding. `why` says why an operand is not taken as it is.
    pub fn get(
        &mut self,
        id: ValueId,
        wanted: &Sharding,
        why: Option<&str>,
    ) -> Result<ValueId, PassError> {
        self.begin(id);
        let forms = &self.forms[id];
        if let Some((_, local)) = forms.made.iter().find(|(made, _)| made == wanted) {
            return Ok(*local);
        }
        let whole = self.ty(id);
        if let Some(recipe) = forms.recipe {
            let local = self.build.make(recipe, whole, wanted);
            self.record(id, wanted.clone(), local);
            return Ok(local);
        }
        let (forms, planner) = (&forms.made, &mut self.shared.planner);
        let ways = forms.iter().map(|(made, local)| {
            let plan = planner.plan(&whole.shape, made, wanted);
            (plan, made.clone(), *local)
        });
        let way = ways.min_by_key(|(plan, ..)| plan.cost);
        let Some((plan, mut before, mut local)) = way.filter(|way| way.0.cost < u64::MAX) else {
            let (name, made) = (&self.function.value(id).name, &self.forms[id].made);
            return Err(PassError::Bug {
                after: "partition",
                message: format!("no way for `{name}` from {made:?} to {wanted:?}"),
            });
        };
        if plan.sends()
            && let Some(local) = self.remake(id, wanted)?
        {
            return Ok(local);
        }
        self.note(id, &plan, wanted, why);
        for (step, after) in &plan.steps {
            local = self.build.step(local, step, [&before, after], whole);
            before = after.clone();
            self.record(id, before.clone(), local);
        }
        Ok(local)
    }

    /// A value in a sharding, with `fill` in the padding of some dimensions.
    pub fn get_masked(
        &mut self,
        id: ValueId,
        wanted: &Sharding,
        why: Option<&str>,
        (padded, fill): (&[Padded], ValueId),
    ) -> Result<ValueId, PassError> {
        let local = self.get(id, wanted, why)?;
        let mut masked = self.forms[id].masked.iter();
        let found =
            masked.find(|(made, dims, with, _)| (made, &dims[..], *with) == (wanted, padded, fill));
        if let Some((.., masked)) = found {
            return Ok(*masked);
        }
        let masked = self.build.mask(local, padded, fill);
        let entry = (wanted.clone(), padded.to_vec(), fill, masked);
        self.forms[id].masked.push(entry);
        Ok(masked)
    }

    /// Records gathers that no annotation asks for.
    fn note(&mut self, id: ValueId, plan: &Plan, wanted: &Sharding, why: Option<&str>) {
        let wasted = plan.wasted(self.build.mesh, wanted);
        let gathered = plan.gathered();
        let (axes, why) = match why {
            _ if !wasted.is_empty() => (wasted, "its shards do not line up with those wanted"),
            Some(why) if !gathered.is_empty() && !self.is_parameter(id) => (gathered, why),
            Some(_) | None => return,
        };
        let Some(op) = self.function.ops.get(self.at) else {
            return;
        };
        let whole = self.ty(id);
        let dims = wanted.dims.iter().map(|of| {
            let lost = |axis: &AxisId| axes.iter().any(|of| self.build.mesh.overlap(*of, *axis));
            let kept = of.iter().copied().filter(|axis| !lost(axis));
            kept.collect()
        });
        let held = Sharding {
            dims: dims.collect(),
            partial: vec![],
        };
        self.shared.replications.push(Replication {
            function: self.function.name.clone(),
            op: OpId(self.at as u32),
            mnemonic: op.kind.mnemonic(),
            location: op.location.clone(),
            value: self.function.value(id).name.clone(),
            id,
            axes: self.build.mesh.wholes(&axes),
            bytes: self.build.local(whole, &held).size_bytes(),
            why: why.to_owned(),
        });
    }
}

/// Whether an op computes every element from those at the same place, in little time.
pub(super) fn is_elementwise(op: &Op) -> bool {
    let OpKind::Tensor(kind) = &op.kind else {
        return matches!(op.kind, OpKind::Unary(_) | OpKind::Binary(_));
    };
    matches!(
        kind,
        TensorOp::Compare(_) | TensorOp::Select(_) | TensorOp::Convert(_)
    )
}

impl Build<'_> {
    /// A shard that is made from nothing.
    pub(super) fn make(
        &mut self,
        recipe: Recipe,
        whole: &TensorType,
        wanted: &Sharding,
    ) -> ValueId {
        let ty = self.local(whole, wanted);
        match recipe {
            Recipe::Splat(scalar) => self.broadcast(scalar, [], &ty.shape),
            Recipe::Iota(dim) => self.local_iota(ty, dim, &wanted.dims[dim]),
        }
    }

    /// The shard of an iota: counts from where it begins in the whole.
    fn local_iota(&mut self, ty: TensorType, dim: usize, axes: &[AxisId]) -> ValueId {
        if axes.is_empty() {
            return self.iota(ty, dim);
        }
        // Counted as 32-bit integers, which hold every index, and narrowed like the whole one.
        let (dtype, shape) = (ty.dtype, ty.shape);
        let counts = TensorType::new(DType::I32, shape.clone());
        let own = self.iota(counts, dim);
        let offset = self.offset(axes, shape[dim]);
        let offset = self.broadcast(offset, [], &shape);
        let index = self.binary(BinaryOp::Add, own, offset);
        self.convert(index, dtype)
    }
}
