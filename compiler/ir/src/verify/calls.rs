//! Which functions call which.

use crate::graph::Module;

/// Whether a function calls another, directly or through others. Names that no function has lead
/// nowhere.
pub(super) fn reaches(module: &Module, from: &str, to: &str) -> bool {
    let mut seen: Vec<&str> = Vec::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        let functions = module.functions.iter();
        for function in functions.filter(|function| function.name == name) {
            for callee in function.ops.iter().flat_map(|op| op.kind.callees()) {
                if callee == to {
                    return true;
                }
                if !seen.contains(&callee) {
                    seen.push(callee);
                    open.push(callee);
                }
            }
        }
    }
    false
}
