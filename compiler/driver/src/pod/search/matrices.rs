//! The large matrices of a model, and which of their dimensions may be split.

use peapod_ir::cost;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Mesh, Module, Op, OpKind, Origin, Shown, ValueId};
use peapod_passes::pod::annotate::ShardRule;
use peapod_passes::{PodOptions, ShardedProgram, shard_program};
use wildmatch::WildMatch;

/// A matrix is large if it has this share of the elements of the largest, or more.
const LARGE: usize = 256;

/// An argument that is a large matrix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// Name of the argument.
    pub name: String,
    /// Extents.
    pub shape: Vec<usize>,
    /// The dimension of what comes out.
    pub outputs: usize,
    /// The dimension that is summed over.
    pub inputs: usize,
    /// The dimension that runs beside others: experts.
    pub experts: Option<usize>,
    /// The dimension that is split where matrices go in pairs, and whether by a rule: propagation
    /// says the others.
    pub pair: Option<(usize, bool)>,
    /// What its first product takes and moves.
    pub product: Product,
}

/// The first product of a matrix, of the whole program: forward pass, global shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Product {
    /// Floating-point operations.
    pub flops: u64,
    /// Bytes of the other operand.
    pub read_bytes: u64,
    /// Bytes of the result.
    pub written_bytes: u64,
    /// The other operand: matrices that read the same are decided on together.
    pub reads: Option<ValueId>,
    /// Of a convolution the longest side of the result, and how many elements of its operand each
    /// looks at there; of all else 0.
    pub side: [usize; 2],
}

impl Matrix {
    /// Whether it is the same matrix of another layer: names differ in numbers only.
    pub fn is_alike(&self, other: &Self) -> bool {
        let kind = |it: &Self| (stem(&it.name), it.shape.clone(), it.pair);
        kind(self) == kind(other)
    }
}

/// An argument that is data with a height and a width, or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Name of the argument.
    pub name: String,
    /// Extents.
    pub shape: Vec<usize>,
}

/// What there is to split.
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    /// Large matrices that the program replaces or only reads, in the order of their use.
    pub matrices: Vec<Matrix>,
    /// Data of four dimensions or more.
    pub images: Vec<Image>,
    /// Data of two dimensions or three whose second one is the longest of all: sequences.
    pub sequences: Vec<Image>,
    /// Rows of data.
    pub rows: usize,
    /// Names of all values, for patterns.
    pub names: Vec<String>,
}

impl Arguments {
    /// Looks at a model. What the compiler refuses is left to the candidates to say.
    pub fn of(module: &Module) -> Self {
        let Ok(ShardedProgram {
            module: sharded, ..
        }) = shard_program(module.clone(), &options(vec![]))
        else {
            return Self::default();
        };
        let entry = &sharded.functions[0];
        let mut arguments = Self {
            names: names(entry),
            images: images(entry),
            sequences: sequences(entry),
            rows: rows(entry),
            matrices: matrices(entry),
        };
        arguments.find_pairs(module);
        arguments
    }

    /// Splits what the first matrix yields, lets propagation find its partner, and continues with
    /// those that are whole still. Matrices of one kind (names that differ in numbers only) are
    /// dealt with at once where one of them says nothing of the others.
    fn find_pairs(&mut self, module: &Module) {
        let mut rules: Vec<ShardRule> = Vec::new();
        for at in 0..self.matrices.len() {
            if self.matrices[at].pair.is_some() {
                continue;
            }
            let alike = self.alike(at);
            let Some(found) = self.with(module, &rules, &[at]) else {
                continue;
            };
            let chained = alike
                .iter()
                .any(|&other| other != at && found[other].is_some());
            let (added, found) = match chained || alike.len() == 1 {
                true => (vec![at], found),
                false => match self.with(module, &rules, &alike) {
                    Some(found) => (alike, found),
                    None => (vec![at], found),
                },
            };
            for &matrix in &added {
                rules.extend(self.rule(matrix));
            }
            for (matrix, dim) in found.into_iter().enumerate() {
                let pair = &mut self.matrices[matrix].pair;
                *pair = pair.or(dim.map(|dim| (dim, added.contains(&matrix))));
            }
        }
    }

    /// Matrices whose names differ in numbers only, of the same shape, that are whole still.
    fn alike(&self, at: usize) -> Vec<usize> {
        let kind = |at: usize| (stem(&self.matrices[at].name), &self.matrices[at].shape);
        let all = at..self.matrices.len();
        all.filter(|other| kind(*other) == kind(at) && self.matrices[*other].pair.is_none())
            .collect()
    }

    fn rule(&self, at: usize) -> Option<ShardRule> {
        let Matrix {
            name,
            shape,
            outputs,
            ..
        } = &self.matrices[at];
        let dims = (0..shape.len()).map(|dim| if dim == *outputs { "model" } else { "-" });
        rule_text(name, dims).parse().ok()
    }

    /// Per matrix, the dimension sharded over `model` where matrices are sharded by outputs.
    fn with(
        &self,
        module: &Module,
        rules: &[ShardRule],
        added: &[usize],
    ) -> Option<Vec<Option<usize>>> {
        let added = added.iter().filter_map(|&at| self.rule(at));
        let rules = rules.iter().cloned().chain(added).collect();
        let sharded = shard_program(module.clone(), &options(rules)).ok()?;
        let entry = &sharded.module.functions[0];
        let mesh = &sharded.propagation.mesh;
        let axis = sharded.module.mesh.axis("model")?;
        let dim = |matrix: &Matrix| {
            let mut inputs = entry.inputs.iter();
            let value = inputs.find(|value| entry.value(**value).name == matrix.name)?;
            let sharding = &sharded.propagation.shardings[0][*value];
            let mut dims = sharding.dims.iter();
            dims.position(|axes| axes.iter().any(|own| mesh.wholes(&[*own]).contains(&axis)))
        };
        Some(self.matrices.iter().map(dim).collect())
    }

    /// Rules for values of these names, as few as possible: numbers that make no difference become
    /// `*`, those in front last, which tell parameters from state.
    pub fn rules(&self, wanted: &[(String, Vec<String>)]) -> Vec<String> {
        let mut rules: Vec<String> = Vec::new();
        for (name, dims) in wanted {
            let same = |name: &str| {
                wanted
                    .iter()
                    .any(|(other, its)| other == name && its == dims)
            };
            let only = |glob: &String| {
                let pattern = WildMatch::new(glob);
                let mut matched = self.names.iter().filter(|name| pattern.matches(name));
                matched.all(|name| same(name))
            };
            let glob = globs(name).into_iter().find(only);
            let pattern = glob.as_ref().unwrap_or(name);
            let rule = rule_text(pattern, dims.iter().map(String::as_str));
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

/// The name with `*` for every number, then for all but the first, and so on.
fn globs(name: &str) -> Vec<String> {
    let digit = |letter: char| letter.is_ascii_digit();
    let mut globs = vec![stem(name)];
    let mut kept = 0;
    while let Some(start) = name[kept..].find(digit) {
        let number = &name[kept + start..];
        let len = number.find(|letter| !digit(letter)).unwrap_or(number.len());
        kept += start + len;
        globs.push(format!("{}{}", &name[..kept], stem(&name[kept..])));
    }
    globs
}

fn rule_text<'a>(pattern: &str, dims: impl Iterator<Item = &'a str>) -> String {
    format!("{pattern}={}", dims.collect::<Vec<_>>().join(","))
}

/// The small mesh that roles are found on.
fn options(shards: Vec<ShardRule>) -> PodOptions {
    let mut options = PodOptions::new(Mesh::new([("data", 2), ("model", 2)]), shards);
    options.weight_update.sharded = false;
    options
}

/// The name with `*` for every number.
fn stem(name: &str) -> String {
    let mut stem = String::new();
    for letter in name.chars() {
        match letter.is_ascii_digit() {
            true if stem.ends_with('*') => {}
            true => stem.push('*'),
            false => stem.push(letter),
        }
    }
    stem
}

/// Names of values that rules could match.
fn names(entry: &Function) -> Vec<String> {
    let values = entry.values.values();
    let named =
        values.filter(|it| !it.name.is_empty() && !matches!(it.origin, Origin::Constant(_)));
    named.map(|it| it.name.clone()).collect()
}

/// Whether an argument is data: no result replaces it, and it is sharded over `data` by default.
fn is_data(entry: &Function, index: usize) -> bool {
    let annotation = &entry.value(entry.inputs[index]).annotation;
    let split = annotation
        .as_ref()
        .is_some_and(|it| !it.sharding.is_replicated());
    split
        && entry
            .replaces
            .iter()
            .all(|(_, replaced)| *replaced != index)
}

/// Arguments that are data, with names.
fn data(entry: &Function) -> Vec<Image> {
    let is_complex = |index: usize| entry.shown.input(index).is_some_and(Shown::is_complex);
    let inputs = 0..entry.inputs.len();
    let data = inputs.filter(|index| is_data(entry, *index) && !is_complex(*index));
    let images = data.map(|index| entry.value(entry.inputs[index]));
    images
        .filter(|it| !it.name.is_empty())
        .map(|it| Image {
            name: it.name.clone(),
            shape: it.ty.shape.clone(),
        })
        .collect()
}

fn images(entry: &Function) -> Vec<Image> {
    let mut data = data(entry);
    data.retain(|it| it.shape.len() >= 4);
    data
}

fn sequences(entry: &Function) -> Vec<Image> {
    let mut data = data(entry);
    data.retain(|it| matches!(it.shape.len(), 2 | 3));
    let longest = data.iter().map(|it| it.shape[1]).max();
    data.retain(|it| Some(it.shape[1]) == longest);
    data
}

/// The most rows that data have.
fn rows(entry: &Function) -> usize {
    let rows = data(entry)
        .into_iter()
        .filter_map(|it| it.shape.first().copied());
    rows.max().unwrap_or(1)
}

/// A value that holds a matrix: which one, and where its dimensions are now.
#[derive(Clone)]
struct Held {
    matrix: usize,
    dims: Vec<usize>,
}

/// Per value, what it holds.
type AllHeld = SecondaryMap<ValueId, Option<Held>>;

fn matrices(entry: &Function) -> Vec<Matrix> {
    let elements = |shape: &[usize]| shape.iter().product::<usize>();
    // Complex ones have a dimension that rules do not name: propagation splits them.
    let is_complex = |index: usize| entry.shown.input(index).is_some_and(Shown::is_complex);
    let candidates =
        (0..entry.inputs.len()).filter(|index| !is_data(entry, *index) && !is_complex(*index));
    let values: Vec<ValueId> = candidates
        .map(|index| entry.inputs[index])
        .filter(|value| entry.ty(*value).shape.len() >= 2 && !entry.value(*value).name.is_empty())
        .collect();
    let largest = values
        .iter()
        .map(|value| elements(&entry.ty(*value).shape))
        .max();
    let least = largest.unwrap_or(0).div_ceil(LARGE);
    let mut matrices: Vec<Matrix> = Vec::new();
    let mut held = AllHeld::new();
    for value in values {
        let shape = entry.ty(value).shape.clone();
        if elements(&shape) < least {
            continue;
        }
        held[value] = Some(Held {
            matrix: matrices.len(),
            dims: (0..shape.len()).collect(),
        });
        matrices.push(Matrix {
            name: entry.value(value).name.clone(),
            outputs: shape.len() - 1,
            inputs: shape.len() - 2,
            shape,
            experts: None,
            pair: None,
            product: Product::default(),
        });
    }
    let used = walk(entry, &mut matrices, held);
    let mut order: Vec<usize> = (0..matrices.len())
        .filter(|at| used[*at] < usize::MAX)
        .collect();
    order.sort_by_key(|at| used[*at]);
    order.into_iter().map(|at| matrices[at].clone()).collect()
}

/// Finds the first product of every matrix, and what its dimensions are there. Optimizer state has
/// none. Per matrix the op.
fn walk(entry: &Function, matrices: &mut [Matrix], mut held: AllHeld) -> Vec<usize> {
    let mut used = vec![usize::MAX; matrices.len()];
    for (index, op) in entry.ops.iter().enumerate() {
        for (side, operand) in op.inputs.iter().enumerate() {
            let Some(it) = operand.and_then(|value| held[value].clone()) else {
                continue;
            };
            if let Some(roles) = roles(op, side, it.dims.len()) {
                let matrix = &mut matrices[it.matrix];
                if used[it.matrix] == usize::MAX {
                    used[it.matrix] = index;
                    matrix.outputs = it.dims[roles.outputs];
                    matrix.inputs = it.dims[roles.inputs];
                    matrix.experts = roles.experts.map(|dim| it.dims[dim]);
                    matrix.product = product(entry, op, side);
                }
            } else if let (&[result], [_]) = (&op.outputs[..], &op.inputs[..]) {
                held[result] = moved(entry, op, it);
            }
        }
    }
    used
}

/// What a product with a matrix on one side takes and moves.
fn product(entry: &Function, op: &Op, side: usize) -> Product {
    let bytes = |value: ValueId| entry.ty(value).size_bytes() as u64;
    let other = op.inputs.get(1 - side.min(1)).copied().flatten();
    Product {
        flops: cost::flops(entry, op),
        read_bytes: other.map_or(0, bytes),
        written_bytes: op.outputs.first().map_or(0, |value| bytes(*value)),
        reads: other,
        side: longest_side(entry, op),
    }
}

/// The longest side of what a convolution yields, and the extent of its kernel there.
fn longest_side(entry: &Function, op: &Op) -> [usize; 2] {
    let OpKind::Tensor(TensorOp::Convolution(convolution)) = &op.kind else {
        return [0, 0];
    };
    let (Some(&result), Some(&Some(kernel))) = (op.outputs.first(), op.inputs.get(1)) else {
        return [0, 0];
    };
    let [_, kernels, results] = &convolution.layouts;
    let sides = kernels.iter().zip(results).skip(2);
    let sides = sides.map(|(of_kernel, of_result)| {
        let kernel = entry.ty(kernel).shape[*of_kernel];
        [entry.ty(result).shape[*of_result], kernel]
    });
    sides.max().unwrap_or([0, 0])
}

/// What dimensions of an operand are.
struct Roles {
    outputs: usize,
    inputs: usize,
    experts: Option<usize>,
}

fn roles(op: &Op, side: usize, rank: usize) -> Option<Roles> {
    let OpKind::Tensor(op) = &op.kind else {
        return None;
    };
    if let TensorOp::DotGeneral(dot) = op {
        return Some(Roles {
            outputs: *dot.free(side, rank).first()?,
            inputs: *dot.contracting[side].first()?,
            experts: dot.batch[side].first().copied(),
        });
    }
    if let (TensorOp::RaggedDot(dot), 1, 3..) = (op, side, rank)
        && !dot.summed
    {
        let [inputs, outputs] = match dot.transposed {
            true => [rank - 1, rank - 2],
            false => [rank - 2, rank - 1],
        };
        return Some(Roles {
            outputs,
            inputs,
            experts: Some(rank - 3),
        });
    }
    if let (TensorOp::Convolution(convolution), 1) = (op, side) {
        return Some(Roles {
            outputs: convolution.layouts[1][1],
            inputs: convolution.layouts[1][0],
            experts: None,
        });
    }
    // Rows of a table that are looked up: the table is split by rows.
    if let (TensorOp::Gather(_), 0) = (op, side) {
        return Some(Roles {
            outputs: 0,
            inputs: rank - 1,
            experts: None,
        });
    }
    // The body of a loop takes slices of weights of several layers, stacked.
    if let (TensorOp::While(_), 2..) = (op, rank) {
        return Some(Roles {
            outputs: rank - 1,
            inputs: rank - 2,
            experts: None,
        });
    }
    None
}

/// What an op of one operand makes of a matrix, if that is one still.
fn moved(entry: &Function, op: &Op, held: Held) -> Option<Held> {
    let shape = |value: ValueId| &entry.ty(value).shape;
    let (Some(operand), [result]) = (op.inputs[0], &op.outputs[..]) else {
        return None;
    };
    if let OpKind::Tensor(TensorOp::Transpose(transpose)) = &op.kind {
        let dims = transpose.permutation.iter().map(|dim| held.dims[*dim]);
        return Some(Held {
            matrix: held.matrix,
            dims: dims.collect(),
        });
    }
    (shape(operand) == shape(*result)).then_some(held)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_stars_from_behind() {
        let expected = ["[*]['w*']", "[0]['w*']", "[0]['w12']"];
        assert_eq!(globs("[0]['w12']"), expected);
        assert_eq!(globs("bias"), ["bias"]);
    }

    #[test]
    fn rules_match_what_they_are_for_and_nothing_else() {
        let names = ["[0]['w1']", "[0]['w2']", "[1]['w1']", "[1]['w2']"];
        let arguments = Arguments {
            names: names.map(str::to_owned).to_vec(),
            ..Arguments::default()
        };
        let wanted = |dims: [&str; 2]| {
            let pairs = names[..2].iter().zip(dims);
            let pairs = pairs.map(|(name, dim)| ((*name).to_owned(), vec![dim.to_owned()]));
            pairs.collect::<Vec<_>>()
        };
        assert_eq!(
            arguments.rules(&wanted(["data", "data"])),
            ["[0]['w*']=data"]
        );
        let apart = ["[0]['w1']=data", "[0]['w2']=model"];
        assert_eq!(arguments.rules(&wanted(["data", "model"])), apart);
    }
}
