//! Forms that the sample files do not have, errors, round trips and damage.

#![allow(clippy::wildcard_enum_match_arm, reason = "the rest is one case here")]

mod attributes;
mod damage;
mod errors;
mod forms;
mod samples;
mod sharding;

use super::{Attribute, Function, Module, Operation, parse};

/// The module, read from its text, and again from its own printed text.
fn read(text: &str) -> Module {
    let module = parse(text).unwrap_or_else(|errors| panic!("{errors}\nin\n{text}"));
    let printed = module.to_string();
    let again = parse(&printed).unwrap_or_else(|errors| panic!("{errors}\nin\n{printed}"));
    assert_eq!(module, again, "printed:\n{printed}");
    module
}

/// The function `@f` with the given arguments and body, which need not return.
fn function(arguments: &str, body: &str) -> Function {
    read(&format!("func.func @f({arguments}) {{\n{body}\nreturn\n}}"))
        .functions
        .remove(0)
}

/// The first op of [`function`].
fn first_op(arguments: &str, body: &str) -> (Function, Operation) {
    let function = function(arguments, body);
    let operation = function.body.as_ref().expect("a body")[0].clone();
    (function, operation)
}

/// An attribute on its own.
fn attribute(text: &str) -> Attribute {
    let module = read(&format!("module attributes {{a = {text}}} {{}}"));
    module.attributes.get("a").expect("the attribute").clone()
}

/// The first error in a text.
fn error(text: &str) -> super::ParseError {
    parse(text).expect_err("an error").0.remove(0)
}
