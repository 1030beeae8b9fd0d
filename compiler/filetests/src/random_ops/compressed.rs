//! The ops with weights again, whose weights have few values, or are mostly 0.

use peapod_ir::text::parse;
use peapod_ir::{Function, Origin, ValueId};
use proptest::prelude::*;

use super::{Case, convolution, product, wide};

/// What makes weights compressible.
#[derive(Clone, Copy, Debug)]
enum Few {
    /// So many values in all.
    Values(u8),
    /// So many values in each row of the first dimension.
    EachRow(u8),
    /// One weight of so many is not 0.
    NotZero(u8),
}

fn few() -> impl Strategy<Value = Few> {
    prop_oneof![
        3 => (1_u8..130).prop_map(Few::Values),
        2 => (1_u8..20).prop_map(Few::EachRow),
        2 => (1_u8..12).prop_map(Few::NotZero),
        1 => Just(Few::NotZero(u8::MAX)),
    ]
}

/// Convolutions and products of 8 and 16 bits, whose weights the model says are compressed.
pub fn compressed() -> impl Strategy<Value = Case> {
    let case = prop_oneof![4 => convolution(), 2 => product(), 2 => wide::wide()];
    (case, few()).prop_map(|(case, few)| {
        let mut module = parse(&case.text).expect("the text is a module");
        compress(&mut module.functions[0], few);
        let text = module.to_string();
        Case { text, ..case }
    })
}

/// Replaces the weights of every op of a function.
fn compress(function: &mut Function, few: Few) {
    let weights: Vec<ValueId> = function.ops.iter().filter_map(|op| op.inputs[1]).collect();
    for id in weights {
        let row = function.ty(id).elements() / function.ty(id).shape[0].max(1);
        let Some(bytes) = function.constant(id) else {
            continue;
        };
        let replaced = bytes.iter().enumerate().map(|(at, byte)| match few {
            // An odd factor keeps values apart.
            Few::Values(count) => (byte % count).wrapping_mul(53).wrapping_add(200),
            Few::EachRow(count) => {
                let row = (at / row.max(1)) as u8;
                (byte % count)
                    .wrapping_mul(29)
                    .wrapping_add(row.wrapping_mul(7))
            }
            Few::NotZero(of) if byte.is_multiple_of(of) => *byte,
            Few::NotZero(_) => 0,
        });
        let replaced: Vec<u8> = replaced.collect();
        function.values[id].origin = Origin::Constant(replaced.into());
        function.values[id].compressed = true;
    }
}
