//! `test eval`: runs functions on the evaluator; [`crate::runs`] has the syntax.

use anyhow::{Context, Result};
use peapod_ir::eval::{States, eval};
use peapod_ir::text::parse;
use peapod_ir::verify;

use crate::runs::{self, Event};

/// Runs every `; run:` line; returns how many there were.
pub fn run(text: &str) -> Result<usize> {
    let module = parse(text)?;
    let module = verify(&module)?;
    let mut checks = 0;
    for (name, directives) in runs::read(&module, text)? {
        let mut states = States::new(&module, &name)?;
        for directive in directives {
            match &directive.event {
                Event::Reset => states = States::new(&module, &name)?,
                Event::Run { inputs, expected } => {
                    eval(&module, &name, inputs, &mut states)
                        .map_err(anyhow::Error::from)
                        .and_then(|found| runs::compare_all(&found, expected))
                        .with_context(|| directive.place.clone())?;
                    checks += 1;
                }
            }
        }
    }
    Ok(checks)
}
