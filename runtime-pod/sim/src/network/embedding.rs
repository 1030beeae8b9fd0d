//! Where the axes of a mesh are placed: on the cores of a chip and along the dimensions of the
//! torus.
//!
//! Devices are numbered row-major, the last axis fastest. Left alone, the last axis takes the cores
//! of a chip and then neighbouring chips along X, then Y; the next one is strided over it. So
//! `data=2048,model=4` on 128x32 chips of two cores is placed as `data=Y,X:64 model=X:2,core`: that
//! is also what a user may write, places major first, with `:n` where an axis takes a part of one.

use std::fmt;

use peapod_schemas::pod::Mesh;

use crate::SimError;
use crate::machine::{Machine, pod_names};

/// A place that holds positions of axes: the cores of a chip, or a dimension of the torus.
pub(crate) const CORE: usize = 0;

/// A part of an axis: so many positions at a place, `stride` apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// 0 for the cores of a chip, 1 for X, 2 for Y, 3 for Z.
    pub place: usize,
    /// Cores or chips from one position to the next.
    pub stride: usize,
    /// Positions.
    pub extent: usize,
}

impl Segment {
    /// Whether what is here at the place has position 0.
    pub(crate) const fn begins_at(&self, x: usize) -> bool {
        (x / self.stride).is_multiple_of(self.extent)
    }
}

/// An axis of the mesh with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmbeddedAxis {
    /// Its name.
    pub name: String,
    /// Devices along it.
    pub size: usize,
    /// Where they are, major first; none for an axis of one device.
    pub segments: Vec<Segment>,
}

/// A mesh on a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedding {
    /// The axes, the last one varying fastest.
    pub axes: Vec<EmbeddedAxis>,
    /// Positions at each place: cores, then chips along X, Y, Z.
    extents: Vec<usize>,
    names: Vec<&'static str>,
}

impl Embedding {
    /// Lays a mesh onto a machine: minor axes onto cores and neighbouring chips, X before Y before
    /// Z, or in the next order that fits where that does not.
    pub fn new(machine: &Machine, mesh: &[(String, usize)]) -> Result<Self, SimError> {
        check_size(machine, mesh)?;
        let empty = Self::empty(machine, mesh);
        let mut failed = None;
        for order in orders(empty.extents.len()) {
            match empty.laid(mesh, &order) {
                Ok(embedding) => return Ok(embedding),
                Err(axis) => failed = failed.or(Some(axis)),
            }
        }
        let axis = failed.unwrap_or_default();
        let (name, size) = &mesh[axis];
        Err(SimError::MeshFit {
            mesh: mesh_text(mesh),
            machine: machine.described(),
            axis: name.clone(),
            size: *size,
            fits: empty.fitting(mesh, axis),
        })
    }

    /// Lays a mesh onto a machine as a user says: `data=Y,X:64 model=X:2,core`. Axes are separated
    /// by spaces, their places by commas, major first. Where several axes share a place, those of
    /// later axes are neighbours, as are later ones of an axis. A place without `:n` is what the
    /// others leave of it. Axes of one device need not be named.
    pub fn parse(
        machine: &Machine,
        mesh: &[(String, usize)],
        text: &str,
    ) -> Result<Self, SimError> {
        check_size(machine, mesh)?;
        let mut embedding = Self::empty(machine, mesh);
        let wrong = |message: String| SimError::Embedding {
            text: text.to_owned(),
            message,
        };
        embedding.fill(text).map_err(&wrong)?;
        embedding.check().map_err(&wrong)?;
        Ok(embedding)
    }

    /// Number of devices.
    pub fn devices(&self) -> usize {
        self.extents.iter().product()
    }

    /// Number of places: the cores of a chip, then the dimensions of the network.
    pub const fn places(&self) -> usize {
        self.extents.len()
    }

    /// Where a device is: its core, then its chip's X, Y, Z.
    pub fn coordinates(&self, device: usize) -> Vec<usize> {
        let mut at = vec![0; self.extents.len()];
        let mut rest = device;
        for axis in self.axes.iter().rev() {
            for segment in axis.segments.iter().rev() {
                at[segment.place] += rest % segment.extent * segment.stride;
                rest /= segment.extent;
            }
        }
        at
    }

    /// The mesh.
    pub fn mesh(&self) -> Mesh {
        let axes = self.axes.iter().map(|axis| (axis.name.clone(), axis.size));
        Mesh {
            axes: axes.collect(),
        }
    }

    fn empty(machine: &Machine, mesh: &[(String, usize)]) -> Self {
        let chips = machine.dims.iter().map(|dim| dim.chips);
        let axes = mesh.iter().map(|(name, size)| EmbeddedAxis {
            name: name.clone(),
            size: *size,
            segments: vec![],
        });
        Self {
            axes: axes.collect(),
            extents: [machine.cores_per_chip].into_iter().chain(chips).collect(),
            names: ["core"]
                .into_iter()
                .chain(machine.dims.iter().map(|dim| dim.name))
                .collect(),
        }
    }

    /// The axes on the places in this order, minor ones first; else the axis that does not fit.
    fn laid(&self, mesh: &[(String, usize)], order: &[usize]) -> Result<Self, usize> {
        let mut laid = self.clone();
        let mut places = order.iter().map(|&place| (place, self.extents[place]));
        let mut open = places.next();
        for (axis, &(_, size)) in mesh.iter().enumerate().rev() {
            let mut rest = size;
            while rest > 1 {
                let Some((place, left)) = open else {
                    return Err(axis);
                };
                if left == 1 {
                    open = places.next();
                    continue;
                }
                let extent = if rest.is_multiple_of(left) {
                    left
                } else if left.is_multiple_of(rest) {
                    rest
                } else {
                    return Err(axis);
                };
                let segment = Segment {
                    place,
                    stride: self.extents[place] / left,
                    extent,
                };
                laid.axes[axis].segments.insert(0, segment);
                open = Some((place, left / extent));
                rest /= extent;
            }
        }
        Ok(laid)
    }

    /// A mesh that fits and differs little: the axis takes another size, the first other one the
    /// rest.
    fn fitting(&self, mesh: &[(String, usize)], axis: usize) -> String {
        let others = (0..mesh.len()).filter(|&other| other != axis);
        for other in others {
            let both = mesh[axis].1 * mesh[other].1;
            let mut sizes: Vec<usize> = (1..=both).filter(|&n| both.is_multiple_of(n)).collect();
            sizes.sort_by_key(|size| size.abs_diff(mesh[axis].1));
            for size in sizes {
                let mut changed = mesh.to_vec();
                changed[axis].1 = size;
                changed[other].1 = both / size;
                let mut all = orders(self.extents.len()).into_iter();
                if all.any(|order| self.laid(&changed, &order).is_ok()) {
                    return format!("{} would fit", mesh_text(&changed));
                }
            }
        }
        format!("one axis of {} would fit", self.devices())
    }

    /// Takes segments from the user's words; strides come last, from how places are shared.
    fn fill(&mut self, text: &str) -> Result<(), String> {
        for word in text.split_whitespace() {
            let (name, places) = word
                .split_once('=')
                .ok_or_else(|| format!("`{word}` is not like data=Y,X:64"))?;
            let axis = self.axes.iter().position(|axis| axis.name == name);
            let axis = axis.ok_or_else(|| {
                let known: Vec<&str> = self.axes.iter().map(|axis| axis.name.as_str()).collect();
                format!("no axis `{name}`; there are: {}", known.join(", "))
            })?;
            if !self.axes[axis].segments.is_empty() {
                return Err(format!("axis `{name}` is there twice"));
            }
            for place in places.split(',') {
                let segment = self.segment(place)?;
                self.axes[axis].segments.push(segment);
            }
        }
        self.share()
    }

    /// One place of the user's words; extent 0 means the rest.
    fn segment(&self, word: &str) -> Result<Segment, String> {
        let (name, extent) = match word.split_once(':') {
            Some((name, extent)) => {
                let extent: usize = extent.parse().unwrap_or(0);
                if extent == 0 {
                    return Err(format!("`{word}`: after the colon comes a number above 0"));
                }
                (name, extent)
            }
            None => (word, 0),
        };
        let place = self
            .names
            .iter()
            .position(|known| known.eq_ignore_ascii_case(name));
        let place = place.ok_or_else(|| {
            format!(
                "no dimension `{name}`; the dimensions are: {}",
                self.names.join(", ")
            )
        })?;
        Ok(Segment {
            place,
            stride: 1,
            extent,
        })
    }

    /// Extents of what is left, and strides.
    fn share(&mut self) -> Result<(), String> {
        let segments = self.axes.iter().flat_map(|axis| &axis.segments);
        let used: Vec<usize> = segments.map(|segment| segment.place).collect();
        // What the user wrote is judged before what is missing.
        let mut places: Vec<usize> = (0..self.extents.len()).collect();
        places.sort_by_key(|place| !used.contains(place));
        for place in places {
            let (there, name) = (self.extents[place], self.names[place]);
            let mut parts: Vec<&mut Segment> = (self.axes.iter_mut().rev())
                .flat_map(|axis| axis.segments.iter_mut().rev())
                .filter(|segment| segment.place == place)
                .collect();
            let open = parts.iter().filter(|part| part.extent == 0).count();
            let extents = parts.iter().map(|part| part.extent.max(1));
            let given = extents.fold(1, usize::saturating_mul);
            let fits = match open {
                0 => given == there,
                1 => there.is_multiple_of(given),
                _ => {
                    return Err(format!(
                        "dimension {name} is used twice; give each extent as {name}:n"
                    ));
                }
            };
            if !fits {
                return Err(match parts.is_empty() {
                    true => format!("dimension {name} has extent {there}, no axis uses it"),
                    false => {
                        format!("dimension {name} has extent {there}, the embedding uses {given}")
                    }
                });
            }
            let mut stride = 1;
            for part in &mut parts {
                part.stride = stride;
                if part.extent == 0 {
                    part.extent = there / given;
                }
                stride *= part.extent;
            }
        }
        for axis in &mut self.axes {
            axis.segments.retain(|segment| segment.extent > 1);
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        for axis in &self.axes {
            let places = axis.segments.iter().map(|segment| segment.extent);
            let there: usize = places.product();
            if there != axis.size {
                let (name, size) = (&axis.name, axis.size);
                return Err(format!(
                    "axis `{name}` has {size} devices, its places {there}"
                ));
            }
        }
        Ok(())
    }
}

/// As [`Embedding::parse`] reads it.
impl fmt::Display for Embedding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for axis in self.axes.iter().filter(|axis| !axis.segments.is_empty()) {
            f.write_str(if first { "" } else { " " })?;
            first = false;
            let places = axis.segments.iter().map(|segment| {
                let name = self.names[segment.place];
                if segment.extent == self.extents[segment.place] {
                    name.to_owned()
                } else {
                    format!("{name}:{}", segment.extent)
                }
            });
            write!(f, "{}={}", axis.name, places.collect::<Vec<_>>().join(","))?;
        }
        Ok(())
    }
}

/// The axes with their sizes, as the commands take them: `data=2048,model=4`.
pub fn mesh_text(mesh: &[(String, usize)]) -> String {
    let axes = mesh.iter().map(|(name, size)| format!("{name}={size}"));
    axes.collect::<Vec<_>>().join(",")
}

fn check_size(machine: &Machine, mesh: &[(String, usize)]) -> Result<(), SimError> {
    let sizes = mesh.iter().map(|&(_, size)| size);
    let devices = sizes.fold(1, usize::saturating_mul);
    let there = machine.devices();
    if devices == there {
        return Ok(());
    }
    let slices = pod_names(|pod| pod.devices() == Some(devices));
    let fits = match slices.as_str() {
        "" => format!("axes must multiply out to {there}"),
        slices => format!("axes must multiply out to {there}, or take the target {slices}"),
    };
    Err(SimError::MeshSize {
        mesh: mesh_text(mesh),
        devices,
        machine: machine.described(),
        there,
        fits,
    })
}

/// All orders of so many places, the natural one first.
pub(crate) fn orders(places: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![]];
    for _ in 0..places {
        let longer = orders.iter().flat_map(|order: &Vec<usize>| {
            let free = (0..places).filter(|place| !order.contains(place));
            free.map(|place| [order.as_slice(), &[place]].concat())
        });
        orders = longer.collect();
    }
    orders
}
