//! Running other programs: to the end, for their output, or against the clock.

use anyhow::{Context, Result, bail, ensure};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The cargo that runs this program, in a folder.
pub fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(folder);
    cargo
}

/// Runs a program to its end and returns its standard output; its failure is an error with all it
/// said.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot run {}", name(command)))?;
    let said = said(&output);
    ensure!(output.status.success(), "{} failed:\n{said}", name(command));
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Seconds that a program takes to its end.
pub fn timed(command: &mut Command) -> Result<f64> {
    let start = Instant::now();
    output(command)?;
    Ok(start.elapsed().as_secs_f64())
}

/// Everything a program said, errors last.
pub fn said(output: &Output) -> String {
    let text = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    text.concat().trim_end().to_owned()
}

/// Runs a program whose output the user should see.
pub fn shown(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).status();
    let status = status.with_context(|| format!("cannot run {}", name(command)))?;
    ensure!(status.success(), "{} failed: {status}", name(command));
    Ok(())
}

/// Runs a program for at most `limit`, then kills it.
pub fn with_timeout(command: &mut Command, limit: Duration) -> Result<Output> {
    let command = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot run {}", name(command)))?;
    let stdout = collect(child.stdout.take());
    let stderr = collect(child.stderr.take());
    let Some(status) = wait(&mut child, limit)? else {
        child
            .kill()
            .context("cannot end a program that ran too long")?;
        child.wait()?;
        bail!(
            "{} ran longer than {} s and was ended",
            name(command),
            limit.as_secs()
        );
    };
    let taken = |thread: thread::JoinHandle<Vec<u8>>| thread.join().unwrap_or_default();
    Ok(Output {
        status,
        stdout: taken(stdout),
        stderr: taken(stderr),
    })
}

fn collect(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read before an error is worth more than the error.
        pipe.map(|mut pipe| pipe.read_to_end(&mut bytes));
        bytes
    })
}

fn wait(child: &mut Child, limit: Duration) -> Result<Option<std::process::ExitStatus>> {
    let began = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if began.elapsed() > limit {
            return Ok(None);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}

/// Where a program is, if it is on the path.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|dir| dir.join(program))
        .find(|file| file.is_file())
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let stem = program
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy();
    let args = command.get_args().take(4).map(|arg| arg.to_string_lossy());
    let words: Vec<_> = std::iter::once(stem).chain(args).collect();
    format!("`{} …`", words.join(" "))
}
