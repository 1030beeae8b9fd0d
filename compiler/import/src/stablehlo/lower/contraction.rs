//! Sums of products.

use peapod_ir::TensorType;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{DotGeneral, Precision, Transpose};

use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::{Attribute, ElementType, Operation, Type};

pub(super) fn dot_general<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let attributes = scope.attributes(op);
    let dims = attributes.structure("dot_dimension_numbers")?;
    let kind = DotGeneral {
        batch: [
            dims.dims("lhs_batching_dimensions")?,
            dims.dims("rhs_batching_dimensions")?,
        ],
        contracting: [
            dims.dims("lhs_contracting_dimensions")?,
            dims.dims("rhs_contracting_dimensions")?,
        ],
        precision: attributes
            .precisions()?
            .map(|it| at_least(it, algorithm_precision(op))),
    };
    scope.define(op, kind, &operands)
}

/// The more exact one of two.
fn at_least(one: Precision, other: Precision) -> Precision {
    let rank = |it| Precision::ALL.iter().position(|known| *known == it);
    match rank(one) < rank(other) {
        true => other,
        false => one,
    }
}

/// A precision that is at least as exact as what `algorithm` asks for: the types that operands are
/// rounded to, and by how many products each product is made up for that.
fn algorithm_precision(op: &Operation) -> Precision {
    let Some(Attribute::Dialect(algorithm)) = op.attribute("algorithm") else {
        return Precision::Default;
    };
    let products = match algorithm.get("num_primitive_operations") {
        Some(Attribute::Integer { value, .. }) => *value,
        Some(_) | None => 1,
    };
    let of = |name: &str| match algorithm.get(name) {
        Some(Attribute::Type(Type::Element(ElementType::Float(format)))) => {
            match format.width_bits() {
                20.. => Precision::Highest,
                17.. if products > 1 => Precision::Highest,
                17.. => Precision::High,
                _ if products > 3 => Precision::Highest,
                _ if products > 1 => Precision::High,
                _ => Precision::Default,
            }
        }
        Some(_) | None => Precision::Default,
    };
    at_least(of("lhs_precision_type"), of("rhs_precision_type"))
}

/// The last dimension of the left operand with the first of the right one.
pub(super) fn dot<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let Some(last) = scope.ty(operands[0]).shape.len().checked_sub(1) else {
        return malformed("expected a left operand of rank 1 or more");
    };
    let kind = DotGeneral {
        batch: [vec![], vec![]],
        contracting: [vec![last], vec![0]],
        precision: scope.attributes(op).precisions()?,
    };
    scope.define(op, kind, &operands)
}

/// The letters of `ab,bc->ac`: of both operands, and of the result.
struct Einsum {
    left: Vec<char>,
    right: Vec<char>,
    result: Vec<char>,
}

impl Einsum {
    fn parse(config: &str) -> Option<Self> {
        let letters = |part: &str| part.trim().chars().collect();
        let (sides, result) = config.split_once("->")?;
        let (left, right) = sides.split_once(',')?;
        Some(Self {
            left: letters(left),
            right: letters(right),
            result: letters(result),
        })
    }

    /// Whether letters are such, none is twice in an operand or in the result, and none that one
    /// operand alone has is summed over.
    fn is_product(&self) -> bool {
        let parts = [&self.left, &self.right, &self.result];
        let once = |part: &[char]| (1..part.len()).all(|i| !part[..i].contains(&part[i]));
        let known = |part: &Vec<char>| once(part) && part.iter().all(char::is_ascii_alphabetic);
        let free = [
            without(&self.left, &self.right),
            without(&self.right, &self.left),
        ]
        .concat();
        parts.into_iter().all(known) && free.iter().all(|c| self.result.contains(c))
    }

    /// The product, and the letters of its result: letters of both operands that the result has
    /// are batch dimensions, those that it has not are summed over.
    fn product(&self) -> (DotGeneral, Vec<char>) {
        let (left, right) = (&self.left, &self.right);
        let shared = left.iter().copied().filter(|c| right.contains(c));
        let (batch, contracting): (Vec<char>, Vec<char>) =
            shared.partition(|c| self.result.contains(c));
        let kind = DotGeneral {
            batch: [places(&batch, left), places(&batch, right)],
            contracting: [places(&contracting, left), places(&contracting, right)],
            precision: [Precision::Default; 2],
        };
        let natural = [batch, without(left, right), without(right, left)].concat();
        (kind, natural)
    }
}

/// Letters that others have not.
fn without(letters: &[char], others: &[char]) -> Vec<char> {
    let letters = letters.iter().copied();
    letters.filter(|c| !others.contains(c)).collect()
}

/// The positions of letters among others.
fn places(letters: &[char], among: &[char]) -> Vec<usize> {
    let places = letters.iter().map(|c| among.iter().position(|p| p == c));
    places.flatten().collect()
}

pub(super) fn einsum<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let config = scope.attributes(op).word("einsum_config")?;
    let Some(einsum) = Einsum::parse(config) else {
        return malformed(format!(
            "expected an einsum_config of the form `ab,bc->ac`, found {config:?}"
        ));
    };
    let [left, right] = operands.map(|operand| scope.ty(operand).shape.len());
    let ranks = [einsum.left.len(), einsum.right.len()] == [left, right];
    if !einsum.is_product() || !ranks {
        return unsupported(format!("einsum_config {config:?} for these operands"));
    }
    let (kind, natural) = einsum.product();
    if natural == einsum.result {
        return scope.define(op, kind, &operands);
    }
    let permutation = places(&einsum.result, &natural);
    let ty = scope.result_type(op)?;
    if permutation.len() != natural.len() || ty.shape.len() != natural.len() {
        return malformed(format!(
            "einsum_config {config:?} for a result of type {ty}"
        ));
    }
    let mut shape = vec![0; natural.len()];
    for (dim, &from) in permutation.iter().enumerate() {
        shape[from] = ty.shape[dim];
    }
    let ty = TensorType::new(ty.dtype, shape);
    let product = scope.build.emit(kind, &operands, ty);
    scope.define(op, Transpose { permutation }, &[product])
}
