//! Support for screen readers: every control and every square has a name and a role and can be activated
//! through them, and turns and notices are announced.
//!
//! Assistive programs read Bevy's AccessKit nodes and send requests. A request does the same as a tap:
//! it becomes an [`Action`] or a touched square.

use accesskit::{Action as Request, ActionData, Live, Node as AccessNode, Rect as Bounds, Role, Toggled};
use bevy::a11y::{AccessibilityNode, ActionRequest};
use bevy::app::SpawnScene;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use crate::app::board::place::Place;
use crate::app::board::{At, BoardContent, Look, SetUp};
use crate::app::device::language::Language;
use crate::app::input::scan::Scan;
use crate::app::screens::words::list;
use crate::app::state::backups::{Backups, Stage};
use crate::app::state::editor::Editor;
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::state::lessons::Lessons;
use crate::app::state::openings::Practice;
use crate::app::state::puzzles::Puzzles;
use crate::app::state::session::Session;
use crate::app::state::study::Study;
use crate::app::ui::controls::Slider;
use crate::app::ui::field;
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{
    Action, Ask, Called, ComputerAction, Control, Disabled, EditorAction, GoTo, LessonAction, LetterAction,
    LibraryAction, OpeningAction, PlayAction, PracticeAction, PuzzleAction, RecordAction, ReplayAction,
    ReviewAction, Says, Setting, SetupAction, StudyAction, TournamentAction, TournamentQuestion,
};
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::messages::SquareTouched;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::schedule::{Drawn, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Rank, Square};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Announced, AccessibilityNode::from(announcement(String::new()))));
        })
        .add_systems(
            SpawnScene,
            (
                (name_controls, name_sliders, name_fields),
                announce.run_if(
                    resource_changed::<StatusLine>
                        .or_eager(resource_exists_and_changed::<Session>)
                        .or_eager(resource_changed::<Lessons>)
                        .or_eager(resource_changed::<Puzzles>)
                        .or_eager(resource_changed::<Practice>)
                        .or_eager(resource_changed::<Study>)
                        .or_eager(resource_changed::<Backups>)
                        .or_eager(resource_changed::<Scan>),
                ),
            )
                .chain()
                .after(Drawn),
        )
        .add_systems(
            Update,
            (
                hear.run_if(on_message::<ActionRequest>).in_set(PlaySystems::Input),
                name_squares.after(SetUp).in_set(PlaySystems::Show).run_if(
                    resource_exists_and_changed::<Session>
                        .or_eager(resource_changed::<Editor>)
                        .or_eager(resource_changed::<Lessons>)
                        .or_eager(resource_changed::<Puzzles>)
                        .or_eager(resource_changed::<Practice>)
                        .or_eager(resource_changed::<Study>)
                        .or_eager(resource_changed::<Look>)
                        .or_eager(resource_changed::<Language>)
                        .or_eager(resource_exists_and_changed::<Place>)
                        .or_eager(any_match_filter::<Added<At>>),
                ),
            ),
        );
}

/// Marks the live node.
#[derive(Component)]
struct Announced;

/// Returns the live node with these words. Screen readers read each change after their current speech.
fn announcement(words: String) -> AccessNode {
    let mut node = AccessNode::new(Role::Status);
    node.set_live(Live::Polite);
    node.set_label(words);
    node
}

/// Returns the key of the name of a control that shows only an icon.
fn name(action: &Action) -> &'static str {
    match action {
        Action::Go(GoTo::Back) => "access-back",
        Action::Go(GoTo::Home) => "home",
        Action::Go(GoTo::Settings) => "settings",
        Action::Go(GoTo::Library) => "library",
        Action::Go(GoTo::Players) => "players",
        Action::Go(GoTo::Puzzles) => "puzzles",
        Action::Go(GoTo::Ratings) => "ratings",
        Action::Go(GoTo::Tournament) => "tournament",
        Action::Tournament(TournamentAction::Play(_)) => "tournament-play",
        Action::Tournament(TournamentAction::Choose(_)) => "tournament-enter",
        Action::Tournament(TournamentAction::Ask(Some(TournamentQuestion::Forget(_)))) => "tournament-forget",
        Action::Tournament(TournamentAction::Ask(Some(_))) => "tournament-withdraw",
        Action::Tournament(TournamentAction::Open(_)) => "tournament-close",
        Action::Tournament(TournamentAction::Remove(_)) => "tournament-remove",
        Action::Opening(OpeningAction::Start) => "openings-first",
        Action::Opening(OpeningAction::Back) => "openings-back",
        Action::Go(GoTo::Record) => "record",
        Action::Go(GoTo::Rules(_)) => "rules",
        Action::Play(PlayAction::Undo) | Action::Editor(EditorAction::Undo) => "undo",
        Action::Play(PlayAction::Redo) | Action::Editor(EditorAction::Redo) => "redo",
        Action::Editor(EditorAction::Clear) => "editor-clear",
        Action::Editor(EditorAction::Start) => "editor-start",
        Action::Editor(EditorAction::Copy) => "record-copy",
        Action::Editor(EditorAction::Paste) => "record-paste",
        Action::Editor(EditorAction::WholeBoard) => "editor-whole",
        Action::Play(PlayAction::Resign) => "resign",
        Action::Play(PlayAction::Pause) => "computer-pause",
        Action::Play(PlayAction::ClearMoves) => "clear-moves",
        Action::Play(PlayAction::ShowPrevious) => "show-previous",
        Action::Computer(ComputerAction::Ask(Ask::Hint)) => "hint",
        Action::Computer(ComputerAction::AskAgain) => "program-again",
        Action::Replay(ReplayAction::Open) => "replay",
        Action::Replay(ReplayAction::First) | Action::Study(StudyAction::First) => "access-first",
        Action::Replay(ReplayAction::Back) | Action::Study(StudyAction::Back) => "access-earlier",
        Action::Replay(ReplayAction::Forward) | Action::Study(StudyAction::Forward) => "access-later",
        Action::Replay(ReplayAction::Last) | Action::Study(StudyAction::Last) => "access-last",
        Action::Replay(ReplayAction::PlayFromHere) => "replay-play-from-here",
        Action::Replay(ReplayAction::Done) => "replay-done",
        Action::Review(ReviewAction::Begin) => "review",
        Action::Review(ReviewAction::Stop) => "review-stop",
        Action::Review(ReviewAction::Before) => "review-before",
        Action::Review(ReviewAction::Next) => "review-next",
        Action::Review(ReviewAction::ShowBetter(true)) => "review-show-better",
        Action::Review(ReviewAction::ShowBetter(false)) => "review-hide-better",
        Action::Review(ReviewAction::ShowLine(true)) => "review-show",
        Action::Review(ReviewAction::ShowLine(false)) => "review-back",
        Action::Review(ReviewAction::TryAgain) => "review-try-again",
        Action::Study(StudyAction::Remove) => "study-remove",
        Action::Go(GoTo::Study) => "study",
        Action::Set(Setting::Mute(true)) => "settings-mute",
        Action::Set(Setting::Mute(false)) => "sound-on",
        Action::Setup(SetupAction::NextAvatar(_)) => "access-avatar",
        Action::Setup(SetupAction::Swap) | Action::Practice(PracticeAction::Swap) => "setup-swap",
        Action::Go(GoTo::Letter) => "link-code",
        Action::Letter(LetterAction::TakeBack) => "blunder-back",
        Action::Letter(LetterAction::Decline) => "link-decline",
        Action::Lesson(LessonAction::Previous) => "lesson-previous",
        Action::Lesson(LessonAction::Next) => "lesson-skip",
        Action::Library(LibraryAction::Share(_)) | Action::Record(RecordAction::Share) => "record-share",
        Action::Library(LibraryAction::Picture(_)) | Action::Record(RecordAction::Picture) => "picture",
        Action::Record(RecordAction::Animation) => "animation",
        Action::Puzzle(PuzzleAction::Print) => "puzzle-print",
        Action::Library(LibraryAction::Delete(_)) => "access-delete",
        Action::Library(LibraryAction::Rename(_)) => "access-rename",
        Action::Library(LibraryAction::Choose(None)) | Action::Dismiss => "access-close",
        Action::Play(PlayAction::More | PlayAction::FarMore)
        | Action::Library(LibraryAction::Choose(Some(_))) => "access-more",
        other => {
            debug_assert!(false, "{other:?} needs a name for screen readers");
            "access-more"
        }
    }
}

/// Names new controls: by [`Called`], by the text on them, or by their action if they show only an icon.
fn name_controls(
    language: Res<Language>,
    new: Query<(Entity, &Control, Option<&Called>, Has<Disabled>, Option<&Says>), Added<Control>>,
    children: Query<&Children>,
    texts: Query<&Text>,
    mut commands: Commands,
) {
    for (entity, control, called, disabled, says) in &new {
        let words: Vec<&str> = children
            .iter_descendants(entity)
            .filter_map(|child| Some(texts.get(child).ok()?.0.as_str()))
            .collect();
        let label = match called {
            Some(Called(name)) => name.clone(),
            None if words.is_empty() => language.text(name(&control.0)),
            None => list(&language, &words),
        };
        let mut node = AccessNode::new(match says {
            Some(Says::Chosen(_)) => Role::RadioButton,
            Some(Says::On(_)) => Role::Switch,
            Some(Says::Unfolded(_)) | None => Role::Button,
        });
        if let Some(Says::Unfolded(is)) = says {
            node.set_expanded(*is);
        }
        if let Some(Says::Chosen(is) | Says::On(is)) = says {
            node.set_toggled(if *is { Toggled::True } else { Toggled::False });
        }
        node.set_label(label);
        if disabled {
            node.set_disabled();
        } else {
            node.add_action(Request::Click);
            node.add_action(Request::Focus);
        }
        commands.entity(entity).insert(AccessibilityNode::from(node));
    }
}

/// Names new sliders and sets their values. Every slider of the app belongs to a replay.
fn name_sliders(spoken: Spoken, new: Query<(Entity, &Slider), Added<Slider>>, mut commands: Commands) {
    for (entity, slider) in &new {
        let mut node = AccessNode::new(Role::Slider);
        node.set_label(spoken.language.text("replay"));
        if let Some(replay) = &spoken.session.replay {
            node.set_value(spoken.words().replay_line(replay));
        }
        node.set_min_numeric_value(0.);
        node.set_max_numeric_value(slider.steps as f64);
        node.set_numeric_value(slider.at as f64);
        node.set_numeric_value_step(1.);
        for request in [Request::Increment, Request::Decrement, Request::SetValue] {
            node.add_action(request);
        }
        commands.entity(entity).insert(AccessibilityNode::from(node));
    }
}

/// Names text fields and sets their values.
fn name_fields(
    language: Res<Language>,
    fields: Query<(Entity, &Field, &EditableText), Changed<EditableText>>,
    mut commands: Commands,
) {
    for (entity, field, text) in &fields {
        let mut node = AccessNode::new(Role::TextInput);
        node.set_label(language.text(field::title(*field)));
        node.set_value(text.value().to_string());
        node.add_action(Request::SetValue);
        commands.entity(entity).insert(AccessibilityNode::from(node));
    }
}

/// The resources behind the text for screen readers.
#[derive(bevy::ecs::system::SystemParam)]
struct Spoken<'w> {
    screen: Res<'w, State<Screen>>,
    language: Res<'w, Language>,
    look: Res<'w, Look>,
    session: Res<'w, Session>,
    editor: Res<'w, Editor>,
    lessons: Res<'w, Lessons>,
    puzzles: Res<'w, Puzzles>,
    practice: Res<'w, Practice>,
    study: Res<'w, Study>,
    backups: Res<'w, Backups>,
    message: Res<'w, StatusLine>,
}

impl Spoken<'_> {
    fn words(&self) -> Words<'_> {
        Words { language: &self.language, look: &self.look }
    }

    /// Returns the content of the board.
    fn seen(&self) -> Option<BoardContent<'_>> {
        let of_their_own = (&*self.lessons, &*self.puzzles, &*self.practice, &*self.study);
        BoardContent::now(*self.screen.get(), &self.session, &self.editor, of_their_own)
    }

    /// Returns the text for a square: its name, its piece, and if it is selected or can be.
    fn read_aloud(&self, square: Square) -> Option<String> {
        let seen = self.seen()?;
        let rules = seen.rules();
        let place = [("square", self.words().square(rules, square).into())];
        let what = match seen.piece(square) {
            None => self.language.format("access-empty", &place),
            Some(piece) => {
                let key = if piece.rank == Rank::King { "access-king" } else { "access-man" };
                let [place] = place;
                self.language.format(key, &[place, ("side", self.words().side(rules, piece.side).into())])
            }
        };
        let BoardContent::Match(game) = seen else { return Some(what) };
        let current = &game.turns().current;
        let key = if current.path.contains(&square) {
            "access-chosen"
        } else if current.next.squares.contains(&square) {
            "access-can"
        } else {
            return Some(what);
        };
        Some(self.language.format(key, &[("square", what.into())]))
    }

    /// Returns the latest news: a notice, or else the step of the lesson, the puzzle, the opening, the result or the turn;
    /// on the page of a backup that cannot be restored, the reason. A notice that stays comes after the turn,
    /// which would never be told otherwise.
    fn news(&self) -> String {
        if let (Screen::Lesson(_), Some(course)) = (self.screen.get(), self.lessons.course()) {
            return self.words().lesson_news(course, self.message.0.as_ref());
        }
        if let (Screen::Puzzle(_), Some(solving)) = (self.screen.get(), self.puzzles.solving()) {
            return self.words().puzzle_news(solving, self.message.0.as_ref());
        }
        if let (Screen::Practice(_), Some(exercise)) = (self.screen.get(), self.practice.exercise()) {
            return self.words().practice_news(exercise, self.message.0.as_ref());
        }
        if *self.screen.get() == Screen::Study && self.message.0.is_none() {
            return self.words().study_news(&self.study);
        }
        if let (Screen::Restore, Stage::Refused(reason)) = (self.screen.get(), self.backups.stage()) {
            return self.words().unread(reason);
        }
        let Some(notice) = &self.message.0 else { return self.news_of_match() };
        let said = self.words().said(notice, self.session.game());
        let turn = if notice.stays() { self.news_of_match() } else { String::new() };
        if turn.is_empty() { said } else { format!("{turn}. {said}") }
    }

    /// Returns the result of the match on the table, or else the turn.
    fn news_of_match(&self) -> String {
        let Some(game) = self.session.seen() else { return String::new() };
        let words = self.words();
        match game.outcome().filter(|_| self.session.is_live()) {
            Some(outcome) => format!("{}. {}", words.result(game, outcome), words.reason(game, outcome)),
            // The turn in progress comes before the last turn.
            None => words.staged(game).or_else(|| words.last_turn(game)).unwrap_or_default(),
        }
    }
}

/// Announces the group that switch scanning offers, or else the latest news.
fn announce(
    spoken: Spoken,
    scan: Res<Scan>,
    nodes: Query<(&Control, &AccessibilityNode), Without<Announced>>,
    mut announced: Single<&mut AccessibilityNode, With<Announced>>,
) {
    let name = |on: &FocusOn| match on {
        FocusOn::Control(action) => {
            let (_, node) = nodes.iter().find(|(control, _)| control.0 == *action)?;
            node.label().map(str::to_owned)
        }
        FocusOn::Board(square) => Some(spoken.words().square(spoken.seen()?.rules(), *square)),
    };
    let words = match scan.group() {
        Some(group) => group.into_iter().filter_map(name).collect::<Vec<_>>().join(", "),
        None => spoken.news(),
    };
    if announced.label().unwrap_or_default() != words {
        **announced = AccessibilityNode::from(announcement(words));
    }
}

/// Names the squares and sets their bounds.
fn name_squares(
    spoken: Spoken,
    place: Option<Res<Place>>,
    squares: Query<(Entity, &At)>,
    mut commands: Commands,
) {
    for (entity, at) in &squares {
        let Some(label) = spoken.read_aloud(at.0) else { continue };
        let mut node = AccessNode::new(Role::Button);
        node.set_label(label);
        node.add_action(Request::Click);
        node.add_action(Request::Focus);
        if let Some(place) = &place {
            // In physical pixels of the window, for players who explore the screen by touch.
            let rect = place.rect(at.0);
            let [left, top, right, bottom] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y]
                .map(|points| f64::from(points * place.scale));
            node.set_bounds(Bounds::new(left, top, right, bottom));
        }
        commands.entity(entity).insert(AccessibilityNode::from(node));
    }
}

/// Returns the step that a request asks a slider for; `None` if there is none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the step is clamped to the range of the slider"
)]
fn slid_to(slider: &Slider, request: &ActionRequest) -> Option<usize> {
    match (request.action, &request.data) {
        (Request::Increment, _) => (slider.at < slider.steps).then_some(slider.at + 1),
        (Request::Decrement, _) => slider.at.checked_sub(1),
        (Request::SetValue, Some(ActionData::NumericValue(to))) => {
            Some((to.round().max(0.) as usize).min(slider.steps))
        }
        _ => None,
    }
}

/// Carries out the requests of screen readers.
fn hear(
    mut requests: MessageReader<ActionRequest>,
    controls: Query<&Control, Without<Disabled>>,
    squares: Query<&At>,
    sliders: Query<&Slider>,
    mut fields: Query<&mut EditableText, With<Field>>,
    mut focus: ResMut<Focus>,
    mut actions: MessageWriter<Action>,
    mut touched: MessageWriter<SquareTouched>,
) {
    for request in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        if let Ok(slider) = sliders.get(entity) {
            actions.write_batch(slid_to(slider, request).map(slider.action));
        }
        if let (Ok(mut text), Request::SetValue, Some(ActionData::Value(words))) =
            (fields.get_mut(entity), request.action, &request.data)
        {
            text.queue_edit(TextEdit::SelectAll);
            text.queue_edit(TextEdit::Insert((**words).into()));
        }
        let on = match (controls.get(entity), squares.get(entity)) {
            (Ok(control), _) => FocusOn::Control(control.0.clone()),
            (_, Ok(at)) => FocusOn::Board(at.0),
            _ => continue,
        };
        match (request.action, on) {
            (Request::Click, FocusOn::Control(action)) => {
                actions.write(action);
            }
            (Request::Click, FocusOn::Board(square)) => {
                touched.write(SquareTouched(square));
            }
            (Request::Focus, on) => focus.show(on),
            _ => {}
        }
    }
}
