//! Groups of values that are sharded alike: one annotation for each, from those of its members.
//!
//! What the file and the user say comes before data by default; what is whole by default gives way.
//! Dimensions of one annotation continue those of another where they are open.

use std::collections::BTreeMap;

use peapod_diagnostic::code;
use peapod_ir::{Annotation, AnnotationSource, AxisId, Module, Value};

use super::propagate::Site;
use super::propagate::calls::{Ties, manual_axes};
use crate::error::PassError;

/// Makes the first annotated member of each group say all that is said of the group.
///
/// # Errors
///
/// Annotations of members contradict one another, or some members are within a manual computation
/// that others are not in.
pub(super) fn settle(module: &mut Module) -> Result<(), PassError> {
    let manual = manual_axes(module);
    for members in groups(module) {
        let first = members[0];
        let alien = members
            .iter()
            .find(|site| manual[site.function] != manual[first.function]);
        if let Some(&alien) = alien {
            return Err(apart(module, first, alien));
        }
        settle_one(module, &members)?;
    }
    Ok(())
}

/// The members of each group; groups that share a member are one.
fn groups(module: &Module) -> Vec<Vec<Site>> {
    let mut ties = Ties::new(module);
    let mut members = Vec::new();
    ties.tie_groups(module, |site| members.push(site));
    let mut groups: BTreeMap<usize, Vec<Site>> = BTreeMap::new();
    for site in members {
        groups.entry(ties.root(site)).or_default().push(site);
    }
    groups.into_values().collect()
}

fn settle_one(module: &mut Module, members: &[Site]) -> Result<(), PassError> {
    let annotations = members
        .iter()
        .map(|&site| (site, annotation(module, site).clone()));
    let stating = annotations.filter(|(_, own)| !own.is_of_groups_only());
    let stating: Vec<(Site, Annotation)> = stating.collect();
    let most = stating.iter().map(|(_, own)| weight(&own.source)).max();
    let heavy = stating
        .iter()
        .filter(|(_, own)| Some(weight(&own.source)) == most && counts(&own.source));
    let mut agreed: Option<(Site, Annotation)> = None;
    for (site, own) in heavy {
        let (speaker, said) = agreed.get_or_insert_with(|| (*site, own.clone()));
        if !continues(said, own) {
            return Err(contradiction(module, (*speaker, said), (*site, own)));
        }
    }
    for (site, own) in &stating {
        let value = &mut module.functions[site.function].values[site.value];
        let rank = value.ty.shape.len();
        let (groups, source) = (own.groups.clone(), own.source.clone());
        value.annotation = Some(match &agreed {
            Some((speaker, said)) if speaker == site => said.clone(),
            Some(_) | None => Annotation::of_groups(rank, groups, source),
        });
    }
    Ok(())
}

/// Whether a group is to be sharded as this says: what is whole by default is so for want of
/// anything else.
fn counts(source: &AnnotationSource) -> bool {
    weight(source) > 0
}

/// Whose word counts: the highest.
fn weight(source: &AnnotationSource) -> u8 {
    match source {
        AnnotationSource::WholeByDefault => 0,
        AnnotationSource::DataByDefault => 1,
        AnnotationSource::Unstated
        | AnnotationSource::Stated(_)
        | AnnotationSource::WeightUpdate
        | AnnotationSource::GatheredBeforeUse => 2,
    }
}

/// Adds to an annotation what another one says beyond it; whether they agree.
fn continues(agreed: &mut Annotation, other: &Annotation) -> bool {
    let dims = agreed.sharding.dims.iter_mut().zip(&mut agreed.open);
    let others = other.sharding.dims.iter().zip(&other.open);
    for ((axes, open), (other, other_open)) in dims.zip(others) {
        let longer = other.len() > axes.len();
        let fits = match longer {
            true => *open && other.starts_with(axes),
            false => axes.starts_with(other) && (*other_open || axes.len() == other.len()),
        };
        if !fits {
            return false;
        }
        if longer {
            axes.clone_from(other);
        }
        *open &= other_open;
    }
    let mut axes: Vec<AxisId> = agreed.sharding.axes().collect();
    axes.sort_unstable();
    axes.windows(2).all(|pair| pair[0] != pair[1])
}

fn value(module: &Module, site: Site) -> &Value {
    module.functions[site.function].value(site.value)
}

fn annotation(module: &Module, site: Site) -> &Annotation {
    let annotation = &value(module, site).annotation;
    annotation.as_ref().expect("members are annotated as such")
}

/// `` `x` (line 3)``.
fn called(module: &Module, site: Site) -> String {
    let name = match value(module, site).name.as_str() {
        "" => format!("%{}", site.value.0),
        name => format!("`{name}`"),
    };
    match annotation(module, site).source.words() {
        "" => name,
        source => format!("{name} ({source})"),
    }
}

fn contradiction(
    module: &Module,
    (one, said): (Site, &Annotation),
    (other, differs): (Site, &Annotation),
) -> PassError {
    let [one, other] = [one, other].map(|site| called(module, site));
    let [said, differs] = [said, differs].map(|it| it.sharding.describe(&module.mesh));
    PassError::Refused {
        code: code::SHARDING_GROUP,
        what: format!(
            "{one} and {other} are of one group, expected one sharding for both, found {said} and \
             {differs}"
        ),
        help: "shard both alike, or take one out of the group (`sdy.sharding_group`, \
               `jax.experimental.shard_alike`)"
            .to_owned(),
    }
}

fn apart(module: &Module, one: Site, other: Site) -> PassError {
    let [one, other] = [one, other].map(|site| called(module, site));
    PassError::Refused {
        code: code::SHARDING_GROUP,
        what: format!(
            "{one} and {other} are of one group, but only one of them is within a manual \
             computation"
        ),
        help: "group values on one side of the manual computation".to_owned(),
    }
}
