//! Programs that say what they yield: their results come in pairs, of what is computed and of what
//! is expected. `PEAPOD_PAIRS=FOLDER` runs those of a folder, `FILE__NAME.mlir`, and says of each
//! file how many are right. None are kept here: that is how tests of other projects are run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::verify::verify;

use crate::compare;

/// What is wrong with a program, if anything is.
fn check(path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let imported = import(&bytes, "pair").map_err(|error| error.to_string())?;
    let module = imported.module;
    let verified = verify(&module).map_err(|errors| errors.to_string())?;
    let name = &module.functions[0].name;
    let mut states = States::new(&verified, name).map_err(|error| error.to_string())?;
    let outputs = eval(&verified, name, &[], &mut states).map_err(|error| error.to_string())?;
    for (index, pair) in outputs.chunks_exact(2).enumerate() {
        compare(&format!("pair {index}"), &pair[0], &pair[1])?;
    }
    Ok(())
}

#[test]
fn pairs_of_a_folder() {
    let Some(folder) = std::env::var_os("PEAPOD_PAIRS") else {
        eprintln!("SKIPPED pairs_of_a_folder: PEAPOD_PAIRS names no folder");
        return;
    };
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let mut files: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for path in paths {
        let stem = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let file = stem.split("__").next().unwrap_or_default().to_owned();
        let result = std::panic::catch_unwind(|| check(&path));
        let result = result.unwrap_or_else(|_| Err("panicked".to_owned()));
        let counts = files.entry(file).or_default();
        counts[1] += 1;
        match result {
            Ok(()) => counts[0] += 1,
            Err(why) => println!("{stem}: {}", why.lines().next().unwrap_or_default()),
        }
    }
    for (file, [right, all]) in files {
        println!("FILE {file} {right} {all}");
    }
}
