//! Compressed constants whose tables or codes are wrong; the right ones are among the vectors.

use peapod_ir::{DType, TensorType};

use crate::tflite::decompress::Compressed;

fn decoded(dtype: DType, encoded: &[u8], head: [u8; 7], tables: &[u8]) -> Result<Vec<u8>, String> {
    let mut ancillary = head.to_vec();
    ancillary.resize(16, 0);
    ancillary.extend(tables);
    let ty = TensorType::new(dtype, vec![3]);
    let compressed = Compressed {
        encoded,
        ancillary: &ancillary,
        ty: &ty,
    };
    compressed.decoded()
}

#[test]
fn indices_look_values_up() {
    let lookup = |encoded: &[u8], bits, tables: &[u8]| {
        decoded(DType::I8, encoded, [0, 1, 0, 0, 1, bits, 2], tables)
    };
    assert_eq!(lookup(&[0b1010_0000], 1, &[7, 9]), Ok(vec![9, 7, 9]));
    let refused = [
        (lookup(&[0b1010_0000], 0, &[7, 9]), "indices of 0 bits"),
        (
            lookup(&[0b0001_1011], 2, &[7, 9]),
            "no value 2 of element 2",
        ),
        (lookup(&[0], 3, &[7, 9]), "fewer codes than elements"),
        (lookup(&[], 1, &[7, 9]), "fewer codes than elements"),
    ];
    for (found, what) in refused {
        assert_eq!(found, Err(what.to_owned()));
    }
}

#[test]
fn codes_end_with_their_elements() {
    let head = [1, 1, 0, 0, 1, 0, 0];
    let huffman = |encoded: &[u8], entries: &[u16]| {
        let tables: Vec<u8> = entries.iter().flat_map(|it| it.to_le_bytes()).collect();
        decoded(DType::I8, encoded, head, &tables)
    };
    // One bit is an index into the first table: 0 is element 5, 1 leads to the table behind.
    let (five, six, seven) = (0x8805, 0x8806, 0x8807);
    let tree = [five, 0x0001, six, seven];
    assert_eq!(huffman(&[0b0101_1000], &tree), Ok(vec![5, 6, 7]));
    // An entry that leads to itself reads a bit each time.
    let endless = [0x0000, 0x0000];
    assert_eq!(
        huffman(&[0; 9], &endless),
        Err("fewer codes than elements".to_owned())
    );
    let short = huffman(&[], &tree);
    assert_eq!(short, Err("fewer codes than elements".to_owned()));
    let lost = huffman(&[0xff], &[five, 0x0002]);
    assert_eq!(lost, Err("no entry 4 in the tables of codes".to_owned()));
    let wide = decoded(DType::I16, &[0; 4], head, &[0; 8]);
    assert_eq!(
        wide,
        Err("Huffman codes of i16 in a table of 16 bits".to_owned())
    );
}

#[test]
fn pruned_elements_have_values() {
    let head = [2, 1, 0, 0, 1, 0, 0];
    let pruned = |tables: &[u8]| decoded(DType::I8, &[0b0110_0000], head, tables);
    assert_eq!(pruned(&[4, 5]), Ok(vec![0, 4, 5]));
    assert_eq!(pruned(&[4]), Err("no value of element 2".to_owned()));
    let truth = decoded(DType::Bool, &[0b0110_0000], head, &[1, 2]);
    assert_eq!(truth, Err("expected 0 or 1 for BOOL, found 2".to_owned()));
}

#[test]
fn headers_say_what_is_known() {
    let told = |head| decoded(DType::I8, &[0; 3], head, &[0; 8]);
    assert!(told([0, 1, 0, 0, 1, 1, 2]).is_ok());
    let refused = [
        ([0, 2, 0, 0, 1, 1, 2], "expected version 1, found 2"),
        ([0, 1, 0, 0, 0, 1, 2], "expected version 1, found 0"),
        ([3, 1, 0, 0, 1, 1, 2], "unknown kind of compression 3"),
        (
            [127, 1, 0, 0, 1, 1, 2],
            "a decoder of its own, which is not in the file",
        ),
    ];
    for (head, what) in refused {
        assert_eq!(told(head), Err(what.to_owned()));
    }
    let unsigned = decoded(DType::U8, &[0; 3], [0, 1, 0, 0, 1, 1, 2], &[0; 8]);
    assert_eq!(unsigned, Err("compressed elements of u8".to_owned()));
}
