//! Attributes and types.

use super::super::float;
use super::*;
use crate::stablehlo::{
    AxisReference, DialectAttribute, ElementType, FloatType, Location, MeshReference, SubAxis, Type,
};

fn dense(text: &str) -> Vec<u8> {
    match attribute(text) {
        Attribute::Dense(dense) => dense.data.to_vec(),
        other => panic!("{other:?}"),
    }
}

fn dialect(text: &str) -> DialectAttribute {
    match attribute(text) {
        Attribute::Dialect(attribute) => attribute,
        other => panic!("{other:?}"),
    }
}

fn floats(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

#[test]
fn numbers() {
    assert_eq!(attribute("7"), Attribute::i64(7));
    let i32 = |value| Attribute::Integer {
        value,
        ty: ElementType::integer(32),
    };
    assert_eq!(attribute("-7 : i32"), i32(-7));
    assert_eq!(attribute("0x10 : i32"), i32(16));
    for (text, expected) in [
        ("1.5", 1.5),
        ("-2.500000e-01 : f32", -0.25),
        ("0x7F800000 : f32", f64::INFINITY),
        ("0x7FF0000000000000 : f64", f64::INFINITY),
        ("1.0e+300", 1e300),
        ("9.99999974E-6 : f32", f64::from(1e-5_f32)),
    ] {
        let Attribute::Float { value, .. } = attribute(text) else {
            panic!("{text}")
        };
        assert_eq!(value.get(), expected, "{text}");
    }
    let Attribute::Float { value, .. } = attribute("0x7FC00000 : f32") else {
        panic!()
    };
    assert!(value.get().is_nan());
}

#[test]
fn words_and_lists() {
    assert_eq!(attribute("true"), Attribute::Bool(true));
    assert_eq!(attribute("unit"), Attribute::Unit);
    assert_eq!(
        attribute(r#""a\22\n\\\"b""#),
        Attribute::String("a\"\n\\\"b".into())
    );
    assert_eq!(attribute(r#""\FF\00""#), Attribute::Bytes(vec![255, 0]));
    assert_eq!(
        attribute("@a::@\"b c\""),
        Attribute::Symbol(vec!["a".into(), "b c".into()])
    );
    assert_eq!(
        attribute("array<i64: 1, -32>"),
        Attribute::i64_array(vec![1, -32])
    );
    assert_eq!(attribute("array<i64>"), Attribute::i64_array(vec![]));
    let bits = Attribute::IntegerArray {
        ty: ElementType::integer(1),
        values: vec![0, 1],
    };
    assert_eq!(attribute("array<i1: false, true>"), bits);
    assert!(matches!(
        attribute("array<f32: 1.0, -2.5>"),
        Attribute::FloatArray { .. }
    ));
    let Attribute::Dictionary(items) = attribute("{a = [1, {b}], \"c d\" = 2}") else {
        panic!()
    };
    assert_eq!(items.get("c d"), Some(&Attribute::i64(2)));
    assert_eq!(items.len(), 2);
}

#[test]
fn types() {
    for text in [
        "tensor<f32>",
        "tensor<0x4xf32>",
        "tensor<4x?x8xbf16>",
        "tensor<2xcomplex<f32>>",
        "tensor<4x!quant.uniform<i8:f32, 3.4E-1:-30>>",
        "tensor<?x4xf32, #stablehlo.bounds<16, ?>>",
        "tuple<tensor<i1>, tuple<>>",
        "(tensor<ui8>, i32) -> (tensor<si16>, none)",
        "() -> (() -> ())",
        "!stablehlo.token",
        "!other.thing<a, [b < c>]>",
        "tensor<3xi2>",
        "tensor<f8E4M3FN>",
        "index",
    ] {
        let Attribute::Type(ty) = attribute(text) else {
            panic!("{text}")
        };
        if !text.contains("#stablehlo") {
            assert_eq!(ty.to_string(), text);
        }
    }
    let Attribute::Type(Type::Tensor(ty)) = attribute("tensor<0x4x?xui32>") else {
        panic!()
    };
    assert_eq!(ty.shape, [Some(0), Some(4), None]);
}

#[test]
fn dense_constants() {
    assert_eq!(dense("dense<1.5> : tensor<2x3xf32>"), floats(&[1.5]));
    assert_eq!(
        dense("dense<[[1.0, -2.5], [0xFF800000, 3.0]]> : tensor<2x2xf32>"),
        floats(&[1.0, -2.5, f32::NEG_INFINITY, 3.0])
    );
    assert_eq!(
        dense("dense<\"0x0000803F000000C0\"> : tensor<2xf32>"),
        floats(&[1.0, -2.0])
    );
    assert_eq!(dense("dense<[true, false]> : tensor<2xi1>"), [1, 0]);
    assert_eq!(
        dense("dense<[-1, 255, 0x7F]> : tensor<3xi8>"),
        [255, 255, 127]
    );
    assert_eq!(dense("dense<[-1, 7]> : tensor<2xi4>"), [15, 7]);
    assert_eq!(
        dense("dense<18446744073709551615> : tensor<ui64>"),
        [255; 8]
    );
    assert_eq!(
        dense("dense<[(1.0,-2.0), (0.5, 0x7F800000)]> : tensor<2xcomplex<f32>>"),
        floats(&[1.0, -2.0, 0.5, f32::INFINITY])
    );
    assert_eq!(
        dense("dense<(1.0, -2.0)> : tensor<3xcomplex<f32>>"),
        floats(&[1.0, -2.0])
    );
    assert_eq!(dense("dense<> : tensor<0x3xf32>"), []);
    assert_eq!(dense("dense<[[], []]> : tensor<2x0xf32>"), []);
    assert_eq!(
        dense("dense<[1.0, 1.5]> : tensor<2xbf16>"),
        [0x80, 0x3F, 0xC0, 0x3F]
    );
    assert_eq!(
        dense("dense<[1.0, 65504.0]> : tensor<2xf16>"),
        [0x00, 0x3C, 0xFF, 0x7B]
    );
    assert_eq!(dense("dense<[1, 0]> : tensor<2xindex>").len(), 16);
    // Truth values, eight to a byte or one.
    assert_eq!(
        dense("dense<\"0x0502\"> : tensor<10xi1>"),
        [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    );
    assert_eq!(dense("dense<\"0x0100FF\"> : tensor<3xi1>"), [1, 0, 1]);
    // Larger than what is listed: printed in hexadecimal.
    let list: Vec<String> = (0..100).map(|n| n.to_string()).collect();
    let long = dense(&format!("dense<[{}]> : tensor<100xi16>", list.join(", ")));
    assert_eq!(long[198..], [99, 0]);
    assert_eq!(dense("dense<[[7, 7], [7, 7]]> : tensor<2x2xi16>"), [7, 0]);
    assert_eq!(dense("dense<\"0xFF01FF01\"> : tensor<2xi16>"), [255, 1]);
    // A splat takes no room, however large the tensor.
    assert_eq!(
        dense("dense<0.0> : tensor<1000000x1000000x1000000xf32>").len(),
        4
    );
}

#[test]
fn narrow_floats() {
    use FloatType::*;
    let cases = [
        (F8E4M3FN, 448.0, 0x7E),
        (F8E4M3FN, 1000.0, 0x7F),
        (F8E4M3FN, f64::NAN, 0x7F),
        (F8E5M2, 57344.0, 0x7B),
        (F8E5M2, 1e9, 0x7C),
        (F8E4M3FNUZ, -0.0, 0),
        (F8E4M3FNUZ, f64::NAN, 0x80),
        (F8E4M3FNUZ, 240.0, 0x7F),
        (F8E4M3B11FNUZ, 30.0, 0x7F),
        (F8E5M2FNUZ, 57344.0, 0x7F),
        (F4E2M1FN, 6.0, 0x7),
        (F4E2M1FN, 100.0, 0x7),
        (F6E3M2FN, -28.0, 0x3F),
        (F6E2M3FN, 7.5, 0x1F),
        (F8E8M0FNU, 1.0, 127),
        (F8E8M0FNU, 0.5, 126),
        (F16, 2f64.powi(-24), 1),
        (F16, 2f64.powi(-25), 0),
        (F16, 65520.0, 0x7C00),
        (Bf16, 1.00390625, 0x3F80),
        (Bf16, 1.01171875, 0x3F82),
    ];
    for (ty, value, bits) in cases {
        assert_eq!(float::encode(value, ty), bits, "{value} in {}", ty.name());
    }
    for ty in [
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E3M4,
        F8E4M3,
        F8E4M3FN,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E5M2,
        F8E5M2FNUZ,
        F8E8M0FNU,
        F16,
        Bf16,
    ] {
        for bits in 0..1u64 << ty.width_bits() {
            let value = float::decode(bits, ty);
            let again = float::encode(value, ty);
            assert!(
                again == bits || value.is_nan(),
                "{bits:#x} of {}: {value}",
                ty.name()
            );
        }
    }
    for bits in (0..u32::MAX).step_by(65_537) {
        let value = f32::from_bits(bits);
        let decoded = float::decode(bits.into(), F32);
        assert!(decoded == f64::from(value) || value.is_nan());
        assert!(float::encode(f64::from(value), F32) == bits.into() || value.is_nan());
    }
}

#[test]
fn dialect_structures() {
    let gather = dialect(
        "#stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], \
         index_vector_dim = 2>",
    );
    assert_eq!((&*gather.dialect, &*gather.name), ("stablehlo", "gather"));
    assert_eq!(gather.get("index_vector_dim"), Some(&Attribute::i64(2)));
    assert_eq!(
        gather.get("offset_dims"),
        Some(&Attribute::Array(vec![Attribute::i64(2)]))
    );
    let default = Attribute::stablehlo_enum("precision", "DEFAULT");
    assert_eq!(attribute("#stablehlo<precision DEFAULT>"), default);
    assert_eq!(attribute("#stablehlo.precision<DEFAULT>"), default);
    let accuracy = dialect(
        "#stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.0, ulps = 1, \
         mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    );
    let mode = Attribute::stablehlo_enum("result_accuracy_mode", "TOLERANCE");
    assert_eq!(accuracy.get("mode"), Some(&mode));
    let alias = dialect("#stablehlo.output_operand_alias<output_tuple_indices = [0], must_alias>");
    assert_eq!(
        alias.fields[1].value,
        Attribute::Keyword("must_alias".into())
    );
    let short = "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 1, 0, f]>";
    let raw = "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, \
        input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, \
        kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], \
        output_batch_dimension = 0, output_feature_dimension = 3, \
        output_spatial_dimensions = [2, 1]>";
    assert_eq!(attribute(short), attribute(raw));
    assert_eq!(
        attribute("#other.x<a < b > (c)>"),
        Attribute::Opaque("#other.x<a < b > (c)>".into())
    );
    let map = "affine_map<(d0)[s0] -> (d0 floordiv 2)>";
    assert_eq!(attribute(map), Attribute::Opaque(map.into()));
}

#[test]
fn shardings() {
    let text = r#"#sdy.sharding<@mesh, [{"x":(2)4, "y", ?}p1, {}, {?}], replicated={"a"}, unreduced={"b", "c"}>"#;
    let Attribute::Sharding(sharding) = attribute(text) else {
        panic!()
    };
    assert_eq!(sharding.mesh, MeshReference::Named("mesh".into()));
    let first = &sharding.dimensions[0];
    assert_eq!(
        (first.open, first.priority, first.axes.len()),
        (true, Some(1), 2)
    );
    let sub_axis = Some(SubAxis {
        pre_size: 2,
        size: 4,
    });
    assert_eq!(
        first.axes[0],
        AxisReference {
            name: "x".into(),
            sub_axis
        }
    );
    assert!(!sharding.dimensions[1].open && sharding.dimensions[2].open);
    assert_eq!(
        (sharding.replicated.len(), sharding.unreduced.len()),
        (1, 2)
    );
    let inline = attribute(r#"#sdy.sharding<mesh<["x"=2], device_ids=[1, 0]>, [{"x"}]>"#);
    let Attribute::Sharding(inline) = inline else {
        panic!()
    };
    let MeshReference::Inline(mesh) = inline.mesh else {
        panic!()
    };
    assert_eq!(
        (mesh.axes, mesh.device_ids),
        (vec![("x".into(), 2)], vec![1, 0])
    );
    let Attribute::ShardingPerValue(all) =
        attribute(r#"#sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, []>]>"#)
    else {
        panic!()
    };
    assert_eq!(all.len(), 2);
    let axes = Attribute::ManualAxes(vec!["a".into(), "b".into()]);
    assert_eq!(attribute(r#"#sdy<manual_axes{"a", "b"}>"#), axes);
    assert!(matches!(
        attribute("#sdy.op_sharding_rule<([i])->([i]) {i=8}>"),
        Attribute::Opaque(_)
    ));
}

#[test]
fn aliases_and_locations() {
    let module = read(
        "#cst = dense<[1, 2]> : tensor<2xi32>\n\
         !t = tensor<2xi32>\n\
         #loc = loc(unknown)\n\
         module @m attributes {a = #cst} {\n\
         func.func private @f(%x: !t loc(\"x\")) -> !t {\n\
           %0 = stablehlo.add %x, %x : !t loc(#loc3)\n\
           %1 = stablehlo.add %0, %x : !t loc(fused<\"why\">[\"a\", \"b.py\":1:2 to 3:4, unknown])\n\
           return %1 : !t loc(#loc)\n\
         } loc(\"f\"(\"g.py\":9))\n\
         } loc(#loc)\n\
         #loc1 = loc(\"model.py\":12:3)\n\
         #loc2 = loc(callsite(#loc1 at \"jit\"(#loc)))\n\
         #loc3 = loc(\"name\"(#loc2))\n\
         #loc4 = loc(#loc4)\n",
    );
    let function = &module.functions[0];
    let ops = function.body.as_ref().expect("a body");
    let place =
        |index: usize| module.source_line(ops[index].location.as_ref().expect("a location"));
    assert_eq!(place(0), Some(("model.py", 12, 3)));
    assert_eq!(place(1), Some(("b.py", 1, 2)));
    assert_eq!(place(2), None);
    assert_eq!(module.source_line(&Location::Alias("loc4".into())), None);
    let name = |index: usize| module.name(ops[index].location.as_ref().expect("a location"));
    assert_eq!([name(0), name(1), name(2)], [Some("name"), Some("a"), None]);
    assert_eq!(module.name(&Location::Alias("loc4".into())), None);
    assert!(matches!(
        module.attributes.get("a"),
        Some(Attribute::Dense(_))
    ));
}
