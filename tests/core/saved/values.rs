//! A value of each variant that can be saved.

use parlour::engine::{Level, Reason as Fact, checkers, connect_four, four, go, gomoku, hex, reversi};
use parlour::notation::Style;
use parlour::play::{Act, Avatar, Mode, Player, Row, Series, TimeControl};
use parlour::rules::{self, Change, Choice, Claim, Forbidden, Game, Outcome, Piece, Rank, Reason, Rules};
use parlour::rules::{Points, Side, Square, Turn};

use crate::pins::{Pin, pin};

const SQUARE: Square = Square(12);

fn squares() -> Vec<Square> {
    vec![Square(3), Square(40)]
}

pub fn all() -> Vec<Pin> {
    let mut pins = Vec::new();
    of_rules(&mut pins);
    of_options(&mut pins);
    of_matches(&mut pins);
    reasons(&mut pins);
    reasons_of_stones(&mut pins);
    pins
}

fn of_rules(pins: &mut Vec<Pin>) {
    let piece = Piece { side: Side::First, rank: Rank::King };
    pin!(pins, "Side", Side: First, Second);
    pin!(pins, "Rank", Rank: Man, King);
    pin!(pins, "Game", Game: Checkers, Reversi, Go, Gomoku, ConnectFour, Four, Hexdame, Hex);
    pin!(pins, "Choice", Choice: First, Second, PlaceTwo);
    pin!(pins, "Claim", Claim: Repetition, NoProgress, FewPieces);
    pin!(pins, "Forbidden", Forbidden: Overline, DoubleFour, DoubleThree);
    pin!(pins, "why a game ended", Reason: NoPieces, NoMoves, Resigned, Agreed, Repetition, NoProgress, FewPieces,
        Line, Count, FullBoard, Time, Connection);
    pin!(pins, "Change", Change: Put { square: SQUARE, piece }, Move { from: SQUARE, to: Square(9) },
        Drop { square: SQUARE, piece }, Remove { square: SQUARE }, Flip { square: SQUARE, distance: 3 },
        Crown { square: SQUARE });
    pin!(pins, "Style", Style: Letters, Numbers);
    pins.push(Pin::of("Piece", [piece]));
    pins.push(Pin::of("Turn", [Turn(squares()), Turn(Vec::new())]));
    pins.push(Pin::of("Points", [Points([15, -8])]));
    let draw = Outcome { winner: None, reason: Reason::Agreed };
    pins.push(Pin::of("Outcome", [draw, Outcome { winner: Some(Side::Second), reason: Reason::Line }]));
}

fn of_options(pins: &mut Vec<Pin>) {
    use rules::checkers::{Crowning, Draws, Priority, Removal, Seat, Size};
    use rules::four::Opening as FourOpening;
    use rules::go::{Compensation, Opening as GoOpening, Repetition, Scoring};
    use rules::gomoku::{Opening, Winning};
    use rules::hexdame::Draws as HexdameDraws;

    pin!(pins, "checkers size", Size: Eight, Ten, Twelve);
    pin!(pins, "checkers seat", Seat: Top, Bottom);
    pin!(pins, "checkers priority", Priority: Free, WithKing, Most, MostThenKings, Italian, Value);
    pin!(pins, "checkers crowning", Crowning: AtTheEnd, AtOnce);
    pin!(pins, "checkers removal", Removal: AsItGoes, AtTheEnd);
    pin!(pins, "go scoring", Scoring: Area, Territory);
    pin!(pins, "go repetition", Repetition: Ko, PositionalSuperko, SituationalSuperko);
    pin!(pins, "go compensation", Compensation: None, EachStone, AllButOne);
    pin!(pins, "go opening", GoOpening: Empty, SeatStones);
    pin!(pins, "gomoku winning", Winning: FreeStyle, Standard, Renju, Caro);
    pin!(pins, "gomoku opening", Opening: Free, Swap, Swap2);
    pin!(pins, "four opening", FourOpening: SeatStone, Free);
    pin!(pins, "hexdame draws", HexdameDraws: Repetition, International);

    let renju = rules::gomoku::Rules::new(19, Winning::Renju, Opening::Swap2).expect("a usual board");
    let discs = rules::connect_four::Rules::new(8, 7, 5).expect("a board that fits");
    // Each option has a value that no other option has, and each switch differs from its default.
    let checkers = rules::checkers::Rules {
        forced_capture: false,
        finish_jumps: false,
        size: Size::Ten,
        first_sits: Seat::Bottom,
        mirrored: true,
        flying_kings: true,
        men_capture_backward: true,
        orthogonal_captures: true,
        men_capture_kings: false,
        priority: Priority::Value,
        crowning: Crowning::AtOnce,
        removal: Removal::AtTheEnd,
        kings_rest: true,
        draws: Draws { repetitions: 4, quiet: 50, three_to_one: 26, two_to_one: 10 },
    };
    let go = rules::go::Rules {
        size: rules::go::Size::THIRTEEN,
        scoring: Scoring::Territory,
        suicide: true,
        repetition: Repetition::SituationalSuperko,
        komi: -3,
        handicap: 4,
        compensation: Compensation::EachStone,
        opening: GoOpening::Empty,
        dead_stones: false,
        seki_eyes: true,
        pass_stones: true,
    };
    pin!(pins, "Rules", Rules: Checkers(checkers), Go(go), Gomoku(renju), ConnectFour(discs),
        Reversi(rules::reversi::Rules::STANDARD), Four(rules::four::Rules::FREE),
        Hexdame(rules::hexdame::Rules::INTERNATIONAL),
        Hex(rules::hex::Rules::new(13, false).expect("a usual board")));
    let presets = Game::ALL.into_iter().flat_map(Game::presets).map(|preset| preset.rules);
    pins.push(Pin::of("presets", presets));
    pins.push(Pin::of("sizes of go", (2..=25).map(|lines| rules::go::Size::new(lines).expect("2 to 25"))));
}

fn of_matches(pins: &mut Vec<Pin>) {
    pin!(pins, "Mode", Mode: HandOver, Quick);
    pin!(pins, "Avatar", Avatar: Leaf, Kite, Fish, Mountain);
    pin!(pins, "TimeControl", TimeControl: SuddenDeath { main: 300 }, Fischer { main: 180, increment: 2 },
        Delay { main: 300, delay: 3 }, Bronstein { main: 600, delay: 5 },
        ByoYomi { main: 600, periods: 3, period: 30 }, Canadian { main: 600, stones: 25, period: 300 },
        Hourglass { main: 120 }, PerTurn { time: 30 });
    pin!(pins, "Act", Act: Turn(Turn(squares())), Choose(Choice::PlaceTwo), PlayOn, Settle(squares()),
        Resign(Side::First), Claim(Claim::NoProgress), AgreeDraw, Flag(Side::Second));
    pins.push(Pin::of("Level", Level::all()));
    pins.push(Pin::of("Series", [Series { best_of: 5, played: 2, halves: [3, 1] }]));
    pins.push(Pin::of("Row", [Row { ids: vec![4, 7, 9], at: 1 }, Row::default()]));
    let person = Player::person("Zo\u{eb}", Avatar::Mountain);
    pins.push(Pin::of("Player", [person, Player::computer(Level::HIGHEST), Player::program("Scan 3.1")]));
}

fn reasons(pins: &mut Vec<Pin>) {
    use checkers::Fact as CheckersFact;
    use connect_four::Fact as ConnectFourFact;
    use reversi::Fact as ReversiFact;

    pin!(pins, "Reason", Fact: Checkers(CheckersFact::OnlyTurn), Reversi(ReversiFact::ForcesPass),
        Go(go::Fact::TakesCorner), Gomoku(gomoku::Fact::Wins), ConnectFour(ConnectFourFact::OnlyTurn),
        Four(four::Fact::Begins), Hexdame(CheckersFact::OutOfReach), Hex(hex::Fact::Wins));
    pin!(pins, "checkers reason", CheckersFact: OnlyTurn, Wins { turns: 5 }, Delays { turns: 6 }, HoldsTheDraw,
        Takes { taken: squares(), given: vec![SQUARE] }, Crowns { square: SQUARE }, StopsKing { square: SQUARE },
        OnlySafe { men: 2 }, Saves { squares: squares() }, Threatens { squares: squares() },
        Restricts { turns: 3 }, FreeWay { square: SQUARE, rows: 4 }, KeepsBackRow { squares: squares() },
        TakesCentre { square: SQUARE }, Hunts { square: SQUARE }, Advances { square: SQUARE, rows: 2 },
        OutOfReach, Joins { squares: squares() });
    pin!(pins, "reversi reason", ReversiFact: Wins { discs: 10 }, TakesCorner { corner: SQUARE },
        DeniesCorner { corner: SQUARE }, GivesCorner { corner: SQUARE }, ForcesPass, SafeEdge { square: SQUARE },
        Secures { discs: 4 }, FewestReplies { replies: 2, before: 9 }, MoreMoves { own: 8, other: 5 },
        TurnsFew { discs: 1 });
    pin!(pins, "connect four reason", ConnectFourFact: Wins { row: squares() }, Blocks { square: SQUARE },
        TwoThreats { squares: squares() }, StopsTwoThreats { square: SQUARE }, Forces { square: SQUARE },
        LastingThreat { square: SQUARE }, StopsLastingThreat { square: SQUARE }, KeepsAway { squares: squares() },
        OnlyTurn, WinsIn { turns: 7 }, LosesIn { turns: 8 }, HoldsTheDraw, MostRows { square: SQUARE, rows: 3 },
        HindersMostRows { square: SQUARE, rows: 2 }, Middle);
}

fn reasons_of_stones(pins: &mut Vec<Pin>) {
    use four::Fact as FourFact;
    use go::Fact as GoFact;
    use gomoku::Fact as GomokuFact;
    use hex::Fact as HexFact;

    pin!(pins, "go reason", GoFact: Captures { stones: squares() }, TakesKo { stone: SQUARE },
        Saves { stones: squares() }, Lives { stones: squares() }, Kills { stones: squares() },
        TakesVitalPoint { space: squares() }, MakesEyes { space: squares() }, Catches { stones: squares() },
        Threatens { stones: squares() }, Connects { stones: squares() }, Cuts { stones: squares() }, TakesCorner,
        FillsNeutralPoint, NothingLeft, Extends { from: SQUARE }, Blocks { stone: SQUARE },
        StaysNear { stone: SQUARE }, Approaches { stone: SQUARE });
    pin!(pins, "gomoku reason", GomokuFact: Wins, StopsFive(squares()), WinsByFours(3), WinsByThreats(5),
        StraightFour(squares()), TwoFours(squares()), FourAndThree, TwoThrees, AnswerIsForbidden(SQUARE),
        Four(squares()), StopsFour(squares()), StopsTwoThreats, OpenThree(squares()), StopsThree, Builds(4),
        Hinders, Middle);
    pin!(pins, "four reason", FourFact: Wins, Stops(SQUARE), WinsIn(3), Threatens(squares()), MustBeTaken(SQUARE),
        Waits(squares()), OneOfFew(2), Builds(4), Hinders(1), Begins);
    pin!(pins, "hex reason", HexFact: Wins, Swaps, OpensEvenly, Secures(squares()), OneOfFew(squares()),
        KeepsLink(squares()), BreaksLink(squares()), Joins(squares()), Bridges(squares()),
        ReachesEdge(squares()), Forces(SQUARE), Shortens(4), Hinders(5), Develops);
}
