//! How ranks are started, and that none is left behind. Skipped, by name, where
//! `cargo xtask setup --engine mpi` has not installed a library.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use crate::checkpoints::{args, compiled, inputs};
use crate::ranks::{Mpi, libraries, ranks_of, said, wait_for_steps};
use crate::{assert_has, folder, listing, succeeds};

/// Time in which nothing is left of a run.
const SOON: Duration = Duration::from_secs(20);

fn signal(name: &str, process: u32) {
    let kill = Command::new("kill")
        .args([name, &process.to_string()])
        .status();
    assert!(kill.unwrap().success());
}

/// The process that started another one.
fn parent(process: u32) -> u32 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("PPid:"));
    line.unwrap().trim().parse().unwrap()
}

/// A run of three ranks that does not come to its end.
fn endless(mpi: &Mpi, pod: &str, results: &Path) -> Child {
    let path = results.to_str().unwrap();
    let more = ["--steps", "1000000", "--outputs", path, "--engine", "mpi:3"];
    let more = [&more[..], &["--threads", "1"]].concat();
    let mut run = mpi.command(&args(pod, &inputs(), &more)).spawn().unwrap();
    wait_for_steps(&mut run);
    assert_eq!(ranks_of(pod).len(), 3);
    run
}

/// What a command prints that ends in time; it is killed otherwise. It prints little.
pub fn ended(command: &mut Command) -> Output {
    let mut run = command.spawn().unwrap();
    let began = Instant::now();
    while run.try_wait().unwrap().is_none() && began.elapsed() < SOON {
        thread::sleep(Duration::from_millis(50));
    }
    let is_late = run.try_wait().unwrap().is_none();
    if is_late {
        run.kill().unwrap();
    }
    let output = run.wait_with_output().unwrap();
    assert!(!is_late, "{}", said(&output).1);
    output
}

fn wait_until_none_is_left(pod: &str) {
    let began = Instant::now();
    while !ranks_of(pod).is_empty() {
        assert!(began.elapsed() < SOON, "{:?} are left", ranks_of(pod));
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn ranks_end_with_the_process_that_started_them() {
    for mpi in libraries("ranks_end_with_the_process_that_started_them") {
        for name in ["-TERM", "-KILL"] {
            let out = folder("launch-starter");
            let pod = compiled(&out, "data=8");
            let results = out.join("results");
            let mut run = endless(&mpi, &pod, &results);
            signal(name, run.id());
            run.wait().unwrap();
            wait_until_none_is_left(&pod);
            assert!(!results.exists() || listing(&results).is_empty());
        }
    }
}

#[test]
fn a_rank_ends_with_the_process_that_supervises_it() {
    for mpi in libraries("a_rank_ends_with_the_process_that_supervises_it") {
        for name in ["-TERM", "-KILL"] {
            let out = folder("launch-supervisor");
            let pod = compiled(&out, "data=8");
            let run = endless(&mpi, &pod, &out.join("results"));
            let lost = ranks_of(&pod)[1];
            signal(name, parent(lost));
            let ended = run.wait_with_output().unwrap();
            let errors = said(&ended).1;
            assert_eq!(ended.status.code(), Some(1), "{errors}");
            if name == "-TERM" {
                // Both survivors name it. A launcher that sees a signal ends all of them at once.
                let named = format!("process {lost}, devices ");
                assert_eq!(errors.matches(&named).count(), 2, "{errors}");
            }
            wait_until_none_is_left(&pod);
        }
    }
}

#[test]
fn a_rank_that_fails_before_it_joins_ends_the_others() {
    for mpi in libraries("a_rank_that_fails_before_it_joins_ends_the_others") {
        let out = folder("launch-early");
        let pod = compiled(&out, "data=8");
        let missing = out.join("missing.pod");
        let missing = missing.to_str().unwrap();
        let each = [&pod[..], missing].map(|pod| {
            let more = ["--engine", "mpi", "--steps", "2", "--threads", "1"];
            args(pod, &inputs(), &more)
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
        });
        let mut run = mpi.starter();
        for (place, args) in each.iter().enumerate() {
            if place > 0 {
                run.arg(":");
            }
            run.args(["-n", "1", env!("CARGO_BIN_EXE_peapod")])
                .args(args);
        }
        let ended = ended(&mut run);
        let errors = said(&ended).1;
        assert!(!ended.status.success(), "{errors}");
        assert_has(&errors, &["missing.pod"]);
        wait_until_none_is_left(&pod);
    }
}

#[test]
fn programs_of_long_names_are_told_apart() {
    for mpi in libraries("programs_of_long_names_are_told_apart") {
        let out = folder("launch-names");
        let name = "n".repeat(90);
        let pods = ["1.0", "2.0"].map(|number| {
            let program = out.join(format!("{name}.mlir"));
            let text = format!(
                "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{\n  \
                 %c = stablehlo.constant dense<{number}> : tensor<4xf32>\n  \
                 %y = stablehlo.add %x, %c : tensor<4xf32>\n  \
                 return %y : tensor<4xf32>\n}}\n"
            );
            fs::write(&program, text).unwrap();
            let [program, place] = [program, out.join(number)].map(|it| it.display().to_string());
            succeeds([
                "compile", &program, "--target", "local", "--mesh", "x=2", "-o", &place,
            ]);
            format!("{place}/{name}.pod")
        });
        let mut run = mpi.starter();
        for (place, pod) in pods.iter().enumerate() {
            if place > 0 {
                run.arg(":");
            }
            run.args(["-n", "1", env!("CARGO_BIN_EXE_peapod")]);
            run.args(["run", pod, "--engine", "mpi", "--threads", "1"]);
        }
        let ended = ended(&mut run);
        let errors = said(&ended).1;
        assert!(!ended.status.success(), "{errors}");
        assert_has(&errors, &["E0712", "differ in program"]);
    }
}

#[test]
fn the_library_is_found_beside_a_folder_of_the_path() {
    let test = "the_library_is_found_beside_a_folder_of_the_path";
    let Some(mpi) = Mpi::wheel(test) else {
        return;
    };
    let out = folder("launch-path");
    let pod = compiled(&out, "data=8");
    let more = ["--engine", "mpi:2", "--threads", "1"];
    let mut run = mpi.command(&args(&pod, &inputs(), &more));
    let bin = mpi.folder().join("bin");
    let path = std::env::var("PATH").unwrap();
    run.env_remove("PEAPOD_MPI_LIBRARY");
    run.env("PATH", format!("{}:{path}", bin.display()));
    let ended = run.output().unwrap();
    assert!(ended.status.success(), "{}", said(&ended).1);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_before_the_first_step() {
    let test = "a_folder_that_cannot_be_written_is_said_before_the_first_step";
    let Some(mpi) = Mpi::wheel(test) else {
        return;
    };
    let out = folder("launch-folder");
    let pod = compiled(&out, "data=8");
    let mut run = mpi.command(&args(&pod, &inputs(), &["--engine", "mpi:2"]));
    let ended = run.env("TMPDIR", out.join("none")).output().unwrap();
    let (shown, errors) = said(&ended);
    assert_eq!(ended.status.code(), Some(1));
    assert_has(&errors, &["E0713", "cannot make the folder", "TMPDIR"]);
    assert!(!shown.contains("step 1"), "{shown}");
}
