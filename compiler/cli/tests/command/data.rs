//! Data in: inputs that change from step to step, from folders and from commands.

use std::fs;
use std::path::Path;

use peapod_npy::{Element, npz};

use crate::checkpoints::{args, compiled, inputs, losses};
use crate::pod::train;
use crate::{assert_has, fails, folder, misused, succeeds};

/// Frames that there are.
const FRAMES: usize = 5;

/// Elements of the batch, each frame with its rows turned by one more: images and labels.
fn frames() -> [Vec<Vec<u8>>; 2] {
    [("in_008.npy", 64), ("in_009.npy", 4)].map(|(file, row)| {
        let file = fs::read(train("inputs").join(file)).unwrap();
        let header = 10 + usize::from(u16::from_le_bytes([file[8], file[9]]));
        let frame = |index: usize| {
            let mut elements = file[header..].to_vec();
            elements.rotate_left(index * row);
            elements
        };
        (0..FRAMES).map(frame).collect()
    })
}

const IMAGES: (Element, [usize; 2]) = (Element::F32, [64, 16]);
const LABELS: (Element, [usize; 1]) = (Element::I32, [64]);

fn images(elements: &[u8]) -> Vec<u8> {
    peapod_npy::write(IMAGES.0, &IMAGES.1, elements)
}

fn labels(elements: &[u8]) -> Vec<u8> {
    peapod_npy::write(LABELS.0, &LABELS.1, elements)
}

/// Writes the frames in every layout: folders `archives`, `columns`, `stacked` and `stream`.
pub fn written(out: &Path) -> [String; 4] {
    let [x, y] = frames();
    let folders = ["archives", "columns", "stacked", "stream"].map(|it| out.join(it));
    let [archives, columns, stacked, stream] = &folders;
    for folder in [
        archives,
        stacked,
        stream,
        &columns.join("arg8"),
        &columns.join("in_009"),
    ] {
        fs::create_dir_all(folder).unwrap();
    }
    for (index, (x, y)) in x.iter().zip(&y).enumerate() {
        let arrays = [
            ("arg8".to_owned(), IMAGES.0, IMAGES.1.to_vec(), x.clone()),
            ("arg9".to_owned(), LABELS.0, LABELS.1.to_vec(), y.clone()),
        ];
        // Names in which numbers are numbers: 8, 9, 10.
        let number = index + 8;
        fs::write(
            archives.join(format!("{number}.npz")),
            npz::write(&arrays).unwrap(),
        )
        .unwrap();
        fs::write(columns.join(format!("arg8/{number}.npy")), images(x)).unwrap();
        fs::write(columns.join(format!("in_009/{number}.bin")), y).unwrap();
        fs::write(stream.join(format!("{index}-0.npy")), images(x)).unwrap();
        fs::write(stream.join(format!("{index}-1.npy")), labels(y)).unwrap();
    }
    let all = peapod_npy::write(IMAGES.0, &[&[FRAMES][..], &IMAGES.1].concat(), &x.concat());
    fs::write(stacked.join("arg8.npy"), all).unwrap();
    let all = peapod_npy::write(LABELS.0, &[&[FRAMES][..], &LABELS.1].concat(), &y.concat());
    fs::write(stacked.join("arg9.npy"), all).unwrap();
    fs::write(stacked.join("README.md"), "Frames.").unwrap();
    folders.map(|it| it.to_str().unwrap().to_owned())
}

#[test]
fn frames_are_the_same_from_folders_and_commands_and_go_on_where_a_run_was() {
    let out = folder("data-frames");
    let pod = compiled(&out, "data=2");
    let [archives, columns, stacked, stream] = written(&out);
    let inputs = inputs();
    let more = ["--data", &archives, "--epochs", "2"];
    let expected = losses(&succeeds(args(&pod, &inputs, &more)));
    assert_eq!(expected.len(), 2 * FRAMES);
    let plain = losses(&succeeds(args(&pod, &inputs, &["--steps", "10"])));
    assert_eq!(plain[&1], expected[&1], "frame 0 is the batch");
    let rotated: Vec<f64> = [2, 5].iter().map(|step| number(&expected[step])).collect();
    assert!(
        rotated
            .iter()
            .zip([2, 5])
            .any(|(a, step)| (a - number(&plain[&step])).abs() > 0.0)
    );
    let whole = format!("cat {stream}/*.npy");
    let seeking = format!("cat $(ls {stream}/*.npy | tail -n +$((2 * PEAPOD_START_STEP + 1)))");
    let command = |text| vec!["--data-command", text, "--data-inputs", "arg8,arg9"];
    let sources: [Vec<&str>; 5] = [
        vec!["--data", &archives],
        vec!["--data", &columns],
        vec!["--data", &stacked],
        command(&whole),
        [&command(&seeking)[..], &["--data-seeks"]].concat(),
    ];
    for (index, source) in sources.iter().enumerate() {
        // Seven steps, two frames into the second epoch, and the others later.
        let run = out.join(format!("run-{index}"));
        let save = [
            "--checkpoint",
            run.to_str().unwrap(),
            "--resume",
            "--epochs",
            "loop",
        ];
        let source = [&source[..], &save, &["--steps"]].concat();
        let mut found = losses(&succeeds(args(
            &pod,
            &inputs,
            &[&source[..], &["7"]].concat(),
        )));
        let more = losses(&succeeds(args(
            &pod,
            &inputs,
            &[&source[..], &["10"]].concat(),
        )));
        assert_eq!(more.len(), 3, "{source:?}");
        found.extend(more);
        assert_eq!(found, expected, "{source:?}");
        let manifest = run.join("step-000000007/manifest.json");
        let manifest: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(manifest).unwrap()).unwrap();
        assert_eq!(
            (&manifest["data"]["epoch"], &manifest["data"]["frame"]),
            (&1.into(), &2.into())
        );
    }
    // A run whose data is another input's: the batch is a file now.
    let run = out.join("run-0");
    let more = ["--resume", run.to_str().unwrap(), "--steps", "12"];
    assert_has(
        &fails(args(&pod, &inputs, &more)),
        &["E0734", "`arg8`", "stream"],
    );
}

#[test]
fn a_loss_that_is_nan_leaves_the_checkpoints_before_it() {
    let out = folder("data-nan");
    let pod = compiled(&out, "data=2");
    let [_, columns, _, _] = written(&out);
    let nan: Vec<u8> = f32::NAN.to_le_bytes().repeat(64 * 16);
    fs::write(Path::new(&columns).join("arg8/11.npy"), images(&nan)).unwrap();
    let run = out.join("run");
    let more = [
        "--data",
        &columns,
        "--checkpoint",
        run.to_str().unwrap(),
        "--every",
        "1",
    ];
    let said = fails(args(&pod, &inputs(), &more));
    assert_has(&said, &["E0710", "step 4 of 5", "is NaN"]);
    let names = ["step-000000001", "step-000000002", "step-000000003"];
    assert_eq!(crate::listing(&run)[1..], names);
}

fn number(loss: &str) -> f64 {
    loss.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_command_that_hangs_or_dies_within_a_frame_is_named() {
    let out = folder("data-hangs");
    let pod = compiled(&out, "data=2");
    let [_, _, _, stream] = written(&out);
    let inputs = inputs();
    let failing = |text: &str, parts: &[&str]| {
        let more = [
            "--data-command",
            text,
            "--data-inputs",
            "arg8,arg9",
            "--steps",
            "6",
            "--data-timeout",
            "1",
        ];
        let said = fails(args(&pod, &inputs, &more));
        let errors = said.lines().filter(|it| it.starts_with("error[")).count();
        assert_eq!(errors, 1, "{said}");
        assert_has(&said, parts);
    };
    // After two frames, which are taken; and in the first one.
    let two = format!("cat {stream}/0-*.npy {stream}/1-*.npy");
    let half = format!("head -c 500 {stream}/0-0.npy");
    failing(
        &format!("{two}; exec sleep 60"),
        &[
            "E0740",
            "no frame in 1 s",
            "2 frames of epoch 0",
            "exec sleep",
        ],
    );
    failing(
        &format!("{half}; exec sleep 60"),
        &["E0740", "no frame in 1 s", "0 frames of epoch 0"],
    );
    failing(
        &format!("{half}; kill -9 $$"),
        &["E0736", "after frame 0", "signal: 9"],
    );
    failing(
        &format!("{two}; {half}; kill -9 $$"),
        &["E0736", "after frame 2", "signal: 9"],
    );
    let more = [
        "--data-command",
        "true",
        "--data-inputs",
        "arg8",
        "--steps",
        "6",
        "--data-timeout",
        "0",
    ];
    misused(args(&pod, &inputs, &more));
}

#[test]
fn data_that_ends_or_does_not_fit_is_one_error() {
    let out = folder("data-errors");
    let pod = compiled(&out, "data=2");
    let [archives, columns, stacked, stream] = written(&out);
    let inputs = inputs();
    let failing = |more: &[&str], parts: &[&str]| {
        let said = fails(args(&pod, &inputs, more));
        let errors = said.lines().filter(|it| it.starts_with("error[")).count();
        assert_eq!(errors, 1, "{said}");
        assert_has(&said, parts);
    };
    failing(
        &["--data", &archives, "--steps", "6"],
        &["E0738", "5 frames, expected 6", "--epochs"],
    );
    let command = |text: &str, parts: &[&str]| {
        let more = [
            "--data-command",
            text,
            "--data-inputs",
            "arg8,arg9",
            "--steps",
            "6",
        ];
        failing(&more, parts);
    };
    let cat = format!("cat {stream}/*.npy");
    command(&cat, &["E0738", "after 5 frames of this run"]);
    command(
        &format!("{cat}; exit 3"),
        &["E0736", "after frame 5", "exit status: 3"],
    );
    command("exit 0", &["E0738", "after 0 frames"]);
    command("peapod-no-such-command", &["E0736", "127"]);
    command(
        "echo hello",
        &["E0737", "frame 0", "`arg8`", "not a .npy file"],
    );
    let two = format!("cat {stream}/0-*.npy {stream}/1-0.npy");
    command(&two, &["E0737", "frame 1", "`arg9`", "end of the output"]);
    let cut = format!("cat {stream}/0-*.npy; head -c 500 {stream}/1-0.npy");
    command(&cut, &["E0737", "frame 1", "`arg8`", "expected 4096 bytes"]);
    command(
        &format!("{cut}; exit 4"),
        &["E0736", "frame 1", "exit status: 4"],
    );
    let turned = format!("cat {stream}/0-*.npy {stream}/1-1.npy");
    command(
        &turned,
        &[
            "E0737",
            "frame 1",
            "`arg8`",
            "expected elements of 'f4', found '<i4'",
        ],
    );
    let shape = out.join("shape.npy");
    fs::write(
        &shape,
        peapod_npy::write(Element::F32, &[16, 64], &[0; 4096]),
    )
    .unwrap();
    let wrong = format!("cat {}", shape.display());
    command(
        &wrong,
        &[
            "E0737",
            "frame 0",
            "expected shape [64, 16], found [16, 64]",
        ],
    );
    let more = [
        "--data-command",
        &cat,
        "--data-inputs",
        "arg8,label",
        "--steps",
        "2",
    ];
    failing(&more, &["E0122", "no input `label`", "arg9"]);
    let more = [
        "--data-command",
        &cat,
        "--data-inputs",
        "[0]['b1']",
        "--steps",
        "2",
    ];
    failing(&more, &["E0122", "replaced by an output"]);
    let more = ["--data-command", &cat, "--data-inputs", "arg8,arg9"];
    failing(&more, &["E1012", "--steps"]);
    // Folders that are not as they should be.
    fs::remove_file(Path::new(&columns).join("in_009/9.bin")).unwrap();
    failing(
        &["--data", &columns],
        &["E0735", "expected 5 frames", "found 4"],
    );
    fs::write(Path::new(&archives).join("10.npz"), "no archive").unwrap();
    failing(
        &["--data", &archives],
        &["E0121", "10.npz", "frame 2 of epoch 0"],
    );
    fs::write(Path::new(&stacked).join("extra.txt.gz"), "").unwrap();
    failing(&["--data", &stacked], &["E0735", "extra.txt.gz"]);
    let empty = out.join("empty");
    fs::create_dir(&empty).unwrap();
    failing(
        &["--data", empty.to_str().unwrap()],
        &["E0735", "found none"],
    );
    assert_has(&fails(args(&pod, &inputs, &["--epochs", "2"])), &["--data"]);
    misused(args(&pod, &inputs, &["--data-command", "true"]));
}
