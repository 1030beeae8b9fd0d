//! What ops cost on paper.

use crate::dimension_rule::OpTypes;
use crate::graph::{Function, Op};
use crate::ops::Class;
use crate::types::TensorType;

/// Multiply-accumulates of one op of a verified module. Taps in the padding count as any other.
pub fn macs(function: &Function, op: &Op) -> u64 {
    op.kind.class().macs(&OpTypes::of(function, op))
}

/// Floating-point operations of one op of a verified module, as [`Class::flops`] counts them.
pub fn flops(function: &Function, op: &Op) -> u64 {
    op.kind.class().flops(&OpTypes::of(function, op))
}

/// Elementary operations it takes to evaluate one op of a verified module, about: each operand is
/// read once, each result written once at least.
pub fn evaluation(function: &Function, op: &Op) -> u64 {
    let types = OpTypes::of(function, op);
    let elements = |ty: &&TensorType| ty.elements() as u64;
    let read: u64 = types.operands.iter().flatten().map(elements).sum();
    let written: u64 = types.results.iter().map(elements).sum();
    let class = op.kind.class();
    let computed = class.macs(&types).max(class.combined(&types));
    read.saturating_add(written.max(computed))
}

/// Operations that an elementwise op does for each element of its result; 0 for any other op.
pub fn flops_per_element(op: &Op) -> u64 {
    if let Class::Elementwise(it) = op.kind.class() {
        return it.operations();
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn counts_every_tap() {
        let module = text::parse(
            r#"module "m"
func @main(%x: f32[2, 5, 5, 4], %w: f32[6, 3, 3, 2], %d: f32[1, 2, 3, 4], %f: f32[7, 4],
           %i: f32[2, 3], %a: f32[8, 3], %t: f32[8, 5]) {
  state %s: f32[2, 40]
  %y = conv2d(%x, %w, _) {stride = [1, 1]}: f32[2, 3, 3, 6]
  %z = depthwise_conv2d(%x, %d, _) {stride = [1, 1]}: f32[2, 4, 3, 4]
  %r = fully_connected(%x, %f, _): f32[50, 7]
  %u = svdf(%i, %a, %t, _, %s) {rank = 2}: f32[2, 4]
  %v = relu(%y): f32[2, 3, 3, 6]
  return %v, %z, %r, %u
}
"#,
        );
        let module = module.unwrap();
        crate::verify(&module).unwrap();
        let main = &module.functions[0];
        let macs: Vec<u64> = main.ops.iter().map(|op| macs(main, op)).collect();
        assert_eq!(macs, [108 * 18, 96 * 6, 50 * 7 * 4, 2 * 8 * (3 + 5), 0]);
    }
}
