//! The board for analysis: a walk through the match and its side lines, with comments and marks.
//!
//! The board has a match of its own, made anew for each place. What players note there goes into the notes of the match
//! on the table; the turns of that match stay as they are.

use bevy::prelude::*;

use crate::app::state::session::{Replay, Session};
use crate::app::vocabulary::action::{Action, StudyAction, StudyTool};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::play::notes::{Mark, Note, Notes, Spot};
use crate::play::{Act, Match, Touched};
use crate::rules::{Change, Square, Turn};

/// The board for analysis, while it is open.
#[derive(Resource, Debug, Default)]
pub struct Study {
    /// The match at the place that is shown.
    board: Option<Match>,
    /// The number of the match on the table to which it belongs.
    of: u32,
    spot: Spot,
    /// Comment and marks at that place.
    note: Note,
    /// The ways on from there.
    ways: Vec<Way>,
    /// Effect of a touch on the board.
    pub tool: StudyTool,
    /// The square at which the next arrow begins.
    from: Option<Square>,
    /// The comment is being written.
    pub is_writing: bool,
    /// The notes before a side line was deleted, with the place, until something else is noted.
    before: Option<(Notes, Spot)>,
}

/// Returns `true` if the match on the table may be analysed: a match in tournament mode only after its end.
#[must_use]
pub fn may_study(session: &Session) -> bool {
    session.game().is_some_and(|game| !game.setup().tournament_mode || game.outcome().is_some())
}

/// A way on from a place: the turn, and the place after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The turn.
    pub turn: Turn,
    /// The place after it.
    pub to: Spot,
}

impl Study {
    /// Returns the match at the place that is shown.
    #[must_use]
    pub fn board(&self) -> Option<&Match> {
        self.board.as_ref()
    }

    /// Returns the place that is shown.
    #[must_use]
    pub fn spot(&self) -> Spot {
        self.spot
    }

    /// Returns `true` if a side line was deleted that can be brought back.
    #[must_use]
    pub fn can_restore(&self) -> bool {
        self.before.is_some()
    }

    /// Returns the square at which the next arrow begins.
    #[must_use]
    pub fn arrow_from(&self) -> Option<Square> {
        self.from
    }

    /// Returns what is noted at the place that is shown.
    #[must_use]
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// Returns the ways on from the place that is shown: along its line first, and then into side lines.
    #[must_use]
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Returns the way on along the line of the place that is shown.
    #[must_use]
    pub fn along(&self) -> Option<&Way> {
        self.ways.first().filter(|way| way.to.line == self.spot.line)
    }

    /// Shows a place.
    fn show(&mut self, game: &Match, spot: Spot) {
        if let Some(board) = game.board_at(spot) {
            (self.board, self.spot, self.of) = (Some(board), spot, game.id());
        }
        (self.from, self.is_writing) = (None, false);
        self.look(game);
    }

    /// Looks at what is noted at the place that is shown.
    fn look(&mut self, game: &Match) {
        let (notes, turns) = (game.notes(), game.all_turns());
        self.note = notes.at(self.spot).cloned().unwrap_or_default();
        let along = notes.forward(&turns, self.spot).and_then(|to| {
            let turn = notes.turns_to(&turns, to)?.pop()?;
            Some(Way { turn, to })
        });
        let beside = notes.lines_at(self.spot).into_iter().filter_map(|line| {
            let turn = notes.lines().get(line)?.turns().first()?.clone();
            Some(Way { turn, to: Spot { line: Some(line), ply: self.spot.ply + 1 } })
        });
        self.ways = along.into_iter().chain(beside).collect();
    }

    /// Handles a touch of a square. Returns the changes of the turn that it completes.
    fn touch(&mut self, notes: &mut Notes, game: &[Turn], square: Square) -> Result<Vec<Change>, Notice> {
        let mark = match self.tool {
            StudyTool::Play => {
                let Some(board) = self.board.as_mut().filter(|board| board.counting().is_none()) else {
                    return Ok(Vec::new());
                };
                return match board.touch(square) {
                    Touched::Refused(reason) => Err(Notice::Refused { square: Some(square), reason }),
                    Touched::Complete => self.finish(notes, game),
                    _ => Ok(Vec::new()),
                };
            }
            StudyTool::Circle => Mark::Circle(square),
            StudyTool::Letter => {
                let is_label = |mark: &&Mark| matches!(mark, Mark::Label(on, _) if *on == square);
                let there = notes.at(self.spot).and_then(|note| note.marks.iter().find(is_label));
                there.cloned().unwrap_or_else(|| Mark::Label(square, notes.next_label(self.spot)))
            }
            StudyTool::Arrow => match self.from.take() {
                None => {
                    self.from = Some(square);
                    return Ok(Vec::new());
                }
                Some(from) if from == square => return Ok(Vec::new()),
                Some(from) => Mark::Arrow(from, square),
            },
        };
        if notes.toggle(self.spot, mark) { Ok(Vec::new()) } else { Err(Notice::NotesFull) }
    }

    /// Plays the turn that was touched.
    fn finish(&mut self, notes: &mut Notes, game: &[Turn]) -> Result<Vec<Change>, Notice> {
        let Some(board) = &mut self.board else { return Ok(Vec::new()) };
        let turn = Turn(board.turns().current.path.clone());
        self.play(notes, game, &turn)
    }

    /// Plays a turn on the board. It becomes a side line unless it is one, or is the turn of the match.
    fn play(&mut self, notes: &mut Notes, game: &[Turn], turn: &Turn) -> Result<Vec<Change>, Notice> {
        let Some(board) = &mut self.board else { return Ok(Vec::new()) };
        let before = board.acts().len();
        let played = board.play(turn).map_err(|reason| Notice::Refused { square: None, reason })?;
        // A pass that the rules force belongs to its turn.
        for act in &board.acts()[before..] {
            let Act::Turn(turn) = act else { continue };
            match notes.play(game, self.spot, turn.clone()) {
                Some(spot) => self.spot = spot,
                None => {
                    board.go_to(before);
                    return Err(Notice::NotesFull);
                }
            }
        }
        Ok(played.changes)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Study>()
        .add_systems(
            Update,
            (
                touch.run_if(on_message::<SquareTouched>),
                act.run_if(on_message::<Action>),
                write.run_if(on_message::<Written>.or_eager(on_message::<Left>)),
            )
                .chain()
                .in_set(Acted)
                .in_set(PlaySystems::Act)
                .run_if(in_state(Screen::Study)),
        )
        .add_systems(Update, follow.in_set(PlaySystems::Act).run_if(in_state(Screen::Study)))
        .add_systems(OnEnter(Screen::Study), open.in_set(Opened))
        .add_systems(OnExit(Screen::Study), close);
}

/// Opens the board at the point of the replay, or else at the end of the match.
fn open(session: Res<Session>, mut study: ResMut<Study>) {
    let Some(game) = session.game() else { return };
    let turns =
        session.replay.as_ref().map_or_else(|| game.turn_count(), |replay| Replay::seen(replay).turn_count());
    study.tool = StudyTool::Play;
    study.show(game, Spot::game(turns));
}

fn close(mut study: ResMut<Study>, mut message: ResMut<StatusLine>) {
    (study.board, study.before) = (None, None);
    message.set_if_neq(StatusLine(None));
}

/// Shows the start of another match that has come onto the table, such as one by link.
fn follow(session: Res<Session>, mut study: ResMut<Study>, mut shown: MessageWriter<BoardUpdate>) {
    if let Some(game) = session.game().filter(|game| game.id() != study.of) {
        study.before = None;
        study.show(game, Spot::default());
        shown.write(BoardUpdate::Rebuild);
    }
}

/// The resources that the study changes.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    session: ResMut<'w, Session>,
    study: ResMut<'w, Study>,
    message: ResMut<'w, StatusLine>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl Desk<'_> {
    /// Changes the study together with the notes of the match, and shows the changes on the board.
    fn note(&mut self, change: impl FnOnce(&mut Study, &mut Notes, &[Turn]) -> Result<Vec<Change>, Notice>) {
        // Looking at the match is no reason to save it.
        let session = self.session.bypass_change_detection();
        let Some(table) = &mut session.table else { return };
        let game = table.game_mut();
        let turns = game.all_turns();
        let before = game.notes().clone();
        let changed = change(&mut self.study, game.notes_mut(), &turns);
        let is_changed = *game.notes() != before;
        if is_changed {
            self.study.before = None;
        }
        self.study.look(game);
        if is_changed {
            self.session.set_changed();
        }
        match changed {
            Ok(changes) if changes.is_empty() => _ = self.message.set_if_neq(StatusLine(None)),
            Ok(changes) => {
                self.message.set_if_neq(StatusLine(None));
                self.shown.write(BoardUpdate::Animate(changes));
            }
            Err(said) => self.message.0 = Some(said),
        }
    }

    /// Shows a place.
    fn show(&mut self, spot: Spot) {
        let Some(game) = self.session.game() else { return };
        self.study.show(game, spot);
        self.message.set_if_neq(StatusLine(None));
        self.shown.write(BoardUpdate::Rebuild);
    }
}

fn touch(mut touched: MessageReader<SquareTouched>, mut desk: Desk) {
    for &SquareTouched(square) in touched.read() {
        desk.note(|study, notes, game| study.touch(notes, game, square));
    }
}

fn act(mut actions: MessageReader<Action>, mut desk: Desk) {
    for action in actions.read() {
        let Action::Study(action) = *action else { continue };
        let Some(game) = desk.session.game() else { continue };
        let (turns, spot) = (game.all_turns(), desk.study.spot);
        let notes = game.notes();
        match action {
            StudyAction::First => desk.show(Spot::game(0)),
            StudyAction::Back => {
                if let Some(back) = notes.back(spot) {
                    desk.show(back);
                }
            }
            StudyAction::Forward => {
                let Some(Way { turn, to }) = desk.study.along().cloned() else { continue };
                let changes = desk.study.board().and_then(|board| board.position().changes(&turn).ok());
                desk.show(to);
                if let Some(changes) = changes {
                    desk.shown.write(BoardUpdate::Animate(changes));
                }
            }
            StudyAction::Last => {
                let end = notes.end(&turns, spot.line);
                desk.show(Spot { ply: end, ..spot });
            }
            StudyAction::To(to) => desk.show(to),
            StudyAction::Game => {
                let mut base = spot;
                while let Some(line) = base.line.and_then(|line| notes.lines().get(line)) {
                    base = line.base();
                }
                desk.show(base);
            }
            StudyAction::Remove => {
                let Some(line) = spot.line else { continue };
                let before = (notes.clone(), spot);
                let mut base = None;
                desk.note(|_, notes, _| {
                    base = notes.remove_line(line);
                    Ok(Vec::new())
                });
                if let Some(base) = base {
                    desk.show(base);
                    desk.study.before = Some(before);
                }
            }
            StudyAction::Restore => {
                let Some((before, spot)) = desk.study.before.take() else { continue };
                desk.note(|_, notes, _| {
                    *notes = before;
                    Ok(Vec::new())
                });
                desk.show(spot);
            }
            StudyAction::Tool(tool) => {
                desk.study.tool = tool;
                desk.study.from = None;
                if let Some(board) = &mut desk.study.board {
                    board.clear();
                }
            }
            StudyAction::Finish => desk.note(Study::finish),
            StudyAction::Pass => desk.note(|study, notes, game| study.play(notes, game, &Turn::default())),
            StudyAction::ClearMarks => desk.note(|study, notes, _| {
                notes.clear_marks(study.spot);
                Ok(Vec::new())
            }),
            StudyAction::Write(on) => desk.study.is_writing = on,
        }
    }
}

/// Takes the comment that is being written, letter by letter. The field shows it already, so the screen is not drawn
/// anew.
fn write(mut written: MessageReader<Written>, mut left: MessageReader<Left>, mut desk: Desk) {
    for Written(field, text) in written.read() {
        let study = desk.study.bypass_change_detection();
        if *field != Field::Comment || study.note.comment == text.trim() {
            continue;
        }
        let Some(table) = &mut desk.session.table else { continue };
        let game = table.game_mut();
        if game.notes_mut().set_comment(study.spot, text) {
            study.before = None;
            study.look(game);
        } else {
            desk.message.0 = Some(Notice::NotesFull);
        }
    }
    if left.read().any(|Left(field)| *field == Field::Comment) {
        desk.study.is_writing = false;
    }
}
