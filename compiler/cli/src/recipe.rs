//! `peapod build`: command lines that a project's `peapod.toml` has a name for.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::ValueParser;
use clap::{Arg, ArgAction, Args, Command};
use peapod_diagnostic::{Diagnostic, Result, bail, code};
use peapod_driver::table::Table;
use serde_json::json;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::print::{print, result};
use crate::project::{File, kind, pairs, scalar, suggestion};

/// The file of a project.
const FILE: &str = "peapod.toml";

/// The table of its recipes.
const RECIPES: &str = "recipe";

/// Wrong keys of a recipe that are reported.
const MOST_PROBLEMS: usize = 50;

/// What an engine begins with whose plug-in is a file.
const PLUGIN: &str = "pjrt:";

/// Keys of a recipe that are no options of its command.
const OWN: [&str; 2] = ["command", "about"];

/// Run a recipe of this project: a command with options that its `peapod.toml` has a name for.
///
/// The file is in the current folder or in one above it. Options after the name replace those of
/// the recipe. Without a name, recipes are listed.
#[derive(Args, Debug)]
#[command(
    visible_alias = "recipe",
    after_help = "Examples:\n  \
    peapod build\n  \
    peapod build bert\n  \
    peapod build bert --target tpu-v3-512 --report bert.json"
)]
pub struct Build {
    /// Name of a recipe.
    #[arg(value_name = "RECIPE")]
    pub name: Option<String>,
    /// The file [default: peapod.toml here, or in the nearest folder above].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Options of the recipe's command, which replace those of the recipe.
    #[arg(
        value_name = "OPTION",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub rest: Vec<OsString>,
}

impl Build {
    fn file(&self) -> Result<File> {
        if let Some(path) = &self.file {
            return File::read(path);
        }
        match File::nearest(Path::new(FILE))? {
            Some(file) => Ok(file),
            None => bail!(code::USAGE.error(
                format!("expected a {FILE} here or in a folder above, found none"),
                "write one with a table `[recipe.NAME]`: see docs/command-line.md",
            )),
        }
    }
}

/// Lists recipes.
pub fn list(args: &Build) -> Result<()> {
    let file = args.file()?;
    let parsed = file.table()?;
    let recipes = recipes(&file, parsed.get_ref())?;
    let mut table = Table::new(["recipe", "command", "what it is"]);
    let mut listed = vec![];
    for (name, recipe) in &recipes {
        let own = |key: &str| recipe.get(key).and_then(|it| scalar(it.get_ref()));
        let [command, about] = OWN.map(|key| own(key).unwrap_or_default());
        listed.push(json!({ "name": name, "command": command, "about": about }));
        table.row([(*name).to_owned(), command, about]);
    }
    result(&listed)?;
    print(&table.to_string())
}

/// The words that a line stands for, without its first: options of all commands, from before and
/// after `build`, the recipe's command and options, and the options that follow.
///
/// # Errors
///
/// There is no such file or recipe, or a key of it is none of its command.
pub fn words(
    args: &Build,
    name: &str,
    line: &[OsString],
    commands: &Command,
) -> Result<Vec<OsString>> {
    let file = args.file()?;
    let parsed = file.table()?;
    let recipes = recipes(&file, parsed.get_ref())?;
    let found = recipes.iter().find(|(known, _)| *known == name);
    let Some((_, recipe)) = found else {
        let help = suggestion(name, recipes.iter().map(|(name, _)| *name));
        let error = code::USAGE.error(format!("no recipe `{name}`"), help);
        bail!(error.in_file(file.path().display().to_string()));
    };
    let (of_command, command) = command(&file, name, recipe, commands)?;
    let mut words = general(&line[..line.len() - args.rest.len()], name, commands);
    let given = given(&[&words[..], &args.rest].concat(), command);
    words.extend(of_command);
    let mut errors = vec![];
    for (key, start, value) in pairs(recipe) {
        if errors.len() == MOST_PROBLEMS {
            break;
        }
        if OWN.contains(&key) || given.contains(&key.replace('_', "-")) {
            continue;
        }
        let of_key =
            option(&file, (key, start), command).and_then(|arg| option_words(&file, arg, value));
        match of_key {
            Ok(of_key) => words.extend(of_key.into_iter().map(OsString::from)),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors.into());
    }
    words.extend(args.rest.iter().cloned());
    Ok(words)
}

/// All recipes.
fn recipes<'t>(file: &File, root: &'t DeTable<'t>) -> Result<Vec<(&'t str, &'t DeTable<'t>)>> {
    let mut recipes = vec![];
    for (key, start, value) in pairs(root) {
        if key != RECIPES {
            let help = suggestion(key, [RECIPES].into_iter());
            let message = format!("expected `{RECIPES}`, found `{key}`");
            bail!(file.at(start, code::USAGE, message, help))
        }
        let DeValue::Table(table) = value.get_ref() else {
            let found = kind(value.get_ref());
            let message = format!("expected tables `[recipe.NAME]`, found {found}");
            bail!(file.at(
                start,
                code::USAGE,
                message,
                "begin one with `[recipe.NAME]`"
            ))
        };
        for (name, start, value) in pairs(table) {
            let DeValue::Table(recipe) = value.get_ref() else {
                let message = format!("expected a table, found {}", kind(value.get_ref()));
                let help = format!("begin it with `[recipe.{name}]`");
                bail!(file.at(start, code::USAGE, message, help))
            };
            recipes.push((name, recipe));
        }
    }
    Ok(recipes)
}

/// The words of a recipe's command, and what it takes.
fn command<'c>(
    file: &File,
    name: &str,
    recipe: &DeTable<'_>,
    commands: &'c Command,
) -> Result<(Vec<OsString>, &'c Command), Diagnostic> {
    let value = recipe.get("command").and_then(|it| {
        let text = scalar(it.get_ref())?;
        Some((text, it.span().start))
    });
    let Some((text, start)) = value else {
        let message = format!("expected `command` in the recipe `{name}`, found none");
        let error = code::USAGE.error(message, "write for example `command = \"compile\"`");
        return Err(error.in_file(file.path().display().to_string()));
    };
    let mut found = commands;
    let mut words = vec![];
    for word in text.split_whitespace() {
        let within = found.get_subcommands();
        let known = within
            .map(Command::get_name)
            .filter(|it| !matches!(*it, "build" | "help"));
        let known: Vec<&str> = known.collect();
        let next = found
            .find_subcommand(word)
            .filter(|_| known.contains(&word));
        let Some(next) = next else {
            let help = suggestion(word, known.into_iter());
            let message = format!("expected a command, found `{word}`");
            return Err(file.at(start, code::USAGE, message, help));
        };
        words.push(OsString::from(word));
        found = next;
    }
    Ok((words, found))
}

/// The option or argument that a key of a recipe names, with `-` or `_` between words.
fn option<'c>(
    file: &File,
    (key, start): (&str, usize),
    command: &'c Command,
) -> Result<&'c Arg, Diagnostic> {
    let name = key.replace('_', "-");
    let mut args = command.get_arguments();
    let found = args.find(|arg| names_of(arg).contains(&name));
    found.ok_or_else(|| {
        let known: Vec<String> = command.get_arguments().flat_map(names_of).collect();
        let near = peapod_driver::names::nearest(&name, known.iter().map(String::as_str));
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("`peapod {} --help` lists all", command.get_name()),
        };
        let message = format!(
            "expected an option of `{}`, found `{key}`",
            command.get_name()
        );
        file.at(start, code::USAGE, message, help)
    })
}

/// What an option or argument is called in a recipe.
fn names_of(arg: &Arg) -> Vec<String> {
    match arg.get_long_and_visible_aliases() {
        Some(names) => names.into_iter().map(str::to_owned).collect(),
        None => vec![arg.get_id().as_str().replace('_', "-")],
    }
}

/// Of the words of a line those that are options of all commands: not `build`, not the name of the
/// recipe, not `--file`.
fn general(line: &[OsString], name: &str, commands: &Command) -> Vec<OsString> {
    let takes_value = |word: &str| {
        let long = word.strip_prefix("--");
        let is_it = |arg: &&Arg| arg.get_long().is_some() && arg.get_long() == long;
        let found = commands.get_arguments().find(is_it);
        found.is_some_and(|arg| arg.get_action().takes_values())
    };
    let mut words = vec![];
    let (build, name) = (["build", "recipe"], [name]);
    let mut own = [&build[..], &name].into_iter().peekable();
    let mut rest = line.iter();
    while let Some(word) = rest.next() {
        let text = word.to_string_lossy();
        match &*text {
            "--file" => drop(rest.next()),
            it if it.starts_with("--file=") => {}
            it if own.next_if(|names| names.contains(&it)).is_some() => {}
            it => {
                words.push(word.clone());
                if takes_value(it) {
                    words.extend(rest.next().cloned());
                }
            }
        }
    }
    words
}

/// What the rest of a line says of a command's options, by their names.
fn given(rest: &[OsString], command: &Command) -> BTreeSet<String> {
    let words = rest.iter().map(|it| it.to_string_lossy());
    let words = words.take_while(|it| it != "--");
    let names = words.flat_map(|word| {
        let long = word
            .strip_prefix("--")
            .map(|it| it.split('=').next().unwrap_or(it));
        let short = word.strip_prefix('-').and_then(|it| it.chars().next());
        let is_meant = |arg: &&Arg| match long {
            Some(long) => arg
                .get_long_and_visible_aliases()
                .is_some_and(|it| it.contains(&long)),
            None => short.is_some() && arg.get_short() == short,
        };
        let meant = command.get_arguments().find(is_meant);
        meant.map_or(vec![], names_of)
    });
    names.collect()
}

/// The words that give an option its value.
fn option_words(
    file: &File,
    arg: &Arg,
    value: &Spanned<DeValue<'_>>,
) -> Result<Vec<String>, Diagnostic> {
    let values = values(file, arg, value)?;
    let takes_values = arg.get_action().takes_values();
    let is_many = matches!(arg.get_action(), ArgAction::Append);
    let name = names_of(arg).first().cloned().unwrap_or_default();
    let refused = |found: &str, expected: &str| {
        let message = format!("expected {expected} for `{name}`, found {found}");
        let help = format!("`{name}` is an option that takes {expected}");
        file.at(value.span().start, code::USAGE, message, help)
    };
    let long = arg.get_long().map(|long| format!("--{long}"));
    match (values, long) {
        (Values::Truth(false), Some(_)) => Ok(vec![]),
        (Values::Truth(true), Some(long)) if !takes_values || is_optional(arg) => Ok(vec![long]),
        (Values::Truth(_), _) => Err(refused("a truth value", "a value")),
        (Values::Words(_), Some(_)) if !takes_values => {
            Err(refused(kind(value.get_ref()), "`true` or `false`"))
        }
        (Values::Words(words), None) => Ok(words),
        (Values::Words(words), Some(long)) if is_many => {
            Ok(words.iter().map(|word| format!("{long}={word}")).collect())
        }
        (Values::Words(words), Some(long)) => Ok(vec![format!("{long}={}", words.join(","))]),
    }
}

/// Whether an option may be without its value.
fn is_optional(arg: &Arg) -> bool {
    arg.get_num_args().is_some_and(|it| it.min_values() == 0)
}

/// What a value says.
enum Values {
    Truth(bool),
    Words(Vec<String>),
}

/// The words of a value: paths of files are as they are from the file; of a table, `key=value`.
fn values(file: &File, arg: &Arg, value: &Spanned<DeValue<'_>>) -> Result<Values, Diagnostic> {
    let word = |value: &Spanned<DeValue<'_>>| {
        let text = scalar(value.get_ref()).ok_or_else(|| {
            let message = format!(
                "expected a text or a number, found {}",
                kind(value.get_ref())
            );
            let help = "write a text, a number, or a list of them";
            file.at(value.span().start, code::USAGE, message, help)
        })?;
        let resolved = |path: &str| file.resolved(path).to_string_lossy().into_owned();
        Ok(match text.strip_prefix(PLUGIN) {
            Some(path) if path.contains('/') => format!("{PLUGIN}{}", resolved(path)),
            _ if is_path(arg, &text) => resolved(&text),
            _ => text,
        })
    };
    Ok(match value.get_ref() {
        DeValue::Boolean(truth) => Values::Truth(*truth),
        DeValue::Array(list) => Values::Words(list.iter().map(word).collect::<Result<_, _>>()?),
        DeValue::Table(table) => {
            let pairs = pairs(table).into_iter();
            let words = pairs.map(|(key, _, value)| Ok(format!("{key}={}", word(value)?)));
            Values::Words(words.collect::<Result<_, Diagnostic>>()?)
        }
        DeValue::String(_) | DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) => {
            Values::Words(vec![word(value)?])
        }
    })
}

/// Whether a value names a file: by the type of its option, or as files of targets, experiments and
/// schedules do, which have names as well.
fn is_path(arg: &Arg, text: &str) -> bool {
    let paths = ValueParser::path_buf().type_id();
    let is_path = arg.get_value_parser().type_id() == paths;
    text != "-" && (is_path || text.ends_with(".toml") || text.ends_with(".csv"))
}
