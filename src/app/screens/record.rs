//! Record of the current match as a text for other programs, and the import of such texts.

use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::screens::words::{count, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::exchange::{Exchange, OwnRecord};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, RecordAction, Setting};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::notice::{Imported, RecordNotice, TakenIn};
use crate::app::vocabulary::preferences::Paper;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{BadTurn, Format, Problem, Unreadable, limits};
use crate::platform::sharing::NotShared;
use crate::play::Match;

/// Maximum number of lines and of characters per line in the preview of a record.
const SHOWN: (usize, usize) = (12, 80);
/// Width of the choice of the paper in points.
const PAPERS: f32 = 200.;

impl Words<'_> {
    /// Returns the text of a record notice.
    pub fn record_said(&self, said: &RecordNotice) -> String {
        let language = &self.language;
        match said {
            RecordNotice::Copied => language.text("record-copied"),
            RecordNotice::TableCopied => language.text("tournament-copied"),
            RecordNotice::Saved(place) => language.format("record-saved", &[("place", text(place))]),
            RecordNotice::TakenIn(taken) => self.taken_in(*taken),
            RecordNotice::Imported(imported) => self.imported(imported),
            RecordNotice::NoGame => language.text("record-no-game"),
            RecordNotice::NotRead(error) => self.unreadable(error),
            RecordNotice::NotWritten(error) => {
                language.format("record-not-written", &[("reason", text(&self.unreadable(error)))])
            }
            RecordNotice::TooLong { most } => {
                language.format("animation-too-long", &[("most", count(*most))])
            }
            RecordNotice::NotShared(reason) => match reason {
                NotShared::NoClipboard => language.text("record-no-clipboard"),
                NotShared::NothingCopied => language.text("record-nothing-copied"),
                NotShared::NoDialog => language.text("record-no-dialog"),
                NotShared::NotHere => language.text("record-not-here"),
                NotShared::TooLarge { most } => {
                    // In steps of 0.1 MB; the smallest limit is 400 kB.
                    let size = (most / 100_000) as f64 / 10.;
                    language.format("record-too-large", &[("size", size.into())])
                }
                NotShared::NotAFile => language.text("record-not-a-file"),
                NotShared::Failed(reason) => language.format("record-failed", &[("reason", text(reason))]),
            },
        }
    }

    /// Returns the result of an import of several records, or of one that is not new.
    fn imported(&self, Imported { tally, is_cancelled, not_saved }: &Imported) -> String {
        let counts = [("new", tally.new), ("same", tally.same), ("unreadable", tally.unreadable)];
        let counts =
            self.language.format("record-imported", &counts.map(|(name, number)| (name, count(number))));
        if let Some(reason) = not_saved {
            return format!(
                "{} {counts}",
                self.language.format("say-not-saved", &[("reason", text(reason))])
            );
        }
        if *is_cancelled { format!("{} {counts}", self.language.text("record-stopped")) } else { counts }
    }

    /// Returns the result of an import of one record.
    fn taken_in(&self, TakenIn { turns, left_out }: TakenIn) -> String {
        let mut said = self.language.format("record-taken", &[("turns", count(turns))]);
        if left_out > 0 {
            let left_out = [("count", count(left_out))];
            said = format!("{said} {}", self.language.format("record-left-out", &left_out));
        }
        said
    }

    /// Returns the error in a text, with its location and reason.
    fn unreadable(&self, error: &Unreadable) -> String {
        let language = &self.language;
        let what = match &error.problem {
            Problem::Missing { .. } => language.text("record-missing"),
            Problem::Unexpected { found, .. } => {
                language.format("record-unexpected", &[("found", text(found))])
            }
            Problem::Unclosed(sign) => {
                language.format("record-unclosed", &[("sign", text(&sign.to_string()))])
            }
            Problem::Misplaced(_) => language.text("record-misplaced"),
            Problem::OtherGame(kind) => language.format("record-other-game", &[("kind", text(kind))]),
            Problem::TooMuch(limit) => language.format("record-too-much", &[("most", count(limit.most()))]),
            Problem::LateSetup => language.text("record-late-setup"),
            Problem::Turn { reason, .. } => self.bad_turn(reason),
        };
        language.format("record-line", &[("line", count(error.place.line)), ("what", text(&what))])
    }

    /// Returns the reason why a turn of a record cannot be played.
    fn bad_turn(&self, reason: &BadTurn) -> String {
        let language = &self.language;
        match reason {
            BadTurn::NotATurn(turn) => language.format("record-not-a-turn", &[("turn", text(turn))]),
            BadTurn::Ambiguous { text: turn, turns } => {
                let values = [("turn", text(turn)), ("turns", text(&self.list(turns)))];
                language.format("record-ambiguous", &values)
            }
            BadTurn::TooManyJumps => language.format("record-too-much", &[("most", count(limits::LANDINGS))]),
            BadTurn::OutOfTurn { text: turn, .. } => {
                language.format("record-out-of-turn", &[("turn", text(turn))])
            }
            BadTurn::Illegal { text: turn, reason, squares } => {
                let why = self.illegal(reason);
                let values =
                    [("turn", text(turn)), ("why", text(&why)), ("squares", text(&self.list(squares)))];
                let key = if squares.is_empty() { "record-illegal" } else { "record-illegal-squares" };
                language.format(key, &values)
            }
        }
    }
}

screen! {
    /// Resources that the record page shows.
    RecordView on Screen::Record in ScreenArea::SafeArea => plugin {
        device: Device,
        exchange: Exchange,
        message: StatusLine,
        own: OwnRecord,
        session: Session,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<RecordView>) {
    let title = ui.say("record");
    ui.top_bar(root, title, |_, _| {});
    ui.page_under_banners(root, 720., |ui, page| {
        if let (Some(game), Some(record)) = (ui.view.session.game(), &ui.view.own.0) {
            ui.section(page, "record-own", |ui, section| own(section, ui, game, record));
        }
        ui.section(page, "record-other", other);
    });
    ui.banners(root, |ui, place| {
        notice(place, ui);
        progress(place, ui, ui.view.exchange.so_far());
    });
}

/// Draws the progress of an import or export, with a button to cancel it.
pub(super) fn progress<V>(place: &mut ChildSpawnerCommands, ui: &mut Ui<V>, so_far: Option<usize>) {
    let Some(so_far) = so_far else { return };
    let words = ui.words.language.format("record-so-far", &[("count", count(so_far))]);
    ui.banner(place, false, words, |ui, acts| {
        let stop = ui.say("record-stop");
        ui.button(acts, Button::new(Weight::Quiet, "close", stop, RecordAction::Cancel));
    });
}

/// Draws the result of the last action, with possible next steps.
fn notice(place: &mut ChildSpawnerCommands, ui: &mut Ui<RecordView>) {
    let Some(said) = &ui.view.message.0 else { return };
    let words = ui.words.said(said, ui.view.session.game());
    ui.closable_banner(place, said.warns(), words, |ui, acts| {
        if let Some(turns) = ui.view.exchange.part() {
            let label = ui.words.language.format("record-take-part", &[("turns", count(turns))]);
            ui.button(acts, Button::new(Weight::Primary, "play", label, RecordAction::TakePart).height(48.));
        }
    });
}

/// Returns the message key of the record format of this game and its programs.
fn format_key(game: &Match) -> &'static str {
    match Format::of(game.setup().rules.game()) {
        Format::Pdn => "record-format-pdn",
        Format::Sgf => "record-format-sgf",
        Format::Transcript => "record-format-transcript",
    }
}

/// Draws the record of the current match.
fn own(
    section: &mut ChildSpawnerCommands,
    ui: &mut Ui<RecordView>,
    game: &Match,
    record: &Result<String, Unreadable>,
) {
    let colours = ui.colours();
    let abilities = ui.view.device.0.abilities();
    ui.card(section, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(12.) }).with_children(|card| {
            let kind = game.setup().rules.game();
            let (name, format) = (ui.words.game_name(kind), ui.say(format_key(game)));
            card.spawn(row(0.)).with_children(|line| {
                ui.two_lines(line, (Role::Label, name), (colours.ink_2, format));
            });
            let node = Node {
                padding: UiRect::all(px(14)),
                border_radius: BorderRadius::all(px(14)),
                overflow: Overflow::clip(),
                ..column(0.)
            };
            card.spawn((node, BackgroundColor(colours.sunken))).with_children(|paper| {
                let shown = match record {
                    Ok(record) => beginning(record),
                    Err(error) => ui.words.record_said(&RecordNotice::NotWritten(error.clone())),
                };
                ui.unspaced(paper, Role::Small, colours.ink, shown);
            });
            card.spawn(acts_node(ui)).with_children(|acts| {
                let (copy, save) = (ui.say("record-copy"), ui.say("record-save"));
                let can = record.is_ok();
                let copy = Button::new(Weight::Secondary, "copy", copy, RecordAction::Copy);
                ui.button(acts, copy.enabled(can).grow(1.));
                if abilities.share {
                    let share = ui.say("record-share");
                    let share = Button::new(Weight::Secondary, "share", share, RecordAction::Share);
                    ui.button(acts, share.enabled(can).grow(1.));
                }
                let save = Button::new(Weight::Secondary, "save", save, RecordAction::Save);
                ui.button(acts, save.enabled(can && !ui.view.exchange.is_busy()).grow(1.));
            });
            card.spawn(acts_node(ui)).with_children(|acts| {
                for (icon, key, action) in [
                    ("picture", "picture", RecordAction::Picture),
                    ("film", "animation", RecordAction::Animation),
                ] {
                    let button = Button::new(Weight::Secondary, icon, ui.say(key), action);
                    let button = button.enabled(!ui.view.exchange.is_busy()).grow(1.);
                    // Below each other, large labels take the height that they need.
                    let room = Node { flex_grow: 1., flex_basis: px(0), ..row(0.) };
                    let room = if ui.is_large() { row(0.) } else { room };
                    acts.spawn(room).with_children(|room| ui.button(room, button));
                }
            });
            booklet(card, ui);
        });
    });
}

/// Draws the choice of the paper and the button that makes a booklet.
fn booklet(card: &mut ChildSpawnerCommands, ui: &mut Ui<RecordView>) {
    let chosen = ui.view.settings.paper_for(&ui.view.device);
    let papers = Paper::ALL.map(|paper| {
        let key = match paper {
            Paper::A4 => "paper-metric",
            Paper::Letter => "paper-letter",
        };
        (paper == chosen, Action::from(Setting::Paper(paper)), ui.say(key))
    });
    card.spawn(acts_node(ui)).with_children(|acts| {
        let label = ui.say("booklet");
        let button = Button::new(Weight::Secondary, "print", label, RecordAction::Booklet);
        ui.button(acts, button.enabled(!ui.view.exchange.is_busy()).grow(1.));
        let width = if ui.is_large() { auto() } else { px(PAPERS) };
        acts.spawn(Node { width, flex_shrink: 0., ..column(0.) }).with_children(|room| {
            ui.segments_of(room, PAPERS, papers.into(), |ui, inside, ink, label| {
                ui.centred(inside, Role::Label, ink, label);
            });
        });
    });
}

/// Returns a row for actions, or a column if text is large.
fn acts_node(ui: &Ui<RecordView>) -> Node {
    if ui.is_large() { column(12.) } else { row(12.) }
}

/// Returns the preview of a text.
fn beginning(text: &str) -> String {
    let (lines, letters) = SHOWN;
    let mut shown: Vec<String> = text
        .trim_end()
        .lines()
        .take(lines)
        .map(|line| {
            let mut short: String = line.chars().take(letters).collect();
            if short.len() < line.len() {
                short.push('…');
            }
            short
        })
        .collect();
    if text.trim_end().lines().count() > lines {
        shown.push("…".to_owned());
    }
    shown.join("\n")
}

/// Draws the controls for import.
fn other(ui: &mut Ui<RecordView>, section: &mut ChildSpawnerCommands) {
    let colours = ui.colours();
    let abilities = ui.view.device.0.abilities();
    ui.card(section, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(12.) }).with_children(|card| {
            ui.text(card, Role::Body, colours.ink_2, ui.say("record-other-about"));
            card.spawn(acts_node(ui)).with_children(|acts| {
                let (paste, open) = (ui.say("record-paste"), ui.say("record-open"));
                ui.button(acts, Button::new(Weight::Secondary, "paste", paste, RecordAction::Paste).grow(1.));
                let open = Button::new(Weight::Secondary, "folder", open, RecordAction::Open);
                ui.button(acts, open.enabled(!ui.view.exchange.is_busy()).grow(1.));
            });
            if abilities.drop {
                ui.text(card, Role::Small, colours.ink_2, ui.say("record-drop"));
            }
        });
    });
}
