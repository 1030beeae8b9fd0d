//! Results of the scalar and DSP sets against sums one product at a time, on all depths and tails.

use bytemuck::Zeroable;
use peapod_isa::{COLUMNS, Dsp, Isa, ROWS, Rescaling, Runs, Scalar};
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
    // TFLite's weights are symmetric; the DSP set relies on it.
    let weights = |depth| prop::collection::vec(-127..=127_i8, depth);
    let channel = (-(1_i32 << 20)..1 << 20, 1_i32 << 30.., -128..128, 1..=21).prop_map(
        |(bias, multiplier, zero_point, shift)| {
            let offset = (1 << (shift - 1)) + (zero_point << shift);
            [bias, multiplier, offset, shift]
        },
    );
    (1..70_usize).prop_flat_map(move |depth| {
        let columns = std::array::from_fn::<_, COLUMNS, _>(|_| values(depth));
        let rows = std::array::from_fn::<_, ROWS, _>(|_| weights(depth));
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

    /// With the biases as they are, or those of two rows in one.
    fn rescaling(&self, doubled: bool) -> Rescaling {
        let mut words: Vec<i32> = self.channels.map(|[bias, ..]| bias).to_vec();
        if doubled {
            for both in words.chunks_mut(2) {
                both[1] = both[1].wrapping_mul(256).wrapping_add(both[0]);
            }
        }
        self.channels
            .iter()
            .for_each(|[_, rest @ ..]| words.extend(rest));
        words.try_into().unwrap()
    }

    /// Columns as a kernel gathers them.
    fn gathered<I: Isa, const C: usize>(&self, depth: usize, first: usize) -> Vec<I::Word> {
        let mut words =
            vec![I::Word::zeroed(); depth / if C == 1 { I::ALONE } else { I::VALUES } * C];
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
            // Two blocks alike.
            let mut alone = [[0; ROWS]; 2];
            let gathered = self.gathered::<I, 1>(depth, column);
            I::ones(
                bytemuck::cast_slice(&gathered),
                &rows.repeat(2),
                &[*rescaling; 2],
                &mut alone,
            );
            assert_eq!(alone, [expected; 2], "column {column} alone");
        }
    }

    /// Rows of one length.
    fn padded(&self, depth: usize) -> [Vec<i8>; ROWS] {
        self.rows.clone().map(|mut row| {
            row.resize(depth, 0);
            row
        })
    }
}

/// Words of two rows each, as [`Dsp`] wants them.
fn packed(rows: &[Vec<i8>; ROWS], depth: usize) -> Vec<i32> {
    let mut words = Vec::new();
    for at in (0..depth).step_by(4).flat_map(|quad| [quad, quad + 1]) {
        for both in rows.chunks(2) {
            let number = |at: usize| 256 * i32::from(both[1][at]) + i32::from(both[0][at]);
            words.push(number(at + 2) << 16 | number(at) & 0xffff);
        }
    }
    words
}

proptest! {
    #[test]
    fn scalar(case in case()) {
        let depth = case.rows[0].len();
        let rows = case.padded(depth);
        let values = (0..depth).flat_map(|at| [0, 1, 2, 3].map(|row| rows[row][at]));
        let rows: Vec<i8> = values.collect();
        case.check::<Scalar>(&rows, depth, &case.rescaling(false));
    }

    #[test]
    fn dsp(case in case()) {
        let depth = case.rows[0].len().next_multiple_of(Dsp::DEPTH);
        let rows = packed(&case.padded(depth), depth);
        case.check::<Dsp>(&rows, depth, &case.rescaling(true));
    }

    /// Whole columns, of runs of taps.
    #[test]
    fn windows(
        values in prop::collection::vec(any::<i8>(), 60..90),
        count in 1..4_usize,
        len in 1..18_usize,
        step in 1..20_usize,
    ) {
        window::<Scalar>(&values, [count, len, step]);
        window::<Dsp>(&values, [count, len, step]);
    }
}

/// A column made at once, and one made run by run, as far as there are values.
fn window<I: Isa>(values: &[i8], numbers @ [count, len, step]: [usize; 3]) {
    let runs = Runs::<I>::new(count, len, step);
    let padded = len.next_multiple_of(I::RUN);
    let words = count * padded / I::VALUES;
    let mut expected = vec![I::Word::zeroed(); words * COLUMNS];
    let mut found = expected.clone();
    for column in 0..COLUMNS {
        for run in 0..count {
            let taps = &values[run * step..][..len];
            I::put::<COLUMNS>(&mut expected, column, run * padded, taps);
        }
        I::window::<COLUMNS>(&mut found, column, values, &runs);
    }
    // What is between runs is arbitrary.
    for column in 0..COLUMNS {
        for run in 0..count {
            for at in len..padded {
                I::set::<COLUMNS>(&mut expected, column, run * padded + at, 0);
                I::set::<COLUMNS>(&mut found, column, run * padded + at, 0);
            }
        }
    }
    let [found, expected] = [&found, &expected].map(|words| bytemuck::cast_slice::<_, u8>(words));
    assert_eq!(found, expected, "{numbers:?}");
}
