//! Tables for a terminal: columns as wide as their widest cell.

use std::fmt;

/// Rows of cells under headings.
#[derive(Clone, Debug)]
pub struct Table<const COLUMNS: usize> {
    is_right: [bool; COLUMNS],
    rows: Vec<[String; COLUMNS]>,
}

/// Longest cell, in characters: names of tensors can be longer than any line.
const CELL_LEN_MAX: usize = 40;

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// A table with these headings and no rows. A heading that begins with `>` keeps its column to
    /// the right, as numbers want it.
    pub fn new(headings: [&str; COLUMNS]) -> Self {
        Self {
            is_right: headings.map(|heading| heading.starts_with('>')),
            rows: vec![headings.map(|heading| heading.trim_start_matches('>').to_owned())],
        }
    }

    /// Appends a row.
    pub fn row(&mut self, cells: [String; COLUMNS]) {
        self.rows.push(cells.map(|cell| shortened(&cell)));
    }

    fn width(&self, column: usize) -> usize {
        let lens = self.rows.iter().map(|row| row[column].chars().count());
        lens.max().unwrap_or(0)
    }
}

impl<const COLUMNS: usize> fmt::Display for Table<COLUMNS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths: [usize; COLUMNS] = std::array::from_fn(|column| self.width(column));
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, width), is_right) in row.iter().zip(widths).zip(self.is_right) {
                line += &match is_right {
                    true => format!("  {cell:>width$}"),
                    false => format!("  {cell:<width$}"),
                };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// One line of printable text that fits a column: the end of a long name tells more than its start.
pub fn shortened(text: &str) -> String {
    let printable: Vec<char> = text.chars().filter(|c| !c.is_control()).collect();
    match printable.len().checked_sub(CELL_LEN_MAX) {
        None | Some(0) => printable.into_iter().collect(),
        Some(excess) => std::iter::once('…')
            .chain(printable.into_iter().skip(excess + 1))
            .collect(),
    }
}

/// A number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The real number that a stored `x` represents.
pub fn affine(scale: f32, zero_point: i32) -> String {
    match zero_point {
        0 => format!("{scale} * x"),
        1.. => format!("{scale} * (x - {zero_point})"),
        ..0 => format!("{scale} * (x + {})", zero_point.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new(["op", ">MACs"]);
        table.row(["conv2d".into(), "1".into()]);
        table.row(["add".into(), grouped(1_234_567)]);
        let text = "  op           MACs\n  conv2d          1\n  add     1,234,567\n";
        assert_eq!(table.to_string(), text);
    }

    #[test]
    fn cells_are_one_line_and_not_too_long() {
        let name = format!("a\n\u{1b}[31m{}", "é".repeat(50));
        let cell = shortened(&name);
        assert_eq!(cell.chars().count(), CELL_LEN_MAX);
        assert!(cell.starts_with('…') && cell.ends_with('é'));
        assert_eq!(shortened("a\tb"), "ab");
    }

    #[test]
    fn thousands_are_apart() {
        let text = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(text, ["0", "999", "1,000", "1,234,567"]);
    }
    #[test]
    fn quantisation_reads_as_arithmetic() {
        let text = [-3, 0, 3].map(|zero_point| affine(0.5, zero_point));
        assert_eq!(text, ["0.5 * (x + 3)", "0.5 * x", "0.5 * (x - 3)"]);
    }
}
