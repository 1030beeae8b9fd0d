//! Models for boards with several memories: planned in them, they compute what they compute in one.

use std::path::Path;

use peapod_diagnostic::code;
use peapod_driver::Source;
use peapod_driver::micro::{Built, Fit, Form, Host, Request, compile};
use peapod_driver::observer::Silent;
use peapod_driver::targets::Target;

fn source() -> Source {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/digits/digits.tflite");
    Source::open(&file).unwrap()
}

/// A board with all memories, of which the fastest has so many bytes for activations.
fn target(fast_bytes: u64) -> Target {
    let mut boards = Target::names().map(|name| Target::load(name).unwrap());
    let has_all = |it: &Target| it.weights().is_some() && it.arenas().count() > 1;
    let mut target = boards.find(has_all).expect("there is one");
    let name = target.arenas().next().map(|it| it.name.clone()).unwrap();
    let mut regions = target.regions.iter_mut();
    let fast = regions.find(|it| it.name == name).unwrap();
    let beside = fast.roles.iter().any(|role| role.name() == "stack");
    fast.length = fast_bytes + if beside { target.budget.stack_bytes } else { 0 };
    target
}

fn compiled(target: &Target, request: &Request) -> Built {
    match compile(&source(), target, request, &Silent).unwrap() {
        Fit::Fits(built) => built,
        Fit::TooLarge(why) => panic!("{}", why.over),
    }
}

/// What a model makes of bytes, in two runs.
fn outputs(built: &Built) -> Vec<Vec<u8>> {
    let compiled = &built.attempt.compiled;
    let mut host = Host::with_weights(&compiled.pea, &compiled.plan.weights).unwrap();
    let mut session = host.session().unwrap();
    let runs = 0..2_usize;
    let outputs = runs.map(|run| {
        let input = session.input_mut(0).unwrap();
        for (at, byte) in input.iter_mut().enumerate() {
            *byte = (at * (run + 3) % 251) as u8;
        }
        session.run();
        session.output(0).unwrap().to_vec()
    });
    outputs.collect()
}

/// Bytes that the model takes in one region, where that is long enough.
fn alone() -> Built {
    let built = compiled(&target(1 << 20), &Request::default());
    assert!(built.attempt.report.regions.is_empty());
    assert!(built.attempt.compiled.plan.weights.is_empty());
    built
}

#[test]
fn a_model_that_one_region_does_not_hold_is_in_two() {
    let alone = alone();
    let fast = alone.attempt.report.ram.activations as u64 * 3 / 4 / 16 * 16;
    let built = compiled(&target(fast), &Request::default());
    let regions = &built.attempt.report.regions;
    assert!(regions.len() >= 2, "{regions:?}");
    assert!(regions.iter().all(|it| it.len_bytes <= it.available));
    assert!(
        regions[0].len_bytes > 0 && regions[1].len_bytes > 0,
        "{regions:?}"
    );
    assert!(built.attempt.report.buffers.iter().any(|it| it.region == 1));
    assert_eq!(outputs(&built), outputs(&alone));
    let text = built.attempt.report.to_string();
    assert!(
        text.contains(&format!("region {}: ", regions[1].name)),
        "{text}"
    );
    let files = built.files().unwrap();
    let module = files.iter().find(|(name, _)| name == "model.rs").unwrap();
    let module = String::from_utf8(module.1.to_vec()).unwrap();
    assert!(module.contains("pub type Arena1 = "), "{module}");
}

#[test]
fn ports_are_where_they_are_placed() {
    let target = target(1 << 20);
    let far = target.arenas().nth(1).unwrap().name.clone();
    let built = compiled(
        &target,
        &Request {
            places: vec![("*".to_owned(), far)],
            ..Request::default()
        },
    );
    let report = &built.attempt.report;
    assert!(
        report
            .inputs
            .iter()
            .chain(&report.outputs)
            .all(|it| it.region == 1)
    );
    assert_eq!(outputs(&built), outputs(&alone()));
}

#[test]
fn weights_go_to_a_file_of_their_own() {
    let alone = alone();
    let built = compiled(
        &target(1 << 20),
        &Request {
            external_weights: true,
            ..Request::default()
        },
    );
    let [before, after] = [&alone, &built].map(|it| it.attempt.report.flash);
    assert!(after.weights > before.constants / 2, "{after:?}");
    assert!(after.model < before.model);
    assert_eq!(outputs(&built), outputs(&alone));
    let files = built.files().unwrap();
    let weights = files
        .iter()
        .find(|(name, _)| name == "model.weights")
        .unwrap();
    assert_eq!(weights.1.len(), after.weights);
    // What the model's memory does not hold leaves it, and no more.
    let mut small = target(1 << 20);
    let model = before.model as u64 - before.constants as u64 / 2;
    let region = small
        .regions
        .iter_mut()
        .find(|it| it.roles.iter().any(|role| role.name() == "model"));
    region.unwrap().length = model;
    let part = compiled(&small, &Request::default());
    let flash = part.attempt.report.flash;
    assert!(flash.model as u64 <= model, "{flash:?}");
    assert!(
        flash.weights > 0 && flash.weights < after.weights,
        "{flash:?}"
    );
    assert_eq!(outputs(&part), outputs(&alone));
}

#[test]
fn what_cannot_be_placed_is_refused() {
    let refused = |request: Request| {
        let error = compile(&source(), &target(1 << 20), &request, &Silent)
            .map(drop)
            .unwrap_err();
        assert!(error.iter().all(|it| it.code == code::PLACE), "{error}");
        error.to_string()
    };
    let place = |pattern: &str, region: &str, form| Request {
        places: vec![(pattern.to_owned(), region.to_owned())],
        form,
        ..Request::default()
    };
    let far = target(0).arenas().nth(1).unwrap().name.clone();
    let region = refused(place("*", "NOWHERE", Form::Pea));
    assert!(region.contains("`NOWHERE`"), "{region}");
    let port = refused(place("no such port", &far, Form::Pea));
    assert!(port.contains("`no such port`"), "{port}");
    refused(place("*", &far, Form::Aot));
    refused(Request {
        external_weights: true,
        form: Form::Aot,
        ..Request::default()
    });
}

#[test]
fn a_model_that_no_region_holds_is_told_what_there_is() {
    let mut target = target(64);
    let far = target.arenas().nth(1).unwrap().name.clone();
    let region = target.regions.iter_mut().find(|it| it.name == far);
    region.unwrap().length = 80;
    let Fit::TooLarge(why) = compile(&source(), &target, &Request::default(), &Silent).unwrap()
    else {
        panic!("it is larger");
    };
    let text = why.over.to_string();
    assert!(text.contains(&format!("64 and 80 in {far}")), "{text}");
    assert_eq!(why.over.excesses[0].largest.len(), 3);
}
