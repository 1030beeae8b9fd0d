//! Engine `mpi`: the same bits as `local`, and ranks that are lost. Skipped, by name, where
//! `cargo xtask setup --engine mpi` has not installed a library.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::checkpoints::{args, compiled, inputs, losses};
use crate::{assert_has, data, fails, folder, listing, succeeds};

/// Environment of a library of MPI: variables, and arguments of its `mpiexec`.
pub struct Mpi {
    library: PathBuf,
    variables: Vec<(&'static str, &'static str)>,
}

/// The libraries that are there.
pub fn libraries(test: &str) -> Vec<Mpi> {
    [Mpi::wheel(test), Mpi::shim(test)]
        .into_iter()
        .flatten()
        .collect()
}

impl Mpi {
    /// The library with the standard ABI, or a word that it is not there.
    pub fn wheel(test: &str) -> Option<Self> {
        Self::of(test, "lib/libmpi_abi.so.1", vec![])
    }

    /// The shim of a library without it, or a word that it is not there.
    pub fn shim(test: &str) -> Option<Self> {
        let variables = vec![
            ("OMPI_ALLOW_RUN_AS_ROOT", "1"),
            ("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1"),
        ];
        Self::of(test, "shim/libpeapod_mpi.so", variables)
    }

    fn of(test: &str, file: &str, variables: Vec<(&'static str, &'static str)>) -> Option<Self> {
        let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/mpi");
        let tools = std::env::var_os("PEAPOD_MPI_TOOLS").map_or(tools, PathBuf::from);
        let library = tools.join(file);
        if !library.is_file() {
            let name = library.display();
            println!("SKIPPED {test}: no {name}; run `cargo xtask setup --engine mpi`");
            return None;
        }
        Some(Self { library, variables })
    }

    /// The folder of the wheel.
    pub fn folder(&self) -> &Path {
        let folder = self.library.parent().and_then(Path::parent);
        folder.expect("a library is in a folder")
    }

    /// Its `mpiexec`, as people call it.
    pub fn starter(&self) -> Command {
        let own = self.folder().join("bin/mpiexec");
        let is_own = self.variables.is_empty();
        let mut command = Command::new(if is_own { own } else { "mpiexec".into() });
        if !is_own {
            command.arg("--oversubscribe");
        }
        command.env("PEAPOD_MPI_LIBRARY", &self.library);
        command.envs(self.variables.iter().copied());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// The command with this library.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        command.args(args).env("PEAPOD_MPI_LIBRARY", &self.library);
        command.envs(self.variables.iter().copied());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

/// What a command has printed: its output, its errors.
pub fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn ranks_have_the_same_bits_and_losses_as_one_process() {
    for mpi in libraries("ranks_have_the_same_bits_and_losses_as_one_process") {
        let out = folder("ranks-bits");
        for mesh in ["data=8", "spare=3,data=8"] {
            let pod = compiled(&out, mesh);
            let inputs = inputs();
            let [one, several] = ["one.npz", "several.npz"].map(|it| out.join(mesh).join(it));
            let write = ["--steps", "3", "--outputs", one.to_str().unwrap()];
            let expected = losses(&succeeds(args(&pod, &inputs, &write)));
            assert_eq!(expected.len(), 3);
            for ranks in ["mpi:2", "mpi:3", "mpi:4"] {
                let _ = fs::remove_file(&several);
                let path = several.to_str().unwrap();
                let more = [
                    "--steps",
                    "3",
                    "--threads",
                    "1",
                    "--outputs",
                    path,
                    "--engine",
                    "local",
                    "--engine",
                    ranks,
                ];
                let ran = mpi.command(&args(&pod, &inputs, &more)).output().unwrap();
                let (shown, errors) = said(&ran);
                assert!(ran.status.success(), "{ranks}: {shown}{errors}");
                assert_eq!(losses(&shown), expected, "{mesh} {ranks}");
                // Printed by one of them.
                assert_eq!(shown.matches("step 1: ").count(), 1, "{shown}");
                assert!(
                    fs::read(&one).unwrap() == fs::read(&several).unwrap(),
                    "{ranks}"
                );
            }
        }
    }
}

/// Processes that run this pod as ranks: `mpiexec` and those that supervise them have the same
/// arguments.
pub fn ranks_of(pod: &str) -> Vec<u32> {
    let all = fs::read_dir("/proc").unwrap().filter_map(|entry| {
        let process: u32 = entry.ok()?.file_name().to_str()?.parse().ok()?;
        let line = fs::read_to_string(format!("/proc/{process}/cmdline")).ok()?;
        let name = fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
        let environment = fs::read(format!("/proc/{process}/environ")).ok()?;
        let environment = String::from_utf8_lossy(&environment).into_owned();
        let is_rank = environment.contains("PEAPOD_MPI_SUPERVISED=");
        (name.trim() == "peapod" && line.contains(pod) && is_rank).then_some(process)
    });
    all.collect()
}

/// Waits until rank 0 prints the loss of a second step: all ranks have joined and exchanged.
pub fn wait_for_steps(run: &mut Child) {
    let mut lines = BufReader::new(run.stdout.take().unwrap()).lines();
    let second = lines.find(|line| line.as_ref().is_ok_and(|it| it.starts_with("step 2: ")));
    assert!(second.is_some(), "the ranks ended before their second step");
    // The rest is read so that nobody waits for room in the pipe.
    thread::spawn(move || lines.for_each(drop));
}

#[test]
fn a_rank_that_dies_or_hangs_is_named_by_the_others_in_time() {
    for mpi in libraries("a_rank_that_dies_or_hangs_is_named_by_the_others_in_time") {
        for (signal, fate) in [("-KILL", " died"), ("-STOP", " does not answer")] {
            let out = folder("ranks-lost");
            let pod = compiled(&out, "data=8");
            let inputs = inputs();
            let results = out.join("results");
            let path = results.to_str().unwrap();
            let more = ["--steps", "1000000", "--outputs", path, "--engine", "mpi:3"];
            let more = [&more[..], &["--threads", "1"]].concat();
            let mut run = mpi.command(&args(&pod, &inputs, &more)).spawn().unwrap();
            wait_for_steps(&mut run);
            let ranks = ranks_of(&pod);
            assert_eq!(ranks.len(), 3);
            let lost = ranks[1].to_string();
            let began = Instant::now();
            Command::new("kill").args([signal, &lost]).status().unwrap();
            let named = format!("process {lost}, devices ");
            let (mut errors, mut took) = (String::new(), Duration::ZERO);
            for line in BufReader::new(run.stderr.take().unwrap()).lines() {
                let line = line.unwrap() + "\n";
                if line.contains(&named) {
                    took = began.elapsed();
                }
                errors += &line;
            }
            assert_eq!(run.wait().unwrap().code(), Some(1), "{errors}");
            // The step is told where one was run; between steps outputs are gathered.
            assert_has(&errors, &["E0713", &named, fate]);
            // Both survivors, and nobody else, name it.
            assert_eq!(errors.matches(&named).count(), 2, "{errors}");
            assert!(took < Duration::from_secs(5), "{took:?}: {errors}");
            assert!(!results.exists() || listing(&results).is_empty());
        }
    }
}

/// Stops the threads of a process that run the program, and no others, as a debugger does that
/// stops single threads; holds them until they end. What is said if the system does not allow it.
#[cfg(target_os = "linux")]
fn stop_threads(process: u32) -> Result<(), String> {
    use nix::sys::ptrace::{Options, interrupt, seize};
    use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
    use nix::unistd::Pid;
    let tasks = fs::read_dir(format!("/proc/{process}/task")).unwrap();
    let threads = tasks.filter_map(|task| {
        let task = task.unwrap();
        let name = fs::read_to_string(task.path().join("comm")).ok()?;
        let id = task.file_name().to_str()?.parse().ok()?;
        name.starts_with("peapod-run").then(|| Pid::from_raw(id))
    });
    let threads: Vec<Pid> = threads.collect();
    assert!(!threads.is_empty());
    let (stopped, told) = std::sync::mpsc::channel();
    // All that concerns a thread that is traced is for the thread that traces it.
    thread::spawn(move || {
        let stop = |id: &Pid| seize(*id, Options::empty()).and_then(|()| interrupt(*id));
        let all = threads.iter().try_for_each(stop);
        stopped
            .send(all.map_err(|error| error.to_string()))
            .unwrap();
        let ended =
            |it: &WaitStatus| matches!(it, WaitStatus::Exited(..) | WaitStatus::Signaled(..));
        for id in threads {
            // Each is waited for, or the process could not end.
            while waitpid(id, Some(WaitPidFlag::__WALL)).is_ok_and(|it| !ended(&it)) {}
        }
    });
    told.recv().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_rank_whose_threads_are_stopped_is_named_though_it_sends_heartbeats() {
    let test = "a_rank_whose_threads_are_stopped_is_named_though_it_sends_heartbeats";
    for mpi in libraries(test) {
        let out = folder("ranks-stuck");
        let pod = compiled(&out, "data=8");
        let inputs = inputs();
        let more = ["--steps", "1000000", "--engine", "mpi:3", "--threads", "1"];
        let mut run = mpi.command(&args(&pod, &inputs, &more)).spawn().unwrap();
        wait_for_steps(&mut run);
        let ranks = ranks_of(&pod);
        assert_eq!(ranks.len(), 3);
        let began = Instant::now();
        if let Err(error) = stop_threads(ranks[1]) {
            println!("SKIPPED {test}: ptrace: {error}");
            run.kill().unwrap();
            let all = ranks.iter().map(u32::to_string);
            Command::new("kill")
                .arg("-KILL")
                .args(all)
                .status()
                .unwrap();
            continue;
        }
        let named = format!("process {}, devices ", ranks[1]);
        let (mut errors, mut took) = (String::new(), Duration::ZERO);
        for line in BufReader::new(run.stderr.take().unwrap()).lines() {
            let line = line.unwrap() + "\n";
            if line.contains(&named) {
                took = began.elapsed();
            }
            errors += &line;
        }
        assert_eq!(run.wait().unwrap().code(), Some(1), "{errors}");
        let stuck = "does not go on, its threads have not run for 3 s: it ";
        let place = "of computation `main`";
        assert_has(&errors, &["E0713", &named, stuck, "last at ", place]);
        // The first rank that sees it ends the run: the other may only find the process gone.
        assert_eq!(errors.matches(&named).count(), 2, "{errors}");
        assert!(took < Duration::from_secs(5), "{took:?}: {errors}");
    }
}

#[test]
fn a_rank_that_waits_for_data_is_named_and_ends_the_run_only_if_that_is_asked_for() {
    let test = "a_rank_that_waits_for_data_is_named_and_ends_the_run_only_if_that_is_asked_for";
    for mpi in libraries(test) {
        let out = folder("ranks-data");
        let pod = compiled(&out, "data=8");
        let inputs = inputs();
        let frames = data::written(&out)[3].clone();
        let command = format!("exec 2>/dev/null; cat {frames}/0-*.npy; exec sleep 60");
        let ran = |more: &[&str]| {
            let all = [
                "--steps",
                "6",
                "--engine",
                "mpi:2",
                "--threads",
                "1",
                "--data-command",
                &command,
                "--data-inputs",
                "arg8,arg9",
            ];
            let began = Instant::now();
            let ran = mpi.command(&args(&pod, &inputs, &[&all[..], more].concat()));
            let ran = { ran }.output().unwrap();
            assert_eq!(ran.status.code(), Some(1));
            (said(&ran).1, began.elapsed())
        };
        let (errors, _) = ran(&["--data-timeout", "12"]);
        let warned = ["warning[peapod::E0740]: waiting for the data command `exec "];
        assert_has(&errors, &warned);
        let named = ["warning[peapod::E0719]: rank 1 has waited for 10 s for rank 0 on `"];
        assert_has(&errors, &named);
        let does = "which waits for data, last at the ";
        assert_has(&errors, &[does, "error[peapod::E0740]", "no frame in 12 s"]);
        let (errors, took) = ran(&["--rank-timeout", "3"]);
        let late = "kept others waiting for 3 s, the --rank-timeout: it waits for data";
        assert_has(&errors, &["error[peapod::E0713]", "rank 0 on `", late]);
        assert!(took < Duration::from_secs(30), "{took:?}: {errors}");
    }
}

#[test]
fn ranks_of_another_number_or_program_are_refused() {
    let out = folder("ranks-refused");
    let pod = compiled(&out, "data=2");
    let inputs = inputs();
    for engine in ["mpi:0", "mpi:four", "mpi:", "local:3"] {
        let error = fails(args(&pod, &inputs, &["--engine", engine]));
        assert_has(&error, &[engine, "expected "]);
    }
    for mpi in libraries("ranks_of_another_number_or_program_are_refused") {
        let many = args(&pod, &inputs, &["--engine", "mpi:3"]);
        let ran = mpi.command(&many).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
        let expected = "expected at most 2 ranks, one for each device, found 3";
        assert_has(&said(&ran).1, &["E0712", expected]);
    }
    let missing = Mpi {
        library: out.join("no.so"),
        variables: vec![],
    };
    let ran = missing.command(&args(&pod, &inputs, &["--engine", "mpi:2"]));
    let ran = { ran }.output().unwrap();
    assert_has(&said(&ran).1, &["found no library of MPI", "no.so"]);
}

#[test]
fn ranks_are_compared_with_other_engines() {
    for mpi in libraries("ranks_are_compared_with_other_engines") {
        let out = folder("ranks-compared");
        let pod = compiled(&out, "data=8");
        let compare = |engines: &str| {
            let args = ["compare", &pod, "--steps", "3", "--threads", "1"];
            let mut command = mpi.command(&[&args[..], &["--engines", engines]].concat());
            // Where the files of the ranks are, for a while.
            let ran = command.env("TMPDIR", &out).output().unwrap();
            (ran.status.code(), said(&ran))
        };
        let (code, (shown, errors)) = compare("local,mpi:3,mpi:4");
        assert_eq!(code, Some(0), "{errors}");
        for engine in ["local", "mpi:3", "mpi:4"] {
            let line = shown.lines().find(|line| line.trim().starts_with(engine));
            let words: Vec<&str> = line.unwrap().split_whitespace().collect();
            assert!(words[1].parse::<f64>().unwrap() > 0.0, "{shown}");
            assert_eq!(words[2], "0.00e0", "{shown}");
        }
        for (engines, parts) in [
            ("local,mpi", ["E1012", "--engines local,mpi:4"]),
            ("mpi:9,local", ["E0712", "at most 8 ranks"]),
            ("local,mpi:x", ["E0711", "expected a number of ranks"]),
        ] {
            let (code, (_, errors)) = compare(engines);
            assert_eq!(code, Some(1), "{errors}");
            assert_has(&errors, &parts);
        }
        // Ranks have the limit of the command that starts them.
        let args = [
            "compare",
            &pod,
            "--engines",
            "mpi:2,mpi:3",
            "--max-memory",
            "20K",
        ];
        let ran = mpi.command(&args).env("TMPDIR", &out).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
        assert_has(&said(&ran).1, &["E0713", "expected at most 20480"]);
        assert_eq!(listing(&out), ["data=8"]);
    }
}

/// What ranks print that are started with these options, one after another.
fn apart(mpi: &Mpi, pod: &str, each: &[&[&str]]) -> String {
    let inputs = inputs();
    let mut starter = mpi.starter();
    for (rank, more) in each.iter().enumerate() {
        if rank > 0 {
            starter.arg(":");
        }
        starter.args(["-n", "1", env!("CARGO_BIN_EXE_peapod")]);
        starter
            .args(args(pod, &inputs, &["--threads", "1"]))
            .args(*more);
    }
    let ran = { starter }.output().unwrap();
    assert_ne!(ran.status.code(), Some(0));
    said(&ran).1
}

#[test]
fn ranks_with_other_options_are_refused_before_the_first_step() {
    let test = "ranks_with_other_options_are_refused_before_the_first_step";
    for mpi in libraries(test) {
        let out = folder("ranks-options");
        let pod = compiled(&out, "data=8");
        let saved = out.join("saved");
        let saved = saved.to_str().unwrap();
        let two = ["--engine", "mpi", "--steps", "2"];
        let with = |more: &[&'static str]| -> Vec<&str> { [&two[..], more].concat() };
        let errors = apart(&mpi, &pod, &[&two, &["--engine", "mpi", "--steps", "3"]]);
        let expected = "the ranks differ in --steps: 2: rank 0; 3: rank 1";
        assert_has(&errors, &["E0712", expected]);
        let kept = [&two[..], &["--checkpoint", saved, "--every", "1"]].concat();
        let errors = apart(&mpi, &pod, &[&kept, &two]);
        let expected = "the ranks differ in --checkpoint: ";
        assert_has(&errors, &["E0712", expected, "none: rank 1"]);
        assert!(!Path::new(saved).exists());
        let errors = apart(&mpi, &pod, &[&with(&[]), &with(&["--check-replicas"])]);
        assert_has(
            &errors,
            &["the ranks differ in --check-replicas: false: rank 0; true: "],
        );
        // Three are asked for, two are started.
        let three: &[&str] = &["--engine", "mpi:3"];
        let errors = apart(&mpi, &pod, &[three, three]);
        let expected = "expected 3 ranks, as `mpi:3` asks for, found 2";
        assert_has(
            &errors,
            &["E0712", expected, "start 3 processes, or ask for mpi:2"],
        );
    }
}

#[test]
fn a_pod_whose_name_begins_like_an_option_is_compared() {
    for mpi in libraries("a_pod_whose_name_begins_like_an_option_is_compared") {
        let out = folder("ranks-dash");
        let pod = compiled(&out, "data=8");
        fs::copy(&pod, out.join("--step.pod")).unwrap();
        let args = ["compare", "--engines", "local,mpi:2", "--", "--step.pod"];
        let ran = mpi.command(&args).current_dir(&out).output().unwrap();
        assert!(ran.status.success(), "{}", said(&ran).1);
    }
}
