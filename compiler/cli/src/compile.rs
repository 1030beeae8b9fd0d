//! `peapod compile`: a model to files for a board or a pod.

use std::path::Path;

use peapod_diagnostic::{Result, bail, code};
use peapod_driver::Source;
use peapod_driver::micro::page::modes;
use peapod_driver::micro::{
    self, Attempt, Drawing, Fit, LearnOptions, Request, SharedArena, StreamOptions,
};
use peapod_driver::staging;
use peapod_driver::table::grouped;
use peapod_driver::targets::{Pod, Target};

use crate::args;
use crate::given::{self, Given};
use crate::html::write_page;
use crate::place::Place;
use crate::print::{print, report, result, wrote};
use crate::terminal::Terminal;

/// Compiles, checks what the target has room for, and only then writes.
pub fn run(args: &args::Compile, given: &Given) -> Result<()> {
    match Pod::is_pod(&args.target) {
        #[cfg(feature = "pod")]
        true => crate::compile_pod::run(args, given),
        #[cfg(not(feature = "pod"))]
        true => bail!(crate::without_pods(&args.target)),
        false => for_board(args, given),
    }
}

fn for_board(args: &args::Compile, given: &Given) -> Result<()> {
    let target = Target::open(&args.target)?;
    refuse_for_pods(given, &target)?;
    if args.micro.share_arena {
        return share_arena(args, &target);
    }
    let source = args.chosen.open(&args.model)?;
    let request = request(args);
    let place = args.output.as_ref();
    let place = place.map(|it| Place::of(it, "pea")).transpose()?;
    let drawing = args.micro.explain_plan.as_ref();
    let terminal = Terminal::new(format!("compiling {}", source.path));
    let fit = micro::compile(&source, &target, &request, &terminal)?;
    drop(terminal);
    let built = match fit {
        Fit::Fits(built) => built,
        Fit::TooLarge(why) => {
            if let (Some(file), None) = (drawing, &args.output) {
                draw(&why.first, file.as_deref())?;
            }
            // What is too large is what one would like to see.
            page(args, given, (&source, &target), &why.first)?;
            bail!(*why);
        }
    };
    if let Some(file) = drawing {
        draw(&built.attempt, file.as_deref())?;
    }
    result(&built.attempt.report)?;
    if let Some(place) = place {
        place.write(built.files()?, "pea")?;
        report(&built.attempt.report.to_string())?;
        place.say()?;
    }
    page(args, given, (&source, &target), &built.attempt)
}

/// Writes the page, if it is asked for.
fn page(
    args: &args::Compile,
    given: &Given,
    (source, target): (&Source, &Target),
    attempt: &Attempt,
) -> Result<()> {
    let Some(path) = &args.micro.html else {
        return Ok(());
    };
    let modes = modes(source, target, &request(args));
    let page = attempt.page(target, &modes, &given.command())?;
    write_page(path, &page)
}

/// Options for pods are none of boards.
pub fn refuse_for_pods(given: &Given, target: &Target) -> Result<()> {
    given.refuse(given::PODS, |option| {
        let help = format!("leave out {option}: {} is a board", target.name);
        code::OTHER_TARGETS.error(format!("{option} is for pods"), help)
    })
}

/// What the compiler is asked for.
pub fn request(args: &args::Compile) -> Request {
    Request {
        name: args.micro.name.clone(),
        optimize: args.micro.optimize,
        weights: args.micro.weights,
        max_work: args.micro.max_work,
        max_iterations: args.micro.max_iterations,
        places: args.micro.place.clone(),
        external_weights: args.micro.external_weights,
        one_region: false,
        form: args.micro.emit,
        streaming: args.micro.streaming.then(|| StreamOptions {
            input: args.micro.stream_input.clone(),
            axis: args.micro.stream_axis,
            frame: args.micro.frame,
            padding: args.micro.stream_padding,
        }),
        learning: args.micro.learn.as_ref().map(|layer| LearnOptions {
            layer: layer.clone(),
            classes: args.micro.learn_classes,
        }),
        emit_ir: args.emit_ir,
        dump: args.dump,
    }
}

/// Compiles models that take turns in one arena.
fn share_arena(args: &args::Compile, target: &Target) -> Result<()> {
    let files: Vec<_> = std::iter::once(&args.model).chain(&args.others).collect();
    let sources = files.iter().enumerate().map(|(index, file)| {
        let numerics = args.chosen.numerics_of(index, files.len())?;
        Source::open(file)?.with_numerics(numerics)
    });
    let sources = sources.collect::<Result<Vec<_>>>()?;
    let terminal = Terminal::new("compiling several models");
    let shared = micro::compile_shared(&sources, target, &request(args), &terminal)?;
    drop(terminal);
    let Some(folder) = &args.output else {
        return Ok(());
    };
    let files = shared.files()?;
    staging::write(folder, &files)?;
    files.iter().for_each(|(name, _)| wrote(&folder.join(name)));
    let SharedArena {
        len,
        state_len,
        activations_len,
    } = shared.arena;
    for (name, built) in &shared.models {
        let ram = &built.attempt.report.ram;
        let own = built.attempt.compiled.plan.arena_len - state_len;
        report(&format!(
            "{name}: {} bytes of activations, {} of state\n",
            grouped(own as u64),
            grouped(ram.state as u64),
        ))?;
    }
    report(&format!(
        "one arena of {} bytes: {} for activations, the most of any model, and {} for the states \
         of all\nwritten to {}\n",
        grouped(len as u64),
        grouped(activations_len as u64),
        grouped(state_len as u64),
        folder.display()
    ))
}

/// Prints the plan, or draws it into a file.
fn draw(attempt: &Attempt, file: Option<&Path>) -> Result<()> {
    let Some(file) = file else {
        return print(&attempt.drawn(Drawing::Text)?);
    };
    let drawing = match file.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => Drawing::Svg,
        Some("html") => Drawing::Html,
        _ => bail!(code::PLAN_DRAWING.error(
            format!("cannot draw {}", file.display()),
            "give --explain-plan a name that ends in .svg or .html",
        )),
    };
    let folder = file.parent().unwrap_or(Path::new(""));
    let name = file.file_name().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| {
        let help = "name a file that ends in .svg or .html";
        code::PLAN_DRAWING.error("--explain-plan has no file name", help)
    })?;
    let drawing = attempt.drawn(drawing)?;
    staging::write(folder, &vec![(name.to_owned(), drawing.into())])
}
