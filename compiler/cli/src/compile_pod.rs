//! `peapod compile` for a pod: a model to one program for all devices.

use peapod_diagnostic::{Result, code};
use peapod_driver::options::PodOptions;
use peapod_driver::pod::compile::Report;
use peapod_driver::pod::compile::{self, Built, Extras, Model};
use peapod_driver::pod::compiled::{Compiled, PipelineProgram};
use peapod_driver::pod::feedback::{Roles, listed};
use peapod_driver::targets::Pod;
use peapod_driver::{Observer, Source};

use crate::args;
use crate::given::{self, Given};
use crate::place::Place;
use crate::print::{print, report, result_text};
use crate::terminal::Terminal;

/// Compiles, checks the memory of the devices, and only then writes.
pub fn run(args: &args::Compile, given: &Given) -> Result<()> {
    let target = Pod::open(&args.target)?;
    refuse_for_boards(given, &target)?;
    let source = args.chosen.open(&args.model)?;
    let place = args.output.as_ref();
    let place = place.map(|it| Place::of(it, "pod")).transpose()?;
    let terminal = Terminal::new(format!("compiling {}", source.path));
    let (model, options) = modelled(args, &source, &target, &terminal)?;
    if let Some(pattern) = &args.pod.explain {
        let text = explained(&model, &target, &options, pattern)?;
        terminal.suspend(|| print(&text))?;
    }
    let Some(place) = place else {
        return Ok(());
    };
    let mut built = compile::compile(model, &target, &options, extras(args), &terminal)?;
    drop(terminal);
    result_text(&built.report.to_json())?;
    place.write(std::mem::take(&mut built.files), "pod")?;
    report(&summary(&built))?;
    place.say()
}

/// Options for boards are none of pods.
pub fn refuse_for_boards(given: &Given, target: &Pod) -> Result<()> {
    given.refuse(given::BOARDS, |option| {
        let help = format!("leave out {option}: {} is a pod", target.name);
        code::OTHER_TARGETS.error(format!("{option} is for boards"), help)
    })
}

/// The module of a source, and what the compiler is asked to make of it.
pub fn modelled<'a>(
    args: &args::Compile,
    source: &'a Source,
    target: &Pod,
    observer: &dyn Observer,
) -> Result<(Model<'a>, PodOptions)> {
    let module = compile::module(source, &args.pod.program.sharding.input(), observer)?;
    let options = compile::resolved(&args.pod.program.options()?, &module.mesh, target)?;
    Ok((Model { source, module }, options))
}

/// How the values of some names got their shardings, and what became of products of such names.
pub fn explained(
    model: &Model<'_>,
    target: &Pod,
    options: &PodOptions,
    pattern: &str,
) -> Result<String> {
    let Model { source, module } = model;
    let shardings = compile::shardings(source, module, options, pattern)?;
    let products = compile::products(source, module, target, options, pattern)?;
    Ok(shardings + &products)
}

/// The files that are asked for beside the program.
pub fn extras(args: &args::Compile) -> Extras {
    Extras {
        ir: args.emit_ir,
        dump: args.dump,
        stablehlo: args.pod.emit_stablehlo,
    }
}

/// What people read of a program.
pub fn summary(
    Built {
        program,
        report,
        roles,
        shares,
        ..
    }: &Built,
) -> String {
    let mesh = program.mesh();
    let mut text = format!(
        "{} devices, mesh {mesh}; {} steps, {} bytes on each device ({} of arguments)\n",
        report.devices, report.steps, report.memory.per_device_bytes, report.memory.arguments,
    );
    for collective in &report.collectives {
        text += &format!(
            "{} × {} over {}: {} bytes\n",
            collective.count,
            collective.kind,
            collective.axes.join(", "),
            collective.bytes,
        );
    }
    if let Some(pipeline) = program.stages() {
        text += &stages((pipeline, shares), report);
    }
    text += &products(program);
    text += &described(roles);
    let update = &program.sharded().weight_update;
    if !update.parameters.is_empty() {
        text += &format!(
            "weight update sharded: {} parameters, {} tensors of state\n",
            update.parameters.len(),
            update.state.len(),
        );
    }
    let adasum = &program.sharded().adasum;
    if !adasum.axes.is_empty() {
        // Of a pipeline these are axes of its stages.
        let mesh = &program.sharded().module.mesh;
        let axes = adasum.axes.iter().map(|axis| &mesh.axes[axis.0].name[..]);
        text += &format!(
            "gradients combined by Adasum over {}: {}\n",
            axes.collect::<Vec<_>>().join(", "),
            adasum.gradients.len(),
        );
    }
    if !update.stored.is_empty() {
        text += &format!(
            "parameters sharded across steps, gathered before use: {}\n",
            update.stored.len()
        );
    }
    text
}

/// Matrix products that are computed in another form.
fn products(program: &Compiled) -> String {
    let Some(program) = program.whole() else {
        return String::new();
    };
    let mut text = String::new();
    let cut = program.windowed.iter().filter(|pair| pair.is_cut()).count();
    if cut > 0 {
        text += &format!("{cut} matrix products cut along with collectives beside them\n");
    }
    let one_hot = program.one_hot.iter();
    let moved = one_hot.filter(|product| product.is_replaced).count();
    if moved > 0 {
        text +=
            &format!("{moved} matrix products with one-hot operands are gathers and scatters\n");
    }
    let exchanges = program.exchanges.iter();
    let split = exchanges.filter(|exchange| exchange.is_split).count();
    if split > 0 {
        text += &format!("{split} all-to-alls along one axis after another\n");
    }
    text
}

/// How many equal shares the device that does most has from which on something is said of it.
const UNEVEN: f64 = 2.0;

/// A line for each device along the axis of stages, and what stages send.
fn stages((pipeline, shares): (&PipelineProgram, &[f64]), report: &Report) -> String {
    let (stages, devices) = (pipeline.table.stages(), pipeline.table.devices.len());
    let most = shares.iter().copied().fold(0.0, f64::max);
    let mut text = format!(
        "pipeline of {stages} stages over {devices} devices, {} microbatches; the device that does \
         most has {:.1} % of the work, an equal share is {:.1} %\n",
        pipeline.microbatches,
        100.0 * most,
        100.0 / devices as f64,
    );
    if most * devices as f64 > UNEVEN {
        text += "  a loop over layers is one op, on one stage: see \"A pipeline in one loop\" in \
                 docs/pipelines.md, or have `lax.scan(…, unroll=True)` take it apart\n";
    }
    for (number, stage) in report.stages.iter().enumerate() {
        let kept = match pipeline.clock {
            None => pipeline.table.most_kept()[number],
            Some(clock) => clock.lag(number) + 1,
        };
        let delay = pipeline.clock.map_or(String::new(), |clock| {
            format!(", gradients {} updates late", clock.mean_delay(number))
        });
        text += &format!(
            "  {number}: {} arguments, {} bytes on each device ({} of arguments), activations of at \
             most {kept} microbatches{delay}\n",
            stage.inputs.len(),
            stage.memory.per_device_bytes,
            stage.memory.arguments,
        );
    }
    for sent in &report.messages {
        text += &format!(
            "{} × message from {} to {}: {} bytes\n",
            sent.count, sent.from, sent.to, sent.bytes
        );
    }
    text
}

/// Which arguments results replace, and which are data, where nothing said so.
fn described(roles: &Roles) -> String {
    let mut text = String::new();
    let pairs = roles.replaced.iter();
    let pairs: Vec<String> = pairs
        .map(|(result, argument)| format!("{argument} by {result}"))
        .collect();
    for (what, names) in [
        ("replaced in the next step", &pairs),
        ("data by default", &roles.data),
    ] {
        if !names.is_empty() {
            let listed = listed(names.iter().map(String::as_str));
            text += &format!("{what}: {listed}\n");
        }
    }
    text
}
