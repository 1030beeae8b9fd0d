//! Runs of a pea one after another, with inputs and outputs in memory.

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code, ensure};
use peapod_ir::{Quantization, TensorType};
use peapod_micro::Session;

use super::host::Host;
use super::run::Ports;
use crate::{diagnose, memory, tensor_file};

/// An entry of a pea.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Key of its signature, if it has one.
    pub key: Option<String>,
    /// Its inputs, in order.
    pub inputs: Vec<Tensor>,
    /// Its outputs, in order.
    pub outputs: Vec<Tensor>,
}

/// An input or output.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// Its elements, by the name that the IR has for them.
    pub dtype: &'static str,
    /// Its extents.
    pub shape: Vec<usize>,
    /// Scale and zero point of integers that stand for real numbers.
    pub quantization: Option<(f32, i32)>,
}

impl From<&TensorType> for Tensor {
    fn from(ty: &TensorType) -> Self {
        let of = |it: &Quantization| Some((*it.scales.first()?, *it.zero_points.first()?));
        Self {
            dtype: ty.dtype.name(),
            shape: ty.shape.clone(),
            quantization: ty.quant.as_ref().and_then(of),
        }
    }
}

/// A pea in its arena, whose states stay from run to run.
pub struct Runner<'h> {
    session: Session<'h, 'h>,
    entries: Vec<Entry>,
    ports: Vec<Ports>,
}

impl<'h> Runner<'h> {
    /// Begins with states as after a reset.
    ///
    /// # Errors
    ///
    /// An entry may make more than `max_work` element operations, or its inputs and outputs take
    /// more memory than there is.
    pub fn new(host: &'h mut Host, max_work: u64) -> Result<Self> {
        let model = host.model()?;
        let (mut entries, mut ports) = (Vec::new(), Vec::new());
        for index in 0..model.signature_count() {
            let entry = model.signature(index);
            let entry = entry.ok_or_else(|| Diagnostic::bug(format!("no signature {index}")))?;
            let work = entry.work();
            ensure!(work <= max_work, diagnose::pea_work(work, max_work));
            let of = Ports::of(&entry)?;
            let types = of.inputs.iter().chain(&of.outputs);
            let bytes = types.map(|ty| ty.size_bytes() as u128).sum();
            memory::check("all inputs and outputs", bytes)?;
            entries.push(Entry {
                key: model.signature_key(index).map(str::to_owned),
                inputs: of.inputs.iter().map(Tensor::from).collect(),
                outputs: of.outputs.iter().map(Tensor::from).collect(),
            });
            ports.push(of);
        }
        let session = host.session()?;
        Ok(Self {
            session,
            entries,
            ports,
        })
    }

    /// All entries, in the order of their numbers.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Runs an entry on what `.npy` files hold, one for each input; what `.npy` files of its
    /// outputs hold.
    ///
    /// # Errors
    ///
    /// There is no such entry, or an input is not what it takes.
    pub fn run(&mut self, index: usize, inputs: &[Vec<u8>]) -> Result<Vec<Vec<u8>>> {
        let selected = self.session.select(index);
        let (Some(()), Some(ports)) = (selected, self.ports.get(index)) else {
            return Err(Diagnostic::bug(format!("no signature {index}")).into());
        };
        let count = ports.inputs.len();
        ensure!(
            inputs.len() == count,
            code::FILE_COUNT.error(
                format!("expected {count} inputs, found {}", inputs.len()),
                "give one tensor for each input, in order",
            )
        );
        let inputs = inputs.iter().zip(&ports.inputs).enumerate();
        let inputs = inputs.map(|(index, (bytes, ty))| {
            let read = tensor_file::from_npy(bytes, ty);
            read.note(|| format!("input {index} of the model"))
        });
        let inputs = inputs.collect::<Result<Vec<_>>>()?;
        ports.write_inputs(&mut self.session, &inputs)?;
        self.session.run();
        let outputs = ports.outputs(&self.session)?.into_iter();
        let outputs = outputs.map(|(ty, bytes)| tensor_file::to_npy(&ty, &bytes));
        outputs.collect()
    }

    /// Clears the states.
    pub fn reset(&mut self) {
        self.session.reset();
    }
}
