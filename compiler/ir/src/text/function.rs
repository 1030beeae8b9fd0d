//! Text to functions.

use std::collections::HashMap;

use cranelift_entity::{EntityRef, PrimaryMap};
use fixedbitset::FixedBitSet;
use indexmap::IndexMap;

use super::lexer::{Position, Token};
use super::parse::FunctionLines;
use super::parser::{ParseError, Parser};
use crate::graph::{Function, Op, Origin, Value, ValueId};
use crate::mesh::{Annotation, Mesh};
use crate::ops::OpKind;
use crate::ops::attribute::AttributeReader;
use crate::shown::{Shown, ShownPorts};
use crate::types::TensorType;

/// Values by their names in the text.
pub(super) type Names = HashMap<String, ValueId>;

/// A value as the text names it, before all are numbered.
struct Named {
    mentioned: Position,
    defined: Option<(Value, usize)>,
}

/// A value where it is defined.
struct Definition {
    id: ValueId,
    name: String,
    position: Position,
}

/// What follows a value's colon.
struct Typed {
    ty: TensorType,
    annotation: Option<Annotation>,
}

/// One function. Ids are positions in `values` until [`finish`](Self::finish) numbers them.
#[derive(Default)]
pub(super) struct FunctionReader {
    /// The module's, whose axes annotations name.
    mesh: Mesh,
    function: Function,
    values: IndexMap<String, Named>,
    /// Values in the order of their definitions.
    order: Vec<ValueId>,
    op_lines: Vec<usize>,
}

impl FunctionReader {
    pub(super) fn function(
        parser: &mut Parser<'_>,
        mesh: &Mesh,
    ) -> Result<(Function, FunctionLines, Names), ParseError> {
        let mut reader = Self {
            mesh: mesh.clone(),
            ..Self::default()
        };
        if !parser.eat_at() {
            return Err(parser.expected("`@` and the function's name"));
        }
        reader.function.name = match parser.eat_string() {
            Some(name) => name,
            None => parser.word("the function's name")?,
        };
        let inputs = parser.list('(', ')', |parser| {
            let definition = reader.definition(parser)?;
            let id = definition.id;
            parser.expect(':')?;
            let typed = reader.typed(parser)?;
            reader.define(parser, definition, typed, Origin::Argument)?;
            Ok(id)
        })?;
        reader.function.inputs = inputs;
        if parser.eat_word("replaces") {
            let pairs = parser.list('(', ')', |parser| {
                if parser.eat('?') {
                    return Ok(None);
                }
                let result = parser.number("the number of a result")?;
                parser.expect(':')?;
                Ok(Some((result, parser.number("the number of an argument")?)))
            })?;
            reader.function.feedback_open = pairs.contains(&None);
            reader.function.replaces = pairs.into_iter().flatten().collect();
        }
        if parser.eat_word("shown") {
            reader.function.shown = shown(parser)?;
        }
        parser.expect('{')?;
        while !parser.eat_word("return") {
            reader.statement(parser)?;
        }
        if !parser.eat('}') {
            loop {
                let id = reader.reference(parser)?;
                reader.function.outputs.push(id);
                if parser.eat('}') {
                    break;
                }
                if !parser.eat(',') {
                    return Err(parser.expected("`,` or `}`"));
                }
            }
        }
        reader.finish(parser)
    }

    /// A mention of a value.
    fn reference(&mut self, parser: &mut Parser<'_>) -> Result<ValueId, ParseError> {
        let mentioned = parser.position();
        let Some(name) = parser.eat_value() else {
            return Err(parser.expected("a value, such as `%0`"));
        };
        let entry = self.values.entry(name);
        let id = ValueId::new(entry.index());
        entry.or_insert(Named {
            mentioned,
            defined: None,
        });
        Ok(id)
    }

    /// A value, and its name in the source file.
    fn definition(&mut self, parser: &mut Parser<'_>) -> Result<Definition, ParseError> {
        let position = parser.position();
        let id = self.reference(parser)?;
        let name = parser.eat_string().unwrap_or_default();
        Ok(Definition { id, name, position })
    }

    /// A type, and perhaps an annotation.
    fn typed(&self, parser: &mut Parser<'_>) -> Result<Typed, ParseError> {
        let ty = parser.ty()?;
        let annotation = match parser.eat_word("sharding") {
            true => Some(parser.annotation(&self.mesh)?),
            false => None,
        };
        Ok(Typed { ty, annotation })
    }

    /// Defines a value. A second definition is for the verifier to find, as long as it agrees with
    /// the first.
    fn define(
        &mut self,
        parser: &Parser<'_>,
        Definition { id, name, position }: Definition,
        Typed { ty, annotation }: Typed,
        origin: Origin,
    ) -> Result<(), ParseError> {
        let values = &mut self.values;
        let (value, named) = values.get_index_mut(id.index()).expect("it was mentioned");
        match &named.defined {
            None => {
                self.order.push(id);
                named.defined = Some((
                    Value {
                        name,
                        ty,
                        origin,
                        annotation,
                        compressed: false,
                    },
                    position.line,
                ));
                Ok(())
            }
            Some((first, _))
                if (&first.name, &first.ty, &first.annotation) == (&name, &ty, &annotation) =>
            {
                Ok(())
            }
            Some((first, line)) => {
                let message = format!("%{value} was {:?} {} on line {line}", first.name, first.ty);
                Err(parser.error_at(position, message))
            }
        }
    }

    fn statement(&mut self, parser: &mut Parser<'_>) -> Result<(), ParseError> {
        match parser.peek().clone() {
            Token::Word(word) => match word.as_str() {
                "const" | "compressed" | "state" | "argument" | "undefined" => {
                    parser.eat_word(&word);
                    self.value(parser, &word)
                }
                _ => self.op(parser, Vec::new()),
            },
            Token::Value(_) => {
                let mut results = vec![self.definition(parser)?];
                while parser.eat(',') {
                    results.push(self.definition(parser)?);
                }
                parser.expect('=')?;
                self.op(parser, results)
            }
            Token::At | Token::String(_) | Token::Mark(_) | Token::End => {
                Err(parser.expected("an op, `const`, `state` or `return`"))
            }
        }
    }

    fn value(&mut self, parser: &mut Parser<'_>, word: &str) -> Result<(), ParseError> {
        let definition = self.definition(parser)?;
        parser.expect(':')?;
        let typed = self.typed(parser)?;
        let origin = match word {
            "const" | "compressed" => {
                parser.expect('=')?;
                Origin::Constant(parser.constant(&typed.ty)?.into())
            }
            "state" => Origin::State,
            "argument" => Origin::Argument,
            _ => Origin::Result,
        };
        let id = definition.id;
        self.define(parser, definition, typed, origin)?;
        if word == "compressed"
            && let Some((_, named)) = self.values.get_index_mut(id.index())
            && let Some((value, _)) = &mut named.defined
        {
            value.compressed = true;
        }
        Ok(())
    }

    fn op(&mut self, parser: &mut Parser<'_>, results: Vec<Definition>) -> Result<(), ParseError> {
        let start = parser.position();
        let mnemonic = parser.word("an op")?;
        let inputs = parser.list('(', ')', |parser| match parser.eat_word("_") {
            true => Ok(None),
            false => self.reference(parser).map(Some),
        })?;
        let kind = kind(parser, start, &mnemonic)?;
        let outputs: Vec<ValueId> = results.iter().map(|result| result.id).collect();
        for (position, result) in results.into_iter().enumerate() {
            parser.expect(if position == 0 { ':' } else { ',' })?;
            let typed = self.typed(parser)?;
            self.define(parser, result, typed, Origin::Result)?;
        }
        let location = parser.location()?;
        self.op_lines.push(start.line);
        self.function
            .ops
            .push(Op::new(kind, inputs, outputs, &location));
        Ok(())
    }

    /// Numbers the values: as they are called if all are called by numbers, else as defined.
    fn finish(
        mut self,
        parser: &Parser<'_>,
    ) -> Result<(Function, FunctionLines, Names), ParseError> {
        let mut values = self.values.iter();
        if let Some((name, named)) = values.find(|(_, named)| named.defined.is_none()) {
            let message = format!("%{name} is not defined in @{}", self.function.name);
            return Err(parser.error_at(named.mentioned, message));
        }
        let numbers = self.numbers(parser)?;
        let renumber = |id: &mut ValueId| *id = numbers[*id];
        let function = &mut self.function;
        function.inputs.iter_mut().for_each(renumber);
        function.outputs.iter_mut().for_each(renumber);
        for op in &mut function.ops {
            op.inputs.iter_mut().flatten().for_each(renumber);
            op.outputs.iter_mut().for_each(renumber);
        }
        let mut defined: Vec<_> = self.values.into_iter().zip(numbers.values()).collect();
        defined.sort_by_key(|(_, id)| **id);
        let mut lines = FunctionLines::default();
        let mut names = Names::new();
        for ((name, named), id) in defined {
            lines.names.push(name.clone());
            names.insert(name, *id);
            let (value, line) = named.defined.expect("checked above");
            function.values.push(value);
            lines.values.push(line);
        }
        lines.ops = self.op_lines.into();
        Ok((self.function, lines, names))
    }

    /// The final id of each value.
    fn numbers(&self, parser: &Parser<'_>) -> Result<PrimaryMap<ValueId, ValueId>, ParseError> {
        let count = self.values.len();
        let written: Option<Vec<usize>> =
            self.values.keys().map(|name| name.parse().ok()).collect();
        let Some(written) = written else {
            let mut numbers = PrimaryMap::from(vec![ValueId(0); count]);
            for (number, &id) in self.order.iter().enumerate() {
                numbers[id] = ValueId::new(number);
            }
            return Ok(numbers);
        };
        let mut taken = FixedBitSet::with_capacity(count);
        for ((name, named), &number) in self.values.iter().zip(&written) {
            // Not only too large: `%01` and `%1` would be one number.
            if number >= count || taken.put(number) {
                let message = format!("%{name}: the {count} values are numbered from 0, each once");
                return Err(parser.error_at(named.mentioned, message));
            }
        }
        Ok(written.into_iter().map(ValueId::new).collect())
    }
}

/// The op's kind: its attributes, read by the op of this name.
fn kind(parser: &mut Parser<'_>, start: Position, mnemonic: &str) -> Result<OpKind, ParseError> {
    let mut positions = Vec::new();
    let mut entries = Vec::new();
    if parser.peek() == &Token::Mark('{') {
        entries = parser.list('{', '}', |parser| {
            positions.push(parser.position());
            let name = parser.word("an attribute")?;
            parser.expect('=')?;
            Ok((name, parser.attribute(0)?))
        })?;
    }
    let names: Vec<String> = entries.iter().map(|(name, _)| name.clone()).collect();
    let read = OpKind::read(mnemonic, &mut AttributeReader::new(entries));
    let Some(kind) = read else {
        return Err(parser.error_at(start, format!("no op is called `{mnemonic}`")));
    };
    kind.map_err(|error| {
        let position = names.iter().rposition(|name| name == error.name());
        let position = position.map_or(start, |index| positions[index]);
        parser.error_at(position, error.to_string())
    })
}

/// `(in 0: "complex<f32>", out 1: "ui16")`.
fn shown(parser: &mut Parser<'_>) -> Result<ShownPorts, ParseError> {
    let mut ports = ShownPorts::default();
    let entries = parser.list('(', ')', |parser| {
        let is_input = parser.eat_word("in");
        if !is_input && !parser.eat_word("out") {
            return Err(parser.expected("`in` or `out`"));
        }
        let index = parser.number("the number of an argument or result")?;
        parser.expect(':')?;
        let position = parser.position();
        let name = parser.string()?;
        let Some(shown) = Shown::of_name(&name) else {
            let names = Shown::ALL.map(Shown::name).join(", ");
            let message = format!("expected one of {names}, found {name:?}");
            return Err(parser.error_at(position, message));
        };
        Ok((is_input, index, shown))
    })?;
    for (is_input, index, shown) in entries {
        match is_input {
            true => ports.inputs.push((index, shown)),
            false => ports.outputs.push((index, shown)),
        }
    }
    Ok(ports)
}
