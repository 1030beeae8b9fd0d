//! Cuts matrix products beside collectives into partial products between collective permutes, so
//! that shards travel while others are multiplied: windowed einsum, or collective matmul (Wang et
//! al., "Overlap Communication with Dependent Computation via Decomposition", ASPLOS 2023).
//!
//! - `all_gather` → `dot_general` (`gather.rs`): shards go around the group, and every device
//!   multiplies each as it comes in. What else reads the gathered tensor keeps a gather.
//! - `dot_general` → `reduce_scatter` (`scatter.rs`): sums of the parts of the result go around
//!   the group, and every device adds its partial product to each.
//!
//! Both go both ways around the ring at once (`ring.rs`), in ⌈(n - 1) / 2⌉ steps for n devices.
//!
//! `pairs.rs` finds the pairs, and says which cannot be cut; `choose.rs` which are worth it.
//! `distinct.rs` keeps tensors that devices hold in common the same to the bit: where a gathered
//! dimension is summed over, devices begin with different shards, and add in different orders.
//!
//! Rings are unrolled: a program grows with the group, up to [`MOST_PARTS`]. A loop would be one
//! step to whatever overlaps steps, and the ring would be inside it.

mod choose;
mod distinct;
mod gather;
mod pairs;
mod ring;
mod scatter;

use std::fmt;

use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, Location, Mesh, Module, ValueId};
use wildmatch::WildMatch;

use crate::error::PassError;
use crate::graph::simplify;

pub(crate) use choose::choose;
pub use choose::{Estimate, Estimator};

/// Devices of the largest group whose pairs are cut.
pub const MOST_PARTS: usize = 32;

/// Which pairs are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WindowedEinsum {
    /// Those with which the estimated step is shorter; without an estimate, none.
    #[default]
    Auto,
    /// None.
    Never,
    /// All that can be.
    Always,
}

/// Which side of the product the collective is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// An operand of the product, 0 or 1, is gathered.
    Gathered(usize),
    /// The product is reduced and scattered.
    Scattered,
}

/// A matrix product and a collective beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The function that they are in, by its position in the module.
    pub function: usize,
    /// Where the collective is.
    pub side: Side,
    /// What the collective makes.
    pub moved: ValueId,
    /// What the product makes.
    pub product: ValueId,
    /// Names of both in the source.
    pub names: [String; 2],
    /// Where the product came from.
    pub location: Location,
    /// Axes of the mesh that the collective is over.
    pub axes: Vec<AxisId>,
    /// Devices along them.
    pub parts: usize,
    /// Bytes of what is gathered, or of the sum that is scattered.
    pub bytes: usize,
    /// Pairs that are alike have the same number, and are cut together.
    pub class: usize,
    /// What was done about it.
    pub decision: Decision,
}

/// What was done about a pair, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// It cannot be cut.
    Refused(String),
    /// It is left as it is.
    Left(String),
    /// It is cut.
    Cut(String),
}

impl Pair {
    /// Whether it may be cut.
    pub const fn is_candidate(&self) -> bool {
        !matches!(self.decision, Decision::Refused(_))
    }

    /// Whether it was cut.
    pub const fn is_cut(&self) -> bool {
        matches!(self.decision, Decision::Cut(_))
    }

    /// What is said of it on a line, if one of its values has such a name (`*` and `?` are
    /// wildcards).
    pub fn explain(&self, mesh: &Mesh, pattern: &str) -> Option<String> {
        let wanted = WildMatch::new(pattern);
        let mut names = self.names.iter();
        names.any(|name| wanted.matches(name)).then(|| {
            let axes = self.axes.iter().map(|axis| mesh.axes[axis.0].name.as_str());
            let axes = axes.collect::<Vec<_>>().join(", ");
            let line = self.location.line;
            let line = line.map_or(String::new(), |line| format!(" (line {line})"));
            let Self {
                names: [moved, product],
                parts,
                bytes,
                decision,
                ..
            } = self;
            let done = match self.side {
                Side::Gathered(operand) => format!("operand {operand} \"{moved}\" gathered"),
                Side::Scattered => format!("result \"{moved}\" reduced and scattered"),
            };
            format!(
                "dot_general \"{product}\"{line}, {done} over {axes}, {parts} parts of {bytes} \
                 bytes together: {decision}\n"
            )
        })
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => write!(f, "cannot be cut: {why}"),
            Self::Left(why) => write!(f, "not cut: {why}"),
            Self::Cut(why) => write!(f, "cut: {why}"),
        }
    }
}

/// Runs the pass on all pairs. A program alone says nothing of its arguments: they count as
/// different on every device.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    cut_all(module, None).map(|_| ())
}

/// Cuts all pairs that can be cut, in a program of one device with this interface. Says how many.
///
/// # Errors
///
/// Only if the compiler has a bug.
pub fn cut_all(module: &mut Module, interface: Option<&PodInterface>) -> Result<usize, PassError> {
    let mut pairs = pairs(module, interface);
    let chosen: Vec<usize> = candidates(&pairs).collect();
    cut(module, &mut pairs, &chosen)?;
    Ok(pairs.iter().filter(|pair| pair.is_cut()).count())
}

/// Indices of those that may be cut.
pub(crate) fn candidates(pairs: &[Pair]) -> impl Iterator<Item = usize> {
    (0..pairs.len()).filter(|&index| pairs[index].is_candidate())
}

/// All pairs of a program of one device. None is cut yet: those that can be are
/// [`candidates`].
pub(crate) fn pairs(module: &Module, interface: Option<&PodInterface>) -> Vec<Pair> {
    pairs::Finder::new(module, interface).find()
}

/// Cuts the chosen ones. Of those that share a product, the one that moves the most bytes is cut.
pub(crate) fn cut(
    module: &mut Module,
    pairs: &mut [Pair],
    chosen: &[usize],
) -> Result<(), PassError> {
    let mut order = chosen.to_vec();
    order.sort_by_key(|&index| (std::cmp::Reverse(pairs[index].bytes), index));
    let mut taken: Vec<(usize, ValueId)> = Vec::new();
    for index in order {
        let product = (pairs[index].function, pairs[index].product);
        pairs[index].decision = match taken.contains(&product) {
            true => Decision::Left("the product is cut along with a larger collective".to_owned()),
            false => Decision::Cut("as requested".to_owned()),
        };
        taken.push(product);
    }
    let mut any = false;
    for index in chosen.iter().copied() {
        let pair = &pairs[index];
        if !pair.is_cut() {
            continue;
        }
        any = true;
        let (mesh, function) = (&module.mesh, &mut module.functions[pair.function]);
        match pair.side {
            Side::Scattered => scatter::cut(function, mesh, pair),
            Side::Gathered(_) => {
                let same = |other: &&Pair| {
                    let gathers = matches!(other.side, Side::Gathered(_));
                    gathers && (other.function, other.moved) == (pair.function, pair.moved)
                };
                let mut group = pairs.iter().filter(same).filter(|other| other.is_cut());
                // All products of one gather are cut with the first of them.
                if group.clone().next() == Some(pair) {
                    let products: Vec<&Pair> = group.by_ref().collect();
                    gather::cut(function, mesh, &products);
                }
            }
        }
    }
    if any {
        // Places in a ring are the same for all rings over the same axes.
        simplify::run(module)?;
    }
    Ok(())
}
