//! GSPMD's shardings, which the text keeps in strings:
//! `{devices=[2,1,4]<=[8] last_tile_dim_replicate}`.

/// How deep tuples of shardings may nest.
const MAX_DEPTH: usize = 64;

/// How a value is laid out over the devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MhloSharding {
    /// The whole of it on every device.
    Replicated,
    /// On one device only.
    Maximal {
        /// The device.
        device: u64,
    },
    /// Each device's own business.
    Manual,
    /// Left to the partitioner.
    Unknown,
    /// Each device holds a summand.
    Unreduced,
    /// Cut into tiles.
    Tiled {
        /// How often each dimension is cut; after the tensor's own, one for each of `last_dims`.
        dims: Vec<u64>,
        /// The device of each tile, in row-major order.
        devices: DeviceList,
        /// What the devices along the extra dimensions do with their copy of a tile.
        last_dims: Vec<Subgroup>,
    },
    /// One for each element of a tuple.
    Tuple(Vec<MhloSharding>),
    /// Laid out as other values are, besides what is said of it.
    Grouped(Box<MhloSharding>, ShardGroup),
}

impl MhloSharding {
    /// What is said of the value alone, and which others it is laid out as.
    pub fn ungrouped(self) -> (Self, Option<ShardGroup>) {
        match self {
            Self::Grouped(sharding, group) => (*sharding, Some(group)),
            Self::Replicated
            | Self::Maximal { .. }
            | Self::Manual
            | Self::Unknown
            | Self::Unreduced
            | Self::Tiled { .. }
            | Self::Tuple(_) => (self, None),
        }
    }
}

/// Values that are laid out alike, by the number of their group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShardGroup {
    /// `shard_as`: exactly.
    As(u64),
    /// `shard_like`: as far as it goes. Its numbers are apart from those of `shard_as`.
    Like(u64),
}

/// The order of the devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceList {
    /// `<=[4,2]T(1,0)`: 0, 1, 2…, reshaped, then transposed.
    Iota {
        /// The shape before the transposition.
        reshape: Vec<u64>,
        /// The dimension that moves to each place.
        transpose: Vec<usize>,
    },
    /// `0,2,1,3`.
    Explicit(Vec<u64>),
}

impl DeviceList {
    /// The devices one by one.
    pub fn expand(&self) -> Vec<u64> {
        let (reshape, transpose) = match self {
            Self::Explicit(devices) => return devices.clone(),
            Self::Iota { reshape, transpose } => (reshape, transpose),
        };
        let mut strides = vec![1; reshape.len()];
        for dim in (1..reshape.len()).rev() {
            strides[dim - 1] = strides[dim] * reshape[dim];
        }
        transpose.iter().fold(vec![0], |devices, &dim| {
            let (size, stride) = (reshape[dim], strides[dim]);
            let steps = |base: u64| (0..size).map(move |i| base + i * stride);
            devices.into_iter().flat_map(steps).collect()
        })
    }
}

/// What devices with the same tile do with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subgroup {
    /// Each holds a copy.
    Replicated,
    /// Each device's own business.
    Manual,
    /// On one of them only.
    Maximal,
    /// Each holds a summand.
    Unreduced,
}

/// What is wrong with a sharding's text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("sharding \"{text}\", character {column}: {message}")]
pub struct MhloShardingError {
    /// The whole text.
    pub text: String,
    /// Where, counted from 1.
    pub column: usize,
    /// What was expected there.
    pub message: String,
}

/// Reads the value of `mhlo.sharding`.
///
/// # Errors
/// Where the text stops being a sharding, and where tiles and devices differ in number.
pub fn parse_mhlo_sharding(text: &str) -> Result<MhloSharding, MhloShardingError> {
    let mut cursor = Cursor { text, at: 0 };
    let sharding = cursor.sharding(0)?;
    if cursor.at != text.len() {
        return cursor.fail("expected the end");
    }
    Ok(sharding)
}

type Parsed<T> = Result<T, MhloShardingError>;

struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl Cursor<'_> {
    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        let column = self.text[..self.at].chars().count() + 1;
        Err(MhloShardingError {
            text: self.text.into(),
            column,
            message: message.into(),
        })
    }

    fn skip_blanks(&mut self) {
        self.at += self.text[self.at..].len() - self.text[self.at..].trim_start().len();
    }

    /// Takes `expected` and the blanks around it, if it is next.
    fn eat(&mut self, expected: &str) -> bool {
        self.skip_blanks();
        let found = self.text[self.at..].starts_with(expected);
        if found {
            self.at += expected.len();
            self.skip_blanks();
        }
        found
    }

    fn expect(&mut self, expected: &str) -> Parsed<()> {
        if self.eat(expected) {
            Ok(())
        } else {
            self.fail(format!("expected `{expected}`"))
        }
    }

    fn number(&mut self) -> Parsed<u64> {
        let rest = &self.text[self.at..];
        let len = rest.bytes().take_while(u8::is_ascii_digit).count();
        let Ok(number) = rest[..len].parse() else {
            return self.fail("expected a number");
        };
        self.at += len;
        self.skip_blanks();
        Ok(number)
    }

    /// Numbers with commas between them, up to and with `close`.
    fn numbers_until(&mut self, close: &str) -> Parsed<Vec<u64>> {
        let mut numbers = Vec::new();
        if self.eat(close) {
            return Ok(numbers);
        }
        loop {
            numbers.push(self.number()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(close)?;
        Ok(numbers)
    }

    fn sharding(&mut self, depth: usize) -> Parsed<MhloSharding> {
        self.expect("{")?;
        if depth == MAX_DEPTH {
            return self.fail("tuples are nested too deep");
        }
        let at_end = self.text[self.at..].starts_with('}');
        if at_end || self.text[self.at..].starts_with('{') {
            return self.tuple(depth);
        }
        let sharding = if self.eat("replicated") {
            MhloSharding::Replicated
        } else if self.eat("manual") {
            MhloSharding::Manual
        } else if self.eat("unknown") {
            MhloSharding::Unknown
        } else if self.eat("unreduced") {
            MhloSharding::Unreduced
        } else if self.eat("maximal") {
            self.expect("device=")?;
            MhloSharding::Maximal {
                device: self.number()?,
            }
        } else if self.eat("devices=[") {
            self.tiled()?
        } else {
            return self.fail("expected `replicated`, `maximal`, `manual` or `devices=`");
        };
        let group = self.group()?;
        self.skip_metadata()?;
        self.expect("}")?;
        Ok(match group {
            Some(group) => MhloSharding::Grouped(Box::new(sharding), group),
            None => sharding,
        })
    }

    /// `shard_as 1`, `shard_like 1`.
    fn group(&mut self) -> Parsed<Option<ShardGroup>> {
        if self.eat("shard_as") {
            return Ok(Some(ShardGroup::As(self.number()?)));
        }
        if self.eat("shard_like") {
            return Ok(Some(ShardGroup::Like(self.number()?)));
        }
        Ok(None)
    }

    fn tuple(&mut self, depth: usize) -> Parsed<MhloSharding> {
        let mut items = Vec::new();
        if !self.eat("}") {
            loop {
                items.push(self.sharding(depth + 1)?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("}")?;
        }
        Ok(MhloSharding::Tuple(items))
    }

    /// `metadata={…}`, which says where the annotation came from.
    fn skip_metadata(&mut self) -> Parsed<()> {
        if !self.eat("metadata={") {
            return Ok(());
        }
        let mut open = 1;
        for (offset, c) in self.text[self.at..].char_indices() {
            open = match c {
                '{' => open + 1,
                '}' => open - 1,
                _ => open,
            };
            if open == 0 {
                self.at += offset + 1;
                self.skip_blanks();
                return Ok(());
            }
        }
        self.fail("this brace is never closed")
    }

    fn tiled(&mut self) -> Parsed<MhloSharding> {
        let start = self.at;
        let dims = self.numbers_until("]")?;
        let devices = if self.eat("<=[") {
            self.iota()?
        } else {
            let mut devices = vec![self.number()?];
            while self.eat(",") {
                devices.push(self.number()?);
            }
            DeviceList::Explicit(devices)
        };
        let mut last_dims = Vec::new();
        if self.eat("last_tile_dim_replicate") {
            last_dims.push(Subgroup::Replicated);
        } else if self.eat("last_tile_dims={") {
            last_dims = self.subgroups()?;
        }
        let tiles = product(&dims);
        let count = match &devices {
            DeviceList::Explicit(devices) => Some(devices.len() as u64),
            DeviceList::Iota { reshape, .. } => product(reshape),
        };
        if tiles.is_none() || tiles != count {
            let shown = |n: Option<u64>| n.map_or("too many".into(), |n| n.to_string());
            self.at = start;
            return self.fail(format!(
                "{} tiles for {} devices",
                shown(tiles),
                shown(count)
            ));
        }
        if last_dims.len() > dims.len() {
            self.at = start;
            return self.fail(format!(
                "{} dims, {} last dims",
                dims.len(),
                last_dims.len()
            ));
        }
        Ok(MhloSharding::Tiled {
            dims,
            devices,
            last_dims,
        })
    }

    fn iota(&mut self) -> Parsed<DeviceList> {
        let reshape = self.numbers_until("]")?;
        let mut transpose: Vec<usize> = (0..reshape.len()).collect();
        if self.eat("T(") {
            let start = self.at;
            let order = self.numbers_until(")")?;
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if !sorted.iter().copied().eq(0..reshape.len() as u64) {
                self.at = start;
                let count = reshape.len();
                return self.fail(format!("expected the numbers below {count} in some order"));
            }
            transpose = order.into_iter().map(|dim| dim as usize).collect();
        }
        Ok(DeviceList::Iota { reshape, transpose })
    }

    fn subgroups(&mut self) -> Parsed<Vec<Subgroup>> {
        let mut groups = Vec::new();
        loop {
            let kinds = [
                ("replicated", Subgroup::Replicated),
                ("manual", Subgroup::Manual),
                ("maximal", Subgroup::Maximal),
                ("unreduced", Subgroup::Unreduced),
            ];
            let Some(&(_, group)) = kinds.iter().find(|(word, _)| self.eat(word)) else {
                return self.fail("expected `replicated`, `manual`, `maximal` or `unreduced`");
            };
            groups.push(group);
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}")?;
        Ok(groups)
    }
}

/// The product, if it fits and is not 0.
fn product(sizes: &[u64]) -> Option<u64> {
    sizes
        .iter()
        .try_fold(1u64, |n, &size| n.checked_mul(size))
        .filter(|&n| n > 0)
}
