//! Steps that compute, read or write single elements, as instructions.

use peapod_schemas::pod::{ElementOp, Fusion, Gather, Op, Program, Scatter, Slice, Step, Value};

use super::Action;
use super::compile::Compiler;
use super::element::{Access, Index};
use crate::kernels::region::strides;
use crate::kernels::scalar::Code;
use crate::progress::StepId;

/// A step, and the values of its computation.
struct Site<'a> {
    step: &'a Step,
    values: &'a [Value],
}

impl<'a> Site<'a> {
    fn operand(&self, index: usize) -> &'a Value {
        &self.values[self.step.operands[index]]
    }

    fn result(&self, index: usize) -> &'a Value {
        &self.values[self.step.results[index]]
    }

    /// Whether the first result is where the first operand is, and is no register.
    fn in_place(&self) -> bool {
        let (x, out) = (self.operand(0), self.result(0));
        out.elements() > 1 && x.arena_range().is_some() && x.arena_range() == out.arena_range()
    }
}

fn site(program: &Program, id: StepId) -> Site<'_> {
    let computation = &program.computations[id.computation];
    Site {
        step: &computation.steps[id.step],
        values: &computation.values,
    }
}

/// The access to the element of a tensor in memory at index 0.
fn first(value: &Value) -> Option<Access> {
    if value.elements() <= 1 {
        return None;
    }
    Some(Access {
        dtype: value.dtype,
        place: value.place?,
        bytes: value.bytes,
        first: 0,
        indices: Vec::new(),
        clamped: true,
        combiner: None,
    })
}

impl Compiler<'_> {
    /// A step that neither repeats nor chooses.
    pub(super) fn elements(&mut self, id: StepId, op: &Op) -> Option<()> {
        let site = site(self.program, id);
        if let Op::Fusion(op) = op {
            return self.fusion(&site, op);
        }
        if let Op::Gather(op) = op {
            return self.gather(&site, op);
        }
        if let Op::Scatter(op) = op {
            return self.scatter(&site, op);
        }
        if let Op::Slice(op) = op {
            return self.static_slice(&site, op);
        }
        if *op == Op::Copy {
            self.copies(&site)
        } else if *op == Op::DynamicSlice {
            self.slice(&site)
        } else if *op == Op::DynamicUpdateSlice {
            self.update(&site)
        } else if matches!(op, Op::BroadcastInDim(_) | Op::Transpose(_)) {
            self.same(site.operand(0), site.result(0))
        } else {
            None
        }
    }

    /// The element that another tensor is.
    fn same(&mut self, from: &Value, to: &Value) -> Option<()> {
        let (from, to) = (self.read(from)?, self.write(to)?);
        self.copy(from, to);
        Some(())
    }

    fn static_slice(&mut self, site: &Site<'_>, op: &Slice) -> Option<()> {
        let (x, out) = (site.operand(0), site.result(0));
        if x.elements() == 1 {
            return self.same(x, out);
        }
        let starts = op.start.iter().zip(strides(&x.shape));
        let access = Access {
            first: starts.map(|(&start, stride)| start * stride as usize).sum(),
            ..first(x)?
        };
        let to = self.write(out)?;
        self.load(access, to)
    }

    fn copies(&mut self, site: &Site<'_>) -> Option<()> {
        for index in 0..site.step.operands.len() {
            let (from, to) = (site.operand(index), site.result(index));
            if from.place != to.place {
                self.same(from, to)?;
            }
        }
        Some(())
    }

    /// Indices along the dimensions of a tensor, of which a part is taken that has one element.
    fn indices(&mut self, whole: &Value, starts: &[&Value]) -> Option<Vec<Index>> {
        let dims = whole.shape.iter().zip(strides(&whole.shape)).zip(starts);
        let mut indices = Vec::new();
        for ((&extent, stride), start) in dims.filter(|((extent, _), _)| **extent > 1) {
            indices.push(Index {
                register: self.read(start)?,
                dtype: start.dtype,
                last: extent - 1,
                stride: stride as usize,
            });
        }
        Some(indices)
    }

    fn load(&mut self, access: Access, to: u8) -> Option<()> {
        let index = self.access(access)?;
        self.emit(Action::Load(index), [0; 3], to);
        Some(())
    }

    fn slice(&mut self, site: &Site<'_>) -> Option<()> {
        let (x, out) = (site.operand(0), site.result(0));
        if out.elements() != 1 {
            return None;
        }
        if x.elements() == 1 {
            return self.same(x, out);
        }
        let starts: Vec<&Value> = (1..site.step.operands.len())
            .map(|index| site.operand(index))
            .collect();
        let indices = self.indices(x, &starts)?;
        let access = Access {
            indices,
            ..first(x)?
        };
        let to = self.write(out)?;
        self.load(access, to)
    }

    fn update(&mut self, site: &Site<'_>) -> Option<()> {
        if !site.in_place() || site.operand(1).elements() != 1 {
            return None;
        }
        let starts: Vec<&Value> = (2..site.step.operands.len())
            .map(|index| site.operand(index))
            .collect();
        let indices = self.indices(site.result(0), &starts)?;
        let access = Access {
            indices,
            ..first(site.result(0))?
        };
        self.store(site.operand(1), access)
    }

    fn store(&mut self, update: &Value, access: Access) -> Option<()> {
        let update = self.read(update)?;
        let index = self.access(access)?;
        self.emit(Action::Store(index), [update; 3], 0);
        Some(())
    }

    /// One index along one dimension.
    fn index(&mut self, site: &Site<'_>, dims: &[usize]) -> Option<Vec<Index>> {
        let (whole, indices) = (site.operand(0), site.operand(1));
        let &[dim] = dims else { return None };
        Some(vec![Index {
            register: self.read(indices)?,
            dtype: indices.dtype,
            last: whole.shape[dim] - 1,
            stride: strides(&whole.shape)[dim] as usize,
        }])
    }

    fn gather(&mut self, site: &Site<'_>, op: &Gather) -> Option<()> {
        let (x, out) = (site.operand(0), site.result(0));
        if out.elements() != 1 || !op.points.batch.is_empty() {
            return None;
        }
        let indices = self.index(site, &op.points.dims)?;
        let access = Access {
            indices,
            ..first(x)?
        };
        let to = self.write(out)?;
        self.load(access, to)
    }

    fn scatter(&mut self, site: &Site<'_>, op: &Scatter) -> Option<()> {
        let update = site.operand(2);
        if !site.in_place() || update.elements() != 1 || !op.points.batch.is_empty() {
            return None;
        }
        let indices = self.index(site, &op.points.dims)?;
        let access = Access {
            indices,
            clamped: false,
            combiner: op.combiner,
            ..first(site.result(0))?
        };
        self.store(update, access)
    }

    /// A fusion over one element.
    fn fusion(&mut self, site: &Site<'_>, op: &Fusion) -> Option<()> {
        if op.shape.iter().any(|&extent| extent != 1) {
            return None;
        }
        let mut body = Body {
            op,
            held: Vec::new(),
            given: Vec::new(),
        };
        for (index, view) in op.views.iter().enumerate() {
            let value = site.operand(index);
            if value.elements() == 1 {
                body.held.push(self.read(value)?);
                continue;
            }
            let register = self.fresh()?;
            let access = Access {
                first: usize::try_from(view.offset).ok()?,
                ..first(value)?
            };
            self.load(access, register)?;
            body.given.push(register);
            body.held.push(register);
        }
        let mut targets = Vec::new();
        for index in 0..op.outputs.len() {
            targets.push(self.write(site.result(index))?);
        }
        for entry in 0..op.body.len() {
            self.entry(&mut body, entry, &targets)?;
        }
        self.results(&body, &targets)?;
        self.release(body.given);
        Some(())
    }

    /// One function of a fusion.
    fn entry(&mut self, body: &mut Body<'_>, entry: usize, targets: &[u8]) -> Option<()> {
        let step = &body.op.body[entry];
        if step.op == ElementOp::Iota {
            // The one index there is.
            let zero = self.bits(0)?;
            body.held.push(zero);
            return Some(());
        }
        let arguments = step.arguments();
        let from = arguments.last().map_or(step.dtype, |&it| body.op.types[it]);
        let code = Code::new(step.function, step.dtype, from, step.dim)?;
        let mut held = [0; 3];
        for (held, &argument) in held.iter_mut().zip(arguments) {
            *held = body.held[argument];
        }
        let out = match body.target(entry, targets) {
            Some(target) => target,
            None => {
                let register = self.fresh()?;
                body.given.push(register);
                register
            }
        };
        body.held.push(out);
        let added = body.added(entry, code);
        if let (Some(product), Some(last)) = (added, self.code.last_mut()) {
            last.action = Action::Apply(Code::MulAddF32);
            last.arguments[2] = held[1 - product];
            last.out = out;
            return Some(());
        }
        self.emit(Action::Apply(code), held, out);
        Some(())
    }

    /// Brings results where they are not yet; from all registers before any is overwritten.
    fn results(&mut self, body: &Body<'_>, targets: &[u8]) -> Option<()> {
        let outputs = body.op.outputs.iter().map(|&it| body.held[it]);
        let outputs: Vec<u8> = outputs.collect();
        for (index, from) in outputs.iter().enumerate() {
            if targets[..index].contains(from) && *from != targets[index] {
                return None;
            }
        }
        for (from, &to) in outputs.into_iter().zip(targets) {
            self.copy(from, to);
        }
        Some(())
    }
}

/// A fusion that is being compiled.
struct Body<'a> {
    op: &'a Fusion,
    /// Registers of what is computed so far: operands, then entries.
    held: Vec<u8>,
    /// Registers that are to be given back.
    given: Vec<u8>,
}

impl Body<'_> {
    /// The register of the result that an entry yields, if nothing reads what it held before from
    /// then on.
    fn target(&self, entry: usize, targets: &[u8]) -> Option<u8> {
        let operands = self.op.views.len();
        let result = self
            .op
            .outputs
            .iter()
            .position(|&it| it == operands + entry)?;
        let target = targets[result];
        let read = |&it: &usize| it < operands && self.held[it] == target;
        let later = self.op.body[entry + 1..].iter();
        let mut later = later.flat_map(|step| step.arguments());
        let free = !later.any(read) && !self.op.outputs.iter().any(read);
        free.then_some(target)
    }

    /// If an entry adds something to a product that the entry before computes and that nothing else
    /// reads: which of its arguments that is.
    fn added(&self, entry: usize, code: Code) -> Option<usize> {
        let before = entry.checked_sub(1)?;
        let product = self.op.views.len() + before;
        let made = &self.op.body[before];
        let from = made.arguments().last().map(|&it| self.op.types[it]);
        let made = Code::new(made.function, made.dtype, from?, made.dim);
        if code != Code::AddF32 || made != Some(Code::MulF32) {
            return None;
        }
        let reads = self.op.body.iter().flat_map(|step| step.arguments());
        let reads = reads.chain(&self.op.outputs).filter(|&&it| it == product);
        let arguments = self.op.body[entry].arguments();
        let position = arguments.iter().position(|&it| it == product)?;
        (reads.count() == 1).then_some(position)
    }
}
