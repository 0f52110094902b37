//! Pictures of reviews, which are written by hand.

use parlour::app::vocabulary::action::{GoTo, ReplayAction, ReviewAction};
use parlour::play::{Match, Mode};
use parlour::rules::{Game, Rules, go};
use serde_json::{Value, json};

use super::album::{Album, Scene, board, whole};
use super::camera;
use crate::harness::setup_of;
use crate::review::{begin_played, given, keep, play};

/// A match with the findings of its review.
pub(super) struct Story {
    name: &'static str,
    pub(super) rules: Rules,
    pub(super) turns: &'static str,
    chances: &'static [u16],
    /// Better turns: the number of acts before them, the line, and its reason.
    better: Vec<(usize, &'static str, Value)>,
    /// Numbers of acts after which pictures are taken.
    seen: [usize; 2],
}

impl Story {
    /// Returns the findings about a match with these turns.
    pub(super) fn findings(&self, game: &Match) -> String {
        // The first side resigns.
        given(game, &[self.chances, &[0]].concat(), &self.better)
    }
}

pub(super) fn stories() -> [Story; 2] {
    let checkers = Story {
        name: "checkers",
        rules: Game::Checkers.presets()[0].rules,
        turns: "10-14 24-19 7-10 19-15 11x18 22x15 10x19 23x16 12x19 27-24 19-23 26x19 14-17 21x14 9x18 25-21 \
                2-7 19-16 5-9 24-19 18-23 16-12 8-11 12-8 3x12 28-24 12-16 19x12 resign",
        chances: &[
            465, 472, 430, 396, 524, 521, 549, 546, 538, 517, 528, 517, 524, 413, 465, 423, 549, 479, 577,
            476, 710, 406, 403, 386, 792, 799, 857, 179, 182,
        ],
        better: vec![
            (12, "9-13 32-27 8-11", Value::Null),
            (18, "8-12 32-27 12x19", Value::Null),
            (20, "8-12 32-27 4-8 29-25", json!({ "Checkers": { "OnlySafe": { "men": 2 } } })),
            (23, "28-24 4-8 29-25", json!({ "Checkers": { "Saves": { "squares": [1] } } })),
            (26, "7-10 29-25 4-8", json!({ "Checkers": { "Takes": { "taken": [21], "given": [] } } })),
        ],
        seen: [20, 26],
    };
    let go = Story {
        name: "go",
        rules: Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)),
        turns: "G6 G4 E4 C3 E2 D3 B5 C6 C5 D5 E5 J6 B4 B6 F6 A5 E3 G5 J3 H3 H6 D4 C2 D2 resign",
        chances: &[
            500, 505, 510, 490, 500, 495, 490, 480, 490, 485, 495, 530, 560, 400, 410, 420, 450, 470, 520,
            340, 350, 380, 330, 300, 310,
        ],
        better: vec![
            (12, "D6 E3 F3 D4", json!({ "Go": { "Catches": { "stones": [30, 31] } } })),
            (18, "D4 D6 B3", json!({ "Go": { "Connects": { "stones": [40, 49] } } })),
        ],
        seen: [12, 18],
    };
    [checkers, go]
}

pub(super) const REVIEW: &[Scene] = &[
    whole("review-checkers-result", "P"),
    whole("review-checkers-20", "P"),
    board("review-checkers-26", "P"),
    whole("review-checkers-end", "P"),
    board("review-go-18", "P"),
    whole("review-go-end", "L"),
];

#[test]
fn a_review_looks_as_approved() {
    let mut album = Album::of(REVIEW);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        for (id, story) in (1..).zip(stories()) {
            let Story { name, rules, turns, seen, .. } = story;
            let setup = setup_of(rules, Mode::Quick, None);
            let mut game = Match::new(id, setup.clone(), 0).expect("a match");
            play(&mut game, turns);
            keep(folder.path(), id, &story.findings(&game));
            begin_played(&mut player, setup, turns);
            album.shot(&mut player, device, &format!("review-{name}-result"));
            player.act(ReplayAction::Open);
            for acts in seen {
                player.act(ReplayAction::To(acts));
                album.shot(&mut player, device, &format!("review-{name}-{acts}"));
            }
            player.act(ReviewAction::ShowBetter(false));
            player.act(ReplayAction::Last);
            album.shot(&mut player, device, &format!("review-{name}-end"));
            player.act(ReviewAction::ShowBetter(true));
            player.act(GoTo::Home);
        }
    }
    album.close();
}
