//! Functions as they are in the text, and which of them have open shapes.

use std::collections::BTreeMap;

use super::super::{collect_callees, control};
use super::is_open;
use crate::stablehlo::{Function, Operation};

/// The functions of a text but the entry.
pub(super) struct Texts {
    pub(super) functions: Vec<Function>,
    /// By name; of several with one name, the first.
    by_name: BTreeMap<String, usize>,
    /// Whether each has open shapes.
    open: Vec<bool>,
    /// Whether each, or one that it calls, directly or through others, has open shapes.
    leads_to_open: Vec<bool>,
}

impl Texts {
    pub(super) fn new(functions: Vec<Function>) -> Self {
        let names = functions.iter().enumerate().rev();
        let by_name: BTreeMap<_, _> = names.map(|(at, it)| (it.name.clone(), at)).collect();
        let open: Vec<bool> = functions.iter().map(is_open).collect();
        let mut callers = vec![Vec::new(); functions.len()];
        for (caller, function) in functions.iter().enumerate() {
            let mut callees = Vec::new();
            collect_callees(function.body.as_deref().unwrap_or(&[]), &mut callees);
            for callee in callees.into_iter().filter_map(|it| by_name.get(it)) {
                callers[*callee].push(caller);
            }
        }
        let mut leads_to_open = open.clone();
        let all = 0..functions.len();
        let mut pending: Vec<usize> = all.filter(|at| open[*at]).collect();
        while let Some(at) = pending.pop() {
            for &caller in &callers[at] {
                if !std::mem::replace(&mut leads_to_open[caller], true) {
                    pending.push(caller);
                }
            }
        }
        Self {
            functions,
            by_name,
            open,
            leads_to_open,
        }
    }

    /// The function with a body that an op calls, if it is one to make anew: with open shapes, or,
    /// where the op passes known numbers, one that leads to such a one.
    pub(super) fn called(&self, op: &Operation, passes_numbers: bool) -> Option<usize> {
        let at = *self.by_name.get(control::callee(op)?)?;
        let is_wanted = self.open[at] || passes_numbers && self.leads_to_open[at];
        (is_wanted && self.functions[at].body.is_some()).then_some(at)
    }
}
