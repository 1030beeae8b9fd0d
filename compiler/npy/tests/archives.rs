//! Archives: what is written is read, what NumPy wrote is read, and what nobody should have written
//! is refused without taking more memory than the file has.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use peapod_npy::npz::{self, ArchiveError, Npz};
use peapod_npy::safe::{self, SafeFile, Tensor};
use peapod_npy::{Element, NpyError};
use proptest::prelude::*;

type Named = (String, Element, Vec<usize>, Vec<u8>);

/// Arrays of any types and shapes, those without elements too.
fn arrays() -> impl Strategy<Value = Vec<Named>> {
    let element = prop::sample::select(Element::ALL.to_vec());
    let shape = prop::collection::vec(0_usize..4, 0..4);
    let one = (element, shape).prop_flat_map(|(element, shape)| {
        let bytes = shape.iter().product::<usize>() * element.len_bytes();
        let data = prop::collection::vec(any::<u8>(), bytes);
        data.prop_map(move |mut data| {
            if element == Element::Bool {
                data.iter_mut().for_each(|byte| *byte &= 1);
            }
            (element, shape.clone(), data)
        })
    });
    prop::collection::btree_map("[a-z\\[\\]'é/ ]{1,9}", one, 0..5).prop_map(|arrays| {
        let arrays = arrays.into_iter();
        arrays
            .map(|(name, (element, shape, data))| (name, element, shape, data))
            .collect()
    })
}

fn tensors(arrays: &[Named]) -> Vec<Tensor> {
    let tensor = |(name, element, shape, _): &Named| Tensor {
        name: name.clone(),
        element: *element,
        shape: shape.clone(),
    };
    arrays.iter().map(tensor).collect()
}

fn safetensors(arrays: &[Named]) -> Vec<u8> {
    safe::write(&tensors(arrays), arrays.iter().map(|it| &it.3[..])).unwrap()
}

/// Reads everything that a file holds, as every type; the sum of what was read.
fn read_all(file: &[u8], shapes: &[Vec<usize>]) -> usize {
    let mut read = 0;
    let mut take = |data: Result<Vec<u8>, ArchiveError>| match data {
        Ok(data) => read += data.len(),
        Err(error) => assert!(!error.to_string().is_empty()),
    };
    if let Ok(mut npz) = Npz::open(Cursor::new(file)) {
        for name in npz.names().to_vec() {
            for (element, shape) in Element::ALL
                .iter()
                .flat_map(|it| shapes.iter().map(move |s| (it, s)))
            {
                take(npz.read(&name, *element, shape));
            }
        }
    }
    if let Ok(mut safe) = SafeFile::open(Cursor::new(file)) {
        for name in safe.names().to_vec() {
            for (element, shape) in Element::ALL
                .iter()
                .flat_map(|it| shapes.iter().map(move |s| (it, s)))
            {
                take(safe.read(&name, *element, shape));
            }
        }
    }
    read
}

proptest! {
    #[test]
    fn archives_round_trip(arrays in arrays()) {
        let file = npz::write(&arrays).unwrap();
        let mut npz = Npz::open(Cursor::new(file)).unwrap();
        let file = safetensors(&arrays);
        prop_assert_eq!(safetensors_of_the_library(&file), arrays.len());
        let mut safe = SafeFile::open(Cursor::new(file)).unwrap();
        prop_assert_eq!(npz.names().len(), arrays.len());
        for (name, element, shape, data) in &arrays {
            prop_assert_eq!(&npz.read(name, *element, shape).unwrap(), data);
            prop_assert_eq!(&safe.read(name, *element, shape).unwrap(), data);
        }
    }

    #[test]
    fn damaged_archives_are_refused_or_read(
        arrays in arrays(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
        of_npz in any::<bool>(),
    ) {
        let mut file = match of_npz {
            true => npz::write(&arrays).unwrap(),
            false => safetensors(&arrays),
        };
        for (at, byte) in edits {
            let at = at.index(file.len());
            file[at] = byte;
        }
        let shapes: Vec<Vec<usize>> = arrays.iter().map(|it| it.2.clone()).collect();
        read_all(&file, &shapes);
        let length = cut.index(file.len());
        read_all(&file[..length], &shapes);
    }
}

/// Tensors of a file as the library of the format reads it.
fn safetensors_of_the_library(file: &[u8]) -> usize {
    safetensors::SafeTensors::deserialize(file).unwrap().len()
}

#[test]
fn archives_of_numpy_are_read() {
    for file in ["stored.npz", "deflated.npz"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data")
            .join(file);
        let mut npz = Npz::open(Cursor::new(fs::read(path).unwrap())).unwrap();
        assert_eq!(npz.names().len(), Element::ALL.len() + 2);
        for element in Element::ALL {
            let data = npz.read(element.code(), element, &[2, 3]).unwrap();
            assert_eq!(data.len(), 6 * element.len_bytes());
        }
        let floats: Vec<u8> = (0..6_u8)
            .flat_map(|it| f32::from(it).to_le_bytes())
            .collect();
        assert_eq!(npz.read("f4", Element::F32, &[2, 3]).unwrap(), floats);
        assert_eq!(npz.read("columns", Element::F32, &[2, 3]).unwrap(), floats);
        let halves = npz.read("V2", Element::Bf16, &[2, 3]).unwrap();
        let upper: Vec<u8> = floats.chunks(4).flat_map(|it| it[2..].to_vec()).collect();
        assert_eq!(halves, upper);
        let parts = npz.read("big", Element::C64, &[2, 3]).unwrap();
        assert_eq!(parts, npz.read("c8", Element::C64, &[2, 3]).unwrap());
        let missing = npz.read("c9", Element::C64, &[2, 3]).unwrap_err();
        assert_eq!(missing, ArchiveError::Missing("c9".to_owned()));
        let other = npz
            .read("i4", Element::F32, &[2, 3])
            .unwrap_err()
            .to_string();
        assert_eq!(other, "array `i4`: expected elements of 'f4', found '<i4'");
        let shape = npz.read("i4", Element::I32, &[6]).unwrap_err().to_string();
        assert_eq!(shape, "array `i4`: expected shape [6], found [2, 3]");
    }
}

#[test]
fn lengths_that_files_make_up_are_refused() {
    let one = ("x".to_owned(), Element::U8, vec![4], vec![1, 2, 3, 4]);
    let mut file = safetensors(std::slice::from_ref(&one));
    file[..8].copy_from_slice(&u64::MAX.to_le_bytes());
    SafeFile::open(Cursor::new(&file)).unwrap_err();
    let mut short = safetensors(std::slice::from_ref(&one));
    short.pop();
    let error = SafeFile::open(Cursor::new(&short)).unwrap_err().to_string();
    assert!(
        error.contains("expected") && error.contains("found"),
        "{error}"
    );
    // A member that says to have more elements than there are.
    let mut array = peapod_npy::write(Element::U8, &[8], &[1; 8]);
    array.truncate(array.len() - 4);
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    writer.start_file("x.npy", options).unwrap();
    writer.write_all(&array).unwrap();
    let mut npz = Npz::open(writer.finish().unwrap()).unwrap();
    npz.read("x", Element::U8, &[4]).unwrap_err();
    let header = npz.header("x").unwrap();
    assert_eq!(
        (header.element(), &header.shape[..]),
        (Some(Element::U8), &[8][..])
    );
    assert_eq!(npz.header("y"), Err(ArchiveError::Missing("y".into())));
    let short = npz.read("x", Element::U8, &[8]).unwrap_err();
    let error = NpyError::Short {
        expected: 8,
        found: 4,
    };
    let name = "x".to_owned();
    assert_eq!(short, ArchiveError::Array { name, error });
    // Elements that do not match the checksum of the archive.
    let mut flipped = npz::write(std::slice::from_ref(&one)).unwrap();
    let at = flipped
        .windows(4)
        .position(|it| it == [1, 2, 3, 4])
        .unwrap();
    flipped[at] ^= 1;
    let mut npz = Npz::open(Cursor::new(&flipped)).unwrap();
    npz.read("x", Element::U8, &[4]).unwrap_err();
    assert_eq!(
        safe::write(&tensors(&[one.clone(), one]), [])
            .unwrap_err()
            .to_string(),
        "not a readable .safetensors file: two tensors have one name"
    );
}
