//! What samples are: numbers of classes, values, or nothing.

use std::collections::{BTreeMap, BTreeSet};

use peapod_diagnostic::{Result, code};

use crate::problem::{Problems, listed, of_file, of_part};
use crate::source::{Origin, RawLabels};

/// Labels of samples, one after another.
#[derive(Clone, Debug, PartialEq)]
pub enum Labels {
    /// None.
    Unlabelled,
    /// The number of each sample's class.
    Classes(Vec<i32>),
    /// Values to be predicted: so many a sample.
    Values(Vec<f32>, usize),
}

impl Labels {
    /// Values of each sample; 1 for classes, 0 without labels.
    pub fn width(&self) -> usize {
        match self {
            Self::Unlabelled => 0,
            Self::Classes(_) => 1,
            Self::Values(_, width) => *width,
        }
    }

    /// None of the same kind yet.
    pub(crate) fn empty(&self) -> Self {
        match self {
            Self::Unlabelled => Self::Unlabelled,
            Self::Classes(_) => Self::Classes(vec![]),
            Self::Values(_, width) => Self::Values(vec![], *width),
        }
    }

    /// Appends that of a sample, or zeros where there is none.
    pub(crate) fn extend(&mut self, from: &Self, index: Option<usize>) {
        match (self, from) {
            (Self::Classes(to), Self::Classes(from)) => to.push(index.map_or(0, |it| from[it])),
            (Self::Values(to, width), Self::Values(from, _)) => match index {
                Some(index) => to.extend(&from[index * *width..][..*width]),
                None => to.extend((0..*width).map(|_| 0.0)),
            },
            (Self::Unlabelled, _) | (Self::Classes(_) | Self::Values(..), _) => {}
        }
    }
}

/// Labels and the names of classes, which are `wanted` or, if these are none, those that occur.
pub(crate) fn resolve(
    raw: RawLabels,
    wanted: &[String],
    origin: &Origin,
) -> Result<(Labels, Vec<String>)> {
    let distinct: BTreeSet<&String> = wanted.iter().collect();
    if distinct.len() < wanted.len() {
        let message = "`classes` has the same name twice";
        return Err(code::DATA_LABEL
            .error(message, "give each class one name")
            .into());
    }
    let (labels, names) = match raw {
        RawLabels::Unlabelled => return Ok((Labels::Unlabelled, vec![])),
        RawLabels::Values(values, width) => {
            return Ok((finite(values, width, origin)?, vec![]));
        }
        RawLabels::Numbers(numbers) => of_numbers(&numbers, wanted, origin)?,
        RawLabels::Names(names) => of_names(&names, wanted, origin)?,
    };
    every_class_occurs(&labels, &names, origin)?;
    Ok((Labels::Classes(labels), names))
}

fn finite(values: Vec<f32>, width: usize, origin: &Origin) -> Result<Labels> {
    let mut problems = Problems::default();
    for (index, row) in values.chunks_exact(width).enumerate() {
        if let Some(value) = row.iter().find(|value| !value.is_finite()) {
            let message = format!("expected a finite label, found {value}");
            let help = "remove the sample, or correct its label";
            problems.push(of_sample(origin, index, message, help, code::DATA_VALUE));
        }
    }
    problems.finish()?;
    Ok(Labels::Values(values, width))
}

fn of_sample(
    origin: &Origin,
    index: usize,
    message: String,
    help: &str,
    code: peapod_diagnostic::Code,
) -> peapod_diagnostic::Diagnostic {
    match origin.place(index) {
        (file, Some(part)) => of_part(code, file, part, message, help),
        (file, None) => of_file(code, file, message, help),
    }
}

fn of_numbers(
    numbers: &[i64],
    wanted: &[String],
    origin: &Origin,
) -> Result<(Vec<i32>, Vec<String>)> {
    // A wrong label must not make as many classes as it says.
    let most = match wanted.is_empty() {
        true => numbers.len(),
        false => wanted.len(),
    };
    let mut problems = Problems::default();
    let mut labels = vec![];
    for (index, number) in numbers.iter().enumerate() {
        match i32::try_from(*number) {
            Ok(label) if (label as i64) < most as i64 && label >= 0 => labels.push(label),
            Ok(_) | Err(_) => {
                let found = format!("found {number}");
                let message = format!("expected a label from 0 to {}, {found}", most - 1);
                let help = "correct the label, or name all classes with `classes`";
                problems.push(of_sample(origin, index, message, help, code::DATA_LABEL));
            }
        }
    }
    problems.finish()?;
    let count = labels.iter().max().map_or(0, |it| *it as usize + 1);
    let names = match wanted.is_empty() {
        true => (0..count).map(|number| number.to_string()).collect(),
        false => wanted.to_vec(),
    };
    Ok((labels, names))
}

fn of_names(
    given: &[String],
    wanted: &[String],
    origin: &Origin,
) -> Result<(Vec<i32>, Vec<String>)> {
    let names: Vec<String> = match wanted.is_empty() {
        true => by_number_or_name(given.iter().collect()),
        false => wanted.to_vec(),
    };
    let numbers: BTreeMap<&String, i32> = names.iter().zip(0..).collect();
    let mut problems = Problems::default();
    let mut labels = vec![];
    for (index, name) in given.iter().enumerate() {
        match numbers.get(name) {
            Some(number) => labels.push(*number),
            None => {
                let message = format!("unknown class `{name}`");
                let known = listed(names.iter().map(String::as_str));
                let help = format!("name it in `classes`, which has {known}");
                problems.push(of_sample(origin, index, message, &help, code::DATA_LABEL));
            }
        }
    }
    problems.finish()?;
    Ok((labels, names))
}

/// Names that are all numbers by their size, others by alphabet.
fn by_number_or_name(names: BTreeSet<&String>) -> Vec<String> {
    let number = |name: &&String| name.parse::<i64>().ok();
    let mut sorted: Vec<&String> = names.into_iter().collect();
    if sorted.iter().all(|name| number(name).is_some()) {
        sorted.sort_by_key(number);
    }
    sorted.into_iter().cloned().collect()
}

fn every_class_occurs(labels: &[i32], names: &[String], origin: &Origin) -> Result {
    // bounded: at most as many as samples, or as an experiment names
    let mut counts = vec![0_usize; names.len()];
    for label in labels {
        counts[*label as usize] += 1;
    }
    let used = counts.iter().filter(|count| **count > 0).count();
    if used < 2 {
        let only = counts.iter().position(|count| *count > 0);
        let only = only.map_or("", |at| &names[at]);
        let message = format!("expected two classes or more, found only `{only}`");
        let help = "check the labels; for a model without classes set `target = \"unlabelled\"`";
        return Err(of_file(code::DATA_LABEL, origin.whole(), message, help).into());
    }
    let empty = names.iter().zip(&counts).filter(|(_, count)| **count == 0);
    let empty: Vec<&str> = empty.map(|(name, _)| &name[..]).collect();
    if !empty.is_empty() {
        let message = format!("no sample is of class {}", listed(empty));
        let help = "number classes from 0 without gaps, or leave empty ones out of `classes`";
        return Err(of_file(code::DATA_LABEL, origin.whole(), message, help).into());
    }
    Ok(())
}
