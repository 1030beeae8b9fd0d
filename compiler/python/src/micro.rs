//! Models for boards.

use std::sync::mpsc::{Receiver, Sender};

use peapod::library;
use peapod_diagnostic::Result;
use peapod_driver::micro::Host;
use peapod_driver::micro::run::MAX_WORK;
use peapod_driver::micro::runner::{Entry, Runner, Tensor};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyList, PyTuple};
use serde_json::{Value as Json, json};

use crate::callable;
use crate::errors::raise;
use crate::source::Given;
use crate::worker::{UNTOLD, Worker, apart};

/// `micro_compile(model, words)`: the pea, its weights if they are a file of their own, the report
/// as JSON, the report for people, and the files as pairs of name and content.
pub fn compile<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (model, words) = args.extract::<(Bound<'_, PyAny>, Vec<String>)>()?;
    let (model, py) = (Given::of(&model)?, args.py());
    let (built, files) = apart(py, UNTOLD, move |kept| {
        let built = library::compile_for_board(&words, model.open()?, kept)?;
        let files = built.files()?;
        Ok((built, files))
    })?;
    let attempt = &built.attempt;
    let (compiled, report) = (&attempt.compiled, &attempt.report);
    let files = files
        .iter()
        .map(|(name, bytes)| (name, PyBytes::new(py, bytes)));
    let made = (
        PyBytes::new(py, &compiled.pea),
        PyBytes::new(py, &compiled.plan.weights),
        report.to_json(),
        report.to_string(),
        files.collect::<Vec<_>>(),
    );
    Ok(made.into_pyobject(py)?.into_any())
}

/// What a pea is asked for.
enum Question {
    /// Runs an entry on what `.npy` files hold.
    Run(usize, Vec<Vec<u8>>),
    /// Clears the states.
    Reset,
}

/// What `.npy` files of outputs hold.
type Answer = Result<Vec<Vec<u8>>>;

/// `micro_open(pea, weights)`: its entries as JSON, and two functions: `run(entry, files)`, from
/// and to what `.npy` files hold, and `reset()`.
pub fn open<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (pea, weights) = args.extract::<(PyBackedBytes, PyBackedBytes)>()?;
    let (pea, weights, py) = (pea.to_vec(), weights.to_vec(), args.py());
    let (opened, worker) = Worker::opened(py, move |opened, asked| {
        serve(&pea, &weights, &opened, &asked);
    })?;
    let entries = opened.map_err(|error| raise(py, &error))?;
    let entries: Vec<Json> = entries.iter().map(of_entry).collect();
    let worker = std::sync::Arc::new(worker);
    let runs = worker.clone();
    let run = callable(py, c"run", move |args| {
        let (entry, files) = args.extract::<(usize, Vec<PyBackedBytes>)>()?;
        let files = files.iter().map(|it| it.to_vec()).collect();
        answered(args.py(), &runs, Question::Run(entry, files))
    })?;
    let reset = callable(py, c"reset", move |args| {
        answered(args.py(), &worker, Question::Reset)
    })?;
    let made = (Json::from(entries).to_string(), run, reset);
    Ok(made.into_pyobject(py)?.into_any())
}

fn answered<'py>(
    py: Python<'py>,
    worker: &Worker<Question, Answer>,
    question: Question,
) -> PyResult<Bound<'py, PyAny>> {
    let answer = worker.ask(py, question, &UNTOLD)?;
    let files = answer.map_err(|error| raise(py, &error))?;
    let files = files.iter().map(|it| PyBytes::new(py, it));
    Ok(PyList::new(py, files.collect::<Vec<_>>())?.into_any())
}

/// Loads a pea and answers what is asked of it.
fn serve(
    pea: &[u8],
    weights: &[u8],
    opened: &Sender<Result<Vec<Entry>>>,
    asked: &Receiver<(Question, Sender<Answer>)>,
) {
    let mut host = match Host::with_weights(pea, weights) {
        Ok(host) => host,
        Err(error) => return drop(opened.send(Err(error))),
    };
    let mut runner = match Runner::new(&mut host, MAX_WORK) {
        Ok(runner) => runner,
        Err(error) => return drop(opened.send(Err(error))),
    };
    drop(opened.send(Ok(runner.entries().to_vec())));
    for (question, answer) in asked {
        let made = match question {
            Question::Run(entry, inputs) => runner.run(entry, &inputs),
            Question::Reset => {
                runner.reset();
                Ok(vec![])
            }
        };
        // Whoever asked may have been interrupted.
        drop(answer.send(made));
    }
}

fn of_entry(entry: &Entry) -> Json {
    let tensor = |it: &Tensor| {
        json!({
            "dtype": it.dtype,
            "shape": it.shape,
            "scale": it.quantization.map(|it| it.0),
            "zero_point": it.quantization.map(|it| it.1),
        })
    };
    json!({
        "key": entry.key,
        "inputs": entry.inputs.iter().map(tensor).collect::<Vec<_>>(),
        "outputs": entry.outputs.iter().map(tensor).collect::<Vec<_>>(),
    })
}
