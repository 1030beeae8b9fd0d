//! What is in a StableHLO program: arguments, results, and how many ops there are of each kind.
//! Training steps have thousands, so they are counted and not listed.

use std::collections::BTreeMap;

use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, grouped};
use peapod_ir::{Function, Module, ValueId};

use crate::inspect::Fate;
use peapod_driver::Source;
use peapod_driver::tensor_file::typed;

/// Tables for people.
pub fn text(source: &Source, module: &Module, main: &Function, fate: &Fate) -> String {
    let ops: usize = module.functions.iter().map(|it| it.ops.len()).sum();
    let donated = main.replaces.len();
    let mut text = format!(
        "{}: {}, {} bytes; {} functions, {} ops\n",
        source.name,
        source.format.name(),
        grouped(source.bytes.len() as u64),
        module.functions.len(),
        grouped(ops as u64),
    );
    if !module.mesh.axes.is_empty() {
        text += &format!("mesh {}\n", module.mesh);
    }
    text += &format!("\narguments\n{}", values(module, main, &main.inputs));
    text += &format!("\nresults\n{}", values(module, main, &main.outputs));
    text += &format!("\nops\n{}\n", counts(module));
    if donated > 0 {
        text += &format!("{donated} results take the place of arguments in the next step\n");
    }
    text += &format!(
        "for pods: peapod compile {} --target POD -o FOLDER\n",
        source.path
    );
    match fate {
        Fate::Compiles { .. } => text + &fate.text(),
        Fate::Unsupported(list) => {
            text + &format!(
                "not for microcontrollers: {} ops have no kernel\n",
                list.len()
            )
        }
    }
}

fn values(module: &Module, main: &Function, ids: &[ValueId]) -> Table<4> {
    let mut table = Table::new([
        ("", Right),
        ("type", Left),
        ("name", Left),
        ("annotation", Left),
    ]);
    for (index, id) in ids.iter().enumerate() {
        let value = main.value(*id);
        let annotation = value.annotation.as_ref();
        let described = annotation.map(|it| it.sharding.describe(&module.mesh));
        table.row([
            index.to_string(),
            typed(&value.ty),
            value.name.clone(),
            described.unwrap_or_default(),
        ]);
    }
    table
}

/// Of all functions, each counted once.
fn counts(module: &Module) -> Table<2> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for function in &module.functions {
        for op in &function.ops {
            *counts.entry(op.kind.mnemonic()).or_default() += 1;
        }
    }
    let mut table = Table::new([("kind", Left), ("count", Right)]);
    for (kind, count) in counts {
        table.row([kind.to_owned(), grouped(count)]);
    }
    table
}
