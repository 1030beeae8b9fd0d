//! How far results are from JAX's, and which elements may be further than others.
//!
//! Adam and LAMB divide a mean of gradients by a mean of their magnitudes: the first step, of which
//! the state is zero, goes along `g / (|g| + ε)`. Where `g` is nearly zero this amplifies what
//! rounding has done to the sum that `g` is, up to another sign. The moments tell what the gradient
//! was, so results tell where that is, and by how much.

use crate::jax_case::{Case, floats};

/// By how much rounding changes a gradient at most, as a part of the largest one of its tensor. An
/// element may be off by as much as its update changes with that.
const ROUNDING: f64 = 1e-6;

/// Names of parameters begin with this.
const PARAMETERS: &str = "[0]";

/// How far one step's results are from JAX's.
#[derive(Debug, Default)]
pub struct Distance {
    /// Largest difference, as a part of the largest magnitude of its tensor.
    pub worst: f64,
    /// Where that is.
    pub output: usize,
    /// Elements beyond the tolerance, of which every gradient is nearly zero.
    pub beyond: usize,
    /// Elements that may be: so many gradients are nearly zero.
    pub excusable: usize,
    /// The largest gradient of those, as a part of the largest one of its tensor.
    pub gradient: f64,
    /// Elements of all results.
    pub elements: usize,
}

/// Compares all results, the tolerance being a part of the largest magnitude of a tensor.
///
/// # Errors
///
/// Names an element that is beyond the tolerance, and whose gradient does not excuse it.
pub fn distance(case: &Case, found: &[Vec<f64>], tolerance: f64) -> Result<Distance, String> {
    let mut far = Distance::default();
    assert_eq!(found.len(), case.outputs.len());
    for (output, (found, expected)) in found.iter().zip(&case.outputs).enumerate() {
        assert_eq!(found.len(), expected.len(), "output {output}");
        let scale = largest(expected).max(f64::MIN_POSITIVE);
        let quotients = Quotients::new(case, output);
        for (element, (a, b)) in found.iter().zip(expected).enumerate() {
            let allowed = quotients.as_ref().map_or(0.0, |own| own.allowed(element)) / scale;
            far.excusable += usize::from(allowed > tolerance);
            // What is no number is infinitely far.
            let apart = (a - b).abs() / scale;
            let apart = if apart.is_nan() { f64::INFINITY } else { apart };
            if apart > tolerance {
                if apart > tolerance + allowed {
                    return Err(format!(
                        "output {output}[{element}] is {a:e}, not {b:e}: {apart:e} apart; its \
                         gradient explains {allowed:e}"
                    ));
                }
                let quotients = quotients.as_ref();
                let gradient = quotients.map_or(0.0, |own| own.gradient(element).abs());
                far.beyond += 1;
                far.gradient = far.gradient.max(gradient);
            }
            if apart > far.worst {
                (far.worst, far.output) = (apart, output);
            }
        }
        far.elements += found.len();
    }
    Ok(far)
}

/// How Adam and LAMB decay their moments.
const DECAYS: [f64; 2] = [0.9, 0.999];

/// The gradients of a parameter that are divided by their own magnitudes.
struct Quotients {
    /// First and second moments before the step.
    moments: [Vec<f64>; 2],
    gradients: Vec<f64>,
    /// The largest gradient.
    largest: f64,
    /// What is not yet missing of the moments after so many steps.
    shares: [f64; 2],
    /// What is added to a magnitude.
    epsilon: f64,
    /// How far the parameter goes where the quotient is one.
    step: f64,
}

impl Quotients {
    /// `None` for all results that are no parameters of Adam and LAMB.
    fn new(case: &Case, output: usize) -> Option<Self> {
        let path = case.names.get(output)?.strip_prefix(PARAMETERS)?;
        let find = |name: &str| case.names.iter().position(|own| own == name);
        let ending = format!(".mu{path}");
        let first = case.names.iter().position(|name| name.ends_with(&ending))?;
        let state = case.names[first].strip_suffix(&ending)?;
        let second = find(&format!("{state}.nu{path}"))?;
        let steps = case.outputs[find(&format!("{state}.count"))?][0];
        let moments = [first, second].map(|index| floats(&case.inputs[index]));
        let gradients = moments[0].iter().zip(&case.outputs[first]);
        let gradients = gradients.map(|(old, new)| (new - DECAYS[0] * old) / (1.0 - DECAYS[0]));
        let gradients: Vec<f64> = gradients.collect();
        let old = floats(&case.inputs[output]);
        let updates = old
            .iter()
            .zip(&case.outputs[output])
            .map(|(a, b)| (a - b).abs());
        Some(Self {
            moments,
            largest: largest(&gradients),
            gradients,
            shares: DECAYS.map(|decay| 1.0 - decay.powf(steps)),
            epsilon: case.epsilon,
            step: updates.fold(0.0, f64::max),
        })
    }

    /// An element's gradient as a part of the largest one.
    fn gradient(&self, element: usize) -> f64 {
        self.gradients[element] / self.largest
    }

    /// The direction of an element, were this its gradient.
    fn quotient(&self, element: usize, gradient: f64) -> f64 {
        let moment = |which: usize, new: f64| {
            let old = self.moments[which][element];
            (DECAYS[which] * old + (1.0 - DECAYS[which]) * new) / self.shares[which]
        };
        moment(0, gradient) / (moment(1, gradient * gradient).sqrt() + self.epsilon)
    }

    /// By how much an element may be off.
    fn allowed(&self, element: usize) -> f64 {
        let gradient = self.gradients[element];
        let own = self.quotient(element, gradient);
        let rounding = ROUNDING * self.largest;
        let changes = [gradient - rounding, gradient + rounding]
            .map(|other| (self.quotient(element, other) - own).abs());
        self.step * changes[0].max(changes[1])
    }
}

/// The largest magnitude of a tensor.
pub fn largest(elements: &[f64]) -> f64 {
    elements.iter().fold(0.0, |all, x| all.max(x.abs()))
}
