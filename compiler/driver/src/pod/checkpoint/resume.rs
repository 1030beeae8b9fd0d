//! A run that goes on from a checkpoint.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Diagnostics, Result, ResultExt, code, ensure};
use peapod_pod::{Engine, Program};

use super::folder::{folders, place, same};
use super::hash::Hash;
use super::interface::Interface;
use super::manifest::{FILE, Position};
use super::reader::Checkpoint;
use super::{From, Options, Resume};
use crate::pod::{agreed, of_another_rank, ports};
use crate::staging::rename_folder;
use crate::{Observer, diagnose, memory};

/// What a run goes on from.
#[derive(Debug)]
pub struct Resumed {
    /// Steps that were done.
    pub step: usize,
    /// The checkpoint; ranks other than the first have none.
    checkpoint: Option<Checkpoint>,
}

/// Told by the first rank in place of a step if it has no checkpoint that it can use.
const FAILED: u64 = u64::MAX;

/// The checkpoint to go on from, all of whose bytes were read; `None` if the run begins at its
/// first step. All ranks of an engine call it.
///
/// # Errors
///
/// There is no checkpoint, it is damaged, or of another program.
pub fn resume(
    options: &Options,
    engine: &mut dyn Engine,
    observer: &dyn Observer,
) -> Result<Option<Resumed>> {
    let Some(resume) = &options.resume else {
        return Ok(None);
    };
    let own = match engine.rank() {
        0 => chosen(options, resume, engine.program(), observer),
        _ => Ok(None),
    };
    let told = own.as_ref().map_or(FAILED, |it| step_of(it.as_ref()));
    let told = engine.agree(told).map_err(diagnose::pod_run);
    let checkpoint = own?;
    Ok(match told? {
        0 => None,
        FAILED => return Err(of_another_rank("read the checkpoint").into()),
        step => Some(Resumed {
            step: step as usize,
            checkpoint,
        }),
    })
}

fn step_of(checkpoint: Option<&Checkpoint>) -> u64 {
    checkpoint.map_or(0, |it| it.manifest.step)
}

/// The folder that is meant, and the checkpoints to try, newest first.
fn candidates(options: &Options, resume: &Resume) -> Result<(PathBuf, Vec<PathBuf>)> {
    let folder = match (&resume.from, &options.save) {
        (From::Folder(folder), _) => folder.clone(),
        (From::Latest, Some(save)) => save.folder.clone(),
        (From::Latest, None) => {
            let message =
                "--resume takes the newest checkpoint of --checkpoint, which is not given";
            let help = "give --checkpoint FOLDER, or --resume FOLDER to read only";
            return Err(code::OPTION_VALUE.error(message, help).into());
        }
    };
    if folder.join(FILE).is_file() {
        return Ok((folder.clone(), vec![folder]));
    }
    let found = folders(&folder)?.into_iter().rev();
    let found = found.map(|(_, path)| path).collect();
    Ok((folder, found))
}

/// The newest checkpoint that can be used. Those that are passed over, as they are damaged, get
/// another name, so that the run does not meet them again.
fn chosen(
    options: &Options,
    resume: &Resume,
    program: &Program,
    observer: &dyn Observer,
) -> Result<Option<Checkpoint>> {
    let (folder, candidates) = candidates(options, resume)?;
    let mut skipped: Vec<&PathBuf> = vec![];
    for (index, path) in candidates.iter().enumerate() {
        match Checkpoint::open(path) {
            Ok(checkpoint) => {
                fits(&checkpoint, program)?;
                set_aside(options, &skipped)?;
                return Ok(Some(checkpoint));
            }
            Err(damages) if resume.skip_damaged && candidates.len() > index + 1 => {
                for damage in damages.iter() {
                    observer.warning(&diagnose::as_warning(damage, PASSED_OVER));
                }
                skipped.push(path);
            }
            Err(damages) => return Err(noting_previous(damages, candidates.get(index + 1))),
        }
    }
    let message = format!("no checkpoint in {}", folder.display());
    let own = options.save.as_ref();
    let own = own.is_some_and(|it| same(&it.folder, &folder));
    ensure!(
        own,
        code::NO_CHECKPOINT.error(message, "name a folder that --checkpoint has written")
    );
    observer.warning(&code::NO_CHECKPOINT.warning(
        format!("{message}: the run begins at its first step"),
        "this is as it should be where a run is started for the first time",
    ));
    Ok(None)
}

/// What follows where a damaged checkpoint is passed over.
const PASSED_OVER: &str = "the run goes on from the newest checkpoint before it that is whole";

/// The errors, each with a note that names the previous checkpoint.
fn noting_previous(damages: Diagnostics, previous: Option<&PathBuf>) -> Diagnostics {
    let note = match previous {
        Some(previous) => format!("the one before it is {}", previous.display()),
        None => "there is none before it".to_owned(),
    };
    damages.map(|it| it.note(&note))
}

/// Renames what was passed over in the folder that the run writes to.
fn set_aside(options: &Options, skipped: &[&PathBuf]) -> Result<()> {
    let Some(save) = &options.save else {
        return Ok(());
    };
    let own = |path: &&&PathBuf| path.parent().is_some_and(|it| same(it, &save.folder));
    for path in skipped.iter().filter(own) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        rename_folder(path, &free_name(path, &format!("damaged-{name}")))?;
    }
    Ok(())
}

/// A name that nothing has beside a path.
fn free_name(path: &Path, name: &str) -> String {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    let free = names.find(|it| !path.with_file_name(it).exists());
    free.unwrap_or_else(|| name.to_owned())
}

/// Refuses a checkpoint of another program.
fn fits(checkpoint: &Checkpoint, program: &Program) -> Result<()> {
    let (saved, own) = (&checkpoint.manifest.interface, Interface::of(program));
    let mut error = code::CHECKPOINT_PROGRAM.error(
        format!(
            "the checkpoint is of another program: expected fingerprint {}, found {}",
            own.fingerprint(),
            checkpoint.manifest.fingerprint,
        ),
        "run the program that it is of, or begin in another folder; mesh, devices and engine may \
         differ",
    );
    for difference in saved.differences(&own) {
        error = error.note(difference);
    }
    // What is in flight begins as zeros after steps of the same program with nothing in flight.
    ensure!(
        *saved == own || *saved == Interface::given(program),
        error.in_file(checkpoint.folder.display().to_string())
    );
    Ok(())
}

impl Resumed {
    /// Where the checkpoint is, on the rank that reads it.
    pub fn folder(&self) -> Option<&Path> {
        self.checkpoint.as_ref().map(|it| it.folder.as_path())
    }

    /// Where the data was.
    pub fn position(&self) -> Option<&Position> {
        self.checkpoint.as_ref()?.manifest.data.as_ref()
    }

    /// Gives an engine all that steps replace. All ranks call it.
    ///
    /// # Errors
    ///
    /// A file was changed since it was checked, or the engine fails.
    pub fn load(&self, engine: &mut dyn Engine) -> Result<()> {
        let replaced = ports::replaced(engine.program());
        for input in (0..replaced.len()).filter(|input| replaced[*input]) {
            let bytes = engine.program().inputs[input].global_bytes();
            let own = match &self.checkpoint {
                Some(checkpoint) if input >= checkpoint.manifest.interface.inputs.len() => {
                    memory::zeros(&engine.program().inputs[input].name, bytes)
                }
                Some(checkpoint) => checkpoint.tensor(input, bytes),
                None => Ok(vec![]),
            };
            let elements = agreed(engine, own, "read the checkpoint")?;
            let set = engine.set_input(input, &elements);
            set.map_err(diagnose::pod_run)?;
        }
        Ok(())
    }

    /// Refuses inputs that are not those of the run, and data for other ones. `hashes` are those of
    /// some of the inputs.
    ///
    /// # Errors
    ///
    /// Some differ, and they were not said to.
    pub fn check_inputs(
        &self,
        options: &Options,
        program: &Program,
        streamed: &[bool],
        inputs: &[Vec<u8>],
        hashes: &[(usize, Hash)],
    ) -> Result<()> {
        let changed = options.resume.as_ref().is_some_and(|it| it.changed_inputs);
        let Some(checkpoint) = self.checkpoint.as_ref().filter(|_| !changed) else {
            return Ok(());
        };
        let constants = &checkpoint.manifest.constants;
        let mut errors: Vec<Diagnostic> = vec![];
        for (input, found) in hashes {
            let name = &program.inputs[*input].name;
            let expected = constants.iter().find(|it| it.input == *input);
            let found = match expected.map(|it| it.hash) {
                Some(crc @ Hash::Crc(_)) => crc.like_of(&inputs[*input]),
                Some(Hash::Blake3(_)) | None => *found,
            };
            let message = match expected {
                Some(expected) if expected.hash == found => continue,
                Some(expected) => format!(
                    "input `{name}` is not that of the run: expected hash {}, found {found}",
                    expected.hash
                ),
                None => format!("input `{name}` was fed by a stream of data, now it is a file"),
            };
            errors.push(code::CHECKPOINT_INPUTS.error(message, CHANGED));
        }
        for constant in constants
            .iter()
            .filter(|it| streamed.get(it.input) == Some(&true))
        {
            let name = &program.inputs[constant.input].name;
            let message = format!("input `{name}` was a file, now it is fed by a stream of data");
            errors.push(code::CHECKPOINT_INPUTS.error(message, CHANGED));
        }
        match errors.is_empty() {
            true => Ok(()),
            false => Err(errors).in_file(checkpoint.folder.display()),
        }
    }
}

const CHANGED: &str =
    "give what the run had, or say that it may differ with --allow-changed-inputs";

/// Refuses a folder in which a run would leave checkpoints of another one, later than its own.
///
/// # Errors
///
/// There are some, or the folder cannot be read.
pub fn refuse_later(options: &Options, resumed: Option<&Resumed>) -> Result<()> {
    let Some(save) = &options.save else {
        return Ok(());
    };
    let own = resumed.and_then(|it| Some((it.step as u64, it.folder()?)));
    let own = own.filter(|(step, folder)| same(folder, &place(&save.folder, *step)));
    let step = own.map_or(0, |(step, _)| step);
    let newest = super::newest(&save.folder)?;
    ensure!(newest.is_none_or(|newest| newest <= step), {
        let newest = newest.unwrap_or(0);
        let message = format!(
            "{} has a checkpoint of step {newest}, from which this run does not go on",
            save.folder.display()
        );
        let help = "continue it with --resume, or name an empty folder with --checkpoint";
        code::CHECKPOINTS_THERE.error(message, help)
    });
    Ok(())
}
