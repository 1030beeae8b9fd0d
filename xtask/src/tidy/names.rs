//! Names that must agree: kernels across schema, plan and runtime; targets; tests beside things.

use anyhow::{Context, Result};

use super::{Failure, Sources};

/// No target's name occurs in Rust outside `targets/`: a board or pod is data.
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
            // The pod of this machine is called what any code may call it.
            board().or_else(|| pod().filter(|name| *name != "local"))
        })
        .collect();
    let mut failures = Vec::new();
    for file in sources
        .rust()
        .filter(|file| !file.path.starts_with("targets/"))
    {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(name) = names
                .iter()
                .find(|name| line.contains(&format!("\"{name}\"")))
            {
                failures.push(Failure {
                    place: format!("{}:{}", file.path, index + 1),
                    message: format!("names the target {name}; read it from targets/ instead"),
                });
            }
        }
    }
    Ok(failures)
}

/// Schema enum, device enum, plan and kernel files agree, name by name.
pub fn kernels(sources: &Sources) -> Result<Vec<Failure>> {
    let names = schema_kernels(sources.text("schemas/micro.fbs")?)?;
    let device = text_below(sources, "schemas/src/");
    let plan = sources.text("compiler/ir/src/plan/micro.rs")?;
    let runtime = text_below(sources, "runtime-micro/src/kernels/");
    let mut failures = Vec::new();
    for name in names {
        let mut want = |found: bool, place: &str, what: String| {
            if !found {
                failures.push(Failure {
                    place: place.into(),
                    message: format!("{what} is missing"),
                });
            }
        };
        let variant = camel_case(&name);
        want(
            device.contains(&variant),
            "schemas/src/",
            format!("Kernel::{variant}"),
        );
        want(
            plan.contains(&variant),
            "compiler/ir/src/plan/micro.rs",
            format!("Kernel::{variant}"),
        );
        let constant = name.to_uppercase();
        want(
            runtime.contains(&format!("static {constant}: Kernel")),
            "runtime-micro/src/kernels/",
            format!("static {constant}"),
        );
    }
    Ok(failures)
}

/// The text of every Rust file below this folder.
fn text_below(sources: &Sources, folder: &str) -> String {
    let below = sources.rust().filter(|file| file.path.starts_with(folder));
    below.map(|file| file.text.as_str()).collect()
}

/// Where passes stand.
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
    let ops = module_files(sources, "compiler/ir/src/ops/")
        .filter(|path| !path.ends_with("/mod.rs") && !path.ends_with("/attribute.rs"));
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

/// Paths of the Rust files directly in this folder.
fn module_files<'s>(sources: &'s Sources, folder: &'s str) -> impl Iterator<Item = &'s str> {
    sources.rust().filter_map(move |file| {
        let name = file.path.strip_prefix(folder)?;
        (!name.contains('/')).then_some(file.path.as_str())
    })
}

/// The members of `enum Kernel` in the schema.
fn schema_kernels(schema: &str) -> Result<Vec<String>> {
    let start = schema
        .find("enum Kernel")
        .context("micro.fbs has no enum Kernel")?;
    let body = &schema[start..];
    let end = body
        .find('}')
        .context("enum Kernel of micro.fbs has no end")?;
    Ok(body[..end]
        .lines()
        .skip(1)
        .filter(|line| !line.trim_start().starts_with("//"))
        .filter_map(|line| line.split_once('='))
        .map(|(name, _)| name.trim().to_owned())
        .collect())
}

fn camel_case(name: &str) -> String {
    name.split('_')
        .map(|word| {
            let mut chars = word.chars();
            chars
                .next()
                .map(|first| first.to_uppercase().to_string() + chars.as_str())
        })
        .map(Option::unwrap_or_default)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_kernel_enum() {
        let schema = "enum Other : ubyte { x = 0 }\nenum Kernel : ushort {\n  // C = d.\n  a_s8 = 0, // x\n  b_f32 = 1,\n}";
        assert_eq!(schema_kernels(schema).unwrap(), ["a_s8", "b_f32"]);
        assert_eq!(camel_case("fully_connected_s8"), "FullyConnectedS8");
    }
}
