//! Writes `board.rs`: what the firmware must know of a target's timer.

use crate::{Target, Timer};

impl Target {
    /// The text of `board.rs`, which `targets/firmware/src/clock` includes.
    pub fn board_rs(&self) -> String {
        let (instructions, ticks) = self.instructions_per_tick();
        let counter = match self.timer {
            Timer::Systick => "Systick".to_owned(),
            Timer::Minstret => "Minstret".to_owned(),
            Timer::Mcycle { inhibited } => format!("Mcycle {{ inhibited: {inhibited} }}"),
            Timer::Mpccr => "Mpccr".to_owned(),
            Timer::Register {
                low,
                high,
                control,
                enable,
            } => format!(
                "Register {{ low: {low:#x}, high: {high:?}, control: {control:#x}, \
                 enable: {enable:#x} }}"
            ),
        };
        format!(
            "const TICK_INSTRUCTIONS: u32 = {instructions};\nconst TICKS: u32 = {ticks};\n\
             const COUNTER: Counter = Counter::{counter};\n"
        )
    }
}
