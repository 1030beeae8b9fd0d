//! `peapod diff`.

use crate::{assert_has, digits, example, succeeds};

#[test]
fn compares_every_value_that_both_compute() {
    let (model, first, second) = (digits(), example("inputs/00.bin"), example("inputs/01.bin"));
    let [model, first, second] = [&model, &first, &second].map(|path| path.to_str().unwrap());
    let said = succeeds(["diff", model, "--input", first, "--input", second]);
    assert_has(
        &said,
        &[
            "run 0\n",
            "run 1\n",
            "depthwise_conv2d",
            "no difference in 7 values",
        ],
    );
}
