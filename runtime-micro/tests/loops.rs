//! Loops: what is refused, where they end, and that every way to run them does the same.

mod support;

use peapod_micro::{Fault, KernelId, LoadError, Quantity, Session, kernels};
use peapod_schemas::micro::program::LoopEntry;
use peapod_schemas::micro::{Step, View};
use support::Aligned;
use support::looping::{BEGIN, counting, ending_its_own_condition, recurrent};

fn count(most: u32, [first, limit]: [i32; 2]) -> i32 {
    let pea = counting(most, |_| {});
    pea.run::<i32>(&[&first.to_le_bytes(), &limit.to_le_bytes()])[0]
}

#[test]
fn a_loop_runs_as_long_as_its_condition_holds() {
    assert_eq!(count(100, [3, 17]), 17);
    assert_eq!(count(100, [17, 3]), 17);
}

#[test]
fn a_loop_ends_after_its_last_turn() {
    assert_eq!(count(10, [0, 17]), 10);
    assert_eq!(count(0, [0, 17]), 0);
}

/// Has a session count from 0.
fn count_to(session: &mut Session<'_, '_>, limit: i32) {
    for (index, number) in [0, limit].into_iter().enumerate() {
        session
            .input_mut_as(index)
            .unwrap()
            .copy_from_slice(&[number]);
    }
}

#[test]
fn each_call_of_a_step_runs_one_kernel() {
    let file = Aligned::new(&counting(100, |_| {}).build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it fits");
    for _ in 0..2 {
        count_to(&mut session, 5);
        let mut calls = 1;
        while session.step() {
            calls += 1;
            assert_eq!(session.next_step(), 1);
        }
        // To the start, a copy, and then a comparison and a sum in each turn but the last.
        assert_eq!(calls, 1 + 1 + 5 * 2 + 1);
        assert_eq!(session.output(0), Some(&5_i32.to_le_bytes()[..]));
    }
}

#[test]
fn kernels_of_a_program_are_done_in_parts() {
    for kernel in [KernelId::GruF32, KernelId::GruAfterF32] {
        let file = Aligned::new(&recurrent(kernel).build());
        let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
        let infer = |run: &dyn Fn(&mut Session<'_, '_>) -> bool| {
            let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
            let mut session = model.clone().session(arena.bytes_mut()).expect("it fits");
            for index in 0..2 {
                let values = session.input_mut_as::<f32>(index).unwrap().iter_mut();
                values.zip(1..).for_each(|(x, at)| *x = at as f32 / 16.0);
            }
            let mut calls = 1;
            while run(&mut session) {
                calls += 1;
            }
            let result = session.output_as::<f32>(0).unwrap();
            (
                result.iter().map(|x| x.to_bits()).collect::<Vec<_>>(),
                calls,
            )
        };
        let (expected, calls) = infer(&|session| session.step());
        assert_eq!(calls, 3);
        // To the start; each number of a copy; each of three steps of each of two sequences.
        let smallest = infer(&|session| session.step_within(1));
        assert_eq!(smallest, (expected.clone(), 1 + 10 + 6));
        for budget in [2, 7, 100, 200, 500, u64::MAX] {
            assert_eq!(infer(&|session| session.step_within(budget)).0, expected);
            // What is begun is finished by a step.
            let in_turn =
                |session: &mut Session<'_, '_>| session.step_within(budget) && session.step();
            assert_eq!(infer(&in_turn).0, expected);
        }
    }
}

#[test]
fn a_condition_is_not_read_again_between_parts() {
    let file = Aligned::new(&ending_its_own_condition().build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    for budget in [1, 3, u64::MAX] {
        let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
        let mut session = model.clone().session(arena.bytes_mut()).expect("it fits");
        session.input_mut(0).unwrap().fill(0);
        while session.step_within(budget) {}
        assert_eq!(session.output(0), Some(&[0; 16][..]), "{budget}");
    }
}

#[test]
fn a_reset_in_a_loop_begins_anew() {
    let file = Aligned::new(&counting(100, |_| {}).build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it fits");
    for steps in [1, 2, 5, 8] {
        for limit in [3_i32, 9] {
            count_to(&mut session, limit);
            for _ in 0..steps {
                session.step();
            }
            session.reset();
        }
        count_to(&mut session, 7);
        session.run();
        assert_eq!(session.output(0), Some(&7_i32.to_le_bytes()[..]), "{steps}");
    }
}

#[test]
fn work_counts_every_turn() {
    let work = |most: u32| {
        let file = Aligned::new(&counting(most, |_| {}).build());
        let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
        model.work()
    };
    assert!(work(1000) > 990 * work(0) / 2, "{} {}", work(1000), work(0));
    assert!(work(u32::MAX) > u64::from(u32::MAX) * 10);
}

/// What is said of a program with changed entries.
fn fault(change: impl Fn(&mut Vec<LoopEntry>)) -> Fault {
    let file = Aligned::new(&counting(9, change).build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).expect_err("it is not sound");
    let LoadError::Step { step: 1, fault, .. } = error else {
        panic!("{error:?}");
    };
    fault
}

fn is_of_loops(fault: Fault) -> bool {
    matches!(
        fault,
        Fault::Shape {
            what: Quantity::Loop,
            ..
        }
    )
}

#[test]
fn programs_that_might_not_end_are_refused() {
    // No test, nothing to run, another order, unknown entries, another place, another depth.
    let no_test = |it: &mut Vec<LoopEntry>| {
        it.remove(3);
        it[1].at = 4;
    };
    assert!(is_of_loops(fault(no_test)));
    let no_run = |it: &mut Vec<LoopEntry>| {
        it.remove(4);
        it.remove(2);
        it[1].at = 3;
    };
    assert!(is_of_loops(fault(no_run)));
    assert!(is_of_loops(fault(|it| it.swap(1, 5))));
    assert!(is_of_loops(fault(|it| it[2].kind = 9)));
    assert!(is_of_loops(fault(|it| it[5].at = 0)));
    assert!(is_of_loops(fault(|it| it[1].at = 4)));
    assert!(is_of_loops(fault(|it| it[1].at = u32::MAX)));
    assert!(is_of_loops(fault(|it| it[3].at = 5)));
    assert!(is_of_loops(fault(|it| it[1].depth = 1)));
    assert!(is_of_loops(fault(|it| it[5].depth = 255)));
    assert!(is_of_loops(fault(|it| it.truncate(5))));
    assert!(is_of_loops(fault(|it| it[3].number = u32::MAX)));
    let too_deep = |it: &mut Vec<LoopEntry>| {
        let begin = LoopEntry {
            kind: BEGIN,
            ..it[1]
        };
        it.truncate(1);
        it.extend((0..9).map(|depth| LoopEntry { depth, ..begin }));
    };
    assert!(is_of_loops(fault(too_deep)));
}

#[test]
fn programs_keep_to_themselves() {
    // A program within a program.
    let within = fault(|it| it[4].step.kernel = 3);
    assert!(
        matches!(within, Fault::KernelIndex { index: 3, .. }),
        "{within:?}"
    );
    let unknown = fault(|it| it[4].step.kernel = 77);
    assert!(matches!(unknown, Fault::KernelIndex { index: 77, .. }));
    let operands = fault(|it| it[4].step.first_operand = 500);
    assert!(matches!(operands, Fault::OperandIndex { first: 500, .. }));
    // A condition that is no truth value: the first operand of all.
    let number = fault(|it| it[3].number = 0);
    assert!(matches!(number, Fault::Element { operand: 0, .. }));
    // A step that writes the place in the program: the copy that comes before it.
    let own = fault(|it| {
        it[4].step = Step {
            first_operand: 8,
            inputs: 1,
            kernel: 0,
            params: 0,
            outputs: 1,
        }
    });
    assert!(matches!(own, Fault::Overlap { .. }), "{own:?}");
}

#[test]
fn scratch_holds_what_the_loop_needs() {
    let mut pea = counting(9, |_| {});
    let last = pea.steps[1].first_operand as usize;
    pea.operands[last + 1].len_bytes -= 8;
    let file = Aligned::new(&pea.build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).expect_err("it is too short");
    let LoadError::Step { fault, .. } = error else {
        panic!("{error:?}")
    };
    assert!(
        matches!(fault, Fault::Length { operand: 1, .. }),
        "{fault:?}"
    );
}

#[test]
fn a_program_is_for_one_step() {
    let mut pea = counting(9, |_| {});
    pea.steps.push(pea.steps[1]);
    let file = Aligned::new(&pea.build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).expect_err("it is shared");
    assert!(
        matches!(error, LoadError::Step { step: 2, .. }),
        "{error:?}"
    );
}

#[test]
fn a_budget_is_for_the_kernel_that_a_loop_runs_next() {
    // Without a kernel before the loop.
    let pea = counting(9, |entries| {
        entries.remove(0);
        for (index, at) in [(0, 4), (2, 0), (4, 0)] {
            entries[index].at = at;
        }
    });
    let file = Aligned::new(&pea.build());
    let view = View::read(file.bytes()).unwrap();
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it fits");
    count_to(&mut session, 5);
    let place = pea.operands[pea.steps[0].first_operand as usize + 1].offset as usize;
    let rewind = u32::try_from(view.work_of(&pea.steps[0])).unwrap();
    // Enough for what comes before the loop, and not for its comparison, which is at place 1.
    assert!(session.step_within(u64::from(rewind) + 1));
    assert_eq!((session.next_step(), session.arena()[place]), (1, 1));
    assert_eq!(session.output(0), Some(&[0; 4][..]));
    assert!(session.step_within(100));
    assert_ne!(session.output(0), Some(&[0; 4][..]));
}
