//! Pages that commands write.

use std::path::Path;

use peapod_diagnostic::Result;
use peapod_driver::Staging;

use crate::print::written;

/// Writes a page and says where it is.
pub fn write_page(path: &Path, page: &str) -> Result<()> {
    let mut staging = Staging::default();
    staging.add(path, page.as_bytes())?;
    staging.commit()?;
    written(path)
}
