//! What players take out of the app: pictures, animations and booklets.

use std::io::Cursor;
use std::path::Path;

use bevy::prelude::*;
use image::{ImageFormat, RgbImage};
use parlour::app::screens::exports::card::SIZE;
use parlour::app::state::exchange::Exchange;
use parlour::app::vocabulary::action::{
    Action, GoTo, LibraryAction, PlayAction, PuzzleAction, RecordAction, Setting,
};
use parlour::app::vocabulary::notice::{Notice, RecordNotice};
use parlour::app::vocabulary::preferences::{Paper, Seating, ThemeChoice};
use parlour::platform::fake::Fake;
use parlour::platform::sharing::NotShared;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::Player;
use crate::library::{keep, played};

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// Waits for a file, and returns its name and content.
fn saved(player: &mut Player) -> (String, Vec<u8>) {
    let device = player.device.clone();
    player.until("a file", |player| {
        device.device().saved.is_some() && !player.app.world().resource::<Exchange>().is_busy()
    });
    device.device().saved.take().expect("a file")
}

/// Waits for the picture, and returns the name of its file and its pixels.
fn picture(player: &mut Player) -> (String, RgbImage) {
    let (name, bytes) = saved(player);
    let image = image::load(Cursor::new(bytes), ImageFormat::Png).expect("a PNG").into_rgb8();
    assert_eq!((image.width(), image.height()), (SIZE.x, SIZE.y));
    (name, image)
}

/// Returns how many of a thousand pixels in this area differ much from the ground.
fn drawn(image: &RgbImage, area: URect) -> usize {
    let ground = image.get_pixel(4, 4).0;
    let differs =
        |x, y| image.get_pixel(x, y).0.iter().zip(ground).any(|(one, other)| one.abs_diff(other) > 60);
    let places = (area.min.y..area.max.y).flat_map(|y| (area.min.x..area.max.x).map(move |x| (x, y)));
    places.filter(|&(x, y)| differs(x, y)).count() * 1000 / (area.width() * area.height()) as usize
}

/// Checks that the picture has something in every place where it should.
fn assert_whole(image: &RgbImage) {
    for (what, least, area) in [
        ("the game", 10, URect::new(60, 50, 500, 100)),
        ("the name of the app", 30, URect::new(880, 50, 1020, 100)),
        ("the result", 30, URect::new(60, 110, 500, 180)),
        ("the board", 50, URect::new(160, 350, 920, 1100)),
        ("the first player", 60, URect::new(60, 1210, 400, 1310)),
        ("the second player", 60, URect::new(680, 1210, 1020, 1310)),
    ] {
        let seen = drawn(image, area);
        assert!(seen >= least, "{what} should be on the picture: {seen} of 1000 pixels");
    }
    assert_eq!(drawn(image, URect::new(0, 0, 1080, 40)), 0, "the margin should be free");
}

fn finished(folder: &Path) -> Player {
    let mut player = Player::open(folder, TABLET);
    player.begin("american", Mode::Quick);
    player.act(PlayAction::Resign);
    player.rest();
    player
}

#[test]
fn a_result_is_saved_as_a_picture_in_the_theme() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = finished(folder.path());
    player.press(RecordAction::Picture);
    let (name, light) = picture(&mut player);
    assert!(name.starts_with("checkers-20") && name.ends_with("-Anna-Ben.png"), "{name}");
    assert_whole(&light);
    player.act(Setting::Theme(ThemeChoice::Dark));
    player.rest();
    player.press(RecordAction::Picture);
    let (_, dark) = picture(&mut player);
    assert_whole(&dark);
    let ground = |image: &RgbImage| image.get_pixel(4, 4).0.iter().map(|&part| u32::from(part)).sum::<u32>();
    assert!(ground(&dark) < 200 && ground(&light) > 600);
}

#[test]
fn a_match_of_the_library_is_shared_as_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    for (id, game) in (1..).zip(Game::ALL) {
        keep(folder.path(), &played(id, game, ["Anna", "<Ben> & Zoë"], 12));
    }
    let mut player = Player::open_on(Fake::tablet(folder.path()), TABLET);
    player.act(GoTo::Library);
    player.rest();
    for (id, game) in (1..).zip(Game::ALL) {
        player.act(LibraryAction::Choose(Some(id)));
        player.rest();
        // The acts of the last matches are below the window.
        player.act(LibraryAction::Picture(id));
        let (name, image) = picture(&mut player);
        assert!(name.starts_with(game.name()) && name.ends_with("-Anna-BenZoë.png"), "{name}");
        assert_whole(&image);
    }
}

#[test]
fn a_picture_that_cannot_be_saved_gives_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = finished(folder.path());
    player.device.device().place = Some(folder.path().join("none/picture.png"));
    player.press(RecordAction::Picture);
    player.until("a reason", |player| {
        let said = player.said();
        matches!(said, Some(Notice::Record(RecordNotice::NotShared(NotShared::Failed(_)))))
    });
    player.rest();
    assert!(player.said().is_some_and(|said| said.warns()), "the reason should stay");
}

#[test]
fn a_result_says_where_its_picture_was_saved_each_time() {
    for seating in [Seating::Side, Seating::Across, Seating::Sides] {
        for window in [Vec2::new(412., 915.), TABLET, Vec2::new(1280., 800.)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut player = finished(folder.path());
            player.act(Setting::Seat(Game::Checkers, seating));
            player.resize(window);
            player.rest();
            for _ in 0..2 {
                player.press(RecordAction::Picture);
                let (name, _) = picture(&mut player);
                player.until("the name of the file", |player| player.reads(&name));
                player.press(Action::Dismiss);
                player.rest();
                assert!(!player.reads(&name), "the notice should go");
            }
        }
    }
}

/// Returns the times of the frames of an animation, in hundredths of a second.
fn frames(gif: &[u8]) -> Vec<u16> {
    let mut reader = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let mut frames = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        frames.push(frame.delay);
    }
    frames
}

/// Opens a match of 12 turns of this game, with its page of records.
fn recorded(folder: &Path, game: Game, turns: usize) -> Player {
    keep(folder, &played(1, game, ["Anna", "Ben"], turns));
    let mut player = Player::open(folder, TABLET);
    player.act(GoTo::Library);
    player.rest();
    player.act(LibraryAction::Open(1));
    player.rest();
    player.act(GoTo::Record);
    player.rest();
    player.wait(std::time::Duration::from_millis(350));
    player
}

#[test]
fn a_match_is_shared_as_an_animation_with_a_frame_for_each_turn() {
    for game in Game::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = recorded(folder.path(), game, 6);
        player.press(RecordAction::Animation);
        let (name, bytes) = saved(&mut player);
        assert!(name.starts_with(game.name()) && name.ends_with("-Anna-Ben.gif"), "{name}");
        let frames = frames(&bytes);
        let turns = player.game().turn_count();
        assert_eq!(frames.len(), turns + 1, "{game:?}");
        assert!(frames.last() > frames.first(), "the last position stays longest: {frames:?}");
    }
}

#[test]
fn a_match_that_is_too_long_for_an_animation_is_refused_with_the_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = recorded(folder.path(), Game::Checkers, 501);
    // Random games of checkers seldom last so long.
    if player.game().turn_count() <= 500 {
        player = recorded(folder.path(), Game::Go, 501);
    }
    assert!(player.game().turn_count() > 500);
    player.press(RecordAction::Animation);
    player.rest();
    assert_eq!(player.said(), Some(Notice::Record(RecordNotice::TooLong { most: 500 })));
    assert!(player.reads("An animation shows at most 500 moves."), "{:?}", player.texts());
}

/// Returns the width and height of the pages of a PDF in points, and their number.
fn pages(pdf: &[u8]) -> (usize, [f32; 2]) {
    let text = String::from_utf8_lossy(pdf);
    assert!(text.starts_with("%PDF-") && text.trim_end().ends_with("%%EOF"), "a PDF");
    let boxes: Vec<&str> = text.match_indices("/MediaBox").map(|(at, _)| &text[at..at + 60]).collect();
    let numbers: Vec<f32> = boxes[0]
        .split(|sign: char| !sign.is_ascii_digit() && sign != '.')
        .filter_map(|number| number.parse().ok())
        .collect();
    (boxes.len(), [numbers[2], numbers[3]])
}

#[test]
fn a_match_of_every_game_is_printed_on_the_chosen_paper() {
    for game in Game::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = recorded(folder.path(), game, 40);
        for (paper, [width, height]) in [(Paper::A4, [595.3, 841.9]), (Paper::Letter, [612., 792.])] {
            player.press(Setting::Paper(paper));
            player.rest();
            player.wait(std::time::Duration::from_millis(350));
            player.press(RecordAction::Booklet);
            let (name, bytes) = saved(&mut player);
            assert!(name.starts_with(game.name()) && name.ends_with("-Anna-Ben.pdf"), "{name}");
            let (count, size) = pages(&bytes);
            assert!((1..=3).contains(&count), "{game:?} takes {count} pages");
            assert!((size[0] - width).abs() < 0.1 && (size[1] - height).abs() < 0.1, "{size:?}");
        }
    }
}

#[test]
fn puzzles_of_every_game_are_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    for game in Game::ALL {
        player.act(GoTo::Puzzle(game));
        player.rest();
        player.wait(std::time::Duration::from_millis(350));
        player.press(PuzzleAction::Print);
        let (name, bytes) = saved(&mut player);
        assert_eq!(name, format!("{}-puzzles.pdf", game.name()));
        let (count, _) = pages(&bytes);
        assert!((4..=8).contains(&count), "{game:?} takes {count} pages");
    }
}
