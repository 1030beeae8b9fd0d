//! Writes `memory.x`: the linker's view of a target, for `cortex-m-rt` and `riscv-rt` alike.

use crate::{Region, Role, Section, Target, Word};
use std::fmt::Write as _;

/// The names under which the two start-up crates look for regions.
const ALIASES: [(&str, Role); 8] = [
    ("FLASH", Role::Code),
    ("RAM", Role::Data),
    ("REGION_TEXT", Role::Code),
    ("REGION_RODATA", Role::Constants),
    ("REGION_DATA", Role::Data),
    ("REGION_BSS", Role::Data),
    ("REGION_HEAP", Role::Stack),
    ("REGION_STACK", Role::Stack),
];

/// Whether start-up code looks for a region under this name, which thus no region can have.
pub(crate) fn is_alias(name: &str) -> bool {
    ALIASES.iter().any(|(alias, _)| *alias == name)
}

impl Target {
    /// The text of `memory.x`. The firmware puts its model in the section `.model`, its activations
    /// in `.arena` and, where there are several regions for them, `.arena1` and so on, constants
    /// outside of the model in `.weights`, and finds the limits of its stack in `_stack_start` and
    /// `_stack_end`.
    pub fn memory_x(&self) -> String {
        let mut text = format!("/* {}: written from its target file. */\n", self.name);
        let mut line = |line: &str| writeln!(text, "{line}").expect("a String takes any text");
        line("MEMORY {");
        for Region {
            name,
            origin,
            length,
            ..
        } in &self.regions
        {
            line(&format!(
                "  {name} : ORIGIN = {origin:#010x}, LENGTH = {length:#x}"
            ));
        }
        line("}");
        for alias in ALIASES {
            line(&self.alias(alias));
        }
        for section in &self.chip.sections {
            line(&described(section));
        }
        let model = &self.region(Role::Model).name;
        line("SECTIONS {");
        line(&format!(
            "  .model : ALIGN(16) {{ *(.model .model.*); . = ALIGN(4); }} > {model}"
        ));
        line("} INSERT AFTER .rodata;");
        let arena = &self.region(Role::Arena).name;
        line("SECTIONS {");
        line(&format!(
            "  .arena (NOLOAD) : ALIGN(16) {{ *(.arena .arena.*); . = ALIGN(8); }} > {arena}"
        ));
        line("} INSERT AFTER .uninit;");
        for (index, Region { name, .. }) in self.arenas().enumerate().skip(1) {
            line("SECTIONS {");
            line(&format!(
                "  .arena{index} (NOLOAD) : ALIGN(16) {{ *(.arena{index}); . = ALIGN(8); }} > {name}"
            ));
            line("} INSERT AFTER .uninit;");
        }
        if let Some(Region { name, .. }) = self.weights() {
            line("SECTIONS {");
            line(&format!(
                "  .weights : ALIGN(16) {{ *(.weights .weights.*); . = ALIGN(4); }} > {name}"
            ));
            line("} INSERT AFTER .rodata;");
        }
        let stack = &self.region(Role::Stack).name;
        line(&format!(
            "_stack_start = ORIGIN({stack}) + LENGTH({stack});"
        ));
        line(&format!("_stack_end = {};", self.stack_end()));
        line(&format!(
            "ASSERT(_stack_start - _stack_end >= {0}, \"less than {0} bytes left for the stack\");",
            self.budget.stack_bytes
        ));
        text
    }

    /// The line that gives a region the name under which a start-up crate looks for it.
    fn alias(&self, (alias, role): (&str, Role)) -> String {
        let own = self.regions.iter().find(|it| it.has_any(&[role]));
        // Constants are with the code where no region is for them alone.
        let region = own.unwrap_or_else(|| self.region(Role::Code));
        format!("REGION_ALIAS(\"{alias}\", {});", region.name)
    }

    /// The stack may grow down to whatever shares its region, or to the region's start.
    fn stack_end(&self) -> String {
        let stack = self.region(Role::Stack);
        if stack.has_any(&[Role::Arena]) {
            "ADDR(.arena) + SIZEOF(.arena)".to_owned()
        } else if stack.has_any(&[Role::Data]) {
            "__euninit".to_owned()
        } else {
            format!("ORIGIN({})", stack.name)
        }
    }
}

/// A section of words at the beginning of its region.
fn described(section: &Section) -> String {
    let Section {
        name,
        region,
        words,
        symbol,
    } = section;
    let symbol = symbol.as_ref().map(|it| format!("{it} = .; "));
    let word = |word: &Word| match word {
        Word::Number(number) => format!("LONG({number:#010x}) "),
        Word::Expression(text) => format!("LONG({text}) "),
    };
    let words: String = words.iter().map(word).collect();
    format!(
        "SECTIONS {{ {name} ORIGIN({region}) : {{ {}{words}KEEP(*({name})) }} > {region} }} \
         INSERT BEFORE .rodata;",
        symbol.unwrap_or_default()
    )
}
