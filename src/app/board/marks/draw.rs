//! Draws marks as sprites above or below the pieces.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::lens::SpriteColorLens;
use bevy_tweening::{Delay, RepeatCount, RepeatStrategy, Tween, TweenAnim};

use crate::app::board::look::{self, Hints, Look};
use crate::app::board::marks::{Mark, MarkKind, Moment, Shape, all, is_counted};
use crate::app::board::picking::Press;
use crate::app::board::pieces::{At, Holds, PieceOn, SetUp, board_of};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::board::{layer, picture};
use crate::app::device::InForce;
use crate::app::device::art::Art;
use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::computer::{Values, Worth};
use crate::app::state::editor::Editor;
use crate::app::state::focus::Focus;
use crate::app::state::lessons::Lessons;
use crate::app::state::moving::Moving;
use crate::app::state::openings::Practice;
use crate::app::state::puzzles::Puzzles;
use crate::app::state::review::Reviews;
use crate::app::state::session::{Peek, Session};
use crate::app::state::settings::Settings;
use crate::app::state::study::Study;
use crate::app::theme::Theme;
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::preferences::Seating;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Game, Rank, Side, Square};

/// Opacity of previewed and dead pieces.
const GHOST: f32 = 0.5;
/// Scale of the arrow for the fall direction, relative to other arrows.
const FALL: f32 = 1.5;
/// Time between two stones of a winning chain, which lights up stone by stone.
const LIGHT: Duration = Duration::from_millis(90);
/// Gaps between an arrow of the players and the centres of its squares, in cells.
const NOTED_GAPS: (f32, f32) = (0.1, 0.08);
/// Width of the plate of a letter in cells.
const LABEL: f32 = 0.8;
/// Duration of one pulse of a winning row.
const PULSE: Duration = Duration::from_millis(300);

pub(in crate::app::board) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Runs after the pieces are set up, because dead ones among them are faded.
        (draw.run_if(seen::is_on_screen), fade_the_dead.after(SetUp).run_if(in_state(Screen::Play)))
            .in_set(PlaySystems::Show)
            .run_if(
                resource_exists_and_changed::<Session>
                    .or_eager(resource_changed::<Editor>)
                    .or_eager(resource_changed::<Lessons>)
                    .or_eager(resource_changed::<Puzzles>)
                    .or_eager(resource_changed::<Practice>)
                    .or_eager(resource_changed::<Study>)
                    .or_eager(resource_exists_and_changed::<Place>)
                    .or_eager(resource_changed::<Look>)
                    .or_eager(resource_changed::<Peek>)
                    .or_eager(resource_changed::<StatusLine>)
                    .or_eager(resource_changed::<Reviews>)
                    .or_eager(resource_changed::<Values>)
                    .or_eager(resource_changed::<BlunderCheck>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Press>)
                    .or_eager(resource_changed::<Focus>)
                    .or_eager(resource_changed::<Moving>)
                    .or_eager(state_changed::<Screen>),
            ),
    );
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), clear);
    }
}

fn clear(marks: Query<Entity, With<Mark>>, mut commands: Commands) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
}

/// Resources that the marks depend on.
#[derive(bevy::ecs::system::SystemParam)]
struct Shows<'w> {
    source: BoardSource<'w>,
    peek: Res<'w, Peek>,
    settings: Res<'w, Settings>,
    in_force: Res<'w, InForce>,
    message: Res<'w, StatusLine>,
    press: Res<'w, Press>,
    focus: Res<'w, Focus>,
    reviews: Res<'w, Reviews>,
    blunder_check: Res<'w, BlunderCheck>,
    values: Res<'w, Values>,
    moving: Res<'w, Moving>,
}

/// Despawns all marks and draws the current ones.
fn draw(
    shows: Shows,
    place: Option<Res<Place>>,
    look: Res<Look>,
    theme: Res<Theme>,
    old: Query<Entity, With<Mark>>,
    mut shown: MessageReader<BoardUpdate>,
    mut has_won: Local<bool>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for mark in &old {
        commands.entity(mark).despawn();
    }
    let (Some(seen), Some(place)) = (shows.source.seen(), place) else { return };
    let is_across = match seen {
        BoardContent::Match(game) if !shows.source.is_apart() => {
            shows.settings.seating_of(game.setup()) == Seating::Across
        }
        _ => false,
    };
    let warning = shows.source.session.game().filter(|_| shows.source.session.is_live());
    let warning = warning.and_then(|game| shows.blunder_check.warning(game));
    let valued = match seen {
        BoardContent::Match(game) if !shows.source.is_apart() && shows.source.is_live() => {
            shows.values.on_board(game)
        }
        _ => Vec::new(),
    };
    let study = Some(&*shows.source.study).filter(|_| shows.source.is_study());
    let moment = Moment {
        target: shows.source.target(),
        values: valued,
        peek: &shows.peek,
        settings: &shows.settings,
        message: &shows.message,
        press: &shows.press,
        focus: &shows.focus,
        live: shows.source.is_live(),
        across: is_across,
        better: shows.reviews.better(&shows.source.session).filter(|_| !shows.source.is_apart()),
        answer: warning.and_then(|warning| warning.line.first()),
        note: study.map(Study::note),
        arrow_from: study.and_then(Study::arrow_from),
        is_noting: shows.source.is_noting(),
    };
    // A row pulses only right after the winning move, not on every redraw.
    let is_won = matches!(seen, BoardContent::Match(game) if game.outcome().is_some());
    *has_won |= shown.read().any(|shown| matches!(shown, BoardUpdate::Animate(_))) && is_won;
    let pulses = *has_won && !shows.moving.0 && !shows.in_force.reduces_motion;
    *has_won &= shows.moving.0;
    let mut pencil = Pencil {
        board: board_of(seen.rules(), &place, *look),
        seen,
        place: &place,
        theme: &theme,
        art: &mut art,
        images: &mut images,
        commands: &mut commands,
    };
    let marks = all(seen, &moment);
    let is_chain = marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Row { .. })).count() > 1;
    let mut lit = 0;
    for mark in marks {
        // A moving piece has not reached its square yet, so marks on it wait.
        let waits = matches!(
            mark.kind,
            MarkKind::MustCapture | MarkKind::LastPiece | MarkKind::Row { .. } | MarkKind::InRow
        );
        if shows.moving.0 && waits {
            continue;
        }
        let drawn = pencil.draw(mark);
        if pulses && matches!(mark.kind, MarkKind::Row { .. } | MarkKind::InRow) {
            if is_chain {
                pencil.light(drawn, LIGHT * lit);
            } else {
                pencil.pulse(drawn);
            }
            lit += u32::from(mark.kind == MarkKind::InRow);
        }
    }
}

/// Draws dead stones with half opacity.
fn fade_the_dead(
    source: BoardSource,
    squares: Query<(&At, &Holds)>,
    mut pieces: Query<&mut Sprite, With<PieceOn>>,
) {
    let Some(BoardContent::Match(game)) = source.seen() else { return };
    let dead: &[Square] = if is_counted(game) { game.dead() } else { &[] };
    for (at, holds) in &squares {
        let Ok(mut sprite) = pieces.get_mut(holds.piece()) else { continue };
        let wanted = if dead.contains(&at.0) { GHOST } else { 1. };
        // Only changes between these two values: animations control all others.
        if [GHOST, 1.].contains(&sprite.color.alpha()) && (sprite.color.alpha() - wanted).abs() > 0.1 {
            sprite.color.set_alpha(wanted);
        }
    }
}

/// Drawing context for marks.
struct Pencil<'a, 'w, 's> {
    board: picture::Board,
    seen: BoardContent<'a>,
    place: &'a Place,
    theme: &'a Theme,
    art: &'a mut Art,
    images: &'a mut Assets<Image>,
    commands: &'a mut Commands<'w, 's>,
}

impl Pencil<'_, '_, '_> {
    /// Lets a mark pulse three times, each forth and back.
    fn pulse(&mut self, drawn: Entity) {
        let faint = SpriteColorLens { start: Color::WHITE, end: Color::WHITE.with_alpha(0.25) };
        let pulse = Tween::new(EaseFunction::SineInOut, PULSE / 2, faint)
            .with_repeat(RepeatCount::Finite(6), RepeatStrategy::MirroredRepeat);
        self.commands.entity(drawn).insert(TweenAnim::new(pulse));
    }

    /// Lets a mark appear after this time.
    fn light(&mut self, drawn: Entity, after: Duration) {
        let dark = Color::WHITE.with_alpha(0.);
        let lens = SpriteColorLens { start: dark, end: Color::WHITE };
        let shines = Tween::new(EaseFunction::QuadraticOut, LIGHT * 2, lens);
        // A delay cannot be empty.
        let shines = Delay::new(after.max(Duration::from_millis(1))).then(shines);
        let mut drawn = self.commands.entity(drawn);
        drawn.entry::<Sprite>().and_modify(move |mut sprite| sprite.color = dark);
        drawn.insert(TweenAnim::new(shines));
    }

    fn draw(&mut self, mark: Mark) -> Entity {
        let cell = self.place.cell;
        let centre = self.place.centre(mark.square);
        let face = self.face(mark.square);
        match mark.kind {
            MarkKind::Arrow { to, last } => {
                let stands = |square| self.seen.piece(square).is_some();
                let gaps = picture::arrow_gaps(stands(mark.square), stands(to), last);
                self.long(mark, to, gaps, "arrow", layer::ARROWS)
            }
            // In connect four, the discs behind the plate are highlighted individually.
            MarkKind::Row { to, ends } if self.game_kind() != Game::ConnectFour => {
                self.long(mark, to, picture::row_gaps(ends), "line", layer::ARROWS)
            }
            MarkKind::Row { .. } => self.commands.spawn(mark).id(),
            MarkKind::Ghost(piece) => {
                let image = self.board.piece(self.art, self.images, piece, mark.square);
                let size = picture::PIECE * self.board.scale();
                self.sprite(mark, image, size, centre.extend(layer::GHOSTS), GHOST)
            }
            MarkKind::Hanging(piece) => {
                let image = self.board.piece(self.art, self.images, piece, mark.square);
                let above = centre + Vec2::Y * (picture::HANGING + self.place.form.frame) * cell;
                let drawn = self.sprite(mark, image, 0.92, above.extend(layer::LIFTED), 1.);
                let arrow = self.board.mark(self.art, self.images, "drop", 1.);
                let edge = centre + Vec2::Y * (0.5 - 0.11) * cell;
                self.sprite(mark, arrow, 1., edge.extend(layer::PIECE_MARKS), 1.);
                drawn
            }
            MarkKind::Fall => {
                let arrow = self.board.mark(self.art, self.images, "drop", FALL);
                let edge = centre + Vec2::Y * (0.5 + self.place.form.frame / 3.) * cell;
                self.sprite(mark, arrow, FALL, edge.extend(layer::PIECE_MARKS), 1.)
            }
            MarkKind::Landing(piece) => {
                let ring = self.board.mark(self.art, self.images, "landing", 1.);
                let drawn = self.sprite(mark, ring, 1., centre.extend(layer::HOLES), 1.);
                let colour = self.board.look.colour(self.board.rules, piece.side);
                let sign = format!("connect_four/sign_{}", colour.name());
                let sign = self.board.drawn(self.art, self.images, &sign, picture::PIECE);
                self.sprite(mark, sign, 1., centre.extend(layer::HOLES + 0.1), 1.);
                drawn
            }
            MarkKind::Number { turn, last } => {
                let dark = self.seen.piece(mark.square).is_some_and(|piece| piece.side == Side::First);
                let colour = match (last, dark) {
                    (true, true) => Color::srgb_u8(0xFF, 0x8A, 0x80),
                    (true, false) => Color::srgb_u8(0xB7, 0x1C, 0x1C),
                    (false, true) => Color::WHITE,
                    (false, false) => Color::srgb_u8(0x11, 0x11, 0x11),
                };
                let size = cell * if turn > 99 { 0.34 } else { 0.42 };
                let at = (centre + face).extend(layer::PIECE_MARKS);
                let text = Text2d::new(turn.to_string());
                let label = (text, self.theme.board_label(size, colour), TextColor(colour));
                self.commands.spawn((mark, label, Transform::from_translation(at))).id()
            }
            MarkKind::Value { worth, best } => self.value(mark, centre + face, worth, best),
            MarkKind::NotedLabel(letters) => {
                let text = letters.into_iter().filter(|letter| *letter != '\0').collect();
                let ink = Color::srgb_u8(0x11, 0x11, 0x11);
                self.plate(mark, centre + face, ("value", LABEL), text, ink)
            }
            MarkKind::NotedArrow { to } => self.long(mark, to, NOTED_GAPS, "arrow", layer::PIECE_MARKS),
            MarkKind::CrossHair => self.cross_hair(mark, centre),
            MarkKind::Open => self.shade(mark, centre, Color::srgba_u8(0xB2, 0x4A, 0x10, 0x60)),
            _ => {
                let (name, on_piece) = self.name(mark);
                let at = if on_piece {
                    (centre + face).extend(layer::PIECE_MARKS)
                } else {
                    centre.extend(layer::SQUARE_MARKS)
                };
                let scale = if on_piece { self.board.scale() } else { 1. };
                if let MarkKind::Territory(side) = mark.kind {
                    let colour = match side {
                        Side::First => Color::srgba_u8(0x10, 0x0E, 0x0C, 0x70),
                        Side::Second => Color::srgba_u8(0xFF, 0xFD, 0xF6, 0x90),
                    };
                    self.shade(mark, centre, colour);
                }
                let picture::BorderMark { name, width, turn } = picture::border_mark(&self.place.form, name);
                let scale = if width > 1. { width } else { scale };
                let image = self.board.mark(self.art, self.images, name, scale);
                let drawn = self.sprite(mark, image, scale, at, 1.);
                if turn != 0. {
                    let turned = Transform::from_translation(at).with_rotation(Quat::from_rotation_z(turn));
                    self.commands.entity(drawn).insert(turned);
                }
                drawn
            }
        }
    }

    /// Spawns the worth of a turn: a plate with a text.
    fn value(&mut self, mark: Mark, at: Vec2, worth: Worth, best: bool) -> Entity {
        let (name, colour) = match best {
            true => ("value_best", Color::srgb_u8(0x1B, 0x10, 0x05)),
            false if worth.loses() => ("value_loses", Color::WHITE),
            false => ("value", Color::srgb_u8(0x11, 0x11, 0x11)),
        };
        self.plate(mark, at, (name, 1.), worth.text(), colour)
    }

    /// Spawns a plate of this width in squares with a text of this colour.
    fn plate(
        &mut self,
        mark: Mark,
        at: Vec2,
        (name, width): (&str, f32),
        text: String,
        colour: Color,
    ) -> Entity {
        let plate = self.board.mark(self.art, self.images, name, width);
        let drawn = self.sprite(mark, plate, width, at.extend(layer::PIECE_MARKS), 1.);
        let height = match text.chars().count() {
            ..=2 => 0.46,
            3 => 0.38,
            _ => 0.31,
        };
        let font = self.theme.board_label(self.place.cell * height * width, colour);
        let above = Transform::from_translation(at.extend(layer::PIECE_MARKS + 0.1));
        self.commands.spawn((mark, Text2d::new(text), font, TextColor(colour), above));
        drawn
    }

    fn game_kind(&self) -> Game {
        self.board.rules.game()
    }

    /// Returns the offset from the centre of a square to the face of the piece on it.
    fn face(&self, square: Square) -> Vec2 {
        let rank = self.seen.piece(square).map_or(Rank::Man, |piece| piece.rank);
        Vec2::new(0., look::face_height(self.game_kind(), rank) * self.place.cell)
    }

    /// Returns the drawing of a mark and whether the mark lies on a piece.
    fn name(&self, mark: Mark) -> (&'static str, bool) {
        let piece = self.seen.piece(mark.square);
        let side = piece.map_or(Side::First, |piece| piece.side);
        match mark.kind {
            MarkKind::Dot => match look::hints(self.game_kind()) {
                Hints::Discs if self.seen.to_move() == Side::First => ("dot_dark", false),
                Hints::Discs => ("dot_light", false),
                Hints::Small => ("dot_small", false),
                Hints::Dots | Hints::None => ("dot", false),
            },
            MarkKind::LastPiece | MarkKind::InRow if self.game_kind() == Game::ConnectFour => {
                (if mark.kind == MarkKind::InRow { "shine" } else { "last_chip" }, true)
            }
            MarkKind::LastPiece | MarkKind::InRow => {
                let on = piece.and_then(|piece| picture::last_on(self.board.rules, piece));
                (on.unwrap_or("ring"), true)
            }
            MarkKind::Turns if side == Side::First => ("turns_on_dark", true),
            MarkKind::Turns => ("turns_on_light", true),
            MarkKind::Taken | MarkKind::Target => ("taken", true),
            MarkKind::MustCapture => ("must_capture", true),
            MarkKind::Hint => ("hint", piece.is_some()),
            MarkKind::Refused => ("refused", true),
            MarkKind::Dead => ("dead", true),
            MarkKind::Last => ("last", false),
            MarkKind::Forbidden => ("forbidden", false),
            // Also above a dead stone, which has half opacity.
            MarkKind::Territory(Side::First) => ("territory_black", true),
            MarkKind::Territory(Side::Second) => ("territory_white", true),
            MarkKind::Pressed => ("ring", false),
            MarkKind::Noted(Shape::Circle) => ("ring", true),
            MarkKind::Noted(Shape::Triangle) => ("note_triangle", true),
            MarkKind::Noted(Shape::Square) => ("note_square", true),
            MarkKind::Noted(Shape::Cross) => ("note_cross", true),
            MarkKind::Cursor => ("focus", true),
            _ => ("selected", false),
        }
    }

    /// Spawns a square of this colour that fills the square of a mark, so that neighbours form an area.
    fn shade(&mut self, mark: Mark, centre: Vec2, colour: Color) -> Entity {
        let sprite = Sprite { color: colour, custom_size: Some(self.place.extent), ..default() };
        let place = Transform::from_translation(centre.extend(layer::SQUARE_MARKS - 0.5));
        self.commands.spawn((mark, sprite, place)).id()
    }

    /// Spawns a sprite with a width in squares.
    fn sprite(&mut self, mark: Mark, image: Handle<Image>, width: f32, at: Vec3, alpha: f32) -> Entity {
        let sprite = Sprite {
            image,
            custom_size: Some(Vec2::splat(width * self.place.cell)),
            color: Color::WHITE.with_alpha(alpha),
            ..default()
        };
        self.commands.spawn((mark, sprite, Transform::from_translation(at))).id()
    }

    /// Spawns a mark between two squares with a gap at each end.
    fn long(&mut self, mark: Mark, to: Square, gaps: (f32, f32), name: &'static str, layer: f32) -> Entity {
        let cell = self.place.cell;
        let centre = self.place.centre(mark.square);
        let leg = self.place.centre(to) - centre;
        let (start, end) = gaps;
        let length = (leg.length() / cell - start - end).max(0.05);
        let image = self.board.long_mark(self.art, self.images, name, length);
        let size = Vec2::new(length, picture::ARROW) * cell;
        let middle = centre + leg.normalize_or_zero() * (start * cell + size.x / 2.);
        let mut transform = Transform::from_translation(middle.extend(layer));
        transform.rotation = Quat::from_rotation_z(leg.to_angle());
        let sprite = Sprite { image, custom_size: Some(size), ..default() };
        self.commands.spawn((mark, sprite, transform)).id()
    }

    /// Spawns two lines across the whole board.
    fn cross_hair(&mut self, mark: Mark, centre: Vec2) -> Entity {
        let squares = self.place.squares();
        let middle = self.place.world(squares.center());
        let size = squares.size() - self.place.extent;
        let line = |size: Vec2, at: Vec2| {
            let colour = Color::srgb_u8(0x9B, 0x1C, 0x14);
            let sprite = Sprite { color: colour, custom_size: Some(size), ..default() };
            (mark, sprite, Transform::from_translation(at.extend(layer::SQUARE_MARKS)))
        };
        let thick = (self.place.cell * 0.04).clamp(1.5, 3.);
        self.commands.spawn(line(Vec2::new(size.x, thick), Vec2::new(middle.x, centre.y)));
        self.commands.spawn(line(Vec2::new(thick, size.y), Vec2::new(centre.x, middle.y))).id()
    }
}
