//! What `signature::verify` lets pass: files that the holder of the key has signed.

use ed25519_compact::{KeyPair, Seed};
use peapod_schemas::footer::{self, FooterError};
use peapod_schemas::signature::{SignatureError, verify};

fn pair(seed: u8) -> KeyPair {
    KeyPair::from_seed(Seed::new([seed; 32]))
}

fn signed(payload: &[u8], pair: &KeyPair) -> Vec<u8> {
    footer::write(payload, Some(&pair.sk.sign(payload, None)))
}

#[test]
fn the_holder_of_the_key_is_told_from_others() {
    let file = signed(b"a model", &pair(1));
    assert_eq!(verify(&file, &pair(1).pk), Ok(()));
    assert_eq!(verify(&file, &pair(2).pk), Err(SignatureError::Mismatch));
    let unsigned = footer::write(b"a model", None);
    assert_eq!(
        verify(&unsigned, &pair(1).pk),
        Err(SignatureError::Unsigned)
    );
    let none = Err(SignatureError::Footer(FooterError::Missing));
    assert_eq!(verify(b"a model", &pair(1).pk), none);
    // A key of a small subgroup would sign anything.
    assert_eq!(verify(&file, &[0; 32]), Err(SignatureError::Mismatch));
}

#[test]
fn no_bit_of_payload_or_signature_can_change() {
    let pair = pair(3);
    let file = signed(&[0x5a; 40], &pair);
    for bit in 0..8 * (file.len() - footer::LEN) {
        let mut flipped = file.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(
            verify(&flipped, &pair.pk),
            Err(SignatureError::Mismatch),
            "bit {bit}"
        );
    }
}
