//! Writes checkpoints while steps go on.

use std::thread::{self, JoinHandle};
use std::time::Instant;

use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_ir::TensorType;
use peapod_pod::{Doing, Engine};
use peapod_schemas::pod::Program;

use super::folder::{folders, place};
use super::hash::Hash;
use super::interface::Interface;
use super::manifest::{Constant, Manifest, Position, Shard};
use super::resume::{Resumed, refuse_later};
use super::writer::{Captured, commit, tell, told, write_shards, writers};
use super::{Options, Save};
use crate::diagnose;
use crate::pod::{agreed, ports, tensor_type};
use crate::staging::{FolderLock, NewFolder, not_a_folder, remove_folder};

/// What ranks tell each other of the checkpoint that is being written.
const DONE: u64 = 0;
const WRITING: u64 = 1;

/// What a rank may fail to do.
const WRITE: &str = "write its part of a checkpoint";

/// What a rank has written: the folder, and the files in it.
type Written = (NewFolder, Vec<Shard>);

/// A checkpoint that is being written. Of one rank, the thread also puts it into its place.
struct Pending {
    manifest: Manifest,
    thread: JoinHandle<Result<Option<Written>>>,
}

/// Writes the checkpoints of a run. All ranks make the same calls.
pub struct Saver {
    save: Save,
    interface: Interface,
    names: Vec<String>,
    constants: Vec<Constant>,
    pending: Option<Pending>,
    /// Seconds that steps waited for what was being written.
    pub waited_seconds: f64,
    /// Step of the last checkpoint that was begun.
    last: Option<usize>,
    _lock: Option<FolderLock>,
}

/// Holds the folder of a run's checkpoints, before it is looked at.
///
/// # Errors
///
/// It cannot be made or written to, or another run has it.
pub fn lock(options: &Options, engine: &mut dyn Engine) -> Result<Option<FolderLock>> {
    let own = match &options.save {
        None => return Ok(None),
        Some(save) if engine.rank() == 0 => locked(save).map(Some),
        Some(_) => Ok(None),
    };
    agreed(engine, own, "write to the folder of checkpoints")
}

fn locked(save: &Save) -> Result<FolderLock> {
    ensure!(
        !save.folder.exists() || save.folder.is_dir(),
        not_a_folder(&save.folder)
    );
    FolderLock::new(&save.folder)
}

/// Bytes that a checkpoint takes of memory while it is written, on one rank.
pub fn needed(options: &Options, program: &Program) -> u128 {
    let replaced = ports::replaced(program);
    let inputs = program.inputs.iter().zip(replaced);
    let state = inputs.filter(|(_, replaced)| *replaced && options.save.is_some());
    state.map(|(port, _)| port.global_bytes() as u128).sum()
}

impl Saver {
    /// For a run that begins, or goes on; `None` if it writes no checkpoints. The constants are
    /// inputs that stay as they are, and hashes of them.
    ///
    /// # Errors
    ///
    /// The folder has checkpoints that this run does not go on from.
    pub fn new(
        options: &Options,
        lock: Option<FolderLock>,
        engine: &dyn Engine,
        resumed: Option<&Resumed>,
        constants: &[(usize, Hash)],
    ) -> Result<Option<Self>> {
        let Some(save) = options.save.clone() else {
            return Ok(None);
        };
        if engine.rank() == 0 {
            refuse_later(options, resumed)?;
        }
        let program = engine.program();
        ensure!(
            ports::replaced(program).contains(&true),
            code::OPTION_VALUE.error(
                "the program has nothing to put into a checkpoint: no output replaces an input",
                "leave out --checkpoint, or compile with --feed RESULT=ARGUMENT",
            )
        );
        let constants = constants.iter();
        let constants = constants.map(|&(input, hash)| Constant { input, hash });
        Ok(Some(Self {
            save,
            interface: Interface::of(program),
            names: ports::input_names(program),
            constants: constants.collect(),
            pending: None,
            waited_seconds: 0.0,
            last: resumed.map(|it| it.step),
            _lock: lock,
        }))
    }

    /// Hears that a step is done, of which it begins a checkpoint if one is due.
    ///
    /// # Errors
    ///
    /// The checkpoint before, or this one, cannot be written.
    pub fn stepped(
        &mut self,
        step: usize,
        engine: &mut dyn Engine,
        position: Option<Position>,
    ) -> Result<()> {
        if step.is_multiple_of(self.save.every) {
            return self.begin(step, engine, position);
        }
        self.poll(engine)
    }

    /// Begins the checkpoint of the last step, if it has none, and waits until it is in its place.
    ///
    /// # Errors
    ///
    /// As of [`stepped`](Self::stepped).
    pub fn finish(
        &mut self,
        step: usize,
        engine: &mut dyn Engine,
        position: Option<Position>,
    ) -> Result<()> {
        if self.last != Some(step) {
            self.begin(step, engine, position)?;
        }
        self.wait(engine)
    }

    fn begin(
        &mut self,
        step: usize,
        engine: &mut dyn Engine,
        position: Option<Position>,
    ) -> Result<()> {
        // Memory holds one at a time: where the disk is slower than the steps, these wait.
        let began = Instant::now();
        self.wait(engine)?;
        self.waited_seconds += began.elapsed().as_secs_f64();
        self.last = Some(step);
        let path = place(&self.save.folder, step as u64);
        let own = match engine.rank() {
            0 => NewFolder::begin(&path),
            _ => Ok(NewFolder::join(&path)),
        };
        let folder = agreed(engine, own, WRITE)?;
        let captured = self.capture(engine)?;
        let mut manifest = Manifest::new(step as u64, self.interface.clone());
        let axes = engine.program().mesh.axes.iter();
        manifest.mesh = axes.map(|(name, size)| (name.clone(), *size)).collect();
        manifest.ranks = engine.ranks();
        manifest.data = position;
        manifest.constants.clone_from(&self.constants);
        let job = Job {
            save: self.save.clone(),
            rank: engine.rank(),
            captured,
            manifest: manifest.clone(),
        };
        let thread = thread::Builder::new().name("checkpoint".to_owned());
        let thread = thread.spawn(move || job.run(folder)).map_err(|error| {
            let message = "cannot start the thread that writes checkpoints";
            code::THREADS
                .error(message, "allow more threads")
                .note(error.to_string())
        })?;
        self.pending = Some(Pending { manifest, thread });
        Ok(())
    }

    /// The tensors that this rank writes. Every rank asks for all of them.
    fn capture(&self, engine: &mut dyn Engine) -> Result<Vec<Captured>> {
        let outputs = engine.program().outputs.iter().enumerate();
        let state = outputs.filter_map(|(index, port)| Some((index, port.replaces?)));
        let state: Vec<(usize, usize)> = state.collect();
        let ports = &engine.program().inputs;
        let types: Vec<TensorType> = state.iter().map(|it| tensor_type(&ports[it.1])).collect();
        let lengths: Vec<usize> = types.iter().map(TensorType::size_bytes).collect();
        let (rank, writers) = (engine.rank(), writers(&lengths, engine.ranks()));
        let mut captured = vec![];
        for (position, ((output, input), ty)) in state.into_iter().zip(types).enumerate() {
            let bytes = engine.output(output).map_err(diagnose::pod_run)?;
            if writers[position] == rank {
                let name = self.names[input].clone();
                captured.push(Captured {
                    input,
                    name,
                    ty,
                    bytes,
                });
            }
        }
        Ok(captured)
    }

    /// Says whether what is being written has failed, and puts it into its place if all ranks are
    /// done.
    fn poll(&mut self, engine: &mut dyn Engine) -> Result<()> {
        let Some(pending) = &self.pending else {
            return Ok(());
        };
        let own = match pending.thread.is_finished() {
            true => DONE,
            false => WRITING,
        };
        match engine.agree(own).map_err(diagnose::pod_run)? {
            DONE => self.wait(engine),
            _ => Ok(()),
        }
    }

    /// Waits until what is being written is in its place.
    fn wait(&mut self, engine: &mut dyn Engine) -> Result<()> {
        let Some(Pending { manifest, thread }) = self.pending.take() else {
            return Ok(());
        };
        engine.turn_to(Doing::Checkpoint);
        let written = thread.join();
        engine.turn_to(Doing::Between);
        let written = written.unwrap_or_else(|_| {
            Err(Diagnostic::bug("the thread that writes checkpoints panicked").into())
        });
        let written = agreed(engine, written, WRITE)?;
        let Some(written) = written else {
            return Ok(());
        };
        let own = match engine.rank() {
            0 => put(&self.save, manifest, written),
            _ => Ok(()),
        };
        agreed(engine, own, WRITE)
    }
}

impl Drop for Saver {
    /// What fails later leaves what was begun: it is of a step that was done. Several ranks may
    /// not be able to agree any more.
    fn drop(&mut self) {
        if let Some(pending) = self.pending.take() {
            let _ = pending.thread.join();
        }
    }
}

/// What the thread does.
struct Job {
    save: Save,
    rank: usize,
    captured: Vec<Captured>,
    manifest: Manifest,
}

impl Job {
    fn run(self, folder: NewFolder) -> Result<Option<Written>> {
        let shards = write_shards(&folder, self.rank, self.captured, self.save.shard_bytes)?;
        let beside = self.save.beside.iter().filter(|_| self.rank == 0);
        for (name, text) in beside {
            let mut file = folder.file(name)?;
            file.write(text.as_bytes())?;
            file.finish()?;
        }
        match (self.manifest.ranks, self.rank) {
            (1, _) => put(&self.save, self.manifest, (folder, shards)).map(|()| None),
            (_, 0) => Ok(Some((folder, shards))),
            (_, rank) => {
                tell(&folder, rank, &shards)?;
                Ok(Some((folder, shards)))
            }
        }
    }
}

/// Puts a checkpoint into its place, and then removes those that are not kept.
fn put(save: &Save, mut manifest: Manifest, (folder, shards): Written) -> Result<()> {
    manifest.shards = shards;
    manifest.shards.extend(told(&folder, manifest.ranks)?);
    commit(folder, &manifest)?;
    let all = folders(&save.folder)?;
    for (_, path) in &all[..all.len().saturating_sub(save.keep)] {
        remove_folder(path)?;
    }
    Ok(())
}
