//! Peas against the device's reader, the generated reader and the limits of the schema.

use bytemuck::Zeroable;
use peapod_emit::{EmitError, micro::pea};
use peapod_ir::plan::micro::{Element, KernelId, MicroPlan, Params};
use peapod_ir::verify::verify;
use peapod_schemas::micro::{self as schema, ALIGNMENT, ElementType, View};
use peapod_schemas::micro_generated::peapod::micro as generated;

use crate::plans::{self, WINDOW, every_kernel, plan};

fn write(plan: &MicroPlan) -> Result<Vec<u8>, EmitError> {
    let module = plans::module();
    let verified = verify(&module).expect("the module is sound");
    pea::write(&verified, plan)
}

/// The bytes at an address that a device would put them at.
#[derive(Clone, Copy, bytemuck::Pod, Zeroable)]
#[repr(C, align(16))]
struct Block([u8; ALIGNMENT]);

fn aligned(bytes: &[u8]) -> Vec<Block> {
    let (blocks, rest) = bytes.as_chunks();
    assert!(rest.is_empty(), "the length is a multiple of {ALIGNMENT}");
    blocks.iter().copied().map(Block).collect()
}

#[test]
fn a_pea_of_every_kernel_reads_back() {
    let plan = plan(every_kernel());
    let file = aligned(&write(&plan).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();

    assert_eq!(view.arena_len, 48);
    let numbers = schema::Kernel::ALL.map(|kernel| kernel as u16);
    assert_eq!(
        view.kernels, numbers,
        "each kernel once, in order of first use"
    );
    assert_eq!(view.constants, plan.constants);
    assert_eq!(view.steps.len(), plan.steps.len());
    for (index, step) in view.steps.iter().enumerate() {
        assert_eq!(usize::from(step.kernel), index);
        assert_eq!(usize::from(step.first_operand), 3 * index);
        assert_eq!((step.inputs, step.outputs), (2, 1));
    }
    let operands = [(0, 0, 16), (1, 16, 16), (0, 16, 16)];
    for (operand, (memory, offset, len_bytes)) in view.operands.iter().zip(operands.iter().cycle())
    {
        let expected = schema::Operand {
            offset: *offset,
            len_bytes: *len_bytes,
            memory: *memory,
            element: ElementType::S8 as u8,
            reserved: 0,
        };
        assert_eq!(*operand, expected);
    }
    assert_eq!(view.states[0].fill, -7);
    assert_eq!(view.states[0].operand.offset, 32);
}

#[test]
fn ports_keep_their_meaning() {
    let file = aligned(&write(&plan([KernelId::CopyX8])).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();
    let input = view.inputs[0];
    assert_eq!((input.scale, input.zero_point), (0.5, -3));
    assert_eq!((input.rank, input.dims), (4, [1, 4, 2, 2, 0, 0]));
    let [short, real] = view.outputs else {
        panic!("two outputs: {:?}", view.outputs);
    };
    assert_eq!(short.operand.element, ElementType::S16 as u8);
    assert_eq!((real.scale, real.rank, real.dims), (0.0, 0, [0; 6]));
}

#[test]
fn equal_parameters_are_stored_once() {
    let file = aligned(&write(&plan(every_kernel())).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();
    // Integer and float limits differ; add, sub and mul, say, share what is equal.
    assert_eq!(
        (
            view.params::<schema::Conv2d>().len(),
            view.params::<schema::Binary>().len(),
            view.params::<schema::Pad>().len()
        ),
        (2, 2, 1)
    );
    assert_eq!(
        (
            view.params::<schema::Affine>().len(),
            view.params::<schema::Softmax>().len(),
            view.params::<schema::Mean>().len()
        ),
        (1, 1, 2)
    );
    let params: Vec<u16> = view.steps[..4].iter().map(|step| step.params).collect();
    assert_eq!(params, [0, 1, 0, 1]);
}

#[test]
fn parameters_land_in_their_fields() {
    let file = aligned(&write(&plan(every_kernel())).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();
    let window = WINDOW;
    let integer = schema::Conv2d {
        window,
        groups: 3,
        input_zero_point: -1,
        output_zero_point: -2,
        act_min: -128,
        act_max: 99,
        ..schema::Conv2d::zeroed()
    };
    assert_eq!(view.params::<schema::Conv2d>()[0], integer);
    let (min, max) = (
        view.params::<schema::Conv2d>()[1].act_min_f32,
        view.params::<schema::Conv2d>()[1].act_max_f32,
    );
    assert_eq!((min, max), (0.0, 6.0));
    let b = view.params::<schema::Binary>()[0];
    assert_eq!(b.dims, [1, 2, 3, 4, 5, 6]);
    assert_eq!((b.a_strides[0], b.b_strides[0], b.b_strides[5]), (7, 13, 0));
    assert_eq!(
        (b.a_offset, b.b_offset, b.output_offset, b.left_shift),
        (-18, -19, 20, 21)
    );
    let multipliers = (b.a_multiplier, b.b_multiplier, b.output_multiplier);
    assert_eq!(multipliers, (22, 23, 24));
    assert_eq!((b.a_shift, b.b_shift, b.output_shift), (-22, -23, -24));
    let svdf = view.params::<schema::Svdf>()[0];
    assert_eq!((svdf.feature_multiplier, svdf.time_multiplier), (9, 10));
    assert_eq!((svdf.act_min, svdf.act_max, svdf.memory), (-100, 100, 5));
    assert_eq!(view.params::<schema::Pad>()[0].value, 0xffff_fff9);
    assert_eq!(view.params::<schema::Concatenation>()[0].outer, 9);
    assert_eq!(
        (
            view.params::<schema::Clamp>()[0].min,
            view.params::<schema::Clamp>()[0].max
        ),
        (-1.0, 1.0)
    );
    assert_eq!(
        (
            view.params::<schema::Affine>()[0].scale,
            view.params::<schema::Affine>()[0].zero_point
        ),
        (0.25, -5)
    );
    assert_eq!(view.params::<schema::FullyConnected>()[0].rows, 70_000);
    assert_eq!(
        (
            view.params::<schema::Mean>()[0].reduced,
            view.params::<schema::Mean>()[0].count
        ),
        (0b1100, 6)
    );
    assert_eq!(
        (
            view.params::<schema::Softmax>()[0].beta,
            view.params::<schema::Softmax>()[0].diff_min
        ),
        (1.5, -248)
    );
    assert_eq!(view.params::<schema::Requantize>()[0].multiplier, 3);
    assert_eq!(view.params::<schema::Pool2d>()[0].window, window);
}

#[test]
fn any_flatbuffers_tool_can_open_it() {
    for plan in [plan(every_kernel()), plan([]), plan([KernelId::CopyX8])] {
        let bytes = write(&plan).unwrap();
        let model = generated::root_as_model(&bytes).expect("a valid flatbuffer");
        assert_eq!(model.version(), schema::VERSION);
        assert_eq!(
            model.steps().map_or(0, |steps| steps.len()),
            plan.steps.len()
        );
        assert_eq!(model.constants().unwrap().bytes(), plan.constants);
        assert_eq!(&bytes[4..8], &schema::IDENTIFIER);
    }
}

#[test]
fn constants_are_aligned_whatever_their_length() {
    for len in 0..40 {
        let mut plan = plan([KernelId::CopyX8]);
        plan.constants = vec![0xA5; len];
        let file = aligned(&write(&plan).unwrap());
        let bytes: &[u8] = bytemuck::cast_slice(&file);
        let view = View::read(bytes).unwrap();
        assert_eq!(view.constants, plan.constants);
        if len > 0 {
            let offset = view.constants.as_ptr().addr() - bytes.as_ptr().addr();
            assert!(
                offset.is_multiple_of(ALIGNMENT),
                "{len} constants at {offset}"
            );
        }
    }
}

#[test]
fn the_same_plan_gives_the_same_bytes() {
    let plan = plan(every_kernel());
    assert_eq!(write(&plan).unwrap(), write(&plan).unwrap());
}

#[test]
fn a_number_too_large_for_its_field_names_the_step() {
    let mut plan = plan([KernelId::CopyX8, KernelId::CopyX8]);
    plan.steps[1].inputs[0].len_bytes = 1 << 32;
    let error = write(&plan).unwrap_err();
    let text = "step 1 (relu, `act`, operator 7 RELU): an operand's length is 4294967296, the \
                limit of the file format is 4294967295";
    assert_eq!(error.to_string(), text);
}

#[test]
fn every_count_is_narrowed_with_care() {
    let limit = |plan: &MicroPlan| {
        let Err(EmitError::TooLarge { limit, .. }) = write(plan) else {
            panic!("a number that does not fit was written");
        };
        limit
    };
    let mut many_inputs = plan([KernelId::ConcatenationX8]);
    many_inputs.steps[0].inputs = vec![plans::arena(Element::S8, 0, 1); 254];
    write(&many_inputs).expect("255 operands");
    many_inputs.steps[0].inputs = vec![plans::arena(Element::S8, 0, 1); 255];
    assert_eq!(limit(&many_inputs), 255, "256 operands");
    let mut long_arena = plan([]);
    long_arena.arena_len = 1 << 32;
    assert_eq!(limit(&long_arena), u64::from(u32::MAX));
    let mut far_operand = plan([KernelId::CopyX8]);
    far_operand.steps[0].inputs[0].offset = 1 << 32;
    assert_eq!(limit(&far_operand), u64::from(u32::MAX));
    // Three operands each: before the last step are 65,535, then 65,538.
    let steps = |count| plan(std::iter::repeat_n(KernelId::CopyX8, count));
    write(&steps(21_846)).expect("65,535 operands before the last step");
    let error = write(&steps(21_847)).unwrap_err().to_string();
    let numbers = "operands before it is 65538, the limit of the file format is 65535";
    assert!(error.contains(numbers), "{error}");
    let mut high_rank = plan([]);
    high_rank.inputs[0].ty.shape = vec![1, 2, 3, 4, 5, 6, 7, 8];
    let file = aligned(&write(&high_rank).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();
    let dims = view.inputs[0].dims;
    assert_eq!(dims, [6, 4, 5, 6, 7, 8], "the outermost are joined");
    let mut many_ports = plan([]);
    many_ports.inputs = vec![many_ports.inputs[0].clone(); 65_537];
    let file = aligned(&write(&many_ports).unwrap());
    let view = View::read(bytemuck::cast_slice(&file)).unwrap();
    assert_eq!(view.inputs.len(), 65_537, "more than 16 bits count");
}

#[test]
fn parameters_of_another_kernel_are_a_bug_not_a_wrong_answer() {
    let mut plan = plan([KernelId::MeanF32]);
    plan.steps[0].params = Params::None;
    let error = write(&plan).unwrap_err();
    assert!(matches!(error, EmitError::Bug { .. }), "{error}");
}
