//! The editor of positions: one sketch per game, from which the next match of the game can start.

use std::collections::BTreeMap;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::state::clipboard::{Clipboard, Paste, Pasted, Text};
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, EditorAction, GoTo};
use crate::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use crate::app::vocabulary::notice::{EditorNotice, Notice, RecordNotice, StatusLine, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation;
use crate::play::sketch::saved::{self, Damaged};
use crate::play::{Sketch, sketch};
use crate::rules::{Game, Piece, Position, Rules, Square};

/// The largest number of changes that are animated. With more, the board is rebuilt.
const SEEN: usize = 2;

/// The sketches of all games.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Editor {
    /// The game whose sketch is on the board.
    game: Game,
    entries: BTreeMap<Game, SketchEntry>,
    /// The piece that a touch places; `None` removes the piece of the square.
    pub hand: Option<Piece>,
    /// Set while a part of the board is enlarged.
    pub is_enlarged: bool,
}

/// The sketch of one game.
#[derive(Clone, Debug, PartialEq)]
struct SketchEntry {
    /// The next match starts with this sketch.
    begins: bool,
    sketch: Sketch,
}

/// The start of the next match of a game.
#[derive(Debug)]
pub enum Start {
    /// The start of the rules.
    Usual,
    /// The position of the sketch.
    SetUp(Box<dyn Position>),
    /// The start of the rules, because no match by these rules can start with the sketch.
    Unfit,
}

impl Default for Editor {
    fn default() -> Editor {
        let game = Game::Checkers;
        Editor { game, entries: BTreeMap::new(), hand: first_piece(game), is_enlarged: false }
    }
}

/// Returns the piece that is selected first.
fn first_piece(game: Game) -> Option<Piece> {
    sketch::pieces(game).first().copied()
}

impl Editor {
    /// Returns the sketch on the board, if one is open.
    #[must_use]
    pub fn sketch(&self) -> Option<&Sketch> {
        Some(&self.entries.get(&self.game)?.sketch)
    }

    fn sketch_mut(&mut self) -> Option<&mut Sketch> {
        Some(&mut self.entries.get_mut(&self.game)?.sketch)
    }

    /// Returns the start of the next match by these rules.
    #[must_use]
    pub fn start(&self, rules: Rules) -> Start {
        let Some(entry) = self.entries.get(&rules.game()).filter(|entry| entry.begins) else {
            return Start::Usual;
        };
        let text = entry.sketch.text().ok();
        let mut sketch = Sketch::new(rules);
        let is_read = text.is_some_and(|text| sketch.read(&text).is_ok());
        match sketch.position() {
            _ if !is_read => Start::Unfit,
            Ok(position) => Start::SetUp(position),
            Err(_) => Start::Unfit,
        }
    }

    /// Lets the next match of this game start as usual. The sketch stays.
    pub fn forget(&mut self, game: Game) {
        if let Some(entry) = self.entries.get_mut(&game) {
            entry.begins = false;
        }
    }

    /// Opens the sketch of a game; a new sketch shows the start of these rules.
    fn open(&mut self, rules: Rules) -> &mut Sketch {
        let game = rules.game();
        if self.game != game {
            self.game = game;
            self.hand = first_piece(game);
        }
        self.is_enlarged = false;
        let new = || SketchEntry { begins: false, sketch: Sketch::new(rules) };
        &mut self.entries.entry(game).or_insert_with(new).sketch
    }

    /// The saved form of each game's sketch.
    #[must_use]
    pub fn written(&self) -> Vec<(Game, String)> {
        let text = |entry: &SketchEntry| saved::write(entry.begins, &entry.sketch);
        self.entries.iter().map(|(game, entry)| (*game, text(entry))).collect()
    }

    /// Reads the [saved form](Editor::written) of a game's sketch.
    ///
    /// # Errors
    /// If the text is malformed, of a later version, or of another game.
    pub fn read(&mut self, game: Game, text: &str) -> Result<(), Damaged> {
        let (begins, sketch) = saved::read(game, text)?;
        self.entries.insert(game, SketchEntry { begins, sketch });
        Ok(())
    }

    /// Returns the games that have a sketch.
    #[must_use]
    pub fn drawn(&self) -> Vec<Game> {
        self.entries.keys().copied().collect()
    }

    /// Takes over a sketch, unless the game has one already. `begins` says if the next match starts with it.
    pub fn restore(&mut self, game: Game, begins: bool, sketch: Sketch) {
        self.entries.entry(game).or_insert(SketchEntry { begins, sketch });
    }
}

impl Start {
    /// Returns the first position by these rules, and `true` if it comes from a sketch.
    #[must_use]
    pub fn position(self, rules: Rules) -> (Box<dyn Position>, bool) {
        match self {
            Start::SetUp(position) => (position, true),
            Start::Usual | Start::Unfit => (rules.start(), false),
        }
    }

    /// Returns the position as text, for the setup of a match; `None` for the usual start.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let Start::SetUp(position) = self else { return None };
        let [text, usual] = [&**position, &*position.rules().start()].map(notation::position_text);
        (text != usual).then_some(text)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_systems(
            Update,
            (
                touch.run_if(in_state(Screen::Editor).and_eager(on_message::<SquareTouched>)),
                paste.run_if(on_message::<Pasted>),
                act.run_if(on_message::<Action>),
            )
                .chain()
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Editor), |mut message: ResMut<StatusLine>| {
            forget(&mut message, RecordNotice::goes_along);
        });
}

/// The resources that the editor changes.
#[derive(SystemParam)]
struct EditorContext<'w> {
    editor: ResMut<'w, Editor>,
    message: ResMut<'w, StatusLine>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl EditorContext<'_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Changes the sketch on the board, and shows the change. Returns the result of `edit`; `None` if no
    /// sketch is open.
    fn change<T>(&mut self, edit: impl FnOnce(&mut Sketch) -> T) -> Option<T> {
        self.say(None);
        let sketch = self.editor.sketch_mut()?;
        let before = sketch.clone();
        let done = edit(sketch);
        let shown = match sketch.changes_since(&before) {
            Some(changes) if changes.len() <= SEEN => BoardUpdate::Animate(changes),
            _ => BoardUpdate::Rebuild,
        };
        self.shown.write(shown);
        Some(done)
    }

    /// Sets up the position on the clipboard.
    fn paste(&mut self, text: Text) {
        let read = match text {
            Ok(Some(text)) => self.change(|sketch| sketch.read(&text)),
            Ok(None) => return,
            Err(reason) => return self.say(Notice::Record(RecordNotice::NotShared(reason))),
        };
        self.say(match read {
            Some(Err(error)) => Notice::Record(RecordNotice::NotRead(error)),
            _ => Notice::Editor(EditorNotice::Pasted),
        });
    }

    /// Passes a touched square to the sketch on the board.
    fn touch(&mut self, square: Square) {
        let hand = self.editor.hand;
        let Some(sketch) = self.editor.sketch_mut() else { return };
        match sketch.touch(square, hand) {
            Ok(changes) => {
                self.say(None);
                self.shown.write(BoardUpdate::Animate(changes));
            }
            Err(reason) => self.say(Notice::Refused { square: Some(square), reason }),
        }
    }
}

fn touch(mut touched: MessageReader<SquareTouched>, mut context: EditorContext) {
    for &SquareTouched(square) in touched.read() {
        context.touch(square);
    }
}

/// Sets up a position from a clipboard that has answered later.
fn paste(mut pasted: MessageReader<Pasted>, mut context: EditorContext) {
    for Pasted(paste, text) in pasted.read() {
        if *paste == Paste::Position {
            context.paste(text.clone());
        }
    }
}

/// Carries out the actions of the editor.
fn act(
    mut actions: MessageReader<Action>,
    mut context: EditorContext,
    session: Res<Session>,
    mut draft: ResMut<Draft>,
    device: Res<Device>,
    mut clipboard: ResMut<Clipboard>,
    mut onward: Commands,
    // Some systems allow access to the clipboard on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Editor(action) = action else { continue };
        match *action {
            EditorAction::Open(game) => {
                let rules = draft.setups.rules(game);
                context.editor.open(rules).play_by(rules);
                context.shown.write(BoardUpdate::Rebuild);
                onward.write_message(Action::from(GoTo::Editor));
            }
            EditorAction::TakeOver => {
                let Some(game) = session.seen() else { continue };
                context.editor.open(game.setup().rules).take_over(game.position());
                context.shown.write(BoardUpdate::Rebuild);
                onward.write_message(Action::from(GoTo::Editor));
            }
            EditorAction::Hold(piece) => {
                context.editor.hand = piece;
                context.say(None);
            }
            EditorAction::ToMove(side) => _ = context.change(|sketch| sketch.set_to_move(side)),
            EditorAction::Undo => {
                if context.change(Sketch::undo) == Some(false) {
                    context.say(Notice::NothingToUndo);
                }
            }
            EditorAction::Redo => {
                if context.change(Sketch::redo) == Some(false) {
                    context.say(Notice::NothingToRedo);
                }
            }
            EditorAction::Clear => _ = context.change(Sketch::clear),
            EditorAction::Start => _ = context.change(Sketch::start),
            EditorAction::Copy => {
                let Some(Ok(text)) = context.editor.sketch().map(Sketch::text) else { continue };
                context.say(match device.0.copy(&text) {
                    Ok(()) => Notice::Editor(EditorNotice::Copied),
                    Err(reason) => Notice::Record(RecordNotice::NotShared(reason)),
                });
            }
            EditorAction::Paste => {
                if let Some(text) = clipboard.paste(&device, Paste::Position) {
                    context.paste(text);
                }
            }
            // `board::zoom` ends the enlargement after every action that is not small.
            EditorAction::WholeBoard => {}
            EditorAction::Play => {
                let Some(rules) = context.editor.sketch().map(Sketch::rules) else { continue };
                if context.editor.sketch().is_none_or(|sketch| sketch.position().is_err()) {
                    // The control is disabled and shows the reason.
                    continue;
                }
                draft.setups.set_rules(rules);
                if let Some(entry) = context.editor.entries.get_mut(&rules.game()) {
                    entry.begins = true;
                }
                onward.write_message(Action::from(GoTo::Setup(rules.game())));
            }
            EditorAction::Forget(game) => context.editor.forget(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Side, checkers};

    #[test]
    fn a_sketch_that_fits_the_rules_starts_the_next_match() {
        let mut editor = Editor::default();
        let rules = Rules::Checkers(checkers::Rules::AMERICAN);
        assert!(matches!(editor.start(rules), Start::Usual));
        editor.open(rules).read("B:WK30:B1").expect("a position");
        assert!(
            matches!(editor.start(rules), Start::Usual),
            "a sketch is not the start until it is selected"
        );
        editor.entries.get_mut(&Game::Checkers).expect("it is there").begins = true;
        let start = editor.start(rules);
        assert_eq!(start.text().as_deref(), Some("B:WK30:B1"));
        assert_eq!(start.position(rules).0.to_move(), Side::First);
        let large = Rules::Checkers(checkers::Rules::INTERNATIONAL);
        assert!(matches!(editor.start(large), Start::SetUp(_)), "these squares exist on larger boards too");
        editor.open(rules).read("B:WK30:B29").expect_err("a man on the far row");
        editor.open(rules).clear();
        assert!(matches!(editor.start(rules), Start::Unfit));
        editor.open(rules).start();
        assert_eq!(editor.start(rules).text(), None, "the usual start has no text");
        editor.forget(Game::Checkers);
        assert!(matches!(editor.start(rules), Start::Usual));
    }

    #[test]
    fn a_saved_sketch_is_read_and_a_damaged_one_is_refused() {
        let mut editor = Editor::default();
        editor.open(Game::Go.presets()[0].rules).clear();
        let [(game, text)] = &editor.written()[..] else { panic!("one game") };
        let mut other = Editor::default();
        other.read(*game, text).expect("a saved sketch can be read");
        assert_eq!(other.written(), editor.written());
        assert!(matches!(other.read(Game::Four, text), Err(Damaged::OtherGame)));
        assert!(matches!(
            other.read(Game::Go, &text.replace(":1,", ":9,")),
            Err(Damaged::Later(9) | Damaged::Form(_))
        ));
        assert!(matches!(other.read(Game::Go, "{}"), Err(Damaged::Form(_))));
    }
}
