//! Products of matrices.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, DotGeneral, Precision};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::{broadcast, check_extents};
use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::reduce::reduced;

type Results = Imported<Vec<ValueId>>;

/// Batch and contracting dimensions of both sides.
pub(super) struct Product {
    pub(super) batch: [Vec<usize>; 2],
    pub(super) contracting: [Vec<usize>; 2],
}

/// Emits sums of products.
pub(super) fn product(
    c: &mut Call<'_, '_>,
    a: ValueId,
    b: ValueId,
    product: Product,
) -> Imported<ValueId> {
    c.same_dtype(&[a, b])?;
    let kind = DotGeneral {
        batch: product.batch,
        contracting: product.contracting,
        precision: [Precision::Highest; 2],
    };
    let (left, right) = (c.dims(a), c.dims(b));
    let pairs = kind.contracting[0].iter().zip(&kind.contracting[1]);
    let batches = kind.batch[0].iter().zip(&kind.batch[1]);
    if pairs.chain(batches).any(|(i, j)| left[*i] != right[*j]) {
        return Err(malformed(format!(
            "expected matrices that can be multiplied, found {left:?} and {right:?}"
        )));
    }
    let mut shape: Vec<usize> = kind.batch[0].iter().map(|dim| left[*dim]).collect();
    shape.extend(kind.free(0, left.len()).into_iter().map(|dim| left[dim]));
    shape.extend(kind.free(1, right.len()).into_iter().map(|dim| right[dim]));
    check_extents(&shape)?;
    let ty = TensorType::new(c.dtype(a), shape);
    Ok(c.emit(kind, &[a, b], ty))
}

/// The product of matrices, or of stacks of them.
pub(in super::super) fn matmul(c: &mut Call<'_, '_>) -> Results {
    let (a, b) = (c.x(0)?, c.x(1)?);
    Ok(vec![matrices(c, a, b)?])
}

/// The product of two stacks of matrices, as NumPy has it.
pub(super) fn matrices(c: &mut Call<'_, '_>, a: ValueId, b: ValueId) -> Imported<ValueId> {
    let (mut left, mut right) = (c.dims(a), c.dims(b));
    if left.is_empty() || right.is_empty() {
        return Err(malformed("expected matrices, found a scalar"));
    }
    let (row, column) = (left.len() == 1, right.len() == 1);
    if row {
        left.insert(0, 1);
    }
    if column {
        right.push(1);
    }
    let (a, b) = (c.reshape(a, &left[..]), c.reshape(b, &right[..]));
    let mut result = stacks(c, a, b)?;
    let mut shape = c.dims(result);
    if column {
        shape.pop();
    }
    if row {
        shape.remove(shape.len() - if column { 1 } else { 2 });
    }
    result = c.reshape(result, shape);
    Ok(result)
}

fn stacks(c: &mut Call<'_, '_>, mut a: ValueId, mut b: ValueId) -> Imported<ValueId> {
    let (left, right) = (c.dims(a), c.dims(b));
    let outer = right.len() - 2;
    if right[..outer].iter().all(|extent| *extent == 1) && right.len() <= left.len() {
        // One matrix for all rows.
        let b = c.reshape(b, &right[outer..]);
        let contracting = [vec![left.len() - 1], vec![0]];
        let batch = [vec![], vec![]];
        return product(c, a, b, Product { batch, contracting });
    }
    let batch = broadcast(&left[..left.len() - 2], &right[..outer])?;
    let whole = |shape: &[usize]| [&batch[..], &shape[shape.len() - 2..]].concat();
    check_extents(&whole(&left))?;
    check_extents(&whole(&right))?;
    (a, b) = (c.spread(a, &whole(&left)), c.spread(b, &whole(&right)));
    let rank = batch.len();
    let dims: Vec<usize> = (0..rank).collect();
    let contracting = [vec![rank + 1], vec![rank]];
    let batch = [dims.clone(), dims];
    product(c, a, b, Product { batch, contracting })
}

/// alpha · A · B + beta · C.
pub(in super::super) fn gemm(c: &mut Call<'_, '_>) -> Results {
    let (a, b) = (c.x(0)?, c.x(1)?);
    if [a, b].iter().any(|it| c.rank(*it) != 2) {
        return Err(malformed("expected matrices of two dimensions"));
    }
    let left = if c.flag("transA")? { 0 } else { 1 };
    let right = if c.flag("transB")? { 1 } else { 0 };
    let batch = [vec![], vec![]];
    let contracting = [vec![left], vec![right]];
    let mut result = product(c, a, b, Product { batch, contracting })?;
    let (alpha, beta) = (c.float("alpha", 1.0)?, c.float("beta", 1.0)?);
    result = scaled(c, result, alpha)?;
    if let Some(bias) = c.opt(2).filter(|_| beta != 0.0) {
        let bias = scaled(c, bias, beta)?;
        let shape = c.dims(result);
        result = c.both(BinaryOp::Add, result, bias)?;
        c.expect_shape(result, "a bias that broadcasts to the product", &shape)?;
    }
    Ok(vec![result])
}

fn scaled(c: &mut Call<'_, '_>, x: ValueId, factor: f32) -> Imported<ValueId> {
    match factor == 1.0 {
        true => Ok(x),
        false => c.with(BinaryOp::Mul, x, f64::from(factor)),
    }
}

/// Labels of dimensions: letters, or places within an ellipsis counted from its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Label {
    Ellipsis(usize),
    Letter(char),
}

/// Sums of products over the dimensions that an equation leaves out.
pub(in super::super) fn einsum(c: &mut Call<'_, '_>) -> Results {
    let equation = c.word("equation", "")?;
    let equation: String = equation.chars().filter(|it| !it.is_whitespace()).collect();
    let values = c.all()?;
    c.same_dtype(&values)?;
    let (inputs, output) = match equation.split_once("->") {
        Some((inputs, output)) => (inputs, Some(output)),
        None => (&equation[..], None),
    };
    let terms: Vec<&str> = inputs.split(',').collect();
    if terms.len() != values.len() {
        return Err(malformed(format!(
            "expected {} terms, found {inputs:?}",
            values.len()
        )));
    }
    let mut operands = Vec::new();
    for (term, value) in terms.iter().zip(&values) {
        let labels = labels(term, Some(c.rank(*value)))?;
        operands.push(diagonal(c, *value, labels)?);
    }
    let widest = operands.iter().flat_map(|(_, labels)| labels);
    let ellipsis = widest
        .filter(|label| matches!(label, Label::Ellipsis(_)))
        .count();
    let output = match output {
        Some(output) => {
            let letters = output.replace("...", "").len();
            let rank = operands.iter().flat_map(|(_, labels)| labels);
            let dims = rank.filter_map(|label| match label {
                Label::Ellipsis(at) => Some(at + 1),
                Label::Letter(_) => None,
            });
            labels(output, Some(letters + dims.max().unwrap_or(0)))?
        }
        None => implicit(&terms, &operands, ellipsis),
    };
    let mut operands = operands.into_iter();
    let Some(mut left) = operands.next() else {
        return Err(malformed("expected operands, found none"));
    };
    let rest: Vec<_> = operands.collect();
    for (index, right) in rest.iter().enumerate() {
        let later = rest[index + 1..].iter().flat_map(|(_, labels)| labels);
        let needed: Vec<Label> = later.chain(&output).copied().collect();
        left = pair(c, left, right.clone(), &needed)?;
    }
    let left = summed(c, left, &output)?;
    arranged(c, left, &output).map(|result| vec![result])
}

/// The labels of a term, whose ellipsis is as long as the rank asks for.
fn labels(term: &str, rank: Option<usize>) -> Imported<Vec<Label>> {
    let wrong = || malformed(format!("expected a term of an equation, found {term:?}"));
    let (before, after) = match term.split_once("...") {
        Some((before, after)) => (before, Some(after)),
        None => (term, None),
    };
    let letters = before.len() + after.map_or(0, str::len);
    let all = before.chars().chain(after.unwrap_or("").chars());
    if !all.clone().all(|it| it.is_ascii_alphabetic()) {
        return Err(wrong());
    }
    let hidden = rank
        .unwrap_or(letters)
        .checked_sub(letters)
        .ok_or_else(wrong)?;
    if after.is_none() && hidden > 0 {
        return Err(wrong());
    }
    let mut labels: Vec<Label> = before.chars().map(Label::Letter).collect();
    labels.extend((0..hidden).rev().map(Label::Ellipsis));
    labels.extend(after.unwrap_or("").chars().map(Label::Letter));
    Ok(labels)
}

/// Letters that occur once, in alphabetical order, after an ellipsis.
fn implicit(terms: &[&str], operands: &[(ValueId, Vec<Label>)], ellipsis: usize) -> Vec<Label> {
    let _ = ellipsis;
    let all = operands
        .iter()
        .flat_map(|(_, labels)| labels.iter().copied());
    let mut all: Vec<Label> = all.collect();
    all.sort_unstable();
    all.dedup();
    let times = |letter: char| -> usize {
        terms
            .iter()
            .map(|term| term.chars().filter(|it| *it == letter).count())
            .sum()
    };
    let once = |label: &Label| match label {
        Label::Letter(letter) => times(*letter) == 1,
        Label::Ellipsis(_) => true,
    };
    let (mut dots, letters): (Vec<Label>, Vec<Label>) = all
        .into_iter()
        .filter(once)
        .partition(|it| matches!(it, Label::Ellipsis(_)));
    dots.reverse();
    [dots, letters].concat()
}

/// An operand without repeated labels: elements beside a diagonal are 0, and are added up.
fn diagonal(
    c: &mut Call<'_, '_>,
    mut x: ValueId,
    mut labels: Vec<Label>,
) -> Imported<(ValueId, Vec<Label>)> {
    while let Some((first, second)) = repeated(&labels) {
        let shape = c.dims(x);
        if shape[first] != shape[second] {
            return Err(malformed(format!(
                "expected equal extents, found {shape:?}"
            )));
        }
        let ty = TensorType::new(DType::I64, &shape[..]);
        let [row, column] = [first, second].map(|dim| c.iota(ty.clone(), dim));
        let on = c.compare(Direction::Eq, row, column);
        let zero = c.fill(c.ty(x).clone(), peapod_ir::eval::Scalar::Integer(0));
        let kept = c.select(on, x, zero);
        x = reduced(c, Combiner::Add, kept, &[second], false)?;
        labels.remove(second);
    }
    Ok((x, labels))
}

fn repeated(labels: &[Label]) -> Option<(usize, usize)> {
    let pairs = (0..labels.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
    let mut found = pairs.filter(|(i, j)| labels[*i] == labels[*j]);
    found.next()
}

type Labelled = (ValueId, Vec<Label>);

/// A value summed over the dimensions that are not needed.
fn summed(c: &mut Call<'_, '_>, (x, labels): Labelled, needed: &[Label]) -> Imported<Labelled> {
    let gone = (0..labels.len()).filter(|dim| !needed.contains(&labels[*dim]));
    let gone: Vec<usize> = gone.collect();
    if gone.is_empty() {
        return Ok((x, labels));
    }
    let result = reduced(c, Combiner::Add, x, &gone, false)?;
    let kept = labels.into_iter().filter(|label| needed.contains(label));
    Ok((result, kept.collect()))
}

/// The product of two values, summed over what is not needed.
fn pair(
    c: &mut Call<'_, '_>,
    left: Labelled,
    right: Labelled,
    needed: &[Label],
) -> Imported<Labelled> {
    let also = |labels: &[Label]| [labels, needed].concat();
    let left_needs = also(&right.1);
    let right_needs = also(&left.1);
    let (a, a_labels) = summed(c, left, &left_needs)?;
    let (b, b_labels) = summed(c, right, &right_needs)?;
    // Where one of them has the extent 1 only, it is repeated.
    let a = repeated_as(c, a, &a_labels, b, &b_labels)?;
    let b = repeated_as(c, b, &b_labels, a, &a_labels)?;
    let shared: Vec<Label> = a_labels
        .iter()
        .copied()
        .filter(|it| b_labels.contains(it))
        .collect();
    let (kept, gone): (Vec<Label>, Vec<Label>) =
        shared.into_iter().partition(|label| needed.contains(label));
    let places = |of: &[Label], labels: &[Label]| -> Vec<usize> {
        of.iter()
            .filter_map(|label| labels.iter().position(|it| it == label))
            .collect()
    };
    let both = |of: &[Label]| [places(of, &a_labels), places(of, &b_labels)];
    let (batch, contracting) = (both(&kept), both(&gone));
    let result = product(c, a, b, Product { batch, contracting })?;
    let mut labels = kept.clone();
    let free = a_labels.iter().chain(&b_labels).copied();
    labels.extend(free.filter(|it| !kept.contains(it) && !gone.contains(it)));
    Ok((result, labels))
}

/// A value whose extents of 1 are those of the same labels of another one.
fn repeated_as(
    c: &mut Call<'_, '_>,
    x: ValueId,
    labels: &[Label],
    other: ValueId,
    others: &[Label],
) -> Imported<ValueId> {
    let mut shape = c.dims(x);
    for (extent, label) in shape.iter_mut().zip(labels) {
        if let Some(at) = others.iter().position(|it| it == label)
            && *extent == 1
        {
            *extent = c.shape(other)[at];
        }
    }
    check_extents(&shape)?;
    Ok(c.spread(x, &shape))
}

/// A value with its dimensions in the order of the output.
fn arranged(c: &mut Call<'_, '_>, (x, labels): Labelled, output: &[Label]) -> Imported<ValueId> {
    let order = output.iter().map(|label| {
        let place = labels.iter().position(|it| it == label);
        place.ok_or_else(|| malformed("expected labels of the operands in the output"))
    });
    let order: Vec<usize> = order.collect::<Imported<_>>()?;
    if order.len() != labels.len() {
        return Err(malformed("expected each label once in the output"));
    }
    Ok(c.permute(x, order))
}
