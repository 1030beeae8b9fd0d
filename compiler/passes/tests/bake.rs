//! What small ops are baked into, with the numbers worked out by hand.

use peapod_ir::plan::micro::{
    Element, InstructionSet, KernelId, Memory, MicroPlan, Operand, Params, Step,
};
use peapod_ir::text::parse;
use peapod_passes::{MicroOptions, Optimize, PassError, micro};

/// The plan with weights as they are in the model.
fn plan(text: &str) -> MicroPlan {
    let options = MicroOptions {
        optimize: Optimize::Flash,
        ..MicroOptions::default()
    };
    plan_with(text, &options)
}

/// The plan with weights packed for these instructions.
fn packed(text: &str, instructions: InstructionSet) -> MicroPlan {
    let options = MicroOptions {
        instructions,
        optimize: Optimize::Speed,
        ..MicroOptions::default()
    };
    plan_with(text, &options)
}

fn plan_with(text: &str, options: &MicroOptions) -> MicroPlan {
    let module = parse(text).expect("the text is a module");
    match micro::compile(module, options) {
        Ok(program) => program.plan,
        Err(error) => panic!("{error}"),
    }
}

fn refused(text: &str) -> String {
    let module = parse(text).expect("the text is a module");
    match micro::compile(module, &MicroOptions::default()) {
        Err(PassError::Unsupported(unsupported)) => unsupported.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The only step of a plan.
fn step(plan: &MicroPlan) -> &Step {
    assert_eq!(plan.steps.len(), 1);
    &plan.steps[0]
}

fn bytes(plan: &MicroPlan, operand: Operand) -> &[u8] {
    assert_eq!(operand.memory, Memory::Constants);
    &plan.constants[operand.offset..][..operand.len_bytes]
}

fn s8(plan: &MicroPlan, operand: Operand) -> Vec<i8> {
    assert_eq!(operand.element, Element::S8);
    bytes(plan, operand)
        .iter()
        .map(|byte| byte.cast_signed())
        .collect()
}

fn s32(plan: &MicroPlan, operand: Operand) -> Vec<i32> {
    assert_eq!((operand.element, operand.offset % 4), (Element::S32, 0));
    let (words, _) = bytes(plan, operand).as_chunks();
    words.iter().map(|word| i32::from_le_bytes(*word)).collect()
}

#[test]
fn conv2d_has_the_input_zero_point_in_its_bias() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 3, 3, 2] quant(0.5:-7)) {
          const %w: i8[2, 1, 2, 2] quant(axis = 0, 0.5:0, 0.25:0) = [1, 2, 3, 4, -5, -6, -7, 8]
          const %b: i32[2] = [100, 200]
          %y "y" = conv2d(%x, %w, %b) {stride = [2, 1], padding = [[1, 0], [0, 1]], activation = relu} : i8[1, 2, 3, 2] quant(1.0:3)
          return %y
        }"#,
    );
    let step = step(&plan);
    assert_eq!(step.kernel, KernelId::Conv2dS8);
    let Params::Conv2d(conv) = &step.params else {
        panic!("{:?}", step.params);
    };
    let [input, weights, bias, multipliers, shifts] = step.inputs[..] else {
        panic!("{:?}", step.inputs);
    };
    assert_eq!((input.memory, input.len_bytes), (Memory::Arena, 18));
    assert_eq!(s8(&plan, weights), [1, 2, 3, 4, -5, -6, -7, 8]);
    // Sums of weights are 10 and −10; less −7 times each.
    assert_eq!(s32(&plan, bias), [100 + 70, 200 - 70]);
    // 0.5 · 0.5 = 2^-1 · 2^-1 and 0.5 · 0.25 = 2^-1 · 2^-2.
    assert_eq!(s32(&plan, multipliers), [1 << 30, 1 << 30]);
    assert_eq!(s8(&plan, shifts), [-1, -2]);
    assert_eq!((conv.act_min, conv.act_max), (3, 127));
    assert_eq!(
        (conv.groups, conv.input_zero_point, conv.output_zero_point),
        (1, -7, 3)
    );
    let window = conv.window;
    assert_eq!((window.in_h, window.in_w, window.in_c), (3, 3, 2));
    assert_eq!((window.out_h, window.out_w, window.out_c), (2, 3, 2));
    assert_eq!((window.kernel_h, window.kernel_w), (1, 2));
    assert_eq!((window.stride_h, window.stride_w), (2, 1));
    assert_eq!((window.pad_top, window.pad_left), (1, 0));
    assert_eq!(step.macs, 2 * 3 * 2 * 2 * 2);
}

/// Two runs of taps, since the kernel has two rows, of six values each.
const PACKABLE: &str = r#"module "m"
    func @main(%x "x": i8[1, 3, 3, 3] quant(0.5:-7)) {
      const %w: i8[1, 2, 2, 3] quant(0.01:0) = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]
      const %b: i32[1] = [100]
      %y "y" = conv2d(%x, %w, %b) {stride = [1, 1]} : i8[1, 2, 2, 1] quant(1.0:3)
      return %y
    }"#;

#[test]
fn packed_weights_lie_as_their_kernel_reads_them() {
    let plan = packed(PACKABLE, InstructionSet::Scalar);
    let weights = s8(&plan, step(&plan).inputs[1]);
    let rows = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6];
    assert_eq!(weights, rows.map(|w| [w, 0, 0, 0]).concat());
    // Sums begin with the bias alone, as those of weights cancel.
    let rescaling = s32(&plan, step(&plan).inputs[2]);
    assert_eq!(rescaling[..4], [100, 0, 0, 0]);
    let [multiplier, offset, shift] = rescaling[4..7] else {
        panic!()
    };
    assert_eq!((offset, shift), ((1 << (shift - 1)) + (3 << shift), 7));
    assert_eq!(
        f64::from(multiplier) * 2_f64.powi(-31 - shift),
        0.5 * f64::from(0.01_f32)
    );

    let plan = packed(PACKABLE, InstructionSet::Dsp);
    let words = s32(&plan, step(&plan).inputs[1]);
    // Runs of six are padded to eight; the first and third of four make a word, then the others,
    // and after each the word of the next two rows, of which there are none.
    assert_eq!(words.len(), 4 * 16 / 4);
    assert_eq!(words[..8], [3 << 16 | 1, 0, 4 << 16 | 2, 0, 5, 0, 6, 0]);
    assert_eq!(words[8], -3 << 16 | 0xffff);
    // 256 times the second row's bias, plus the first row's.
    assert_eq!(s32(&plan, step(&plan).inputs[2])[..4], [100, 100, 0, 0]);

    let plan = packed(PACKABLE, InstructionSet::Mve);
    let weights = s8(&plan, step(&plan).inputs[1]);
    assert_eq!(weights.len(), 4 * 16);
    assert_eq!((&weights[..12], &weights[12..]), (&rows[..], &[0; 52][..]));
    let rescaling = s32(&plan, step(&plan).inputs[2]);
    assert_eq!(
        (rescaling[0], rescaling[4], rescaling[12]),
        (100, multiplier, -7)
    );
}

#[test]
fn weights_that_could_overflow_are_not_packed() {
    for (old, new) in [
        ("quant(1.0:3)", "quant(0.001:3)"),
        ("[100]", "[2147483647]"),
    ] {
        let plan = packed(&PACKABLE.replacen(old, new, 1), InstructionSet::Dsp);
        assert_eq!(step(&plan).kernel, KernelId::Conv2dS8, "{new}");
    }
}

#[test]
fn channels_whose_result_never_changes_are_packed_as_that() {
    let plan = packed(
        &PACKABLE.replacen("[100]", "[-1073741824]", 1),
        InstructionSet::Scalar,
    );
    let rescaling = s32(&plan, step(&plan).inputs[2]);
    assert_eq!((rescaling[0], &rescaling[4..7]), (0, &[0, -255, 1][..]));
}

#[test]
fn depthwise_weights_belong_to_their_column() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 1, 2, 2] quant(0.5:10)) {
          const %w: i4[1, 1, 2, 4] quant(0.5:0) = [1, 2, 3, 4, -5, -6, -7, -8]
          %y "y" = depthwise_conv2d(%x, %w, _) {stride = [1, 1]} : i8[1, 1, 1, 4] quant(0.5:0)
          return %y
        }"#,
    );
    let step = step(&plan);
    assert_eq!(step.kernel, KernelId::DepthwiseConv2dS8);
    assert!(matches!(&step.params, Params::Conv2d(conv) if conv.groups == 1));
    assert_eq!(s8(&plan, step.inputs[1]), [1, 2, 3, 4, -5, -6, -7, -8]);
    assert_eq!(s32(&plan, step.inputs[2]), [40, 40, 40, 40]);
    // One scale is repeated for every channel.
    assert_eq!(s8(&plan, step.inputs[4]), [0; 4]);
    assert_eq!(step.macs, 4 * 2);
}

#[test]
fn fully_connected_has_both_zero_points_in_its_bias() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[2, 3] quant(0.5:4)) {
          const %w: i8[2, 3] quant(0.5:5) = [1, 2, 3, -1, -2, -3]
          const %b: i32[2] = [7, 8]
          %y "y" = fully_connected(%x, %w, %b) : i8[2, 2] quant(0.25:-1)
          return %y
        }"#,
    );
    let step = step(&plan);
    assert_eq!(step.kernel, KernelId::FullyConnectedS8);
    let Params::FullyConnected(product) = &step.params else {
        panic!("{:?}", step.params);
    };
    assert_eq!((product.rows, product.in_len, product.out_len), (2, 3, 2));
    assert_eq!(product.weights_offset, -5);
    // b − 4 · Σ (w − 5), with Σ w of 6 and −6.
    assert_eq!(
        s32(&plan, step.inputs[2]),
        [7 - 4 * (6 - 15), 8 - 4 * (-6 - 15)]
    );
    assert_eq!(s32(&plan, step.inputs[3]), [1 << 30]);
    assert_eq!(s8(&plan, step.inputs[4]), [1]);
    assert_eq!(step.macs, 12);
}

#[test]
fn products_take_the_kernel_of_convolutions_where_there_is_one() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 1, 1, 2] quant(0.5:4)) {
          const %k: i8[3, 1, 1, 2] quant(0.5:0) = [1, 2, 3, -1, -2, -3]
          %c = conv2d(%x, %k) {stride = [1, 1]} : i8[1, 1, 1, 3] quant(0.25:-6)
          %r = reshape(%c) : i8[1, 3] quant(0.25:-6)
          const %w: i8[2, 3] quant(0.5:0) = [1, 2, 3, -1, -2, -3]
          const %b: i32[2] = [7, 8]
          %y "y" = fully_connected(%r, %w, %b) : i8[1, 2] quant(0.25:-1)
          return %y
        }"#,
    );
    let [_, product] = &plan.steps[..] else {
        panic!("{:?}", plan.steps);
    };
    assert_eq!(product.kernel, KernelId::Conv2dS8);
    let Params::Conv2d(conv) = &product.params else {
        panic!("{:?}", product.params);
    };
    assert_eq!((conv.window.in_c, conv.window.out_c), (3, 2));
    assert_eq!((conv.input_zero_point, conv.output_zero_point), (-6, -1));
    assert_eq!(s8(&plan, product.inputs[1]), [1, 2, 3, -1, -2, -3]);
    assert_eq!(s32(&plan, product.inputs[2]), [7 + 6 * 6, 8 - 6 * 6]);
    // 0.5 · 0.25 / 0.25 = 2^-1, of each column.
    assert_eq!(s32(&plan, product.inputs[3]), [1 << 30; 2]);
    assert_eq!(s8(&plan, product.inputs[4]), [0; 2]);
    assert_eq!(product.macs, 6);
}

#[test]
fn a_folded_bias_wraps_as_the_kernel_does() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 1] quant(0.5:-1)) {
          const %w: i8[1, 1] quant(0.5:0) = [1]
          const %b: i32[1] = [2147483647]
          %y "y" = fully_connected(%x, %w, %b) : i8[1, 1] quant(0.25:0)
          return %y
        }"#,
    );
    assert_eq!(s32(&plan, step(&plan).inputs[2]), [i32::MIN]);
}

#[test]
fn int8_functions_become_tables() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[5] quant(0.5:2)) {
          %y "y" = relu6(%x) : i8[5] quant(0.5:-8)
          return %y
        }"#,
    );
    let step = step(&plan);
    assert_eq!(step.kernel, KernelId::LookupS8);
    let expected: Vec<i8> = (0..=127)
        .chain(-128..=-1)
        .map(|x: i32| (x - 2).clamp(0, 12) as i8 - 8)
        .collect();
    assert_eq!(s8(&plan, step.inputs[1]), expected);
    // The result takes over the input.
    assert_eq!(step.inputs[0], step.outputs[0]);
    assert_eq!(plan.arena_len, 5);
}

#[test]
fn pools_take_integers_without_a_scale() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 4, 4, 1]) {
          %y "y" = max_pool2d(%x) {window = [2, 3], stride = [2, 1], padding = [[0, 0], [1, 0]]} : i8[1, 2, 3, 1]
          return %y
        }"#,
    );
    assert_eq!(step(&plan).kernel, KernelId::MaxPool2dS8);
    let Params::Pool2d(pool) = &step(&plan).params else {
        panic!("{:?}", step(&plan).params);
    };
    assert_eq!((pool.act_min, pool.act_max), (-128, 127));
    let window = pool.window;
    assert_eq!(
        (window.kernel_h, window.kernel_w, window.pad_left),
        (2, 3, 1)
    );
    assert_eq!((window.dilation_h, window.in_c, window.out_c), (1, 1, 1));
}

#[test]
fn dimensions_are_right_aligned() {
    let mean = plan(
        r#"module "m"
        func @main(%x "x": f32[2, 3, 4]) {
          %y "y" = mean(%x) {axes = [0, 2]} : f32[3]
          return %y
        }"#,
    );
    assert_eq!(step(&mean).kernel, KernelId::MeanF32);
    let Params::Mean(params) = &step(&mean).params else {
        panic!("{:?}", step(&mean).params);
    };
    assert_eq!(params.dims, [1, 1, 1, 2, 3, 4]);
    assert_eq!((params.reduced, params.count), (0b10_1000, 8));
    let pad = plan(
        r#"module "m"
        func @main(%x "x": f32[2, 3]) {
          %y "y" = pad(%x) {padding = [[1, 0], [0, 2]], value = 1.0} : f32[3, 5]
          return %y
        }"#,
    );
    assert_eq!(step(&pad).kernel, KernelId::PadX32);
    let Params::Pad(params) = &step(&pad).params else {
        panic!("{:?}", step(&pad).params);
    };
    assert_eq!(params.dims, [1, 1, 1, 1, 2, 3]);
    assert_eq!(params.before, [0, 0, 0, 0, 1, 0]);
    assert_eq!(params.after, [0, 0, 0, 0, 0, 2]);
    assert_eq!(params.value, 1.0_f32.to_bits());
}

#[test]
fn sums_without_quantisation_have_no_multiplier() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": f32[2, 3], %z "z": f32[3]) {
          %y "y" = sub(%x, %z) {activation = relu_n1_to_1} : f32[2, 3]
          return %y
        }"#,
    );
    assert_eq!(step(&plan).kernel, KernelId::SubF32);
    let Params::Binary(params) = &step(&plan).params else {
        panic!("{:?}", step(&plan).params);
    };
    assert_eq!((params.output_multiplier, params.output_shift), (0, 0));
    assert_eq!((params.act_min_f32, params.act_max_f32), (-1.0, 1.0));
    assert_eq!((params.dims[4], params.dims[5]), (2, 3));
    assert_eq!((params.a_strides[4], params.b_strides[4]), (3, 0));
}

#[test]
fn a_reshape_costs_a_copy_only_from_input_to_output() {
    let free = plan(
        r#"module "m"
        func @main(%x "x": f32[2, 3]) {
          %a = reshape(%x) : f32[6]
          %b = tanh(%a) : f32[6]
          %y "y" = reshape(%b) : f32[3, 2]
          return %y
        }"#,
    );
    assert_eq!(step(&free).kernel, KernelId::TanhF32);
    assert_eq!(free.arena_len, 24);
    let copied = plan(
        r#"module "m"
        func @main(%x "x": f32[2, 3]) {
          %y "y" = reshape(%x) : f32[6]
          return %y
        }"#,
    );
    assert_eq!(step(&copied).kernel, KernelId::CopyX8);
    // The input is not needed any more, so the copy is one in name only.
    assert_eq!(copied.arena_len, 24);
}

#[test]
fn states_lie_in_front_and_start_at_their_zero_point() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": i8[1, 2] quant(0.5:0)) {
          const %w: i8[2, 2] quant(0.5:0) = [1, 2, 3, 4]
          const %t: i16[2, 3] quant(0.5:0) = [1, 2, 3, 4, 5, 6]
          state %s "s": i16[1, 6] quant(0.5:9)
          %y "y" = svdf(%x, %w, %t, _, %s) {rank = 2, activation = relu} : i8[1, 1] quant(8.0:0)
          return %y
        }"#,
    );
    let step = step(&plan);
    assert_eq!(step.kernel, KernelId::SvdfS8);
    let Params::Svdf(params) = &step.params else {
        panic!("{:?}", step.params);
    };
    assert_eq!((params.filters, params.rank, params.memory), (2, 2, 3));
    assert_eq!((params.state_min, params.state_max), (-32_768, 32_767));
    // The integer form ignores the activation.
    assert_eq!((params.act_min, params.act_max), (-128, 127));
    assert_eq!(s32(&plan, step.inputs[3]), [0]);
    let (state, scratch) = (step.inputs[4], step.inputs[5]);
    assert_eq!(
        (state.offset, state.len_bytes, state.element),
        (0, 12, Element::S16)
    );
    assert_eq!((scratch.len_bytes, scratch.element), (8, Element::S32));
    assert_eq!((plan.state_len, plan.states[0].fill), (12, 9));
    assert_eq!(plan.arena_len, 12 + 4 + 8 + 1);
    assert_eq!(step.macs, 2 * (2 + 3));
}

#[test]
fn equal_constants_are_stored_once() {
    let plan = plan(
        r#"module "m"
        func @main(%x "x": f32[4]) {
          const %a: f32[4] = [1.0, 2.0, 3.0, 4.0]
          const %b: f32[4] = [1.0, 2.0, 3.0, 4.0]
          %p = add(%x, %a) : f32[4]
          %q = mul(%p, %b) : f32[4]
          return %q
        }"#,
    );
    assert_eq!(plan.constants.len(), 16);
}

#[test]
fn everything_unsupported_is_listed() {
    let message = refused(
        r#"module "m"
        func @main(%x "x": f32[1, 2], %l "l": f64[1]) {
          const %f: f32[2, 2] = [1.0, 2.0, 3.0, 4.0]
          const %t: f32[2, 2] = [1.0, 2.0, 3.0, 4.0]
          state %s "s": f32[1, 4]
          state %r "r": f32[1, 4]
          %y "y" = svdf(%x, %f, %t, _, %s) {rank = 1} : f32[1, 2] loc(3 "SVDF")
          %z "z" = svdf(%x, %f, %t, _, %r) {rank = 1} : f32[1, 2] loc(7 "SVDF")
          return %y, %z
        }"#,
    );
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines.len(), 4, "{message}");
    assert!(lines[1].contains("input `l` is f64"), "{message}");
    assert!(
        lines[2].contains("svdf (operator 3, SVDF) on `x`: f32[1, 2]"),
        "{message}"
    );
    assert!(lines[3].contains("svdf (operator 7, SVDF)"), "{message}");
}
