//! Signatures name what their functions have; those of several functions share states by name.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{ErrorSite, Problem, VerifyError};
use crate::graph::{Function, Module, Origin, Signature, ValueId};
use crate::types::TensorType;

/// Everything that is wrong with the signatures of a module.
pub(super) fn check(module: &Module) -> Vec<VerifyError> {
    let mut errors = Vec::new();
    for signature in &module.signatures {
        match (module.function_of(signature), &signature.function) {
            (Some(function), _) => check_names(function, signature, &mut errors),
            (None, Some(function)) => {
                let function = function.clone();
                errors.push(of(signature, Problem::NoSuchFunction { function }));
            }
            // That there are no functions at all is told of the module.
            (None, None) => {}
        }
    }
    if module.has_entries() {
        check_keys(module, &mut errors);
        check_states(module, &mut errors);
    }
    errors
}

fn of(signature: &Signature, problem: Problem) -> VerifyError {
    let place = ErrorSite::Signature(signature.key.clone());
    VerifyError { place, problem }
}

fn check_names(function: &Function, signature: &Signature, errors: &mut Vec<VerifyError>) {
    for (role, named, known) in [
        ("input", &signature.inputs, &function.inputs),
        ("output", &signature.outputs, &function.outputs),
    ] {
        let known: BTreeSet<ValueId> = known.iter().copied().collect();
        for (name, id) in named {
            if !known.contains(id) {
                let problem = Problem::NotInSignature {
                    role,
                    name: name.clone(),
                    id: id.0,
                    entry: function.name.clone(),
                };
                errors.push(of(signature, problem));
            }
        }
    }
}

fn check_keys(module: &Module, errors: &mut Vec<VerifyError>) {
    let mut known = BTreeSet::new();
    for signature in &module.signatures {
        if !known.insert(&signature.key) {
            errors.push(of(signature, Problem::DuplicateSignature));
        }
    }
}

/// A state of several entries has one type, and one name in each.
fn check_states(module: &Module, errors: &mut Vec<VerifyError>) {
    let mut shared: BTreeMap<&str, &TensorType> = BTreeMap::new();
    let mut visited = BTreeSet::new();
    for signature in &module.signatures {
        let Some(function) = module.function_of(signature) else {
            continue;
        };
        if !visited.insert(&function.name) {
            continue;
        }
        let mut own = BTreeSet::new();
        let values = function.values.values();
        let states = values.filter(|it| it.origin == Origin::State && !it.name.is_empty());
        for state in states {
            let name = || state.name.clone();
            if !own.insert(&state.name) {
                errors.push(of(signature, Problem::RepeatedState { name: name() }));
            }
            let first = *shared.entry(&state.name).or_insert(&state.ty);
            if *first != state.ty {
                let problem = Problem::SharedStateType {
                    name: name(),
                    found: state.ty.to_string(),
                    expected: first.to_string(),
                };
                errors.push(of(signature, problem));
            }
        }
    }
}
