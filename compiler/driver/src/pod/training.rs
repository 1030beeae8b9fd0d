//! The steps of a run: what is put in before each, and what is taken and kept after it.

use std::time::Instant;

use peapod_diagnostic::{Result, ResultExt, code, ensure};
use peapod_ir::{DType, TensorType};
use peapod_pod::{Doing, Engine};
use peapod_schemas::pod::Program;

use super::checkpoint::hash::Hash;
use super::checkpoint::{Resumed, Saver};
use super::data::{Plan, Stream};
use super::ports::{read_inputs, replaced, set_before_every_step, tensor_type};
use super::run::Options;
use super::{agreed, rank_waits};
use crate::staging::FolderLock;
use crate::{Observer, Warner, Work, diagnose};

/// A run whose inputs are there.
pub struct Training<'a> {
    /// What runs it.
    pub engine: &'a mut dyn Engine,
    /// Elements of inputs that come from files.
    inputs: Vec<Vec<u8>>,
    resumed: Option<Resumed>,
    /// Which inputs the data feeds.
    fed: Vec<bool>,
    /// What does; ranks other than the first read nothing.
    stream: Option<Stream>,
    saver: Option<Saver>,
}

/// What a process has before the first step.
struct Prepared {
    inputs: Vec<Vec<u8>>,
    fed: Vec<bool>,
    stream: Option<Stream>,
    saver: Option<Saver>,
}

impl Prepared {
    fn new(
        engine: &dyn Engine,
        options: &Options,
        data: Option<Plan>,
        resumed: Option<&Resumed>,
        lock: Option<FolderLock>,
    ) -> Result<Self> {
        let program = engine.program();
        let replaced = replaced(program);
        let fed = data.as_ref().map(|it| it.feeds(program));
        let fed = fed.unwrap_or_else(|| vec![false; program.inputs.len()]);
        let resumes = resumed.is_some();
        let needed = |(fed, replaced): (&bool, &bool)| !(*fed || resumes && *replaced);
        let needed: Vec<bool> = fed.iter().zip(&replaced).map(needed).collect();
        let inputs = read_inputs(&options.io, program, &needed)?;
        let constants = inputs.iter().enumerate();
        let constants = constants.filter(|(input, _)| !fed[*input] && !replaced[*input]);
        let hashes = match options.checkpoint.save.is_some() || resumes {
            true => constants
                .map(|(input, bytes)| (input, Hash::of(bytes)))
                .collect(),
            false => vec![],
        };
        if let Some(resumed) = resumed {
            resumed.check_inputs(&options.checkpoint, program, &fed, &inputs, &hashes)?;
        }
        let saver = Saver::new(&options.checkpoint, lock, engine, resumed, &hashes)?;
        let done = resumed.map_or(0, |it| it.step);
        let position = resumed.and_then(Resumed::position);
        let stream = match data {
            Some(plan) if engine.rank() == 0 => Some(plan.start(done, position)?),
            Some(_) | None => None,
        };
        Ok(Self {
            inputs,
            fed,
            stream,
            saver,
        })
    }
}

impl<'a> Training<'a> {
    /// Reads inputs, and begins to read data.
    ///
    /// # Errors
    ///
    /// They are not what the program takes, or not what the run had that is resumed.
    pub fn new(
        engine: &'a mut dyn Engine,
        options: &Options,
        data: Option<Plan>,
        resumed: Option<Resumed>,
        lock: Option<FolderLock>,
    ) -> Result<Self> {
        let prepared = Prepared::new(engine, options, data, resumed.as_ref(), lock);
        let prepared = agreed(engine, prepared, "begin the run")?;
        Ok(Self {
            engine,
            inputs: prepared.inputs,
            resumed,
            fed: prepared.fed,
            stream: prepared.stream,
            saver: prepared.saver,
        })
    }

    /// Runs the steps after `done` and says what each of them yields.
    ///
    /// # Errors
    ///
    /// A step fails or yields a scalar that is not a number, data ends, or a checkpoint cannot be
    /// written.
    pub fn run(
        &mut self,
        done: usize,
        steps: usize,
        observer: &dyn Observer,
        warner: Warner,
    ) -> Result<Taken> {
        let scalars = scalars(self.engine.program());
        watch(steps - done, self.engine, observer);
        self.engine.on_wait(Box::new(move |message| {
            warner(&rank_waits(message));
        }));
        let mut taken = Taken {
            seconds: vec![],
            scalars: scalars.iter().map(|it| (it.1.clone(), vec![])).collect(),
        };
        for step in done + 1..=steps {
            self.feed(step == done + 1, observer)?;
            let began = Instant::now();
            let ran = self.engine.step().map_err(diagnose::pod_run);
            ran.note(|| NOTHING_WRITTEN.to_owned())?;
            taken.seconds.push(began.elapsed().as_secs_f64());
            for ((index, name, dtype), (_, values)) in scalars.iter().zip(&mut taken.scalars) {
                let output = self.engine.output(*index).map_err(diagnose::pod_run)?;
                let value = scalar(*dtype, &output);
                ensure!(
                    !value.is_nan(),
                    code::NOT_A_NUMBER
                        .error(
                            format!("step {step} of {steps}: output {index} `{name}` is NaN"),
                            "check the inputs, or lower the learning rate",
                        )
                        .note(NOTHING_WRITTEN),
                );
                values.push(value);
                observer.scalar(step, name, value)?;
            }
            observer.stepped(step - done);
            if step < steps {
                self.save(step)?;
            }
        }
        Ok(taken)
    }

    /// Puts in what the next step reads.
    fn feed(&mut self, first: bool, observer: &dyn Observer) -> Result<()> {
        let replaced = replaced(self.engine.program());
        match (first, &self.resumed) {
            (true, Some(resumed)) => resumed.load(self.engine)?,
            (true, None) => {}
            (false, _) => self.engine.feed_back().map_err(diagnose::pod_run)?,
        }
        let every_step = set_before_every_step(self.engine);
        let resumes = self.resumed.is_some();
        for (index, bytes) in self.inputs.iter().enumerate() {
            let put = match first {
                true => !(resumes && replaced[index]),
                false => every_step[index],
            };
            if put && !self.fed[index] {
                let set = self.engine.set_input(index, bytes);
                set.map_err(diagnose::pod_run)?;
            }
        }
        self.feed_data(observer)
    }

    fn feed_data(&mut self, observer: &dyn Observer) -> Result<()> {
        if !self.fed.contains(&true) {
            return Ok(());
        }
        self.engine.turn_to(Doing::Data);
        let own = self.stream.as_mut().map(|it| it.take(observer)).transpose();
        self.engine.turn_to(Doing::Between);
        let arrays = agreed(self.engine, own, "read the data")?;
        let mut frame = vec![vec![]; self.fed.len()];
        if let (Some(stream), Some(arrays)) = (&self.stream, arrays) {
            for (fed, array) in stream.fed.iter().zip(arrays) {
                frame[fed.input] = array;
            }
        }
        for (index, array) in frame
            .iter()
            .enumerate()
            .filter(|(index, _)| self.fed[*index])
        {
            let set = self.engine.set_input(index, array);
            set.map_err(diagnose::pod_run)?;
        }
        Ok(())
    }

    fn save(&mut self, step: usize) -> Result<()> {
        let position = self.stream.as_ref().map(Stream::position);
        match &mut self.saver {
            Some(saver) => saver.stepped(step, self.engine, position),
            None => Ok(()),
        }
    }

    /// Writes the checkpoint of the last step.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn finish(&mut self, step: usize) -> Result<()> {
        let position = self.stream.as_ref().map(Stream::position);
        match &mut self.saver {
            Some(saver) => saver.finish(step, self.engine, position),
            None => Ok(()),
        }
    }

    /// Seconds that steps waited for checkpoints.
    pub fn waited_seconds(&self) -> f64 {
        self.saver.as_ref().map_or(0.0, |it| it.waited_seconds)
    }
}

/// What is said where a step fails; checkpoints before it are as they were.
const NOTHING_WRITTEN: &str = "no outputs were written";

/// What the steps took and yielded.
#[derive(Debug)]
pub struct Taken {
    /// Per step.
    pub seconds: Vec<f64>,
    /// Per single float that is an output, such as the loss: its name, and its value per step.
    pub scalars: Vec<(String, Vec<f64>)>,
}

/// Shows the observer the progress of device 0 through the entry, that of the first stage.
fn watch(steps: usize, engine: &mut dyn Engine, observer: &dyn Observer) {
    let units = engine.program().part(0).entry().steps.len();
    if let Some(tick) = observer.begin(Work::Steps { steps, units }) {
        engine.observe(Box::new(move |done| {
            if (done.stage, done.computation) == (0, 0) {
                tick();
            }
        }));
    }
}

/// Outputs that are single floats and replace nothing, such as the loss: index, name, type.
pub fn scalars(program: &Program) -> Vec<(usize, String, DType)> {
    let outputs = program.outputs.iter().enumerate();
    let scalars = outputs.filter_map(|(index, port)| {
        let ty = tensor_type(port);
        let single = port.replaces.is_none() && ty.shape.is_empty();
        let float = DType::FLOATS.contains(&ty.dtype);
        (single && float).then(|| (index, port.name.clone(), ty.dtype))
    });
    scalars.collect()
}

fn scalar(dtype: DType, bytes: &[u8]) -> f64 {
    let ty = TensorType::new(dtype, []);
    let tensor = peapod_ir::Tensor::new(ty, bytes.to_vec());
    tensor.map_or(f64::NAN, |tensor| tensor.scalars()[0].double())
}
