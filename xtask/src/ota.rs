//! `cargo xtask ota`: the firmware of `examples/ota` on an emulated board. Models are updated in
//! simulated flash, and power is cut at every step of that.

use crate::build::Builder;
use crate::device;
use crate::models;
use crate::repository::Repository;
use crate::{list, process, setup};
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::{Suite, Target};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Elements of the last layer's weights in the example's model.
const WEIGHTS: usize = 640;

/// The key that signs updates.
const PRIVATE_KEY: &str = "release.pem";

/// Bytes of a record of `starts.bin` before the output.
const HEAD: usize = 12;

/// `cargo xtask ota`.
pub fn run(repository: &Repository) -> Result<bool> {
    let target = Target::emulated()?.into_iter().find(is_for);
    let target = target.context("no target has the suite `ota`")?;
    setup::prepare(std::slice::from_ref(&target))?;
    if let Some(missing) = list::missing(&target) {
        bail!("{}: {missing}", target.name);
    }
    let told = update(repository, &Builder::for_boards(repository)?, &target)?;
    println!("{}: {told}", target.name);
    Ok(true)
}

/// Whether a board runs this firmware.
pub fn is_for(target: &Target) -> bool {
    target.suites.contains(&Suite::Ota)
}

/// Runs it: the model of the image is replaced by another, that by the first, and again.
pub fn update(repository: &Repository, builder: &Builder, target: &Target) -> Result<String> {
    let folder = repository.image_dir(&target.name, "ota");
    let digits = models::digits(repository)?;
    let input = digits.inputs().into_iter().next().context("no input")?;
    builder.compile(target, &digits.file, &folder)?;
    let other = folder.join("other.tflite");
    fs::write(&other, with_other_weights(fs::read(&digits.file)?)?)?;
    builder.compile(target, &other, &folder.join("other"))?;
    write_key(builder, &folder)?;
    let elf = builder.ota(target, &folder)?;

    let peas = [folder.join("other"), folder.clone(), folder.join("other")];
    for (number, model) in peas.iter().enumerate() {
        let pea = sign(builder, &folder, &model.join("model.pea"))?;
        let update = [&(pea.len() as u32).to_le_bytes(), &*pea].concat();
        fs::write(folder.join(format!("update_{number}.bin")), update)?;
    }
    fs::write(folder.join("input.bin"), input.concat())?;
    device::emulate(target, &elf, &folder)?;
    let first = digits.cases.first().context("no case")?;
    let outputs = [first.expected.concat(), on_host(builder, &folder)?];
    ensure!(outputs[0] != outputs[1], "both models give the same output");
    judge(&fs::read(folder.join("starts.bin"))?, &outputs)
}

/// A model with the same layers: the weights of the last are in another order.
fn with_other_weights(mut model: Vec<u8>) -> Result<Vec<u8>> {
    let len = (WEIGHTS as u32).to_le_bytes();
    let start = model.windows(4).position(|it| it == len).map(|it| it + 4);
    let weights = start.and_then(|start| model.get_mut(start..start + WEIGHTS));
    weights.context("no weights of the last layer")?.reverse();
    Ok(model)
}

/// Makes a pair of keys, unless there is one, and leaves the public key's bytes for the firmware.
fn write_key(builder: &Builder, folder: &Path) -> Result<()> {
    let private = folder.join(PRIVATE_KEY);
    if !private.exists() {
        process::output(builder.peapod().arg("keygen").arg(&private))?;
    }
    let pem = fs::read_to_string(folder.join("release.pub.pem"))?;
    let text = pem.lines().find(|line| !line.starts_with('-'));
    // What comes before the key is the same in every file: 12 bytes, which are 16 characters.
    let key = text.and_then(|line| line.get(16..)).and_then(of_base64);
    fs::write(folder.join("release.pub"), key.context("not a public key")?)?;
    Ok(())
}

/// The bytes of a text in base64.
fn of_base64(text: &str) -> Option<Vec<u8>> {
    let value = |character: u8| match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let values: Option<Vec<u8>> = text.trim_end_matches('=').bytes().map(value).collect();
    let bits = values?
        .into_iter()
        .flat_map(|it| (0..6).rev().map(move |bit| it >> bit & 1));
    let bits: Vec<u8> = bits.collect();
    let (bytes, _) = bits.as_chunks::<8>();
    let byte = |bits: &[u8; 8]| bits.iter().fold(0, |byte, bit| byte << 1 | bit);
    Some(bytes.iter().map(byte).collect())
}

/// The signed file of a pea.
fn sign(builder: &Builder, folder: &Path, pea: &Path) -> Result<Vec<u8>> {
    let signed = pea.with_extension("signed.pea");
    let mut command = builder.peapod();
    command
        .arg("sign")
        .arg(pea)
        .arg("--key")
        .arg(folder.join(PRIVATE_KEY));
    process::output(command.arg("--output").arg(&signed))?;
    Ok(fs::read(signed)?)
}

/// What the other model gives on this machine for the first input.
fn on_host(builder: &Builder, folder: &Path) -> Result<Vec<u8>> {
    let output = folder.join("output.bin");
    let mut command = builder.peapod();
    command.arg("run").arg(folder.join("other/model.pea"));
    command.arg("--input").arg(folder.join("input.bin"));
    process::output(command.arg("--output").arg(&output))?;
    Ok(fs::read(output)?)
}

/// Holds every start against the two models: there is the old one or the new one, and its output.
/// `outputs` are those of the model in the image, and of the other.
fn judge(starts: &[u8], outputs: &[Vec<u8>; 2]) -> Result<String> {
    let records = starts.chunks_exact(HEAD + outputs[0].len());
    ensure!(records.remainder().is_empty(), "the last record is cut off");
    let (mut cuts, mut found, mut last) = (BTreeSet::new(), [0, 0], None);
    for record in records {
        let (head, output) = record.split_at(HEAD);
        let (numbers, _) = head.as_chunks::<4>();
        let numbers = numbers.iter().map(|it| u32::from_le_bytes(*it));
        let &[update, step, sequence] = &*numbers.collect::<Vec<_>>() else {
            bail!("a record has three numbers");
        };
        let place = format!("update {update}, cut at step {step}");
        let newer = sequence.wrapping_sub(update) as usize;
        let count = found.get_mut(newer);
        *count.with_context(|| format!("{place}: model {sequence}"))? += 1;
        let expected = &outputs[sequence as usize % 2];
        ensure!(
            output == expected,
            "{place}: not the output of model {sequence}"
        );
        cuts.insert((update, step));
        last = Some([update, sequence]);
    }
    // Each update ends with a start without a cut, and the next begins from there.
    ensure!(last == Some([2, 3]), "the last update was not made");
    let [old, new] = found;
    let cuts = cuts.len() - 3;
    Ok(format!(
        "{cuts} cut points, each in part and whole: {old} starts with the old model, {new} with the new"
    ))
}

#[cfg(test)]
mod tests {
    use super::{judge, of_base64};

    #[test]
    fn reads_base64() {
        assert_eq!(of_base64("aGVsbG8="), Some(b"hello".to_vec()));
        assert_eq!(of_base64("aGVsb*8="), None);
    }

    #[test]
    fn only_the_outputs_of_whole_models_pass() {
        let start = |update: u32, step: u32, sequence: u32, output: u8| {
            let numbers = [update, step, sequence].map(u32::to_le_bytes);
            [numbers.as_flattened(), &[output]].concat()
        };
        let outputs = [vec![7], vec![9]];
        let judge = |changed: Vec<u8>| {
            let starts = [
                start(0, 0, 0, 7),
                changed,
                start(0, 2, 1, 9),
                start(1, 2, 2, 7),
            ];
            judge(&[starts.concat(), start(2, 2, 3, 9)].concat(), &outputs)
        };
        assert!(judge(start(0, 1, 1, 9)).is_ok());
        assert!(judge(start(0, 1, 1, 8)).is_err(), "half a model");
        assert!(judge(start(0, 1, 1, 7)).is_err(), "the other's output");
        assert!(judge(start(0, 1, 2, 7)).is_err(), "neither old nor new");
    }
}
