//! Models that converters and researchers made, and the conformance vectors.

mod files;

use std::fs;
use std::path::Path;

use files::{repository_models, shared_models};
use peapod_import::{ImportError, Imported, Warning, import};

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
fn every_shared_model_of_imported_operators_is_imported_and_verified() {
    let Some(models) = shared_models() else {
        eprintln!("skipped: no shared models found (see PEAPOD_SHARED)");
        return;
    };
    let refused = ["audio_preprocessor_int8", "kws_ref_model_float32"];
    let (mut imported, mut left_out) = (0, 0);
    for path in models {
        let model = path.parent().expect("a model has a folder");
        if refused.iter().any(|name| model.ends_with(name)) {
            left_out += 1;
        } else {
            assert_sound(&path);
            imported += 1;
        }
    }
    assert_eq!((imported, left_out), (12, refused.len()));
}

#[test]
fn unsupported_operators_are_named_all_at_once() {
    let Some(result) = import_shared("audio_preprocessor_int8") else {
        return;
    };
    let Err(ImportError::Unsupported(list)) = result else {
        panic!("expected unsupported operators, not {result:?}");
    };
    let names: Vec<_> = list
        .items
        .iter()
        .filter_map(|item| item.op.as_ref())
        .map(|op| op.custom_code.as_ref().unwrap_or(&op.name).as_str())
        .collect();
    // All 21 operators but those that move elements or give them another type.
    let expected = [
        "SignalWindow",
        "SignalFftAutoScale",
        "SignalRfft",
        "SignalEnergy",
        "SignalFilterBank",
        "SignalFilterBankSquareRoot",
        "SignalFilterBankSpectralSubtraction",
        "SignalPCAN",
        "SignalFilterBankLog",
    ];
    assert_eq!(names, expected);
    let message = list.to_string();
    assert!(message.starts_with("9 parts of the model are not supported:\n"));
    assert_eq!(message.matches("help: ").count(), 1, "{message}");
}

#[test]
fn hybrid_quantisation_is_refused_with_the_way_out() {
    let Some(result) = import_shared("kws_ref_model_float32") else {
        return;
    };
    let Err(ImportError::Unsupported(list)) = result else {
        panic!("expected hybrid operators, not {result:?}");
    };
    let ops: Vec<_> = list
        .items
        .iter()
        .filter_map(|item| item.op.as_ref())
        .collect();
    assert_eq!(ops.len(), 5);
    assert!(ops.iter().all(|op| op.name == "CONV_2D"));
    let message = list.to_string();
    assert!(
        message.contains("FLOAT32 activations with INT8 weights"),
        "{message}"
    );
    assert!(message.contains("help: convert the model again with a representative dataset"));
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
