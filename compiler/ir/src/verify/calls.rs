//! Which functions call themselves.

use std::collections::HashMap;

use crate::graph::Module;

/// Positions of the functions that call themselves, directly or through others. Names that no
/// function has lead nowhere; of functions of one name, the first is called.
///
/// Strongly connected components by Tarjan's algorithm ("Depth-first search and linear graph
/// algorithms", 1972), in time linear in functions and calls, without recursion of its own.
pub(super) fn recursive(module: &Module, index: &HashMap<&str, usize>) -> Vec<bool> {
    let callees = |function: &crate::Function| -> Vec<usize> {
        let names = function.ops.iter().flat_map(|op| op.kind.callees());
        names.filter_map(|name| index.get(name).copied()).collect()
    };
    let calls: Vec<Vec<usize>> = module.functions.iter().map(callees).collect();
    let mut search = Search::new(&calls);
    for function in 0..calls.len() {
        search.visit(function);
    }
    search.recursive
}

struct Search<'a> {
    calls: &'a [Vec<usize>],
    /// When each function was found, from 1.
    found: Vec<usize>,
    /// The earliest function of its component that each is known to lead to.
    low: Vec<usize>,
    /// Functions whose component is not complete.
    component: Vec<usize>,
    open: Vec<bool>,
    count: usize,
    recursive: Vec<bool>,
}

impl<'a> Search<'a> {
    fn new(calls: &'a [Vec<usize>]) -> Self {
        let count = calls.len();
        Self {
            calls,
            found: vec![0; count],
            low: vec![0; count],
            component: vec![],
            open: vec![false; count],
            count: 0,
            recursive: vec![false; count],
        }
    }

    fn visit(&mut self, start: usize) {
        if self.found[start] != 0 {
            return;
        }
        self.enter(start);
        // Functions on the path, each with the call that is looked at next.
        let mut path = vec![(start, 0)];
        while let Some((function, next)) = path.last_mut() {
            let (function, callee) = (*function, self.calls[*function].get(*next).copied());
            *next += 1;
            match callee {
                Some(callee) if self.found[callee] == 0 => {
                    self.enter(callee);
                    path.push((callee, 0));
                }
                Some(callee) if self.open[callee] => {
                    self.low[function] = self.low[function].min(self.found[callee]);
                    self.recursive[function] |= callee == function;
                }
                Some(_) => {}
                None => {
                    path.pop();
                    self.leave(function);
                    if let Some((caller, _)) = path.last() {
                        self.low[*caller] = self.low[*caller].min(self.low[function]);
                    }
                }
            }
        }
    }

    fn enter(&mut self, function: usize) {
        self.count += 1;
        (self.found[function], self.low[function]) = (self.count, self.count);
        self.component.push(function);
        self.open[function] = true;
    }

    /// Completes a component, if the function is the first of it.
    fn leave(&mut self, function: usize) {
        if self.low[function] != self.found[function] {
            return;
        }
        let first = self.component.iter().rposition(|&it| it == function);
        let component = self.component.split_off(first.expect("it was entered"));
        for &member in &component {
            self.open[member] = false;
            self.recursive[member] |= component.len() > 1;
        }
    }
}
