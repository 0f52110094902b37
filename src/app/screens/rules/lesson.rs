//! State of the exercises on the rules page: one match per chapter, created when the page opens
//! and dropped when it closes.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::board::{Mark, MarkKind};
use crate::app::screens::rules::chapters::{self, Chapter, Goal, Show};
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, LessonAction};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::{Avatar, Match, Mode, PastTurn, Played, Player, Setup, Touched};
use crate::rules::{Change, Game, Illegal, Rules, Side, Square, Turn};

/// The chapters of the open page with their progress.
#[derive(Resource, Default, Debug)]
pub struct Lessons(pub(super) Vec<Lesson>);

/// A chapter with its progress.
#[derive(Debug)]
pub struct Lesson {
    /// Text, position and task.
    pub chapter: Chapter,
    /// `None` if the chapter has only text, because its position is invalid.
    game: Option<Match>,
    stage: Stage,
    refused: Option<(Square, Illegal)>,
    /// `true` if the other side has just been forced to pass.
    passed: bool,
}

/// Progress of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No touch yet: the picture shows the idea.
    Fresh,
    /// A square was touched, and the goal is still open.
    Begun,
    /// The goal is reached.
    Solved,
    /// The turn was legal but did not reach the goal.
    Missed,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().add_systems(
        Update,
        (open.run_if(state_changed::<Screen>), act.run_if(on_message::<Action>))
            .chain()
            .in_set(PlaySystems::Act),
    );
}

/// Returns the rules for the page of a game: those of the current match or of the match in
/// preparation.
pub(super) fn rules_of(session: &Session, draft: &Draft, game: Game) -> Rules {
    match session.game() {
        Some(match_) if match_.setup().rules.game() == game => match_.setup().rules,
        _ => draft.rules_of(game),
    }
}

/// Creates the lessons when their page opens and drops them when it closes.
fn open(screen: Res<State<Screen>>, session: Res<Session>, draft: Res<Draft>, mut lessons: ResMut<Lessons>) {
    match *screen.get() {
        Screen::Rules(game) => *lessons = Lessons::on(rules_of(&session, &draft, game)),
        _ if !lessons.0.is_empty() => lessons.0.clear(),
        _ => {}
    }
}

fn act(mut actions: MessageReader<Action>, mut lessons: ResMut<Lessons>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        let &Action::Lesson(chapter, action) = action else { continue };
        let Some(lesson) = lessons.0.get_mut(chapter) else { continue };
        match action {
            LessonAction::Touch(square) => lesson.touch(square),
            LessonAction::Finish => lesson.finish(),
            LessonAction::Pass => lesson.pass(),
            LessonAction::Again => lesson.reset(),
        }
        if lesson.stage == Stage::Solved && !settings.learned.contains(lesson.chapter.key) {
            settings.learned.insert(lesson.chapter.key.to_owned());
        }
    }
}

/// Learning progress of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of solved exercises.
    pub done: usize,
    /// Number of exercises under the rules.
    pub all: usize,
}

impl Progress {
    /// Returns the progress for a game with these rules. Only chapters with an exercise count.
    #[must_use]
    pub fn of(settings: &Settings, rules: Rules) -> Progress {
        let chapters = chapters::of(rules);
        let to_do = chapters.iter().filter(|chapter| chapter.goal.is_some());
        let done = to_do.clone().filter(|chapter| settings.learned.contains(chapter.key)).count();
        Progress { done, all: to_do.count() }
    }

    /// Returns `true` if all exercises are solved.
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.done >= self.all
    }
}

impl Lessons {
    /// Creates the lessons of a game with these rules.
    #[must_use]
    pub fn on(rules: Rules) -> Lessons {
        Lessons(chapters::of(rules).into_iter().map(Lesson::new).collect())
    }

    /// Returns the lessons in the order of the page.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.0
    }
}

impl Lesson {
    fn new(chapter: Chapter) -> Lesson {
        let mut lesson = Lesson { chapter, game: None, stage: Stage::Fresh, refused: None, passed: false };
        lesson.reset();
        lesson
    }

    /// Returns the progress of the exercise.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the square and the reason of a refused last touch.
    #[must_use]
    pub fn refused(&self) -> Option<(Square, &Illegal)> {
        self.refused.as_ref().map(|(square, reason)| (*square, reason))
    }

    /// Returns `true` if the other side has just been forced to pass.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Returns the match of the exercise, or `None` if its position is invalid.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        self.game.as_ref()
    }

    /// Returns `true` if the goal is not reached yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.game.is_some()
            && self.chapter.goal.is_some()
            && matches!(self.stage, Stage::Fresh | Stage::Begun)
    }

    /// Returns `true` if the touched squares are a complete turn that could be continued.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        let turn = self.game.as_ref().map(|game| &game.turns().current);
        self.is_open() && turn.is_some_and(|turn| turn.path.len() > 1 && turn.next.complete)
    }

    /// Returns to the beginning.
    pub fn reset(&mut self) {
        let chapter = &self.chapter;
        self.game = begin(chapter);
        self.stage = Stage::Fresh;
        self.refused = None;
        self.passed = false;
        if chapter.show == Show::Choices
            && let (Some(game), Some(&first)) = (&mut self.game, chapter.solution.first())
        {
            game.touch(first);
        }
    }

    /// Handles a touch of a square.
    pub fn touch(&mut self, square: Square) {
        if !self.is_open() {
            return;
        }
        let Some(game) = &mut self.game else { return };
        self.stage = Stage::Begun;
        self.refused = None;
        self.passed = false;
        match game.touch(square) {
            Touched::Complete => self.finish(),
            Touched::Refused(reason) => {
                if matches!(self.chapter.goal, Some(Goal::Refused(is_it)) if is_it(&reason)) {
                    self.stage = Stage::Solved;
                }
                self.refused = Some((square, reason));
            }
            Touched::Marked | Touched::Unmarked => {
                if matches!(self.chapter.goal, Some(Goal::Mark)) {
                    self.stage = Stage::Solved;
                }
            }
            Touched::Selected | Touched::Extended | Touched::TakenBack => {}
        }
    }

    /// Plays the staged turn.
    pub fn finish(&mut self) {
        let is_open = self.is_open();
        let Some(game) = self.game.as_mut().filter(|_| is_open) else { return };
        let last = game.turns().current.path.last().copied();
        // An error means that the turn is not complete yet, so it is ignored.
        let Ok(played) = game.finish() else { return };
        self.refused = None;
        self.stage = Stage::Begun;
        self.judge(&played, last);
    }

    /// Passes, in games that allow it.
    pub fn pass(&mut self) {
        let is_open = self.is_open();
        let Some(game) = self.game.as_mut().filter(|_| is_open) else { return };
        if let Ok(played) = game.play(&Turn::default()) {
            self.refused = None;
            self.judge(&played, None);
        }
    }

    /// Plays the reply of the other side and checks the goal.
    fn judge(&mut self, played: &Played, last: Option<Square>) {
        let Some(game) = &mut self.game else { return };
        if game.turn_count() == self.chapter.before.len() + 1
            && let Some(reply) = &self.chapter.reply
            && game.play(reply).is_err()
        {
            error!("{} has a reply that is not possible", self.chapter.key);
        }
        // A forced pass is played together with the turn.
        self.passed = game.outcome().is_none() && game.position().to_move() == played.side;
        let count =
            |is_it: fn(&Change) -> bool| played.changes.iter().filter(|&change| is_it(change)).count();
        let outcome = game.outcome();
        let reached = match self.chapter.goal {
            None | Some(Goal::Refused(_) | Goal::Mark) => false,
            Some(Goal::Any) => true,
            Some(Goal::Take(wanted)) => count(|change| matches!(change, Change::Remove { .. })) >= wanted,
            Some(Goal::Flip(wanted)) => count(|change| matches!(change, Change::Flip { .. })) >= wanted,
            Some(Goal::Crown) => count(|change| matches!(change, Change::Crown { .. })) > 0,
            Some(Goal::There) => last.is_some() && last == self.chapter.solution.last().copied(),
            Some(Goal::Turns(wanted)) => game.turn_count() >= wanted,
            Some(Goal::Win) => outcome.is_some_and(|outcome| outcome.winner == Some(played.side)),
            Some(Goal::Draw) => outcome.is_some_and(|outcome| outcome.winner.is_none()),
            Some(Goal::Pass) => played.changes.is_empty(),
        };
        let goes_on = matches!(self.chapter.goal, Some(Goal::Turns(_))) && outcome.is_none();
        self.stage = match (reached, goes_on) {
            (true, _) => Stage::Solved,
            (false, true) => Stage::Begun,
            (false, false) => Stage::Missed,
        };
    }

    /// Returns the picture: the position with the marks of the exercise.
    #[must_use]
    pub fn picture(&self) -> Option<Picture> {
        let game = self.game.as_ref()?;
        let position = game.position();
        let mut picture = Picture::of(position);
        picture.crop = self.chapter.crop;
        if game.turns().current.path.is_empty() {
            show_last(game, &mut picture);
        }
        if position.counting().is_some() {
            show_count(game, &mut picture);
        } else if self.is_open() {
            self.show_turn(game, &mut picture);
        }
        if let Some((square, reason)) = &self.refused {
            picture.over.push(("refused", *square));
            picture.over.extend(reason.squares().iter().map(|&square| ("must_capture", square)));
        }
        Some(picture)
    }

    /// Adds the staged turn or the possible moves to the picture.
    fn show_turn(&self, game: &Match, picture: &mut Picture) {
        let position = game.position();
        let Chapter { rules, show, solution, .. } = &self.chapter;
        let is_fresh = self.stage == Stage::Fresh;
        let current = &game.turns().current;
        if is_fresh && *show == Show::Path {
            let played = PastTurn::of(position, Turn(solution.clone()));
            picture.selected = played.turn.0.first().copied();
            picture.taken = played.removed().collect();
            picture.path = played.turn.0;
        } else if let Some(&first) = current.path.first() {
            picture.selected = Some(first);
            picture.taken = current.removed().collect();
            picture.path.clone_from(&current.path);
            picture.dots.clone_from(&current.next.squares);
            // The piece is shown at its latest square.
            if let (Some(&to), Some(piece)) =
                (current.path.last(), picture.pieces.iter_mut().find(|(square, _)| *square == first))
            {
                piece.0 = to;
            }
        } else {
            let next = current.next.squares.iter().copied();
            match rules.game() {
                Game::Reversi => {
                    let dark = position.to_move() == Side::First;
                    picture.under.extend(next.map(|at| (if dark { "dot_dark" } else { "dot_light" }, at)));
                }
                Game::Four if *show != Show::Touches => picture.dots.extend(next),
                // With mandatory captures, the pieces that can capture are marked.
                Game::Checkers if self.refused.is_none() && position.must_capture() => {
                    picture.over.extend(next.map(|at| ("must_capture", at)));
                }
                _ => {}
            }
            let forbidden: Vec<_> = position.forbidden().into_iter().map(|(square, _)| square).collect();
            if is_fresh && *show == Show::Touches {
                let touches = solution.iter().map(|&square| position.resolve_touch(square));
                let touches = touches.filter(|square| !forbidden.contains(square));
                match rules.game() {
                    Game::ConnectFour => picture.under.extend(touches.map(|at| ("landing", at))),
                    _ => picture.dots.extend(touches),
                }
            }
            picture.under.extend(forbidden.into_iter().map(|square| ("forbidden", square)));
        }
    }
}

/// Adds the squares of the last turn to the picture.
fn show_last(game: &Match, picture: &mut Picture) {
    let Some(previous) = &game.turns().previous else { return };
    let path = &previous.turn.0;
    if let [from, .., to] = path[..] {
        picture.under.extend([("last", from), ("last", to)]);
    } else {
        picture.last = path.first().copied();
    }
}

/// Adds dead stones and territory to the picture.
fn show_count(game: &Match, picture: &mut Picture) {
    let name = |kind: MarkKind| match kind {
        MarkKind::Dead => Some("dead"),
        MarkKind::Territory(Side::First) => Some("territory_black"),
        MarkKind::Territory(Side::Second) => Some("territory_white"),
        _ => None,
    };
    let marks = Mark::of_count(game).into_iter();
    picture.over.extend(marks.filter_map(|mark| Some((name(mark.kind)?, mark.square))));
}

/// Creates the match of a chapter.
fn begin(chapter: &Chapter) -> Option<Match> {
    let player = || Player::person("", Avatar::Leaf);
    let setup = Setup {
        position: chapter.position.clone(),
        mode: Mode::Quick,
        ..Setup::new(chapter.rules, [player(), player()])
    };
    let mut game = Match::new(0, setup, 0).ok()?;
    for turn in &chapter.before {
        game.play(turn).ok()?;
    }
    Some(game)
}
