//! The picture of a match that players share.

use std::io::Cursor;
use std::path::Path;

use bevy::prelude::*;
use image::{ImageFormat, RgbImage};
use parlour::app::screens::share_card::SIZE;
use parlour::app::state::exchange::Exchange;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction, RecordAction, Setting};
use parlour::app::vocabulary::notice::{Notice, RecordNotice};
use parlour::app::vocabulary::preferences::{Seating, ThemeChoice};
use parlour::platform::fake::Fake;
use parlour::platform::sharing::NotShared;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::Player;
use crate::library::{keep, played};

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// Waits for the picture, and returns the name of its file and its pixels.
fn picture(player: &mut Player) -> (String, RgbImage) {
    let device = player.device.clone();
    player.until("a picture", |player| {
        device.device().saved.is_some() && !player.app.world().resource::<Exchange>().is_busy()
    });
    let (name, bytes) = device.device().saved.take().expect("a picture");
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
