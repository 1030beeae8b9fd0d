//! What `load` and `session` refuse, with which words; and the ways to run a session.

#![allow(clippy::wildcard_enum_match_arm, reason = "the rest is one case here")]

mod support;

use peapod_micro::{
    Arena, Fault, FooterError, KernelId, LoadError, Quantity, ReadError, StepEvent,
};
use peapod_schemas::footer;
use peapod_schemas::micro::Memory;
use support::refusals::{fault, refusal, sample};
use support::{Aligned, Pea, kernels, samples};

#[test]
fn files_that_are_not_what_was_written_are_refused() {
    let whole = sample(KernelId::TanhF32).build();
    let load = |bytes: &[u8]| {
        let file = Aligned::new(bytes);
        let loaded = peapod_micro::load(file.bytes(), &kernels::ALL).map(drop);
        let unchecked = peapod_micro::load_without_checksum(file.bytes(), &kernels::ALL);
        (loaded, unchecked.map(drop))
    };
    assert_eq!(load(&whole), (Ok(()), Ok(())));
    let refused = |error| Err(LoadError::File(ReadError::Footer(error)));
    let missing = refused(FooterError::Missing);
    // `load_without_checksum` requires the footer of version 2 too.
    assert_eq!(load(&whole[..whole.len() - 1]), (missing, missing));
    let end = whole.len() - footer::LEN;
    assert_eq!(load(&whole[..end]), (missing, missing));
    let length = refused(FooterError::Length {
        found: whole.len() as u32 + 16,
        expected: whole.len() as u32,
    });
    let longer = [&whole[..end], &[0; 16], &whole[end..]].concat();
    assert_eq!(load(&longer), (length, length));
    // The least of all changes to the arena's length.
    let pea = sample(KernelId::TanhF32);
    let (old, new) = (pea.arena_len, pea.arena_len - 4);
    let mut changed = pea;
    changed.arena_len = new;
    let footer = &whole[end..];
    let changed = [&changed.build()[..end], footer].concat();
    let (checked, unchecked) = load(&changed);
    if cfg!(not(feature = "checksum")) {
        return assert_eq!(checked, unchecked);
    }
    let FooterError::Checksum { found, expected } = file_error(checked) else {
        panic!("{old} became {new}: {checked:?}")
    };
    assert_ne!(found, expected);
    assert!(
        !matches!(unchecked, Err(LoadError::File(_))),
        "{unchecked:?}"
    );
}

fn file_error(loaded: Result<(), LoadError>) -> FooterError {
    match loaded {
        Err(LoadError::File(ReadError::Footer(error))) => error,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_arena_is_no_longer_than_what_is_in_it() {
    for len in [17, 1 << 20, u32::MAX] {
        let mut pea = sample(KernelId::SvdfS8);
        let needed = pea.arena_len;
        pea.arena_len = needed.checked_add(len).unwrap_or(len);
        let error = refusal(&pea);
        assert!(
            matches!(error, LoadError::ArenaTooLarge { len, .. } if len == pea.arena_len),
            "{error}"
        );
    }
}

#[test]
fn a_missing_kernel_is_named() {
    let file = Aligned::new(&sample(KernelId::TanhF32).build());
    let error = peapod_micro::load(file.bytes(), &[&kernels::ADD_S8]).unwrap_err();
    assert_eq!(
        error,
        LoadError::MissingKernel {
            number: KernelId::TanhF32 as u16
        }
    );
    let text = "kernel tanh_f32 is not linked: use the kernel list made with the model";
    assert_eq!(error.to_string(), text);
}

#[test]
fn one_kernel_is_enough_for_a_model_that_uses_one() {
    for kernel in kernels::ALL {
        let file = Aligned::new(&sample(kernel.id).build());
        // What repeats steps has some to repeat.
        let linked: &[_] = match kernel.id {
            KernelId::WhileLoop => &[kernel, &kernels::COPY_X8],
            _ => &[kernel],
        };
        peapod_micro::load(file.bytes(), linked).expect("nothing else is needed");
    }
}

#[test]
fn unknown_and_repeated_kernels_are_refused() {
    let mut pea = sample(KernelId::TanhF32);
    pea.kernels.push(999);
    assert_eq!(refusal(&pea), LoadError::MissingKernel { number: 999 });
    pea.kernels[1] = pea.kernels[0];
    assert_eq!(
        refusal(&pea),
        LoadError::RepeatedKernel {
            kernel: KernelId::TanhF32
        }
    );
    pea.kernels.pop();
    pea.steps[0].kernel = 1;
    let fault = Fault::KernelIndex { index: 1, count: 1 };
    assert_eq!(
        refusal(&pea),
        LoadError::Step {
            step: 0,
            kernel: None,
            fault
        }
    );
}

#[test]
fn operands_stay_in_their_memory() {
    let conv = KernelId::Conv2dS8;
    let arena_len = sample(conv).arena_len;
    let end = fault(conv, |pea| pea.operands[0].offset = arena_len - 99);
    let (offset, len_bytes) = (arena_len - 99, 100);
    assert_eq!(
        end,
        Fault::Bounds {
            operand: 0,
            offset,
            len_bytes,
            memory_len: arena_len
        }
    );
    let wrapped = fault(conv, |pea| pea.operands[1].offset = u32::MAX - 3);
    assert!(matches!(
        wrapped,
        Fault::Bounds {
            operand: 1,
            offset: 0xffff_fffc,
            ..
        }
    ));
    let empty = fault(conv, |pea| pea.operands[5].len_bytes = 0);
    assert!(matches!(
        empty,
        Fault::Bounds {
            operand: 5,
            len_bytes: 0,
            ..
        }
    ));
    let odd = fault(conv, |pea| pea.operands[2].offset += 1);
    assert!(matches!(odd, Fault::Misaligned { operand: 2, .. }));
    let list = fault(conv, |pea| pea.steps[0].first_operand = 1);
    assert_eq!(
        list,
        Fault::OperandIndex {
            first: 1,
            operands: 6,
            count: 6
        }
    );
    let memory = fault(conv, |pea| pea.operands[0].memory = 6);
    assert_eq!(
        memory,
        Fault::Memory {
            operand: 0,
            found: 6
        }
    );
    let written = fault(conv, |pea| pea.operands[5].memory = Memory::Constants as u8);
    assert!(matches!(
        written,
        Fault::Memory { operand: 5, .. } | Fault::Bounds { .. }
    ));
}

#[test]
fn outputs_lie_apart_from_inputs_or_exactly_over_them() {
    let over = |pea: &mut Pea| pea.operands[1].offset = pea.operands[0].offset;
    let pool = fault(KernelId::MaxPool2dS8, over);
    assert_eq!(
        pool,
        Fault::Overlap {
            operand: 1,
            other: 0
        }
    );
    let partly = fault(KernelId::SoftmaxS8, |pea| {
        pea.arena_len += 4;
        pea.operands[1].offset = pea.operands[0].offset + 4;
    });
    assert_eq!(
        partly,
        Fault::Overlap {
            operand: 1,
            other: 0
        }
    );
    // An operand that is read again for other elements cannot be overwritten.
    let transposed = fault(KernelId::AddS8, |pea| {
        pea.params.binary[0].a_strides[4..].copy_from_slice(&[1, 3]);
        pea.params.binary[0].dims[3..].copy_from_slice(&[2, 3, 4]);
    });
    assert_eq!(
        transposed,
        Fault::Overlap {
            operand: 2,
            other: 0
        }
    );
    let state = fault(KernelId::SvdfS8, |pea| {
        pea.operands[5].offset = pea.operands[4].offset
    });
    assert_eq!(
        state,
        Fault::Overlap {
            operand: 4,
            other: 5
        }
    );
}

#[test]
fn shapes_match_parameters() {
    let conv = KernelId::Conv2dS8;
    let stride = fault(conv, |pea| pea.params.conv2d[0].window.stride_w = 0);
    assert_eq!(
        stride,
        Fault::Shape {
            what: Quantity::Stride,
            found: 0
        }
    );
    let larger = fault(conv, |pea| pea.params.conv2d[0].window.batches = 2);
    assert_eq!(
        larger,
        Fault::Length {
            operand: 0,
            found: 100,
            expected: 200
        }
    );
    let huge = fault(conv, |pea| {
        pea.params.conv2d[0].window.in_h = 65535;
        pea.params.conv2d[0].window.in_w = 65535;
    });
    assert_eq!(
        huge,
        Fault::Length {
            operand: 0,
            found: 100,
            expected: u32::MAX
        }
    );
    let groups = fault(conv, |pea| pea.params.conv2d[0].groups = 3);
    assert_eq!(
        groups,
        Fault::Shape {
            what: Quantity::Groups,
            found: 3
        }
    );
    let shift = fault(conv, |pea| {
        let shifts = pea.operands[4].offset as usize;
        pea.constants[shifts + 2] = 31;
    });
    assert_eq!(
        shift,
        Fault::Value {
            what: Quantity::Shift,
            found: 31,
            least: -31,
            most: 30
        }
    );
    let limits = fault(conv, |pea| pea.params.conv2d[0].act_min = 128);
    let (least, most) = (-128, 127);
    assert_eq!(
        limits,
        Fault::Value {
            what: Quantity::ActMin,
            found: 128,
            least,
            most
        }
    );
    let params = fault(conv, |pea| pea.steps[0].params = 1);
    assert_eq!(params, Fault::ParamsIndex { index: 1 });
    let padding = fault(KernelId::AveragePool2dS8, |pea| {
        pea.params.pool2d[0].window.pad_top = 3
    });
    assert_eq!(
        padding,
        Fault::Shape {
            what: Quantity::Padding,
            found: 3
        }
    );
    let nan = fault(KernelId::ClampF32, |pea| pea.params.clamp[0].max = f32::NAN);
    assert_eq!(nan, Fault::Limits);
    let reach = fault(KernelId::MulF32, |pea| {
        pea.params.binary[0].b_strides[5] = 2
    });
    assert_eq!(
        reach,
        Fault::Length {
            operand: 1,
            found: 4,
            expected: 7
        }
    );
    // Empty rows would be walked for as long as the count says.
    let outer = fault(KernelId::ConcatenationX8, |pea| {
        pea.params.concatenation[0].outer = u32::MAX
    });
    assert_eq!(
        outer,
        Fault::Shape {
            what: Quantity::Outer,
            found: u32::MAX
        }
    );
    let count = fault(KernelId::MeanS8, |pea| pea.params.mean[0].count = 0);
    assert_eq!(
        count,
        Fault::Shape {
            what: Quantity::Count,
            found: 0
        }
    );
}

#[test]
fn arenas_are_long_enough_and_aligned() {
    let file = Aligned::new(&sample(KernelId::CopyX8).build());
    let load = || peapod_micro::load(file.bytes(), &kernels::ALL).unwrap();
    let needed = load().arena_len();
    let mut arena = Arena::<1024>::new();
    let short = load().session(&mut arena.as_mut()[..needed - 1]).err();
    assert_eq!(
        short,
        Some(LoadError::ArenaTooSmall {
            len: needed - 1,
            needed
        })
    );
    let unaligned = load().session(&mut arena.as_mut()[4..]).err();
    assert_eq!(unaligned, Some(LoadError::UnalignedArena));
    let session = load().session(arena.as_mut()).unwrap();
    assert_eq!(session.model().arena_len(), needed);
}

#[test]
fn steps_make_the_same_inference_as_a_run() {
    let file = Aligned::new(&samples::all().build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap();
    let count = model.step_count();
    let ports = (model.inputs().len(), model.outputs().len());
    let mut arenas =
        [vec![0; model.arena_len()], vec![0; model.arena_len()]].map(|bytes| Aligned::new(&bytes));
    let [first, second] = &mut arenas;
    let mut run = model.clone().session(first.bytes_mut()).unwrap();
    let mut stepped = model.session(second.bytes_mut()).unwrap();
    for session in [&mut run, &mut stepped] {
        for index in 0..ports.0 {
            session.input_mut(index).unwrap().fill(0x21);
        }
    }

    let mut events = Vec::new();
    run.run_with(|event| events.push(event));
    let begun: Vec<_> = (0..count)
        .flat_map(|step| {
            let kernel = KernelId::ALL[step];
            [
                StepEvent::Begin { step, kernel },
                StepEvent::End { step, kernel },
            ]
        })
        .collect();
    assert_eq!(events, begun);

    let more: Vec<bool> = (0..count).map(|_| stepped.step()).collect();
    assert!(more[..count - 1].iter().all(|&more| more) && !more[count - 1]);
    for index in 0..ports.1 {
        assert_eq!(run.output(index), stepped.output(index));
    }
    // The next step begins the next inference; `run` finishes it.
    assert!(stepped.step());
    let mut rest = 0;
    stepped.run_with(|event| rest += usize::from(matches!(event, StepEvent::Begin { .. })));
    assert_eq!(rest, count - 1);
}

#[test]
fn a_model_without_steps_runs() {
    let mut pea = Pea::default();
    let input = pea.input::<i8>(4);
    pea.output_over::<i8>(input, 4);
    assert_eq!(pea.run::<i8>(&[&[1, 2, 3, 4]]), [1, 2, 3, 4]);
}

#[test]
fn coded_weights_that_are_not_sound_are_refused() {
    let table = KernelId::Conv2dS8Coded;
    let changed = |kernel, change: fn(&mut peapod_schemas::micro::Coded)| {
        fault(kernel, |pea| change(&mut pea.params.coded[0]))
    };
    let shape = |what, found| Fault::Shape { what, found };
    assert_eq!(
        changed(table, |it| it.coding = 3),
        shape(Quantity::Coding, 3)
    );
    // Floats of 16 bits are no weights of integers.
    assert_eq!(
        changed(table, |it| it.coding = 2),
        shape(Quantity::Coding, 2)
    );
    for bits in [0, 8] {
        let value = fault(table, |pea| pea.params.coded[0].bits = bits);
        let (what, found, least, most) = (Quantity::Bits, bits.into(), 1, 7);
        assert_eq!(
            value,
            Fault::Value {
                what,
                found,
                least,
                most
            }
        );
    }
    assert_eq!(
        changed(table, |it| it.tables = 2),
        shape(Quantity::Coding, 2)
    );
    assert_eq!(changed(table, |it| it.run = 9), shape(Quantity::Run, 9));
    assert_eq!(changed(table, |it| it.run = 0), shape(Quantity::Run, 0));
    assert_eq!(
        changed(table, |it| it.row_len = 17),
        shape(Quantity::Dim, 17)
    );
    assert_eq!(changed(table, |it| it.block = 0), shape(Quantity::Block, 0));
    let packed = KernelId::Conv2dS8DspCoded;
    assert_eq!(
        changed(packed, |it| it.block = 6),
        shape(Quantity::Block, 6)
    );
    assert_eq!(changed(packed, |it| it.run = 36), shape(Quantity::Run, 36));
    // A code less, and a table less.
    for operand in [1, 5] {
        let shorter = fault(table, |pea| pea.operands[operand].len_bytes -= 1);
        assert!(matches!(shorter, Fault::Length { operand: it, .. } if usize::from(it) == operand));
    }
    // More weights that are not 0 than there are values, which are 0 then.
    let mut more = sample(KernelId::Conv2dS16Coded);
    let codes = more.operands[1].offset as usize;
    let mut bytes = more.constants[codes..].iter_mut();
    *bytes
        .find(|it| **it != u8::MAX)
        .expect("not every bit is set") = u8::MAX;
    let file = Aligned::new(&more.build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it is as long");
    session.run();
    // Scratch for three channels of four.
    let scratch = fault(table, |pea| pea.operands[6].len_bytes -= 18);
    assert!(
        matches!(scratch, Fault::Length { operand: 6, .. }),
        "{scratch:?}"
    );
}
