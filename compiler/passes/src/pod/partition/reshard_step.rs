//! The ops of one step from one sharding to another.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{
    AllGather, AllReduce, AllToAll, CollectivePermute, Combiner, ReduceScatter, Route,
};
use peapod_ir::{AxisId, Sharding, TensorType, ValueId};

use super::build::Build;
use super::reshard::ReshardStep;

impl Build<'_> {
    /// One step from the sharding `before` to the sharding `after` of a tensor of type `whole`.
    pub fn step(
        &mut self,
        mut x: ValueId,
        step: &ReshardStep,
        [before, after]: [&Sharding; 2],
        whole: &TensorType,
    ) -> ValueId {
        let held = self.local(whole, before);
        let mut ty = self.local(whole, after);
        match step {
            ReshardStep::Slice { dim, axes } => {
                let extent = ty.shape[*dim];
                // Devices beyond the end hold padding: they get what the last one gets.
                let grown = match self.mesh.parts(&before.dims[*dim]) {
                    1 => held.shape[*dim].next_multiple_of(extent.max(1)),
                    _ => extent * self.mesh.parts(axes),
                };
                let x = self.resize(x, (*dim, &before.dims[*dim]), grown, whole);
                let mut offsets = vec![None; ty.shape.len()];
                offsets[*dim] = Some(self.offset(axes, extent));
                self.dynamic_slice(x, &offsets, ty.shape)
            }
            ReshardStep::Gather { dim, axes } => {
                let extent = ty.shape[*dim];
                if self.mesh.parts(&after.dims[*dim]) > 1 {
                    ty.shape[*dim] = held.shape[*dim] * self.mesh.parts(axes);
                }
                let all = self.gather(x, *dim, axes, ty);
                self.resize(all, (*dim, &after.dims[*dim]), extent, whole)
            }
            ReshardStep::Move { from, to, axes } => {
                let parts = self.mesh.parts(axes);
                let grown = ty.shape[*to] * parts;
                let x = self.resize(x, (*to, &before.dims[*to]), grown, whole);
                let extent = ty.shape[*from];
                ty.shape[*from] = held.shape[*from] * parts;
                let op = AllToAll {
                    axes: axes.clone(),
                    split_dims: vec![*to],
                    concat_dims: vec![*from],
                };
                let moved = self.emit(op, &[x], ty);
                self.resize(moved, (*from, &after.dims[*from]), extent, whole)
            }
            ReshardStep::Reorder => {
                let (axes, order) = exchange(before, after);
                let route = Route::Reorder(order);
                self.emit(CollectivePermute { axes, route }, &[x], ty)
            }
            ReshardStep::ReduceScatter { dim, axes, sums } => {
                if self.mesh.parts(&before.dims[*dim]) > 1 {
                    let grown = ty.shape[*dim] * self.mesh.parts(axes);
                    x = self.resize(x, (*dim, &before.dims[*dim]), grown, whole);
                }
                let op = self.reduce_scatter(*dim, axes, sums);
                self.emit(op, &[x], ty)
            }
            ReshardStep::AllReduce { axes } => self.all_reduce(x, axes, Combiner::Add),
        }
    }

    /// Sums over the axes `sums`, of which each device keeps its part of a dimension.
    fn reduce_scatter(&self, dim: usize, axes: &[AxisId], sums: &[AxisId]) -> ReduceScatter {
        ReduceScatter {
            axes: self.mesh.wholes(axes),
            dims: vec![dim],
            combiner: Combiner::Add,
            first: self.mesh.group(sums).and_then(|(_, first)| first),
        }
    }

    /// Shards over these axes one after another, up to the extent of this type.
    fn gather(&mut self, x: ValueId, dim: usize, axes: &[AxisId], ty: TensorType) -> ValueId {
        let mut all = x;
        for (index, run) in self.mesh.runs(axes).into_iter().enumerate().rev() {
            let mut own = ty.clone();
            if index > 0 {
                own.shape[dim] = self.ty(all).shape[dim] * self.mesh.parts(run);
            }
            let (axes, dims) = (self.mesh.wholes(run), vec![dim]);
            all = self.emit(AllGather { axes, dims }, &[all], own);
        }
        all
    }

    /// Shards of a dimension over these axes made longer or shorter.
    fn resize(
        &mut self,
        x: ValueId,
        (dim, axes): (usize, &[AxisId]),
        wanted: usize,
        whole: &TensorType,
    ) -> ValueId {
        let local = self.ty(x).shape[dim];
        if self.mesh.parts(axes) > 1 && local != wanted {
            return self.retile(x, (dim, axes), wanted, whole.shape[dim]);
        }
        match local < wanted {
            true => self.lengthen(x, dim, wanted),
            false => self.trim(x, dim, wanted),
        }
    }

    /// Combines what the devices along axes hold.
    pub fn all_reduce(&mut self, x: ValueId, axes: &[AxisId], combiner: Combiner) -> ValueId {
        let ty = self.ty(x).clone();
        // A part comes first, so that its devices are the first ones; of several each on its own.
        let (parts, others): (Vec<AxisId>, Vec<AxisId>) =
            axes.iter().partition(|axis| self.mesh.is_part(**axis));
        let (last, alone) = match parts.split_last() {
            Some((last, alone)) => (vec![*last], alone),
            None => (vec![], &[][..]),
        };
        let groups = alone.iter().map(|part| vec![*part]);
        let groups = groups.chain([[last, others].concat()]);
        groups.fold(x, |x, group| {
            let Some((axes, first)) = self.mesh.group(&group) else {
                return x;
            };
            let op = AllReduce {
                axes,
                combiner,
                first,
            };
            self.emit(op, &[x], ty.clone())
        })
    }
}

/// Who sends to whom: axes in the order of the shards held, and in that of the shards wanted.
fn exchange(before: &Sharding, after: &Sharding) -> (Vec<AxisId>, Vec<AxisId>) {
    let flat = |sharding: &Sharding| -> Vec<AxisId> {
        let dims = sharding.dims.iter().flatten();
        dims.copied().collect()
    };
    let (mut axes, mut order) = (flat(before), flat(after));
    let [missing, extra] = [(&order, &axes), (&axes, &order)].map(|(of, than)| {
        let of = of.iter().copied();
        of.filter(|axis| !than.contains(axis)).collect::<Vec<_>>()
    });
    axes.extend(missing);
    order.extend(extra);
    while axes.last() == order.last() && !axes.is_empty() {
        axes.pop();
        order.pop();
    }
    let pairs = axes.iter().zip(&order);
    let common = pairs.take_while(|(a, b)| a == b).count();
    (axes.split_off(common), order.split_off(common))
}
