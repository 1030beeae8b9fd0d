//! The hash of bytes in a checkpoint: CRC-32C, which processors compute as fast as they read.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A CRC-32C; eight hexadecimal digits as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Crc(u32);

impl Crc {
    /// That of some bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(crc32c::crc32c(bytes))
    }

    /// That of the bytes so far and of more.
    #[must_use]
    pub fn and(self, more: &[u8]) -> Self {
        Self(crc32c::crc32c_append(self.0, more))
    }
}

impl fmt::Display for Crc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for Crc {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = u32::from_str_radix(text, 16).map(Self).ok();
        let exact = number.filter(|it| it.to_string() == text);
        exact.ok_or_else(|| format!("expected eight hexadecimal digits, found `{text}`"))
    }
}

impl TryFrom<String> for Crc {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Crc> for String {
    fn from(crc: Crc) -> Self {
        crc.to_string()
    }
}
