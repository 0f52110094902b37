//! Matches in every state that can be saved.

use std::time::Duration;

use parlour::engine::Level;
use parlour::notation;
use parlour::play::{Act, Avatar, Match, Mode, Player, Series, Setup, Sketch, TimeControl};
use parlour::rules::{self, Choice, Claim, Game, Piece, Rank, Rules, Side, Turn};

fn players() -> [Player; 2] {
    [Player::person("Anna", Avatar::Fish), Player::person("", Avatar::Mountain)]
}

fn setup(rules: Rules) -> Setup {
    Setup { mode: Mode::Quick, ..Setup::new(rules, players()) }
}

fn begin(setup: Setup) -> Match {
    Match::new(12, setup, 1_795_237_200).expect("a match")
}

fn preset(game: Game) -> Rules {
    game.presets()[0].rules
}

/// Plays some legal turns, chosen by a formula.
fn play(game: &mut Match, turns: usize) {
    for turn in 0..turns {
        let all = game.position().turns();
        if all.is_empty() {
            break;
        }
        game.play(&all[(turn * 7 + 5) % all.len()]).expect("a legal turn");
    }
}

fn played(setup: Setup, turns: usize) -> Match {
    let mut game = begin(setup);
    play(&mut game, turns);
    game
}

fn pass(game: &mut Match) {
    game.play(&Turn(Vec::new())).expect("a legal pass");
}

fn small_go() -> Rules {
    Rules::Go(rules::go::Rules { size: rules::go::Size::NINE, ..rules::go::Rules::JAPANESE })
}

pub fn all() -> Vec<(String, Match)> {
    let mut all: Vec<(String, Match)> = Vec::new();
    for game in Game::ALL {
        all.push((format!("short-{}", game.name()), played(setup(preset(game)), 6)));
    }
    let named = [
        ("being-made", being_made()),
        ("undone", undone()),
        ("resigned", resigned()),
        ("draw-agreed", draw_agreed()),
        ("draw-claimed", draw_claimed()),
        ("out-of-time", out_of_time()),
        ("clocks-paused", clocks_paused()),
        ("counting", counting()),
        ("counted", counted()),
        ("played-on", played_on()),
        ("swap-places-two", opened(Choice::PlaceTwo)),
        ("swap-first", opened(Choice::First)),
        ("swap-second", opened(Choice::Second)),
        ("series", series()),
        ("against-computer", against_computer()),
        ("from-sketch", from_sketch()),
        ("other-size", other_size()),
        ("over", over()),
    ];
    all.extend(named.map(|(name, game)| (name.to_owned(), game)));
    all
}

/// A match with a title, and a turn with only its first square touched.
fn being_made() -> Match {
    let mut game = begin(Setup { mode: Mode::HandOver, ..setup(preset(Game::Checkers)) });
    game.set_title("Sunday");
    game.start_turn();
    let first = game.position().next(&[]).squares[0];
    game.touch(first);
    game
}

fn undone() -> Match {
    let mut game = played(setup(preset(Game::Reversi)), 5);
    game.undo();
    game.undo();
    game
}

fn resigned() -> Match {
    let mut game = played(setup(preset(Game::Four)), 3);
    game.resign(Side::Second);
    game
}

fn draw_agreed() -> Match {
    let mut game = played(setup(preset(Game::ConnectFour)), 3);
    game.agree_draw();
    game
}

/// Two kings move to and fro until a position has occurred three times, and the draw is claimed.
fn draw_claimed() -> Match {
    let rules = preset(Game::Checkers);
    let ends = [
        rules.grid().squares().find(|&square| rules.is_played_on(square)),
        rules.grid().squares().filter(|&square| rules.is_played_on(square)).last(),
    ];
    let pieces = ends
        .into_iter()
        .flatten()
        .zip(Side::BOTH)
        .map(|(square, side)| (square, Piece { side, rank: Rank::King }));
    let position = rules.with_pieces(Side::First, pieces).expect("free squares");
    let mut game = begin(Setup { position: Some(notation::position_text(&*position)), ..setup(rules) });
    let mut there: Vec<Turn> = Vec::new();
    for _ in 0..2 {
        let turn = game.position().turns()[0].clone();
        game.play(&turn).expect("a legal turn");
        there.push(turn);
    }
    for at in 0.. {
        if game.claims().contains(&Claim::Repetition) {
            break;
        }
        let Turn(squares) = &mut there[at % 2];
        squares.reverse();
        let turn = there[at % 2].clone();
        game.play(&turn).expect("a legal turn");
    }
    game.claim(Claim::Repetition).expect("the position stood three times");
    game
}

fn out_of_time() -> Match {
    let clocks =
        [Some(TimeControl::SuddenDeath { main: 60 }), Some(TimeControl::Fischer { main: 60, increment: 2 })];
    let mut game = begin(Setup { clocks, ..setup(preset(Game::Gomoku)) });
    game.tick(Duration::from_millis(1500));
    play(&mut game, 1);
    game.tick(Duration::from_millis(2250));
    play(&mut game, 1);
    game.tick(Duration::from_mins(1));
    assert!(
        matches!(game.acts().last(), Some(Act::Flag(Side::First))),
        "the flag should have fallen: {:?}",
        game.acts()
    );
    game
}

fn clocks_paused() -> Match {
    let clocks = [Some(TimeControl::ByoYomi { main: 60, periods: 3, period: 10 }), None];
    let mut game = begin(Setup { clocks, tournament_mode: true, ..setup(small_go()) });
    game.tick(Duration::from_millis(700));
    play(&mut game, 2);
    game.tick(Duration::from_millis(300));
    game.pause();
    game
}

/// A match in the count, in which a player has marked a stone as dead.
fn counting() -> Match {
    let mut game = played(setup(small_go()), 6);
    pass(&mut game);
    pass(&mut game);
    let stone = game.position().grid().squares().find(|&square| game.position().piece(square).is_some());
    game.touch(stone.expect("a stone"));
    assert!(game.has_marks());
    game
}

fn counted() -> Match {
    let mut game = counting();
    game.settle().expect("a count");
    game
}

fn played_on() -> Match {
    let mut game = counting();
    game.play_on().expect("a count");
    play(&mut game, 1);
    game
}

fn opened(choice: Choice) -> Match {
    use rules::gomoku::{Opening, Rules as Gomoku, Winning};

    let rules = Gomoku::new(15, Winning::Standard, Opening::Swap2).expect("a usual board");
    let mut game = played(setup(Rules::Gomoku(rules)), 3);
    game.choose(choice).expect("an offered choice");
    if choice == Choice::PlaceTwo {
        play(&mut game, 2);
        game.choose(Choice::Second).expect("an offered choice");
    }
    play(&mut game, 1);
    game
}

fn series() -> Match {
    let series = Series { best_of: 3, played: 1, halves: [1, 1] };
    played(Setup { series: Some(series), ..setup(preset(Game::Four)) }, 2)
}

fn against_computer() -> Match {
    let [person, _] = players();
    let computer = Player::computer(Level::new(7).expect("a level"));
    played(Setup { players: [person, computer], ..setup(preset(Game::ConnectFour)) }, 3)
}

fn from_sketch() -> Match {
    let rules = small_go();
    let mut sketch = Sketch::new(rules);
    sketch.clear();
    for (square, side) in rules.grid().squares().skip(20).zip([Side::First, Side::Second, Side::First]) {
        sketch.touch(square, Some(Piece { side, rank: Rank::Man })).expect("a free point");
    }
    let position = sketch.text().expect("a position");
    played(Setup { position: Some(position), ..setup(rules) }, 2)
}

fn other_size() -> Match {
    let rules = rules::connect_four::Rules::new(8, 7, 5).expect("a board that fits");
    played(setup(Rules::ConnectFour(rules)), 4)
}

/// A finished game of tic-tac-toe.
fn over() -> Match {
    let rules = rules::gomoku::Rules::in_a_row(3, 3).expect("tic-tac-toe");
    let game = played(setup(Rules::Gomoku(rules)), 9);
    assert!(game.outcome().is_some());
    game
}
