//! What each choice for a group of matrices is estimated to take on a mesh, for dynamic programming
//! (`table.rs`). What that proposes is then compiled and simulated.

use std::cell::RefCell;
use std::collections::HashMap;

use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_passes::pod::pipeline::schedule::Schedule;
use peapod_schemas::pod::Route;
use peapod_sim::compute::Core;
use peapod_sim::network::{Kind, Network, Transfer};

use super::matrices::Matrix;
use super::meshes::{Axes, SEQUENCE_AXIS, SPACE_AXIS};
use super::plan::{Choice, Group, Model, Roles, Way, divides, splits};
use super::presets::stages;
use super::table::{Cost, FLOWS, Flow, Table, next};

/// Bytes of an element of a parameter, its gradient, or of one of its two moments.
const WORD: f64 = 4.0;
/// Words of the optimizer's state for a parameter.
const STATE_WORDS: f64 = 2.0;
/// Words that an update reads and writes.
const UPDATE_WORDS: f64 = 7.0;
/// Products of a step for one of its forward pass.
const PRODUCTS: f64 = 3.0;
/// Times that what a product reads and writes passes through memory in a step, for what is computed
/// of it element by element, forward and backward. Of a layer that splits its data less than
/// another, this is what is computed more than once.
const PASSES: f64 = 3.0;

/// From each device to the next.
const NEXT: Route = Route::Shift {
    offset: 1,
    wrap: false,
};

/// A collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Move {
    Reduce,
    Scatter,
    Gather,
    Exchange,
    /// To the next device.
    Pass,
}

/// Over which axes a collective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Over {
    Data,
    /// Axes that split data other than by rows; weights are whole along them.
    Parts,
    Models,
}

/// What is known of a mesh on a machine.
pub struct Estimate<'a> {
    core: &'a Core,
    network: &'a Network,
    mesh: &'a Axes,
    roles: Roles<'a>,
    /// Parts that rows of data are in, those of idle devices left out; images are in more.
    parts: f64,
    /// Share of the microbatches of a stage that it keeps the forward pass of.
    in_flight: f64,
    known: RefCell<HashMap<(Over, Move, u64), f64>>,
}

impl<'a> Estimate<'a> {
    /// Of a mesh, for data of so many rows.
    pub fn new(core: &'a Core, network: &'a Network, mesh: &'a Axes, rows: usize) -> Self {
        let roles = Roles::of(mesh);
        let busy = rows as f64 / rows.div_ceil(roles.data.max(1)).max(1) as f64;
        let others = (roles.sequence * roles.pipe) as f64;
        let stages = stages(mesh, rows, Schedule::OneForwardOneBackward);
        let in_flight = stages.map_or(1.0, |it| roles.pipe as f64 / it.microbatches as f64);
        Self {
            core,
            network,
            mesh,
            parts: busy * others,
            in_flight: in_flight.min(1.0),
            roles,
            known: RefCell::default(),
        }
    }

    /// Costs of everything that can be chosen for a model.
    pub fn table(&self, model: &Model) -> Table {
        let row = |group: &Group| {
            let choices = self.choices(model, group).into_iter();
            let costs = choices.map(|choice| {
                let cost = FLOWS.map(|from| self.cost(model, group, choice, from));
                (choice, cost)
            });
            costs.collect()
        };
        Table {
            groups: model.groups.iter().map(row).collect(),
        }
    }

    /// What can be done with a group on this mesh.
    pub fn choices(&self, model: &Model, group: &Group) -> Vec<Choice> {
        let roles = &self.roles;
        let model_axis = roles.models.first().map_or(1, |(_, size)| *size);
        let mut ways = vec![Way::Whole];
        let Some(first) = model.members(group).next() else {
            return vec![];
        };
        let even = |dim: usize, size: usize| size > 1 && divides(size, first.shape[dim]);
        let split = |dim: usize| model_axis > 1 && splits(model_axis, first.shape[dim]);
        if split(first.outputs) {
            ways.push(Way::Outputs);
        }
        if split(first.inputs) {
            ways.push(Way::Inputs);
        }
        if let Some(experts) = first.experts {
            if even(experts, model_axis) {
                ways.push(Way::Experts);
            }
            if even(experts, roles.data) {
                ways.push(Way::DataExperts);
            }
        }
        let stored = [false, true];
        let stored = &stored[..if roles.data > 1 { 2 } else { 1 }];
        let all = ways.iter().flat_map(|&way| {
            let own = stored.iter().map(move |&stored| Choice { way, stored });
            own.filter(|it| !(it.stored && it.way == Way::DataExperts))
        });
        all.collect()
    }

    /// What a choice for a group takes where what it reads is in a state.
    fn cost(&self, model: &Model, group: &Group, choice: Choice, from: Flow) -> Cost {
        let mut cost = Cost {
            seconds: 0.0,
            bytes: 0.0,
            next: next(choice.way, from),
        };
        let mut read = Vec::new();
        for matrix in model.members(group) {
            let reads = matrix.product.reads;
            // What several read is gathered, and its gradient added up, once.
            let again = reads.is_some() && read.contains(&reads);
            read.push(reads);
            let (seconds, bytes) = self.of_weights(matrix, choice);
            cost.seconds += seconds + self.of_flows(matrix, choice.way, from, again);
            cost.bytes += bytes + self.in_flight * self.touched(matrix, choice.way, again);
        }
        cost
    }

    /// Parts that the data of a product are in. Images have parts of whole rows of pixels, and what
    /// is made of them is whole where it is no image.
    fn parts(&self, matrix: &Matrix) -> f64 {
        let [side, _] = matrix.product.side;
        let each = side.div_ceil(self.roles.space.max(1)).max(1);
        self.parts * (side as f64 / each as f64).max(1.0)
    }

    /// Bytes that a product reads and writes on a device: both are kept for the backward pass.
    fn touched(&self, matrix: &Matrix, way: Way, again: bool) -> f64 {
        let parts = self.parts(matrix);
        let read = if again { 0 } else { matrix.product.read_bytes };
        let (read, written) = (read as f64, matrix.product.written_bytes as f64);
        let split: f64 = self.roles.models.iter().map(|it| it.1 as f64).product();
        let touched = match way {
            Way::Whole | Way::DataExperts => read + written,
            Way::Outputs | Way::Pair => read + written / split,
            Way::Inputs => read / split + written,
            Way::Experts => (read + written) / split,
        };
        touched / parts
    }

    /// Seconds of the borders of images that neighbours send to one another in both directions at
    /// once: forward, backward, and once more for the gradient of the kernel.
    fn of_borders(&self, matrix: &Matrix) -> f64 {
        let [side, kernel] = matrix.product.side;
        if self.roles.space <= 1 || kernel <= 1 {
            return 0.0;
        }
        let read = matrix.product.read_bytes as f64 / self.parts;
        let border = read * (kernel / 2) as f64 / side as f64;
        PRODUCTS * self.takes(Over::Parts, Move::Pass, border)
    }

    /// Seconds of products, updates and collectives of weights, and bytes that stay.
    fn of_weights(&self, matrix: &Matrix, choice: Choice) -> (f64, f64) {
        let data = self.roles.data as f64;
        let models = self.roles.models.iter().map(|(_, size)| *size as f64);
        let parts = self.parts(matrix);
        // Parts of weights and of rows.
        let (split, over, rows) = match choice.way {
            Way::Whole => (1.0, data, parts),
            Way::Pair | Way::Outputs | Way::Inputs | Way::Experts => {
                (models.product::<f64>(), data, parts)
            }
            Way::DataExperts => (data, 1.0, parts / data),
        };
        let elements: f64 = matrix.shape.iter().map(|extent| *extent as f64).product();
        let own = elements / self.roles.pipe as f64 / split;
        let flops = PRODUCTS * matrix.product.flops as f64 / (rows * split);
        let rate = self.core.peak_flops_per_s() * self.core.mxu_efficiency;
        let update = UPDATE_WORDS * WORD * own / over / self.core.hbm_bytes_per_s;
        let mut seconds = flops / rate + update;
        if over > 1.0 {
            // Stored weights are gathered before each pass, in the type of products, of half the
            // width: as many bytes as the new ones once.
            seconds += self.takes(Over::Data, Move::Scatter, WORD * own);
            seconds += self.takes(Over::Data, Move::Gather, WORD * own);
        }
        seconds += self.takes(Over::Parts, Move::Reduce, WORD * own / over.max(1.0));
        let kept = if choice.stored { over } else { 1.0 };
        (seconds, WORD * own / kept + STATE_WORDS * WORD * own / over)
    }

    /// Seconds of collectives of what flows in and out, there and back, and of its memory traffic.
    fn of_flows(&self, matrix: &Matrix, way: Way, from: Flow, again: bool) -> f64 {
        let parts = self.parts(matrix);
        let read = match again {
            true => 0.0,
            false => matrix.product.read_bytes as f64 / parts,
        };
        let written = matrix.product.written_bytes as f64 / parts;
        let models = |how, bytes| self.takes(Over::Models, how, bytes);
        let sent = read + written;
        let touched = self.touched(matrix, way, again);
        let traffic = PASSES * touched / (self.core.hbm_bytes_per_s * self.core.hbm_efficiency);
        traffic
            + self.of_borders(matrix)
            + match (way, from) {
                (Way::Whole, Flow::Whole) => 0.0,
                (Way::Whole, Flow::Split) => models(Move::Gather, read),
                (Way::Outputs | Way::Pair, Flow::Whole) => models(Move::Reduce, read),
                (Way::Outputs | Way::Pair, Flow::Split) => {
                    models(Move::Gather, read) + models(Move::Scatter, read)
                }
                (Way::Inputs, Flow::Split) => models(Move::Reduce, written),
                (Way::Inputs, Flow::Whole) => {
                    models(Move::Reduce, written) + models(Move::Gather, read)
                }
                (Way::Experts, Flow::Whole | Flow::Split) => 2.0 * models(Move::Exchange, sent),
                (Way::DataExperts, Flow::Whole | Flow::Split) => {
                    2.0 * self.takes(Over::Data, Move::Exchange, sent)
                }
            }
    }

    /// Seconds of a collective, on the model of the network.
    fn takes(&self, over: Over, how: Move, bytes: f64) -> f64 {
        let bytes = bytes as u64;
        let key = (over, how, bytes);
        if let Some(seconds) = self.known.borrow().get(&key) {
            return *seconds;
        }
        let is_along = |name: &str| match over {
            Over::Data => name == DATA_AXIS,
            Over::Parts => name == SEQUENCE_AXIS || name == SPACE_AXIS,
            Over::Models => self.roles.models.iter().any(|(own, _)| *own == name),
        };
        let axes = self.mesh.iter().enumerate();
        let axes = axes.filter(|(_, (name, size))| *size > 1 && is_along(name));
        let axes: Vec<usize> = axes.map(|(axis, _)| axis).collect();
        let seconds = match axes.is_empty() || bytes == 0 {
            true => 0.0,
            false => {
                let timing = self.network.best(&Transfer {
                    kind: how.kind(),
                    axes: &axes,
                    payload_bytes: bytes,
                });
                // What the network cannot do is not proposed.
                timing.map_or(f64::INFINITY, |timing| timing.seconds)
            }
        };
        self.known.borrow_mut().insert(key, seconds);
        seconds
    }
}

impl Move {
    const fn kind(self) -> Kind<'static> {
        match self {
            Self::Reduce => Kind::AllReduce,
            Self::Scatter => Kind::ReduceScatter,
            Self::Gather => Kind::AllGather,
            Self::Exchange => Kind::AllToAll,
            Self::Pass => Kind::Permute(&NEXT),
        }
    }
}

#[cfg(test)]
mod tests {
    use peapod_sim::machine::Machine;
    use peapod_sim::network::Embedding;
    use peapod_targets::Pod;

    use super::*;
    use crate::pod::search::matrices::{Arguments, Product};
    use crate::pod::search::table::Assignment;

    const READ: u64 = 1 << 20;
    const WRITTEN: u64 = 1 << 22;

    /// A kernel of 3 by 3 pixels, from 8 channels to 8, that yields images with a longest side.
    fn model(side: usize) -> Model {
        let product = Product {
            read_bytes: READ,
            written_bytes: WRITTEN,
            side: [side, 3],
            ..Product::default()
        };
        let matrix = Matrix {
            name: "w".to_owned(),
            shape: vec![3, 3, 8, 8],
            outputs: 3,
            inputs: 2,
            experts: None,
            pair: None,
            product,
        };
        let arguments = Arguments {
            matrices: vec![matrix],
            rows: 8,
            ..Arguments::default()
        };
        Model::new(arguments, false, true)
    }

    /// Bytes and seconds of the kernel, whole or with its outputs split, on a mesh.
    fn whole_and_split(model: &Model, mesh: &[(&str, usize)]) -> [Assignment; 2] {
        let mut pods = Pod::list().unwrap().into_iter();
        let pod = pods.find(|pod| pod.devices() == Some(64)).unwrap();
        let machine = Machine::new(&pod).unwrap();
        let mesh = mesh.iter().map(|(name, size)| ((*name).to_owned(), *size));
        let mesh: Axes = mesh.collect();
        let embedding = Embedding::new(&machine, &mesh).unwrap();
        let network = Network::new(&machine, &embedding).unwrap();
        let core = Core::from(&machine);
        let table = Estimate::new(&core, &network, &mesh, 8).table(model);
        [Way::Whole, Way::Outputs].map(|way| {
            let stored = false;
            table.of(&[Choice { way, stored }])
        })
    }

    #[test]
    fn what_the_backward_pass_needs_is_kept() {
        let parameters = WORD * (9 * 8 * 8) as f64;
        let [whole, split] = whole_and_split(&model(64), &[("data", 8), ("model", 8)]);
        let state = |over: f64| parameters + STATE_WORDS * parameters / over;
        assert_eq!(whole.bytes, state(8.0) + (READ + WRITTEN) as f64 / 8.0);
        // Of the split kernel, one channel of the result.
        let kept = (READ as f64 + WRITTEN as f64 / 8.0) / 8.0;
        assert_eq!(split.bytes, state(8.0) / 8.0 + kept);
    }

    #[test]
    fn small_images_are_in_no_more_parts_than_they_have_rows() {
        let kept = |side: usize, mesh: &[(&str, usize)]| {
            let state = WORD * (9 * 8 * 8) as f64 * (1.0 + STATE_WORDS / 8.0);
            let [whole, _] = whole_and_split(&model(side), mesh);
            (whole.bytes - state) / (READ + WRITTEN) as f64 * 8.0
        };
        let mesh = [("data", 8), ("space", 8)];
        for (side, parts) in [(64, 8.0), (13, 6.5), (9, 4.5), (5, 5.0), (1, 1.0)] {
            let error = kept(side, &mesh) * parts - 1.0;
            assert!(error.abs() < 1e-9, "{side}: {error}");
        }
    }
}
