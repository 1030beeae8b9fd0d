//! Checks of a program in stages: each stage by itself, what they hold of the whole, and that all
//! messages between them arrive.

use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::format;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use super::super::file::{PodT, StageT};
use super::super::{
    AlignedBytes, Checked, Computation, Mesh, Message, Op, Port, Program, ReadError, Stage, Step,
};
use super::rule::{Check, ensure, per_dim, same, widened};
use super::{Part, at, delays, location, mesh, part, ports, tells};
use crate::versions::POD_STAGES;

/// Checks a file that has stages.
pub(super) fn program(pod: PodT) -> Result<Program, ReadError> {
    let (told, version) = (pod.work, pod.version);
    empty(&pod).map_err(at("stages"))?;
    let mesh = mesh(&pod.mesh).map_err(at("mesh"))?;
    let inputs = ports::outer(pod.inputs, &mesh).map_err(at("inputs"))?;
    let outputs = ports::outer(pod.outputs, &mesh).map_err(at("outputs"))?;
    ports::replacements(&inputs, &outputs).map_err(at("outputs"))?;
    ports::version(version, &inputs).map_err(at("inputs"))?;
    let files = pod.stages.unwrap_or_default();
    let along = mesh.axes.first().map_or(0, |(_, size)| *size);
    same("stages along the first axis", files.len(), along).map_err(at("stages"))?;
    let own = mesh.of_stage();
    let stages = files.into_iter().enumerate();
    let stages = stages.map(|(index, file)| {
        let number = [along, index];
        let stage = stage(file, version, (&own, number)).map_err(|it| within(index, it))?;
        let holds = holds(&stage, &inputs, &outputs);
        holds.map_err(|reason| at(format!("stage {index}"))(reason))?;
        Ok(stage)
    });
    let stages: Vec<Stage> = stages.collect::<Result<_, ReadError>>()?;
    delays::agree(&stages).map_err(at("stages"))?;
    held(&stages, &inputs, |it| &it.inputs).map_err(at("inputs"))?;
    held(&stages, &outputs, |it| &it.outputs).map_err(at("outputs"))?;
    let program = Program {
        name: pod.name,
        mesh,
        inputs,
        outputs,
        computations: Vec::new(),
        arena_bytes: 0,
        constants: AlignedBytes::default(),
        feedback_open: pod.feedback_open,
        locations: pod.locations.into_iter().map(location).collect(),
        messages: messages(&stages).map_err(at("stages"))?,
        stages,
    };
    tells(&program, told)?;
    Ok(program)
}

/// What stages have is not with the whole.
fn empty(pod: &PodT) -> Check {
    ensure!(
        pod.version >= POD_STAGES,
        "expected version {POD_STAGES} of what has stages, found {}",
        pod.version
    );
    same("computations beside stages", pod.computations.len(), 0)?;
    same("bytes of memory beside stages", pod.arena_bytes, 0)?;
    same("bytes of constants beside stages", pod.constants.len(), 0)
}

/// An error in a stage.
fn within(index: usize, error: ReadError) -> ReadError {
    match error {
        ReadError::Unsound { place, reason } => ReadError::Unsound {
            place: format!("stage {index}, {place}"),
            reason,
        },
        ReadError::NotAPod
        | ReadError::Damaged(_)
        | ReadError::Footer(_)
        | ReadError::Version(_)
        | ReadError::Memory(_) => error,
    }
}

/// A stage by itself, on the devices of this mesh; the number of stages, and its own.
fn stage(
    file: StageT,
    version: u32,
    (expected, number): (&Mesh, [usize; 2]),
) -> Result<Stage, ReadError> {
    let pod = *file.program;
    let stages = pod.stages.as_ref().map_or(0, Vec::len);
    same("stages of a stage", stages, 0).map_err(at("program"))?;
    same("version", pod.version, version).map_err(at("program"))?;
    let program = part(pod, Part::Stage)?;
    same("axes", &program.mesh, expected).map_err(at("mesh"))?;
    let own = file
        .delays
        .map(|it| delays::stage(*it, version, number, &program));
    let delays = own.transpose().map_err(at("delays"))?;
    Ok(Stage {
        delays,
        program: Arc::new(Checked(program)),
        inputs: widened(&file.inputs),
        outputs: widened(&file.outputs),
    })
}

/// The ports of a stage are those of the whole that it says, and the whole's replacements are its
/// own.
fn holds(stage: &Stage, inputs: &[Port], outputs: &[Port]) -> Check {
    let own_inputs = numbered(&stage.inputs, &stage.program.inputs, inputs, "inputs")?;
    let own_outputs = numbered(&stage.outputs, &stage.program.outputs, outputs, "outputs")?;
    for (&outer, &own) in &own_outputs {
        let replaced = outputs[outer].replaces.map(|input| own_inputs.get(&input));
        let name = &outputs[outer].name;
        ensure!(
            replaced != Some(None),
            "expected the input that output `{name}` replaces, found none"
        );
        let found = stage.program.outputs[own].replaces;
        let what = format!("replaced input of output `{name}`");
        same(&what, found, replaced.flatten().copied())?;
    }
    let replaces = outputs.iter().enumerate();
    let replaced = replaces.filter_map(|(outer, it)| Some((it.replaces?, outer)));
    let replaced: BTreeMap<usize, usize> = replaced.collect();
    for outer in own_inputs.keys() {
        let missing = replaced
            .get(outer)
            .filter(|it| !own_outputs.contains_key(it));
        ensure!(
            missing.is_none(),
            "expected the output that replaces input `{}`, found none",
            inputs[*outer].name
        );
    }
    Ok(())
}

/// By port of the whole, that of a stage, which is like it.
fn numbered(
    ids: &[usize],
    own: &[Port],
    outer: &[Port],
    what: &str,
) -> Check<BTreeMap<usize, usize>> {
    per_dim(what, ids, own.len())?;
    let mut numbered = BTreeMap::new();
    for (index, (&id, port)) in ids.iter().zip(own).enumerate() {
        let Some(whole) = outer.get(id) else {
            let count = outer.len();
            return Err(format!("expected {what} of {count}, found port {id}"));
        };
        ensure!(
            numbered.insert(id, index).is_none(),
            "expected different {what}, found `{}` twice",
            whole.name
        );
        let within = |reason| format!("`{}`: {reason}", whole.name);
        alike(port, whole).map_err(within)?;
    }
    Ok(numbered)
}

/// A port of a stage is that of the whole; axes of the stage are one less.
fn alike(own: &Port, outer: &Port) -> Check {
    same("element type", own.dtype, outer.dtype)?;
    same("shape", &own.shape, &outer.shape)?;
    same("stored shape", &own.stored_shape, &outer.stored_shape)?;
    same("shown type", own.shown, outer.shown)?;
    same("whether it is in flight", own.in_flight, outer.in_flight)?;
    let outer_axes = |axes: &Vec<usize>| axes.iter().map(|axis| axis + 1).collect::<Vec<_>>();
    let found: Vec<Vec<usize>> = own.sharding.iter().map(outer_axes).collect();
    same("sharding", &found, &outer.sharding)
}

/// Every port is one of some stage.
fn held(stages: &[Stage], ports: &[Port], ids: impl Fn(&Stage) -> &Vec<usize>) -> Check {
    let held: BTreeSet<usize> = stages.iter().flat_map(ids).copied().collect();
    let missing = ports.iter().enumerate().find(|(id, _)| !held.contains(id));
    match missing {
        None => Ok(()),
        Some((_, port)) => Err(format!(
            "expected a stage that has `{}`, found none",
            port.name
        )),
    }
}

/// One end of a message.
struct End<'a> {
    stage: usize,
    step: &'a Step,
    computation: &'a Computation,
}

impl End<'_> {
    /// Whether the same is received as is sent.
    fn is_alike(&self, sender: &Self) -> bool {
        let received = self
            .step
            .results
            .iter()
            .map(|&it| &self.computation.values[it]);
        let sent = sender.step.operands.iter();
        let sent = sent.map(|&it| &sender.computation.values[it]);
        received
            .map(|it| (it.dtype, &it.shape))
            .eq(sent.map(|it| (it.dtype, &it.shape)))
    }

    fn sent_bytes(&self) -> usize {
        let values = self.step.operands.iter();
        let bytes = values.map(|&it| self.computation.values[it].bytes);
        bytes.fold(0, usize::saturating_add)
    }
}

/// Ends by channel.
type Ends<'a> = BTreeMap<u32, End<'a>>;

/// All messages, in an order in which they can be received.
fn messages(stages: &[Stage]) -> Check<Vec<Message>> {
    let (mut senders, mut receivers) = (Ends::new(), Ends::new());
    for (stage, it) in stages.iter().enumerate() {
        let computation = it.program.entry();
        for step in &computation.steps {
            let end = End {
                stage,
                step,
                computation,
            };
            let (channel, twice) = if let Op::Send(op) = step.op {
                (op.channel, senders.insert(op.channel, end).is_some())
            } else if let Op::Receive(op) = step.op {
                (op.channel, receivers.insert(op.channel, end).is_some())
            } else {
                continue;
            };
            let name = step.op.name();
            ensure!(
                !twice,
                "expected one {name} of channel {channel}, found two"
            );
        }
    }
    let unsent = receivers.keys().find(|it| !senders.contains_key(it));
    ensure!(
        unsent.is_none(),
        "expected a send of channel {}, found none",
        unsent.copied().unwrap_or_default()
    );
    let mut all = BTreeMap::new();
    for (&channel, sender) in &senders {
        let Some(receiver) = receivers.get(&channel) else {
            return Err(format!(
                "expected a receive of channel {channel}, found none"
            ));
        };
        ensure!(
            receiver.stage != sender.stage,
            "expected channel {channel} to lead to another stage, found stage {} at both ends",
            sender.stage
        );
        ensure!(
            receiver.is_alike(sender),
            "expected element types and shapes that channel {channel} is sent, found others \
             received"
        );
        let message = Message {
            channel,
            from: sender.stage,
            to: receiver.stage,
            bytes: sender.sent_bytes(),
        };
        all.insert(channel, message);
    }
    order(stages, &all)
}

/// The messages in the order in which they are received where every stage goes on for as long as
/// it can. A stage waits for those that it receives only, so that if all end so, they always do.
fn order(stages: &[Stage], all: &BTreeMap<u32, Message>) -> Check<Vec<Message>> {
    let mut next = vec![0; stages.len()];
    let mut ready: VecDeque<usize> = (0..stages.len()).collect();
    let (mut sent, mut waiting) = (BTreeSet::new(), BTreeMap::new());
    let mut received = Vec::new();
    while let Some(stage) = ready.pop_front() {
        let steps = &stages[stage].program.entry().steps;
        while let Some(step) = steps.get(next[stage]) {
            if let Op::Send(op) = step.op {
                sent.insert(op.channel);
                ready.extend(waiting.remove(&op.channel));
            } else if let Op::Receive(op) = step.op {
                if !sent.contains(&op.channel) {
                    waiting.insert(op.channel, stage);
                    break;
                }
                received.push(all[&op.channel]);
            }
            next[stage] += 1;
        }
    }
    let Some((channel, stage)) = waiting.first_key_value() else {
        return Ok(received);
    };
    let from = all[channel].from;
    Err(format!(
        "stage {stage} waits for channel {channel} of stage {from}, which waits for it in turn"
    ))
}
