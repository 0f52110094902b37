//! A simulated player: touches and keys are the input, the content of the screen is the output.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::winit::WinitPlugin;
use parlour::app::device::art::Art;
use parlour::app::state::draft::Draft;
use parlour::app::state::exchange::Exchange;
use parlour::app::state::library::Library;
use parlour::app::state::moving::Moving;
use parlour::app::state::openings::PlayedHere;
use parlour::app::state::result_delay::ResultDelay;
use parlour::app::state::review::Reviews;
use parlour::app::state::safe_start;
use parlour::app::state::session::{Replay, Session};
use parlour::app::vocabulary::action::Action;
use parlour::app::vocabulary::notice::{Notice, StatusLine};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::Platform;
use parlour::platform::fake::Fake;
use parlour::play::{Match, Mode, Setup};
use parlour::rules::Rules;
use parlour::storage::{Disk, Files};

mod hands;
mod seen;
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
        self.until("the answers of the threads", |player| !player.is_awaited());
        self.app.update();
    }

    /// Returns `true` while a thread reads or writes files, or makes a picture of a match.
    pub fn is_awaited(&self) -> bool {
        let world = self.app.world();
        world.resource::<Library>().is_busy()
            || world.resource::<Exchange>().is_busy()
            || world.resource::<Reviews>().is_reading()
            || world.resource::<PlayedHere>().is_counting()
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
                || world.resource::<PlayedHere>().is_counting()
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

    /// Returns the replay on the board.
    pub fn replay(&self) -> &Replay {
        self.app.world().resource::<Session>().replay.as_ref().expect("a replay")
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
}
