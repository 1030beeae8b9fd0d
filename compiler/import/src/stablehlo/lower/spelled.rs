//! Functions of `chlo` that `jax.export` spells out, taken for the functions again.
//!
//! The formulas that JAX writes have the right values. Their derivatives are 0 · ∞ where a branch
//! of a `select` is infinite that is not taken: of `erf_inv` at 0, of `lgamma` and `digamma` at
//! whole numbers. JAX does not differentiate them, as it knows the functions, and the formulas of
//! [`special`](super::special) are finite there. A `select` that somebody wrote by hand stays as it
//! is, and has the derivative that JAX takes of it.
//!
//! Some functions are kept beside what they are made of (`stablehlo.composite`) and known by their
//! names. Others are only spelled out, over hundreds of lines of numbers; they are known by a
//! digest of all their ops and numbers, so that what is taken for a function computes just this.

use std::collections::BTreeMap;
use std::fmt::Write;

use peapod_ir::entity::PrimaryMap;

use super::{elementwise, special};
use crate::stablehlo::{Attribute, ElementType, Function, Module, Operation, Value, ValueId};

/// Digests of formulas in single and double precision, and the functions that they are: those of
/// JAX 0.10.2. Where the test `formulas_of_jax` fails, it says which digests there are.
const FORMULAS: [(&str, &str); 12] = [
    ("14ddab0e02de0c86a9bc56c0b5a7fc4e", "chlo.erf_inv"),
    ("153aa3fc6b5597570b1010e9271800b0", "chlo.erf_inv"),
    ("1728d4b4d1465fea2109bc0753830c0b", "chlo.erfc"),
    ("dc4c157a09a28bae2a7b67171fed53d2", "chlo.erfc"),
    ("22f378bafe97b16c68a3710336c91710", "chlo.lgamma"),
    ("68da5345da23e60ce0b40ac94d5853b3", "chlo.lgamma"),
    ("9eec137af762f28ea004211f5a0fa0fa", "chlo.digamma"),
    ("a5fa6e97d41f868be7c8536d87ce866f", "chlo.digamma"),
    ("73610cd8d917e7beaef1e89f3fe0573e", "chlo.bessel_i1e"),
    ("0ba767e8566711c4492df2d1c241d4fc", "chlo.bessel_i1e"),
    ("05195c8abc18122a65683738ec8ccb13", "special.bessel_i0e"),
    ("813725302ef5f945021ffb5afe03f714", "special.bessel_i0e"),
];

/// More ops than any of the formulas has, constants counted.
const MAX_OPS: usize = 400;

/// Ops that are looked at in a module: after these, what is spelled out stays so. It bounds the
/// time for a module with many ops that could be the last one of a formula.
const MAX_OPS_OF_ALL: usize = 2_000_000;

/// Most operands of an op of a formula.
const MAX_OPERANDS: usize = 3;

/// Takes every function of a module that is spelled out for the function.
pub(super) fn take_whole(text: &mut Module) {
    let mut left = MAX_OPS_OF_ALL;
    for function in &mut text.functions {
        let Function { body, values, .. } = function;
        let Some(body) = body else {
            continue;
        };
        let mut definitions = Definitions::new();
        define(body, &mut definitions);
        let found = definitions.iter().filter_map(|(result, root)| {
            let x = argument(&definitions, root)?;
            let digest = digest(&definitions, *result, x, &mut left)?;
            let mut known = FORMULAS.iter();
            let (_, name) = known.find(|(formula, _)| *formula == digest)?;
            Some((*result, (*name, x)))
        });
        let found = found.collect();
        replace(body, values, &found);
    }
}

/// Ops by the one value that they define, in a function and all its regions.
type Definitions<'m> = BTreeMap<ValueId, &'m Operation>;

fn define<'m>(ops: &'m [Operation], definitions: &mut Definitions<'m>) {
    for op in ops {
        if let [result] = op.results[..] {
            definitions.insert(result, op);
        }
        for region in &op.regions {
            define(&region.operations, definitions);
        }
    }
}

/// What an op would be a function of, if it is the last one of a formula: a `select` by a
/// comparison of the argument or its magnitude, or a product with the argument's sign.
fn argument(definitions: &Definitions<'_>, root: &Operation) -> Option<ValueId> {
    let first = |op: &Operation| op.operands.first().copied();
    let inner = *definitions.get(&first(root)?)?;
    match (&*root.name, &*inner.name) {
        ("stablehlo.multiply", "stablehlo.sign") => first(inner),
        ("stablehlo.select", "stablehlo.compare" | "stablehlo.and") => {
            first(definitions.get(&first(inner)?)?)
        }
        _ => None,
    }
}

/// The digest of what makes a value of another one; `None` if something else takes part in it.
/// `left_of_all` loses the ops that were looked at.
fn digest(
    definitions: &Definitions<'_>,
    result: ValueId,
    x: ValueId,
    left_of_all: &mut usize,
) -> Option<String> {
    let most = MAX_OPS.min(*left_of_all);
    let mut formula = Formula {
        definitions,
        numbers: BTreeMap::from([(x, 0)]),
        left: most,
        lines: BTreeMap::new(),
        text: String::new(),
    };
    let visited = formula.visit(result);
    *left_of_all -= most - formula.left;
    visited?;
    let digest = blake3::hash(formula.text.as_bytes()).to_hex();
    Some(digest[..32].to_owned())
}

/// What makes a value of another one: a line for each op, whose number is that of its line.
struct Formula<'m> {
    definitions: &'m Definitions<'m>,
    numbers: BTreeMap<ValueId, usize>,
    /// How many more ops are looked at, one within the other or not.
    left: usize,
    lines: BTreeMap<String, usize>,
    text: String,
}

impl Formula<'_> {
    /// Writes down what makes a value; returns its number.
    fn visit(&mut self, value: ValueId) -> Option<usize> {
        if let Some(number) = self.numbers.get(&value) {
            return Some(*number);
        }
        let mut op = *self.definitions.get(&value)?;
        self.left = self.left.checked_sub(1)?;
        // Numbers of tensors are broadcast, those of scalars are not.
        if op.name == "stablehlo.broadcast_in_dim" {
            op = *self.definitions.get(op.operands.first()?)?;
            op.attribute("value")?;
        }
        if op.operands.len() > MAX_OPERANDS {
            return None;
        }
        // Floats are compared as such, whether an op says so or not.
        let order = op.attribute("compare_type").map(ToString::to_string);
        if !op.regions.is_empty() || order.is_some_and(|it| it.contains("TOTALORDER")) {
            return None;
        }
        let operands = op.operands.iter().map(|it| self.visit(*it));
        let operands = operands.collect::<Option<Vec<_>>>()?;
        let mut line = format!("{} {operands:?}", op.name);
        if let Some(direction) = op.attribute("comparison_direction") {
            let _ = write!(line, " {direction}");
        }
        match op.attribute("value") {
            Some(Attribute::Dense(dense)) if dense.is_splat() => {
                let _ = write!(line, " {:?}", dense.data);
            }
            Some(_) => return None,
            None if operands.is_empty() => return None,
            None => {}
        }
        // What is computed or said twice counts once.
        let next = self.lines.len() + 1;
        let number = match self.lines.get(&line) {
            Some(number) => *number,
            None => {
                self.text += &line;
                self.text.push('\n');
                self.lines.insert(line, next);
                next
            }
        };
        self.numbers.insert(value, number);
        Some(number)
    }
}

/// Puts functions in the place of the last ops of their formulas, and of what is known by name.
fn replace(
    ops: &mut [Operation],
    values: &PrimaryMap<ValueId, Value>,
    found: &BTreeMap<ValueId, (&str, ValueId)>,
) {
    for op in ops {
        for region in &mut op.regions {
            replace(&mut region.operations, values, found);
        }
        if let Some(name) = composite(op, values) {
            op.name = name;
            for own in ["name", "decomposition", "version", "composite_attributes"] {
                op.attributes.remove(own);
            }
        } else if let [result] = op.results[..]
            && let Some((name, x)) = found.get(&result)
        {
            op.name = (*name).to_owned();
            op.operands = vec![*x];
        }
    }
}

/// The function of floats that an op is which is given with what it is made of.
fn composite(op: &Operation, values: &PrimaryMap<ValueId, Value>) -> Option<String> {
    let is_floats = |id: &ValueId| {
        let ty = values[*id].ty.as_tensor();
        ty.is_some_and(|ty| matches!(ty.element, ElementType::Float(_)))
    };
    let Some(Attribute::String(name)) = op.attribute("name") else {
        return None;
    };
    let is_known = special::is_known(name) || elementwise::unary(name).is_some();
    let is_it = op.name == "stablehlo.composite"
        && name.starts_with("chlo.")
        && is_known
        && op.operands.iter().all(is_floats);
    is_it.then(|| name.clone())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::stablehlo::parse;

    /// What JAX exports of functions, in single or double precision.
    fn exported(family: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo");
        let archive = folder.join(format!("programs/{family}.zip"));
        let folder = peapod_conformance::unpacked(&format!("spelled-{family}"), &[archive]);
        let folder = folder.expect("an archive").join(family);
        fs::read_to_string(folder.join("edges_of_functions.mlir")).expect("a program")
    }

    /// The functions that are taken whole in a text, and digests of what is left.
    fn taken(text: &str) -> (BTreeSet<String>, Vec<String>) {
        let mut module = parse(text).unwrap_or_else(|error| panic!("{error}"));
        take_whole(&mut module);
        let (mut names, mut left) = (BTreeSet::new(), vec![]);
        for function in &module.functions {
            let body = function.body.as_deref().unwrap_or_default();
            let mut definitions = Definitions::new();
            define(body, &mut definitions);
            for (result, op) in &definitions {
                names.extend((!op.name.starts_with("stablehlo.")).then(|| op.name.clone()));
                let x = argument(&definitions, op);
                let found = |x| digest(&definitions, *result, x, &mut MAX_OPS_OF_ALL.clone());
                left.extend(x.and_then(found));
            }
        }
        names.remove("func.call");
        (names, left)
    }

    #[test]
    fn formulas_of_jax() {
        let mut expected: BTreeSet<&str> = FORMULAS.iter().map(|(_, name)| *name).collect();
        expected.extend(["chlo.asinh", "chlo.atanh", "chlo.sinh"]);
        for family in ["numbers", "numbers64"] {
            let (names, left) = taken(&exported(family));
            assert!(
                names.iter().eq(&expected),
                "{family}: {names:?} and {left:#?}"
            );
        }
    }

    #[test]
    fn numbers_that_are_not_broadcast_are_the_same() {
        let (names, _) = taken(include_str!("spelled/i0e_of_a_scalar.mlir"));
        assert!(names.contains("special.bessel_i0e"), "{names:?}");
    }

    #[test]
    fn formulas_with_another_number_stay() {
        let text = exported("numbers");
        // Where the two polynomials of the inverse error function meet.
        let number = "dense<2.500000e+00>";
        assert!(text.contains(number));
        let (names, _) = taken(&text.replace(number, "dense<2.600000e+00>"));
        assert!(
            !names.contains("chlo.erf_inv") && names.contains("chlo.lgamma"),
            "{names:?}"
        );
    }
}
