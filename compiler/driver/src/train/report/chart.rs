//! Lines over steps, drawn as SVG.

use maud::{Markup, html};

/// Extents of a drawing, in its own units.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
/// Room for numbers at the axes.
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 26.0;
const TOP: f64 = 10.0;
const RIGHT: f64 = 10.0;

/// Points of a line that are drawn at most: more are averaged.
const MAX_POINTS: usize = 600;

/// Colours of lines, as classes of the page's style.
pub const COLORS: usize = 6;

/// A line: what it is, and its points.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it is.
    pub name: String,
    /// Number of its colour.
    pub color: usize,
    /// Whether it is dashed.
    pub dashed: bool,
    /// Points by x.
    pub points: Vec<(f64, f64)>,
}

/// Draws lines with axes; `x` and `y` say what is along them.
pub fn chart(title: &str, x: &str, y: &str, lines: &[Line]) -> Markup {
    let lines: Vec<Line> = lines.iter().map(averaged).collect();
    let points = || lines.iter().flat_map(|it| it.points.iter().copied());
    let Some(frame) = Frame::of(points()) else {
        return html! { p.note { (title) ": nothing to draw" } };
    };
    let label = format!("{title}: {y} over {x}");
    html! {
        figure {
            figcaption { (title) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
                (frame.axes(x, y))
                @for line in &lines {
                    polyline
                        class=(format!("curve color-{}{}", line.color % COLORS,
                            if line.dashed { " dashed" } else { "" }))
                        points=(frame.path(&line.points)) {
                        title { (line.name) }
                    }
                }
            }
            ul.legend {
                @for line in &lines {
                    li {
                        i.(format!("color-{}", line.color % COLORS)).dashed[line.dashed] {}
                        (line.name)
                    }
                }
            }
        }
    }
}

/// A line with fewer points, each the mean of those that it stands for.
fn averaged(line: &Line) -> Line {
    let finite = line.points.iter().filter(|it| it.1.is_finite());
    let finite: Vec<(f64, f64)> = finite.copied().collect();
    let each = finite.len().div_ceil(MAX_POINTS).max(1);
    let mean = |part: &[(f64, f64)]| {
        let count = part.len() as f64;
        let sum = part
            .iter()
            .fold((0.0, 0.0), |(x, y), it| (x + it.0, y + it.1));
        (sum.0 / count, sum.1 / count)
    };
    Line {
        points: finite.chunks(each).map(mean).collect(),
        ..line.clone()
    }
}

/// What a drawing shows of the plane.
struct Frame {
    x: (f64, f64),
    y: (f64, f64),
}

impl Frame {
    fn of(points: impl Iterator<Item = (f64, f64)>) -> Option<Self> {
        let wide = |(low, high): (f64, f64), it: f64| (low.min(it), high.max(it));
        let none = (f64::INFINITY, f64::NEG_INFINITY);
        let (x, y) = points.fold((none, none), |(x, y), it| (wide(x, it.0), wide(y, it.1)));
        let open = |(low, high): (f64, f64)| match high > low {
            true => (low, high),
            false => (low - 0.5, high + 0.5),
        };
        let there = x.0.is_finite() && y.0.is_finite();
        there.then(|| Self {
            x: open(x),
            y: open(y),
        })
    }

    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let along = |it: f64, (low, high): (f64, f64)| (it - low) / (high - low);
        let (width, height) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
        (
            LEFT + along(x, self.x) * width,
            TOP + (1.0 - along(y, self.y)) * height,
        )
    }

    fn path(&self, points: &[(f64, f64)]) -> String {
        let points = points.iter().map(|it| self.at(*it));
        let points = points.map(|(x, y)| format!("{x:.1},{y:.1}"));
        points.collect::<Vec<_>>().join(" ")
    }

    fn axes(&self, x: &str, y: &str) -> Markup {
        let ((left, bottom), (right, _)) =
            (self.at((self.x.0, self.y.0)), self.at((self.x.1, self.y.0)));
        html! {
            @for tick in ticks(self.y) {
                @let at = self.at((self.x.0, tick)).1;
                line.grid x1=(left) x2=(right) y1=(format!("{at:.1}")) y2=(format!("{at:.1}")) {}
                text.faint x=(left - 6.0) y=(format!("{:.1}", at + 4.0)) text-anchor="end" {
                    (short(tick))
                }
            }
            @for tick in ticks(self.x) {
                @let at = self.at((tick, self.y.0)).0;
                text.faint x=(format!("{at:.1}")) y=(bottom + 16.0) text-anchor="middle" {
                    (short(tick))
                }
            }
            line.axis x1=(left) x2=(right) y1=(bottom) y2=(bottom) {}
            text.faint x=(right) y=(bottom - 5.0) text-anchor="end" { (x) }
            text.faint x=(left + 5.0) y=(TOP + 8.0) { (y) }
        }
    }
}

/// Round numbers within bounds: four to nine of them.
fn ticks((low, high): (f64, f64)) -> Vec<f64> {
    let rough = (high - low) / 4.0;
    let power = 10_f64.powf(rough.log10().floor());
    let steps = [5.0, 2.0, 1.0].map(|it| it * power);
    let step = steps.into_iter().find(|it| *it <= rough).unwrap_or(power);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|it| it as f64 * step).collect()
}

/// A number in few characters.
pub fn short(number: f64) -> String {
    let magnitude = number.abs();
    if magnitude >= 1e5 || (magnitude < 1e-3 && magnitude > 0.0) {
        return format!("{number:.1e}");
    }
    let text = format!("{number:.4}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_bounds() {
        assert_eq!(ticks((0.0, 10.0)), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        for (low, high) in [(0.031, 0.0327), (-5.0, 1234.5), (1e-9, 2e-9), (-3.0, -2.0)] {
            let found = ticks((low, high));
            assert!((2..=10).contains(&found.len()), "{low} {high}: {found:?}");
            assert!(
                found.iter().all(|it| (low..=high).contains(it)),
                "{found:?}"
            );
        }
    }

    #[test]
    fn what_is_not_finite_is_left_out_and_many_points_are_averaged() {
        let points = (0..6000).map(|it| (f64::from(it), f64::from(it % 2)));
        let line = Line {
            name: "loss".into(),
            color: 0,
            dashed: false,
            points: points.chain([(7000.0, f64::NAN)]).collect(),
        };
        let line = averaged(&line);
        assert_eq!(line.points.len(), 600);
        assert!(line.points.iter().all(|it| it.1 == 0.5));
    }
}
