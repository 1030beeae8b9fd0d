//! The file as a whole: identifier, bounds, version, subgraphs, metadata, signatures.

use super::model::TestSignature;
use super::*;
use crate::Warning;
use crate::tflite::wire::{self, BuiltinOptions};
use crate::tflite::{Choices, container, import_chosen, repair, signatures};

/// The subgraph of a signature.
fn of(signature: &str) -> Choices<'_> {
    Choices {
        signature: Some(signature),
        ..Choices::default()
    }
}

fn signature(inputs: &[(&str, u32)], outputs: &[(&str, u32)]) -> TestSignature {
    let owned = |list: &[(&str, u32)]| {
        let list = list
            .iter()
            .map(|(name, index)| ((*name).to_owned(), *index));
        list.collect()
    };
    TestSignature {
        key: "serve".to_owned(),
        inputs: owned(inputs),
        outputs: owned(outputs),
        subgraph: 0,
    }
}

#[test]
fn other_formats_are_told_apart() {
    for bytes in [
        &b""[..],
        b"TFL3",
        b"\x08\x00\x00\x00ONNX....",
        b"module @jit_f {",
    ] {
        let error = crate::import(bytes, "test").expect_err("not a model");
        let message = error.to_string();
        assert!(matches!(error, ImportError::UnknownFormat(_)), "{message}");
        assert!(message.contains(".tflite"), "{message}");
        assert!(message.contains("ONNX (.onnx)"), "{message}");
    }
}

#[test]
fn a_file_is_told_by_its_identifier() {
    let bytes = relu().bytes();
    assert!(crate::import(&bytes, "test").is_ok());
    assert_eq!(
        crate::import(&bytes, "relu").map(|found| found.module.name),
        Ok("relu".into())
    );
}

#[test]
fn every_truncation_is_refused() {
    let bytes = relu().bytes();
    for len in 0..bytes.len() {
        assert!(import(&bytes[..len], "test").is_err(), "{len} bytes");
    }
}

#[test]
fn a_flatbuffer_that_leads_out_of_the_file_says_where() {
    let mut bytes = relu().bytes();
    bytes[..4].copy_from_slice(&0x00ff_ff00_u32.to_le_bytes());
    let message = import(&bytes, "test").expect_err("broken").to_string();
    assert!(
        message.starts_with("malformed file, byte 16776960: "),
        "{message}"
    );
}

#[test]
fn a_broken_name_is_found_by_its_path() {
    let mut model = relu();
    model.tensors[1].name = "unique_name".to_owned();
    let mut bytes = model.bytes();
    let at = bytes
        .windows(11)
        .position(|window| window == b"unique_name");
    bytes[at.expect("the name is there")] = 0xff;
    let message = import(&bytes, "test").expect_err("broken").to_string();
    assert!(message.contains("no UTF-8 in"), "{message}");
    assert!(
        message.ends_with("in subgraphs[0].tensors[1].name"),
        "{message}"
    );
}

#[test]
fn tables_that_share_parts_may_not_unfold_without_end() {
    let mut model = relu();
    model.subgraphs = 100_000;
    let message = error(&model).to_string();
    assert!(message.contains("shared tables expand"), "{message}");
}

#[test]
fn only_version_3_is_read() {
    let mut model = relu();
    model.version = 4;
    assert_eq!(malformed(&model).what, "expected schema version 3, found 4");
}

#[test]
fn there_has_to_be_a_subgraph() {
    let mut model = relu();
    model.subgraphs = 0;
    assert_eq!(malformed(&model).what, "the model has no subgraph");
}

#[test]
fn buffer_0_has_to_be_empty() {
    let mut model = relu();
    model.first_buffer = vec![1, 2];
    let what = "buffer 0 means \"no data\", but holds 2 bytes";
    assert_eq!(malformed(&model).what, what);
}

#[test]
fn other_subgraphs_and_their_signatures_are_left_out_with_a_warning() {
    let mut model = relu();
    model.subgraphs = 3;
    model.signatures = vec![signature(&[("a", 0)], &[("b", 1)]), signature(&[], &[])];
    model.signatures[1].subgraph = 2;
    let imported = imported(&model);
    assert_eq!(imported.module.functions.len(), 1);
    assert_eq!(imported.module.signatures.len(), 1);
    let expected = [
        Warning::UnreadSubgraphs { count: 2 },
        Warning::UnreadSignatures {
            keys: vec!["serve".to_owned()],
        },
    ];
    assert_eq!(imported.warnings, expected);
}

#[test]
fn a_signature_chooses_its_subgraph() {
    let mut model = relu();
    model.subgraphs = 3;
    let named = || signature(&[("a", 0)], &[("b", 1)]);
    model.signatures = vec![named(), named()];
    (model.signatures[1].subgraph, model.signatures[1].key) = (2, "train".to_owned());
    let bytes = model.bytes();
    assert_eq!(
        signatures(&bytes),
        Ok(vec!["serve".to_owned(), "train".to_owned()])
    );
    let imported = import_chosen(&bytes, "test", of("train")).expect("it is there");
    assert_eq!(imported.module.signatures.len(), 1);
    assert_eq!(imported.module.signatures[0].key, "train");
    assert_eq!(imported.warnings, []);
    let error = import_chosen(&bytes, "test", of("infer")).expect_err("there is none");
    let text = "no signature \"infer\"; the file has \"serve\", \"train\"";
    assert_eq!(error.to_string(), text);
    model.signatures[1].subgraph = 3;
    let error = import_chosen(&model.bytes(), "test", of("train"));
    let text = error.expect_err("no such subgraph").to_string();
    assert!(text.ends_with("expected subgraph 3, found 3"), "{text}");
}

#[test]
fn signatures_name_inputs_and_outputs() {
    let mut model = relu();
    model.signatures = vec![signature(&[("a", 0)], &[("b", 1)])];
    let module = imported(&model).module;
    let entry = &module.functions[0];
    let signature = &module.signatures[0];
    assert_eq!(signature.key, "serve");
    assert_eq!(signature.inputs, [("a".to_owned(), entry.inputs[0])]);
    assert_eq!(signature.outputs, [("b".to_owned(), entry.outputs[0])]);
}

#[test]
fn signatures_of_other_tensors_are_left_out_and_refused_where_they_are_chosen() {
    for (inputs, outputs, what) in [
        (
            [("a", 1)],
            [("b", 1)],
            "signature: \"a\" is tensor 1, which is not an input",
        ),
        (
            [("a", 0)],
            [("b", 0)],
            "signature: \"b\" is tensor 0, which is not an output",
        ),
        (
            [("a", 9)],
            [("b", 1)],
            "signature: \"a\" is tensor 9, which is not an input",
        ),
    ] {
        let mut model = relu();
        model.signatures = vec![signature(&inputs, &outputs)];
        let imported = imported(&model);
        assert_eq!(imported.module.signatures, []);
        let keys = vec!["serve".to_owned()];
        assert_eq!(imported.warnings, [Warning::StraySignatures { keys }]);
        let error = import_chosen(&model.bytes(), "test", of("serve"));
        let text = error.expect_err("it is refused").to_string();
        assert!(text.contains(what), "{text}");
    }
}

#[test]
fn metadata_is_kept() {
    let mut model = with_constant(TestTensor::f32("c", &[1]).data([0, 0, 0x80, 0x3f]));
    model.metadata = vec![("shared".to_owned(), 1), ("empty".to_owned(), 0)];
    let module = imported(&model).module;
    let found: Vec<_> = module
        .metadata
        .iter()
        .map(|(name, bytes)| (&name[..], &bytes[..]))
        .collect();
    assert_eq!(found, [("shared", &[0, 0, 0x80, 0x3f][..]), ("empty", &[])]);
}

#[test]
fn metadata_of_no_buffer_is_refused() {
    let mut model = relu();
    model.metadata = vec![("notes".to_owned(), 1)];
    let what = "metadata \"notes\": buffer 1 of 1 does not exist";
    assert_eq!(malformed(&model).what, what);
}

/// RELU with options that it ignores, but for one of the fields that say so.
fn with_half_of_its_options(slot: flatbuffers::VOffsetT) -> Vec<u8> {
    let mut model = relu();
    let write = |builder: &mut flatbuffers::FlatBufferBuilder<'static>| {
        wire::AddOptions::create(builder, &wire::AddOptionsArgs::default())
    };
    model.ops[0] = model.ops[0]
        .clone()
        .options(BuiltinOptions::AddOptions, write);
    let mut bytes = model.bytes();
    let file = container::open(&bytes).expect("it is sound");
    let graph = container::subgraph(file, 0).expect("it has a subgraph");
    let table = graph
        .operators()
        .expect("it has operators")
        .get(0)
        ._tab
        .loc();
    let fields = repair::fields(&bytes, table).expect("it has fields");
    bytes[fields + usize::from(slot)..][..2].fill(0);
    bytes
}

#[test]
fn options_that_are_half_there_are_left_out() {
    let expected = imported(&relu()).module;
    let halves = [
        wire::Operator::VT_BUILTIN_OPTIONS_TYPE,
        wire::Operator::VT_BUILTIN_OPTIONS,
    ];
    for slot in halves {
        let bytes = with_half_of_its_options(slot);
        assert!(container::open(&bytes).is_err());
        let found = import(&bytes, "test").map(|it| it.module);
        assert_eq!(found, Ok(expected.clone()));
    }
}
