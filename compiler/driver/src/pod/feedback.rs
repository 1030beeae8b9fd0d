//! Which results replace which arguments from step to step, as the user says.

use std::collections::BTreeSet;
use std::str::FromStr;

use peapod_diagnostic::{Diagnostic, Result, bail, code, ensure};
use peapod_ir::mesh::AnnotationSource;
use peapod_ir::{Function, Module, Signature, ValueId};
use wildmatch::WildMatch;

/// Corrections of what the importer found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feedback {
    /// Pairs, in the order given.
    pub rules: Vec<FeedRule>,
    /// Whether nothing else replaces anything.
    pub no_others: bool,
}

/// `RESULT=ARGUMENT`: names with `*` and `?`, or positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedRule {
    result: String,
    argument: String,
}

impl FromStr for FeedRule {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        match text.split_once('=') {
            Some((result, argument)) if !result.is_empty() && !argument.is_empty() => Ok(Self {
                result: result.to_owned(),
                argument: argument.to_owned(),
            }),
            _ => Err("expected RESULT=ARGUMENT, for example `result[0]*=params*`".to_owned()),
        }
    }
}

/// Pairs results with arguments as asked.
///
/// # Errors
///
/// A rule matches nothing, not as many results as arguments, or pairs of different types.
pub fn apply(module: &mut Module, feedback: &Feedback) -> Result<()> {
    let (Some(entry), Some(signature)) = (module.functions.first(), module.signatures.first())
    else {
        return Ok(());
    };
    let mut pairs = match feedback.no_others {
        true => vec![],
        false => entry.replaces.clone(),
    };
    for rule in &feedback.rules {
        let results = rule.matching(&rule.result, (entry, &signature.outputs), "result")?;
        let arguments = rule.matching(&rule.argument, (entry, &signature.inputs), "argument")?;
        ensure!(
            results.len() == arguments.len(),
            code::FEEDBACK.error(
                format!(
                    "expected as many results as arguments for --feed {rule}, found {} and {}",
                    results.len(),
                    arguments.len()
                ),
                help(signature),
            )
        );
        for (result, argument) in results.into_iter().zip(arguments) {
            let types = [entry.outputs[result], entry.inputs[argument]];
            let [output, input] = types.map(|value| entry.ty(value));
            ensure!(
                output == input,
                code::FEEDBACK.error(
                    format!(
                        "expected one type for --feed {rule}, found result {result} {output} and \
                         argument {argument} {input}"
                    ),
                    help(signature),
                )
            );
            pairs.retain(|pair| pair.0 != result && pair.1 != argument);
            pairs.push((result, argument));
        }
    }
    pairs.sort_unstable();
    let entry = &mut module.functions[0];
    entry.replaces = pairs;
    entry.feedback_open &= !feedback.no_others && !entry.unpaired().is_empty();
    Ok(())
}

/// What the arguments of a program are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// Names of results, and of the arguments that they replace in the next step.
    pub replaced: Vec<(String, String)>,
    /// Names of the arguments that count as data, because nothing says how they are sharded.
    pub data: Vec<String>,
}

impl Roles {
    /// Those of a program after sharding.
    pub fn of(module: &Module) -> Self {
        let Some(entry) = module.functions.first() else {
            return Self::default();
        };
        let signature = module.signatures.first();
        let name = |named: fn(&Signature) -> &[(String, ValueId)], index: usize, id: ValueId| {
            let stated = signature.and_then(|it| named(it).get(index));
            stated.map_or_else(|| entry.value(id).name.clone(), |(name, _)| name.clone())
        };
        let argument = |index: usize| name(|it| &it.inputs, index, entry.inputs[index]);
        let pairs = entry.replaces.iter().map(|&(result, replaced)| {
            let result = name(|it| &it.outputs, result, entry.outputs[result]);
            (result, argument(replaced))
        });
        let data = data(entry).map(|(index, _)| argument(index));
        Self {
            replaced: pairs.collect(),
            data: data.collect(),
        }
    }
}

/// Positions and shapes of the arguments that are data by default.
fn data(entry: &Function) -> impl Iterator<Item = (usize, &[usize])> {
    let inputs = entry.inputs.iter().map(|id| entry.value(*id)).enumerate();
    let inputs = inputs.filter(|(_, value)| {
        let annotation = value.annotation.as_ref();
        annotation.is_some_and(|it| it.source == AnnotationSource::DataByDefault)
    });
    inputs.map(|(index, value)| (index, &value.ty.shape[..]))
}

/// A warning for a training step of which some data by default look like parameters: their leading
/// extents differ, so that they are not of one batch.
pub(super) fn doubtful_data(module: &Module) -> Option<Diagnostic> {
    let entry = module.functions.first()?;
    let rows = |(_, shape): &(usize, &[usize])| shape.first().copied();
    let extents: BTreeSet<usize> = data(entry).filter_map(|it| rows(&it)).collect();
    if entry.replaces.is_empty() || extents.len() < 2 {
        return None;
    }
    let names = Roles::of(module).data;
    let arguments = data(entry)
        .zip(&names)
        .filter_map(|(it, name)| Some(format!("{name} ({} rows)", rows(&it)?)));
    let arguments: Vec<String> = arguments.collect();
    let arguments = listed(arguments.iter().map(String::as_str));
    Some(code::DOUBTFUL_DATA.warning(
        format!("data of different batches, or parameters among the data: {arguments}"),
        "name what replaces a parameter with --feed RESULT=ARGUMENT, or shard it with --shard",
    ))
}

impl std::fmt::Display for FeedRule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}={}", self.result, self.argument)
    }
}

impl FeedRule {
    /// Positions of the names that a pattern matches, or the position that it is.
    fn matching(
        &self,
        pattern: &str,
        (entry, named): (&Function, &[(String, ValueId)]),
        what: &str,
    ) -> Result<Vec<usize>> {
        let matcher = WildMatch::new(pattern);
        let positions = named.iter().enumerate();
        let positions = positions.filter(|(_, (name, value))| {
            matcher.matches(name) || matcher.matches(&entry.value(*value).name)
        });
        let mut positions: Vec<usize> = positions.map(|(index, _)| index).collect();
        let position = pattern.parse::<usize>().ok();
        let position = position.filter(|index| *index < named.len());
        if positions.is_empty() {
            positions.extend(position);
        }
        if positions.is_empty() {
            let names = named.iter().map(|(name, _)| name.as_str());
            bail!(code::FEEDBACK.error(
                format!("no {what} matches `{pattern}` in --feed {self}"),
                format!("the {what}s are {}", listed(names)),
            ));
        }
        Ok(positions)
    }
}

fn help(signature: &Signature) -> String {
    let [results, arguments] = [&signature.outputs, &signature.inputs]
        .map(|named| listed(named.iter().map(|(name, _)| name.as_str())));
    format!("the results are {results}; the arguments are {arguments}")
}

/// Names joined by commas, of many the first.
pub fn listed<'a>(names: impl ExactSizeIterator<Item = &'a str>) -> String {
    const SHOWN: usize = 12;
    let count = names.len();
    let mut names: Vec<String> = names.take(SHOWN).map(str::to_owned).collect();
    if count > SHOWN {
        names.push(format!("and {} more", count - SHOWN));
    }
    names.join(", ")
}
