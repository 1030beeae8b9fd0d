//! Which samples are for training, for validation and for the test.

use std::collections::BTreeSet;
use std::path::Path;

use peapod_diagnostic::{Result, code};

use crate::labels::Labels;
use crate::params::{Fraction, Groups, SplitParams};
use crate::problem::{listed, of_file};
use crate::random::Permutation;

/// Indices of samples of each part, rising.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Parts {
    pub(crate) train: Vec<usize>,
    pub(crate) validation: Vec<usize>,
    pub(crate) test: Vec<usize>,
}

/// What is known of samples that are divided.
pub(crate) struct Known<'a> {
    pub(crate) labels: &'a Labels,
    pub(crate) groups: Option<&'a [String]>,
    pub(crate) anomalies: Option<&'a [bool]>,
    /// The file or folder that they are of.
    pub(crate) whole: &'a Path,
}

/// Divides `count` samples. Anomalous ones are for the test, whatever else is said.
pub(crate) fn divide(params: &SplitParams, count: usize, known: &Known<'_>) -> Result<Parts> {
    let whole = known.whole;
    let mut parts = match params {
        SplitParams::Fraction(fraction) => by_fraction(fraction, count, known.labels)?,
        SplitParams::Groups(wanted) => by_groups(wanted, known.groups, whole)?,
    };
    if let Some(anomalies) = known.anomalies {
        parts.train.retain(|it| !anomalies[*it]);
        parts.validation.retain(|it| !anomalies[*it]);
        parts.test.retain(|it| !anomalies[*it]);
        parts.test.extend((0..count).filter(|it| anomalies[*it]));
        parts.test.sort_unstable();
    }
    if parts.train.is_empty() {
        let message = "no sample is left for training".to_owned();
        let help = "give more samples, or less to validation and test";
        return Err(of_file(code::DATA_SPLIT, whole, message, help).into());
    }
    Ok(parts)
}

fn by_fraction(params: &Fraction, count: usize, labels: &Labels) -> Result<Parts> {
    if params.validation + params.test >= 1.0 {
        let message = format!(
            "`split`: {} for validation and {} for the test leave nothing for training",
            params.validation, params.test
        );
        return Err(code::DATA_SPLIT
            .error(message, "make one of them smaller")
            .into());
    }
    let strata: Vec<Vec<usize>> = match labels {
        Labels::Classes(labels) if params.stratified => {
            let classes = labels.iter().max().map_or(0, |it| *it as usize + 1);
            // bounded: classes are at most as many as samples, or as an experiment names
            let mut strata = vec![vec![]; classes];
            for (index, label) in labels.iter().enumerate() {
                strata[*label as usize].push(index);
            }
            strata
        }
        Labels::Classes(_) | Labels::Values(..) | Labels::Unlabelled => {
            vec![(0..count).collect()]
        }
    };
    let mut parts = Parts::default();
    for (stratum, indices) in strata.iter().enumerate().filter(|(_, it)| !it.is_empty()) {
        let order = Permutation::new(indices.len(), &[params.seed as u64, SPLIT, stratum as u64]);
        let share = |fraction: f64| (fraction * indices.len() as f64).round() as usize;
        // One sample of each class is for training, whatever is rounded.
        let test = share(params.test).min(indices.len() - 1);
        let held = (test + share(params.validation)).min(indices.len() - 1);
        for place in 0..indices.len() {
            let part = match place {
                place if place < test => &mut parts.test,
                place if place < held => &mut parts.validation,
                _ => &mut parts.train,
            };
            part.push(indices[order.at(place)]);
        }
    }
    for part in [&mut parts.train, &mut parts.validation, &mut parts.test] {
        part.sort_unstable();
    }
    Ok(parts)
}

/// Tells random numbers of the split from others with the same seed.
const SPLIT: u64 = 0x0073_706c_6974;

fn by_groups(wanted: &Groups, groups: Option<&[String]>, whole: &Path) -> Result<Parts> {
    let groups = groups.ok_or_else(|| {
        let message = "the data has no groups to split it by".to_owned();
        let help = "name them: `group` of a CSV file, `groups` or `test_features` of arrays, a \
                    column `group` of a manifest, `group_folders = true` of a folder";
        of_file(code::DATA_SPLIT, whole, message, help)
    })?;
    let known: BTreeSet<&String> = groups.iter().collect();
    for name in wanted.validation.iter().chain(&wanted.test) {
        if !known.contains(name) {
            let message = format!("`split`: no sample is of group `{name}`");
            let groups = listed(known.iter().map(|it| it.as_str()));
            let help = format!("name groups that there are: {groups}");
            return Err(of_file(code::DATA_SPLIT, whole, message, &help).into());
        }
    }
    if let Some(both) = wanted.test.iter().find(|it| wanted.validation.contains(it)) {
        let message = format!("`split`: group `{both}` is for validation and for the test");
        return Err(code::DATA_SPLIT
            .error(message, "name it in one of them")
            .into());
    }
    let mut parts = Parts::default();
    for (index, group) in groups.iter().enumerate() {
        let part = match group {
            group if wanted.test.contains(group) => &mut parts.test,
            group if wanted.validation.contains(group) => &mut parts.validation,
            _ => &mut parts.train,
        };
        part.push(index);
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fraction(validation: f64, test: f64, seed: i64, stratified: bool) -> SplitParams {
        SplitParams::Fraction(Fraction {
            validation,
            test,
            stratified,
            seed,
        })
    }

    fn known(labels: &Labels) -> Known<'_> {
        Known {
            labels,
            groups: None,
            anomalies: None,
            whole: Path::new("x"),
        }
    }

    proptest! {
        #[test]
        fn anomalies_are_in_the_test_all_of_them(
            anomalies in proptest::collection::vec(proptest::bool::weighted(0.2), 20..200),
            test in 0.0..0.5, seed: i64,
        ) {
            let known = Known {
                anomalies: Some(&anomalies),
                ..known(&Labels::Unlabelled)
            };
            let count = anomalies.len();
            let parts = divide(&fraction(0.1, test, seed, true), count, &known).unwrap();
            let seen = [&parts.train[..], &parts.validation].concat();
            prop_assert!(seen.iter().all(|it| !anomalies[*it]));
            prop_assert!(parts.test.is_sorted());
            prop_assert_eq!(seen.len() + parts.test.len(), count);
        }

        #[test]
        fn parts_are_disjoint_and_classes_are_shared_out(
            labels in proptest::collection::vec(0..3_i32, 3..200),
            validation in 0.0..0.4, test in 0.0..0.5, seed: i64, stratified: bool,
        ) {
            let count = labels.len();
            let params = fraction(validation, test, seed, stratified);
            let classes = Labels::Classes(labels.clone());
            let known = known(&classes);
            let parts = divide(&params, count, &known).unwrap();
            let mut all = [&parts.train[..], &parts.validation, &parts.test].concat();
            all.sort_unstable();
            prop_assert!(all.into_iter().eq(0..count));
            let again = divide(&params, count, &known).unwrap();
            prop_assert_eq!(&again, &parts);
            for class in 0..3 {
                let of_class = |it: &[usize]| it.iter().filter(|at| labels[**at] == class).count();
                let whole = labels.iter().filter(|it| **it == class).count() as f64;
                let apart = (of_class(&parts.test) as f64 - test * whole).abs();
                prop_assert!(!stratified || apart <= 1.0);
            }
        }
    }

    #[test]
    fn groups_are_held_out_whole() {
        let groups = ["a", "b", "a", "c"].map(str::to_owned);
        let wanted = |validation: &[&str], test: &[&str]| {
            let owned = |names: &[&str]| names.iter().map(|it| it.to_string()).collect();
            let (validation, test) = (owned(validation), owned(test));
            let params = SplitParams::Groups(Groups { validation, test });
            let known = Known {
                groups: Some(&groups),
                ..known(&Labels::Unlabelled)
            };
            divide(&params, 4, &known)
        };
        let parts = wanted(&["b"], &["c"]).unwrap();
        assert_eq!(parts.train, [0, 2]);
        assert_eq!((parts.validation, parts.test), (vec![1], vec![3]));
        let message = |it: Result<Parts>| it.unwrap_err().to_string();
        assert!(message(wanted(&["d"], &[])).contains("no sample is of group `d`"));
        assert!(message(wanted(&["b"], &["b"])).contains("`b` is for validation and for the test"));
        assert!(message(wanted(&["a", "b"], &["c"])).contains("left for training"));
    }

    #[test]
    fn fractions_that_leave_nothing_are_refused() {
        let all = divide(&fraction(0.5, 0.5, 1, true), 9, &known(&Labels::Unlabelled));
        assert!(all.unwrap_err().to_string().contains("leave nothing"));
    }
}
