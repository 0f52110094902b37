//! The pictures for stores: screens with a caption above them, in the sizes that the stores ask for, and the banner of
//! Google Play. `scripts/publish/pictures.sh` writes them all.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use bevy::math::{Rect, UVec2, Vec2};
use parlour::app::device::art::Layer;
use parlour::app::device::language::{LANGUAGES, Language};
use parlour::app::device::print::{Anchor, Face, Line, Printer, Sheet};
use parlour::app::theme::{Theme, fonts};
use parlour::app::vocabulary::action::{GoTo, LessonAction, ReplayAction, Setting};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::engine::Level;
use parlour::platform::fake::Fake;
use parlour::play::{Match, Mode, Player as Seat};
use parlour::rules::{Game, Rules, Side, go};

use super::review::stories;
use super::{camera_at, rgb, take_now};
use crate::harness::{Player, setup_of};
use crate::review::{begin_played, keep};

/// What the pictures show, in the order of the captions.
const SCENES: [(&str, fn(&mut Player, &Path)); 5] =
    [("home", home), ("together", together), ("alone", alone), ("lesson", lesson), ("review", review)];

/// A kind of picture.
struct Format {
    /// The folder for a language, with `{}` for its name in the store.
    folder: &'static str,
    store: Store,
    /// The size of the picture in pixels.
    size: Vec2,
    /// Pixels in a point of the app.
    scale: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Store {
    Google,
    Apple,
    /// Software centres show captions of their own, so the picture has none.
    Linux,
}

const FORMATS: [Format; 5] = [
    Format {
        folder: "android/{}/images/phoneScreenshots",
        store: Store::Google,
        size: Vec2::new(1080., 1920.),
        scale: 2.4,
    },
    Format {
        folder: "android/{}/images/tenInchScreenshots",
        store: Store::Google,
        size: Vec2::new(1920., 1200.),
        scale: 1.5,
    },
    Format { folder: "ios/{}/iphone", store: Store::Apple, size: Vec2::new(1320., 2868.), scale: 2.6 },
    Format { folder: "ios/{}/ipad", store: Store::Apple, size: Vec2::new(2064., 2752.), scale: 2. },
    Format { folder: "linux", store: Store::Linux, size: Vec2::new(1280., 800.), scale: 1. },
];

/// Size of the banner of Google Play, in pixels.
const BANNER: UVec2 = UVec2::new(1024, 500);

impl Store {
    /// Returns the name of a language in this store. `tests/core/shells/stores.rs` has the same.
    fn locale(self, tag: &'static str) -> Option<&'static str> {
        let [play, app_store] = match tag {
            "ar" => ["ar", "ar-SA"],
            "de" => ["de-DE"; 2],
            "en" => ["en-US"; 2],
            "es" => ["es-419", "es-MX"],
            "fr" => ["fr-FR"; 2],
            "it" => ["it-IT", "it"],
            "ja" => ["ja-JP", "ja"],
            "ko" => ["ko-KR", "ko"],
            "pt" => ["pt-BR"; 2],
            "ru" => ["ru-RU", "ru"],
            "zh-Hans" => ["zh-CN", "zh-Hans"],
            "zh-Hant" => ["zh-TW", "zh-Hant"],
            _ => return None,
        };
        match self {
            Store::Google => Some(play),
            Store::Apple => Some(app_store),
            Store::Linux => (tag == "en").then_some("en"),
        }
    }
}

fn checkers(player: &mut Player) {
    let story = &stories()[0];
    let turns: Vec<_> = story.turns.split_whitespace().take(9).collect();
    begin_played(player, named(setup_of(story.rules, Mode::Quick, None)), &turns.join(" "));
}

fn home(player: &mut Player, _: &Path) {
    checkers(player);
    player.act(GoTo::Home);
}

fn together(player: &mut Player, _: &Path) {
    let rules = Game::Hexdame.first_rules();
    begin_played(player, named(setup_of(rules, Mode::Quick, None)), "d4-d5 f6-e6 c3-d4 h6-g5 d5-e5 e6xe4");
}

fn alone(player: &mut Player, _: &Path) {
    let rules = Rules::Go(go::Rules::JAPANESE.on(go::Size::NINE));
    let mut setup = named(setup_of(rules, Mode::Quick, None));
    setup.players[Side::Second.index()] = Seat::computer(Level::new(6).expect("a level"));
    begin_played(player, setup, "E5 E7 G7 C6 G4 D4 D5 C5");
}

fn lesson(player: &mut Player, _: &Path) {
    player.act(GoTo::Lesson(Game::Reversi));
    player.act(LessonAction::Next);
}

fn review(player: &mut Player, folder: &Path) {
    let story = &stories()[0];
    let setup = named(setup_of(story.rules, Mode::Quick, None));
    let mut game = Match::new(1, setup.clone(), 0).expect("a match");
    crate::review::play(&mut game, story.turns);
    keep(folder, 1, &story.findings(&game));
    begin_played(player, setup, story.turns);
    player.act(ReplayAction::Open);
    player.act(ReplayAction::To(26));
}

fn named(mut setup: parlour::play::Setup) -> parlour::play::Setup {
    for (player, name) in setup.players.iter_mut().zip(["Anna", "Ben"]) {
        name.clone_into(&mut player.name);
    }
    setup
}

/// Returns the captions of a language, one for each scene.
fn captions(tag: &str) -> Vec<String> {
    let path = format!("fastlane/captions/{tag}.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let captions: Vec<_> = text.lines().map(str::to_owned).collect();
    assert_eq!(captions.len(), SCENES.len(), "{path}");
    captions
}

/// The parts of a picture: the caption, and the screen below it.
struct Layout {
    baseline: f32,
    letters: f32,
    screen: Rect,
}

impl Format {
    fn layout(&self) -> Layout {
        let Vec2 { x: width, y: height } = self.size;
        if self.store == Store::Linux {
            return Layout { baseline: 0., letters: 0., screen: Rect::from_corners(Vec2::ZERO, self.size) };
        }
        let letters = 0.058 * width.min(0.8 * height);
        let band = 3. * letters;
        let margin = 0.045 * width.min(height);
        // The screen goes on below the lower edge, as if the device were held there.
        let screen = Rect::new(margin, band, width - margin, height - margin).as_irect().as_rect();
        Layout { baseline: 1.85 * letters, letters, screen }
    }

    /// Opens the app in the language, in the size that the picture has for it.
    fn open(&self, tag: &'static str, folder: &Path) -> Player {
        let points = self.layout().screen.size() / self.scale;
        let mut player = camera_at(Fake::tablet(folder), points, self.scale, ThemeChoice::Light);
        player.act(Setting::Language(Some(tag)));
        player.rest();
        player
    }

    /// Returns the picture of a scene as PNG.
    fn picture(&self, tag: &'static str, at: usize) -> Vec<u8> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = self.open(tag, folder.path());
        SCENES[at].1(&mut player, folder.path());
        player.rest();
        let shot = rgb(take_now(&mut player));
        let Layout { baseline, letters, screen } = self.layout();
        let file = folder.path().join("screen.png");
        shot.save(&file).expect("the picture can be written");
        let colours = &player.app.world().resource::<Theme>().colours;
        let radius = if self.store == Store::Linux { 0. } else { 0.6 * letters };
        let layers = vec![framed(&file, screen, radius)];
        let caption = Line {
            text: captions(tag)[at].clone(),
            face: Face::Serif,
            size: letters,
            colour: colours.on_accent,
            place: Vec2::new(self.size.x / 2., baseline),
            anchor: Anchor::Middle,
            room: 0.9 * self.size.x,
        };
        let lines = if letters > 0. { vec![caption] } else { Vec::new() };
        Printer::new(fonts::han(tag))
            .png(colours.accent, &Sheet { layers, lines }, self.size.as_uvec2())
            .expect("a picture")
    }
}

/// Returns the picture in this file with round corners, in this area.
fn framed(file: &Path, area: Rect, radius: f32) -> Layer {
    let Vec2 { x: width, y: height } = area.size();
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><clipPath id="edge"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath><image width="{width}" height="{height}" clip-path="url(#edge)" href="{}"/></svg>"#,
        file.display(),
    );
    Layer { svg, area, turn: 0. }
}

/// Returns the banner of Google Play as PNG: the name, a caption, and a part of the home screen.
fn banner(tag: &'static str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let points = Vec2::new(620., 620.);
    let mut player = camera_at(Fake::tablet(folder.path()), points, 1., ThemeChoice::Light);
    player.act(Setting::Language(Some(tag)));
    player.rest();
    checkers(&mut player);
    player.rest();
    let board = player.app.world().resource::<parlour::app::board::place::Place>().board();
    let shot = rgb(take_now(&mut player));
    let file = folder.path().join("screen.png");
    let (corner, size) = (board.min.as_uvec2(), board.size().as_uvec2());
    let board = image::imageops::crop_imm(&shot, corner.x, corner.y, size.x, size.y).to_image();
    board.save(&file).expect("the picture can be written");
    let (side, margin) = (440., 30.);
    let area = Rect::from_corners(
        Vec2::new(BANNER.x as f32 - margin - side * size.x as f32 / size.y as f32, margin),
        Vec2::new(BANNER.x as f32 - margin, margin + side),
    );
    let colours = &player.app.world().resource::<Theme>().colours;
    let room = area.min.x - 3. * margin;
    let line = |text: String, face, size, y| Line {
        text,
        face,
        size,
        colour: colours.on_accent,
        place: Vec2::new((area.min.x) / 2., y),
        anchor: Anchor::Middle,
        room,
    };
    let name = line("Parlour".to_owned(), Face::Serif, 110., 255.);
    let caption = line(captions(tag)[0].clone(), Face::Regular, 36., 325.);
    let layers = vec![framed(&file, area, 16.)];
    let sheet = Sheet { layers, lines: vec![name, caption] };
    Printer::new(fonts::han(tag)).png(colours.accent, &sheet, BANNER).expect("a picture")
}

fn write(path: &Path, png: &[u8]) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
    fs::write(path, png).expect("the picture can be written");
    println!("{}", path.display());
}

#[test]
#[ignore = "writes all pictures for stores; scripts/publish/pictures.sh runs it"]
fn write_all() {
    let folder =
        std::env::var_os("PARLOUR_STORE_PICTURES").map(PathBuf::from).expect("PARLOUR_STORE_PICTURES");
    let only = std::env::var("PARLOUR_LANGUAGES").unwrap_or_default();
    for tag in LANGUAGES.iter().map(|known| known.tag) {
        if !only.is_empty() && !only.split(',').any(|wanted| wanted == tag) {
            continue;
        }
        for format in &FORMATS {
            let Some(locale) = format.store.locale(tag) else { continue };
            let place = folder.join(format.folder.replace("{}", locale));
            for (at, (name, _)) in SCENES.iter().enumerate() {
                write(&place.join(format!("{}_{name}.png", at + 1)), &format.picture(tag, at));
            }
        }
        let locale = Store::Google.locale(tag).expect("a language of the store");
        write(&folder.join(format!("android/{locale}/images/featureGraphic.png")), &banner(tag));
    }
}

#[test]
fn a_picture_for_a_store_has_its_size_and_its_caption() {
    for (tag, format) in [("en", &FORMATS[0]), ("ar", &FORMATS[1])] {
        let picture = image::load_from_memory(&format.picture(tag, 1)).expect("a PNG").to_rgb8();
        assert_eq!((picture.width(), picture.height()), (format.size.x as u32, format.size.y as u32));
        let Layout { baseline, letters, screen } = format.layout();
        let ground = *picture.get_pixel(1, 1);
        let ink = |area: Rect| {
            let area = area.as_urect();
            let differs = |x, y| *picture.get_pixel(x, y) != ground;
            let (width, height) = (area.min.x..area.max.x, area.min.y..area.max.y);
            width.flat_map(|x| height.clone().map(move |y| (x, y))).filter(|&(x, y)| differs(x, y)).count()
        };
        let line = Rect::new(0., baseline - letters, format.size.x, baseline + 0.3 * letters);
        let letters_drawn = ink(line) as f32 / (letters * letters);
        assert!((2. ..14.).contains(&letters_drawn), "{tag}: {letters_drawn} squares of ink");
        let whole = screen.width() * screen.height();
        assert!(ink(screen) as f32 > 0.98 * whole, "{tag}: the screen should fill its place");
        let colours: HashSet<_> = picture.pixels().collect();
        assert!(colours.len() > 1_000, "{tag}: {} colours, in which there is no board", colours.len());
    }
}

#[test]
fn every_language_has_short_captions_and_a_name_in_every_store() {
    for tag in LANGUAGES.iter().map(|known| known.tag) {
        assert!(Language::new(&[tag.to_owned()]).tag() == tag);
        for caption in captions(tag) {
            assert!((2..=40).contains(&caption.chars().count()), "{tag}: {caption}");
        }
        assert!(Store::Google.locale(tag).is_some() && Store::Apple.locale(tag).is_some(), "{tag}");
    }
}
