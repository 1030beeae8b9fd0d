//! Which crates are in the command: a software bill of materials, as CycloneDX 1.5.

use super::Release;
use crate::process;
use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// What cargo says of the workspace.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    description: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// A lock file.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// Writes it.
pub fn write(release: &Release<'_>) -> Result<()> {
    let root = &release.repository.root;
    let mut cargo = process::cargo(root);
    cargo.args(["metadata", "--locked", "--format-version", "1"]);
    let metadata: Metadata = serde_json::from_str(&process::output(&mut cargo)?)?;
    let lock: Lock = toml::from_str(&fs::read_to_string(root.join("Cargo.lock"))?)?;
    let text = format!("{:#}\n", of(&metadata, &lock, "peapod")?);
    let name = format!("peapod-{}.cdx.json", release.version);
    fs::write(release.out.join(name), text)?;
    Ok(())
}

/// The bill of a package: all that it is linked with.
fn of(metadata: &Metadata, lock: &Lock, name: &str) -> Result<Json> {
    let own = metadata
        .packages
        .iter()
        .find(|it| it.name == name && it.source.is_none());
    let own = own.with_context(|| format!("no package {name}"))?;
    let nodes = metadata.resolve.nodes.iter();
    let nodes: BTreeMap<&str, Vec<&str>> =
        nodes.map(|node| (node.id.as_str(), linked(node))).collect();
    let mut reached = BTreeSet::from([own.id.as_str()]);
    let mut left = vec![own.id.as_str()];
    while let Some(id) = left.pop() {
        let next = nodes.get(id).into_iter().flatten().copied();
        left.extend(next.filter(|id| reached.insert(id)));
    }
    let packages: BTreeMap<&str, &Package> = metadata
        .packages
        .iter()
        .map(|it| (it.id.as_str(), it))
        .collect();
    let package = |id: &str| {
        packages
            .get(id)
            .copied()
            .context("a package without a name")
    };
    let others = reached.iter().filter(|id| **id != own.id);
    let components: Result<Vec<Json>> = others
        .clone()
        .map(|id| Ok(component(package(id)?, lock)))
        .collect();
    let dependencies: Result<Vec<Json>> = reached
        .iter()
        .map(|id| {
            let on: Result<Vec<String>> =
                nodes[id].iter().map(|id| Ok(purl(package(id)?))).collect();
            Ok(json!({"ref": purl(package(id)?), "dependsOn": on?}))
        })
        .collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component(own, lock)},
        "components": components?,
        "dependencies": dependencies?,
    }))
}

/// What a crate is linked with: neither what builds it nor what tests it.
fn linked(node: &Node) -> Vec<&str> {
    let is_linked = |it: &&Dependency| it.dep_kinds.iter().any(|it| it.kind.is_none());
    let linked = node.deps.iter().filter(is_linked);
    linked.map(|it| it.pkg.as_str()).collect()
}

fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn component(package: &Package, lock: &Lock) -> Json {
    let mut locked = lock.package.iter();
    let locked = locked.find(|it| it.name == package.name && it.version == package.version);
    let checksum = locked.and_then(|it| it.checksum.as_ref());
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": package.name,
        "version": package.version,
        "purl": purl(package),
    });
    if let Some(licence) = &package.license {
        // Cargo took a slash for `OR` once.
        component["licenses"] = json!([{"expression": licence.replace('/', " OR ")}]);
    }
    if let Some(text) = &package.description {
        component["description"] = json!(text.trim());
    }
    if let Some(checksum) = checksum {
        component["hashes"] = json!([{"alg": "SHA-256", "content": checksum}]);
    }
    component
}

#[cfg(test)]
mod tests {
    use super::of;
    use serde_json::json;

    #[test]
    fn the_bill_has_what_is_linked_and_nothing_else() {
        let package = |id: &str, source: Option<&str>| json!({"id": id, "name": id, "version": "1.0.0", "license": "MIT/Apache-2.0", "description": null, "source": source});
        let node = |id: &str, deps: &[(&str, Option<&str>)]| {
            let deps = deps
                .iter()
                .map(|(pkg, kind)| json!({"pkg": pkg, "dep_kinds": [{"kind": kind}]}));
            json!({"id": id, "deps": deps.collect::<Vec<_>>()})
        };
        let metadata = json!({
            "packages": [package("own", None), package("a", Some("r")), package("b", Some("r")), package("test", Some("r"))],
            "resolve": {"nodes": [
                node("own", &[("a", None), ("test", Some("dev"))]),
                node("a", &[("b", None)]), node("b", &[]), node("test", &[]),
            ]},
        });
        let lock = json!({"package": [{"name": "a", "version": "1.0.0", "checksum": "00ff"}]});
        let [metadata, lock] = [metadata, lock];
        let bill = of(
            &serde_json::from_value(metadata).unwrap(),
            &serde_json::from_value(lock).unwrap(),
            "own",
        );
        let bill = bill.unwrap();
        let names: Vec<_> = bill["components"].as_array().unwrap().iter().collect();
        assert_eq!(names.len(), 2);
        assert_eq!(names[0]["hashes"][0]["content"], "00ff");
        assert_eq!(names[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(bill["dependencies"].as_array().unwrap().len(), 3);
    }
}
