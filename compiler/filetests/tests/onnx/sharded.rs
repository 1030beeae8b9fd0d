//! A network of convolutions on virtual devices, split over samples and over rows and columns,
//! beside what ONNX Runtime yields.

use std::fs;

use peapod_import::onnx::{self, read_tensor};
use peapod_ir::{Mesh, Tensor};

use crate::pods;

/// A model and its input and output on ONNX Runtime, by `conformance/onnx/samples.py`.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../import/tests/onnx");

/// How far results may be apart: those of softmaxes.
const TOLERANCE: f64 = 1e-5;

fn recorded(name: &str) -> Tensor {
    let bytes = fs::read(format!("{FOLDER}/{name}.pb")).expect("it is there");
    read_tensor(&bytes).expect("it is a tensor").1
}

#[test]
fn a_convolutional_network_yields_on_any_mesh_what_onnx_runtime_does() {
    let bytes = fs::read(format!("{FOLDER}/cnn.onnx")).expect("it is there");
    let (x, expected) = (recorded("cnn_x"), recorded("cnn_y"));
    let dims = [("N".to_owned(), x.ty().shape[0])];
    let choices = onnx::Choices {
        dims: &dims,
        ..onnx::Choices::default()
    };
    let module = onnx::import_chosen(&bytes, "cnn", choices)
        .expect("it is read")
        .module;
    let meshes = [
        (Mesh::new([("data", 4)]), "x=data,-,-,-"),
        (Mesh::new([("rows", 2)]), "x=-,-,rows,-"),
        (Mesh::new([("rows", 4)]), "x=-,-,rows,-"),
        (Mesh::new([("columns", 3)]), "x=-,-,-,columns"),
        (
            Mesh::new([("rows", 2), ("columns", 2)]),
            "x=-,-,rows,columns",
        ),
        (Mesh::new([("data", 2), ("rows", 2)]), "x=data,-,rows,-"),
    ];
    for (mesh, rule) in meshes {
        let program = pods::compiled(&module, mesh, &[rule]);
        let program = program.unwrap_or_else(|error| panic!("{rule}: {error:#}"));
        let split = &program.interface.inputs[0].sharding;
        assert_ne!(
            *split,
            peapod_ir::Sharding::replicated(4),
            "{rule}: every device has all of x"
        );
        let found = pods::run(&module, &program, std::slice::from_ref(&x));
        let found = found.unwrap_or_else(|error| panic!("{rule}: {error:#}"));
        let pairs = found[0].scalars().into_iter().zip(expected.scalars());
        for (a, b) in pairs {
            let apart = (a.double() - b.double()).abs();
            assert!(apart <= TOLERANCE, "{rule}: {a:?}, expected {b:?}");
        }
        assert_eq!(found[0].ty(), expected.ty());
    }
}
