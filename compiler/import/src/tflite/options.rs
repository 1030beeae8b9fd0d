//! The options of a custom operator, by name.

use std::collections::BTreeMap;

use super::container::malformed_at;
use super::flexbuffers;
use super::op::ForeignOp;
use crate::error::ImportError;

/// Largest option of bytes: an operator has few numbers.
const BYTES: usize = 1 << 16;

/// The options of an operator.
pub(super) struct CustomOptions {
    numbers: BTreeMap<String, i64>,
    /// Where the operator is in the file.
    at: usize,
}

impl ForeignOp<'_, '_> {
    /// The options of a custom operator, which have to be there.
    pub(super) fn custom_options(&self) -> Result<CustomOptions, ImportError> {
        let bytes = self.table.custom_options().map(|bytes| bytes.bytes());
        let numbers = match bytes {
            Some(bytes) if bytes.len() <= BYTES => flexbuffers::read(bytes),
            Some(_) => Err("its options are larger than 64 KiB"),
            None => Err("its options are missing"),
        };
        let at = self.table._tab.loc();
        let numbers = numbers.map_err(|what| self.malformed(what.to_owned()))?;
        let numbers = numbers.into_iter();
        let numbers = numbers.filter_map(|(name, number)| Some((name, number.whole()?)));
        let numbers = numbers.collect();
        Ok(CustomOptions { numbers, at })
    }
}

impl CustomOptions {
    fn number(&self, name: &str) -> Result<i64, ImportError> {
        let number = self.numbers.get(name).copied();
        number.ok_or_else(|| self.malformed(format!("option {name:?} is missing")))
    }

    fn malformed(&self, what: String) -> ImportError {
        malformed_at(self.at, what)
    }

    /// A number below a limit.
    fn below(&self, name: &str, least: i64, limit: i64) -> Result<usize, ImportError> {
        let number = self.number(name)?;
        let sound = (least..limit).contains(&number);
        let number = usize::try_from(number).ok().filter(|_| sound);
        number.ok_or_else(|| {
            let most = limit - 1;
            let found = self.numbers.get(name).copied().unwrap_or_default();
            self.malformed(format!(
                "option {name:?} is {found}, expected {least} to {most}"
            ))
        })
    }

    /// How many there are of something: at least one.
    pub(super) fn count(&self, name: &str) -> Result<usize, ImportError> {
        self.below(name, 1, 1 << 31)
    }

    /// How many there are of something, which may be none.
    pub(super) fn any_count(&self, name: &str) -> Result<usize, ImportError> {
        self.below(name, 0, 1 << 31)
    }

    /// Bits of a shift of a number of so many bits.
    pub(super) fn bits(&self, name: &str, bits: i64) -> Result<usize, ImportError> {
        self.below(name, 0, bits)
    }

    /// A number of 32 bits, which is read without its sign.
    pub(super) fn word(&self, name: &str) -> Result<usize, ImportError> {
        let number = self.number(name)?;
        if i32::try_from(number).is_err() && u32::try_from(number).is_err() {
            let what = format!("option {name:?} is {number}, expected a number of 32 bits");
            return Err(self.malformed(what));
        }
        Ok(number as u32 as usize)
    }

    /// A truth value.
    pub(super) fn flag(&self, name: &str) -> Result<bool, ImportError> {
        Ok(self.number(name)? != 0)
    }
}
