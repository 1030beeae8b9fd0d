//! Random products beside collectives: cut into partial products, they compute what they did.
//! Integers are the same to the bit.

use peapod_filetests::pass::made_up;
use peapod_ir::eval::{Tensor, eval_spmd};
use peapod_ir::{DType, Module, text, verify};
use peapod_passes::pod::windowed_einsum::cut_all;
use proptest::prelude::*;

/// What a dimension is for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Role {
    Batch,
    Left,
    Right,
    Summed,
}

impl Role {
    /// Whether an operand has such a dimension.
    fn is_of(self, side: usize) -> bool {
        self != [Role::Right, Role::Left][side]
    }
}

/// A product of any rank beside a collective.
#[derive(Clone, Debug)]
struct Choices {
    /// Devices along two axes.
    mesh: [usize; 2],
    /// Axes of the collective, major first.
    axes: Vec<usize>,
    /// Roles and extents of dimensions.
    dims: Vec<(Role, usize)>,
    /// Keys that the dimensions of each operand are sorted by.
    orders: [Vec<u8>; 2],
    /// `None` scatters the result, else the operand that is gathered.
    gathered: Option<usize>,
    /// Which of the dimensions that there are.
    which: usize,
    /// Extents beyond those of all shards but the last.
    beyond: usize,
    /// Extent of a shard.
    local: usize,
    /// Index into [`TYPES`].
    dtype: usize,
    /// Whether the gathered tensor is a result, too.
    is_read: bool,
}

/// Elements of operands and of the result.
const TYPES: [[&str; 2]; 6] = [
    ["f32", "f32"],
    ["bf16", "bf16"],
    ["f16", "f32"],
    ["i32", "i32"],
    ["i8", "i32"],
    ["i8", "i8"],
];

fn choices() -> impl Strategy<Value = Choices> {
    let role = prop_oneof![
        Just(Role::Batch),
        Just(Role::Left),
        Just(Role::Right),
        Just(Role::Summed)
    ];
    let axes = prop_oneof![
        Just(vec![0]),
        Just(vec![1]),
        Just(vec![0, 1]),
        Just(vec![1, 0])
    ];
    let order = || prop::collection::vec(any::<u8>(), 6);
    let dims = prop::collection::vec((role, 1..=3_usize), 1..=5);
    let shape = (dims, [order(), order()], prop::option::of(0..2_usize));
    let sizes = (any::<usize>(), 0..3_usize, 1..=3_usize, 0..TYPES.len());
    (([1..=4_usize, 1..=3], axes), shape, sizes, any::<bool>()).prop_map(
        |((mesh, axes), (dims, orders, gathered), (which, beyond, local, dtype), is_read)| {
            Choices {
                mesh,
                axes,
                dims,
                orders,
                gathered,
                which,
                beyond,
                local,
                dtype,
                is_read,
            }
        },
    )
}

/// Where dimensions are, as indices into all of them, and which one is cut.
struct Layout<'a> {
    choices: &'a Choices,
    /// Of the operands.
    sides: [Vec<usize>; 2],
    result: Vec<usize>,
    cut: usize,
    /// Extent of what is cut.
    whole: usize,
}

impl<'a> Layout<'a> {
    /// None if no dimension can be cut.
    fn of(choices: &'a Choices) -> Option<Self> {
        let role = |index: &usize| choices.dims[*index].0;
        let sides = [0, 1].map(|side| {
            let dims = (0..choices.dims.len()).filter(|index| role(index).is_of(side));
            let mut dims: Vec<usize> = dims.collect();
            dims.sort_by_key(|index| (choices.orders[side][*index], *index));
            dims
        });
        let all: Vec<usize> = (0..choices.dims.len()).collect();
        let [left, right] = &sides;
        let kept = [
            (&all, Role::Batch),
            (left, Role::Left),
            (right, Role::Right),
        ];
        let kept = kept.into_iter().flat_map(|(dims, wanted)| {
            let dims = dims.iter().copied();
            dims.filter(move |index| role(index) == wanted)
        });
        let result: Vec<usize> = kept.collect();
        let among = choices.gathered.map_or(&result, |side| &sides[side]);
        let cut = *among.get(choices.which % among.len().max(1))?;
        let whole = (parts(choices) - 1) * choices.local + 1 + choices.beyond % choices.local;
        Some(Self {
            choices,
            sides,
            result,
            cut,
            whole,
        })
    }

    /// Extents of these dimensions, of a shard or of the whole.
    fn shape(&self, dims: &[usize], is_shard: bool) -> String {
        let extents = dims.iter().map(|index| match *index == self.cut {
            true if is_shard => self.choices.local,
            true => self.whole,
            false => self.choices.dims[*index].1,
        });
        extents
            .map(|it| it.to_string())
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Places in both operands of the dimensions of a role.
    fn paired(&self, role: Role) -> String {
        let dims = (0..self.choices.dims.len()).filter(|index| self.choices.dims[*index].0 == role);
        let dims: Vec<usize> = dims.collect();
        let places = [0, 1].map(|side| {
            let place = |index: &usize| self.sides[side].iter().position(|it| it == index);
            dims.iter().filter_map(place).collect::<Vec<_>>()
        });
        format!("{places:?}")
    }

    fn place_of_cut(&self, dims: &[usize]) -> Option<usize> {
        dims.iter().position(|it| *it == self.cut)
    }
}

/// Devices of a group.
fn parts(choices: &Choices) -> usize {
    let sizes = choices.axes.iter().map(|axis| choices.mesh[*axis]);
    sizes.product()
}

/// The program of one device; none if no dimension can be cut.
fn program(choices: &Choices) -> Option<Module> {
    let layout = Layout::of(choices)?;
    let [narrow, wide] = TYPES[choices.dtype];
    let [rows, columns] = choices.mesh;
    let given = [0, 1].map(|side| {
        let shape = layout.shape(&layout.sides[side], choices.gathered == Some(side));
        format!("%x{side}: {narrow}[{shape}]")
    });
    let axes = format!("axes = {:?}", choices.axes);
    let [mut left, mut right] = ["%x0", "%x1"];
    let (mut gather, mut scatter) = (String::new(), String::new());
    let results;
    if let Some(side) = choices.gathered {
        let dims = &layout.sides[side];
        let (dim, shape) = (layout.place_of_cut(dims)?, layout.shape(dims, false));
        let operand = [left, right][side];
        gather = format!(
            "  %g = all_gather({operand}) {{{axes}, dims = [{dim}]}} : {narrow}[{shape}]\n"
        );
        *[&mut left, &mut right][side] = "%g";
        results = if choices.is_read { "%y, %g" } else { "%y" };
    } else {
        let dim = layout.place_of_cut(&layout.result)?;
        let shape = layout.shape(&layout.result, true);
        scatter = format!(
            "  %s = reduce_scatter(%y) {{{axes}, dims = [{dim}], combiner = add}} : \
             {wide}[{shape}]\n"
        );
        results = "%s";
    }
    let [batch, contracting] = [Role::Batch, Role::Summed].map(|role| layout.paired(role));
    let made = layout.shape(&layout.result, false);
    let text = format!(
        "module \"random\"\nmesh a={rows}, b={columns}\n\nfunc @main({}) {{\n{gather}  %y = \
         dot_general({left}, {right}) {{batch = {batch}, contracting = {contracting}}} : \
         {wide}[{made}]\n{scatter}  return {results}\n}}\n",
        given.join(", ")
    );
    Some(text::parse(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}")))
}

/// Every device with inputs of its own.
fn run(module: &Module) -> Vec<Vec<Tensor>> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let function = &module.functions[0];
    let inputs = (0..module.mesh.devices() as u64).map(|device| {
        let types = function.inputs.iter().map(|id| function.ty(*id));
        let made = types
            .zip(0..)
            .map(|(ty, seed)| made_up(ty, device * 10 + seed));
        made.collect::<Result<Vec<_>, _>>().unwrap()
    });
    eval_spmd(&verified, "main", &inputs.collect::<Vec<_>>())
        .unwrap_or_else(|error| panic!("{error}\n{module}"))
}

/// How far elements may be apart, relative to the largest.
fn tolerance(dtype: DType) -> f64 {
    match DType::FLOATS.contains(&dtype) {
        false => 0.0,
        true if dtype.size_bytes() == 2 => 0.03,
        true => 1e-5,
    }
}

fn check(choices: &Choices) -> Result<(), TestCaseError> {
    let Some(module) = program(choices) else {
        return Err(TestCaseError::reject("no dimension"));
    };
    let parts: usize = choices
        .axes
        .iter()
        .map(|axis| choices.mesh[*axis])
        .product();
    let mut cut = module.clone();
    let count = cut_all(&mut cut, None).unwrap();
    prop_assert_eq!(count, usize::from(parts > 1), "of {}", module);
    let left = cut.functions[0].ops.iter();
    let left = left.filter(|op| ["all_gather", "reduce_scatter"].contains(&op.kind.mnemonic()));
    let is_kept = parts == 1 || (choices.gathered.is_some() && choices.is_read);
    prop_assert_eq!(left.count(), usize::from(is_kept));
    for (found, expected) in run(&cut).iter().zip(run(&module)) {
        for (found, expected) in found.iter().zip(&expected) {
            prop_assert_eq!(found.ty(), expected.ty());
            let wanted: Vec<f64> = expected.scalars().iter().map(|x| x.double()).collect();
            let largest = wanted.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
            let bound = tolerance(expected.ty().dtype) * largest;
            for (a, b) in found.scalars().iter().zip(wanted) {
                prop_assert!((a.double() - b).abs() <= bound, "{:?}, {b} in\n{cut}", a);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn products_beside_collectives_compute_what_they_did(choices in choices()) {
        check(&choices)?;
    }
}
