//! Results as HTML pages, for browsers.

pub use peapod_page::command_line;
