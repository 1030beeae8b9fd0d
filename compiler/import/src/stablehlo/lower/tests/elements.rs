//! Element types that the IR does not have. What JAX computes of them is in
//! `conformance/stablehlo/import`.

use peapod_ir::{DType, Module, Shown, text};

use super::{module, refused, yields};

#[test]
fn ports_show_what_they_are_for() {
    let module = module(
        "module { func.func @main(%z: tensor<3xcomplex<f32>>, %n: tensor<2xui16>, %x: tensor<2xf32>)
            -> (tensor<2xui64>, tensor<3xcomplex<f32>>, tensor<2xf8E5M2>) {
          %m = stablehlo.convert %n : (tensor<2xui16>) -> tensor<2xui64>
          %y = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf8E5M2>
          return %m, %z, %y : tensor<2xui64>, tensor<3xcomplex<f32>>, tensor<2xf8E5M2>
        } }",
    );
    let entry = &module.functions[0];
    assert_eq!(entry.shown.inputs, [(0, Shown::Complex64), (1, Shown::U16)]);
    let outputs = [(0, Shown::U64), (1, Shown::Complex64), (2, Shown::F8E5M2)];
    assert_eq!(entry.shown.outputs, outputs);
    let types = |ids: &[peapod_ir::ValueId]| -> Vec<String> {
        ids.iter().map(|id| entry.ty(*id).to_string()).collect()
    };
    assert_eq!(types(&entry.inputs), ["f32[3, 2]", "i16[2]", "f32[2]"]);
    assert_eq!(types(&entry.outputs), ["i64[2]", "f32[3, 2]", "u8[2]"]);
    let again: Module = text::parse(&module.to_string()).unwrap();
    assert_eq!(again, module);
}

#[test]
fn shown_types_are_those_of_the_text() {
    for shown in Shown::ALL {
        let ty = format!("tensor<2x{}>", shown.name());
        let text = format!("module {{ func.func @main(%x: {ty}) -> {ty} {{ return %x : {ty} }} }}");
        let module = module(&text);
        let found = module.functions[0].shown.clone();
        assert_eq!(
            (found.input(0), found.output(0)),
            (Some(shown), Some(shown))
        );
    }
}

#[test]
fn high_products_of_short_integers() {
    for (ty, a, b, expected) in [
        ("ui16", "[61440, 32768, 3]", "[16, 2, 5]", [15.0, 1.0, 0.0]),
        ("ui4", "[15, 8, 3]", "[15, 2, 5]", [14.0, 1.0, 0.0]),
        ("i4", "[-8, 7, -1]", "[-8, 7, 1]", [4.0, 3.0, -1.0]),
        ("ui2", "[3, 2, 1]", "[3, 2, 1]", [2.0, 1.0, 0.0]),
    ] {
        let tensor = format!("tensor<3x{ty}>");
        let body = format!(
            "%a = stablehlo.constant dense<{a}> : {tensor}
             %b = stablehlo.constant dense<{b}> : {tensor}
             %c = \"chlo.mulhi\"(%a, %b) : ({tensor}, {tensor}) -> {tensor}
             %r = stablehlo.convert %c : ({tensor}) -> tensor<3xi32>"
        );
        yields(&body, "tensor<3xi32>", &expected);
    }
}

#[test]
fn parts_of_real_numbers() {
    let ty = "tensor<2xf32>";
    let x = format!("%x = stablehlo.constant dense<[1.5, -2.0]> : {ty}\n");
    for (op, expected) in [("real", [1.5, -2.0]), ("imag", [0.0, 0.0])] {
        yields(&format!("{x}%r = stablehlo.{op} %x : {ty}"), ty, &expected);
    }
}

#[test]
fn quotients_of_64_bits() {
    let pairs = [
        (u64::MAX, 1),
        (u64::MAX, 2),
        (u64::MAX, u64::MAX),
        (u64::MAX - 1, u64::MAX),
        (1 << 63, 3),
        (7, 1 << 63),
        ((1 << 63) + 5, 1 << 63),
        (12345, 10),
        (9, 0),
    ];
    let list = |numbers: Vec<u64>| format!("{numbers:?}");
    let (a, b) = pairs.into_iter().unzip::<u64, u64, Vec<_>, Vec<_>>();
    let ty = "tensor<9xui64>";
    let both = format!(
        "%a = stablehlo.constant dense<{}> : {ty}\n%b = stablehlo.constant dense<{}> : {ty}\n",
        list(a),
        list(b)
    );
    let quotients = pairs.map(|(a, b)| a.checked_div(b).unwrap_or(u64::MAX));
    let rests = pairs.map(|(a, b)| a.checked_rem(b).unwrap_or(a));
    for (op, expected) in [("divide", quotients), ("remainder", rests)] {
        let expected = expected.map(|number| f64::from(number as u32 ^ (number >> 32) as u32));
        let body = format!(
            "{both}%q = stablehlo.{op} %a, %b : {ty}
            %n = stablehlo.constant dense<32> : {ty}
            %h = stablehlo.shift_right_logical %q, %n : {ty}
            %x = stablehlo.xor %q, %h : {ty}
            %r = stablehlo.convert %x : ({ty}) -> tensor<9xui32>"
        );
        yields(&body, "tensor<9xui32>", &expected);
    }
}

#[test]
fn doubles_are_rounded_once() {
    // Just above the middle between 1 and 1.125, by less than a single can tell.
    let body = "%x = stablehlo.constant dense<[1.0625000000001, 1.0625, 1.0624999999999, 1.1875]>
            : tensor<4xf64>
        %y = stablehlo.convert %x : (tensor<4xf64>) -> tensor<4xf8E4M3FN>
        %r = stablehlo.convert %y : (tensor<4xf8E4M3FN>) -> tensor<4xf32>";
    yields(body, "tensor<4xf32>", &[1.125, 1.0, 1.0, 1.25]);
}

/// Formats that XLA does not compute with on a CPU, by their tables; all of them there and back.
#[test]
fn all_codes_come_back() {
    for (ty, numbers) in [
        ("f6E2M3FN", vec![0.125, 0.875, 7.5, -7.5, 1.125]),
        ("f6E3M2FN", vec![0.0625, 28.0, -28.0, 1.75, 0.1875]),
        ("f4E2M1FN", vec![0.5, 6.0, -6.0, 1.5, 0.0]),
        ("f4E2M1FN", vec![1.0, 2.0, 3.0, -4.0, -0.5]),
    ] {
        let list = format!("{numbers:?}");
        let body = format!(
            "%x = stablehlo.constant dense<{list}> : tensor<5xf32>
            %y = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5x{ty}>
            %r = stablehlo.convert %y : (tensor<5x{ty}>) -> tensor<5xf32>"
        );
        yields(&body, "tensor<5xf32>", &numbers);
    }
    let rounded = "%x = stablehlo.constant dense<[0.25, 0.75, 2.5, 5.0, -7.0, 0x7F800000]>
            : tensor<6xf32>
        %y = stablehlo.convert %x : (tensor<6xf32>) -> tensor<6xf4E2M1FN>
        %r = stablehlo.convert %y : (tensor<6xf4E2M1FN>) -> tensor<6xf32>";
    yields(rounded, "tensor<6xf32>", &[0.0, 1.0, 2.0, 4.0, -6.0, 6.0]);
    let formats = Shown::ALL
        .into_iter()
        .filter(|it| it.name().starts_with("f8"));
    for shown in formats {
        let ty = shown.name();
        let body = format!(
            "%i = stablehlo.iota dim = 0 : tensor<256xui8>
            %x = stablehlo.bitcast_convert %i : (tensor<256xui8>) -> tensor<256x{ty}>
            %y = stablehlo.convert %x : (tensor<256x{ty}>) -> tensor<256xf32>
            %z = stablehlo.convert %y : (tensor<256xf32>) -> tensor<256x{ty}>
            %j = stablehlo.bitcast_convert %z : (tensor<256x{ty}>) -> tensor<256xui8>
            %s = stablehlo.compare EQ, %i, %j : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
            %n = stablehlo.compare NE, %y, %y : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
            %r = stablehlo.or %s, %n : tensor<256xi1>"
        );
        yields(&body, "tensor<256xi1>", &[1.0; 256]);
    }
}

#[test]
fn what_has_no_meaning_is_refused_by_line() {
    let message = refused(
        "module {
        func.func @main(%z: tensor<2x2xcomplex<f32>>, %w: tensor<4xui64>, %n: tensor<4xi4>,
            %e: tensor<0x4xcomplex<f32>>) -> tensor<2x2xi1> {
          %0 = stablehlo.compare LT, %z, %z : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
            -> tensor<2x2xi1>
          %1 = stablehlo.floor %z : tensor<2x2xcomplex<f32>>
          %2 = stablehlo.shift_right_logical %n, %n : tensor<4xi4>
          %3 = stablehlo.atan2 %w, %w : tensor<4xui64>
          %4 = stablehlo.fft %z, type = FFT, length = [3] : (tensor<2x2xcomplex<f32>>)
            -> tensor<2x2xcomplex<f32>>
          %5 = stablehlo.fft %z, type = RFFT, length = [2] : (tensor<2x2xcomplex<f32>>)
            -> tensor<2x2xcomplex<f32>>
          return %0 : tensor<2x2xi1>
        } }",
    );
    for part in [
        "4:",
        "complex numbers have no order, found comparison_direction LT",
        "6:",
        "stablehlo.floor of complex numbers",
        "8:",
        "elements of type ui64",
        "9:",
        "found [3] of [2, 2]",
        "11:",
        "found fft_type RFFT",
    ] {
        assert!(message.contains(part), "no {part:?} in\n{message}");
    }
}

/// Bits above those of an element are its sign.
#[test]
fn bits_of_small_integers_are_theirs_alone() {
    for (op, expected) in [
        ("count_leading_zeros %a", [0.0, 0.0, 2.0, 4.0]),
        ("popcnt %a", [1.0, 4.0, 2.0, 0.0]),
        ("shift_right_logical %a, %n", [4.0, 7.0, 1.0, 0.0]),
        ("shift_right_logical %a, %a", [0.0, 0.0, 0.0, 0.0]),
    ] {
        let body = format!(
            "%a = stablehlo.constant dense<[-8, -1, 3, 0]> : tensor<4xi4>
             %n = stablehlo.constant dense<1> : tensor<4xi4>
             %r = stablehlo.{op} : tensor<4xi4>"
        );
        yields(&body, "tensor<4xi4>", &expected);
    }
    let body = "%a = stablehlo.constant dense<[3, 1, 0, 2]> : tensor<4xui2>
        %r = stablehlo.count_leading_zeros %a : tensor<4xui2>";
    yields(body, "tensor<4xui2>", &[0.0, 1.0, 2.0, 0.0]);
}

/// A short text asks for no tables without end.
#[test]
fn tables_of_transforms_are_bounded() {
    let ty = |n: u64| format!("tensor<{n}xcomplex<f32>>");
    let long = ty((1 << 22) + 1);
    let message = refused(&format!(
        "module {{ func.func @main(%z: {long}) -> {long} {{
          %0 = stablehlo.fft %z, type = FFT, length = [{}] : ({long}) -> {long}
          return %0 : {long} }} }}",
        (1 << 22) + 1
    ));
    assert!(message.contains("expected at most 4194304"), "{message}");
}

#[test]
fn inverses_of_transforms() {
    for n in [1, 2, 3, 6, 67, 128, 263] {
        let ty = format!("tensor<2x{n}xcomplex<f64>>");
        let plain = format!("tensor<2x{n}xf64>");
        let truth = format!("tensor<2x{n}xi1>");
        let body = format!(
            "%i = stablehlo.iota dim = 1 : {plain}
            %j = stablehlo.iota dim = 0 : {plain}
            %s = stablehlo.sine %i : {plain}
            %c = stablehlo.add %j, %s : {plain}
            %x = stablehlo.complex %c, %i : {ty}
            %y = stablehlo.fft %x, type = FFT, length = [{n}] : ({ty}) -> {ty}
            %z = stablehlo.fft %y, type = IFFT, length = [{n}] : ({ty}) -> {ty}
            %d = stablehlo.subtract %z, %x : {ty}
            %a = stablehlo.abs %d : ({ty}) -> {plain}
            %e = stablehlo.constant dense<1.0e-11> : {plain}
            %r = stablehlo.compare LT, %a, %e : ({plain}, {plain}) -> {truth}"
        );
        yields(&body, &truth, &vec![1.0; 2 * n]);
    }
    assert_eq!(Shown::Complex128.dtype(), DType::F64);
}

/// Names of ops that stand for others are none that a text may use.
#[test]
fn ops_that_are_made_here_are_not_written() {
    for (op, ty) in [
        ("complex.unpack", "(tensor<f32>) -> tensor<f32>"),
        ("narrow.to", "(tensor<f32>) -> tensor<f32>"),
        ("complex.fft", "(tensor<f32>) -> tensor<f32>"),
    ] {
        let message = refused(&format!(
            "module {{ func.func @main(%x: tensor<f32> {{peapod.packed, peapod.shown = \"i4\"}})
                -> tensor<f32> {{
              %0 = \"{op}\"(%x) : {ty}
              return %0 : tensor<f32>
            }} }}"
        ));
        assert!(message.contains(op), "{message}");
    }
    let message = refused(
        "module { func.func @main(%x: tensor<2xcomplex<f32>>, %y: tensor<2xf32>)
            -> tensor<2xcomplex<f32>> {
          %0 = \"stablehlo.add\"(%x, %y) : (tensor<2xcomplex<f32>>, tensor<2xf32>)
            -> tensor<2xcomplex<f32>>
          return %0 : tensor<2xcomplex<f32>>
        } }",
    );
    assert!(message.contains("expected complex operands"), "{message}");
}

#[test]
fn the_largest_elements_by_their_numbers() {
    for (ty, list, expected) in [
        ("ui16", "[5, 65535, 32768, 7]", [65535.0, 32768.0]),
        (
            "ui64",
            "[5, 18446744073709551615, 9223372036854775808, 7]",
            [1.0, 2.0],
        ),
        ("f8E5M2", "[-1.0, 0.5, -8.0, 4.0]", [4.0, 0.5]),
    ] {
        let of = |shape: &str| format!("tensor<{shape}x{ty}>");
        let what = if ty == "ui64" { 1 } else { 0 };
        let from = if ty == "ui64" {
            "tensor<2xi32>".to_owned()
        } else {
            of("2")
        };
        let body = format!(
            "%x = stablehlo.constant dense<{list}> : {}
            %v:2 = stablehlo.composite \"chlo.top_k\" %x {{composite_attributes = {{k = 2 : i64}},
              decomposition = @none}} : ({}) -> ({}, tensor<2xi32>)
            %r = stablehlo.convert %v#{what} : ({from}) -> tensor<2xf32>",
            of("4"),
            of("4"),
            of("2"),
        );
        yields(&body, "tensor<2xf32>", &expected);
    }
}

/// A device has complex numbers, of which all sum up each part.
#[test]
fn sums_over_devices() {
    let module = module(
        "module @m attributes {mhlo.num_partitions = 2 : i32} {
        sdy.mesh @mesh = <[\"x\"=2]>
        func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
          %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{\"x\"}]>]
            out_shardings=[<@mesh, [{}]>] manual_axes={\"x\"} (%a: tensor<2xcomplex<f32>>) {
            %1 = \"stablehlo.all_reduce\"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
              replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
            ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
              %2 = stablehlo.add %p, %q : tensor<complex<f32>>
              stablehlo.return %2 : tensor<complex<f32>>
            }) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
            sdy.return %1 : tensor<2xcomplex<f32>>
          } : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
          return %0 : tensor<2xcomplex<f32>>
        } }",
    );
    let text = module.to_string();
    assert_eq!(text.matches("all_reduce(").count(), 2, "{text}");
}
