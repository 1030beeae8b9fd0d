//! Options of custom operators: a map in FlexBuffers, <https://flatbuffers.dev/flexbuffers>.
//!
//! The last byte of a buffer is the width of its root in bytes, the one before the root's type; the
//! root ends where these begin. What does not fit a place is referred to by how far before it that
//! is. A type has the logarithm of the width of what is referred to in its lower two bits. A map
//! is the values after their number, and before that the width of the keys, and where the keys are;
//! after the values comes a byte with the type of each.

use std::collections::BTreeMap;

/// Most entries of a map.
const ENTRIES: usize = 256;

/// Longest key.
const KEY: usize = 256;

/// From a type of numbers to that of what refers to one.
const INDIRECT: u8 = 5;

const INT: u8 = 1;
const UINT: u8 = 2;
const FLOAT: u8 = 3;
const MAP: u8 = 9;
const VECTOR: u8 = 10;
const VECTOR_INT: u8 = 11;
const VECTOR_UINT: u8 = 12;
const BOOL: u8 = 26;

/// A number of a map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    /// A whole number, or a truth value as 0 or 1.
    Whole(i64),
    /// A real.
    Real(f64),
}

impl Number {
    /// As a whole number, if it is one.
    pub(super) fn whole(self) -> Option<i64> {
        match self {
            Self::Whole(number) => Some(number),
            Self::Real(_) => None,
        }
    }

    /// As a real.
    pub(super) fn real(self) -> f64 {
        match self {
            Self::Whole(number) => number as f64,
            Self::Real(number) => number,
        }
    }
}

/// The numbers of a map, by name; entries of other types are left out.
///
/// # Errors
///
/// What is wrong with the bytes.
pub(super) fn read(bytes: &[u8]) -> Result<BTreeMap<String, Number>, &'static str> {
    let root = Root(bytes);
    root.read()
        .ok_or("expected a map of options in FlexBuffers")
}

/// The whole numbers of a list in a map; `None` where there is no such list.
pub(super) fn list(bytes: &[u8], name: &str) -> Option<Vec<i64>> {
    let root = Root(bytes);
    let entries = root.entries()?;
    let (_, place, width, ty) = entries.into_iter().find(|(key, ..)| key == name)?;
    root.list(place, width, ty)
}

/// Writes a map of whole numbers, which may come in any order; all numbers have four bytes.
pub(super) fn write(numbers: &[(&str, i64)]) -> Vec<u8> {
    // Readers look names up by bisection, or by their place in the order of names.
    let numbers: BTreeMap<&str, i64> = numbers.iter().copied().collect();
    let mut bytes = Vec::new();
    let names: Vec<usize> = numbers
        .keys()
        .map(|name| {
            let at = bytes.len();
            bytes.extend(name.bytes().chain([0]));
            at
        })
        .collect();
    // bounded: at most three more than there are
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    let word = |bytes: &mut Vec<u8>, number: u32| bytes.extend(number.to_le_bytes());
    word(&mut bytes, names.len() as u32);
    let list = bytes.len();
    for name in names {
        let distance = bytes.len() - name;
        word(&mut bytes, distance as u32);
    }
    let distance = bytes.len() - list;
    word(&mut bytes, distance as u32);
    word(&mut bytes, 4);
    word(&mut bytes, numbers.len() as u32);
    let values = bytes.len();
    for number in numbers.values() {
        word(&mut bytes, *number as u32);
    }
    bytes.extend(numbers.keys().map(|_| INT << 2 | 2));
    let distance = bytes.len() - values;
    bytes.extend((distance as u16).to_le_bytes());
    bytes.extend([MAP << 2 | 2, 2]);
    bytes
}

struct Root<'a>(&'a [u8]);

impl Root<'_> {
    fn read(&self) -> Option<BTreeMap<String, Number>> {
        let entries = self.entries()?.into_iter();
        let numbers = entries.filter_map(|(key, place, width, ty)| {
            self.number(place, width, ty).map(|number| (key, number))
        });
        Some(numbers.collect())
    }

    /// Of each entry of the map its key, where its value is, how wide that is, and its type.
    fn entries(&self) -> Option<Vec<(String, usize, usize, u8)>> {
        let (&width, rest) = self.0.split_last()?;
        let (&ty, rest) = rest.split_last()?;
        let place = rest.len().checked_sub(width.into())?;
        if ty >> 2 != MAP {
            return None;
        }
        self.map(self.referred(place, width.into())?, 1 << (ty & 3))
    }

    fn map(&self, values: usize, width: usize) -> Option<Vec<(String, usize, usize, u8)>> {
        let before = |fields: usize| values.checked_sub(fields * width);
        let count = usize::try_from(self.unsigned(before(1)?, width)?).ok()?;
        let key_width = usize::try_from(self.unsigned(before(2)?, width)?).ok()?;
        let keys = self.referred(before(3)?, width)?;
        if count > ENTRIES || !matches!(key_width, 1 | 2 | 4 | 8) {
            return None;
        }
        let types = values.checked_add(count * width)?;
        let mut entries = Vec::new();
        for index in 0..count {
            let key = self.key(self.referred(keys + index * key_width, key_width)?)?;
            let ty = *self.0.get(types.checked_add(index)?)?;
            entries.push((key, values + index * width, width, ty));
        }
        Some(entries)
    }

    /// The elements of a list of whole numbers, each with its type or all of one.
    fn list(&self, place: usize, width: usize, ty: u8) -> Option<Vec<i64>> {
        let (values, kind) = (self.referred(place, width)?, ty >> 2);
        let width = 1 << (ty & 3);
        let count = usize::try_from(self.unsigned(values.checked_sub(width)?, width)?).ok()?;
        if count > ENTRIES {
            return None;
        }
        let types = values.checked_add(count * width)?;
        let element = |index: usize| {
            let ty = match kind {
                VECTOR => *self.0.get(types.checked_add(index)?)?,
                VECTOR_INT => INT << 2,
                VECTOR_UINT => UINT << 2,
                _ => return None,
            };
            self.number(values + index * width, width, ty)?.whole()
        };
        (0..count).map(element).collect()
    }

    fn number(&self, place: usize, width: usize, ty: u8) -> Option<Number> {
        let kind = ty >> 2;
        let indirect = [INT, UINT, FLOAT].contains(&kind.wrapping_sub(INDIRECT));
        let (kind, place, width) = match indirect {
            true => (kind - INDIRECT, self.referred(place, width)?, 1 << (ty & 3)),
            false => (kind, place, width),
        };
        let bits = self.unsigned(place, width)?;
        let unused = 64 - 8 * width as u32;
        match kind {
            INT => Some(Number::Whole((bits << unused).cast_signed() >> unused)),
            UINT | BOOL => i64::try_from(bits).ok().map(Number::Whole),
            FLOAT if width == 4 => Some(Number::Real(f32::from_bits(bits as u32).into())),
            FLOAT if width == 8 => Some(Number::Real(f64::from_bits(bits))),
            _ => None,
        }
    }

    /// Text up to a zero.
    fn key(&self, place: usize) -> Option<String> {
        let text = self.0.get(place..)?;
        let end = text.iter().take(KEY).position(|byte| *byte == 0)?;
        String::from_utf8(text[..end].to_vec()).ok()
    }

    /// What a place refers to.
    fn referred(&self, place: usize, width: usize) -> Option<usize> {
        place.checked_sub(usize::try_from(self.unsigned(place, width)?).ok()?)
    }

    fn unsigned(&self, place: usize, width: usize) -> Option<u64> {
        let bytes = self.0.get(place..)?.get(..width)?;
        let mut word = [0; 8];
        word.get_mut(..width)?.copy_from_slice(bytes);
        matches!(width, 1 | 2 | 4 | 8).then(|| u64::from_le_bytes(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `{"a": -3, "bc": 0.5, "d": true, "e": "no"}`, as the reference implementation writes it.
    const MAP: &[u8] = &[
        0x61, 0x00, 0x62, 0x63, 0x00, 0x64, 0x00, 0x65, 0x00, 0x02, 0x6e, 0x6f, 0x00, 0x04, 0x0e,
        0x0d, 0x0b, 0x0a, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x04, 0x00,
        0x00, 0x00, 0xfd, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x3f, 0x01, 0x00, 0x00, 0x00, 0x22,
        0x00, 0x00, 0x00, 0x06, 0x0e, 0x6a, 0x14, 0x14, 0x26, 0x01,
    ];

    #[test]
    fn numbers_are_read_by_name() {
        let map = read(MAP).expect("it is a map");
        let expected = [
            ("a", Number::Whole(-3)),
            ("bc", Number::Real(0.5)),
            ("d", Number::Whole(1)),
        ];
        let found: Vec<_> = map.iter().map(|(name, it)| (name.as_str(), *it)).collect();
        assert_eq!(found, expected);
    }

    /// `{"a": [3, -1, 200], "b": 5, "c": [7, 8]}`, the first list of one type, as the reference
    /// implementation writes it.
    const LISTS: &[u8] = &[
        0x61, 0x00, 0x03, 0x00, 0x03, 0x00, 0xff, 0xff, 0xc8, 0x00, 0x62, 0x00, 0x63, 0x00, 0x02,
        0x07, 0x08, 0x04, 0x04, 0x03, 0x14, 0x0b, 0x0a, 0x03, 0x01, 0x03, 0x16, 0x05, 0x0d, 0x2d,
        0x04, 0x28, 0x06, 0x24, 0x01,
    ];

    #[test]
    fn lists_are_read_by_name() {
        assert_eq!(list(LISTS, "a"), Some(vec![3, -1, 200]));
        assert_eq!(list(LISTS, "c"), Some(vec![7, 8]));
        assert_eq!(list(LISTS, "b"), None);
        assert_eq!(list(LISTS, "d"), None);
        for bit in 0..8 * LISTS.len() {
            let mut bytes = LISTS.to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let _ = list(&bytes, "a");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let numbers = [("shift", -3), ("T", 7), ("end_index", i64::from(i32::MAX))];
        let map = read(&write(&numbers)).expect("it is sound");
        let expected = numbers.map(|(name, number)| (name.to_owned(), Number::Whole(number)));
        assert_eq!(map, BTreeMap::from(expected));
        assert_eq!(read(&write(&[])), Ok(BTreeMap::new()));
    }

    #[test]
    fn damage_does_not_panic() {
        for end in 0..MAP.len() {
            let _ = read(&MAP[..end]);
        }
        for bit in 0..8 * MAP.len() {
            let mut bytes = MAP.to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let _ = read(&bytes);
        }
        assert!(read(&[]).is_err());
        assert!(read(&[7, 4, 1]).is_err());
    }
}
