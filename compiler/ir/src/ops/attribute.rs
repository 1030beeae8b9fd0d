//! Attribute values of ops in the text form.
