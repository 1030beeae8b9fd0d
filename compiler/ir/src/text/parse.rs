//! Text to modules.

use std::sync::Arc;

use cranelift_entity::PrimaryMap;

use super::function::{FunctionReader, Names};
use super::lexer::{Position, Token};
use super::parser::{ParseError, Parser};
use crate::eval::Tensor;
use crate::graph::{Module, OpId, Signature, ValueId};
use crate::mesh::{AxisId, Mesh, Sharding};
use crate::types::TensorType;

/// Lines of a text on which the parts of a module are defined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// In the order of the module.
    pub functions: Vec<FunctionLines>,
}

/// Lines of a text on which the parts of a function are defined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionLines {
    /// Of its header.
    pub header: usize,
    /// Of each value's definition.
    pub values: PrimaryMap<ValueId, usize>,
    /// What the text calls each value, without the sign.
    pub names: Vec<String>,
    /// Of each op.
    pub ops: PrimaryMap<OpId, usize>,
}

/// Reads a module.
pub fn parse(source: &str) -> Result<Module, ParseError> {
    Ok(parse_with_lines(source)?.0)
}

/// Reads a module, and says where its parts are.
pub fn parse_with_lines(source: &str) -> Result<(Module, Lines), ParseError> {
    let mut parser = Parser::new(source)?;
    let mut reader = ModuleReader::default();
    if parser.eat_word("module") {
        reader.module.name = parser.string()?;
    }
    if parser.eat_word("numerics") {
        reader.module.numerics = parser.numerics()?;
    }
    if parser.eat_word("mesh") {
        reader.module.mesh = parser.mesh()?;
    }
    while parser.peek() != &Token::End {
        reader.item(&mut parser)?;
    }
    reader.resolve_signatures(&parser)?;
    Ok((reader.module, reader.lines))
}

/// Reads a tensor: a type and its elements, `i8[2] quant(0.5:0) = [1, 2]`.
pub fn parse_tensor(source: &str) -> Result<Tensor, ParseError> {
    let mut parser = Parser::new(source)?;
    let ty = parser.ty()?;
    elements(&mut parser, ty)
}

/// Reads a tensor and how it is sharded over a mesh: `f32[2] sharding([{data}]) = [1, 2]`. Without
/// a sharding every device holds all of it.
pub fn parse_sharded(mesh: &Mesh, source: &str) -> Result<(Tensor, Sharding), ParseError> {
    let mut parser = Parser::new(source)?;
    let ty = parser.ty()?;
    let rank = ty.shape.len();
    let start = parser.position();
    let sharding = match parser.eat_word("sharding") {
        true => parser.annotation(mesh)?.sharding,
        false => Sharding::replicated(rank),
    };
    let axes: Vec<AxisId> = sharding.axes().collect();
    let known = axes.iter().all(|axis| axis.0 < mesh.axes.len());
    let twice = (0..axes.len()).any(|i| axes[..i].contains(&axes[i]));
    if sharding.dims.len() != rank || !known || twice {
        let message = format!("a sharding of {rank} dimensions over different axes of `{mesh}`");
        return Err(parser.error_at(start, format!("expected {message}")));
    }
    Ok((elements(&mut parser, ty)?, sharding))
}

/// The elements of a tensor, to the end of the text.
fn elements(parser: &mut Parser<'_>, ty: TensorType) -> Result<Tensor, ParseError> {
    parser.expect('=')?;
    let start = parser.position();
    let bytes = parser.constant(&ty)?;
    if parser.peek() != &Token::End {
        return Err(parser.expected("the end"));
    }
    Tensor::new(ty, bytes).map_err(|error| parser.error_at(start, error.to_string()))
}

#[derive(Default)]
struct ModuleReader {
    module: Module,
    lines: Lines,
    /// For every function, its values.
    names: Vec<Names>,
    /// For every signature, the names of its values.
    signatures: Vec<[Vec<(String, String, Position)>; 2]>,
}

impl ModuleReader {
    fn item(&mut self, parser: &mut Parser<'_>) -> Result<(), ParseError> {
        if parser.eat_word("metadata") {
            let name = parser.string()?;
            parser.expect('=')?;
            if !parser.eat_word("hex") {
                return Err(parser.expected("`hex`"));
            }
            let bytes = Arc::from(parser.hex()?);
            self.module.metadata.push((name, bytes));
        } else if parser.eat_word("signature") {
            self.signature(parser)?;
        } else if parser.eat_word("func") {
            let header = parser.last_position().line;
            let (function, mut lines, names) = FunctionReader::function(parser, &self.module.mesh)?;
            lines.header = header;
            self.names.push(names);
            self.module.functions.push(function);
            self.lines.functions.push(lines);
        } else {
            return Err(parser.expected("`func`, `signature` or `metadata`"));
        }
        Ok(())
    }

    fn signature(&mut self, parser: &mut Parser<'_>) -> Result<(), ParseError> {
        let key = parser.string()?;
        let mut function = None;
        if parser.eat_at() {
            function = Some(match parser.eat_string() {
                Some(name) => name,
                None => parser.word("the function's name")?,
            });
        }
        let mut named = [Vec::new(), Vec::new()];
        parser.expect('{')?;
        while !parser.eat('}') {
            let which = usize::from(!parser.eat_word("input"));
            if which == 1 && !parser.eat_word("output") {
                return Err(parser.expected("`input`, `output` or `}`"));
            }
            let name = parser.string()?;
            parser.expect('=')?;
            let position = parser.position();
            let Some(value) = parser.eat_value() else {
                return Err(parser.expected("a value"));
            };
            named[which].push((name, value, position));
        }
        self.module.signatures.push(Signature {
            key,
            function,
            inputs: Vec::new(),
            outputs: Vec::new(),
        });
        self.signatures.push(named);
        Ok(())
    }

    fn resolve_signatures(&mut self, parser: &Parser<'_>) -> Result<(), ParseError> {
        for (signature, named) in self.module.signatures.iter_mut().zip(&self.signatures) {
            let [inputs, outputs] = named;
            let function = signature.function.as_deref();
            // What names no function is told by the verifier; its values cannot be known.
            let place = function.map_or(Some(0), |name| {
                let mut functions = self.module.functions.iter();
                functions.position(|it| it.name == name)
            });
            let known = place.and_then(|place| self.names.get(place));
            let whose = function.map_or("the first function".into(), |name| format!("@{name}"));
            for (target, named) in [
                (&mut signature.inputs, inputs),
                (&mut signature.outputs, outputs),
            ] {
                for (name, value, position) in named {
                    let id = known.and_then(|names| names.get(value)).copied();
                    let id = id.ok_or_else(|| {
                        let message = format!("%{value} is no value of {whose}");
                        parser.error_at(*position, message)
                    })?;
                    target.push((name.clone(), id));
                }
            }
        }
        Ok(())
    }
}
