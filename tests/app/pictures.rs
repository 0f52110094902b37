//! Pictures of every screen, drawn by software Vulkan and compared with those that were approved.
//!
//! `PARLOUR_APPROVE=1` writes the pictures as approved ones: look at each before you commit it.
//! A picture that differs is written beside the tests' other output, with its name in the failure.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use parlour::app::device::art::Art;
use parlour::app::device::language::LANGUAGES;
use parlour::app::state::settings::Settings;
use parlour::app::ui::controls::Scrolls;
use parlour::app::vocabulary::action::{GoTo, PlayAction, ReplayAction, Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{Motion, TextSize, ThemeChoice};
use parlour::notation;
use parlour::play::Mode;
use parlour::rules::{Game, Rules, Side, go};

use crate::harness::{Drawn, FRAME, Player, setup_of, square};
use crate::languages::tour;
use parlour::platform::fake::Fake;

mod access;
mod computer;
mod editor;
mod library;
mod review;
mod together;

/// A window that pictures are taken of.
struct Device {
    name: &'static str,
    size: Vec2,
    theme: ThemeChoice,
}

const DEVICES: [Device; 5] = [
    Device { name: "tablet-portrait-light", size: Vec2::new(800., 1280.), theme: ThemeChoice::Light },
    Device { name: "tablet-portrait-dark", size: Vec2::new(800., 1280.), theme: ThemeChoice::Dark },
    Device { name: "tablet-landscape-light", size: Vec2::new(1280., 800.), theme: ThemeChoice::Light },
    Device { name: "tablet-landscape-dark", size: Vec2::new(1280., 800.), theme: ThemeChoice::Dark },
    Device { name: "phone-portrait-light", size: Vec2::new(412., 915.), theme: ThemeChoice::Light },
];

/// A camera that looks at what the window would show.
fn camera(device: &Device, folder: &Path) -> Player {
    camera_on(Fake::desktop(folder), device)
}

/// The same on this system.
fn camera_on(system: Fake, device: &Device) -> Player {
    let mut player = Player::open_as(system, device.size, 1., Drawn::Picture);
    let world = player.app.world_mut();
    let size = device.size.as_uvec2();
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let image = world.resource_mut::<Assets<Image>>().add(image);
    let camera = world.query_filtered::<Entity, With<Camera2d>>().single(world).expect("one camera");
    world.entity_mut(camera).insert(RenderTarget::Image(image.clone().into()));
    world.insert_resource(Target(image));
    let mut settings = world.resource_mut::<Settings>();
    settings.theme = device.theme;
    settings.motion = Motion::Reduced;
    player.rest();
    player
}

#[derive(Resource)]
struct Target(Handle<Image>);

#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Takes a picture of this very moment.
fn take_now(player: &mut Player) -> Image {
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    // Drawings are made on other threads, which our time does not hurry.
    while player.app.world().resource::<Art>().is_busy() {
        player.app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    player.app.update();
    let world = player.app.world_mut();
    world.insert_resource(Taken::default());
    let target = world.resource::<Target>().0.clone();
    world.spawn(Screenshot::image(target)).observe(
        |shot: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
            taken.0 = Some(shot.image.clone());
        },
    );
    for _ in 0..200 {
        player.app.update();
        if let Some(image) = player.app.world_mut().resource_mut::<Taken>().0.take() {
            player.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
            return image;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("no picture was taken");
}

/// Takes a picture when everything has come to rest, and compares it with the approved one.
fn compare(player: &mut Player, device: &Device, scene: &str, failures: &mut Vec<String>) {
    player.rest();
    compare_now(player, device, scene, failures);
}

/// The same in this very moment.
fn compare_now(player: &mut Player, device: &Device, scene: &str, failures: &mut Vec<String>) {
    let name = format!("{scene}-{}", device.name);
    let taken = take_now(player).try_into_dynamic().expect("a picture of a known format").to_rgb8();
    let approved = PathBuf::from(format!("tests/pictures/{name}.jpg"));
    if std::env::var_os("PARLOUR_APPROVE").is_some() {
        std::fs::create_dir_all(approved.parent().expect("a folder")).expect("the folder can be made");
        // Compressed, for there are many: what that changes is far below the tolerance.
        let file = std::fs::File::create(&approved).expect("the picture can be written");
        let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(file, 82);
        taken.write_with_encoder(encoder).expect("the picture can be written");
        return;
    }
    let difference = match image::open(&approved) {
        Ok(approved) => difference(&approved.to_rgb8(), &taken),
        Err(reason) => Some(format!("there is no approved picture: {reason}")),
    };
    if let Some(difference) = difference {
        let other = output(&name);
        taken.save(&other).expect("the picture can be written");
        failures.push(format!("{name}: {difference}; see {}", other.display()));
    }
}

fn output(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(format!("{name}.png"))
}

/// The side of the tiles that are compared, in pixels: smaller than any mark.
const TILE: u32 = 12;

/// How far the mean colour of a tile may be off, of 255. Drivers differ by 1 or 2 in the shading;
/// a dot that is missing changes its tile by more than 40.
const TOLERANCE: f32 = 10.;

/// What differs, if anything does.
fn difference(approved: &image::RgbImage, taken: &image::RgbImage) -> Option<String> {
    if approved.dimensions() != taken.dimensions() {
        return Some(format!("the size is {:?} instead of {:?}", taken.dimensions(), approved.dimensions()));
    }
    let (width, height) = taken.dimensions();
    let mut worst = (0., 0, 0);
    let mut count = 0;
    for top in (0..height).step_by(TILE as usize) {
        for left in (0..width).step_by(TILE as usize) {
            let mean = |picture: &image::RgbImage| {
                let mut sum = [0_u32; 3];
                let mut pixels = 0_u32;
                for y in top..(top + TILE).min(height) {
                    for x in left..(left + TILE).min(width) {
                        for (sum, channel) in sum.iter_mut().zip(picture.get_pixel(x, y).0) {
                            *sum += u32::from(channel);
                        }
                        pixels += 1;
                    }
                }
                #[expect(clippy::cast_precision_loss, reason = "sums of a small tile")]
                sum.map(|sum| sum as f32 / pixels as f32)
            };
            let (a, b) = (mean(approved), mean(taken));
            let off = a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0., f32::max);
            if off > TOLERANCE {
                count += 1;
            }
            if off > worst.0 {
                worst = (off, left, top);
            }
        }
    }
    let (off, x, y) = worst;
    (count > 0).then(|| format!("{count} tiles differ, the worst at {x},{y} by {off:.0} of 255"))
}

#[test]
#[ignore = "nothing is compared: five hundred pictures to be looked at"]
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
                let taken = take_now(player).try_into_dynamic().expect("a picture of a known format");
                number += 1;
                let name = format!("{}-{percent}-{number:02}-{}", known.tag, screen.replace(' ', "-"));
                taken.to_rgb8().save(output(&name)).expect("the picture can be written");
            });
        }
    }
}

#[test]
fn the_tolerance_catches_a_missing_mark() {
    let plain = image::RgbImage::from_pixel(96, 96, image::Rgb([174, 114, 66]));
    let mut noisy = plain.clone();
    let mut dotted = plain.clone();
    for (x, y, pixel) in noisy.enumerate_pixels_mut() {
        pixel.0[0] = pixel.0[0].wrapping_add(u8::from((x + y) % 2 == 0) * 3);
    }
    // The smallest mark there is: a dot of 14 % on a square of 40 points.
    for (x, y, pixel) in dotted.enumerate_pixels_mut() {
        let (x, y) = (f64::from(x) - 50., f64::from(y) - 41.);
        if x.hypot(y) < 5.6 {
            *pixel = image::Rgb([14, 101, 55]);
        }
    }
    assert_eq!(difference(&plain, &noisy), None);
    assert!(difference(&plain, &dotted).is_some());
}

#[test]
fn every_screen_looks_as_approved() {
    let mut failures = Vec::new();
    for device in &DEVICES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| compare(player, device, scene, &mut failures);

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

        // The start of a turn, with the one before it to look back on.
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
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn touch(player: &mut Player, names: &[&str]) {
    for name in names {
        player.app.world_mut().write_message(SquareTouched(square(name)));
        player.app.update();
    }
}

/// A game as it is seen: from the start, in the middle, while a turn moves, at the end.
struct Story {
    name: &'static str,
    rules: Rules,
    /// The turns up to the middle.
    begins: &'static str,
    /// The turn that is seen on its way, and how long after it began.
    moves: &'static str,
    after: Duration,
    /// The rest of the game.
    ends: &'static str,
}

fn stories() -> [Story; 6] {
    let usual = |game: Game| game.presets()[0].rules;
    let ms = Duration::from_millis;
    [
        Story {
            name: "international",
            rules: Game::Checkers.preset("international").expect("a preset"),
            begins: "32-28 19-23",
            moves: "28x19",
            after: ms(100),
            ends: "",
        },
        Story {
            name: "reversi",
            rules: usual(Game::Reversi),
            begins: "e6 f4 e3 f6",
            moves: "g5",
            after: ms(160),
            ends: "d6 e7 f5 c5",
        },
        Story {
            name: "go",
            rules: Rules::Go(go::Rules::JAPANESE),
            begins: "Q16 D4 Q4 D16 F3 C6 D2 C3 J3 O17 R14 Q18 R16 L17 C14 F17 C10 R3 Q3 R4 R5 S5 S6 S4 R6 Q2 \
                     P2 R2 P3 R10 O4 E3 E2 Q10 H17 G3 G4 H3 G2 F4 H4 J4 C8 E7",
            moves: "K4",
            after: ms(60),
            ends: "pass pass",
        },
        Story {
            name: "gomoku",
            rules: Game::Gomoku.preset("renju").expect("a preset"),
            begins: "h8 h9 g8 g9 f8 f9 i8",
            moves: "i9",
            after: ms(60),
            ends: "j8",
        },
        Story {
            name: "connect-four",
            rules: usual(Game::ConnectFour),
            begins: "4 4 3 5 5 3",
            moves: "2",
            after: ms(120),
            ends: "2 6 1 3 1",
        },
        Story {
            name: "four",
            rules: usual(Game::Four),
            begins: "a5 b4 b5",
            moves: "c4",
            after: ms(60),
            ends: "c5 d4",
        },
    ]
}

/// Plays turns by their names, only the last of them to its end: to draw all that moves takes long.
fn play(player: &mut Player, turns: &str) {
    for name in turns.split_whitespace() {
        play_one(player, name);
    }
    player.rest();
}

fn play_one(player: &mut Player, name: &str) {
    let turn = notation::read_turn(player.game().position(), name).expect(name);
    if turn.0.is_empty() {
        return player.act(PlayAction::Pass);
    }
    for square in turn.0 {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
}

#[test]
fn every_game_looks_as_approved() {
    let mut failures = Vec::new();
    for device in [&DEVICES[0], &DEVICES[3], &DEVICES[4]] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.app.world_mut().resource_mut::<Settings>().motion = Motion::Full;
        for Story { name, rules, begins, moves, after, ends } in stories() {
            let mut shot = |player: &mut Player, scene: &str, now: bool| {
                let compare = if now { compare_now } else { compare };
                compare(player, device, &format!("{name}-{scene}"), &mut failures);
            };
            player.begin_setup(setup_of(rules, Mode::Quick, None));
            shot(&mut player, "start", false);
            play(&mut player, begins);
            shot(&mut player, "middle", false);
            play_one(&mut player, moves);
            player.wait(after);
            shot(&mut player, "moving", true);
            player.rest();
            if !ends.is_empty() {
                play(&mut player, ends);
                player.wait(Duration::from_secs(1));
                shot(&mut player, "end", false);
            }
            if name == "go" {
                for side in Side::BOTH {
                    player.act(PlayAction::Agree(side));
                }
                shot(&mut player, "settled", false);
            }
            if name == "connect-four" {
                player.act(ReplayAction::Open);
                player.act(ReplayAction::Back);
                shot(&mut player, "replay", false);
                player.act(ReplayAction::Done);
                player.act(GoTo::Record);
                shot(&mut player, "record", false);
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn what_only_a_tablet_has_looks_as_approved() {
    let mut failures = Vec::new();
    for device in [&DEVICES[0], &DEVICES[4]] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera_on(Fake::tablet(folder.path()), device);
        let mut shot = |player: &mut Player, scene: &str| {
            compare(player, device, &format!("held-{scene}"), &mut failures);
        };
        player.act(GoTo::Settings);
        player.rest();
        let world = player.app.world_mut();
        let mut lists = world.query_filtered::<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>();
        for (mut at, node) in lists.iter_mut(world) {
            // To what stands at the end.
            at.y = (node.content_size() - node.size()).y * node.inverse_scale_factor();
        }
        shot(&mut player, "settings");
        // Its record has no date.
        player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
        player.act(GoTo::Record);
        shot(&mut player, "record");
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
