//! A function of floats as one of integers.
//!
//! Ops are converted in their order. What an op takes in another type than it was computed in is
//! converted before it, once for all that want it so.

use std::collections::HashMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::{Dequantize, Quantize};
use peapod_ir::verify::check_op;
use peapod_ir::{DType, Function, Module, Op, OpId, OpKind, Origin, TensorType, ValueId};

use super::form::{Form, form, limited};
use super::groups::{Groups, floats};
use super::observed::Observed;
use super::precision::Precision;
use super::rewritten::{Operand, Rewriter, Rewritten};
use super::{Layer, Options, Port};

/// A function of integers under construction.
pub(super) struct Converter<'a> {
    module: &'a Module,
    source: &'a Function,
    observed: &'a Observed,
    options: &'a Options,
    groups: Groups,
    build: Builder,
    /// What the values of the source are computed as.
    homes: SecondaryMap<ValueId, Option<ValueId>>,
    /// Values of other types that were made of them, and constants by those of the source.
    made: HashMap<(ValueId, TensorType), ValueId>,
    layers: Vec<Layer>,
}

impl<'a> Converter<'a> {
    pub(super) fn new(module: &'a Module, observed: &'a Observed, options: &'a Options) -> Self {
        let source = &module.functions[0];
        let stays = |id: OpId| options.precision(id) == Precision::Float;
        Self {
            module,
            source,
            observed,
            options,
            groups: Groups::of(source, observed, options.observer, stays),
            build: Builder::new(source.name.clone()),
            homes: SecondaryMap::new(),
            made: HashMap::new(),
            layers: Vec::new(),
        }
    }

    /// The function, what became of each op, and what became of the values of the source.
    pub(super) fn convert(
        mut self,
    ) -> (Function, Vec<Layer>, SecondaryMap<ValueId, Option<ValueId>>) {
        for &input in &self.source.inputs {
            let ty = self.port(input, self.options.inputs);
            let name = self.source.value(input).name.clone();
            self.homes[input] = Some(self.build.argument(name, ty));
        }
        for id in self.source.op_ids() {
            self.op(id);
        }
        let outputs: Vec<ValueId> = self
            .source
            .outputs
            .iter()
            .map(|it| self.output(*it))
            .collect();
        for (output, source) in outputs.iter().zip(&self.source.outputs) {
            // A signature names what is returned.
            self.homes[*source] = Some(*output);
        }
        let mut function = self.build.finish(outputs);
        function.replaces.clone_from(&self.source.replaces);
        function.feedback_open = self.source.feedback_open;
        function.shown = self.source.shown.clone();
        (function, self.layers, self.homes)
    }

    /// The type of an input or output of the model.
    fn port(&self, value: ValueId, port: Port) -> TensorType {
        let ty = self.source.ty(value);
        let integers = self.options.scheme.activations();
        match port {
            Port::Integer if ty.dtype == DType::F32 && integers != DType::F32 => {
                self.integers(value, integers)
            }
            Port::Integer | Port::Float => ty.clone(),
        }
    }

    /// A value's type in integers, by the scale of its group.
    fn integers(&self, value: ValueId, dtype: DType) -> TensorType {
        let quant = self.groups.quantization(self.source, value, dtype);
        let shape = &self.source.ty(value).shape[..];
        TensorType::new(dtype, shape).with_quant(quant)
    }

    fn output(&mut self, value: ValueId) -> ValueId {
        let source = self.source.ty(value);
        if source.dtype != DType::F32 {
            return self.at(value, source);
        }
        match self.options.outputs {
            Port::Float => self.at(value, source),
            Port::Integer => {
                let home = self.homes[value].map(|home| self.build.ty(home).clone());
                let home = home.filter(|ty| ty.quant.is_some());
                let ty = home.unwrap_or_else(|| self.port(value, Port::Integer));
                self.at(value, &ty)
            }
        }
    }

    fn op(&mut self, id: OpId) {
        let op = self.source.op(id);
        let location = op.location.clone();
        self.build.set_source(location, "");
        let of_floats = |value: ValueId| self.source.ty(value).dtype == DType::F32;
        if !op
            .operands()
            .chain(op.outputs.iter().copied())
            .any(of_floats)
        {
            let rewritten = Rewritten::same(self.source, op);
            return self.put(op, rewritten);
        }
        let (precision, integer) = self.integer_form(id, op);
        let (rewritten, precision, reason) = match integer {
            Ok(rewritten) => (rewritten, precision, None),
            Err(reason) => (Rewritten::same(self.source, op), Precision::Float, reason),
        };
        self.layers
            .push(Layer::new(self.source, id, precision, reason, &rewritten));
        self.put(op, rewritten);
    }

    /// The op on integers, in its precision; or why it has none, if that was not asked for.
    fn integer_form(&self, id: OpId, op: &Op) -> (Precision, Result<Rewritten, Option<String>>) {
        let form = form(self.source, op);
        let precision = match form {
            Form::Shared => self.carried(id, op),
            Form::Recurrent => self.options.precision(id).of_states(),
            Form::Weighted(_) | Form::Limited | Form::Own | Form::Float => {
                self.options.precision(id)
            }
        };
        if precision == Precision::Float {
            return (precision, Err(None));
        }
        let rewriter = Rewriter {
            source: self.source,
            observed: self.observed,
            options: self.options,
            precision,
        };
        let shared = |value: ValueId| self.integers(value, precision.activations());
        let own = |value: ValueId| self.near(value, precision.activations());
        let rewritten = match form {
            Form::Float => Err("it has no form on integers".to_owned()),
            Form::Shared => Ok(rewriter.shared(op, shared)),
            Form::Weighted(axis) => rewriter.weighted(op, axis, own, shared),
            Form::Limited => Ok(rewriter.own(op, own, |value| {
                let quant = limited(&op.kind, precision.activations());
                let ty = self.integers(value, precision.activations());
                quant.map_or(ty.clone(), |quant| ty.with_quant(quant))
            })),
            Form::Own => Ok(rewriter.own(op, own, shared)),
            Form::Recurrent => rewriter.recurrent(op, own, shared),
        };
        let checked = rewritten.and_then(|it| self.checked(it));
        (precision, checked.map_err(Some))
    }

    /// An op that moves elements does so in the type that they have.
    fn carried(&self, id: OpId, op: &Op) -> Precision {
        let own = self.options.precision(id);
        let mut operands = op
            .operands()
            .filter(|it| self.source.ty(*it).dtype == DType::F32);
        let first = operands.find_map(|it| Some((it, self.homes[it]?)));
        let Some((value, home)) = first else {
            return own;
        };
        // What comes in as floats is quantised first: then little memory is moved.
        if self.source.value(value).origin == Origin::Argument {
            return own;
        }
        let dtype = self.build.ty(home).dtype;
        match own.activations() == dtype {
            true => own,
            false if own == Precision::Float => Precision::Float,
            false => {
                let mut all = Precision::ALL.into_iter().rev();
                all.find(|it| it.activations() == dtype).unwrap_or(own)
            }
        }
    }

    /// The type of integers that a value has, or else that of its group.
    fn near(&self, value: ValueId, dtype: DType) -> TensorType {
        let home = self.homes[value].map(|home| self.build.ty(home));
        let home = home.filter(|ty| ty.dtype == dtype && ty.quant.is_some());
        home.map_or_else(|| self.integers(value, dtype), Clone::clone)
    }

    /// Holds an op against its type rule before anything is emitted.
    fn checked(&self, rewritten: Rewritten) -> Result<Rewritten, String> {
        let mut scratch = Builder::new("main");
        let operands = rewritten.operands.iter().map(|operand| {
            Some(match operand.as_ref()? {
                Operand::Value(_, ty) => scratch.argument("", ty.clone()),
                Operand::Constant(_, ty, bytes) => scratch.constant("", ty.clone(), bytes.clone()),
                Operand::State(_, ty) => scratch.state("", ty.clone()),
            })
        });
        let operands = operands.collect();
        scratch.emit_op(rewritten.kind.clone(), operands, rewritten.results.clone());
        let scratch = scratch.finish(Vec::new());
        let violations = check_op(self.module, &scratch, &scratch.ops[0]);
        match violations.first() {
            None => Ok(rewritten),
            Some(first) => Err(first.message.clone()),
        }
    }

    /// Emits an op, and before it what its operands are in their types.
    fn put(&mut self, op: &Op, rewritten: Rewritten) {
        let operands = rewritten.operands.into_iter().map(|operand| {
            Some(match operand? {
                Operand::Value(value, ty) => self.at(value, &ty),
                Operand::Constant(name, ty, bytes) => self.build.constant(name, ty, bytes),
                Operand::State(value, ty) => self.state(value, ty),
            })
        });
        let operands: Vec<Option<ValueId>> = operands.collect();
        let results = op.outputs.iter().zip(rewritten.results).map(|(value, ty)| {
            let result = self
                .build
                .result(self.source.value(*value).name.clone(), ty);
            self.homes[*value] = Some(result);
            result
        });
        let results = results.collect();
        self.build.put(rewritten.kind, operands, results);
    }

    /// A state of the source, which has this type from its first use on.
    fn state(&mut self, value: ValueId, ty: TensorType) -> ValueId {
        let known = self.homes[value];
        let name = &self.source.value(value).name;
        let state = known.unwrap_or_else(|| self.build.state(name.clone(), ty));
        self.homes[value] = Some(state);
        state
    }

    /// A value of the source in a type.
    fn at(&mut self, value: ValueId, ty: &TensorType) -> ValueId {
        let source = self.source.value(value);
        if source.origin == Origin::State {
            return self.state(value, source.ty.clone());
        }
        if let Some(bytes) = self.source.constant(value) {
            let key = (value, ty.clone());
            if let Some(known) = self.made.get(&key) {
                return *known;
            }
            let (name, ty) = (source.name.clone(), ty.clone());
            let made = match (ty == source.ty, floats(self.source, value)) {
                (false, Some(elements)) => {
                    let bytes = super::rewritten::integers(&ty, &elements);
                    self.build.constant(name, ty, bytes)
                }
                (true, _) | (false, None) => self.build.constant(name, ty, bytes.clone()),
            };
            self.made.insert(key, made);
            return made;
        }
        let home = self.homes[value].expect("ops are in the order of their uses");
        self.cast(value, home, ty)
    }

    /// A value that was computed in one type in another.
    fn cast(&mut self, source: ValueId, home: ValueId, ty: &TensorType) -> ValueId {
        if self.build.ty(home) == ty {
            return home;
        }
        let key = (source, ty.clone());
        if let Some(known) = self.made.get(&key) {
            return *known;
        }
        let name = &self.source.value(source).name;
        let is_float = ty.dtype == DType::F32;
        let (kind, suffix): (OpKind, _) = match is_float {
            true => (Dequantize.into(), "dequantized"),
            false => (Quantize.into(), "quantized"),
        };
        let result = self.build.result(format!("{name}_{suffix}"), ty.clone());
        self.build.put(kind, vec![Some(home)], vec![result]);
        self.made.insert(key, result);
        result
    }
}
