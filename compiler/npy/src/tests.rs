//! Files that NumPy writes, and files that nobody should.

use super::*;

#[test]
fn files_round_trip() {
    for element in Element::ALL {
        for shape in [&[][..], &[0], &[3], &[2, 1, 3]] {
            let count: usize = shape.iter().product();
            let bytes = 0..count * element.len_bytes();
            let bytes: Vec<u8> = bytes.map(|byte| byte as u8 % 2).collect();
            let file = write(element, shape, &bytes);
            assert_eq!((file.len() - bytes.len()) % 64, 0);
            let array = Array::read(&file).unwrap();
            assert_eq!(array.shape(), shape);
            assert_eq!(array.elements(element), Ok(bytes));
        }
    }
}

/// A file as NumPy writes it: version 1.0, and a header padded to 64 bytes.
fn npy(header: &str, data: &[u8]) -> Vec<u8> {
    let text = format!("{header:117}\n");
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((text.len() as u16).to_le_bytes());
    file.extend(text.as_bytes());
    file.extend(data);
    file
}

#[test]
fn other_byte_and_index_orders_are_turned_round() {
    let header = "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }";
    // Big-endian, in Fortran order: (0,0) (1,0) (0,1) (1,1) (0,2) (1,2).
    let file = npy(header, &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6]);
    let bytes = Array::read(&file).unwrap().elements(Element::I16).unwrap();
    assert_eq!(bytes, [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]);
}

#[test]
fn complex_numbers_are_turned_round_part_by_part() {
    let header = "{'descr': '>c8', 'fortran_order': False, 'shape': (1,), }";
    let file = npy(header, &[1, 2, 3, 4, 5, 6, 7, 8]);
    let bytes = Array::read(&file).unwrap().elements(Element::C64).unwrap();
    assert_eq!(bytes, [4, 3, 2, 1, 8, 7, 6, 5]);
}

#[test]
fn row_major_elements_are_not_copied() {
    for order in ['<', '>'] {
        let header = format!("{{'descr': '{order}i2', 'fortran_order': False, 'shape': (2,), }}");
        let file = npy(&header, &[]);
        let header = Header::read(&mut &file[..]).unwrap().unwrap();
        let data = vec![1, 2, 3, 4];
        let place = data.as_ptr();
        let elements = header.decode(Element::I16, data).unwrap();
        assert_eq!(elements.as_ptr(), place);
        let expected = if order == '<' {
            [1, 2, 3, 4]
        } else {
            [2, 1, 4, 3]
        };
        assert_eq!(elements, expected);
    }
}

#[test]
fn arrays_follow_each_other_in_a_stream() {
    let arrays = [
        write(Element::U8, &[2], &[1, 2]),
        write(Element::F16, &[], &[3, 4]),
    ]
    .concat();
    let mut stream = &arrays[..];
    let first = Header::read(&mut stream).unwrap().unwrap();
    assert_eq!(
        (first.len_bytes(Element::U8), first.is_row_major()),
        (Ok(2), true)
    );
    stream = &stream[2..];
    let second = Header::read(&mut stream).unwrap().unwrap();
    assert_eq!((second.shape, stream), (vec![], &[3, 4][..]));
    assert_eq!(Header::read(&mut &stream[2..]), Ok(None));
    assert_eq!(Header::read(&mut stream), Err(NpyError::NotNpy));
}

#[test]
fn headers_are_as_other_writers_have_them() {
    let floats = write(Element::F32, &[2, 3], &[0; 24]);
    let text = String::from_utf8_lossy(&floats[10..127]);
    let expected = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3, ), }";
    assert_eq!(text.trim_end(), expected);
    let second = b"\x93NUMPY\x02\x00\x3b\x00\x00\x00";
    let header = "{\"descr\":\"|u1\",\"shape\":(2,),\"fortran_order\":False}        \n";
    let file = [&second[..], header.as_bytes(), &[7, 8]].concat();
    let array = Array::read(&file).unwrap();
    assert_eq!(array.elements(Element::U8), Ok(vec![7, 8]));
}

#[test]
fn what_is_wrong_is_said() {
    assert_eq!(Array::read(b"nonsense"), Err(NpyError::NotNpy));
    assert_eq!(Array::read(b"\x93NUMPY\x09\x00"), Err(NpyError::Version(9)));
    let long = b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}";
    assert_eq!(Array::read(long), Err(NpyError::Header("length")));
    let structs = "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }";
    assert_eq!(
        Array::read(&npy(structs, &[0; 4])),
        Err(NpyError::Header("descr"))
    );
    let huge = "{'descr': '<f8', 'fortran_order': False, 'shape': (4294967295, 4294967295), }";
    let huge = npy(huge, &[]);
    let huge = Array::read(&huge).unwrap().elements(Element::F64);
    assert_eq!(huge, Err(NpyError::Header("shape")));
    let truths = npy(
        "{'descr': '|b1', 'fortran_order': False, 'shape': (1,), }",
        &[2],
    );
    let truths = Array::read(&truths).unwrap();
    assert_eq!(truths.elements(Element::Bool), Err(NpyError::Boolean(2)));
    let other = truths.elements(Element::I8).unwrap_err();
    assert_eq!(other.to_string(), "expected elements of 'i1', found '|b1'");
}
