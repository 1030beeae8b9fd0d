//! Budgets: both numbers and what is largest.

use peapod_emit::micro::budget::{Budget, check};
use peapod_ir::plan::micro::KernelId;

use crate::plans::plan;
use crate::report::report;

#[test]
fn what_fits_exactly_fits() {
    let report = report(&plan([KernelId::CopyX8]), 500);
    let budget = Budget {
        arena_bytes: 48,
        model_bytes: 500,
        ..Budget::default()
    };
    assert_eq!(check(&report, &budget), Ok(()));
}

#[test]
fn what_does_not_fit_says_by_how_much_and_why() {
    let report = report(&plan([KernelId::CopyX8, KernelId::TanhF32]), 5000);
    let budget = Budget {
        arena_bytes: 47,
        model_bytes: 4096,
        ..Budget::default()
    };
    let expected = "\
digits does not fit board
  it needs 48 bytes of RAM for its activations, there are 47; largest:
              16 bytes  buffer `in:0`, steps 0 to 0
              16 bytes  buffer `out`, steps 0 to 0
              16 bytes  buffer `state`, steps 0 to 0
  it needs 5,000 bytes of flash for its model, there are 4,096; largest:
              16 bytes  constants of step 0, copy_x8 `act`
              16 bytes  constants of step 1, tanh_f32 `act`
  choose a larger target or a smaller model";
    assert_eq!(check(&report, &budget).unwrap_err().to_string(), expected);
}
