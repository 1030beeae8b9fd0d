//! Memory regions, the parts they play in an image, and the rules between them.

use crate::TargetError;
use serde::Deserialize;

/// A range of addresses backed by memory.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Name in the linker script.
    pub name: String,
    /// First address.
    pub origin: u64,
    /// Length in bytes.
    #[serde(deserialize_with = "crate::size::bytes")]
    pub length: u64,
    /// What is in it. A region without a role is there and unused.
    #[serde(default)]
    pub roles: Vec<Role>,
    /// What reading or writing a byte costs there, beside other regions: cycles of a word, say.
    #[serde(default = "one")]
    pub cost: u32,
}

fn one() -> u32 {
    1
}

/// What a region holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
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
    pub const FLASH: [Role; 2] = [Role::Code, Role::Model];
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

/// Checks names, ranges, overlaps, and that every role is played once.
pub(crate) fn check(target: &str, regions: &[Region]) -> Result<(), TargetError> {
    for region in regions {
        check_one(target, region)?;
    }
    let mut by_origin: Vec<&Region> = regions.iter().collect();
    by_origin.sort_by_key(|region| region.origin);
    for pair in by_origin.windows(2) {
        if pair[0].end() > pair[1].origin {
            return Err(TargetError::Overlap {
                target: target.to_owned(),
                first: pair[0].name.clone(),
                second: pair[1].name.clone(),
                end: pair[0].end(),
                origin: pair[1].origin,
            });
        }
    }
    check_arenas(target, regions)?;
    Role::ALL
        .iter()
        .chain(&[Role::Weights])
        .try_for_each(|&role| check_role(target, regions, role))
}

/// Checks that regions for activations are as many as a model may have, those that cost least
/// first.
fn check_arenas(target: &str, regions: &[Region]) -> Result<(), TargetError> {
    let arenas: Vec<&Region> = regions
        .iter()
        .filter(|it| it.has_any(&[Role::Arena]))
        .collect();
    for pair in arenas.windows(2) {
        if pair[0].cost > pair[1].cost {
            return Err(TargetError::ArenaOrder {
                target: target.to_owned(),
                first: pair[0].name.clone(),
                second: pair[1].name.clone(),
            });
        }
    }
    let mut others = arenas.iter().skip(1);
    if let Some(region) = others.find(|it| it.has_any(&[Role::Stack])) {
        return Err(TargetError::ArenaStack {
            target: target.to_owned(),
            region: region.name.clone(),
        });
    }
    if arenas.len() > ARENAS_MAX {
        return Err(TargetError::ArenaCount {
            target: target.to_owned(),
            count: arenas.len(),
        });
    }
    Ok(())
}

fn check_one(target: &str, region: &Region) -> Result<(), TargetError> {
    let is_name_byte = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
    if region.name.is_empty() || !region.name.bytes().all(is_name_byte) {
        return Err(TargetError::RegionName {
            target: target.to_owned(),
            region: region.name.clone(),
        });
    }
    if region.length == 0 || region.end() > 1 << 32 {
        return Err(TargetError::Range {
            target: target.to_owned(),
            region: region.name.clone(),
            origin: region.origin,
            length: region.length,
        });
    }
    Ok(())
}

fn check_role(target: &str, regions: &[Region], role: Role) -> Result<(), TargetError> {
    let mut players = regions.iter().filter(|region| region.roles.contains(&role));
    let Some(first) = players.next() else {
        if role == Role::Weights {
            return Ok(());
        }
        return Err(TargetError::RoleMissing {
            target: target.to_owned(),
            role: role.name(),
        });
    };
    match players.next().filter(|_| role != Role::Arena) {
        None => Ok(()),
        Some(second) => Err(TargetError::RoleTwice {
            target: target.to_owned(),
            role: role.name(),
            first: first.name.clone(),
            second: second.name.clone(),
        }),
    }
}
