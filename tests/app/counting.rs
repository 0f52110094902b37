//! The count of Go: the numbers on the screen against finished games that others have counted.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::vocabulary::action::PlayAction;
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::Notice;
use parlour::notation;
use parlour::play::Mode;
use parlour::rules::go::{Compensation, Position as Go, Rules as GoRules, Scoring, Size};
use parlour::rules::{Illegal, Position, Rules, Side, Square, Turn};
use serde::Deserialize;

use crate::harness::{Player, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// A game of `tests/data/go/scored_games.jsonl`.
#[derive(Deserialize)]
struct ScoredGame {
    src: String,
    size: u8,
    komi: f64,
    #[serde(rename = "setupB")]
    black: Vec<String>,
    #[serde(rename = "setupW")]
    white: Vec<String>,
    moves: Vec<String>,
    dead: Vec<String>,
    area_minus_komi: f64,
    territory_minus_komi: f64,
}

impl ScoredGame {
    fn rules(&self, scoring: Scoring) -> Rules {
        let rules = if scoring == Scoring::Area { GoRules::CHINESE } else { GoRules::JAPANESE };
        #[expect(clippy::cast_possible_truncation, reason = "halves of a few points")]
        let komi = (self.komi * 2.) as i16;
        let rules = rules.on(Size::new(self.size).expect("a board of that size"));
        Rules::Go(GoRules { komi, compensation: Compensation::None, ..rules })
    }

    fn squares(&self, names: &[String]) -> Vec<Square> {
        let rules = self.rules(Scoring::Area);
        let mut squares: Vec<_> =
            names.iter().map(|name| notation::read_square(rules, name).expect("a square")).collect();
        squares.sort_unstable();
        squares
    }

    /// The position in the count, as text.
    fn end(&self, scoring: Scoring) -> String {
        let Rules::Go(rules) = self.rules(scoring) else { unreachable!("it is Go") };
        let stones = [(&self.black, Side::First), (&self.white, Side::Second)];
        let stones = stones
            .into_iter()
            .flat_map(|(names, side)| self.squares(names).into_iter().map(move |at| (at, side)));
        let begins = if self.moves[0].starts_with('B') { Side::First } else { Side::Second };
        let mut position = Go::with_stones(rules, begins, stones).expect("the first stones");
        for text in &self.moves {
            if !position.is_at_rest() {
                let turn = notation::read_turn(&position, &text[2..]).expect("a legal turn");
                position.play(&turn).expect("a legal turn");
            }
        }
        while !position.is_at_rest() {
            position.play(&Turn::default()).expect("a pass");
        }
        notation::position_text(&position)
    }
}

/// Touches stones until exactly these are marked as dead.
fn mark(player: &mut Player, dead: &[Square]) {
    for _ in 0..100 {
        let marked = player.game().dead();
        let Some(&wrong) = marked
            .iter()
            .find(|square| !dead.contains(square))
            .or_else(|| dead.iter().find(|square| !marked.contains(square)))
        else {
            return;
        };
        player.app.world_mut().write_message(SquareTouched(wrong));
        player.app.update();
    }
    panic!("no touches mark exactly these stones as dead: {dead:?}");
}

/// Reads a number on the screen, in half points.
fn halves(text: &str) -> Option<i32> {
    let value: f64 = text.replace('\u{2212}', "-").parse().ok()?;
    #[expect(clippy::cast_possible_truncation, reason = "halves of points of a board")]
    Some((value * 2.) as i32)
}

#[test]
fn the_screen_shows_the_recorded_scores_of_finished_games() {
    let lines = include_str!("../data/go/scored_games.jsonl").lines().skip(1);
    let games: Vec<ScoredGame> = lines.map(|line| serde_json::from_str(line).expect("a game")).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let mut shown = 0;
    for game in &games {
        for (scoring, lead) in
            [(Scoring::Area, game.area_minus_komi), (Scoring::Territory, game.territory_minus_komi)]
        {
            // In the only game with a seki the servers counted the points in it, so scoring by territory
            // gives another result here.
            if scoring == Scoring::Territory && game.src == "gnugo/lordofpi.sgf" {
                continue;
            }
            let position = game.end(scoring);
            player.begin_setup(setup_of(game.rules(scoring), Mode::Quick, Some(&position)));
            mark(&mut player, &game.squares(&game.dead));
            player.app.update();
            // In the order of the screen: the points of both players above their parts.
            let numbers: Vec<i32> = player.texts().iter().filter_map(|text| halves(text)).collect();
            let [black, white, b1, b2, b3, w1, w2, w3] = numbers[..] else {
                panic!("{} shows {:?}", game.src, player.texts())
            };
            assert_eq!(
                (b1 + b2 + b3, w1 + w2 + w3),
                (black, white),
                "the parts should add up in {}",
                game.src
            );
            #[expect(clippy::cast_possible_truncation, reason = "halves of points of a board")]
            let expected = (lead * 2.) as i32;
            assert_eq!(black - white, expected, "score of {} by {scoring:?}", game.src);
            shown += 1;
        }
    }
    assert_eq!(shown, 97);
}

#[test]
fn play_resumes_from_the_count_and_returns_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let rules = Rules::Go(GoRules::CHINESE.on(Size::NINE));
    player.begin_setup(setup_of(rules, Mode::HandOver, None));
    let pass = |player: &mut Player| {
        if !player.game().turns().current.started {
            player.press(PlayAction::StartTurn);
            player.wait(Duration::from_millis(500));
        }
        player.press(PlayAction::Pass);
        player.wait(Duration::from_millis(500));
    };
    let stone = notation::read_turn(player.game().position(), "E5").expect("a legal turn");
    player.play_by_touch(&stone.0);
    pass(&mut player);
    assert_eq!(player.said(), Some(Notice::Passed(Side::Second)));
    pass(&mut player);
    assert!(player.game().counting().is_some());
    assert!(
        player.reads("Tap a group"),
        "the count should explain how to mark a group: {:?}",
        player.texts()
    );
    assert!(
        player.find_control(&PlayAction::StartTurn.into()).is_none(),
        "both players should share the device"
    );
    player.press(PlayAction::Agree(Side::First));
    player.wait(Duration::from_millis(500));
    player.press(PlayAction::PlayOn);
    assert!(player.game().counting().is_none() && player.game().turns().current.started);
    player.wait(Duration::from_millis(500));
    pass(&mut player);
    pass(&mut player);
    assert!(player.game().counting().is_some());
    player.press(PlayAction::Agree(Side::Second));
    assert!(player.game().outcome().is_none(), "an earlier agreement should not apply to this count");
    // An agreement can be taken back.
    player.press(PlayAction::Agree(Side::Second));
    player.press(PlayAction::Agree(Side::First));
    assert!(player.game().outcome().is_none());
}

#[test]
fn a_touch_explains_that_the_rules_have_no_dead_stones() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let rules = Rules::Go(GoRules::TROMP_TAYLOR.on(Size::NINE));
    let position = "X......../........./........./........./........./........./........./........./......... X passes=2";
    player.begin_setup(setup_of(rules, Mode::Quick, Some(position)));
    player.app.world_mut().write_message(SquareTouched(Square(0)));
    player.app.update();
    assert_eq!(player.said(), Some(Notice::Refused { square: Some(Square(0)), reason: Illegal::AllAlive }));
}
