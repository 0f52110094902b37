use super::*;
use crate::play::{Match, Mode, Player, Setup};
use crate::rules::{Choice, Side};

/// All changes that the controls of a game offer.
fn changes(game: Game) -> Vec<RuleChange> {
    let presets = (0..game.presets().len()).map(RuleChange::Preset);
    let own: Vec<RuleChange> = match game {
        Game::Checkers => {
            let switches = Switch::ALL.map(CheckersChange::Toggle);
            let priorities = [
                Priority::Free,
                Priority::WithKing,
                Priority::Most,
                Priority::MostThenKings,
                Priority::Italian,
                Priority::Value,
            ]
            .map(CheckersChange::Priority);
            let sizes = [checkers::Size::Eight, checkers::Size::Ten, checkers::Size::Twelve]
                .map(CheckersChange::Board);
            switches.into_iter().chain(priorities).chain(sizes).map(RuleChange::Checkers).collect()
        }
        Game::Go => {
            let sizes = (2..=25).filter_map(|lines| go::Size::new(lines).ok()).map(GoChange::Size);
            let stones = [0, 2, 3, 4, 5, 6, 7, 8, 9].map(GoChange::Handicap);
            let komi = [-7, 0, 1, 11, 13, 14, 15].map(GoChange::Komi);
            let steps = [Step::Down, Step::Up].into_iter();
            let steps = steps.flat_map(|step| [GoChange::Lines(step), GoChange::KomiStep(step)]);
            let all = sizes.chain(stones).chain(komi).chain(steps).chain([GoChange::SeatStones]);
            all.map(RuleChange::Go).collect()
        }
        Game::Gomoku => {
            let sizes = gomoku::Rules::SIZES.map(GomokuChange::Size);
            let openings = [gomoku::Opening::Free, gomoku::Opening::Swap, gomoku::Opening::Swap2]
                .map(GomokuChange::Opening);
            sizes.into_iter().chain(openings).map(RuleChange::Gomoku).collect()
        }
        Game::ConnectFour => {
            let boards = [(5, 4), (6, 5), (7, 6), (8, 7), (9, 6)]
                .map(|(columns, rows)| ConnectFourChange::Board { columns, rows });
            let lengths = [4, 5].map(ConnectFourChange::Length);
            boards.into_iter().chain(lengths).map(RuleChange::ConnectFour).collect()
        }
        Game::Hex => {
            let sizes = hex::Rules::SIZES.map(HexChange::Size);
            let steps = [Step::Down, Step::Up].map(HexChange::Cells);
            let all = sizes.into_iter().chain(steps).chain([HexChange::Swap]);
            all.map(RuleChange::Hex).collect()
        }
        Game::Reversi | Game::Four | Game::Hexdame => Vec::new(),
    };
    presets.chain(own).collect()
}

/// Asserts that a match by these rules can begin, be played and be saved.
fn assert_playable(rules: Rules, how: &str) {
    if let Rules::Go(rules) = rules {
        assert_eq!(rules.checked(), Ok(rules), "{how}");
    }
    let person = || Player::person("", crate::play::Avatar::Leaf);
    let players = [person(), person()];
    let setup = Setup { mode: Mode::Quick, ..Setup::new(rules, players) };
    let mut game = Match::new(1, setup, 0).unwrap_or_else(|reason| panic!("{how}: {reason}"));
    for _ in 0..6 {
        if game.choices().contains(&Choice::First) {
            game.choose(Choice::First).unwrap_or_else(|reason| panic!("{how}: {reason}"));
            continue;
        }
        let turns = game.position().turns();
        let Some(turn) = turns.get(turns.len() / 2) else { break };
        for &square in &turn.0 {
            game.touch(square);
        }
        game.finish().unwrap_or_else(|reason| panic!("{how}: {reason}"));
    }
    let text = crate::play::saved::write(&game);
    let read = crate::play::saved::read(&text).unwrap_or_else(|reason| panic!("{how}: {reason}"));
    assert_eq!(read.setup().rules, rules, "{how}");
}

#[test]
fn one_or_two_changes_of_every_preset_are_playable() {
    for game in Game::ALL {
        for preset in game.presets() {
            for first in changes(game) {
                let once = changed(preset.rules, first);
                assert_playable(once, &format!("{} {first:?}", preset.name));
                for second in changes(game) {
                    let twice = changed(once, second);
                    let how = format!("{} {first:?} {second:?}", preset.name);
                    assert_eq!(twice.game(), game, "{how}");
                    let checked = match twice {
                        Rules::Go(rules) => rules.checked().is_ok(),
                        _ => !twice.start().turns().is_empty(),
                    };
                    assert!(checked, "{how}");
                }
            }
        }
    }
}

/// Returns the change that reverses a change of these rules.
fn opposite(rules: Rules, change: RuleChange) -> RuleChange {
    match (rules, change) {
        (_, RuleChange::Preset(_)) => {
            let at = rules.game().presets().iter().position(|preset| preset.rules == rules);
            RuleChange::Preset(at.expect("the test begins with a preset"))
        }
        (Rules::Checkers(rules), RuleChange::Checkers(change)) => RuleChange::Checkers(match change {
            CheckersChange::Toggle(_) => change,
            CheckersChange::Priority(_) => CheckersChange::Priority(rules.priority),
            CheckersChange::Board(_) => CheckersChange::Board(rules.size),
        }),
        (Rules::Go(rules), RuleChange::Go(change)) => RuleChange::Go(match change {
            GoChange::Size(_) | GoChange::Lines(_) => GoChange::Size(rules.size),
            GoChange::Handicap(_) => GoChange::Handicap(rules.handicap),
            GoChange::Komi(_) | GoChange::KomiStep(_) => GoChange::Komi(rules.komi),
            GoChange::SeatStones => change,
        }),
        (Rules::Gomoku(rules), RuleChange::Gomoku(change)) => RuleChange::Gomoku(match change {
            GomokuChange::Size(_) => GomokuChange::Size(rules.size()),
            GomokuChange::Opening(_) => GomokuChange::Opening(rules.opening()),
        }),
        (Rules::ConnectFour(rules), RuleChange::ConnectFour(change)) => {
            RuleChange::ConnectFour(match change {
                ConnectFourChange::Board { .. } => {
                    let grid = rules.grid();
                    ConnectFourChange::Board { columns: grid.columns, rows: grid.rows }
                }
                ConnectFourChange::Length(_) => ConnectFourChange::Length(rules.length()),
            })
        }
        (Rules::Hex(rules), RuleChange::Hex(HexChange::Size(_) | HexChange::Cells(_))) => {
            RuleChange::Hex(HexChange::Size(rules.size()))
        }
        _ => change,
    }
}

#[test]
fn opposite_changes_restore_the_rules() {
    for game in Game::ALL {
        for preset in game.presets() {
            for change in changes(game) {
                let there = changed(preset.rules, change);
                let back = changed(there, opposite(preset.rules, change));
                assert_eq!(back, preset.rules, "{} {change:?}", preset.name);
            }
        }
    }
}

#[test]
fn only_changes_to_current_values_have_no_effect() {
    for game in Game::ALL {
        for preset in game.presets() {
            let same = changes(game)
                .into_iter()
                .filter(|&change| changed(preset.rules, change) == preset.rules)
                .count();
            let choices = match game {
                // Preset, board, handicap and komi.
                Game::Go => 4,
                // Preset, board, and one of priority, opening and length.
                Game::Checkers | Game::Gomoku | Game::ConnectFour => 3,
                // Preset and board.
                Game::Hex => 2,
                Game::Reversi | Game::Four | Game::Hexdame => 1,
            };
            assert_eq!(same, choices, "{}", preset.name);
        }
    }
}

fn go_after(rules: go::Rules, changes: &[GoChange]) -> go::Rules {
    let rules =
        changes.iter().fold(Rules::Go(rules), |rules, &change| changed(rules, RuleChange::Go(change)));
    let Rules::Go(rules) = rules else { unreachable!() };
    rules
}

#[test]
fn komi_follows_preset_and_handicap_until_set_by_hand() {
    let japanese = RuleChange::Preset(1);
    let rules = go_after(go::Rules::CHINESE, &[GoChange::Size(go::Size::NINE)]);
    let Rules::Go(after) = changed(Rules::Go(rules), japanese) else { unreachable!() };
    assert_eq!((after.komi, after.size, after.scoring), (13, go::Size::NINE, go::Scoring::Territory));

    let stones = go_after(go::Rules::JAPANESE, &[GoChange::Handicap(4)]);
    assert_eq!(stones.komi, 1);
    assert_eq!(go_after(stones, &[GoChange::Handicap(0)]), go::Rules::JAPANESE);

    let by_hand = go_after(go::Rules::CHINESE, &[GoChange::KomiStep(Step::Down)]);
    let Rules::Go(after) = changed(Rules::Go(by_hand), japanese) else { unreachable!() };
    assert_eq!(after.komi, 14);
    assert_eq!(go_after(by_hand, &[GoChange::Handicap(3)]).komi, 14);
}

#[test]
fn small_boards_reduce_the_handicap() {
    let nine = go_after(go::Rules::CHINESE, &[GoChange::Handicap(9)]);
    assert_eq!(go_after(nine, &[GoChange::Size(go::Size::NINE)]).handicap, 9);
    let eight = go_after(nine, &[GoChange::Size(go::Size::NINE), GoChange::Lines(Step::Down)]);
    assert_eq!((eight.handicap, eight.komi), (4, 1));
    let five = go_after(nine, &[GoChange::Size(go::Size::new(5).expect("a size"))]);
    assert_eq!((five.handicap, five.komi, five.first_to_move()), (0, 15, Side::First));
    let seats = go_after(nine, &[GoChange::SeatStones]);
    assert_eq!((seats.handicap, seats.first_to_move()), (0, Side::Second));
}

#[test]
fn presets_are_recognised_on_every_board() {
    let name = |rules| kind(rules).map(|preset| preset.name);
    let nine = go_after(go::Rules::AGA, &[GoChange::Size(go::Size::NINE), GoChange::Komi(3)]);
    assert_eq!(name(Rules::Go(nine)), Some("aga"));
    let renju = gomoku::Rules::new(19, gomoku::Winning::Renju, gomoku::Opening::Swap2);
    assert_eq!(renju.ok().and_then(|rules| name(Rules::Gomoku(rules))), Some("renju"));
    let tic_tac_toe = gomoku::Rules::in_a_row(3, 3);
    assert_eq!(tic_tac_toe.ok().and_then(|rules| name(Rules::Gomoku(rules))), None);
    for game in Game::ALL {
        for preset in game.presets() {
            assert_eq!(name(preset.rules), Some(preset.name));
        }
    }
}
