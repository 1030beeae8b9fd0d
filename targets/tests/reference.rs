//! `docs/boards.md` lists the keys of the schema, and the schema is that of the reader.

use peapod_targets::{Target, reference, schema};
use std::path::Path;
use std::{env, fs};

/// A page with another text between the two comments of this name.
fn with(page: &str, name: &str, table: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->"), format!("<!-- /{name} -->"));
    let (before, rest) = page.split_once(&begin).expect("the page has the marks");
    let (_, after) = rest.split_once(&end).expect("the page has the marks");
    format!("{before}{begin}\n{table}\n{end}{after}")
}

/// Every chip with memories, in a line.
fn chips() -> String {
    let mut table = "\n| chip | core | floats | products | clock | flash and RAM of an image | rustc target |\n\
                     |---|---|---|---|---|---|---|\n"
        .to_owned();
    for target in Target::chips().unwrap() {
        let (chip, clock) = (&target.chip, target.clock_hz.get() / 1_000_000);
        let kilobytes = |bytes: u64| bytes >> 10;
        table += &format!(
            "| `{}` | {} | {} | {} | {clock} MHz | {} kB, {} kB | `{}` |\n",
            target.name,
            chip.core_name,
            chip.fpu.name(),
            chip.products.name(),
            kilobytes(target.budget.flash_bytes),
            kilobytes(target.budget.ram_bytes),
            chip.rustc_target,
        );
    }
    table
}

/// Every key with its type and its documentation, and every chip. `BLESS=1` rewrites the tables.
#[test]
fn the_page_lists_keys_and_chips() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/boards.md");
    let text = fs::read_to_string(&page).unwrap();
    let wanted = with(&with(&text, "keys", &reference()), "chips", &chips());
    if env::var_os("BLESS").is_some() {
        fs::write(&page, &wanted).unwrap();
    }
    assert!(
        fs::read_to_string(&page).unwrap() == wanted,
        "docs/boards.md is not as the schema; rewrite it with \
         `BLESS=1 cargo test -p peapod-targets --test reference`"
    );
}

/// Keys that the schema has are read, and no others.
#[test]
fn the_schema_is_that_of_the_reader() {
    let schema = schema();
    assert!(schema["$schema"].as_str().unwrap().contains("draft-07"));
    assert_eq!(schema["additionalProperties"], false);
    let properties = schema["properties"].as_object().unwrap();
    for key in properties.keys() {
        let text = format!("kind = \"micro\"\nchip = \"no-such-chip\"\n{key} = 1979-05-27\n");
        let error = Target::parse("x", &text).unwrap_err().to_string();
        assert!(!error.contains("unknown key"), "{error}");
    }
    let descriptions = properties.values();
    assert!(
        descriptions
            .into_iter()
            .all(|it| it["description"].is_string())
    );
}
