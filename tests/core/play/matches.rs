//! Matches: undo and redo, claims, the count, openings, and saved files.

use parlour::notation;
use parlour::play::{Avatar, Match, MatchHistory, Mode, Player, Setup, Step, Touched, Undone, saved};
use parlour::rules::{
    Change, Choice, Claim, Game, Illegal, Piece, Rank, Reason, Rules, Side, Square, checkers, go, gomoku,
};
use proptest::prelude::*;

use crate::support::play;

/// Rules for the names of squares, which are the same for all checkers rules on this board.
const RULES: Rules = Rules::Checkers(checkers::Rules::AMERICAN);

pub(super) fn setup(rules: &str, mode: Mode, position: Option<&str>) -> Setup {
    let player = |name: &str, avatar| Player::person(name, avatar);
    let players = [player("Anna", Avatar::Leaf), player("Ben", Avatar::Kite)];
    let rules = Game::Checkers.preset(rules).expect("a preset");
    Setup { position: position.map(str::to_owned), mode, ..Setup::new(rules, players) }
}

pub(super) fn game(rules: &str, position: Option<&str>) -> Match {
    let mut game = Match::new(1, setup(rules, Mode::HandOver, position), 0).expect("a position");
    game.start_turn();
    game
}

pub(super) fn at(name: &str) -> Square {
    (0..64)
        .map(Square)
        .find(|&square| notation::square_name(RULES, square, notation::Style::Letters) == name)
        .expect("the name of a square")
}

#[test]
fn undo_and_redo_cross_a_resignation() {
    let mut game = game("american", None);
    let start = notation::position_text(game.position());
    play(&mut game, &["11-15", "22-18", "15x22", "25x18"]);
    let end = notation::position_text(game.position());
    game.resign(Side::First);
    assert_eq!(
        game.outcome().map(|outcome| (outcome.winner, outcome.reason)),
        Some((Some(Side::Second), Reason::Resigned))
    );
    assert_eq!(game.touch(at("B3")), Touched::Refused(Illegal::GameOver));
    assert_eq!(game.undo(), Some(Undone::Decision));
    assert!(game.outcome().is_none());
    while game.undo().is_some() {}
    assert_eq!(notation::position_text(game.position()), start);
    while game.redo().is_some() {}
    assert_eq!(notation::position_text(game.position()), end);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Resigned));
}

#[test]
fn undo_restores_the_position() {
    // 14 takes two and becomes a king on G8.
    let mut game = game("american", Some("B:W18,27,12:B14,1"));
    play(&mut game, &["14x23x32"]);
    let Some(Undone::Turn(changes)) = game.undo() else { panic!("a turn should be undone") };
    let man = |side| Piece { side, rank: Rank::Man };
    assert_eq!(
        changes,
        [
            Change::Remove { square: at("G8") },
            Change::Put { square: at("G8"), piece: man(Side::First) },
            Change::Put { square: at("F7"), piece: man(Side::Second) },
            Change::Move { from: at("G8"), to: at("E6") },
            Change::Put { square: at("D5"), piece: man(Side::Second) },
            Change::Move { from: at("E6"), to: at("C4") },
        ]
    );
}

#[test]
fn a_new_turn_replaces_undone_turns() {
    let mut game = game("american", None);
    play(&mut game, &["11-15", "22-18"]);
    game.undo();
    play(&mut game, &["24-19"]);
    assert!(!game.can_redo());
    assert_eq!(game.turn_count(), 2);
}

#[test]
fn threefold_repetition_can_be_claimed() {
    let mut game = game("american", Some("B:WK32:BK1"));
    for _ in 0..2 {
        assert!(game.claims().is_empty());
        play(&mut game, &["1-5", "32-28", "5-1", "28-32"]);
    }
    assert_eq!(game.claims(), [Claim::Repetition]);
    assert!(game.outcome().is_none(), "a repetition should not end the game without a claim");
    game.claim(Claim::Repetition).expect("a possible claim");
    assert_eq!(
        game.outcome().map(|outcome| (outcome.winner, outcome.reason)),
        Some((None, Reason::Repetition))
    );
    game.undo();
    assert!(game.claim(Claim::NoProgress).is_err());
}

#[test]
fn forty_quiet_moves_by_each_side_can_be_claimed_as_a_draw() {
    let mut game = game("american", Some("B:WK32,K31:BK1,K2"));
    for round in 0..20 {
        assert!(!game.claims().contains(&Claim::NoProgress), "no claim should be possible in round {round}");
        let there: [&str; 4] =
            if round % 2 == 0 { ["1-6", "32-27", "6-1", "27-32"] } else { ["2-7", "31-26", "7-2", "26-31"] };
        play(&mut game, &there);
    }
    assert!(game.claims().contains(&Claim::NoProgress));
    let mut copy = saved::read(&saved::write(&game)).expect("a saved match");
    assert!(copy.claims().contains(&Claim::NoProgress), "the count of quiet turns should be saved");
    copy.agree_draw();
    assert_eq!(copy.outcome().map(|outcome| outcome.reason), Some(Reason::Agreed));
}

#[test]
fn matches_saved_by_earlier_versions_can_be_read() {
    let text = include_str!("../../data/matches/version-1.json");
    let mut game = saved::read(text).expect("version 1 stays readable");
    assert_eq!(game.turn_count(), 4);
    assert_eq!(game.setup().player(Side::First).name, "Anna");
    assert_eq!(game.turns().current.path, [at("D3")]);
    assert!(game.can_redo());
    assert_eq!(
        notation::position_text(game.position()),
        "B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12"
    );
    assert_eq!(game.undo(), Some(Undone::Touch));
    assert!(matches!(game.redo(), Some(Undone::Turn(_))), "the undone turn should be saved");
    assert_eq!(game.turn_count(), 5);
}

#[test]
fn the_count_ends_by_agreement_or_by_resuming_play() {
    let text = include_str!("../../data/matches/version-2.json");
    let mut game = saved::read(text).expect("version 2 stays readable");
    assert_eq!(game.outcome(), None, "two passes should not end the game before the count");
    let stone = game.dead()[0];
    assert!(game.dead().len() == 1 && game.position().piece(stone).is_some());
    let points = |game: &Match| game.count().expect("a count").points;
    let with_dead = points(&game);

    assert_eq!(game.touch(stone), Touched::Unmarked);
    assert_ne!(points(&game), with_dead);
    assert_eq!(game.touch(stone), Touched::Marked);
    assert_eq!(game.touch(Square(0)), Touched::Refused(Illegal::Empty { square: Square(0) }));
    assert_eq!(game.finish(), Err(Illegal::Nothing));

    game.play_on().expect("play can resume");
    assert_eq!(game.play_on(), Err(Illegal::NothingToCount));
    assert!(game.position().turns().len() > 1 && game.count().is_none());
    assert_eq!(game.undo(), Some(Undone::Decision));

    game.settle().expect("an agreement");
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Count));
    assert_eq!(game.settle(), Err(Illegal::GameOver));
    let kept = saved::read(&saved::write(&game)).expect("a saved match");
    assert_eq!((kept.outcome(), kept.dead()), (game.outcome(), game.dead()));
    assert_eq!(game.undo(), Some(Undone::Decision));
    assert!(game.outcome().is_none() && game.dead() == [stone]);
}

#[test]
fn impossible_matches_are_refused_with_a_reason() {
    let good = saved::write(&game("american", None));
    for (bad, word) in [
        (String::new(), "not a saved match"),
        (good.replace("\"version\":2", "\"version\":4"), "newer version"),
        (good.replace("\"acts\":[]", "\"acts\":[{\"turn\":[1,2]}]"), "turn 1"),
        (good.replace("\"done\":0", "\"done\":3"), "counts 3 acts"),
        (good.replace("\"acts\":[]", "\"acts\":[{\"resign\":\"first\"},\"agree-draw\"]"), "after the end"),
    ] {
        let reason = saved::read(&bad).expect_err("an impossible match").to_string();
        assert!(reason.contains(word), "the reason should contain {word:?}: {reason}");
    }
}

#[test]
fn an_opening_choice_assigns_the_sides_and_can_be_undone() {
    let rules =
        gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a usual board");
    let rules = Rules::Gomoku(rules);
    let mut game =
        Match::new(1, Setup { rules, ..setup("american", Mode::Quick, None) }, 0).expect("a match");
    for text in ["h8", "i9", "g7"] {
        assert_eq!(game.actor().name, "Anna", "the first player should place all three stones");
        play(&mut game, &[text]);
    }
    assert_eq!(game.actor().name, "Ben", "the other player should choose");
    assert_eq!(game.touch(Square(0)), Touched::Refused(Illegal::ChooseFirst));
    assert_eq!(game.choose(Choice::PlaceTwo), Err(Illegal::NoChoice));
    assert_eq!(game.player(Side::First).name, "Anna");
    game.choose(Choice::First).expect("an offered choice");
    assert_eq!(game.player(Side::First).name, "Ben", "the player who chose Black should play Black");
    assert_eq!(game.actor().name, "Anna", "the player of White should be to move");
    let kept = saved::read(&saved::write(&game)).expect("a saved match");
    assert_eq!(kept.player(Side::Second).name, "Anna");

    assert_eq!(game.undo(), Some(Undone::Decision));
    assert_eq!(game.player(Side::First).name, "Anna");
    assert_eq!(game.turn_count(), 3);
    assert_eq!(game.redo(), Some(Undone::Decision));
    assert_eq!(game.player(Side::First).name, "Ben");
}

#[test]
fn a_new_game_can_be_undone_and_redone() {
    let begun = |id, rules| Match::new(id, setup(rules, Mode::Quick, None), 0).expect("a match");
    let mut table = MatchHistory::of(begun(1, "american"));
    play(table.game_mut(), &["11-15"]);
    table.put(begun(2, "house"));
    play(table.game_mut(), &["9-13"]);
    assert!(matches!(table.undo(), Some(Step::InMatch(Undone::Turn(_)))));
    assert_eq!(table.undo(), Some(Step::OtherMatch));
    assert_eq!(table.game().id(), 1);
    assert_eq!(table.game().turn_count(), 1);
    assert_eq!(table.redo(), Some(Step::OtherMatch));
    assert!(matches!(table.redo(), Some(Step::InMatch(Undone::Turn(_)))));
    assert_eq!(table.game().turn_count(), 1);

    // After a restart only the identifiers are known, and the matches are read from their files.
    let first = saved::write(table.game());
    let mut later = MatchHistory::resume(table.row().clone(), saved::read(&first).expect("readable"));
    later.undo();
    assert_eq!(later.undo(), Some(Step::Needs(1)), "undo should name the match that is not in memory");
    later.keep(begun(3, "american"));
    assert_eq!(later.undo(), Some(Step::Needs(1)), "a match of another history should not be kept");
    assert_eq!(later.game().id(), 2);
    later.keep(begun(1, "american"));
    let mut older = begun(1, "american");
    older.set_title("Older");
    later.keep(older);
    assert_eq!(later.undo(), Some(Step::OtherMatch));
    assert_eq!(later.game().title(), "", "a match in memory should stay");
    later.remove(2);
    assert!(!later.can_redo() && later.game().id() == 1, "redo should not reach a deleted match");
    later.remove(1);
    assert_eq!(later.game().id(), 1, "the current match should never be removed");
}

#[test]
fn go_to_reaches_any_point_and_keeps_all_acts() {
    let mut game = game("american", None);
    play(&mut game, &["11-15", "22-18", "15x22", "25x18"]);
    game.resign(Side::First);
    let whole = saved::write(&game);
    let copy = game.clone();

    game.go_to(2);
    assert_eq!((game.turn_count(), game.outcome()), (2, None));
    assert_eq!(
        game.turns().previous.as_ref().map(|past| past.turn.0.len()),
        Some(2),
        "the previous turn should be 22-18"
    );
    assert!(game.turns().current.started && game.can_redo());
    assert_eq!(game.all_acts().len(), 5);
    assert!(matches!(game.redo(), Some(Undone::Turn(_))), "redo should continue from there");
    game.go_to(usize::MAX);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Resigned));
    assert_eq!(saved::write(&game), whole);
    assert_eq!(saved::write(&copy), whole, "a copy should be independent");

    game.go_to(1);
    play(&mut game, &["24-19"]);
    assert!(!game.can_redo(), "a new turn should replace the later acts");
}

#[test]
fn go_to_restores_the_agreement_on_dead_stones() {
    let mut game = saved::read(include_str!("../../data/matches/version-2.json")).expect("a match");
    let (stone, acts) = (game.dead()[0], game.acts().len());
    game.touch(stone);
    game.settle().expect("an agreement that no stone is dead");
    let outcome = game.outcome();
    game.go_to(1);
    game.go_to(acts + 1);
    assert_eq!((game.outcome(), game.dead()), (outcome, [].as_slice()));
    game.go_to(acts);
    assert!(
        game.outcome().is_none() && game.dead().is_empty(),
        "the state before the agreement should return"
    );
}

/// All rules of all games, and the openings in which players choose.
fn any_rules() -> impl Strategy<Value = Rules> {
    let mut all: Vec<_> =
        Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    for opening in [gomoku::Opening::Swap, gomoku::Opening::Swap2] {
        let rules = gomoku::Rules::new(9, gomoku::Winning::FreeStyle, opening).expect("a board of that size");
        all.push(Rules::Gomoku(rules));
    }
    // Small enough for random play to reach the end.
    let small = go::Size::new(3).expect("a board of that size");
    all.extend([go::Rules::CHINESE, go::Rules::JAPANESE].map(|rules| Rules::Go(rules.on(small))));
    prop::sample::select(all)
}

/// Performs one possible action of a player, chosen by a number.
fn act(game: &mut Match, choice: usize) {
    let squares = game.position().grid().squares().count();
    let current = &game.turns().current;
    match choice % 13 {
        0 => drop(game.undo()),
        1 => drop(game.redo()),
        2 => game.clear(),
        3 if choice.is_multiple_of(7) => game.resign(Side::First),
        3 => drop(game.play_on()),
        4 => drop(game.touch(Square((choice / 13 % squares) as u16))),
        5 if game.counting().is_some() => drop(game.settle()),
        5..=7 if current.next.complete => drop(game.finish()),
        _ if !current.started => game.start_turn(),
        _ if !game.choices().is_empty() => {
            let choices = game.choices();
            game.choose(choices[choice / 13 % choices.len()]).expect("an offered choice");
        }
        _ => match current.next.squares.get(choice / 13 % current.next.squares.len().max(1)) {
            Some(&square) => drop(game.touch(square)),
            None => drop(game.finish()),
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn random_acts_survive_saving_undo_and_redo(
        rules in any_rules(),
        choices in prop::collection::vec(any::<usize>(), 1..120),
    ) {
        let mut game = Match::new(1, Setup { rules, ..setup("american", Mode::HandOver, None) }, 0).expect("a match");
        let mut texts = vec![notation::position_text(game.position())];
        for choice in choices {
            act(&mut game, choice);
            // The path is always a prefix of a legal turn.
            let path = &game.turns().current.path;
            let turns = game.position().turns();
            prop_assert!(path.is_empty() || turns.iter().any(|turn| turn.0.starts_with(path)));
            // A saved match is read back unchanged.
            let text = saved::write(&game);
            let back = saved::read(&text).expect("a saved match");
            prop_assert_eq!(saved::write(&back), text);
            prop_assert_eq!(back.turns(), game.turns());
            prop_assert_eq!(back.outcome(), game.outcome());
            prop_assert_eq!(back.count(), game.count());
            prop_assert_eq!(back.position().hash(), game.position().hash());
        }
        // Jumping to a point equals stepping there.
        game.clear();
        let mut jumping = game.clone();
        let acts = game.all_acts().len();
        for point in [acts / 2, acts, acts / 3] {
            jumping.go_to(point);
            while game.acts().len() > point { game.undo(); }
            while game.acts().len() < point { game.redo(); }
            prop_assert_eq!(jumping.position().hash(), game.position().hash());
            prop_assert_eq!(&jumping.turns().previous, &game.turns().previous);
            prop_assert_eq!(jumping.claims(), game.claims());
            prop_assert_eq!(jumping.outcome(), game.outcome());
        }
        // Undo leads back to the start, and redo to the end.
        game.clear();
        while game.redo().is_some() {}
        let end = notation::position_text(game.position());
        while game.undo().is_some() {}
        prop_assert_eq!(&notation::position_text(game.position()), &texts[0]);
        while game.redo().is_some() {
            texts.push(notation::position_text(game.position()));
        }
        prop_assert_eq!(notation::position_text(game.position()), end);
    }
}
