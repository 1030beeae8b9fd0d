//! Recorded vectors (`tests/vectors/vectors.py`), and how tests run modules and compare results.

use std::fs::File;

use peapod_ir::eval::{States, eval};
use peapod_ir::verify::verify;
use peapod_ir::{DType, Module, Tensor, TensorType};
use peapod_npy::Element;
use peapod_npy::npz::Npz;

/// An archive of arrays.
pub(crate) struct Vectors(Npz<File>);

impl Vectors {
    pub(crate) fn open(name: &str) -> Self {
        let path = format!("{}/tests/vectors/{name}.npz", env!("CARGO_MANIFEST_DIR"));
        let file = File::open(path).expect("vectors are committed");
        Self(Npz::open(file).expect("an archive of arrays"))
    }

    pub(crate) fn names(&self) -> &[String] {
        self.0.names()
    }

    /// The array of this name, which has this type.
    pub(crate) fn read(&mut self, name: &str, ty: &TensorType) -> Tensor {
        let element = match ty.dtype == DType::I32 {
            true => Element::I32,
            false => Element::F32,
        };
        let bytes = self.0.read(name, element, &ty.shape).expect(name);
        Tensor::new(ty.clone(), bytes).expect("bytes of that type")
    }

    pub(crate) fn floats(&mut self, name: &str, shape: &[usize]) -> Vec<f32> {
        self.read(name, &TensorType::new(DType::F32, shape))
            .floats()
    }
}

/// What the entry of a module yields.
pub(crate) fn run(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let module = verify(module).expect("a module that keeps the rules");
    let entry = &module.functions[0].name;
    let mut states = States::new(&module, entry).expect("the entry is there");
    eval(&module, entry, inputs, &mut states).expect("inputs that fit")
}

/// Asserts that numbers are the same, but for so much of the largest of them.
pub(crate) fn assert_close(what: &str, found: &[f32], expected: &[f32], relative: f32) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let most = expected.iter().fold(1e-6_f32, |most, x| most.max(x.abs()));
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        let apart = (found - expected).abs();
        assert!(
            apart <= relative * most,
            "{what}[{index}] is {found}, expected {expected}"
        );
    }
}

/// Numbers that look random, from −1 to 1.
pub(crate) fn noise(shape: &[usize], seed: u32) -> Tensor {
    let ty = TensorType::new(DType::F32, shape);
    crate::Init::Uniform { limit: 1.0 }.tensor("noise", &ty, seed)
}
