//! GShard's Algorithm 1, and gating of one expert per token, token by token: what the programs of
//! masks and running sums are held against.

/// Sizes of a gating.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub groups: usize,
    /// Of a group.
    pub tokens: usize,
    pub experts: usize,
    /// Tokens of a group that an expert takes.
    pub capacity: usize,
}

/// Which gating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gating {
    /// One expert per token.
    Top1,
    /// Two; second experts that are not drawn take a place all the same (the paper's text).
    Top2,
    /// Two; second experts that are not drawn take no place (Lingvo's code).
    Sampled,
}

/// What a gating says.
#[derive(Clone, Debug)]
pub struct Gated {
    /// Weights `[groups, tokens, experts, capacity]`.
    pub combine: Vec<f32>,
    /// `l_aux`, the mean of the groups.
    pub aux: f32,
    /// First and second experts without a place.
    pub dropped: usize,
}

/// The first of the largest.
fn largest(gates: &[f32], but: Option<usize>) -> usize {
    let mut best = usize::from(but == Some(0));
    for (expert, gate) in gates.iter().enumerate() {
        if Some(expert) != but && *gate > gates[best] {
            best = expert;
        }
    }
    best
}

impl Gating {
    /// Gates `[groups, tokens, experts]`, positive, and draws `[groups, tokens]`.
    pub fn gated(self, sizes: Sizes, gates: &[f32], draws: &[f32]) -> Gated {
        let slots = sizes.experts * sizes.capacity;
        let mut gated = Gated {
            combine: vec![0.0; sizes.groups * sizes.tokens * slots],
            aux: 0.0,
            dropped: 0,
        };
        for group in 0..sizes.groups {
            let tokens = group * sizes.tokens..(group + 1) * sizes.tokens;
            self.group(sizes, tokens, (gates, draws), &mut gated);
        }
        gated.aux /= sizes.groups as f32;
        gated
    }

    fn group(
        self,
        sizes: Sizes,
        tokens: std::ops::Range<usize>,
        (gates, draws): (&[f32], &[f32]),
        gated: &mut Gated,
    ) {
        let of = |token: usize| &gates[token * sizes.experts..(token + 1) * sizes.experts];
        let mut counts = vec![0; sizes.experts];
        let mut place = |token: usize, expert: usize, count: usize, weight: f32| {
            if count < sizes.capacity {
                let at = (token * sizes.experts + expert) * sizes.capacity + count;
                gated.combine[at] = weight;
            } else {
                gated.dropped += 1;
            }
        };
        let chosen = tokens.clone().map(|token| {
            let first = largest(of(token), None);
            let second = largest(of(token), Some(first));
            let [g1, g2] = [first, second].map(|expert| of(token)[expert]);
            (token, [first, second], [g1, g2])
        });
        let chosen: Vec<_> = chosen.collect();
        for &(token, [first, _], [g1, g2]) in &chosen {
            let weight = if self == Self::Top1 {
                g1
            } else {
                g1 / (g1 + g2)
            };
            place(token, first, counts[first], weight);
            counts[first] += 1;
        }
        let size = sizes.tokens as f32;
        for (expert, count) in counts.iter().enumerate() {
            let mean = tokens.clone().map(|token| of(token)[expert]).sum::<f32>() / size;
            gated.aux += mean * (*count as f32 / size) / sizes.experts as f32;
        }
        if self == Self::Top1 {
            return;
        }
        for &(token, [_, second], [g1, g2]) in &chosen {
            let weight = g2 / (g1 + g2);
            let drawn = 2.0 * weight > draws[token];
            if drawn {
                place(token, second, counts[second], weight);
            }
            if drawn || self == Self::Top2 {
                counts[second] += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three tokens want one expert, which has room for two of them.
    #[test]
    fn counts_go_on_over_capacity() {
        let sizes = Sizes {
            groups: 1,
            tokens: 3,
            experts: 2,
            capacity: 2,
        };
        let gates = [0.75, 0.25, 0.75, 0.25, 0.75, 0.25];
        let gated = Gating::Top1.gated(sizes, &gates, &[0.0; 3]);
        let places = [0.75, 0.0, 0.0, 0.0, 0.0, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        assert_eq!(gated.combine, places);
        assert_eq!(gated.dropped, 1);
        // All tokens went to the first expert: 1 of 1, times its mean gate, over two experts.
        assert_eq!(gated.aux, 0.375);
        // Second experts: the first token is not drawn, yet takes a place.
        let draws = [0.75, 0.0, 0.0];
        let second = |gating: Gating| {
            let gated = gating.gated(sizes, &gates, &draws);
            [6, 7, 10, 11].map(|at| gated.combine[at])
        };
        assert_eq!(second(Gating::Top2), [0.0, 0.25, 0.0, 0.0]);
        assert_eq!(second(Gating::Sampled), [0.25, 0.0, 0.0, 0.25]);
    }
}
