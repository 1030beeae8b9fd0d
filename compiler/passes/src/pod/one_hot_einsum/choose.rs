//! Which products are worth it: those of a form with which the estimated step is shorter.

use super::{Form, OneHotProduct};
use crate::error::PassError;
use crate::pod::PodProgram;
use crate::pod::windowed_einsum::Estimator;

/// Floating-point operations that take as long as a byte of memory where nothing is known of the
/// machine: accelerators of today have 50 to 300 (a TPU v3 137), hosts fewer.
const FLOPS_PER_BYTE: u64 = 100;

/// Products of fewer operations for each byte are not tried: every trial takes a plan of the whole
/// program.
const LEAST_FLOPS_PER_BYTE: u64 = 10;

/// What is done about products of each form, and why.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
    /// Forms that products take.
    pub(crate) forms: Vec<Form>,
    /// What led to that.
    reasons: Vec<(Form, String)>,
}

/// Tries one form after the other, each with what was taken before. `planned` makes the program in
/// which products take some forms.
pub(crate) fn choose(
    products: &[OneHotProduct],
    estimate: Estimator<'_>,
    mut planned: impl FnMut(&[Form]) -> Result<PodProgram, PassError>,
) -> Result<Chosen, PassError> {
    let mut chosen = Chosen::default();
    let forms = [Form::Gather, Form::Scatter].into_iter();
    let is_there = |form: &Form| products.iter().any(|it| it.form == *form && is_tried(it));
    let forms = forms.filter(is_there);
    let forms: Vec<Form> = forms.collect();
    if forms.is_empty() {
        return Ok(chosen);
    }
    let mut best = match estimate(&planned(&[])?) {
        Ok(estimate) => estimate,
        Err(why) => {
            let why = format!("what a step takes is not known: {why}");
            chosen.reasons = forms.into_iter().map(|form| (form, why.clone())).collect();
            return Ok(chosen);
        }
    };
    for form in forms {
        let trial = [&chosen.forms[..], &[form]].concat();
        let reason = match estimate(&planned(&trial)?) {
            Ok(found) if found.is_better(&best) => {
                let reason = format!("{}, with products {}", found.words(), best.words());
                (best, chosen.forms) = (found, trial);
                reason
            }
            Ok(found) => format!("{}, with rows {}", best.words(), found.words()),
            Err(why) => why,
        };
        chosen.reasons.push((form, reason));
    }
    Ok(chosen)
}

impl Chosen {
    /// Says of every product what came out.
    pub(crate) fn explain(&self, products: &mut [OneHotProduct]) {
        for product in products {
            let mut reasons = self.reasons.iter();
            let reason = reasons.find(|(form, _)| *form == product.form);
            if let (Some((_, reason)), true) = (reason, is_tried(product)) {
                product.reason.clone_from(reason);
            }
        }
    }
}

/// What is done if products of these forms are replaced.
pub(super) fn by_form(product: &OneHotProduct, forms: &[Form]) -> (bool, String) {
    let reason = format!("no more than {LEAST_FLOPS_PER_BYTE} operations for each byte");
    (forms.contains(&product.form) && is_tried(product), reason)
}

fn is_tried(product: &OneHotProduct) -> bool {
    product.flops / LEAST_FLOPS_PER_BYTE > product.bytes
}

/// What is done where nothing is known of the machine.
pub(super) fn by_operations(product: &OneHotProduct) -> (bool, String) {
    let is_replaced = product.flops / FLOPS_PER_BYTE > product.bytes;
    let than = if is_replaced { "more" } else { "no more" };
    let reason = format!("{than} than {FLOPS_PER_BYTE} operations for each byte");
    (is_replaced, reason)
}
