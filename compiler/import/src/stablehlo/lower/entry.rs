//! Functions, and what is said of the entry's inputs and outputs.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form says nothing here"
)]

use std::collections::BTreeSet;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::{Annotation, Origin, Shown, ShownPorts, Signature, ValueId};

use super::error::{Fault, Lowered, Stop, malformed};
use super::program::Program;
use super::scope::{Scope, Slot};
use super::{elements, feedback, sharding};
use crate::stablehlo::{Argument, Attribute, Attributes, Function, Module, Visibility};

/// The place of the function that is lowered as the entry: `@main`, or else the only public one
/// with a body.
pub(super) fn position(text: &Module) -> Option<usize> {
    let with_body = || {
        let all = text.functions.iter().enumerate();
        all.filter(|(_, it)| it.body.is_some())
    };
    let main = with_body().find(|(_, it)| it.name == "main");
    let mut public = with_body().filter(|(_, it)| it.visibility == Visibility::Public);
    let only = match (public.next(), public.next()) {
        (Some(only), None) => Some(only),
        (None | Some(_), _) => None,
    };
    main.or(only).map(|(index, _)| index)
}

/// Lowers a function that the entry calls.
pub(super) fn lower_callee<'m>(program: &mut Program<'m>, text: &'m Function) {
    if let Some(function) = lower_function(program, text) {
        program.functions.push(function);
    }
}

/// Lowers the entry.
pub(super) fn lower<'m>(program: &mut Program<'m>, text: &'m Function) {
    lower_callee(program, text);
}

/// Says what replaces what, and names what goes in and out of the entry, which is the first
/// function; yields its signature.
pub(super) fn finish(
    program: &mut Program<'_>,
    text: &Function,
    functions: &mut [peapod_ir::Function],
) -> Signature {
    let aliases = aliases(program, text, &functions[0]);
    let feedback = feedback::pair(functions, program.text, text, aliases);
    let function = &mut functions[0];
    function.replaces = feedback.pairs;
    function.feedback_open = feedback.open;
    name_replaced(function, text);
    name_results(function, text);
    function.shown = shown(text);
    let named = |id: &ValueId| (function.value(*id).name.clone(), *id);
    Signature {
        key: "main".to_owned(),
        function: None,
        inputs: function.inputs.iter().map(named).collect(),
        outputs: (0..text.results.len())
            .map(|index| result_name(text, index))
            .zip(function.outputs.clone())
            .collect(),
    }
}

/// The element types that arguments and results show.
fn shown(text: &Function) -> ShownPorts {
    let of = |attributes: &Attributes| match attributes.get(elements::SHOWN) {
        Some(Attribute::String(name)) => Shown::of_name(name),
        _ => None,
    };
    let arguments = text.arguments.iter().map(|it| of(&it.attributes));
    let results = text.results.iter().map(|it| of(&it.attributes));
    let listed = |all: Vec<Option<Shown>>| {
        let all = all.into_iter().enumerate();
        all.filter_map(|(index, shown)| Some((index, shown?)))
            .collect()
    };
    ShownPorts {
        inputs: listed(arguments.collect()),
        outputs: listed(results.collect()),
    }
}

/// What is said of the sharding of an argument or result. The dimension of the parts of complex
/// numbers is whole.
fn said(
    program: &mut Program<'_>,
    attributes: &Attributes,
    rank: usize,
    line: usize,
) -> Lowered<Option<Annotation>> {
    if attributes.get(elements::PACKED).is_none() {
        return sharding::annotation(program, attributes, rank, line);
    }
    let rank = rank.saturating_sub(1);
    let found = sharding::annotation(program, attributes, rank, line)?;
    Ok(found.map(|mut annotation| {
        annotation.sharding.dims.push(vec![]);
        annotation.open.push(false);
        annotation
    }))
}

fn result_info(text: &Function, index: usize) -> Option<&str> {
    feedback::result_info(&text.results[index].attributes)
}

/// That path without its root, where it says more than that this is the result.
fn path(text: &Function, index: usize) -> Option<&str> {
    let path = result_info(text, index)?.strip_prefix("result")?;
    (!path.is_empty()).then_some(path)
}

/// The name of a result in the signature.
fn result_name(text: &Function, index: usize) -> String {
    match result_info(text, index) {
        Some(info) => info.to_owned(),
        None if text.results.len() == 1 => "result".to_owned(),
        None => format!("result[{index}]"),
    }
}

/// Names arguments after the results that replace them.
fn name_replaced(function: &mut peapod_ir::Function, text: &Function) {
    for &(result, replaced) in &function.replaces {
        if let (Some(path), Some(&argument)) = (path(text, result), function.inputs.get(replaced)) {
            path.clone_into(&mut function.values[argument].name);
        }
    }
}

/// Names computed results that replace nothing, such as the loss. What replaces an argument is
/// known by that one's name.
fn name_results(function: &mut peapod_ir::Function, text: &Function) {
    let replacing = function.replaces.iter().map(|(result, _)| *result);
    let replacing: BTreeSet<usize> = replacing.collect();
    let mut uses: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    for output in &function.outputs {
        uses[*output] += 1;
    }
    for (index, output) in function.outputs.clone().into_iter().enumerate() {
        let (replaces, unique) = (replacing.contains(&index), uses[output] == 1);
        let value = &mut function.values[output];
        let is_computed = matches!(value.origin, Origin::Result);
        if let (false, true, true) = (replaces, unique, is_computed)
            && let Some(path) = path(text, index)
        {
            path.clone_into(&mut value.name);
        }
    }
}

/// Lowers a function with the shardings of its arguments and results; `None` if that fails, which
/// has been said.
fn lower_function<'m>(
    program: &mut Program<'m>,
    text: &'m Function,
) -> Option<peapod_ir::Function> {
    let body = text.body.as_deref()?;
    let mut scope = Scope::new(program, text, text.name.clone());
    for argument in &text.arguments {
        add_argument(&mut scope, argument);
    }
    let Some(returned) = scope.block(body) else {
        if !body.last().is_some_and(|op| op.name.ends_with("return")) {
            let what = "expected func.return at the end of the body".to_owned();
            scope.report(Fault::Malformed, "func.func", what);
        }
        return None;
    };
    if returned.len() != text.results.len() {
        let (found, expected) = (returned.len(), text.results.len());
        let what = format!("expected {expected} results, found {found}");
        scope.report(Fault::Malformed, "func.func", what);
        return None;
    }
    let outputs = returned.into_iter().enumerate();
    let outputs = outputs.map(|(index, value)| returned_value(&mut scope, index, value));
    let outputs = outputs.collect();
    Some(scope.build.finish(outputs))
}

/// Adds an argument with its sharding.
fn add_argument(scope: &mut Scope<'_, '_>, argument: &Argument) {
    scope.argument(argument.value);
    let Some(Slot::Value(id)) = scope.slot(argument.value) else {
        return;
    };
    let value = scope.text.value(argument.value);
    let rank = scope.ty(id).shape.len();
    match said(scope.program, &argument.attributes, rank, value.span.line) {
        Ok(found) => scope.build.annotate(id, found),
        Err(stop) => {
            let what = format!("argument %{}", value.name);
            let function = &scope.text.name;
            scope.program.report(stop, function, value.span, &what);
        }
    }
}

/// A value that is returned, behind a constraint where the result has a sharding.
fn returned_value(scope: &mut Scope<'_, '_>, index: usize, value: ValueId) -> ValueId {
    let text = scope.text;
    let result = &text.results[index];
    let checked = super::types::tensor_type(&result.ty).and_then(|declared| {
        let found = scope.ty(value);
        if declared != *found {
            return malformed(format!("declared {declared}, returned {found}"));
        }
        let rank = declared.shape.len();
        said(scope.program, &result.attributes, rank, text.span.line)
    });
    match checked {
        Ok(Some(annotation)) => sharding::constrained(scope, value, annotation),
        Ok(None) => value,
        Err(stop) => {
            let what = format!("result {index}");
            scope.program.report(stop, &text.name, text.span, &what);
            value
        }
    }
}

/// The results that `tf.aliasing_output` names, each with its argument.
fn aliases(
    program: &mut Program<'_>,
    text: &Function,
    function: &peapod_ir::Function,
) -> Vec<(usize, usize)> {
    let ty = |value: Option<&ValueId>| value.map(|id| function.ty(*id));
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (argument, found) in text.arguments.iter().enumerate() {
        let Some(result) = found.attributes.get("tf.aliasing_output") else {
            continue;
        };
        let index = index_of(result).filter(|index| {
            let input = ty(function.inputs.get(argument));
            input.is_some() && ty(function.outputs.get(*index)) == input
        });
        match index {
            Some(index) if pairs.iter().all(|(known, _)| *known != index) => {
                pairs.push((index, argument));
            }
            _ => {
                let value = text.value(found.value);
                let what = format!("argument %{}", value.name);
                let message = "`tf.aliasing_output` names no result of this type, or one twice";
                let stop = Stop::Malformed(message.to_owned());
                program.report(stop, &text.name, value.span, &what);
            }
        }
    }
    pairs
}

fn index_of(attribute: &Attribute) -> Option<usize> {
    match attribute {
        Attribute::Integer { value, .. } => usize::try_from(*value).ok(),
        _ => None,
    }
}
