//! Checkpoints and what may happen to them: damage, full disks, places that are none, and Ctrl-C.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::checkpoints::{Random, args, compiled, inputs, losses};
use crate::{assert_has, fails, folder, is_error_title, listing, peapod, succeeds};

/// Files of a checkpoint.
const FILES: [&str; 3] = [
    "manifest.json",
    "state-000-00000.safetensors",
    "state-000-00001.safetensors",
];

#[test]
fn damage_of_every_file_is_named_and_skipped_when_asked() {
    let out = folder("checkpoint-damaged");
    let pod = compiled(&out, "data=2");
    let run = out.join("run");
    let path = run.to_str().unwrap();
    let inputs = inputs();
    let save = [
        "--checkpoint",
        path,
        "--every",
        "2",
        "--steps",
        "6",
        "--shard-bytes",
        "4K",
    ];
    let expected = losses(&succeeds(args(&pod, &inputs, &save)));
    let newest = run.join("step-000000006");
    assert_eq!(listing(&newest), FILES);
    let mut random = Random(1);
    let resume = ["--resume", path, "--steps", "7"];
    for file in FILES {
        let sound = fs::read(newest.join(file)).unwrap();
        let at = random.below(sound.len() as u64) as usize;
        let mut flipped = sound.clone();
        flipped[at] ^= 1 << random.below(8);
        let longer = [&sound[..], &[0]].concat();
        for damaged in [&sound[..at], &flipped, &longer, &[]] {
            fs::write(newest.join(file), damaged).unwrap();
            let said = fails(args(&pod, &inputs, &resume));
            let place = format!("step-000000006/{file}");
            assert_has(
                &said,
                &["E0730", &place, "step-000000004", "--skip-damaged"],
            );
        }
        fs::remove_file(newest.join(file)).unwrap();
        assert_has(
            &fails(args(&pod, &inputs, &resume)),
            &["E0730", file, "missing"],
        );
        fs::write(newest.join(file), sound).unwrap();
    }
    // A flipped bit of a tensor: its name, and both hashes.
    let shard = newest.join(FILES[2]);
    let mut bytes = fs::read(&shard).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&shard, bytes).unwrap();
    let said = fails(args(&pod, &inputs, &resume));
    assert_has(&said, &["tensor `[1]['", "expected hash ", ", found "]);
    // The one before it, when asked; the damaged one is set aside by a run that writes there.
    let skip = ["--resume", path, "--steps", "7", "--skip-damaged"];
    let said = peapod(args(&pod, &inputs, &skip));
    let warned = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{warned}");
    assert_has(&warned, &["warning[peapod::E0730]", "tensor `[1]['"]);
    let again = losses(&String::from_utf8_lossy(&said.stdout));
    assert_eq!(again.keys().copied().collect::<Vec<_>>(), [5, 6, 7]);
    assert_eq!((&again[&5], &again[&6]), (&expected[&5], &expected[&6]));
    let more = [&save[..6], &["--resume", "--skip-damaged"]].concat();
    assert!(peapod(args(&pod, &inputs, &more)).status.success());
    assert_eq!(
        listing(&run),
        [
            ".peapod.lock",
            "damaged-step-000000006",
            "step-000000002",
            "step-000000004",
            "step-000000006"
        ]
    );
}

/// Runs the command by a shell that does something first.
fn after(script: &str, args: &[&str]) -> (bool, String) {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{script}; exec \"$0\" \"$@\"")]);
    let output = command
        .arg(env!("CARGO_BIN_EXE_peapod"))
        .args(args)
        .output();
    let output = output.unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (output.status.success(), said)
}

#[test]
fn a_full_disk_is_one_error_and_leaves_what_was_there() {
    let out = folder("checkpoint-full");
    let pod = compiled(&out, "data=2");
    let run = out.join("run");
    let path = run.to_str().unwrap();
    let inputs = inputs();
    let save = ["--checkpoint", path, "--every", "2"];
    succeeds(args(
        &pod,
        &inputs,
        &[&save[..], &["--steps", "4"]].concat(),
    ));
    let before = fs::read(run.join("step-000000004/manifest.json")).unwrap();
    // Files of at most 4 KiB, as on a disk that has no more.
    let more = [&save[..], &["--steps", "60", "--resume"]].concat();
    let (done, said) = after("trap '' XFSZ; ulimit -f 8", &args(&pod, &inputs, &more));
    assert!(!done, "{said}");
    assert_eq!(
        said.lines().filter(|it| is_error_title(it)).count(),
        1,
        "{said}"
    );
    assert_has(
        &said,
        &["E0102", "cannot write", "step-0000000", ".safetensors"],
    );
    assert_eq!(
        listing(&run),
        [".peapod.lock", "step-000000002", "step-000000004"]
    );
    let kept = fs::read(run.join("step-000000004/manifest.json")).unwrap();
    assert_eq!(kept, before);
    succeeds(args(&pod, &inputs, &more));
}

#[test]
fn places_that_are_none_are_refused_before_the_first_step() {
    let out = folder("checkpoint-places");
    let pod = compiled(&out, "data=2");
    let inputs = inputs();
    let file = out.join("file");
    fs::write(&file, "bytes").unwrap();
    let below = file.join("below");
    let proc = Path::new("/proc/peapod");
    for place in [&file, &below, proc] {
        let more = ["--checkpoint", place.to_str().unwrap(), "--steps", "3"];
        let output = peapod(args(&pod, &inputs, &more));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert_has(&said, &["error[peapod::E0102]: cannot write"]);
        assert!(output.stdout.is_empty());
    }
    assert_eq!(fs::read(&file).unwrap(), b"bytes");
    let misused = crate::misused(args(&pod, &inputs, &["--every", "3"]));
    assert_has(&misused, &["--checkpoint"]);
}

#[test]
fn ctrl_c_leaves_whole_checkpoints_only_and_one_run_has_the_folder() {
    let out = folder("checkpoint-interrupted");
    let pod = compiled(&out, "data=2");
    let run = out.join("run");
    let path = run.to_str().unwrap();
    let inputs = inputs();
    let more = [
        "--checkpoint",
        path,
        "--every",
        "1",
        "--steps",
        "100000",
        "--resume",
    ];
    let mut random = Random(3);
    for turn in 0..6 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        command
            .args(args(&pod, &inputs, &more))
            .stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        for line in lines.by_ref().take(2 + random.below(9) as usize) {
            line.unwrap();
        }
        if turn == 0 {
            let said = fails(args(&pod, &inputs, &more));
            assert_has(&said, &["E0112", "another process"]);
        }
        let signal = if turn % 2 == 0 { "-INT" } else { "-TERM" };
        let pid = child.id().to_string();
        Command::new("kill").args([signal, &pid]).status().unwrap();
        lines.for_each(drop);
        let status = child.wait().unwrap();
        assert!(!status.success());
        let names = listing(&run);
        let whole = |it: &String| it.starts_with("step-") || it == ".peapod.lock";
        assert!(names.iter().all(whole), "{names:?}");
        // The one before those that are kept is removed after the newest is in its place.
        assert!(names.len() > 1 && names.len() <= 6, "{names:?}");
    }
    let newest = listing(&run).pop().unwrap();
    let step: usize = newest.strip_prefix("step-").unwrap().parse().unwrap();
    let more = ["--resume", path, "--steps", &(step + 1).to_string()];
    let said = succeeds(args(&pod, &inputs, &more));
    assert_eq!(losses(&said).keys().next(), Some(&(step + 1)));
}
