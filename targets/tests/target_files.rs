//! What a target file may say, and what is refused.

use peapod_targets::{ObjectAbi, Role, Target, TargetError};

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
    parse(&BOARD.replacen(old, new, 1)).expect_err(new)
}

#[test]
fn every_shipped_target_loads_under_its_name() {
    let targets = Target::list().unwrap();
    assert!(targets.len() >= 7);
    for target in targets {
        assert_eq!(Target::load(&target.name).unwrap(), target);
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
    } = error
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
        let error = error_after(old, new);
        assert!(
            matches!(error, TargetError::Syntax { .. }),
            "{new}: {error}"
        );
        assert!(
            error.to_string().contains("boards/board/target.toml"),
            "{error}"
        );
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
    let error = error_after("FLASH0", "flash 0");
    assert!(matches!(error, RegionName { .. }), "{error}");
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
        assert!(
            matches!(error, TargetError::Syntax { .. }),
            "{wrong}: {error}"
        );
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
    assert!(matches!(error, TargetError::Syntax { .. }), "{error}");
}
