//! A simulated player: touches and keys are the input, the content of the screen is the output.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::window::{AppLifecycle, CursorMoved, PrimaryWindow, WindowEvent, WindowResized};
use bevy::winit::WinitPlugin;
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::board::{At, Mark, MarkKind, PieceOn, StandsOn};
use parlour::app::device::art::Art;
use parlour::app::input::touch::Standing;
use parlour::app::state::draft::Draft;
use parlour::app::state::exchange::Exchange;
use parlour::app::state::focus::{Focus, FocusOn};
use parlour::app::state::library::Library;
use parlour::app::state::moving::Moving;
use parlour::app::state::result_delay::ResultDelay;
use parlour::app::state::review::Reviews;
use parlour::app::state::safe_start;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, Control, Disabled, PlayAction};
use parlour::app::vocabulary::notice::{Notice, StatusLine};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::Platform;
use parlour::platform::fake::Fake;
use parlour::platform::gamepad::Button;
use parlour::play::{Match, Mode, Setup};
use parlour::rules::{Piece, Rules, Square};
use parlour::storage::{Disk, Files};

mod setups;

pub use setups::{against, setup, setup_of, square};

/// A frame: a fiftieth of a second.
pub const FRAME: Duration = Duration::from_millis(20);

/// A simulated player and the app.
pub struct Player {
    pub app: App,
    /// The device in this player's hands.
    pub device: Fake,
    window: Entity,
    next_finger: u64,
}

/// Rendering mode of the app.
pub enum Drawn {
    /// Not at all: layout and picking work without a GPU.
    No,
    /// Into a picture, by any Vulkan there is.
    Picture,
}

/// Returns the files in a folder, to prepare or to read what the app saves, also what it has only staged.
pub fn files(folder: &Path) -> Files {
    Files::open(Arc::new(Disk::new(folder))).0
}

fn observers(app: &mut App) -> BTreeSet<Entity> {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<Observer>>().iter(world).collect()
}

impl Player {
    /// Opens the app, with its files in this folder.
    pub fn open(folder: &Path, size: Vec2) -> Player {
        Player::open_on(Fake::desktop(folder), size)
    }

    /// Opens the app on this device.
    pub fn open_on(device: Fake, size: Vec2) -> Player {
        Player::open_as(device, size, 1., Drawn::No)
    }

    /// Opens the app on this device, with this many pixels a point, rendered or not. The start counts as
    /// one that became usable.
    pub fn open_as(device: Fake, size: Vec2, scale: f32, drawn: Drawn) -> Player {
        let player = Player::start(device, size, scale, drawn);
        // The app itself would do this after some seconds. There is no file if the disk has failed.
        let folder = player.device.data_folder();
        _ = std::fs::remove_file(folder.join(safe_start::FILE));
        player
    }

    /// Opens the app as it is half a second after its start.
    pub fn start(device: Fake, size: Vec2, scale: f32, drawn: Drawn) -> Player {
        let is_drawn = matches!(drawn, Drawn::Picture);
        let render = match drawn {
            Drawn::No => RenderPlugin {
                render_creation: WgpuSettings { backends: None, ..default() }.into(),
                ..default()
            },
            Drawn::Picture => RenderPlugin { synchronous_pipeline_compilation: true, ..default() },
        };
        let mut window = Window { visible: false, ..default() };
        window.resolution.set_scale_factor_override(Some(scale));
        window.resolution.set(size.x, size.y);
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(render)
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        )
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .add_plugins(parlour::app::plugin(Arc::new(device.clone())));
        if !is_drawn {
            // Bevy despawns cameras only with this plugin. Its other observers would fill a queue
            // that only a renderer empties.
            let before = observers(&mut app);
            app.add_plugins(bevy::render::sync_world::SyncWorldPlugin);
            for observer in observers(&mut app).difference(&before) {
                app.world_mut().despawn(*observer);
            }
        }
        while app.plugins_state() == PluginsState::Adding {
            std::thread::sleep(Duration::from_millis(1));
        }
        app.finish();
        app.cleanup();
        app.update();
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("there is one window");
        let mut player = Player { app, device, window, next_finger: 1 };
        player.wait(Duration::from_millis(500));
        player
    }

    /// Runs frames for this time.
    pub fn wait(&mut self, time: Duration) {
        for _ in 0..time.as_millis().div_ceil(FRAME.as_millis()) {
            self.app.update();
        }
    }

    /// Runs frames until a condition holds, in real time, since other threads do not follow ours.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&mut Player) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            let screen = self.screen();
            assert!(
                begun.elapsed() < Duration::from_mins(1),
                "{what} should appear within a minute, on {screen:?}"
            );
            self.app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Runs frames until no thread reads or writes files any more, and its answer has its effect.
    pub fn listen(&mut self) {
        self.until("the answers of the threads", |player| {
            let world = player.app.world();
            !world.resource::<Library>().is_busy()
                && !world.resource::<Exchange>().is_busy()
                && !world.resource::<Reviews>().is_reading()
        });
        self.app.update();
    }

    /// Runs one frame that follows a sleep of ten seconds.
    pub fn wake(&mut self) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(10)));
        self.app.update();
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }

    /// Runs frames until animations and drawings are over, and no place is deaf any more.
    pub fn rest(&mut self) {
        for _ in 0..2000 {
            self.wait(Duration::from_millis(100));
            let busy = self.app.world().resource::<Art>().is_busy();
            let moving = self.app.world().resource::<Moving>().0;
            let moving = moving || self.app.world().resource::<ResultDelay>().is_due();
            let world = self.app.world();
            let busy = busy
                || world.resource::<Library>().is_busy()
                || world.resource::<Exchange>().has_threads()
                || world.resource::<Reviews>().is_reading();
            if !busy && !moving {
                return self.wait(Duration::from_millis(500));
            }
            if busy {
                // Other threads rasterise drawings and read files, in real time.
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("the app should come to rest");
    }

    /// Returns the match on the table.
    pub fn game(&self) -> &Match {
        self.app.world().resource::<Session>().game().expect("a match is on the table")
    }

    /// Returns the current screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Returns the notice in the status line.
    pub fn said(&self) -> Option<Notice> {
        self.app.world().resource::<StatusLine>().0.clone()
    }

    /// Chooses the rules of the next match of their game, without the screens that lead to it.
    pub fn choose_rules(&mut self, rules: Rules) {
        self.app.world_mut().resource_mut::<Draft>().setups.set_rules(rules);
    }

    /// Puts a new match on the table, without the screens that lead to it.
    pub fn begin(&mut self, rules: &str, mode: Mode) {
        self.begin_at(rules, mode, None);
    }

    /// Puts a match on the table that starts from a position in the notation of the game.
    pub fn begin_at(&mut self, rules: &str, mode: Mode, position: Option<&str>) {
        self.begin_setup(setup(rules, mode, position));
    }

    /// Puts a match with this setup on the table.
    pub fn begin_setup(&mut self, setup: Setup) {
        self.app.world_mut().resource_mut::<Session>().begin(setup);
        self.app.world_mut().write_message(parlour::app::vocabulary::messages::BoardUpdate::Rebuild);
        self.act(parlour::app::vocabulary::action::GoTo::Resume);
        self.wait(Duration::from_millis(600));
        assert_eq!(self.screen(), Screen::Play);
    }

    /// Sends an action without a control.
    pub fn act(&mut self, action: impl Into<Action>) {
        self.app.world_mut().write_message(action.into());
        self.app.update();
        self.app.update();
    }

    // ---- the content of the screen ----

    /// Returns all marks on the board, by square.
    pub fn marks(&mut self) -> Vec<Mark> {
        let mut marks: Vec<_> =
            self.app.world_mut().query::<&Mark>().iter(self.app.world()).copied().collect();
        marks.sort_by_key(|mark| mark.square);
        marks
    }

    /// Returns the squares that carry a mark of this kind.
    pub fn marked(&mut self, kind: MarkKind) -> Vec<Square> {
        self.marks().into_iter().filter(|mark| mark.kind == kind).map(|mark| mark.square).collect()
    }

    /// Returns the position in the window of the piece on this square.
    pub fn seen_at(&mut self, name: &str) -> Vec2 {
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &StandsOn, &Transform)>();
        let pieces: Vec<_> = query.iter(world).map(|(_, on, place)| (on.0, place.translation)).collect();
        let found =
            pieces.into_iter().find(|(on, _)| world.get::<At>(*on).is_some_and(|at| at.0 == square(name)));
        let (_, place) = found.expect("a piece on this square");
        in_window(world.resource::<Place>(), place)
    }

    /// Returns every piece on the board and the square that it is related to.
    pub fn pieces(&mut self) -> Vec<(Square, Piece)> {
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &StandsOn)>();
        let standing: Vec<_> = query.iter(world).map(|(piece, on)| (on.0, piece.0)).collect();
        let mut pieces: Vec<_> =
            standing.into_iter().filter_map(|(on, piece)| Some((world.get::<At>(on)?.0, piece))).collect();
        pieces.sort_by_key(|(square, _)| *square);
        pieces
    }

    /// Returns every piece of the match, by square.
    pub fn expected_pieces(&self) -> Vec<(Square, Piece)> {
        let position = self.game().position();
        position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
    }

    /// Returns every piece on the board and the square on which it is drawn.
    pub fn seen_pieces(&mut self) -> Vec<(Square, Piece)> {
        let place = *self.app.world().resource::<Place>();
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &Transform)>();
        let mut pieces: Vec<_> = query
            .iter(world)
            .filter_map(|(piece, transform)| {
                Some((place.square_at(in_window(&place, transform.translation))?, piece.0))
            })
            .collect();
        pieces.sort_by_key(|(square, _)| *square);
        pieces
    }

    /// Returns the rectangle of a control, in points. Panics if it is missing or disabled.
    pub fn control(&mut self, action: impl Into<Action>) -> Rect {
        let action = action.into();
        self.find_control(&action).unwrap_or_else(|| {
            let there: Vec<_> = self.controls().into_iter().map(|(action, _)| action).collect();
            panic!("there is no {action:?} on {:?}; there are {there:#?}", self.screen())
        })
    }

    /// Returns the rectangle of a control, in points, if it is there and enabled.
    pub fn find_control(&mut self, action: &Action) -> Option<Rect> {
        self.controls().into_iter().find(|(known, _)| known == action).map(|(_, rect)| rect)
    }

    /// Returns all texts on the screen, line by line.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut query = world.query::<(&Text, &UiGlobalTransform, &InheritedVisibility)>();
        let mut texts: Vec<_> = query
            .iter(world)
            .filter(|(.., visible)| visible.get())
            .map(|(text, place, _)| (place.translation.round(), text.0.clone()))
            .collect();
        texts.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        texts.into_iter().map(|(_, text)| text).collect()
    }

    /// Returns `true` if a text on the screen contains these words.
    pub fn reads(&mut self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }

    /// Returns every enabled control and its rectangle, in points.
    pub fn controls(&mut self) -> Vec<(Action, Rect)> {
        let world = self.app.world_mut();
        let mut query = world
            .query_filtered::<(&Control, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), Without<Disabled>>();
        query
            .iter(world)
            .filter(|(.., visible)| visible.get())
            .map(|(control, node, transform, _)| {
                let scale = node.inverse_scale_factor();
                (
                    control.0.clone(),
                    Rect::from_center_size(transform.translation * scale, node.size() * scale),
                )
            })
            .collect()
    }

    // ---- fingers, mouse and keys ----

    /// Returns the middle of a square in the window.
    pub fn at(&self, name: &str) -> Vec2 {
        self.app.world().resource::<Place>().point(square(name))
    }

    /// Sends one event of a finger.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        // Picking reads the first, and Bevy's list of touches the second.
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Returns the number of a new finger.
    pub fn new_finger(&mut self) -> u64 {
        self.next_finger += 1;
        self.next_finger
    }

    /// Taps for three frames.
    pub fn tap(&mut self, position: Vec2) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, position);
        self.app.update();
        self.app.update();
        self.finger(id, TouchPhase::Ended, position);
        self.app.update();
    }

    /// Taps a point once its meaning is no longer new, since a person does not press what has only just
    /// appeared.
    pub fn tap_as_seen(&mut self, position: Vec2) {
        while self.app.world().resource::<Standing>().is_new(position) {
            self.app.update();
        }
        self.tap(position);
    }

    /// Taps so briefly that the touch starts and ends in one frame.
    pub fn quick_tap(&mut self, position: Vec2) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, position);
        self.finger(id, TouchPhase::Ended, position);
        self.app.update();
    }

    /// Taps a square, by its name.
    pub fn tap_square(&mut self, name: &str) {
        let at = self.at(name);
        self.tap(at);
    }

    /// Taps a control.
    pub fn press(&mut self, action: impl Into<Action>) {
        let at = self.control(action).center();
        self.tap_as_seen(at);
        self.app.update();
    }

    /// Slides a finger from the first point over the others to the last.
    pub fn slide(&mut self, points: &[Vec2]) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, points[0]);
        self.app.update();
        for leg in points.windows(2) {
            for step in 1..=8_u8 {
                self.finger(id, TouchPhase::Moved, leg[0].lerp(leg[1], f32::from(step) / 8.));
                self.app.update();
            }
        }
        self.finger(id, TouchPhase::Ended, points[points.len() - 1]);
        self.app.update();
    }

    /// Moves the mouse to a point.
    pub fn mouse_to(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved.clone()));
        self.app.world_mut().write_message(moved);
    }

    /// Presses or releases the left button of the mouse.
    pub fn mouse_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.app.world_mut().write_message(input);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, logical_key: Key) {
        self.press_key(logical_key, None);
    }

    /// Types a letter.
    pub fn type_letter(&mut self, letter: &str) {
        self.press_key(Key::Character(letter.into()), Some(letter));
    }

    fn press_key(&mut self, logical_key: Key, text: Option<&str>) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_event(&logical_key, state, text);
            self.app.update();
        }
    }

    /// Presses (`true`) and releases keys, all in one frame.
    pub fn keys_at_once(&mut self, keys: &[(Key, bool)]) {
        for (key, is_down) in keys {
            let state = if *is_down { ButtonState::Pressed } else { ButtonState::Released };
            self.key_event(key, state, None);
        }
        self.app.update();
    }

    fn key_event(&mut self, logical_key: &Key, state: ButtonState, text: Option<&str>) {
        let input = KeyboardInput {
            key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
            logical_key: logical_key.clone(),
            state,
            text: text.map(Into::into),
            repeat: false,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::KeyboardInput(input.clone()));
        self.app.world_mut().write_message(input);
    }

    /// Presses a button of a gamepad.
    pub fn pad(&mut self, button: Button) {
        self.device.press(button);
        self.app.update();
        self.app.update();
    }

    /// Returns the target of the focus, if the focus is visible.
    pub fn focused(&self) -> Option<FocusOn> {
        self.app.world().resource::<Focus>().shown().cloned()
    }

    /// Turns or resizes the window.
    pub fn resize(&mut self, size: Vec2) {
        let window = self.window;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.resolution.set(size.x, size.y);
        }
        let resized = WindowResized { window, width: size.x, height: size.y };
        self.app.world_mut().write_message(WindowEvent::WindowResized(resized.clone()));
        self.app.world_mut().write_message(resized);
        self.app.update();
        self.app.update();
    }

    /// Sends a lifecycle event, as a system does when the app goes to the background or returns.
    pub fn lifecycle(&mut self, lifecycle: AppLifecycle) {
        self.app.world_mut().write_message(WindowEvent::AppLifecycle(lifecycle));
        self.app.world_mut().write_message(lifecycle);
        self.app.update();
    }

    /// Touches a square. On a board with tiny squares, the first tap enlarges it and the second
    /// touches.
    pub fn touch_square(&mut self, square: Square) {
        let at = self.app.world().resource::<Place>().point(square);
        self.tap(at);
        let zoom = *self.app.world().resource::<Zoom>();
        if zoom.is_in() {
            self.wait(Duration::from_millis(300));
            self.tap(zoom.window_point(at));
            self.wait(Duration::from_millis(300));
        }
    }

    /// Plays one turn by touching its squares, and the controls that its mode needs.
    pub fn play_by_touch(&mut self, squares: &[Square]) {
        if !self.game().turns().current.started {
            self.press(PlayAction::StartTurn);
        }
        for &square in squares {
            self.touch_square(square);
        }
        if self.game().setup().mode == Mode::HandOver {
            self.press(PlayAction::FinishTurn);
            self.wait(Duration::from_millis(500));
        }
    }
}

/// Converts a point of the world to a point of the window.
fn in_window(place: &Place, at: Vec3) -> Vec2 {
    at.truncate() * Vec2::new(1., -1.) + place.window / 2.
}
