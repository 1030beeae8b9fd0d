//! Ops of several devices, which the text tells apart by their numbers among all partitions.

use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{CollectivePermute, Combiner, InteriorPad, Slice};
use peapod_ir::{AxisId, DType, TensorType};

use super::text::{array, number, rows};
use super::writer::{Ssa, Writer};

impl Writer<'_> {
    /// An op of each operand: not all versions of StableHLO take several.
    pub(super) fn collective(
        &mut self,
        kind: &TensorOp,
        operands: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        let pairs = operands.iter().zip(types).enumerate();
        pairs
            .map(|(index, (x, ty))| self.exchange(kind, index, x, ty))
            .collect()
    }

    /// The op of one operand, the one at `index`.
    fn exchange(&mut self, kind: &TensorOp, index: usize, x: &Ssa, ty: &TensorType) -> Ssa {
        let dim = |dims: &[usize]| number(dims[index]);
        match kind {
            TensorOp::AllGather(op) => {
                let own = vec![("all_gather_dim", dim(&op.dims))];
                let whole = self.of_all(&x.ty, op.dims[index], &op.axes);
                let all = self.grouped("stablehlo.all_gather", own, &op.axes, None, x, &whole);
                self.trimmed(all, ty)
            }
            TensorOp::AllReduce(op) => {
                let x = self.counted(op.combiner, &op.axes, op.first, x);
                let combiner = Some(op.combiner);
                self.grouped("stablehlo.all_reduce", vec![], &op.axes, combiner, &x, ty)
            }
            TensorOp::ReduceScatter(op) => {
                let own = vec![("scatter_dimension", dim(&op.dims))];
                let x = self.counted(op.combiner, &op.axes, op.first, x);
                let x = self.lengthened(x, self.of_all(ty, op.dims[index], &op.axes));
                let combiner = Some(op.combiner);
                self.grouped("stablehlo.reduce_scatter", own, &op.axes, combiner, &x, ty)
            }
            TensorOp::AllToAll(op) => {
                let properties = [
                    ("channel_handle", self.channel()),
                    ("concat_dimension", dim(&op.concat_dims)),
                    ("replica_groups", rows(&self.module.mesh.groups(&op.axes))),
                    ("split_count", number(self.module.mesh.parts(&op.axes))),
                    ("split_dimension", dim(&op.split_dims)),
                ];
                let (name, x) = ("stablehlo.all_to_all", std::slice::from_ref(x));
                self.one(name, x, &properties, ty)
            }
            TensorOp::CollectiveBroadcast(op) => {
                self.broadcast_in_groups(&op.axes, op.source, x, ty)
            }
            TensorOp::CollectivePermute(op) => self.permute(op, x, ty),
            TensorOp::ArgReduce(_)
            | TensorOp::BitcastConvert(_)
            | TensorOp::BroadcastInDim(_)
            | TensorOp::Call(_)
            | TensorOp::Case(_)
            | TensorOp::Clamp(_)
            | TensorOp::Compare(_)
            | TensorOp::Convert(_)
            | TensorOp::Convolution(_)
            | TensorOp::DotGeneral(_)
            | TensorOp::DynamicSlice(_)
            | TensorOp::DynamicUpdateSlice(_)
            | TensorOp::Gather(_)
            | TensorOp::InteriorPad(_)
            | TensorOp::Iota(_)
            | TensorOp::ManualComputation(_)
            | TensorOp::OptimizationBarrier(_)
            | TensorOp::PartitionIndex(_)
            | TensorOp::Reduce(_)
            | TensorOp::ReducePrecision(_)
            | TensorOp::ReduceWindow(_)
            | TensorOp::Reverse(_)
            | TensorOp::Scatter(_)
            | TensorOp::Select(_)
            | TensorOp::SelectAndScatter(_)
            | TensorOp::ShardingConstraint(_)
            | TensorOp::Slice(_)
            | TensorOp::Sort(_)
            | TensorOp::TopK(_)
            | TensorOp::Transpose(_)
            | TensorOp::While(_) => x.clone(),
        }
    }

    /// An operand where the device is one of those that count, else what changes nothing.
    fn counted(
        &mut self,
        combiner: Combiner,
        axes: &[AxisId],
        first: Option<usize>,
        x: &Ssa,
    ) -> Ssa {
        let Some(first) = first else {
            return x.clone();
        };
        let scalar = TensorType::new(DType::I32, []);
        let position = self.partition_index(axes);
        let first = self.dense(&first.to_string(), &scalar);
        let counts = self.compare(Direction::Lt, false, position, first);
        let nothing = self.splat(combiner.identity(x.ty.dtype), &x.ty);
        self.select(counts, x.clone(), nothing)
    }

    /// The type of the shards of a group one after another.
    fn of_all(&self, shard: &TensorType, dim: usize, axes: &[AxisId]) -> TensorType {
        let mut whole = shard.clone();
        whole.shape[dim] *= self.module.mesh.parts(axes);
        whole
    }

    /// Zeros after the last elements along all dimensions, up to this type.
    fn lengthened(&mut self, x: Ssa, ty: TensorType) -> Ssa {
        if x.ty.shape == ty.shape {
            return x;
        }
        let extents = ty.shape.iter().zip(&x.ty.shape);
        let op = InteriorPad {
            low: vec![0; ty.shape.len()],
            high: extents.map(|(to, from)| (to - from) as i64).collect(),
            interior: vec![0; ty.shape.len()],
        };
        let zero = self.whole(0, &TensorType::new(ty.dtype, []));
        self.interior_pad(&op, &[x, zero], &ty)
    }

    /// The first elements along all dimensions, as many as this type has.
    fn trimmed(&mut self, x: Ssa, ty: &TensorType) -> Ssa {
        if x.ty.shape == ty.shape {
            return x;
        }
        let op = Slice {
            start: vec![0; ty.shape.len()],
            limit: ty.shape.clone(),
            stride: vec![1; ty.shape.len()],
        };
        self.slice(&op, &[x], ty)
    }

    /// What one device of each group sends to the others of its group.
    fn broadcast_in_groups(
        &mut self,
        axes: &[AxisId],
        source: usize,
        x: &Ssa,
        ty: &TensorType,
    ) -> Ssa {
        // The first of a group is the one that sends.
        let mut groups = self.module.mesh.groups(axes);
        for group in &mut groups {
            group[..=source].rotate_right(1);
        }
        let properties = [
            ("channel_handle", self.channel()),
            ("replica_groups", rows(&groups)),
        ];
        let name = "stablehlo.collective_broadcast";
        self.one(name, std::slice::from_ref(x), &properties, ty)
    }

    /// A collective that counts its devices among those of all replicas.
    fn grouped(
        &mut self,
        name: &str,
        mut properties: Vec<(&str, String)>,
        axes: &[AxisId],
        combiner: Option<Combiner>,
        x: &Ssa,
        ty: &TensorType,
    ) -> Ssa {
        properties.push(("channel_handle", self.channel()));
        properties.push(("replica_groups", rows(&self.module.mesh.groups(axes))));
        properties.push(("use_global_device_ids", String::new()));
        properties.sort_unstable();
        let regions: Vec<String> = combiner
            .map(|combiner| self.combining(combiner, ty.dtype))
            .into_iter()
            .collect();
        let (operand, types) = (std::slice::from_ref(x), [ty.clone()]);
        let mut results = self.op_with(name, operand, &properties, &regions, &types);
        results.remove(0)
    }

    /// In StableHLO a device sends to one other at most. Where the IR has it send to more, there is
    /// a permutation for each, and every device takes from the one that it is a target of.
    fn permute(&mut self, op: &CollectivePermute, x: &Ssa, ty: &TensorType) -> Ssa {
        let mut rounds = self.rounds(op).into_iter();
        let first = rounds.next().unwrap_or_default();
        let mut result = self.permute_once(&first, x, ty);
        for pairs in rounds {
            let sent = self.permute_once(&pairs, x, ty);
            let devices = self.module.mesh.devices();
            let targets = (0..devices).map(|device| pairs.iter().any(|pair| pair[1] == device));
            let targets: Vec<String> = targets.map(|is| is.to_string()).collect();
            let table = TensorType::new(DType::Bool, [devices]);
            let elements = format!("[{}]", targets.join(", "));
            let table = self.dense(&elements, &table);
            let device = self.device();
            let properties = [("slice_sizes", array(&[1]))];
            let own = TensorType::new(DType::Bool, [1]);
            let own = self.one(
                "stablehlo.dynamic_slice",
                &[table, device],
                &properties,
                &own,
            );
            let truth = TensorType::new(DType::Bool, []);
            let own = self.one("stablehlo.reshape", &[own], &[], &truth);
            result = self.select(own, sent, result);
        }
        result
    }

    /// Who sends to whom, as numbers of devices; in each list a device sends once at most.
    fn rounds(&self, op: &CollectivePermute) -> Vec<Vec<[usize; 2]>> {
        let mesh = &self.module.mesh;
        let mut rounds: Vec<Vec<[usize; 2]>> = Vec::new();
        for group in mesh.groups(&op.axes) {
            for (target, &to) in group.iter().enumerate() {
                let Some(source) = op.source(mesh, group.len(), target) else {
                    continue;
                };
                let from = group[source];
                let free = |round: &&mut Vec<[usize; 2]>| round.iter().all(|pair| pair[0] != from);
                match rounds.iter_mut().find(free) {
                    Some(round) => round.push([from, to]),
                    None => rounds.push(vec![[from, to]]),
                }
            }
        }
        rounds
    }

    fn permute_once(&mut self, pairs: &[[usize; 2]], x: &Ssa, ty: &TensorType) -> Ssa {
        if pairs.is_empty() {
            return self.whole(0, ty);
        }
        let properties = [
            ("channel_handle", self.channel()),
            ("source_target_pairs", rows::<usize>(pairs)),
        ];
        let name = "stablehlo.collective_permute";
        self.one(name, std::slice::from_ref(x), &properties, ty)
    }

    /// The number of the device, as i32.
    fn device(&mut self) -> Ssa {
        let id = TensorType::new(DType::U32, []);
        let id = self.one("stablehlo.partition_id", &[], &[], &id);
        let signed = TensorType::new(DType::I32, []);
        self.one("stablehlo.convert", &[id], &[], &signed)
    }

    /// The position of the device along axes, the first being the major one.
    pub(super) fn partition_index(&mut self, axes: &[AxisId]) -> Ssa {
        let scalar = TensorType::new(DType::I32, []);
        let device = self.device();
        let mut position: Option<Ssa> = None;
        for &axis in axes {
            let size = self.module.mesh.size(axis);
            let after = self.module.mesh.axes[axis.0 + 1..].iter();
            let stride: usize = after.map(|axis| axis.size).product();
            let [size, stride] = [size, stride].map(|by| self.dense(&by.to_string(), &scalar));
            let place = self.one("stablehlo.divide", &[device.clone(), stride], &[], &scalar);
            let place = self.one("stablehlo.remainder", &[place, size.clone()], &[], &scalar);
            position = Some(match position {
                None => place,
                Some(major) => {
                    let start = self.one("stablehlo.multiply", &[major, size], &[], &scalar);
                    self.one("stablehlo.add", &[start, place], &[], &scalar)
                }
            });
        }
        position.unwrap_or_else(|| self.whole(0, &scalar))
    }
}
