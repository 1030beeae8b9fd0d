//! Modules planned, written, loaded and run; results held against the IR's evaluation.

use peapod_ir::eval::{self, Scalar, States, eval_spmd};
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{AxisId, DType, Function, Module, Sharding, Tensor, TensorType};
use peapod_passes::pod::plan;
use peapod_pod::{Engine, EngineOptions, Executor, load};

/// Plans and writes a module of the program of one device.
pub fn write(module: &Module, interface: &PodInterface) -> Vec<u8> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let plan = plan::plan(&verified, interface).unwrap();
    peapod_emit::pod::write(&verified, interface, &plan).unwrap_or_else(|error| panic!("{error}"))
}

/// A number of threads, and all else as usual.
pub fn options(threads: usize) -> EngineOptions {
    EngineOptions {
        threads,
        ..EngineOptions::default()
    }
}

/// An executor with its inputs.
pub fn started(bytes: &[u8], inputs: &[Tensor], threads: usize) -> Executor {
    let program = load(bytes).unwrap_or_else(|error| panic!("{error}"));
    let mut executor = Executor::new(program, options(threads)).unwrap();
    for (index, input) in inputs.iter().enumerate() {
        executor.set_input(index, input.bytes()).unwrap();
    }
    executor
}

/// Runs once; all outputs.
pub fn run(bytes: &[u8], inputs: &[Tensor], threads: usize) -> Vec<Vec<u8>> {
    let mut executor = started(bytes, inputs, threads);
    executor.step().unwrap();
    outputs(&mut executor)
}

/// All outputs.
pub fn outputs(engine: &mut dyn Engine) -> Vec<Vec<u8>> {
    let count = engine.program().outputs.len();
    let outputs = (0..count).map(|index| engine.output(index).unwrap());
    outputs.collect()
}

/// Ports of a program of one device, or of one that holds the same everywhere.
pub fn replicated(function: &Function) -> PodInterface {
    let port = |value: &peapod_ir::ValueId| PodTensor {
        name: "port".to_owned(),
        global: function.ty(*value).clone(),
        stored_shape: function.ty(*value).shape.clone(),
        sharding: Sharding::replicated(function.ty(*value).shape.len()),
        replaces: None,
        shown: None,
        in_flight: false,
    };
    PodInterface {
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
    }
}

/// Ports whose first dimension is cut into a shard for every device; scalars are the same on all.
pub fn own_shards(module: &Module) -> PodInterface {
    let function = &module.functions[0];
    let axes: Vec<AxisId> = (0..module.mesh.axes.len()).map(AxisId).collect();
    let mut interface = replicated(function);
    for port in interface.inputs.iter_mut().chain(&mut interface.outputs) {
        if let Some(first) = port.sharding.dims.first_mut() {
            first.clone_from(&axes);
            port.global.shape[0] *= module.mesh.devices();
            port.stored_shape.clone_from(&port.global.shape);
        }
    }
    interface
}

/// What the first function means on one device.
pub fn expected(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let name = &module.functions[0].name;
    let mut states = States::new(&verified, name).unwrap();
    eval::eval(&verified, name, inputs, &mut states).unwrap()
}

/// What the first function means on all devices, given whole tensors of these ports. Scalars are
/// those of the first device.
pub fn expected_of_all(
    module: &Module,
    interface: &PodInterface,
    inputs: &[Tensor],
) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let mesh = &module.mesh;
    let ports = interface.inputs.iter().zip(inputs);
    let shards: Vec<Vec<Tensor>> = ports
        .map(|(port, input)| eval::shard(mesh, &port.sharding, input))
        .collect();
    let of = |device: usize| -> Vec<Tensor> {
        let shards = shards.iter();
        shards.map(|shards| shards[device].clone()).collect()
    };
    let given: Vec<Vec<Tensor>> = (0..mesh.devices()).map(of).collect();
    let results = eval_spmd(&verified, &module.functions[0].name, &given).unwrap();
    let ports = interface.outputs.iter().enumerate();
    ports
        .map(|(index, port)| {
            let own: Vec<Tensor> = results.iter().map(|of| of[index].clone()).collect();
            match port.sharding.is_replicated() {
                true => own[0].clone(),
                false => eval::unshard(mesh, &port.sharding, &port.global, &own).unwrap(),
            }
        })
        .collect()
}

/// How many numbers of its type are between two numbers; `None` if just one is NaN.
fn ulps(dtype: DType, a: Scalar, b: Scalar) -> Option<u64> {
    let (a, b) = match (a, b) {
        (Scalar::Single(a), Scalar::Single(b)) => (f64::from(a), f64::from(b)),
        (Scalar::Double(a), Scalar::Double(b)) => (a, b),
        _ => return (a == b).then_some(0),
    };
    if a.is_nan() || b.is_nan() {
        return (a.is_nan() && b.is_nan()).then_some(0);
    }
    let place = |x: f64| -> i128 {
        let magnitude = match dtype {
            DType::F64 => i128::from(x.abs().to_bits()),
            DType::Bf16 => i128::from((x.abs() as f32).to_bits() >> 16),
            DType::F16 if x.abs() < 2.0_f64.powi(-14) => (x.abs() * 2.0_f64.powi(24)) as i128,
            DType::F16 => i128::from((x.abs() as f32).to_bits() >> 13) - (112 << 10),
            DType::F32
            | DType::I4
            | DType::I8
            | DType::I16
            | DType::I32
            | DType::I64
            | DType::U8
            | DType::U32
            | DType::Bool => i128::from((x.abs() as f32).to_bits()),
        };
        if x < 0.0 { -magnitude } else { magnitude }
    };
    u64::try_from((place(a) - place(b)).abs()).ok()
}

/// Panics unless the bytes are a tensor, up to so many numbers between; NaNs are all the same. At
/// 0 the signs of zeros have to agree too.
#[track_caller]
pub fn assert_near(found: &[u8], expected: &Tensor, most: u64, about: impl Fn() -> String) {
    let ty = TensorType::new(expected.ty().dtype, expected.ty().shape.clone());
    let found = Tensor::new(ty.clone(), found.to_vec()).unwrap();
    let pairs = found.scalars().into_iter().zip(expected.scalars());
    for (index, (a, b)) in pairs.enumerate() {
        let apart = ulps(ty.dtype, a, b);
        let mut near = apart.is_some_and(|apart| apart <= most);
        if let (0, Scalar::Single(_) | Scalar::Double(_)) = (most, a) {
            near &= a.double().is_nan()
                || a.double().is_sign_negative() == b.double().is_sign_negative();
        }
        assert!(
            near,
            "{}: element {index}: found {a:?}, expected {b:?}",
            about()
        );
    }
}
