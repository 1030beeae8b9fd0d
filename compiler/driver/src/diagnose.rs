//! The diagnostics of what other crates refuse: the runtimes, which know nothing of diagnostics,
//! and libraries of others.

#[cfg(feature = "pod")]
use peapod_diagnostic::Severity;
use peapod_diagnostic::{Diagnostic, code};

/// An error that the work goes on after, as a warning that says how.
#[cfg(feature = "pod")]
pub fn as_warning(error: &Diagnostic, help: &'static str) -> Diagnostic {
    Diagnostic {
        severity: Severity::Warning,
        help: help.into(),
        ..error.clone()
    }
}

/// The error of loading a pea.
pub fn pea(error: peapod_micro::LoadError) -> Diagnostic {
    use peapod_micro::{LoadError, ReadError};
    if let LoadError::Weights { .. } | LoadError::WeightsChecksum = error {
        let help =
            "put the file `model.weights` of the same compilation beside the pea, with its stem";
        return code::PEA_DAMAGED.error(format!("the weights do not fit the pea: {error}"), help);
    }
    let other_version = matches!(
        error,
        LoadError::File(ReadError::Version { .. }) | LoadError::MissingKernel { .. }
    );
    match other_version {
        true => code::PEA_VERSION.error(
            error.to_string(),
            "compile the model with this version of peapod",
        ),
        false => code::PEA_DAMAGED.error(
            format!("the pea is damaged: {error}"),
            "compile the model again",
        ),
    }
}

/// The error of loading these bytes, which names a custom operator that it is about.
pub fn pea_of(error: peapod_micro::LoadError, bytes: &[u8]) -> Diagnostic {
    let Some(name) = peapod_micro::custom::name_of(&error, bytes) else {
        return pea(error);
    };
    code::CUSTOM_OP.error(format!("custom operator {name:?}: {error}"), DECLARE)
}

/// The error of loading all entries of these bytes.
pub fn pea_entries(error: peapod_micro::SignatureLoadError, bytes: &[u8]) -> Diagnostic {
    use peapod_micro::SignatureLoadError;
    match error {
        SignatureLoadError::Signature { index: 0, error } => pea_of(error, bytes),
        SignatureLoadError::Signature { index, error } => {
            pea_of(error, bytes).note(format!("in signature {index}"))
        }
        other @ (SignatureLoadError::TooMany { .. } | _) => code::PEA_DAMAGED.error(
            format!("the pea is damaged: {other}"),
            "compile the model again",
        ),
    }
}

/// The advice for custom operators that are not there.
const DECLARE: &str = "declare it in a file for --custom-ops: see docs/custom-operators.md";

/// That a pea tells another work than it makes.
pub fn told_work(found: u64, work: u64) -> Diagnostic {
    let message = format!("expected {work} element operations, found {found} in the pea");
    code::PEA_DAMAGED.error(message, "compile the model again")
}

/// What can be done about a loop without an end.
#[cfg(feature = "pod")]
const ALLOW_ITERATIONS: &str =
    "check the condition of the loop, or allow more with --max-iterations";

#[cfg(feature = "pod")]
const SAME_PEAPOD: &str = "compile it again with the same peapod that runs it";

/// The error of running a pod.
#[cfg(feature = "pod")]
pub fn pod_run(error: peapod_pod::RunError) -> Diagnostic {
    use peapod_pod::RunError;
    let message = error.to_string();
    match error {
        RunError::Memory { .. } => {
            code::RUN_MEMORY.error(message, "compile for fewer devices, or simulate the pod")
        }
        RunError::Threads(cause) => code::THREADS
            .error(message, "give fewer --threads")
            .note(cause.to_string()),
        RunError::Ranks { .. } => {
            code::RANKS.error(message, "start fewer processes, or use more devices")
        }
        RunError::StageRanks { .. } => code::RANKS.error(message, "start one for each stage"),
        RunError::Messages { .. } => code::RANKS.error(message, "compile for fewer microbatches"),
        RunError::Asked { asked, ranks } => code::RANKS.error(message, another(asked, ranks)),
        RunError::Peer { .. } => code::PEER.error(message, "see what the other process printed"),
        RunError::Transport(error) | RunError::Lost { error, .. } => code::PEER
            .error(message, "see what the other process printed")
            .note(fate(&error)),
        RunError::Argument { .. } => code::UNKNOWN_ENGINE.error(message, EXAMPLE_ENGINE),
        RunError::Pjrt(error) => pjrt(error),
        RunError::Mpi(_) => code::UNKNOWN_ENGINE.error(
            message,
            "`pip install mpich`, or name a library in PEAPOD_MPI_LIBRARY; see docs/mpi.md",
        ),
        RunError::Starter { source, .. } => code::UNKNOWN_ENGINE
            .error(message, "put the `mpiexec` of the library on the path")
            .note(source.to_string()),
        RunError::Folder { source, .. } => code::PEER
            .error(message, "name a folder that can be written in TMPDIR")
            .note(source.to_string()),
        RunError::Connect(cause) => code::PEER
            .error(
                message,
                "let the hosts connect to each other by TCP, on any port",
            )
            .note(cause.to_string()),
        RunError::Differ { .. } => {
            code::RANKS.error(message, "give all ranks the same file, options and peapod")
        }
        RunError::NoInput { .. } | RunError::InputSize { .. } => {
            code::RUN_INPUT.error(message, "see the inputs with `peapod inspect`")
        }
        RunError::Disagreement { .. } => code::DISAGREEMENT.error(
            message,
            "move the collective out of the condition, or reduce the condition over the mesh",
        ),
        RunError::IterationLimit { .. } => code::ENDLESS.error(message, ALLOW_ITERATIONS),
        RunError::WorkLimit { .. } | RunError::LeastWork { .. } => {
            code::WORK.error(message, ALLOW_WORK)
        }
        RunError::Delay(_) => code::DELAY.error(message, SAME_PEAPOD),
        RunError::Replicas { .. } => code::REPLICAS.error(
            message,
            "declare the output as sharded, or reduce it over the axis",
        ),
    }
}

/// The advice where another number of ranks was asked for.
#[cfg(feature = "pod")]
fn another(asked: usize, ranks: usize) -> String {
    format!("start {asked} processes, or ask for mpi:{ranks} or, whatever their number, mpi")
}

/// What became of another rank.
#[cfg(feature = "pod")]
fn fate(error: &peapod_pod::TransportError) -> String {
    let source = error.source.as_ref();
    source.map_or("its connection is closed".to_owned(), ToString::to_string)
}

/// The error of a plug-in of PJRT.
#[cfg(feature = "pod")]
pub fn pjrt(error: peapod_pod::pjrt::PjrtRunError) -> Diagnostic {
    use peapod_pod::pjrt::PjrtRunError;
    let message = error.to_string();
    match error {
        PjrtRunError::NoStablehlo => {
            code::NO_PARTITIONED_TEXT.error(message, "compile with --emit-stablehlo")
        }
        PjrtRunError::Stages { .. } => {
            code::NO_PARTITIONED_TEXT.error(message, "compile with --emit-stablehlo once more")
        }
        PjrtRunError::NotFound { looked, .. } => {
            let files = looked.iter().map(|it| it.display().to_string());
            let files: Vec<String> = files.collect();
            let help = "install a wheel that has one into the `python3` of the path, or give its \
                        file, --engine pjrt:PATH; see docs/pjrt.md";
            code::NO_PLUGIN.error(message, help).note(match &files[..] {
                [] => "there is no `python3` on the path".to_owned(),
                files => format!("looked for {}", files.join(", ")),
            })
        }
        PjrtRunError::Plugin { source, .. } => plugin(message, &source),
    }
}

/// What a plug-in refuses, or why it is none.
#[cfg(feature = "pod")]
fn plugin(message: String, error: &peapod_pod::pjrt::PjrtError) -> Diagnostic {
    use peapod_pod::pjrt::PjrtError;
    let message = format!("{message}: {error}");
    match error {
        PjrtError::Load { source, .. } | PjrtError::Symbol { source, .. } => code::NO_PLUGIN
            .error(
                message,
                "name a plug-in of PJRT: a shared library; see docs/pjrt.md",
            )
            .note(source.to_string()),
        PjrtError::NullApi { .. } | PjrtError::Version { .. } | PjrtError::Function { .. } => {
            code::NO_PLUGIN.error(
                message,
                "take a plug-in of another version; see docs/pjrt.md",
            )
        }
        PjrtError::Devices { .. } => code::PLUGIN.error(
            message,
            "compile for a mesh of fewer devices, or take a machine with more",
        ),
        PjrtError::Plugin { .. }
        | PjrtError::Arguments { .. }
        | PjrtError::ArgumentLists { .. }
        | PjrtError::Outputs { .. }
        | PjrtError::Size { .. } => {
            code::PLUGIN.error(message, "compare with --engine local; see docs/pjrt.md")
        }
    }
}

#[cfg(feature = "pod")]
const EXAMPLE_ENGINE: &str = "for example --engine local, mpi:4 or pjrt:cpu";

const ALLOW_WORK: &str = "check where the file comes from, or allow more with --max-work";

/// That an inference makes too many element operations.
pub fn pea_work(work: u64, limit: u64) -> Diagnostic {
    let message =
        format!("expected at most {limit} element operations per inference, found {work}");
    code::WORK.error(message, ALLOW_WORK)
}

/// No such engine.
#[cfg(feature = "pod")]
pub fn engine(error: peapod_pod::engine::UnknownEngine) -> Diagnostic {
    let names = peapod_pod::engine::ENGINES.map(|engine| engine.name);
    let help = format!("available engines: {}", names.join(", "));
    code::UNKNOWN_ENGINE.error(error.to_string(), help)
}

/// That a report cannot be written as JSON, which is a bug.
pub fn json(error: serde_json::Error) -> Diagnostic {
    Diagnostic::bug(format!("cannot write JSON: {error}"))
}
