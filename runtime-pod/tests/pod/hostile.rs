//! Damaged and hostile pods: they are refused, or they run; nothing panics.

use flatbuffers::FlatBufferBuilder;
use peapod_pod::{Engine, EngineOptions, Executor, load, load_without_checksum};
use peapod_schemas::footer;
use peapod_schemas::pod::file::{
    Combiner, DType, ElementOp, OpT, Place, PodT, RouteKind, StageT, StepT, finish_pod_buffer,
    root_as_pod,
};

use crate::op_instances::Source;
use crate::samples;

/// Bytes of all devices together beyond which nothing is run.
const MEMORY: usize = 1 << 22;

/// Iterations of loops, of which a mutant may have no end.
const ITERATIONS: u64 = 64;

/// Element operations of a device: few seconds' worth.
const WORK: u64 = 1 << 24;

/// The file of a pod.
pub fn packed(pod: &PodT) -> Vec<u8> {
    let mut builder = FlatBufferBuilder::new();
    let root = pod.pack(&mut builder);
    finish_pod_buffer(&mut builder, root);
    footer::write(builder.finished_data(), None)
}

/// Loads, and runs what loads. Whether it loaded.
fn take(bytes: &[u8]) -> bool {
    let Ok(program) = load_without_checksum(bytes) else {
        return false;
    };
    let each = program
        .device_bytes()
        .saturating_add(program.message_bytes());
    let each = each.saturating_add(4096);
    let memory = program.mesh.devices().saturating_mul(each);
    if memory > MEMORY {
        return true;
    }
    let ports: Vec<usize> = program
        .inputs
        .iter()
        .map(|port| port.global_bytes())
        .collect();
    let options = EngineOptions {
        threads: 1,
        max_iterations: ITERATIONS,
        max_work: WORK,
        rank_timeout: None,
    };
    let Ok(mut executor) = Executor::new(program, options) else {
        return true;
    };
    for (index, bytes) in ports.into_iter().enumerate() {
        executor.set_input(index, &vec![0x41; bytes]).unwrap();
    }
    // Devices may diverge where they must not, and loops may not end; that is an error, not a
    // panic.
    if executor.step().is_ok() {
        for index in 0..executor.program().outputs.len() {
            executor.output(index).unwrap();
        }
        drop(executor.check_replicas());
        executor.feed_back().unwrap();
    }
    true
}

#[test]
fn samples_are_sound() {
    for sample in samples::all() {
        assert!(take(&sample));
        load(&sample).unwrap();
    }
}

#[test]
fn cut_files_are_refused() {
    for sample in samples::all() {
        for len in 0..sample.len() {
            assert!(!take(&sample[..len]), "{len}");
            // A footer of its own does not help, but the last bytes of the payload may be padding.
            let file = footer::write(&sample[..len], None);
            assert!(!take(&file) || len + 96 > sample.len(), "{len}");
        }
    }
}

/// Calls of a computation from several steps could double the work at every level.
#[test]
fn computations_are_called_once() {
    let mut refused = 0;
    for sample in samples::all() {
        let mut pod = root_as_pod(&sample).unwrap().unpack();
        let steps = pod.computations.iter_mut().flat_map(|it| &mut it.steps);
        for step in steps {
            if let OpT::Case(case) = &mut step.op {
                case.branches[1] = case.branches[0];
                refused += 1;
            }
        }
        let file = packed(&pod);
        let error = load(&file).err();
        if let Some(error) = error {
            let text = error.to_string();
            assert!(text.contains("one call of each computation"), "{text}");
            refused -= 1;
        }
    }
    assert_eq!(refused, 0);
}

/// Values may have no elements, but no step reads or writes such. Where
/// another rule of the file's comes first, its message names types that differ.
#[test]
fn steps_read_and_write_elements() {
    let (mut tried, mut named) = (0, 0);
    for sample in samples::all() {
        let pod = root_as_pod(&sample).unwrap().unpack();
        for (number, computation) in pod.computations.iter().enumerate() {
            for step in &computation.steps {
                for id in step.operands.iter().chain(&step.results) {
                    let mut changed = pod.clone();
                    let value = &mut changed.computations[number].values[*id as usize];
                    let Some(extent) = value.shape.as_mut().and_then(|it| it.first_mut()) else {
                        continue;
                    };
                    *extent = 0;
                    let file = packed(&changed);
                    let Err(error) = load(&file) else {
                        panic!("{step:?} is on nothing");
                    };
                    let text = error.to_string();
                    assert!(text.contains("expected"), "{text}");
                    named += usize::from(text.contains("expected a value with elements"));
                    tried += 1;
                }
            }
        }
    }
    assert!(named > 20, "{named} of {tried}");
}

#[test]
fn bytes_are_flipped() {
    let samples = samples::all();
    let mut source = Source::new(11);
    for _ in 0..5_000 {
        let mut bytes = source.pick(&samples);
        for _ in 0..source.between(1, 3) {
            let at = source.below(bytes.len());
            bytes[at] = match source.below(3) {
                0 => bytes[at] ^ 1 << source.below(8),
                1 => source.below(256) as u8,
                _ => source.below(12) as u8,
            };
        }
        take(&bytes);
    }
}

#[test]
fn words_are_changed() {
    let samples = samples::all();
    let mut source = Source::new(12);
    for _ in 0..5_000 {
        let mut bytes = source.pick(&samples);
        for _ in 0..source.between(1, 2) {
            let at = source.below(bytes.len() / 4) * 4;
            let word = number(&mut source) as u32;
            bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        take(&bytes);
    }
}

/// A number that is often small, and often just beyond something.
fn number(source: &mut Source) -> u64 {
    let edges = [
        u64::MAX,
        1 << 63,
        (1 << 63) - 1,
        1 << 32,
        (1 << 32) - 1,
        1 << 31,
        (1 << 31) - 1,
        1 << 40,
        1 << 20,
        64,
    ];
    match source.below(4) {
        0 => source.pick(&edges),
        _ => source.below(9) as u64,
    }
}

/// Changes, drops, doubles or swaps an entry.
fn list<T: Clone>(source: &mut Source, list: &mut Vec<T>, new: impl FnOnce(&mut Source) -> T) {
    let (at, other) = match list.len() {
        0 => return list.extend([new(source)]),
        len => (source.below(len), source.below(len)),
    };
    match source.below(6) {
        0 => drop(list.remove(at)),
        1 => list.insert(at, list[other].clone()),
        2 => list.swap(at, other),
        _ => list[at] = new(source),
    }
}

fn ids(source: &mut Source, ids: &mut Vec<u32>) {
    list(source, ids, |source| number(source) as u32);
}

fn optional(source: &mut Source, given: &mut Option<Vec<u32>>) {
    match source.once_in(8) {
        true => *given = None,
        false => ids(source, given.get_or_insert_default()),
    }
}

fn wide(source: &mut Source, extents: &mut Vec<u64>) {
    list(source, extents, number);
}

fn signed(source: &mut Source, all: &mut Vec<i64>) {
    list(source, all, |source| number(source) as i64);
}

fn combiner(source: &mut Source) -> Combiner {
    Combiner(source.below(8) as u8)
}

/// Changes something about one of the stages.
fn stage(source: &mut Source, stages: &mut [StageT]) {
    let at = source.below(stages.len());
    let stage = &mut stages[at];
    match source.below(4) {
        0 => ids(source, &mut stage.inputs),
        1 => ids(source, &mut stage.outputs),
        _ => pod(source, &mut stage.program),
    }
}

/// Changes something about a whole file.
fn pod(source: &mut Source, pod: &mut PodT) {
    match source.below(8) {
        2.. if pod.computations.is_empty() => {
            let stages = pod.stages.get_or_insert_default();
            match stages.is_empty() || source.once_in(8) {
                true => list(source, stages, |_| StageT::default()),
                false => stage(source, stages),
            }
        }
        0 => match pod.mesh.is_empty() {
            true => {}
            false => {
                let at = source.below(pod.mesh.len());
                pod.mesh[at].size = number(source) as u32;
            }
        },
        1 => {
            let ports = if source.once_in(2) {
                &mut pod.inputs
            } else {
                &mut pod.outputs
            };
            let Some(last) = ports.len().checked_sub(1) else {
                return;
            };
            let port = &mut ports[source.below(last + 1)];
            match source.below(6) {
                0 => port.dtype = DType(source.below(13) as u8),
                1 => wide(source, &mut port.shape),
                2 => wide(source, &mut port.stored_shape),
                3 => port.value = number(source) as u32,
                4 => port.replaces = number(source) as i32,
                _ => {
                    if let Some(axes) = port.sharding.first_mut() {
                        ids(source, &mut axes.axes);
                    }
                }
            }
        }
        2 => pod.arena_bytes = number(source),
        3 => pod
            .constants
            .truncate(source.below(pod.constants.len() + 1)),
        _ => computation(source, pod),
    }
}

fn computation(source: &mut Source, pod: &mut PodT) {
    let count = pod.computations.len();
    let computation = &mut pod.computations[source.below(count)];
    match source.below(8) {
        0 => ids(source, &mut computation.inputs),
        1 => ids(source, &mut computation.outputs),
        2 | 3 if !computation.values.is_empty() => {
            let at = source.below(computation.values.len());
            let value = &mut computation.values[at];
            match source.below(4) {
                0 => value.dtype = DType(source.below(13) as u8),
                1 => wide(source, value.shape.get_or_insert_default()),
                2 => value.place = Place(source.below(4) as u8),
                _ => value.offset = number(source).wrapping_mul(64),
            }
        }
        _ if !computation.steps.is_empty() => {
            let at = source.below(computation.steps.len());
            step(source, &mut computation.steps[at]);
        }
        _ => {}
    }
}

fn step(source: &mut Source, step: &mut StepT) {
    match source.below(6) {
        0 => ids(source, &mut step.operands),
        1 => ids(source, &mut step.results),
        _ => op(source, &mut step.op),
    }
}

#[rustfmt::skip]
#[allow(clippy::wildcard_enum_match_arm, reason = "the schema's enum is open")]
fn op(source: &mut Source, op: &mut OpT) {
    match op {
        OpT::Fusion(op) => match source.below(5) {
            0 => wide(source, &mut op.shape),
            1 => ids(source, &mut op.outputs),
            2 if !op.views.is_empty() => {
                let at = source.below(op.views.len());
                op.views[at].offset = number(source) as i64;
                signed(source, &mut op.views[at].strides);
            }
            _ => element(source, &mut op.body),
        },
        OpT::DotGeneral(op) => match source.below(4) {
            0 => optional(source, &mut op.left_batch),
            1 => optional(source, &mut op.right_batch),
            2 => optional(source, &mut op.left_contracting),
            _ => optional(source, &mut op.right_contracting),
        },
        OpT::Convolution(op) => match source.below(8) {
            0 => ids(source, &mut op.x_layout),
            1 => ids(source, &mut op.kernel_layout),
            2 => ids(source, &mut op.result_layout),
            3 => wide(source, &mut op.sliding.stride),
            4 => signed(source, &mut op.sliding.padding),
            5 => wide(source, &mut op.sliding.base_dilation),
            6 => wide(source, &mut op.sliding.window_dilation),
            _ => (op.feature_groups, op.batch_groups) = (number(source), number(source)),
        },
        OpT::Reduce(op) => match source.once_in(2) {
            true => op.combiner = combiner(source),
            false => ids(source, &mut op.dims),
        },
        OpT::Gather(op) => match source.below(7) {
            0 => optional(source, &mut op.points.dims),
            1 => optional(source, &mut op.points.batch),
            2 => optional(source, &mut op.points.indices_batch),
            3 => op.points.index_vector_dim = number(source) as u32,
            4 => optional(source, &mut op.offset_dims),
            5 => optional(source, &mut op.collapsed),
            _ => wide(source, &mut op.slice_sizes),
        },
        OpT::Scatter(op) => match source.below(7) {
            0 => optional(source, &mut op.points.dims),
            1 => optional(source, &mut op.points.batch),
            2 => optional(source, &mut op.points.indices_batch),
            3 => op.points.index_vector_dim = number(source) as u32,
            4 => optional(source, &mut op.window_dims),
            5 => optional(source, &mut op.inserted),
            _ => (op.replace, op.combiner) = (source.once_in(2), combiner(source)),
        },
        OpT::Sort(op) => (op.dim, op.keys) = (number(source) as u32, number(source) as u32),
        OpT::Concatenation(op) => op.dim = number(source) as u32,
        OpT::InteriorPad(op) => match source.below(3) {
            0 => signed(source, &mut op.low),
            1 => signed(source, &mut op.high),
            _ => wide(source, &mut op.interior),
        },
        OpT::Slice(op) => match source.once_in(2) {
            true => wide(source, &mut op.start),
            false => wide(source, &mut op.stride),
        },
        OpT::Transpose(op) => ids(source, &mut op.permutation),
        OpT::Reverse(op) => ids(source, &mut op.dims),
        OpT::BroadcastInDim(op) => optional(source, &mut op.dims),
        OpT::Case(op) => ids(source, &mut op.branches),
        OpT::While(op) => (op.condition, op.body) = (number(source) as u32, number(source) as u32),
        OpT::AllReduce(op) => match source.below(3) {
            0 => op.combiner = combiner(source),
            1 => op.first = number(source) as u32,
            _ => ids(source, &mut op.axes),
        },
        OpT::AllGather(op) => match source.once_in(2) {
            true => ids(source, &mut op.dims),
            false => ids(source, &mut op.axes),
        },
        OpT::ReduceScatter(op) => match source.below(3) {
            0 => ids(source, &mut op.dims),
            1 => op.first = number(source) as u32,
            _ => ids(source, &mut op.axes),
        },
        OpT::AllToAll(op) => match source.below(3) {
            0 => ids(source, &mut op.split_dims),
            1 => ids(source, &mut op.concat_dims),
            _ => ids(source, &mut op.axes),
        },
        OpT::CollectivePermute(op) => match source.below(9) {
            0 => ids(source, &mut op.axes),
            1 => op.route = RouteKind(source.below(5) as u8),
            4 => op.multiplier = number(source) as i64,
            5 => op.divisor = number(source) as i64,
            6 => op.period = number(source) as u32,
            7 => op.phase = number(source) as u32,
            2 => optional(source, &mut op.order),
            3 => optional(source, &mut op.pairs),
            _ => op.offset = number(source) as i64,
        },
        OpT::CollectiveBroadcast(op) => op.source = number(source) as u32,
        OpT::PartitionIndex(op) => ids(source, &mut op.axes),
        OpT::Send(op) => op.channel = number(source) as u32,
        OpT::Receive(op) => op.channel = number(source) as u32,
        _ => {}
    }
}

fn element(source: &mut Source, body: &mut [peapod_schemas::pod::file::ElementStepT]) {
    let Some(last) = body.len().checked_sub(1) else {
        return;
    };
    let step = &mut body[source.below(last + 1)];
    match source.below(5) {
        0 => step.op = ElementOp(source.below(64) as u8),
        1 => step.dtype = DType(source.below(13) as u8),
        2 => step.a = number(source) as u32,
        3 => step.b = number(source) as u32,
        _ => step.dim = number(source) as u32,
    }
}

#[test]
fn structures_are_changed() {
    let samples = samples::all();
    let samples: Vec<PodT> = samples
        .iter()
        .map(|it| root_as_pod(it).unwrap().unpack())
        .collect();
    let mut source = Source::new(13);
    let mut loaded = 0;
    for _ in 0..12_000 {
        let mut mutant = source.pick(&samples);
        for _ in 0..source.between(1, 2) {
            pod(&mut source, &mut mutant);
        }
        let file = packed(&mutant);
        loaded += usize::from(take(&file));
    }
    // Most are refused, but not all: else nothing would be tried.
    assert!((100..8_000).contains(&loaded), "{loaded} loaded");
}

/// Operands of a collective are taken one by one: a result must not overwrite a later one.
#[test]
fn results_of_collectives_lie_beside_later_operands() {
    let pods = samples::all();
    let pod = root_as_pod(&pods[4]).unwrap().unpack();
    let step = pod.computations[0].steps.iter();
    let mut step = step.filter(|step| matches!(step.op, OpT::AllReduce(_)));
    let step = step.next().unwrap();
    let (operands, results) = (step.operands.clone(), step.results.clone());
    for (result, operand, sound) in [(0, 0, true), (0, 1, false), (1, 0, true)] {
        let mut pod = pod.clone();
        let values = &mut pod.computations[0].values;
        let at = values[operands[operand] as usize].offset;
        // All others are elsewhere.
        pod.arena_bytes += 4096;
        for value in values
            .iter_mut()
            .filter(|value| value.place == Place::Arena)
        {
            value.offset += if value.offset == at { 0 } else { 1024 };
        }
        values[results[result] as usize].offset = values[operands[operand] as usize].offset;
        let file = packed(&pod);
        assert_eq!(load(&file).is_ok(), sound, "{result} on {operand}");
    }
}
