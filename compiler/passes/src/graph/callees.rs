//! Which functions ops name, and which of these are theirs alone: such can be changed with the op.

use std::collections::{BTreeSet, HashMap};

use peapod_ir::{Module, OpKind};

/// The functions of a module by name, and how many ops name each.
pub(crate) struct Callees {
    named: HashMap<String, usize>,
    callers: Vec<usize>,
}

impl Callees {
    pub(crate) fn of(module: &Module) -> Self {
        let named: HashMap<String, usize> = module
            .function_index()
            .into_iter()
            .map(|(name, index)| (name.to_owned(), index))
            .collect();
        let mut callers = vec![0; module.functions.len()];
        let ops = module.functions.iter().flat_map(|it| &it.ops);
        for callee in ops.flat_map(|op| op.kind.callees()) {
            callers[named[callee]] += 1;
        }
        // The caller of the module runs the entry.
        callers[0] += 1;
        Self { named, callers }
    }

    /// Positions of the functions that an op names, if there are any, all different, and named by
    /// nothing else.
    pub(crate) fn own(&self, kind: &OpKind) -> Option<Vec<usize>> {
        let called = kind.callees().into_iter().map(|name| self.named[name]);
        let called: Vec<usize> = called.collect();
        let distinct: BTreeSet<usize> = called.iter().copied().collect();
        let is_own = called.iter().all(|it| self.callers[*it] == 1);
        (is_own && !called.is_empty() && distinct.len() == called.len()).then_some(called)
    }
}
