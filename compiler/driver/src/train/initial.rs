//! Where parameters begin that were trained before: fine-tuning.

use std::collections::BTreeMap;
use std::path::Path;

use peapod_diagnostic::{Result, code, ensure};
use peapod_train::{Port, Role, StateInit, Step};
use wildmatch::WildMatch;

use super::experiment::Run;
use super::folder::RunFolder;
use crate::tensor_file::archive::{self, Need, Others, Wanted};

/// Bytes of parameters by name.
#[derive(Clone, Debug, Default)]
pub struct Initial(BTreeMap<String, Vec<u8>>);

impl Initial {
    /// The parameters of a step that a run begins with, as `run.initial` says.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or lacks a parameter that is not in `run.anew`.
    pub fn read(run: &Run, base: &Path, step: &Step) -> Result<Self> {
        let Some(path) = &run.initial else {
            return Ok(Self::default());
        };
        let path = base.join(path);
        let path = match path.is_dir() {
            true => RunFolder::new(&path).parameters(),
            false => path,
        };
        ensure!(
            path.is_file(),
            code::RUN_FOLDER
                .error(
                    "there are no parameters to begin with",
                    "name the folder of a run that has come to its end, or a .safetensors file, \
                     under run.initial",
                )
                .in_file(path.display().to_string())
        );
        let is_anew = |name: &str| {
            let mut patterns = run.anew.iter();
            patterns.any(|pattern| WildMatch::new(pattern).matches(name))
        };
        let ports = step.ports.iter().filter(|port| match port.role {
            Role::Parameter { .. } => !is_anew(&port.name),
            Role::OptimizerState { .. } | Role::Counter | Role::Seed => false,
            Role::Features | Role::Labels | Role::Weights => false,
        });
        let wanted = ports.map(|port| Wanted {
            name: port.name.clone(),
            ty: port.ty.clone(),
            need: Need::Needed,
        });
        let wanted: Vec<Wanted> = wanted.collect();
        let read = archive::read(&[path], &wanted, Others::Ignored)?;
        let named = wanted.into_iter().map(|it| it.name).zip(read);
        let found = named.filter_map(|(name, bytes)| Some((name, bytes?)));
        Ok(Self(found.collect()))
    }

    /// What an argument begins with in place of its own: a parameter, or its moving average.
    pub fn of(&self, port: &Port) -> Option<&[u8]> {
        let name = match &port.role {
            Role::Parameter { .. } => &port.name,
            Role::OptimizerState {
                init: StateInit::Parameter { name, .. },
            } => name,
            Role::OptimizerState {
                init: StateInit::Fill(_),
            }
            | Role::Counter
            | Role::Seed
            | Role::Features
            | Role::Labels
            | Role::Weights => return None,
        };
        self.0.get(name).map(Vec::as_slice)
    }
}
