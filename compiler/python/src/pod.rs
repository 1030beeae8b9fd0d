//! Programs for pods.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};

use peapod::library;
use peapod_diagnostic::Result;
use peapod_driver::micro::run::MAX_WORK;
use peapod_driver::pod::runner::{Known, MAX_ITERATIONS, Options, Runner};
use peapod_driver::pod::search::interrupt;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyList, PyTuple};
use serde_json::{Value as Json, json};

use crate::callable;
use crate::errors::{Kept, raise};
use crate::source::Given;
use crate::worker::{UNTOLD, Worker, apart};

/// A model, and words of the command.
fn asked(args: &Bound<'_, PyTuple>) -> PyResult<(Given, Vec<String>)> {
    let (model, words) = args.extract::<(Bound<'_, PyAny>, Vec<String>)>()?;
    Ok((Given::of(&model)?, words))
}

/// `pod_compile(model, words)`: the pod, the report as JSON, the report for people, and the files
/// as pairs of name and content.
pub fn compile<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let ((model, words), py) = (asked(args)?, args.py());
    let (report, text, files) = apart(py, UNTOLD, move |kept| {
        let (built, text) = library::compile_for_pod(&words, model.open()?, kept)?;
        Ok((built.report.to_json(), text, built.files))
    })?;
    let files = files
        .iter()
        .map(|(name, bytes)| (name, PyBytes::new(py, bytes)));
    let made = (report, text, files.collect::<Vec<_>>());
    Ok(made.into_pyobject(py)?.into_any())
}

/// `pod_explain(model, words, name)`: how values of this name got their shardings.
pub fn explain<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (model, words, name) = args.extract::<(Bound<'_, PyAny>, Vec<String>, String)>()?;
    let (model, py) = (Given::of(&model)?, args.py());
    let text = apart(py, UNTOLD, move |kept| {
        library::explain(&words, model.open()?, &name, kept)
    })?;
    Ok(text.into_pyobject(py)?.into_any())
}

/// `pod_simulate(model, words)`: the report as JSON, for people, and as a page.
pub fn simulate<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let ((model, words), py) = (asked(args)?, args.py());
    let made = apart(py, UNTOLD, move |kept| {
        library::simulate(&words, &model.open()?, kept)
    })?;
    let made = (made.report, made.text, made.page);
    Ok(made.into_pyobject(py)?.into_any())
}

/// `pod_search(model, words)`: the report as JSON, and for people. Ctrl-C ends the search with the
/// best so far.
pub fn search<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let ((model, words), py) = (asked(args)?, args.py());
    let made = apart(py, interrupt, move |kept| {
        library::search(&words, &model.open()?, kept)
    })?;
    Ok((made.report, made.text).into_pyobject(py)?.into_any())
}

/// What a pod is asked for: so many steps from what `.npy` files hold, until the flag says that
/// nobody waits any more.
struct Question {
    inputs: Vec<Vec<u8>>,
    steps: usize,
    ended: Arc<AtomicBool>,
}

/// What `.npy` files of outputs hold.
type Answer = Result<Option<Vec<Vec<u8>>>>;

/// `pod_open(model, threads)`: inputs and outputs as JSON, and a function `run(files, steps)` from
/// and to what `.npy` files hold.
pub fn open<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (model, threads) = args.extract::<(Bound<'_, PyAny>, usize)>()?;
    let (model, py, kept) = (Given::of(&model)?, args.py(), Kept::default());
    let own = kept.clone();
    let (opened, worker) = Worker::opened(py, move |opened, asked| {
        serve(model, threads, &own, &opened, &asked);
    })?;
    kept.show(py)?;
    let (inputs, outputs) = opened.map_err(|error| raise(py, &error))?;
    let run = callable(py, c"run", move |args| run(args, &worker))?;
    let ports = json!({ "inputs": of_ports(&inputs), "outputs": of_ports(&outputs) });
    Ok((ports.to_string(), run).into_pyobject(py)?.into_any())
}

fn run<'py>(
    args: &Bound<'py, PyTuple>,
    worker: &Worker<Question, Answer>,
) -> PyResult<Bound<'py, PyAny>> {
    let (files, steps) = args.extract::<(Vec<PyBackedBytes>, usize)>()?;
    let (py, ended) = (args.py(), Arc::new(AtomicBool::new(false)));
    let question = Question {
        inputs: files.iter().map(|it| it.to_vec()).collect(),
        steps,
        ended: ended.clone(),
    };
    let answer = worker.ask(py, question, &|| {
        // The step that runs is the last one.
        ended.store(true, Ordering::Relaxed);
        false
    })?;
    let files = answer.map_err(|error| raise(py, &error))?;
    let files = files.unwrap_or_default();
    let files = files.iter().map(|it| PyBytes::new(py, it));
    Ok(PyList::new(py, files.collect::<Vec<_>>())?.into_any())
}

/// Loads a pod and answers what is asked of it.
fn serve(
    model: Given,
    threads: usize,
    kept: &Kept,
    opened: &Sender<Result<(Vec<Known>, Vec<Known>)>>,
    asked: &Receiver<(Question, Sender<Answer>)>,
) {
    let options = Options {
        threads,
        max_iterations: MAX_ITERATIONS,
        max_work: MAX_WORK,
    };
    let loaded = model.open().and_then(|it| Runner::new(&it, options, kept));
    let mut runner = match loaded {
        Ok(runner) => runner,
        Err(error) => return drop(opened.send(Err(error))),
    };
    drop(opened.send(Ok((runner.inputs(), runner.outputs()))));
    for (question, answer) in asked {
        let Question {
            inputs,
            steps,
            ended,
        } = question;
        let made = runner.run(&inputs, steps, &|| !ended.load(Ordering::Relaxed));
        // Whoever asked may have been interrupted.
        drop(answer.send(made));
    }
}

fn of_ports(ports: &[Known]) -> Vec<Json> {
    let ports = ports.iter().map(|it| {
        json!({
            "name": it.name,
            "dtype": it.dtype,
            "shape": it.shape,
            "replaces": it.replaces,
        })
    });
    ports.collect()
}
