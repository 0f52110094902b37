//! The pictures of chapters on the page of rules.

use crate::app::board::picture::Picture;
use crate::app::board::{Mark, MarkKind};
use crate::app::state::lessons::{Chapter, Show, begin};
use crate::play::{Match, PastTurn};
use crate::rules::{Game, Side, Turn};

/// Returns the position of a chapter with marks that show its idea. `None` if the position is
/// invalid, which a test excludes.
pub(super) fn of(chapter: &Chapter) -> Option<Picture> {
    let mut game = begin(chapter)?;
    if chapter.show == Show::Choices
        && let Some(&first) = chapter.solution.first()
    {
        game.touch(first);
    }
    let mut picture = Picture::of(game.position());
    picture.crop = chapter.crop;
    show_last(&game, &mut picture);
    if game.position().counting().is_some() {
        show_count(&game, &mut picture);
    } else if chapter.goal.is_some() {
        show_turn(chapter, &game, &mut picture);
    }
    Some(picture)
}

/// Adds the turn of the solution or the possible moves to the picture.
fn show_turn(chapter: &Chapter, game: &Match, picture: &mut Picture) {
    let position = game.position();
    let Chapter { rules, show, solution, .. } = chapter;
    let current = &game.turns().current;
    if *show == Show::Path {
        let played = PastTurn::of(position, Turn(solution.clone()));
        picture.selected = played.turn.0.first().copied();
        picture.taken = played.removed().collect();
        picture.path = played.turn.0;
        return;
    }
    if let Some(&first) = current.path.first() {
        picture.selected = Some(first);
        picture.dots.clone_from(&current.next.squares);
        return;
    }
    let next = current.next.squares.iter().copied();
    match rules.game() {
        Game::Reversi => {
            let dark = position.to_move() == Side::First;
            picture.under.extend(next.map(|at| (if dark { "dot_dark" } else { "dot_light" }, at)));
        }
        Game::Four if *show != Show::Touches => picture.dots.extend(next),
        // With mandatory captures, the pieces that can capture are marked.
        Game::Checkers | Game::Hexdame if position.must_capture() => {
            picture.over.extend(next.map(|at| ("must_capture", at)));
        }
        _ => {}
    }
    let forbidden: Vec<_> = position.forbidden().into_iter().map(|(square, _)| square).collect();
    if *show == Show::Touches {
        let touches = solution.iter().map(|&square| position.resolve_touch(square));
        let touches = touches.filter(|square| !forbidden.contains(square));
        match rules.game() {
            Game::ConnectFour => picture.under.extend(touches.map(|at| ("landing", at))),
            _ => picture.dots.extend(touches),
        }
    }
    picture.under.extend(forbidden.into_iter().map(|square| ("forbidden", square)));
}

/// Adds the squares of the last turn to the picture.
fn show_last(game: &Match, picture: &mut Picture) {
    let Some(previous) = &game.turns().previous else { return };
    let path = &previous.turn.0;
    if let [from, .., to] = path[..] {
        picture.under.extend([("last", from), ("last", to)]);
    } else {
        picture.last = path.first().copied();
    }
}

/// Adds dead stones and territory to the picture.
fn show_count(game: &Match, picture: &mut Picture) {
    let name = |kind: MarkKind| match kind {
        MarkKind::Dead => Some("dead"),
        MarkKind::Territory(Side::First) => Some("territory_black"),
        MarkKind::Territory(Side::Second) => Some("territory_white"),
        _ => None,
    };
    let marks = Mark::of_count(game).into_iter();
    picture.over.extend(marks.filter_map(|mark| Some((name(mark.kind)?, mark.square))));
}
