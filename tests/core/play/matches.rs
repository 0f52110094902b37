//! Matches: touches, turns, undo and redo, and saved files.

use parlour::notation;
use parlour::play::{Avatar, Match, MatchHistory, Mode, Player, Setup, Step, Touched, Undone, saved};
use parlour::rules::{
    Change, Choice, Claim, Game, Illegal, Piece, Rank, Reason, Rules, Side, Square, Turn, checkers, go,
    gomoku,
};
use proptest::prelude::*;

use crate::support::play;

/// Rules that name the squares; all checkers rules on this board name them alike.
const RULES: Rules = Rules::Checkers(checkers::Rules::AMERICAN);

fn setup(rules: &str, mode: Mode, position: Option<&str>) -> Setup {
    let player = |name: &str, avatar| Player::person(name, avatar);
    let players = [player("Anna", Avatar::Leaf), player("Ben", Avatar::Kite)];
    let rules = Game::Checkers.preset(rules).expect("a preset");
    Setup { position: position.map(str::to_owned), mode, ..Setup::new(rules, players) }
}

fn game(rules: &str, position: Option<&str>) -> Match {
    let mut game = Match::new(1, setup(rules, Mode::HandOver, position), 0).expect("a position");
    game.start_turn();
    game
}

fn at(name: &str) -> Square {
    (0..64)
        .map(Square)
        .find(|&square| notation::square_name(RULES, square, notation::Style::Letters) == name)
        .expect("the name of a square")
}

#[test]
fn a_turn_is_staged_square_by_square() {
    let mut game = game("american", Some("B:W18,27,12:B14,1"));
    assert_eq!(game.touch(at("C4")), Touched::Selected);
    assert_eq!(game.turns().current.next.squares, [at("E6")]);
    assert_eq!(game.touch(at("E6")), Touched::Extended);
    assert_eq!(game.finish(), Err(Illegal::MustContinue { to: vec![at("G8")] }));
    assert_eq!(game.touch(at("G8")), Touched::Complete);
    assert!(game.turns().current.crowned());
    assert_eq!(game.turns().current.removed().collect::<Vec<_>>(), [at("D5"), at("F7")]);
    let played = game.finish().expect("it is complete");
    assert_eq!(played.side, Side::First);
    let previous = game.turns().previous.as_ref().expect("the turn that was played");
    assert_eq!(previous.removed().collect::<Vec<_>>(), [at("D5"), at("F7")]);
    assert_eq!(game.position().to_move(), Side::Second);
    assert!(!game.turns().current.started, "the device is to be handed over");
}

#[test]
fn touches_can_be_taken_back_one_by_one_or_all() {
    let mut game = game("american", Some("B:W18,27,12:B14,1"));
    for name in ["C4", "E6", "G8"] {
        game.touch(at(name));
    }
    assert_eq!(game.touch(at("E6")), Touched::TakenBack, "back to the square that was touched before");
    assert_eq!(game.turns().current.path, [at("C4"), at("E6")]);
    assert_eq!(game.undo(), Some(Undone::Touch));
    assert_eq!(game.turns().current.path, [at("C4")]);
    assert_eq!(game.touch(at("C4")), Touched::TakenBack, "the chosen piece lets itself be let go");
    assert!(game.turns().current.path.is_empty());
    game.touch(at("C4"));
    game.clear();
    assert!(game.turns().current.path.is_empty());
    assert_eq!(game.undo(), None);
}

#[test]
fn another_piece_can_be_chosen_instead() {
    let mut game = game("american", None);
    assert_eq!(game.touch(at("B3")), Touched::Selected);
    assert_eq!(game.touch(at("D3")), Touched::Selected);
    assert_eq!(game.turns().current.path, [at("D3")]);
}

#[test]
fn by_house_rules_a_jump_may_be_declined_and_may_stop() {
    let mut game = game("house", Some("B:W18,27,12:B14,1"));
    assert_eq!(game.touch(at("B1")), Touched::Selected, "no capture is forced");
    game.clear();
    game.touch(at("C4"));
    assert_eq!(game.touch(at("E6")), Touched::Extended);
    assert!(game.turns().current.next.complete, "it may stop here");
    game.finish().expect("and does");
    assert_eq!(game.position().piece(at("F7")).map(|piece| piece.side), Some(Side::Second));
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
    let Some(Undone::Turn(changes)) = game.undo() else { panic!("a turn was taken back") };
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
    assert!(game.outcome().is_none(), "it is a right, not a rule");
    game.claim(Claim::Repetition).expect("it may be claimed");
    assert_eq!(
        game.outcome().map(|outcome| (outcome.winner, outcome.reason)),
        Some((None, Reason::Repetition))
    );
    game.undo();
    assert!(game.claim(Claim::NoProgress).is_err());
}

#[test]
fn forty_moves_of_each_side_without_progress_are_a_claim() {
    let mut game = game("american", Some("B:WK32,K31:BK1,K2"));
    for round in 0..20 {
        assert!(!game.claims().contains(&Claim::NoProgress), "round {round}");
        let there: [&str; 4] =
            if round % 2 == 0 { ["1-6", "32-27", "6-1", "27-32"] } else { ["2-7", "31-26", "7-2", "26-31"] };
        play(&mut game, &there);
    }
    assert!(game.claims().contains(&Claim::NoProgress));
    let mut copy = saved::read(&saved::write(&game)).expect("it can be read");
    assert!(copy.claims().contains(&Claim::NoProgress), "the count is part of what is saved");
    copy.agree_draw();
    assert_eq!(copy.outcome().map(|outcome| outcome.reason), Some(Reason::Agreed));
}

#[test]
fn matches_that_were_saved_by_earlier_versions_can_be_read() {
    let text = include_str!("../../data/matches/version-1.json");
    let mut game = saved::read(text).expect("version 1 is readable for ever");
    assert_eq!(game.turn_count(), 4);
    assert_eq!(game.setup().player(Side::First).name, "Anna");
    assert_eq!(game.turns().current.path, [at("D3")]);
    assert!(game.can_redo());
    assert_eq!(
        notation::position_text(game.position()),
        "B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12"
    );
    assert_eq!(game.undo(), Some(Undone::Touch));
    assert!(matches!(game.redo(), Some(Undone::Turn(_))), "the turn that was undone is still there");
    assert_eq!(game.turn_count(), 5);
}

#[test]
fn a_game_that_is_counted_waits_for_both() {
    let text = include_str!("../../data/matches/version-2.json");
    let mut game = saved::read(text).expect("version 2 is readable for ever");
    assert_eq!(game.outcome(), None, "two passes are no end yet");
    let stone = game.dead()[0];
    assert!(game.dead().len() == 1 && game.position().piece(stone).is_some());
    let points = |game: &Match| game.count().expect("play rests").points;
    let with_dead = points(&game);

    assert_eq!(game.touch(stone), Touched::Unmarked);
    assert_ne!(points(&game), with_dead);
    assert_eq!(game.touch(stone), Touched::Marked);
    assert_eq!(game.touch(Square(0)), Touched::Refused(Illegal::Empty { square: Square(0) }));
    assert_eq!(game.finish(), Err(Illegal::Nothing));

    game.play_on().expect("there is no agreement");
    assert_eq!(game.play_on(), Err(Illegal::NothingToCount));
    assert!(game.position().turns().len() > 1 && game.count().is_none());
    assert_eq!(game.undo(), Some(Undone::Decision));

    game.settle().expect("both agree");
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Count));
    assert_eq!(game.settle(), Err(Illegal::GameOver));
    let kept = saved::read(&saved::write(&game)).expect("it can be read");
    assert_eq!((kept.outcome(), kept.dead()), (game.outcome(), game.dead()));
    assert_eq!(game.undo(), Some(Undone::Decision));
    assert!(game.outcome().is_none() && game.dead() == [stone]);
}

#[test]
fn impossible_matches_are_refused_with_a_reason() {
    let good = saved::write(&game("american", None));
    for (bad, word) in [
        (String::new(), "not a saved match"),
        (good.replace("\"version\":2", "\"version\":3"), "later version"),
        (good.replace("\"acts\":[]", "\"acts\":[{\"turn\":[1,2]}]"), "turn 1"),
        (good.replace("\"done\":0", "\"done\":3"), "counts 3 acts"),
        (good.replace("\"acts\":[]", "\"acts\":[{\"resign\":\"first\"},\"agree-draw\"]"), "after the end"),
    ] {
        let reason = saved::read(&bad).expect_err("it is no match").to_string();
        assert!(reason.contains(word), "{reason}");
    }
}

#[test]
fn in_an_opening_a_player_chooses_and_may_take_it_back() {
    let rules =
        gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a usual board");
    let rules = Rules::Gomoku(rules);
    let mut game =
        Match::new(1, Setup { rules, ..setup("american", Mode::Quick, None) }, 0).expect("a match");
    for text in ["h8", "i9", "g7"] {
        assert_eq!(game.actor().name, "Anna", "one player places all three");
        play(&mut game, &[text]);
    }
    assert_eq!(game.actor().name, "Ben", "and the other chooses");
    assert_eq!(game.touch(Square(0)), Touched::Refused(Illegal::ChooseFirst));
    assert_eq!(game.choose(Choice::PlaceTwo), Err(Illegal::NoChoice));
    assert_eq!(game.player(Side::First).name, "Anna");
    game.choose(Choice::First).expect("it is offered");
    assert_eq!(game.player(Side::First).name, "Ben", "who took Black plays Black");
    assert_eq!(game.actor().name, "Anna", "and White is to move");
    let kept = saved::read(&saved::write(&game)).expect("it can be read");
    assert_eq!(kept.player(Side::Second).name, "Anna");

    assert_eq!(game.undo(), Some(Undone::Decision));
    assert_eq!(game.player(Side::First).name, "Anna");
    assert_eq!(game.turn_count(), 3);
    assert_eq!(game.redo(), Some(Undone::Decision));
    assert_eq!(game.player(Side::First).name, "Ben");
}

/// A match of reversi in which the first legal turn was played until a side could only pass.
fn until_a_pass(mode: Mode) -> (Match, Side) {
    let rules = Game::Reversi.preset("standard").expect("a preset");
    let mut game = Match::new(1, Setup { rules, ..setup("american", mode, None) }, 0).expect("a match");
    loop {
        game.start_turn();
        let turn = game.position().turns()[0].clone();
        if let Some(passed) = game.play(&turn).expect("a legal turn").passed {
            return (game, passed);
        }
    }
}

#[test]
fn forced_passes_are_played_automatically() {
    let (mut game, passed) = until_a_pass(Mode::HandOver);
    let (text, turns) = (notation::position_text(game.position()), game.turn_count());
    assert_eq!(game.position().to_move(), passed.other());
    assert!(game.turns().current.started, "the device stays where it is");
    let previous = game.turns().previous.clone().expect("a turn was played");
    assert_eq!(previous.side, passed.other(), "what is looked back on is no pass");
    assert!(!previous.changes.is_empty());
    let kept = saved::read(&saved::write(&game)).expect("it can be read");
    assert_eq!((kept.turn_count(), kept.turns()), (turns, game.turns()));

    // A record that writes the pass may be played as it stands.
    let pass = Turn::default();
    assert_eq!(game.play(&pass).expect("it was played").passed, None);
    assert_eq!(game.turn_count(), turns);

    let Some(Undone::Turn(changes)) = game.undo() else { panic!("a turn was taken back") };
    assert!(!changes.is_empty(), "the disc goes with the pass");
    assert_eq!((game.turn_count(), game.position().to_move()), (turns - 2, passed.other()));
    assert_eq!(game.play(&pass), Err(Illegal::CannotPass));
    assert!(matches!(game.redo(), Some(Undone::Turn(_))));
    assert_eq!((game.turn_count(), notation::position_text(game.position())), (turns, text));
    assert!(!game.can_redo());
}

#[test]
fn a_match_that_begins_with_a_forced_pass_or_was_saved_before_one_goes_on() {
    let (game, passed) = until_a_pass(Mode::Quick);
    let (before, _) = game.played().last().expect("the pass");
    let (rules, position) = (game.setup().rules, Some(notation::position_text(before)));
    let start = Setup { rules, position, ..setup("american", Mode::Quick, None) };
    let mut begun = Match::new(2, start, 0).expect("a match");
    assert_eq!(begun.position().to_move(), passed.other());
    assert!(!begun.can_undo() && begun.undo().is_none(), "nobody did anything yet");
    assert_eq!(saved::read(&saved::write(&begun)).expect("readable").turn_count(), 1);

    // As an earlier version would have left it, with the pass undone or not yet played.
    let text = saved::write(&game);
    let (done, last) = (game.acts().len(), ",{\"turn\":[]}]");
    let undone = text.replace(&format!("\"done\":{done}"), &format!("\"done\":{}", done - 1));
    for text in [undone.clone(), undone.replace(last, "]")] {
        assert_eq!(saved::write(&saved::read(&text).expect("readable")), saved::write(&game), "{text}");
    }
}

#[test]
fn the_device_changes_hands_only_when_another_acts() {
    let rules =
        gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a usual board");
    let setup = Setup { rules: Rules::Gomoku(rules), ..setup("american", Mode::HandOver, None) };
    let mut game = Match::new(1, setup, 0).expect("a match");
    game.start_turn();
    for (text, started) in [("h8", true), ("i9", true), ("g7", false)] {
        assert_eq!(game.acting_side(), Side::First);
        play(&mut game, &[text]);
        assert_eq!(game.turns().current.started, started, "after {text}");
    }
    assert_eq!(game.acting_side(), Side::Second);
    game.start_turn();
    game.choose(Choice::Second).expect("it is offered");
    assert!(game.turns().current.started, "who took White places a white stone");
    assert_eq!((game.acting_side(), game.position().to_move()), (Side::Second, Side::Second));
    game.undo();
    game.choose(Choice::First).expect("it is offered");
    assert!(!game.turns().current.started);
    assert_eq!((game.actor().name.as_str(), game.acting_side()), ("Anna", Side::Second));

    let setup = Setup { rules: Rules::Go(go::Rules::CHINESE), ..game.setup().clone() };
    let mut game = Match::new(1, setup, 0).expect("a match");
    play(&mut game, &["D4", "pass", "pass"]);
    assert!(game.turns().current.started, "it lies between both while they count");
}

#[test]
fn a_new_game_can_be_undone_and_nothing_is_lost_on_the_way() {
    let begun = |id, rules| Match::new(id, setup(rules, Mode::Quick, None), 0).expect("a match");
    let mut table = MatchHistory::of(begun(1, "american"));
    play(table.game_mut(), &["11-15"]);
    table.put(begun(2, "house"));
    play(table.game_mut(), &["9-13"]);
    let none = |_| None;
    assert!(matches!(table.undo(none), Some(Step::InMatch(Undone::Turn(_)))));
    assert_eq!(table.undo(none), Some(Step::OtherMatch));
    assert_eq!(table.game().id(), 1);
    assert_eq!(table.game().turn_count(), 1);
    assert_eq!(table.redo(none), Some(Step::OtherMatch));
    assert!(matches!(table.redo(none), Some(Step::InMatch(Undone::Turn(_)))));
    assert_eq!(table.game().turn_count(), 1);

    // Later only the identifiers are known, and the matches are read from their files.
    let first = saved::write(table.game());
    let mut later = MatchHistory::resume(table.row().clone(), saved::read(&first).expect("readable"));
    later.undo(none);
    assert_eq!(later.undo(none), None, "a match that is gone leaves everything as it is");
    assert_eq!(later.game().id(), 2);
    let other = begun(1, "american");
    assert_eq!(later.undo(|_| Some(other)), Some(Step::OtherMatch));
    later.remove(2);
    assert!(!later.can_redo() && later.game().id() == 1, "what was deleted is not come to again");
    later.remove(1);
    assert_eq!(later.game().id(), 1, "the one on the table stays");
}

#[test]
fn a_match_goes_to_any_point_and_back_and_loses_nothing() {
    let mut game = game("american", None);
    play(&mut game, &["11-15", "22-18", "15x22", "25x18"]);
    game.resign(Side::First);
    let whole = saved::write(&game);
    let copy = game.clone();

    game.go_to(2);
    assert_eq!((game.turn_count(), game.outcome()), (2, None));
    assert_eq!(game.turns().previous.as_ref().map(|past| past.turn.0.len()), Some(2), "22-18 was the last");
    assert!(game.turns().current.started && game.can_redo());
    assert_eq!(game.all_acts().len(), 5);
    assert!(matches!(game.redo(), Some(Undone::Turn(_))), "redo goes on from there");
    game.go_to(usize::MAX);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Resigned));
    assert_eq!(saved::write(&game), whole);
    assert_eq!(saved::write(&copy), whole, "a copy is a match of its own");

    game.go_to(1);
    play(&mut game, &["24-19"]);
    assert!(!game.can_redo(), "something new takes the place of what lay behind");
}

#[test]
fn dead_stones_are_marked_again_at_the_agreement() {
    let mut game = saved::read(include_str!("../../data/matches/version-2.json")).expect("a match");
    let (stone, acts) = (game.dead()[0], game.acts().len());
    game.touch(stone);
    game.settle().expect("both agree that nothing is dead");
    let outcome = game.outcome();
    game.go_to(1);
    game.go_to(acts + 1);
    assert_eq!((game.outcome(), game.dead()), (outcome, [].as_slice()));
    game.go_to(acts);
    assert!(game.outcome().is_none() && game.dead().is_empty(), "as it was before they agreed");
}

/// All rules of all games, and the openings in which players choose.
fn any_rules() -> impl Strategy<Value = Rules> {
    let mut all: Vec<_> =
        Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    for opening in [gomoku::Opening::Swap, gomoku::Opening::Swap2] {
        let rules = gomoku::Rules::new(9, gomoku::Winning::FreeStyle, opening).expect("a board of that size");
        all.push(Rules::Gomoku(rules));
    }
    // Small enough to be played to its end by chance.
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
            game.choose(choices[choice / 13 % choices.len()]).expect("it was offered");
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
            // The path is the beginning of a legal turn at all times.
            let path = &game.turns().current.path;
            let turns = game.position().turns();
            prop_assert!(path.is_empty() || turns.iter().any(|turn| turn.0.starts_with(path)));
            // What is saved comes back as it was.
            let text = saved::write(&game);
            let back = saved::read(&text).expect("it can be read");
            prop_assert_eq!(saved::write(&back), text);
            prop_assert_eq!(back.turns(), game.turns());
            prop_assert_eq!(back.outcome(), game.outcome());
            prop_assert_eq!(back.count(), game.count());
            prop_assert_eq!(back.position().hash(), game.position().hash());
        }
        // Jumping to a point in the middle equals stepping there.
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
        // Back to the beginning and again to the end.
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
