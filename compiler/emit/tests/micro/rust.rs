//! `model.rs`: the modules in `golden` compile here, and run. `tests/golden.rs` holds them against
//! the emitter.

#[rustfmt::skip]
mod model {
    include!("golden/model.rs.txt");
}

/// The same without an interpreter.
#[rustfmt::skip]
mod code {
    include!("golden/aot.rs.txt");
}

/// Both with a loop, in an arena that they share with others.
#[rustfmt::skip]
mod loop_model {
    include!("golden/loop/model.rs.txt");
}

#[rustfmt::skip]
mod loop_code {
    include!("golden/loop/aot.rs.txt");
}

/// Both with a custom operator, whose implementation is beside the module.
#[rustfmt::skip]
mod custom_model {
    use super::scale_rows::CUSTOM_OPS;

    pub mod model {
        include!("golden/custom/model.rs.txt");
    }

    pub mod code {
        include!("golden/custom/aot.rs.txt");
    }
}

#[path = "../../../../examples/custom-op/scale_rows.rs"]
mod scale_rows;

#[test]
fn custom_operators_are_those_of_the_module_around() {
    use custom_model::{code, model};
    let (x, y, sums) = (
        [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        [2.0, 4.0, 6.0, -2.0, -2.5, -3.0],
        [12.0, -7.5],
    );
    peapod_micro::aot::check::<code::Model>().unwrap();
    let mut arena = code::Arena::new();
    let mut session = code::session(&mut arena).unwrap();
    code::input_0::write(&mut session, &x);
    session.run();
    assert_eq!(
        (
            code::output_0::read(&session),
            code::output_1::read(&session)
        ),
        (y, sums)
    );
    let mut arena = model::Arena::new();
    let mut session = model::session(&mut arena).unwrap();
    model::input_0::write(&mut session, &x);
    session.run();
    assert_eq!(
        (
            model::output_0::read(&session),
            model::output_1::read(&session)
        ),
        (y, sums)
    );
}

#[test]
fn loops_are_loops_of_the_language() {
    peapod_micro::aot::check::<loop_code::Model>().unwrap();
    for (x, limit, expected) in [(3, 40, 48), (3, 3, 3), (1, i32::MAX, 256)] {
        let mut arena = loop_code::Arena::new();
        let mut session = loop_code::session(&mut arena).unwrap();
        loop_code::input_0::write(&mut session, &[x]);
        loop_code::input_1::write(&mut session, &[limit]);
        session.run();
        assert_eq!(
            loop_code::output_0::read(&session),
            [expected],
            "{x} {limit}"
        );
        let mut arena = loop_model::Arena::new();
        let mut session = loop_model::session(&mut arena).unwrap();
        loop_model::input_0::write(&mut session, &[x]);
        loop_model::input_1::write(&mut session, &[limit]);
        session.run();
        assert_eq!(
            loop_model::output_0::read(&session),
            [expected],
            "{x} {limit}"
        );
    }
}

#[test]
fn an_arena_that_is_shared_can_be_taken_again() {
    let mut arena = loop_model::Arena::new();
    assert_eq!((size_of_val(&arena), loop_code::ARENA_LEN), (80, 76));
    {
        let mut session = loop_model::session(&mut arena).unwrap();
        loop_model::input_0::write(&mut session, &[7]);
    }
    // What was written is still there.
    let mut session = loop_code::resume(&mut arena).unwrap();
    assert_eq!(loop_code::input_0::get_mut(&mut session), Some(&mut [7]));
    let mut session = loop_model::resume(&mut arena).unwrap();
    assert_eq!(loop_model::input_0::get_mut(&mut session), Some(&mut [7]));
}

#[test]
fn code_computes_what_the_interpreter_does() {
    peapod_micro::aot::check::<code::Model>().unwrap();
    let mut arena = code::Arena::new();
    assert_eq!(size_of_val(&arena), model::ARENA_LEN);
    let mut session = code::session(&mut arena).unwrap();
    let image: code::image_0::Array = std::array::from_fn(|index| index as i8 - 8);
    let mut events = Vec::new();
    for _ in 0..2 {
        code::input_0::write(&mut session, &image);
        *code::input_1::get_mut(&mut session).unwrap() = [-3.0, 0.5];
        session.run();
        assert_eq!(code::output_0::get(&session), Some(&image));
        assert_eq!(code::output_1::read(&session), [-1.0, 0.5]);
        session.run_with(|event| events.push(event));
    }
    assert_eq!(events.len(), 8, "{events:?}");
    let ports = session.model();
    assert_eq!((ports.inputs().len(), ports.outputs().len()), (2, 2));
    // Typed access has the type that the model has.
    assert!(session.input_mut_as::<i16>(0).is_none());
    assert!(session.output_as::<i8>(1).is_none());
    assert!(session.input_mut(2).is_none());
}

#[test]
fn runs() {
    let mut arena = model::Arena::new();
    assert_eq!(size_of_val(&arena), model::ARENA_LEN);
    let mut session = model::session(&mut arena).unwrap();
    let image: model::image_0::Array = std::array::from_fn(|index| index as i8 - 8);
    model::input_0::write(&mut session, &image);
    *model::input_1::get_mut(&mut session).unwrap() = [-3.0, 0.5];
    session.run();
    assert_eq!(model::output_0::get(&session), Some(&image));
    assert_eq!(model::output_1::read(&session), [-1.0, 0.5]);
}

#[test]
fn knows_its_ports() {
    assert_eq!(model::input_0::SHAPE, [1, 4, 2, 2]);
    assert_eq!((model::input_0::LEN, model::output_1::LEN), (16, 2));
    assert_eq!(model::input_0::NAME, "Image:0");
    assert_eq!(model::output_0::NAME, "\"; } */ mod evil {}\n//");
    assert_eq!(
        (model::input_0::SCALE, model::input_0::ZERO_POINT),
        (0.5, -3)
    );
}

#[test]
fn quantises_as_the_quantize_op_does() {
    let cases = [
        (0.0, -3),
        (0.25, -2),
        (-0.25, -4),
        (0.249, -3),
        (1e30, 127),
        (f32::NEG_INFINITY, -128),
        (f32::NAN, -3),
    ];
    for (real, stored) in cases {
        assert_eq!(model::input_0::quantize(real), stored, "{real}");
    }
    for stored in i8::MIN..=i8::MAX {
        let real = model::input_0::dequantize(stored);
        assert_eq!(real, 0.5 * (f32::from(stored) + 3.0));
        assert_eq!(model::input_0::quantize(real), stored);
    }
}
