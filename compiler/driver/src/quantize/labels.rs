//! Labels of samples.

use std::path::Path;

use peapod_diagnostic::{Result, ResultExt, bail, cannot_read, code, ensure, read_file};
use peapod_npy::{Array, Element};

use crate::memory;

/// The class of each sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels(Vec<usize>);

impl Labels {
    /// Reads an array of integers, one for each of so many samples.
    ///
    /// # Errors
    ///
    /// It is no such array.
    pub fn read(path: &Path, count: usize) -> Result<Self> {
        let bytes = read_file(path, memory::limit()).map_err(cannot_read(path))?;
        let labels = Self::decoded(&bytes).in_file(path.display())?;
        let found = labels.0.len();
        ensure!(found == count, {
            let message = format!("expected {count} labels, one for each sample, found {found}");
            let help = "give labels in the order of the samples";
            code::LABELS
                .error(message, help)
                .in_file(path.display().to_string())
        });
        Ok(labels)
    }

    fn decoded(bytes: &[u8]) -> Result<Self> {
        let array = Array::read(bytes)?;
        let kinds = [
            (Element::I64, 8),
            (Element::I32, 4),
            (Element::U32, 4),
            (Element::I16, 2),
            (Element::I8, 1),
            (Element::U8, 1),
        ];
        let found = kinds
            .into_iter()
            .find_map(|(element, size)| Some((array.elements(element).ok()?, element, size)));
        let Some((elements, element, size)) = found else {
            bail!(code::LABELS.error(
                format!("expected integers, found elements {}", array.header.descr),
                "save labels as an array of int32",
            ));
        };
        let signed = !matches!(element, Element::U8 | Element::U32);
        let labels = elements.chunks_exact(size).map(|bytes| {
            let negative = signed && bytes.last().is_some_and(|it| *it >= 128);
            let fill = if negative { 0xff } else { 0 };
            let mut wide = [fill; 8];
            wide[..size].copy_from_slice(bytes);
            usize::try_from(i64::from_le_bytes(wide)).map_err(|_| i64::from_le_bytes(wide))
        });
        match labels.collect::<Result<Vec<_>, i64>>() {
            Ok(labels) => Ok(Self(labels)),
            Err(negative) => bail!(code::LABELS.error(
                format!("expected labels from 0 on, found {negative}"),
                "number classes from 0 on",
            )),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The part of predictions that are right, of 1.
    pub fn accuracy(&self, predictions: &[usize]) -> f64 {
        let pairs = self.0.iter().zip(predictions);
        pairs.filter(|(label, found)| label == found).count() as f64 / self.0.len().max(1) as f64
    }
}
