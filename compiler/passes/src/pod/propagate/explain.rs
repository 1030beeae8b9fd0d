//! Why a value is sharded as it is, for people.

use peapod_ir::{AxisId, Module, OpId, ValueId};

use super::state::Reason;
use super::table::Site;
use crate::pod::parted::PartedMesh;

use super::{Conflict, Position, Propagation, Refusal};

impl Propagation {
    /// Why a value is sharded as it is: for every axis the steps back to an annotation, one per
    /// line, then the axes proposed to it and rejected, and those that it proposed and others
    /// rejected.
    ///
    /// The module is the one that was propagated, `function` an index in it.
    pub fn explain(&self, module: &Module, function: usize, value: ValueId) -> String {
        let site = Site { function, value };
        let names = Names {
            module,
            mesh: &self.mesh,
            home: function,
        };
        let ty = module.functions[function].ty(value);
        let sharding = &self.shardings[function][value];
        let mut text = format!(
            "{}: {ty} is sharded as {}\n",
            names.site(site),
            sharding.describe(&self.mesh)
        );
        for (dim, axes) in sharding.dims.iter().enumerate() {
            for axis in axes {
                text += &format!("dim {dim} over {}\n", names.axis(*axis));
                self.chain(&names, site, dim, *axis, &mut text);
            }
        }
        let slot = self.slot(site);
        let touching = |site: Site| self.slot(site) == slot;
        for conflict in &self.conflicts {
            if touching(conflict.to) {
                let line = names.refused(conflict);
                text += &format!("dim {} not over {line}\n", conflict.dim);
            }
        }
        for conflict in &self.conflicts {
            if touching(conflict.from) && !touching(conflict.to) {
                let to = names.site(conflict.to);
                let line = names.refused(conflict);
                text += &format!("not taken: dim {} of {to} over {line}\n", conflict.dim);
            }
        }
        text
    }

    fn slot(&self, site: Site) -> usize {
        self.history.slot_of[site.function][site.value]
    }

    /// The way of an axis back to an annotation.
    fn chain(&self, names: &Names<'_>, site: Site, dim: usize, axis: AxisId, text: &mut String) {
        let (mut site, mut dim) = (site, dim);
        loop {
            let held = &self.history.slots[self.slot(site)];
            let place = held.dims[dim].iter().position(|own| *own == axis);
            let reason = place.map(|place| held.reasons[dim][place]);
            match reason {
                None => return,
                Some(Reason::Annotation(annotated)) => {
                    *text += &format!("  {}\n", names.annotation(annotated, site));
                    return;
                }
                Some(Reason::Step(step, from, to)) => {
                    let step = &self.history.steps[step];
                    let (from, to) = (&step.ports[from], &step.ports[to]);
                    let axes = &self.history.slots[from.slot].dims;
                    let Some(source) = axes.iter().position(|axes| axes.contains(&axis)) else {
                        return;
                    };
                    *text += &format!(
                        "  {} dim {dim} from {} dim {source}: {} of {}\n",
                        names.site(to.site),
                        names.site(from.site),
                        names.way(from.part, to.part),
                        names.op(step.function, step.op),
                    );
                    (site, dim) = (from.site, source);
                }
            }
        }
    }
}

/// What things are called.
struct Names<'a> {
    module: &'a Module,
    /// Its axes, and parts of them.
    mesh: &'a PartedMesh,
    /// The function whose values are named without it.
    home: usize,
}

impl Names<'_> {
    fn axis(&self, axis: AxisId) -> &str {
        &self.mesh.axes[axis.0].name
    }

    fn site(&self, site: Site) -> String {
        let function = &self.module.functions[site.function];
        let name = match function.value(site.value).name.as_str() {
            "" => String::new(),
            name => format!(" {name:?}"),
        };
        let home = match site.function == self.home {
            true => String::new(),
            false => format!("@{} ", function.name),
        };
        format!("{home}%{}{name}", site.value.0)
    }

    fn op(&self, function: usize, op: OpId) -> String {
        let graph = &self.module.functions[function];
        let own = graph.op(op);
        let mut text = format!("op {} {}", op.0, own.kind);
        if let Some(line) = own.location.line {
            text += &format!(" (line {line})");
        }
        if function != self.home {
            text += &format!(" in @{}", graph.name);
        }
        text
    }

    fn part(&self, part: Position) -> String {
        let function = |index: usize| &self.module.functions[index].name;
        match part {
            Position::Operand(index) => format!("operand {index}"),
            Position::Result(index) => format!("result {index}"),
            Position::Input(callee, index) => format!("input {index} of @{}", function(callee)),
            Position::Output(callee, index) => format!("output {index} of @{}", function(callee)),
        }
    }

    fn way(&self, from: Position, to: Position) -> String {
        format!("{} to {}", self.part(from), self.part(to))
    }

    fn annotation(&self, annotated: Site, asked: Site) -> String {
        let function = &self.module.functions[annotated.function];
        let value = function.value(annotated.value);
        let Some(annotation) = &value.annotation else {
            return String::new();
        };
        let sharding = annotation.sharding.describe(&self.module.mesh);
        let tied = match annotated == asked {
            true => String::new(),
            false => format!(", which is tied to {}", self.site(asked)),
        };
        let source = match annotation.source.words() {
            "" => String::new(),
            source => format!(": {source}"),
        };
        let priority = match &annotation.priorities[..] {
            [first, others @ ..] if others.iter().any(|other| other != first) => {
                format!(" with priorities {:?}", annotation.priorities)
            }
            [] | [0, ..] => String::new(),
            [priority, ..] => format!(" with priority {priority}"),
        };
        format!(
            "{} is annotated {sharding}{priority}{tied}{source}",
            self.site(annotated)
        )
    }

    fn refused(&self, conflict: &Conflict) -> String {
        let why = match &conflict.refusal {
            Refusal::Closed => "its annotation closes the dimension".to_owned(),
            Refusal::Taken(dim) => format!("the axis splits its dim {dim}"),
            Refusal::Differs(axes) => {
                let axes: Vec<&str> = axes.iter().map(|axis| self.axis(*axis)).collect();
                format!("the dimension is split over {}", axes.join(", "))
            }
            Refusal::Manual => "the program is written per device along the axis".to_owned(),
            Refusal::Uneven => "the parts do not fit what the dimension is made of".to_owned(),
        };
        format!(
            "{}: {why}\n  proposed by {}: {} of {}",
            self.axis(conflict.axis),
            self.site(conflict.from),
            self.way(conflict.from_part, conflict.to_part),
            self.op(conflict.function, conflict.op),
        )
    }
}
