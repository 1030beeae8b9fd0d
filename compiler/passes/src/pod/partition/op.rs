//! Cuts one op: operands as its factors are split, the op on shards, results as assigned.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::Class;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, TensorOp};
use peapod_ir::{
    AxisId, DimensionRule, Op, OpKind, OpTypes, Origin, Role, Sharding, Tensor, TensorType, ValueId,
};

use super::choose::{Choice, Problem, Slot};
use super::linear::Passed;
use super::mask::Padded;
use super::ragged::groups;
use super::values::{Recipe, Walk};
use super::windowed::{WindowedDim, windowed_dims};
use crate::error::PassError;

/// How one op is cut.
pub(super) struct Cut<'a> {
    /// The op.
    pub op: &'a Op,
    /// Its dimension rule.
    pub rule: DimensionRule,
    /// Axes of its factors.
    pub choice: Choice,
    /// Per operand, its sharding; `None` if it is absent.
    pub operands: Vec<Option<Sharding>>,
    /// Per result, its sharding, partial axes too.
    pub results: Vec<Sharding>,
    /// Axes over which results are to be combined otherwise than by addition.
    pub combined: Vec<AxisId>,
    /// Axes over which partial operands make partial results.
    pub passed: Vec<AxisId>,
    /// Dimensions that windows move along.
    pub windowed_dims: Vec<WindowedDim>,
}

impl Walk<'_, '_> {
    /// Cuts one op of the function.
    pub fn op(&mut self, index: usize) -> Result<(), PassError> {
        self.at = index;
        let function = self.function;
        let op = &function.ops[index];
        self.build.set_source(op.location.clone(), "");
        self.inherit_parameter(op);
        if self.rolled(index)? || self.joined(index)? || self.padded_pool(index)? {
            return Ok(());
        }
        let OpKind::Tensor(kind) = &op.kind else {
            return self.generic(op);
        };
        if matches!(kind, TensorOp::Send(_) | TensorOp::Receive(_)) {
            return Err(self.message(op));
        }
        if let Some(axes) = kind.class().device_axes() {
            self.check_manual(op, axes)?;
            return match op.inputs.is_empty() {
                true => self.position(op),
                false => self.generic(op),
            };
        }
        if let TensorOp::ShardingConstraint(_) = kind {
            return self.constraint(op);
        }
        if let TensorOp::OptimizationBarrier(_) = kind {
            return self.barrier(op);
        }
        if let TensorOp::Iota(iota) = kind {
            self.define_recipe(op.outputs[0], Recipe::Iota(iota.dim));
            return Ok(());
        }
        if let (TensorOp::BroadcastInDim(broadcast), &[Some(x)]) = (kind, &op.inputs[..])
            && broadcast.dims.is_empty()
        {
            let scalar = self.get(x, &Sharding::replicated(0), None)?;
            self.define_recipe(op.outputs[0], Recipe::Splat(scalar));
            return Ok(());
        }
        if !op.kind.callees().is_empty() {
            return self.calling(op);
        }
        match self.staged(op, kind)? {
            true => Ok(()),
            false => self.generic(op),
        }
    }

    /// What one argument alone makes is like an argument: the constants beside it do not count.
    fn inherit_parameter(&mut self, op: &Op) {
        let mut operands = op.inputs.iter().flatten();
        let fixed = |id: &&ValueId| self.function.constant(**id).is_none();
        let mut others = operands.by_ref().filter(fixed);
        let (first, second) = (others.next(), others.next());
        if let (Some(first), None) = (first, second)
            && self.is_parameter(*first)
        {
            for output in &op.outputs {
                self.set_parameter(*output);
            }
        }
    }

    /// The operand in the sharding of the result; no op is left of it.
    fn constraint(&mut self, op: &Op) -> Result<(), PassError> {
        let (Some(x), result) = (op.inputs[0], op.outputs[0]) else {
            return Ok(());
        };
        let assigned = self.assigned(result).clone();
        let local = self.get(x, &assigned, None)?;
        self.define(result, assigned, local)
    }

    /// Every operand in the sharding of its result: they have nothing to do with each other, so an
    /// axis may split a dimension of each.
    fn barrier(&mut self, op: &Op) -> Result<(), PassError> {
        let pairs = op.inputs.iter().flatten().zip(&op.outputs);
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        for (operand, result) in pairs {
            let assigned = self.assigned(*result).clone();
            operands.push(Some(self.get(*operand, &assigned, None)?));
            types.push(self.build.local(self.ty(*result), &assigned));
        }
        let made = self.build.emit_op(op.kind.clone(), operands, types);
        for (result, local) in op.outputs.iter().zip(made) {
            let assigned = self.assigned(*result).clone();
            self.define(*result, assigned, local)?;
        }
        Ok(())
    }

    fn generic(&mut self, op: &Op) -> Result<(), PassError> {
        let cut = self.cut(op);
        let mut operands = self.operands(&cut)?;
        if let Some(local) = self.pooled(&cut, &operands, None) {
            let made = cut.results.into_iter().next().unwrap_or_default();
            return self.define(op.outputs[0], made, local);
        }
        self.localise_indices(&cut, &mut operands);
        self.localise_rows(&cut, &mut operands);
        self.first_only(&cut, &mut operands);
        let kind = self.slide(&cut, &mut operands);
        let margins = self.localise_starts(&cut, &mut operands);
        let local = |walk: &Self, ids: &[ValueId], shardings: &[Sharding]| -> Vec<TensorType> {
            let pairs = ids.iter().zip(shardings);
            pairs
                .map(|(id, sharding)| walk.build.local(walk.ty(*id), sharding))
                .collect()
        };
        let mut results = local(self, &op.outputs, &cut.results);
        margins.widen(&mut results);
        let kind = {
            let operands = operands.iter();
            let types = OpTypes {
                operands: operands.map(|id| id.map(|id| self.build.ty(id))).collect(),
                results: results.iter().collect(),
            };
            kind.localised(&types)
        };
        let mut made = match self.join(&cut, &operands) {
            Some(joined) => vec![joined],
            None => self.build.emit_op(kind, operands.clone(), results),
        };
        self.build.cut_off(&margins, &mut made);
        self.drop_outside(&cut, &operands, &mut made);
        for ((id, sharding), mut local) in op.outputs.iter().zip(cut.results).zip(made) {
            if !cut.combined.is_empty() {
                let combiner = combiner(&cut.rule, &cut.choice);
                local = self.build.all_reduce(local, &cut.combined, combiner);
            }
            self.define(*id, sharding, local)?;
        }
        Ok(())
    }

    /// Chooses how an op is cut.
    pub(super) fn cut<'o>(&mut self, op: &'o Op) -> Cut<'o> {
        let rule = self.rule(op);
        let passed = self.passed(op);
        let operands = op.inputs.iter().enumerate();
        let operands: Vec<Option<Slot<'_>>> = operands
            .map(|(index, id)| {
                Some(self.operand_slot(&rule.operands[index], (*id)?, index, &passed))
            })
            .collect();
        let results = op.outputs.iter().zip(&rule.results);
        let results = results.map(|(id, factors)| self.result_slot(factors, *id));
        let results = results.collect();
        let windowed_dims = windowed_dims(op, &rule, &self.types(op));
        let present: Vec<bool> = operands.iter().map(Option::is_some).collect();
        let problem = Problem {
            mesh: self.shared.mesh,
            rule: &rule,
            operands: operands.into_iter().flatten().collect(),
            results,
            passed: &passed.axes,
            windowed_dims: &windowed_dims,
            contracts: matches!(op.kind.class(), Class::Contraction(_)),
            groups: groups(op),
        };
        let choice = problem.choose(&mut self.shared.planner);
        let (added, combined) = problem.reduced(&choice);
        let sharding = |slot: &Slot<'_>| problem.sharding(slot, &choice).unwrap_or_default();
        let mut shardings = problem.operands.iter().map(sharding);
        let operands = present
            .into_iter()
            .map(|there| there.then(|| shardings.next())?);
        let mut operands: Vec<Option<Sharding>> = operands.collect();
        for windowed in &windowed_dims {
            // Of what any device has, windows are cut where they are wanted.
            if let Some(id) = op.inputs[windowed.operand]
                && self.is_anywhere(id)
                && let Some(sharding) = &mut operands[windowed.operand]
            {
                sharding.dims[windowed.dim].clear();
            }
        }
        let results = problem.results.iter().map(|slot| Sharding {
            partial: added.clone(),
            ..sharding(slot)
        });
        let results = results.collect();
        Cut {
            op,
            choice,
            operands,
            results,
            combined,
            passed: passed.axes,
            rule,
            windowed_dims,
        }
    }

    fn result_slot<'s>(&self, factors: &'s [Vec<usize>], id: ValueId) -> Slot<'s>
    where
        Self: 's,
    {
        Slot {
            factors,
            ty: self.ty(id),
            assigned: self.assigned(id).clone(),
            forms: vec![],
            anywhere: false,
            passes: false,
        }
    }

    fn operand_slot<'s>(
        &mut self,
        factors: &'s [Vec<usize>],
        id: ValueId,
        index: usize,
        passed: &Passed,
    ) -> Slot<'s>
    where
        Self: 's,
    {
        let anywhere = self.is_anywhere(id);
        let passes = passed.operands.contains(&index);
        let assigned = match self.partial(id).filter(|_| passes) {
            Some(made) => made.clone(),
            None => self.assigned(id).clone(),
        };
        let forms = self.shardings(id);
        Slot {
            factors,
            ty: self.ty(id),
            assigned,
            forms,
            anywhere,
            passes,
        }
    }

    /// Types of what an op reads and yields, as a whole.
    fn types(&self, op: &Op) -> OpTypes<'_> {
        let operands = op.inputs.iter();
        OpTypes {
            operands: operands.map(|id| id.map(|id| self.ty(id))).collect(),
            results: op.outputs.iter().map(|id| self.ty(*id)).collect(),
        }
    }

    /// The dimension rule, without what the arithmetic at hand does not allow.
    fn rule(&self, op: &Op) -> DimensionRule {
        let types = self.types(op);
        let mut ids = op.inputs.iter().flatten();
        if ids.any(|id| self.function.value(*id).origin == Origin::State) {
            return DimensionRule::whole(&types);
        }
        let mut rule = op.kind.def().dimensions(&types);
        let result = types.results.first();
        let sums = |combiner: Combiner| {
            result.is_some_and(|ty| ty.quant.is_none() && combiner.dtypes().contains(&ty.dtype))
        };
        let writes = matches!(op.kind.tensor(), Some(TensorOp::DynamicUpdateSlice(_)));
        for factor in &mut rule.factors {
            let holds = match factor.role {
                Role::Reduced(combiner) => sums(combiner),
                Role::Indexed => writes || sums(Combiner::Add),
                Role::Swept => sums(Combiner::Add),
                Role::Parallel | Role::Whole | Role::Window => true,
            };
            if !holds {
                factor.role = Role::Whole;
            }
        }
        rule
    }

    /// Operands as they are wanted, the padding of reduced dimensions hidden.
    pub(super) fn operands(&mut self, cut: &Cut<'_>) -> Result<Vec<Option<ValueId>>, PassError> {
        let mut operands = vec![None; cut.op.inputs.len()];
        for index in self.in_order(cut.op) {
            let (Some(id), Some(wanted)) = (cut.op.inputs[index], &cut.operands[index]) else {
                continue;
            };
            let why = self.why(cut, index);
            let padded = self.padded(cut, index, id);
            let local = match padded {
                Some((padded, combiner)) if !self.is_indices(cut, index) => {
                    let fill = self.build.identity(combiner, self.ty(id).dtype);
                    self.get_masked(id, wanted, Some(&why), (&padded, fill))?
                }
                Some(_) | None => self.get(id, wanted, Some(&why))?,
            };
            operands[index] = Some(local);
        }
        Ok(operands)
    }

    /// Why an operand is gathered, where it is.
    fn why(&self, cut: &Cut<'_>, operand: usize) -> String {
        let dims = cut.rule.operands[operand].iter().enumerate();
        let whole = dims.filter(|(_, factors)| {
            factors.iter().any(|&factor| {
                let role = cut.rule.factors[factor].role;
                let slides = matches!(role, Role::Window | Role::Swept);
                role == Role::Whole || slides && cut.choice[factor].is_empty()
            })
        });
        let whole: Vec<usize> = whole.map(|(dim, _)| dim).collect();
        let kind = &cut.op.kind;
        match whole.is_empty() {
            true => format!("{kind} has other tensors that are split otherwise"),
            false => format!("{kind} needs dimensions {whole:?} of operand {operand} whole"),
        }
    }

    /// Dimensions of an operand that are reduced and whose shards have padding.
    fn padded(
        &self,
        cut: &Cut<'_>,
        operand: usize,
        id: ValueId,
    ) -> Option<(Vec<Padded>, Combiner)> {
        let mut combiner = None;
        let mut padded = Vec::new();
        for (dim, factors) in cut.rule.operands[operand].iter().enumerate() {
            let &[factor] = &factors[..] else {
                continue;
            };
            let by = match cut.rule.factors[factor].role {
                Role::Reduced(by) => by,
                // What operand 0 has beyond its end is in no window.
                Role::Swept if operand == 1 => Combiner::Add,
                Role::Parallel | Role::Whole | Role::Indexed | Role::Window | Role::Swept => {
                    continue;
                }
            };
            let axes = &cut.choice[factor];
            let extent = self.ty(id).shape[dim];
            if !extent.is_multiple_of(self.shared.mesh.parts(axes)) {
                combiner = Some(by);
                let axes = axes.clone();
                padded.push(Padded { dim, axes, extent });
            }
        }
        combiner.map(|by| (padded, by))
    }

    /// What a reduction begins with takes part in one of the partial results only.
    fn first_only(&mut self, cut: &Cut<'_>, operands: &mut [Option<ValueId>]) {
        let Class::Reduction(reduction) = cut.op.kind.class() else {
            return;
        };
        let Some(first) = reduction.initial() else {
            return;
        };
        let mut axes = cut.passed.clone();
        for (factor, own) in cut.rule.factors.iter().zip(&cut.choice) {
            if let Role::Reduced(_) = factor.role {
                axes.extend(own);
            }
        }
        let combiner = combiner(&cut.rule, &cut.choice);
        let idempotent = [Combiner::Max, Combiner::Min, Combiner::And, Combiner::Or];
        let Some(x) = operands[first].filter(|_| !axes.is_empty()) else {
            return;
        };
        let dtype = self.build.ty(x).dtype;
        if idempotent.contains(&combiner) || self.build.is_splat(x, combiner.identity(dtype)) {
            return;
        }
        let (position, zero) = (self.build.position(&axes), self.build.integer(0));
        let is_first = self.build.compare(Direction::Eq, position, zero);
        let identity = self.build.identity(combiner, dtype);
        let shape = self.build.ty(x).shape.clone();
        let identity = self.build.broadcast(identity, [], &shape);
        operands[first] = Some(self.build.select(is_first, x, identity));
    }
}

impl super::build::Build<'_> {
    /// Whether every element of a value is known to be this one.
    pub(super) fn is_splat(&self, id: ValueId, element: Scalar) -> bool {
        // Mostly a constant: then there is no op to look for.
        let function = self.function();
        let is_made = function.value(id).origin == Origin::Result;
        let mut made = function.ops.iter().rev().take_while(|_| is_made);
        let source = match made.find(|op| op.outputs.contains(&id)) {
            Some(op) if matches!(op.kind.tensor(), Some(TensorOp::BroadcastInDim(_))) => {
                op.inputs[0].unwrap_or(id)
            }
            Some(_) | None => id,
        };
        let scalar = TensorType::new(self.ty(source).dtype, []);
        let bytes = Tensor::from_scalars(&scalar, [element]).into_bytes();
        function.splat(source) == Some(&bytes[..])
    }
}

/// How partial results of a cut op are combined.
fn combiner(rule: &DimensionRule, choice: &Choice) -> Combiner {
    let split = rule.factors.iter().zip(choice);
    let mut combiners = split.filter_map(|(factor, axes)| match factor.role {
        Role::Reduced(combiner) if !axes.is_empty() => Some(combiner),
        Role::Reduced(_) | Role::Parallel | Role::Whole => None,
        Role::Indexed | Role::Window | Role::Swept => None,
    });
    combiners.next().unwrap_or(Combiner::Add)
}
