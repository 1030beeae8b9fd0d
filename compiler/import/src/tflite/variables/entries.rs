//! Variables of several subgraphs that are entries of one model: each is one state.
//!
//! LiteRT runs the subgraph of a `CALL_ONCE` when the first entry that has one comes to it. Here
//! variables begin with what it assigns. That is the same unless another entry assigns before.

use std::collections::{BTreeMap, BTreeSet};

use super::{Name, Scope};
use crate::error::{ImportError, Unsupported, excerpt};

/// Has every entry begin with what any of them says that variables begin with.
///
/// # Errors
///
/// [`ImportError::Unsupported`]: what a variable begins with depends on which entry runs first.
pub(in super::super) fn agree<'a, 's>(
    scopes: impl Iterator<Item = &'s mut Scope<'a>>,
) -> Result<(), ImportError>
where
    'a: 's,
{
    let scopes: Vec<_> = scopes.map(|scope| &mut scope.variables).collect();
    let mut by = BTreeMap::new();
    for variables in &scopes {
        for (name, subgraph) in &variables.initialised_by {
            let first = *by.entry(*name).or_insert(*subgraph);
            if first != *subgraph {
                return Err(depends(*name));
            }
        }
    }
    for variables in &scopes {
        let assigned = variables.zero_points.keys();
        let mut assigned = assigned.filter(|name| !variables.initialised_by.contains_key(*name));
        if let Some(name) = assigned.find(|name| by.contains_key(*name)) {
            return Err(depends(*name));
        }
    }
    let (mut initial, mut zero_points) = (BTreeMap::new(), BTreeMap::new());
    for variables in &scopes {
        initial.extend(variables.initial.clone());
        for (name, zero_point) in &variables.zero_points {
            zero_points.entry(*name).or_insert(*zero_point);
        }
    }
    for variables in scopes {
        variables.initial.clone_from(&initial);
        variables.zero_points.clone_from(&zero_points);
    }
    Ok(())
}

fn depends(name: Name<'_>) -> ImportError {
    let name = excerpt(name.1);
    ImportError::from(Unsupported {
        op: None,
        tensors: vec![],
        what: format!(
            "variable {name:?}, which begins with what depends on which signature runs first"
        ),
        help: Some(ALIKE),
    })
}

const ALIKE: &str =
    "have all signatures that assign the variable initialise it alike, or compile them apart";

/// What states are called in a module of several entries: no two by one name.
#[derive(Default)]
pub(in super::super) struct StateNames<'a> {
    taken: BTreeSet<String>,
    variables: BTreeMap<Name<'a>, String>,
}

impl<'a> StateNames<'a> {
    /// The name of a variable, the same each time.
    pub(in super::super) fn of_variable(&mut self, variable: Name<'a>) -> String {
        if let Some(name) = self.variables.get(&variable) {
            return name.clone();
        }
        let name = self.fresh(excerpt(variable.1));
        self.variables.insert(variable, name.clone());
        name
    }

    /// A name like this one that no state has yet.
    pub(in super::super) fn fresh(&mut self, like: String) -> String {
        let mut name = like.clone();
        let mut count = 1;
        // An empty name is none: states without one are never shared.
        while name.is_empty() || !self.taken.insert(name.clone()) {
            count += 1;
            name = format!("{like}.{count}");
        }
        name
    }
}
