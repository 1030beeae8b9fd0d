//! Files that are put together message by message: what is read, refused, and said.

use peapod_diagnostic::Diagnose;
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::{Module, Tensor, TensorType, verify};
use prost::Message;
use prost::bytes::Bytes;

use super::{Choices, OnnxErrorKind, OnnxErrors, import_bytes, is_onnx, operators, proto};

/// Models of `conformance/onnx/samples.py`.
const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/onnx");

fn sample(name: &str) -> Bytes {
    let path = format!("{SAMPLES}/{name}.onnx");
    Bytes::from(std::fs::read(path).expect("the sample is there"))
}

fn message(message: &impl Message) -> Bytes {
    Bytes::from(message.encode_to_vec())
}

fn value(name: &str, dims: &[Option<i64>]) -> proto::ValueInfo {
    let dim = dims.iter().map(|value| proto::Dimension {
        value: *value,
        param: None,
    });
    let shape = Some(proto::Shape { dim: dim.collect() });
    let tensor = Some(proto::TensorShape {
        elem_type: 1,
        shape,
    });
    proto::ValueInfo {
        name: name.to_owned(),
        ty: Some(proto::Type { tensor }),
    }
}

fn node(op: &str, input: &[&str], output: &[&str]) -> proto::Node {
    proto::Node {
        op_type: op.to_owned(),
        input: input.iter().map(|it| (*it).to_owned()).collect(),
        output: output.iter().map(|it| (*it).to_owned()).collect(),
        ..proto::Node::default()
    }
}

fn graph(nodes: &[proto::Node], x: &[Option<i64>]) -> proto::Graph {
    proto::Graph {
        node: nodes.iter().map(message).collect(),
        input: vec![value("x", x)],
        output: vec![value("y", &[])],
        ..proto::Graph::default()
    }
}

fn model(graph: &proto::Graph) -> Bytes {
    message(&proto::Model {
        ir_version: 8,
        graph: Some(message(graph)),
        opset_import: vec![proto::OperatorSet {
            domain: String::new(),
            version: 17,
        }],
        functions: vec![],
    })
}

fn refused(bytes: Bytes, choices: Choices<'_>) -> OnnxErrors {
    let result = import_bytes(bytes, "test", choices);
    result.expect_err("the file is refused")
}

fn run(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let mut states = States::new(&verified, "main").unwrap();
    eval(&verified, "main", inputs, &mut states).unwrap()
}

#[test]
fn samples_are_read_and_verified() {
    for name in [
        "cnn",
        "quantised_int8",
        "quantised_uint8",
        "recurrent",
        "control",
    ] {
        let bytes = sample(name);
        assert!(is_onnx(&bytes), "{name}");
        let imported = import_bytes(bytes, name, Choices::default()).unwrap();
        let function = &imported.module.functions[0];
        let inputs: Vec<Tensor> = function
            .inputs
            .iter()
            .map(|input| Tensor::zero(function.ty(*input)))
            .collect();
        let results = run(&imported.module, &inputs);
        assert!(!results[0].ty().is_empty(), "{name}");
    }
}

#[test]
fn first_dimensions_are_1_with_a_warning_and_others_are_asked_for() {
    let imported = import_bytes(sample("cnn"), "cnn", Choices::default()).unwrap();
    assert_eq!(imported.warnings.len(), 1);
    assert!(imported.warnings[0].to_string().contains("using 1 for N"));
    let dims = [("N".to_owned(), 3)];
    let choices = Choices {
        dims: &dims,
        ..Choices::default()
    };
    let imported = import_bytes(sample("cnn"), "cnn", choices).unwrap();
    assert!(imported.warnings.is_empty());
    let function = &imported.module.functions[0];
    assert_eq!(function.ty(function.outputs[0]).shape, [3, 5]);
    let open = model(&graph(&[node("Relu", &["x"], &["y"])], &[None, None]));
    let errors = refused(open.clone(), Choices::default());
    assert_eq!(errors.items[0].kind, OnnxErrorKind::Dimension);
    assert!(errors.items[0].help.contains("--dim x:1=EXTENT"));
    let dims = [("x:1".to_owned(), 7), ("z".to_owned(), 1)];
    let choices = Choices {
        dims: &dims,
        ..Choices::default()
    };
    let errors = refused(open, choices).to_string();
    assert!(errors.contains("found \"z\""), "{errors}");
}

#[test]
fn shapes_that_follow_from_shapes_leave_no_ops() {
    let nodes = [
        node("Shape", &["x"], &["s"]),
        node("Reshape", &["x", "s"], &["y"]),
    ];
    let bytes = model(&graph(&nodes, &[Some(2), Some(3)]));
    let imported = import_bytes(bytes, "test", Choices::default()).unwrap();
    assert!(imported.module.functions[0].ops.is_empty());
}

#[test]
fn everything_that_is_not_supported_is_told_at_once_with_node_and_opset() {
    let nodes = [
        node("StringSplit", &["x"], &["a"]),
        node("Relu", &["a"], &["b"]),
        node("Imputer", &["b"], &["c"]),
        node("Add", &["c", "x"], &["y"]),
    ];
    let bytes = model(&graph(&nodes, &[Some(2)]));
    assert_eq!(operators(&bytes).len(), 4);
    let errors = refused(bytes, Choices::default());
    let texts: Vec<String> = errors.items.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "node 0 StringSplit (opset 17): the operator StringSplit",
            "node 2 Imputer (opset 17): the operator Imputer"
        ]
    );
    assert_eq!(errors.diagnostics().len(), 2);
}

#[test]
fn damage_is_told() {
    let missing = graph(&[node("Relu", &["nothing"], &["y"])], &[Some(2)]);
    let errors = refused(model(&missing), Choices::default()).to_string();
    assert!(errors.contains("yields its input \"nothing\""), "{errors}");
    let wrong = graph(&[node("MatMul", &["x", "x"], &["y"])], &[Some(2), Some(3)]);
    let errors = refused(model(&wrong), Choices::default());
    assert_eq!(errors.items[0].kind, OnnxErrorKind::Malformed);
    let bytes = sample("cnn");
    for end in (2..bytes.len()).step_by(7) {
        let errors = import_bytes(bytes.slice(..end), "cut", Choices::default());
        assert!(errors.is_err(), "{end} bytes");
    }
}

#[test]
fn sequences_are_turned_by_computed_lengths() {
    let mut with = graph(
        &[node("ReverseSequence", &["x", "n"], &["y"])],
        &[Some(3), Some(2)],
    );
    let mut lengths = value("n", &[Some(2)]);
    if let Some(tensor) = lengths.ty.as_mut().and_then(|ty| ty.tensor.as_mut()) {
        tensor.elem_type = 7;
    }
    with.input.push(lengths);
    let imported = import_bytes(model(&with), "test", Choices::default()).unwrap();
    let x = TensorType::new(peapod_ir::DType::F32, [3, 2]);
    let x = Tensor::from_scalars(&x, (0..6).map(|it| Scalar::Single(it as f32)));
    let n = TensorType::new(peapod_ir::DType::I64, [2]);
    let n = Tensor::from_scalars(&n, [3, 2].map(Scalar::Integer));
    let results = run(&imported.module, &[x, n]);
    assert_eq!(results[0].floats(), [4.0, 3.0, 2.0, 1.0, 0.0, 5.0]);
    let mut turned = node("ReverseSequence", &["x", "n"], &["y"]);
    turned.attribute = vec![proto::Attribute {
        name: "time_axis".to_owned(),
        i: 2,
        kind: 2,
        ..proto::Attribute::default()
    }];
    with.node = vec![message(&turned)];
    let errors = refused(model(&with), Choices::default()).to_string();
    assert!(
        errors.contains("0 and 1, or 1 and 0, found 1 and 2"),
        "{errors}"
    );
}

#[test]
fn operators_are_of_their_opset() {
    let bytes = model(&graph(&[node("Gelu", &["x"], &["y"])], &[Some(2)]));
    let errors = refused(bytes, Choices::default()).to_string();
    assert!(
        errors.contains("of opset 20 and later, found opset 17"),
        "{errors}"
    );
}

/// A function that is called has its own attributes, not those of its caller.
#[test]
fn attributes_are_of_the_function_that_refers_to_them() {
    let call = |name: &str| proto::Node {
        domain: "own".to_owned(),
        ..node(name, &["x"], &["y"])
    };
    let attribute = |name: &str, of: &str, f: f32| proto::Attribute {
        name: name.to_owned(),
        ref_attr_name: of.to_owned(),
        f,
        kind: 1,
        ..proto::Attribute::default()
    };
    let function = |name: &str, body: proto::Node| proto::Function {
        name: name.to_owned(),
        domain: "own".to_owned(),
        input: vec!["x".to_owned()],
        output: vec!["y".to_owned()],
        node: vec![message(&body)],
        ..proto::Function::default()
    };
    let mut relu = node("LeakyRelu", &["x"], &["y"]);
    relu.attribute = vec![attribute("alpha", "slope", 0.0)];
    let mut outer = call("Outer");
    outer.attribute = vec![attribute("slope", "", 0.5)];
    let mut model = proto::Model::decode(model(&graph(&[outer], &[Some(1)]))).unwrap();
    model
        .functions
        .push(message(&function("Outer", call("Inner"))));
    model.functions.push(message(&function("Inner", relu)));
    let imported = import_bytes(message(&model), "test", Choices::default()).unwrap();
    let x = TensorType::new(peapod_ir::DType::F32, [1]);
    let x = Tensor::from_scalars(&x, [Scalar::Single(-100.0)]);
    let results = run(&imported.module, &[x]);
    assert_eq!(
        results[0].floats(),
        [-1.0],
        "the slope is 0.01 unless it is given"
    );
}

#[test]
fn what_a_call_or_a_node_leaves_out_is_absent() {
    let clip = proto::Function {
        name: "Bounded".to_owned(),
        domain: "own".to_owned(),
        input: ["a", "low", "high"].map(str::to_owned).into(),
        output: vec!["b".to_owned()],
        node: vec![message(&node("Clip", &["a", "low", "high"], &["b"]))],
        ..proto::Function::default()
    };
    let call = proto::Node {
        domain: "own".to_owned(),
        ..node("Bounded", &["x", "", "h"], &["c"])
    };
    // The mask is not wanted.
    let dropout = node("Dropout", &["c"], &["y", ""]);
    let mut of = graph(&[call, dropout], &[Some(3)]);
    of.initializer.push(message(&proto::Tensor {
        data_type: 1,
        name: "h".to_owned(),
        float_data: vec![1.5],
        ..proto::Tensor::default()
    }));
    let mut model = proto::Model::decode(model(&of)).unwrap();
    model.functions.push(message(&clip));
    let imported = import_bytes(message(&model), "test", Choices::default()).unwrap();
    let x = TensorType::new(peapod_ir::DType::F32, [3]);
    let x = Tensor::from_scalars(&x, [-9.0, 1.0, 2.0].map(Scalar::Single));
    assert_eq!(run(&imported.module, &[x])[0].floats(), [-9.0, 1.0, 1.5]);
}

/// A tensor whose elements are in another file.
fn external(location: &str) -> Bytes {
    let entry = |key: &str, value: &str| proto::Entry {
        key: key.to_owned(),
        value: value.to_owned(),
    };
    let mut with = graph(&[node("Add", &["x", "w"], &["y"])], &[Some(2)]);
    with.initializer.push(message(&proto::Tensor {
        dims: vec![2],
        data_type: 1,
        name: "w".to_owned(),
        external_data: vec![entry("location", location), entry("offset", "4")],
        data_location: 1,
        ..proto::Tensor::default()
    }));
    model(&with)
}

#[test]
fn external_data_is_read_from_the_folder_of_the_model_only() {
    let beside = |name: &str| match name {
        "weights/w.bin" => Ok([0.0_f32, 1.0, 2.0]
            .iter()
            .flat_map(|it| it.to_le_bytes())
            .collect()),
        _ => Err("not there".to_owned()),
    };
    let choices = Choices {
        beside: Some(&beside),
        ..Choices::default()
    };
    let imported = import_bytes(external("weights/w.bin"), "test", choices).unwrap();
    let ty = TensorType::new(peapod_ir::DType::F32, [2]);
    let results = run(&imported.module, &[Tensor::zero(&ty)]);
    assert_eq!(results[0].floats(), [1.0, 2.0]);
    for outside in [
        "../w.bin",
        "/etc/passwd",
        "a/../../w.bin",
        "a\\..\\w.bin",
        "",
        "none.bin",
    ] {
        let errors = refused(external(outside), choices);
        assert_eq!(
            errors.items[0].kind,
            OnnxErrorKind::ExternalData,
            "{outside}"
        );
    }
    let errors = refused(external("weights/w.bin"), Choices::default());
    assert_eq!(errors.items[0].kind, OnnxErrorKind::ExternalData);
}

#[test]
fn bodies_within_one_another_and_functions_that_call_themselves_come_to_an_end() {
    let mut inner = graph(&[node("Relu", &["x"], &["y"])], &[Some(2)]);
    let scalar = message(&proto::Tensor {
        data_type: 9,
        name: "c".to_owned(),
        int32_data: vec![1],
        ..proto::Tensor::default()
    });
    for _ in 0..100 {
        let mut branch = node("If", &["c"], &["y"]);
        let attribute = |name: &str| proto::Attribute {
            name: name.to_owned(),
            g: Some(message(&inner)),
            kind: 5,
            ..proto::Attribute::default()
        };
        // One branch only, or the file doubles with each body.
        branch.attribute = vec![attribute("then_branch")];
        branch.attribute.push(proto::Attribute {
            name: "else_branch".to_owned(),
            g: Some(Bytes::new()),
            kind: 5,
            ..proto::Attribute::default()
        });
        inner = graph(&[branch], &[Some(2)]);
        inner.input.clear();
    }
    inner.input = vec![value("x", &[Some(2)])];
    inner.initializer.push(scalar);
    let errors = refused(model(&inner), Choices::default()).to_string();
    assert!(errors.contains("deep"), "{errors}");
    let own = |op: &str| proto::Node {
        domain: "own".to_owned(),
        ..node(op, &["x"], &["y"])
    };
    let function = proto::Function {
        name: "F".to_owned(),
        domain: "own".to_owned(),
        input: vec!["x".to_owned()],
        output: vec!["y".to_owned()],
        node: vec![message(&own("F")), message(&own("F"))],
        ..proto::Function::default()
    };
    let mut model = proto::Model::decode(model(&graph(&[own("F")], &[Some(2)]))).unwrap();
    model.functions.push(message(&function));
    let errors = refused(message(&model), Choices::default()).to_string();
    assert!(errors.contains("calls itself"), "{errors}");
}
