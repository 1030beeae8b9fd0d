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

/// A parameter of the reference, and what it remembers.
#[derive(Clone)]
struct Parameter {
    value: Matrix,
    momentum: Matrix,
    gradient: Matrix,
    average: Matrix,
}

impl Parameter {
    fn new(value: Matrix, momentum: Matrix) -> Self {
        let zeros = zip(&value, &value, |_, _| 0.0);
        Self {
            momentum,
            gradient: zeros.clone(),
            average: zeros,
            value,
        }
    }

    fn add(&mut self, gradient: &Matrix) {
        self.gradient = zip(&self.gradient, gradient, |a, b| a + b);
    }

    /// The value, less some of the average change.
    fn before(&self, delay: f64) -> Matrix {
        zip(&self.value, &self.average, |w, it| w - delay * it)
    }

    fn update(&mut self, rate: f64, gamma: Option<f64>) {
        self.momentum = zip(&self.momentum, &self.gradient, |m, g| 0.9 * m + g);
        let new = zip(&self.value, &self.momentum, |w, m| w - rate * m);
        if let Some(gamma) = gamma {
            let change = zip(&new, &self.value, |new, old| new - old);
            let average = |it: f64, change: f64| gamma * it + (1.0 - gamma) * change;
            self.average = zip(&self.average, &change, average);
        }
        self.value = new;
        self.gradient = zip(&self.gradient, &self.gradient, |_, _| 0.0);
    }
}

/// A layer of the reference; without a bias, one of zeros.
#[derive(Clone)]
struct Layer {
    weights: Parameter,
    bias: Parameter,
}

impl Layer {
    /// Of one of so many layers.
    fn new(index: usize, layers: usize, start: &[Tensor], biased: bool) -> Self {
        let weights = matrix(&start[index]);
        let vector = |at: usize| -> Matrix {
            let vector = |it: &Tensor| it.scalars().iter().map(|it| it.double()).collect();
            match biased {
                true => vec![vector(&start[at * layers + index])],
                false => vec![vec![0.0; weights[0].len()]],
            }
        };
        let bias = Parameter::new(vector(2), vector(3));
        let weights = Parameter::new(weights, matrix(&start[layers + index]));
        Self { weights, bias }
    }
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
    /// The weights and the bias of each layer in the forward pass of every microbatch.
    used: Vec<Vec<[Matrix; 2]>>,
    /// The cotangent of what each layer reads.
    cotangents: Vec<Vec<Matrix>>,
    pub(super) found: Vec<(f64, Vec<Matrix>)>,
}

impl<'a> Reference<'a> {
    pub(super) fn new(case: &'a Case, start: &[Tensor], data: &[Data]) -> Self {
        let layers = case.stages.len();
        let layer = |index: usize| Layer::new(index, layers, start, case.network.biased);
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
            count: start[start.len() - 5].scalars()[0].double(),
            reads: none.clone(),
            made: none.clone(),
            used: vec![vec![]; layers + 1],
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
                self.found[step].1[layer] = self.layers[layer].weights.value.clone();
            }
        }
    }

    /// Whether a layer adds what it reads to what it makes.
    fn skips(&self, weights: &Matrix) -> bool {
        weights.len() == weights[0].len() && self.case.network.residual
    }

    /// What a layer makes of what it reads, and what the next one reads.
    fn passed(&self, read: &Matrix, weights: &Matrix, bias: &Matrix) -> (Matrix, Matrix) {
        let made = product(read, weights);
        let made = zip(&made, &made, |it, _| it.tanh());
        let next = match self.skips(weights) {
            true => zip(&made, read, |a, b| a + b),
            false => made.clone(),
        };
        let row = |row: &Vec<f64>| row.iter().zip(&bias[0]).map(|(x, b)| x + b).collect();
        let next = next.iter().map(row).collect();
        (made, next)
    }

    fn forward(&mut self, layer: usize, microbatch: usize) {
        if layer == 0 {
            let x = self.data[microbatch][0].clone();
            self.reads[0].push(x);
        }
        let own = &self.layers[layer];
        let used = [&own.weights, &own.bias].map(|it| it.value.clone());
        let read = &self.reads[layer][microbatch];
        let (made, next) = self.passed(read, &used[0], &used[1]);
        self.reads[layer + 1].push(next);
        self.made[layer].push(made);
        self.used[layer].push(used);
    }

    /// Does the forward pass of a layer again, of the weights that its backward pass reads.
    fn again(&mut self, layer: usize, microbatch: usize) {
        let [weights, bias] = self.weights(layer, microbatch);
        let read = &self.reads[layer][microbatch];
        let (made, next) = self.passed(read, &weights, &bias);
        let sent = self.case.stages.get(layer + 1) > Some(&self.case.stages[layer]);
        if !sent {
            self.reads[layer + 1][microbatch] = next;
        }
        // What was sent as it is is on the next stage, which does all that it needs of it there.
        if !sent || self.skips(&weights) || self.case.network.biased {
            self.made[layer][microbatch] = made;
        }
    }

    /// The weights that a backward pass reads, and the bias.
    fn weights(&self, layer: usize, microbatch: usize) -> [Matrix; 2] {
        let (delay, own) = (self.delay(layer), &self.layers[layer]);
        let own = [&own.weights, &own.bias];
        match (self.case.stashed, self.case.decay) {
            (true, _) => self.used[layer][microbatch].clone(),
            (false, Some(_)) => own.map(|it| it.before(delay)),
            (false, None) => own.map(|it| it.value.clone()),
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
        own.weights.add(&gradient);
        if self.case.network.biased {
            let column = |it: usize| cotangent.iter().map(|row| row[it]).sum();
            let sums = (0..cotangent[0].len()).map(column).collect();
            own.bias.add(&vec![sums]);
        }
        let [weights, _] = self.weights(layer, microbatch);
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
        let gamma = self.case.decay.filter(|_| delay > 0.0);
        let gamma = gamma.map(|decay| decay.powf(1.0 / delay));
        let own = &mut self.layers[layer];
        own.weights.update(scale * rate, gamma);
        own.bias.update(scale * rate, gamma);
    }
}
