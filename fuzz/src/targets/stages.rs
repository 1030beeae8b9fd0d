//! Reads any text as the programs of the stages of a pipeline, and writes what is read.

use peapod_schemas::pod::hand_over::HandOver;

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "stages",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

const SEED: &str = "\
// peapod: stage 0
// peapod: run 0 : a0 a1 -> 3 4
// peapod: send 0 : 3 a1
// peapod: receive 1 : 7
// peapod: return : 4 7
// peapod: stage 1
// peapod: receive 0 : 0 1
// peapod: run 1 : 1 0 -> 2
// peapod: send 1 : 2
// peapod: return :
// peapod: program 0
module @stage_0 {
}
// peapod: program 1
module @stage_1 {
}
";

fn seeds() -> Vec<Vec<u8>> {
    vec![SEED.into()]
}

fn take(data: &[u8]) -> bool {
    match HandOver::parse(&String::from_utf8_lossy(data)) {
        Ok(read) => {
            let written = read.to_string();
            let again = HandOver::parse(&written).map(|again| again.to_string());
            assert_eq!(again, Ok(written));
            true
        }
        Err(why) => {
            assert!(!why.is_empty());
            false
        }
    }
}
