//! The devices of this process that run one program: all of it, or one stage.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use peapod_schemas::pod::{CollectiveKind, Op};

use crate::activity::Activity;
use crate::arena::Lines;
use crate::delays::Counts;
use crate::device::{Moves, read};
use crate::engine::{EngineOptions, RunError};
use crate::lockstep::{Frame, Lockstep, Ran, each_device};
use crate::messages::Messages;
use crate::overlap::Overlap;
use crate::peers::Peers;
use crate::program::{Port, Program, Value};
use crate::progress::Monitor;
use crate::traffic::Traffic;
use crate::transport::TransportError;

/// What goes in, or comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Input,
    Output,
}

impl Side {
    /// Ports of a program.
    pub(crate) fn ports(self, program: &Program) -> &[Port] {
        match self {
            Self::Input => &program.inputs,
            Self::Output => &program.outputs,
        }
    }
}

/// Devices that run one program, and what is known of them.
pub(crate) struct Part {
    /// Position among the stages; 0 of a program without stages.
    pub(crate) stage: usize,
    program: Arc<Program>,
    /// In order of their ids.
    pub(crate) arenas: Vec<Lines>,
    pub(crate) monitor: Monitor,
    peers: Peers,
    traffic: [Traffic; CollectiveKind::ALL.len()],
    overlap: Overlap,
    /// Of an asynchronous pipeline, how late its gradients are.
    counts: Option<Counts>,
    /// Values by port of the whole program: of inputs, of outputs.
    values: [BTreeMap<usize, usize>; 2],
    /// How far it is in a step.
    frame: Frame,
    /// What it waits for.
    waits: Option<u32>,
    /// Why it has failed in a step.
    failed: Option<RunError>,
}

impl Part {
    /// The part of a program that a stage is, or all of it, on devices with zeros for memory.
    pub(crate) fn new(
        whole: &Arc<Program>,
        stage: usize,
        (peers, arenas): (Peers, Vec<Lines>),
        options: EngineOptions,
        activity: Option<Arc<Activity>>,
    ) -> Self {
        let program = match whole.stages.is_empty() {
            true => Arc::clone(whole),
            false => Arc::new(whole.of_stage(stage)),
        };
        let values = [Side::Input, Side::Output].map(|side| {
            let ports = 0..side.ports(whole).len();
            let values = ports.filter_map(|it| Some((it, value(whole, stage, side, it)?)));
            values.collect()
        });
        let own = peers.own();
        Self {
            stage,
            monitor: Monitor::new(&program, own, options, activity),
            overlap: Overlap::new(&program, peers.is_single()),
            traffic: CollectiveKind::ALL.map(Traffic::new),
            counts: Counts::of(whole, stage),
            program,
            arenas,
            peers,
            values,
            frame: Frame::default(),
            waits: None,
            failed: None,
        }
    }

    /// Ids of its devices in the whole mesh.
    pub(crate) fn devices(&self) -> Range<usize> {
        let first = self.first();
        let own = self.peers.own();
        first + own.start..first + own.end
    }

    /// Id in the whole mesh of the first device that runs its program, on whichever rank.
    fn first(&self) -> usize {
        self.stage * self.program.mesh.devices()
    }

    /// The value that holds a port of the whole program, if it has that.
    pub(crate) fn value(&self, side: Side, index: usize) -> Option<&Value> {
        let values = &self.values[side as usize];
        let value = values.get(&index)?;
        Some(&self.program.computations[0].values[*value])
    }

    /// What one of its devices, given by its id in the whole mesh, holds of a port.
    pub(crate) fn shard(&self, side: Side, index: usize, device: usize) -> &[u8] {
        let arena = &self.arenas[device - self.devices().start];
        let value = self.value(side, index);
        value.map_or(&[], |value| read(&self.program, arena, value))
    }

    /// Whether it is on the first of the ranks that hold its stage.
    pub(crate) fn is_first(&self) -> bool {
        self.peers.rank() == 0
    }

    /// What its collectives have sent.
    pub(crate) fn traffic(&self) -> &[Traffic; CollectiveKind::ALL.len()] {
        &self.traffic
    }

    /// Is about to run a step.
    pub(crate) fn restart(&mut self) {
        self.monitor.restart();
        self.frame = Frame::default();
        if let Some(counts) = &mut self.counts {
            counts.restart();
        }
        (self.waits, self.failed) = (None, None);
    }

    /// The channel of the message that it waits for, if it has not run all of its step.
    pub(crate) fn waits(&self) -> Option<u32> {
        self.waits
    }

    /// What it has failed with; not by itself, but since another stage has, where that is
    /// [`RunError::Peer`].
    pub(crate) fn take_error(&mut self) -> Option<RunError> {
        self.failed.take()
    }

    /// Goes on with its step until that is done or waits for a message. After an error that is one
    /// of all its ranks, the other stages get what they wait for all the same.
    ///
    /// # Errors
    ///
    /// A rank is lost.
    pub(crate) fn run(&mut self, messages: &mut Messages) -> Result<(), RunError> {
        if self.failed.is_none() {
            let first_device = self.first();
            let mut lockstep = Lockstep {
                program: &self.program,
                first_device,
                arenas: &mut self.arenas,
                monitor: &self.monitor,
                peers: &mut self.peers,
                traffic: &mut self.traffic,
                overlap: &self.overlap,
                messages,
            };
            match lockstep.entry(&mut self.frame) {
                Ok(Ran::All) => {
                    self.waits = None;
                    let counted = self.counts.as_mut().map(|it| it.passed(self.frame.next));
                    self.failed = counted.and_then(Result::err).map(RunError::from);
                }
                Ok(Ran::UntilMessage(channel)) => self.waits = Some(channel),
                Err(error @ (RunError::Lost { .. } | RunError::Transport(_))) => return Err(error),
                Err(error) => self.failed = Some(error),
            }
        }
        if self.failed.is_some() {
            self.waits = self.skip(messages)?;
        }
        Ok(())
    }

    /// Receives what is left, and sends that it has failed.
    fn skip(&mut self, messages: &mut Messages) -> Result<Option<u32>, TransportError> {
        let steps = &self.program.computations[0].steps;
        while let Some(step) = steps.get(self.frame.next) {
            if let Op::Send(op) = step.op {
                messages.send(op.channel, None)?;
            } else if let Op::Receive(op) = step.op {
                match messages.receive(op.channel)? {
                    Some(arrived) => messages.reuse(arrived),
                    None => return Ok(Some(op.channel)),
                }
            }
            self.frame.next += 1;
        }
        Ok(None)
    }

    /// Puts every output that replaces an input into its place.
    pub(crate) fn feed_back(&mut self) {
        let program = &self.program;
        let values = &program.computations[0].values;
        let outputs = program.outputs.iter();
        let moves = outputs.filter_map(|output| {
            let input = &program.inputs[output.replaces?];
            Some((&values[output.value], &values[input.value]))
        });
        let moves: Moves<'_> = moves.collect();
        let first = self.peers.own().start;
        each_device(
            program,
            &self.monitor,
            first,
            None,
            &mut self.arenas,
            |device| {
                device.move_values(&moves);
            },
        );
    }
}

/// The value of the entry of a stage that holds a port of the whole program, if it has that.
fn value(whole: &Program, stage: usize, side: Side, index: usize) -> Option<usize> {
    let Some(stage) = whole.stages.get(stage) else {
        return side.ports(whole).get(index).map(|port| port.value);
    };
    Some(match side {
        Side::Input => stage.program.inputs[stage.input(index)?].value,
        Side::Output => stage.program.outputs[stage.output(index)?].value,
    })
}

/// Of every stage, whether it has a port in memory.
pub(crate) fn in_memory(whole: &Program, side: Side, index: usize) -> Vec<bool> {
    let parts = whole.parts().enumerate();
    let each = parts.map(|(stage, part)| {
        let value = value(whole, stage, side, index);
        value.is_some_and(|value| part.entry().values[value].place.is_some())
    });
    each.collect()
}
