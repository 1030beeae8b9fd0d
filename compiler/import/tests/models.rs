//! Models that converters and researchers made, and the conformance vectors.

mod files;

use std::fs;
use std::path::Path;

use files::{repository_models, shared_models};
use peapod_import::{ImportError, Imported, Warning, import};
use peapod_ir::OpKind;

fn import_file(path: &Path) -> Result<Imported, ImportError> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    import(&fs::read(path).expect("the file is readable"), &name)
}

/// The model of this name among the shared ones; says so if there is none.
fn import_shared(name: &str) -> Option<Result<Imported, ImportError>> {
    let Some(models) = shared_models() else {
        eprintln!("skipped: {name}: there are no shared models (see PEAPOD_SHARED)");
        return None;
    };
    let path = models
        .iter()
        .find(|path| path.parent().is_some_and(|dir| dir.ends_with(name)));
    Some(import_file(path.unwrap_or_else(|| {
        panic!("{name} is not among the shared models")
    })))
}

fn assert_sound(path: &Path) {
    let imported = import_file(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if let Err(errors) = peapod_ir::verify(&imported.module) {
        panic!("{}: {errors}", path.display());
    }
}

#[test]
fn every_model_of_the_repository_is_imported_and_verified() {
    for path in repository_models() {
        assert_sound(&path);
    }
}

#[test]
fn every_shared_model_is_imported_and_verified() {
    let Some(models) = shared_models() else {
        eprintln!("skipped: no shared models found (see PEAPOD_SHARED)");
        return;
    };
    models.iter().for_each(|path| assert_sound(path));
    assert_eq!(models.len(), 14);
}

#[test]
fn hybrid_quantisation_is_imported() {
    let Some(result) = import_shared("kws_ref_model_float32") else {
        return;
    };
    let module = result.expect("the model is imported").module;
    let ops = module.functions[0].ops.iter();
    let hybrid = ops.filter(|op| matches!(op.kind, OpKind::HybridConv2d(_)));
    assert_eq!(hybrid.count(), 5);
}

#[test]
fn the_quantized_dimension_of_old_biases_is_repaired() {
    let Some(result) = import_shared("person_detect") else {
        return;
    };
    let imported = result.expect("the model is imported");
    let [Warning::QuantizedDimension { tensors }] = imported.warnings.as_slice() else {
        panic!("expected one warning, not {:?}", imported.warnings);
    };
    assert_eq!(tensors.len(), 14);
    let function = &imported.module.functions[0];
    for tensor in tensors {
        let value = function
            .values
            .values()
            .find(|value| value.name.starts_with(&tensor.name));
        let quant = value.and_then(|value| value.ty.quant.as_ref());
        assert_eq!(quant.and_then(|quant| quant.axis), Some(0), "{tensor}");
    }
}

#[test]
fn signatures_and_metadata_are_kept() {
    let Some(result) = import_shared("hello_world_int8") else {
        return;
    };
    let module = result.expect("the model is imported").module;
    let keys: Vec<_> = module
        .signatures
        .iter()
        .map(|signature| &signature.key)
        .collect();
    assert_eq!(keys, ["serving_default"]);
    let names: Vec<_> = module.metadata.iter().map(|(name, _)| name).collect();
    assert!(
        names.contains(&&"min_runtime_version".to_owned()),
        "{names:?}"
    );
}
