//! Takes transposes into the matrix products beside them.
//!
//! - A product may read its operands with their dimensions in any order: where it would read a
//!   transposed one, it reads what was transposed instead. That holds if the dimensions that stay
//!   are still in the same order, and if those that stay and those that are summed over each still
//!   are adjacent, as otherwise the product would have to reorder them itself.
//! - The product of exchanged operands is the transposed product: where all that is done with a
//!   product is to transpose it so, the operands are exchanged.
//!
//! Every sum stays as it is. Values with an annotation stay, and so does what the caller sees.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::DotGeneral;
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::{Module, Op, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        fold_results(&mut editor);
        fold_operands(&mut editor);
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// What a transpose reads, and its permutation.
fn transposed(op: &Op) -> Option<(ValueId, &[usize])> {
    let OpKind::Tensor(TensorOp::Transpose(transpose)) = &op.kind else {
        return None;
    };
    let operand = op.inputs.first().copied().flatten()?;
    Some((operand, &transpose.permutation))
}

fn product(op: &Op) -> Option<&DotGeneral> {
    let OpKind::Tensor(TensorOp::DotGeneral(product)) = &op.kind else {
        return None;
    };
    Some(product)
}

/// Products read what was transposed.
fn fold_operands(editor: &mut Editor<'_>) {
    for id in editor.ids() {
        for side in 0..2 {
            let op = editor.op(id);
            let folded = product(op).and_then(|product| {
                let operand = op.inputs[side]?;
                let (source, permutation) = transposed(editor.definition(operand)?)?;
                let free = editor.function.value(operand).annotation.is_none();
                let plain = editor.ty(source).quant.is_none();
                let shape = &editor.ty(source).shape;
                let product = read_through(product, side, permutation, shape)?;
                (free && plain).then_some((source, product))
            });
            if let Some((source, product)) = folded {
                editor.set_kind(id, product.into());
                editor.set_operand(id, side, source);
            }
        }
    }
}

/// The product that reads one operand before it is transposed; `shape` is the operand's then.
fn read_through(
    product: &DotGeneral,
    side: usize,
    permutation: &[usize],
    shape: &[usize],
) -> Option<DotGeneral> {
    let before = |dims: &[usize]| dims.iter().map(|&dim| permutation[dim]).collect::<Vec<_>>();
    let mut through = product.clone();
    through.batch[side] = before(&product.batch[side]);
    through.contracting[side] = before(&product.contracting[side]);
    let counts = |dims: Vec<usize>| -> Vec<usize> {
        dims.into_iter().filter(|&dim| shape[dim] != 1).collect()
    };
    // Dimensions that stay come in the order of the operand.
    let stay = before(&product.free(side, permutation.len()));
    if !stay.is_sorted() {
        return None;
    }
    let own: Vec<usize> = counts((0..shape.len()).collect());
    let together = |dims: &[usize]| {
        let places = dims.iter().map(|dim| own.binary_search(dim).ok());
        let places: Vec<Option<usize>> = places.collect();
        places
            .windows(2)
            .all(|pair| matches!(*pair, [Some(a), Some(b)] if b == a + 1))
    };
    let stay = counts(stay);
    let summed = counts(through.contracting[side].clone());
    (together(&stay) && together(&summed)).then_some(through)
}

/// Products whose result is only transposed become products of exchanged operands.
fn fold_results(editor: &mut Editor<'_>) {
    for id in editor.ids() {
        let folded = transposed(editor.op(id)).and_then(|(value, permutation)| {
            let op = editor.definition(value)?;
            let free = editor.function.value(value).annotation.is_none();
            let alone = editor.has_one_use(value) && free;
            let product = exchanged(editor, op, product(op)?, permutation)?;
            alone.then(|| (product, op.inputs[1], op.inputs[0]))
        });
        if let Some((product, left, right)) = folded {
            editor.set_kind(id, product.into());
            editor.set_operands(id, vec![left, right]);
        }
    }
}

/// The product of exchanged operands, if it is the product `op` transposed.
fn exchanged(
    editor: &Editor<'_>,
    op: &Op,
    product: &DotGeneral,
    permutation: &[usize],
) -> Option<DotGeneral> {
    let &[Some(left), Some(_)] = &op.inputs[..] else {
        return None;
    };
    let batch = product.batch[0].len();
    let rows = product.free(0, editor.ty(left).shape.len()).len();
    let rank = permutation.len();
    let wanted = (0..batch)
        .chain(batch + rows..rank)
        .chain(batch..batch + rows);
    wanted.eq(permutation.iter().copied()).then(|| DotGeneral {
        batch: [product.batch[1].clone(), product.batch[0].clone()],
        contracting: [
            product.contracting[1].clone(),
            product.contracting[0].clone(),
        ],
        precision: [product.precision[1], product.precision[0]],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::eval::{States, Tensor, eval};
    use peapod_ir::text::parse;
    use peapod_ir::verify::verify;
    use peapod_ir::{DType, TensorType};
    use proptest::prelude::*;

    /// Extents of batch, left free, right free and contracting dimensions; orders of the dimensions
    /// of both operands before and after they are transposed; whether the result is transposed by
    /// exchanging its sides, and else its order.
    #[derive(Clone, Debug)]
    struct Case {
        extents: [Vec<usize>; 4],
        orders: [[Vec<usize>; 2]; 2],
        exchanges: bool,
        result: Vec<usize>,
    }

    fn order(len: usize) -> impl Strategy<Value = Vec<usize>> {
        Just((0..len).collect::<Vec<_>>()).prop_shuffle()
    }

    fn cases() -> impl Strategy<Value = Case> {
        let extents = |most| prop::collection::vec(1_usize..4, 0..most);
        (
            extents(2),
            extents(3),
            extents(3),
            extents(3),
            any::<bool>(),
        )
            .prop_flat_map(|(batch, left, right, summed, exchanges)| {
                let shared = batch.len() + summed.len();
                let of = |free: &[usize]| {
                    let rank = shared + free.len();
                    let sorted = Just((0..rank).collect::<Vec<_>>());
                    [
                        prop_oneof![sorted.clone(), order(rank)],
                        prop_oneof![sorted, order(rank)],
                    ]
                };
                let orders = [of(&left), of(&right)];
                let result = order(batch.len() + left.len() + right.len());
                let extents = [batch, left, right, summed];
                (orders, result).prop_map(move |(orders, result)| Case {
                    extents: extents.clone(),
                    orders,
                    exchanges,
                    result,
                })
            })
    }

    fn pick(of: &[usize], dims: &[usize]) -> Vec<usize> {
        dims.iter().map(|&dim| of[dim]).collect()
    }

    impl Case {
        /// Shape before and after an operand is transposed, the permutation, and where its batch
        /// and contracting dimensions are then.
        fn side(&self, side: usize) -> ([Vec<usize>; 2], Vec<usize>, [Vec<usize>; 2]) {
            let [batch, summed] = [&self.extents[0], &self.extents[3]];
            let roles = [&batch[..], summed, &self.extents[1 + side]].concat();
            let [given, order] = &self.orders[side];
            let before = pick(&roles, given);
            let after = pick(&before, order);
            let role_at = pick(given, order);
            let find = |role: usize| role_at.iter().position(|&it| it == role).unwrap();
            let dims = [
                (0..batch.len()).map(find).collect(),
                (batch.len()..batch.len() + summed.len())
                    .map(find)
                    .collect(),
            ];
            ([before, after], order.clone(), dims)
        }

        fn text(&self) -> String {
            let [left, right] = [0, 1].map(|side| self.side(side));
            let free = |side: usize| {
                let ([_, after], _, dims) = self.side(side);
                let taken = dims.concat();
                let own = (0..after.len()).filter(|dim| !taken.contains(dim));
                own.map(|dim| after[dim]).collect::<Vec<_>>()
            };
            let [rows, columns] = [free(0), free(1)];
            let batch = self.extents[0].len();
            let made = [&self.extents[0][..], &rows, &columns].concat();
            let order = match self.exchanges {
                true => (0..batch)
                    .chain(batch + rows.len()..made.len())
                    .chain(batch..batch + rows.len())
                    .collect(),
                false => self.result.clone(),
            };
            let [[a, ta], [b, tb]] = [&left.0, &right.0];
            let result = pick(&made, &order);
            format!(
                "module \"m\"\nfunc @main(%a \"a\": i32{a:?}, %b \"b\": i32{b:?}) {{\n\
                 %c \"c\" = transpose(%a) {{permutation = {:?}}} : i32{ta:?}\n\
                 %d \"d\" = transpose(%b) {{permutation = {:?}}} : i32{tb:?}\n\
                 %p \"p\" = dot_general(%c, %d) {{batch = [{:?}, {:?}], \
                 contracting = [{:?}, {:?}]}} : i32{made:?}\n\
                 %y \"y\" = transpose(%p) {{permutation = {order:?}}} : i32{result:?}\n\
                 return %y\n}}\n",
                left.1, right.1, left.2[0], right.2[0], left.2[1], right.2[1],
            )
        }
    }

    fn numbers(shape: &[usize], factor: i32) -> Tensor {
        let ty = TensorType::new(DType::I32, shape);
        let count = i32::try_from(ty.elements()).unwrap();
        let bytes = (0..count).flat_map(|i| ((i * factor) % 17 - 8).to_le_bytes());
        Tensor::new(ty, bytes.collect()).unwrap()
    }

    proptest! {
        #[test]
        fn yields_the_same(case in cases()) {
            let mut module = parse(&case.text()).unwrap();
            let inputs = [0, 1].map(|side| numbers(&case.side(side).0[0], 5 + side as i32 * 6));
            let evaluated = |module: &Module| {
                let verified = verify(module).unwrap();
                let mut states = States::new(&verified, "main").unwrap();
                eval(&verified, "main", &inputs, &mut states).unwrap()
            };
            let before = evaluated(&module);
            run(&mut module).unwrap();
            prop_assert_eq!(evaluated(&module), before);
        }
    }
}
