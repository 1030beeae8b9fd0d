//! The devices of this process, while they run a program in lockstep with all others.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use peapod_schemas::pod::{Collective, Op};
use rayon::prelude::*;

use crate::arena::Lines;
use crate::collective::Site;
use crate::device::{Device, Loop, branch_moves, read};
use crate::engine::{RunError, place};
use crate::kernels::parallel;
use crate::meanwhile::{Meanwhile, beside, is_long};
use crate::messages::Messages;
use crate::overlap::Overlap;
use crate::peers::{Fetching, Peers};
use crate::program::{Program, Step};
use crate::progress::{Exceeded, Limit, Monitor, StepId};
use crate::traffic::Traffic;
use crate::transport::TransportError;
use crate::vote::Vote;

/// Devices per thread from which on it does not matter that some threads have one more.
const DEVICES_PER_THREAD: usize = 8;

/// Devices that run from collective to collective.
pub(crate) struct Lockstep<'a> {
    pub(crate) program: &'a Program,
    /// Of the devices of this process, in order of their ids.
    pub(crate) arenas: &'a mut [Lines],
    pub(crate) monitor: &'a Monitor,
    pub(crate) peers: &'a mut Peers,
    pub(crate) traffic: &'a mut [Traffic],
    pub(crate) overlap: &'a Overlap,
    /// Id in the whole mesh of the first device that runs the program.
    pub(crate) first_device: usize,
    pub(crate) messages: &'a mut Messages,
}

/// How far a computation has run.
#[derive(Default)]
pub(crate) struct Frame {
    /// The next step.
    pub(crate) next: usize,
    open: VecDeque<Open>,
}

/// How far a computation runs at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ran {
    /// To its end.
    All,
    /// To a message of this channel that is not there.
    UntilMessage(u32),
}

/// A collective that has been begun.
struct Open {
    /// Which one.
    step: usize,
    /// The step before which it has to be finished.
    before: usize,
    /// What is on its way, by operand.
    fetching: Vec<Fetching>,
    /// Time that it took to begin.
    spent: Duration,
}

/// Collectives that are on their way at once, at most: each keeps its messages in memory.
const MOST_OPEN: usize = 8;

impl<'a> Lockstep<'a> {
    /// Runs a computation that a step calls, unless that exceeds the limit of work.
    fn call(&mut self, step: StepId, number: usize) -> Result<(), RunError> {
        if !self.monitor.spend_all(number) {
            let limit = Limit::Work;
            return Err(self.exceeded(Exceeded { step, limit }));
        }
        // Only entries wait for messages.
        self.run(number, &mut Frame::default()).map(drop)
    }

    /// Runs the entry, or goes on with it.
    pub(crate) fn entry(&mut self, frame: &mut Frame) -> Result<Ran, RunError> {
        self.run(0, frame)
    }

    fn run(&mut self, number: usize, frame: &mut Frame) -> Result<Ran, RunError> {
        let ran = self.steps(number, frame);
        if let Err(error) = &ran
            && !matches!(error, RunError::Lost { .. } | RunError::Transport(_))
        {
            // All ranks have this error here, and go on together: nothing may be left open.
            for Open { fetching, .. } in frame.open.drain(..) {
                for fetching in fetching {
                    self.peers.finish(fetching)?;
                }
            }
        }
        ran
    }

    /// Runs all steps, or those before a message that is not there. Collectives are finished where
    /// the first step waits for them, or the computation ends; what is open after an error has not
    /// been.
    fn steps(&mut self, number: usize, frame: &mut Frame) -> Result<Ran, RunError> {
        let program = self.program;
        let steps = &program.computations[number].steps;
        while frame.next < steps.len() {
            let (start, open) = (frame.next, &mut frame.open);
            self.finish_before(number, start, open)?;
            let until = open.iter().map(|it| it.before).min();
            let local = steps[start..until.unwrap_or(steps.len())].iter();
            let local = local.take_while(|step| !step.communicates).count();
            if local > 0 {
                self.local_steps(number, start..start + local, !open.is_empty())?;
                frame.next += local;
                continue;
            }
            let step = &steps[start];
            let ran = if let Op::Collective(op) = &step.op {
                self.collective(number, start, op, open)
            } else if let Op::Receive(op) = step.op {
                match self.receive(start, step, op.channel) {
                    Ok(None) => return Ok(Ran::UntilMessage(op.channel)),
                    Ok(Some(arrived)) => {
                        frame.next += 1;
                        arrived?;
                        continue;
                    }
                    Err(error) => Err(error.into()),
                }
            } else if let Op::Send(op) = step.op {
                self.send(start, step, op.channel)
            } else {
                self.step(number, start, step)
            };
            ran.map_err(|error| self.lost_at(error, number, start))?;
            frame.next += 1;
        }
        self.finish_before(number, steps.len(), &mut frame.open)?;
        Ok(Ran::All)
    }

    /// Sends a message of the entry.
    fn send(&mut self, index: usize, step: &Step, channel: u32) -> Result<(), RunError> {
        let began = Instant::now();
        let values = &self.program.computations[0].values;
        let operands = || step.operands.iter().map(|&id| &values[id]);
        let bytes: usize = operands().map(|value| value.bytes).sum();
        let (program, arenas) = (self.program, &*self.arenas);
        let fill = |message: &mut [u8]| {
            for (arena, mut part) in arenas.iter().zip(message.chunks_mut(bytes)) {
                for value in operands() {
                    let (to, rest) = part.split_at_mut(value.bytes);
                    to.copy_from_slice(read(program, arena, value));
                    part = rest;
                }
            }
        };
        self.messages.send(channel, Some(&fill))?;
        self.message_done(index, began);
        Ok(())
    }

    /// Receives a message of the entry, if it is there; an error if its sender has failed.
    fn receive(
        &mut self,
        index: usize,
        step: &Step,
        channel: u32,
    ) -> Result<Option<Result<(), RunError>>, TransportError> {
        let began = Instant::now();
        let Some(arrived) = self.messages.receive(channel)? else {
            return Ok(None);
        };
        let Some(message) = arrived.content() else {
            self.messages.reuse(arrived);
            return Ok(Some(Err(self.messages.sender_failed(channel))));
        };
        let values = &self.program.computations[0].values;
        let results = || step.results.iter().map(|&id| &values[id]);
        let bytes: usize = results().map(|value| value.bytes).sum();
        for (arena, mut part) in self.arenas.iter_mut().zip(message.chunks(bytes)) {
            for value in results() {
                let (from, rest) = part.split_at(value.bytes);
                if let Some(range) = value.arena_range() {
                    arena.bytes_mut()[range].copy_from_slice(from);
                }
                part = rest;
            }
        }
        self.messages.reuse(arrived);
        self.message_done(index, began);
        Ok(Some(Ok(())))
    }

    fn message_done(&self, index: usize, began: Instant) {
        let id = StepId {
            computation: 0,
            step: index,
        };
        self.monitor
            .done(self.peers.own().start, id, began.elapsed());
    }

    /// Begins a collective.
    fn collective(
        &mut self,
        number: usize,
        index: usize,
        op: &'a Collective,
        open: &mut VecDeque<Open>,
    ) -> Result<(), RunError> {
        if open.len() == MOST_OPEN {
            self.finish_first(number, open)?;
        }
        let began = Instant::now();
        self.monitor.reach(StepId {
            computation: number,
            step: index,
        });
        let site = self.site(number, index, op);
        let until = self.overlap.until(number, index);
        let fetching = site.start(self.arenas, self.peers, until.keeps)?;
        open.push_back(Open {
            step: index,
            before: until.step,
            fetching,
            spent: began.elapsed(),
        });
        Ok(())
    }

    fn site(&self, number: usize, index: usize, op: &'a Collective) -> Site<'a> {
        let computation = &self.program.computations[number];
        Site {
            program: self.program,
            computation,
            step: &computation.steps[index],
            op,
        }
    }

    /// Finishes the collectives that a step waits for, and those before them: messages between two
    /// ranks are in one order.
    fn finish_before(
        &mut self,
        number: usize,
        step: usize,
        open: &mut VecDeque<Open>,
    ) -> Result<(), RunError> {
        while open.iter().any(|it| it.before <= step) {
            self.finish_first(number, open)?;
        }
        Ok(())
    }

    fn finish_first(&mut self, number: usize, open: &mut VecDeque<Open>) -> Result<(), RunError> {
        let Some(first) = open.pop_front() else {
            return Ok(());
        };
        let step = &self.program.computations[number].steps[first.step];
        let Op::Collective(op) = &step.op else {
            return Ok(());
        };
        let began = Instant::now();
        let id = StepId {
            computation: number,
            step: first.step,
        };
        self.monitor.reach(id);
        let site = self.site(number, first.step, op);
        let sent = site.finish(self.arenas, self.peers, first.fetching);
        let sent = sent.map_err(|error| self.lost_at(error.into(), number, first.step))?;
        for sent in sent {
            self.traffic[sent.kind as usize].add(&sent);
        }
        let spent = first.spent + began.elapsed();
        self.monitor.done(self.peers.own().start, id, spent);
        Ok(())
    }

    /// Names the innermost step in which a rank is lost.
    fn lost_at(&self, error: RunError, computation: usize, step: usize) -> RunError {
        if let RunError::Transport(error) = error {
            let program = self.program;
            let place = place(program.stage(), program, StepId { computation, step });
            RunError::Lost { error, place }
        } else {
            error
        }
    }

    /// Steps that no device waits for another in. The loops among them may exceed a limit on
    /// some device; then it is an error of all.
    fn local_steps(
        &mut self,
        number: usize,
        steps: Range<usize>,
        open: bool,
    ) -> Result<(), RunError> {
        let computation = &self.program.computations[number];
        let open = open || self.messages.travels();
        let long = |step: &Step| is_long(computation, step);
        let meanwhile = match open {
            false => Meanwhile::Nothing,
            true if computation.steps[steps.clone()].iter().any(long) => Meanwhile::Always,
            true => Meanwhile::BetweenSteps,
        };
        self.each_while(meanwhile, |device| device.run(number, steps.clone()));
        let mut all = self.program.computations[number].steps[steps].iter();
        if all.any(|step| matches!(step.op, Op::While(_) | Op::Case(_))) {
            let votes = self.vote(Vote::default())?;
            self.check_limits(&votes)?;
        }
        Ok(())
    }

    /// Something that every device does by itself. If there are many devices, a thread does whole
    /// ones: it waits for others at collectives only. Results are the same either way.
    fn each(&mut self, work: impl Fn(&mut Device<'_>) + Sync) {
        self.each_while(Meanwhile::Nothing, work);
    }

    /// The same, while messages go on, as those of MPI do only in its calls.
    fn each_while(&mut self, meanwhile: Meanwhile, work: impl Fn(&mut Device<'_>) + Sync) {
        let threads = rayon::current_num_threads();
        let devices = self.arenas.len();
        let whole = devices.is_multiple_of(threads) || devices >= DEVICES_PER_THREAD * threads;
        let first = self.peers.own().start;
        let peers = Mutex::new(&mut *self.peers);
        let progress = || {
            if let Ok(mut peers) = peers.try_lock() {
                peers.progress();
            }
        };
        let between: Option<&(dyn Fn() + Sync)> = match meanwhile {
            Meanwhile::Nothing => None,
            Meanwhile::BetweenSteps | Meanwhile::Always => Some(&progress),
        };
        let (program, monitor) = (self.program, self.monitor);
        let work = |device: &mut Device<'_>| match whole {
            true => parallel::alone(|| work(device)),
            false => work(device),
        };
        let arenas = &mut *self.arenas;
        let mut run = || each_device(program, monitor, first, between, arenas, work);
        match meanwhile {
            Meanwhile::Nothing | Meanwhile::BetweenSteps => run(),
            Meanwhile::Always => beside(&progress, run),
        }
    }

    /// What all devices answer, if that is the same.
    fn agreed(
        &mut self,
        at: StepId,
        ask: impl Fn(&Device<'_>) -> usize,
    ) -> Result<usize, RunError> {
        let (program, monitor) = (self.program, self.monitor);
        let first = self.peers.own().start;
        let mut answers = self.arenas.iter_mut().enumerate().map(|(index, arena)| {
            ask(&Device {
                program,
                arena,
                id: first + index,
                monitor,
                between: None,
            })
        });
        let answer = answers.next().expect("a rank holds a device");
        let differing = answers.position(|other| other != answer);
        let votes = self.vote(Vote {
            answer,
            differing: differing.map(|position| first + 1 + position),
            exceeded: None,
        })?;
        self.check_limits(&votes)?;
        let answer = votes[0].answer;
        let differing = votes.iter().enumerate().find_map(|(rank, vote)| {
            let first = self.peers.blocks().of(rank).start;
            let differs = (vote.answer != answer).then_some(first);
            differs.or(vote.differing)
        });
        match differing {
            None => Ok(answer),
            Some(device) => Err(RunError::Disagreement {
                computation: program.computations[at.computation].name.clone(),
                step: at.step,
                first: self.first_device,
                device: self.first_device + device,
            }),
        }
    }

    /// The votes of all ranks, by rank. That of this one says whether a device has exceeded a
    /// limit.
    fn vote(&mut self, vote: Vote) -> Result<Vec<Vote>, RunError> {
        let exceeded = self.monitor.exceeded();
        let votes = self.peers.agree(Vote { exceeded, ..vote }.words())?;
        Ok(votes.into_iter().map(Vote::from_words).collect())
    }

    /// An error if a device exceeded a limit, on any rank.
    fn check_limits(&self, votes: &[Vote]) -> Result<(), RunError> {
        match votes.iter().find_map(|vote| vote.exceeded) {
            None => Ok(()),
            Some(exceeded) => Err(self.exceeded(exceeded)),
        }
    }

    fn exceeded(&self, exceeded: Exceeded) -> RunError {
        RunError::limit(self.program, exceeded, self.monitor.options())
    }

    /// Control flow around collectives.
    fn step(&mut self, number: usize, index: usize, step: &'a Step) -> Result<(), RunError> {
        let start = Instant::now();
        let computation = &self.program.computations[number];
        let id = StepId {
            computation: number,
            step: index,
        };
        if let Op::While(op) = step.op {
            let loops = Loop::new(self.program, computation, step, op);
            self.repeat(id, &loops)?;
        } else if let Op::Case(op) = &step.op {
            let selector = &computation.values[step.operands[0]];
            let branch = self.agreed(id, |device| device.branch(selector, &op.branches))?;
            let (enter, leave) = branch_moves(self.program, computation, step, branch);
            self.each(|device| device.move_values(&enter));
            self.call(id, branch)?;
            self.each(|device| device.move_values(&leave));
        }
        self.monitor
            .done(self.peers.own().start, id, start.elapsed());
        Ok(())
    }

    /// A loop that all devices leave after the same iteration.
    fn repeat(&mut self, id: StepId, loops: &Loop<'_>) -> Result<(), RunError> {
        self.each(|device| device.move_values(&loops.enter));
        loop {
            self.each(|device| device.move_values(&loops.to_condition));
            self.call(id, loops.condition)?;
            if self.agreed(id, |device| device.truth(loops.predicate).into())? == 0 {
                return Ok(());
            }
            self.monitor.iterate_all(id);
            self.each(|device| device.move_values(&loops.to_body));
            self.call(id, loops.body)?;
            self.each(|device| device.move_values(&loops.back));
        }
    }
}

/// Calls `work` on every device of this process, the first of which has this id, and calls
/// `between` after each of its steps.
pub(crate) fn each_device(
    program: &Program,
    monitor: &Monitor,
    first: usize,
    between: Option<&(dyn Fn() + Sync)>,
    arenas: &mut [Lines],
    work: impl Fn(&mut Device<'_>) + Sync,
) {
    let arenas = arenas.par_iter_mut().enumerate();
    arenas.for_each(|(index, arena)| {
        work(&mut Device {
            program,
            arena,
            id: first + index,
            monitor,
            between: between.filter(|_| index == 0),
        });
    });
}
