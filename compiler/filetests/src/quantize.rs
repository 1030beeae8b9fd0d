//! `test quantize SCHEME [OPTION…]`: the exact result of quantising the first function.
//!
//! Its values are observed on made-up inputs. Options are the name of an observer, `float-ports`,
//! `equalise`, `keep=NAME` for a layer that stays float, and `db=N`: outputs are so many decibels
//! above what quantising adds to them, at least. The printed result is in comments after
//! `; result:`; `BLESS=1` writes it there.

use anyhow::{Context, Result, bail, ensure};
use peapod_ir::eval::{States, Tensor, eval, eval_op, eval_trace};
use peapod_ir::ops::Quantize;
use peapod_ir::text::parse;
use peapod_ir::{DType, Function, Module, Verified, verify};
use peapod_passes::quantize::{Observed, Options, Port, Precision, prepare, quantize};

use crate::TestFile;
use crate::pass::{expect, made_up};

/// Inputs that values are observed on.
const SAMPLES: u64 = 8;

/// Quantises and compares.
pub fn run(file: &TestFile, words: &[&str], bless: bool) -> Result<usize> {
    let [scheme, options @ ..] = words else {
        bail!("a scheme is named first, as in `test quantize int8`");
    };
    let mut module = parse(&file.text)?;
    let ranges = prepare(&mut module, options.contains(&"equalise"))?;
    let options = Asked::read(&module.functions[0], scheme.parse()?, options)?;
    let observed = observe(&module)?.with_ranges(ranges);
    let quantized = quantize(&module, &observed, &options.options)?;
    if let Some(least) = options.least_db {
        let found = sqnr_db(&module, &quantized.module)?;
        ensure!(
            found >= least,
            "{found:.1} dB, expected {least}, of\n{}",
            quantized.module
        );
    }
    let stays = quantized.layers.iter().filter_map(|layer| {
        let reason = layer.reason.as_ref()?;
        Some(format!("{} stays float: {reason}\n", layer.name))
    });
    let stays: String = stays.collect();
    expect(file, &(stays + &quantized.module.to_string()), bless)
}

/// What the words of a test ask for.
struct Asked {
    options: Options,
    least_db: Option<f64>,
}

impl Asked {
    fn read(function: &Function, scheme: Precision, words: &[&str]) -> Result<Self> {
        let mut options = Options {
            scheme,
            ..Options::default()
        };
        let mut least_db = None;
        for word in words {
            match word.split_once('=') {
                Some(("db", least)) => least_db = Some(least.parse()?),
                Some(("keep", name)) => {
                    let named = |id: &_| {
                        let result = function.op(*id).outputs[0];
                        function.value(result).name == name
                    };
                    let op = function.op_ids().find(named);
                    let op = op.with_context(|| format!("nothing is called {name}"))?;
                    options.precisions.insert(op, Precision::Float);
                }
                Some(_) => options.observer = word.parse()?,
                None if *word == "float-ports" => {
                    (options.inputs, options.outputs) = (Port::Float, Port::Float);
                }
                None if *word == "equalise" => {}
                None => options.observer = word.parse()?,
            }
        }
        Ok(Self { options, least_db })
    }
}

fn inputs(function: &Function, seed: u64) -> Result<Vec<Tensor>> {
    let types = function.inputs.iter().map(|it| function.ty(*it));
    let of = |(index, ty): (usize, &_)| made_up(ty, seed * 100 + index as u64);
    types.enumerate().map(of).collect()
}

fn observe(module: &Module) -> Result<Observed> {
    let verified = verify(module)?;
    let function = verified.entry();
    let mut observed = Observed::default();
    let mut states = States::new(&verified, &function.name)?;
    for seed in 0..SAMPLES {
        let inputs = inputs(function, seed)?;
        let before = states.clone();
        let trace = eval_trace(&verified, &function.name, &inputs, &mut states)?;
        let seen = observed.see(function, &trace, &before);
        seen.map_err(|stray| anyhow::anyhow!("{stray:?}"))?;
    }
    Ok(observed)
}

/// What the outputs of one module are over how far those of another are from them.
fn sqnr_db(exact: &Module, found: &Module) -> Result<f64> {
    let (exact, found) = (verify(exact)?, verify(found)?);
    let (mut signal, mut noise) = (0.0, 0.0);
    for seed in 0..SAMPLES {
        let reals = inputs(exact.entry(), seed)?;
        let ports = reals.iter().zip(&found.entry().inputs);
        let stored = ports.map(|(x, port)| {
            let ty = found.entry().ty(*port);
            match ty.dtype == DType::F32 {
                true => Ok(x.clone()),
                false => eval_op(&Quantize.into(), &[Some(x.clone())], ty),
            }
        });
        let stored = stored.collect::<Result<Vec<_>, String>>();
        let stored = stored.map_err(anyhow::Error::msg)?;
        let run = |module: &Verified<'_>, inputs: &[Tensor]| {
            let name = &module.entry().name;
            let mut states = States::new(module, name)?;
            eval(module, name, inputs, &mut states)
        };
        for (exact, found) in run(&exact, &reals)?.iter().zip(run(&found, &stored)?) {
            let quant = found.ty().quant.clone();
            let (scale, zero) = quant.and_then(|it| it.single()).unwrap_or((1.0, 0));
            let found: Vec<f64> = match found.ty().dtype == DType::F32 {
                true => found.floats().into_iter().map(f64::from).collect(),
                false => {
                    let integers = found.integers().into_iter();
                    integers
                        .map(|x| f64::from(x - zero) * f64::from(scale))
                        .collect()
                }
            };
            for (exact, found) in exact.floats().into_iter().zip(found) {
                signal += f64::from(exact).powi(2);
                noise += (f64::from(exact) - found).powi(2);
            }
        }
    }
    Ok(10.0 * (signal / noise.max(f64::MIN_POSITIVE)).log10())
}
