//! `model.rs`: the module in `golden` compiles here, and runs. `tests/golden.rs` holds it against
//! the emitter.

#[rustfmt::skip]
mod model {
    include!("golden/model.rs.txt");
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
