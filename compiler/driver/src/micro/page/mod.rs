//! A model on a board as a page: what it takes, when, for what, and what became of its graph.

mod graph;
mod weights;

use peapod_diagnostic::Result;
use peapod_emit::micro::Report;
use peapod_emit::micro::report::Op;
use peapod_page::units::{count, percent};
use peapod_page::{Cell, Document, Markup, Section, chart, gauge, html, note, table};
use peapod_passes::Optimize;
use peapod_targets::Target;
use serde_json::{Value, json};

use super::compile::{Request, compile};
use super::fit::{Attempt, Fit, limits};
use crate::Source;
use crate::observer::Silent;

/// What comes of a mode.
#[derive(Clone, Debug)]
pub struct Mode {
    /// The mode.
    pub mode: Optimize,
    /// What it costs and whether it fits the board, or why the model cannot be compiled for it.
    pub outcome: Result<(Report, bool), String>,
}

/// The model in every mode, whatever the request says of modes.
pub fn modes(source: &Source, target: &Target, request: &Request) -> Vec<Mode> {
    let of = |mode| {
        let request = Request {
            optimize: Some(mode),
            dump: false,
            ..request.clone()
        };
        match compile(source, target, &request, &Silent) {
            Ok(Fit::Fits(built)) => Ok((built.attempt.report, true)),
            Ok(Fit::TooLarge(why)) => Ok((why.first.report, false)),
            Err(errors) => Err(errors.to_string()),
        }
    };
    let modes = Optimize::ALL.into_iter();
    let modes = modes.map(|mode| Mode {
        mode,
        outcome: of(mode),
    });
    modes.collect()
}

impl Attempt {
    /// The model as a page, beside other modes, with the command that makes the page.
    ///
    /// # Errors
    ///
    /// The passes left the module unsound, which is a bug of theirs.
    pub fn page(&self, target: &Target, modes: &[Mode], command: &str) -> Result<String> {
        let report = &self.report;
        let plan = self.compiled.plan.flat();
        let after = self.compiled.verified()?;
        let graphs = json!({
            "before": graph::graph(self.before.functions.first()),
            "after": graph::graph(Some(after.entry())),
        });
        let constants = weights::parts(report, &plan);
        let title = format!("{} on {}", report.model, report.target);
        Ok(Document {
            title: &title,
            about: &format!(
                "{} kernel calls and {} multiply-accumulates in an inference.",
                count(report.ops.len() as u64),
                count(report.macs)
            ),
            command: Some(command),
            verdict: Some(&verdict(report, target)),
            sections: sections(report, target, modes, &constants),
            data: json!({
                "arena": arena(report),
                "ops": report.ops,
                "flash": constants,
                "graphs": graphs,
            }),
            scripts: &SCRIPTS,
        }
        .render())
    }
}

/// The scripts, after those of all pages.
const SCRIPTS: [&str; 4] = [
    include_str!("arena.js"),
    include_str!("ops.js"),
    include_str!("treemap.js"),
    include_str!("graph.js"),
];

/// Whether it fits, and what takes most.
fn verdict(report: &Report, target: &Target) -> String {
    let fits = match peapod_emit::micro::budget::check(report, &limits(target)) {
        Ok(()) => "It fits.".to_owned(),
        Err(over) => {
            let excesses = over.excesses.iter().map(|it| {
                let (needed, there) = (count(it.needed), count(it.available));
                format!("{needed} bytes of {}, of {there}", it.what)
            });
            let excesses: Vec<String> = excesses.collect();
            format!("It does not fit: it takes {}.", excesses.join(", and "))
        }
    };
    let heaviest = report.ops.iter().max_by_key(|it| it.macs);
    let heaviest = heaviest.filter(|it| it.macs > 0);
    let heaviest = heaviest.map(|it| {
        let share = it.macs as f64 / report.macs.max(1) as f64;
        let (op, name) = (&it.op, &it.name);
        format!(" {} of the work is {op} `{name}`.", percent(share))
    });
    let step = report.ops.get(report.ram.live_step);
    let step = step.map(|it| format!(" RAM is highest at {} `{}`.", it.op, it.name));
    fits + &heaviest.unwrap_or_default() + &step.unwrap_or_default()
}

/// Buffers over the steps, and how much of the arena there is.
fn arena(report: &Report) -> Value {
    let ops = report.ops.iter().map(|it| format!("{} {}", it.op, it.name));
    json!({
        "buffers": report.buffers,
        "steps": ops.collect::<Vec<_>>(),
        "len_bytes": report.ram.activations,
        "live_step": report.ram.live_step,
        "live_bytes": report.ram.live,
        "regions": report.regions,
    })
}

fn sections(
    report: &Report,
    target: &Target,
    modes: &[Mode],
    constants: &[weights::Part],
) -> Vec<Section<'static>> {
    let arena = html! {
        (note(
            "Steps from left to right, addresses from bottom to top; a line marks the step that \
             needs most."
        ))
        (chart(
            "Buffers of the arena over the steps",
            "Point at a buffer, or choose one with the arrow keys."
        ))
        h3 { "Buffers" }
        (buffers(report))
    };
    let ops = html! {
        div.controls { label { "Measure " select.measure {} } }
        (chart("Ops by what they take", "Choose an op with the arrow keys."))
        h3 { "All ops" }
        (op_table(&report.ops))
    };
    let flash = html! {
        (chart("Flash by tensor", "An area is the bytes that a constant takes in flash."))
        (weights::table(constants))
    };
    vec![
        Section::new("memory", "RAM and flash", gauges(report, target)),
        Section::new("arena", "Arena", arena),
        Section::new("ops", "Ops", ops),
        Section::new("flash", "Flash", flash),
        Section::new(
            "graph-before",
            "Graph as imported",
            drawing("Graph as imported"),
        ),
        Section::new(
            "graph-after",
            "Graph after the passes",
            drawing("Graph after the passes"),
        ),
        Section::new("modes", "Modes", mode_table(modes)),
    ]
}

/// The place of a graph.
fn drawing(label: &str) -> Markup {
    html! {
        details open {
            summary { "Drawing" }
            div.controls { label { input.fold type="checkbox"; " Fold ops that follow one another" } }
            (chart(label, "Choose an op with the arrow keys."))
        }
    }
}

fn gauges(report: &Report, target: &Target) -> Markup {
    let limits = limits(target);
    html! {
        @if report.regions.is_empty() {
            (gauge("RAM of the arena", report.ram.activations as u64, limits.arena_bytes))
        }
        @for it in &report.regions {
            (gauge(&format!("RAM of {}", it.name), it.len_bytes as u64, it.available as u64))
        }
        (gauge("Flash of the model", report.flash.model as u64, limits.model_bytes))
        @if report.flash.weights > 0 {
            (gauge("Memory of weights", report.flash.weights as u64, limits.weights_bytes))
        }
        (note("Code, stack and data of the program come on top; the linker knows them."))
    }
}

fn buffers(report: &Report) -> Markup {
    let columns = [
        "buffer",
        ">bytes",
        ">offset",
        ">region",
        ">first step",
        ">last step",
    ];
    let rows = report.buffers.iter().map(|it| {
        let number = |it: usize| Cell::count(it as u64);
        [
            Cell::text(&it.name),
            number(it.len_bytes),
            number(it.offset),
            number(it.region),
            number(it.first_step),
            number(it.last_step),
        ]
    });
    table("Buffers of the arena", columns, rows)
}

fn op_table(ops: &[Op]) -> Markup {
    let columns = [
        "op",
        "kernel",
        "computes",
        ">MACs",
        ">read",
        ">from flash",
        ">written",
    ];
    let rows = ops.iter().map(|it| {
        [
            Cell::text(format!("{} {}", it.index, it.op)),
            Cell::text(&it.kernel),
            Cell::text(&it.name),
            Cell::count(it.macs),
            Cell::count(it.input_bytes as u64),
            Cell::count(it.constant_bytes as u64),
            Cell::count(it.output_bytes as u64),
        ]
    });
    table("Kernel calls in order", columns, rows)
}

/// What the model takes in each mode.
fn mode_table(modes: &[Mode]) -> Markup {
    let columns = [
        "--optimize",
        ">RAM bytes",
        ">flash bytes",
        ">MACs",
        ">calls",
        "fits",
    ];
    let rows = modes.iter().map(|it| {
        let name = Cell::text(it.mode.name());
        match &it.outcome {
            Ok((report, fits)) => [
                name,
                Cell::count(report.ram.activations as u64),
                Cell::count(report.flash.model as u64),
                Cell::count(report.macs),
                Cell::count(report.ops.len() as u64),
                Cell::text(if *fits { "fits" } else { "does not fit" }),
            ],
            Err(why) => [
                name,
                Cell::none(),
                Cell::none(),
                Cell::none(),
                Cell::none(),
                Cell::text(why),
            ],
        }
    });
    table("The model in every mode", columns, rows)
}
