//! The layer that an op is of, from the name that its location has.
//!
//! JAX names an op by the scopes (`jax.named_scope`) that it was traced in, what was done with
//! them, and the op itself: `jit(step)/transpose(jvp(layer3))/attention/dot_general` is of the
//! layer `layer3/attention`, in the backward pass as in the forward pass. What other programs write
//! as a path is taken as it is.

/// What JAX puts between scopes: functions, and what is computed again.
const BETWEEN: [&str; 5] = [
    "checkpoint",
    "closed_call",
    "jit",
    "pjit",
    "rematted_computation",
];

/// A name may be that of many ops: layers of more bytes are cut short.
const MAX_BYTES: usize = 256;

/// Longer names are of no program that was traced.
const MAX_NAME_BYTES: usize = 4096;

/// The scopes in a name, with slashes between them and no white space; empty if there are none.
pub(super) fn layer(name: &str) -> String {
    let mut layer = String::new();
    if name.len() > MAX_NAME_BYTES {
        return layer;
    }
    for scope in scopes(name) {
        if layer.len() + scope.len() >= MAX_BYTES {
            break;
        }
        if !layer.is_empty() {
            layer.push('/');
        }
        layer.extend(
            scope
                .chars()
                .map(|c| if c.is_whitespace() { '_' } else { c }),
        );
    }
    layer
}

fn scopes(name: &str) -> Vec<&str> {
    let mut scopes: Vec<&str> = Vec::new();
    // How many scopes are around the one whose gradient is taken.
    let mut around = None;
    let mut parts = parts(name);
    parts.pop();
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        if part == "while" {
            parts.next_if(|next| ["body", "cond"].contains(next));
            continue;
        }
        let mut scope = part;
        while let Some(inner) = within(scope, &["transpose", "jvp", "vmap"]) {
            scope = inner;
        }
        if part.starts_with("transpose(") {
            around = Some(scopes.len());
        } else if part.starts_with("jvp(") {
            // What a backward pass computes again is named from the beginning.
            scopes.truncate(around.unwrap_or(scopes.len()));
        }
        let is_function = BETWEEN.contains(&scope) || within(scope, &["jit", "pjit"]).is_some();
        if !scope.is_empty() && !is_function {
            scopes.push(scope);
        }
    }
    scopes
}

/// The parts between slashes outside parentheses; the last one is the op.
fn parts(name: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let parts = name.split(|c: char| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == '/' && depth == 0
    });
    parts.collect()
}

/// What is in parentheses after one of these words.
fn within<'a>(part: &'a str, words: &[&str]) -> Option<&'a str> {
    let (word, inner) = part.strip_suffix(')')?.split_once('(')?;
    words.contains(&word).then_some(inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_layers_in_both_passes() {
        for (name, expected) in [
            ("add", ""),
            ("jit(step)/add", ""),
            ("jit(step)/jvp()/jit(inner)", ""),
            ("model/dense/MatMul", "model/dense"),
            (
                "jit(step)/jvp(layer0)/attention/jit(inner)",
                "layer0/attention",
            ),
            (
                "jit(step)/transpose(jvp(layer0))/attention/dot",
                "layer0/attention",
            ),
            ("jit(step)/train/transpose(jvp(layer0))/dot", "train/layer0"),
            ("jit(step)/train/jvp(layer0)/dot", "train/layer0"),
            ("jit(step)/vmap(jvp(a/b))/c/add", "a/b/c"),
            ("jit(step)/jvp(a)/while/body/closed_call/add", "a"),
            ("jit(step)/jvp(a)/body/while/cond/lt", "a/body"),
            (
                "jit(step)/a/transpose(jvp(b))/c/jvp(b)/c/checkpoint/d/mul",
                "a/b/c/d",
            ),
            ("jit(step)/f(x)/layer 0 at last/mul", "f(x)/layer_0_at_last"),
        ] {
            assert_eq!(layer(name), expected, "{name}");
        }
    }

    #[test]
    fn layers_are_not_long() {
        let name = format!("{}/b/{}/op", "a".repeat(MAX_BYTES - 3), "c".repeat(9));
        assert_eq!(layer(&name), format!("{}/b", "a".repeat(MAX_BYTES - 3)));
    }

    /// Many ops may have one name, which is looked at for each of them.
    #[test]
    fn names_that_nobody_writes_have_no_layer() {
        let long = format!("{}op", "a/".repeat(MAX_NAME_BYTES / 2));
        for name in ["", "/", "///", "jvp(", "jvp(/", "transpose()/jvp()/", &long] {
            assert_eq!(layer(name), "", "{name}");
        }
        assert_eq!(layer(")/("), ")");
    }
}
