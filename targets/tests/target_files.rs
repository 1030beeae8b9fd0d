//! What a target file may say, and what is refused.

use peapod_targets::{
    Chip, Counts, ObjectAbi, Role, Runner, Target, TargetError, Timer, checked, new_board,
    usual_chip,
};
use std::path::PathBuf;

const BOARD: &str = r#"
kind = "micro"
chip = "cortex-m4f"

[[region]]
name = "FLASH0"
origin = 0x0
length = "64K"
roles = ["code", "model"]

[[region]]
name = "RAM0"
origin = 0x2000_0000
length = 0x4000
roles = ["data", "arena", "stack"]

[runner]
kind = "qemu"
binary = "qemu"
machine = "m"
package = "p"

[timer]
kind = "systick"
"#;

fn parse(text: &str) -> Result<Target, TargetError> {
    Target::parse("board", text)
}

/// The error of the board's file after one change.
fn error_after(old: &str, new: &str) -> TargetError {
    assert!(BOARD.contains(old), "{old}");
    only(&parse(&BOARD.replacen(old, new, 1)).expect_err(new))
}

/// The one cause of an error.
fn only(error: &TargetError) -> TargetError {
    let [cause] = error.causes()[..] else {
        panic!("{error}");
    };
    cause.clone()
}

#[test]
fn every_shipped_target_loads_under_its_name() {
    let targets = Target::list().unwrap();
    assert!(targets.len() >= 24);
    let emulated = Target::emulated().unwrap();
    let by_runner = targets
        .iter()
        .filter(|it| matches!(it.runner, Some(Runner::Qemu { .. })));
    assert!(emulated.len() >= 7 && by_runner.eq(&emulated));
    let chips = Target::chips().unwrap();
    assert!(chips.len() >= 17);
    for target in targets.into_iter().chain(chips) {
        assert_eq!(Target::open(&target.name).unwrap(), target);
        assert_eq!(target.argument, target.name);
        let (instructions, ticks) = target.instructions_per_tick();
        // The firmware takes readings 7 instructions apart.
        assert!(instructions % 7 != 0 && ticks > 0, "{}", target.name);
        for role in Role::ALL {
            assert!(target.region(role).roles.contains(&role));
        }
    }
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let error = Target::load("no-such-board").unwrap_err().to_string();
    assert!(
        error.contains("no-such-board") && error.contains("microbit"),
        "{error}"
    );
}

#[test]
fn budgets_default_to_the_memories() {
    let target = parse(BOARD).unwrap();
    assert_eq!(target.budget.flash_bytes, 64 << 10);
    assert_eq!(target.budget.ram_bytes, 16 << 10);
    assert_eq!(target.budget.stack_bytes, 2 << 10);
    assert_eq!(target.chip.object, ObjectAbi::ThumbHard);
    let small = format!("{BOARD}[budget]\nflash = \"8K\"\nram = 4096\nstack = 512\n");
    let budget = parse(&small).unwrap().budget;
    assert_eq!(
        (budget.flash_bytes, budget.ram_bytes, budget.stack_bytes),
        (8192, 4096, 512)
    );
}

#[test]
fn a_budget_cannot_exceed_the_memory() {
    let error = parse(&format!("{BOARD}[budget]\nram = \"1M\"\n")).unwrap_err();
    let TargetError::BudgetTooLarge {
        what,
        budget,
        memory,
        ..
    } = only(&error)
    else {
        panic!("{error}");
    };
    assert_eq!((what, budget, memory), ("ram", 1 << 20, 16 << 10));
}

#[test]
fn unknown_keys_and_values_are_errors() {
    for (old, new) in [
        ("kind = \"micro\"", "kind = \"micro\"\ncolour = \"red\""),
        ("length = \"64K\"", "length = \"64K\"\nsize = 1"),
        ("length = \"64K\"", "length = \"64Q\""),
        ("length = \"64K\"", "length = -1"),
        ("length = \"64K\"", "length = \"99999999999999999999\""),
        ("\"model\"", "\"modell\""),
        ("machine = \"m\"", "machine = \"m\"\nspeed = 3"),
        ("\"systick\"", "\"hourglass\""),
        (
            "chip = \"cortex-m4f\"",
            "chip = \"cortex-m4f\"\nclock_hz = 0",
        ),
    ] {
        let error = parse(&BOARD.replacen(old, new, 1)).expect_err(new);
        assert!(
            matches!(only(&error), TargetError::Key { .. }),
            "{new}: {error}"
        );
        assert!(
            error.to_string().contains("boards/board/target.toml"),
            "{error}"
        );
    }
}

#[test]
fn problems_have_lines_and_come_all_at_once() {
    let text = BOARD
        .replacen("roles = [\"code\"", "rolse = [\"code\"", 1)
        .replacen("0x4000", "\"16k\"", 1)
        .replacen("\"systick\"", "\"sistick\"", 1)
        .replacen("machine = \"m\"", "", 1);
    let error = parse(&text).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(lines.len(), 4, "{error}");
    for (line, parts) in lines.iter().zip([
        [":9:1: `region[0].rolse`", "did you mean `roles`?"],
        [
            ":14:10: `region[1].length`: expected a byte count",
            "found the string \"16k\"",
        ],
        ["`runner.machine`: expected a string", "the key is missing"],
        [
            "expected \"systick\" or \"minstret\"",
            "did you mean `systick`?",
        ],
    ]) {
        assert!(parts.iter().all(|part| line.contains(part)), "{line}");
    }
    let twice = BOARD
        .replacen("0x2000_0000", "0xffff", 1)
        .replacen("FLASH0", "flash", 1)
        .replacen("\"arena\", ", "", 1);
    let error = parse(&twice).unwrap_err();
    use TargetError::{Overlap, RegionName, RoleMissing};
    assert!(
        matches!(
            error.causes()[..],
            [
                RegionName { .. },
                Overlap { .. },
                RoleMissing { role: "arena", .. }
            ]
        ),
        "{error}"
    );
    assert!(error.to_string().contains("target.toml:5:1: "), "{error}");
}

#[test]
fn text_that_is_no_toml_has_a_line() {
    let error = parse("kind = \"micro\"\nchip = \n")
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("boards/board/target.toml:2:"), "{error}");
    for text in [
        "",
        "kind",
        "= 1",
        "[[region",
        "\u{0}",
        "chip = 3",
        "[runner]\nkind = 3",
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn memories_must_be_possible() {
    use TargetError::{Overlap, Range, RegionName, RoleMissing, RoleTwice, UnknownChip};
    let error = error_after("cortex-m4f", "cortex-m99");
    assert!(matches!(error, UnknownChip { .. }), "{error}");
    let error = error_after("\"code\", \"model\"", "\"code\"");
    assert!(
        matches!(error, RoleMissing { role: "model", .. }),
        "{error}"
    );
    let error = error_after("\"data\", \"arena\"", "\"data\", \"code\", \"arena\"");
    assert!(matches!(error, RoleTwice { role: "code", .. }), "{error}");
    let error = error_after("0x2000_0000", "0xffff");
    assert!(
        matches!(
            error,
            Overlap {
                end: 0x1_0000,
                origin: 0xffff,
                ..
            }
        ),
        "{error}"
    );
    let error = error_after("0x2000_0000", "0xffff_f000");
    assert!(matches!(error, Range { length: 0x4000, .. }), "{error}");
    let error = error_after("\"64K\"", "0");
    assert!(matches!(error, Range { length: 0, .. }), "{error}");
    for name in ["flash 0", "FLASH", "REGION_TEXT", "0FLASH"] {
        let error = error_after("FLASH0", name);
        assert!(matches!(error, RegionName { .. }), "{error}");
    }
}

#[test]
fn memory_x_places_every_role() {
    let text = parse(BOARD).unwrap().memory_x();
    for line in [
        "  FLASH0 : ORIGIN = 0x00000000, LENGTH = 0x10000",
        "  RAM0 : ORIGIN = 0x20000000, LENGTH = 0x4000",
        "REGION_ALIAS(\"FLASH\", FLASH0);",
        "REGION_ALIAS(\"REGION_BSS\", RAM0);",
        "_stack_start = ORIGIN(RAM0) + LENGTH(RAM0);",
        "_stack_end = ADDR(.arena) + SIZEOF(.arena);",
    ] {
        assert!(
            text.lines().any(|found| found == line),
            "no `{line}` in\n{text}"
        );
    }
}

#[test]
fn the_stack_ends_above_what_shares_its_region() {
    let elsewhere =
        "[[region]]\nname = \"RAM1\"\norigin = 0x3000_0000\nlength = \"1M\"\nroles = [\"arena\"]\n";
    let text = BOARD
        .replacen("\"data\", \"arena\"", "\"data\"", 1)
        .replacen("[runner]", &format!("{elsewhere}\n[runner]"), 1);
    let target = parse(&text).unwrap();
    assert!(target.memory_x().contains("_stack_end = __euninit;"));
    assert_eq!(target.budget.ram_bytes, (16 << 10) + (1 << 20));
    let apart = text
        .replacen("\"data\", \"stack\"", "\"data\"", 1)
        .replacen("[\"arena\"]", "[\"arena\", \"stack\"]", 1);
    assert!(
        parse(&apart)
            .unwrap()
            .memory_x()
            .contains("_stack_end = ADDR(.arena) + SIZEOF(.arena);")
    );
}

#[test]
fn work_is_limited_by_the_clock_or_the_file() {
    let board = parse(BOARD).expect("the board is sound");
    let clock_hz = u64::from(board.clock_hz.get());
    assert_eq!(board.work.inference, clock_hz * 3600);
    assert_eq!(board.work.step, clock_hz / 100);
    let own = BOARD.replacen(
        "[timer]",
        "[work]\ninference = 5_000_000\nstep = 20_000\n\n[timer]",
        1,
    );
    let board = parse(&own).expect("the board is sound");
    assert_eq!((board.work.inference, board.work.step), (5_000_000, 20_000));
    for wrong in ["step = 0", "inference = -1", "steps = 1"] {
        let error = error_after("[timer]", &format!("[work]\n{wrong}\n\n[timer]"));
        assert!(matches!(error, TargetError::Key { .. }), "{wrong}: {error}");
    }
}

#[test]
fn a_board_says_how_weights_are_stored() {
    let weights = |lines: &str| {
        let text = BOARD.replacen("[timer]", &format!("{lines}\n\n[timer]"), 1);
        parse(&text).map(|board| board.weights)
    };
    let [plain, half, compressed] = ["", "[weights]\nhalf = true", "[weights]\ncompressed = true"]
        .map(|lines| weights(lines).expect("the board is sound"));
    assert_eq!((plain.compressed, plain.half), (false, false));
    assert_eq!((half.compressed, half.half), (false, true));
    assert_eq!((compressed.compressed, compressed.half), (true, false));
    let error = weights("[weights]\ntables = true").expect_err("it is no key");
    assert!(matches!(only(&error), TargetError::Key { .. }), "{error}");
}

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("peapod-{test}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_file_of_one_s_own_is_opened_by_its_path() {
    let folder = folder("board");
    let path = folder.join("mine.toml");
    let name = path.to_str().unwrap();
    std::fs::write(&path, BOARD).unwrap();
    let target = Target::open(name).unwrap();
    assert_eq!((&*target.name, &*target.argument), ("mine", name));
    assert_eq!(checked(name).unwrap(), "mine");
    std::fs::write(&path, BOARD.replacen("clock", "", 1) + "colour = 1\n").unwrap();
    let error = Target::open(name).unwrap_err().to_string();
    assert!(error.contains(name) && error.contains("colour"), "{error}");
    std::fs::write(&path, BOARD.replacen("micro", "mikro", 1)).unwrap();
    let error = Target::open(name).unwrap_err().to_string();
    assert!(
        error.contains("expected \"micro\", found the string"),
        "{error}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(matches!(
        Target::open(name),
        Err(TargetError::Unreadable { .. })
    ));
}

#[test]
fn a_chip_is_a_name_a_file_beside_or_a_table() {
    let folder = folder("chip");
    let chip = "core = \"cortex-m4f\"\nclock_hz = 80_000_000\nprobe_rs = \"X\"\n";
    std::fs::write(folder.join("part.toml"), chip).unwrap();
    let path = folder.join("mine.toml");
    let name = path.to_str().unwrap();
    let (start, rest) = BOARD.split_once("[[region]]").unwrap();
    let (regions, _) = rest.split_once("[runner]").unwrap();
    let start = start.replacen("cortex-m4f", "part.toml", 1);
    std::fs::write(&path, format!("{start}[[region]]{regions}")).unwrap();
    let beside = Target::open(name).unwrap();
    assert_eq!(beside.clock_hz.get(), 80_000_000);
    assert_eq!(beside.timer, Timer::Systick);
    assert_eq!(beside.counts(), Counts::Cycles);
    assert_eq!(beside.instructions_per_tick(), (1, 1));
    let probe = beside.runner.clone();
    assert!(matches!(probe, Some(Runner::ProbeRs { chip: Some(chip), .. }) if chip == "X"));
    let inline = format!("kind = \"micro\"\n[[region]]{regions}\n[chip]\n{chip}");
    std::fs::write(&path, inline).unwrap();
    let inline = Target::open(name).unwrap();
    assert_eq!(inline.chip, beside.chip);
    for (chip, says) in [
        ("core = \"cortex-m4\"", "no chip `cortex-m4`"),
        ("clock_hz = 1", "the chip has no `core_name`"),
        ("color = 1", "`chip.color`: unknown key"),
        (
            "core = \"cortex-m0plus\"\nproducts = \"mve\"\nclock_hz = 1",
            "`products = mve`",
        ),
        (
            "core = \"cortex-m4f\"\nobject = \"riscv64-double\"",
            "`object = riscv64-double`",
        ),
        (
            "core = \"cortex-m4f\"\nrustc_target = \"riscv32imac-unknown-none-elf\"",
            "found `rustc_target = riscv32imac",
        ),
        (
            "core = \"cortex-m3\"\nenergy = { active_ua_per_mhz = nan, supply_volts = 3.0, source = \"\" }",
            "`energy.active_ua_per_mhz = a number that is not finite`",
        ),
        (
            "core = \"cortex-m3\"\ncycles = { load = -1.0, source = \"\" }",
            "`cycles.load = -1.0`",
        ),
    ] {
        let text = format!("kind = \"micro\"\n[[region]]{regions}\n[chip]\n{chip}\n");
        std::fs::write(&path, text).unwrap();
        let error = Target::open(name).unwrap_err().to_string();
        assert!(error.contains(says) && error.contains(name), "{error}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_region_of_a_board_takes_the_place_of_the_chip_s() {
    let chip = Chip::names()
        .map(|name| Target::load(name).unwrap())
        .find(|it| it.regions.len() > 2)
        .unwrap();
    let first = &chip.regions[0];
    let text = format!(
        "kind = \"micro\"\nchip = \"{}\"\n[[region]]\nname = \"{}\"\norigin = {}\n\
         length = 4096\nroles = [\"code\", \"model\"]\n\
         [[region]]\nname = \"MORE\"\norigin = 0x6000_0000\nlength = \"1M\"\n",
        chip.name, first.name, first.origin
    );
    let board = parse(&text).unwrap();
    assert_eq!(board.regions.len(), chip.regions.len() + 1);
    assert_eq!(board.regions[0].length, 4096);
    assert_eq!(board.regions[1..chip.regions.len()], chip.regions[1..]);
}

#[test]
fn sections_are_where_the_chip_says() {
    for target in Target::chips().unwrap() {
        for section in &target.chip.sections {
            let text = target.memory_x();
            let begins = format!("{} ORIGIN({}) :", section.name, section.region);
            assert!(text.contains(&begins), "{text}");
        }
        let constants = target
            .regions
            .iter()
            .find(|it| it.has_any(&[Role::Constants]));
        let region = constants.unwrap_or_else(|| target.region(Role::Code));
        let alias = format!("REGION_ALIAS(\"REGION_RODATA\", {});", region.name);
        assert!(target.memory_x().contains(&alias));
    }
}

#[test]
fn timers_and_roles_are_of_their_architectures() {
    let error = error_after("kind = \"systick\"", "kind = \"mcycle\"");
    assert!(
        matches!(
            error,
            TargetError::Timer {
                found: "mcycle",
                ..
            }
        ),
        "{error}"
    );
    let error = error_after("\"code\", \"model\"", "\"code\", \"model\", \"constants\"");
    assert!(
        matches!(error, TargetError::ConstantsOnArm { .. }),
        "{error}"
    );
    let runner = "kind = \"probe-rs\"\n";
    let (start, rest) = BOARD.split_once("kind = \"qemu\"").unwrap();
    let (_, timer) = rest.split_once("\n[timer]").unwrap();
    let error = parse(&format!("{start}{runner}[timer]{timer}")).unwrap_err();
    assert!(
        matches!(only(&error), TargetError::ProbeChip { .. }),
        "{error}"
    );
}

/// Places are found by reading the text, which for each error of a file of 64 kB took minutes.
#[test]
fn of_many_problems_the_first_are_told() {
    let equals = format!("{BOARD}\nx {}\ny ==\n", "=".repeat(1 << 16));
    let error = parse(&equals).unwrap_err();
    let told = error.to_string();
    assert_eq!(told.lines().count(), 2, "{told}");
    let keys = (0..1 << 12).map(|key| format!("k{key} = 1\n"));
    let error = parse(&format!("{}{BOARD}", keys.collect::<String>())).unwrap_err();
    assert_eq!(error.to_string().lines().count(), 50);
}

#[test]
fn the_file_of_a_new_board_passes_the_check() {
    for chip in Chip::known() {
        let text = new_board("mine", chip).unwrap();
        let target = Target::parse("mine", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(target.chip_name, chip);
        // What is a comment can be said.
        let all: String = text
            .lines()
            .filter_map(|line| match line.strip_prefix("# ") {
                Some(key) if key.starts_with('[') || key.contains(" = ") => Some(key),
                Some(_) => None,
                None => (!line.starts_with('#')).then_some(line),
            })
            .map(|line| format!("{line}\n"))
            .collect();
        if Chip::names().any(|name| name == chip) {
            let budget = all.replacen("flash = \"128K\"", "flash = \"16K\"", 1);
            let budget = budget.replacen("ram = \"32K\"", "ram = \"4K\"", 1);
            Target::parse("mine", &budget).unwrap_or_else(|error| panic!("{error}\n{all}"));
        }
    }
    for board in Target::names() {
        assert!(usual_chip(board).is_some());
    }
    assert!(new_board("mine", "abacus").is_err());
}
