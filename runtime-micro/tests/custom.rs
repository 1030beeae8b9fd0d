//! Custom operators: what they get, and what `load` refuses.

mod support;

use peapod_micro::custom::name_of;
use peapod_micro::{ElementType, Fault, KernelId, LoadError};
use support::custom::{Step, record};
use support::{Aligned, Pea, kernels};

fn turned(edit: impl FnOnce(&mut Pea, &mut Step)) -> Pea {
    let mut pea = Pea::default();
    let mut step = Step::new(&mut pea, 2);
    edit(&mut pea, &mut step);
    step.add(&mut pea);
    pea
}

/// What `load` says of a step.
fn fault(edit: impl FnOnce(&mut Pea, &mut Step)) -> Fault {
    let file = Aligned::new(&turned(edit).build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap_err();
    let LoadError::Step {
        step: 0,
        kernel: Some(KernelId::Custom),
        fault,
    } = error
    else {
        panic!("{error}")
    };
    fault
}

#[test]
fn every_output_is_written_and_options_are_read() {
    let pea = turned(|_, _| {});
    let file = Aligned::new(&pea.build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap();
    assert_eq!(model.work(), 36.max(model_bytes(&pea)));
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).unwrap();
    let x: Vec<u8> = (0..12).map(|it| it * 20).collect();
    for budget in [u64::MAX, 1] {
        session.input_mut(0).unwrap().copy_from_slice(&x);
        while session.step_within(budget) {}
        for output in 0..2 {
            let added = 5 + output as u8;
            let expected: Vec<u8> = x.iter().rev().map(|x| x.wrapping_add(added)).collect();
            assert_eq!(session.output(output), Some(&expected[..]));
        }
    }
}

/// Bytes of all operands, and one.
fn model_bytes(pea: &Pea) -> u64 {
    1 + pea
        .operands
        .iter()
        .map(|it| u64::from(it.len_bytes))
        .sum::<u64>()
}

#[test]
fn an_operator_that_no_table_has_is_named() {
    let pea = turned(|_, step| (step.name, step.name_len) = ("Unknown", 7)).build();
    let file = Aligned::new(&pea);
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap_err();
    assert_eq!(name_of(&error, file.bytes()), Some("Unknown"));
    assert!(error.to_string().contains("custom"), "{error}");
    // The runtime's own table is empty.
    let file = Aligned::new(&turned(|_, _| {}).build());
    let error = peapod_micro::load(file.bytes(), &peapod_micro::kernels::ALL).unwrap_err();
    assert_eq!(name_of(&error, file.bytes()), Some("Turned"));
    // Other errors name none.
    let file = Aligned::new(&turned(|_, step| step.records.truncate(1)).build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap_err();
    assert_eq!(name_of(&error, file.bytes()), None);
}

#[test]
fn an_operator_may_refuse_types() {
    let words = fault(|pea, step| {
        step.records[0] = record(ElementType::S32, &[3]);
        step.inputs = vec![pea.input::<i32>(3)];
    });
    assert_eq!(words, Fault::CustomTypes);
}

#[test]
fn records_are_held_against_operands() {
    let all = |edit: fn(&mut Step)| fault(|_, step| edit(step));
    let lengths = all(|step| step.records[2] = record(ElementType::U8, &[3, 5]));
    assert_eq!(
        lengths,
        Fault::Length {
            operand: 5,
            found: 12,
            expected: 15
        }
    );
    let types = all(|step| step.records[0] = record(ElementType::S8, &[12]));
    assert_eq!(
        types,
        Fault::Element {
            operand: 2,
            found: ElementType::U8 as u8
        }
    );
    let unsound: [fn(&mut Step); 10] = [
        |step| step.records.truncate(2),
        |step| step.records[0].element = 99,
        |step| step.records[0].element = u32::MAX,
        |step| step.records[0].rank = 7,
        |step| step.records[0].dims = [3, 0, 0, 0, 0, 0],
        |step| step.records[0].dims = [u32::MAX; 6],
        |step| step.records[0].scales = 1,
        |step| step.records[0].first_scale = u32::MAX,
        |step| step.scales = vec![1],
        |step| {
            step.scales = vec![1; 4];
            (step.records[0].scales, step.records[0].axis) = (2, 0);
        },
    ];
    for (index, edit) in unsound.into_iter().enumerate() {
        assert_eq!(all(edit), Fault::Records, "case {index}");
    }
    assert_eq!(all(|step| step.name_len = 9), Fault::Records);
    assert_eq!(all(|step| step.name_len = u32::MAX), Fault::Records);
}

#[test]
fn memory_is_as_much_as_is_asked_for_and_apart() {
    let short = fault(|pea, step| step.scratch = pea.arena::<i32>(2));
    assert_eq!(
        short,
        Fault::Length {
            operand: 3,
            found: 2,
            expected: 3
        }
    );
    let constant = fault(|pea, step| step.scratch = pea.constant(&[0, 0, 0]));
    assert!(
        matches!(constant, Fault::Memory { operand: 3, .. }),
        "{constant}"
    );
    let over_input = fault(|_, step| step.outputs[1] = step.inputs[0]);
    assert!(matches!(over_input, Fault::Overlap { .. }), "{over_input}");
    let twice = fault(|_, step| step.outputs[1] = step.outputs[0]);
    assert!(matches!(twice, Fault::Overlap { .. }), "{twice}");
}

#[test]
fn operands_are_counted() {
    let many = fault(|_, step| {
        step.inputs = vec![step.inputs[0]; 15];
        step.records = vec![step.records[0]; 17];
    });
    assert_eq!(
        many,
        Fault::OperandCount {
            inputs: 18,
            outputs: 2
        }
    );
    // The same tensor may be there several times, also where it is constant.
    for constant in [false, true] {
        let pea = turned(|pea, step| {
            let other = if constant {
                pea.constant(&[7_u8; 12])
            } else {
                step.inputs[0]
            };
            step.inputs.extend([other; 13]);
            step.records = vec![step.records[0]; 16];
        });
        let file = Aligned::new(&pea.build());
        peapod_micro::load(file.bytes(), &kernels::ALL).expect("as many as there may be");
        let zeros: Vec<u8> = pea.run(&[&[0; 12]]);
        assert_eq!(zeros, [5; 12]);
    }
    let mut params = turned(|_, _| {});
    params.params.custom.clear();
    let file = Aligned::new(&params.build());
    let error = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap_err();
    let fault = Fault::ParamsIndex { index: 0 };
    let kernel = Some(KernelId::Custom);
    assert_eq!(
        error,
        LoadError::Step {
            step: 0,
            kernel,
            fault
        }
    );
}
