//! Options of `peapod run` for images, sounds and tables.

use clap::Args;
use peapod_driver::tensor_file::prepare::{Preparation, Resize};

use crate::given::BOARDS;
use crate::named::{at_least, value};

/// How files become inputs that are no tensors.
#[derive(Args, Debug)]
#[command(next_help_heading = BOARDS)]
pub struct Prepare {
    /// How images of another size become those that the model takes; without it they are refused.
    #[arg(long, value_parser = value::<Resize>())]
    resize: Option<Resize>,
    /// Subtract this from pixels (0 to 255), samples (-1 to 1) or numbers: one number, or one for
    /// each channel [default: 0].
    #[arg(
        long,
        value_name = "NUMBER,…",
        value_delimiter = ',',
        allow_negative_numbers = true,
        value_parser = finite
    )]
    mean: Vec<f64>,
    /// Then multiply by this, likewise [default: 1/255 of pixels, 1 of all else]. Inputs of
    /// integers with a scale are quantised by that afterwards.
    #[arg(
        long,
        value_name = "NUMBER,…",
        value_delimiter = ',',
        allow_negative_numbers = true,
        value_parser = finite
    )]
    input_scale: Vec<f64>,
    /// Make cosine transforms of sounds: as many rows and coefficients as the input has, with the
    /// windows of `peapod new-frontend mfcc`.
    #[arg(long)]
    mfcc: bool,
    /// Samples a second that the model takes; sounds with a multiple are filtered
    /// [default: 16000].
    #[arg(long, value_name = "HERTZ", value_parser = at_least::<1>)]
    sample_rate: Option<usize>,
}

impl Prepare {
    /// As the driver takes it.
    pub fn preparation(&self) -> Preparation {
        Preparation {
            resize: self.resize,
            mean: self.mean.clone(),
            scale: self.input_scale.clone(),
            mfcc: self.mfcc,
            rate: self.sample_rate,
        }
    }
}

/// A number, neither infinite nor none.
fn finite(text: &str) -> Result<f64, &'static str> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or("expected a number, or one for each channel with commas between them")
}
