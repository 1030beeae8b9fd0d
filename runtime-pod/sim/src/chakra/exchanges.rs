//! Permutations by device: whom each sends to and receives from.

use std::collections::BTreeMap;

use peapod_schemas::pod::{Collective, CollectiveOp, Mesh, Route};

use super::nodes::Action;

/// What one position of a group does, by positions; what stays there is not sent.
#[derive(Clone, Debug, Default)]
struct Exchange {
    to: Vec<usize>,
    from: Option<usize>,
}

impl Exchange {
    fn messages(&self) -> usize {
        self.to.len() + usize::from(self.from.is_some())
    }
}

/// The permutations of a program, each kind once.
#[derive(Debug)]
pub(super) struct Exchanges<'a> {
    mesh: &'a Mesh,
    positions: BTreeMap<(&'a [usize], &'a Route), Vec<Exchange>>,
}

/// A permutation over some axes.
fn permutation<'a>(action: &Action<'a>) -> Option<(&'a [usize], &'a Route)> {
    let Action::Collective { of, .. } = action else {
        return None;
    };
    route(of)
}

pub(super) fn route(of: &Collective) -> Option<(&[usize], &Route)> {
    match &of.op {
        CollectiveOp::CollectivePermute(route) => Some((&of.axes, route)),
        CollectiveOp::AllReduce { .. }
        | CollectiveOp::AllGather { .. }
        | CollectiveOp::ReduceScatter { .. }
        | CollectiveOp::AllToAll { .. }
        | CollectiveOp::CollectiveBroadcast { .. } => None,
    }
}

impl<'a> Exchanges<'a> {
    pub(super) const fn new(mesh: &'a Mesh) -> Self {
        Self {
            mesh,
            positions: BTreeMap::new(),
        }
    }

    /// Takes note of a node, and gives the most messages that a device has in its place.
    pub(super) fn insert(&mut self, action: &Action<'a>) -> usize {
        let Some((axes, route)) = permutation(action) else {
            return 1;
        };
        let mesh = self.mesh;
        let positions = self.positions.entry((axes, route)).or_insert_with(|| {
            let sources = route.sources(mesh, &mesh.along(axes));
            let mut positions = vec![Exchange::default(); sources.len()];
            for (target, source) in sources.into_iter().enumerate() {
                if let Some(source) = source.filter(|it| *it != target) {
                    positions[source].to.push(target);
                    positions[target].from = Some(source);
                }
            }
            positions
        });
        let most = positions.iter().map(Exchange::messages).max();
        most.unwrap_or(0).max(1)
    }

    /// How many messages a device has in the place of a node: one at least.
    pub(super) fn count(&self, action: &Action<'a>, device: usize) -> usize {
        let exchange = permutation(action).and_then(|it| self.exchange(it, device));
        exchange.map_or(1, |it| it.messages().max(1))
    }

    /// The devices that one sends to, and the one that it receives from.
    pub(super) fn of(
        &self,
        (axes, route): (&'a [usize], &'a Route),
        device: usize,
    ) -> (Vec<usize>, Option<usize>) {
        let offsets = self.mesh.along(axes);
        let first = device - offsets[self.mesh.position(device, axes)];
        let member = |position: &usize| first + offsets[*position];
        let Some(exchange) = self.exchange((axes, route), device) else {
            return (vec![], None);
        };
        let to = exchange.to.iter().map(member).collect();
        (to, exchange.from.as_ref().map(member))
    }

    fn exchange(&self, of: (&'a [usize], &'a Route), device: usize) -> Option<&Exchange> {
        let position = self.mesh.position(device, of.0);
        self.positions.get(&of).map(|it| &it[position])
    }
}
