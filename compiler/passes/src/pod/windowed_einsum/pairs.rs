//! Finds matrix products beside collectives, and what keeps some from being cut.

use std::collections::BTreeMap;

use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::{AllGather, Combiner, DotGeneral, ReduceScatter};
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, DType, Function, Module, Op, OpKind, TensorType, ValueId};

use super::distinct::{Axes, Distinct};
use super::{Decision, MOST_PARTS, Pair, Side};

/// Where a dimension of an operand, or of the result, is in a product.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    /// The dimension of each operand, where it has it.
    pub(super) operands: [Option<usize>; 2],
    /// The dimension of the result; none if it is summed over.
    pub(super) result: Option<usize>,
}

impl Place {
    /// Of a dimension of an operand.
    pub(super) fn of_operand(dot: &DotGeneral, ranks: [usize; 2], side: usize, dim: usize) -> Self {
        let mut all = Self::all(dot, ranks).into_iter();
        let own = all.find(|place| place.operands[side] == Some(dim));
        own.expect("every dimension is batch, contracting or free")
    }

    /// Of a dimension of the result.
    pub(super) fn of_result(dot: &DotGeneral, ranks: [usize; 2], dim: usize) -> Self {
        let mut all = Self::all(dot, ranks).into_iter();
        let own = all.find(|place| place.result == Some(dim));
        own.expect("every dimension of the result is one of an operand")
    }

    fn all(dot: &DotGeneral, ranks: [usize; 2]) -> Vec<Self> {
        let pairs = |dims: &[Vec<usize>; 2]| {
            let pairs = dims[0].iter().zip(&dims[1]);
            pairs.map(|(&a, &b)| [Some(a), Some(b)]).collect::<Vec<_>>()
        };
        let mut places = pairs(&dot.batch);
        places.extend(
            dot.free(0, ranks[0])
                .into_iter()
                .map(|dim| [Some(dim), None]),
        );
        places.extend(
            dot.free(1, ranks[1])
                .into_iter()
                .map(|dim| [None, Some(dim)]),
        );
        let made = places.into_iter().enumerate();
        let made = made.map(|(dim, operands)| Self {
            operands,
            result: Some(dim),
        });
        let summed = pairs(&dot.contracting).into_iter();
        let summed = summed.map(|operands| Self {
            operands,
            result: None,
        });
        made.chain(summed).collect()
    }
}

/// The product that an op is.
pub(super) fn product(op: &Op) -> Option<&DotGeneral> {
    if let OpKind::Tensor(TensorOp::DotGeneral(dot)) = &op.kind {
        return Some(dot);
    }
    None
}

/// The gather that an op is.
pub(super) fn gather(op: &Op) -> Option<&AllGather> {
    if let OpKind::Tensor(TensorOp::AllGather(gather)) = &op.kind {
        return Some(gather);
    }
    None
}

/// The scatter that an op is.
pub(super) fn scatter(op: &Op) -> Option<&ReduceScatter> {
    if let OpKind::Tensor(TensorOp::ReduceScatter(scatter)) = &op.kind {
        return Some(scatter);
    }
    None
}

/// What makes pairs alike: where the collective is, its kind and type, the product and its types.
type Alike = (Side, OpKind, OpKind, Vec<TensorType>);

/// Looks for pairs.
pub(super) struct Finder<'a> {
    module: &'a Module,
    interface: Option<&'a PodInterface>,
    /// What is looked at only if a sum of floats over shards is there.
    distinct: Option<Distinct>,
    classes: Vec<Alike>,
    pairs: Vec<Pair>,
}

/// A function, and which ops make and use its values.
struct Uses<'a> {
    index: usize,
    function: &'a Function,
    makers: SecondaryMap<ValueId, Option<usize>>,
    users: SecondaryMap<ValueId, Vec<usize>>,
    outputs: EntitySet<ValueId>,
}

impl<'a> Finder<'a> {
    pub(super) const fn new(module: &'a Module, interface: Option<&'a PodInterface>) -> Self {
        Self {
            module,
            interface,
            distinct: None,
            classes: Vec::new(),
            pairs: Vec::new(),
        }
    }

    /// All pairs, in the order of the program.
    pub(super) fn find(mut self) -> Vec<Pair> {
        for (index, function) in self.module.functions.iter().enumerate() {
            let uses = Uses::of(index, function);
            for (at, op) in function.ops.iter().enumerate() {
                let Some(dot) = product(op) else { continue };
                for side in 0..2 {
                    self.gathered(&uses, at, dot, side);
                }
                self.scattered(&uses, op);
            }
            self.first_of_each_gather(&uses);
        }
        self.pairs
    }

    fn gathered(&mut self, uses: &Uses<'_>, at: usize, dot: &DotGeneral, side: usize) {
        let op = &uses.function.ops[at];
        let Some(moved) = op.inputs[side] else { return };
        let maker = uses.makers[moved].map(|maker| &uses.function.ops[maker]);
        let Some((maker, collective)) = maker.and_then(|it| Some((it, gather(it)?))) else {
            return;
        };
        let why = if maker.outputs.len() > 1 {
            Some("the collective has several operands".to_owned())
        } else if op.inputs[0] == op.inputs[1] {
            Some("the product reads the gathered tensor twice".to_owned())
        } else {
            let ranks = ranks(uses.function, op);
            let place = Place::of_operand(dot, ranks, side, collective.dims[0]);
            let other = op.inputs[1 - side];
            let sums = place.result.is_none() && !is_exact(uses.function.ty(op.outputs[0]).dtype);
            other
                .filter(|_| sums)
                .and_then(|other| self.in_common(uses.index, other, &collective.axes))
        };
        self.add(
            uses,
            (maker, op),
            Side::Gathered(side),
            moved,
            &collective.axes,
            why,
        );
    }

    /// That devices of a group need the same sum, if that is so.
    fn in_common(&mut self, function: usize, other: ValueId, axes: &[AxisId]) -> Option<String> {
        let distinct = self
            .distinct
            .get_or_insert_with(|| Distinct::of(self.module, self.interface));
        let held = distinct.axes(function, other);
        (Axes::of(axes) & held != Axes::of(axes)).then(|| {
            "devices that hold the same result would add in different orders, and differ in its \
             last bits"
                .to_owned()
        })
    }

    fn scattered(&mut self, uses: &Uses<'_>, op: &Op) {
        let product = op.outputs[0];
        let ops = uses.users[product]
            .iter()
            .map(|&user| &uses.function.ops[user]);
        let Some((user, collective)) = ops.clone().find_map(|user| Some((user, scatter(user)?)))
        else {
            return;
        };
        let why = if user.outputs.len() > 1 {
            Some("the collective has several operands".to_owned())
        } else if ops.count() > 1 || uses.outputs.contains(product) {
            Some("the sum that is scattered has other readers".to_owned())
        } else if collective.combiner != Combiner::Add {
            Some("the collective is no sum".to_owned())
        } else {
            let first = collective.first;
            first.map(|first| format!("only the first {first} devices of a group count"))
        };
        let at = user.inputs.iter().position(|input| *input == Some(product));
        let moved = user.outputs[at.unwrap_or(0)];
        self.add(
            uses,
            (user, op),
            Side::Scattered,
            moved,
            &collective.axes,
            why,
        );
    }

    fn add(
        &mut self,
        uses: &Uses<'_>,
        (collective, op): (&Op, &Op),
        side: Side,
        moved: ValueId,
        axes: &[AxisId],
        why: Option<String>,
    ) {
        let parts = self.module.mesh.parts(axes);
        if parts < 2 {
            return;
        }
        let (function, product) = (uses.function, op.outputs[0]);
        let whole = match side {
            Side::Gathered(_) => moved,
            Side::Scattered => product,
        };
        let why = why.or_else(|| limits(function, op, parts));
        let types = op.operands().chain([product, moved]);
        let types = types.map(|value| function.ty(value).clone()).collect();
        let alike = (side, collective.kind.clone(), op.kind.clone(), types);
        let class = self.classes.iter().position(|known| *known == alike);
        let class = class.unwrap_or_else(|| {
            self.classes.push(alike);
            self.classes.len() - 1
        });
        let name = |value: ValueId| function.value(value).name.clone();
        self.pairs.push(Pair {
            function: uses.index,
            side,
            moved,
            product,
            names: [name(moved), name(product)],
            location: op.location.clone(),
            axes: axes.to_vec(),
            parts,
            bytes: function.ty(whole).size_bytes(),
            class,
            decision: match why {
                Some(why) => Decision::Refused(why),
                None => Decision::Left("not requested".to_owned()),
            },
        });
    }

    /// Of the products of one gather, those that need what the first one makes are left: by then a
    /// gather has had the time.
    fn first_of_each_gather(&mut self, uses: &Uses<'_>) {
        let mut first: BTreeMap<ValueId, EntitySet<ValueId>> = BTreeMap::new();
        for pair in &mut self.pairs {
            let gathers = matches!(pair.side, Side::Gathered(_));
            if pair.function != uses.index || !gathers || !pair.is_candidate() {
                continue;
            }
            match first.get(&pair.moved) {
                None => {
                    let several = uses.users[pair.moved].len() > 1;
                    let reached = several.then(|| uses.reached(pair.product));
                    first.insert(pair.moved, reached.unwrap_or_default());
                }
                Some(reached) if reached.contains(pair.product) => {
                    let why = "another product of the same gather comes before it";
                    pair.decision = Decision::Refused(why.to_owned());
                }
                Some(_) => {}
            }
        }
    }
}

impl<'a> Uses<'a> {
    fn of(index: usize, function: &'a Function) -> Self {
        let mut uses = Self {
            index,
            function,
            makers: SecondaryMap::new(),
            users: SecondaryMap::new(),
            outputs: EntitySet::new(),
        };
        uses.outputs.extend(function.outputs.iter().copied());
        for (at, op) in function.ops.iter().enumerate() {
            for operand in op.operands() {
                uses.users[operand].push(at);
            }
            for result in &op.outputs {
                uses.makers[*result] = Some(at);
            }
        }
        uses
    }

    /// What follows from a value.
    fn reached(&self, from: ValueId) -> EntitySet<ValueId> {
        let mut reached = EntitySet::new();
        let mut left = vec![from];
        while let Some(value) = left.pop() {
            for &user in &self.users[value] {
                for &result in &self.function.ops[user].outputs {
                    if reached.insert(result) {
                        left.push(result);
                    }
                }
            }
        }
        reached
    }
}

/// Ranks of the operands of a product.
pub(super) fn ranks(function: &Function, op: &Op) -> [usize; 2] {
    [0, 1].map(|side| op.inputs[side].map_or(0, |value| function.ty(value).shape.len()))
}

/// Whether sums come out the same in any order.
fn is_exact(dtype: DType) -> bool {
    dtype.integer_range().is_some()
}

/// What no product of so many parts may exceed.
fn limits(function: &Function, op: &Op, parts: usize) -> Option<String> {
    if parts > MOST_PARTS {
        return Some(format!(
            "a ring of {parts} devices; at most {MOST_PARTS} are unrolled"
        ));
    }
    let dtype = function.ty(op.outputs[0]).dtype;
    if dtype == DType::Bool {
        return Some("truth values are no sums".to_owned());
    }
    let mut extents = op
        .operands()
        .flat_map(|value| &function.ty(value).shape[..]);
    let most = i32::MAX as usize / 2;
    let large = extents.any(|extent| extent.saturating_mul(2) > most);
    large.then(|| "extents do not fit 32 bits".to_owned())
}
