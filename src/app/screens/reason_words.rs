//! Explanations of good turns. Each fact that an engine has verified becomes a phrase that
//! continues the name of the turn: "C3–D4 takes two pieces for one."

use fluent_bundle::FluentValue;

use crate::app::screens::outcome::points;
use crate::app::screens::words::{count, text, turn_name};
use crate::app::state::blunder_check::Warning;
use crate::app::ui::words::Words;
use crate::app::vocabulary::notice::ComputerNotice;
use crate::engine::{Reason, Telling, checkers, connect_four, four, go, gomoku, hex, reversi};
use crate::notation;
use crate::play::Match;
use crate::rules::{Game, Position, Rules, Square, Turn};

/// A message key with its arguments.
type Phrase = (&'static str, Vec<(&'static str, FluentValue<'static>)>);

/// Creates a phrase without arguments.
fn plain(key: &'static str) -> Phrase {
    (key, Vec::new())
}

/// Creates a phrase with a number.
fn counted(key: &'static str, number: usize) -> Phrase {
    (key, vec![("count", count(number))])
}

/// Creates a phrase with a number of turns, stones, discs or rows.
fn turns(key: &'static str, turns: u32) -> Phrase {
    counted(key, usize::try_from(turns).unwrap_or(usize::MAX))
}

impl Words<'_> {
    /// Returns the unit of the worth of turns: "Chances".
    pub(super) fn unit(&self, game: Option<Game>, proven: bool) -> String {
        self.language.text(match game {
            _ if proven => "values-proven",
            Some(Game::Reversi) => "values-discs",
            Some(Game::Go) => "values-points",
            _ => "values-chance",
        })
    }

    /// Returns the text of a computer notice.
    pub fn computer_said(&self, said: &ComputerNotice, game: Option<&Match>) -> String {
        let language = &self.language;
        match said {
            ComputerNotice::Looks => language.text("say-looks"),
            ComputerNotice::NoDraw => language.text("say-no-draw"),
            ComputerNotice::PlaysOn => language.text("say-plays-on"),
            ComputerNotice::Silent { name, reason } if reason.is_empty() => {
                language.format("say-program-gone", &[("name", text(name))])
            }
            ComputerNotice::Silent { name, reason } => {
                language.format("say-program-silent", &[("name", text(name)), ("reason", text(reason))])
            }
            ComputerNotice::Hint { turn, reason } => {
                let Some(game) = game else { return String::new() };
                self.because(game.position(), turn, reason.as_ref())
            }
            ComputerNotice::Values { proven } => {
                self.unit(game.map(|game| game.setup().rules.game()), *proven)
            }
            ComputerNotice::Estimate { halves: 0, .. } => language.text("say-even"),
            ComputerNotice::Estimate { leader, halves, .. } => {
                let Some(game) = game else { return String::new() };
                let points = points(i32::try_from(*halves).unwrap_or(i32::MAX));
                let side = self.side(game.setup().rules, *leader);
                language.format("say-leads", &[("side", side.into()), ("points", points)])
            }
        }
    }

    /// Returns the warning about a blunder: the opponent's reply and its cost.
    pub fn warned(&self, game: &Match, warning: &Warning) -> String {
        let turn = Turn(game.turns().current.path.clone());
        let mut after = game.position().boxed();
        let [best, this] = warning.chances.map(|chance| count((usize::from(chance) + 5) / 10));
        let chances = self.language.format("blunder-chances", &[("best", best), ("this", this)]);
        let Warning { line, reason, telling, .. } = warning;
        let answer = after.play(&turn).ok();
        match answer.and_then(|()| self.punishment(&*after, line, reason.as_ref(), telling.as_ref())) {
            Some(answer) => format!("{answer} {chances}"),
            None => chances,
        }
    }

    /// Returns the sentence about what the best line from this position does for the side to move: a
    /// [telling](Telling) fact where there is one, and the reason for its first turn otherwise. `None` without a line.
    pub fn punishment(
        &self,
        position: &dyn Position,
        line: &[Turn],
        reason: Option<&Reason>,
        telling: Option<&Telling>,
    ) -> Option<String> {
        let reply = line.first()?;
        let Some(Telling { at, reason }) = telling.filter(|telling| telling.at < line.len()) else {
            return Some(self.reply(position, reply, reason));
        };
        let (before, turn) = (&line[..*at], &line[*at]);
        let mut later = position.boxed();
        before.iter().try_for_each(|turn| later.play(turn)).ok()?;
        if before.is_empty() {
            return Some(self.reply(position, reply, Some(reason)));
        }
        let values = [
            ("side", self.side(position.rules(), position.to_move()).into()),
            ("turn", self.named(position, reply).into()),
            ("then", self.because(&*later, turn, Some(reason)).into()),
        ];
        Some(self.language.format("mistake-later", &values))
    }

    /// Returns the sentence about the opponent's reply to a blunder.
    fn reply(&self, position: &dyn Position, turn: &Turn, reason: Option<&Reason>) -> String {
        let side = self.side(position.rules(), position.to_move());
        let name = turn_name(*self, position, turn);
        match reason {
            Some(Reason::ConnectFour(connect_four::Fact::Wins { .. })) => {
                self.language.format("blunder-wins-column", &[("side", side.into()), ("column", name.into())])
            }
            Some(
                Reason::Gomoku(gomoku::Fact::Wins)
                | Reason::Four(four::Fact::Wins)
                | Reason::Hex(hex::Fact::Wins),
            ) => self.language.format("blunder-wins", &[("side", side.into()), ("turn", name.into())]),
            _ => {
                let then = self.because(position, turn, reason);
                self.language.format("blunder-answer", &[("side", side.into()), ("then", then.into())])
            }
        }
    }

    /// Returns a turn as a sentence names it: "C3–D4", "Column 3", "Passing".
    pub fn named(&self, position: &dyn Position, turn: &Turn) -> String {
        let name = turn_name(*self, position, turn);
        match position.rules().game() {
            _ if turn.0.is_empty() => self.language.text("hint-pass"),
            Game::Hex if notation::is_swap(position, turn) => self.language.text("hint-swap"),
            Game::ConnectFour => self.language.format("hint-column", &[("column", name.into())]),
            _ => name,
        }
    }

    /// Returns a turn with its reason.
    pub fn because(&self, position: &dyn Position, turn: &Turn, reason: Option<&Reason>) -> String {
        let name = self.named(position, turn);
        let Some(reason) = reason else {
            return self.language.format("hint-plain", &[("turn", name.into())]);
        };
        let (key, values) = self.phrase(position.rules(), reason);
        let phrase = self.language.format(key, &values);
        self.language.format("hint-because", &[("turn", name.into()), ("reason", phrase.into())])
    }

    /// Returns the phrase of a reason under these rules.
    fn phrase(&self, rules: Rules, reason: &Reason) -> Phrase {
        let words = Phrases { words: *self, rules };
        match reason {
            Reason::Checkers(fact) => words.checkers(fact),
            Reason::Reversi(fact) => words.reversi(fact),
            Reason::Go(fact) => words.go(fact),
            Reason::Gomoku(fact) => words.gomoku(fact),
            Reason::ConnectFour(fact) => words.connect_four(fact),
            Reason::Four(fact) => words.four(fact),
            Reason::Hexdame(fact) => words.hexdame(fact),
            Reason::Hex(fact) => words.hex(fact),
        }
    }
}

/// Phrases under the rules of one match.
struct Phrases<'a> {
    words: Words<'a>,
    rules: Rules,
}

impl Phrases<'_> {
    /// Creates a phrase with the name of this square.
    fn at(&self, key: &'static str, square: Square) -> Phrase {
        self.all(key, &[square])
    }

    /// Returns the name of a square as the turn has it with which the sentence begins: in lower case but in Go.
    fn name(&self, square: Square) -> String {
        let name = self.words.square(self.rules, square);
        if self.rules.game() == Game::Go { name } else { name.to_lowercase() }
    }

    /// Creates a phrase with the names and the number of these squares.
    fn all(&self, key: &'static str, squares: &[Square]) -> Phrase {
        let names: Vec<_> = squares.iter().map(|&square| self.name(square)).collect();
        (key, vec![("squares", text(&self.words.list(&names))), ("count", count(squares.len()))])
    }

    fn checkers(&self, fact: &checkers::Fact) -> Phrase {
        use checkers::Fact;
        match fact {
            Fact::OnlyTurn => plain("reason-only"),
            Fact::Wins { turns: number } => turns("reason-wins-in", number.div_ceil(2)),
            Fact::Delays { turns: number } => turns("reason-delays", number.div_ceil(2)),
            Fact::HoldsTheDraw => plain("reason-holds-draw"),
            Fact::Takes { taken, given } => {
                let key = if given.is_empty() { "reason-takes" } else { "reason-exchanges" };
                (key, vec![("count", count(taken.len())), ("given", count(given.len()))])
            }
            Fact::Crowns { .. } => plain("reason-crowns"),
            Fact::StopsKing { square } => self.at("reason-stops-king", *square),
            Fact::OnlySafe { men } => turns("reason-only-safe", *men),
            Fact::Saves { squares } => self.all("reason-saves", squares),
            Fact::Threatens { squares } => self.all("reason-threatens", squares),
            Fact::Restricts { turns } => counted("reason-restricts", *turns),
            Fact::FreeWay { rows, .. } => turns("reason-free-way", *rows),
            Fact::KeepsBackRow { squares } => counted("reason-keeps-back", squares.len()),
            Fact::TakesCentre { square } => self.at("reason-centre", *square),
            Fact::Hunts { .. } => plain("reason-hunts"),
            Fact::Advances { rows, .. } => turns("reason-advances", *rows),
            Fact::OutOfReach => plain("reason-out-of-reach"),
            Fact::Joins { squares } => self.all("reason-joins", squares),
        }
    }

    /// The sentences of checkers, except those that speak of rows.
    fn hexdame(&self, fact: &checkers::Fact) -> Phrase {
        use checkers::Fact;
        match fact {
            Fact::FreeWay { rows, .. } => turns("reason-free-way-steps", *rows),
            Fact::Advances { rows, .. } => turns("reason-advances-steps", *rows),
            Fact::KeepsBackRow { .. } => plain("reason-keeps-edges"),
            _ => self.checkers(fact),
        }
    }

    fn hex(&self, fact: &hex::Fact) -> Phrase {
        use hex::Fact;
        match fact {
            Fact::Wins => plain("reason-wins"),
            Fact::Swaps => plain("reason-swaps"),
            Fact::OpensEvenly => plain("reason-opens-evenly"),
            Fact::Secures(_) => plain("reason-secures-edges"),
            Fact::OneOfFew(squares) => counted("reason-one-of-few", squares.len()),
            Fact::KeepsLink(squares) => self.all("reason-keeps-link", squares),
            Fact::BreaksLink(squares) => self.all("reason-breaks-link", squares),
            Fact::Joins(squares) => self.all("reason-links", squares),
            Fact::Bridges(squares) => self.all("reason-bridges", squares),
            Fact::ReachesEdge(_) => plain("reason-reaches-edge"),
            Fact::Forces(square) => self.at("reason-intrudes", *square),
            Fact::Shortens(stones) => turns("reason-shortens", *stones),
            Fact::Hinders(stones) => turns("reason-lengthens", *stones),
            Fact::Develops => plain("reason-develops"),
        }
    }

    fn reversi(&self, fact: &reversi::Fact) -> Phrase {
        use reversi::Fact;
        match fact {
            Fact::Wins { discs } => turns("reason-wins-by", *discs),
            Fact::TakesCorner { corner } => self.at("reason-takes-corner", *corner),
            Fact::DeniesCorner { corner } => self.at("reason-denies-corner", *corner),
            Fact::GivesCorner { corner } => self.at("reason-gives-corner", *corner),
            Fact::ForcesPass => plain("reason-forces-pass"),
            Fact::SafeEdge { .. } => plain("reason-safe-edge"),
            Fact::Secures { discs } => turns("reason-secures", *discs),
            Fact::FewestReplies { replies, .. } => turns("reason-few-replies", *replies),
            Fact::MoreMoves { own, other } => {
                let number = |number: u32| FluentValue::from(number);
                ("reason-more-moves", vec![("own", number(*own)), ("other", number(*other))])
            }
            Fact::TurnsFew { discs } => turns("reason-turns-few", *discs),
        }
    }

    fn go(&self, fact: &go::Fact) -> Phrase {
        use go::Fact;
        match fact {
            Fact::Captures { stones } => counted("reason-captures", stones.len()),
            Fact::TakesKo { .. } => plain("reason-takes-ko"),
            Fact::Saves { stones } => counted("reason-saves-stones", stones.len()),
            Fact::Lives { stones } => counted("reason-lives", stones.len()),
            Fact::Kills { stones } => counted("reason-kills", stones.len()),
            Fact::TakesVitalPoint { .. } => plain("reason-vital-point"),
            Fact::MakesEyes { .. } => plain("reason-makes-eyes"),
            Fact::Catches { stones } => counted("reason-catches", stones.len()),
            Fact::Threatens { stones } => counted("reason-atari", stones.len()),
            Fact::Connects { stones } => counted("reason-connects", stones.len()),
            Fact::Cuts { .. } => plain("reason-cuts"),
            Fact::TakesCorner => plain("reason-empty-corner"),
            Fact::FillsNeutralPoint => plain("reason-neutral"),
            Fact::NothingLeft => plain("reason-nothing-left"),
            Fact::Extends { from } => self.at("reason-extends", *from),
            Fact::Blocks { stone } => self.at("reason-touches", *stone),
            Fact::StaysNear { stone } => self.at("reason-stays-near", *stone),
            Fact::Approaches { stone } => self.at("reason-approaches", *stone),
        }
    }

    fn gomoku(&self, fact: &gomoku::Fact) -> Phrase {
        use gomoku::Fact;
        match fact {
            Fact::Wins => plain("reason-wins"),
            Fact::StopsFive(points) => self.all("reason-stops-win", points),
            Fact::WinsByFours(stones) => turns("reason-wins-by-fours", *stones),
            Fact::WinsByThreats(stones) => turns("reason-wins-by-threats", *stones),
            Fact::StraightFour(_) => plain("reason-straight-four"),
            Fact::TwoFours(_) => plain("reason-two-fours"),
            Fact::FourAndThree => plain("reason-four-and-three"),
            Fact::TwoThrees => plain("reason-two-threes"),
            Fact::AnswerIsForbidden(point) => self.at("reason-answer-forbidden", *point),
            Fact::Four(points) => self.all("reason-four", points),
            Fact::StopsFour(points) => self.all("reason-stops-four", points),
            Fact::StopsTwoThreats => plain("reason-stops-two-threats"),
            Fact::OpenThree(_) => plain("reason-open-three"),
            Fact::StopsThree => plain("reason-stops-three"),
            Fact::Builds(points) => turns("reason-builds", *points),
            Fact::Hinders => plain("reason-hinders"),
            Fact::Middle => plain("reason-middle"),
        }
    }

    fn connect_four(&self, fact: &connect_four::Fact) -> Phrase {
        use connect_four::Fact;
        match fact {
            Fact::Wins { .. } => plain("reason-wins"),
            Fact::Blocks { .. } => plain("reason-blocks-win"),
            Fact::TwoThreats { .. } => plain("reason-two-threats"),
            Fact::StopsTwoThreats { .. } => plain("reason-stops-two-threats"),
            Fact::Forces { square } => self.at("reason-forces", *square),
            Fact::LastingThreat { square } => self.at("reason-lasting", *square),
            Fact::StopsLastingThreat { square } => self.at("reason-stops-lasting", *square),
            Fact::KeepsAway { .. } => plain("reason-keeps-away"),
            Fact::OnlyTurn => plain("reason-only-not-losing"),
            Fact::WinsIn { turns: number } => turns("reason-wins-in", number.div_ceil(2)),
            Fact::LosesIn { turns: number } => turns("reason-delays", number.div_ceil(2)),
            Fact::HoldsTheDraw => plain("reason-holds-draw"),
            Fact::MostRows { rows, .. } => turns("reason-most-rows", *rows),
            Fact::HindersMostRows { rows, .. } => turns("reason-hinders-rows", *rows),
            Fact::Middle => plain("reason-middle"),
        }
    }

    fn four(&self, fact: &four::Fact) -> Phrase {
        use four::Fact;
        match fact {
            Fact::Wins => plain("reason-wins"),
            Fact::Stops(_) => plain("reason-blocks-win"),
            Fact::WinsIn(stones) => turns("reason-wins-in", *stones),
            Fact::Threatens(_) => plain("reason-two-threats"),
            Fact::MustBeTaken(square) => self.at("reason-forces", *square),
            Fact::Waits(squares) => self.all("reason-waits", squares),
            Fact::OneOfFew(few) => turns("reason-one-of-few", *few),
            Fact::Builds(rows) => turns("reason-most-rows", *rows),
            Fact::Hinders(rows) => turns("reason-hinders-rows", *rows),
            Fact::Begins => plain("reason-begins"),
        }
    }
}
