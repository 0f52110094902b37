//! Positions that are being set up: one for each game, from which its next match may begin.

use std::collections::BTreeMap;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::device::Device;
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, EditorAction, GoTo};
use crate::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use crate::app::vocabulary::notice::{EditorNotice, Notice, RecordNotice, StatusLine, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation;
use crate::play::{Sketch, sketch};
use crate::rules::{Game, Piece, Position, Rules, Square};

/// The version of the form that is kept.
const VERSION: u32 = 1;

/// The largest number of changes that are animated. With more, the board is rebuilt.
const SEEN: usize = 2;

/// The positions that are being set up.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Editor {
    /// The game whose position lies on the board.
    game: Game,
    set_up: BTreeMap<Game, SetUp>,
    /// The piece that a touch puts; none takes away.
    pub hand: Option<Piece>,
    /// Set while a part of the board is enlarged.
    pub is_enlarged: bool,
}

/// The sketch of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SetUp {
    /// The next match begins with this sketch.
    begins: bool,
    sketch: Sketch,
}

/// Where the next match of a game begins.
#[derive(Debug)]
pub enum Start {
    /// As its rules have it.
    Usual,
    /// In a position that was set up.
    SetUp(Box<dyn Position>),
    /// As its rules have it, because none can begin by them in the position that was set up.
    Unfit,
}

/// A position that is set up, as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    #[serde(flatten)]
    set_up: SetUp,
}

/// Why what is kept cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    #[error("it is no position that was set up: {0}")]
    Form(#[from] serde_json::Error),
    #[error("it was saved by a later version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    #[error("it is of another game")]
    OtherGame,
}

impl Default for Editor {
    fn default() -> Editor {
        let game = Game::Checkers;
        Editor { game, set_up: BTreeMap::new(), hand: first_piece(game), is_enlarged: false }
    }
}

/// The piece that is in hand first.
fn first_piece(game: Game) -> Option<Piece> {
    sketch::pieces(game).first().copied()
}

impl Editor {
    /// The position on the board.
    #[must_use]
    pub fn sketch(&self) -> Option<&Sketch> {
        Some(&self.set_up.get(&self.game)?.sketch)
    }

    fn sketch_mut(&mut self) -> Option<&mut Sketch> {
        Some(&mut self.set_up.get_mut(&self.game)?.sketch)
    }

    /// Where the next match by these rules begins.
    #[must_use]
    pub fn start(&self, rules: Rules) -> Start {
        let Some(set_up) = self.set_up.get(&rules.game()).filter(|set_up| set_up.begins) else {
            return Start::Usual;
        };
        let text = set_up.sketch.text().ok();
        let mut sketch = Sketch::new(rules);
        let is_read = text.is_some_and(|text| sketch.read(&text).is_ok());
        match sketch.position() {
            _ if !is_read => Start::Unfit,
            Ok(position) => Start::SetUp(position),
            Err(_) => Start::Unfit,
        }
    }

    /// The next match of this game begins as usual.
    pub fn forget(&mut self, game: Game) {
        if let Some(set_up) = self.set_up.get_mut(&game) {
            set_up.begins = false;
        }
    }

    /// Lays the position of a game on the board, or else the start by these rules.
    fn open(&mut self, rules: Rules) -> &mut Sketch {
        let game = rules.game();
        if self.game != game {
            self.game = game;
            self.hand = first_piece(game);
        }
        self.is_enlarged = false;
        let new = || SetUp { begins: false, sketch: Sketch::new(rules) };
        &mut self.set_up.entry(game).or_insert_with(new).sketch
    }

    /// The saved form of each game's sketch.
    #[must_use]
    pub fn written(&self) -> Vec<(Game, String)> {
        let text = |set_up: &SetUp| {
            // Plain values with text keys, for which writing JSON cannot fail.
            let kept = Kept { version: VERSION, set_up: set_up.clone() };
            serde_json::to_string(&kept).unwrap_or_default()
        };
        self.set_up.iter().map(|(game, set_up)| (*game, text(set_up))).collect()
    }

    /// Takes back what was [written](Editor::written) of a game.
    ///
    /// # Errors
    /// When it cannot be understood.
    pub fn read(&mut self, game: Game, text: &str) -> Result<(), Damaged> {
        let Kept { version, set_up } = serde_json::from_str(text)?;
        if version > VERSION {
            return Err(Damaged::Later(version));
        }
        if set_up.sketch.rules().game() != game {
            return Err(Damaged::OtherGame);
        }
        self.set_up.insert(game, set_up);
        Ok(())
    }

    /// Takes back what was [written](Editor::written) of a game, unless something is set up of it.
    ///
    /// # Errors
    /// When it cannot be understood.
    pub fn restore(&mut self, game: Game, text: &str) -> Result<(), Damaged> {
        if self.set_up.contains_key(&game) { Ok(()) } else { self.read(game, text) }
    }
}

impl Start {
    /// The first position by these rules, and whether it was set up.
    #[must_use]
    pub fn position(self, rules: Rules) -> (Box<dyn Position>, bool) {
        match self {
            Start::SetUp(position) => (position, true),
            Start::Usual | Start::Unfit => (rules.start(), false),
        }
    }

    /// The text for the setup of a match; `None` for the usual start.
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
struct Desk<'w> {
    editor: ResMut<'w, Editor>,
    message: ResMut<'w, StatusLine>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl Desk<'_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Does something to the position on the board, and shows it.
    fn change<T>(&mut self, deed: impl FnOnce(&mut Sketch) -> T) -> Option<T> {
        self.say(None);
        let sketch = self.editor.sketch_mut()?;
        let before = sketch.clone();
        let done = deed(sketch);
        let shown = match sketch.changes_since(&before) {
            Some(changes) if changes.len() <= SEEN => BoardUpdate::Animate(changes),
            _ => BoardUpdate::Rebuild,
        };
        self.shown.write(shown);
        Some(done)
    }

    /// Carries a touched square to the position on the board.
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

fn touch(mut touched: MessageReader<SquareTouched>, mut desk: Desk) {
    for &SquareTouched(square) in touched.read() {
        desk.touch(square);
    }
}

/// Carries out what the controls ask for.
fn act(
    mut actions: MessageReader<Action>,
    mut desk: Desk,
    session: Res<Session>,
    mut draft: ResMut<Draft>,
    device: Res<Device>,
    mut onward: Commands,
    // Some systems are asked on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Editor(action) = action else { continue };
        match *action {
            EditorAction::Open(game) => {
                let rules = draft.setups.rules(game);
                desk.editor.open(rules).play_by(rules);
                desk.shown.write(BoardUpdate::Rebuild);
                onward.write_message(Action::from(GoTo::Editor));
            }
            EditorAction::TakeOver => {
                let Some(game) = session.seen() else { continue };
                desk.editor.open(game.setup().rules).take_over(game.position());
                desk.shown.write(BoardUpdate::Rebuild);
                onward.write_message(Action::from(GoTo::Editor));
            }
            EditorAction::Hold(piece) => {
                desk.editor.hand = piece;
                desk.say(None);
            }
            EditorAction::ToMove(side) => _ = desk.change(|sketch| sketch.set_to_move(side)),
            EditorAction::Undo => {
                if desk.change(Sketch::undo) == Some(false) {
                    desk.say(Notice::NothingToUndo);
                }
            }
            EditorAction::Redo => {
                if desk.change(Sketch::redo) == Some(false) {
                    desk.say(Notice::NothingToRedo);
                }
            }
            EditorAction::Clear => _ = desk.change(Sketch::clear),
            EditorAction::Start => _ = desk.change(Sketch::start),
            EditorAction::Copy => {
                let Some(Ok(text)) = desk.editor.sketch().map(Sketch::text) else { continue };
                desk.say(match device.0.copy(&text) {
                    Ok(()) => Notice::Editor(EditorNotice::Copied),
                    Err(reason) => Notice::Record(RecordNotice::NotShared(reason)),
                });
            }
            EditorAction::Paste => {
                let said = match device.0.paste() {
                    Ok(text) => match desk.change(|sketch| sketch.read(&text)) {
                        Some(Err(error)) => Notice::Record(RecordNotice::NotRead(error)),
                        _ => Notice::Editor(EditorNotice::Pasted),
                    },
                    Err(reason) => Notice::Record(RecordNotice::NotShared(reason)),
                };
                desk.say(said);
            }
            // The board follows every action that is not small.
            EditorAction::WholeBoard => {}
            EditorAction::Play => {
                let Some(rules) = desk.editor.sketch().map(Sketch::rules) else { continue };
                if desk.editor.sketch().is_none_or(|sketch| sketch.position().is_err()) {
                    // The control rests, and says why.
                    continue;
                }
                draft.setups.set_rules(rules);
                if let Some(set_up) = desk.editor.set_up.get_mut(&rules.game()) {
                    set_up.begins = true;
                }
                onward.write_message(Action::from(GoTo::Setup(rules.game())));
            }
            EditorAction::Forget(game) => desk.editor.forget(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Side, checkers};

    #[test]
    fn what_goes_with_the_rules_begins_the_next_match() {
        let mut editor = Editor::default();
        let rules = Rules::Checkers(checkers::Rules::AMERICAN);
        assert!(matches!(editor.start(rules), Start::Usual));
        editor.open(rules).read("B:WK30:B1").expect("a position");
        assert!(matches!(editor.start(rules), Start::Usual), "until it is wanted");
        editor.set_up.get_mut(&Game::Checkers).expect("it is there").begins = true;
        let start = editor.start(rules);
        assert_eq!(start.text().as_deref(), Some("B:WK30:B1"));
        assert_eq!(start.position(rules).0.to_move(), Side::First);
        let large = Rules::Checkers(checkers::Rules::INTERNATIONAL);
        assert!(matches!(editor.start(large), Start::SetUp(_)), "these squares are on larger boards too");
        editor.open(rules).read("B:WK30:B29").expect_err("a man on the far row");
        editor.open(rules).clear();
        assert!(matches!(editor.start(rules), Start::Unfit));
        editor.open(rules).start();
        assert_eq!(editor.start(rules).text(), None, "the start needs no words");
        editor.forget(Game::Checkers);
        assert!(matches!(editor.start(rules), Start::Usual));
    }

    #[test]
    fn what_is_kept_is_read_and_what_is_not_understood_is_told() {
        let mut editor = Editor::default();
        editor.open(Game::Go.presets()[0].rules).clear();
        let [(game, text)] = &editor.written()[..] else { panic!("one game") };
        let mut other = Editor::default();
        other.read(*game, text).expect("it was written so");
        assert_eq!(other.written(), editor.written());
        assert!(matches!(other.read(Game::Four, text), Err(Damaged::OtherGame)));
        assert!(matches!(
            other.read(Game::Go, &text.replace(":1,", ":9,")),
            Err(Damaged::Later(9) | Damaged::Form(_))
        ));
        assert!(matches!(other.read(Game::Go, "{}"), Err(Damaged::Form(_))));
    }
}
