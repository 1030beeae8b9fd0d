//! Layers of experts on a plug-in of PJRT. Skipped, by name, where none is installed.

use peapod_emit::stablehlo;
use peapod_ir::Tensor;
use peapod_ir::verify::verify;
use peapod_passes::PodProgram;
use peapod_passes::pod::one_hot_einsum::OneHotEinsum;
use peapod_pod::pjrt::PjrtRunError;
use peapod_pod::{EngineOptions, RunError, engine, load};

use crate::{arguments, compiled_with, distance, inputs_of, outputs_of, programs, run};

/// Largest difference from virtual devices, relative to the largest magnitude of a result.
const TOLERANCE: f64 = 1e-5;

/// Results of a step on the CPU plug-in; `None` where there is none.
fn on_plugin(program: &PodProgram, inputs: &[Tensor]) -> Option<Vec<Tensor>> {
    let verified = verify(&program.module).unwrap_or_else(|errors| panic!("{errors}"));
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let text = stablehlo::write_stored(&verified, &program.interface).unwrap();
    let loaded = load(&bytes).unwrap().with_stablehlo(text);
    let kind = engine::named("pjrt").unwrap();
    match kind.load(loaded, Some("cpu"), EngineOptions::default()) {
        Ok(mut engine) => Some(outputs_of(&mut *engine, program, inputs)),
        Err(RunError::Pjrt(PjrtRunError::NotFound { .. })) => None,
        Err(error) => panic!("{error:?}"),
    }
}

/// Masks as products and as gathers, sorted tokens, all on data, expert and tensor axes.
#[test]
fn layers_on_a_plugin_yield_what_virtual_devices_do() {
    let layers = programs("layer_").into_iter().chain(programs("sorted_"));
    let all = layers.filter(|(_, module)| {
        let types = arguments(module);
        types
            .iter()
            .all(|(_, ty)| ty.dtype != peapod_ir::DType::Bf16)
    });
    let (mut compared, mut most) = (0, 0.0_f64);
    for (turn, (name, module)) in all.enumerate() {
        let which = [OneHotEinsum::Never, OneHotEinsum::Always][turn % 2];
        let mesh = [[2, 2, 2], [1, 4, 1]][turn / 2 % 2];
        let program = compiled_with(&module, mesh, which);
        let inputs = inputs_of(&name, &module);
        let Some(found) = on_plugin(&program, &inputs) else {
            println!(
                "SKIPPED layers_on_a_plugin_yield_what_virtual_devices_do: run `cargo xtask setup \
                 --engine pjrt-cpu`"
            );
            return;
        };
        let expected = run(&program, &inputs);
        let apart = found.iter().zip(&expected).map(|(a, b)| distance(a, b));
        let apart = apart.fold(0.0, f64::max);
        assert!(apart <= TOLERANCE, "{name} on {mesh:?}: {apart:.1e}");
        most = most.max(apart);
        compared += 1;
    }
    println!("{compared} layers compared, largest difference {most:.1e}");
    assert!(compared >= 10 || std::env::var_os("PEAPOD_EXPERTS").is_some());
}
