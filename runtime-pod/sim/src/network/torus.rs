//! Links of the network and paths of the chips, numbered.

use crate::link_set::LinkSet;
use crate::machine::{Dim, Machine};

use super::embedding::{CORE, Segment};

/// Where a core is: its number on the chip, then the chip's X, Y, Z.
pub(crate) type Coordinates = Vec<usize>;

/// The two ways along a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Up,
    Down,
}

impl Way {
    pub(crate) const BOTH: [Self; 2] = [Self::Up, Self::Down];

    pub(crate) const fn reversed(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

/// What one link is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Link {
    /// 0 for a path between cores, else the dimension plus 1.
    pub(crate) place: usize,
    pub(crate) bytes_per_s: f64,
    pub(crate) latency_s: f64,
}

/// All links of a machine: two ways along each dimension from every chip, to a switch and from it
/// where it is one, and from every core to the others of its chip.
#[derive(Clone, Debug)]
pub(crate) struct Links {
    machine: Machine,
}

impl Links {
    pub(crate) fn new(machine: &Machine) -> Self {
        Self {
            machine: machine.clone(),
        }
    }

    pub(crate) fn machine(&self) -> &Machine {
        &self.machine
    }

    fn rank(&self) -> usize {
        self.machine.dims.len()
    }

    /// Links of one chip.
    fn per_chip(&self) -> usize {
        2 * self.rank() + self.machine.cores_per_chip
    }

    pub(crate) fn count(&self) -> usize {
        self.machine.chips() * self.per_chip()
    }

    fn chip(&self, at: &[usize]) -> usize {
        let dims = self.machine.dims.iter().zip(&at[1..]);
        dims.fold(0, |id, (dim, &x)| id * dim.chips + x)
    }

    fn dim(&self, place: usize) -> &Dim {
        &self.machine.dims[place - 1]
    }

    /// Whether all chips along the dimension are joined by a switch.
    pub(crate) fn is_switch(&self, place: usize) -> bool {
        place != CORE && self.dim(place).is_switch()
    }

    /// Bandwidth and latency of a link within a pod; of the path between cores for place 0. A
    /// switch is half way between two chips.
    pub(crate) fn plain(&self, place: usize) -> Link {
        let settings = &self.machine.settings;
        let (bytes_per_s, latency_s) = match place {
            CORE => (
                settings.core_bandwidth_bytes_per_s.value,
                settings.core_latency_s.value,
            ),
            _ => {
                let dim = self.dim(place);
                let bandwidth = dim.bandwidth_bytes_per_s;
                let latency = dim.latency_s.unwrap_or(settings.hop_latency_s.value);
                (
                    bandwidth.unwrap_or(settings.link_bandwidth_bytes_per_s.value),
                    if dim.is_switch() {
                        latency / 2.0
                    } else {
                        latency
                    },
                )
            }
        };
        Link {
            place,
            bytes_per_s,
            latency_s,
        }
    }

    /// The first place whose links are as fast and as long as those of this one.
    pub(crate) fn class(&self, place: usize) -> usize {
        let alike = |other: &usize| {
            Link {
                place,
                ..self.plain(*other)
            } == self.plain(place)
        };
        let mut places = if place == CORE {
            CORE..CORE + 1
        } else {
            CORE + 1..place
        };
        places.find(alike).unwrap_or(place)
    }

    /// By how much a link between pods is later than one within; never less than nothing.
    pub(crate) fn crossing_s(&self) -> f64 {
        let settings = &self.machine.settings;
        (settings.cross_pod_latency_s.value - settings.hop_latency_s.value).max(0.0)
    }

    /// Whether the way up from this chip of the dimension leads into another pod.
    pub(crate) fn crosses(&self, place: usize, from: usize) -> bool {
        let dim = &self.machine.dims[place - 1];
        dim.chips > dim.pod && ((from + 1).is_multiple_of(dim.pod) || from + 1 == dim.chips)
    }

    /// The link from here, and what is there.
    pub(crate) fn hop(&self, at: &mut Coordinates, place: usize, way: Way) -> (usize, Link) {
        let chips = self.machine.dims[place - 1].chips;
        let id = self.chip(at) * self.per_chip() + 2 * (place - 1) + usize::from(way == Way::Down);
        let from = at[place];
        let to = match way {
            Way::Up => (from + 1) % chips,
            Way::Down => (from + chips - 1) % chips,
        };
        let lower = if way == Way::Up { from } else { to };
        let mut link = self.plain(place);
        if self.crosses(place, lower) {
            link.latency_s += self.crossing_s();
        }
        at[place] = to;
        (id, link)
    }

    /// From here to the chip so many positions of the segment further on, around; the last one's
    /// next is the first. Through a switch it is one way, else one link after another.
    pub(crate) fn step(
        &self,
        at: &mut Coordinates,
        segment: &Segment,
        way: Way,
    ) -> Vec<(usize, Link)> {
        let Segment {
            place,
            stride,
            extent,
        } = *segment;
        if !self.is_switch(place) {
            return (0..stride).map(|_| self.hop(at, place, way)).collect();
        }
        let position = at[place] / stride % extent;
        let next = match way {
            Way::Up => (position + 1) % extent,
            Way::Down => (position + extent - 1) % extent,
        };
        let to = at[place] + next * stride - position * stride;
        self.through_switch(at, place, to).into()
    }

    /// To the switch, and from it to the chip at this coordinate.
    pub(crate) fn through_switch(
        &self,
        at: &mut Coordinates,
        place: usize,
        to: usize,
    ) -> [(usize, Link); 2] {
        let link = self.plain(place);
        let own = |at: &Coordinates, way: Way| {
            self.chip(at) * self.per_chip() + 2 * (place - 1) + usize::from(way == Way::Down)
        };
        let up = own(at, Way::Up);
        at[place] = to;
        [(up, link), (own(at, Way::Down), link)]
    }

    /// Which of a chip's links the one with this number is.
    pub(crate) fn kind(&self, number: usize) -> LinkSet {
        let own = number % self.per_chip();
        match own % 2 {
            _ if own >= 2 * self.rank() => LinkSet::CORES,
            0 => LinkSet::up(own / 2),
            _ => LinkSet::down(own / 2),
        }
    }

    /// The path out of a core to another one of its chip.
    pub(crate) fn core_path(&self, at: &Coordinates) -> (usize, Link) {
        let id = self.chip(at) * self.per_chip() + 2 * self.rank() + at[CORE];
        (id, self.plain(CORE))
    }

    /// The way from core to core: on the chip first, then along X, Y, Z, each the shorter way
    /// round. Where both are as short, chips of even and odd coordinates take different ones.
    pub(crate) fn route(&self, from: &Coordinates, to: &Coordinates) -> Vec<(usize, Link)> {
        let mut at = from.clone();
        let mut path = vec![];
        if from[CORE] != to[CORE] {
            path.push(self.core_path(&at));
        }
        for place in 1..=self.rank() {
            if self.is_switch(place) {
                if from[place] != to[place] {
                    path.extend(self.through_switch(&mut at, place, to[place]));
                }
                continue;
            }
            let (way, hops) = self.shorter_way(place, from[place], to[place]);
            for _ in 0..hops {
                let hop = self.hop(&mut at, place, way);
                path.push(hop);
            }
        }
        path
    }

    /// The way along a dimension, and its links.
    pub(crate) fn shorter_way(&self, place: usize, from: usize, to: usize) -> (Way, usize) {
        let dim = &self.machine.dims[place - 1];
        let up = (to + dim.chips - from) % dim.chips;
        let down = (from + dim.chips - to) % dim.chips;
        let goes_up = match dim.is_ring() {
            false => from <= to,
            true => up < down || (up == down && from.is_multiple_of(2)),
        };
        if goes_up {
            (Way::Up, up)
        } else {
            (Way::Down, down)
        }
    }
}
