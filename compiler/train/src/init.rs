//! Initial values of parameters: by seed, name and index, the same on every machine.

use std::sync::Arc;

use peapod_ir::eval::Scalar;
use peapod_ir::{Tensor, TensorType};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Standard deviation of a normal distribution that is cut off at ±2.
const TRUNCATED_DEVIATION: f64 = 0.879_625_662_037_6;

/// How a layer wants its weights to begin. Fans are inputs and outputs of a unit (Glorot & Bengio
/// 2010, He et al. 2015, LeCun et al. 1998); normal ones are cut off at two deviations, as in
/// Keras and JAX.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Initializer {
    /// 0.
    Zeros,
    /// 1.
    Ones,
    /// Uniform within ±√(6 / (fan in + fan out)).
    #[default]
    GlorotUniform,
    /// Normal of variance 2 / (fan in + fan out).
    GlorotNormal,
    /// Uniform within ±√(6 / fan in).
    HeUniform,
    /// Normal of variance 2 / fan in.
    HeNormal,
    /// Uniform within ±√(3 / fan in).
    LecunUniform,
    /// Normal of variance 1 / fan in.
    LecunNormal,
    /// Normal of this standard deviation.
    Normal {
        /// Standard deviation.
        deviation: f32,
    },
    /// Normal of this standard deviation, cut off at twice it.
    TruncatedNormal {
        /// Standard deviation before it is cut off.
        deviation: f32,
    },
}

/// Inputs and outputs of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fans {
    /// Products of the sum that a unit is.
    pub inputs: usize,
    /// Units that an input goes to.
    pub outputs: usize,
}

/// Initial values, or a distribution of them.
#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    /// These values.
    Value(Arc<Tensor>),
    /// This number.
    Fill(f32),
    /// Uniform within ± a limit.
    Uniform {
        /// The limit.
        limit: f32,
    },
    /// Normal.
    Normal {
        /// Standard deviation.
        deviation: f32,
    },
    /// Normal, cut off at two deviations.
    TruncatedNormal {
        /// Standard deviation before it is cut off.
        deviation: f32,
    },
}

impl Initializer {
    /// The distribution for a unit with these fans.
    pub fn resolve(self, fans: Fans) -> Init {
        let (inputs, outputs) = (fans.inputs.max(1) as f64, fans.outputs.max(1) as f64);
        let uniform = |variance: f64| Init::Uniform {
            limit: libm::sqrt(3.0 * variance) as f32,
        };
        let normal = |variance: f64| Init::TruncatedNormal {
            deviation: (libm::sqrt(variance) / TRUNCATED_DEVIATION) as f32,
        };
        match self {
            Self::Zeros => Init::Fill(0.0),
            Self::Ones => Init::Fill(1.0),
            Self::GlorotUniform => uniform(2.0 / (inputs + outputs)),
            Self::GlorotNormal => normal(2.0 / (inputs + outputs)),
            Self::HeUniform => uniform(2.0 / inputs),
            Self::HeNormal => normal(2.0 / inputs),
            Self::LecunUniform => uniform(1.0 / inputs),
            Self::LecunNormal => normal(1.0 / inputs),
            Self::Normal { deviation } => Init::Normal { deviation },
            Self::TruncatedNormal { deviation } => Init::TruncatedNormal { deviation },
        }
    }
}

impl Init {
    /// Initial values of a parameter of floats.
    pub fn tensor(&self, name: &str, ty: &TensorType, seed: u32) -> Tensor {
        if let Self::Value(tensor) = self {
            return (**tensor).clone();
        }
        let stream = Stream::new(name, seed);
        let elements = 0..ty.elements() as u64;
        let values = elements.map(|index| Scalar::Single(self.value(stream, index)));
        Tensor::from_scalars(ty, values)
    }

    fn value(&self, stream: Stream, index: u64) -> f32 {
        match self {
            Self::Fill(value) => *value,
            Self::Value(tensor) => tensor.floats()[index as usize],
            Self::Uniform { limit } => {
                let within = 2.0 * stream.uniform(index, 0) - 1.0;
                (f64::from(*limit) * within) as f32
            }
            Self::Normal { deviation } => (f64::from(*deviation) * stream.normal(index, 0)) as f32,
            Self::TruncatedNormal { deviation } => {
                // 95 % of draws are within: more than 64 outside do not happen.
                let draws = (0..64).map(|attempt| stream.normal(index, attempt));
                let within = draws.into_iter().find(|draw| draw.abs() <= 2.0);
                (f64::from(*deviation) * within.unwrap_or(0.0)) as f32
            }
        }
    }
}

/// Random numbers by index: SplitMix64 (Steele et al. 2014) of a key and a counter.
#[derive(Clone, Copy)]
struct Stream {
    key: u64,
}

impl Stream {
    fn new(name: &str, seed: u32) -> Self {
        let key = mix(fnv1a(name) ^ mix(u64::from(seed)));
        Self { key }
    }

    /// A number of 64 random bits; `draw` counts those of one index.
    fn bits(self, index: u64, draw: u64) -> u64 {
        mix(self.key ^ mix(index.wrapping_mul(256).wrapping_add(draw)))
    }

    /// From 0 up to 1.
    fn uniform(self, index: u64, draw: u64) -> f64 {
        (self.bits(index, draw) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Normal of deviation 1 (Box & Muller 1958), by functions that are the same everywhere.
    fn normal(self, index: u64, attempt: u64) -> f64 {
        let radius = libm::sqrt(-2.0 * libm::log(1.0 - self.uniform(index, 2 * attempt)));
        let angle = core::f64::consts::TAU * self.uniform(index, 2 * attempt + 1);
        radius * libm::cos(angle)
    }
}

fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// FNV-1a of 64 bits: a number for a name.
pub(crate) fn fnv1a(name: &str) -> u64 {
    let hash = 0xcbf2_9ce4_8422_2325;
    name.bytes().fold(hash, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::DType;

    fn moments(initializer: Initializer) -> (f64, f64, f32) {
        let fans = Fans {
            inputs: 50,
            outputs: 150,
        };
        let ty = TensorType::new(DType::F32, [20_000]);
        let values = initializer.resolve(fans).tensor("w", &ty, 7).floats();
        let count = values.len() as f64;
        let mean = values.iter().copied().map(f64::from).sum::<f64>() / count;
        let squares = values.iter().map(|x| (f64::from(*x) - mean).powi(2));
        let variance = squares.sum::<f64>() / count;
        let most = values.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        (mean, variance, most)
    }

    #[test]
    fn distributions_have_their_moments() {
        for (initializer, variance) in [
            (Initializer::GlorotUniform, 0.01),
            (Initializer::GlorotNormal, 0.01),
            (Initializer::HeUniform, 0.04),
            (Initializer::HeNormal, 0.04),
            (Initializer::LecunUniform, 0.02),
            (Initializer::LecunNormal, 0.02),
            (Initializer::Normal { deviation: 0.1 }, 0.01),
        ] {
            let (mean, found, _) = moments(initializer);
            assert!(mean.abs() < 0.005, "{initializer:?} has the mean {mean}");
            let ratio = found / variance;
            assert!((0.97..1.03).contains(&ratio), "{initializer:?}: {found}");
        }
        let (_, _, most) = moments(Initializer::TruncatedNormal { deviation: 0.5 });
        assert!(most <= 1.0, "cut off at two deviations, found {most}");
    }

    #[test]
    fn names_and_seeds_make_streams_of_their_own() {
        let ty = TensorType::new(DType::F32, [8]);
        let init = Init::Normal { deviation: 1.0 };
        let a = init.tensor("a", &ty, 1);
        assert_eq!(a, init.tensor("a", &ty, 1));
        assert_ne!(a, init.tensor("b", &ty, 1));
        assert_ne!(a, init.tensor("a", &ty, 2));
    }
}
