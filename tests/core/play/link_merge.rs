//! Two versions of a match: what a letter may bring, and what nobody but the player could have done.

use std::time::Duration;

use parlour::play::link::{self, Correspondence, Key, Letter, Merged, Offer, Options, Proposal, Refused};
use parlour::play::{Act, Avatar, Match, Player, Setup, TimeControl};
use parlour::rules::gomoku::{Opening, Winning};
use parlour::rules::{Choice, Claim, Game, Rules, Side, Square, Turn, go, gomoku};

use crate::support::play;

const KEY: Key = Key(42);
/// A time of a letter, in seconds since 1970.
const NOW: u64 = 1_795_000_000;

fn begun(rules: Rules) -> Match {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    let clocks = [Some(TimeControl::SuddenDeath { main: 600 }); 2];
    Match::new(12, Setup { clocks, ..Setup::new(rules, players) }, 0).expect("the usual start")
}

fn small_go() -> Match {
    begun(Rules::Go(go::Rules::JAPANESE.on(go::Size::NINE)))
}

fn connect_four() -> Match {
    begun(Game::ConnectFour.presets()[0].rules)
}

fn letter(game: &Match) -> Letter {
    offered(game, None)
}

fn offered(game: &Match, offer: Option<Offer>) -> Letter {
    let options = Options { names: true, offer, ..Options::new(KEY) };
    link::read(&link::write(game, &options).url()).expect("a link")
}

/// The first player's side of a match, whose last letter held all of it.
fn first(game: &Match) -> Correspondence {
    let mut first = Correspondence::new(KEY, Side::First);
    first.send(game, true, NOW);
    first
}

/// Returns what the first player is told who gets this letter.
fn refused(game: &Match, theirs: &Letter) -> Refused {
    match first(game).merge(game, theirs) {
        Merged::Refused(refused) => refused,
        other => panic!("the letter should be refused: {other:?}"),
    }
}

#[test]
fn a_longer_match_is_taken_with_what_belongs_to_this_device() {
    let mut mine = connect_four();
    mine.set_title("Sunday");
    mine.resume();
    mine.tick(Duration::from_millis(1234));
    play(&mut mine, &["4"]);
    let first = first(&mine);
    let mut theirs = letter(&mine).game;
    theirs.set_player(Side::First, Player::person("Somebody", Avatar::Leaf));
    theirs.set_player(Side::Second, Player::person("Benjamin", Avatar::Leaf));
    theirs.resume();
    theirs.tick(Duration::from_secs(5));
    play(&mut theirs, &["4"]);

    let Merged::Longer { game, acts } = first.merge(&mine, &letter(&theirs)) else { panic!("a new turn") };
    assert_eq!(acts, 1);
    assert_eq!(game.acts(), theirs.acts());
    assert_eq!((game.id(), game.title()), (12, "Sunday"));
    let names = [Side::First, Side::Second].map(|side| game.player(side).name.as_str());
    assert_eq!(names, ["Anna", "Benjamin"], "each player has the name of their own device");
    assert_eq!(game.times(), [1234, 5000]);
    assert!(game.is_paused(), "the player has to be ready");
    assert_eq!(game.turns().previous.as_ref().map(|turn| turn.side), Some(Side::Second));
}

#[test]
fn the_same_and_an_older_match_change_nothing() {
    let mut mine = connect_four();
    play(&mut mine, &["4", "4"]);
    let older = letter(&mine);
    play(&mut mine, &["3"]);
    let first = first(&mine);
    assert!(matches!(first.merge(&mine, &letter(&mine)), Merged::Same));
    assert!(matches!(first.merge(&mine, &older), Merged::Older { acts: 2 }));
}

#[test]
fn acts_that_differ_are_named() {
    let mut mine = connect_four();
    play(&mut mine, &["4", "4", "3"]);
    let first = first(&mine);
    let branch = |turns: &[&str]| {
        let mut game = connect_four();
        play(&mut game, turns);
        letter(&game)
    };
    let merged = |turns: &[&str]| first.merge(&mine, &branch(turns));
    assert!(matches!(merged(&["4", "4", "5", "1"]), Merged::OwnChanged { act: 2 }));
    assert!(matches!(merged(&["1"]), Merged::OwnChanged { act: 0 }));
    assert!(matches!(merged(&["4", "5"]), Merged::Diverged { act: 1 }));
    assert!(matches!(merged(&["4", "5", "3"]), Merged::Refused(Refused::Turn(2))), "nobody else moves here");

    // A turn that was not sent is no promise.
    let mut ahead = mine.clone();
    play(&mut ahead, &["1", "1"]);
    assert!(matches!(first.merge(&ahead, &branch(&["4", "4", "3", "2"])), Merged::Diverged { act: 3 }));
}

#[test]
fn what_was_sent_is_not_taken_back() {
    let mut mine = connect_four();
    let mut first = Correspondence::new(KEY, Side::First);
    assert!(!first.can_take_back(&mine));
    play(&mut mine, &["4"]);
    assert!(first.can_take_back(&mine));
    first.send(&mine, false, NOW);
    assert!(!first.can_take_back(&mine));
    let kept = serde_json::to_string(&first).expect("plain values");
    assert_eq!(serde_json::from_str::<Correspondence>(&kept).expect("it was written"), first);
}

#[test]
fn forged_turns_choices_and_resignations_are_refused() {
    let mut mine = connect_four();
    play(&mut mine, &["4"]);
    let mut theirs = mine.clone();
    play(&mut theirs, &["4", "4"]);
    assert_eq!(refused(&mine, &letter(&theirs)), Refused::Turn(2));

    let mut theirs = mine.clone();
    theirs.resign(Side::First);
    assert_eq!(refused(&mine, &letter(&theirs)), Refused::Resignation(1));
    let mut theirs = mine.clone();
    theirs.resign(Side::Second);
    assert!(matches!(first(&mine).merge(&mine, &letter(&theirs)), Merged::Longer { acts: 1, .. }));
    assert_eq!(letter(&theirs).recipient(), Side::First, "who has won gets the letter");

    let rules = gomoku::Rules::new(15, Winning::FreeStyle, Opening::Swap2).expect("rules");
    let mut mine = begun(Rules::Gomoku(rules));
    play(&mut mine, &["A1", "B2", "C3"]);
    mine.choose(Choice::PlaceTwo).expect("a choice");
    play(&mut mine, &["D4", "E5"]);
    let mut theirs = mine.clone();
    theirs.choose(Choice::Second).expect("a choice");
    assert_eq!(refused(&mine, &letter(&theirs)), Refused::Choice(6));
    // After a swap the first player has the second side.
    let mut swapped = begun(Rules::Gomoku(rules));
    play(&mut swapped, &["A1", "B2", "C3"]);
    swapped.choose(Choice::First).expect("a choice");
    let mut theirs = swapped.clone();
    theirs.resign(Side::Second);
    assert_eq!(refused(&swapped, &letter(&theirs)), Refused::Resignation(4));
}

#[test]
fn forged_claims_are_refused() {
    let rules = Game::Checkers.presets()[0].rules;
    let position = "B:WK32:BK1";
    let setup = begun(rules).setup().clone();
    let setup = Setup { position: Some(position.to_owned()), ..setup };
    let mut mine = Match::new(12, setup, 0).expect("two kings");
    let mut turns = ["1-6", "32-27", "6-1", "27-32"].iter().cycle();
    while mine.claims().is_empty() || mine.acting_side() == Side::Second {
        play(&mut mine, &[turns.next().expect("it goes round")]);
    }
    let mut theirs = mine.clone();
    theirs.claim(Claim::Repetition).expect("the position stood three times");
    let at = mine.acts().len();
    assert_eq!(refused(&mine, &letter(&theirs)), Refused::Claim(at));
    let mut second = Correspondence { player: Side::Second, ..first(&mine) };
    second.send(&mine, false, NOW);
    assert!(matches!(second.merge(&mine, &letter(&theirs)), Merged::Longer { .. }), "it was theirs to claim");
    assert_eq!(letter(&theirs).recipient(), Side::Second);
}

/// A match of Go that waits for a count, one black and one white stone on the board.
fn resting() -> Match {
    let mut game = small_go();
    play(&mut game, &["C3", "G7", "pass", "pass"]);
    game
}

/// The acts that need the word of both, each with the match in which it is made, and what its forgery is
/// called.
fn of_both() -> Vec<(Match, Proposal, Refused)> {
    vec![
        (small_go(), Proposal::Draw, Refused::Draw(0)),
        (small_go(), Proposal::Flag(Side::First), Refused::Flag(0)),
        (small_go(), Proposal::Flag(Side::Second), Refused::Flag(0)),
        (resting(), Proposal::Count(vec![Square(24)]), Refused::Count(4)),
        (resting(), Proposal::PlayOn, Refused::PlayOn(4)),
    ]
}

#[test]
fn what_needs_both_words_is_refused_without_an_offer_and_taken_with_it() {
    for (game, proposal, forged) in of_both() {
        // Made by one alone: with an offer of theirs, the act is made here, as their device would.
        let by = Side::First;
        let mut alone = Correspondence { player: by, ..first(&game) };
        let mut ended = game.clone();
        alone.offer = Some(Offer { by: by.other(), proposal: proposal.clone() });
        alone.accept(&mut ended).expect("it was offered");
        assert_eq!(ended.acts().last(), Some(&proposal.act()));
        assert_eq!(refused(&game, &letter(&ended)), forged);

        // Another proposal does not count, and neither one that lapsed.
        let mut other = first(&game);
        other.propose(&game, Proposal::Draw, true, NOW).expect("the match goes on");
        let is_draw = proposal == Proposal::Draw;
        assert_eq!(matches!(other.merge(&game, &letter(&ended)), Merged::Longer { .. }), is_draw);
        let mut lapsed = Correspondence { shared: 99, ..first(&game) };
        lapsed.offer = Some(Offer { by, proposal: proposal.clone() });
        assert!(matches!(lapsed.merge(&game, &letter(&ended)), Merged::Refused(_)));

        // Offered here, accepted there.
        let mut mine = first(&game);
        let link = mine.propose(&game, proposal.clone(), true, NOW).expect("it is possible");
        let arrived = link::read(&link.url()).expect("a link");
        assert_eq!(arrived.game.acts(), game.acts(), "the offer is no act");
        assert_eq!(arrived.recipient(), Side::Second);
        let mut theirs = Correspondence::answering(&arrived, NOW);
        let mut accepted = arrived.game.clone();
        theirs.accept(&mut accepted).expect("an open offer");
        let answer = link::read(&theirs.send(&accepted, true, NOW).url()).expect("a link");
        let Merged::Longer { game: agreed, acts: 1 } = mine.merge(&game, &answer) else {
            panic!("{proposal:?} should be taken")
        };
        assert_eq!(agreed.outcome(), accepted.outcome());
        assert!(theirs.accept(&mut accepted).is_err(), "it was accepted before");
    }
}

#[test]
fn offers_of_the_other_player_arrive_and_forged_ones_do_not() {
    for (game, proposal, _) in of_both() {
        let mine = first(&game);
        let theirs = Offer { by: Side::Second, proposal: proposal.clone() };
        let Merged::Offered(offer) = mine.merge(&game, &offered(&game, Some(theirs.clone()))) else {
            panic!("{proposal:?} should arrive")
        };
        assert_eq!(offer, theirs);
        let mut taken = mine.clone();
        taken.take(&offered(&game, Some(theirs.clone())), NOW);
        assert_eq!(taken.open_offer(&game), Some(&theirs));
        assert!(matches!(taken.merge(&game, &offered(&game, Some(theirs))), Merged::Same), "twice is once");

        let forged = Offer { by: Side::First, proposal };
        assert_eq!(refused(&game, &offered(&game, Some(forged))), Refused::Offer);
    }
}

#[test]
fn an_offer_lapses_with_the_next_turn() {
    let mut mine = small_go();
    play(&mut mine, &["C3"]);
    let mut first = first(&mine);
    first.propose(&mine, Proposal::Draw, true, NOW).expect("the match goes on");
    let mut theirs = mine.clone();
    play(&mut theirs, &["G7"]);
    theirs.agree_draw();
    assert!(matches!(first.merge(&mine, &letter(&theirs)), Merged::Refused(Refused::Draw(2))));
}

#[test]
fn a_flag_that_falls_here_is_sent_as_an_offer() {
    let mut mine = small_go();
    let mut first = Correspondence::new(KEY, Side::First);
    mine.resume();
    assert_eq!(mine.tick(Duration::from_mins(10)), Some(Side::First));
    let arrived = link::read(&first.send(&mine, true, NOW).url()).expect("a link");
    assert_eq!(arrived.game.acts(), []);
    let mut second = Correspondence::answering(&arrived, NOW);
    let mut theirs = arrived.game.clone();
    second.accept(&mut theirs).expect("the flag has fallen");
    assert_eq!(theirs.outcome(), mine.outcome());
    let answer = link::read(&second.send(&theirs, true, NOW).url()).expect("a link");
    assert_eq!(answer.game.acts(), [Act::Flag(Side::First)]);
    assert!(matches!(first.merge(&mine, &answer), Merged::Agreed), "both agree");
}

#[test]
fn other_agreements_and_other_matches_are_refused() {
    let mine = small_go();
    let other = begun(Rules::Go(go::Rules { komi: 1, ..go::Rules::JAPANESE.on(go::Size::NINE) }));
    assert_eq!(refused(&mine, &letter(&other)), Refused::Setup);
    let unhurried = Match::new(1, Setup { clocks: [None; 2], ..mine.setup().clone() }, 0).expect("a match");
    assert_eq!(refused(&mine, &letter(&unhurried)), Refused::Setup);
    let stranger = Letter { key: Key(43), ..letter(&mine) };
    assert_eq!(refused(&mine, &stranger), Refused::OtherMatch);
    let unnamed = link::read(&link::write(&mine, &Options::new(KEY)).url()).expect("a link");
    assert!(matches!(first(&mine).merge(&mine, &unnamed), Merged::Same), "names can be left out");
}

#[test]
fn a_forced_pass_comes_with_the_turn_before_it() {
    let mut mine = begun(Game::Reversi.presets()[0].rules);
    let mut random = 5_u64;
    // Play until a turn forces the other side to pass.
    loop {
        let turns = mine.position().turns();
        if turns.is_empty() {
            mine = begun(Game::Reversi.presets()[0].rules);
            continue;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let turn = turns[(random >> 33) as usize % turns.len()].clone();
        let mut after = mine.clone();
        let mover = mine.position().actor();
        if after.play(&turn).expect("a legal turn").passed.is_some() {
            let receiver = Correspondence { player: mover.other(), ..first(&mine) };
            let merged = receiver.merge(&mine, &letter(&after));
            assert!(matches!(merged, Merged::Longer { acts: 2, .. }), "{merged:?}");
            assert_eq!(after.acts().last(), Some(&Act::Turn(Turn::default())));
            break;
        }
        mine = after;
    }
}
