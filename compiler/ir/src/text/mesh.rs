//! Meshes, and what is asked of shardings, from and to text.

use std::fmt::{self, Display, Formatter};

use super::lexer::Token;
use super::parser::{ParseError, Parser};
use super::print::{FunctionName, Quoted};
use crate::mesh::{Annotation, Axis, AxisId, Mesh};
use crate::numerics::{Numerics, UnknownNumerics};

impl Parser<'_> {
    /// A contract by its name: `litert`.
    pub(super) fn numerics(&mut self) -> Result<Numerics, ParseError> {
        let start = self.position();
        let name = self.word("the name of a contract")?;
        name.parse()
            .map_err(|error: UnknownNumerics| self.error_at(start, error.to_string()))
    }

    /// Axes of a mesh: `data=2, model=4`.
    pub(super) fn mesh(&mut self) -> Result<Mesh, ParseError> {
        let mut mesh = Mesh::default();
        loop {
            let name = match self.eat_string() {
                Some(name) => name,
                None => self.word("the name of an axis")?,
            };
            self.expect('=')?;
            let size = self.number("the size of an axis")?;
            mesh.axes.push(Axis { name, size });
            if !self.eat(',') {
                return Ok(mesh);
            }
        }
    }

    /// An annotation, after its word: `([{data}, {?}], priority = 1)`, or `priority = [0, 1]` where
    /// the dimensions have several.
    pub(super) fn annotation(&mut self, mesh: &Mesh) -> Result<Annotation, ParseError> {
        let mut annotation = Annotation::default();
        self.expect('(')?;
        let dims = self.list('[', ']', |parser| parser.split(mesh))?;
        (annotation.sharding.dims, annotation.open) = dims.into_iter().unzip();
        while !self.eat(')') {
            if !self.eat(',') {
                return Err(self.expected("`,` or `)`"));
            }
            let position = self.position();
            let word = self.word("`partial`, `priority`, `groups` or `source`")?;
            self.expect('=')?;
            match word.as_str() {
                "partial" => annotation.sharding.partial = self.axes(mesh)?,
                "priority" => annotation.priorities = self.priorities(annotation.open.len())?,
                "groups" => {
                    annotation.groups =
                        self.list('[', ']', |parser| parser.number("the number of a group"))?;
                }
                "source" => annotation.source = self.string()?.into(),
                _ => {
                    let message = format!(
                        "expected `partial`, `priority`, `groups` or `source`, found `{word}`"
                    );
                    return Err(self.error_at(position, message));
                }
            }
        }
        Ok(annotation)
    }

    /// One number for all dimensions, or a list with one for each.
    fn priorities(&mut self, rank: usize) -> Result<Vec<u32>, ParseError> {
        let position = self.position();
        if self.peek() != &Token::Mark('[') {
            return Ok(vec![self.number("a priority")?; rank]);
        }
        let priorities = self.list('[', ']', |parser| parser.number("a priority"))?;
        match priorities.len() == rank {
            true => Ok(priorities),
            false => {
                let message = format!("{} priorities of {rank} dimensions", priorities.len());
                Err(self.error_at(position, message))
            }
        }
    }

    /// The axes of one dimension, and whether there may be more: `{data, ?}`.
    fn split(&mut self, mesh: &Mesh) -> Result<(Vec<AxisId>, bool), ParseError> {
        let mut open = false;
        let axes = self.list('{', '}', |parser| {
            if open {
                return Err(parser.expected("`}` after `?`"));
            }
            open = parser.eat('?');
            match open {
                true => Ok(None),
                false => parser.axis(mesh).map(Some),
            }
        })?;
        Ok((axes.into_iter().flatten().collect(), open))
    }

    fn axes(&mut self, mesh: &Mesh) -> Result<Vec<AxisId>, ParseError> {
        self.list('{', '}', |parser| parser.axis(mesh))
    }

    /// An axis by its name, or by its number.
    fn axis(&mut self, mesh: &Mesh) -> Result<AxisId, ParseError> {
        let position = self.position();
        let name = match self.eat_string() {
            Some(name) => name,
            None => {
                let word = self.word("an axis")?;
                if let Ok(number) = word.parse() {
                    return Ok(AxisId(number));
                }
                word
            }
        };
        mesh.axis(&name).ok_or_else(|| {
            let message = format!("no axis {name:?} in the mesh `{mesh}`");
            self.error_at(position, message)
        })
    }
}

/// A name that is not taken for a number.
struct AxisName<'a>(&'a str);

impl Display for AxisName<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.parse::<usize>() {
            Ok(_) => Quoted(self.0).fmt(f),
            Err(_) => FunctionName(self.0).fmt(f),
        }
    }
}

/// The line of a mesh that has axes.
pub(super) struct MeshLine<'a>(pub(super) &'a Mesh);

impl Display for MeshLine<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (position, axis) in self.0.axes.iter().enumerate() {
            f.write_str(if position == 0 { "mesh " } else { ", " })?;
            write!(f, "{}={}", AxisName(&axis.name), axis.size)?;
        }
        f.write_str(if self.0.axes.is_empty() { "" } else { "\n" })
    }
}

/// Axes by their names, or by their numbers where these are names of others or of none.
struct Axes<'a>(&'a Mesh, &'a [AxisId], bool);

impl Display for Axes<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(mesh, axes, open) = self;
        f.write_str("{")?;
        for (position, &id) in axes.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { ", " })?;
            match mesh.axes.get(id.0) {
                Some(axis) if mesh.axis(&axis.name) == Some(id) => AxisName(&axis.name).fmt(f)?,
                Some(_) | None => write!(f, "{}", id.0)?,
            }
        }
        f.write_str(match (open, axes.is_empty()) {
            (false, _) => "}",
            (true, false) => ", ?}",
            (true, true) => "?}",
        })
    }
}

/// An annotation after a type.
pub(super) struct AnnotationText<'a>(pub(super) &'a Mesh, pub(super) &'a Annotation);

impl Display for AnnotationText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(mesh, annotation) = self;
        f.write_str(" sharding([")?;
        for (dim, axes) in annotation.sharding.dims.iter().enumerate() {
            f.write_str(if dim == 0 { "" } else { ", " })?;
            let open = annotation.open.get(dim) == Some(&true);
            Axes(mesh, axes, open).fmt(f)?;
        }
        f.write_str("]")?;
        if !annotation.sharding.partial.is_empty() {
            write!(
                f,
                ", partial = {}",
                Axes(mesh, &annotation.sharding.partial, false)
            )?;
        }
        match &annotation.priorities[..] {
            [] => {}
            [first, others @ ..] if others.iter().all(|other| other == first) => {
                write!(f, ", priority = {first}")?;
            }
            several => write!(f, ", priority = {several:?}")?,
        }
        if !annotation.groups.is_empty() {
            write!(f, ", groups = {:?}", annotation.groups)?;
        }
        let source = annotation.source.words();
        if !source.is_empty() {
            write!(f, ", source = {}", Quoted(source))?;
        }
        f.write_str(")")
    }
}
