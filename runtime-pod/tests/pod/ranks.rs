//! An engine of several ranks with private memories: threads that send each other bytes through
//! channels, and nothing else. It represents any engine of several processes.

use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use peapod_ir::{Mesh, Tensor, text};
use peapod_pod::{
    Engine, EngineOptions, Executor, Observer, Program, RunError, StepTime, Traffic, load,
};

use crate::channels::{Channels, connected};
use crate::jax_case::{self, Case, write as bytes_of};
use crate::support::{options, outputs, own_shards, replicated, started, write};

/// How long a call may take before it is taken for a deadlock.
const DEADLOCK: Duration = Duration::from_secs(120);

/// What a rank is to do.
type Request = Box<dyn FnOnce(&mut Executor) + Send>;

/// The engine: a thread for each rank, each of which loads the program for itself.
pub struct Ranks {
    program: Program,
    requests: Vec<Sender<Request>>,
}

impl Ranks {
    /// Loads a pod on so many ranks.
    pub fn load(pod: &[u8], ranks: usize, options: EngineOptions) -> Result<Self, RunError> {
        let (ready, loaded) = channel();
        let start = |transport: Channels| {
            let (sender, requests) = channel::<Request>();
            let (pod, ready) = (pod.to_vec(), ready.clone());
            thread::spawn(move || {
                let program = load(&pod).unwrap();
                let executor = Executor::of_rank(program, options, Box::new(transport));
                let mut executor = match executor {
                    Ok(executor) => executor,
                    Err(error) => return ready.send(Err(error)).unwrap(),
                };
                ready.send(Ok(())).unwrap();
                for request in requests {
                    request(&mut executor);
                }
            });
            sender
        };
        let requests: Vec<Sender<Request>> = connected(ranks).into_iter().map(start).collect();
        for _ in &requests {
            loaded.recv_timeout(DEADLOCK).expect("no deadlock")?;
        }
        let program = load(pod).unwrap();
        Ok(Self { program, requests })
    }

    /// Asks all ranks the same, given their number; all give the same answer or the same error.
    fn ask<T: Send + PartialEq + 'static>(
        &self,
        ask: impl Fn(usize, &mut Executor) -> Result<T, RunError> + Clone + Send + 'static,
    ) -> Result<T, RunError> {
        let (reply, replies) = channel();
        for (rank, requests) in self.requests.iter().enumerate() {
            let (ask, reply) = (ask.clone(), reply.clone());
            let request: Request = Box::new(move |executor| {
                reply.send(ask(rank, executor)).unwrap();
            });
            requests.send(request).unwrap();
        }
        let answers =
            (0..self.requests.len()).map(|_| replies.recv_timeout(DEADLOCK).expect("no deadlock"));
        let mut answers: Vec<Result<T, RunError>> = answers.collect();
        let last = answers.pop().unwrap();
        for answer in &answers {
            match (answer, &last) {
                (Ok(answer), Ok(last)) => assert!(answer == last, "ranks disagree"),
                (Err(error), Err(last)) => assert_eq!(error.to_string(), last.to_string()),
                (Err(error), Ok(_)) | (Ok(_), Err(error)) => panic!("of one rank only: {error}"),
            }
        }
        last
    }
}

impl Engine for Ranks {
    fn program(&self) -> &Program {
        &self.program
    }

    fn observe(&mut self, observer: Observer) {
        let first: Request = Box::new(move |executor| executor.observe(observer));
        self.requests[0].send(first).unwrap();
    }

    /// Only rank 0 has the input; it gives the others their shards.
    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let bytes = bytes.to_vec();
        self.ask(move |rank, executor| {
            executor.set_input(index, if rank == 0 { &bytes } else { &[] })
        })
    }

    fn step(&mut self) -> Result<(), RunError> {
        self.ask(|_, executor| executor.step())
    }

    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.ask(move |_, executor| executor.output(index))
    }

    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.ask(move |_, executor| executor.input(index))
    }

    fn feed_back(&mut self) -> Result<(), RunError> {
        self.ask(|_, executor| executor.feed_back())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        self.ask(|_, executor| executor.check_replicas())
    }

    /// Of the devices of rank 0.
    fn times(&self) -> Vec<StepTime> {
        let (reply, times) = channel();
        let request: Request = Box::new(move |executor| reply.send(executor.times()).unwrap());
        self.requests[0].send(request).unwrap();
        times.recv_timeout(DEADLOCK).expect("no deadlock")
    }

    fn traffic(&self) -> Vec<Traffic> {
        self.ask(|_, executor| Ok(executor.traffic())).unwrap()
    }
}

/// Numbers of ranks to hold against one: even blocks, uneven ones, and a device on each.
pub fn counts(devices: usize) -> Vec<usize> {
    let mut counts = vec![2, 3, devices.min(8)];
    counts.retain(|ranks| *ranks <= devices);
    counts.dedup();
    counts
}

/// The bits that several ranks make of a program in one step.
pub fn run(pod: &[u8], inputs: &[Vec<u8>], ranks: usize) -> Vec<Vec<u8>> {
    let mut engine = Ranks::load(pod, ranks, options(1)).unwrap();
    for (index, input) in inputs.iter().enumerate() {
        engine.set_input(index, input).unwrap();
    }
    engine.step().unwrap();
    outputs(&mut engine)
}

/// The bits of all outputs after each of several training steps.
pub fn trained(engine: &mut dyn Engine, inputs: &[Vec<u8>]) -> Vec<Vec<Vec<u8>>> {
    let replaced = engine.program().outputs.iter();
    let replaced: Vec<usize> = replaced.filter_map(|port| port.replaces).collect();
    let step = |step| {
        if step > 0 {
            engine.feed_back().unwrap();
        }
        for (index, input) in inputs.iter().enumerate() {
            if step == 0 || !replaced.contains(&index) {
                engine.set_input(index, input).unwrap();
            }
        }
        engine.step().unwrap();
        engine.check_replicas().unwrap();
        outputs(engine)
    };
    (0..3).map(step).collect()
}

/// A training step on eight devices has the same bits, and sends as much, on any number of ranks.
fn check(case: &Case, name: &str, file: &str) {
    let meshes = [
        Mesh::new([("data", 8)]),
        Mesh::new([("data", 2), ("model", 4)]),
    ];
    for mesh in &meshes {
        let pod = bytes_of(&case.program(file, Some(mesh), true));
        let mut local = case.start(&pod, 2);
        let expected = trained(&mut local, &case.inputs);
        for ranks in [1, 2, 3, 8] {
            let mut engine = Ranks::load(&pod, ranks, options(1)).unwrap();
            let found = trained(&mut engine, &case.inputs);
            assert!(found == expected, "{name} on {mesh}: {ranks} ranks");
            assert_eq!(engine.traffic(), local.traffic(), "{name} on {mesh}");
            assert!(!engine.times().is_empty());
        }
    }
}

#[test]
fn exported_training_steps_have_the_same_bits_on_any_number_of_ranks() {
    for name in ["mlp_adamw_clip", "random_dropout", "moe_top2_adafactor"] {
        let case = Case::exported(name).expect("it is in the repository");
        check(&case, name, &format!("{name}.mlir"));
    }
}

#[test]
fn shared_training_steps_have_the_same_bits_on_any_number_of_ranks() {
    let Some(folder) = jax_case::folder("training steps on several ranks") else {
        return;
    };
    for name in ["mlp_lamb", "resnet8_momentum", "transformer_adam"] {
        check(&Case::read(&folder, name), name, "step.mlir");
    }
}

/// A loop whose condition differs between devices, and one that never ends on some of them.
const LOOPS: &str = "
func @main(%n: i32[1], %x: f32[1]) {
  const %zero: i32[] = [0]
  %limit = reshape(%n) : i32[]
  %i, %y, %m = while(%zero, %x, %limit) {condition = below, body = next} : i32[], f32[1], i32[]
  %z = all_reduce(%y) {axes = [0], combiner = add} : f32[1]
  return %z
}
func @below(%i: i32[], %y: f32[1], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @next(%i: i32[], %y: f32[1], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %z = EXCHANGED : f32[1]
  return %next, %z, %n
}
";

/// Runs the loop so often on each of four devices, on one rank and on several.
fn loops(exchanged: &str, iterations: [i32; 4]) -> Result<Vec<u8>, String> {
    let functions = LOOPS.replace("EXCHANGED", exchanged);
    let module = text::parse(&format!("module \"test\"\nmesh a=4\n{functions}"))
        .unwrap_or_else(|error| panic!("{error}"));
    let interface = own_shards(&module);
    let pod = write(&module, &interface);
    let limited = EngineOptions {
        threads: 1,
        max_iterations: 20,
        max_work: peapod_pod::MAX_WORK,
        rank_timeout: None,
    };
    let n = Tensor::from_integers(&interface.inputs[0].global, iterations.to_vec());
    let x = Tensor::from_floats(&interface.inputs[1].global, vec![0.1, 0.2, 0.3, 0.4]);
    let run = |mut engine: Box<dyn Engine>| {
        let mut run = |n: &[u8]| {
            engine.set_input(0, n)?;
            engine.set_input(1, x.bytes())?;
            engine.step()?;
            engine.output(0)
        };
        let result = run(n.bytes()).map_err(|error| error.to_string());
        // After an error, too, all ranks continue together.
        run(&[0; 16]).unwrap();
        result
    };
    let local = run(Box::new(
        Executor::new(load(&pod).unwrap(), limited).unwrap(),
    ));
    for ranks in 1..=4 {
        let found = run(Box::new(Ranks::load(&pod, ranks, limited).unwrap()));
        assert_eq!(found, local, "{ranks} ranks");
    }
    local
}

#[test]
fn ranks_leave_loops_together() {
    loops("add(%y, %y)", [3, 0, 20, 7]).unwrap();
    loops("all_reduce(%y) {axes = [0], combiner = add}", [5; 4]).unwrap();
}

/// An error of one device is an error of all ranks: none waits for ever.
#[test]
fn errors_of_one_rank_are_errors_of_all() {
    for endless in 0..4 {
        let mut iterations = [1; 4];
        iterations[endless] = i32::MAX;
        let error = loops("add(%y, %y)", iterations).unwrap_err();
        assert!(error.contains("exceeded 20 loop iterations"), "{error}");
        let error = loops("all_reduce(%y) {axes = [0], combiner = add}", iterations).unwrap_err();
        let differing = endless.max(1);
        let expected = format!("devices 0 and {differing} disagree in computation `main`");
        assert!(error.starts_with(&expected), "{error}");
    }
    let error = loops("all_reduce(%y) {axes = [0], combiner = add}", [21; 4]).unwrap_err();
    assert!(error.contains("exceeded 20 loop iterations"), "{error}");
}

/// A program whose only output is the number of the device, on six.
fn numbered() -> Vec<u8> {
    let text = "module \"test\"\nmesh a=3, b=2\n\nfunc @main(%x: i32[]) {
  %i = partition_index() {axes = [0, 1]} : i32[]
  const %two: i32[] = [2]
  %less = min(%i, %two) : i32[]
  %y = add(%x, %less) : i32[]
  return %y
}
";
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}"));
    write(&module, &replicated(&module.functions[0]))
}

#[test]
fn replicas_are_compared_across_ranks() {
    let pod = numbered();
    let check = |engine: &mut dyn Engine| {
        engine.set_input(0, &[0; 4]).unwrap();
        engine.step().unwrap();
        engine.check_replicas().unwrap_err().to_string()
    };
    let x = Tensor::from_integers(
        &peapod_ir::TensorType::new(peapod_ir::DType::I32, []),
        vec![0],
    );
    let expected = check(&mut started(&pod, &[x], 1));
    assert!(expected.contains("on device 1 is not what device 0 holds"));
    for ranks in 1..=6 {
        let mut engine = Ranks::load(&pod, ranks, options(1)).unwrap();
        assert_eq!(check(&mut engine), expected, "{ranks} ranks");
        let error = engine.set_input(0, &[0; 5]).unwrap_err().to_string();
        assert_eq!(error, "input `port`: expected 4 bytes, found 5");
    }
}

#[test]
fn every_rank_holds_a_device() {
    let error = Ranks::load(&numbered(), 7, options(1)).err().unwrap();
    let expected = "expected at most 6 ranks, one for each device, found 7";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_rank_that_is_gone_is_an_error() {
    let [first, second] = <[Channels; 2]>::try_from(connected(2)).ok().unwrap();
    drop(second);
    let program = load(&numbered()).unwrap();
    let error = Executor::of_rank(program, options(1), Box::new(first)).unwrap_err();
    assert_eq!(error.to_string(), "rank 1 is lost");
}
