//! Time to compile programs of many ops: four times the ops take about four times as long, whatever
//! the shape of the program, for a pod of one device and of two, and for a board. What grows with
//! the square takes sixteen times.
//!
//! `PEAPOD_GROWTH=100000` measures up to so many ops; `--nocapture` prints the table.

#![cfg(all(feature = "pod", target_os = "linux"))]

mod programs;

use std::fs;

use peapod_diagnostic::Diagnose;
use peapod_driver::micro::{self, Fit, Request};
use peapod_driver::observer::Silent;
use peapod_driver::pod::compile::{self, Extras, Input, Model};
use peapod_driver::source::{Format, Source};
use peapod_driver::targets::{Pod, Role, Target};
use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use programs::{PROGRAMS, Program};

/// Ops of the larger programs, about.
const OPS: usize = 8_000;

/// Times that the time may grow where ops grow fourfold: n log n takes 5, n² takes 16, and times
/// vary.
const GROWTH_MAX: f64 = 8.0;

/// Less than this is not measured well: what is as quick is not slow.
const SECONDS_MIN: f64 = 0.02;

/// Processor time of this thread, in seconds.
fn seconds() -> f64 {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    let nanoseconds: u64 = stat.split(' ').next().unwrap().parse().unwrap();
    nanoseconds as f64 / 1e9
}

fn source(program: &Program, ops: usize) -> Source {
    Source {
        name: program.name.into(),
        path: format!("{}.mlir", program.name),
        bytes: (program.text)(ops).into_bytes(),
        format: Format::Mlir,
        signatures: Vec::new(),
        input_shapes: Vec::new(),
        dims: Vec::new(),
        constants: Vec::new(),
        folder: None,
        numerics: None,
        front_end: None,
    }
}

fn for_pod(source: &Source, devices: usize) {
    let target = Pod::open("local").unwrap();
    let mut options = PodOptions::default();
    options.annotate.mesh = Some(Mesh::new([("data", devices)]));
    let module = compile::module(source, &Input::default(), &Silent).unwrap();
    let options = compile::resolved(&options, &module.mesh, &target).unwrap();
    let model = Model { source, module };
    compile::compile(model, &target, &options, Extras::default(), &Silent).unwrap();
}

/// Compiles for the board with most memory; whether there are kernels for it.
fn for_board(source: &Source) -> bool {
    let boards = Target::emulated().unwrap().into_iter();
    let board = boards.max_by_key(|board| board.region(Role::Arena).length);
    match micro::compile(source, &board.unwrap(), &Request::default(), &Silent) {
        Ok(Fit::Fits(built)) => drop(built.files().unwrap()),
        Ok(Fit::TooLarge(why)) => drop(why.diagnostics()),
        Err(_) => return false,
    }
    true
}

fn ops() -> usize {
    let ops = std::env::var("PEAPOD_GROWTH");
    ops.map_or(OPS, |ops| ops.parse().expect("a number of ops"))
}

/// Holds every program to its growth, with something that compiles it.
fn check(name: &str, compile: impl Fn(&Program, &Source)) {
    let mut too_fast = Vec::new();
    for program in &PROGRAMS {
        let time = |ops: usize| {
            let source = source(program, ops);
            let start = seconds();
            compile(program, &source);
            seconds() - start
        };
        let measure = || {
            let [few, many] = [time(ops() / 4), time(ops())];
            let growth = many / few.max(SECONDS_MIN);
            println!(
                "{name:<10} {:<8} {few:>7.2} s {many:>7.2} s {growth:>5.1}",
                program.name
            );
            growth
        };
        if measure() > GROWTH_MAX && measure() > GROWTH_MAX {
            too_fast.push(program.name);
        }
    }
    assert!(too_fast.is_empty(), "{name}: {too_fast:?} take too long");
}

#[test]
fn compiling_for_one_device_takes_time_as_there_are_ops() {
    check("pod", |_, source| for_pod(source, 1));
}

#[test]
fn compiling_for_two_devices_takes_time_as_there_are_ops() {
    check("mesh", |_, source| for_pod(source, 2));
}

#[test]
fn compiling_for_a_board_takes_time_as_there_are_ops() {
    check("board", |program, source| {
        // Peas number operands with 16 bits, so that some of more are refused.
        let is_for_boards = for_board(source) || ops() > usize::from(u16::MAX) / 2;
        assert!(is_for_boards || !program.is_for_boards, "{}", program.name);
    });
}
