//! The stages of a pipeline as StableHLO: of each stage as many programs as messages cut its own
//! into, which an engine runs on the devices of the stage, and between which it moves messages.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use peapod_ir::ops::TensorOp;
use peapod_ir::plan::pod::{PodPipeline, PodStage};
use peapod_ir::verify::verify;
use peapod_ir::{Function, Location, Module, Op, OpKind, Origin, ValueId};
use peapod_schemas::pod::hand_over::{Action, HandOver, Held};

use super::write_per_device;
use crate::error::EmitError;

/// A pipeline as [`HandOver`] says it. Programs that are alike, as those of several microbatches
/// are, are one.
///
/// # Errors
///
/// As [`write()`](super::write()), of the program of any stage.
pub fn write_pipeline(pipeline: &PodPipeline) -> Result<String, EmitError> {
    let mut texts = Texts::default();
    let stages = pipeline.stages.iter().enumerate();
    let stages = stages.map(|(number, stage)| {
        let function = stage.module.functions.first();
        let function = function.ok_or_else(|| bug(number, "it has no function"))?;
        Stage::new(number, stage, function).actions(&mut texts)
    });
    let stages = stages.collect::<Result<_, _>>()?;
    let programs = texts.all;
    Ok(HandOver { stages, programs }.to_string())
}

/// Texts of programs, each once.
#[derive(Default)]
struct Texts {
    all: Vec<String>,
    known: HashMap<String, usize>,
}

impl Texts {
    fn place(&mut self, text: String) -> usize {
        if let Some(place) = self.known.get(&text) {
            return *place;
        }
        let place = self.all.len();
        self.all.push(text.clone());
        self.known.insert(text, place);
        place
    }
}

/// What a stage does between two messages, or a message.
enum Piece<'m> {
    Ops(Vec<&'m Op>),
    Send(u32, &'m Op),
    Receive(u32, &'m Op),
}

impl Piece<'_> {
    /// What is read by it that it does not define.
    fn reads(&self) -> BTreeSet<ValueId> {
        match self {
            Self::Ops(ops) => {
                let defined: BTreeSet<ValueId> = defined(ops).collect();
                let read = ops.iter().flat_map(|op| op.operands());
                read.filter(|id| !defined.contains(id)).collect()
            }
            Self::Send(_, op) | Self::Receive(_, op) => op.operands().collect(),
        }
    }
}

fn defined<'a>(ops: &'a [&Op]) -> impl Iterator<Item = ValueId> + 'a {
    ops.iter().flat_map(|op| op.outputs.iter().copied())
}

/// A stage, and how its program is cut.
struct Stage<'m> {
    number: usize,
    module: &'m Module,
    function: &'m Function,
    arguments: BTreeMap<ValueId, usize>,
    pieces: Vec<Piece<'m>>,
    /// Values that pieces or the end read which do not define them.
    shared: BTreeSet<ValueId>,
}

impl<'m> Stage<'m> {
    fn new(number: usize, stage: &'m PodStage, function: &'m Function) -> Self {
        let mut pieces = Vec::new();
        for op in &function.ops {
            if let OpKind::Tensor(TensorOp::Send(send)) = &op.kind {
                pieces.push(Piece::Send(send.channel as u32, op));
            } else if let OpKind::Tensor(TensorOp::Receive(receive)) = &op.kind {
                pieces.push(Piece::Receive(receive.channel as u32, op));
            } else {
                append(&mut pieces, op);
            }
        }
        let mut shared: BTreeSet<ValueId> = pieces.iter().flat_map(Piece::reads).collect();
        shared.extend(&function.outputs);
        let inputs = function.inputs.iter().enumerate();
        Self {
            number,
            module: &stage.module,
            function,
            arguments: inputs.map(|(index, id)| (*id, index)).collect(),
            pieces,
            shared,
        }
    }

    /// What its devices do.
    fn actions(&self, texts: &mut Texts) -> Result<Vec<Action>, EmitError> {
        let mut actions = Vec::new();
        let constants = self.constants();
        if !constants.is_empty() {
            actions.push(self.run(&[], constants, texts)?);
        }
        for piece in &self.pieces {
            actions.push(match piece {
                Piece::Send(channel, op) => Action::Send {
                    channel: *channel,
                    values: op.operands().map(|id| self.held(id)).collect(),
                },
                Piece::Receive(channel, op) => Action::Receive {
                    channel: *channel,
                    values: op.outputs.iter().map(|id| id.0).collect(),
                },
                Piece::Ops(ops) => {
                    let results = defined(ops).filter(|id| self.shared.contains(id));
                    let results: Vec<ValueId> = results.collect();
                    if results.is_empty() {
                        continue;
                    }
                    self.run(ops, results, texts)?
                }
            });
        }
        let outputs = self.function.outputs.iter();
        let values = outputs.map(|id| self.held(*id)).collect();
        actions.push(Action::Return { values });
        Ok(actions)
    }

    fn held(&self, id: ValueId) -> Held {
        let argument = self.arguments.get(&id);
        argument.map_or(Held::Value(id.0), |index| Held::Argument(*index))
    }

    fn is_constant(&self, id: ValueId) -> bool {
        self.function.constant(id).is_some()
    }

    /// Constants that are sent or returned: no program would yield them.
    fn constants(&self) -> Vec<ValueId> {
        let messages = self.pieces.iter();
        let messages = messages.filter(|piece| !matches!(piece, Piece::Ops(_)));
        let mut all: BTreeSet<ValueId> = messages.flat_map(Piece::reads).collect();
        all.extend(&self.function.outputs);
        all.retain(|id| self.is_constant(*id));
        all.into_iter().collect()
    }

    /// Runs ops, of which these are results.
    fn run(
        &self,
        ops: &[&Op],
        results: Vec<ValueId>,
        texts: &mut Texts,
    ) -> Result<Action, EmitError> {
        let mut function = Renumbered::new(self.function);
        let inside: BTreeSet<ValueId> = defined(ops).collect();
        let mut arguments = Vec::new();
        for id in ops.iter().flat_map(|op| op.operands()) {
            if !inside.contains(&id) && !self.is_constant(id) && function.argument(id) {
                arguments.push(self.held(id));
            }
        }
        for op in ops {
            function.op(op);
        }
        for id in &results {
            function.output(*id);
        }
        let module = Module {
            name: format!("stage_{}", self.number),
            numerics: self.module.numerics,
            mesh: self.module.mesh.clone(),
            functions: self.with_callees(function.made),
            signatures: vec![],
            metadata: vec![],
        };
        let verified = verify(&module).map_err(|errors| bug(self.number, &errors.to_string()))?;
        Ok(Action::Run {
            program: texts.place(write_per_device(&verified)?),
            arguments,
            results: results.iter().map(|id| id.0).collect(),
        })
    }

    /// A function before all that its ops call.
    fn with_callees(&self, entry: Function) -> Vec<Function> {
        let places = self.module.function_index();
        let mut functions = vec![entry];
        let mut known = BTreeSet::new();
        let mut next = 0;
        while let Some(function) = functions.get(next) {
            let names = function.ops.iter().flat_map(|op| op.kind.callees());
            let places = names.filter_map(|name| places.get(name).copied());
            let new: Vec<usize> = places.filter(|place| known.insert(*place)).collect();
            let new = new.into_iter();
            functions.extend(new.map(|place| self.module.functions[place].clone()));
            next += 1;
        }
        functions
    }
}

fn append<'m>(pieces: &mut Vec<Piece<'m>>, op: &'m Op) {
    match pieces.last_mut() {
        Some(Piece::Ops(ops)) => ops.push(op),
        Some(Piece::Send(..) | Piece::Receive(..)) | None => pieces.push(Piece::Ops(vec![op])),
    }
}

/// A part of a function whose values are numbered anew and have no names, so that parts that do the
/// same have the same text.
struct Renumbered<'m> {
    from: &'m Function,
    made: Function,
    ids: HashMap<ValueId, ValueId>,
}

impl<'m> Renumbered<'m> {
    fn new(from: &'m Function) -> Self {
        let made = Function {
            name: from.name.clone(),
            ..Function::default()
        };
        Self {
            from,
            made,
            ids: HashMap::new(),
        }
    }

    fn add(&mut self, id: ValueId, origin: Origin) -> ValueId {
        let ty = self.from.ty(id).clone();
        let new = self.made.add_value("", ty, origin);
        self.ids.insert(id, new);
        new
    }

    /// Whether it is a new one.
    fn argument(&mut self, id: ValueId) -> bool {
        let is_new = !self.ids.contains_key(&id);
        if is_new {
            let new = self.add(id, Origin::Argument);
            self.made.inputs.push(new);
        }
        is_new
    }

    /// The number of a value that was defined, or is a constant.
    fn known(&mut self, id: ValueId) -> ValueId {
        match self.ids.get(&id) {
            Some(new) => *new,
            None => self.add(id, self.from.value(id).origin.clone()),
        }
    }

    fn op(&mut self, op: &Op) {
        let inputs = op.inputs.iter();
        let inputs: Vec<Option<ValueId>> = inputs.map(|id| id.map(|id| self.known(id))).collect();
        let outputs = op.outputs.iter().map(|id| self.add(*id, Origin::Result));
        let outputs: Vec<ValueId> = outputs.collect();
        let op = Op::new(op.kind.clone(), inputs, outputs, &Location::default());
        self.made.ops.push(op);
    }

    fn output(&mut self, id: ValueId) {
        let new = self.known(id);
        self.made.outputs.push(new);
    }
}

fn bug(stage: usize, message: &str) -> EmitError {
    EmitError::Bug {
        place: format!("stage {stage}"),
        message: message.to_owned(),
    }
}
