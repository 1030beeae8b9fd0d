//! `peapod target`, and targets that are files.

use std::fs;

use peapod_driver::targets::{Chip, Target};
use serde_json::Value as Json;

use crate::{assert_has, digits, fails, folder, listing, succeeds};

/// A chip that is a target by itself.
fn chip() -> Target {
    let mut chips = Target::chips().unwrap().into_iter();
    chips.find(|chip| chip.runner.is_some()).unwrap()
}

#[test]
fn a_new_board_is_checked_compiled_for_and_broken() {
    let folder = folder("target");
    let (chip, file) = (chip(), folder.join("mine.toml"));
    let path = file.to_str().unwrap();
    let new = ["target", "new", "mine", "--chip", &chip.name, "-o", path];
    succeeds(new);
    assert_eq!(listing(&folder), ["mine.toml", "peapod-board.schema.json"]);
    let schema = fs::read_to_string(folder.join("peapod-board.schema.json")).unwrap();
    assert_eq!(schema, succeeds(["target", "schema"]));
    assert_has(&fails(new), &["E0102", "is there already"]);
    assert_has(&succeeds(["target", "check", path]), &["target `mine`"]);
    let (model, out) = (digits(), folder.join("out"));
    let [model, out] = [&model, &out].map(|path| path.to_str().unwrap());
    succeeds(["compile", model, "--target", path, "-o", out]);
    let report = fs::read_to_string(folder.join("out/report.json")).unwrap();
    let report: Json = serde_json::from_str(&report).unwrap();
    assert_eq!(report["target"], "mine");

    let text = fs::read_to_string(&file).unwrap();
    let wrong = text.replacen("kind = ", "clock = 1\nkind = ", 1) + "[budgett]\nram = \"lots\"\n";
    fs::write(&file, wrong + "[work]\nstep = 0\n").unwrap();
    let told = [
        "E1003",
        "mine.toml:4:1",
        "`clock`: unknown key",
        "`budgett`: unknown key",
        "did you mean `budget`?",
        "`work.step`: expected an integer from 1, found the integer 0",
    ];
    assert_has(&fails(["target", "check", path]), &told);
    assert_has(
        &fails(["compile", model, "--target", path, "-o", out]),
        &told,
    );
}

#[test]
fn what_is_no_target_is_told_by_its_likeness() {
    let chip = chip();
    let near = &chip.name[..chip.name.len() - 1];
    let (model, out) = (digits(), folder("unlike"));
    let [model, out] = [&model, &out].map(|path| path.to_str().unwrap());
    let said = fails(["compile", model, "--target", near, "-o", out]);
    assert_has(&said, &["E1001", "did you mean `"]);
    let said = fails(["target", "check", "no-such-file.toml"]);
    assert_has(&said, &["E0101", "no-such-file.toml"]);
    let said = fails(["target", "new", "mine", "--chip", near, "-o", "-"]);
    assert_has(&said, &["E1002", "did you mean `"]);
    let said = fails(["target", "new", "mine", "-o", "-"]);
    assert_has(&said, &["E1002", "add --chip NAME"]);
}

#[test]
fn every_target_is_listed_and_a_new_board_of_each_chip_is_sound() {
    let json: Json =
        serde_json::from_str(&succeeds(["target", "list", "--format", "json"])).unwrap();
    let listed: Vec<&str> = json["result"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    let text = succeeds(["target", "list"]);
    for name in Target::names().chain(Chip::names()) {
        assert!(listed.contains(&name), "{name}");
        assert!(text.lines().any(|line| line.starts_with(name)), "{name}");
    }
    let folder = folder("new");
    for chip in Chip::known() {
        let file = folder.join(format!("{chip}.toml"));
        let path = file.to_str().unwrap();
        succeeds(["target", "new", chip, "-o", path]);
        succeeds(["target", "check", path]);
    }
}
