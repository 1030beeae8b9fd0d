//! Runs a `.pea` on this machine with inputs of zeros: `cargo run --example run -- model.pea`.

use peapod_micro::{Arena, kernels};

/// As much as this example has for a model.
const ARENA_LEN: usize = 1 << 20;

/// Bytes where models may be.
#[repr(align(16))]
struct Aligned([u8; ARENA_LEN]);

fn main() -> Result<(), String> {
    let path = std::env::args().nth(1).ok_or("give the file of a model")?;
    let bytes = std::fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
    let mut flash = Box::new(Aligned([0; ARENA_LEN]));
    let place = flash.0.get_mut(..bytes.len());
    place
        .ok_or("the model is too large")?
        .copy_from_slice(&bytes);
    let mut arena = Box::new(Arena::<ARENA_LEN>::new());

    let model = peapod_micro::load(&flash.0[..bytes.len()], &kernels::ALL);
    let session = model.and_then(|model| model.session(arena.as_mut().as_mut()));
    let mut session = session.map_err(|error| format!("{path}: {error}"))?;
    for index in 0..session.model().inputs().len() {
        if let Some(input) = session.input_mut(index) {
            input.fill(0);
        }
    }
    session.run();
    for index in 0..session.model().outputs().len() {
        println!(
            "output {index}: {:02x?}",
            session.output(index).unwrap_or_default()
        );
    }
    Ok(())
}
