//! Pictures of the screens, rendered by software Vulkan and compared with approved ones.
//!
//! Each test has a list of its scenes, which together are the album in `tests/pictures`: few
//! pictures, each of which shows what no other does. `PARLOUR_APPROVE=1` writes those that differ as
//! approved ones; look at each before you commit it. Otherwise a picture that differs is written
//! beside the other output of the tests, and the failure names it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use parlour::app::device::art::Art;
use parlour::app::device::language::LANGUAGES;
use parlour::app::state::settings::Settings;
use parlour::app::ui::controls::Scrolls;
use parlour::app::vocabulary::action::{AboutAction, GoTo, PlayAction, Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{Motion, TextSize, ThemeChoice};
use parlour::platform::fake::Fake;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::{Drawn, FRAME, Player, setup_of, square};
use crate::languages::tour;

mod access;
mod album;
mod comparison;
mod computer;
mod editor;
mod games;
mod lessons;
mod letters;
mod library;
#[cfg(feature = "online")]
mod live;
mod motion;
mod puzzles;
mod renderer;
mod review;
mod stores;
mod study;
mod text;
mod together;
mod tournaments;

use album::{Album, Scene, whole};

/// A window of which pictures are taken.
struct Device {
    /// Stands for the device in the album.
    letter: char,
    name: &'static str,
    size: Vec2,
    /// The pixels of the window, each way, that are one of an approved picture: tablets are large.
    shrinks: u32,
    theme: ThemeChoice,
}

const DEVICES: [Device; 5] = [
    Device {
        letter: 'T',
        name: "tablet-portrait-light",
        size: Vec2::new(800., 1280.),
        shrinks: 2,
        theme: ThemeChoice::Light,
    },
    Device {
        letter: 't',
        name: "tablet-portrait-dark",
        size: Vec2::new(800., 1280.),
        shrinks: 2,
        theme: ThemeChoice::Dark,
    },
    Device {
        letter: 'l',
        name: "tablet-landscape-light",
        size: Vec2::new(1280., 800.),
        shrinks: 2,
        theme: ThemeChoice::Light,
    },
    Device {
        letter: 'L',
        name: "tablet-landscape-dark",
        size: Vec2::new(1280., 800.),
        shrinks: 2,
        theme: ThemeChoice::Dark,
    },
    Device {
        letter: 'P',
        name: "phone-portrait-light",
        size: Vec2::new(412., 915.),
        shrinks: 1,
        theme: ThemeChoice::Light,
    },
];

/// Opens the app with a camera that renders the window into an image.
fn camera(device: &Device, folder: &Path) -> Player {
    camera_on(Fake::desktop(folder), device)
}

/// Opens the app on this system with such a camera.
fn camera_on(system: Fake, device: &Device) -> Player {
    camera_at(system, device.size, 1., device.theme)
}

/// Opens the app in a window of this size in points, with this many pixels a point.
fn camera_at(system: Fake, points: Vec2, scale: f32, theme: ThemeChoice) -> Player {
    let mut player = Player::open_as(system, points, scale, Drawn::Picture);
    let world = player.app.world_mut();
    let size = (points * scale).round().as_uvec2();
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let image = world.resource_mut::<Assets<Image>>().add(image);
    let camera = world.query_filtered::<Entity, With<Camera2d>>().single(world).expect("one camera");
    let target = ImageRenderTarget { handle: image, scale_factor: scale };
    world.entity_mut(camera).insert(RenderTarget::Image(target.clone()));
    world.insert_resource(Target(target));
    let mut settings = world.resource_mut::<Settings>();
    settings.theme = theme;
    settings.motion = Motion::Reduced;
    open_eye(&mut player, false);
    player.rest();
    player
}

/// Lets the camera render every frame, or none. Between two pictures, rendering costs most of the time.
fn open_eye(player: &mut Player, is_open: bool) {
    let world = player.app.world_mut();
    let mut camera = world.query_filtered::<&mut Camera, With<IsDefaultUiCamera>>();
    camera.single_mut(world).expect("one camera").is_active = is_open;
}

#[derive(Resource)]
struct Target(ImageRenderTarget);

#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Takes a picture of this moment.
fn take_now(player: &mut Player) -> Image {
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    // Drawings are rasterised on other threads, in real time.
    while player.app.world().resource::<Art>().is_busy() {
        player.app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    open_eye(player, true);
    player.app.update();
    let world = player.app.world_mut();
    world.insert_resource(Taken::default());
    let target = world.resource::<Target>().0.clone();
    world.spawn(Screenshot(RenderTarget::Image(target))).observe(
        |shot: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
            taken.0 = Some(shot.image.clone());
        },
    );
    for _ in 0..200 {
        player.app.update();
        if let Some(image) = player.app.world_mut().resource_mut::<Taken>().0.take() {
            player.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
            open_eye(player, false);
            return image;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("a picture should be taken within 200 frames");
}

fn rgb(image: Image) -> image::RgbImage {
    image.try_into_dynamic().expect("a picture of a known format").to_rgb8()
}

fn output(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(format!("{name}.png"))
}

#[test]
#[ignore = "writes five hundred pictures for a person to look at"]
fn every_screen_in_every_language() {
    let device = &DEVICES[4];
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(device, folder.path());
    for known in LANGUAGES {
        player.act(Setting::Language(Some(known.tag)));
        for (text, percent) in [(TextSize::Usual, 100), (TextSize::Largest, 200)] {
            player.act(Setting::Text(text));
            let mut number = 0;
            tour(&mut player, folder.path(), |player, screen| {
                let taken = rgb(take_now(player));
                number += 1;
                let name = format!("{}-{percent}-{number:02}-{}", known.tag, screen.replace(' ', "-"));
                taken.save(output(&name)).expect("the picture can be written");
            });
        }
    }
}

/// The whole album, a list for each test.
const ALBUM: [&[Scene]; 19] = [
    SCREENS,
    games::GAMES,
    HELD,
    lessons::LESSONS,
    access::FOCUS,
    access::SCAN,
    access::ONE_HAND,
    computer::COMPUTER,
    editor::EDITOR,
    library::LIBRARY,
    puzzles::PUZZLES,
    study::STUDY,
    renderer::SAFE_START,
    review::REVIEW,
    letters::LETTERS,
    tournaments::TOURNAMENTS,
    together::TWO,
    together::COMMON,
    together::LOOKS,
];

#[test]
fn the_folder_holds_the_album_and_nothing_else() {
    let files = std::fs::read_dir("tests/pictures").expect("the folder of pictures");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").file_name().into_string()).collect();
    files.sort();
    let mut album: Vec<_> =
        ALBUM.into_iter().flat_map(album::pictures).map(|name| Ok(name + ".jpg")).collect();
    album.sort();
    assert_eq!(files, album);
}

const SCREENS: &[Scene] = &[
    whole("home-first", "P"),
    whole("home", "TP"),
    whole("setup", "LP"),
    whole("setup-name", "P"),
    whole("settings", "LP"),
    whole("rules", "LP"),
    whole("setup-go", "P"),
    whole("rules-go", "P"),
    whole("record-none", "P"),
    whole("about", "P"),
    whole("start-turn", "P"),
    whole("play", "TLP"),
    whole("refused", "P"),
    whole("staged", "L"),
    whole("previous", "P"),
    whole("more", "P"),
    whole("result", "TP"),
    whole("quick", "P"),
];

#[test]
fn every_screen_looks_as_approved() {
    let mut album = Album::of(SCREENS);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| album.shot(player, device, scene);

        shot(&mut player, "home-first");
        player.act(GoTo::Setup(Game::Checkers));
        shot(&mut player, "setup");
        player.act(SetupAction::EditName(Some(parlour::rules::Side::First)));
        shot(&mut player, "setup-name");
        player.act(GoTo::Settings);
        shot(&mut player, "settings");
        player.act(GoTo::Rules(Game::Checkers));
        shot(&mut player, "rules");
        player.act(GoTo::Setup(Game::Go));
        shot(&mut player, "setup-go");
        player.act(GoTo::Rules(Game::Go));
        shot(&mut player, "rules-go");
        player.act(GoTo::Record);
        shot(&mut player, "record-none");
        player.act(GoTo::About);
        shot(&mut player, "about");
        // The shortest of the MIT License's texts.
        player.act(AboutAction::Unfold(Some(2)));
        shot(&mut player, "about-licence");

        // The start of a turn, after another one.
        player.begin_at("american", Mode::HandOver, Some("B:WK4,18,23,24,26,28,31,32:B1,2,3,6,K7,9,12,13"));
        shot(&mut player, "start-turn");
        player.act(PlayAction::StartTurn);
        shot(&mut player, "play");
        // A touch that is refused.
        touch(&mut player, &["A8"]);
        shot(&mut player, "refused");

        player.begin_at("american", Mode::HandOver, Some("B:W18,27,31,30,K3:B1,2,K6,14,13"));
        player.act(PlayAction::StartTurn);
        touch(&mut player, &["C4", "E6", "G8"]);
        shot(&mut player, "staged");
        player.act(PlayAction::FinishTurn);
        player.rest();
        player.act(PlayAction::ShowPrevious);
        shot(&mut player, "previous");
        player.act(PlayAction::StartTurn);
        player.act(PlayAction::More);
        shot(&mut player, "more");
        player.act(PlayAction::Resign);
        shot(&mut player, "result");

        player.begin_at("house", Mode::Quick, None);
        touch(&mut player, &["D3"]);
        shot(&mut player, "quick");
        player.act(GoTo::Home);
        shot(&mut player, "home");
    }
    album.close();
}

fn touch(player: &mut Player, names: &[&str]) {
    for name in names {
        player.app.world_mut().write_message(SquareTouched(square(name)));
        player.app.update();
    }
}

const HELD: &[Scene] = &[whole("held-settings", "TP"), whole("held-record", "P")];

#[test]
fn a_tablet_looks_as_approved() {
    let mut album = Album::of(HELD);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera_on(Fake::tablet(folder.path()), device);
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("held-{scene}"));
        };
        player.act(GoTo::Settings);
        player.rest();
        let world = player.app.world_mut();
        let mut lists = world.query_filtered::<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>();
        for (mut at, node) in lists.iter_mut(world) {
            // The end of the page.
            at.y = (node.content_size() - node.size()).y * node.inverse_scale_factor();
        }
        shot(&mut player, "settings");
        // Its record has no date.
        player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
        player.act(GoTo::Record);
        shot(&mut player, "record");
    }
    album.close();
}
