//! Places buffers: lifetimes and sizes in, offsets out.
//!
//! The problem is offline dynamic storage allocation. Two buffers that are needed at the same time
//! must not overlap; everything else is free. Time is a number per buffer end, so the same planner
//! serves a 20 kB arena and the memory of a large device.
//!
//! A buffer may be allowed to take over the bytes of another one that dies when it is born (an
//! operation that works *in place*). The planner decides whether it does: see `sharing.rs`.
//!
//! A buffer may be inside another one, at a fixed offset: see `rigid.rs`.

mod bound;
mod exact;
mod greedy;
pub mod regions;
mod rigid;
mod sharing;
mod sweep;

use sharing::Classes;

/// Something that needs bytes from `first` to `last`, both included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// Length in bytes; nothing overlaps with an empty buffer.
    pub len_bytes: usize,
    /// The offset is a multiple of this power of two.
    pub align: usize,
    /// First moment it is needed.
    pub first: usize,
    /// Last moment it is needed; ≥ `first`.
    pub last: usize,
    /// Indices of buffers whose bytes this one, and what is inside it, may take over: each has the
    /// same length and its last moment is this one's first.
    pub in_place_of: Vec<usize>,
    /// A buffer that this one is a part of, and from which byte of it on. The two hold the same
    /// wherever both are needed, so they share these bytes at any time.
    pub within: Option<(usize, usize)>,
}

/// Which algorithms look for a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Planner {
    /// All of them; the best result counts.
    #[default]
    Best,
    /// A few of them, for a first look.
    Quick,
    /// Large buffers first, each at the lowest offset that is free.
    GreedyBySize,
    /// Crowded moments first, in each of them large buffers first.
    GreedyByBreadth,
    /// Long-lived buffers first.
    GreedyByLifetime,
    /// In order of birth, each in the smallest gap: the fastest.
    Sweep,
}

/// A layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryPlan {
    /// Per buffer, bytes from the start.
    pub offsets: Vec<usize>,
    /// End of the last buffer.
    pub len_bytes: usize,
    /// No layout is shorter than this: the most bytes alive at one moment.
    pub lower_bound_bytes: usize,
    /// Whether the layout is known to be the shortest there is.
    pub optimal: bool,
}

/// Most buffers for which the exact search starts.
const EXACT_BUFFERS_MAX: usize = 64;

/// Most buffers for which every greedy order is tried: their time grows with the square.
const THOROUGH_BUFFERS_MAX: usize = 2_000;

/// Most buffers for which pairs are looked at.
const PAIRS_BUFFERS_MAX: usize = 10_000;

/// Pairs of buffers the exact search compares, about, before it settles for the best layout found:
/// some tens of milliseconds.
const EXACT_PAIRS_MAX: usize = 20_000_000;

/// Lays out buffers.
///
/// # Panics
///
/// If a buffer breaks the rules its fields document.
pub fn plan(buffers: &[Buffer], planner: Planner) -> MemoryPlan {
    check(buffers);
    // Slices and parts of concatenations are allocated within other buffers.
    if buffers.iter().any(|buffer| buffer.within.is_some()) {
        let lower_bound_bytes = rigid::most_alive_bytes(buffers);
        let Layout { offsets, len_bytes } = if buffers.len() > PAIRS_BUFFERS_MAX {
            rigid::swept(buffers)
        } else {
            rigid::layout(buffers, lower_bound_bytes, rounds(planner, buffers.len()))
        };
        return MemoryPlan {
            offsets,
            len_bytes,
            lower_bound_bytes,
            optimal: len_bytes == lower_bound_bytes,
        };
    }
    let lower_bound_bytes = bound::most_alive_bytes(buffers);
    let mut best = greedy_layout(buffers, planner);
    let mut proven = best.len_bytes == lower_bound_bytes;
    if planner == Planner::Best && !proven && buffers.len() <= EXACT_BUFFERS_MAX {
        // To place a buffer takes a look at every pair.
        let places = EXACT_PAIRS_MAX / buffers.len().pow(2);
        let (layout, complete) = exact::search(buffers, best, places);
        best = layout;
        proven = complete;
    }
    if planner == Planner::Best && !proven && buffers.len() <= THOROUGH_BUFFERS_MAX {
        let other = rigid::layout(buffers, lower_bound_bytes, rounds(planner, buffers.len()));
        if other.len_bytes < best.len_bytes {
            best = other;
        }
    }
    MemoryPlan {
        offsets: best.offsets,
        len_bytes: best.len_bytes,
        lower_bound_bytes,
        optimal: proven || best.len_bytes == lower_bound_bytes,
    }
}

/// How many layouts are tried from one order, where buffers are inside others: fewer of many
/// buffers, since each takes a look at every pair.
fn rounds(planner: Planner, buffers: usize) -> usize {
    let most = match planner {
        Planner::Best => 500,
        Planner::Quick => 30,
        Planner::GreedyBySize | Planner::GreedyByBreadth | Planner::GreedyByLifetime => 1,
        Planner::Sweep => 1,
    };
    most.min(EXACT_PAIRS_MAX / buffers.pow(2).max(1)).max(1)
}

/// Offsets of buffers, and where the last one ends.
#[derive(Clone, Debug)]
struct Layout {
    offsets: Vec<usize>,
    len_bytes: usize,
}

/// The shortest layout that greedy placement finds, with as much sharing as possible and with none.
fn greedy_layout(buffers: &[Buffer], planner: Planner) -> Layout {
    let orders: &[greedy::Order] = match planner {
        Planner::Best if buffers.len() > THOROUGH_BUFFERS_MAX => &[greedy::Order::Size],
        Planner::Best | Planner::Quick => &greedy::Order::ALL,
        Planner::GreedyBySize => &[greedy::Order::Size],
        Planner::GreedyByBreadth => &[greedy::Order::Breadth],
        Planner::GreedyByLifetime => &[greedy::Order::Lifetime],
        Planner::Sweep => &[],
    };
    let sharings = [
        sharing::as_much_as_possible(buffers),
        sharing::none(buffers),
    ];
    let layouts = sharings.iter().flat_map(|sharing| {
        let classes = Classes::new(buffers, sharing);
        if orders.is_empty() || buffers.len() > PAIRS_BUFFERS_MAX {
            return vec![classes.layout(&sweep::place(&classes.merged))];
        }
        orders
            .iter()
            .map(move |order| classes.layout(&greedy::place(&classes.merged, *order)))
            .collect::<Vec<_>>()
    });
    layouts
        .min_by_key(|layout| layout.len_bytes)
        .expect("there is at least one order")
}

fn check(buffers: &[Buffer]) {
    for (index, buffer) in buffers.iter().enumerate() {
        assert!(
            buffer.align.is_power_of_two(),
            "alignment of buffer {index}"
        );
        assert!(
            buffer.first <= buffer.last,
            "buffer {index} ends before it begins"
        );
        for &source in &buffer.in_place_of {
            let source = &buffers[source];
            assert_eq!(
                source.len_bytes, buffer.len_bytes,
                "buffer {index} in place"
            );
            assert_eq!(source.last, buffer.first, "buffer {index} in place");
            assert!(source.first < buffer.first, "buffer {index} in place");
        }
        if let Some((host, offset)) = buffer.within {
            let host = &buffers[host];
            let inside = offset + buffer.len_bytes <= host.len_bytes;
            assert!(inside, "buffer {index} reaches out of its host");
            let aligned = offset.is_multiple_of(buffer.align) && host.align >= buffer.align;
            assert!(aligned, "buffer {index} in its host");
        }
    }
}

/// The next multiple of `align`, a power of two, from `offset` on: it is asked for often, and a
/// division is slow.
fn align_up(offset: usize, align: usize) -> usize {
    (offset + (align - 1)) & !(align - 1)
}
