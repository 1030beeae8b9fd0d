//! Numbers for people.

/// Three digits and a unit.
fn scaled(mut value: f64, units: &[&str], step: f64) -> String {
    let mut unit = 0;
    while unit + 1 < units.len() && value.abs() >= step {
        value /= step;
        unit += 1;
    }
    let digits = match value.abs() {
        it if it >= 99.95 || it == 0.0 || (unit == 0 && it.fract() == 0.0) => 0,
        it if it >= 9.995 => 1,
        _ => 2,
    };
    format!("{value:.digits$} {}", units[unit])
}

/// A time.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        0.0 => "0 s".to_owned(),
        it if it >= 1.0 => format!("{it:.3} s"),
        it => scaled(it * 1e9, &["ns", "µs", "ms"], 1000.0),
    }
}

/// Bytes, in powers of 1024.
pub fn bytes(bytes: f64) -> String {
    scaled(bytes, &["B", "KiB", "MiB", "GiB", "TiB", "PiB"], 1024.0)
}

/// Floating-point operations.
pub fn flops(flops: f64) -> String {
    let units = ["flop", "kflop", "Mflop", "Gflop", "Tflop", "Pflop"];
    scaled(flops, &units, 1000.0)
}

/// A share of one.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Three digits.
pub fn ratio(value: f64) -> String {
    let places = match value.abs() {
        0.0 => 0,
        it => (2 - it.log10().floor() as i32).clamp(0, 9) as usize,
    };
    format!("{value:.places$}")
}

/// A number with spaces between thousands.
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            // Does not break lines.
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_digits_and_a_unit() {
        assert_eq!(seconds(1.25e-5), "12.5 µs");
        assert_eq!(seconds(0.5), "500 ms");
        assert_eq!(seconds(3e-9), "3 ns");
        assert_eq!(seconds(61.23456), "61.235 s");
        assert_eq!(bytes(17.0), "17 B");
        assert_eq!(bytes(1536.0), "1.50 KiB");
        assert_eq!(flops(2.34e12), "2.34 Tflop");
        assert_eq!(percent(0.1234), "12.3 %");
        assert_eq!(ratio(0.001234), "0.00123");
        assert_eq!(ratio(1234.5), "1234");
        assert_eq!(count(1_234_567), "1\u{202f}234\u{202f}567");
    }
}
