//! Switch scanning: control of the app with a single switch.
//!
//! Scanning offers the choices one after the other, first in groups: the rows of the board and the rows of
//! the controls. The switch takes the current offer: a group, whose members are offered next, or a target,
//! which is then pressed as by a tap. Space, Enter, any button of a gamepad and a tap anywhere act as the
//! switch.
//!
//! A target that is offered has the [`Focus`], so it is highlighted, scrolled into view and read aloud
//! like one that a key selected. A frame surrounds a group.

use std::time::Duration;

use bevy::app::SpawnScene;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::board::place::Place;
use crate::app::board::{BoardContent, BoardSource};
use crate::app::input::focus::{Controls, Lists, Steer, WANTED};
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::state::session::More;
use crate::app::state::settings::Settings;
use crate::app::theme::Theme;
use crate::app::ui::paint::ring;
use crate::app::ui::widgets::at;
use crate::app::vocabulary::action::{Action, Control, PlayAction};
use crate::app::vocabulary::messages::SquareTouched;
use crate::app::vocabulary::schedule::{Asked, Drawn, Followed, PlaySystems};
use crate::rules::Square;

/// Maximum number of offers that are not divided into groups.
const MOST: usize = 6;
/// Time after a press during which another press is ignored, as the tremor of a hand.
const TREMBLE: Duration = Duration::from_millis(250);
/// Number of rounds in a group before scanning leaves it.
const ROUNDS_IN: u8 = 2;
/// Number of rounds without a press before scanning rests, so that an abandoned device can sleep.
const ROUNDS: u8 = 6;
/// Distance of the frame from its group, in points.
const OFF: f32 = 6.;

/// An offer to the switch.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// A target and its rectangle in points of the window.
    One(FocusOn, Rect),
    /// Offers that follow one after the other if the switch takes the group. At least two.
    Group(Vec<Offer>),
}

impl Offer {
    /// Returns the targets of the offer, in order.
    fn targets(&self) -> Vec<&FocusOn> {
        match self {
            Offer::One(on, _) => vec![on],
            Offer::Group(offers) => offers.iter().flat_map(Offer::targets).collect(),
        }
    }

    /// Returns the rectangle around all targets, in points of the window.
    fn rect(&self) -> Rect {
        match self {
            Offer::One(_, rect) => *rect,
            Offer::Group(offers) => {
                offers.iter().map(Offer::rect).reduce(|a, b| a.union(b)).unwrap_or_default()
            }
        }
    }
}

/// State of switch scanning.
#[derive(Resource, Debug, Default)]
pub struct Scan {
    /// All offers of the screen.
    offers: Vec<Offer>,
    /// The groups that the switch took, outermost first, each as an index into the offers around it.
    into: Vec<usize>,
    /// The index of the current offer.
    at: usize,
    /// Number of completed rounds.
    rounds: u8,
    /// The remaining time of this offer.
    left: Duration,
    /// Time since the last press that counted.
    since_press: Duration,
}

impl Scan {
    /// Returns the targets of the current offer if it is a group.
    #[must_use]
    pub fn group(&self) -> Option<Vec<&FocusOn>> {
        self.offered().filter(|offer| matches!(offer, Offer::Group(_))).map(Offer::targets)
    }

    /// Returns the time until the next offer; `None` while scanning rests.
    #[must_use]
    pub fn changes_in(&self) -> Option<Duration> {
        self.offered().map(|_| self.left)
    }

    /// Returns the offers of the innermost group that the switch took, or all offers.
    fn among(&self) -> &[Offer] {
        let mut among = self.offers.as_slice();
        for &at in &self.into {
            if let Some(Offer::Group(inner)) = among.get(at) {
                among = inner;
            }
        }
        among
    }

    /// Returns the current offer; `None` while scanning rests.
    fn offered(&self) -> Option<&Offer> {
        self.among().get(self.at).filter(|_| self.rounds < ROUNDS)
    }

    /// Offers nothing until the switch is pressed.
    fn rest(&mut self) {
        self.into.clear();
        self.rounds = ROUNDS;
    }

    /// Starts with the first of all offers.
    fn begin(&mut self, dwell: Duration) {
        self.into.clear();
        (self.at, self.rounds, self.left) = (0, 0, dwell);
    }

    /// Replaces the offers. Scanning starts again if their targets differ. Returns `true` if anything
    /// has changed, including a rectangle.
    fn set(&mut self, offers: Vec<Offer>, dwell: Duration) -> bool {
        let all = |offers: &[Offer]| offers.iter().flat_map(Offer::targets).cloned().collect::<Vec<_>>();
        let is_new = all(&offers) != all(&self.offers);
        let moved = self.offers != offers;
        self.offers = offers;
        if is_new {
            self.begin(dwell);
        }
        moved
    }

    /// Takes the current offer on a press of the switch. Returns the target if the offer is a single
    /// one; otherwise scanning continues in the group, or starts again after a rest.
    fn take(&mut self, dwell: Duration) -> Option<FocusOn> {
        if self.since_press < TREMBLE {
            return None;
        }
        self.since_press = Duration::ZERO;
        match self.offered().cloned() {
            Some(Offer::One(on, _)) => {
                self.begin(dwell);
                Some(on)
            }
            Some(Offer::Group(_)) => {
                self.into.push(self.at);
                (self.at, self.rounds, self.left) = (0, 0, dwell);
                None
            }
            None => {
                self.begin(dwell);
                None
            }
        }
    }

    /// Lets time pass. Returns `true` if the current offer has changed.
    fn pass(&mut self, time: Duration, dwell: Duration) -> bool {
        self.since_press = self.since_press.saturating_add(time);
        if self.offered().is_none() {
            return false;
        }
        self.left = self.left.saturating_sub(time);
        if !self.left.is_zero() {
            return false;
        }
        self.left = dwell;
        self.at += 1;
        if self.at >= self.among().len() {
            self.at = 0;
            self.rounds += 1;
        }
        if self.rounds >= ROUNDS_IN
            && let Some(group) = self.into.pop()
        {
            self.at = (group + 1) % self.among().len().max(1);
            self.rounds = 0;
        }
        true
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_systems(
            PreUpdate,
            tap.run_if(|settings: Res<Settings>| settings.tap_is_switch()).after(Followed),
        )
        .add_systems(Update, scan.in_set(PlaySystems::Input).after(Asked))
        .add_systems(
            SpawnScene,
            frame.run_if(resource_changed::<Scan>.or_eager(resource_changed::<Theme>)).after(Drawn),
        );
}

/// Turns taps anywhere into presses of the switch.
fn tap(mut inputs: MessageReader<PointerInput>, mut steers: MessageWriter<Steer>) {
    for input in inputs.read() {
        if matches!(input.action, PointerAction::Press(PointerButton::Primary)) {
            steers.write(Steer::Press);
        }
    }
}

/// Updates the offers, and presses the target that the switch takes.
fn scan(
    mut steers: MessageReader<Steer>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    controls: Controls,
    place: Option<Res<Place>>,
    source: BoardSource,
    more: Res<More>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut scan: ResMut<Scan>,
    mut focus: ResMut<Focus>,
    mut actions: MessageWriter<Action>,
    mut touched: MessageWriter<SquareTouched>,
) {
    let presses = steers.read().filter(|steer| **steer == Steer::Press).count();
    let Some(dwell) = settings.scan.dwell() else {
        if !scan.offers.is_empty() {
            *scan = Scan::default();
            focus.hide();
        }
        return;
    };
    let squares = match (place, source.live()) {
        (Some(place), Some(seen)) if source.may_touch() && !more.is_open() => {
            rows_of_squares(seen, source.asked(), &place)
        }
        _ => Vec::new(),
    };
    let all = offers(squares, controls.places());
    // Only a visible change counts for change detection, not the passing of time.
    let now = scan.bypass_change_detection();
    let mut changed = now.set(all, dwell);
    if presses > 0 {
        changed = true;
        match now.take(dwell) {
            Some(FocusOn::Control(action)) => {
                actions.write(action);
            }
            Some(FocusOn::Board(square)) => {
                touched.write(SquareTouched(square));
            }
            None => {}
        }
    }
    changed |= now.pass(time.delta(), dwell);
    // Scanning rests while another window has the focus.
    if now.offered().is_some() && !windows.iter().any(|window| window.focused) {
        now.rest();
        changed = true;
    }
    if !changed {
        return;
    }
    scan.set_changed();
    match scan.offered() {
        Some(Offer::One(on, _)) if focus.shown() != Some(on) => focus.show(on.clone()),
        Some(Offer::One(..)) => {}
        _ => focus.hide(),
    }
}

/// Returns the squares that can be touched now, with their rectangles, row by row as displayed. A
/// lesson can ask for further ones, to show why they cannot.
fn rows_of_squares(seen: BoardContent, asked: Vec<Square>, place: &Place) -> Vec<Vec<(Square, Rect)>> {
    let all = place.form.grid.squares();
    let mut squares: Vec<Square> = match seen {
        BoardContent::Match(game) => {
            let is_ones_own = game.computer_to_act().is_none()
                && !game.is_elsewhere()
                && !game.is_paused()
                && game.choices().is_empty();
            if !is_ones_own {
                return Vec::new();
            }
            if game.counting().is_some() {
                // Any piece can be marked as dead.
                all.filter(|square| seen.piece(*square).is_some()).collect()
            } else {
                game.turns().current.next.squares.clone()
            }
        }
        // Squares that resolve to another one are left out: a column of connect four is offered once.
        BoardContent::Sketch(..) => {
            all.filter(|&square| seen.can_be_meant(square) && seen.resolve_touch(square) == square).collect()
        }
    };
    squares.extend(asked);
    let by_sight = |square: &Square| (place.form.line(*square), place.point(*square).x as i32);
    squares.sort_by_key(by_sight);
    squares.dedup();
    squares
        .chunk_by(|a, b| place.form.line(*a) == place.form.line(*b))
        .map(|row| {
            let seen = |&square: &Square| (square, place.rect(square));
            row.iter().map(seen).collect()
        })
        .collect()
}

/// Returns all offers in order: the most likely actions, the board, and the other controls by rows.
fn offers(squares: Vec<Vec<(Square, Rect)>>, controls: Vec<(Action, Rect)>) -> Vec<Offer> {
    let is_wanted =
        |action: &Action| WANTED.contains(action) || *action == Action::Play(PlayAction::FinishTurn);
    let (wanted, others): (Vec<_>, Vec<_>) = controls.into_iter().partition(|(action, _)| is_wanted(action));
    let control = |(action, rect): (Action, Rect)| Offer::One(FocusOn::Control(action), rect);
    let rows: Vec<Offer> = squares
        .into_iter()
        .map(|row| {
            let squares = row.into_iter().map(|(square, rect)| Offer::One(FocusOn::Board(square), rect));
            group(squares.collect())
        })
        .collect();
    let mut offers: Vec<Offer> = wanted.into_iter().map(control).collect();
    let few = rows.iter().map(|row| row.targets().len()).sum::<usize>() + offers.len() + others.len() <= MOST;
    if !rows.is_empty() {
        offers.push(group(rows));
    }
    let others: Vec<Vec<Offer>> = others.into_iter().fold(Vec::new(), |mut rows, (action, rect)| {
        let offer = control((action, rect));
        match rows.last_mut() {
            Some(row) if row.last().is_some_and(|last: &Offer| is_beside(last.rect(), rect)) => {
                row.push(offer);
            }
            _ => rows.push(vec![offer]),
        }
        rows
    });
    if few {
        let all = offers.iter().flat_map(ones).chain(others.into_iter().flatten());
        return all.collect();
    }
    offers.extend(divided(others.into_iter().map(group).collect()));
    // A single group would cost a press without a choice, so its members are offered instead.
    if let [Offer::Group(inner)] = offers.as_slice() { inner.clone() } else { offers }
}

/// Returns the single targets of an offer.
fn ones(offer: &Offer) -> Vec<Offer> {
    match offer {
        Offer::One(..) => vec![offer.clone()],
        Offer::Group(offers) => offers.iter().flat_map(ones).collect(),
    }
}

/// Returns a group of these offers, or the offer itself if there is only one.
fn group(mut offers: Vec<Offer>) -> Offer {
    match offers.len() {
        1 => offers.remove(0),
        _ => Offer::Group(divided(offers)),
    }
}

/// Divides the offers into groups if there are more than [`MOST`]. The number of groups is about equal
/// to their size.
fn divided(offers: Vec<Offer>) -> Vec<Offer> {
    if offers.len() <= MOST {
        return offers;
    }
    let each = (offers.len() as f32).sqrt().ceil() as usize;
    offers.chunks(each).map(|part| group(part.to_vec())).collect()
}

/// Returns `true` if two rectangles are in one row: they share more than half of the smaller height.
fn is_beside(a: Rect, b: Rect) -> bool {
    let common = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
    common > a.height().min(b.height()) / 2.
}

/// Marker for the frame around a group.
#[derive(Component)]
struct Frame;

/// Draws the frame around the current group, and scrolls the group into view.
fn frame(
    scan: Res<Scan>,
    theme: Res<Theme>,
    frames: Query<Entity, With<Frame>>,
    controls: Query<(Entity, &Control)>,
    mut lists: Lists,
    mut commands: Commands,
) {
    for frame in &frames {
        commands.entity(frame).despawn();
    }
    let Some(offer @ Offer::Group(_)) = scan.offered() else { return };
    let rect = offer.rect();
    let first = offer.targets().into_iter().find_map(|on| match on {
        FocusOn::Control(action) => controls.iter().find(|(_, control)| control.0 == *action),
        FocusOn::Board(_) => None,
    });
    if let Some((entity, _)) = first {
        lists.show(entity, rect);
    }
    let node = Node { border_radius: BorderRadius::all(px(16)), ..default() };
    commands.spawn((Frame, ring(&theme, at(rect.inflate(OFF), node))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::vocabulary::action::GoTo;

    const DWELL: Duration = Duration::from_secs(1);

    fn targets(offers: &[Offer]) -> Vec<FocusOn> {
        offers.iter().flat_map(Offer::targets).cloned().collect()
    }

    /// Returns the offers of three rows of four controls, a preferred control, and a board with two rows.
    fn example() -> Vec<Offer> {
        let control = |at: u8| {
            let (column, row) = (f32::from(at % 4), f32::from(at / 4));
            let rect = Rect::new(column * 60., row * 60., column * 60. + 50., row * 60. + 50.);
            (Action::Replay(crate::app::vocabulary::action::ReplayAction::To(at.into())), rect)
        };
        let mut controls: Vec<_> = (0..12).map(control).collect();
        controls.push((Action::Go(GoTo::Resume), Rect::new(0., 300., 50., 350.)));
        let square = |at: u16| (Square(at), Rect::from_center_size(Vec2::splat(f32::from(at)), Vec2::ONE));
        offers(vec![vec![square(1), square(3)], vec![square(12)]], controls)
    }

    #[test]
    fn likely_actions_come_first_then_the_board_then_rows_of_controls() {
        let offers = example();
        assert_eq!(offers[0].targets(), [&FocusOn::Control(GoTo::Resume.into())]);
        let board = [1, 3, 12].map(|at| FocusOn::Board(Square(at)));
        assert_eq!(offers[1].targets(), board.iter().collect::<Vec<_>>());
        assert_eq!(offers.len(), 5);
        assert!(offers[2..].iter().all(|row| row.targets().len() == 4));
        assert_eq!(targets(&offers).len(), 16, "every target should be offered");
    }

    #[test]
    fn only_many_offers_are_divided_into_groups() {
        let one = |at: u16| Offer::One(FocusOn::Board(Square(at)), Rect::default());
        let many = divided((0..40).map(one).collect());
        assert!(many.len() <= MOST && targets(&many).len() == 40);
        let few =
            offers(vec![vec![(Square(1), Rect::default())], vec![(Square(2), Rect::default())]], Vec::new());
        assert_eq!(few, [one(1), one(2)], "few targets should be offered without groups");
    }

    #[test]
    fn a_switch_takes_a_group_and_then_a_target_in_it() {
        let mut scan = Scan { since_press: DWELL, ..Scan::default() };
        scan.set(example(), DWELL);
        assert!(!scan.pass(DWELL / 2, DWELL));
        assert!(scan.pass(DWELL / 2, DWELL), "the board should be the second offer");
        assert_eq!(scan.take(DWELL), None);
        assert_eq!(scan.take(DWELL), None, "a second press at once should be ignored");
        assert_eq!(
            scan.group().map(|group| group.len()),
            Some(2),
            "the first row of the board should be offered"
        );
        scan.pass(DWELL, DWELL);
        assert_eq!(
            scan.take(DWELL),
            Some(FocusOn::Board(Square(12))),
            "a row of one square should be offered as that square"
        );
        assert!(scan.into.is_empty() && scan.at == 0, "scanning should start again after a target");
    }

    #[test]
    fn scanning_leaves_an_unused_group_and_rests_without_a_press() {
        let mut scan = Scan { since_press: DWELL, ..Scan::default() };
        scan.set(example(), DWELL);
        scan.pass(DWELL, DWELL);
        scan.take(DWELL);
        for _ in 0..4 {
            assert_eq!(scan.into.len(), 1);
            scan.pass(DWELL, DWELL);
        }
        assert!(scan.into.is_empty());
        assert_eq!(scan.at, 2, "the offer after the group should follow");
        for _ in 0..5 * usize::from(ROUNDS) {
            scan.pass(DWELL, DWELL);
        }
        assert_eq!(scan.changes_in(), None, "resting scanning should need no frame");
        assert_eq!(scan.take(DWELL), None);
        assert_eq!((scan.at, scan.changes_in()), (0, Some(DWELL)), "a press should end the rest");
    }
}
