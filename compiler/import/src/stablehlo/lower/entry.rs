//! Functions, and what is said of the entry's inputs and outputs.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form says nothing here"
)]

use peapod_ir::{Signature, TensorType, ValueId};

use super::error::{Fault, Stop};
use super::program::Program;
use super::scope::{Scope, Slot};
use super::{sharding, wide};
use crate::stablehlo::{Attribute, Attributes, Function};

/// Lowers a function that the entry calls.
pub(super) fn lower_callee<'m>(program: &mut Program<'m>, text: &'m Function) {
    if let Some(function) = lower_function(program, text) {
        program.functions.push(function);
    }
}

/// Lowers the entry; yields its signature.
pub(super) fn lower<'m>(program: &mut Program<'m>, name: &str) -> Option<Signature> {
    let text = program.text.function(name)?;
    refuse_wide(program, text);
    let mut function = lower_function(program, text)?;
    let types = |ids: &[ValueId]| -> Vec<TensorType> {
        ids.iter().map(|id| function.ty(*id).clone()).collect()
    };
    let (inputs, outputs) = (types(&function.inputs), types(&function.outputs));
    function.replaces = replaces(program, text, &inputs, &outputs);
    let result_names: Vec<String> = text
        .results
        .iter()
        .enumerate()
        .map(
            |(index, result)| match result.attributes.get("jax.result_info") {
                Some(Attribute::String(name)) if !name.is_empty() => name.clone(),
                _ if text.results.len() == 1 => "result".to_owned(),
                _ => format!("result[{index}]"),
            },
        )
        .collect();
    for (position, argument) in function.inputs.clone().into_iter().enumerate() {
        let replacing = function
            .replaces
            .iter()
            .find(|(_, replaced)| *replaced == position);
        if let Some((result, _)) = replacing
            && let Some(Attribute::String(info)) =
                text.results[*result].attributes.get("jax.result_info")
            && let Some(name) = info.strip_prefix("result")
            && !name.is_empty()
        {
            function.values[argument.index()].name = name.to_owned();
        }
    }
    // What replaces an argument is known by that one's name; other results, such as the loss, by
    // their own.
    for (index, output) in function.outputs.clone().into_iter().enumerate() {
        let replaces = function.replaces.iter().any(|(result, _)| *result == index);
        let unique = function.outputs.iter().filter(|it| **it == output).count() == 1;
        let value = &mut function.values[output.index()];
        let computed = matches!(value.origin, peapod_ir::Origin::Result);
        if let (false, true, true) = (replaces, unique, computed)
            && let Some(Attribute::String(info)) =
                text.results[index].attributes.get("jax.result_info")
            && let Some(name) = info.strip_prefix("result")
            && !name.is_empty()
        {
            value.name = name.to_owned();
        }
    }
    let name_of = |id: &ValueId| function.value(*id).name.clone();
    let signature = Signature {
        key: "main".to_owned(),
        inputs: function
            .inputs
            .iter()
            .map(|id| (name_of(id), *id))
            .collect(),
        outputs: result_names
            .into_iter()
            .zip(function.outputs.clone())
            .collect(),
    };
    program.functions.push(function);
    Some(signature)
}

/// What goes in and out of the program has the types that the text says.
fn refuse_wide(program: &mut Program<'_>, text: &Function) {
    let arguments = text.arguments.iter().map(|argument| {
        let value = text.value(argument.value);
        (&value.ty, value.span)
    });
    let results = text.results.iter().map(|result| (&result.ty, text.span));
    for (ty, span) in arguments.chain(results) {
        if wide::is_wide(ty) {
            let message = format!("values of type {ty} that go in or out; pass two of ui32 each");
            program.report(Stop::Unsupported(message), &text.name, span, "func.func");
        }
    }
}

/// Lowers a function with the shardings of its arguments and results; `None` where that fails,
/// which has been said.
fn lower_function<'m>(
    program: &mut Program<'m>,
    text: &'m Function,
) -> Option<peapod_ir::Function> {
    let body = text.body.as_deref()?;
    let mut scope = Scope::new(program, text, text.name.clone());
    for argument in &text.arguments {
        scope.argument(argument.value);
        let Some(Slot::Value(id)) = scope.slot(argument.value) else {
            continue;
        };
        let span = text.value(argument.value).span;
        let rank = scope.ty(id).shape.len();
        match sharding::annotation(scope.program, &argument.attributes, rank, span.line) {
            Ok(found) => scope.function.values[id.index()].annotation = found,
            Err(stop) => {
                let what = format!("argument %{}", text.value(argument.value).name);
                scope.program.report(stop, &text.name, span, &what);
            }
        }
    }
    let returned = scope.block(body);
    let Some(returned) = returned else {
        if !body.last().is_some_and(|op| op.name.ends_with("return")) {
            let what = "a body ends by func.return".to_owned();
            scope.report(Fault::Malformed, "func.func", what);
        }
        return None;
    };
    if returned.len() != text.results.len() {
        let (found, expected) = (returned.len(), text.results.len());
        let what = format!("{found} values are returned, expected {expected}");
        scope.report(Fault::Malformed, "func.func", what);
        return None;
    }
    for (index, (value, result)) in returned.into_iter().zip(&text.results).enumerate() {
        let line = text.span.line;
        let rank = scope.ty(value).shape.len();
        let checked = super::types::tensor_type(&result.ty).and_then(|ty| {
            if ty != *scope.ty(value) {
                let found = scope.ty(value);
                return Err(Stop::Malformed(format!(
                    "{found} is returned, expected {ty}"
                )));
            }
            sharding::annotation(scope.program, &result.attributes, rank, line)
        });
        let value = match checked {
            Ok(Some(annotation)) => sharding::constrained(&mut scope, value, annotation),
            Ok(None) => value,
            Err(stop) => {
                let what = format!("result {index}");
                scope.program.report(stop, &text.name, text.span, &what);
                value
            }
        };
        scope.function.outputs.push(value);
    }
    Some(scope.function)
}

/// Which results take the place of which arguments, as the text says, or else by their types (see
/// the module's documentation).
fn replaces(
    program: &mut Program<'_>,
    text: &Function,
    inputs: &[TensorType],
    outputs: &[TensorType],
) -> Vec<(usize, usize)> {
    let has = |name: &str| {
        let mut arguments = text.arguments.iter();
        arguments.any(|argument| argument.attributes.get(name).is_some())
    };
    if !has("tf.aliasing_output") && !has("jax.buffer_donor") {
        let pairs = inputs.iter().zip(outputs);
        let count = pairs.take_while(|(input, output)| input == output).count();
        let more = inputs.len().max(outputs.len()) > count;
        return (0..if more { count } else { 0 })
            .map(|index| (index, index))
            .collect();
    }
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (argument, found) in text.arguments.iter().enumerate() {
        let Some(result) = found.attributes.get("tf.aliasing_output") else {
            continue;
        };
        let index = index_of(result).filter(|index| {
            inputs.get(argument).is_some() && outputs.get(*index) == inputs.get(argument)
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
    for (argument, found) in text.arguments.iter().enumerate() {
        if !is_donor(&found.attributes) || pairs.iter().any(|(_, known)| *known == argument) {
            continue;
        }
        let free = |index: &usize| pairs.iter().all(|(known, _)| known != index);
        let fits = |index: &usize| Some(&outputs[*index]) == inputs.get(argument);
        if let Some(index) = (0..outputs.len()).find(|index| free(index) && fits(index)) {
            pairs.push((index, argument));
        }
    }
    pairs.sort_unstable();
    pairs
}

fn is_donor(attributes: &Attributes) -> bool {
    attributes.get("jax.buffer_donor") == Some(&Attribute::Bool(true))
}

fn index_of(attribute: &Attribute) -> Option<usize> {
    match attribute {
        Attribute::Integer { value, .. } => usize::try_from(*value).ok(),
        _ => None,
    }
}
