//! `peapod deploy`: a trained network on a board.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::Staging;
use peapod_driver::micro::Optimize;
use peapod_driver::table::grouped;
use peapod_driver::train::deploy::{BeforeAndAfter, Deployed, Learned, Learning, Options, deploy};

use crate::named::{at_least, value};
use crate::print::{json, report, result, wrote};
use crate::terminal::Terminal;

/// Quantise the network of a run, compile it for a board, and evaluate it there.
///
/// The folder `deploy` of the run gets `float.tflite`, `model.tflite` and the compiled files. The
/// test split is run as floats, as integers on this machine, and on the emulated board. Of features
/// of sounds, `frontend.tflite` and the network become one model, which takes samples.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod deploy runs/digits --target mps2-an386\n  \
    peapod deploy runs/digits --target microbit --optimize ram --report deployed.json\n  \
    peapod deploy runs/keywords --target mps2-an386 --samples 20")]
pub struct Deploy {
    /// Folder that `peapod train --out` was given.
    #[arg(value_name = "RUN")]
    pub run: PathBuf,
    /// The board, one of `cargo xtask list`.
    #[arg(long, value_name = "BOARD")]
    pub target: String,
    /// What counts most [default: a balance, or what fits the board].
    #[arg(long, value_name = "WHAT", value_parser = value::<Optimize>())]
    pub optimize: Option<Optimize>,
    /// Samples for training with which ranges of activations are found.
    #[arg(long, value_name = "NUMBER", default_value_t = 256, value_parser = at_least::<1>)]
    pub calibration: usize,
    /// Leave the network one of floats.
    #[arg(long)]
    pub float: bool,
    /// Do not run the emulated board.
    #[arg(long)]
    pub no_board: bool,
    /// Samples of the test split that the emulated board runs, evenly spaced [default: all; 50 of
    /// sounds].
    #[arg(long, value_name = "NUMBER", conflicts_with = "no_board", value_parser = at_least::<1>)]
    pub samples: Option<usize>,
    /// Rows of features of sounds that are new at each inference [default: for ten inferences of a
    /// sound, or some more].
    #[arg(long, value_name = "ROWS", value_parser = at_least::<1>)]
    pub rows: Option<usize>,
    /// Folder of sounds or images with a class that the network does not have: that is learned on
    /// the emulated board, see docs/on-device-learning.md.
    #[arg(long, value_name = "FOLDER")]
    pub learn: Option<PathBuf>,
    /// Samples that are learned from, of each new class.
    #[arg(long, value_name = "NUMBER", requires = "learn", default_value_t = 20, value_parser = at_least::<1>)]
    pub learn_samples: usize,
    /// Samples of each other class that are learned along with them.
    #[arg(long, value_name = "NUMBER", requires = "learn", default_value_t = 5)]
    pub rehearse: usize,
    /// How often these samples are gone through.
    #[arg(long, value_name = "NUMBER", requires = "learn", default_value_t = 3, value_parser = at_least::<1>)]
    pub learn_epochs: usize,
    /// Learning rate on the board.
    #[arg(long, value_name = "RATE", requires = "learn", default_value_t = 0.05)]
    pub learning_rate: f32,
    /// File for what is printed, as JSON.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Deploy) -> Result<()> {
    let options = Options {
        run: args.run.clone(),
        target: args.target.clone(),
        optimize: args.optimize,
        calibration: args.calibration,
        float: args.float,
        emulate: !args.no_board,
        samples: args.samples,
        rows: args.rows,
        learning: args.learning(),
    };
    let terminal = Terminal::new(format!("deploying {}", args.run.display()));
    let deployed = deploy(&options, &terminal)?;
    drop(terminal);
    result(&deployed)?;
    if let Some(path) = &args.report {
        let mut staging = Staging::default();
        staging.add(path, json(&deployed)?.as_bytes())?;
        staging.commit()?;
        wrote(path);
    }
    wrote(&args.run.join("deploy"));
    report(&summary(&deployed, args))
}

impl Deploy {
    fn learning(&self) -> Option<Learning> {
        Some(Learning {
            folder: self.learn.clone()?,
            samples: self.learn_samples,
            rehearsed: self.rehearse,
            epochs: self.learn_epochs,
            rate: self.learning_rate,
        })
    }
}

/// What was learned, before and after.
fn learned(learned: &Learned, target: &str) -> String {
    let [new, old] = learned.samples;
    let mut text = format!(
        "\nlearned {} from {new} samples and {old} of other classes, {} times",
        learned.classes.join(", "),
        learned.epochs
    );
    let share = |[right, all]: [usize; 2]| format!("{right} of {all}");
    let places = [("here", Some(learned.host)), (target, learned.device)];
    for (place, both) in places {
        let Some(BeforeAndAfter { before, after }) = both else {
            continue;
        };
        text += &format!(
            "\n  {place}: new classes {} before, {} after; others {} before, {} after",
            share(before.new),
            share(after.new),
            share(before.old),
            share(after.old)
        );
    }
    if let (Some(differ), Some(calls)) = (learned.differ, learned.calls) {
        text += &format!("\n  {differ} of {calls} calls differ on the board in any bit");
    }
    if let Some([infer, learn]) = learned.instructions {
        let [infer, learn] = [infer, learn].map(grouped);
        text += &format!("\n  {infer} instructions to infer, {learn} to learn");
    }
    let [flash, ram] = [learned.flash_bytes, learned.ram_bytes].map(|it| grouped(it as u64));
    format!("{text}\n  flash {flash} bytes of model, RAM {ram} bytes of arena")
}

fn summary(deployed: &Deployed, args: &Deploy) -> String {
    let mut text = format!("{} samples of the test split", deployed.samples);
    if let (Some(differ), Some(there)) = (deployed.differ, deployed.device_samples) {
        let which = match there == deployed.samples {
            true => "each".to_owned(),
            false => format!("the {there} that were run there"),
        };
        match differ {
            0 => text += &format!(", the board has the bits of this machine for {which}"),
            _ => text += &format!(", outputs of {differ} differ on the board"),
        }
    }
    for (measure, sides) in &deployed.measures {
        let [float, int8] = [sides.float, sides.int8].map(|it| measure.shown(it));
        text += &format!("\n{}: float {float}, deployed {int8}", measure.name());
        if let Some(device) = sides.device {
            text += &format!(", on {} {}", deployed.target, measure.shown(device));
        }
    }
    text += &format!(
        "\nflash {} bytes of model, RAM {} bytes of arena",
        grouped(deployed.flash_bytes as u64),
        grouped(deployed.ram_bytes as u64),
    );
    if let Some(instructions) = deployed.instructions {
        text += &format!(", {} instructions", grouped(instructions));
    }
    if let Some(audio) = &deployed.audio {
        text += &format!("\n{} inferences", audio.inferences_per_second);
        if let Some(instructions) = audio.instructions_per_second {
            text += &format!(" and {} instructions", grouped(instructions));
        }
        text += " a second of sound";
    }
    if let Some(it) = &deployed.learned {
        text += &learned(it, &deployed.target);
    }
    format!("{text}\nwritten to {}\n", args.run.join("deploy").display())
}
