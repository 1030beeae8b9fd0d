//! One part of a convolution: the positions that meet x with the same taps.

use super::convolution::Roles;
use super::convolution_copy::{self, CopyDim};
use super::convolution_grid::Grid;
use super::convolution_window::Phase;
use super::disjoint::Share;
use super::gemm::Factor;
use super::tile::{Operands, TILE_MAX, Walk};
use std::borrow::Cow;
use std::ops::Range;

/// A dimension of x that is not that of images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Channels, or images where channels are called so.
    Plain,
    Spatial(usize),
}

/// Rows along one dimension: how many, and steps in x or its copy and in the result.
#[derive(Clone, Copy, Debug)]
struct Rows {
    extent: usize,
    step: usize,
    out: usize,
    /// Whether a task takes only some of them.
    lines: bool,
}

/// What is summed over along one dimension: steps in x or its copy, and places in the kernel.
#[derive(Clone, Debug)]
struct Sums {
    step: usize,
    kernel: Vec<usize>,
}

/// Positions of one phase along every dimension.
pub(super) struct PhasePlan<'p> {
    phases: Vec<&'p Phase>,
    /// Dimensions of a copy of one image, outermost first.
    copy: Vec<CopyDim>,
    /// Whether x is read in place.
    direct: bool,
    /// Elements from an image to the next, in x or its copy.
    image: usize,
    /// Outermost in the result first; not those of images.
    rows: Vec<Rows>,
    /// Outermost in x first; not those of images.
    sums: Vec<Sums>,
    /// The spatial dimension whose positions are split among tasks.
    split: Option<usize>,
    /// The rows that vectors run along; `None` if they run along output channels.
    lanes: Option<usize>,
    /// Whether the kernel's taps are walked backwards.
    reversed: bool,
    /// The first row in the result.
    first: usize,
}

/// What one job does.
#[derive(Clone, Debug)]
pub(super) struct Task {
    pub(super) group: usize,
    pub(super) images: Range<usize>,
    /// Positions of the dimension that is split.
    pub(super) lines: Range<usize>,
    /// Output channels of the group.
    pub(super) outputs: Range<usize>,
}

/// The kernel, or a copy of what is needed of it.
pub(super) struct Columns<'a, T: Clone> {
    elements: Cow<'a, [T]>,
    start: usize,
    /// Steps per dimension that is summed over, outermost first; images among them.
    steps: Vec<usize>,
    /// From an output channel to the next.
    output: usize,
}

/// Where a task works, and what it writes to.
pub(super) struct Room<'a, 'd, T> {
    pub(super) scratch: &'a mut Vec<u64>,
    pub(super) out: &'a mut Share<'d, T>,
    /// Whether sums are added to what is there.
    pub(super) add: bool,
}

impl<'p> PhasePlan<'p> {
    pub(super) fn new<T: Factor>(roles: &Roles, phases: Vec<&'p Phase>, reversed: &[bool]) -> Self {
        // The plain dimension of x that is not that of images, and where it is a row.
        let plain = match roles.sums_images {
            true => roles.batch,
            false => roles.channels,
        };
        let mut kinds = vec![(Kind::Plain, plain[0])];
        let spatial = roles.spatial.iter().enumerate();
        kinds.extend(spatial.map(|(d, dims)| (Kind::Spatial(d), dims[0])));
        kinds.sort_by_key(|(_, dim)| std::cmp::Reverse(dim.stride));
        let dims = kinds.iter().map(|(kind, dim)| match kind {
            Kind::Plain => CopyDim::new((0..dim.extent).map(Some), dim.stride),
            Kind::Spatial(d) => CopyDim::new(phases[*d].entries.iter().copied(), dim.stride),
        });
        let dims: Vec<CopyDim> = dims.collect();
        let direct = dims
            .iter()
            .zip(&kinds)
            .all(|(copy, (_, dim))| copy.is_whole(dim.extent, dim.stride));
        let copy = convolution_copy::prepared(dims);
        let copied = copy.iter().map(CopyDim::len).product();
        let mut it = Self {
            image: if direct {
                roles.images().stride
            } else {
                copied
            },
            split: match kinds[0].0 {
                Kind::Spatial(d) if !roles.sums_images => Some(d),
                Kind::Spatial(_) | Kind::Plain => None,
            },
            reversed: phases
                .iter()
                .zip(reversed)
                .any(|(phase, &reversed)| reversed && phase.taps.len() > 1),
            first: phases
                .iter()
                .zip(&roles.spatial)
                .map(|(phase, dims)| phase.positions[0] * dims[2].stride)
                .sum(),
            phases,
            copy,
            direct,
            rows: Vec::new(),
            sums: Vec::new(),
            lanes: None,
        };
        it.walk(roles, &kinds, reversed);
        it.choose_lanes::<T>(roles, kinds.last().map(|kind| kind.0));
        if direct && !it.direct {
            it.image = copied;
            it.rows.clear();
            it.sums.clear();
            it.walk(roles, &kinds, reversed);
        }
        it
    }

    /// Finds rows and what is summed over.
    fn walk(&mut self, roles: &Roles, kinds: &[(Kind, super::strides::Dim)], reversed: &[bool]) {
        for ((kind, of_x), copy) in kinds.iter().zip(&self.copy) {
            let stride = if self.direct {
                of_x.stride
            } else {
                copy.stride
            };
            match kind {
                Kind::Plain if roles.sums_images => self.rows.push(Rows {
                    extent: roles.batch[0].extent,
                    step: stride,
                    out: roles.batch[1].stride,
                    lines: false,
                }),
                Kind::Plain => {
                    let [own, kernel] = roles.channels;
                    self.sums.push(Sums {
                        step: stride,
                        kernel: (0..own.extent).map(|i| i * kernel.stride).collect(),
                    });
                }
                Kind::Spatial(d) => {
                    let (phase, [_, kernel, out]) = (self.phases[*d], roles.spatial[*d]);
                    self.rows.push(Rows {
                        extent: phase.positions[2],
                        step: phase.steps[0] * stride,
                        out: phase.positions[1] * out.stride,
                        lines: self.split == Some(*d),
                    });
                    let taps = phase.taps.iter().map(|&tap| match reversed[*d] {
                        true => (kernel.extent - 1 - tap) * kernel.stride,
                        false => tap * kernel.stride,
                    });
                    self.sums.push(Sums {
                        step: phase.steps[1] * stride,
                        kernel: taps.collect(),
                    });
                }
            }
        }
    }

    /// Vectors run along output channels, or along rows that are contiguous in x if that wastes
    /// less.
    fn choose_lanes<T: Factor>(&mut self, roles: &Roles, inner: Option<Kind>) {
        let lanes = T::tiles()[0].lanes;
        let waste = |extent: usize| extent.next_multiple_of(lanes) as f64 / extent.max(1) as f64;
        let row = match inner {
            Some(Kind::Plain) => roles.sums_images.then(|| self.rows.len() - 1),
            Some(Kind::Spatial(_)) => Some(self.rows.len() - 1),
            None => None,
        };
        let row = row.filter(|&row| {
            let Rows { extent, step, .. } = self.rows[row];
            step == 1 && waste(extent) < waste(roles.outputs[0].extent)
        });
        if let Some(row) = row {
            self.lanes = Some(row);
            // Vectors reach beyond the last row otherwise.
            if self.direct && !self.rows[row].extent.is_multiple_of(lanes) {
                self.direct = false;
            }
        }
    }

    /// Elements of a copy of one image.
    pub(super) fn copied(&self) -> usize {
        self.copy.iter().map(CopyDim::len).product()
    }

    /// Products in a sum over one image.
    pub(super) fn sums(&self) -> usize {
        self.sums.iter().map(|sums| sums.kernel.len()).product()
    }

    /// Rows of one image.
    pub(super) fn rows(&self) -> usize {
        self.rows.iter().map(|rows| rows.extent).product()
    }

    /// Positions that may be split among tasks; 0 if none.
    pub(super) fn lines(&self) -> usize {
        self.split.map_or(0, |d| self.phases[d].positions[2])
    }

    /// The columns of a group, which are the same for all images.
    pub(super) fn columns<'a, T: Factor>(
        &self,
        kernel: &'a [T],
        roles: &Roles,
        group: usize,
    ) -> Columns<'a, T> {
        let outputs = 0..roles.outputs[0].extent;
        self.columns_along(kernel, roles, group, outputs, self.sums.clone())
    }

    /// The columns of a task that sums over images.
    pub(super) fn columns_of<'a, T: Factor>(
        &self,
        kernel: &'a [T],
        roles: &Roles,
        task: &Task,
    ) -> Columns<'a, T> {
        let stride = roles.channels[1].stride;
        let images = Sums {
            step: 0,
            kernel: task.images.clone().map(|i| i * stride).collect(),
        };
        let sums = [&[images], &self.sums[..]].concat();
        self.columns_along(kernel, roles, task.group, task.outputs.clone(), sums)
    }

    fn columns_along<'a, T: Factor>(
        &self,
        kernel: &'a [T],
        roles: &Roles,
        group: usize,
        outputs: Range<usize>,
        sums: Vec<Sums>,
    ) -> Columns<'a, T> {
        let stride = roles.outputs[0].stride;
        let start = (group * roles.outputs[0].extent + outputs.start) * stride;
        let lanes = match self.lanes {
            Some(_) => 1,
            None => T::tiles()[0].lanes,
        };
        let in_place = stride == 1 && outputs.len().is_multiple_of(lanes) || lanes == 1;
        if in_place && !self.reversed {
            let first: usize = sums.iter().map(|sums| sums.kernel[0]).sum();
            let step = |sums: &Sums| sums.kernel.get(1).map_or(0, |next| next - sums.kernel[0]);
            return Columns {
                elements: Cow::Borrowed(kernel),
                start: start + first,
                steps: sums.iter().map(step).collect(),
                output: stride,
            };
        }
        let width = outputs.len().next_multiple_of(lanes);
        let mut steps = vec![width; sums.len()];
        for i in (1..sums.len()).rev() {
            steps[i - 1] = steps[i] * sums[i].kernel.len();
        }
        let mut places = vec![start];
        for sums in &sums {
            let along = |place: usize| sums.kernel.iter().map(move |more| place + more);
            places = places.into_iter().flat_map(along).collect();
        }
        // bounded: elements of the kernel, in whole lanes
        let mut copy = vec![T::zeroed(); places.len() * width];
        for (line, place) in copy.chunks_exact_mut(width).zip(places) {
            for (i, to) in line[..outputs.len()].iter_mut().enumerate() {
                *to = kernel[place + i * stride];
            }
        }
        Columns {
            elements: Cow::Owned(copy),
            start: 0,
            steps,
            output: 1,
        }
    }

    /// Computes the rows and columns of a task.
    pub(super) fn run<T: Factor>(
        &self,
        x: &[T],
        columns: &Columns<'_, T>,
        roles: &Roles,
        task: &Task,
        room: Room<'_, '_, T>,
    ) {
        let Room { scratch, out, add } = room;
        let (x, start) = self.brought(x, roles, task, scratch);
        let channels = roles.outputs[1];
        let to = self.first + (task.group * channels.extent + task.outputs.start) * channels.stride;
        let rows = self.row_places(roles, task, [start, to]);
        let images = roles.sums_images.then_some((task.images.len(), self.image));
        let dims = self.sums.iter().map(|sums| (sums.kernel.len(), sums.step));
        let dims = images.into_iter().chain(dims).zip(&columns.steps);
        let by_channels = self.lanes.is_none();
        let dims: Vec<_> = dims
            .map(|((extent, of_x), &of_kernel)| match by_channels {
                true => (extent, [of_x, of_kernel]),
                false => (extent, [of_kernel, of_x]),
            })
            .collect();
        let walk = &Walk::new(&dims);
        let (grid, scalars, vectors) = match self.lanes {
            None => {
                let line = [[columns.start, 0]];
                let grid = Grid::new(rows, &line, task.outputs.len(), channels.stride);
                (grid, x, &columns.elements[..])
            }
            Some(row) => {
                let Rows {
                    extent, out, lines, ..
                } = self.rows[row];
                let run = if lines { task.lines.len() } else { extent };
                let output = |i| [columns.start + i * columns.output, i * channels.stride];
                let outputs = (0..task.outputs.len()).map(output).collect();
                let grid = Grid::new(outputs, &rows, run, out);
                (grid, &columns.elements[..], x)
            }
        };
        let operands = Operands {
            scalars,
            vectors,
            walk,
        };
        grid.run(operands, out, add);
    }

    /// The images of a task, in place or copied, and where they begin.
    fn brought<'a, T: Factor>(
        &self,
        x: &'a [T],
        roles: &Roles,
        task: &Task,
        scratch: &'a mut Vec<u64>,
    ) -> (&'a [T], usize) {
        let [_, group] = roles.groups;
        let start = task.group * group + task.images.start * roles.images().stride;
        let range = match (self.split, self.copy.first()) {
            (Some(d), _) => self.phases[d].entries_of(&task.lines),
            (None, Some(dim)) => 0..dim.len(),
            (None, None) => 0..1,
        };
        if self.direct {
            let line = match self.split {
                Some(d) => roles.spatial[d][0].stride,
                None => 0,
            };
            return (x, start + range.start * line);
        }
        let image = self.image_step(task);
        let room = image * task.images.len() + TILE_MAX;
        let words = (room * size_of::<T>()).div_ceil(8);
        if scratch.len() < words {
            // bounded: images of a task
            scratch.resize(words, 0);
        }
        let elements: &mut [T] = &mut bytemuck::cast_slice_mut(scratch)[..room];
        let copies = elements.chunks_mut(image.max(1)).take(task.images.len());
        for (i, to) in copies.enumerate() {
            let from = start + i * roles.images().stride;
            convolution_copy::fill(x, from, &self.copy, range.clone(), to);
        }
        (elements, 0)
    }

    /// Elements from an image of a task to the next.
    fn image_step(&self, task: &Task) -> usize {
        match self.split {
            Some(d) if !self.direct => {
                let entries = self.phases[d].entries_of(&task.lines).len();
                entries * self.copy[0].stride
            }
            Some(_) | None => self.image,
        }
    }

    /// Where rows begin in x or its copy, and in the result; of those that vectors run along, the
    /// first.
    fn row_places(&self, roles: &Roles, task: &Task, first: [usize; 2]) -> Vec<[usize; 2]> {
        let mut places = vec![first];
        let mut along = |extent: usize, steps: [usize; 2]| {
            let all = places.iter().flat_map(|place| {
                (0..extent).map(move |i| [place[0] + i * steps[0], place[1] + i * steps[1]])
            });
            places = all.collect();
        };
        if !roles.sums_images {
            let step = roles.batch[1].stride;
            along(task.images.len(), [self.image_step(task), step]);
        }
        for (i, rows) in self.rows.iter().enumerate() {
            let extent = if rows.lines {
                task.lines.len()
            } else {
                rows.extent
            };
            if self.lanes != Some(i) {
                along(extent, [rows.step, rows.out]);
            }
        }
        let lines = match self.split {
            Some(d) => task.lines.start * self.phases[d].positions[1] * roles.spatial[d][2].stride,
            None => 0,
        };
        let image = match roles.sums_images {
            true => 0,
            false => task.images.start * roles.batch[1].stride,
        };
        places
            .iter_mut()
            .for_each(|place| place[1] += lines + image);
        places
    }
}
