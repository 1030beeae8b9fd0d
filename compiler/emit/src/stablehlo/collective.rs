//! Ops of several devices, which the text tells apart by their numbers among all partitions.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    AllGather, AllReduce, AllToAll, CollectiveBroadcast, CollectivePermute,
};
use peapod_ir::ops::tensor::{Combiner, InteriorPad, Reduce, ReduceScatter, Slice};
use peapod_ir::{AxisId, DType, TensorType};

use super::text::{array, number, rows};
use super::writer::{Ssa, Writer};

/// Whether a reduction is one of bits, which XLA reduces no integers over devices by.
fn is_bitwise(combiner: Combiner, dtype: DType) -> bool {
    matches!(combiner, Combiner::And | Combiner::Or) && dtype != DType::Bool
}

impl Writer<'_> {
    /// An op of each operand, by its index: not all versions of StableHLO take several.
    fn each(
        &mut self,
        operands: &[Ssa],
        types: &[TensorType],
        mut exchange: impl FnMut(&mut Self, usize, &Ssa, &TensorType) -> Ssa,
    ) -> Vec<Ssa> {
        let pairs = operands.iter().zip(types).enumerate();
        pairs
            .map(|(index, (x, ty))| exchange(self, index, x, ty))
            .collect()
    }

    pub(super) fn all_gather(
        &mut self,
        op: &AllGather,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        self.each(x, types, |writer, index, x, ty| {
            let own = vec![("all_gather_dim", number(op.dims[index]))];
            let whole = writer.of_all(&x.ty, op.dims[index], &op.axes);
            let all = writer.grouped("stablehlo.all_gather", own, &op.axes, None, x, &whole);
            writer.trimmed(all, ty)
        })
    }

    pub(super) fn all_reduce(
        &mut self,
        op: &AllReduce,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        let combiner = Some(op.combiner);
        self.each(x, types, |writer, _, x, ty| {
            let x = writer.counted(op.combiner, &op.axes, op.first, x);
            if is_bitwise(op.combiner, ty.dtype) {
                return writer.gathered_and_reduced(op.combiner, &op.axes, x);
            }
            writer.grouped("stablehlo.all_reduce", vec![], &op.axes, combiner, &x, ty)
        })
    }

    pub(super) fn reduce_scatter(
        &mut self,
        op: &ReduceScatter,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        let (name, combiner) = ("stablehlo.reduce_scatter", Some(op.combiner));
        self.each(x, types, |writer, index, x, ty| {
            let own = vec![("scatter_dimension", number(op.dims[index]))];
            let x = writer.counted(op.combiner, &op.axes, op.first, x);
            let x = writer.lengthened(x, writer.of_all(ty, op.dims[index], &op.axes));
            if is_bitwise(op.combiner, ty.dtype) {
                let all = writer.gathered_and_reduced(op.combiner, &op.axes, x);
                return writer.own_shard(all, op.dims[index], &op.axes, ty);
            }
            writer.grouped(name, own, &op.axes, combiner, &x, ty)
        })
    }

    pub(super) fn all_to_all(
        &mut self,
        op: &AllToAll,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        self.each(x, types, |writer, index, x, ty| {
            let mesh = &writer.module.mesh;
            let properties = [
                ("channel_handle", writer.channel()),
                ("concat_dimension", number(op.concat_dims[index])),
                ("replica_groups", rows(&mesh.groups(&op.axes))),
                ("split_count", number(mesh.parts(&op.axes))),
                ("split_dimension", number(op.split_dims[index])),
            ];
            let (name, x) = ("stablehlo.all_to_all", std::slice::from_ref(x));
            writer.one(name, x, &properties, ty)
        })
    }

    /// A reduction over devices that XLA has no collective for: of all shards, on each device.
    fn gathered_and_reduced(&mut self, combiner: Combiner, axes: &[AxisId], x: Ssa) -> Ssa {
        let ty = x.ty.clone();
        let stacked = |devices: usize| {
            let shape = [&[devices], &ty.shape[..]].concat();
            TensorType::new(ty.dtype, shape)
        };
        let one = self.one("stablehlo.reshape", &[x], &[], &stacked(1));
        let own = vec![("all_gather_dim", number(0))];
        let whole = stacked(self.module.mesh.parts(axes));
        let all = self.grouped("stablehlo.all_gather", own, axes, None, &one, &whole);
        let scalar = TensorType::new(ty.dtype, []);
        let nothing = self.splat(combiner.identity(ty.dtype), &scalar);
        let dims = vec![0];
        self.reduce(&Reduce { combiner, dims }, &[all, nothing], &ty)
    }

    /// The shard of this device.
    fn own_shard(&mut self, all: Ssa, dim: usize, axes: &[AxisId], ty: &TensorType) -> Ssa {
        let scalar = TensorType::new(DType::I32, []);
        let position = self.partition_index(axes);
        let extent = self.dense(&ty.shape[dim].to_string(), &scalar);
        let start = self.one("stablehlo.multiply", &[position, extent], &[], &scalar);
        let zero = self.dense("0", &scalar);
        let starts = (0..ty.shape.len()).map(|own| if own == dim { &start } else { &zero });
        let operands: Vec<Ssa> = [&all].into_iter().chain(starts).cloned().collect();
        let properties = [("slice_sizes", array(&ty.shape))];
        self.one("stablehlo.dynamic_slice", &operands, &properties, ty)
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
    pub(super) fn collective_broadcast(
        &mut self,
        op: &CollectiveBroadcast,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        // The first of a group is the one that sends.
        let mut groups = self.module.mesh.groups(&op.axes);
        for group in &mut groups {
            group[..=op.source].rotate_right(1);
        }
        self.each(x, types, |writer, _, x, ty| {
            let properties = [
                ("channel_handle", writer.channel()),
                ("replica_groups", rows(&groups)),
            ];
            let name = "stablehlo.collective_broadcast";
            writer.one(name, std::slice::from_ref(x), &properties, ty)
        })
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

    pub(super) fn collective_permute(
        &mut self,
        op: &CollectivePermute,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        self.each(x, types, |writer, _, x, ty| writer.permute(op, x, ty))
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
