//! Experiments by name, and files that inherit from them or from one another.

use std::fmt;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, cannot_read, code, read_text};

use crate::reader::nearest;
use crate::{Builder, Frozen, Node, Params, Source, Value};

/// Bytes of an experiment's file.
const MAX_FILE: u64 = 1 << 20;

/// The key by which a file says what it inherits from.
const BASE: &str = "base";

/// Parameters that have a name. A user's crate implements it and adds it to a [`Registry`].
pub trait Experiment: Send + Sync {
    /// What kind of parameters it has.
    type Params: Params;

    /// What it is called on command lines and as `base` of files.
    fn name(&self) -> &str;

    /// What it is for, in a sentence.
    fn doc(&self) -> &str;

    /// Its parameters. It inherits from another by changing what that one returns.
    fn params(&self) -> Self::Params;
}

/// Experiments by name.
pub struct Registry<P> {
    experiments: Vec<Box<dyn Experiment<Params = P>>>,
}

impl<P> Default for Registry<P> {
    fn default() -> Self {
        let experiments = vec![];
        Self { experiments }
    }
}

impl<P: Params> fmt::Debug for Registry<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.experiments.iter().map(|it| it.name());
        f.debug_list().entries(names).finish()
    }
}

impl<P: Params> Registry<P> {
    /// Adds an experiment.
    ///
    /// # Errors
    ///
    /// Another has its name.
    pub fn add(&mut self, experiment: impl Experiment<Params = P> + 'static) -> Result {
        let name = experiment.name();
        if self.experiments.iter().any(|it| it.name() == name) {
            let message = format!("there is an experiment `{name}` already");
            let help = "give it another name";
            return Err(code::EXPERIMENT_BASE.error(message, help).into());
        }
        self.experiments.push(Box::new(experiment));
        Ok(())
    }

    /// The experiments, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Experiment<Params = P>> {
        self.experiments.iter().map(|it| &**it)
    }

    /// The parameters of an experiment, by its name or its file, changed by `settings`
    /// (`path=value`), in their order.
    ///
    /// # Errors
    ///
    /// It is unknown or cannot be read, inherits from itself, has parameters that there are not, or
    /// values that they cannot have.
    pub fn load(&self, experiment: &str, settings: &[String]) -> Result<Frozen<P>> {
        let mut builder = match is_file(experiment) {
            true => {
                let mut files = vec![];
                self.file(Path::new(experiment), Path::new(""), &mut files)?
            }
            false => Builder::new(self.named(experiment)?),
        };
        for setting in settings {
            builder.set(setting)?;
        }
        Ok(builder.freeze())
    }

    /// Those of a registered experiment.
    fn named(&self, name: &str) -> Result<P, Diagnostic> {
        let found = self.iter().find(|it| it.name() == name);
        found.map(Experiment::params).ok_or_else(|| {
            let names: Vec<&str> = self.iter().map(Experiment::name).collect();
            let help = match nearest(name, &names) {
                Some(near) => format!("did you mean `{near}`? Files end in .toml"),
                None => "name a file that ends in .toml, or one that `peapod experiment list` \
                         lists"
                    .into(),
            };
            code::EXPERIMENT_BASE.error(format!("unknown experiment `{name}`"), help)
        })
    }

    /// Those of a file, `folder` being where its paths begin; `files` are those that inherit from
    /// it.
    fn file(&self, path: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> Result<Builder<P>> {
        let text = read_text(path, MAX_FILE).map_err(cannot_read(path))?;
        let source = Source::file(path.display().to_string(), text, folder);
        let mut node = source.table()?;
        let base = take_base(&mut node, &source)?;
        files.push(path.canonicalize().map_err(cannot_read(path))?);
        let mut builder = match base {
            None => Builder::new(P::default()),
            Some((base, start)) if is_file(&base) => {
                let inherited = path.parent().unwrap_or(Path::new("")).join(&base);
                if !inherited.is_file() {
                    return Err(source.at(start, missing(&inherited)).into());
                }
                if inherited.canonicalize().is_ok_and(|it| files.contains(&it)) {
                    return Err(source.at(start, cycle(&base)).into());
                }
                let relative = Path::new(&base).parent().unwrap_or(Path::new(""));
                let inherited = self.file(&inherited, &source.folder().join(relative), files);
                inherited?
            }
            Some((base, start)) => {
                let named = self.named(&base);
                Builder::new(named.map_err(|error| source.at(start, error))?)
            }
        };
        builder.update(&node, &source)?;
        Ok(builder)
    }
}

/// Whether an experiment is meant by its file.
fn is_file(experiment: &str) -> bool {
    experiment.ends_with(".toml")
}

fn missing(file: &Path) -> Diagnostic {
    let message = format!("`base`: there is no file {}", file.display());
    let help = "check the path, which is seen from the folder of this file";
    code::EXPERIMENT_BASE.error(message, help)
}

fn cycle(base: &str) -> Diagnostic {
    let message = format!("`{base}` inherits from this file, which inherits from it");
    let help = "leave out `base` in one of them";
    code::EXPERIMENT_BASE.error(message, help)
}

/// What a file inherits from and where it says so; the rest is parameters.
fn take_base(node: &mut Node, source: &Source) -> Result<Option<(String, usize)>, Diagnostic> {
    let Value::Table(pairs) = &mut node.value else {
        return Ok(None);
    };
    let Some(at) = pairs.iter().position(|(key, _)| key.name == BASE) else {
        return Ok(None);
    };
    let (_, base) = pairs.remove(at);
    match base.text() {
        Some(text) => Ok(Some((text.to_owned(), base.start))),
        None => {
            let found = base.found();
            let message = format!("`base`: expected a file or an experiment, found {found}");
            let help = "write `base = \"other.toml\"`, or the name of an experiment";
            Err(source.at(base.start, code::PARAMETER_VALUE.error(message, help)))
        }
    }
}
