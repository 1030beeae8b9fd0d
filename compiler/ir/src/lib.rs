//! The intermediate representation: types, ops and their meaning, text form, verifier, plans.
