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

/// Zeros, where a length comes from a file.
///
/// # Errors
///
/// They are beyond the limit, or more than the machine has.
pub fn zeros(what: &str, len: usize) -> Result<Vec<u8>> {
    check(what, len as u128)?;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(len).map_err(|error| {
        let message = format!("{what} takes {len} bytes of memory, found less");
        let help = "use a machine with more memory";
        code::RUN_MEMORY
            .error(message, help)
            .note(error.to_string())
    })?;
    // bounded: reserved above
    bytes.resize(len, 0);
    Ok(bytes)
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
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let left = HIERARCHIES.iter().filter_map(|hierarchy| {
        let group = groups.lines().find_map(|line| hierarchy.group(line))?;
        hierarchy.left(&Path::new(hierarchy.root).join(group))
    });
    left.min()
}

/// One of the two forms that control groups of memory have.
struct Hierarchy {
    /// Where its folders are.
    root: &'static str,
    /// Its controller in lines of `/proc/self/cgroup`.
    controller: &'static str,
    /// Files with the limit and what is taken of it.
    files: [&'static str; 2],
}

const HIERARCHIES: [Hierarchy; 2] = [
    Hierarchy {
        root: "/sys/fs/cgroup",
        controller: "",
        files: ["memory.max", "memory.current"],
    },
    Hierarchy {
        root: "/sys/fs/cgroup/memory",
        controller: "memory",
        files: ["memory.limit_in_bytes", "memory.usage_in_bytes"],
    },
];

impl Hierarchy {
    /// The group, if this line of `<id>:<controllers>:/<group>` names one of this hierarchy.
    fn group<'a>(&self, line: &'a str) -> Option<&'a str> {
        let (controllers, group) = line.split_once(':')?.1.split_once(":/")?;
        let named = controllers.split(',').any(|it| it == self.controller);
        named.then_some(group)
    }

    /// What the group and those above it leave; a group that is not mounted here has no files.
    fn left(&self, group: &Path) -> Option<u64> {
        let folders = group.ancestors().take_while(|it| it.starts_with(self.root));
        let left = folders.filter_map(|folder| {
            let [limit, taken] = self.files.map(|name| {
                let text = fs::read_to_string(folder.join(name)).ok()?;
                text.trim().parse::<u64>().ok()
            });
            Some(limit?.saturating_sub(taken?))
        });
        left.min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_both_versions_are_found() {
        let [second, first] = HIERARCHIES;
        assert_eq!(second.group("0::/user.slice/a"), Some("user.slice/a"));
        assert_eq!(second.group("0::/"), Some(""));
        assert_eq!(first.group("9:cpu,memory:/docker/a"), Some("docker/a"));
        assert_eq!(first.group("8:cpuset:/docker/a"), None);
        assert_eq!(first.group("0::/user.slice/a"), None);
    }

    #[test]
    fn the_least_of_a_group_and_those_above_it_is_left() {
        let folder = std::env::temp_dir().join(format!("peapod-groups-{}", std::process::id()));
        let own = folder.join("above/own");
        fs::create_dir_all(&own).unwrap();
        let write = |at: &Path, numbers: [&str; 2]| {
            fs::write(at.join("limit"), numbers[0]).unwrap();
            fs::write(at.join("taken"), numbers[1]).unwrap();
        };
        let hierarchy = Hierarchy {
            root: Box::leak(folder.to_str().unwrap().to_owned().into_boxed_str()),
            controller: "memory",
            files: ["limit", "taken"],
        };
        assert_eq!(hierarchy.left(&own), None);
        write(&own, ["1000\n", "100\n"]);
        assert_eq!(hierarchy.left(&own), Some(900));
        write(&folder.join("above"), ["500", "600"]);
        assert_eq!(hierarchy.left(&own), Some(0));
        write(&folder.join("above"), ["max", "600"]);
        assert_eq!(hierarchy.left(&own), Some(900));
        // A group of the host, as a container sees it.
        assert_eq!(hierarchy.left(&folder.join("absent/group")), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
