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
    ("f02a09ca8f74d22cd9ee80ce832e3c05", "chlo.erfc"),
    ("02ef58e71ddc922918b18a5b96e825ab", "chlo.erfc"),
    ("fea277c331bede7d99395865d699cd68", "chlo.lgamma"),
    ("9d662051f21b05ac5e3cbcf4e999c52a", "chlo.lgamma"),
    ("9eec137af762f28ea004211f5a0fa0fa", "chlo.digamma"),
    ("a5fa6e97d41f868be7c8536d87ce866f", "chlo.digamma"),
    ("73610cd8d917e7beaef1e89f3fe0573e", "chlo.bessel_i1e"),
    ("0ba767e8566711c4492df2d1c241d4fc", "chlo.bessel_i1e"),
    ("2b9bc4b5ca4b2eb3c0e67aa1d3632da0", "special.bessel_i0e"),
    ("5b9382820de1eeeb50371964b6673c90", "special.bessel_i0e"),
];

/// More ops than any of the formulas has, constants counted.
const MAX_OPS: usize = 400;

/// Takes every function of a module that is spelled out for the function.
pub(super) fn take_whole(text: &mut Module) {
    for function in &mut text.functions {
        let Function { body, values, .. } = function;
        let Some(body) = body else {
            continue;
        };
        let mut definitions = Definitions::new();
        define(body, &mut definitions);
        let found = definitions.iter().filter_map(|(result, root)| {
            let x = argument(&definitions, root)?;
            let digest = digest(&definitions, *result, x)?;
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

/// What an op would be a function of, if it is the last one of a formula: a `select` by a comparison
/// of the argument or its magnitude, or a product with the argument's sign.
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
fn digest(definitions: &Definitions<'_>, result: ValueId, x: ValueId) -> Option<String> {
    let mut formula = Formula {
        definitions,
        numbers: BTreeMap::from([(x, 0)]),
        left: MAX_OPS,
        text: String::new(),
    };
    formula.visit(result)?;
    let digest = blake3::hash(formula.text.as_bytes()).to_hex();
    Some(digest[..32].to_owned())
}

/// What makes a value of another one: a line for each op, which counts as its number.
struct Formula<'m> {
    definitions: &'m Definitions<'m>,
    numbers: BTreeMap<ValueId, usize>,
    /// How many more ops are looked at, one within the other or not.
    left: usize,
    text: String,
}

impl Formula<'_> {
    /// Writes down what makes a value; returns its number.
    fn visit(&mut self, value: ValueId) -> Option<usize> {
        if let Some(number) = self.numbers.get(&value) {
            return Some(*number);
        }
        let op = *self.definitions.get(&value)?;
        self.left = self.left.checked_sub(1)?;
        // Floats are compared as such, whether an op says so or not.
        let order = op.attribute("compare_type").map(ToString::to_string);
        if !op.regions.is_empty() || order.is_some_and(|it| it.contains("TOTALORDER")) {
            return None;
        }
        let operands = op.operands.iter().map(|it| self.visit(*it));
        let operands = operands.collect::<Option<Vec<_>>>()?;
        let _ = write!(self.text, "{} {operands:?}", op.name);
        if let Some(direction) = op.attribute("comparison_direction") {
            let _ = write!(self.text, " {direction}");
        }
        match op.attribute("value") {
            Some(Attribute::Dense(dense)) if dense.is_splat() => {
                let _ = write!(self.text, " {:?}", dense.data);
            }
            Some(_) => return None,
            None if operands.is_empty() => return None,
            None => {}
        }
        self.text.push('\n');
        let number = self.numbers.len();
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
                left.extend(x.and_then(|x| digest(&definitions, *result, x)));
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
