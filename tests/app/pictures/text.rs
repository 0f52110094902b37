//! Text and icons that can be read, measured in the rendered picture: their contrast, and the weight of
//! letters.

use std::path::Path;

use bevy::prelude::*;
use parlour::app::vocabulary::action::{GoTo, Setting};
use parlour::app::vocabulary::looks;
use parlour::app::vocabulary::preferences::{TextSize, ThemeChoice};
use parlour::play::Mode;
use parlour::rules::{Game, Rules, go, gomoku};

use self::seen::{Kind, Seen};
use super::{DEVICES, Device, camera, rgb, take_now};
use crate::harness::{Player, setup_of};
use crate::languages::tour;

mod seen;

/// The least contrast of text and of other meaningful elements (WCAG 2, sections 1.4.3 and 1.4.11).
const LEAST: [(Kind, f32); 2] = [(Kind::Text, 4.5), (Kind::Mark, 3.)];

/// The least contrast of a coordinate, and of half of those on a board. At one pixel a point, the thin strokes of
/// single signs cover no pixel wholly.
const WORST: f32 = 3.7;
const MIDDLE: f32 = 4.4;

/// Returns what has too little contrast on the screen, and counts what was measured.
fn faults(player: &mut Player, count: &mut usize) -> Vec<String> {
    player.rest();
    let picture = rgb(take_now(player));
    let mut faults = Vec::new();
    for Seen { kind, name, area, .. } in seen::all(player) {
        let Some(contrast) = seen::contrast(&picture, kind, area) else { continue };
        *count += 1;
        let least = LEAST.iter().find(|(known, _)| *known == kind).expect("a kind of these two").1;
        if contrast < least {
            faults.push(format!("{kind:?} “{name}” at {area:?} has {contrast:.2}:1"));
        }
    }
    faults
}

fn report(measured: usize, least: usize, wrong: &[String]) {
    assert!(measured >= least, "only {measured} texts and marks were measured");
    assert!(
        wrong.is_empty(),
        "{} of {measured} texts and marks have too little contrast:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Measures every screen whose name `is_due`.
fn tour_of(
    device: &Device,
    choice: ThemeChoice,
    size: TextSize,
    folder: &Path,
    is_due: impl Fn(&str) -> bool,
) -> (usize, Vec<String>) {
    let mut player = camera(device, folder);
    player.act(Setting::Theme(choice));
    player.act(Setting::Text(size));
    let (mut count, mut wrong) = (0, Vec::new());
    tour(&mut player, folder, |player, screen| {
        if is_due(screen) {
            let found = faults(player, &mut count);
            wrong.extend(
                found
                    .into_iter()
                    .map(|fault| format!("{choice:?} {} at {size:?} on {screen}: {fault}", device.name)),
            );
        }
    });
    (count, wrong)
}

#[test]
fn text_and_marks_have_enough_contrast() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut measured, mut wrong) = (0, Vec::new());
    for (choice, is_short) in [
        (ThemeChoice::Light, false),
        (ThemeChoice::Dark, false),
        (ThemeChoice::Black, true),
        (ThemeChoice::Contrast, true),
    ] {
        let is_due =
            |screen: &str| !is_short || ["home", "settings", "setup of Go", "play"].contains(&screen);
        let (count, found) = tour_of(&DEVICES[4], choice, TextSize::Usual, folder.path(), is_due);
        measured += count;
        wrong.extend(found);
    }
    report(measured, 800, &wrong);
}

#[test]
#[ignore = "takes half an hour"]
fn text_and_marks_have_enough_contrast_on_all_devices_at_all_sizes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut measured, mut wrong) = (0, Vec::new());
    for device in [&DEVICES[0], &DEVICES[2], &DEVICES[4]] {
        for choice in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Black, ThemeChoice::Contrast] {
            for size in [TextSize::Usual, TextSize::Largest] {
                let (count, found) = tour_of(device, choice, size, folder.path(), |_| true);
                measured += count;
                wrong.extend(found);
            }
        }
    }
    report(measured, 10_000, &wrong);
}

#[test]
fn coordinates_have_enough_contrast_on_every_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(&DEVICES[4], folder.path());
    let (mut measured, mut wrong) = (0, Vec::new());
    for choice in [ThemeChoice::Light, ThemeChoice::Dark] {
        player.act(Setting::Theme(choice));
        for game in Game::ALL {
            let rules = match game {
                // The squares of larger boards have no coordinates on a phone.
                Game::Gomoku => {
                    let small = gomoku::Rules::new(9, gomoku::Winning::FreeStyle, gomoku::Opening::Free);
                    Rules::Gomoku(small.expect("nine lines"))
                }
                Game::Go => Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)),
                _ => game.presets()[0].rules,
            };
            player.begin_setup(setup_of(rules, Mode::Quick, None));
            for (at, board) in looks::boards(game).iter().enumerate() {
                player.act(Setting::Board(game, at));
                player.rest();
                let picture = rgb(take_now(&mut player));
                let contrasts = seen::labels(&mut player).into_iter().map(|label| {
                    seen::contrast(&picture, Kind::Text, label.area).expect("a label on the screen")
                });
                let contrasts: Vec<f32> = contrasts.collect();
                measured += contrasts.len();
                let (worst, middle) = (contrasts.iter().copied().fold(f32::MAX, f32::min), median(contrasts));
                println!("{choice:?} {game:?} {board}: {worst:.2} {middle:.2}");
                if worst < WORST || middle < MIDDLE {
                    wrong.push(format!("{choice:?} {game:?} {board}: {middle:.2}, at worst {worst:.2}"));
                }
            }
        }
    }
    report(measured, 400, &wrong);
}

/// Returns the middle of some numbers.
fn median(mut numbers: Vec<f32>) -> f32 {
    numbers.sort_by(f32::total_cmp);
    numbers[numbers.len() / 2]
}

#[test]
fn letters_have_the_weight_of_their_drawings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(&DEVICES[0], folder.path());
    for choice in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast] {
        player.act(Setting::Theme(choice));
        let mut weights = Vec::new();
        for screen in [GoTo::Settings, GoTo::Rules(Game::Go), GoTo::Setup(Game::Checkers)] {
            player.act(screen);
            player.rest();
            let picture = rgb(take_now(&mut player));
            let texts = seen::all(&mut player).into_iter().filter(|seen| seen.kind == Kind::Text);
            for text in texts {
                let Rect { min, max } = text.area;
                let edges = [min.x, min.y, max.x, max.y];
                let is_whole = edges.iter().all(|edge| (edge - edge.round()).abs() < 0.01);
                assert!(is_whole, "“{}” lies between pixels: {:?}", text.name, text.area);
                weights.extend(seen::weight(&picture, &text));
            }
        }
        assert!(weights.len() > 60, "only {} texts were weighed", weights.len());
        let weight = median(weights);
        assert!(
            (0.92..1.12).contains(&weight),
            "{choice:?}: the ink of a text is {weight:.3} of its drawing"
        );
    }
}

#[test]
fn coordinates_are_large_enough_on_whole_pixels_and_absent_on_small_squares() {
    for (device, game, is_labelled) in [
        (&DEVICES[4], Game::Checkers, true),
        (&DEVICES[4], Game::ConnectFour, true),
        (&DEVICES[4], Game::Go, false),
        (&DEVICES[0], Game::Go, true),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.begin_setup(setup_of(game.presets()[0].rules, Mode::Quick, None));
        player.rest();
        // The letters of the board are laid out for the camera.
        take_now(&mut player);
        let labels = seen::labels(&mut player);
        assert_eq!(!labels.is_empty(), is_labelled, "{game:?} on {}", device.name);
        for Seen { name, area, size, .. } in labels {
            assert!(size >= 11., "“{name}” of {game:?} on {} has only {size} points", device.name);
            for edge in [area.min.x, area.min.y, area.max.x, area.max.y] {
                let off = (edge - edge.round()).abs();
                assert!(off < 0.01, "“{name}” of {game:?} on {} lies between pixels: {area:?}", device.name);
            }
        }
    }
}

#[test]
fn pale_text_is_found() {
    let letters = |ink: u8| {
        image::RgbImage::from_fn(40, 20, |x, y| {
            let is_ink = (5..15).contains(&y) && x % 8 == 0;
            image::Rgb([if is_ink { ink } else { 255 }; 3])
        })
    };
    let area = Rect::new(0., 0., 40., 20.);
    for (ink, expected) in [(0x76, 4.54), (0x77, 4.48), (0, 21.)] {
        let contrast = seen::contrast(&letters(ink), Kind::Mark, area).expect("an area of the picture");
        assert!((contrast - expected).abs() < 0.01, "{contrast}");
    }
}
