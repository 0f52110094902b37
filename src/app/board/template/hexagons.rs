//! Paths around the cells of a board of hexagons, which all follow from its [`Form`].
//!
//! Lengths are in hundredths of a cell from the top left corner of the cells, and those of the slab in
//! template units from the corner of the board.

use bevy::math::Vec2;
use bevy::platform::collections::HashMap;

use crate::app::board::form::{Form, RoundedCorner};
use crate::app::board::template::number;
use crate::rules::{Direction, Rules};

/// Distance of the core of the shadow from the edge of the slab in template units.
const CORE: f32 = 29.2;
/// Room in template units for the line along the edge of the slab.
const LINE: f32 = 1.;
/// Number of different drawings of a cell of each tone.
const TILES: i16 = 8;

/// The lines around the cells of a board.
struct Outline<'a> {
    form: &'a Form,
    /// Distance of the bed, in which the cells lie, from the straight lines around the cells.
    bed: f32,
    /// Radius of the corners of these lines.
    radius: f32,
    /// The corners, in the order around the board from the one of the first column and row.
    corners: Vec<RoundedCorner>,
    /// The points of the jagged line around the cells in the same order: the corners, and after each of
    /// them the middle of the edge.
    jagged: Vec<Vec2>,
}

/// Returns the paths for a template, by their names. `unit` is the number of template units for a
/// hundredth of a cell.
pub(super) fn paths(rules: Rules, form: &Form, unit: f32) -> Vec<(&'static str, String)> {
    let has_edges = matches!(rules, Rules::Hex(_));
    let outline = Outline::new(form, if has_edges { 27. } else { 5. });
    let frame = form.frame * 100.;
    let hexagon: Vec<Vec2> = form.corners().map(|corner| corner * 100.).collect();
    let board = Scale { by: unit, from: Vec2::splat(frame) };
    let mut paths = vec![
        ("hexagon", closed(&hexagon)),
        ("bed", outline.hull(outline.bed, Scale::CELLS)),
        ("slab", outline.hull(frame - LINE / unit, board)),
        ("core", outline.hull(frame - CORE / unit, board)),
        ("rails", outline.rails(frame)),
    ];
    if has_edges {
        let edges = |side: usize| outline.band(side) + &outline.band(side + 2);
        let corners: Vec<Vec2> = outline.jagged.iter().step_by(2).copied().collect();
        paths.extend([("outline", closed(&corners)), ("edges_first", edges(0)), ("edges_second", edges(1))]);
    }
    paths
}

/// A scale of lengths that begins at another point.
#[derive(Clone, Copy)]
struct Scale {
    by: f32,
    /// The new place of the old corner, before the scale.
    from: Vec2,
}

impl Scale {
    /// Lengths as they are.
    const CELLS: Scale = Scale { by: 1., from: Vec2::ZERO };

    fn point(self, at: Vec2) -> String {
        point((at + self.from) * self.by)
    }
}

/// Returns the name of the drawing of a cell. In wood of three tones, neighbours differ.
pub(super) fn name(rules: Rules, (column, row): (u8, u8)) -> String {
    if matches!(rules, Rules::Hex(_)) {
        return "cell".to_owned();
    }
    let (column, row) = (i16::from(column), i16::from(row));
    format!("tone{}_{}", (column - row).rem_euclid(3), (3 * column + 5 * row) % TILES)
}

impl Outline<'_> {
    fn new(form: &Form, bed: f32) -> Outline<'_> {
        let scaled = |corner: RoundedCorner| RoundedCorner { centre: corner.centre * 100., ..corner };
        let corners = form.rounded_corners().into_iter().map(scaled).collect();
        Outline { form, bed, radius: form.rounding * 100., corners, jagged: jagged(form) }
    }

    /// Returns the path at this distance from the straight lines around the cells.
    fn hull(&self, by: f32, scale: Scale) -> String {
        let radius = self.radius + by;
        let mut path = String::new();
        for RoundedCorner { centre, out: [before, after] } in &self.corners {
            let start = if path.is_empty() { 'M' } else { 'L' };
            path.push(start);
            path += &scale.point(*centre + radius * *before);
            path += &self.arc(radius, true, *centre + radius * *after, scale);
        }
        path + "Z"
    }

    /// Returns the uses of the drawing of the frame along each side. Each begins at the sharp corner of the
    /// slab and runs to the right.
    fn rails(&self, frame: f32) -> String {
        let radius = self.radius + frame;
        let rail = |(side, RoundedCorner { centre, out: [before, after] }): (usize, &RoundedCorner)| {
            let corner = *centre + (*before + *after) * radius / (1. + before.dot(*after));
            let turn = after.x.atan2(-after.y).to_degrees();
            let drawing = side % 3;
            let (x, y, turn) = (number(corner.x), number(corner.y), number(turn));
            format!(r##"<use href="#rail{drawing}" transform="translate({x} {y}) rotate({turn})"/>"##)
        };
        self.corners.iter().enumerate().map(rail).collect()
    }

    /// Returns the path around the area between the cells and the bed along a side, to the middle of both
    /// of its corners.
    fn band(&self, side: usize) -> String {
        let radius = self.radius + self.bed;
        let count = self.corners.len();
        let [start, end] = [&self.corners[side % count], &self.corners[(side + 1) % count]];
        let tip = |corner: &RoundedCorner| {
            corner.centre + radius * (corner.out[0] + corner.out[1]).normalize_or_zero()
        };
        // The jagged line meets the middle of a corner in one of its points.
        let nearest = |tip: Vec2| {
            let all = self.jagged.iter().enumerate();
            all.min_by(|a, b| a.1.distance(tip).total_cmp(&b.1.distance(tip))).map_or(0, |(at, _)| at)
        };
        let (first, last) = (nearest(tip(start)), nearest(tip(end)));
        let past = if last < first { self.jagged.len() } else { 0 };
        let inner = (first..=last + past)
            .filter(|&at| at % 2 == 0 || at == first || at == last + past)
            .map(|at| point(self.jagged[at % self.jagged.len()]));
        let inner = inner.collect::<Vec<_>>().join("L");
        format!(
            "M{inner}L{}{}L{}{}Z",
            point(tip(end)),
            self.arc(radius, false, end.centre + radius * end.out[0], Scale::CELLS),
            point(start.centre + radius * start.out[1]),
            self.arc(radius, false, tip(start), Scale::CELLS),
        )
    }

    /// Returns an arc to a point, in the order of the corners or against it.
    fn arc(&self, radius: f32, along: bool, to: Vec2, scale: Scale) -> String {
        // Turned to another direction, the order of the corners stays clockwise.
        let is_clockwise = self.form.across.perp_dot(self.form.down) > 0.;
        let sweep = u8::from(along == is_clockwise);
        format!("A{0} {0} 0 0 {sweep} {1}", number(radius * scale.by), scale.point(to))
    }
}

/// Returns the points of the jagged line around all cells, see [`Outline::jagged`].
fn jagged(form: &Form) -> Vec<Vec2> {
    let corners: Vec<Vec2> = form.corners().map(|corner| corner * 100.).collect();
    let key = |point: Vec2| point.round().as_ivec2();
    let mut edges: HashMap<_, (Vec2, Vec2)> = HashMap::default();
    let mut first = None;
    for square in form.grid.squares() {
        let centre = form.centre(square) * 100.;
        let sides = form.grid.directions().iter().enumerate();
        for (number, _) in
            sides.filter(|(_, way): &(usize, &Direction)| form.grid.step(square, **way).is_none())
        {
            let start = centre + corners[(number + corners.len() - 1) % corners.len()];
            edges.insert(key(start), (start, centre + corners[number]));
            first = first.or(Some(key(start)));
        }
    }
    let mut line = Vec::with_capacity(2 * edges.len());
    let mut next = first;
    while let Some((start, end)) = next.and_then(|key| edges.remove(&key)) {
        line.extend([start, start.midpoint(end)]);
        next = Some(key(end));
    }
    line
}

fn point(at: Vec2) -> String {
    format!("{} {}", number(at.x), number(at.y))
}

/// Returns the closed path through these points.
fn closed(points: &[Vec2]) -> String {
    format!("M{}Z", points.iter().map(|&at| point(at)).collect::<Vec<_>>().join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::form::{Facing, Names};
    use crate::rules::Grid;

    #[test]
    fn the_line_around_the_cells_is_closed_and_as_long_as_their_free_sides() {
        let names = Names { size: 0.2, away: 0.2, rows: true };
        for grid in [Grid::rhombus(3), Grid::rhombus(11), Grid::hexagon(5)] {
            for facing in [Facing::Near, Facing::Far, Facing::Side] {
                let form = Form::hexagons(grid, 0.5, 1., names).seen_from(facing);
                let free: usize = grid.squares().map(|square| 6 - grid.neighbours(square).count()).sum();
                let line = jagged(&form);
                assert_eq!(line.len(), 2 * free, "{grid:?}");
                let steps = line.iter().zip(line.iter().cycle().skip(1));
                for (from, to) in steps {
                    assert!((from.distance(*to) - 50. / 3_f32.sqrt()).abs() < 0.1, "{grid:?}");
                }
            }
        }
    }
}
