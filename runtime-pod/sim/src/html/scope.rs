//! Which part of a training step an op is of, by what JAX and the gradient pass call it.

use peapod_schemas::pod::Program;

use crate::labels;
use crate::slices::Slice;

/// The pass and the named scope of a slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scope {
    pub(super) pass: &'static str,
    pub(super) name: String,
}

/// What slices of several passes or scopes are of.
const SEVERAL: &str = "several";

impl Scope {
    pub(super) fn of(program: &Program, slice: &Slice<'_>) -> Self {
        let step = labels::step(program, slice);
        Self::named(step.map_or("", |step| labels::layer(program, step)))
    }

    /// A layer without what transformations of JAX put around the names of scopes.
    fn named(layer: &str) -> Self {
        let scopes = layer.split('/').map(unwrapped);
        let scopes = scopes.filter(|it| !it.is_empty() && !it.contains("rematted_computation"));
        Self {
            pass: pass(layer),
            name: scopes.collect::<Vec<_>>().join("/"),
        }
    }

    /// The same for what is drawn together with others.
    pub(super) fn join(&mut self, other: &Self) {
        if self.pass != other.pass {
            self.pass = SEVERAL;
        }
        if self.name != other.name {
            SEVERAL.clone_into(&mut self.name);
        }
    }
}

fn pass(layer: &str) -> &'static str {
    match layer {
        it if it.contains("rematted_computation") => "recomputed",
        it if it.contains("transpose(") => "backward",
        it if it.contains("jvp(") => "forward",
        _ => "other",
    }
}

/// What is in the innermost of such names as `transpose(jvp(Model))`; nothing of `jit(step)`,
/// which is the name of a function.
fn unwrapped(name: &str) -> &str {
    let mut inner = name;
    while let Some((outer, rest)) = inner.split_once('(') {
        if matches!(outer, "jit" | "pjit") {
            return "";
        }
        inner = rest.strip_suffix(')').unwrap_or(rest);
    }
    inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_jax_say_which_pass_it_is() {
        let scope = |layer| {
            let Scope { pass, name } = Scope::named(layer);
            format!("{pass}: {name}")
        };
        assert_eq!(scope("jit(step)/jvp(Model)/dense"), "forward: Model/dense");
        let backward = "jit(step)/transpose(jvp(Model))/dense";
        assert_eq!(scope(backward), "backward: Model/dense");
        assert_eq!(scope("jit(step)/jvp()/dot"), "forward: dot");
        assert_eq!(scope("jit(step)/rematted_computation/a"), "recomputed: a");
        assert_eq!(scope("a(("), "other: ");
        assert_eq!(scope(""), "other: ");
    }

    #[test]
    fn what_is_drawn_together_may_be_of_several() {
        let mut scope = Scope::named("jvp(a)");
        scope.join(&Scope::named("jvp(b)"));
        assert_eq!((scope.pass, &*scope.name), ("forward", SEVERAL));
    }
}
