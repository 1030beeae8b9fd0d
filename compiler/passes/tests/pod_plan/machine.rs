//! Plans, run with the IR's own evaluation of every op.

use peapod_ir::eval::{self, States, Tensor};
use peapod_ir::ops::OpKind;
use peapod_ir::ops::tensor::{Iota, TensorOp};
use peapod_ir::plan::pod::{Fusion, PodPlan, PodStep, ValuePlace};
use peapod_ir::verify::verify;
use peapod_ir::{Function, Location, Module, Op, Origin, TensorType, ValueId};

/// A device that runs a plan.
pub(crate) struct Machine<'a> {
    pub(crate) module: &'a Module,
    pub(crate) plan: &'a PodPlan,
    pub(crate) arena: Vec<u8>,
}

impl Machine<'_> {
    fn load(&self, function: usize, value: ValueId) -> Tensor {
        let it = self.module.functions[function].value(value);
        let bytes = match self.plan.computations[function].places[value] {
            Some(ValuePlace::Arena(offset)) => self.arena[offset..][..it.ty.size_bytes()].to_vec(),
            Some(ValuePlace::Constant) => {
                let Origin::Constant(bytes) = &it.origin else {
                    panic!("value {} is no constant", value.0);
                };
                bytes.to_vec()
            }
            None => panic!("value {} has no place", value.0),
        };
        Tensor::new(it.ty.clone(), bytes).unwrap()
    }

    fn store(&mut self, function: usize, value: ValueId, bytes: &[u8]) {
        match self.plan.computations[function].places[value] {
            Some(ValuePlace::Arena(offset)) => {
                assert_eq!(offset % 64, 0);
                self.arena[offset..][..bytes.len()].copy_from_slice(bytes);
            }
            place => panic!("value {} is written at {place:?}", value.0),
        }
    }

    /// Runs a function on arguments; they may be in place already.
    pub(crate) fn call(&mut self, function: usize, arguments: &[Tensor]) -> Vec<Tensor> {
        self.store_all(function, &self.module.functions[function].inputs, arguments);
        let it = &self.module.functions[function];
        for step in &self.plan.computations[function].steps {
            match step {
                PodStep::Op(op) => self.op(function, it.op(*op)),
                PodStep::Fusion(fusion) => self.fusion(function, fusion),
            }
        }
        it.outputs
            .iter()
            .map(|output| self.load(function, *output))
            .collect()
    }

    fn store_all(&mut self, function: usize, values: &[ValueId], contents: &[Tensor]) {
        for (value, content) in values.iter().zip(contents) {
            self.store(function, *value, content.bytes());
        }
    }

    fn load_all(&self, function: usize, values: &[ValueId]) -> Vec<Tensor> {
        let values = values.iter();
        values.map(|value| self.load(function, *value)).collect()
    }

    /// A loop, as the runtime has it: what goes around is nowhere but where the results are.
    fn repeat(&mut self, function: usize, op: &Op, called: [usize; 2], operands: &[Tensor]) {
        let (first, fixed) = operands.split_at(op.outputs.len());
        self.store_all(function, &op.outputs, first);
        let inputs = |called: usize| &self.module.functions[called].inputs;
        let [tested, changed] = called.map(inputs);
        for (called, inputs) in called.into_iter().zip([tested, changed]) {
            self.store_all(called, &inputs[first.len()..], fixed);
        }
        loop {
            let around = self.load_all(function, &op.outputs);
            if self.call(called[0], &around)[0].bytes()[0] == 0 {
                return;
            }
            let around = self.load_all(function, &op.outputs);
            let next = self.call(called[1], &around);
            self.store_all(function, &op.outputs, &next);
        }
    }

    fn named(&self, name: &str) -> usize {
        self.module
            .functions
            .iter()
            .position(|it| it.name == name)
            .unwrap()
    }

    fn op(&mut self, function: usize, op: &Op) {
        let operands = op.inputs.iter().flatten();
        let operands: Vec<Tensor> = operands.map(|it| self.load(function, *it)).collect();
        let results: Vec<TensorType> = op.outputs.iter().map(|it| self.ty(function, *it)).collect();
        #[allow(clippy::wildcard_enum_match_arm, reason = "the rest runs no functions")]
        let values = match &op.kind {
            OpKind::Tensor(TensorOp::While(it)) => {
                let called = [self.named(&it.condition), self.named(&it.body)];
                self.repeat(function, op, called, &operands);
                return;
            }
            OpKind::Tensor(TensorOp::Case(it)) => {
                let last = it.functions.len() - 1;
                let index = usize::try_from(operands[0].integers()[0])
                    .unwrap_or(last)
                    .min(last);
                self.call(self.named(&it.functions[index]), &operands[1..])
            }
            kind => evaluate(kind, &operands, &results),
        };
        for (output, value) in op.outputs.iter().zip(values) {
            self.store(function, *output, value.bytes());
        }
    }

    fn ty(&self, function: usize, value: ValueId) -> TensorType {
        self.module.functions[function].ty(value).clone()
    }

    fn fusion(&mut self, function: usize, fusion: &Fusion) {
        self.check_overlaps(function, fusion);
        let mut registers = Vec::new();
        for (value, view) in &fusion.operands {
            let whole = self.load(function, *value);
            let size = whole.ty().dtype.size_bytes();
            let bytes = positions(&fusion.shape, view.offset, &view.strides)
                .flat_map(|at| whole.bytes()[at * size..][..size].to_vec());
            let ty = TensorType::new(whole.ty().dtype, fusion.shape.clone());
            registers.push(Tensor::new(ty, bytes.collect()).unwrap());
        }
        for entry in &fusion.body {
            let op = self.module.functions[function].op(entry.op);
            let dtype = self.ty(function, op.outputs[0]).dtype;
            let operands: Vec<_> = entry
                .arguments
                .iter()
                .map(|it| registers[*it].clone())
                .collect();
            let kind = if let OpKind::Tensor(TensorOp::Iota(_)) = &op.kind {
                Iota { dim: entry.dim }.into()
            } else {
                op.kind.clone()
            };
            let ty = TensorType::new(dtype, fusion.shape.clone());
            registers.push(evaluate(&kind, &operands, &[ty]).remove(0));
        }
        for (value, register) in &fusion.results {
            assert_eq!(
                registers[*register].ty().dtype,
                self.ty(function, *value).dtype
            );
            self.store(function, *value, registers[*register].bytes());
        }
    }

    /// A result may only overwrite an operand that is read element by element.
    fn check_overlaps(&self, function: usize, fusion: &Fusion) {
        let range = |value: ValueId| {
            let place = self.plan.computations[function].places[value];
            let bytes = self.ty(function, value).size_bytes();
            match place {
                Some(ValuePlace::Arena(offset)) => offset..offset + bytes,
                Some(ValuePlace::Constant) | None => 0..0,
            }
        };
        let dense: Vec<usize> = positions_dense(&fusion.shape);
        for (result, _) in &fusion.results {
            let result = range(*result);
            for (operand, view) in &fusion.operands {
                let read = range(*operand);
                if read.start < result.end && result.start < read.end {
                    assert_eq!(read, result);
                    let seen = positions(&fusion.shape, view.offset, &view.strides);
                    assert_eq!(seen.collect::<Vec<_>>(), dense);
                }
            }
        }
    }
}

fn positions_dense(shape: &[usize]) -> Vec<usize> {
    (0..shape.iter().product()).collect()
}

/// For every index of a shape, offset + Σ index · stride.
fn positions(shape: &[usize], offset: i64, strides: &[i64]) -> impl Iterator<Item = usize> {
    assert_eq!(shape.len(), strides.len());
    let mut positions = vec![offset];
    for (&extent, &stride) in shape.iter().zip(strides) {
        let along = |at: i64| (0..extent as i64).map(move |index| at + index * stride);
        positions = positions.into_iter().flat_map(along).collect();
    }
    positions.into_iter().map(|at| usize::try_from(at).unwrap())
}

/// The results of one op.
fn evaluate(kind: &OpKind, operands: &[Tensor], results: &[TensorType]) -> Vec<Tensor> {
    let mut function = Function {
        name: "main".to_owned(),
        ..Function::default()
    };
    for operand in operands {
        let input = function.add_value("", operand.ty().clone(), Origin::Argument);
        function.inputs.push(input);
    }
    for ty in results {
        let output = function.add_value("", ty.clone(), Origin::Result);
        function.outputs.push(output);
    }
    function.ops.push(Op::new(
        kind.clone(),
        function
            .inputs
            .iter()
            .copied()
            .map(Some)
            .collect::<Vec<_>>(),
        function.outputs.clone(),
        &Location::default(),
    ));
    reference(&of_functions(vec![function]), operands)
}

pub(crate) fn of_functions(functions: Vec<Function>) -> Module {
    Module {
        functions,
        ..Module::default()
    }
}

pub(crate) fn reference(module: &Module, arguments: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}"));
    let name = &module.functions[0].name;
    let mut states = States::new(&verified, name).unwrap();
    eval::eval(&verified, name, arguments, &mut states).unwrap()
}
