//! Reads any bytes as archives of arrays: `.npz` and `.safetensors`.

use std::io::Cursor;

use peapod_npy::Element;
use peapod_npy::npz::{self, ArchiveError, Npz};
use peapod_npy::safe::{self, SafeFile, Tensor};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "archive",
    seeds,
    edit: edit::mixed,
    cost: 2,
    take,
};

/// What is asked for of every array.
const ELEMENTS: [Element; 4] = [Element::Bool, Element::F32, Element::Bf16, Element::C128];
const SHAPES: [&[usize]; 3] = [&[2, 3], &[], &[0, 4]];

/// Small archives, and those that NumPy wrote.
fn seeds() -> Vec<Vec<u8>> {
    let mut arrays = vec![];
    for element in ELEMENTS {
        for shape in SHAPES {
            let bytes = shape.iter().product::<usize>() * element.len_bytes();
            let name = format!("{}-{}", element.code(), arrays.len());
            arrays.push((name, element, shape.to_vec(), vec![1; bytes]));
        }
    }
    let tensors = arrays.iter().map(|(name, element, shape, _)| Tensor {
        name: name.clone(),
        element: *element,
        shape: shape.clone(),
    });
    let tensors: Vec<Tensor> = tensors.collect();
    let written = npz::write(&arrays).expect("an archive");
    let safe = safe::write(&tensors, arrays.iter().map(|it| &it.3[..])).expect("an archive");
    let folder = super::repository().join("compiler/npy/tests/data");
    [super::files(&folder, ".npz"), vec![written, safe]].concat()
}

fn take(bytes: &[u8]) -> bool {
    let mut read = false;
    let mut taken = |data: Result<Vec<u8>, ArchiveError>| match data {
        Ok(_) => read = true,
        Err(error) => assert!(!error.to_string().is_empty()),
    };
    let wanted = || {
        ELEMENTS
            .into_iter()
            .flat_map(|it| SHAPES.map(|shape| (it, shape)))
    };
    match Npz::open(Cursor::new(bytes)) {
        Ok(mut npz) => {
            for name in npz.names().to_vec() {
                wanted().for_each(|(element, shape)| taken(npz.read(&name, element, shape)));
            }
        }
        Err(error) => taken(Err(error)),
    }
    match SafeFile::open(Cursor::new(bytes)) {
        Ok(mut safe) => {
            for name in safe.names().to_vec() {
                wanted().for_each(|(element, shape)| taken(safe.read(&name, element, shape)));
            }
        }
        Err(error) => taken(Err(error)),
    }
    read
}
