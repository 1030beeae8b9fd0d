//! What reaches which value, and what is said of it.

mod explained;
mod functions;
mod groups;
mod random;
mod rules;

use peapod_ir::text::parse;
use peapod_ir::{Annotation, AxisId, Mesh, Module, Sharding, verify};

use super::{Propagation, Site, propagate};

/// A module on a mesh with annotations by name of the value: per dimension a word, the axes with
/// `+` between them or `-` for none, with `?` behind it where the dimension is open; a word `pN`
/// gives the dimension before it a priority.
fn annotated<'a>(
    text: &str,
    mesh: impl IntoIterator<Item = (&'a str, usize)>,
    annotations: &[(&str, &str)],
) -> Module {
    let mut module = parse(text).expect("it parses");
    module.mesh = Mesh::new(mesh);
    for (name, words) in annotations {
        let site = named(&module, name);
        let annotation = annotation(&module.mesh, words, name);
        let value = &mut module.functions[site.function].values[site.value];
        assert_eq!(
            annotation.sharding.dims.len(),
            value.ty.shape.len(),
            "{name}"
        );
        value.annotation = Some(annotation);
    }
    verify(&module).expect("it is sound");
    module
}

fn annotation(mesh: &Mesh, words: &str, name: &str) -> Annotation {
    let mut annotation = Annotation {
        source: format!("`{name}`").into(),
        ..Annotation::default()
    };
    for word in words.split_whitespace() {
        if let Some(priority) = word
            .strip_prefix('p')
            .and_then(|digits| digits.parse().ok())
        {
            annotation.priorities.pop();
            annotation.priorities.push(priority);
            continue;
        }
        let axes = word.trim_end_matches('?');
        annotation.open.push(axes.len() < word.len());
        let axes = axes.split('+').filter(|axis| *axis != "-");
        let axes: Vec<AxisId> = axes.map(|axis| mesh.axis(axis).expect(axis)).collect();
        annotation.sharding.dims.push(axes);
        annotation.priorities.push(0);
    }
    annotation
}

/// The first value of this name.
fn named(module: &Module, name: &str) -> Site {
    let functions = module.functions.iter().enumerate();
    let mut found = functions.flat_map(|(function, graph)| {
        let values = graph.values.iter();
        values
            .filter(|(_, value)| value.name == name)
            .map(move |(value, _)| Site { function, value })
    });
    found.next().unwrap_or_else(|| panic!("no value {name:?}"))
}

fn sharding<'a>(propagation: &'a Propagation, module: &Module, name: &str) -> &'a Sharding {
    let site = named(module, name);
    &propagation.shardings[site.function][site.value]
}

/// The shardings of values, as `name [{data}, {}]`.
fn shardings(propagation: &Propagation, module: &Module, names: &[&str]) -> Vec<String> {
    let line = |name: &&str| {
        let sharding = sharding(propagation, module, name);
        format!("{name} {}", sharding.describe(&propagation.mesh))
    };
    names.iter().map(line).collect()
}

/// Propagates and compares `name [{data}, {}]` lines.
fn expect(module: &Module, lines: &[&str]) -> Propagation {
    let propagation = propagate(module);
    let names: Vec<&str> = lines
        .iter()
        .map(|line| line.split(' ').next().expect("a name"))
        .collect();
    assert_eq!(shardings(&propagation, module, &names), lines);
    propagation
}
