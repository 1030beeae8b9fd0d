//! The footer: what was written is read, and nothing else.

use peapod_schemas::crc32c::{append, crc32c};
use peapod_schemas::footer::{self, FooterError, Parts};
use proptest::prelude::*;

/// The checksum by its definition: division of polynomials, one bit at a time.
fn by_division(bytes: &[u8]) -> u32 {
    let bits = bytes
        .iter()
        .flat_map(|byte| (0..8).map(move |bit| (byte >> bit) & 1));
    !bits.fold(u32::MAX, |crc, bit| {
        let odd = (crc ^ u32::from(bit)) & 1;
        (crc >> 1) ^ (0x82f6_3b78 * odd)
    })
}

fn signature() -> impl Strategy<Value = Option<[u8; 64]>> {
    prop::option::of(prop::collection::vec(any::<u8>(), 64).prop_map(|it| it.try_into().unwrap()))
}

proptest! {
    #[test]
    fn checksums_are_remainders(bytes in prop::collection::vec(any::<u8>(), 0..300), at: u8) {
        let expected = by_division(&bytes);
        prop_assert_eq!(crc32c(&bytes), expected);
        let (before, after) = bytes.split_at(bytes.len().min(at.into()));
        prop_assert_eq!(append(crc32c(before), after), expected);
        prop_assert_eq!(footer::write(&bytes, None)[bytes.len() + 8..][..4].to_vec(), {
            let lengths = [bytes.len() as u32, 0].map(u32::to_le_bytes).concat();
            append(expected, &lengths).to_le_bytes().to_vec()
        });
    }

    #[test]
    fn what_was_written_is_read(
        payload in prop::collection::vec(any::<u8>(), 0..300),
        signature in signature(),
    ) {
        let file = footer::write(&payload, signature.as_ref());
        let Parts { payload: found, signature: signed, .. } = footer::verify(&file).unwrap();
        prop_assert_eq!((found, signed), (&*payload, signature.as_ref()));
        prop_assert_eq!(footer::split(&file), footer::verify(&file));
    }

    #[test]
    fn no_bit_can_change(
        payload in prop::collection::vec(any::<u8>(), 0..64),
        signature in signature(),
    ) {
        let file = footer::write(&payload, signature.as_ref());
        for bit in 0..8 * file.len() {
            let mut flipped = file.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            prop_assert!(footer::verify(&flipped).is_err(), "bit {}", bit);
        }
    }

    #[test]
    fn files_are_neither_cut_nor_extended(
        payload in prop::collection::vec(any::<u8>(), 0..64),
        more in prop::collection::vec(any::<u8>(), 1..80),
        signature in signature(),
    ) {
        let file = footer::write(&payload, signature.as_ref());
        for len in 0..file.len() {
            prop_assert!(footer::split(&file[..len]).is_err(), "cut to {}", len);
        }
        prop_assert!(footer::verify(&[&*file, &more].concat()).is_err());
        // Without the checksum, lengths are what tells.
        prop_assert!(footer::split(&[&*more, &file].concat()).is_err());
    }

    #[test]
    fn any_bytes_are_read_or_refused(mut bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let at = bytes.len().saturating_sub(4);
        if let Some(magic) = bytes.get_mut(at..at + 4) {
            magic.copy_from_slice(&footer::MAGIC);
        }
        if let Ok(parts) = footer::split(&bytes) {
            let signature = parts.signature.map_or(0, |it| it.len());
            prop_assert_eq!(parts.payload.len() + signature + footer::LEN, bytes.len());
        }
    }
}

#[test]
fn only_whole_signatures_are_read() {
    let mut file = footer::write(&[0; 100], None);
    let end = file.len() - footer::LEN;
    for (payload, signature) in [(99, 1), (68, 32), (37, 63), (100, 64), (101, u32::MAX)] {
        file[end..end + 4].copy_from_slice(&u32::to_le_bytes(payload));
        file[end + 4..end + 8].copy_from_slice(&u32::to_le_bytes(signature));
        let length = FooterError::Length {
            found: file.len() as u32,
            expected: payload.saturating_add(signature).saturating_add(16),
        };
        let whole = payload.checked_add(signature) == Some(100);
        let error = if whole { FooterError::Missing } else { length };
        assert_eq!(footer::split(&file), Err(error));
    }
}
