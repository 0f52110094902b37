//! Preparing a new game: who plays, by which rules, and how turns are taken.

use bevy::app::SpawnScene;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::offered;
use super::words::count;
use crate::app::action::{Action, GoTo, SetupAction};
use crate::app::save;
use crate::app::session::{Session, Shown};
use crate::app::settings::Settings;
use crate::app::theme::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::theme::{Paint, Role};
use crate::app::viewport::WidthClass;
use crate::platform::Files;
use crate::play::{Avatar, Mode, Player, Setup};
use crate::rules::{Game, Rules, Side};

/// The game that is being prepared.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    pub setup: Setup,
    /// Whose name is being changed.
    pub editing: Option<Side>,
}

/// The longest name, in characters: what fits on a phone.
const LONGEST_NAME: usize = 20;

/// The field in which a name is written.
#[derive(Component)]
struct NameField(Side);

impl Default for Draft {
    fn default() -> Draft {
        let player = |avatar| Player { name: String::new(), avatar };
        Draft {
            setup: Setup {
                rules: offered::GAMES[0].presets()[0].rules,
                position: None,
                players: [player(Avatar::Leaf), player(Avatar::Kite)],
                mode: Mode::HandOver,
            },
            editing: None,
        }
    }
}

impl Draft {
    /// The rules that a new match of this game would have.
    #[must_use]
    pub fn rules_of(&self, game: Game) -> Rules {
        if self.setup.rules.game() == game { self.setup.rules } else { game.presets()[0].rules }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(Startup, remember)
        .add_systems(Update, (change.run_if(on_message::<Action>), write_name, leave_name_by_key))
        .add_systems(SpawnScene, focus_name.after(super::Drawn));
}

/// Begins with what was chosen last time.
fn remember(settings: Res<Settings>, mut draft: ResMut<Draft>) {
    if let Some(setup) = &settings.last_setup {
        draft.setup = setup.clone();
    }
}

/// Changes what is being prepared, or begins the game.
fn change(
    mut actions: MessageReader<Action>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session>,
    files: Res<Files>,
    mut shown: MessageWriter<Shown>,
    mut onward: Commands,
) {
    for action in actions.read() {
        if let Action::Go(_) = action {
            draft.editing = None;
        }
        let Action::Setup(action) = action else { continue };
        let game = draft.setup.rules.game();
        match action {
            SetupAction::Preset(at) => {
                if let Some(preset) = game.presets().get(*at) {
                    draft.setup.rules = preset.rules;
                }
            }
            SetupAction::ToggleRule(at) => {
                let Rules::Checkers(rules) = &mut draft.setup.rules else { continue };
                match at {
                    0 => rules.forced_capture = !rules.forced_capture,
                    _ => rules.finish_jumps = !rules.finish_jumps,
                }
            }
            SetupAction::Mode(mode) => draft.setup.mode = *mode,
            SetupAction::Swap => {
                draft.editing = None;
                draft.setup.players.swap(0, 1);
            }
            SetupAction::NextAvatar(side) => {
                // Never the one that the other player has.
                let taken = draft.setup.player(side.other()).avatar;
                let player = &mut draft.setup.players[side.index()];
                player.avatar = player.avatar.next();
                if player.avatar == taken {
                    player.avatar = player.avatar.next();
                }
            }
            SetupAction::EditName(side) => draft.editing = *side,
            SetupAction::PickName(side, name) => {
                draft.setup.players[side.index()].name.clone_from(name);
                draft.editing = None;
            }
            SetupAction::Start => {
                draft.editing = None;
                for player in &mut draft.setup.players {
                    player.name = player.name.trim().to_owned();
                    settings.remember_name(&player.name);
                }
                settings.last_setup = Some(draft.setup.clone());
                session.begin(draft.setup.clone(), save::newest(&files));
                shown.write(Shown::Reset);
                onward.write_message(Action::from(GoTo::Resume));
            }
        }
    }
}

/// Takes over what is written in the field, letter by letter.
fn write_name(fields: Query<(&NameField, &EditableText), Changed<EditableText>>, mut draft: ResMut<Draft>) {
    for (field, text) in &fields {
        let name = text.value().to_string();
        let player = &mut draft.bypass_change_detection().setup.players[field.0.index()];
        // Not a change that would draw the screen anew: the field shows it already.
        if player.name != name {
            player.name = name;
        }
    }
}

/// Enter, Escape and Tab end the writing of a name.
fn leave_name_by_key(
    mut keys: MessageReader<bevy::input::keyboard::KeyboardInput>,
    mut draft: ResMut<Draft>,
    mut focus: ResMut<InputFocus>,
) {
    use bevy::input::keyboard::Key;
    for key in keys.read() {
        let ends = matches!(key.logical_key, Key::Enter | Key::Escape | Key::Tab) && key.state.is_pressed();
        if ends && draft.editing.is_some() {
            draft.editing = None;
            focus.clear();
        }
    }
}

/// A new field takes the keyboard.
fn focus_name(fields: Query<Entity, Added<NameField>>, mut focus: ResMut<InputFocus>) {
    for field in &fields {
        focus.set(field, FocusCause::Navigated);
    }
}

pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: Game) {
    let (title, rules) = (ui.view.game_name(game), ui.say("rules"));
    ui.top_bar(root, title, |ui, bar| {
        ui.button(bar, Button::new(Weight::Quiet, "rules", rules, GoTo::Rules(game)));
    });
    let columns = ui.view.viewport.width_class() >= WidthClass::Medium;
    ui.page(root, 960., |ui, page| {
        seats(page, ui, columns);
        let node = if columns { Node { align_items: AlignItems::Start, ..row(28.) } } else { column(28.) };
        page.spawn(node).with_children(|sections| {
            let half =
                Node { flex_grow: 1., flex_basis: if columns { px(0) } else { auto() }, ..column(28.) };
            sections.spawn(half.clone()).with_children(|left| presets(left, ui, game));
            sections.spawn(half).with_children(|right| modes(right, ui));
        });
    });
    // Start is always in sight, however long the page is.
    let margin = if columns { 32. } else { 16. };
    let foot = Node {
        flex_shrink: 0.,
        justify_content: JustifyContent::Center,
        padding: UiRect::new(px(margin), px(margin), px(8), px(16)),
        ..row(0.)
    };
    root.spawn(foot).with_children(|foot| {
        foot.spawn(Node { flex_grow: 1., max_width: px(960), ..row(0.) }).with_children(|room| {
            let label = ui.say("setup-start");
            ui.button(
                room,
                Button::new(Weight::Primary, "play", label, SetupAction::Start).height(64.).grow(1.),
            );
        });
    });
}

/// The two players, and who begins.
fn seats(page: &mut ChildSpawnerCommands, ui: &mut Ui, columns: bool) {
    let node = if columns { row(12.) } else { column(10.) };
    let node = Node { align_items: if columns { AlignItems::Start } else { AlignItems::Stretch }, ..node };
    page.spawn(node).with_children(|seats| {
        seat(seats, ui, Side::First, columns);
        let swap = Node {
            margin: UiRect::top(px(if columns { 17 } else { 0 })),
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        seats.spawn(swap).with_children(|middle| {
            let label = if columns { String::new() } else { ui.say("setup-swap") };
            let button = Button::new(Weight::Secondary, "swap", label, SetupAction::Swap);
            ui.button(middle, button.grow(if columns { 0. } else { 1. }));
        });
        seat(seats, ui, Side::Second, columns);
    });
}

fn seat(seats: &mut ChildSpawnerCommands, ui: &mut Ui, side: Side, columns: bool) {
    let colours = ui.colours();
    let draft = ui.view.draft.clone();
    let player = draft.setup.player(side);
    let editing = draft.editing == Some(side);
    let node = Node {
        flex_grow: 1.,
        flex_basis: if columns { px(0) } else { auto() },
        min_width: px(0),
        padding: UiRect::all(px(14)),
        border: UiRect::all(px(if editing { 2 } else { 1 })),
        border_radius: BorderRadius::all(px(20)),
        ..column(12.)
    };
    let edge = if editing { colours.accent } else { colours.line };
    seats.spawn((node, BackgroundColor(colours.surface), BorderColor::all(edge))).with_children(|card| {
        card.spawn(row(10.)).with_children(|line| {
            let face = Node { border_radius: BorderRadius::MAX, flex_shrink: 0., ..default() };
            let paint = Paint { rest: Color::NONE, pressed: Color::NONE };
            line.spawn((face, control(SetupAction::NextAvatar(side), paint)))
                .with_children(|face| ui.avatar(face, player.avatar, draft.setup.rules, side, 60.));
            let role = if side == Side::First { "setup-moves-first" } else { "setup-moves-second" };
            let what =
                ui.view.language.format(role, &[("side", ui.view.side(draft.setup.rules, side).into())]);
            if editing {
                line.spawn(Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) })
                    .with_children(|lines| {
                        name_field(lines, ui, side, &player.name);
                        ui.text(lines, Role::Small, colours.ink_2, what);
                    });
            } else {
                let words = Node {
                    flex_grow: 1.,
                    flex_basis: px(0),
                    min_width: px(0),
                    min_height: px(60),
                    padding: UiRect::axes(px(10), px(4)),
                    border_radius: BorderRadius::all(px(14)),
                    ..row(8.)
                };
                let paint = Paint { rest: Color::NONE, pressed: colours.sunken };
                line.spawn((words, control(SetupAction::EditName(Some(side)), paint))).with_children(
                    |words| {
                        ui.two_lines(
                            words,
                            (Role::Head, ui.view.called(draft.setup.rules, draft.setup.player(side), side)),
                            (colours.ink_2, what),
                        );
                        ui.icon(words, "edit", 22., colours.ink_2);
                    },
                );
            }
        });
        if editing {
            let other = draft.setup.player(side.other()).name.clone();
            let chips: Vec<_> = suggestions(ui)
                .into_iter()
                .filter(|name| *name != other)
                .take(6)
                .map(|name| (name == player.name, name.clone(), SetupAction::PickName(side, name).into()))
                .collect();
            ui.chips(card, chips);
            let done = ui.say("setup-done");
            ui.button(card, Button::new(Weight::Secondary, "check", done, SetupAction::EditName(None)));
        }
    });
}

/// Names to pick where nobody can type: those used before, and a few to begin with.
fn suggestions(ui: &Ui) -> Vec<String> {
    let mut names = ui.view.settings.names.clone();
    for name in ui.say("setup-names").split(',').map(str::trim) {
        if !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}

/// A field to write a name in. On a tablet without a keyboard the names below it do.
fn name_field(parent: &mut ChildSpawnerCommands, ui: &Ui, side: Side, name: &str) {
    let colours = ui.colours();
    let mut text = EditableText::new(name);
    text.max_characters = Some(LONGEST_NAME);
    text.queue_edit(TextEdit::SelectAll);
    let (font, line) = ui.view.theme.font(Role::Head);
    let node = Node {
        min_height: px(40),
        padding: UiRect::axes(px(10), px(7)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let field = (node, BorderColor::all(colours.accent), BackgroundColor(colours.page));
    parent.spawn((NameField(side), text, font, line, TextColor(colours.ink), field, Pickable::default()));
}

/// The named rules of the game, and the single ones they are made of.
fn presets(parent: &mut ChildSpawnerCommands, ui: &mut Ui, game: Game) {
    let draft = ui.view.draft.clone();
    ui.section(parent, "setup-rules", |ui, section| {
        ui.card(section, |ui, card| {
            for (at, preset) in offered::presets(game) {
                let line = ui.say(&format!("rules-{}-line", preset.name));
                let chosen = preset.rules == draft.setup.rules;
                ui.option(card, chosen, ui.view.rules_name(preset.rules), line, SetupAction::Preset(at));
            }
        });
    });
    ui.section(parent, "setup-house-rules", |ui, section| {
        ui.card(section, |ui, card| {
            let Rules::Checkers(rules) = draft.setup.rules else { return };
            let switches = [("rule-forced", rules.forced_capture), ("rule-finish", rules.finish_jumps)];
            for (at, (key, on)) in switches.into_iter().enumerate() {
                let line = ui.say(&format!("{key}-line"));
                ui.switch(card, on, ui.say(key), line, SetupAction::ToggleRule(at));
            }
        });
    });
}

/// How turns are taken.
fn modes(parent: &mut ChildSpawnerCommands, ui: &mut Ui) {
    let mode = ui.view.draft.setup.mode;
    ui.section(parent, "setup-turns", |ui, section| {
        ui.card(section, |ui, card| {
            for (choice, key) in [(Mode::HandOver, "mode-hand-over"), (Mode::Quick, "mode-quick")] {
                let line = ui.say(&format!("{key}-line"));
                ui.option(card, mode == choice, ui.say(key), line, SetupAction::Mode(choice));
            }
        });
    });
    if let Some(game) = ui.view.session.game()
        && game.outcome().is_none()
        && game.turn_count() > 0
    {
        let line = ui.view.language.format("setup-unfinished", &[("turns", count(game.turn_count()))]);
        ui.text(parent, Role::Small, ui.colours().ink_2, line);
    }
}
