//! Tokens order side effects, of which programs here have none: values of that type are left out,
//! with the ops that only make them.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form says nothing of results"
)]

use peapod_ir::entity::PrimaryMap;

use crate::stablehlo::{Attribute, Function, Module, Operation, Type, Value, ValueId};

type Values = PrimaryMap<ValueId, Value>;

/// Leaves out all tokens of a module.
pub(super) fn leave_out(module: &mut Module) {
    for function in &mut module.functions {
        leave_out_of(function);
    }
}

fn leave_out_of(function: &mut Function) {
    let has_tokens = function
        .values
        .values()
        .any(|value| value.ty == Type::Token)
        || function
            .results
            .iter()
            .any(|result| result.ty == Type::Token);
    if !has_tokens {
        return;
    }
    for argument in &mut function.arguments {
        if let Some(Attribute::Integer { value, ty }) =
            argument.attributes.remove("tf.aliasing_output")
        {
            let before = usize::try_from(value).unwrap_or(usize::MAX);
            let results = function.results.iter().take(before);
            let tokens = results.filter(|result| result.ty == Type::Token).count();
            let value = value.saturating_sub(tokens as i128);
            let alias = Attribute::Integer { value, ty };
            argument.attributes.push("tf.aliasing_output", alias);
        }
    }
    let values = &function.values;
    let stays = |id: &ValueId| values[*id].ty != Type::Token;
    function.arguments.retain(|argument| stays(&argument.value));
    function.results.retain(|result| result.ty != Type::Token);
    if let Some(body) = &mut function.body {
        operations(body, values);
    }
}

fn operations(all: &mut Vec<Operation>, values: &Values) {
    let stays = |id: &ValueId| values[*id].ty != Type::Token;
    all.retain(|op| {
        !matches!(
            &op.name[..],
            "stablehlo.after_all" | "stablehlo.create_token"
        )
    });
    for op in all.iter_mut() {
        op.operands.retain(stays);
        op.results.retain(stays);
        for region in &mut op.regions {
            region.arguments.retain(stays);
            operations(&mut region.operations, values);
        }
    }
    all.retain(|op| op.name != "stablehlo.optimization_barrier" || !op.operands.is_empty());
}
