//! Reads any bytes as NumPy's arrays of every type.

use peapod_npy::{Array, Element, write};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "npy",
    seeds,
    edit: edit::mixed,
    cost: 1,
    take,
};

const ELEMENTS: [Element; 4] = [Element::Bool, Element::I8, Element::I32, Element::I64];

/// Arrays in both orders, by rows and by columns.
fn seeds() -> Vec<Vec<u8>> {
    let shapes = [&[][..], &[3], &[2, 3], &[2, 1, 4], &[0, 5]].into_iter();
    let arrays = shapes.flat_map(|shape| {
        ELEMENTS.map(|element| {
            let count: usize = shape.iter().product();
            write(element, shape, &vec![1; count * element.len_bytes()])
        })
    });
    let by_columns = |array: Vec<u8>| {
        let text = array
            .iter()
            .map(|byte| char::from(*byte))
            .collect::<String>();
        let turned = text.replace("False", "True ");
        [array, turned.chars().map(|c| c as u8).collect()]
    };
    arrays.flat_map(by_columns).collect()
}

fn take(bytes: &[u8]) -> bool {
    let array = match Array::read(bytes) {
        Ok(array) => array,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let mut read = ELEMENTS.iter().filter_map(|element| {
        let elements = array.elements(*element).ok()?;
        assert_eq!(elements.len() % element.len_bytes(), 0);
        assert!(elements.len() <= bytes.len());
        Some(())
    });
    read.next().is_some()
}
