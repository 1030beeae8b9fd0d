//! `peapod explain`: the long form of a code, or the list of all.

use peapod_diagnostic::code::AREAS;
use peapod_diagnostic::{Code, Diagnostic, Result, bail, code};

use crate::args;
use crate::print::{print, result};

/// Prints it.
pub fn run(args: &args::Explain) -> Result<()> {
    if args.schema {
        let schema = crate::document::schema();
        result(&schema)?;
        return print(&format!("{schema:#}\n"));
    }
    let Some(text) = &args.code else {
        let areas = AREAS.iter();
        let all = areas.flat_map(|area| area.codes.iter().map(|code| entry(*code)));
        result(&all.collect::<Vec<_>>())?;
        return print(&list());
    };
    match Code::parse(text) {
        Some(code) => {
            result(&[entry(code)])?;
            print(&code.long_form())
        }
        None => bail!(unknown(text)),
    }
}

/// What other programs read of a code.
fn entry(code: Code) -> serde_json::Value {
    serde_json::json!({
        "code": code.to_string(),
        "title": code.title(),
        "text": code.long_form(),
    })
}

/// Every code with its title, by area.
fn list() -> String {
    let mut text = String::new();
    for area in AREAS {
        text += &format!("{}\n", area.title);
        for code in area.codes {
            text += &format!("  {code}  {}\n", code.title());
        }
    }
    text
}

fn unknown(text: &str) -> Diagnostic {
    let near: Vec<String> = Code::near(text).iter().map(Code::to_string).collect();
    let similar = match near.is_empty() {
        true => String::new(),
        false => format!("similar codes are {}; ", near.join(", ")),
    };
    let help = format!("{similar}`peapod explain` lists all codes");
    code::UNKNOWN_CODE.error(format!("no code {text:?}"), help)
}
