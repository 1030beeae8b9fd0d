//! Names that must agree: targets; tests beside things.

use anyhow::Result;

use super::{Failure, Sources};

/// No target's name occurs in Rust outside `targets/`: a board, chip or pod is data.
pub fn targets_only_in_targets(sources: &Sources) -> Result<Vec<Failure>> {
    let names: Vec<&str> = sources
        .files
        .iter()
        .filter_map(|file| {
            let board = || file.path.strip_prefix("targets/boards/")?.split('/').next();
            let pod = || {
                file.path
                    .strip_prefix("targets/pods/")?
                    .strip_suffix(".toml")
            };
            let chip = || {
                let name = file.path.strip_prefix("targets/chips/")?;
                let is_target = file.text.contains("\n[[region]]");
                name.strip_suffix(".toml").filter(|_| is_target)
            };
            // The pod of this machine is called what any code may call it.
            let pod = || pod().filter(|name| *name != "local");
            board().or_else(pod).or_else(chip)
        })
        .collect();
    let elsewhere = sources.rust();
    let elsewhere = elsewhere.filter(|file| !file.path.starts_with("targets/"));
    Ok(Sources::each_line(elsewhere, |line| {
        let mut names = names.iter();
        let name = names.find(|name| line.contains(&format!("\"{name}\"")))?;
        Some(format!(
            "names the target {name}; read it from targets/ instead"
        ))
    }))
}

/// Where passes are.
const PASS_FOLDERS: [&str; 3] = [
    "compiler/passes/src/graph/",
    "compiler/passes/src/micro/",
    "compiler/passes/src/pod/",
];

/// Every op and every pass has an `.ir` test file beside it.
pub fn ir_tests(sources: &Sources) -> Result<Vec<Failure>> {
    let tested = |path: &str| {
        let stem = path.strip_suffix(".rs").unwrap_or(path);
        sources.has(&format!("{stem}.ir"))
    };
    let ops = module_files(sources, "compiler/ir/src/ops/").filter(|path| {
        !["mod", "attribute", "facts"]
            .iter()
            .any(|stem| is_stem(path, stem))
    });
    let registry = sources.text("compiler/passes/src/registry.rs")?;
    let passes = PASS_FOLDERS.into_iter().flat_map(|folder| {
        let registered = move |path: &&str| {
            let stem = path.trim_start_matches(folder).trim_end_matches(".rs");
            registry.contains(&format!("\"{stem}\""))
        };
        module_files(sources, folder).filter(registered)
    });
    Ok(ops
        .chain(passes)
        .filter(|path| !tested(path))
        .map(|path| Failure {
            place: path.to_owned(),
            message: "has no .ir test beside it".into(),
        })
        .collect())
}

/// Whether a path is that of a Rust file of this name.
fn is_stem(path: &str, stem: &str) -> bool {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.strip_suffix(".rs") == Some(stem)
}

/// Paths of the Rust files directly in this folder.
fn module_files<'s>(sources: &'s Sources, folder: &'s str) -> impl Iterator<Item = &'s str> {
    sources.rust().filter_map(move |file| {
        let name = file.path.strip_prefix(folder)?;
        (!name.contains('/')).then_some(file.path.as_str())
    })
}
