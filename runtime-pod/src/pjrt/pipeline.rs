//! Engine `pjrt` for programs in stages: the devices of every stage run programs of their own,
//! which the plug-in compiles for them, and messages are copied from device to device. Nothing
//! waits for the devices before the end of a step, so that stages run at the same time.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

use peapod_pjrt::{Buffer, Executable, Pending};
use peapod_schemas::pod::hand_over::{Action, HandOver, Held};

use super::held::{Buffers, Plugin, Slot, Spread, check_input};
use super::{PjrtError, PjrtRunError};
use crate::engine::{Engine, RunError};
use crate::program::{Port, Program};
use crate::progress::{Observer, StepTime};
use crate::traffic::Traffic;

/// A program in stages on the devices of a plug-in.
#[derive(Debug)]
pub(super) struct PjrtPipeline {
    program: Program,
    stages: Vec<Stage>,
    // Last, as fields are dropped in order.
    plugin: Plugin,
}

/// A stage, and what its devices hold.
#[derive(Debug)]
struct Stage {
    devices: Range<usize>,
    actions: Vec<Action>,
    /// Per action, the values that nothing reads after it.
    dead: Vec<Vec<u32>>,
    /// By number, the programs that it runs.
    programs: BTreeMap<usize, Executable>,
    inputs: Vec<Slot>,
    outputs: Vec<Slot>,
    /// What each input holds; nothing counts as zeros.
    held: Vec<Option<Buffers>>,
    /// What each output holds; nothing before the first step.
    made: Vec<Option<Buffers>>,
}

/// A step as far as it is done.
#[derive(Default)]
struct Doing {
    /// Messages that were sent and not received.
    messages: BTreeMap<u32, Vec<Buffers>>,
    /// What devices are still running.
    pending: Vec<Pending>,
}

impl PjrtPipeline {
    /// Compiles the programs of all stages for the devices of a plug-in.
    pub(super) fn new(program: Program, path: &Path) -> Result<Self, PjrtRunError> {
        let text = program.stablehlo().ok_or(PjrtRunError::NoStablehlo)?;
        let all = HandOver::parse(text).and_then(|it| checked(&program, it));
        let all = all.map_err(|why| PjrtRunError::Stages {
            stages: program.stages.len(),
            why,
        })?;
        let plugin = Plugin::open(path, program.mesh.devices())?;
        let texts = all.programs;
        let stages = all.stages.into_iter().enumerate();
        let stages = stages.map(|(number, actions)| {
            Stage::new(&program, number, actions, &texts, &plugin)
                .map_err(|source| plugin.failed(source))
        });
        Ok(Self {
            stages: stages.collect::<Result<_, _>>()?,
            program,
            plugin,
        })
    }

    /// The ports of a stage.
    fn spread<'a>(&'a self, stage: usize, port: &'a Port) -> Spread<'a> {
        Spread {
            mesh: &self.program.stages[stage].program.mesh,
            port,
            first: self.stages[stage].devices.start,
        }
    }

    /// Puts the whole of an input of a stage on its devices.
    fn put(&self, stage: usize, own: usize, whole: &[u8]) -> Result<Buffers, RunError> {
        let port = &self.program.stages[stage].program.inputs[own];
        let spread = self.spread(stage, port);
        let slot = &self.stages[stage].inputs[own];
        Ok(self.plugin.put(&spread, slot, whole)?)
    }

    /// The first stage that has made an output, and its number of it.
    fn maker(&self, index: usize) -> Option<(usize, usize)> {
        let mut stages = self.program.stages.iter().enumerate();
        stages.find_map(|(number, stage)| Some((number, stage.output(index)?)))
    }

    fn whole_output(&self, (stage, own): (usize, usize)) -> Result<Option<Vec<u8>>, RunError> {
        let port = &self.program.stages[stage].program.outputs[own];
        let Some(buffers) = &self.stages[stage].made[own] else {
            return Ok(None);
        };
        let spread = self.spread(stage, port);
        let slot = &self.stages[stage].outputs[own];
        Ok(Some(self.plugin.whole(&spread, slot, buffers)?))
    }

    /// What an output puts in the place of an input of a stage.
    fn fed_back(
        &self,
        output: usize,
        (stage, own): (usize, usize),
    ) -> Result<Option<Buffers>, RunError> {
        let (here, part) = (&self.stages[stage], &self.program.stages[stage]);
        if let Some(made) = part.output(output) {
            let ports = (&part.program.outputs[made], &part.program.inputs[own]);
            let same = here.outputs[made] == here.inputs[own];
            if same && ports.0.sharding == ports.1.sharding {
                return Ok(here.made[made].clone());
            }
        }
        let Some(maker) = self.maker(output) else {
            return Ok(None);
        };
        let whole = self.whole_output(maker)?;
        whole.map(|whole| self.put(stage, own, &whole)).transpose()
    }
}

/// Stages of a program as they are to be, for its own.
fn checked(program: &Program, all: HandOver) -> Result<HandOver, String> {
    let (expected, found) = (program.stages.len(), all.stages.len());
    if expected != found {
        return Err(format!("expected {expected} stages, found {found}"));
    }
    for (actions, stage) in all.stages.iter().zip(&program.stages) {
        let (inputs, outputs) = (stage.program.inputs.len(), stage.program.outputs.len());
        for action in actions {
            let beyond = |held: &&Held| matches!(held, Held::Argument(at) if *at >= inputs);
            if let Some(held) = action.reads().iter().find(beyond) {
                return Err(format!("expected {inputs} arguments, found {held}"));
            }
            if let Action::Return { values } = action
                && values.len() != outputs
            {
                let found = values.len();
                return Err(format!("expected {outputs} results, found {found}"));
            }
        }
    }
    Ok(all)
}

impl Stage {
    fn new(
        program: &Program,
        number: usize,
        actions: Vec<Action>,
        texts: &[String],
        plugin: &Plugin,
    ) -> Result<Self, PjrtError> {
        let part = &program.stages[number].program;
        let count = part.mesh.devices();
        let devices = number * count..(number + 1) * count;
        let mut programs = BTreeMap::new();
        for action in &actions {
            let Action::Run {
                program, results, ..
            } = action
            else {
                continue;
            };
            if !programs.contains_key(program) {
                let text = texts[*program].as_bytes();
                let compiled = plugin.client.compile_for(text, devices.clone())?;
                programs.insert(*program, compiled);
            }
            let (expected, found) = (results.len(), programs[program].outputs());
            if expected != found {
                return Err(PjrtError::Outputs { expected, found });
            }
        }
        Ok(Self {
            dead: dead(&actions),
            actions,
            programs,
            devices,
            inputs: Slot::slots(&part.mesh, &part.inputs),
            outputs: Slot::slots(&part.mesh, &part.outputs),
            held: part.inputs.iter().map(|_| None).collect(),
            made: part.outputs.iter().map(|_| None).collect(),
        })
    }

    /// Does what can be done from an action on; which action is next.
    fn go_on(
        &mut self,
        mut next: usize,
        values: &mut BTreeMap<u32, Buffers>,
        doing: &mut Doing,
        plugin: &Plugin,
    ) -> Result<usize, PjrtError> {
        while let Some(action) = self.actions.get(next) {
            let held = |held: &Held| match held {
                Held::Argument(index) => self.held[*index].clone().unwrap_or_default(),
                Held::Value(number) => values[number].clone(),
            };
            match action {
                Action::Run {
                    program,
                    arguments,
                    results,
                } => {
                    let arguments: Vec<Buffers> = arguments.iter().map(held).collect();
                    let devices = 0..self.devices.len();
                    let lists = devices.map(|device| arguments.iter().map(move |it| &*it[device]));
                    let lists: Vec<Vec<&Buffer>> = lists.map(Iterator::collect).collect();
                    let (made, pending) = self.programs[program].start(&lists)?;
                    doing.pending.push(pending);
                    let all = by_value(made, results.len());
                    values.extend(results.iter().copied().zip(all));
                }
                Action::Send {
                    channel,
                    values: own,
                } => {
                    doing
                        .messages
                        .insert(*channel, own.iter().map(held).collect());
                }
                Action::Receive {
                    channel,
                    values: own,
                } => {
                    let Some(message) = doing.messages.remove(channel) else {
                        return Ok(next);
                    };
                    for (number, buffers) in own.iter().zip(message) {
                        values.insert(*number, self.copied(&buffers, plugin)?);
                    }
                }
                Action::Return { values: own } => {
                    let made: Vec<Buffers> = own.iter().map(held).collect();
                    self.made = made.into_iter().map(Some).collect();
                }
            }
            for number in &self.dead[next] {
                values.remove(number);
            }
            next += 1;
        }
        Ok(next)
    }

    /// What devices of another stage hold, on those of this one.
    fn copied(&self, buffers: &Buffers, plugin: &Plugin) -> Result<Buffers, PjrtError> {
        let pairs = buffers.iter().zip(self.devices.clone());
        let copies =
            pairs.map(|(buffer, device)| buffer.copy_to(&plugin.client, device).map(Rc::new));
        copies.collect()
    }
}

/// Lists of devices as lists of values.
fn by_value(made: Vec<Vec<Buffer>>, count: usize) -> Vec<Buffers> {
    let mut all: Vec<Buffers> = (0..count).map(|_| vec![]).collect();
    for device in made {
        for (buffers, buffer) in all.iter_mut().zip(device) {
            buffers.push(Rc::new(buffer));
        }
    }
    all
}

/// Per action, the values that nothing reads after it.
fn dead(actions: &[Action]) -> Vec<Vec<u32>> {
    let mut last = BTreeMap::new();
    for (place, action) in actions.iter().enumerate() {
        last.extend(action.defines().iter().map(|number| (*number, place)));
        let read = action.reads().iter().filter_map(|held| match held {
            Held::Value(number) => Some(*number),
            Held::Argument(_) => None,
        });
        last.extend(read.map(|number| (number, place)));
    }
    let mut dead: Vec<Vec<u32>> = actions.iter().map(|_| vec![]).collect();
    for (number, place) in last {
        dead[place].push(number);
    }
    dead
}

impl Engine for PjrtPipeline {
    fn program(&self) -> &Program {
        &self.program
    }

    /// A plug-in does not say where it is.
    fn observe(&mut self, _: Observer) {}

    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        check_input(&self.program, index, bytes)?;
        for stage in 0..self.stages.len() {
            if let Some(own) = self.program.stages[stage].input(index) {
                // Before the new ones take memory.
                self.stages[stage].held[own] = None;
                self.stages[stage].held[own] = Some(self.put(stage, own, bytes)?);
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), RunError> {
        for stage in 0..self.stages.len() {
            for own in 0..self.stages[stage].held.len() {
                if self.stages[stage].held[own].is_none() {
                    let port = &self.program.stages[stage].program.inputs[own];
                    // bounded: an input of a program
                    let zeros = vec![0; port.global_bytes()];
                    self.stages[stage].held[own] = Some(self.put(stage, own, &zeros)?);
                }
            }
            self.stages[stage].made.fill_with(|| None);
        }
        let mut doing = Doing::default();
        let mut next = vec![0; self.stages.len()];
        let mut values: Vec<BTreeMap<u32, Buffers>> =
            next.iter().map(|_| BTreeMap::new()).collect();
        loop {
            let before = next.clone();
            let stages = self.stages.iter_mut().zip(&mut values);
            for ((stage, values), next) in stages.zip(&mut next) {
                let done = stage.go_on(*next, values, &mut doing, &self.plugin);
                *next = done.map_err(|error| self.plugin.failed(error))?;
            }
            if next == before {
                break;
            }
        }
        for pending in doing.pending {
            pending.wait().map_err(|error| self.plugin.failed(error))?;
        }
        let mut all = self.stages.iter().zip(next);
        match all.all(|(stage, next)| next == stage.actions.len()) {
            true => Ok(()),
            false => Err(PjrtRunError::Stages {
                stages: self.stages.len(),
                why: "stages wait for one another's messages".into(),
            }
            .into()),
        }
    }

    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        let made = self.maker(index);
        let whole = made.map(|maker| self.whole_output(maker)).transpose()?;
        // bounded: an output of a program
        let zeros = || vec![0; self.program.outputs[index].global_bytes()];
        Ok(whole.flatten().unwrap_or_else(zeros))
    }

    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        for (number, (stage, part)) in self.stages.iter().zip(&self.program.stages).enumerate() {
            let Some(own) = part.input(index) else {
                continue;
            };
            if let Some(buffers) = &stage.held[own] {
                let spread = self.spread(number, &part.program.inputs[own]);
                return Ok(self.plugin.whole(&spread, &stage.inputs[own], buffers)?);
            }
        }
        // bounded: an input of a program
        Ok(vec![0; self.program.inputs[index].global_bytes()])
    }

    /// Nothing is donated.
    fn keeps_input(&self, _: usize) -> bool {
        true
    }

    fn feed_back(&mut self) -> Result<(), RunError> {
        let outputs = self.program.outputs.iter().enumerate();
        let pairs = outputs.filter_map(|(output, port)| Some((output, port.replaces?)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        for (output, input) in pairs {
            for stage in 0..self.stages.len() {
                let Some(own) = self.program.stages[stage].input(input) else {
                    continue;
                };
                if let Some(buffers) = self.fed_back(output, (stage, own))? {
                    self.stages[stage].held[own] = Some(buffers);
                }
            }
        }
        Ok(())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        for (number, (stage, part)) in self.stages.iter().zip(&self.program.stages).enumerate() {
            let made = part.program.outputs.iter().zip(&stage.outputs);
            for ((port, slot), buffers) in made.zip(&stage.made) {
                if let Some(buffers) = buffers {
                    let spread = self.spread(number, port);
                    self.plugin.check_replicas(&spread, slot, buffers)?;
                }
            }
        }
        Ok(())
    }

    /// A plug-in does not say how long steps of the program take.
    fn times(&self) -> Vec<StepTime> {
        vec![]
    }

    /// A plug-in does not say what it sends.
    fn traffic(&self) -> Vec<Traffic> {
        vec![]
    }
}
