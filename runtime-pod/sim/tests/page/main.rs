//! Drawings of simulations: the trace parsed back, the page opened in a browser.

mod browser;
mod programs;
mod trace;
