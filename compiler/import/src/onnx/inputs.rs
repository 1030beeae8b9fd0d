//! Inputs of the model: their types, and extents that the file leaves open.

use std::collections::HashSet;

use peapod_ir::eval::Scalar;
use peapod_ir::{Tensor, TensorType, ValueId};

use super::broadcast::extents;
use super::error::{Imported, OnnxError, OnnxErrorKind, malformed, unsupported};
use super::importer::{Importer, Scope, Slot, twice};
use super::{proto, tensor};
use crate::error::excerpt;

/// Makes arguments of the inputs that no initializer names.
pub(super) fn arguments(importer: &mut Importer<'_>, graph: &proto::Graph, scope: &mut Scope) {
    let mut known = Vec::new();
    let firsts = firsts(graph);
    let mut names = HashSet::new();
    for input in &graph.input {
        if !names.insert(&input.name) {
            importer.errors.push(twice("input", &input.name));
            continue;
        }
        if scope.names.contains_key(&input.name) {
            continue;
        }
        let ty = type_of(importer, input, &firsts, &mut known);
        let slot = match ty.and_then(|ty| defined(importer, &input.name, ty)) {
            Ok(value) => Slot::Value(value),
            Err(error) => {
                importer.errors.push(error);
                Slot::Refused
            }
        };
        scope.names.insert(input.name.clone(), slot);
    }
    let inputs = |name: &String| graph.input.iter().any(|input| input.name == *name);
    let constants = importer.choices.constants.iter().map(|(name, _)| name);
    for name in constants.filter(|name| !inputs(name)) {
        let names: Vec<String> = graph.input.iter().map(|it| it.name.clone()).collect();
        importer.errors.push(OnnxError {
            kind: OnnxErrorKind::Dimension,
            node: None,
            what: format!(
                "expected an input ({}), found {name:?}",
                excerpt(&names.join(", "))
            ),
            help: "give inputs that the message lists with --constant".into(),
        });
    }
    let dims = importer.choices.dims;
    for (name, _) in dims.iter().filter(|(name, _)| !known.contains(name)) {
        importer.errors.push(no_dimension(name, &known));
    }
}

/// An argument, or the constant that is chosen in its place.
fn defined(importer: &mut Importer<'_>, name: &str, ty: TensorType) -> Imported<ValueId> {
    let chosen = importer.choices.constants.iter().find(|(it, _)| it == name);
    let Some((_, elements)) = chosen else {
        return Ok(importer.build.argument(name, ty));
    };
    if elements.len() != ty.elements() {
        let (expected, found) = (ty.elements(), elements.len());
        return Err(OnnxError {
            kind: OnnxErrorKind::Dimension,
            node: None,
            what: format!("expected {expected} elements of the input {name:?}, found {found}"),
            help: "give all elements with --constant, separated by commas".into(),
        });
    }
    let scalars = elements
        .iter()
        .map(|it| Scalar::Double(*it).convert(ty.dtype));
    let bytes = Tensor::from_scalars(&ty, scalars).into_bytes();
    Ok(importer.build.constant(name, ty, bytes))
}

/// Names of open first dimensions.
fn firsts(graph: &proto::Graph) -> HashSet<String> {
    let types = graph
        .input
        .iter()
        .filter_map(|it| it.ty.as_ref()?.tensor.as_ref());
    let dims = types.filter_map(|it| it.shape.as_ref()?.dim.first());
    let names = dims.filter_map(|dim| dim.param.clone());
    names.filter(|name| !name.is_empty()).collect()
}

fn no_dimension(name: &str, known: &[String]) -> OnnxError {
    let shown: Vec<String> = known.iter().take(10).map(|name| excerpt(name)).collect();
    let shown = match shown.is_empty() {
        true => "none".to_owned(),
        false => shown.join(", "),
    };
    OnnxError {
        kind: OnnxErrorKind::Dimension,
        node: None,
        what: format!("expected an open dimension of the model ({shown}), found {name:?}"),
        help: "give names that the message lists, or leave out --dim".into(),
    }
}

/// The type of an input; adds its open dimensions to those that are known.
fn type_of(
    importer: &mut Importer<'_>,
    input: &proto::ValueInfo,
    firsts: &HashSet<String>,
    known: &mut Vec<String>,
) -> Imported<TensorType> {
    let name = excerpt(&input.name);
    let ty = input.ty.as_ref().and_then(|ty| ty.tensor.as_ref());
    let Some(ty) = ty else {
        let what = format!("the input {name:?} is no tensor");
        return Err(unsupported(what, "pass tensors to the model only"));
    };
    let dtype = tensor::dtype(ty.elem_type)?;
    let Some(shape) = &ty.shape else {
        let what = format!("the input {name:?} has no shape");
        return Err(unsupported(what, "give the input a shape in the file"));
    };
    let mut dims = Vec::new();
    for (dim, it) in shape.dim.iter().enumerate() {
        dims.push(match (it.value, &it.param) {
            (Some(value), _) if value >= 0 => value,
            (_, param) => {
                let by_place = format!("{}:{dim}", input.name);
                let param = param.clone().filter(|name| !name.is_empty());
                let is_first = dim == 0 || param.as_ref().is_some_and(|it| firsts.contains(it));
                open(importer, by_place, param, is_first, known)?
            }
        });
    }
    if dims.len() > 1 && dims.iter().any(|dim| *dim > 1 << 40) {
        return Err(malformed(format!(
            "the input {name:?} has the shape {dims:?}"
        )));
    }
    Ok(TensorType::new(dtype, extents(&dims)?))
}

/// The extent of an open dimension.
fn open(
    importer: &mut Importer<'_>,
    by_place: String,
    param: Option<String>,
    is_first: bool,
    known: &mut Vec<String>,
) -> Imported<i64> {
    let title = param.clone().unwrap_or_else(|| by_place.clone());
    known.extend(param.clone());
    known.push(by_place.clone());
    let chosen = importer.choices.dims.iter();
    let mut chosen = chosen.filter(|(name, _)| *name == by_place || Some(name) == param.as_ref());
    if let Some((name, extent)) = chosen.next() {
        return i64::try_from(*extent)
            .map_err(|_| malformed(format!("expected an extent of {name}, found {extent}")));
    }
    if is_first {
        importer.open(title);
        return Ok(1);
    }
    Err(OnnxError {
        kind: OnnxErrorKind::Dimension,
        node: None,
        what: format!("the extent of the dimension {title:?} is open"),
        help: format!("give it with --dim {title}=EXTENT"),
    })
}
