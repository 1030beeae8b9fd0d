//! The library is one that Python can import. That this is a test of cargo has it built with all
//! others, for the wheel that `cargo xtask test` installs.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use object::{Object, ObjectSymbol};

/// Where cargo puts it: beside this test.
fn library() -> PathBuf {
    let test = env::current_exe().expect("a test has a file");
    test.with_file_name("libpeapod_python.so")
}

#[test]
#[cfg(target_os = "linux")]
fn python_finds_the_module_and_brings_its_own_symbols() {
    let bytes = fs::read(library()).expect("cargo has built the library");
    let file = object::File::parse(&*bytes).expect("it is an object file");
    let symbols = file.dynamic_symbols();
    let (defined, open): (Vec<_>, Vec<_>) = symbols.partition(ObjectSymbol::is_definition);
    let named = |of: &[object::Symbol<'_, '_>]| -> BTreeSet<String> {
        let names = of.iter().filter_map(|it| it.name().ok());
        names.map(str::to_owned).collect()
    };
    assert!(named(&defined).contains("PyInit__peapod"));
    // What Python defines is left open: no libpython is linked.
    assert!(named(&open).contains("PyModule_Create2"));
    let interpreter = named(&defined)
        .into_iter()
        .filter(|it| it.starts_with("Py"));
    assert_eq!(interpreter.collect::<Vec<_>>(), ["PyInit__peapod"]);
}
