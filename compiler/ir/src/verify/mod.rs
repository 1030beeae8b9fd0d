//! The verifier: the only maker of [`Verified`].
//!
//! It holds a module against every rule and reports all that is broken:
//!
//! - There is a function; names of functions are unique.
//! - Ids are in range. Every value is defined once: by an argument, a constant, a state or one op.
//!   Ops and results only use what is defined before them. A value that nothing defines is allowed
//!   as long as nothing uses it.
//! - A state is used once, by the op that keeps it, and is no result of the function.
//! - Types are sound: 16 dimensions at most, extents up to 2^31, 2^48 bytes at most, as the
//!   tensors of a whole pod have; only integers are quantised, with finite positive scales, zero
//!   points of the element type, and as many of both as the axis has indices.
//! - Constants have the bytes of their type.
//! - Axes of the mesh have different names and a device at least. Annotations have the dimensions
//!   of their values and name axes of the mesh, each once.
//! - A result that replaces an argument has its type, and each is replaced once.
//! - No function calls itself, directly or through others.
//! - Every op keeps its type rule (see [`crate::ops`]).
//! - Signatures name inputs and outputs of their functions. If they run several functions, keys
//!   differ, and a state of one name has one type in all of them, and is once in each.
//!
//! Whatever the module, it does not panic.

mod calls;
mod diagnose;
mod error;
mod mesh;
mod signatures;

pub use error::{ErrorSite, Problem, Subject, VerifyError, VerifyErrors};
pub use mesh::MAX_DEVICES;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Deref;

use cranelift_entity::{EntitySet, SecondaryMap};

use crate::eval::check_bytes;
use crate::graph::{Function, Module, Op, Origin, Value, ValueId};
use crate::type_rule::{TypeRule, Violation};
use crate::types::{MAX_RANK, Quantization, TensorType};

/// Largest size of one value in bytes: so many of these add up in 64 bits as a text can have.
pub const MAX_VALUE_BYTES: u128 = 1 << 48;
/// Largest extent of a dimension: indices are computed in 32 bits.
pub const MAX_EXTENT: usize = 1 << 31;

/// A module that keeps every rule. Only [`verify`] makes one.
#[derive(Clone, Copy, Debug)]
pub struct Verified<'a>(&'a Module);

impl Deref for Verified<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.0
    }
}

impl<'a> Verified<'a> {
    /// The module itself, for as long as it is borrowed.
    pub fn module(&self) -> &'a Module {
        self.0
    }

    /// The function to run.
    pub fn entry(&self) -> &'a Function {
        &self.0.functions[0]
    }
}

/// Holds one op of a function against its type rule, for a pass that tries what types it takes: the
/// constraints that do not hold. Its ids must be in range, and the types sound.
pub fn check_op(module: &Module, function: &Function, op: &Op) -> Vec<Violation> {
    violations(module, &module.function_index(), function, op)
}

/// What an op finds wrong with its types.
fn violations(
    module: &Module,
    named: &HashMap<&str, usize>,
    function: &Function,
    op: &Op,
) -> Vec<Violation> {
    let mut rule = TypeRule::new(module, named, function, op);
    op.kind.def().check(&mut rule);
    rule.has_elements_to_read(op.kind.takes_empty());
    rule.into_violations()
}

/// Holds a module against every rule.
pub fn verify(module: &Module) -> Result<Verified<'_>, VerifyErrors> {
    let mut errors = Vec::new();
    if module.functions.is_empty() {
        errors.push(VerifyError {
            place: ErrorSite::Module,
            problem: Problem::Empty,
        });
    }
    errors.extend(
        mesh::check_mesh(&module.mesh)
            .into_iter()
            .map(|problem| VerifyError {
                place: ErrorSite::Module,
                problem,
            }),
    );
    let named = module.function_index();
    let recursive = calls::recursive(module, &named);
    let mut groups = mesh::check_groups(module);
    for (index, function) in module.functions.iter().enumerate() {
        let mut verifier = Verifier::new(module, &named, index);
        if named[&*function.name] != index {
            verifier.report(Subject::Function, Problem::DuplicateFunction);
        }
        if recursive[index] {
            verifier.report(Subject::Function, Problem::Recursion);
        }
        verifier.run();
        for (id, problem) in groups.remove(&index).unwrap_or_default() {
            verifier.report(Subject::Value(id), problem);
        }
        errors.extend(verifier.errors);
    }
    errors.extend(signatures::check(module));
    match errors.is_empty() {
        true => Ok(Verified(module)),
        false => Err(VerifyErrors(errors)),
    }
}

struct Verifier<'a> {
    module: &'a Module,
    named: &'a HashMap<&'a str, usize>,
    index: usize,
    function: &'a Function,
    errors: Vec<VerifyError>,
}

impl<'a> Verifier<'a> {
    fn new(module: &'a Module, named: &'a HashMap<&'a str, usize>, index: usize) -> Self {
        let function = &module.functions[index];
        Self {
            module,
            named,
            index,
            function,
            errors: Vec::new(),
        }
    }

    fn run(&mut self) {
        let mut sound = EntitySet::new();
        for (id, value) in &self.function.values {
            let subject = Subject::Value(id);
            if self.check_type(subject, &value.ty) {
                sound.insert(id);
                if let Origin::Constant(bytes) = &value.origin
                    && let Err(error) = check_bytes(&value.ty, bytes)
                {
                    self.report(subject, Problem::Constant(error));
                }
            }
            for problem in mesh::check_annotation(&self.module.mesh, value) {
                self.report(subject, problem);
            }
        }
        for problem in mesh::check_replaces(self.function) {
            self.report(Subject::Function, problem);
        }
        for problem in mesh::check_shown(self.function) {
            self.report(Subject::Function, problem);
        }
        self.check_definitions();
        self.check_states();
        for (id, op) in self.function.op_ids().zip(&self.function.ops) {
            let mut ids = op.inputs.iter().flatten().chain(&op.outputs);
            if ids.all(|id| sound.contains(*id)) {
                for violation in violations(self.module, self.named, self.function, op) {
                    self.report(Subject::Op(id), Problem::TypeRule(violation));
                }
            }
        }
    }

    fn report(&mut self, subject: Subject, problem: Problem) {
        let place = ErrorSite::Function {
            index: self.index,
            name: self.function.name.clone(),
            subject,
            description: self.describe(subject),
        };
        self.errors.push(VerifyError { place, problem });
    }

    fn describe(&self, subject: Subject) -> String {
        match subject {
            Subject::Function => String::new(),
            Subject::Value(id) => {
                let value = self.function.value(id);
                let name = quoted(&value.name);
                format!(", value %{}{name} of type {}", id.0, value.ty)
            }
            Subject::Op(id) => {
                let op = self.function.op(id);
                let mut text = format!(", op {} {}", id.0, op.kind);
                if !op.location.name.is_empty() {
                    text += &format!(" from {}", op.location.name);
                }
                if let Some(index) = op.location.index {
                    text += &format!(" (operator {index})");
                }
                if let Some(&output) = op.outputs.first()
                    && let Some(value) = self.function.values.get(output)
                {
                    text += &format!(" = %{}{}", output.0, quoted(&value.name));
                }
                text
            }
        }
    }

    /// Whether a type is sound on its own.
    fn check_type(&mut self, subject: Subject, ty: &TensorType) -> bool {
        let before = self.errors.len();
        let rank = ty.shape.len();
        if rank > MAX_RANK {
            self.report(subject, Problem::Rank { rank });
        }
        let mut bytes = ty.dtype.size_bytes() as u128;
        for (dim, &extent) in ty.shape.iter().enumerate() {
            if extent > MAX_EXTENT {
                self.report(subject, Problem::Extent { dim, extent });
            }
            // More extents than allowed may be given: what saturates is too large anyway. An extent
            // of 0 counts as 1, so that no part of the product overflows, whatever its order.
            bytes = bytes.saturating_mul(extent.max(1) as u128);
        }
        if bytes > MAX_VALUE_BYTES {
            self.report(subject, Problem::TooLarge { bytes });
        }
        if let Some(quant) = &ty.quant {
            self.check_quantization(subject, ty, quant);
        }
        self.errors.len() == before
    }

    fn check_quantization(&mut self, subject: Subject, ty: &TensorType, quant: &Quantization) {
        let Some((min, max)) = ty.dtype.integer_range() else {
            let dtype = ty.dtype.name();
            return self.report(subject, Problem::QuantisedReals { dtype });
        };
        let (scales, zero_points) = (quant.scales.len(), quant.zero_points.len());
        if scales != zero_points {
            let problem = Problem::UnequalCounts {
                scales,
                zero_points,
            };
            self.report(subject, problem);
        }
        let rank = ty.shape.len();
        let expected = match quant.axis {
            None => Ok((1, "one for the whole tensor, as no axis is given")),
            Some(axis) if axis < rank => Ok((ty.shape[axis], "one per index of the axis")),
            Some(axis) => Err(Problem::QuantisationAxis { axis, rank }),
        };
        match expected {
            Ok((expected, reason)) if scales != expected => {
                let problem = Problem::ScaleCount {
                    scales,
                    expected,
                    reason,
                };
                self.report(subject, problem);
            }
            Ok(_) => {}
            Err(problem) => self.report(subject, problem),
        }
        for (index, &scale) in quant.scales.iter().enumerate() {
            // Of several channels, those whose weights are all zero may have scale 0.
            let least = scale > 0.0 || scale == 0.0 && scales > 1;
            if !(scale.is_finite() && least) {
                self.report(subject, Problem::Scale { index, scale });
            }
        }
        for (index, &zero_point) in quant.zero_points.iter().enumerate() {
            if !(min..=max).contains(&i64::from(zero_point)) {
                let problem = Problem::ZeroPoint {
                    index,
                    zero_point,
                    min,
                    max,
                };
                self.report(subject, problem);
            }
        }
    }

    /// Whether an id is one of the function's values.
    fn in_range(&mut self, subject: Subject, role: &dyn Fn() -> String, id: ValueId) -> bool {
        let values = &self.function.values;
        let holds = values.is_valid(id);
        if !holds {
            let (role, id, count) = (role(), id.0, values.len());
            self.report(subject, Problem::OutOfRange { role, id, count });
        }
        holds
    }

    /// Every value is defined once, and before its uses.
    fn check_definitions(&mut self) {
        let function = self.function;
        let mut definitions = own_definitions(function);
        for (position, &id) in function.inputs.iter().enumerate() {
            let what = || format!("input {position}");
            self.define(&mut definitions, Subject::Function, &what, id);
        }
        for (id, value) in &function.values {
            if value.origin == Origin::Argument && definitions[id].is_none() {
                self.report(Subject::Value(id), Problem::StrayArgument);
            }
        }
        for (at, op) in function.op_ids().zip(&function.ops) {
            let subject = Subject::Op(at);
            for (position, id) in op.inputs.iter().enumerate() {
                if let Some(id) = *id {
                    let role = || format!("operand {position}");
                    self.check_use(&definitions, subject, &role, id);
                }
            }
            for &id in &op.outputs {
                let what = || format!("op {} {}", at.0, op.kind);
                self.define(&mut definitions, subject, &what, id);
            }
        }
        for (position, &id) in function.outputs.iter().enumerate() {
            let role = || format!("output {position}");
            self.check_use(&definitions, Subject::Function, &role, id);
        }
    }

    fn define(
        &mut self,
        definitions: &mut Definitions,
        subject: Subject,
        what: &dyn Fn() -> String,
        id: ValueId,
    ) {
        if !self.in_range(subject, what, id) {
            return;
        }
        let origin = &self.function.value(id).origin;
        let slot = &mut definitions[id];
        let first = match (origin, subject) {
            _ if slot.is_some() => slot.clone(),
            (Origin::Argument, Subject::Function) | (Origin::Result, Subject::Op(_)) => None,
            (Origin::Argument, _) => Some("the function, as an argument,".to_owned()),
            (Origin::Result, _) => Some("an op".to_owned()),
            (Origin::Constant(_), _) => Some("a constant".to_owned()),
            (Origin::State, _) => Some("a state".to_owned()),
        };
        *slot = Some(what());
        if let Some(first) = first {
            let (id, what) = (id.0, what());
            self.report(subject, Problem::Redefined { id, what, first });
        }
    }

    fn check_use(
        &mut self,
        definitions: &Definitions,
        subject: Subject,
        role: &dyn Fn() -> String,
        id: ValueId,
    ) {
        if self.in_range(subject, role, id) && definitions[id].is_none() {
            let (role, id) = (role(), id.0);
            self.report(subject, Problem::Undefined { role, id });
        }
    }

    fn check_states(&mut self) {
        let function = self.function;
        // Not sets of entities: ids may be any here.
        let writes = function.ops.iter();
        let writes = writes.filter(|op| op.kind.yields_state());
        let written: BTreeSet<ValueId> = writes.flat_map(|op| &op.outputs).copied().collect();
        let read = function.ops.iter().flat_map(Op::operands);
        for id in read.chain(function.outputs.iter().copied()) {
            if written.contains(&id) {
                self.report(Subject::Value(id), Problem::WriteIsRead);
            }
        }
        let mut users: BTreeMap<ValueId, (usize, bool)> = BTreeMap::new();
        for op in &function.ops {
            let shares = op.kind.shares_states();
            for id in op.operands() {
                let (count, sharing) = users.entry(id).or_insert((0, true));
                *count += 1;
                *sharing &= shares;
            }
        }
        let returned: BTreeSet<&ValueId> = function.outputs.iter().collect();
        for (id, value) in &function.values {
            if value.origin != Origin::State {
                continue;
            }
            if let Some((count @ 2.., false)) = users.get(&id).copied() {
                self.report(Subject::Value(id), Problem::SharedState { count });
            }
            if returned.contains(&id) {
                self.report(Subject::Value(id), Problem::StateIsResult);
            }
        }
    }
}

/// What defines each value, so far.
type Definitions = SecondaryMap<ValueId, Option<String>>;

/// The definitions that need no op: constants and states.
fn own_definitions(function: &Function) -> Definitions {
    let own = |value: &Value| match value.origin {
        Origin::Constant(_) => Some("a constant".to_owned()),
        Origin::State => Some("a state".to_owned()),
        Origin::Argument | Origin::Result => None,
    };
    let values = function.values.iter();
    values.map(|(id, value)| (id, own(value))).collect()
}

fn quoted(name: &str) -> String {
    if name.is_empty() {
        String::new()
    } else {
        format!(" {name:?}")
    }
}
