//! Memory regions, the parts they play in an image, and the rules between them.

use crate::{TargetError, memory_x};
use schemars::JsonSchema;
use serde::Deserialize;

/// A range of addresses backed by memory.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Name in the linker script.
    pub name: String,
    /// First address.
    pub origin: u64,
    /// Length in bytes.
    #[serde(deserialize_with = "crate::size::bytes")]
    #[schemars(with = "crate::size::Bytes")]
    pub length: u64,
    /// What is in it. A region without a role is there and unused.
    #[serde(default)]
    pub roles: Vec<Role>,
    /// What reading or writing a byte costs there, beside other regions: cycles of a word, say.
    #[serde(default = "one")]
    pub cost: u32,
    /// Cycles that the core waits for a word of it at the chip's highest clock, without caches or
    /// prefetch, where that is published.
    pub wait_states: Option<u32>,
}

fn one() -> u32 {
    1
}

/// What a region holds.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Instructions, constants of the program and the initial values of its data.
    Code,
    /// The bytes of the model.
    Model,
    /// Static variables.
    Data,
    /// The model's activations. Several regions may play it, those that cost least first.
    Arena,
    /// The stack, from the region's end downwards.
    Stack,
    /// Constants that the memory of the model does not hold. Not every board has one.
    Weights,
    /// On RISC-V, constants of the program and the initial values of its data, where they cannot be
    /// in the region for code. Not every board has one.
    Constants,
}

/// Most regions that activations are in.
pub const ARENAS_MAX: usize = 4;

impl Role {
    /// Every role that must be played: by exactly one region, but for that of the arena.
    pub const ALL: [Role; 5] = [
        Role::Code,
        Role::Model,
        Role::Data,
        Role::Arena,
        Role::Stack,
    ];
    /// What is written before the program runs and only read by it.
    pub const FLASH: [Role; 3] = [Role::Code, Role::Model, Role::Constants];
    /// What the program writes.
    pub const RAM: [Role; 3] = [Role::Data, Role::Arena, Role::Stack];

    /// The word in target files.
    pub fn name(self) -> &'static str {
        match self {
            Role::Code => "code",
            Role::Model => "model",
            Role::Data => "data",
            Role::Arena => "arena",
            Role::Stack => "stack",
            Role::Weights => "weights",
            Role::Constants => "constants",
        }
    }
}

impl Region {
    /// First address after the region.
    pub fn end(&self) -> u64 {
        self.origin.saturating_add(self.length)
    }

    /// Whether it plays one of `roles`.
    pub fn has_any(&self, roles: &[Role]) -> bool {
        self.roles.iter().any(|role| roles.contains(role))
    }
}

/// What is wrong with names, ranges and overlaps, and with roles that are not played once; each
/// with the position of the region that it is about.
pub(crate) fn check(target: &str, regions: &[Region]) -> Vec<(Option<usize>, TargetError)> {
    let index = |region: &Region| regions.iter().position(|it| std::ptr::eq(it, region));
    let mut wrong = Vec::new();
    for region in regions {
        wrong.extend(check_one(target, region).map(|error| (index(region), error)));
    }
    let mut by_origin: Vec<&Region> = regions.iter().collect();
    by_origin.sort_by_key(|region| region.origin);
    for pair in by_origin.windows(2) {
        if pair[0].end() > pair[1].origin {
            let error = TargetError::Overlap {
                target: target.to_owned(),
                first: pair[0].name.clone(),
                second: pair[1].name.clone(),
                end: pair[0].end(),
                origin: pair[1].origin,
            };
            wrong.push((index(pair[1]), error));
        }
    }
    wrong.extend(check_names(target, regions));
    wrong.extend(check_arenas(target, regions).map(|(region, error)| (index(region), error)));
    for role in Role::ALL
        .into_iter()
        .chain([Role::Weights, Role::Constants])
    {
        wrong.extend(check_role(target, regions, role));
    }
    wrong
}

/// A name that two regions have.
fn check_names(target: &str, regions: &[Region]) -> Vec<(Option<usize>, TargetError)> {
    let is_second = |&(index, region): &(usize, &Region)| {
        let mut before = regions[..index].iter();
        before.any(|it| it.name == region.name)
    };
    let twice = regions.iter().enumerate().filter(is_second);
    let error = |(index, region): (usize, &Region)| {
        let error = TargetError::RegionTwice {
            target: target.to_owned(),
            region: region.name.clone(),
        };
        (Some(index), error)
    };
    twice.map(error).collect()
}

/// Whether regions for activations are as many as a model may have, those that cost least first.
fn check_arenas<'r>(target: &str, regions: &'r [Region]) -> Option<(&'r Region, TargetError)> {
    let arenas: Vec<&Region> = regions
        .iter()
        .filter(|it| it.has_any(&[Role::Arena]))
        .collect();
    for pair in arenas.windows(2) {
        if pair[0].cost > pair[1].cost {
            let error = TargetError::ArenaOrder {
                target: target.to_owned(),
                first: pair[0].name.clone(),
                second: pair[1].name.clone(),
            };
            return Some((pair[0], error));
        }
    }
    let mut others = arenas.iter().skip(1);
    if let Some(region) = others.find(|it| it.has_any(&[Role::Stack])) {
        let error = TargetError::ArenaStack {
            target: target.to_owned(),
            region: region.name.clone(),
        };
        return Some((region, error));
    }
    let surplus = arenas.get(ARENAS_MAX)?;
    let error = TargetError::ArenaCount {
        target: target.to_owned(),
        count: arenas.len(),
    };
    Some((surplus, error))
}

fn check_one(target: &str, region: &Region) -> Option<TargetError> {
    let is_name_byte = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
    let name = region.name.as_str();
    let fits = name.bytes().all(is_name_byte) && !name.starts_with(|it: char| it.is_ascii_digit());
    if name.is_empty() || !fits || memory_x::is_alias(name) {
        return Some(TargetError::RegionName {
            target: target.to_owned(),
            region: region.name.clone(),
        });
    }
    if region.length == 0 || region.end() > 1 << 32 {
        return Some(TargetError::Range {
            target: target.to_owned(),
            region: region.name.clone(),
            origin: region.origin,
            length: region.length,
        });
    }
    None
}

fn check_role(
    target: &str,
    regions: &[Region],
    role: Role,
) -> Option<(Option<usize>, TargetError)> {
    let mut players = regions.iter().enumerate();
    let mut players = players.by_ref().filter(|(_, it)| it.roles.contains(&role));
    let Some((_, first)) = players.next() else {
        let missing = TargetError::RoleMissing {
            target: target.to_owned(),
            role: role.name(),
        };
        return Role::ALL.contains(&role).then_some((None, missing));
    };
    let (index, second) = players.next().filter(|_| role != Role::Arena)?;
    let error = TargetError::RoleTwice {
        target: target.to_owned(),
        role: role.name(),
        first: first.name.clone(),
        second: second.name.clone(),
    };
    Some((Some(index), error))
}
