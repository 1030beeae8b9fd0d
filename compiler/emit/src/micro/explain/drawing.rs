//! The plan as a drawing: steps from left to right, the arena from bottom to top.

use std::fmt::Write as _;

use peapod_ir::plan::micro::Buffer;

use super::{Explained, lines};
use crate::table::grouped;

/// Size of the drawing without its margins, in pixels.
const WIDTH: f64 = 1080.0;
const HEIGHT: f64 = 480.0;
/// Room for numbers on the left and below, and for the title above.
const LEFT: f64 = 70.0;
const TOP: f64 = 40.0;
const BELOW: f64 = 40.0;
/// Least height of a rectangle that has a name written in it, and width of a letter.
const NAMED_HEIGHT: f64 = 11.0;
const LETTER: f64 = 5.5;

/// The drawing as SVG. Pointing at a rectangle shows what it is.
pub fn svg(explained: &Explained<'_>) -> String {
    let scale = Scale::of(explained);
    let (width, height) = (LEFT + WIDTH + 10.0, TOP + HEIGHT + BELOW);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"10\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{LEFT}\" y=\"20\" font-size=\"14\">{}</text>\n",
        escaped(&title(explained))
    );
    for buffer in &explained.plan.buffers {
        svg += &rectangle(explained, &scale, buffer);
    }
    svg += &axes(explained, &scale);
    svg + "</svg>\n"
}

/// The drawing and the text below it as a page.
pub fn html(explained: &Explained<'_>) -> String {
    let title = escaped(&title(explained));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title></head>\n\
         <body>\n{}<pre>{}</pre>\n</body>\n</html>\n",
        svg(explained),
        escaped(&lines::text(explained))
    )
}

fn title(explained: &Explained<'_>) -> String {
    let report = explained.report;
    format!(
        "{} for {}: {} bytes; step {} needs {}",
        report.model,
        report.target,
        grouped(explained.plan.arena_len as u64),
        report.ram.live_step,
        grouped(report.ram.live as u64)
    )
}

/// Pixels for steps and bytes.
struct Scale {
    step: f64,
    byte: f64,
}

impl Scale {
    fn of(explained: &Explained<'_>) -> Self {
        Self {
            step: WIDTH / explained.plan.steps.len().max(1) as f64,
            byte: HEIGHT / explained.plan.arena_len.max(1) as f64,
        }
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + self.step * step as f64
    }

    fn y(&self, offset: usize) -> f64 {
        TOP + HEIGHT - self.byte * offset as f64
    }
}

fn rectangle(explained: &Explained<'_>, scale: &Scale, buffer: &Buffer) -> String {
    let Buffer {
        value,
        name,
        memory: _,
        offset,
        len_bytes,
        first_step,
        last_step,
    } = buffer;
    let (x, y) = (scale.x(*first_step), scale.y(offset + len_bytes));
    let width = scale.x(last_step + 1) - x;
    let height = scale.y(*offset) - y;
    let fill = match value {
        // Neighbouring numbers get colours far apart.
        Some(value) => format!("hsl({}, 60%, 75%)", u64::from(value.0) * 137 % 360),
        None => "#999".to_owned(),
    };
    let name = escaped(name);
    let holds = escaped(&explained.holds(buffer));
    let len = grouped(*len_bytes as u64);
    let mut drawn = format!(
        "<g><title>{name}\n{holds} {len} bytes at {}, steps {first_step} to {last_step}</title>\
         <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
         fill=\"{fill}\" stroke=\"#444\" stroke-width=\"0.5\"/>",
        grouped(*offset as u64)
    );
    let label = format!("{len} {holds}");
    if height >= NAMED_HEIGHT && width >= LETTER * label.len() as f64 {
        let (x, y) = (x + 2.0, y + NAMED_HEIGHT - 1.0);
        let _ = write!(drawn, "<text x=\"{x:.1}\" y=\"{y:.1}\">{label}</text>");
    }
    drawn + "</g>\n"
}

/// Numbers of steps below, of bytes on the left, and a line at the step that needs most.
fn axes(explained: &Explained<'_>, scale: &Scale) -> String {
    let mut axes = String::new();
    let steps = explained.plan.steps.len();
    let bottom = TOP + HEIGHT;
    for step in (0..steps).step_by(steps.div_ceil(24).max(1)) {
        let (x, y) = (scale.x(step), bottom + 14.0);
        let _ = writeln!(axes, "<text x=\"{x:.1}\" y=\"{y:.1}\">{step}</text>");
    }
    let arena = explained.plan.arena_len;
    for part in 0..=4 {
        let offset = arena * part / 4;
        let (x, y) = (LEFT - 4.0, scale.y(offset) + 3.0);
        let text = grouped(offset as u64);
        let _ = writeln!(
            axes,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{text}</text>"
        );
    }
    let x = scale.x(explained.report.ram.live_step) + scale.step / 2.0;
    let _ = writeln!(
        axes,
        "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"red\" \
         stroke-dasharray=\"4 3\"/>\n\
         <text x=\"{LEFT}\" y=\"{:.1}\">steps; grey is scratch memory, red the step that needs \
         most</text>",
        bottom + 32.0
    );
    axes
}

/// Text without markup, control characters or changes of direction.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in peapod_diagnostic::escaped(text).chars() {
        match letter {
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '&' => escaped += "&amp;",
            '"' => escaped += "&quot;",
            other => escaped.push(other),
        }
    }
    escaped
}
