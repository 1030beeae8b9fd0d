//! Reads any text as the file of a board and as that of a pod.

use peapod_targets::{Pod, Target as Board};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "toml",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

fn seeds() -> Vec<Vec<u8>> {
    let folders = ["targets/boards", "targets/pods"].into_iter();
    folders
        .flat_map(|folder| super::files(&super::repository().join(folder), ".toml"))
        .collect()
}

fn take(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let pod = Pod::parse("fuzz", &text).map(|pod| {
        assert!(pod.devices() != Some(0));
        drop(pod.network.map(|network| network.shape()));
    });
    let board = Board::parse("fuzz", &text).map(|board| {
        assert!(!board.memory_x().is_empty());
        assert!(board.instructions_per_tick().1 > 0);
    });
    for error in [&pod, &board]
        .into_iter()
        .filter_map(|read| read.as_ref().err())
    {
        assert!(!error.to_string().is_empty());
    }
    pod.is_ok() || board.is_ok()
}
