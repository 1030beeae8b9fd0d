//! Folders in use: whatever stops a writer, they have a whole set of files.

use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{assert_has, digits, fails, folder, large_target, listing, succeeds};

const PARTIAL: &str = ".peapod.partial";

/// Two models whose files have the same names and other contents, and a folder for both.
struct Sets {
    folder: PathBuf,
    models: [PathBuf; 2],
    /// Names and contents.
    files: [Vec<(String, Vec<u8>)>; 2],
}

impl Sets {
    fn new(test: &str) -> Self {
        let root = folder(test);
        let other = root.join("other.ir");
        let text = "module \"m\"\nfunc @main(%x \"x\": f32[4]) {\n  %y \"y\" = relu(%x): f32[4]\n  \
                    return %y\n}\n";
        fs::write(&other, text).unwrap();
        let models = [digits(), other];
        let files = [0, 1].map(|index| {
            let out = root.join(format!("expected-{index}"));
            let model = &models[index];
            let args = arguments(model, &out);
            succeeds(args.iter().map(String::as_str));
            let names = listing(&out).into_iter();
            names
                .map(|name| (name.clone(), fs::read(out.join(&name)).unwrap()))
                .collect()
        });
        let sets = Self {
            folder: root.join("out"),
            models,
            files,
        };
        sets.compile(0).wait().unwrap();
        sets
    }

    /// Begins to compile a model into the folder.
    fn compile(&self, index: usize) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        command.args(arguments(&self.models[index], &self.folder));
        let command = command.stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().unwrap()
    }

    /// Which set the folder has, by what a reader finds.
    fn present(&self) -> Option<usize> {
        let has = |files: &Vec<(String, Vec<u8>)>| {
            let same = |(name, bytes): &(String, Vec<u8>)| {
                fs::read(self.folder.join(name)).is_ok_and(|found| found == *bytes)
            };
            files.iter().all(same)
        };
        self.files.iter().position(has)
    }
}

fn arguments(model: &Path, out: &Path) -> Vec<String> {
    let target = large_target();
    let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
    [
        "compile",
        model,
        "--target",
        &target,
        "--name",
        "m",
        "--emit-ir",
        "-o",
        out,
    ]
    .map(str::to_owned)
    .into()
}

/// Pseudo-random numbers below a limit.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// `PEAPOD_KILLS` is their number; half of them are while files take their places.
#[test]
fn kills_leave_a_whole_set() {
    let kills = std::env::var("PEAPOD_KILLS").ok();
    let kills: usize = kills.map_or(50, |it| it.parse().unwrap());
    let sets = Sets::new("kills");
    let began = Instant::now();
    sets.compile(0).wait().unwrap();
    let whole = began.elapsed().as_micros() as u64;
    let (mut random, mut set, mut stopped, mut changed) = (Random(0x9e37_79b9), 0, 0, 0);
    for kill in 0..kills {
        let mut child = sets.compile(1 - set);
        let partial = sets.folder.join(PARTIAL).join("new");
        let delay = match kill % 2 {
            0 => random.below(whole + whole / 5),
            _ => {
                let data = partial.with_file_name("data");
                let ended = |child: &mut Child| child.try_wait().unwrap().is_some();
                let until = [partial, data][kill / 2 % 2].clone();
                while !until.is_symlink() && !until.exists() && !ended(&mut child) {}
                random.below(3000)
            }
        };
        std::thread::sleep(Duration::from_micros(delay));
        child.kill().unwrap();
        child.wait().unwrap();
        let found = sets.present();
        let found = found.unwrap_or_else(|| panic!("a mixture after kill {kill}: {delay} us"));
        stopped += usize::from(sets.folder.join(PARTIAL).exists());
        changed += usize::from(found != set);
        set = found;
    }
    println!("{kills} kills: {stopped} while writing, {changed} after the change, no mixture");
    assert!(stopped > 0, "no kill came while files were written");
    sets.compile(0).wait().unwrap();
    assert_eq!(sets.present(), Some(0));
    let names = sets.files[0].iter().map(|(name, _)| name.clone());
    assert_eq!(listing(&sets.folder), names.collect::<Vec<_>>());
    assert!(
        listing(&sets.folder)
            .iter()
            .all(|name| !sets.folder.join(name).is_symlink())
    );
}

#[test]
fn signals_end_the_command_and_leave_no_partial_files() {
    let sets = Sets::new("signals");
    for (name, number) in [("INT", 2), ("TERM", 15)] {
        let mut ended = 0;
        for _ in 0..5 {
            let mut child = sets.compile(1);
            while !sets.folder.join(PARTIAL).exists() && child.try_wait().unwrap().is_none() {}
            let id = child.id().to_string();
            Command::new("kill")
                .args(["-s", name, &id])
                .status()
                .unwrap();
            let status = child.wait().unwrap();
            ended += usize::from(status.signal() == Some(number));
            assert!(
                status.success() || status.signal() == Some(number),
                "{status}"
            );
            assert!(sets.present().is_some());
            assert!(!sets.folder.join(PARTIAL).exists());
        }
        assert!(ended > 0, "no SIG{name} came in time");
    }
}

/// A limit of the size of files stands for a full disk: every file in turn is the first that does
/// not fit.
#[test]
fn a_full_disk_leaves_the_old_set() {
    let sets = Sets::new("full");
    let blocks = sets.files[1].iter().map(|(_, bytes)| bytes.len() / 512);
    for blocks in blocks.chain([0]) {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_peapod")]);
        let output = shell
            .args(arguments(&sets.models[1], &sets.folder))
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let largest = sets.files[1]
            .iter()
            .map(|(_, bytes)| bytes.len().div_ceil(512))
            .max();
        assert_eq!(
            output.status.success(),
            Some(blocks) >= largest,
            "{blocks}: {said}"
        );
        if !output.status.success() {
            assert_has(&said, &["error[peapod::E0102]: cannot write", "= help: "]);
            assert_eq!(sets.present(), Some(0), "{blocks}");
        }
        assert!(!sets.folder.join(PARTIAL).exists());
        sets.compile(0).wait().unwrap();
    }
}

#[test]
fn a_second_writer_is_refused() {
    let sets = Sets::new("writers");
    let lock = File::open(&sets.folder).unwrap();
    lock.lock().unwrap();
    let said = fails(arguments(&sets.models[1], &sets.folder));
    assert_has(
        &said,
        &[
            "error[peapod::E0112]: another process is writing to",
            "= help: wait",
        ],
    );
    assert_eq!(sets.present(), Some(0));
    drop(lock);
    let mut writers = [0, 1, 0, 1].map(|index| sets.compile(index));
    writers
        .iter_mut()
        .for_each(|it| assert!(it.wait().unwrap().success()));
    assert!(sets.present().is_some());
}

#[test]
fn devices_and_files_of_others_stay() {
    let root = folder("others");
    let out = root.join("out");
    fs::create_dir(&out).unwrap();
    fs::write(out.join("notes.txt"), "mine").unwrap();
    std::os::unix::fs::symlink(&out, root.join("link")).unwrap();
    succeeds(arguments(&digits(), &root.join("link")));
    assert_eq!(fs::read(out.join("notes.txt")).unwrap(), b"mine");
    assert!(out.join("model.pea").is_file() && root.join("link").is_symlink());
    let pea = out.join("model.pea");
    let report = ["run", pea.to_str().unwrap(), "--report", "/dev/null"];
    assert_has(&fails(report), &["cannot write /dev/null: not a file"]);
}
