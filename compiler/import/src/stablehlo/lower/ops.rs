//! Which file lowers which op.

use super::error::{Lowered, unsupported};
use super::scope::Scope;
use super::{
    batch_norm, collective, contraction, control, elements, elementwise, generic, indexed, linalg,
    manual, ragged, random, reduce, refine, represented, rng, scan, shapes, sharding, sort,
    special, windows,
};
use crate::stablehlo::{Attribute, Operation};

/// Lowers ops of Shardy.
fn shardy<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Option<Lowered> {
    Some(match op.name.as_str() {
        "sdy.constant" => shapes::constant(scope, op),
        "sdy.sharding_constraint" | "sdy.reshard" => sharding::constraint(scope, op),
        "sdy.propagation_barrier" => sharding::barrier(scope, op),
        "sdy.sharding_group" => sharding::group(scope, op),
        // What propagation leaves of a value that enters or leaves a region.
        "sdy.data_flow_edge" => sharding::pass_on(scope, op),
        "sdy.manual_computation" => manual::lower(scope, op),
        _ => return None,
    })
}

/// Lowers what calls, loops and branches.
fn calling<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Option<Lowered> {
    Some(match op.name.as_str() {
        "func.call" | "call" => control::call(scope, op),
        "stablehlo.composite" => control::composite(scope, op),
        "stablehlo.while" => control::while_loop(scope, op),
        "stablehlo.case" => control::case(scope, op),
        "stablehlo.if" => control::branch(scope, op),
        "stablehlo.optimization_barrier" => control::optimization_barrier(scope, op),
        "stablehlo.custom_call" => control::custom_call(scope, op),
        _ => return None,
    })
}

/// Lowers an op that does not end a block.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    if let Some(Attribute::String(why)) = op.attribute(elements::REFUSED) {
        return unsupported(why.clone());
    }
    match op.name.as_str() {
        "stablehlo.constant" => shapes::constant(scope, op),
        "stablehlo.iota" => shapes::iota(scope, op),
        "stablehlo.broadcast_in_dim" => shapes::broadcast_in_dim(scope, op),
        "stablehlo.broadcast" => shapes::broadcast(scope, op),
        "stablehlo.reshape" => shapes::reshape(scope, op),
        "stablehlo.transpose" => shapes::transpose(scope, op),
        "stablehlo.reverse" => shapes::reverse(scope, op),
        "stablehlo.concatenate" => shapes::concatenate(scope, op),
        "stablehlo.slice" => shapes::slice(scope, op),
        "stablehlo.pad" => shapes::pad(scope, op),
        "stablehlo.bitcast_convert" => shapes::bitcast_convert(scope, op),
        "stablehlo.get_dimension_size" => shapes::get_dimension_size(scope, op),
        "stablehlo.dynamic_slice" => indexed::dynamic_slice(scope, op),
        "stablehlo.dynamic_update_slice" => indexed::dynamic_update_slice(scope, op),
        "stablehlo.gather" => indexed::gather(scope, op),
        "stablehlo.scatter" => indexed::scatter(scope, op),
        "stablehlo.dot_general" => contraction::dot_general(scope, op),
        "stablehlo.dot" => contraction::dot(scope, op),
        "stablehlo.einsum" => contraction::einsum(scope, op),
        "stablehlo.convolution" => windows::convolution(scope, op),
        "stablehlo.reduce_window" => windows::reduce_window(scope, op),
        "stablehlo.select_and_scatter" => windows::select_and_scatter(scope, op),
        "stablehlo.rng_bit_generator" => random::rng_bit_generator(scope, op),
        "stablehlo.map" => generic::map(scope, op),
        "stablehlo.rng" => rng::lower(scope, op),
        "chlo.mulhi" => elementwise::high_product(scope, op),
        "stablehlo.reduce" => reduce::reduce(scope, op),
        "stablehlo.sort" => sort::sort(scope, op),
        "chlo.ragged_dot" => ragged::dot(scope, op),
        "chlo.scan" => scan::lower(scope, op),
        "chlo.top_k" => sort::top_k(scope, op),
        "stablehlo.cholesky" => linalg::cholesky(scope, op),
        "stablehlo.triangular_solve" => linalg::triangular_solve(scope, op),
        "stablehlo.batch_norm_inference" => batch_norm::inference(scope, op),
        "stablehlo.batch_norm_training" => batch_norm::training(scope, op),
        "complex.fft" => represented::fft::lower(scope, op),
        name if name.starts_with("complex.") || name.starts_with("narrow.") => {
            represented::lower(scope, op)
        }
        name if refine::takes_shape(name) => unsupported(
            "a shape that constants do not decide; export with static shapes (in JAX, of arrays \
             instead of jax.export.symbolic_shape)",
        ),
        _ if collective::is_collective(op) => collective::lower(scope, op),
        _ => {
            let lowered = calling(scope, op).or_else(|| shardy(scope, op));
            let lowered = lowered.or_else(|| elementwise::lower(scope, op));
            match lowered.or_else(|| special::lower(scope, op)) {
                Some(lowered) => lowered,
                None => unsupported("this op"),
            }
        }
    }
}
