//! Which links of a device are in use: by dimension and direction, and between cores of a chip.

use peapod_targets::Network;

/// Dimensions that a network has at most.
const DIMS: usize = Network::NAMES.len();
/// The paths between the cores of a chip come last.
const CORES: usize = 2 * DIMS;

/// A set of links; as all devices run the same program, what one uses, all do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct LinkSet(u16);

impl LinkSet {
    /// How many links there are to tell apart.
    pub const COUNT: usize = CORES + 1;
    /// None.
    pub const NONE: Self = Self(0);
    /// The paths between the cores of a chip.
    pub const CORES: Self = Self(1 << CORES);
    /// All links between chips.
    pub const TORUS: Self = Self((1 << CORES) - 1);

    /// Both directions along a dimension: 0 for X, 1 for Y, 2 for Z; of a switch, what chips send
    /// to it and get from it.
    ///
    /// # Panics
    ///
    /// There are so many dimensions as [`Network::NAMES`] at most.
    pub const fn along(dim: usize) -> Self {
        Self::up(dim).with(Self::down(dim))
    }

    /// The links from chips to those with the next coordinate.
    ///
    /// # Panics
    ///
    /// There are so many dimensions as [`Network::NAMES`] at most.
    pub const fn up(dim: usize) -> Self {
        assert!(dim < DIMS, "a network has not so many dimensions");
        Self(1 << (2 * dim))
    }

    /// The links from chips to those with the coordinate before.
    ///
    /// # Panics
    ///
    /// There are so many dimensions as [`Network::NAMES`] at most.
    pub const fn down(dim: usize) -> Self {
        assert!(dim < DIMS, "a network has not so many dimensions");
        Self(1 << (2 * dim + 1))
    }

    /// Those of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn shared_with(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, each less than [`Self::COUNT`].
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (0..Self::COUNT).filter(move |number| self.0 >> number & 1 == 1)
    }

    /// What each is called on a network whose dimensions have these names: `X+`, `X-`, … and
    /// `cores`.
    pub fn names<'a>(self, dims: &'a [&str]) -> impl Iterator<Item = String> + 'a {
        self.numbers().filter_map(|number| {
            if number == CORES {
                return Some("cores".to_owned());
            }
            let sign = if number % 2 == 0 { '+' } else { '-' };
            dims.get(number / 2).map(|dim| format!("{dim}{sign}"))
        })
    }
}

impl FromIterator<Self> for LinkSet {
    fn from_iter<T: IntoIterator<Item = Self>>(sets: T) -> Self {
        sets.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_go_by_dimension_and_direction() {
        let set = LinkSet::along(0)
            .with(LinkSet::down(1))
            .with(LinkSet::CORES);
        let names: Vec<String> = set.names(&["X", "Y"]).collect();
        assert_eq!(names, ["X+", "X-", "Y-", "cores"]);
        assert!(set.shared_with(LinkSet::up(1)).is_empty());
        assert!(LinkSet::TORUS.shared_with(LinkSet::CORES).is_empty());
        assert_eq!(LinkSet::TORUS.names(&["X", "Y"]).count(), 4);
        assert_eq!(
            (0..DIMS).map(LinkSet::along).collect::<LinkSet>(),
            LinkSet::TORUS
        );
    }
}
