//! What ends every pea and pod: the lengths of its parts, and a checksum.
//!
//! | bytes | |
//! |---|---|
//! | payload | the flatbuffer, from the file's first byte on: any flatbuffers tool opens the file |
//! | signature | none, or the 64 bytes of an Ed25519 signature of the payload |
//! | 4 | length of the payload |
//! | 4 | length of the signature: 0 or 64 |
//! | 4 | CRC-32C of everything before |
//! | 4 | [`MAGIC`] |
//!
//! Numbers are little-endian. Whatever bit of a file changes, [`verify`] refuses it.

use core::fmt;

/// The last bytes of a file.
pub const MAGIC: [u8; 4] = *b"PEAF";

/// Length of a footer in bytes.
pub const LEN: usize = 16;

/// Length of a signature in bytes.
pub const SIGNATURE_LEN: usize = 64;

/// The parts of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts<'f> {
    /// The flatbuffer.
    pub payload: &'f [u8],
    /// An Ed25519 signature of the payload.
    pub signature: Option<&'f [u8; SIGNATURE_LEN]>,
    /// The checksum in the footer.
    pub checksum: u32,
}

/// Why a file does not end in a sound footer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FooterError {
    /// The file does not end in [`MAGIC`], or its signature is neither 0 nor 64 bytes long.
    Missing,
    /// The file is not as long as its parts.
    Length {
        /// Its length in bytes.
        found: u32,
        /// The length of its parts.
        expected: u32,
    },
    /// The file is damaged.
    Checksum {
        /// The checksum of its bytes.
        found: u32,
        /// The checksum in the footer.
        expected: u32,
    },
}

impl fmt::Display for FooterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Missing => write!(
                f,
                "expected a footer with a checksum at the end, found none: the file is cut short, \
                 or of version 1"
            ),
            Self::Length { found, expected } => {
                write!(f, "expected {expected} bytes, found {found}")
            }
            Self::Checksum { found, expected } => {
                write!(f, "expected checksum {expected:08x}, found {found:08x}")
            }
        }
    }
}

impl core::error::Error for FooterError {}

/// The parts of a file, by the lengths in its footer.
///
/// # Errors
///
/// The footer is missing, or the file has another length than its parts.
pub fn split(file: &[u8]) -> Result<Parts<'_>, FooterError> {
    let (content, footer) = file.split_last_chunk().ok_or(FooterError::Missing)?;
    let footer: [[u8; 4]; 4] = bytemuck::must_cast::<[u8; LEN], _>(*footer);
    let [payload, signature, checksum, magic] = footer;
    if magic != MAGIC {
        return Err(FooterError::Missing);
    }
    let [payload, signature, checksum] = [payload, signature, checksum].map(u32::from_le_bytes);
    let expected = payload.saturating_add(signature).saturating_add(LEN as u32);
    if file.len() != expected as usize {
        let found = file.len() as u32;
        return Err(FooterError::Length { found, expected });
    }
    let parts = content.split_at_checked(payload as usize);
    let (payload, signature) = parts.ok_or(FooterError::Missing)?;
    let signature = match signature {
        [] => None,
        _ => Some(signature.try_into().map_err(|_| FooterError::Missing)?),
    };
    Ok(Parts {
        payload,
        signature,
        checksum,
    })
}

/// The parts of a file whose checksum is right.
///
/// # Errors
///
/// As those of [`split`], or the file is damaged.
pub fn verify(file: &[u8]) -> Result<Parts<'_>, FooterError> {
    let parts = split(file)?;
    let (covered, _) = file.split_last_chunk::<8>().ok_or(FooterError::Missing)?;
    let found = checksum(covered);
    if found != parts.checksum {
        return Err(FooterError::Checksum {
            found,
            expected: parts.checksum,
        });
    }
    Ok(parts)
}

/// The file of a payload.
///
/// # Panics
///
/// The payload has 4 GiB or more, which no flatbuffer has.
#[cfg(feature = "generated")]
pub fn write(payload: &[u8], signature: Option<&[u8; SIGNATURE_LEN]>) -> alloc::vec::Vec<u8> {
    let signature = signature.map_or(&[][..], |it| it);
    let len = u32::try_from(payload.len()).expect("a flatbuffer is shorter than 4 GiB");
    let mut file = alloc::vec::Vec::with_capacity(payload.len() + signature.len() + LEN);
    file.extend_from_slice(payload);
    file.extend_from_slice(signature);
    file.extend_from_slice(&len.to_le_bytes());
    file.extend_from_slice(&(signature.len() as u32).to_le_bytes());
    file.extend_from_slice(&checksum(&file).to_le_bytes());
    file.extend_from_slice(&MAGIC);
    file
}

/// In instructions of the host, where it has them.
#[cfg(feature = "generated")]
fn checksum(bytes: &[u8]) -> u32 {
    ::crc32c::crc32c(bytes)
}

#[cfg(not(feature = "generated"))]
fn checksum(bytes: &[u8]) -> u32 {
    crate::crc32c(bytes)
}
