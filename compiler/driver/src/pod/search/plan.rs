//! A plan: how each group of matrices is split, and how the program runs. It becomes the rules of
//! a candidate.

use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_passes::pod::pipeline::PIPELINE_AXIS;

use super::candidate::{Candidate, Stages, Update};
use super::matrices::{Arguments, Image, Matrix};
use super::meshes::{Axes, SEQUENCE_AXIS, SPACE_AXIS};

/// How matrices are split over axes for models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Not at all.
    Whole,
    /// Outputs of one, inputs of the next, as propagation has it.
    Pair,
    /// By what comes out.
    Outputs,
    /// By what is summed over.
    Inputs,
    /// By experts.
    Experts,
    /// By experts, over the axis of data.
    DataExperts,
}

/// What is decided for a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Choice {
    /// How its matrices are split over axes for models.
    pub way: Way,
    /// Whether what they have left is split over `data`, and gathered when it is used.
    pub stored: bool,
}

impl Choice {
    /// Whole on every device.
    pub const WHOLE: Self = Self {
        way: Way::Whole,
        stored: false,
    };
}

/// Matrices that are decided on together: those of repeated layers, and those that read one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Indices of matrices, in the order of their use.
    pub members: Vec<usize>,
}

/// What is planned for.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// What there is to split.
    pub arguments: Arguments,
    /// Its matrices in groups, in the order of their use.
    pub groups: Vec<Group>,
    /// Whether the file annotates its arguments: then it is not split otherwise.
    pub by_file: bool,
    /// Whether the user leaves open which products beside collectives are cut.
    pub cuts_open: bool,
}

impl Model {
    /// Groups the matrices of a model.
    pub fn new(arguments: Arguments, by_file: bool, cuts_open: bool) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        let none: &[Matrix] = &[];
        let matrices = if by_file { none } else { &arguments.matrices };
        for (at, matrix) in matrices.iter().enumerate() {
            let joins = |group: &&mut Group| {
                let first = &arguments.matrices[group.members[0]];
                let reads = matrix.product.reads;
                let together = reads.is_some() && first.product.reads == reads;
                matrix.is_alike(first) || (together && matrix.experts == first.experts)
            };
            match groups.iter_mut().find(joins) {
                Some(group) => group.members.push(at),
                None => groups.push(Group { members: vec![at] }),
            }
        }
        // What reads the same in the first layer is alike in the others.
        groups = merged(groups, &arguments.matrices);
        Self {
            arguments,
            groups,
            by_file,
            cuts_open,
        }
    }

    /// The matrices of a group.
    pub fn members<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a Matrix> {
        group.members.iter().map(|at| &self.arguments.matrices[*at])
    }
}

/// Groups of which members are alike, as one.
fn merged(groups: Vec<Group>, matrices: &[Matrix]) -> Vec<Group> {
    let mut found: Vec<Group> = Vec::new();
    for group in groups {
        let alike = |other: &&mut Group| {
            let mut pairs = other.members.iter();
            pairs.any(|own| {
                let mut members = group.members.iter();
                members.any(|it| matrices[*it].is_alike(&matrices[*own]))
            })
        };
        match found.iter_mut().find(alike) {
            Some(other) => other.members.extend(group.members),
            None => found.push(group),
        }
    }
    found
}

/// Everything that is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Axes, the last one varying fastest.
    pub mesh: Axes,
    /// One for each group.
    pub choices: Vec<Choice>,
    /// Whether the first axis for models splits sequences, too.
    pub sequences: bool,
    /// How the weight update is computed.
    pub update: Update,
    /// The stages, if it is a pipeline.
    pub pipeline: Option<Stages>,
    /// Whether products beside collectives may be cut.
    pub windowed: bool,
}

impl Plan {
    /// The same choice for all groups.
    pub fn uniform(mesh: Axes, model: &Model, choice: Choice) -> Self {
        Self {
            mesh,
            choices: vec![choice; model.groups.len()],
            sequences: false,
            update: Update::Sharded,
            pipeline: None,
            windowed: false,
        }
    }

    /// Its rules; none if data cannot be split as the mesh asks.
    pub fn candidate(&self, model: &Model, layout: &str) -> Option<Candidate> {
        let roles = Roles::of(&self.mesh);
        let mut wanted = vec![];
        if !model.by_file {
            wanted = self.data(&roles, &model.arguments)?;
            for (group, choice) in model.groups.iter().zip(&self.choices) {
                for matrix in model.members(group) {
                    let dims = dims(&roles, *choice, matrix);
                    wanted.extend(dims.map(|dims| (matrix.name.clone(), dims)));
                }
            }
        }
        Some(Candidate {
            mesh: self.mesh.clone(),
            layout: layout.to_owned(),
            preset: None,
            rules: model.arguments.rules(&wanted),
            update: self.update,
            pipeline: self.pipeline.clone(),
            uncut: model.cuts_open && !self.windowed && self.pipeline.is_none(),
        })
    }

    /// Rules for data: images over `space` along their longest side, sequences over their axis.
    fn data(&self, roles: &Roles<'_>, it: &Arguments) -> Option<Vec<(String, Vec<String>)>> {
        let mut wanted = vec![];
        if roles.space > 1 {
            let longest = |image: &Image| {
                let sides = (1..image.shape.len()).rev();
                sides.max_by_key(|side| image.shape[*side])
            };
            wanted.extend(split(&it.images, longest, SPACE_AXIS, roles.space, roles)?);
        }
        if roles.sequence > 1 {
            let axis = (SEQUENCE_AXIS, roles.sequence);
            wanted.extend(split(&it.sequences, |_| Some(1), axis.0, axis.1, roles)?);
        }
        if self.sequences {
            let (name, size) = roles.models.first()?;
            wanted.extend(split(&it.sequences, |_| Some(1), name, *size, roles)?);
        }
        Some(wanted)
    }
}

/// What the axes of a mesh are for, those of one device left out.
pub(super) struct Roles<'a> {
    /// Devices that rows of data are over.
    pub data: usize,
    /// Devices that images are over.
    pub space: usize,
    /// Devices that sequences are over.
    pub sequence: usize,
    /// Stages.
    pub pipe: usize,
    /// All others, which matrices are over.
    pub models: Vec<(&'a str, usize)>,
}

impl<'a> Roles<'a> {
    pub(super) fn of(mesh: &'a Axes) -> Self {
        let size = |name: &str| {
            let mut axes = mesh.iter();
            axes.find(|(own, _)| own == name)
                .map_or(1, |(_, size)| *size)
        };
        let others = [DATA_AXIS, SPACE_AXIS, SEQUENCE_AXIS, PIPELINE_AXIS];
        let models = mesh
            .iter()
            .filter(|(name, size)| !others.contains(&name.as_str()) && *size > 1);
        Self {
            data: size(DATA_AXIS),
            space: size(SPACE_AXIS),
            sequence: size(SEQUENCE_AXIS),
            pipe: size(PIPELINE_AXIS),
            models: models.map(|(name, size)| (name.as_str(), *size)).collect(),
        }
    }
}

/// One dimension of data over an axis, rows over `data`; none if it does not divide, or there are
/// no such data.
fn split(
    data: &[Image],
    dim: impl Fn(&Image) -> Option<usize>,
    axis: &str,
    size: usize,
    roles: &Roles<'_>,
) -> Option<Vec<(String, Vec<String>)>> {
    let rule = |image: &Image| {
        let dim = dim(image)?;
        let dims = (0..image.shape.len()).map(|at| match at {
            0 if roles.data > 1 => DATA_AXIS,
            _ if at == dim => axis,
            _ => "-",
        });
        let dims = dims.map(str::to_owned).collect();
        divides(size, image.shape[dim]).then_some((image.name.clone(), dims))
    };
    let rules: Option<Vec<_>> = data.iter().map(rule).collect();
    rules.filter(|rules| !rules.is_empty())
}

/// The axes of a matrix, if a rule has to say so.
fn dims(roles: &Roles<'_>, choice: Choice, matrix: &Matrix) -> Option<Vec<String>> {
    let mut dims = vec![String::new(); matrix.shape.len()];
    let mut asked = false;
    let first = match choice.way {
        Way::DataExperts => Some((DATA_AXIS, roles.data)),
        Way::Whole | Way::Pair | Way::Outputs | Way::Inputs | Way::Experts => {
            roles.models.first().copied()
        }
    };
    if let (Some((dim, by_rule)), Some((axis, size))) = (model_dim(choice.way, matrix), first)
        && splits(size, matrix.shape[dim])
        && size > 1
    {
        axis.clone_into(&mut dims[dim]);
        // Partners are left to propagation, unless a rule names them.
        asked = by_rule;
        for (other, size) in roles.models.iter().filter(|(name, _)| *name != axis) {
            asked |= take_largest(matrix, &mut dims, other, *size);
        }
    }
    if choice.stored && !dims.iter().any(|dim| dim == DATA_AXIS) {
        asked |= take_largest(matrix, &mut dims, DATA_AXIS, roles.data);
    }
    let dims = dims.into_iter().map(|axis| match axis.as_str() {
        "" => "-".to_owned(),
        _ => axis,
    });
    asked.then(|| dims.collect())
}

/// The dimension that the first axis takes, and whether a rule has to say so.
fn model_dim(way: Way, matrix: &Matrix) -> Option<(usize, bool)> {
    match way {
        Way::Whole => None,
        Way::Pair => matrix.pair,
        Way::Outputs => Some((matrix.outputs, true)),
        Way::Inputs => Some((matrix.inputs, true)),
        Way::Experts | Way::DataExperts => matrix.experts.map(|dim| (dim, true)),
    }
}

/// Gives the largest dimension that is free and that an axis splits well to the axis: into parts
/// that fill tiles rather than slivers, and into equal ones rather than others.
fn take_largest(matrix: &Matrix, dims: &mut [String], axis: &str, size: usize) -> bool {
    let free = (0..dims.len()).filter(|dim| dims[*dim].is_empty());
    let split = free.filter(|dim| size > 1 && splits(size, matrix.shape[*dim]));
    let well = |dim: &usize| {
        let extent = matrix.shape[*dim];
        let part = extent / size;
        (part.min(LEAST_PART), divides(size, extent), extent)
    };
    let Some(largest) = split.rev().max_by_key(well) else {
        return false;
    };
    axis.clone_into(&mut dims[largest]);
    true
}

/// Elements of a part below which it is a sliver: the rows of a tile.
const LEAST_PART: usize = 8;
/// Parts of which the last one lacks no more than this share of the extent are as good as equal.
const UNEVEN: usize = 32;

/// Whether an extent is in so many parts that are equal, or as good as that: tables of words and of
/// categories have as many rows as they have.
pub(super) fn splits(size: usize, extent: usize) -> bool {
    let lacks = extent.div_ceil(size.max(1)).saturating_mul(size) - extent;
    extent >= size && lacks <= extent / UNEVEN
}

/// Whether an extent is in so many equal parts.
pub(super) fn divides(size: usize, extent: usize) -> bool {
    extent >= size && extent.is_multiple_of(size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pod::search::matrices::Product;

    fn matrix(name: &str, shape: [usize; 2], pair: (usize, bool)) -> Matrix {
        Matrix {
            name: name.to_owned(),
            shape: shape.to_vec(),
            outputs: 1,
            inputs: 0,
            experts: None,
            pair: Some(pair),
            product: Product::default(),
        }
    }

    fn two_layers() -> Model {
        let arguments = Arguments {
            matrices: vec![
                matrix("w1", [16, 32], (1, true)),
                matrix("w2", [32, 10], (0, false)),
            ],
            names: vec!["w1".to_owned(), "w2".to_owned()],
            ..Arguments::default()
        };
        Model::new(arguments, false, true)
    }

    fn rules(axes: &[(&str, usize)], way: Way, stored: bool) -> Vec<String> {
        let axes = axes.iter().map(|(name, size)| ((*name).to_owned(), *size));
        let model = two_layers();
        let plan = Plan::uniform(axes.collect(), &model, Choice { way, stored });
        plan.candidate(&model, "test").unwrap().rules
    }

    #[test]
    fn what_is_stored_is_split_over_data_along_the_longest_side() {
        let stored = rules(&[("data", 8)], Way::Whole, true);
        assert_eq!(stored, ["w1=-,data", "w2=data,-"]);
    }

    #[test]
    fn pairs_name_one_matrix_and_leave_the_other_to_propagation() {
        let axes = [("data", 2), ("model", 4)];
        assert_eq!(rules(&axes, Way::Pair, false), ["w1=-,model"]);
        let stored = rules(&axes, Way::Pair, true);
        assert_eq!(stored, ["w1=data,model", "w2=model,data"]);
        // One rule for both.
        assert_eq!(rules(&axes, Way::Inputs, false), ["w*=model,-"]);
    }

    #[test]
    fn a_second_axis_takes_what_the_first_has_left() {
        let axes = [("data", 2), ("model", 2), ("other", 2)];
        let both = rules(&axes, Way::Pair, false);
        assert_eq!(both, ["w1=other,model", "w2=model,other"]);
    }

    #[test]
    fn tables_are_split_into_uneven_parts_rather_than_slivers() {
        let parts = |extents: [usize; 2], size: usize| {
            let matrix = matrix("table", extents, (0, true));
            let mut dims = vec![String::new(); 2];
            take_largest(&matrix, &mut dims, "data", size);
            dims.iter().position(|dim| dim == "data")
        };
        // Rows lack little, columns are one element each, or none at all.
        assert_eq!(parts([39_884_406, 128], 128), Some(0));
        assert_eq!(parts([39_884_406, 128], 256), Some(0));
        // Equal parts where they are large enough, slivers where there is nothing else.
        assert_eq!(parts([33_708, 1024], 128), Some(1));
        assert_eq!(parts([32, 10], 8), Some(0));
        assert_eq!(parts([7, 10], 8), None);
    }

    #[test]
    fn groups_hold_layers_and_what_reads_the_same() {
        let mut arguments = two_layers().arguments;
        for name in ["layers[0]", "layers[1]"] {
            arguments.matrices.push(matrix(name, [8, 8], (1, true)));
        }
        let members = |model: &Model| -> Vec<Vec<usize>> {
            let groups = model.groups.iter();
            groups.map(|group| group.members.clone()).collect()
        };
        let model = Model::new(arguments, false, true);
        assert_eq!(members(&model), [vec![0], vec![1], vec![2, 3]]);
    }
}
