//! `peapod inspect`: what is in a model file.

use peapod_diagnostic::Result;
use peapod_driver::inspect::{
    Annotated, Contents, Footprint, Model, Op, OutlinedOp, Program, Tensor, inspect, outline,
};
use peapod_driver::table::{Table, affine, grouped};

use crate::args;
use crate::print::{print, print_json, result};
use crate::terminal::Terminal;

/// Shows a model file.
pub fn run(args: &args::Inspect) -> Result<()> {
    let source = args.chosen.open(&args.model)?;
    #[cfg(not(feature = "pod"))]
    if source.format == peapod_driver::Format::Pod {
        peapod_diagnostic::bail!(crate::without_pods(&source.path));
    }
    let contents = {
        let terminal = Terminal::new(format!("reading {}", source.path));
        inspect(&source, &terminal)
    };
    if contents.is_err()
        && !args.json
        && let Some(ops) = outline(&source)
    {
        print(&outlined(&ops))?;
    }
    let contents = contents?;
    if args.json {
        return print_json(&contents);
    }
    result(&contents)?;
    print(&match &contents {
        Contents::Model(model) => match &model.program {
            Some(program) => program_text(model, program, &source.path),
            None => model_text(model),
        },
        Contents::Pea(pea) => crate::inspect_pea::text(pea),
        #[cfg(feature = "pod")]
        Contents::Pod(pod) => crate::inspect_pod::text(pod),
    })
}

/// The operators of a model that is refused.
fn outlined(ops: &[OutlinedOp]) -> String {
    let mut table = Table::new([">", "operator", "operands", "results"]);
    for (index, op) in ops.iter().enumerate() {
        let (inputs, outputs) = (op.inputs.join(" "), op.outputs.join(", "));
        table.row([index.to_string(), op.name.clone(), inputs, outputs]);
    }
    format!("operators\n{table}\n")
}

fn model_text(model: &Model) -> String {
    let mut text = format!(
        "{}: {}, {} bytes ({} of constants); {} ops, {} MACs per run\n",
        model.model,
        model.format,
        grouped(model.file_bytes as u64),
        grouped(model.constant_bytes as u64),
        model.ops.len(),
        grouped(model.macs),
    );
    let mut section = |title: &str, body: String| {
        if !body.is_empty() {
            text += &format!("\n{title}\n{body}");
        }
    };
    section("ops", ops(model).to_string());
    section("tensors", tensors(model).to_string());
    section("signatures", signatures(model));
    let others = model.other_signatures.iter();
    let others = others.map(|key| format!("  {key}: --signature {key}\n"));
    section("signatures of other subgraphs", others.collect());
    let metadata = model.metadata.iter();
    let metadata =
        metadata.map(|it| format!("  {}: {} bytes\n", it.name, grouped(it.bytes as u64)));
    section("metadata", metadata.collect());
    text + "\n" + &on_microcontroller(model)
}

/// One sentence, and a list of what cannot run.
fn on_microcontroller(model: &Model) -> String {
    match model.compiled {
        Some(Footprint { ram, flash }) => format!(
            "on a microcontroller it takes {} bytes of RAM and {} of flash, beside the program\n",
            grouped(ram as u64),
            grouped(flash as u64),
        ),
        None => {
            let lines = model.unsupported.iter().map(|it| format!("  {it}\n"));
            let lines: String = lines.collect();
            format!("on a microcontroller these cannot run:\n{lines}")
        }
    }
}

fn ops(model: &Model) -> Table<5> {
    let mut table = Table::new([">", "op", ">MACs", "operands", "results"]);
    let operand = |id: &Option<u32>| id.map_or("_".to_owned(), |id| format!("%{id}"));
    let result = |id: &u32| format!("%{id} {}", model.tensors[*id as usize].ty);
    for Op {
        index,
        op,
        macs,
        inputs,
        outputs,
        ..
    } in &model.ops
    {
        table.row([
            index.to_string(),
            op.clone(),
            grouped(*macs),
            joined(inputs.iter().map(operand), " "),
            joined(outputs.iter().map(result), ", "),
        ]);
    }
    table
}

fn tensors(model: &Model) -> Table<6> {
    let mut table = Table::new([">", "kind", "type", ">bytes", "quantisation", "name"]);
    for it in &model.tensors {
        table.row([
            format!("%{}", it.id),
            it.kind.to_owned(),
            it.ty.to_string(),
            grouped(it.bytes as u64),
            quantisation(it),
            it.name.clone(),
        ]);
    }
    table
}

fn signatures(model: &Model) -> String {
    let signatures = model.signatures.iter().map(|it| {
        let [inputs, outputs] = [&it.inputs, &it.outputs].map(|list| {
            let names = list.iter();
            joined(
                names.map(|it| format!("{} = %{}", it.name, it.tensor)),
                ", ",
            )
        });
        format!("  {}({inputs}) -> ({outputs})\n", it.key)
    });
    signatures.collect()
}

fn quantisation(tensor: &Tensor) -> String {
    let Some(quant) = &tensor.quantization else {
        return String::new();
    };
    match (&quant.scales[..], &quant.zero_points[..], quant.axis) {
        ([scale], [zero_point], _) => affine(*scale, *zero_point),
        (scales, _, Some(axis)) => format!("{} scales along {axis}", scales.len()),
        (scales, _, None) => format!("{} scales", scales.len()),
    }
}

fn joined(words: impl Iterator<Item = String>, separator: &str) -> String {
    words.collect::<Vec<_>>().join(separator)
}

/// Of a StableHLO program: arguments, results, and how many ops there are of each kind.
fn program_text(model: &Model, program: &Program, path: &str) -> String {
    let mut text = format!(
        "{}: {}, {} bytes; {} functions, {} ops\n",
        model.model,
        model.format,
        grouped(model.file_bytes as u64),
        program.functions,
        grouped(program.kinds.values().sum()),
    );
    if let Some(mesh) = &program.mesh {
        text += &format!("mesh {mesh}\n");
    }
    text += &format!("\narguments\n{}", annotated(&program.arguments));
    text += &format!("\nresults\n{}", annotated(&program.results));
    let mut kinds = Table::new(["kind", ">count"]);
    for (kind, count) in &program.kinds {
        kinds.row([(*kind).to_owned(), grouped(*count)]);
    }
    text += &format!("\nops\n{kinds}\n");
    if program.replaced > 0 {
        text += &format!(
            "{} results replace arguments in the next step\n",
            program.replaced
        );
    }
    text += &format!("for pods: peapod compile {path} --target POD -o FOLDER\n");
    match model.compiled {
        Some(_) => text + &on_microcontroller(model),
        None => {
            let count = model.unsupported.len();
            text + &format!("not for microcontrollers: {count} ops have no kernel\n")
        }
    }
}

fn annotated(values: &[Annotated]) -> Table<4> {
    let mut table = Table::new([">", "type", "name", "annotation"]);
    for (index, it) in values.iter().enumerate() {
        table.row([
            index.to_string(),
            it.ty.to_string(),
            it.name.clone(),
            it.annotation.clone(),
        ]);
    }
    table
}
