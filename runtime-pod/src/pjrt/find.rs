//! Where plug-ins are.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::PjrtRunError;

/// Names of plug-ins that are looked up.
pub const NAMES: [&str; 3] = ["cpu", "cuda", "tpu"];

/// Beginning of the environment variables that name files of plug-ins: `PEAPOD_PJRT_CPU` and so on.
pub const VARIABLE: &str = "PEAPOD_PJRT_";

/// Files of a plug-in in a folder of Python packages.
fn files(name: &str) -> &'static [&'static str] {
    match name {
        "cpu" => &[
            "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
            "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
        ],
        "cuda" => &[
            "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
            "jax_plugins/xla_cuda12/xla_cuda_plugin.so",
        ],
        "tpu" => &["libtpu/libtpu.so"],
        _ => &[],
    }
}

/// The file of a plug-in: by its name, or else by its path.
pub(super) fn plugin(argument: &str) -> Result<PathBuf, PjrtRunError> {
    if !NAMES.contains(&argument) {
        return Ok(argument.into());
    }
    let variable = format!("{VARIABLE}{}", argument.to_ascii_uppercase());
    if let Some(path) = std::env::var_os(&variable).filter(|it| !it.is_empty()) {
        return Ok(path.into());
    }
    let folders = beside(argument).into_iter().chain(python());
    let file = |folder: PathBuf| files(argument).iter().map(move |file| folder.join(file));
    let looked: Vec<PathBuf> = folders.flat_map(file).collect();
    match looked.iter().find(|path| path.is_file()) {
        Some(path) => Ok(path.clone()),
        None => Err(PjrtRunError::NotFound {
            name: argument.to_owned(),
            looked,
        }),
    }
}

/// Packages of the environment that `cargo xtask setup --engine pjrt-cpu` makes in the folder that
/// cargo builds this command in.
fn beside(name: &str) -> Vec<PathBuf> {
    let command = std::env::current_exe().unwrap_or_default();
    let folders = command.ancestors().skip(1).take(3);
    let libraries = folders.map(|it| it.join(format!("pjrt-{name}/lib")));
    libraries.flat_map(|it| packages(&it)).collect()
}

/// `python3.*/site-packages` in a folder, in order.
fn packages(library: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(library) else {
        return vec![];
    };
    let entries = entries.flatten().map(|it| it.path().join("site-packages"));
    let mut folders: Vec<PathBuf> = entries.filter(|it| it.is_dir()).collect();
    folders.sort();
    folders
}

/// Prints the folders of packages, one on each line.
const FOLDERS: &str = "import site, sysconfig\n\
    print(sysconfig.get_path('purelib'), sysconfig.get_path('platlib'), \
    *site.getsitepackages(), site.getusersitepackages(), sep='\\n')";

/// The folders of packages of the `python3` of the path; none without it.
fn python() -> Vec<PathBuf> {
    let mut command = Command::new("python3");
    let command = command.args(["-c", FOLDERS]).stdin(Stdio::null());
    let Ok(output) = command.stderr(Stdio::null()).output() else {
        return vec![];
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let mut folders: Vec<PathBuf> = vec![];
    for folder in text.lines().map(PathBuf::from) {
        if !folders.contains(&folder) {
            folders.push(folder);
        }
    }
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_names_are_paths_and_missing_plugins_name_the_files_looked_for() {
        assert_eq!(plugin("a/b.so").unwrap(), Path::new("a/b.so"));
        assert_eq!(plugin("CPU").unwrap(), Path::new("CPU"));
        if std::env::var_os("PEAPOD_PJRT_TPU").is_none() {
            match plugin("tpu") {
                Ok(found) => assert!(found.is_file()),
                Err(PjrtRunError::NotFound { name, looked }) => {
                    assert_eq!(name, "tpu");
                    assert!(looked.iter().all(|it| it.ends_with("libtpu/libtpu.so")));
                }
                Err(other) => panic!("{other}"),
            }
        }
    }
}
