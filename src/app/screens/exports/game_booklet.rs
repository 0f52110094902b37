//! The booklet of a match: its turns, with a diagram after every few of them.
//!
//! Where stones are placed, they carry the numbers of their turns, as in the books of these games; the text names only
//! the turns that no stone shows. Where pieces move, the text has all turns, and the diagram follows it.

use super::booklet::{Booklet, Part};
use crate::app::board::diagram::Diagram;
use crate::app::screens::words::turn_name;
use crate::app::ui::words::Words;
use crate::play::{Act, Match};
use crate::rules::{Game, Position, Side, Square, Turn};

/// Returns the booklet of a match.
pub(super) fn of(words: &Words, game: &Match) -> Booklet {
    let [first, second] = Side::BOTH.map(|side| words.player(game, side));
    let title =
        if game.title().is_empty() { format!("{first} – {second}") } else { game.title().to_owned() };
    let mut about = vec![words.game_by(game.setup().rules)];
    about.extend(words.date(game.began()));
    let mut subtitle = vec![about.join(" · ")];
    if !game.title().is_empty() {
        subtitle.insert(0, format!("{first} – {second}"));
    }
    subtitle.push(match game.outcome() {
        Some(outcome) => format!("{}. {}", words.result(game, outcome), words.reason(game, outcome)),
        None => words.state(game),
    });
    let mut booklet = Booklet::new(words, title, subtitle);
    booklet.parts = parts(words, game);
    booklet
}

/// Number of turns of both sides before each diagram.
fn turns_in_a_part(game: Game, cells: usize) -> usize {
    match game {
        Game::Checkers | Game::Hexdame => 10,
        Game::Reversi => 20,
        Game::ConnectFour | Game::Four => 14,
        Game::Go | Game::Hex if cells > 200 => 50,
        Game::Go | Game::Hex | Game::Gomoku => 30,
    }
}

/// The turns since the last diagram.
#[derive(Default)]
struct Section {
    /// Number of turns.
    turns: usize,
    text: Vec<String>,
    /// The stones placed, by the numbers of their turns.
    placed: Vec<(Square, usize, String)>,
}

impl Section {
    /// Returns the part with the diagram of the position after these turns.
    fn part(self, position: &dyn Position, last: Option<&Turn>, numbered: bool) -> Part {
        let mut diagram = Diagram::of(position);
        let mut text = self.text;
        if numbered {
            for (at, (square, turn, name)) in self.placed.iter().enumerate() {
                let is_covered = self.placed[at + 1..].iter().any(|(later, ..)| later == square);
                if diagram.stands(*square) && !is_covered {
                    diagram.numbers.push((*square, *turn));
                } else {
                    text.push(format!("{turn}:\u{a0}{name}"));
                }
            }
            return Part { diagram: Some(diagram), below: text.join("  "), ..Part::default() };
        }
        diagram.path = last.map(|turn| turn.0.clone()).unwrap_or_default();
        Part { above: text.join(" "), diagram: Some(diagram), ..Part::default() }
    }
}

/// Returns the parts of a match.
fn parts(words: &Words, game: &Match) -> Vec<Part> {
    let rules = game.setup().rules;
    let numbered = !matches!(rules.game(), Game::Checkers | Game::Hexdame);
    let length = turns_in_a_part(rules.game(), rules.grid().squares().count());
    let mut parts = Vec::new();
    if game.start().hash() != rules.start().hash() {
        parts.push(Part { diagram: Some(Diagram::of(game.start())), ..Part::default() });
    }
    let mut section = Section::default();
    let (mut turns, mut lines, mut before_side) = (0, 0, None);
    let mut last: Option<&Turn> = None;
    let mut history = game.history().peekable();
    while let Some((before, act)) = history.next() {
        match act {
            Act::Turn(turn) => {
                turns += 1;
                section.turns += 1;
                let side = before.to_move();
                let name = turn_name(*words, &*before, turn);
                if !numbered {
                    let begins = side == Side::First || before_side.is_none_or(|before| before == side);
                    lines += usize::from(begins);
                    section.text.push(match (begins, side) {
                        (true, Side::First) => format!("{lines}.\u{a0}{name}"),
                        (true, Side::Second) => format!("{lines}.\u{a0}…\u{a0}{name}"),
                        (false, _) => name,
                    });
                } else if let ([square], false) = (&turn.0[..], crate::notation::is_swap(&*before, turn)) {
                    section.placed.push((*square, turns, name));
                } else {
                    section.text.push(format!("{turns}:\u{a0}{name}"));
                }
                before_side = Some(side);
                last = Some(turn);
            }
            Act::Choose(choice) => section.text.push(words.choice_made(game, &*before, *choice)),
            Act::PlayOn => section.text.push(words.language.text("moves-play-on")),
            // The title says how the match ended.
            Act::Settle(_) | Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw | Act::Flag(_) => {}
        }
        if section.turns == length {
            let after = history.peek().map(|(after, _)| after.clone());
            let after = after.as_deref().unwrap_or(game.position());
            parts.push(std::mem::take(&mut section).part(after, last, numbered));
        }
    }
    // A match without turns has its first position.
    if section.turns > 0 || !section.text.is_empty() || parts.is_empty() {
        parts.push(section.part(game.position(), last, numbered));
    }
    parts
}
