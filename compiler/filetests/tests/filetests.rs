//! Runs every `*.ir` file of the workspace and reports per file.
//!
//! `BLESS=1` rewrites what can be rewritten; `FILETEST=part` runs only files whose path has that.

use std::env;
use std::path::Path;

use peapod_filetests::{find, run};

#[test]
fn every_file() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = workspace.canonicalize().expect("the workspace is there");
    let bless = env::var_os("BLESS").is_some_and(|value| value == "1");
    let filter = env::var("FILETEST").unwrap_or_default();
    let mut failures = Vec::new();
    let (mut files, mut checks) = (0, 0);
    for file in find(&workspace).expect("test files can be read") {
        let path = file.path.strip_prefix(&workspace).unwrap_or(&file.path);
        let path = path.display().to_string();
        if !path.contains(&filter) {
            continue;
        }
        files += 1;
        match run(&file, bless) {
            Ok(count) => {
                println!("ok     {path} ({count})");
                checks += count;
            }
            Err(error) => {
                println!("FAILED {path}");
                failures.push(format!("{path}: {error:#}"));
            }
        }
    }
    println!("{files} files, {checks} checks, {} failed", failures.len());
    assert!(files > 0, "no file matches");
    assert!(failures.is_empty(), "\n{}", failures.join("\n\n"));
}
