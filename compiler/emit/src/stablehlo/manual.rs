//! Programs for one device of several.

use peapod_ir::ops::tensor::{InteriorPad, ManualComputation, Slice};
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::{Annotation, AxisId, Function, Mesh, Sharding, TensorType};

use super::sharding;
use super::text::list;
use super::writer::{Form, Ssa, Writer};

/// Shardings of operands and results over the axes of a manual computation.
struct Around {
    axes: Vec<AxisId>,
    inputs: Vec<Sharding>,
    outputs: Vec<Sharding>,
}

impl<'m> Writer<'m> {
    /// The op, with the body of its function as its region.
    pub(super) fn manual_computation(
        &mut self,
        op: &'m ManualComputation,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        let Some(function) = self.function(&op.function) else {
            return vec![];
        };
        let around = Around {
            axes: op.axes.clone(),
            inputs: op.input_shardings().collect(),
            outputs: op.output_shardings().collect(),
        };
        self.around(function, &around, x, types)
    }

    /// The program of one device, with the arguments and results of the whole.
    pub(super) fn partitioned(
        &mut self,
        function: &'m Function,
        arguments: Vec<Ssa>,
        interface: &PodInterface,
    ) -> Vec<Ssa> {
        let mesh = &self.module.mesh;
        let pairs = arguments.into_iter().zip(&interface.inputs);
        let x: Vec<Ssa> = pairs.map(|(x, port)| self.padded(x, port)).collect();
        let shardings =
            |ports: &[PodTensor]| ports.iter().map(|port| port.sharding.clone()).collect();
        let around = Around {
            axes: (0..mesh.axes.len()).map(AxisId).collect(),
            inputs: shardings(&interface.inputs),
            outputs: shardings(&interface.outputs),
        };
        let types = interface.outputs.iter().map(|port| padded(mesh, port));
        let types: Vec<TensorType> = types.collect();
        let results = self.around(function, &around, &x, &types);
        let pairs = results.into_iter().zip(&interface.outputs);
        pairs.map(|(x, port)| self.given_out(x, port)).collect()
    }

    /// The whole program, around whose body arguments and results are padded as the writer's form
    /// says.
    pub(super) fn whole_program(
        &mut self,
        function: &'m Function,
        arguments: Vec<Ssa>,
        interface: &PodInterface,
    ) -> Vec<Ssa> {
        let ports = arguments.into_iter().zip(&interface.inputs);
        let x = function.inputs.iter().zip(ports).map(|(id, (x, port))| {
            let ty = function.ty(*id);
            if x.ty == *ty {
                return x;
            }
            let stored = self.stored(x, port);
            let stored = self.reshaped(stored, ty);
            self.annotated(function.value(*id), stored)
        });
        let x: Vec<Ssa> = x.collect();
        let results = self.body(function, x);
        let pairs = results.into_iter().zip(&interface.outputs);
        pairs.map(|(x, port)| self.given_out(x, port)).collect()
    }

    /// A body whose devices all hold their own of what counts as one for all.
    pub(super) fn per_device(&mut self, function: &'m Function, arguments: Vec<Ssa>) -> Vec<Ssa> {
        let outputs = function.outputs.iter().map(|id| function.ty(*id).clone());
        let outputs: Vec<TensorType> = outputs.collect();
        let whole = |ty: &TensorType| Sharding::replicated(ty.shape.len());
        let around = Around {
            axes: (0..self.module.mesh.axes.len()).map(AxisId).collect(),
            inputs: arguments.iter().map(|own| whole(&own.ty)).collect(),
            outputs: outputs.iter().map(whole).collect(),
        };
        self.around(function, &around, &arguments, &outputs)
    }

    /// The type of an argument or result.
    pub(super) fn port_type(&self, port: &PodTensor) -> TensorType {
        match self.form {
            Form::Known => port.global.clone(),
            Form::Stored => padded(&self.module.mesh, port),
        }
    }

    /// The sharding of an argument or result. XLA is told as well which are replicated, or it might
    /// choose another one.
    pub(super) fn port_sharding(&self, port: &PodTensor) -> String {
        let mesh = &self.module.mesh;
        let sharding = match padded(mesh, port) == self.port_type(port) {
            true => closed(mesh, &port.sharding),
            false => closed(mesh, &Sharding::replicated(port.global.shape.len())),
        };
        format!("sdy.sharding = #sdy.sharding{sharding}")
    }

    /// A function as the region of a manual computation.
    fn around(
        &mut self,
        function: &'m Function,
        around: &Around,
        x: &[Ssa],
        types: &[TensorType],
    ) -> Vec<Ssa> {
        let mesh = &self.module.mesh;
        // Along other axes propagation determines the shardings.
        let is_partial = around.axes.len() < mesh.axes.len();
        let shardings = |shardings: &[Sharding]| {
            let all = shardings.iter().map(|own| {
                let annotation = Annotation {
                    open: vec![is_partial; own.dims.len()],
                    sharding: own.clone(),
                    ..Annotation::default()
                };
                sharding::sharding(mesh, &annotation)
            });
            format!("#sdy.sharding_per_value<[{}]>", list(all))
        };
        let axes = sharding::names(mesh, around.axes.iter().copied());
        let properties = [
            ("in_shardings", shardings(&around.inputs)),
            (
                "manual_axes",
                format!("#sdy<manual_axes{{{}}}>", list(axes)),
            ),
            ("out_shardings", shardings(&around.outputs)),
        ];
        let inputs = function.inputs.iter().map(|id| function.ty(*id).clone());
        let inputs: Vec<TensorType> = inputs.collect();
        let body = self.region_by("sdy.return", &inputs, |writer, arguments| {
            writer.body(function, arguments)
        });
        let name = "sdy.manual_computation";
        self.op_with(name, x, &properties, &[body], types)
    }

    /// An argument, or a result of the whole program, in the shape that is sharded.
    fn stored(&mut self, x: Ssa, port: &PodTensor) -> Ssa {
        let stored = TensorType::new(port.global.dtype, port.stored_shape.clone());
        if x.ty == padded(&self.module.mesh, port) {
            return self.cut(x, &stored);
        }
        self.reshaped(x, &stored)
    }

    /// The same, padded up to equal shards.
    fn padded(&mut self, x: Ssa, port: &PodTensor) -> Ssa {
        let stored = TensorType::new(port.global.dtype, port.stored_shape.clone());
        let padded = padded(&self.module.mesh, port);
        let rank = stored.shape.len();
        if x.ty == padded {
            return x;
        }
        let x = self.reshaped(x, &stored);
        if padded == stored {
            return x;
        }
        let missing = padded.shape.iter().zip(&stored.shape);
        let pad = InteriorPad {
            low: vec![0; rank],
            high: missing.map(|(all, own)| (all - own) as i64).collect(),
            interior: vec![0; rank],
        };
        let zero = self.whole(0, &TensorType::new(stored.dtype, []));
        self.interior_pad(&pad, &[x, zero], &padded)
    }

    /// A result, padded or not, as the writer's form says.
    fn given_out(&mut self, x: Ssa, port: &PodTensor) -> Ssa {
        if self.form == Form::Stored {
            return self.padded(x, port);
        }
        let stored = self.stored(x, port);
        self.reshaped(stored, &port.global)
    }

    /// The beginning of a tensor along every dimension.
    fn cut(&mut self, x: Ssa, ty: &TensorType) -> Ssa {
        if x.ty == *ty {
            return x;
        }
        let rank = ty.shape.len();
        let slice = Slice {
            start: vec![0; rank],
            limit: ty.shape.clone(),
            stride: vec![1; rank],
        };
        self.slice(&slice, &[x], ty)
    }

    fn reshaped(&mut self, x: Ssa, ty: &TensorType) -> Ssa {
        match x.ty == *ty {
            true => x,
            false => self.one("stablehlo.reshape", &[x], &[], ty),
        }
    }
}

/// The stored tensor with padding up to equal shards.
fn padded(mesh: &Mesh, port: &PodTensor) -> TensorType {
    let local = port.sharding.local_shape(mesh, &port.stored_shape);
    let extents = local.iter().zip(&port.sharding.dims);
    let extents = extents.map(|(extent, axes)| extent * mesh.parts(axes));
    TensorType::new(port.global.dtype, extents.collect::<Vec<_>>())
}

/// A sharding that nothing is added to.
fn closed(mesh: &Mesh, own: &Sharding) -> String {
    let annotation = Annotation {
        open: vec![false; own.dims.len()],
        sharding: own.clone(),
        ..Annotation::default()
    };
    sharding::sharding(mesh, &annotation)
}
