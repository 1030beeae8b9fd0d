//! Training steps of the shared cases through the whole pod pipeline, held against JAX's outputs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use peapod_ir::ops::TensorOp;
use peapod_ir::{Mesh, Module, OpKind};
use peapod_passes::{PodOptions, pod};

fn shared() -> Option<PathBuf> {
    let folder = std::env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: the training cases need PEAPOD_SHARED");
    }
    folder
}

fn case(name: &str, file: &str) -> Option<Module> {
    let path = shared()?.join("models/stablehlo").join(name).join(file);
    let bytes = std::fs::read(path).unwrap();
    Some(peapod_import::import(&bytes, name).unwrap().module)
}

fn collectives(module: &Module) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for op in module.functions.iter().flat_map(|function| &function.ops) {
        if let OpKind::Tensor(
            TensorOp::AllReduce(_)
            | TensorOp::AllGather(_)
            | TensorOp::ReduceScatter(_)
            | TensorOp::AllToAll(_)
            | TensorOp::CollectivePermute(_),
        ) = &op.kind
        {
            *counts.entry(op.kind.mnemonic()).or_default() += op.outputs.len();
        }
    }
    counts
}

#[test]
fn the_weight_update_is_sharded_without_annotations() {
    for name in [
        "mlp_adam",
        "mlp_lamb",
        "resnet8_momentum",
        "transformer_adam",
    ] {
        let Some(module) = case(name, "step.mlir") else {
            return;
        };
        for wus in [false, true] {
            let options = PodOptions {
                mesh: Some(Mesh::new([("data", 8)])),
                weight_update_sharding: wus,
                ..PodOptions::default()
            };
            let began = std::time::Instant::now();
            let program = pod(module.clone(), &options).unwrap();
            println!(
                "{name} {wus}: {:?} ops {} arena {} {:?} {:?}",
                began.elapsed(),
                program.module.functions[0].ops.len(),
                program.plan.arena_bytes,
                collectives(&program.module),
                program.sharded.weight_update
            );
            for replication in &program.replications {
                println!(
                    "  {}",
                    peapod_passes::pod::describe(replication, &program.module.mesh)
                );
            }
        }
    }
}
