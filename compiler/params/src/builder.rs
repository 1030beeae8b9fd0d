//! Parameters that still change, and those that do not any more.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use peapod_diagnostic::Result;

use crate::{Node, Params, Reader, Source, entries};

/// Parameters that files and command lines still change.
#[derive(Clone, Debug)]
pub struct Builder<P> {
    params: P,
}

/// Parameters that nothing changes any more. Copies share them.
#[derive(Clone, Debug, PartialEq)]
pub struct Frozen<P>(Arc<P>);

impl<P: Params> Builder<P> {
    /// Begins with these.
    pub fn new(params: P) -> Self {
        Self { params }
    }

    /// Takes a table; what it does not mention stays as it is. With problems nothing changes.
    ///
    /// # Errors
    ///
    /// A name is unknown, or a value of another type or out of range: all of them are reported.
    pub(crate) fn update(&mut self, node: &Node, source: &Source) -> Result {
        let known = entries(&self.params).into_iter().map(|it| it.path);
        let known: Vec<String> = known.collect();
        let mut reader = Reader::new(source, &known);
        let mut params = self.params.clone();
        params.update(node, &mut reader);
        let errors = reader.finish();
        if !errors.is_empty() {
            return Err(errors.into());
        }
        self.params = params;
        Ok(())
    }

    /// Takes the text of a TOML file, which `name` calls in messages.
    ///
    /// # Errors
    ///
    /// It is no TOML, a name is unknown, or a value of another type or out of range.
    pub fn read(&mut self, name: &str, text: &str) -> Result {
        let source = Source::file(name, text, Path::new(""));
        self.update(&source.table()?, &source)
    }

    /// Takes `path=value`, such as `optimizer.learning_rate=0.01`.
    ///
    /// # Errors
    ///
    /// As [`Self::read`].
    pub fn set(&mut self, setting: &str) -> Result {
        let source = Source::setting(setting);
        self.update(&source.assignment()?, &source)
    }

    /// Ends all changes.
    pub fn freeze(self) -> Frozen<P> {
        Frozen(Arc::new(self.params))
    }
}

impl<P: Params> Frozen<P> {
    /// A copy that may be changed.
    pub fn thaw(&self) -> Builder<P> {
        Builder::new(P::clone(self))
    }
}

impl<P> Deref for Frozen<P> {
    type Target = P;

    fn deref(&self) -> &P {
        &self.0
    }
}
