//! Ed25519 signatures of peas and pods.

use core::fmt;

use ed25519_compact::{PublicKey, Signature};

use crate::footer::{self, FooterError};

/// Why a file is not what the holder of a key has signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SignatureError {
    /// The file is damaged, or has no footer.
    Footer(FooterError),
    /// The file is not signed.
    Unsigned,
    /// The signature is of other bytes, or by another key.
    Mismatch,
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Footer(error) => error.fmt(f),
            Self::Unsigned => f.write_str("expected a signature, found none"),
            Self::Mismatch => {
                f.write_str("expected a signature by this key, found one of other bytes or keys")
            }
        }
    }
}

impl core::error::Error for SignatureError {}

impl From<FooterError> for SignatureError {
    fn from(error: FooterError) -> Self {
        Self::Footer(error)
    }
}

/// Checks that the holder of a key has signed a file: a pea or pod as `peapod sign` writes it.
/// `key` are the 32 bytes of an Ed25519 public key, which end its DER form.
///
/// The checksum is left to the loader: what is signed cannot have changed.
///
/// # Errors
///
/// The file is not signed, or not with this key.
pub fn verify(file: &[u8], key: &[u8; 32]) -> Result<(), SignatureError> {
    let parts = footer::split(file)?;
    let signature = parts.signature.ok_or(SignatureError::Unsigned)?;
    PublicKey::new(*key)
        .verify(parts.payload, &Signature::new(*signature))
        .map_err(|_| SignatureError::Mismatch)
}
