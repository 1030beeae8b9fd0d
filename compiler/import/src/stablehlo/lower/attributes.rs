//! Attributes of ops as plain Rust values.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is refused in one way"
)]

use peapod_ir::ops::tensor::Precision;

use super::error::{Lowered, malformed};
use crate::stablehlo::{Attribute, DenseTensor, DialectAttribute, ElementType, Operation};

/// Longest list of numbers that an attribute is read as.
const LONGEST_LIST: u64 = 1 << 20;

/// The whole numbers of an attribute that lists some, whichever way it is written.
pub(in crate::stablehlo) fn integers(attribute: &Attribute) -> Option<Vec<i64>> {
    match attribute {
        Attribute::IntegerArray { values, .. } => Some(values.clone()),
        Attribute::Array(items) => items.iter().map(integer).collect(),
        Attribute::Dense(dense) => dense_integers(dense),
        Attribute::FloatArray { values, .. } if values.is_empty() => Some(vec![]),
        _ => None,
    }
}

fn integer(attribute: &Attribute) -> Option<i64> {
    match attribute {
        Attribute::Integer { value, .. } => i64::try_from(*value).ok(),
        Attribute::Bool(value) => Some(i64::from(*value)),
        _ => None,
    }
}

fn dense_integers(dense: &DenseTensor) -> Option<Vec<i64>> {
    let ElementType::Integer { width, .. } = dense.ty.element else {
        return None;
    };
    let count = dense
        .ty
        .element_count()
        .filter(|count| *count <= LONGEST_LIST)? as usize;
    let size = dense.ty.element.storage_len_bytes()?;
    let read = |element: &[u8]| {
        let mut bytes = [0; 8];
        bytes[..size].copy_from_slice(element);
        let value = i64::from_le_bytes(bytes);
        // Truth values are 0 and 1; others have a sign where their width says.
        let unused = if width == 1 { 0 } else { 64 - width };
        (value << unused) >> unused
    };
    let values: Vec<i64> = dense.data.chunks_exact(size).map(read).collect();
    match (values.len(), count) {
        (_, 0) => Some(vec![]),
        // bounded: LONGEST_LIST
        (1, _) => Some(vec![values[0]; count]),
        (found, _) => (found == count).then_some(values),
    }
}

/// Whole numbers that are no negative ones.
fn naturals(name: &str, values: Vec<i64>) -> Lowered<Vec<usize>> {
    let all = values.iter().map(|value| usize::try_from(*value).ok());
    match all.collect() {
        Some(values) => Ok(values),
        None => malformed(format!(
            "expected `{name}` to be non-negative, found {values:?}"
        )),
    }
}

/// Reads the attributes of an op.
#[derive(Clone, Copy)]
pub(super) struct Reader<'m>(pub(super) &'m Operation);

impl<'m> Reader<'m> {
    fn get(self, name: &str) -> Lowered<&'m Attribute> {
        match self.0.attribute(name) {
            Some(attribute) => Ok(attribute),
            None => malformed(format!("missing attribute `{name}`")),
        }
    }

    /// A list of whole numbers.
    pub(super) fn i64s(self, name: &str) -> Lowered<Vec<i64>> {
        let attribute = self.get(name)?;
        match integers(attribute) {
            Some(values) => Ok(values),
            None => malformed(format!("expected `{name}` to be a list of integers")),
        }
    }

    /// A list of whole numbers, of which none is negative.
    pub(super) fn usizes(self, name: &str) -> Lowered<Vec<usize>> {
        naturals(name, self.i64s(name)?)
    }

    /// A list of whole numbers, or `count` times `understood` if there is none.
    pub(super) fn usizes_or(
        self,
        name: &str,
        understood: usize,
        count: usize,
    ) -> Lowered<Vec<usize>> {
        match self.0.attribute(name) {
            Some(_) => self.usizes(name),
            // bounded: callers give a rank
            None => Ok(vec![understood; count]),
        }
    }

    /// Truth values, or `count` times `false` if there are none.
    pub(super) fn truths(self, name: &str, count: usize) -> Lowered<Vec<bool>> {
        let values = self.usizes_or(name, 0, count)?;
        Ok(values.into_iter().map(|value| value != 0).collect())
    }

    /// Pairs of whole numbers, or `count` times zeros if there are none.
    pub(super) fn pairs(self, name: &str, count: usize) -> Lowered<Vec<[i64; 2]>> {
        if self.0.attribute(name).is_none() {
            // bounded: callers give a rank
            return Ok(vec![[0, 0]; count]);
        }
        let values = self.i64s(name)?;
        if values.len() % 2 != 0 {
            return malformed(format!("expected `{name}` to be a list of pairs"));
        }
        Ok(values
            .chunks_exact(2)
            .map(|pair| [pair[0], pair[1]])
            .collect())
    }

    /// A whole number that is not negative.
    pub(super) fn usize(self, name: &str) -> Lowered<usize> {
        let value = integer(self.get(name)?).and_then(|value| usize::try_from(value).ok());
        match value {
            Some(value) => Ok(value),
            None => malformed(format!("expected `{name}` to be a non-negative integer")),
        }
    }

    /// A whole number of the configuration of a custom call.
    pub(super) fn config_usize(self, name: &str) -> Lowered<usize> {
        let value = match self.get("mhlo.backend_config")? {
            Attribute::Dictionary(config) => config.get(name).and_then(integer),
            _ => None,
        };
        match value.and_then(|value| usize::try_from(value).ok()) {
            Some(value) => Ok(value),
            None => malformed(format!("missing `{name}` in mhlo.backend_config")),
        }
    }

    /// Whether an attribute says that something is so; absent, it is not.
    pub(super) fn truth(self, name: &str) -> bool {
        self.0.attribute(name) == Some(&Attribute::Bool(true))
    }

    /// A whole number that is not negative, or what is understood.
    pub(super) fn usize_or(self, name: &str, understood: usize) -> Lowered<usize> {
        match self.0.attribute(name) {
            Some(_) => self.usize(name),
            None => Ok(understood),
        }
    }

    /// A number.
    pub(super) fn float(self, name: &str) -> Lowered<f64> {
        match self.get(name)? {
            Attribute::Float { value, .. } => Ok(value.get()),
            _ => malformed(format!("expected `{name}` to be a float")),
        }
    }

    /// A word: an enumeration's value, a string or a symbol.
    pub(super) fn word(self, name: &str) -> Lowered<&'m str> {
        match self.get(name)? {
            Attribute::Enum { value, .. } => Ok(value),
            Attribute::String(value) | Attribute::Keyword(value) => Ok(value),
            Attribute::Symbol(path) if path.len() == 1 => Ok(&path[0]),
            _ => malformed(format!(
                "expected `{name}` to be an enumeration value, string or symbol"
            )),
        }
    }

    /// The `precision_config` of two operands.
    pub(super) fn precisions(self) -> Lowered<[Precision; 2]> {
        let name = "precision_config";
        let Some(attribute) = self.0.attribute(name) else {
            return Ok([Precision::Default; 2]);
        };
        let precision = |item: &Attribute| match item {
            Attribute::Enum { value, .. } => {
                let word = value.to_ascii_lowercase();
                let known = |precision: &Precision| precision.name() == word;
                Precision::ALL.iter().copied().find(known)
            }
            _ => None,
        };
        let found: Option<Vec<Precision>> = match attribute {
            Attribute::Array(items) => items.iter().map(precision).collect(),
            _ => None,
        };
        match found.as_deref() {
            Some([]) => Ok([Precision::Default; 2]),
            Some([left, right]) => Ok([*left, *right]),
            _ => malformed(format!(
                "expected `{name}` to be two of DEFAULT, HIGH and HIGHEST"
            )),
        }
    }

    /// A structure of a dialect.
    pub(super) fn structure(self, name: &str) -> Lowered<Fields<'m>> {
        match self.get(name)? {
            Attribute::Dialect(fields) => Ok(Fields(fields)),
            _ => malformed(format!("expected `{name}` to be a structured attribute")),
        }
    }
}

/// Reads the fields of a dialect's structure.
#[derive(Clone, Copy)]
pub(super) struct Fields<'m>(&'m DialectAttribute);

impl Fields<'_> {
    /// A list of dimensions; an absent one is empty.
    pub(super) fn dims(self, name: &str) -> Lowered<Vec<usize>> {
        let Some(attribute) = self.0.get(name) else {
            return Ok(vec![]);
        };
        match integers(attribute) {
            Some(values) => naturals(name, values),
            None => malformed(format!("expected `{name}` to be a list of dimensions")),
        }
    }

    /// A dimension; an absent one is 0, which is how it is printed.
    pub(super) fn dim(self, name: &str) -> Lowered<usize> {
        let Some(attribute) = self.0.get(name) else {
            return Ok(0);
        };
        match integer(attribute).and_then(|value| usize::try_from(value).ok()) {
            Some(value) => Ok(value),
            None => malformed(format!("expected `{name}` to be a dimension")),
        }
    }
}
