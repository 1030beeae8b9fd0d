//! Meshes and annotations in Shardy's words.

use peapod_ir::ops::tensor::Spread;
use peapod_ir::{Annotation, AxisId, Mesh, Value};

use super::text::{list, string};
use super::writer::{Ssa, Writer};

/// `sdy.mesh @mesh = <["data"=2, "model"=4]>`.
pub(super) fn mesh(mesh: &Mesh) -> String {
    let axes = mesh.axes.iter();
    let axes = axes.map(|axis| format!("{}={}", string(&axis.name), axis.size));
    format!("sdy.mesh @mesh = <[{}]>", list(axes))
}

/// Names of axes in quotes.
pub(super) fn names(mesh: &Mesh, axes: impl IntoIterator<Item = AxisId>) -> Vec<String> {
    let axes = axes.into_iter();
    axes.map(|axis| string(&mesh.axes[axis.0].name)).collect()
}

/// `<@mesh, [{"data"}, {?}]>`.
pub(super) fn sharding(mesh: &Mesh, annotation: &Annotation) -> String {
    let Annotation { sharding, open, .. } = annotation;
    let dims = sharding.dims.iter().enumerate().map(|(dim, axes)| {
        let mut parts = names(mesh, axes.iter().copied());
        if open.get(dim) == Some(&true) {
            parts.push("?".to_owned());
        }
        let priority = match annotation.priority(dim) {
            0 => String::new(),
            // What is empty and closed has nothing to spread.
            _ if parts.is_empty() => String::new(),
            priority => format!("p{priority}"),
        };
        format!("{{{}}}{priority}", list(parts))
    });
    let mut text = format!("<@mesh, [{}]", list(dims));
    if !sharding.partial.is_empty() {
        let axes = names(mesh, sharding.partial.iter().copied());
        text += &format!(", unreduced={{{}}}", list(axes));
    }
    text + ">"
}

impl Writer<'_> {
    /// Whether annotations are written.
    pub(super) fn has_shardings(&self) -> bool {
        !self.per_device && !self.module.mesh.axes.is_empty()
    }

    /// A constraint that shardings spread through this way. What it asks for is written where its
    /// result is named.
    pub(super) fn barrier(&mut self, spread: Spread, x: &Ssa) -> Ssa {
        let direction = match spread {
            Spread::Both => return x.clone(),
            Spread::Forward => "FORWARD",
            Spread::Backward => "BACKWARD",
            Spread::Neither => "NONE",
        };
        if !self.has_shardings() {
            return x.clone();
        }
        let direction = format!("#sdy<propagation_direction {direction}>");
        let ty = x.ty.clone();
        self.one(
            "sdy.propagation_barrier",
            std::slice::from_ref(x),
            &[("allowed_direction", direction)],
            &ty,
        )
    }

    /// Says of which groups a value is.
    pub(super) fn say_groups(&mut self, value: &Value, x: &Ssa) {
        let annotation = value.annotation.as_ref().filter(|_| self.has_shardings());
        for group in annotation.into_iter().flat_map(|it| &it.groups) {
            let group = format!("{group} : i64");
            self.op(
                "sdy.sharding_group",
                std::slice::from_ref(x),
                &[("group_id", group)],
                &[],
            );
        }
    }

    /// A result of an op, behind a constraint where it is annotated.
    pub(super) fn annotated(&mut self, value: &Value, result: Ssa) -> Ssa {
        let Some(annotation) = value.annotation.as_ref().filter(|_| self.has_shardings()) else {
            return result;
        };
        if annotation.is_of_groups_only() {
            self.say_groups(value, &result);
            return result;
        }
        let sharding = format!("#sdy.sharding{}", sharding(&self.module.mesh, annotation));
        let ty = result.ty.clone();
        let constrained = self.one(
            "sdy.sharding_constraint",
            &[result],
            &[("sharding", sharding)],
            &ty,
        );
        self.say_groups(value, &constrained);
        constrained
    }
}
