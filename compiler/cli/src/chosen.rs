//! What is chosen of a model file.

use std::path::Path;

use clap::Args;
use peapod_diagnostic::{Result as Diagnosed, code};
use peapod_driver::Source;
use peapod_driver::micro::Numerics;

use crate::args::shape;
use crate::front_end::BeforeIt;
use crate::given::BOARDS;
use crate::named::value;

/// What is chosen of a `.tflite` or `.onnx`.
#[derive(Args, Clone, Debug)]
pub struct Chosen {
    /// Signature of a `.tflite` to take [default: its first subgraph]; `compile` makes one pea of
    /// several, and `run` runs those of a `.tflite` or `.pea` in turn.
    #[arg(long, value_name = "NAME")]
    pub signature: Vec<String>,
    /// Take all signatures of a `.tflite`.
    #[arg(long, conflicts_with_all = ["signature", "input_shape"])]
    pub all_signatures: bool,
    /// Shape of the next input of a `.tflite` that leaves it open, such as `1x16000`.
    #[arg(long, value_name = "SHAPE", value_parser = shape)]
    pub input_shape: Vec<Vec<usize>>,
    /// Extent of a dimension that an `.onnx` leaves open, by its name in the file, or as
    /// `input:place` where it has none: `N=1`, `x:1=16000` [default: 1 of first dimensions].
    #[arg(long, value_name = "NAME=EXTENT", value_parser = dim)]
    pub dim: Vec<(String, usize)>,
    /// Input of an `.onnx` that is a constant, and its elements: `sr=16000`, `shape=1,8`.
    #[arg(long, value_name = "NAME=ELEMENTS", value_parser = constant)]
    pub constant: Vec<(String, Vec<f64>)>,
    /// Arithmetic to reproduce bit for bit [default: tflm, or what an `.ir` file says]. With
    /// several models one for all, or one for each in their order.
    #[arg(long, value_parser = value::<Numerics>(), help_heading = BOARDS)]
    pub numerics: Vec<Numerics>,
    #[command(flatten)]
    pub front_end: BeforeIt,
}

impl Chosen {
    /// Reads a file, of which this is chosen.
    ///
    /// # Errors
    ///
    /// It cannot be read, is not a model, or leaves no such choice.
    pub fn open(&self, path: &Path) -> Diagnosed<Source> {
        self.of(Source::open(path)?)
    }

    /// What is chosen of a model that was read.
    ///
    /// # Errors
    ///
    /// It leaves no such choice.
    pub fn of(&self, source: Source) -> Diagnosed<Source> {
        let source = match self.all_signatures {
            true => source.with_all_signatures()?,
            false => source.with_signatures(self.signature.clone())?,
        };
        let source = source.with_input_shapes(self.input_shape.clone())?;
        let source = source.with_dims(self.dim.clone())?;
        let source = source.with_constants(self.constant.clone())?;
        let source = source.with_front_end(self.front_end.open()?)?;
        source.with_numerics(self.numerics_of(0, 1)?)
    }

    /// The contract of a model of several, if one is chosen.
    ///
    /// # Errors
    ///
    /// There is neither one for all nor one for each.
    pub fn numerics_of(&self, index: usize, models: usize) -> Diagnosed<Option<Numerics>> {
        match self.numerics[..] {
            [] => Ok(None),
            [one] => Ok(Some(one)),
            ref each if each.len() == models => Ok(each.get(index).copied()),
            ref each => {
                let found = each.len();
                let message = format!("expected --numerics once or {models} times, found {found}");
                let help = "give one contract for all models, or one for each";
                Err(code::USAGE.error(message, help).into())
            }
        }
    }
}

/// A dimension and its extent.
fn dim(text: &str) -> Result<(String, usize), &'static str> {
    let wrong = "expected NAME=EXTENT, such as N=1";
    let (name, extent) = text.rsplit_once('=').ok_or(wrong)?;
    Ok((name.to_owned(), extent.parse().map_err(|_| wrong)?))
}

/// An input and its elements.
fn constant(text: &str) -> Result<(String, Vec<f64>), &'static str> {
    let wrong = "expected NAME=ELEMENTS, such as sr=16000 or shape=1,8";
    let (name, elements) = text.rsplit_once('=').ok_or(wrong)?;
    let elements = elements
        .split(',')
        .map(|it| it.trim().parse().map_err(|_| wrong));
    Ok((name.to_owned(), elements.collect::<Result<_, _>>()?))
}
