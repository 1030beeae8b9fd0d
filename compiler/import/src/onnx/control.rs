//! Branches and loops: what is known is walked through in place, the rest becomes functions.

use std::collections::{BTreeSet, HashSet};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Case, Reverse, While};
use peapod_ir::{DType, TensorType, ValueId};

use super::broadcast::check_extents;
use super::call::{Call, is_true, whole};
use super::error::{Imported, malformed, unsupported};
use super::fold::BYTES_OF_ONE;
use super::importer::{Importer, Scope, Slot, twice};
use super::{decode, proto};

type Results = Imported<Vec<ValueId>>;

/// Most turns of a loop that are ops of their own.
const TURNS: usize = 512;

/// Most turns of any other loop, on the evaluator and on boards.
const MOST_TURNS: i64 = peapod_ir::eval::MAX_TURNS as i64;

/// Deepest nesting of bodies that is looked into for what they read.
const DEEPEST: usize = 32;

/// One of two bodies.
pub(super) fn branch(c: &mut Call<'_, '_>) -> Results {
    let condition = c.x(0)?;
    if c.dtype(condition) != DType::Bool || c.ty(condition).elements() != 1 {
        return Err(malformed("expected a condition of one BOOL"));
    }
    let bodies = ["else_branch", "then_branch"];
    if let Some(known) = c.known(condition) {
        let taken = bodies[usize::from(known.scalars()[0].truth())];
        let taken = c.graph(taken)?;
        return inline(c.importer, &taken, &[]);
    }
    let graphs = [c.graph(bodies[0])?, c.graph(bodies[1])?];
    let captures = captured(c.importer, &graphs)?;
    let mut names = Vec::new();
    let mut types: Vec<Vec<TensorType>> = Vec::new();
    for graph in &graphs {
        let (name, results) = outlined(c.importer, "branch", graph, &[], &captures)?;
        names.push(name);
        types.push(results);
    }
    if types[0] != types[1] {
        return Err(unsupported(
            "branches whose results differ in shape or element type",
            "make the condition a constant, or pad the results to one shape",
        ));
    }
    let index = c.reshape(condition, []);
    let index = c.convert(index, DType::I32);
    let mut operands = vec![index];
    operands.extend(computed(c.importer, &captures));
    Ok(c.emit_many(Case { functions: names }, &operands, types.remove(0)))
}

/// A body that is repeated.
pub(super) fn repeat(c: &mut Call<'_, '_>) -> Results {
    let body = c.graph("body")?;
    let initial: Vec<ValueId> = (2..c.count()).map(|at| c.x(at)).collect::<Imported<_>>()?;
    let carried = initial.len();
    if body.input.len() != carried + 2 || body.output.len() < carried + 1 {
        return Err(malformed(
            "expected a body with the values that the loop carries",
        ));
    }
    let limit = c.opt(0).map(|limit| {
        let known = c.known(limit);
        known.map(|it| it.scalars().first().map_or(0, |it| whole(*it)))
    });
    let starts = match c.opt(1) {
        None => Some(true),
        Some(condition) => c
            .known(condition)
            .map(|it| it.scalars().first().is_some_and(|it| is_true(*it))),
    };
    let bounded = match limit {
        Some(Some(limit)) => limit <= TURNS as i64,
        Some(None) => false,
        None => true,
    };
    if let (true, Some(starts)) = (bounded, starts) {
        let turns = limit.flatten().unwrap_or(i64::MAX);
        if let Some(results) = unrolled(c, &body, &initial, turns, starts)? {
            return Ok(results);
        }
    }
    if body.output.len() > carried + 1 {
        return Err(unsupported(
            "a loop with scan outputs whose turns follow from data",
            "give the loop a constant number of turns",
        ));
    }
    if let Some(Some(limit)) = limit
        && (MOST_TURNS + 1..i64::MAX).contains(&limit)
    {
        return Err(unsupported(
            format!("a loop of up to {limit} turns; expected {MOST_TURNS} at most"),
            "divide the loop into two within one another",
        ));
    }
    rolled(c, &body, &initial)
}

/// The results of a loop whose conditions are known; `None` if one is not.
fn unrolled(
    c: &mut Call<'_, '_>,
    body: &proto::Graph,
    initial: &[ValueId],
    turns: i64,
    starts: bool,
) -> Imported<Option<Vec<ValueId>>> {
    let carried = initial.len();
    let mut state = initial.to_vec();
    // bounded: outputs are in the file.
    let mut scanned = vec![Vec::new(); body.output.len() - carried - 1];
    let (mut goes, mut turn) = (starts, 0);
    while goes && turn < turns {
        if turn == TURNS as i64 {
            return Ok(None);
        }
        let number = c.scalar(DType::I64, Scalar::Integer(turn));
        let holds = c.scalar(DType::Bool, Scalar::Truth(true));
        let inputs = [&[number, holds], &state[..]].concat();
        let results = inline(c.importer, body, &inputs)?;
        for (list, value) in scanned.iter_mut().zip(&results[carried + 1..]) {
            list.push(*value);
        }
        let Some(condition) = c.known(results[0]) else {
            return Ok(None);
        };
        goes = condition.scalars().first().is_some_and(|it| is_true(*it));
        state = results[1..=carried].to_vec();
        turn += 1;
    }
    for list in scanned {
        if list.is_empty() {
            let what = "a loop without turns that has scan outputs";
            return Err(unsupported(what, "leave the loop out of the model"));
        }
        state.push(stacked(c, &list, 0)?);
    }
    Ok(Some(state))
}

/// Values of one shape along a new dimension.
fn stacked(c: &mut Call<'_, '_>, values: &[ValueId], dim: usize) -> Imported<ValueId> {
    let shape = c.dims(values[0]);
    c.same_dtype(values)?;
    for value in values {
        c.expect_shape(*value, "one shape of each turn", &shape)?;
    }
    let mut one = shape;
    one.insert(dim.min(one.len()), 1);
    check_extents(&one)?;
    let parts: Vec<ValueId> = values
        .iter()
        .map(|value| c.reshape(*value, &one[..]))
        .collect();
    let mut whole = one;
    whole[dim] = parts.len();
    check_extents(&whole)?;
    Ok(c.concatenate(&parts, dim))
}

/// A loop as two functions.
fn rolled(c: &mut Call<'_, '_>, body: &proto::Graph, initial: &[ValueId]) -> Results {
    let graphs = [body.clone()];
    let captures = captured(c.importer, &graphs)?;
    let limit = match c.opt(0) {
        Some(limit) => {
            let limit = c.reshape(limit, []);
            c.convert(limit, DType::I64)
        }
        None => c.scalar(DType::I64, Scalar::Integer(i64::MAX)),
    };
    let condition = match c.opt(1) {
        Some(condition) => c.reshape(condition, []),
        None => c.scalar(DType::Bool, Scalar::Truth(true)),
    };
    let turn = c.scalar(DType::I64, Scalar::Integer(0));
    let mut operands = [&[turn, condition], initial].concat();
    let state: Vec<TensorType> = operands.iter().map(|it| c.ty(*it).clone()).collect();
    operands.push(limit);
    let (name, results) = outlined(c.importer, "body", body, &state, &captures)?;
    if results != state {
        return Err(unsupported(
            "a loop whose values change their shape or element type from turn to turn",
            "give the values that the loop carries one shape",
        ));
    }
    operands.extend(computed(c.importer, &captures));
    let types: Vec<TensorType> = operands.iter().map(|it| c.ty(*it).clone()).collect();
    let condition = goes_on(c.importer, &types, state.len());
    let kind = While {
        condition,
        body: name,
    };
    let results = c.emit_many(kind, &operands, state);
    Ok(results[2..].to_vec())
}

/// The function that says whether there is another turn: the condition holds, and the turn is below
/// the limit, which follows the values that change.
fn goes_on(importer: &mut Importer<'_>, types: &[TensorType], limit: usize) -> String {
    let name = importer.fresh("condition");
    let mut build = Builder::new(name.clone());
    let arguments = types.iter().map(|ty| build.argument("", ty.clone()));
    let arguments: Vec<ValueId> = arguments.collect();
    let below = build.compare(Direction::Lt, arguments[0], arguments[limit]);
    let both = build.binary(BinaryOp::And, arguments[1], below);
    importer.bodies.push(build.finish(vec![both]));
    name
}

/// A body for each part of sequences.
pub(super) fn scan(c: &mut Call<'_, '_>) -> Results {
    let body = c.graph("body")?;
    let values = c.all()?;
    let count = usize::try_from(c.int("num_scan_inputs", 0)?).unwrap_or(usize::MAX);
    let carried = values.len().checked_sub(count).filter(|_| count > 0);
    let carried = carried.ok_or_else(|| malformed("expected scan inputs"))?;
    if c.version < 9 || body.input.len() != values.len() || body.output.len() < carried {
        return Err(malformed(
            "expected a body of opset 9 or later with the inputs of the scan",
        ));
    }
    let list = |name: &str| -> Imported<Vec<i64>> { Ok(c.ints(name)?.unwrap_or_default()) };
    let (axes, turned) = (list("scan_input_axes")?, list("scan_input_directions")?);
    let (out_axes, out_turned) = (list("scan_output_axes")?, list("scan_output_directions")?);
    let mut sequences = Vec::new();
    for (at, value) in values[carried..].iter().enumerate() {
        let axis = axes.get(at).copied().unwrap_or(0);
        let dim = c.dim(axis, c.rank(*value))?;
        let back = turned.get(at).is_some_and(|it| *it != 0);
        sequences.push((*value, dim, back));
    }
    let steps = c.shape(sequences[0].0)[sequences[0].1];
    if !(1..=TURNS).contains(&steps) {
        let what = format!("a scan over {steps} parts; expected 1 to {TURNS}");
        return Err(unsupported(what, "export the model for shorter sequences"));
    }
    let mut state = values[..carried].to_vec();
    // bounded: outputs are in the file.
    let mut scanned = vec![Vec::new(); body.output.len() - carried];
    for step in 0..steps {
        let mut inputs = state.clone();
        for (value, dim, back) in &sequences {
            let at = if *back { steps - 1 - step } else { step };
            let mut shape = c.dims(*value);
            if shape.remove(*dim) != steps {
                return Err(malformed("expected scan inputs of one length"));
            }
            let part = c.cut(*value, *dim, at, at + 1);
            inputs.push(c.reshape(part, shape));
        }
        let results = inline(c.importer, &body, &inputs)?;
        state = results[..carried].to_vec();
        for (list, value) in scanned.iter_mut().zip(&results[carried..]) {
            list.push(*value);
        }
    }
    for (at, list) in scanned.into_iter().enumerate() {
        let axis = out_axes.get(at).copied().unwrap_or(0);
        let dim = c.dim(axis, c.rank(list[0]) + 1)?;
        let mut whole = stacked(c, &list, dim)?;
        if out_turned.get(at).is_some_and(|it| *it != 0) {
            let ty = c.ty(whole).clone();
            whole = c.emit(Reverse { dims: vec![dim] }, &[whole], ty);
        }
        state.push(whole);
    }
    Ok(state)
}

/// Walks through a body in place.
fn inline(
    importer: &mut Importer<'_>,
    graph: &proto::Graph,
    inputs: &[ValueId],
) -> Imported<Vec<ValueId>> {
    let mut scope = Scope {
        is_open: true,
        ..Scope::default()
    };
    // A body has them again in each turn.
    let bytes: usize = graph.initializer.iter().map(|it| it.len()).sum();
    let values = 1 + inputs.len() + graph.output.len();
    importer.computes(values + bytes / BYTES_OF_ONE)?;
    importer.initializers(graph, &mut scope);
    unlike_inputs(graph)?;
    for (input, value) in graph.input.iter().zip(inputs) {
        scope.names.insert(input.name.clone(), Slot::Value(*value));
    }
    importer.scopes.push(scope);
    let results = importer.body(graph);
    importer.scopes.pop();
    results
}

/// That no two inputs of a body have one name.
fn unlike_inputs(graph: &proto::Graph) -> Imported<()> {
    let mut names = HashSet::new();
    let second = graph.input.iter().find(|it| !names.insert(&it.name));
    second.map_or(Ok(()), |it| Err(twice("input", &it.name)))
}

/// What bodies read of the scopes around them, by name.
fn captured(importer: &Importer<'_>, graphs: &[proto::Graph]) -> Imported<Vec<(String, ValueId)>> {
    let mut names = Names::default();
    for graph in graphs {
        names.read(graph)?;
    }
    let found = names
        .free
        .into_iter()
        .filter_map(|name| match importer.find(&name)? {
            Slot::Value(value) => Some((name, value)),
            Slot::Refused | Slot::Absent => None,
        });
    Ok(found.collect())
}

/// Names that bodies read, but do not define.
#[derive(Default)]
struct Names {
    free: BTreeSet<String>,
    /// What the bodies around define, the outermost first.
    known: Vec<HashSet<String>>,
}

impl Names {
    /// Adds those of a body.
    fn read(&mut self, graph: &proto::Graph) -> Imported<()> {
        if self.known.len() > DEEPEST {
            return Err(unsupported(
                "bodies that are nested too deep",
                "flatten the model",
            ));
        }
        let inputs = graph.input.iter().map(|it| it.name.clone());
        self.known.push(inputs.collect());
        for bytes in &graph.initializer {
            let tensor: proto::Tensor = decode(bytes.clone(), "tensor")?;
            self.define([tensor.name]);
        }
        for bytes in &graph.node {
            let node: proto::Node = decode(bytes.clone(), "node")?;
            node.input.into_iter().for_each(|name| self.use_of(name));
            for body in node.attribute.into_iter().filter_map(|it| it.g) {
                self.read(&decode(body, "graph")?)?;
            }
            self.define(node.output);
        }
        for output in &graph.output {
            self.use_of(output.name.clone());
        }
        self.known.pop();
        Ok(())
    }

    fn define(&mut self, names: impl IntoIterator<Item = String>) {
        if let Some(innermost) = self.known.last_mut() {
            innermost.extend(names);
        }
    }

    fn use_of(&mut self, name: String) {
        if !self.known.iter().any(|names| names.contains(&name)) {
            self.free.insert(name);
        }
    }
}

/// Captured values that are computed: operands of the functions.
fn computed(importer: &Importer<'_>, captures: &[(String, ValueId)]) -> Vec<ValueId> {
    let function = importer.build.function();
    let values = captures.iter().map(|(_, value)| *value);
    values
        .filter(|value| function.constant(*value).is_none())
        .collect()
}

/// Makes a function of a body. Its arguments are those of a loop, if there are any: the values that
/// change, then the limit; and what it captures. Its name, and the types of its results.
fn outlined(
    importer: &mut Importer<'_>,
    stem: &str,
    graph: &proto::Graph,
    state: &[TensorType],
    captures: &[(String, ValueId)],
) -> Imported<(String, Vec<TensorType>)> {
    unlike_inputs(graph)?;
    let name = importer.fresh(stem);
    let outer = std::mem::replace(&mut importer.build, Builder::new(name.clone()));
    let mut around = Scope {
        frame: importer.frame(),
        ..Scope::default()
    };
    let mut scope = Scope {
        is_open: true,
        ..Scope::default()
    };
    let mut changing = Vec::new();
    for (ty, input) in state.iter().zip(&graph.input) {
        let argument = importer.build.argument(input.name.clone(), ty.clone());
        scope
            .names
            .insert(input.name.clone(), Slot::Value(argument));
        changing.push(argument);
    }
    if !state.is_empty() {
        let ty = TensorType::new(DType::I64, []);
        importer.build.argument("limit", ty);
    }
    for (name, value) in captures {
        let value = outer.function().value(*value);
        let kept = importer.build.kept(value, name.clone());
        let inner = match kept {
            Some(constant) => constant,
            None => importer.build.argument(name.clone(), value.ty.clone()),
        };
        around.names.insert(name.clone(), Slot::Value(inner));
    }
    importer.initializers(graph, &mut scope);
    let scopes = std::mem::replace(&mut importer.scopes, vec![around, scope]);
    let results = importer.body(graph);
    importer.scopes = scopes;
    let mut build = std::mem::replace(&mut importer.build, outer);
    let mut results = results?;
    if let Some(turn) = changing.first() {
        let one = build.scalar(DType::I64, Scalar::Integer(1));
        let next = build.binary(BinaryOp::Add, *turn, one);
        results[0] = build.reshape(results[0], []);
        results.insert(0, next);
    }
    let types = results.iter().map(|it| build.ty(*it).clone()).collect();
    importer.bodies.push(build.finish(results));
    Ok((name, types))
}
