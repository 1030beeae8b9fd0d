//! Small programs of all families, as JAX exports them: the IR's evaluation and pods of 1, 3, 8 and
//! 2×4 devices compute what JAX has computed of them.
//!
//! `conformance/stablehlo/programs/generate.py` makes the archives. `PEAPOD_PROGRAMS=PART` runs
//! those whose archive and name, `linalg/svd_thin`, contain that. `PEAPOD_TEST_PJRT=cpu` runs what
//! is exported of their pods on a plug-in of PJRT as well, another one than the CPU's on one device
//! only, with products as exact as the element type.

mod gradients;
mod pairs;

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::Precision;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Function, Mesh, Module, OpKind, Shown, Tensor, TensorType, ValueId};
use peapod_passes::{PodOptions, pod};
use peapod_pod::{Engine, EngineOptions, Executor, RunError, engine, load};

/// Largest difference, relative to the largest magnitude of a tensor.
const TOLERANCE: f64 = 1e-5;

/// A program with its inputs and JAX's outputs.
struct Case {
    name: String,
    module: Module,
    inputs: Vec<Tensor>,
    expected: Vec<Tensor>,
}

/// The folder of an archive's members.
fn unpacked(family: &str) -> PathBuf {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/programs");
    let archive = archive.join(format!("{family}.zip"));
    let folder = peapod_conformance::unpacked(&format!("programs-{family}"), &[archive]);
    folder.expect("an archive").join(family)
}

/// Tensors of these values from the bytes of all of them.
fn split(bytes: &[u8], module: &Module, ids: &[ValueId]) -> Vec<Tensor> {
    let mut rest = bytes;
    let mut tensors = Vec::new();
    for id in ids {
        let ty: &TensorType = module.functions[0].ty(*id);
        let (own, others) = rest.split_at(ty.size_bytes());
        tensors.push(Tensor::new(ty.clone(), own.to_vec()).expect("bytes of a tensor"));
        rest = others;
    }
    assert!(rest.is_empty(), "{} bytes too many", rest.len());
    tensors
}

/// Has accelerators multiply floats of no shorter type.
fn make_exact(module: &mut Module) {
    let functions = module.functions.iter_mut();
    for op in functions.flat_map(|function| &mut function.ops) {
        if let OpKind::Tensor(TensorOp::DotGeneral(op)) = &mut op.kind {
            op.precision = [Precision::Highest; 2];
        } else if let OpKind::Tensor(TensorOp::Convolution(op)) = &mut op.kind {
            op.precision = [Precision::Highest; 2];
        }
    }
}

fn read(folder: &Path, name: &str) -> Case {
    let bytes = |end: &str| fs::read(folder.join(format!("{name}.{end}"))).expect("a member");
    let imported = import(&bytes("mlir"), name).unwrap_or_else(|error| panic!("{error}"));
    let mut module = imported.module;
    if plugin().is_some_and(|it| it != "cpu") {
        make_exact(&mut module);
    }
    let entry = &module.functions[0];
    let inputs = split(&bytes("in"), &module, &entry.inputs);
    let expected = split(&bytes("out"), &module, &entry.outputs);
    Case {
        name: name.to_owned(),
        inputs,
        expected,
        module,
    }
}

/// The text and the bytecode of a program are one program, where it is a portable artifact and,
/// where that is recorded, in the dialect StableHLO itself.
fn check_bytecode(folder: &Path, case: &Case) -> Result<(), String> {
    let name = &case.name;
    let bytes = fs::read(folder.join(format!("{name}.mlirbc"))).expect("a member");
    check_same(&bytes, case)?;
    match fs::read(folder.join(format!("{name}.own.mlirbc"))) {
        Ok(bytes) => check_same(&bytes, case).map_err(|error| format!("own {error}")),
        Err(_) => Ok(()),
    }
}

/// A file has the functions of a program, their ops, and what they take and yield, and computes the
/// same. Names and places of values differ.
fn check_same(bytes: &[u8], case: &Case) -> Result<(), String> {
    let name = &case.name;
    let imported = import(bytes, name).map_err(|error| format!("bytecode: {error}"))?;
    let (text, binary) = (&case.module, &imported.module);
    if text.functions.len() != binary.functions.len() || text.mesh != binary.mesh {
        return Err("bytecode: other functions or another mesh than in text".to_owned());
    }
    for (text, binary) in text.functions.iter().zip(&binary.functions) {
        let ops = |function: &Function| -> Vec<String> {
            let types = |ids: &[ValueId]| format!("{:?}", types(function, ids));
            let ops = function.ops.iter().map(|op| {
                let inputs: Vec<_> = op.inputs.iter().flatten().copied().collect();
                format!(
                    "{:?} {} {}",
                    op.kind.mnemonic(),
                    types(&inputs),
                    types(&op.outputs)
                )
            });
            ops.collect()
        };
        let (text_ops, binary_ops) = (ops(text), ops(binary));
        let differs = text_ops.iter().zip(&binary_ops).position(|(a, b)| a != b);
        if let Some(index) = differs {
            return Err(format!(
                "bytecode: @{}, op {index}: {}, in text {}",
                text.name, binary_ops[index], text_ops[index]
            ));
        }
        if text_ops.len() != binary_ops.len() || text.replaces != binary.replaces {
            return Err(format!(
                "bytecode: @{} has other ops than in text",
                text.name
            ));
        }
    }
    let again = Case {
        name: name.clone(),
        module: imported.module,
        inputs: case.inputs.clone(),
        expected: case.expected.clone(),
    };
    check_all("bytecode, evaluated", &evaluated(&again), &again.expected)
}

fn types(function: &Function, ids: &[ValueId]) -> Vec<TensorType> {
    ids.iter().map(|id| function.ty(*id).clone()).collect()
}

/// Elements as numbers; those of other types than floats have to be the same.
fn floats(tensor: &Tensor) -> Option<Vec<f64>> {
    let float = DType::FLOATS.contains(&tensor.ty().dtype);
    float.then(|| {
        let scalars = tensor.scalars();
        scalars.into_iter().map(number).collect()
    })
}

fn number(scalar: Scalar) -> f64 {
    match scalar.convert(DType::F64) {
        Scalar::Double(number) => number,
        Scalar::Single(_) | Scalar::Integer(_) | Scalar::Truth(_) => panic!("no double"),
    }
}

/// How far tensors are apart, relative to the largest magnitude.
fn compare(what: &str, found: &Tensor, expected: &Tensor) -> Result<(), String> {
    let known = floats(expected).unwrap_or_default();
    let finite = known.iter().filter(|x| x.is_finite());
    let largest = finite.fold(0.0_f64, |most, x| most.max(x.abs()));
    let half = found.ty().dtype.size_bytes() == 2;
    let allowed = largest * if half { 1e-2 } else { TOLERANCE };
    compare_by(what, found, expected, allowed.max(1e-6_f64.min(TOLERANCE)))
}

/// Whether tensors are no farther apart than this.
fn compare_by(what: &str, found: &Tensor, expected: &Tensor, allowed: f64) -> Result<(), String> {
    let (Some(numbers), Some(known)) = (floats(found), floats(expected)) else {
        return match found.bytes() == expected.bytes() {
            true => Ok(()),
            false => Err(format!(
                "{what}: {:?}, expected {:?}",
                found.bytes(),
                expected.bytes()
            )),
        };
    };
    let is_off = |(a, b): &(&f64, &f64)| {
        let near = (**a - **b).abs() <= allowed;
        !(near || a == b || a.is_nan() && b.is_nan())
    };
    let off: Vec<_> = numbers.iter().zip(&known).filter(is_off).collect();
    match off.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "{what}: {} of {} are off by more than {allowed:.1e}: {:?}…",
            off.len(),
            known.len(),
            &off[..off.len().min(4)]
        )),
    }
}

/// Every input is cut along its longest dimensions, one for each axis of the mesh.
fn options(case: &Case, mesh: &Mesh) -> PodOptions {
    let entry = &case.module.functions[0];
    let rules = entry.inputs.iter().enumerate().filter_map(|(index, id)| {
        let value = entry.value(*id);
        // The parts of complex numbers are along a dimension that rules do not name.
        let is_complex = entry.shown.input(index).is_some_and(Shown::is_complex);
        let rank = value.ty.shape.len() - usize::from(is_complex);
        let mut dims: Vec<usize> = (0..rank).collect();
        dims.sort_by_key(|dim| std::cmp::Reverse(value.ty.shape[*dim]));
        let mut names = vec!["-".to_owned(); dims.len()];
        for (axis, dim) in mesh.axes.iter().zip(&dims) {
            names[*dim].clone_from(&axis.name);
        }
        let rule = format!("{}={}", value.name, names.join(","));
        (!dims.is_empty()).then(|| rule.parse().expect("a rule"))
    });
    PodOptions::new(mesh.clone(), rules.collect())
}

/// The plug-in of PJRT that is asked for.
fn plugin() -> Option<String> {
    std::env::var("PEAPOD_TEST_PJRT").ok()
}

/// On devices of this process, or of a plug-in.
fn on_devices(case: &Case, mesh: &Mesh, plugin: Option<&str>) -> Result<Vec<Tensor>, String> {
    let program = pod::compile(case.module.clone(), &options(case, mesh))
        .unwrap_or_else(|error| panic!("{error}"));
    let verified = verify(&program.module).unwrap_or_else(|errors| panic!("{errors}"));
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan)
        .unwrap_or_else(|error| panic!("{error}"));
    let loaded = load(&bytes).unwrap_or_else(|error| panic!("{error}"));
    let options = EngineOptions {
        threads: 2,
        ..EngineOptions::default()
    };
    let said = |error: RunError| {
        let source = std::error::Error::source(&error).map(ToString::to_string);
        format!("{error}: {}", source.unwrap_or_default())
    };
    let mut engine: Box<dyn Engine> = match plugin {
        None => Box::new(Executor::new(loaded, options).map_err(said)?),
        Some(plugin) => {
            let text = peapod_emit::stablehlo::write_stored(&verified, &program.interface);
            let text = text.unwrap_or_else(|error| panic!("{error}"));
            let kind = engine::named("pjrt").map_err(|error| error.to_string())?;
            let loaded = kind.load(loaded.with_stablehlo(text), Some(plugin), options);
            loaded.map_err(said)?
        }
    };
    for (index, input) in case.inputs.iter().enumerate() {
        engine.set_input(index, input.bytes()).map_err(said)?;
    }
    engine.step().map_err(said)?;
    engine.check_replicas().map_err(said)?;
    let outputs = case.expected.iter().enumerate();
    let outputs = outputs.map(|(index, expected)| {
        let bytes = engine.output(index).map_err(said)?;
        Ok(Tensor::new(expected.ty().clone(), bytes).expect("an output of the type"))
    });
    outputs.collect()
}

fn evaluated(case: &Case) -> Vec<Tensor> {
    let verified = verify(&case.module).unwrap_or_else(|errors| panic!("{errors}"));
    let name = &case.module.functions[0].name;
    let mut states = States::new(&verified, name).expect("no states");
    eval(&verified, name, &case.inputs, &mut states).expect("a run")
}

fn check_all(what: &str, found: &[Tensor], expected: &[Tensor]) -> Result<(), String> {
    assert_eq!(found.len(), expected.len());
    let mut pairs = found.iter().zip(expected).enumerate();
    pairs.try_for_each(|(index, (found, expected))| {
        compare(&format!("{what}, output {index}"), found, expected)
    })
}

fn check(folder: &Path, name: &str) -> Result<(), String> {
    let case = read(folder, name);
    check_all("evaluated", &evaluated(&case), &case.expected)?;
    check_bytecode(folder, &case)?;
    let line = |devices| Mesh::new([("data", devices)]);
    let meshes = [line(1), line(3), line(8), Mesh::new([("x", 2), ("y", 4)])];
    for mesh in &meshes {
        let what = format!("{}, on {mesh}", case.name);
        check_all(&what, &on_devices(&case, mesh, None)?, &case.expected)?;
    }
    if let Some(plugin) = plugin() {
        let meshes = if plugin == "cpu" {
            &meshes[..]
        } else {
            &meshes[..1]
        };
        for mesh in meshes {
            let what = format!("{}, on {mesh} of {plugin}", case.name);
            let found = on_devices(&case, mesh, Some(&plugin));
            let found = found.map_err(|error| format!("{what}: {error}"))?;
            check_all(&what, &found, &case.expected)?;
        }
    }
    Ok(())
}

fn family(family: &str, least: usize) {
    let folder = unpacked(family);
    let members = fs::read_dir(&folder).expect("a folder");
    let paths = members.map(|member| member.expect("a member").path());
    let programs = paths.filter(|path| path.extension().is_some_and(|end| end == "mlir"));
    let stem = |path: PathBuf| {
        path.file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    let mut names: Vec<String> = programs.map(stem).collect();
    names.sort();
    assert!(names.len() >= least, "{family}: {names:?}");
    let only = std::env::var("PEAPOD_PROGRAMS").unwrap_or_default();
    names.retain(|name| format!("{family}/{name}").contains(&only));
    let mut failed = Vec::new();
    for name in &names {
        let result = std::panic::catch_unwind(|| check(&folder, name));
        match result {
            Ok(Ok(())) => {}
            Ok(Err(why)) => {
                eprintln!("{family}/{name}: {why}");
                failed.push(name);
            }
            Err(_) => {
                eprintln!("{family}/{name}: panicked");
                failed.push(name);
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{family}: {} of {} fail: {failed:?}",
        failed.len(),
        names.len()
    );
    println!("{family}: {} programs", names.len());
}

/// Rules name the dimensions of a complex tensor, not that of real and imaginary parts.
#[test]
fn rules_of_complex_tensors() {
    let ty = "tensor<8xcomplex<f32>>";
    let text = format!(
        "module {{ func.func @main(%z: {ty}, %n: tensor<complex<f32>>) -> {ty} {{
          %r = stablehlo.negate %z : {ty}
          return %r : {ty}
        }} }}"
    );
    let module = import(text.as_bytes(), "complex")
        .expect("a program")
        .module;
    let compiled = |rules: &[&str]| {
        let rules = rules.iter().map(|rule| rule.parse().expect("a rule"));
        let options = PodOptions::new(Mesh::new([("data", 2)]), rules.collect());
        let program = pod::compile(module.clone(), &options);
        let program = program.map_err(|error| error.to_string())?;
        let shapes = program.interface.inputs.iter().map(|port| {
            let mesh = &program.module.mesh;
            port.sharding.local_shape(mesh, &port.stored_shape)
        });
        Ok::<_, String>(shapes.collect::<Vec<_>>())
    };
    let halves = vec![vec![4, 2], vec![2]];
    assert_eq!(compiled(&["z=data", "n="]), Ok(halves.clone()));
    assert_eq!(compiled(&[]), Ok(halves));
    assert_eq!(compiled(&["z=-"]), Ok(vec![vec![8, 2], vec![2]]));
    for rule in ["z=data,-", "n=data"] {
        let error = compiled(&[rule]).expect_err("a dimension too many");
        assert!(error.contains("real and imaginary parts"), "{error}");
    }
}

/// `shard_alike(x * 2, y + 1)` with GSPMD, of which only x is annotated, as JAX exports it.
#[test]
fn groups_of_gspmd_share_their_sharding() {
    let shapes = |group: &str| {
        let ty = "tensor<8x8xf32>";
        let sharding =
            format!("{{has_side_effect = true, mhlo.sharding = \"{{unknown{group}}}\"}}");
        let text = format!(
            "module attributes {{mhlo.num_partitions = 8 : i32}} {{
              func.func @main(%x: {ty} {{mhlo.sharding = \"{{devices=[1,8]<=[8]}}\"}}, %y: {ty}
                {{mhlo.sharding = \"{{unknown}}\"}}) -> {ty} {{
                %0 = stablehlo.add %x, %x : {ty}
                %1 = stablehlo.negate %y : {ty}
                %2 = stablehlo.custom_call @Sharding(%0) {sharding} : ({ty}) -> {ty}
                %3 = stablehlo.custom_call @Sharding(%1) {sharding} : ({ty}) -> {ty}
                %4 = stablehlo.dot_general %2, %3, contracting_dims = [0] x [0] :
                  ({ty}, {ty}) -> {ty}
                return %4 : {ty}
              }}
            }}"
        );
        let module = import(text.as_bytes(), "alike").expect("a program").module;
        let options = PodOptions::new(module.mesh.clone(), vec![]);
        let program = pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}"));
        let ports = program.interface.inputs.iter();
        let shapes = ports.map(|port| {
            let mesh = &program.module.mesh;
            port.sharding.local_shape(mesh, &port.stored_shape)
        });
        shapes.collect::<Vec<_>>()
    };
    assert_eq!(shapes(" shard_as 0"), [[8, 1], [8, 1]]);
    assert_eq!(shapes(" shard_like 0"), [[8, 1], [8, 1]]);
    assert_ne!(shapes("")[1], [8, 1]);
}

#[test]
fn factorisations() {
    family("linalg", 50);
}

#[test]
fn factorisations_in_double_precision() {
    family("linalg64", 50);
}

#[test]
fn complex_matrices() {
    family("matrices", 55);
}

#[test]
fn complex_matrices_in_double_precision() {
    family("matrices64", 55);
}

#[test]
fn arrays() {
    family("arrays", 60);
}

#[test]
fn control() {
    family("control", 28);
}

#[test]
fn numbers() {
    family("numbers", 36);
    family("numbers64", 1);
}

#[test]
fn products() {
    family("products", 15);
}

#[test]
fn networks() {
    family("nn", 39);
}

/// A program for each op of StableHLO's interpreter tests.
#[test]
fn interpreted_ops() {
    family("interpret", 76);
}
