//! The text form reads back as what was printed, and no text makes the reader panic.

use std::sync::Arc;

use peapod_ir::entity::EntityRef;
use peapod_ir::ops::*;
use peapod_ir::text::{parse, parse_tensor};
use peapod_ir::{Annotation, Axis, AxisId, Mesh, Sharding};
use peapod_ir::{DType, Function, Location, Module, Op, Origin, Quantization, Signature};
use peapod_ir::{TensorType, Value, ValueId, verify};
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn dtype() -> impl Strategy<Value = DType> {
    select(&DType::ALL[..])
}

/// Any name, with quotes, control characters and whatever else there is.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[a-z/_0-9]{1,8}",
        ".{0,8}",
        "[\"\\\\\n\r\t\u{0}\u{7f}; ]{1,4}"
    ]
}

/// Every float but the one that differs from itself.
fn float() -> impl Strategy<Value = f32> {
    any::<u32>()
        .prop_map(f32::from_bits)
        .prop_map(|x| if x.is_nan() { 0.1 } else { x })
}

fn quantization() -> impl Strategy<Value = Quantization> {
    let pairs = prop::collection::vec((float(), any::<i32>()), 0..4);
    (pairs, prop::option::of(0..7_usize)).prop_map(|(pairs, axis)| {
        let (scales, zero_points) = pairs.into_iter().unzip();
        Quantization {
            scales,
            zero_points,
            axis,
        }
    })
}

fn ty() -> impl Strategy<Value = TensorType> {
    let shape = prop::collection::vec(prop_oneof![0..5_usize, any::<usize>()], 0..4);
    (dtype(), shape, prop::option::of(quantization())).prop_map(|(dtype, shape, quant)| {
        TensorType {
            dtype,
            shape,
            quant,
        }
    })
}

/// Bytes of a constant: of the right number for some elements, or of any.
fn bytes() -> impl Strategy<Value = Arc<[u8]>> {
    let nan = prop_oneof![Just(0x7fc0_0000_u32), Just(0xffc0_0001), any::<u32>()];
    let words = prop::collection::vec(nan, 0..40)
        .prop_map(|words| words.into_iter().flat_map(u32::to_le_bytes).collect());
    let small = prop::collection::vec(0..3_u8, 0..4);
    prop_oneof![prop::collection::vec(any::<u8>(), 0..100), words, small].prop_map(Arc::from)
}

fn activation() -> impl Strategy<Value = Activation> {
    select(&Activation::ALL[..])
}

fn padding2d() -> impl Strategy<Value = Padding2d> {
    any::<[usize; 4]>().prop_map(|[top, bottom, left, right]| Padding2d {
        top,
        bottom,
        left,
        right,
    })
}

fn windowed_kind() -> impl Strategy<Value = OpKind> {
    let attributes = (any::<[[usize; 2]; 2]>(), padding2d(), activation(), 0..4);
    attributes.prop_map(|([a, b], padding, activation, which)| match which {
        0 => OpKind::Conv2d(Conv2d {
            stride: a,
            dilation: b,
            padding,
            activation,
        }),
        1 => OpKind::DepthwiseConv2d(DepthwiseConv2d {
            stride: a,
            dilation: b,
            padding,
            activation,
        }),
        2 => OpKind::AveragePool2d(AveragePool2d {
            window: a,
            stride: b,
            padding,
            activation,
        }),
        _ => OpKind::MaxPool2d(MaxPool2d {
            window: a,
            stride: b,
            padding,
            activation,
        }),
    })
}

fn kind() -> impl Strategy<Value = OpKind> {
    let double = any::<u64>().prop_map(f64::from_bits);
    let double = double.prop_map(|x| if x.is_nan() { 0.1 } else { x });
    let binary = (select(&BinaryOp::ALL[..]), activation())
        .prop_map(|(op, activation)| OpKind::Binary(Binary { op, activation }));
    let unary = select(&UnaryOp::ALL[..]).prop_map(|op| OpKind::Unary(Unary { op }));
    let mean = (prop::collection::vec(any::<usize>(), 0..4), any::<bool>())
        .prop_map(|(axes, keep_dims)| OpKind::Mean(Mean { axes, keep_dims }));
    let pad = (prop::collection::vec(any::<[usize; 2]>(), 0..4), double)
        .prop_map(|(padding, value)| OpKind::Pad(Pad { padding, value }));
    let with_number =
        (any::<usize>(), activation(), any::<bool>()).prop_map(|(number, activation, svdf)| {
            match svdf {
                true => OpKind::Svdf(Svdf {
                    rank: number,
                    activation,
                }),
                false => OpKind::Concatenation(Concatenation {
                    axis: number,
                    activation,
                }),
            }
        });
    let plain = prop_oneof![
        Just(OpKind::Reshape(Reshape)),
        Just(OpKind::Quantize(Quantize)),
        Just(OpKind::Dequantize(Dequantize)),
    ];
    let connected =
        activation().prop_map(|activation| OpKind::FullyConnected(FullyConnected { activation }));
    let softmax = float().prop_map(|beta| OpKind::Softmax(Softmax { beta }));
    let others = prop_oneof![
        binary,
        unary,
        mean,
        pad,
        with_number,
        plain,
        connected,
        softmax
    ];
    prop_oneof![windowed_kind(), others]
}

/// An op before its values are known: operands, and how many results.
fn raw_op() -> impl Strategy<Value = (OpKind, Vec<Option<Index>>, usize, Location)> {
    let inputs = prop::collection::vec(prop::option::weighted(0.9, any::<Index>()), 0..5);
    let location = (
        prop::option::of(any::<u32>()),
        name(),
        prop::option::of(any::<u32>()),
    );
    let location = location.prop_map(|(index, name, line)| Location { index, name, line });
    (kind(), inputs, 0..3_usize, location)
}

/// A function of any content in which every value is defined once, in any order.
fn function() -> impl Strategy<Value = Function> {
    let origins = prop_oneof![
        3 => Just(Origin::Argument),
        2 => bytes().prop_map(Origin::Constant),
        1 => Just(Origin::State),
        1 => Just(Origin::Result),
    ];
    let values = prop::collection::vec((name(), ty(), origins), 1..8);
    let ops = prop::collection::vec(raw_op(), 0..5);
    let results = prop::collection::vec((name(), ty()), 10);
    let outputs = prop::collection::vec(any::<Index>(), 0..4);
    (name(), values, ops, results, outputs, any::<u64>()).prop_map(
        |(name, values, ops, results, outputs, seed)| {
            assemble(name, values, ops, results, &outputs, seed)
        },
    )
}

fn assemble(
    name: String,
    values: Vec<(String, TensorType, Origin)>,
    ops: Vec<(OpKind, Vec<Option<Index>>, usize, Location)>,
    results: Vec<(String, TensorType)>,
    outputs: &[Index],
    seed: u64,
) -> Function {
    let mut function = Function {
        name,
        ..Function::default()
    };
    for (name, ty, origin) in values {
        let argument = origin == Origin::Argument;
        let constant = matches!(origin, Origin::Constant(_));
        let id = function.add_value(name, ty, origin);
        function.values[id].compressed = constant && seed >> id.0 & 1 != 0;
        // Most arguments are inputs; the verifier has to see the others.
        if argument && seed >> id.0 & 7 != 0 {
            function.inputs.insert(function.inputs.len() / 2, id);
        }
    }
    let mut results = results.into_iter();
    let counts: Vec<usize> = ops.iter().map(|(_, _, count, _)| *count).collect();
    let first = function.values.len();
    let total: usize = counts.iter().sum();
    for (name, ty) in results.by_ref().take(total) {
        function.values.push(Value {
            name,
            ty,
            origin: Origin::Result,
            annotation: None,
            compressed: false,
        });
    }
    // Results are numbered from the last op to the first.
    let mut next = first + total;
    for (kind, inputs, count, location) in ops {
        let ids = next - count..next;
        next -= count;
        let pick = |index: Index| ValueId::new(index.index(function.values.len()));
        function.ops.push(Op::new(
            kind,
            inputs
                .into_iter()
                .map(|input| input.map(pick))
                .collect::<Vec<_>>(),
            ids.map(|id| ValueId(id as u32)).collect::<Vec<_>>(),
            &location,
        ));
    }
    let count = function.values.len();
    let pick = |index: &Index| ValueId::new(index.index(count));
    function.outputs = outputs.iter().map(pick).collect();
    function
}

/// Axes of any name, also none or one twice, and of any size.
fn mesh() -> impl Strategy<Value = Mesh> {
    let axis = (
        prop_oneof![name(), "[01]"],
        prop_oneof![0..5_usize, any::<usize>()],
    );
    let axes = prop::collection::vec(axis.prop_map(|(name, size)| Axis { name, size }), 0..4);
    axes.prop_map(|axes| Mesh { axes })
}

fn annotation() -> impl Strategy<Value = Annotation> {
    let axes = || prop::collection::vec((0..5_usize).prop_map(AxisId), 0..3);
    let dims = prop::collection::vec((axes(), any::<bool>()), 0..4);
    let groups = prop::collection::vec(any::<u32>(), 0..3);
    (dims, axes(), any::<u32>(), name(), groups).prop_map(|said| {
        let (dims, partial, priority, source, groups) = said;
        let (dims, open): (Vec<_>, _) = dims.into_iter().unzip();
        let priorities = (0..dims.len()).map(|dim| priority >> (4 * dim) & 3);
        let priorities = match priority >> 31 {
            0 => vec![],
            _ => priorities.collect(),
        };
        Annotation {
            sharding: Sharding { dims, partial },
            open,
            priorities,
            source: source.into(),
            groups,
        }
    })
}

/// A function with annotations and results that replace arguments, in range or not.
fn annotated_function() -> impl Strategy<Value = Function> {
    let annotations = prop::collection::vec((any::<Index>(), annotation()), 0..4);
    let replaces = prop::collection::vec((0..3_usize, 0..3_usize), 0..3);
    (function(), annotations, replaces).prop_map(|(mut function, annotations, replaces)| {
        let count = function.values.len();
        for (value, annotation) in annotations {
            function.values[ValueId::new(value.index(count))].annotation = Some(annotation);
        }
        function.replaces = replaces;
        function
    })
}

fn module() -> impl Strategy<Value = Module> {
    let functions = prop::collection::vec(annotated_function(), 0..3);
    let metadata = prop::collection::vec((name(), bytes()), 0..3);
    let named = || prop::collection::vec((name(), any::<Index>()), 0..3);
    let function = prop::option::of(any::<Index>());
    let signatures = prop::collection::vec((name(), function, named(), named()), 0..3);
    let parts = (name(), mesh(), functions, signatures, metadata);
    parts.prop_map(|(name, mesh, functions, signatures, metadata)| {
        // Of functions of one name, the first is meant.
        let place = |function: Option<Index>| {
            let name = &functions[function?.index(functions.len())].name;
            functions.iter().position(|it| it.name == *name)
        };
        let resolve = |place: usize, named: Vec<(String, Index)>| {
            let count = functions.get(place).map(|function| function.values.len());
            let id = |index: Index| count.map(|count| ValueId::new(index.index(count)));
            let named = named.into_iter();
            named
                .filter_map(|(name, index)| Some((name, id(index)?)))
                .collect()
        };
        let signatures = signatures
            .into_iter()
            .map(|(key, function, inputs, outputs)| {
                let place = place(function.filter(|_| !functions.is_empty()));
                Signature {
                    key,
                    function: place.map(|place| functions[place].name.clone()),
                    inputs: resolve(place.unwrap_or(0), inputs),
                    outputs: resolve(place.unwrap_or(0), outputs),
                }
            });
        let signatures = signatures.collect();
        Module {
            name,
            numerics: peapod_ir::Numerics::ALL[functions.len() % 2],
            signatures,
            functions,
            metadata,
            mesh,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn what_is_printed_reads_back(module in module()) {
        let text = module.to_string();
        let again = parse(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&again, &module, "\n{}", text);
    }

    #[test]
    fn the_verifier_takes_any_module(module in module()) {
        if let Err(errors) = verify(&module) {
            prop_assert!(errors.iter().len() > 0);
            prop_assert!(!errors.to_string().is_empty());
        }
    }

    #[test]
    fn the_verifier_takes_any_ids(mut module in module(), ids in any::<[u32; 4]>()) {
        for function in &mut module.functions {
            function.inputs.push(ValueId(ids[0]));
            function.outputs.push(ValueId(ids[1]));
            for op in &mut function.ops {
                op.inputs.push(Some(ValueId(ids[2])));
                op.outputs.push(ValueId(ids[3]));
            }
        }
        let text = module.to_string();
        prop_assert!(!text.is_empty());
        prop_assert!(module.functions.is_empty() || verify(&module).is_err());
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[%@\"{}()\\[\\],:=_;? \n0-9a-z.\\\\-]{0,80}") {
        if let Err(error) = parse(&text) {
            prop_assert!(error.place.line >= 1 && error.place.column >= 1);
        }
        let _ = parse_tensor(&text);
    }

    #[test]
    fn damaged_text_is_read_or_refused(module in module(), at in any::<Index>(), with in ".{0,3}") {
        let text = module.to_string();
        let mut chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        chars.splice(at..(at + 2).min(chars.len()), with.chars());
        let damaged: String = chars.into_iter().collect();
        if let Err(error) = parse(&damaged) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    let lists = "[".repeat(100_000);
    let text = format!("func @f() {{\n  x() {{a = {lists}");
    let error = parse(&text).expect_err("nested too deeply");
    assert!(error.message.contains("too deeply"), "{error}");
    assert_eq!(error.place.line, 2);
}

#[test]
fn tensors_are_read_or_refused() {
    let tensor = parse_tensor("i8[2] quant(0.5:-1) = [3, -4]").expect("a tensor");
    assert_eq!(tensor.bytes(), [3, 0xfc]);
    assert!(parse_tensor("i8[2] = [3]").is_err());
    assert!(parse_tensor("i8[1] = [3] i8").is_err());
    assert!(parse_tensor("f64[18446744073709551615, 18446744073709551615] = [1.0]").is_err());
}
