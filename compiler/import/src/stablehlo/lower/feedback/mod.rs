//! Which results take the place of which arguments in the next step.
//!
//! A training step returns its new state. Nothing in StableHLO says which result is the new value
//! of which argument; a wrong pair would train on stale parameters or overwrite data, without any
//! error. So pairs are made from evidence that admits one answer only:
//!
//! 1. **Names.** Arguments whose locations share a root (`params['w']`, `params['b']`) are a tree,
//!    and so are results (`jax.result_info`, such as `result[0]['w']`). A tree of results replaces
//!    a tree of arguments with its paths and types, of which some may be missing: JAX drops
//!    arguments that are not used. Where several trees fit, it replaces the one it updates, or else
//!    the one it is computed from. Gradients have the structure of the parameters too, so that some
//!    leaf of the tree must be an argument and a change ([`Paths::Update`]), and activations may:
//!    leading extents must differ.
//! 2. **Buffers.** `tf.aliasing_output` and `jax.buffer_donor` tell which memory a result may be
//!    written to. JAX pairs equal types in order, whatever they mean, so that pairs are taken as
//!    long as the data flow contradicts none of them, and no other result is a better match.
//! 3. **Data flow** ([`flow`]) and types. A result may replace an argument of its type that it is
//!    the sum of, with a change ([`Paths::Sum`]); one that is the argument itself, where others are
//!    computed from it, keeps the value of the step before and replaces something else. The largest
//!    matching of these counts where it is the only one. The order of results says nothing: state
//!    is returned in any. Where there is no evidence of the first two kinds, it must look like a
//!    training step too: several pairs are updates, a float scalar is left among the results, the
//!    loss, and the arguments that are left have one batch.
//!
//! Where a result and an argument of one type are left, more results may replace arguments: that is
//! kept as [`Function::feedback_open`], and what depends on all pairs refuses such a program.

mod flow;
mod matching;
mod names;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use peapod_ir::{DType, Function, TensorType, ValueId};

use crate::stablehlo::{self, Attribute, Attributes};
use flow::{Flow, Paths};
use matching::Candidates;
pub(super) use names::result_info;
use names::{Tree, argument_name, result_name, trees};

/// What is said of an argument or a result.
struct Leaf {
    ty: TensorType,
    /// Root and path within it: `params` and `['w']`.
    name: Option<(String, String)>,
}

/// Evidence for pairs of results and arguments.
struct Evidence {
    arguments: Vec<Leaf>,
    results: Vec<Leaf>,
    /// Per result, the arguments of its type that it is computed from element by element.
    flow: Candidates,
    /// Per result, those of them that it is the sum of, with a change, whatever they are scaled by.
    sums: Candidates,
    /// Per result, those of them that it is an update of.
    updates: Candidates,
    /// Results that are written over arguments.
    aliases: Vec<(usize, usize)>,
    /// Arguments whose memory may be reused.
    donors: BTreeSet<usize>,
    /// Arguments that are read.
    used: BTreeSet<usize>,
}

/// Pairs of results and arguments, each at most once.
#[derive(Default)]
struct Pairs {
    by_result: BTreeMap<usize, usize>,
    arguments: BTreeSet<usize>,
}

impl Pairs {
    fn is_free(&self, result: usize, argument: usize) -> bool {
        !self.by_result.contains_key(&result) && !self.arguments.contains(&argument)
    }

    /// Adds a pair, unless one of the two has a pair.
    fn add(&mut self, (result, argument): (usize, usize)) {
        if self.is_free(result, argument) {
            self.by_result.insert(result, argument);
            self.arguments.insert(argument);
        }
    }
}

/// What takes the place of what in the next step.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Feedback {
    /// (result, argument), sorted.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Whether a result and an argument of one type are left.
    pub(super) open: bool,
}

/// Pairs the results of the entry, the first of the functions, with arguments. `aliases` are the
/// pairs of `tf.aliasing_output`.
pub(super) fn pair(
    functions: &[Function],
    module: &stablehlo::Module,
    text: &stablehlo::Function,
    aliases: Vec<(usize, usize)>,
) -> Feedback {
    let Some(entry) = functions.first() else {
        return Feedback::default();
    };
    let evidence = Evidence::new(functions, entry, module, text, aliases);
    let mut pairs = Pairs::default();
    let named = evidence.named();
    if evidence.updates_some(&named) && evidence.is_state(&named) {
        named.into_iter().for_each(|pair| pairs.add(pair));
    }
    let aliased = evidence.aliased(&pairs);
    aliased.iter().for_each(|pair| pairs.add(*pair));
    let told = !pairs.arguments.is_empty();
    let mut all = Pairs::default();
    let known = pairs
        .by_result
        .iter()
        .map(|(result, argument)| (*result, *argument));
    let found = evidence.rest(&pairs).unique_pairs();
    let found = evidence.without_crossing(found);
    known.chain(found).for_each(|pair| all.add(pair));
    let all = evidence.without_batches(all, &aliased);
    if told || evidence.looks_like_a_step(&all) {
        pairs = all;
        for pair in evidence.unused(&pairs) {
            pairs.add(pair);
        }
    }
    Feedback {
        open: evidence.is_open(&pairs),
        pairs: pairs.by_result.into_iter().collect(),
    }
}

impl Evidence {
    fn new(
        functions: &[Function],
        entry: &Function,
        module: &stablehlo::Module,
        text: &stablehlo::Function,
        aliases: Vec<(usize, usize)>,
    ) -> Self {
        let types = |values: &[ValueId]| -> Vec<TensorType> {
            values.iter().map(|id| entry.ty(*id).clone()).collect()
        };
        let arguments = types(&entry.inputs).into_iter().zip(&text.arguments);
        let arguments: Vec<Leaf> = arguments
            .map(|(ty, argument)| {
                let location = argument.location.as_ref();
                let name = location.and_then(|it| module.name(it)).map(argument_name);
                Leaf { ty, name }
            })
            .collect();
        let results = types(&entry.outputs).into_iter().zip(&text.results);
        let results: Vec<Leaf> = results
            .map(|(ty, result)| {
                let name = result_info(&result.attributes).map(result_name);
                Leaf { ty, name }
            })
            .collect();
        let donors = text.arguments.iter().enumerate();
        let donors = donors.filter(|(_, it)| is_donor(&it.attributes));
        let donors = donors.map(|(index, _)| index).collect();
        let follow = |paths| candidates(Flow::new(functions, paths), entry, &arguments, &results);
        let mut flow = follow(Paths::Elementwise);
        forget_copies(entry, &mut flow);
        let mut sums = follow(Paths::Sum);
        forget_copies(entry, &mut sums);
        let mut updates = follow(Paths::Update);
        for (result, sources) in &mut updates.of_result {
            sources.retain(|argument| entry.inputs[*argument] != entry.outputs[*result]);
        }
        Self {
            arguments,
            results,
            flow,
            sums,
            updates,
            aliases,
            donors,
            used: used(entry),
        }
    }

    /// Pairs of trees with the same paths and types.
    fn named(&self) -> Vec<(usize, usize)> {
        let arguments = trees(&self.arguments);
        let results = trees(&self.results);
        let mut fitting = Candidates::default();
        for (index, tree) in results.values().enumerate() {
            let fits = arguments.values().enumerate();
            let fits = fits.filter_map(|(index, of)| Some((index, self.pairs_of(tree, of)?)));
            let fits: Vec<(usize, Vec<(usize, usize)>)> = fits.collect();
            let of_all = |pairs: &[(usize, usize)]| pairs.iter().all(|it| has(&self.flow, *it));
            let updated = fits.iter().filter(|(_, pairs)| self.updates_some(pairs));
            let flowing = fits.iter().filter(|(_, pairs)| of_all(pairs));
            let choices = [updated.collect(), flowing.collect(), fits.iter().collect()];
            let best = choices.into_iter().find(|it: &Vec<_>| !it.is_empty());
            let fits: BTreeSet<usize> = best.into_iter().flatten().map(|it| it.0).collect();
            if !fits.is_empty() {
                fitting.of_result.insert(index, fits);
            }
        }
        let pairs = fitting.unique_pairs().into_iter();
        let pairs = pairs.filter_map(|(result, argument)| {
            let tree = results.values().nth(result)?;
            self.pairs_of(tree, arguments.values().nth(argument)?)
        });
        let unused = |pair: &(usize, usize)| !self.used.contains(&pair.1);
        let pairs = pairs.filter(|pairs| self.updates_some(pairs) || pairs.iter().all(unused));
        pairs.flatten().collect()
    }

    /// The pairs of two trees, if every argument has a result with its path and type.
    fn pairs_of(&self, results: &Tree, arguments: &Tree) -> Option<Vec<(usize, usize)>> {
        let pairs = arguments.iter().map(|(path, argument)| {
            let result = *results.get(path)?;
            let same = self.results[result].ty == self.arguments[*argument].ty;
            same.then_some((result, *argument))
        });
        pairs.collect()
    }

    /// Pairs of results and the arguments whose memory they are written to, unless the data flow
    /// contradicts one of them.
    fn aliased(&self, known: &Pairs) -> Vec<(usize, usize)> {
        let mut pairs = Pairs::default();
        for pair in &self.aliases {
            pairs.add(*pair);
        }
        let mut donors: BTreeMap<String, VecDeque<usize>> = BTreeMap::new();
        for donor in &self.donors {
            let taken = known.arguments.contains(donor) || pairs.arguments.contains(donor);
            if !taken {
                let ty = self.arguments[*donor].ty.to_string();
                donors.entry(ty).or_default().push_back(*donor);
            }
        }
        for (result, leaf) in self.results.iter().enumerate() {
            let taken = known.by_result.contains_key(&result);
            if !taken && !pairs.by_result.contains_key(&result) {
                let donor = donors.get_mut(&leaf.ty.to_string());
                let donor = donor.and_then(VecDeque::pop_front);
                donor
                    .into_iter()
                    .for_each(|donor| pairs.add((result, donor)));
            }
        }
        let mut own = known.by_result.clone();
        own.extend(&pairs.by_result);
        let pairs = pairs.by_result.into_iter();
        let pairs: Vec<(usize, usize)> =
            pairs.filter(|pair| known.is_free(pair.0, pair.1)).collect();
        match pairs.iter().any(|pair| self.contradicts(*pair, &own)) {
            true => vec![],
            false => pairs,
        }
    }

    /// Whether a result is computed from, or an update of, other arguments of its type but not of
    /// this one, or another result comes from this one at least as directly and from no argument of
    /// its `own`.
    fn contradicts(&self, pair: (usize, usize), own: &BTreeMap<usize, usize>) -> bool {
        let (result, argument) = pair;
        let elsewhere = [&self.flow, &self.updates].into_iter().any(|of| {
            let sources = of.of_result.get(&result);
            sources.is_some_and(|sources| !sources.is_empty() && !sources.contains(&argument))
        });
        let is_update = has(&self.updates, pair);
        elsewhere
            || self.flow.of_result.iter().any(|(other, sources)| {
                *other != result
                    && sources.contains(&argument)
                    && (!is_update || has(&self.updates, (*other, argument)))
                    && !own.get(other).is_some_and(|it| sources.contains(it))
            })
    }

    /// Whether some result is an argument and a change. No gradient is, nor what else has the
    /// structure of the parameters.
    fn updates_some(&self, pairs: &[(usize, usize)]) -> bool {
        pairs.iter().any(|pair| has(&self.updates, *pair))
    }

    /// Whether pairs are of state rather than of one batch: leading extents of what is updated
    /// differ.
    fn is_state(&self, pairs: &[(usize, usize)]) -> bool {
        let updates = pairs.iter().filter(|pair| has(&self.updates, **pair));
        let extents: BTreeSet<_> = updates
            .map(|pair| self.results[pair.0].ty.shape.first())
            .collect();
        extents.len() > 1
    }

    /// Pairs but those of trees of one leading extent, where no data are left: a batch that a step
    /// changes and returns is one. What is written to the memory of its argument is not.
    fn without_batches(&self, pairs: Pairs, aliased: &[(usize, usize)]) -> Pairs {
        if self.data(&pairs).next().is_some() {
            return pairs;
        }
        let tree = |argument: &usize| match &self.arguments[*argument].name {
            Some((root, _)) => Ok(root),
            None => Err(*argument),
        };
        let mut extents: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for argument in &pairs.arguments {
            let leading = self.arguments[*argument].ty.shape.first();
            extents.entry(tree(argument)).or_default().insert(leading);
        }
        let mut rest = Pairs::default();
        for pair in pairs.by_result {
            if extents[&tree(&pair.1)].len() > 1 || aliased.contains(&pair) {
                rest.add(pair);
            }
        }
        rest
    }

    /// Types of the arguments that are read and have no pair, but for scalars and keys.
    fn data<'a>(&'a self, pairs: &'a Pairs) -> impl Iterator<Item = &'a TensorType> {
        let left = self.used.difference(&pairs.arguments);
        let types = left.map(|index| &self.arguments[*index].ty);
        types.filter(|ty| !ty.shape.is_empty() && ty.dtype != DType::U32)
    }

    /// Pairs but those of one tree of results that are of one type and replace arguments in
    /// another order: their paths and the data flow say different things.
    fn without_crossing(&self, pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
        let leaf = |pair: &(usize, usize)| {
            let leaf = &self.results[pair.0];
            let (root, _) = leaf.name.as_ref()?;
            Some((root, &leaf.ty))
        };
        let crosses = |pair: &&(usize, usize)| {
            let tree = leaf(pair);
            let others = pairs.iter().filter(|it| tree.is_some() && leaf(it) == tree);
            others
                .into_iter()
                .any(|it| (it.0 < pair.0) != (it.1 < pair.1))
        };
        let rest = pairs.iter().filter(|pair| !crosses(pair));
        rest.copied().collect()
    }

    /// The sums among results and arguments that have no pair yet.
    fn rest(&self, known: &Pairs) -> Candidates {
        let rest = self.sums.of_result.iter().map(|(result, arguments)| {
            let arguments = arguments.iter().copied();
            let free = arguments.filter(|argument| known.is_free(*result, *argument));
            (*result, free.collect::<BTreeSet<usize>>())
        });
        Candidates {
            of_result: rest
                .filter(|(_, arguments)| !arguments.is_empty())
                .collect(),
        }
    }

    /// Arguments that are never read, with results of their types in order: what replaces them
    /// makes no difference, and they are state rather than data, such as the moments that Adafactor
    /// keeps for vectors.
    fn unused(&self, known: &Pairs) -> Vec<(usize, usize)> {
        let free = |index: &usize| !known.arguments.contains(index);
        let ty = |index: usize| self.arguments[index].ty.to_string();
        let read: BTreeSet<String> = self.used.iter().copied().filter(free).map(ty).collect();
        let mut unused: BTreeMap<String, VecDeque<usize>> = BTreeMap::new();
        for index in (0..self.arguments.len()).filter(free) {
            if !self.used.contains(&index) && !read.contains(&ty(index)) {
                unused.entry(ty(index)).or_default().push_back(index);
            }
        }
        let results = self.results.iter().enumerate();
        let results = results.filter(|(index, _)| !known.by_result.contains_key(index));
        let pairs = results.filter_map(|(index, leaf)| {
            let argument = unused.get_mut(&leaf.ty.to_string())?.pop_front()?;
            Some((index, argument))
        });
        pairs.collect()
    }

    /// Whether there is more than one pair that is an update, a loss is left among the results, and
    /// batches of one size are left among the arguments. A residual layer yields its input and a
    /// change too.
    fn looks_like_a_step(&self, pairs: &Pairs) -> bool {
        let mut results = self.results.iter().enumerate();
        let has_loss = results.any(|(index, leaf)| {
            !pairs.by_result.contains_key(&index) && is_float_scalar(&leaf.ty)
        });
        let data: Vec<&TensorType> = self.data(pairs).collect();
        let floats = data.iter().filter(|ty| DType::FLOATS.contains(&ty.dtype));
        let matrices = floats.filter(|ty| ty.shape.len() > 1);
        let rows: BTreeSet<usize> = matrices.map(|ty| ty.shape[0]).collect();
        let all = pairs.by_result.iter().map(|(r, a)| (*r, *a));
        let updates = all.filter(|pair| has(&self.updates, *pair)).count();
        updates > 1 && has_loss && !data.is_empty() && rows.len() <= 1
    }

    /// Whether a result and an argument of one type that is read are left. A float scalar is a
    /// loss, or a learning rate, if it was not computed from one.
    fn is_open(&self, pairs: &Pairs) -> bool {
        let arguments = self.arguments.iter().enumerate();
        let left = arguments
            .filter(|(index, _)| self.used.contains(index) && !pairs.arguments.contains(index));
        let left: BTreeSet<String> = left.map(|(_, leaf)| leaf.ty.to_string()).collect();
        let mut results = self.results.iter().enumerate();
        results.any(|(result, leaf)| {
            let free = !pairs.by_result.contains_key(&result);
            let same =
                match is_float_scalar(&leaf.ty) {
                    true => self.flow.of_result.get(&result).is_some_and(|sources| {
                        sources.iter().any(|it| !pairs.arguments.contains(it))
                    }),
                    false => left.contains(&leaf.ty.to_string()),
                };
            free && same
        })
    }
}

fn has(of: &Candidates, (result, argument): (usize, usize)) -> bool {
    let sources = of.of_result.get(&result);
    sources.is_some_and(|sources| sources.contains(&argument))
}

/// Per result, the arguments of its type that it is computed from element by element.
fn candidates<'m>(
    mut flow: Flow<'m>,
    entry: &'m Function,
    arguments: &[Leaf],
    results: &[Leaf],
) -> Candidates {
    let mut found = Candidates::default();
    let Some(sources) = flow.sources(entry) else {
        return found;
    };
    for (result, (leaf, sources)) in results.iter().zip(sources.iter()).enumerate() {
        let same = sources.iter().copied();
        let same = same.filter(|argument| arguments[*argument].ty == leaf.ty);
        found.of_result.insert(result, same.collect());
    }
    found
}

/// Forgets that a result is computed from the argument that it is, where another result is computed
/// from that one too: the one keeps what the other replaces, such as the parameters of the step
/// before.
fn forget_copies(entry: &Function, flow: &mut Candidates) {
    let numbered = entry.inputs.iter().enumerate();
    let arguments: HashMap<ValueId, usize> = numbered.map(|(at, value)| (*value, at)).collect();
    // Of each argument, how many results are computed from it.
    let mut readers: HashMap<usize, usize> = HashMap::new();
    for argument in flow.of_result.values().flatten() {
        *readers.entry(*argument).or_default() += 1;
    }
    for (result, value) in entry.outputs.iter().enumerate() {
        let sources = flow.of_result.get_mut(&result);
        let (Some(argument), Some(sources)) = (arguments.get(value), sources) else {
            continue;
        };
        let readers = readers.entry(*argument).or_default();
        if *readers > 1 && sources.remove(argument) {
            *readers -= 1;
        }
    }
}

/// Positions of the arguments that an op reads, or that are returned.
fn used(entry: &Function) -> BTreeSet<usize> {
    let operands = entry.ops.iter().flat_map(peapod_ir::Op::operands);
    let read: BTreeSet<ValueId> = operands.chain(entry.outputs.iter().copied()).collect();
    let inputs = entry.inputs.iter().enumerate();
    let used = inputs.filter(|(_, value)| read.contains(value));
    used.map(|(index, _)| index).collect()
}

fn is_float_scalar(ty: &TensorType) -> bool {
    ty.shape.is_empty() && DType::FLOATS.contains(&ty.dtype)
}

fn is_donor(attributes: &Attributes) -> bool {
    attributes.get("jax.buffer_donor") == Some(&Attribute::Bool(true))
}
