//! How far results by another contract are from those of a model's own: op by op, on seeded
//! operands.

use peapod_emit::micro::contract::{Apart, Contract, ContractOp};
use peapod_ir::eval::{Tensor, eval_op_by};
use peapod_ir::numerics::Difference;
use peapod_ir::{Function, Module, Numerics, Op, cost};

use crate::seeded::Seeded;

/// Elements to compare of an op, about.
const ELEMENTS: usize = 4096;

/// Elementary operations that comparing an op may take; of larger ones nothing is measured.
const BUDGET: u64 = 1 << 24;

/// Elementary operations that comparing all ops of a module may take: the first ones are measured.
const BUDGET_OF_ALL: u64 = 1 << 26;

/// What evaluating an op costs besides, as so many elementary operations.
const EACH: u64 = 1 << 12;

/// The contract of a module, and every op on which the other differs.
pub(super) fn contract(module: &Module) -> Contract {
    let (numerics, mut left) = (module.numerics, BUDGET_OF_ALL);
    let mut ops = Vec::new();
    for function in &module.functions {
        let own = function.ops.iter();
        ops.extend(own.filter_map(|op| of_op(numerics, function, op, &mut left)));
    }
    Contract {
        name: numerics.name().to_owned(),
        other: numerics.other().name().to_owned(),
        ops,
    }
}

fn of_op(numerics: Numerics, function: &Function, op: &Op, left: &mut u64) -> Option<ContractOp> {
    let why = Difference::of(function, op)?;
    // By the other contract the importer leaves a product of matrices what it is.
    let other_op = op.location.name == "BATCH_MATMUL" && op.kind.mnemonic() == "fully_connected";
    let name = op
        .outputs
        .first()
        .map(|id| function.value(*id).name.clone());
    Some(ContractOp {
        op: op.kind.mnemonic().to_owned(),
        name: name.unwrap_or_default(),
        source: op.location.index,
        why: why.about().to_owned(),
        measured: match why.is_refused() || other_op {
            true => None,
            false => measured(numerics, function, op, left),
        },
    })
}

/// How far results by both contracts are apart, unless the op takes too long or keeps a state.
fn measured(numerics: Numerics, function: &Function, op: &Op, left: &mut u64) -> Option<Apart> {
    let (&[result], true) = (&op.outputs[..], op.kind.states().is_empty()) else {
        return None;
    };
    let ty = function.ty(result);
    let rounds = ELEMENTS.div_ceil(ty.elements().max(1)) as u64;
    let each = cost::evaluation(function, op);
    let rounds = rounds.min(BUDGET / each.max(1));
    let all = each.saturating_add(EACH).saturating_mul(2 * rounds);
    *left = left.checked_sub(all)?;
    let mut seeded = Seeded::new(rounds);
    let mut apart = Apart::default();
    for _ in 0..rounds {
        let operands = op.inputs.iter().map(|id| match *id {
            Some(id) => {
                let ty = function.ty(id);
                let known = function.constant(id).map(|bytes| bytes.to_vec());
                let bytes = known.unwrap_or_else(|| seeded.bytes(ty));
                Tensor::new(ty.clone(), bytes).ok().map(Some)
            }
            None => Some(None),
        });
        let operands = operands.collect::<Option<Vec<_>>>()?;
        let [own, other] = [numerics, numerics.other()]
            .map(|numerics| eval_op_by(numerics, &op.kind, &operands, ty).ok());
        let pairs = own?.integers().into_iter().zip(other?.integers());
        for (own, other) in pairs {
            apart.elements += 1;
            apart.differ += usize::from(own != other);
            apart.largest = apart.largest.max(own.abs_diff(other).into());
        }
    }
    (apart.elements > 0).then_some(apart)
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::text;

    const MODEL: &str = r#"module "two"
func @main(%x: i8[1, 64] quant(0.05:3)) {
  const %w: i8[2, 64] quant(0.0123:0) = SPLAT
  %y "product" = fully_connected(%x, %w, _): i8[1, 2] quant(0.37:-5)
  %z "limited" = relu6(%y): i8[1, 2] quant(0.37:-5)
  %s "sum" = reduce_sum(%z) {axes = [1], keep_dims = true}: i8[1, 1] quant(0.37:-5)
  %t "same" = max(%s, %s): i8[1, 1] quant(0.37:-5)
  return %t
}
"#;

    #[test]
    fn every_op_on_which_contracts_differ_is_listed_and_measured_where_both_compute() {
        let weights: Vec<String> = (0..128).map(|i| (i * 37 % 255 - 127).to_string()).collect();
        let model = MODEL.replace("SPLAT", &format!("[{}]", weights.join(", ")));
        let contract = contract(&text::parse(&model).unwrap());
        assert_eq!((&*contract.name, &*contract.other), ("tflm", "litert"));
        let ops: Vec<_> = contract.ops.iter().map(|op| (&*op.op, &*op.name)).collect();
        let expected = [
            ("fully_connected", "product"),
            ("relu6", "limited"),
            ("reduce_sum", "sum"),
        ];
        assert_eq!(ops, expected);
        let measured = contract.ops.iter().map(|op| op.measured);
        let measured: Vec<_> = measured.collect();
        assert!(measured[0].is_some_and(|it| it.elements >= ELEMENTS && it.largest <= 1));
        assert_eq!(measured[1].map(|it| it.differ), Some(0));
        assert_eq!(measured[2], None);
        assert_eq!(contract.to_string().lines().count(), 4, "{contract}");
    }
}
