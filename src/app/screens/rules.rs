//! The rules of a game in a few short chapters, with pictures by the app's own board.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::theme::Role;
use crate::app::theme::widgets::{Ui, column, row};
use crate::app::viewport::WidthClass;
use crate::notation;
use crate::rules::{Change, Game, Rules, Turn};

/// A chapter: its words, and a position with a turn to look at.
struct Chapter {
    key: &'static str,
    position: &'static str,
    /// In the game's notation; empty for none. Played by the rules, so the picture cannot be wrong.
    turn: &'static str,
    /// How much of the turn is shown: all of it, or only the piece and where it may go.
    show: Show,
    crop: Option<(u8, u8, u8, u8)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    Position,
    Choices,
    Path,
}

const CHECKERS: [Chapter; 5] = [
    Chapter { key: "checkers-start", position: "B:W21-32:B1-12", turn: "", show: Show::Position, crop: None },
    Chapter {
        key: "checkers-move",
        position: "B:W22,24,27:B10,14",
        turn: "10-15",
        show: Show::Choices,
        crop: Some((1, 1, 6, 4)),
    },
    Chapter {
        key: "checkers-jump",
        position: "B:W18,27,24:B14,3",
        turn: "14x23x32",
        show: Show::Path,
        crop: Some((1, 2, 7, 6)),
    },
    Chapter {
        key: "checkers-king",
        position: "B:W21,30:BK18,4",
        turn: "18-14",
        show: Show::Choices,
        crop: Some((1, 2, 6, 5)),
    },
    Chapter {
        key: "checkers-end",
        position: "W:WK14,18:B5",
        turn: "14-9",
        show: Show::Path,
        crop: Some((0, 0, 6, 5)),
    },
];

pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: Game) {
    let title = ui.view.language.format("rules-of", &[("game", ui.view.game_name(game).into())]);
    ui.top_bar(root, title, |_, _| {});
    // The rules of the match that is being played or prepared.
    let rules = match ui.view.session.game() {
        Some(match_) if match_.setup().rules.game() == game => match_.setup().rules,
        _ => ui.view.draft.rules_of(game),
    };
    let beside = ui.view.viewport.width_class() >= WidthClass::Medium;
    ui.page(root, 860., |ui, page| {
        let chapters: &[Chapter] = match game {
            Game::Checkers => &CHECKERS,
            _ => &[],
        };
        for chapter in chapters {
            draw_chapter(page, ui, chapter, rules, beside);
        }
    });
}

fn draw_chapter(page: &mut ChildSpawnerCommands, ui: &mut Ui, chapter: &Chapter, rules: Rules, beside: bool) {
    let width = if beside { 320. } else { (ui.view.viewport.safe_area().width() - 32.).clamp(240., 420.) };
    let node = if beside { Node { align_items: AlignItems::Start, ..row(28.) } } else { column(14.) };
    page.spawn(node).with_children(|parts| {
        if let Some(picture) = picture(chapter, rules) {
            ui.picture(parts, &picture, width, 14.);
        }
        let words = Node {
            flex_grow: 1.,
            flex_basis: if beside { px(0) } else { auto() },
            min_width: px(0),
            ..column(8.)
        };
        parts.spawn(words).with_children(|words| {
            let colours = ui.colours();
            ui.text(words, Role::Head, colours.ink, ui.say(&format!("{}-title", chapter.key)));
            ui.text(words, Role::Body, colours.ink, ui.say(&format!("{}-text", chapter.key)));
            // What differs from rule set to rule set is said by the switches themselves.
            if let Rules::Checkers(switches) = rules
                && chapter.key == "checkers-jump"
            {
                for (on, key) in
                    [(switches.forced_capture, "rule-forced"), (switches.finish_jumps, "rule-finish")]
                {
                    let key = if on { format!("{key}-on") } else { format!("{key}-off") };
                    ui.text(words, Role::Message, colours.accent_ink, ui.say(&key));
                }
            }
        });
    });
}

/// The position of a chapter with its turn marked.
fn picture(chapter: &Chapter, rules: Rules) -> Option<Picture> {
    let position = notation::read_position(rules, chapter.position).ok()?;
    let mut picture = Picture::of(&*position);
    picture.crop = chapter.crop;
    if chapter.show == Show::Position {
        return Some(picture);
    }
    let turn = notation::read_turn(&*position, chapter.turn).ok()?;
    let from = *turn.0.first()?;
    picture.selected = Some(from);
    if chapter.show == Show::Choices {
        picture.dots = position.next(&[from]).squares;
    } else {
        let changes = position.changes(&Turn(turn.0.clone())).ok()?;
        picture.taken = changes
            .iter()
            .filter_map(|change| match change {
                Change::Remove { square } => Some(*square),
                _ => None,
            })
            .collect();
        picture.path = turn.0;
    }
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_has_its_picture_under_all_rules() {
        for preset in Game::Checkers.presets() {
            for chapter in &CHECKERS {
                assert!(picture(chapter, preset.rules).is_some(), "{} by {}", chapter.key, preset.name);
            }
        }
    }
}
