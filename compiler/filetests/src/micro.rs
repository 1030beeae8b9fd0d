//! `test micro`: compiles functions and runs them on the interpreter; [`crate::runs`] has the
//! syntax.
//!
//! Functions named after the command, as in `; test micro @wide`, are those that no kernel takes:
//! the compiler must refuse them.

use anyhow::{Context, Result, anyhow, bail, ensure};
use peapod_emit::micro::pea;
use peapod_ir::text::parse;
use peapod_ir::{Tensor, verify};
use peapod_micro::{Session, kernels, load};
use peapod_passes::{MicroOptions, MicroProgram, PassError, micro};

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
        let mut alone = module.clone();
        alone.functions.retain(|function| function.name == name);
        checks += match (micro(alone, &MicroOptions::default()), is_refused) {
            (Ok(program), false) => run_program(&program, &directives)?,
            (Err(PassError::Unsupported(_)), true) => 1,
            (Err(error), _) => return Err(error).with_context(|| format!("@{name}")),
            (Ok(_), true) => {
                bail!("@{name} compiles, though the file says that no kernel takes it")
            }
        };
    }
    Ok(checks)
}

fn run_program(program: &MicroProgram, directives: &[Directive]) -> Result<usize> {
    let written = pea::write(&verify(&program.module)?, &program.plan)?;
    let mut image = Aligned::zeros(written.len());
    image.bytes().copy_from_slice(&written);
    let mut arena = Aligned::zeros(program.plan.arena_len);
    let model = load(image.bytes(), &kernels::ALL).map_err(|error| anyhow!("{error}"))?;
    let mut session = model
        .session(arena.bytes())
        .map_err(|error| anyhow!("{error}"))?;
    let mut checks = 0;
    for directive in directives {
        match &directive.event {
            Event::Reset => session.reset(),
            Event::Run { inputs, expected } => {
                infer(&mut session, inputs, expected)
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
) -> Result<Vec<Tensor>> {
    for (index, input) in inputs.iter().enumerate() {
        let bytes = session
            .input_mut(index)
            .context("the pea has too few inputs")?;
        bytes.copy_from_slice(input.bytes());
    }
    session.run();
    let result = |(index, expected): (usize, &Tensor)| -> Result<Tensor> {
        let bytes = session
            .output(index)
            .context("the pea has too few outputs")?;
        Ok(Tensor::new(expected.ty().clone(), bytes.to_vec())?)
    };
    expected.iter().enumerate().map(result).collect()
}
