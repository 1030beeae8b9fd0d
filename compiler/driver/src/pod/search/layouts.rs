//! Which layouts are tried on a mesh: rules for arguments, and whether the update is sharded.

use peapod_passes::pod::annotate::DATA_AXIS;

use super::matrices::{Arguments, Matrix};
use super::meshes::{Axes, mesh_text};

/// The axis that images are split over.
const SPACE_AXIS: &str = "space";

/// How a weight update is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// Every device computes its shard.
    Sharded,
    /// Every device computes all of it.
    Whole,
}

/// A mesh with a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Axes, the last one varying fastest.
    pub mesh: Axes,
    /// What the layout is called.
    pub layout: &'static str,
    /// Rules as `--shard` takes them.
    pub rules: Vec<String>,
    /// How the weight update is computed.
    pub update: Update,
}

impl Candidate {
    /// How `peapod simulate` and `peapod compile` are told of it.
    pub fn arguments(&self) -> Vec<String> {
        let mut arguments = vec!["--mesh".to_owned(), mesh_text(&self.mesh)];
        for rule in &self.rules {
            arguments.extend(["--shard".to_owned(), rule.clone()]);
        }
        if self.update == Update::Whole {
            arguments.extend(["--weight-update-sharding".to_owned(), "off".to_owned()]);
        }
        arguments
    }
}

/// A layout in general: on a mesh it becomes rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    name: &'static str,
    matrices: Way,
    /// Whether what matrices have left is split over `data`.
    stored: bool,
    update: Update,
}

/// How matrices are split over axes for models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Not,
    Pairs,
    Outputs,
    Inputs,
    Experts,
}

/// Layouts, the most likely first.
const LAYOUTS: [Layout; 9] = [
    layout("data parallel", Way::Not, false, Update::Sharded),
    layout("pairs", Way::Pairs, false, Update::Sharded),
    layout("parameters split", Way::Not, true, Update::Sharded),
    layout("pairs, rest split", Way::Pairs, true, Update::Sharded),
    layout("experts", Way::Experts, false, Update::Sharded),
    layout(
        "data parallel, update whole",
        Way::Not,
        false,
        Update::Whole,
    ),
    layout("outputs", Way::Outputs, false, Update::Sharded),
    layout("inputs", Way::Inputs, false, Update::Sharded),
    layout("pairs, update whole", Way::Pairs, false, Update::Whole),
];

/// Layouts of a file that annotates its arguments.
const AS_FILED: [Layout; 2] = [
    layout("as the file says", Way::Not, false, Update::Sharded),
    layout(
        "as the file says, update whole",
        Way::Not,
        false,
        Update::Whole,
    ),
];

const fn layout(name: &'static str, matrices: Way, stored: bool, update: Update) -> Layout {
    Layout {
        name,
        matrices,
        stored,
        update,
    }
}

/// Candidates on these meshes: those that split along few axes first, of these the likely layouts,
/// and for each the meshes in their order.
pub fn candidates(meshes: &[Axes], arguments: &Arguments, by_file: bool) -> Vec<Candidate> {
    let layouts = if by_file { &AS_FILED[..] } else { &LAYOUTS[..] };
    let split = |mesh: &Axes| mesh.iter().filter(|(_, size)| *size > 1).count();
    let most = meshes.iter().map(split).max().unwrap_or(0);
    let mut found: Vec<Candidate> = Vec::new();
    for axes in 0..=most {
        for layout in layouts {
            for mesh in meshes.iter().filter(|mesh| split(mesh) == axes) {
                let candidate = candidate(layout, mesh, arguments, by_file);
                let alike = |it: &Candidate, known: &Candidate| {
                    (&it.mesh, &it.rules, it.update) == (&known.mesh, &known.rules, known.update)
                };
                let new = candidate.filter(|it| !found.iter().any(|known| alike(it, known)));
                found.extend(new);
            }
        }
    }
    found
}

/// The layout on the mesh, if it uses every axis.
fn candidate(
    layout: &Layout,
    mesh: &Axes,
    arguments: &Arguments,
    by_file: bool,
) -> Option<Candidate> {
    let axes = Roles::of(mesh);
    if layout.update == Update::Whole && axes.data <= 1 {
        return None;
    }
    let rules = match by_file {
        true => vec![],
        false => rules(layout, &axes, arguments)?,
    };
    Some(Candidate {
        mesh: mesh.clone(),
        layout: layout.name,
        rules,
        update: layout.update,
    })
}

/// What the axes of a mesh are for, those of one device left out.
struct Roles<'a> {
    data: usize,
    space: usize,
    models: Vec<(&'a str, usize)>,
}

impl<'a> Roles<'a> {
    fn of(mesh: &'a Axes) -> Self {
        let size = |name: &str| {
            let mut axes = mesh.iter();
            axes.find(|(own, _)| own == name)
                .map_or(1, |(_, size)| *size)
        };
        let models = mesh
            .iter()
            .filter(|(name, size)| ![DATA_AXIS, SPACE_AXIS].contains(&name.as_str()) && *size > 1);
        Self {
            data: size(DATA_AXIS),
            space: size(SPACE_AXIS),
            models: models.map(|(name, size)| (name.as_str(), *size)).collect(),
        }
    }
}

/// The rules of a layout on a mesh; none if the layout leaves an axis without use.
fn rules(layout: &Layout, axes: &Roles<'_>, arguments: &Arguments) -> Option<Vec<String>> {
    if axes.models.is_empty() != (layout.matrices == Way::Not) {
        return None;
    }
    let mut wanted = images(axes, arguments)?;
    let (mut models, mut stored) = (false, false);
    for matrix in &arguments.matrices {
        let mut dims = vec![String::new(); matrix.shape.len()];
        let mut asked = false;
        if let Some((dim, by_rule)) = model_dim(layout.matrices, matrix)
            && let Some((first, size)) = axes.models.first()
            && divides(*size, matrix.shape[dim])
        {
            (*first).clone_into(&mut dims[dim]);
            // Partners are left to propagation, unless a rule names them.
            asked = by_rule;
            for (other, size) in &axes.models[1..] {
                asked |= take_largest(matrix, &mut dims, other, *size);
            }
        }
        models |= asked;
        if layout.stored && take_largest(matrix, &mut dims, DATA_AXIS, axes.data) {
            (stored, asked) = (true, true);
        }
        if asked {
            let dims = dims.into_iter().map(|axis| match axis.as_str() {
                "" => "-".to_owned(),
                _ => axis,
            });
            wanted.push((matrix.name.clone(), dims.collect()));
        }
    }
    let used = models == (layout.matrices != Way::Not) && stored == layout.stored;
    used.then(|| arguments.rules(&wanted))
}

/// Images over `space`, along their longest side; none if there is one that does not divide.
fn images(axes: &Roles<'_>, arguments: &Arguments) -> Option<Vec<(String, Vec<String>)>> {
    if axes.space == 1 {
        return Some(vec![]);
    }
    let rule = |image: &super::matrices::Image| {
        let sides = (1..image.shape.len()).rev();
        let longest = sides.max_by_key(|side| image.shape[*side])?;
        let dims = (0..image.shape.len()).map(|dim| match dim {
            0 if axes.data > 1 => DATA_AXIS,
            _ if dim == longest => SPACE_AXIS,
            _ => "-",
        });
        let dims = dims.map(str::to_owned).collect();
        divides(axes.space, image.shape[longest]).then_some((image.name.clone(), dims))
    };
    let rules: Option<Vec<_>> = arguments.images.iter().map(rule).collect();
    rules.filter(|rules| !rules.is_empty())
}

/// The dimension that the first axis for models takes, and whether a rule has to say so.
fn model_dim(way: Way, matrix: &Matrix) -> Option<(usize, bool)> {
    match way {
        Way::Not => None,
        Way::Pairs => matrix.pair,
        Way::Outputs => Some((matrix.outputs, true)),
        Way::Inputs => Some((matrix.inputs, true)),
        Way::Experts => matrix.experts.map(|dim| (dim, true)),
    }
}

/// Gives the largest dimension that is free and divides to an axis.
fn take_largest(matrix: &Matrix, dims: &mut [String], axis: &str, size: usize) -> bool {
    let free = (0..dims.len()).filter(|dim| dims[*dim].is_empty());
    let even = free.filter(|dim| size > 1 && divides(size, matrix.shape[*dim]));
    let Some(largest) = even.rev().max_by_key(|dim| matrix.shape[*dim]) else {
        return false;
    };
    axis.clone_into(&mut dims[largest]);
    true
}

fn divides(size: usize, extent: usize) -> bool {
    extent >= size && extent.is_multiple_of(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(name: &str, shape: [usize; 2], pair: (usize, bool)) -> Matrix {
        Matrix {
            name: name.to_owned(),
            shape: shape.to_vec(),
            outputs: 1,
            inputs: 0,
            experts: None,
            pair: Some(pair),
        }
    }

    fn two_layers() -> Arguments {
        Arguments {
            matrices: vec![
                matrix("w1", [16, 32], (1, true)),
                matrix("w2", [32, 10], (0, false)),
            ],
            names: vec!["w1".to_owned(), "w2".to_owned()],
            ..Arguments::default()
        }
    }

    fn mesh(axes: &[(&str, usize)]) -> Axes {
        let axes = axes.iter().map(|(name, size)| ((*name).to_owned(), *size));
        axes.collect()
    }

    fn on(axes: &[(&str, usize)]) -> Vec<(&'static str, Vec<String>)> {
        let found = candidates(&[mesh(axes)], &two_layers(), false);
        found.into_iter().map(|it| (it.layout, it.rules)).collect()
    }

    #[test]
    fn without_an_axis_for_models_only_data_is_split() {
        let found = on(&[("data", 8), ("model", 1)]);
        let names: Vec<&str> = found.iter().map(|(name, _)| *name).collect();
        let expected = [
            "data parallel",
            "parameters split",
            "data parallel, update whole",
        ];
        assert_eq!(names, expected);
        assert_eq!(found[1].1, ["w1=-,data", "w2=data,-"]);
    }

    #[test]
    fn pairs_name_one_matrix_and_leave_the_other_to_propagation() {
        let found = on(&[("data", 2), ("model", 4)]);
        let rules = |name: &str| &found.iter().find(|it| it.0 == name).unwrap().1;
        assert_eq!(*rules("pairs"), ["w1=-,model"]);
        assert_eq!(
            *rules("pairs, rest split"),
            ["w1=data,model", "w2=model,data"]
        );
        // One rule for both.
        assert_eq!(*rules("inputs"), ["w*=model,-"]);
    }

    #[test]
    fn a_second_axis_takes_what_the_first_has_left() {
        let found = on(&[("data", 2), ("model", 2), ("other", 2)]);
        let pairs = found.iter().find(|it| it.0 == "pairs").unwrap();
        assert_eq!(pairs.1, ["w1=other,model", "w2=model,other"]);
    }

    #[test]
    fn a_layout_that_leaves_an_axis_idle_is_none() {
        assert!(on(&[("data", 1), ("model", 64)]).is_empty());
    }
}
