//! Where the registers of a fusion are: operands and results that are contiguous are read and
//! written in place; what else there is has tiles, as long as it is needed.

use peapod_schemas::pod::{DType, Fusion};

use super::elementwise::Element;
use super::fusion::TILE;
use super::fusion_view::{View, is_read_in_place, is_written_in_place};

/// Where a register is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A tile.
    Tile(usize),
    /// The operand of this position, at the elements that a tile would have.
    Operand(usize),
    /// The result of this position, of that type, likewise.
    Result(usize, DType),
}

/// What is done for a tile.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// An operand is copied into a tile.
    Load { operand: usize, tile: usize },
    /// A function of what three places hold, if they are any, goes to the last one.
    Compute(Element, [Option<Place>; 3], Place),
}

/// What is done for every tile, and for the first one.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) views: Vec<View>,
    /// Operands that are the same in every tile, as scalars and rows of a bias are, and their
    /// tiles: read once per piece.
    pub(crate) constant: Vec<(usize, usize)>,
    pub(crate) actions: Vec<Action>,
    /// Place and element type of each result.
    pub(crate) outputs: Vec<(Place, DType)>,
    pub(crate) tiles: usize,
}

impl Plan {
    /// That of a fusion. For each operand it is said which result, if any, has its place.
    pub(crate) fn new(op: &Fusion, replaced: &[Option<usize>]) -> Self {
        let views = op.views.iter().map(|view| View::new(view, &op.shape));
        let views: Vec<View> = views.collect();
        let mut places = Places::of(op, replaced, &views);
        let constant = places.constant(&views);
        let mut actions = Vec::new();
        for (entry, step) in op.body.iter().enumerate() {
            let arguments = step.arguments();
            for &register in arguments {
                actions.extend(places.load(register));
            }
            let register = op.views.len() + entry;
            let out = places.target(register, entry);
            // Arguments that the function does not have may be any that it has.
            let held = |index: usize| arguments.get(index).and_then(|&it| places.held[it]);
            let held = [0, 1, 2].map(|index| held(index).or(held(0)));
            let element = Element {
                function: step.function,
                dtype: step.dtype,
                from: arguments.last().map_or(step.dtype, |&it| op.types[it]),
                dim: step.dim,
            };
            actions.push(Action::Compute(element, held, out));
            places.release(arguments, entry);
            places.release(&[register], entry);
        }
        for &register in &op.outputs {
            actions.extend(places.load(register));
        }
        let output = |&register: &usize| {
            let place = places.held[register].expect("it is kept");
            (place, op.types[register])
        };
        Self {
            outputs: op.outputs.iter().map(output).collect(),
            views,
            constant,
            actions,
            tiles: places.count,
        }
    }
}

/// Gives places to registers.
struct Places<'a> {
    op: &'a Fusion,
    replaced: &'a [Option<usize>],
    /// Per register the place that it has.
    held: Vec<Option<Place>>,
    /// Per register the last entry of the body that reads it.
    last_use: Vec<usize>,
    free: Vec<usize>,
    count: usize,
}

impl<'a> Places<'a> {
    /// Operands have places where they are read in place; registers that are outputs are read to
    /// the end.
    fn of(op: &'a Fusion, replaced: &'a [Option<usize>], views: &[View]) -> Self {
        let mut last_use = vec![0; op.types.len()];
        for (entry, step) in op.body.iter().enumerate() {
            for &register in step.arguments() {
                last_use[register] = entry;
            }
        }
        for &register in &op.outputs {
            last_use[register] = usize::MAX;
        }
        let place = |register: usize| {
            let (view, dtype) = (views.get(register)?, op.types[register]);
            // What is stored in the end may not have been overwritten by then.
            let kept = replaced[register].is_none() || last_use[register] < usize::MAX;
            (is_read_in_place(dtype) && kept && view.is_contiguous())
                .then_some(Place::Operand(register))
        };
        Self {
            held: (0..op.types.len()).map(place).collect(),
            op,
            replaced,
            last_use,
            free: vec![],
            count: 0,
        }
    }

    /// Gives tiles to operands that are the same in every tile.
    fn constant(&mut self, views: &[View]) -> Vec<(usize, usize)> {
        let mut constant = Vec::new();
        for (operand, view) in views.iter().enumerate() {
            if self.held[operand].is_none() && view.repeats_within(TILE) {
                self.last_use[operand] = usize::MAX;
                constant.push((operand, self.tile(operand)));
            }
        }
        constant
    }

    fn tile(&mut self, register: usize) -> usize {
        let tile = self.free.pop().unwrap_or_else(|| {
            self.count += 1;
            self.count - 1
        });
        self.held[register] = Some(Place::Tile(tile));
        tile
    }

    /// What brings an operand's register to a place, unless it has one.
    fn load(&mut self, register: usize) -> Option<Action> {
        let missing = register < self.op.views.len() && self.held[register].is_none();
        missing.then(|| Action::Load {
            operand: register,
            tile: self.tile(register),
        })
    }

    /// Where an entry writes its register: in the result that it is, unless that has the place of
    /// an operand which is read then or later.
    fn target(&mut self, register: usize, entry: usize) -> Place {
        let dtype = self.op.types[register];
        let result = self.op.outputs.iter().position(|&it| it == register);
        let read = |result| {
            let replaced = self.replaced.iter().zip(&self.last_use);
            let mut replaced = replaced.filter(|(it, _)| **it == Some(result));
            replaced.any(|(_, &last)| last >= entry)
        };
        match result {
            Some(result) if is_written_in_place(dtype) && !read(result) => {
                let place = Place::Result(result, dtype);
                self.held[register] = Some(place);
                place
            }
            _ => Place::Tile(self.tile(register)),
        }
    }

    /// Gives back tiles of registers that nothing reads after this entry.
    fn release(&mut self, registers: &[usize], entry: usize) {
        for &register in registers {
            if self.last_use[register] <= entry
                && let Some(Place::Tile(tile)) = self.held[register]
            {
                self.held[register] = None;
                self.free.push(tile);
            }
        }
    }
}
