//! Asynchronous SGD done slot by slot: plain loops over a network of its own, on a clock that
//! counts microbatches from the beginning.

use peapod_ir::eval::Tensor;

use crate::asynchronous::Case;

pub(super) type Matrix = Vec<Vec<f64>>;

pub(super) fn matrix(tensor: &Tensor) -> Matrix {
    let columns = tensor.ty().shape[1];
    let all: Vec<f64> = tensor.scalars().iter().map(|it| it.double()).collect();
    all.chunks(columns).map(<[f64]>::to_vec).collect()
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let entry = |row: &Vec<f64>, column: usize| {
        let pairs = row.iter().zip(b);
        pairs.map(|(x, other)| x * other[column]).sum::<f64>()
    };
    let row = |row: &Vec<f64>| (0..b[0].len()).map(|it| entry(row, it)).collect();
    a.iter().map(row).collect()
}

fn transposed(a: &Matrix) -> Matrix {
    (0..a[0].len())
        .map(|column| a.iter().map(|row| row[column]).collect())
        .collect()
}

pub(super) fn zip(a: &Matrix, b: &Matrix, of: impl Fn(f64, f64) -> f64) -> Matrix {
    let rows = a.iter().zip(b);
    rows.map(|(a, b)| a.iter().zip(b).map(|(x, y)| of(*x, *y)).collect())
        .collect()
}

/// A layer of the reference, and what it remembers.
#[derive(Clone)]
struct Layer {
    weights: Matrix,
    momentum: Matrix,
    gradient: Matrix,
    average: Matrix,
}

/// Data of a step: x, y, weights of samples.
pub(super) type Data = [Tensor; 3];

/// Asynchronous SGD, slot by slot.
pub(super) struct Reference<'a> {
    case: &'a Case,
    layers: Vec<Layer>,
    data: Vec<[Matrix; 3]>,
    count: f64,
    /// What each layer reads, by microbatch, and what it makes before it adds what it reads.
    reads: Vec<Vec<Matrix>>,
    made: Vec<Vec<Matrix>>,
    /// The weights of each layer in the forward pass of every microbatch.
    used: Vec<Vec<Matrix>>,
    /// The cotangent of what each layer reads.
    cotangents: Vec<Vec<Matrix>>,
    pub(super) found: Vec<(f64, Vec<Matrix>)>,
}

impl<'a> Reference<'a> {
    pub(super) fn new(case: &'a Case, start: &[Tensor], data: &[Data]) -> Self {
        let layers = case.stages.len();
        let layer = |index: usize| {
            let weights = matrix(&start[index]);
            let zeros = zip(&weights, &weights, |_, _| 0.0);
            Layer {
                momentum: matrix(&start[layers + index]),
                gradient: zeros.clone(),
                average: zeros,
                weights,
            }
        };
        let rows = case.network.batch / case.microbatches;
        let parts = data.iter().flat_map(|data| {
            let whole = data.each_ref().map(matrix);
            let part = move |it: usize| {
                let range = it * rows..(it + 1) * rows;
                whole.each_ref().map(|of| of[range.clone()].to_vec())
            };
            (0..case.microbatches).map(part).collect::<Vec<_>>()
        });
        let none = vec![vec![]; layers + 1];
        Self {
            layers: (0..layers).map(layer).collect(),
            data: parts.collect(),
            count: start[2 * layers].scalars()[0].double(),
            reads: none.clone(),
            made: none.clone(),
            used: none.clone(),
            cotangents: none,
            found: vec![(0.0, vec![vec![]; layers]); case.steps],
            case,
        }
    }

    fn own(&self, stage: usize) -> Vec<usize> {
        let layers = 0..self.layers.len();
        layers.filter(|it| self.case.stages[*it] == stage).collect()
    }

    pub(super) fn slot(&mut self, stage: usize, slot: usize) {
        let (case, own) = (self.case, self.own(stage));
        for &layer in &own {
            self.forward(layer, slot);
        }
        let lag = 2 * (case.count() - 1 - stage);
        if let Some(done) = slot.checked_sub(lag) {
            if case.rematerialise {
                own.iter().for_each(|layer| self.again(*layer, done));
            }
            for &layer in own.iter().rev() {
                self.backward(layer, done);
            }
            if (done + 1) % case.microbatches == 0 {
                let step = done / case.microbatches;
                own.iter().for_each(|layer| self.update(*layer, step));
            }
        }
        if (slot + 1).is_multiple_of(case.microbatches) {
            let step = slot / case.microbatches;
            for layer in own {
                self.found[step].1[layer] = self.layers[layer].weights.clone();
            }
        }
    }

    /// Whether a layer adds what it reads to what it makes.
    fn skips(&self, weights: &Matrix) -> bool {
        weights.len() == weights[0].len() && self.case.network.residual
    }

    /// What a layer makes of what it reads, and what the next one reads.
    fn passed(&self, read: &Matrix, weights: &Matrix) -> (Matrix, Matrix) {
        let made = product(read, weights);
        let made = zip(&made, &made, |it, _| it.tanh());
        let next = match self.skips(weights) {
            true => zip(&made, read, |a, b| a + b),
            false => made.clone(),
        };
        (made, next)
    }

    fn forward(&mut self, layer: usize, microbatch: usize) {
        if layer == 0 {
            let x = self.data[microbatch][0].clone();
            self.reads[0].push(x);
        }
        let weights = self.layers[layer].weights.clone();
        let read = &self.reads[layer][microbatch];
        let (made, next) = self.passed(read, &weights);
        self.reads[layer + 1].push(next);
        self.made[layer].push(made);
        self.used[layer].push(weights);
    }

    /// Does the forward pass of a layer again, of the weights that its backward pass reads.
    fn again(&mut self, layer: usize, microbatch: usize) {
        let weights = self.weights(layer, microbatch);
        let read = &self.reads[layer][microbatch];
        let (made, next) = self.passed(read, &weights);
        let sent = self.case.stages.get(layer + 1) > Some(&self.case.stages[layer]);
        if !sent {
            self.reads[layer + 1][microbatch] = next;
        }
        // What was sent as it is is on the next stage, which does all that it needs of it there.
        if !sent || self.skips(&weights) {
            self.made[layer][microbatch] = made;
        }
    }

    /// The weights that a backward pass reads.
    fn weights(&self, layer: usize, microbatch: usize) -> Matrix {
        let (delay, own) = (self.delay(layer), &self.layers[layer]);
        match (self.case.stashed, self.case.decay) {
            (true, _) => self.used[layer][microbatch].clone(),
            (false, Some(_)) => zip(&own.weights, &own.average, |w, it| w - delay * it),
            (false, None) => own.weights.clone(),
        }
    }

    /// The derivative of the loss by what the last layer yields; adds to the loss.
    fn loss(&mut self, microbatch: usize) -> Matrix {
        let [_, y, weights] = &self.data[microbatch];
        let read = &self.reads[self.layers.len()][microbatch];
        let error = zip(read, y, |a, b| a - b);
        let batch = self.case.network.batch as f64;
        let rows = error.iter().zip(weights);
        let step = microbatch / self.case.microbatches;
        let loss = rows.map(|(row, by)| row.iter().map(|it| it * it * by[0] * by[0]).sum::<f64>());
        self.found[step].0 += loss.sum::<f64>() / batch;
        let rows = error.iter().zip(weights);
        rows.map(|(row, by)| {
            row.iter()
                .map(|it| 2.0 * it * by[0] * by[0] / batch)
                .collect()
        })
        .collect()
    }

    fn delay(&self, layer: usize) -> f64 {
        let lag = 2 * (self.case.count() - 1 - self.case.stages[layer]);
        lag as f64 / self.case.microbatches as f64
    }

    fn backward(&mut self, layer: usize, microbatch: usize) {
        let cotangent = match layer + 1 == self.layers.len() {
            true => self.loss(microbatch),
            false => self.cotangents[layer + 1][microbatch].clone(),
        };
        let made = &self.made[layer][microbatch];
        let inner = zip(&cotangent, made, |c, made| c * (1.0 - made * made));
        let gradient = product(&transposed(&self.reads[layer][microbatch]), &inner);
        let own = &mut self.layers[layer];
        own.gradient = zip(&own.gradient, &gradient, |a, b| a + b);
        let weights = self.weights(layer, microbatch);
        let through = product(&inner, &transposed(&weights));
        let skips = weights.len() == weights[0].len() && self.case.network.residual;
        self.cotangents[layer].push(match skips {
            true => zip(&through, &cotangent, |a, b| a + b),
            false => through,
        });
    }

    fn update(&mut self, layer: usize, step: usize) {
        let delay = self.delay(layer);
        let rate = 0.05 / (1.0 + 0.1 * (self.count + step as f64));
        let scale = self.case.annealing_steps.map_or(1.0, |whole| {
            let power = 1.0 - (step as f64 / whole as f64).min(1.0);
            delay.max(1.0).powf(-power)
        });
        let own = &mut self.layers[layer];
        own.momentum = zip(&own.momentum, &own.gradient, |m, g| 0.9 * m + g);
        let new = zip(&own.weights, &own.momentum, |w, m| w - scale * rate * m);
        if let Some(decay) = self.case.decay.filter(|_| delay > 0.0) {
            let gamma = decay.powf(1.0 / delay);
            let change = zip(&new, &own.weights, |new, old| new - old);
            let average = |it: f64, change: f64| gamma * it + (1.0 - gamma) * change;
            own.average = zip(&own.average, &change, average);
        }
        own.weights = new;
        own.gradient = zip(&own.gradient, &own.gradient, |_, _| 0.0);
    }
}
