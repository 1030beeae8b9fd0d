//! Scores, compliance and step times of the public logs, and of small ones made for the rules.

mod compliance;
mod hostile;
mod scores;
mod shared;
mod steps;
