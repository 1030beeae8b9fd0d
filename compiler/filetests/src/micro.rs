//! `test micro`: compiles functions and runs them on the interpreter; [`crate::runs`] has the
//! syntax.
//!
//! Functions named after the command, as in `; test micro @wide`, are those that no kernel takes:
//! the compiler must refuse them.

use anyhow::{Context, Result, anyhow, bail, ensure};
use peapod_emit::micro::pea;
use peapod_ir::eval::{States, eval};
use peapod_ir::plan::micro::InstructionSet;
use peapod_ir::text::parse;
use peapod_ir::{Function, Module, Tensor, verify};
use peapod_micro::{Model, Session, kernels, load};
use peapod_passes::{MicroOptions, MicroProgram, Optimize, PassError, Weights, micro};

use crate::runs::{self, Directive, Event};

/// Bytes at the alignment that peas and arenas need.
struct Aligned {
    blocks: Vec<u128>,
    len: usize,
}

impl Aligned {
    fn zeros(len: usize) -> Self {
        Self {
            blocks: vec![0; len.div_ceil(size_of::<u128>())],
            len,
        }
    }

    fn bytes(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.blocks)[..self.len]
    }
}

/// Runs every `; run:` line; returns how many checks were made.
pub fn run(text: &str, refused: &[&str]) -> Result<usize> {
    let module = parse(text)?;
    verify(&module)?;
    let functions = runs::read(&module, text)?;
    for name in refused {
        let known = name
            .strip_prefix('@')
            .is_some_and(|name| functions.contains_key(name));
        ensure!(known, "no function {name} runs in this file");
    }
    let mut checks = 0;
    for (name, directives) in functions {
        let is_refused = refused.contains(&format!("@{name}").as_str());
        let alone = alone(&module, &name);
        for options in every_choice() {
            checks += match (micro::compile(alone.clone(), &options), is_refused) {
                (Ok(program), false) => run_program(&program, &directives)
                    .with_context(|| format!("@{name} with {options:?}"))?,
                (Err(PassError::Unsupported(_)), true) => 1,
                (Err(error), _) => return Err(error).with_context(|| format!("@{name}")),
                (Ok(_), true) => {
                    bail!("@{name} compiles, though the file says that no kernel takes it")
                }
            };
        }
    }
    Ok(checks)
}

/// A module of a function and of all that it names.
fn alone(module: &Module, name: &str) -> Module {
    let mut names = vec![name];
    let mut functions: Vec<Function> = Vec::new();
    while let Some(name) = names.pop() {
        let is_it = |function: &&Function| function.name == name;
        let Some(function) = module.functions.iter().find(is_it) else {
            continue;
        };
        if functions.iter().all(|known| known.name != name) {
            names.extend(function.ops.iter().flat_map(|op| op.kind.callees()));
            functions.push(function.clone());
        }
    }
    Module {
        functions,
        ..module.clone()
    }
}

/// All choices that lead to different kernels or plans of single ops.
/// What a core lacks is computed in portable code here.
pub fn every_choice() -> Vec<MicroOptions> {
    let sets = [
        InstructionSet::Scalar,
        InstructionSet::Dsp,
        InstructionSet::Mve,
    ];
    let packed = |optimize| {
        sets.map(|instructions| MicroOptions {
            instructions,
            optimize,
            ..MicroOptions::default()
        })
    };
    let small = MicroOptions {
        optimize: Optimize::Flash,
        ..MicroOptions::default()
    };
    let packed = [Optimize::Speed, Optimize::Balanced]
        .into_iter()
        .flat_map(packed);
    let mut choices: Vec<MicroOptions> = packed.chain([small]).collect();
    let dense = choices.clone().into_iter();
    choices.extend(
        dense
            .filter(|options| options.optimize != Optimize::Speed)
            .map(|options| MicroOptions {
                weights: Weights::Compressed,
                ..options
            }),
    );
    choices
}

/// Every mode for every core, and so every choice.
pub fn every_mode() -> Vec<MicroOptions> {
    let mut modes = every_choice();
    let with_packed = modes.clone().into_iter();
    modes.extend(
        with_packed
            .filter(|it| it.optimize == Optimize::Balanced && it.weights == Weights::Auto)
            .map(|options| MicroOptions {
                optimize: Optimize::Ram,
                ..options
            }),
    );
    modes
}

/// Compiles the first function for every choice, runs it once and compares with its evaluation;
/// returns the kernels that ran.
pub fn compare_with_eval(module: &Module, inputs: &[Tensor]) -> Result<Vec<String>> {
    compare_in(&every_choice(), module, inputs)
}

/// As [`compare_with_eval`], for some choices.
pub fn compare_in(
    choices: &[MicroOptions],
    module: &Module,
    inputs: &[Tensor],
) -> Result<Vec<String>> {
    let verified = verify(module)?;
    let name = &verified.entry().name;
    let expected = eval(&verified, name, inputs, &mut States::new(&verified, name)?)?;
    let directive = Directive {
        place: String::new(),
        event: Event::Run {
            inputs: inputs.to_vec(),
            expected,
        },
    };
    let mut kernels = Vec::new();
    for options in choices {
        let program = micro::compile(module.clone(), options)?;
        run_program(&program, std::slice::from_ref(&directive))
            .with_context(|| format!("{options:?}"))?;
        let names = program
            .plan
            .steps
            .iter()
            .map(|step| format!("{:?}", step.kernel));
        kernels.extend(names);
    }
    Ok(kernels)
}

fn run_program(program: &MicroProgram, directives: &[Directive]) -> Result<usize> {
    let written = pea::write(&verify(&program.module)?, &program.plan)?;
    let mut image = Aligned::zeros(written.len());
    image.bytes().copy_from_slice(&written);
    let model = load(image.bytes(), &kernels::ALL).map_err(|error| anyhow!("{error}"))?;
    let checks = run_model(&model, directives, None)?;
    for budget in [1, 97, model.work() / 2].map(Some) {
        run_model(&model, directives, budget).with_context(|| format!("by {budget:?}"))?;
    }
    Ok(checks)
}

/// Runs a model, in parts of this much work if there is a budget.
fn run_model(model: &Model<'_>, directives: &[Directive], budget: Option<u64>) -> Result<usize> {
    let mut arena = Aligned::zeros(model.arena_len());
    let session = model.clone().session(arena.bytes());
    let mut session = session.map_err(|error| anyhow!("{error}"))?;
    let mut checks = 0;
    for directive in directives {
        match &directive.event {
            Event::Reset => session.reset(),
            Event::Run { inputs, expected } => {
                infer(&mut session, inputs, expected, budget)
                    .and_then(|found| runs::compare_all(&found, expected))
                    .with_context(|| directive.place.clone())?;
                checks += 1;
            }
        }
    }
    Ok(checks)
}

/// One inference; the results have the types of those expected.
fn infer(
    session: &mut Session<'_, '_>,
    inputs: &[Tensor],
    expected: &[Tensor],
    budget: Option<u64>,
) -> Result<Vec<Tensor>> {
    for (index, input) in inputs.iter().enumerate() {
        let bytes = session
            .input_mut(index)
            .context("the pea has too few inputs")?;
        bytes.copy_from_slice(input.bytes());
    }
    match budget {
        Some(budget) => while session.step_within(budget) {},
        None => session.run(),
    }
    let result = |(index, expected): (usize, &Tensor)| -> Result<Tensor> {
        let bytes = session
            .output(index)
            .context("the pea has too few outputs")?;
        Ok(Tensor::new(expected.ty().clone(), bytes.to_vec())?)
    };
    expected.iter().enumerate().map(result).collect()
}
