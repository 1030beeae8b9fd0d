//! Results of the scalar and DSP sets against sums one product at a time, on all depths and tails.

use bytemuck::{Pod, Zeroable};
use peapod_isa::{COLUMNS, Dsp, Isa, ROWS, Rescaling, Scalar};
use proptest::prelude::*;

/// Four channels and two columns, not packed.
#[derive(Clone, Debug)]
struct Case {
    columns: [Vec<i8>; COLUMNS],
    rows: [Vec<i8>; ROWS],
    /// Bias, multiplier, offset and shift of each row.
    channels: [[i32; 4]; ROWS],
}

fn case() -> impl Strategy<Value = Case> {
    let values = |depth| prop::collection::vec(any::<i8>(), depth);
    let channel = (-(1_i32 << 20)..1 << 20, 1_i32 << 30.., -128..128, 1..=21).prop_map(
        |(bias, multiplier, zero_point, shift)| {
            let offset = (1 << (shift - 1)) + (zero_point << shift);
            [bias, multiplier, offset, shift]
        },
    );
    (1..70_usize).prop_flat_map(move |depth| {
        let columns = std::array::from_fn::<_, COLUMNS, _>(|_| values(depth));
        let rows = std::array::from_fn::<_, ROWS, _>(|_| values(depth));
        let channels = std::array::from_fn::<_, ROWS, _>(|_| channel.clone());
        (columns, rows, channels).prop_map(|(columns, rows, channels)| Case {
            columns,
            rows,
            channels,
        })
    })
}

impl Case {
    /// The result of a column and a row by the rules of TFLite: two roundings.
    fn expected(&self, column: usize, row: usize) -> i8 {
        let [bias, multiplier, offset, shift] = self.channels[row].map(i64::from);
        let products = self.columns[column].iter().zip(&self.rows[row]);
        let sum: i64 = products.map(|(x, w)| i64::from(*x) * i64::from(*w)).sum();
        let high = ((sum + bias) * multiplier + (1 << 30)) >> 31;
        let result = (high + high.signum().min(0) + offset) >> shift;
        result.clamp(-128, 127) as i8
    }

    fn rescaling(&self, factor: i32) -> Rescaling {
        let c = self.channels.map(|[bias, rest @ ..]| (bias * factor, rest));
        let mut words: Vec<i32> = c.iter().map(|(bias, _)| *bias).collect();
        c.iter().for_each(|(_, rest)| words.extend(rest));
        words.try_into().unwrap()
    }

    /// Columns as a kernel gathers them.
    fn gathered<I: Isa, const C: usize>(&self, depth: usize, first: usize) -> Vec<I::Word> {
        let mut words = vec![I::Word::zeroed(); depth / I::VALUES * C];
        for column in 0..C {
            let values = &self.columns[first + column];
            // The last value is set where padding was.
            I::fill::<C>(&mut words, column, 0, values.len(), 77);
            let (last, others) = values.split_last().unwrap();
            I::put::<C>(&mut words, column, 0, others);
            I::set::<C>(&mut words, column, others.len(), *last);
        }
        words
    }

    fn check<I: Isa>(&self, rows: &[I::Word], depth: usize, rescaling: &Rescaling) {
        let both = I::pair(&self.gathered::<I, COLUMNS>(depth, 0), rows, rescaling);
        for (column, results) in both.into_iter().enumerate() {
            let expected: [i8; ROWS] = std::array::from_fn(|row| self.expected(column, row));
            assert_eq!(results, expected, "column {column} of two");
            let alone = I::one(&self.gathered::<I, 1>(depth, column), rows, rescaling);
            assert_eq!(alone, expected, "column {column} alone");
        }
    }

    /// Rows, `together` values of each after the other.
    fn packed<T: Pod>(&self, depth: usize, together: usize, word: fn(&[i8]) -> Vec<T>) -> Vec<T> {
        let rows = self.rows.clone().map(|mut row| {
            row.resize(depth, 0);
            row
        });
        let blocks = (0..depth).step_by(together);
        blocks
            .flat_map(|at| rows.clone().map(|row| word(&row[at..at + together])))
            .flatten()
            .collect()
    }
}

fn pair_of_halves(values: &[i8]) -> Vec<i32> {
    let [low, high] = [values[0], values[1]].map(|value| 2 * i32::from(value));
    vec![high << 16 | low & 0xffff]
}

proptest! {
    #[test]
    fn scalar(case in case()) {
        let depth = case.rows[0].len();
        let rows = case.packed(depth, 1, <[i8]>::to_vec);
        case.check::<Scalar>(&rows, depth, &case.rescaling(1));
    }

    #[test]
    fn dsp(case in case()) {
        let depth = case.rows[0].len().next_multiple_of(Dsp::DEPTH);
        let rows = case.packed(depth, 2, pair_of_halves);
        case.check::<Dsp>(&rows, depth, &case.rescaling(2));
    }
}
