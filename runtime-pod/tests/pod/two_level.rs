//! All-to-alls along one axis after another: the bytes of one along all at once.

use peapod_ir::{Module, Tensor, text};
use peapod_passes::pod::two_level;

use crate::support::{own_shards, run, write};

/// An all-to-all that cuts one dimension and has another one grow, of a tensor in which every
/// element of every device is another one.
fn program(mesh: &str, devices: usize, axes: &[usize], [split, concat]: [usize; 2]) -> Module {
    let mut shape = [3, 2, 5];
    shape[split] *= devices;
    let mut made = shape;
    made[split] /= devices;
    made[concat] *= devices;
    let kind = format!("{{axes = {axes:?}, split_dims = [{split}], concat_dims = [{concat}]}}");
    let text = format!(
        "module \"exchange\"\nmesh {mesh}\n\nfunc @main(%x: f32{shape:?}) {{\n  \
         %y = all_to_all(%x) {kind} : f32{made:?}\n  return %y\n}}"
    );
    text::parse(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

#[test]
fn one_axis_after_another_yields_what_all_at_once_do() {
    let meshes = [
        ("a=2, b=2", 4, vec![vec![0, 1], vec![1, 0]]),
        ("a=2, b=4", 8, vec![vec![0, 1], vec![1, 0]]),
        ("a=4, b=3", 12, vec![vec![0, 1], vec![1, 0]]),
        (
            "a=2, b=1, c=3, d=2",
            12,
            vec![vec![0, 1, 2, 3], vec![3, 0, 2]],
        ),
    ];
    for (mesh, devices, orders) in meshes {
        for axes in orders {
            for split in 0..3 {
                for concat in 0..3 {
                    let plain = program(mesh, devices, &axes, [split, concat]);
                    let mut levelled = plain.clone();
                    two_level::run(&mut levelled).expect("it is an exchange");
                    let ops = levelled.functions[0].ops.iter();
                    let exchanges = ops.filter(|op| op.kind.mnemonic() == "all_to_all").count();
                    let several = if mesh.contains("b=1") { 3 } else { 2 };
                    assert_eq!(exchanges, several, "{levelled}");
                    let port = &own_shards(&plain).inputs[0].global;
                    let elements = (0..port.elements()).map(|element| element as f32);
                    let inputs = [Tensor::from_floats(port, elements)];
                    let [expected, found] = [&plain, &levelled]
                        .map(|module| run(&write(module, &own_shards(module)), &inputs, 2));
                    assert!(found == expected, "{levelled}");
                }
            }
        }
    }
}
