//! What holds of every module and all annotations.

use std::fmt::Write;

use peapod_ir::entity::{EntityRef, SecondaryMap};
use peapod_ir::text::parse;
use peapod_ir::{Annotation, AxisId, Mesh, Module, Sharding, ValueId, verify};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::table::Table;
use super::super::{Propagation, free, propagate};

/// Text of a module under construction: values are `%v0`, `%v1`, …
struct Writer {
    shapes: Vec<Vec<usize>>,
    text: String,
}

impl Writer {
    fn new() -> Self {
        Self {
            shapes: vec![vec![4, 6], vec![6, 4], vec![12], vec![4, 6]],
            text: "func @main(%v0: f32[4, 6], %v1: f32[6, 4], %v2: f32[12], %v3: f32[4, 6]) {
                     const %zero: f32[] = [0.0]\n"
                .to_owned(),
        }
    }

    fn push(&mut self, op: &str, shape: Vec<usize>) {
        let index = self.shapes.len();
        writeln!(self.text, "  %v{index} = {op} : f32{shape:?}").expect("to a string");
        self.shapes.push(shape);
    }

    /// Adds an op of a kind on values picked by numbers, or a negation where it does not fit.
    fn add(&mut self, kind: u8, picks: [usize; 2]) {
        let [a, b] = picks.map(|pick| pick % self.shapes.len());
        let shape = self.shapes[a].clone();
        let rank = shape.len();
        let elements: usize = shape.iter().product();
        match kind {
            0 if self.shapes[b] == shape => self.push(&format!("add(%v{a}, %v{b})"), shape),
            1 => {
                let permutation: Vec<usize> = (0..rank).rev().collect();
                let shape = shape.into_iter().rev().collect();
                self.push(
                    &format!("transpose(%v{a}) {{permutation = {permutation:?}}}"),
                    shape,
                );
            }
            2 if rank > 1 => self.push(&format!("reshape(%v{a})"), vec![elements]),
            2 | 3 if elements.is_multiple_of(4) => {
                self.push(&format!("reshape(%v{a})"), vec![4, elements / 4]);
            }
            4 if rank == 2 && self.shapes[b].len() == 2 && self.shapes[b][0] == shape[1] => {
                let product = format!(
                    "dot_general(%v{a}, %v{b}) {{batch = [[], []], contracting = [[1], [0]]}}"
                );
                self.push(&product, vec![shape[0], self.shapes[b][1]]);
            }
            5 if rank > 0 => {
                let reduction = format!("reduce(%v{a}, %zero) {{combiner = add, dims = [0]}}");
                self.push(&reduction, shape[1..].to_vec());
            }
            6 if rank < 3 && elements < 200 => {
                let dims: Vec<usize> = (1..=rank).collect();
                let wide = [&[6], &shape[..]].concat();
                self.push(
                    &format!("broadcast_in_dim(%v{a}) {{dims = {dims:?}}}"),
                    wide,
                );
            }
            7 if rank > 0 => {
                self.push("iota() {dim = 0}", shape.clone());
                let iota = self.shapes.len() - 1;
                self.push(&format!("mul(%v{iota}, %v{a})"), shape);
            }
            _ => self.push(&format!("neg(%v{a})"), shape),
        }
    }

    fn finish(mut self) -> Module {
        writeln!(self.text, "  return %v{}\n}}", self.shapes.len() - 1).expect("to a string");
        let mut module = parse(&self.text).unwrap_or_else(|error| panic!("{error}\n{}", self.text));
        module.mesh = Mesh::new([("a", 2), ("b", 3), ("c", 2), ("one", 1)]);
        module
    }
}

/// An annotation of a picked value: for each axis the dimension it splits, if any.
fn annotate(module: &mut Module, pick: usize, places: &[usize], open: u8, priority: u8) {
    let values = &mut module.functions[0].values;
    let picked = ValueId::new(pick % values.len());
    let value = &mut values[picked];
    let rank = value.ty.shape.len();
    let mut sharding = Sharding::replicated(rank);
    for (axis, place) in places.iter().enumerate() {
        let parts = module
            .mesh
            .parts(sharding.dims.get(*place).map_or(&[], Vec::as_slice));
        if *place < rank && value.ty.shape[*place] >= parts * module.mesh.axes[axis].size {
            sharding.dims[*place].push(AxisId(axis));
        }
    }
    value.annotation = Some(Annotation {
        sharding,
        open: (0..rank).map(|dim| open >> dim & 1 == 1).collect(),
        priorities: (0..rank)
            .map(|dim| u32::from(priority >> (2 * dim) & 3))
            .collect(),
        source: "the test".to_owned().into(),
        groups: vec![],
    });
}

fn modules() -> impl Strategy<Value = Module> {
    let ops = vec((0_u8..9, any::<[usize; 2]>()), 1..24);
    let annotation = (any::<usize>(), vec(0_usize..5, 4), any::<u8>(), any::<u8>());
    (ops, vec(annotation, 1..5)).prop_map(|(ops, annotations)| {
        let mut writer = Writer::new();
        for (kind, picks) in ops {
            writer.add(kind, picks);
        }
        let mut module = writer.finish();
        for (pick, places, open, priority) in annotations {
            annotate(&mut module, pick, &places, open, priority);
        }
        verify(&module).expect("it is sound");
        module
    })
}

/// The sharding of every value is sound, and as annotated.
fn check(module: &Module, propagation: &Propagation) -> Result<(), TestCaseError> {
    let values = &module.functions[0].values;
    prop_assert_eq!(propagation.shardings[0].len(), values.len());
    for (value, sharding) in values.values().zip(propagation.shardings[0].values()) {
        prop_assert_eq!(sharding.dims.len(), value.ty.shape.len());
        prop_assert!(sharding.partial.is_empty());
        let mut axes: Vec<AxisId> = sharding.axes().collect();
        axes.sort_unstable();
        prop_assert!(
            axes.windows(2).all(|pair| pair[0] != pair[1]),
            "{:?}",
            sharding
        );
        for (dim, axes) in sharding.dims.iter().enumerate() {
            prop_assert!(value.ty.shape[dim] >= propagation.mesh.parts(axes));
            if let Some(annotation) = &value.annotation {
                let named = &annotation.sharding.dims[dim];
                let axes = propagation.mesh.wholes(axes);
                prop_assert!(axes.starts_with(named));
                prop_assert!(annotation.open[dim] || axes == *named);
            }
        }
    }
    Ok(())
}

/// The same module with ops in another order: those that need little first, the last ones of these
/// before.
fn reordered(module: &Module) -> Module {
    let mut module = module.clone();
    let function = &mut module.functions[0];
    let mut depth: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    let mut ops: Vec<_> = std::mem::take(&mut function.ops)
        .into_iter()
        .map(|op| {
            let own = 1 + op.operands().map(|id| depth[id]).max().unwrap_or(0);
            for result in &op.outputs {
                depth[*result] = own;
            }
            (own, op)
        })
        .collect();
    ops.reverse();
    ops.sort_by_key(|(depth, _)| *depth);
    function.ops = ops.into_iter().map(|(_, op)| op).collect();
    verify(&module).expect("it is sound");
    module
}

/// The module with what was found for all values that are not free as annotations to which axes may
/// be added.
fn settled(module: &Module, propagation: &Propagation) -> Module {
    let mut table = Table::new(module);
    free::mark(module, &mut table);
    let mut settled = module.clone();
    let values = settled.functions[0].values.iter_mut();
    for ((id, value), sharding) in values.zip(propagation.shardings[0].values()) {
        if table.slots[table.slot_of[0][id]].free {
            continue;
        }
        let open = vec![true; value.ty.shape.len()];
        let open = value.annotation.take().map_or(open, |own| own.open);
        value.annotation = Some(Annotation {
            sharding: sharding.clone(),
            open,
            ..Annotation::default()
        });
    }
    settled
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_value_lies_soundly_and_as_annotated(module in modules()) {
        let propagation = propagate(&module);
        check(&module, &propagation)?;
        for (id, sharding) in &propagation.shardings[0] {
            let text = propagation.explain(&module, 0, id);
            let axes = sharding.axes().count();
            let ends = text.lines().filter(|line| line.contains(" is annotated ")).count();
            prop_assert_eq!(axes, ends, "{}", text);
        }
    }

    #[test]
    fn what_is_found_stays(module in modules()) {
        let found = propagate(&module);
        // Annotations name no parts of axes.
        let axes = found.shardings[0].values().flat_map(|sharding| sharding.axes());
        prop_assume!(!axes.into_iter().any(|axis| found.mesh.is_part(axis)));
        let again = propagate(&settled(&module, &found));
        prop_assert_eq!(found.shardings, again.shardings);
    }

    #[test]
    fn without_conflicts_the_order_of_ops_is_all_one(module in modules()) {
        let found = propagate(&module);
        if found.conflicts.is_empty() {
            prop_assert_eq!(found.shardings, propagate(&reordered(&module)).shardings);
        }
    }
}
