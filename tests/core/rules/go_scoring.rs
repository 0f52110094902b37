//! Scoring of Go: finished games, dead stones and seki.

use parlour::notation;
use parlour::rules::go::{Compensation, Position as Go, Rules as GoRules, Scoring, Size};
use parlour::rules::{Count, Counting, Parts, Points, Position, Reason, Rules, Side, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Deserialize;

#[derive(Deserialize)]
struct ScoredGame {
    src: String,
    size: u8,
    komi: f64,
    #[serde(rename = "setupB")]
    black: Vec<String>,
    #[serde(rename = "setupW")]
    white: Vec<String>,
    /// `B E5`, `W pass`.
    moves: Vec<String>,
    dead: Vec<String>,
    /// Black's score minus White's, including komi.
    area_minus_komi: f64,
    territory_minus_komi: f64,
}

impl ScoredGame {
    fn all() -> Vec<ScoredGame> {
        let lines = include_str!("../../data/go/scored_games.jsonl").lines().skip(1);
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// Chinese or Japanese rules, with the handicap as a setup and without compensation for it.
    fn rules(&self, scoring: Scoring) -> GoRules {
        let rules = match scoring {
            Scoring::Area => GoRules::CHINESE,
            Scoring::Territory => GoRules::JAPANESE,
        };
        let komi = halves(self.komi) as i16;
        GoRules { komi, compensation: Compensation::None, ..rules.on(Size::new(self.size).unwrap()) }
    }

    fn square(&self, name: &str) -> Square {
        let start = Rules::Go(GoRules::CHINESE.on(Size::new(self.size).unwrap())).start();
        notation::read_turn(&*start, name).unwrap().0[0]
    }

    fn squares(&self, names: &[String]) -> Vec<Square> {
        let mut squares: Vec<_> = names.iter().map(|name| self.square(name)).collect();
        squares.sort_unstable();
        squares
    }

    /// Eyes in seki of Black minus those of White, in half points.
    fn in_seki(&self) -> i32 {
        // C1, the eye of a Black chain, in the only game with a seki.
        if self.src == "gnugo/lordofpi.sgf" { 2 } else { 0 }
    }

    /// The final position, in the count.
    fn end(&self, scoring: Scoring) -> Go {
        let stones = [(&self.black, Side::First), (&self.white, Side::Second)];
        let stones = stones
            .into_iter()
            .flat_map(|(names, side)| self.squares(names).into_iter().map(move |at| (at, side)));
        let side = |text: &str| if text.starts_with('B') { Side::First } else { Side::Second };
        let mut position = Go::with_stones(self.rules(scoring), side(&self.moves[0]), stones).unwrap();
        for text in &self.moves {
            if position.is_at_rest() {
                break;
            }
            assert_eq!(position.to_move(), side(text), "side to move in {}", self.src);
            let turn = notation::read_turn(&position, &text[2..]).unwrap();
            position.play(&turn).unwrap();
        }
        while !position.is_at_rest() {
            position.play(&Turn::default()).unwrap();
        }
        position
    }
}

/// Converts points to half points.
fn halves(points: f64) -> i32 {
    (points * 2.0) as i32
}

/// Black's score minus White's, in half points.
fn lead(count: &Count) -> i32 {
    let Points([black, white]) = count.points;
    black - white
}

#[test]
fn finished_games_count_as_they_were_recorded() {
    let games = ScoredGame::all();
    for game in &games {
        for (scoring, expected) in
            [(Scoring::Area, game.area_minus_komi), (Scoring::Territory, game.territory_minus_komi)]
        {
            let count = game.end(scoring).count(&game.squares(&game.dead));
            // The servers that recorded the results counted the points in seki.
            let seki = if scoring == Scoring::Territory { game.in_seki() } else { 0 };
            assert_eq!(lead(&count) + seki, halves(expected), "{} by {scoring:?}", game.src);
            assert_eq!(count.outcome.winner, count.points.leader());
            assert_eq!(
                Points(count.parts.map(Parts::sum)),
                count.points,
                "the parts should add up in {}",
                game.src
            );
            let [black, white] = count.parts;
            assert_eq!((black.komi, white.komi), (0, halves(game.komi)));
            match scoring {
                Scoring::Area => assert_eq!((black.prisoners, white.prisoners), (0, 0)),
                Scoring::Territory => assert_eq!((black.stones, white.stones), (0, 0)),
            }
            assert_eq!(count.outcome.reason, Reason::Count);
        }
    }
    assert_eq!(games.len(), 49);
}

#[test]
fn open_borders_are_found_and_neutral_points_are_not() {
    let open = |text: &str| {
        let rules = Rules::Go(GoRules::CHINESE.on(Size::new(5).unwrap()));
        let position = notation::read_position(rules, text).unwrap();
        let names = |square: Square| notation::square_name(rules, square, notation::Style::Letters);
        let count = position.counting().unwrap().count(&[]);
        count.open.into_iter().map(names).collect::<Vec<_>>()
    };
    // One neutral point is left between the walls.
    assert_eq!(open("..X.O/..XXO/..XOO/..XO./..XO. X passes=2"), [""; 0]);
    // Black's wall ends before the edge, so its territory is open.
    assert_eq!(open("..XOO/..XXO/..XOO/..XO./...O. X passes=2").len(), 11);
    assert_eq!(open("...../...../...../...../..... X passes=2"), [""; 0]);
}

#[test]
fn the_proposal_is_right_in_nearly_all_finished_games() {
    let (mut right, mut scores) = (0, 0);
    for game in ScoredGame::all() {
        let end = game.end(Scoring::Area);
        let (dead, proposal) = (game.squares(&game.dead), end.proposal());
        right += u32::from(proposal == dead);
        scores += u32::from(lead(&end.count(&proposal)) == halves(game.area_minus_komi));
        assert_eq!(end.outcome(), Some(end.count(&proposal).outcome));
    }
    // The two others are a seki and a large dead group that still has most of its liberties.
    assert!(right >= 47 && scores >= 47, "47 of 49 should be right: {right} lists and {scores} scores");
}

#[test]
fn a_dead_stone_marks_the_dead_stones_around_it_and_no_living_one() {
    for game in ScoredGame::all() {
        let (end, dead) = (game.end(Scoring::Area), game.squares(&game.dead));
        for &stone in &dead {
            let group = end.group(stone);
            assert!(
                group.contains(&stone) && group.iter().all(|stone| dead.contains(stone)),
                "the group of {stone:?} should hold it and only dead stones in {}",
                game.src
            );
        }
    }
}

/// Returns the position of a picture, in the count.
fn at_rest(rules: GoRules, picture: &str) -> Box<dyn Position> {
    let lines = picture.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    let rules = Rules::Go(rules.on(Size::new(lines.count() as u8).unwrap()));
    let mut position = notation::read_picture(rules, picture).unwrap();
    for _ in 0..2 {
        position.play(&Turn::default()).unwrap();
    }
    position
}

/// Returns the scores of Black and White, in points.
fn points(position: &dyn Position, dead: &[Square]) -> (f64, f64) {
    let Points([black, white]) = position.counting().unwrap().count(dead).points;
    (f64::from(black) / 2.0, f64::from(white) / 2.0)
}

const WITHOUT_KOMI: GoRules = GoRules { komi: 0, ..GoRules::CHINESE };
const TERRITORY: GoRules = GoRules { komi: 0, ..GoRules::JAPANESE };

/// A dead stone at E5 and a neutral point at C1.
const FINISHED: &str = "
5 . X O . X
4 . X O . .
3 X X O O O
2 . X O . .
1 X X . O .
";
const DEAD: [Square; 1] = [Square(4)];

#[test]
fn area_counts_stones_and_what_they_surround() {
    let position = at_rest(WITHOUT_KOMI, FINISHED);
    assert_eq!(points(&*position, &DEAD), (10.0, 14.0));
    // If the stone is alive, the points around it are neutral.
    assert_eq!(points(&*position, &[]), (11.0, 10.0));
    let owner = position.counting().unwrap().count(&DEAD).owner;
    let (black, white) = (Some(Side::First), Some(Side::Second));
    assert_eq!(owner[..5], [black, black, white, white, white]);
    assert_eq!(owner[20..], [black, black, None, white, white]);
}

#[test]
fn territory_counts_what_is_surrounded_and_prisoners() {
    let position = at_rest(TERRITORY, FINISHED);
    // One of White's six empty points holds a dead stone, which counts twice.
    assert_eq!(points(&*position, &DEAD), (3.0, 8.0));
    assert_eq!(points(&*position, &[]), (3.0, 3.0));
    let rules = GoRules { pass_stones: true, ..TERRITORY };
    // Each side has handed over one stone.
    assert_eq!(points(&*at_rest(rules, FINISHED), &DEAD), (4.0, 9.0));
    // White passes first, so it hands over one more stone after Black's pass.
    let white = format!("{FINISHED}White to move");
    assert_eq!(points(&*at_rest(rules, &white), &DEAD), (5.0, 9.0));
}

#[test]
fn empty_points_cannot_be_dead() {
    let position = at_rest(WITHOUT_KOMI, FINISHED);
    let nothing = [Square(0), Square(25), Square(u16::MAX)];
    assert_eq!(points(&*position, &nothing), points(&*position, &[]));
    assert_eq!(points(&*position, &[DEAD[0], DEAD[0]]), points(&*position, &DEAD));
    assert_eq!(position.counting().unwrap().group(Square(0)), []);
    assert_eq!(position.counting().unwrap().group(Square(u16::MAX)), []);
}

#[test]
fn rules_without_dead_stones_count_every_stone_as_alive() {
    let rules = GoRules { komi: 0, ..GoRules::TROMP_TAYLOR };
    let position = at_rest(rules, FINISHED);
    let counting = position.counting().unwrap();
    assert_eq!(counting.proposal(), []);
    assert_eq!(counting.count(&DEAD), counting.count(&[]));
    assert_eq!(position.outcome(), Some(counting.count(&[]).outcome));
}

#[test]
fn the_proposal_marks_dead_groups() {
    assert_eq!(at_rest(WITHOUT_KOMI, FINISHED).counting().unwrap().proposal(), DEAD);
}

/// Both chains at the top have one eye and share the liberty C5: the side that plays there is captured.
const SEKI: &str = "
5 . X . O .
4 X X X O O
3 O O O X X
2 . . O X .
1 . . O X .
";

#[test]
fn eyes_in_seki_count_only_if_the_rules_say_so() {
    assert_eq!(points(&*at_rest(TERRITORY, SEKI), &[]), (2.0, 4.0));
    assert_eq!(points(&*at_rest(GoRules { seki_eyes: true, ..TERRITORY }, SEKI), &[]), (3.0, 5.0));
    assert_eq!(points(&*at_rest(WITHOUT_KOMI, SEKI), &[]), (11.0, 13.0));
}

#[test]
fn white_gets_komi_and_compensation_for_a_handicap() {
    for (rules, bonus) in [
        (GoRules::CHINESE, 7.5 + 4.0),
        (GoRules::AGA, 7.5 + 3.0),
        (GoRules::NEW_ZEALAND, 7.0),
        (GoRules::TROMP_TAYLOR, 7.5),
        (GoRules::JAPANESE, 6.5),
    ] {
        let mut position = Rules::Go(GoRules { handicap: 4, ..rules }).start();
        for _ in 0..2 {
            position.play(&Turn::default()).unwrap();
        }
        let (_, white) = points(&*position, &[]);
        assert_eq!(halves(white), halves(bonus));
    }
}

#[test]
fn play_resumes_without_an_agreement() {
    let position = at_rest(WITHOUT_KOMI, FINISHED);
    let on = position.counting().unwrap().play_on();
    assert_eq!((on.to_move(), on.outcome()), (Side::First, None));
    assert!(on.counting().is_none() && !on.turns().is_empty());
    assert!(position.turns().is_empty() && position.outcome().is_some());
}

proptest! {
    /// A stone is handed over for each pass and White passes last, so both sides have played as many stones
    /// and the scores by area and by territory differ by the same amount. The rules of the American Go
    /// Association rest on this theorem.
    #[test]
    fn pass_stones_make_area_and_territory_scores_agree(lines in 2..8u8, draws in prop::collection::vec(any::<Index>(), 200)) {
        let area = GoRules::AGA.on(Size::new(lines).unwrap());
        let territory = GoRules { scoring: Scoring::Territory, ..area };
        let mut positions = [Go::start(area), Go::start(territory)];
        for draw in draws {
            let step = positions[0].random_move(|end| draw.index(end));
            positions.iter_mut().filter(|position| !position.is_at_rest()).for_each(|position| position.play_move(step));
        }
        let [area, territory] = positions.map(|position| lead(&position.count(&[])));
        prop_assert_eq!(area, territory);
    }
}
