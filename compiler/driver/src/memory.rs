//! How much memory a command may take. What a file asks for is held against it before anything is
//! allocated.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use peapod_diagnostic::{Excess, Result, code, ensure};

static LIMIT: OnceLock<u64> = OnceLock::new();

/// Where nothing says how much memory there is.
const UNKNOWN: u64 = 8 << 30;

/// Chooses the limit in bytes, once, before anything is read.
pub fn choose(bytes: u64) {
    LIMIT.get_or_init(|| bytes);
}

/// Bytes that a command may take: those chosen, else 80 % of what is available.
pub fn limit() -> u64 {
    *LIMIT.get_or_init(|| available().unwrap_or(UNKNOWN) / 5 * 4)
}

/// Holds what `what` needs, in bytes, against the limit.
///
/// # Errors
///
/// It needs more.
pub fn check(what: &str, needed: u128) -> Result<()> {
    let available = limit();
    ensure!(needed <= u128::from(available), {
        let message =
            format!("{what} takes {needed} bytes of memory, expected at most {available}");
        let help = "allow more with --max-memory, where the machine has it";
        let mut error = code::RUN_MEMORY.error(message, help);
        error.excesses = Box::new([Excess {
            what: what.to_owned(),
            needed: u64::try_from(needed).unwrap_or(u64::MAX),
            available,
        }]);
        error
    });
    Ok(())
}

/// Bytes that are free, or can be made so.
fn available() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    let host = kib.saturating_mul(1024);
    Some(group().map_or(host, |left| left.min(host)))
}

/// What control groups leave, this process's and those above it.
fn group() -> Option<u64> {
    let root = Path::new("/sys/fs/cgroup");
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let group = groups.lines().find_map(|line| line.strip_prefix("0::/"))?;
    let group = root.join(group);
    let groups = group.ancestors().take_while(|it| it.starts_with(root));
    let left = groups.filter_map(|folder| {
        let number = |name: &str| {
            let text = fs::read_to_string(folder.join(name)).ok()?;
            text.trim().parse::<u64>().ok()
        };
        Some(number("memory.max")?.saturating_sub(number("memory.current")?))
    });
    left.min()
}
