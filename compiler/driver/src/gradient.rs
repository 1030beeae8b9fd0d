//! Gradients of programs: what `peapod grad` does.

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};
use peapod_emit::stablehlo;
use peapod_ir::{Function, Module, verify};
use peapod_passes::train::gradient::{self, GradientOptions, port_names};
use wildmatch::WildMatch;

use crate::{Observer, Source};

/// What is differentiated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Name or position of the result that is the loss [default: the first].
    pub loss: Option<String>,
    /// Patterns of names, or positions, of arguments; none for all of floats.
    pub arguments: Vec<String>,
    /// Forward mode: how results change along a direction.
    pub forward: bool,
}

/// A program with its derivatives.
#[derive(Clone, Debug)]
pub struct Differentiated {
    /// The program, whose results are those of before and then the derivatives.
    pub module: Module,
    /// How many results there were before.
    pub results: usize,
}

/// Differentiates a program.
///
/// # Errors
///
/// The file cannot be read, nothing has such a name, or there is no derivative.
pub fn differentiate(
    source: &Source,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Differentiated> {
    let mut module = source.module(observer)?;
    let Some(entry) = module.functions.first() else {
        let error = code::NO_GRADIENT.error("the program has no function", "give it one");
        return Err(error.in_file(&source.path))?;
    };
    let results = entry.outputs.len();
    if options.forward {
        gradient::jvp(&mut module).in_file(&source.path)?;
        return Ok(Differentiated { module, results });
    }
    let chosen = chosen(&module, entry, options);
    let chosen = chosen.map_err(|error| error.in_file(&source.path))?;
    gradient::gradient(&mut module, &chosen).in_file(&source.path)?;
    Ok(Differentiated { module, results })
}

/// A program as the text of a file of this extension: `.ir`, or StableHLO.
///
/// # Errors
///
/// StableHLO has nothing for something in it.
pub fn text(source: &Source, differentiated: &Differentiated, is_ir: bool) -> Result<String> {
    let module = &differentiated.module;
    let verified = verify(module).or_bug("after differentiation")?;
    match is_ir {
        true => Ok(module.to_string()),
        false => stablehlo::write(&verified).in_file(&source.path),
    }
}

/// Positions of what options name.
fn chosen(
    module: &Module,
    entry: &Function,
    options: &Options,
) -> Result<GradientOptions, Diagnostic> {
    let results = port_names(module, &entry.outputs, |it| &it.outputs);
    let inputs = port_names(module, &entry.inputs, |it| &it.inputs);
    let loss = match &options.loss {
        None => 0,
        Some(pattern) => matching(pattern, &results, "result")?[0],
    };
    if options.arguments.is_empty() {
        return Ok(GradientOptions {
            loss,
            ..GradientOptions::default()
        });
    }
    let mut arguments = Vec::new();
    for pattern in &options.arguments {
        arguments.extend(matching(pattern, &inputs, "argument")?);
    }
    arguments.sort_unstable();
    arguments.dedup();
    Ok(GradientOptions {
        loss,
        arguments: Some(arguments),
        ..GradientOptions::default()
    })
}

/// Positions of the names that a pattern matches, one at least, or the position that it is.
fn matching(pattern: &str, names: &[String], what: &str) -> Result<Vec<usize>, Diagnostic> {
    let matcher = WildMatch::new(pattern);
    let positions = (0..names.len()).filter(|it| matcher.matches(&names[*it]));
    let mut positions: Vec<usize> = positions.collect();
    if positions.is_empty() {
        let position = pattern.parse::<usize>().ok();
        positions.extend(position.filter(|it| *it < names.len()));
    }
    match positions.is_empty() {
        false => Ok(positions),
        true => Err(code::NO_GRADIENT.error(
            format!("no {what} matches `{pattern}`"),
            format!("the {what}s are {}", names.join(", ")),
        )),
    }
}

/// Names and types of the derivatives, for people.
pub fn summary(differentiated: &Differentiated) -> Vec<(String, String)> {
    let module = &differentiated.module;
    let Some(entry) = module.functions.first() else {
        return Vec::new();
    };
    let names = port_names(module, &entry.outputs, |it| &it.outputs);
    let types = entry.outputs.iter().map(|it| entry.ty(*it).to_string());
    let rows = names.into_iter().zip(types);
    rows.skip(differentiated.results).collect()
}
