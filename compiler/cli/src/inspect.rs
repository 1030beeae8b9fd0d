//! `peapod inspect`: what is in a model.

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};
use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, affine, grouped};
use peapod_ir::cost::macs;
use peapod_ir::{Function, Module, Op, Origin, TensorType, Value, ValueId, verify};
use serde_json::{Value as Json, json};

use crate::args;
use crate::inspect_pea;
use crate::inspect_step;
use crate::print::print;
use peapod_driver::micro::Compiled;
use peapod_driver::tensor_file::typed;
use peapod_driver::{Format, Source};
use peapod_passes::MicroOptions;

/// Shows a model file.
pub fn run(args: &args::Inspect) -> Result<()> {
    let source = Source::open(&args.model)?;
    let (json, text) = match source.format {
        Format::Pea => {
            let shown = inspect_pea::Shown::new(&source)?;
            (shown.json()?, shown.text()?)
        }
        #[cfg(not(feature = "pod"))]
        Format::Pod => peapod_diagnostic::bail!(crate::without_pods(&source.path)),
        #[cfg(feature = "pod")]
        Format::Pod => {
            let shown = crate::inspect_pod::Shown::new(&source)?;
            (shown.json()?, shown.text())
        }
        Format::Tflite | Format::Mlir | Format::Ir => {
            let module = source.module(&crate::terminal::Terminal::new())?;
            let verified = verify(&module).in_file(&source.path)?;
            let shown = Shown {
                source: &source,
                module: &module,
                main: verified.entry(),
                fate: Fate::of(&module, source.format)?,
            };
            let text = match source.format {
                Format::Mlir => inspect_step::text(&source, &module, verified.entry(), &shown.fate),
                Format::Tflite | Format::Ir | Format::Pea | Format::Pod => shown.text(),
            };
            (shown.json(), text)
        }
    };
    match args.json {
        true => print(&format!("{json:#}\n")),
        false => print(&text),
    }
}

/// What becomes of a model on a microcontroller.
pub enum Fate {
    /// It compiles to an arena and a pea of so many bytes.
    Compiles { ram: usize, flash: usize },
    /// These parts of it cannot run.
    Unsupported(Vec<String>),
}

impl Fate {
    fn of(module: &Module, format: Format) -> Result<Self> {
        let error = match Compiled::new(module.clone(), &MicroOptions::default()) {
            Ok(Compiled { plan, pea, .. }) => {
                let (ram, flash) = (plan.arena_len, pea.len());
                return Ok(Self::Compiles { ram, flash });
            }
            Err(error) => error,
        };
        // What comes from StableHLO is rather for pods: that it has no form for microcontrollers
        // is no failure.
        let told = |it: &Diagnostic| {
            let refused = matches!(it.code.number(), 500..=699);
            [code::NO_KERNEL, code::PORT_TYPE].contains(&it.code)
                || (format == Format::Mlir && refused)
        };
        let refused = error.iter().all(told);
        match refused {
            true => {
                let parts = error.iter().map(|it| format!("{it}; {}", it.help));
                Ok(Self::Unsupported(parts.collect()))
            }
            false => Err(error),
        }
    }

    /// What cannot run, in words.
    pub fn unsupported(&self) -> &[String] {
        match self {
            Self::Compiles { .. } => &[],
            Self::Unsupported(list) => list,
        }
    }

    /// One sentence, and a list of what cannot run.
    pub fn text(&self) -> String {
        match self {
            Self::Compiles { ram, flash } => format!(
                "on a microcontroller it takes {} bytes of RAM and {} of flash, beside the program\n",
                grouped(*ram as u64),
                grouped(*flash as u64),
            ),
            Self::Unsupported(list) => {
                let lines: String = list.iter().map(|it| format!("  {it}\n")).collect();
                format!("on a microcontroller these cannot run:\n{lines}")
            }
        }
    }

    fn json(&self) -> Json {
        match self {
            Self::Compiles { ram, flash } => json!({ "ram": ram, "flash": flash }),
            Self::Unsupported(_) => Json::Null,
        }
    }
}

/// A module that is shown.
struct Shown<'a> {
    source: &'a Source,
    module: &'a Module,
    main: &'a Function,
    fate: Fate,
}

impl Shown<'_> {
    fn macs(&self) -> u64 {
        self.main.ops.iter().map(|op| macs(self.main, op)).sum()
    }

    fn constant_bytes(&self) -> usize {
        let values = self.main.values.iter();
        let constants = values.filter(|it| matches!(it.origin, Origin::Constant(_)));
        constants.map(|it| it.ty.size_bytes()).sum()
    }

    fn text(&self) -> String {
        let mut text = format!(
            "{}: {}, {} bytes, of them {} constants; {} ops, {} MACs a run\n",
            self.source.name,
            self.source.format.name(),
            grouped(self.source.bytes.len() as u64),
            grouped(self.constant_bytes() as u64),
            self.main.ops.len(),
            grouped(self.macs()),
        );
        let mut section = |title: &str, body: String| {
            if !body.is_empty() {
                text += &format!("\n{title}\n{body}");
            }
        };
        section("ops", self.ops().to_string());
        section("tensors", self.tensors().to_string());
        section("signatures", self.signatures());
        section("metadata", self.metadata());
        text + "\n" + &self.fate.text()
    }

    fn ops(&self) -> Table<5> {
        let mut table = Table::new([
            ("", Right),
            ("op", Left),
            ("MACs", Right),
            ("operands", Left),
            ("results", Left),
        ]);
        for (index, op) in self.main.ops.iter().enumerate() {
            let operand = |id: &Option<ValueId>| id.map_or("_".to_owned(), |id| reference(&id));
            let operands: Vec<String> = op.inputs.iter().map(operand).collect();
            let result = |id: &ValueId| format!("{} {}", reference(id), typed(self.main.ty(*id)));
            let results: Vec<String> = op.outputs.iter().map(result).collect();
            table.row([
                index.to_string(),
                op.kind.to_string(),
                grouped(macs(self.main, op)),
                operands.join(" "),
                results.join(", "),
            ]);
        }
        table
    }

    fn tensors(&self) -> Table<6> {
        let mut table = Table::new([
            ("", Right),
            ("kind", Left),
            ("type", Left),
            ("bytes", Right),
            ("quantisation", Left),
            ("name", Left),
        ]);
        for (index, value) in self.main.values.iter().enumerate() {
            table.row([
                reference(&ValueId(index as u32)),
                self.kind(index, value).to_owned(),
                typed(&value.ty),
                grouped(value.ty.size_bytes() as u64),
                quantisation(&value.ty),
                value.name.clone(),
            ]);
        }
        table
    }

    fn kind(&self, index: usize, value: &Value) -> &'static str {
        let is_output = self.main.outputs.iter().any(|id| id.index() == index);
        match value.origin {
            Origin::Argument => "input",
            Origin::Constant(_) => "constant",
            Origin::State => "state",
            Origin::Result if is_output => "output",
            Origin::Result => "result",
        }
    }

    fn signatures(&self) -> String {
        let names = |list: &[(String, ValueId)]| {
            let names = list
                .iter()
                .map(|(name, id)| format!("{name} = {}", reference(id)));
            names.collect::<Vec<_>>().join(", ")
        };
        let signatures = self.module.signatures.iter();
        signatures
            .map(|it| {
                format!(
                    "  {}({}) -> ({})\n",
                    it.key,
                    names(&it.inputs),
                    names(&it.outputs)
                )
            })
            .collect()
    }

    fn metadata(&self) -> String {
        let metadata = self.module.metadata.iter();
        metadata
            .map(|(name, bytes)| format!("  {name}: {} bytes\n", grouped(bytes.len() as u64)))
            .collect()
    }

    fn json(&self) -> Json {
        let main = self.main;
        let ids = |list: &[ValueId]| list.iter().map(|id| id.0).collect::<Vec<_>>();
        let signature = |list: &[(String, ValueId)]| {
            let entries = list
                .iter()
                .map(|(name, id)| json!({ "name": name, "tensor": id.0 }));
            entries.collect::<Vec<_>>()
        };
        json!({
            "model": self.source.name,
            "format": self.source.format.name(),
            "file_bytes": self.source.bytes.len(),
            "constant_bytes": self.constant_bytes(),
            "macs": self.macs(),
            "inputs": ids(&main.inputs),
            "outputs": ids(&main.outputs),
            "ops": main.ops.iter().enumerate().map(|it| self.op_json(it)).collect::<Vec<_>>(),
            "tensors": main.values.iter().enumerate().map(|(index, value)| json!({
                "id": index,
                "name": value.name,
                "kind": self.kind(index, value),
                "dtype": value.ty.dtype.name(),
                "shape": value.ty.shape,
                "bytes": value.ty.size_bytes(),
                "quantization": value.ty.quant.as_ref().map(|quant| json!({
                    "scales": quant.scales,
                    "zero_points": quant.zero_points,
                    "axis": quant.axis,
                })),
            })).collect::<Vec<_>>(),
            "signatures": self.module.signatures.iter().map(|it| json!({
                "key": it.key,
                "inputs": signature(&it.inputs),
                "outputs": signature(&it.outputs),
            })).collect::<Vec<_>>(),
            "metadata": self.module.metadata.iter().map(|(name, bytes)| json!({
                "name": name,
                "bytes": bytes.len(),
            })).collect::<Vec<_>>(),
            "compiled": self.fate.json(),
            "unsupported": self.fate.unsupported(),
        })
    }

    fn op_json(&self, (index, op): (usize, &Op)) -> Json {
        json!({
            "index": index,
            "op": op.kind.to_string(),
            "source": op.location.name,
            "source_index": op.location.index,
            "macs": macs(self.main, op),
            "inputs": op.inputs.iter().map(|id| id.map(|id| id.0)).collect::<Vec<_>>(),
            "outputs": op.outputs.iter().map(|id| id.0).collect::<Vec<_>>(),
        })
    }
}

fn reference(id: &ValueId) -> String {
    format!("%{}", id.0)
}

fn quantisation(ty: &TensorType) -> String {
    let Some(quant) = &ty.quant else {
        return String::new();
    };
    match (quant.single(), quant.axis) {
        (Some((scale, zero_point)), _) => affine(scale, zero_point),
        (None, Some(axis)) => format!("{} scales along {axis}", quant.scales.len()),
        (None, None) => format!("{} scales", quant.scales.len()),
    }
}
