//! What layers build into: a function under construction, its parameters and their names.

use std::collections::BTreeMap;
use std::sync::Arc;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::elementwise::broadcast_shape;
use peapod_ir::ops::tensor::While;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, Mean, OpKind};
use peapod_ir::{DType, Function, Location, Tensor, TensorType, ValueId};

use crate::error::TrainError;
use crate::init::{Fans, Init, Initializer};
use crate::layers::Files;
use crate::ports::Values;
use crate::rounding::Rounding;
use crate::sparsity::Sparsity;

/// Elements up to which what is computed of constants becomes a constant.
const FOLDED_ELEMENTS: usize = 1 << 24;

/// Which program of a network is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The training step: statistics of the batch, dropout.
    Train,
    /// The same program without these, its parameters arguments: for evaluation on pods.
    Evaluate,
    /// Parameters are constants, ops those that microcontrollers have kernels for.
    Infer,
}

/// A parameter of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Path of its layer, then what it is there: `dense_1/kernel`.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// How it begins.
    pub init: Init,
    /// Whether the loss has a gradient with respect to it.
    pub trainable: bool,
    /// The argument or the constant.
    pub value: ValueId,
}

/// Random numbers of a step: the arguments that they are derived from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random {
    /// `u32[]`.
    pub(crate) seed: ValueId,
    /// `i32[]`: steps done.
    pub(crate) counter: ValueId,
}

/// The function that a network becomes.
///
/// Ops that a layer emits come from the place of the layer, and values are named after it, so that
/// errors, profiles and reports name layers.
#[derive(Debug)]
pub struct Scope<'v> {
    build: Builder,
    mode: Mode,
    path: Vec<String>,
    /// Layers so far, by the path around them and their kind.
    counts: BTreeMap<String, usize>,
    parameters: Vec<Parameter>,
    replaced: Vec<(usize, ValueId)>,
    functions: Vec<Function>,
    values: Option<&'v Values>,
    random: Option<Random>,
    /// How operands are rounded, if they are.
    pub(crate) rounding: Option<Rounding>,
    /// How many values kernels have, if it is few.
    pub(crate) sparsity: Option<Sparsity>,
    /// Models that layers are of.
    pub(crate) files: Files,
}

/// What a scope has built.
pub(crate) struct Built {
    pub(crate) build: Builder,
    /// Functions of loops.
    pub(crate) functions: Vec<Function>,
    pub(crate) parameters: Vec<Parameter>,
    /// Positions of parameters that the program itself changes, with their new values.
    pub(crate) replaced: Vec<(usize, ValueId)>,
}

impl<'v> Scope<'v> {
    /// A scope of a function; in mode `Infer`, of constants with these values.
    pub(crate) fn new(build: Builder, mode: Mode, values: Option<&'v Values>) -> Self {
        Self {
            build,
            mode,
            path: vec![],
            counts: BTreeMap::new(),
            parameters: vec![],
            replaced: vec![],
            functions: vec![],
            values,
            random: None,
            rounding: None,
            sparsity: None,
            files: Files::new(),
        }
    }

    /// Derives random numbers from these arguments.
    pub(crate) fn set_random(&mut self, random: Random) {
        self.random = Some(random);
    }

    pub(crate) fn random(&self) -> Option<Random> {
        self.random
    }

    pub(crate) fn finish(self) -> Built {
        Built {
            build: self.build,
            functions: self.functions,
            parameters: self.parameters,
            replaced: self.replaced,
        }
    }

    /// Which program is built.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Path of the layer that is built.
    pub fn layer(&self) -> String {
        self.path.join("/")
    }

    /// Where ops are emitted.
    pub fn builder(&mut self) -> &mut Builder {
        &mut self.build
    }

    /// The extents of a value, the batch first.
    pub fn shape(&self, value: ValueId) -> &[usize] {
        self.build.shape(value)
    }

    /// A name for one more layer of a kind, beside those of the same scope: `dense_2`.
    pub(crate) fn next_name(&mut self, kind: &str) -> String {
        let count = self.counts.entry(self.name(kind)).or_insert(0);
        *count += 1;
        format!("{kind}_{count}")
    }

    /// A state of floats of the layer that is built, 0 after a reset.
    pub(crate) fn state(&mut self, name: &str, shape: impl Into<Vec<usize>>) -> ValueId {
        let name = self.name(name);
        self.build.state(name, TensorType::new(DType::F32, shape))
    }

    /// Builds within a layer of this name.
    ///
    /// # Errors
    ///
    /// Those of what is built.
    pub(crate) fn within<T>(
        &mut self,
        name: String,
        kind: &str,
        build: impl FnOnce(&mut Self) -> Result<T, TrainError>,
    ) -> Result<T, TrainError> {
        self.path.push(name);
        let path = self.layer();
        self.build
            .set_source(Location::named(format!("{path}/{kind}")), path);
        let built = build(self);
        self.path.pop();
        let around = self.layer();
        self.build
            .set_source(Location::named(around.clone()), around);
        built
    }

    fn name(&self, own: &str) -> String {
        match self.path.is_empty() {
            true => own.to_owned(),
            false => format!("{}/{own}", self.layer()),
        }
    }

    /// A parameter that the optimizer changes.
    ///
    /// # Errors
    ///
    /// It is to be a constant, and there is no value of its type.
    pub fn parameter(
        &mut self,
        name: &str,
        shape: impl Into<Vec<usize>>,
        initializer: Initializer,
        fans: Fans,
    ) -> Result<ValueId, TrainError> {
        let index = self.declare(name, shape.into(), initializer.resolve(fans), true)?;
        Ok(self.parameters[index].value)
    }

    /// A parameter of one number per channel, all alike.
    ///
    /// # Errors
    ///
    /// As [`Self::parameter`].
    pub fn channelwise(
        &mut self,
        name: &str,
        channels: usize,
        value: f32,
    ) -> Result<ValueId, TrainError> {
        let index = self.declare(name, vec![channels], Init::Fill(value), true)?;
        Ok(self.parameters[index].value)
    }

    /// A parameter that the step itself changes, if anything does, and its position for
    /// [`Self::replace`].
    ///
    /// # Errors
    ///
    /// As [`Self::parameter`].
    pub fn statistic(
        &mut self,
        name: &str,
        shape: impl Into<Vec<usize>>,
        value: f32,
    ) -> Result<(usize, ValueId), TrainError> {
        let index = self.declare(name, shape.into(), Init::Fill(value), false)?;
        Ok((index, self.parameters[index].value))
    }

    /// Says what a statistic is after the step.
    pub fn replace(&mut self, statistic: usize, new: ValueId) {
        self.replaced.push((statistic, new));
    }

    /// A parameter that the optimizer changes, which begins as it is said.
    ///
    /// # Errors
    ///
    /// As [`Self::parameter`].
    pub(crate) fn initialized(
        &mut self,
        name: &str,
        value: Arc<Tensor>,
    ) -> Result<ValueId, TrainError> {
        let shape = value.ty().shape.to_vec();
        let index = self.declare(name, shape, Init::Value(value), true)?;
        Ok(self.parameters[index].value)
    }

    fn declare(
        &mut self,
        name: &str,
        shape: Vec<usize>,
        init: Init,
        trainable: bool,
    ) -> Result<usize, TrainError> {
        let name = self.name(name);
        let ty = TensorType::new(DType::F32, shape);
        let value = match self.values {
            None => self.build.argument(name.clone(), ty.clone()),
            Some(values) => {
                let found = values.get(&name);
                let fitting = found.filter(|value| *value.ty() == ty);
                let bytes = fitting.ok_or_else(|| TrainError::Parameter {
                    name: name.clone(),
                    expected: ty.to_string(),
                    found: found.map_or("no value".to_owned(), |it| it.ty().to_string()),
                })?;
                self.build
                    .constant(name.clone(), ty.clone(), bytes.bytes().to_vec())
            }
        };
        self.parameters.push(Parameter {
            name,
            ty,
            init,
            trainable,
            value,
        });
        Ok(self.parameters.len() - 1)
    }

    /// Emits an op with one result of floats.
    pub fn emit(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: &[ValueId],
        shape: impl Into<Vec<usize>>,
    ) -> ValueId {
        let ty = TensorType::new(DType::F32, shape);
        self.build.emit(kind, inputs, ty)
    }

    /// A number.
    pub fn number(&mut self, number: f32) -> ValueId {
        self.build.single(number)
    }

    /// A function of two tensors, which broadcast.
    ///
    /// # Errors
    ///
    /// They do not.
    pub fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> Result<ValueId, TrainError> {
        let shapes = [self.shape(a).to_vec(), self.shape(b).to_vec()];
        let Some(shape) = broadcast_shape(&shapes[0], &shapes[1]) else {
            let [a, b] = shapes;
            return Err(self.refuse(
                format!("expected shapes that broadcast, found {a:?} and {b:?}"),
                "make extents equal, or 1",
            ));
        };
        Ok(self.emit(op, &[a, b], shape))
    }

    /// a · b, broadcast.
    ///
    /// # Errors
    ///
    /// As [`Self::binary`].
    pub fn mul(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, TrainError> {
        self.binary(BinaryOp::Mul, a, b)
    }

    /// a + b, broadcast.
    ///
    /// # Errors
    ///
    /// As [`Self::binary`].
    pub fn add(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, TrainError> {
        self.binary(BinaryOp::Add, a, b)
    }

    /// a − b, broadcast.
    ///
    /// # Errors
    ///
    /// As [`Self::binary`].
    pub fn sub(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, TrainError> {
        self.binary(BinaryOp::Sub, a, b)
    }

    /// The mean over dimensions, which stay with extent 1 if that is asked for.
    pub fn mean(&mut self, x: ValueId, axes: Vec<usize>, keep_dims: bool) -> ValueId {
        let dims = self.shape(x).iter().enumerate();
        let shape = dims.filter_map(|(dim, extent)| match axes.contains(&dim) {
            false => Some(*extent),
            true => keep_dims.then_some(1),
        });
        let shape: Vec<usize> = shape.collect();
        self.emit(Mean { axes, keep_dims }, &[x], shape)
    }

    /// In mode `Infer`, computes what was built of constants; `build` has no other effect.
    ///
    /// # Errors
    ///
    /// Those of what is built.
    pub fn folded<T>(
        &mut self,
        build: impl FnOnce(&mut Self) -> Result<T, TrainError>,
    ) -> Result<T, TrainError> {
        let first = self.build.function().ops.len();
        let built = build(self)?;
        if self.mode == Mode::Infer {
            self.build.fold(first, FOLDED_ELEMENTS);
        }
        Ok(built)
    }

    /// A loop of known turns: `body` gets the number of the turn (`i32[]`), what changes and what
    /// does not, and yields the new values of what changes.
    ///
    /// # Errors
    ///
    /// Those of the body.
    pub(crate) fn repeat(
        &mut self,
        turns: usize,
        changing: &[ValueId],
        fixed: &[ValueId],
        body: impl FnOnce(&mut Builder, ValueId, &[ValueId], &[ValueId]) -> Vec<ValueId>,
    ) -> Vec<ValueId> {
        let stem = self.layer().replace('/', ".");
        let location = Location::named(format!("{}/while", self.layer()));
        let counter = TensorType::new(DType::I32, []);
        let typed = |build: &Builder, ids: &[ValueId]| -> Vec<TensorType> {
            ids.iter().map(|id| build.ty(*id).clone()).collect()
        };
        let (changes, stays) = (typed(&self.build, changing), typed(&self.build, fixed));
        let function = |name: &str| {
            let mut build = Builder::new(format!("{stem}.{name}"));
            build.set_source(location.clone(), "");
            let turn = build.argument("turn", counter.clone());
            let mut arguments = |types: &[TensorType]| -> Vec<ValueId> {
                let each = types.iter().map(|ty| build.argument("", ty.clone()));
                each.collect()
            };
            let (changing, fixed) = (arguments(&changes), arguments(&stays));
            (build, turn, changing, fixed)
        };
        let (mut condition, turn, _, _) = function("condition");
        let most = condition.scalar(DType::I32, Scalar::Integer(turns as i64));
        let goes_on = condition.compare(Direction::Lt, turn, most);
        let condition = condition.finish(vec![goes_on]);
        let (mut inner, turn, own, others) = function("body");
        let mut results = body(&mut inner, turn, &own, &others);
        let one = inner.scalar(DType::I32, Scalar::Integer(1));
        let next = inner.binary(BinaryOp::Add, turn, one);
        results.insert(0, next);
        let body = inner.finish(results);
        let kind = While {
            condition: condition.name.clone(),
            body: body.name.clone(),
        };
        self.functions.extend([condition, body]);
        let start = self.build.scalar(DType::I32, Scalar::Integer(0));
        let operands = [&[start], changing, fixed].concat();
        let types = std::iter::once(counter).chain(changes);
        let results = self.build.emit_many(kind, &operands, types);
        results[1..].to_vec()
    }

    /// An error about the layer that is built.
    pub fn refuse(&self, problem: impl Into<String>, help: impl Into<String>) -> TrainError {
        TrainError::Layer {
            layer: self.layer(),
            problem: problem.into(),
            help: help.into(),
        }
    }

    /// Refuses an input of another rank; extents are without the batch.
    ///
    /// # Errors
    ///
    /// It has.
    pub fn expect_rank(
        &self,
        x: ValueId,
        rank: usize,
        extents: &str,
        help: &str,
    ) -> Result<(), TrainError> {
        let found = &self.shape(x)[1..];
        match found.len() == rank {
            true => Ok(()),
            false => Err(self.refuse(
                format!("expected samples of shape {extents}, found {found:?}"),
                help,
            )),
        }
    }

    /// Refuses a count of 0.
    ///
    /// # Errors
    ///
    /// It is.
    pub fn expect_positive(&self, field: &str, count: usize) -> Result<(), TrainError> {
        match count {
            0 => Err(self.refuse(
                format!("expected `{field}` of 1 or more, found 0"),
                format!("set `{field}`"),
            )),
            _ => Ok(()),
        }
    }
}
