//! The module: functions and meshes.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is refused in one way"
)]

use super::cursor::Cursor;
use super::file::read_section;
use super::ops::{Head, Ops};
use super::{Decoder, Read};
use crate::stablehlo::ast::{
    Argument, Function, FunctionResult, MeshDefinition, Module, Region, Span, ValueId, Visibility,
};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::types::{FunctionType, Type};

/// The module of a file.
pub(super) fn read(decoder: &Decoder<'_>) -> Read<Module> {
    let mut cursor = decoder.file.ops;
    let at = cursor;
    let mut ops = Ops::new(decoder);
    if cursor.varint()? != 2 {
        return at.fail("expected one module");
    }
    let head = ops.head(&mut cursor)?;
    if head.name != "builtin.module" {
        return at.fail(format!("expected builtin.module, found {}", head.name));
    }
    let mut module = Module {
        location: head.location,
        ..Module::default()
    };
    for (name, value) in head.attributes.into_pairs() {
        match (&name[..], value) {
            ("sym_name", Attribute::String(name)) => module.name = Some(name),
            ("sym_visibility", _) => {}
            (name, value) => module.attributes.push(name, value),
        }
    }
    if cursor.varint()? != 3 {
        return cursor.fail("expected the one region of a module");
    }
    if decoder.file.has_lazy_regions() {
        cursor = read_section(&mut cursor)?.1;
    }
    if let Some((count, _)) = ops.enter(&mut cursor)? {
        for _ in 0..count {
            item(&mut ops, &mut cursor, &mut module)?;
        }
        ops.leave();
    }
    module.locations = ops.all_locations()?;
    Ok(module)
}

/// A function or a mesh.
fn item(ops: &mut Ops<'_, '_>, cursor: &mut Cursor<'_>, module: &mut Module) -> Read<()> {
    let at = *cursor;
    let head = ops.head(cursor)?;
    let regions = ops.regions(cursor, &head, 0)?;
    match &head.name[..] {
        "func.func" => {
            let function = function(ops, &at, head, regions)?;
            module.functions.push(function);
            Ok(())
        }
        "sdy.mesh" => {
            module.meshes.push(mesh(&at, head)?);
            Ok(())
        }
        other => at.fail(format!("{other} outside functions")),
    }
}

fn mesh(at: &Cursor<'_>, mut head: Head) -> Read<MeshDefinition> {
    let name = head.attributes.remove("sym_name");
    match (name, head.attributes.remove("mesh")) {
        (Some(Attribute::String(name)), Some(Attribute::Mesh(mesh))) => Ok(MeshDefinition {
            name,
            mesh,
            attributes: head.attributes,
            span: Span::default(),
        }),
        _ => at.fail("expected the name and the axes of a mesh"),
    }
}

fn function(
    ops: &mut Ops<'_, '_>,
    at: &Cursor<'_>,
    mut head: Head,
    regions: Vec<Region>,
) -> Read<Function> {
    let mut take = |name: &str| head.attributes.remove(name);
    let (Some(Attribute::String(name)), Some(Attribute::Type(Type::Function(ty)))) =
        (take("sym_name"), take("function_type"))
    else {
        return at.fail("expected the name and the type of a function");
    };
    let visibility = match take("sym_visibility") {
        Some(Attribute::String(word)) if word == "private" => Visibility::Private,
        Some(Attribute::String(word)) if word == "nested" => Visibility::Nested,
        _ => Visibility::Public,
    };
    let argument_attributes = dictionaries(take("arg_attrs"));
    let result_attributes = dictionaries(take("res_attrs"));
    let region = regions.into_iter().next().unwrap_or_default();
    let FunctionType { inputs, results } = *ty;
    let has_body = !region.operations.is_empty();
    let arguments = match has_body {
        true => region.arguments,
        false => declared(ops, inputs.clone()),
    };
    let values = ops.take_values();
    let types = arguments.iter().map(|id| &values[*id].ty);
    if !types.eq(&inputs) {
        return at.fail(format!("@{name}: arguments of other types than its own"));
    }
    let arguments = with_attributes(arguments, argument_attributes);
    let results = with_attributes(results, result_attributes);
    let argument = |(value, attributes)| Argument {
        value,
        attributes,
        location: None,
    };
    let result = |(ty, attributes)| FunctionResult { ty, attributes };
    Ok(Function {
        name,
        visibility,
        arguments: arguments.into_iter().map(argument).collect(),
        results: results.into_iter().map(result).collect(),
        attributes: head.attributes,
        body: has_body.then_some(region.operations),
        values,
        location: head.location,
        span: Span::default(),
    })
}

/// Arguments of a function without a body.
fn declared(ops: &mut Ops<'_, '_>, types: Vec<Type>) -> Vec<ValueId> {
    let values = types.into_iter().map(|ty| ops.unnamed(ty));
    values.collect()
}

/// A dictionary for each of some.
fn dictionaries(attribute: Option<Attribute>) -> Vec<Attributes> {
    let Some(Attribute::Array(items)) = attribute else {
        return vec![];
    };
    let items = items.into_iter().map(|item| match item {
        Attribute::Dictionary(attributes) => attributes,
        _ => Attributes::default(),
    });
    items.collect()
}

fn with_attributes<T>(items: Vec<T>, attributes: Vec<Attributes>) -> Vec<(T, Attributes)> {
    let rest = std::iter::repeat_with(Attributes::default);
    items
        .into_iter()
        .zip(attributes.into_iter().chain(rest))
        .collect()
}
