//! The walk through a graph: names, values, and what is wrong.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::{Function, Location, Signature, ValueId};
use prost::bytes::Bytes;

use super::call::Call;
use super::error::{Imported, NodeRef, OnnxError, OnnxErrors, malformed, unsupported};
use super::fold::{self, BYTES_OF_ONE};
use super::{Choices, decode, functions, inputs, proto, table, tensor};
use crate::error::excerpt;

/// Most nodes that are walked through, those of functions each time that they are called.
const MOST_NODES: usize = 1 << 17;

/// Deepest nesting of bodies and functions.
const DEEPEST: usize = 32;

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A value.
    Value(ValueId),
    /// The result of a node that was refused: whatever reads it is left out.
    Refused,
    /// An input of a function that the call leaves out.
    Absent,
}

/// Versions of sets of operators, by domain.
pub(super) type Opsets = HashMap<String, i64>;

/// Names of a graph or a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    pub(super) names: HashMap<String, Slot>,
    /// The call of a function of the model whose body it is.
    pub(super) frame: Option<Rc<functions::Frame>>,
    /// Whether names of outer scopes are visible.
    pub(super) is_open: bool,
}

/// Builds functions of the IR from a model.
pub(super) struct Importer<'a> {
    pub(super) choices: Choices<'a>,
    pub(super) build: Builder,
    pub(super) scopes: Vec<Scope>,
    /// Functions that loops and branches run.
    pub(super) bodies: Vec<Function>,
    /// Functions that the model defines, by domain and name.
    pub(super) defined: functions::Defined,
    pub(super) errors: OnnxErrors,
    opsets: Opsets,
    opened: Vec<String>,
    /// The same names, to be found again.
    known_open: HashSet<String>,
    nodes: usize,
    /// Elements that may still be computed.
    pub(super) room: Cell<usize>,
    depth: usize,
    named: usize,
    /// Files beside the model that were read.
    pub(super) beside: tensor::Beside,
}

impl<'a> Importer<'a> {
    pub(super) fn new(model: &proto::Model, choices: Choices<'a>) -> Imported<Self> {
        let opsets = opsets(&model.opset_import)?;
        if !opsets.contains_key("") && model.functions.is_empty() {
            return Err(malformed(
                "expected a version of the operators of ONNX, found none",
            ));
        }
        Ok(Self {
            choices,
            build: Builder::new("main"),
            scopes: Vec::new(),
            bodies: Vec::new(),
            defined: functions::defined(&model.functions)?,
            errors: OnnxErrors::default(),
            opsets,
            opened: Vec::new(),
            known_open: HashSet::new(),
            nodes: 0,
            room: Cell::new(fold::MOST_COMPUTED),
            depth: 0,
            named: 0,
            beside: tensor::Beside::default(),
        })
    }

    /// A name for a function.
    pub(super) fn fresh(&mut self, stem: &str) -> String {
        self.named += 1;
        format!("{stem}_{}", self.named)
    }

    /// Open dimensions that have the extent 1 now.
    pub(super) fn opened(&self) -> &[String] {
        &self.opened
    }

    /// The functions of the module, the entry first, and its signature.
    pub(super) fn entry(
        &mut self,
        graph: &proto::Graph,
    ) -> Result<(Vec<Function>, Signature), OnnxErrors> {
        let mut scope = Scope::default();
        self.scopes.push(Scope::default());
        self.initializers(graph, &mut scope);
        inputs::arguments(self, graph, &mut scope);
        self.scopes = vec![scope];
        // Files of results have their names. A body may list a value for several of its outputs.
        let mut names = HashSet::new();
        let second = graph.output.iter().find(|it| !names.insert(&it.name));
        if let Some(output) = second {
            self.errors.push(twice("output", &output.name));
        }
        let outputs = self.body(graph);
        if !self.errors.items.is_empty() {
            return Err(std::mem::take(&mut self.errors));
        }
        let outputs = outputs.map_err(OnnxErrors::one)?;
        let outputs = self.distinct(graph, outputs);
        let signature = self.signature(graph, &outputs);
        let build = std::mem::take(&mut self.build);
        let mut functions = vec![build.finish(outputs)];
        functions.append(&mut self.bodies);
        Ok((functions, signature))
    }

    /// The outputs, named as the file names them.
    fn distinct(&mut self, graph: &proto::Graph, outputs: Vec<ValueId>) -> Vec<ValueId> {
        let arguments = self.build.function().inputs.iter().copied();
        let arguments: HashSet<ValueId> = arguments.collect();
        let named = outputs.into_iter().zip(&graph.output);
        named
            .map(|(value, output)| {
                if !arguments.contains(&value) {
                    self.build.rename(value, output.name.clone());
                }
                value
            })
            .collect()
    }

    fn signature(&self, graph: &proto::Graph, outputs: &[ValueId]) -> Signature {
        let function = self.build.function();
        let inputs = function.inputs.iter();
        let inputs = inputs.map(|value| (function.value(*value).name.clone(), *value));
        let outputs = graph.output.iter().zip(outputs);
        Signature {
            key: "main".to_owned(),
            function: None,
            inputs: inputs.collect(),
            outputs: outputs
                .map(|(it, value)| (it.name.clone(), *value))
                .collect(),
        }
    }

    /// Notes that an open dimension has the extent 1.
    pub(super) fn open(&mut self, name: String) {
        if self.known_open.insert(name.clone()) {
            self.opened.push(name);
        }
    }

    /// Adds the known tensors of a graph.
    pub(super) fn initializers(&mut self, graph: &proto::Graph, scope: &mut Scope) {
        for bytes in &graph.initializer {
            let read = decode::<proto::Tensor>(bytes.clone(), "tensor");
            let read = read.and_then(|it| Ok((tensor::constant(self, &it)?, it.name)));
            match read {
                Ok((value, name)) => {
                    self.build.rename(value, name.clone());
                    if scope
                        .names
                        .insert(name.clone(), Slot::Value(value))
                        .is_some()
                    {
                        self.errors.push(twice("initializer", &name));
                    }
                }
                Err(error) => self.errors.push(error),
            }
        }
        if !graph.sparse_initializer.is_empty() {
            let what = "sparse initializers";
            let help = "store the weights as dense tensors";
            self.errors.push(unsupported(what, help));
        }
    }

    /// Walks through the nodes of a graph in the innermost scope; its results.
    pub(super) fn body(&mut self, graph: &proto::Graph) -> Imported<Vec<ValueId>> {
        self.nodes(&graph.node)?;
        let outputs = graph
            .output
            .iter()
            .map(|output| match self.find(&output.name) {
                Some(Slot::Value(value)) => Ok(value),
                Some(Slot::Refused) => Err(malformed("a result follows from what was refused")),
                Some(Slot::Absent) | None => Err(malformed(format!(
                    "no node yields the output {:?}",
                    excerpt(&output.name)
                ))),
            });
        outputs.collect()
    }

    /// Walks through nodes in the innermost scope. What is wrong with one is noted, and its results
    /// are refused.
    ///
    /// # Errors
    ///
    /// There are too many.
    pub(super) fn nodes(&mut self, nodes: &[Bytes]) -> Imported<()> {
        if self.depth == DEEPEST {
            return Err(unsupported(
                format!("bodies and functions within one another, more than {DEEPEST} deep"),
                "flatten the model",
            ));
        }
        self.depth += 1;
        let walked = self.walk(nodes);
        self.depth -= 1;
        walked
    }

    fn walk(&mut self, nodes: &[Bytes]) -> Imported<()> {
        for (index, bytes) in nodes.iter().enumerate() {
            self.nodes += 1;
            if self.nodes > MOST_NODES {
                return Err(unsupported(
                    format!("more than {MOST_NODES} nodes"),
                    "divide the model; a damaged file is the usual cause",
                ));
            }
            // Those of bodies and functions are read again each time.
            if self.depth > 1 {
                self.computes(bytes.len() / BYTES_OF_ONE)?;
            }
            let node: proto::Node = decode(bytes.clone(), "node")?;
            self.node(index, node);
        }
        Ok(())
    }

    fn node(&mut self, index: usize, node: proto::Node) {
        let outputs = node.output.clone();
        let reference = self.reference(index, &node);
        let before = self.errors.items.len() + self.errors.more;
        let slots = match self.translate(index, node) {
            Ok(slots) => slots,
            Err(error) => {
                // A body has said what is wrong with it.
                if before == self.errors.items.len() + self.errors.more {
                    self.errors.push(error.at(|| reference.clone()));
                }
                vec![Slot::Refused; outputs.len()]
            }
        };
        let Some(scope) = self.scopes.last_mut() else {
            return;
        };
        let named = outputs.into_iter().zip(slots);
        let mut second = None;
        for (name, slot) in named.filter(|(name, _)| !name.is_empty()) {
            if scope.names.insert(name.clone(), slot).is_some() {
                second = Some(name);
            }
        }
        if let Some(name) = second {
            let error = twice("result", &name);
            self.errors.push(error.at(|| reference));
        }
    }

    /// What a node's results are.
    fn translate(&mut self, index: usize, node: proto::Node) -> Imported<Vec<Slot>> {
        let slots = node.input.iter().map(|name| match name.is_empty() {
            true => Ok(None),
            false => self.find(name).map(Some).ok_or_else(|| {
                let name = excerpt(name);
                malformed(format!("no node before it yields its input {name:?}"))
            }),
        });
        let given = |slot: Option<Slot>| slot.filter(|it| *it != Slot::Absent);
        let slots: Imported<Vec<Option<Slot>>> = slots.map(|slot| slot.map(given)).collect();
        let slots = slots?;
        let refused = vec![Slot::Refused; node.output.len()];
        if self.is_defined(&node) {
            return functions::call(self, &node, &slots);
        }
        let row = self.row(&node);
        if slots.contains(&Some(Slot::Refused)) {
            // What it is itself is looked at all the same.
            return row.map(|_| refused);
        }
        let (row, version) = row?;
        let inputs = slots.iter().map(|slot| match slot {
            Some(Slot::Value(value)) => Some(*value),
            Some(Slot::Refused | Slot::Absent) | None => None,
        });
        let inputs = inputs.collect();
        let stem = node.output.iter().find(|name| !name.is_empty());
        let location = Location {
            index: u32::try_from(index).ok(),
            name: node.op_type.clone(),
            line: None,
        };
        let stem = stem.cloned().unwrap_or_default();
        self.build.set_source(location, stem);
        let first = self.build.function().ops.len();
        // Those at the end without a name are not wanted.
        let named = node.output.iter().rposition(|name| !name.is_empty());
        let wanted = named.map_or(0, |last| last + 1);
        let mut call = Call::new(self, node, version, inputs);
        let values = (row.translate)(&mut call)?;
        self.check(&values)?;
        if values.len() < wanted {
            let (found, most) = (wanted, values.len());
            let what = format!("{found} outputs, of which Peapod computes {most} at most");
            return Err(unsupported(what, "leave out the last outputs"));
        }
        if row.folds {
            self.fold(first);
        }
        Ok(values.into_iter().map(Slot::Value).collect())
    }

    /// That the results are no larger than tensors may be.
    fn check(&self, values: &[ValueId]) -> Imported<()> {
        let mut shapes = values.iter().map(|value| self.build.shape(*value));
        shapes.try_for_each(super::broadcast::check_extents)
    }

    /// How a node is translated, and the version of its operators.
    fn row(&self, node: &proto::Node) -> Imported<(&'static table::Row, i64)> {
        let domain = domain(&node.domain);
        let version = self.version(domain);
        let Some(row) = table::find(domain, &node.op_type) else {
            let what = format!("the operator {}", excerpt(&title(node)));
            let help = "express it with the operators that docs/onnx.md lists";
            return Err(unsupported(what, help));
        };
        let version = version.unwrap_or(1);
        if domain.is_empty() && !(table::OLDEST..=table::NEWEST).contains(&version) {
            let (oldest, newest) = (table::OLDEST, table::NEWEST);
            let what = format!("opset {version}; expected {oldest} to {newest}");
            let help = "convert the model with `onnx.version_converter.convert_version`";
            return Err(unsupported(what, help));
        }
        if version < row.since {
            let what = format!(
                "the operator {} is of opset {} and later, found opset {version}",
                row.name, row.since
            );
            return Err(malformed(what));
        }
        Ok((row, version))
    }

    /// The version of a set of operators here.
    pub(super) fn version(&self, domain: &str) -> Option<i64> {
        match self.frame() {
            Some(frame) => frame.version(domain),
            None => self.opsets.get(domain).copied(),
        }
    }

    /// The call of the function of the model that is walked through.
    pub(super) fn frame(&self) -> Option<Rc<functions::Frame>> {
        let scopes = self.scopes.iter().rev();
        scopes.filter_map(|scope| scope.frame.clone()).next()
    }

    fn is_defined(&self, node: &proto::Node) -> bool {
        !self.defined.is_empty() && self.defined.contains_key(&functions::key(node))
    }

    fn reference(&self, index: usize, node: &proto::Node) -> NodeRef {
        NodeRef {
            index,
            name: node.name.clone(),
            op: title(node),
            opset: self.version(domain(&node.domain)).unwrap_or(0),
        }
    }

    /// What a name stands for here.
    pub(super) fn find(&self, name: &str) -> Option<Slot> {
        for scope in self.scopes.iter().rev() {
            if let Some(slot) = scope.names.get(name) {
                return Some(*slot);
            }
            if !scope.is_open {
                let frame = scope.frame.as_ref()?;
                return frame.has_input(name).then_some(Slot::Absent);
            }
        }
        None
    }
}

/// The standard domain has two names.
pub(super) fn domain(name: &str) -> &str {
    match name {
        "ai.onnx" => "",
        other => other,
    }
}

fn title(node: &proto::Node) -> String {
    match domain(&node.domain) {
        "" => node.op_type.clone(),
        domain => format!("{domain}.{}", node.op_type),
    }
}

/// The versions that a model or a function imports.
pub(super) fn opsets(imports: &[proto::OperatorSet]) -> Imported<Opsets> {
    let mut all = Opsets::new();
    for it in imports {
        let before = all.insert(domain(&it.domain).to_owned(), it.version);
        if let Some(before) = before.filter(|before| *before != it.version) {
            let (domain, version) = (excerpt(&it.domain), it.version);
            return Err(malformed(format!(
                "expected one version of the operators {domain:?}, found {before} and {version}"
            )));
        }
    }
    Ok(all)
}

/// That a name is given to two values of a graph.
pub(super) fn twice(what: &str, name: &str) -> OnnxError {
    malformed(format!(
        "expected one value of each name, found another {what} {:?}",
        excerpt(name)
    ))
}
