//! Exports for people to look at: the picture of a match, an animation of its turns, booklets to print, and the table of
//! a tournament.
//!
//! Each is made of the same drawings as the screen, in the language and look of the app. The systems here describe what
//! is on it; [`Printer`] sets and draws that on another thread.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::board::look::Look;
use crate::app::device::Device;
use crate::app::device::language::Language;
use crate::app::device::print::Printer;
use crate::app::state::exchange::{self, Exchange};
use crate::app::theme::fonts::han;
use crate::app::theme::{Colours, Theme};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::TableForm;
use crate::app::vocabulary::messages::{Export, ExportWanted, PuzzleSheetWanted, TableWanted};
use crate::app::vocabulary::notice::{Notice, RecordNotice, StatusLine};
use crate::platform::now;
use crate::platform::sharing::Content;
use crate::play::record::date;
use tournament_table::Table;

mod animation;
mod booklet;
pub mod card;
mod game_booklet;
mod puzzle_sheet;
mod shapes;
mod tournament_table;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            export.run_if(on_message::<ExportWanted>.or_eager(on_message::<PuzzleSheetWanted>)),
            hand_out.run_if(on_message::<TableWanted>),
        ),
    );
}

/// Makes what is wanted, and hands it to the system's dialog or share sheet.
fn export(
    mut wanted: MessageReader<ExportWanted>,
    mut puzzles: MessageReader<PuzzleSheetWanted>,
    language: Res<Language>,
    look: Res<Look>,
    theme: Res<Theme>,
    device: Res<Device>,
    mut exchange: ResMut<Exchange>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    let words = Words { language: &language, look: &look };
    let (han, proxy) = (han(language.tag()), proxy.as_deref());
    for ExportWanted { export, game } in wanted.read() {
        let (ending, content) = match *export {
            Export::Picture => {
                let (ground, sheet) = (theme.colours.page, card::sheet(&words, &theme.colours, game));
                let draw = move |printer: &Printer| printer.png(ground, &sheet, card::SIZE);
                ("png", Content::new(move |out| out.write_all(&draw(&Printer::new(han))?)))
            }
            Export::Animation { from } => {
                let film = animation::Film::of(&words, &theme.colours, game, from);
                ("gif", Content::new(move |out| film.write(&Printer::new(han), out)))
            }
            Export::Booklet(paper) => {
                let booklet = game_booklet::of(&words, game);
                ("pdf", Content::new(move |out| booklet.write(&Printer::new(han), paper, out)))
            }
        };
        exchange.export_made(&device, proxy, &format!("{}.{ending}", exchange::stem(game)), content);
    }
    for PuzzleSheetWanted { puzzles, paper } in puzzles.read() {
        let Some(game) = puzzles.first().map(|puzzle| puzzle.rules.game()) else { continue };
        let (booklet, paper) = (puzzle_sheet::of(&words, puzzles), *paper);
        let content = Content::new(move |out| booklet.write(&Printer::new(han), paper, out));
        exchange.export_made(&device, proxy, &format!("{}-puzzles.pdf", game.name()), content);
    }
}

/// Makes the table of a tournament, and hands it to the system.
fn hand_out(
    mut wanted: MessageReader<TableWanted>,
    language: Res<Language>,
    look: Res<Look>,
    device: Res<Device>,
    mut exchange: ResMut<Exchange>,
    mut message: ResMut<StatusLine>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    let words = Words { language: &language, look: &look };
    let (han, proxy) = (han(language.tag()), proxy.as_deref());
    for TableWanted { tournament, ended, form, paper } in wanted.read() {
        let time = if *ended > 0 { *ended } else { now() };
        let table = |has_faces| Table::of(&words, tournament, words.date(time), has_faces);
        let name = |ending| {
            format!("{}-tournament-{}.{ending}", tournament.settings().rules.game().name(), date(time, '-'))
        };
        let handed = match form {
            TableForm::Picture => {
                let Table { sheet, size, .. } = table(true);
                let draw = move |printer: &Printer| printer.png(Colours::light().page, &sheet, size);
                let content = Content::new(move |out| out.write_all(&draw(&Printer::new(han))?));
                exchange.export_made(&device, proxy, &name("png"), content);
                continue;
            }
            TableForm::Page => {
                let booklet = table(false).page(paper.size());
                let content = Content::new(move |out| out.write_all(&Printer::new(han).pdf(&booklet)?));
                exchange.export_made(&device, proxy, &name("pdf"), content);
                continue;
            }
            TableForm::Copied => device
                .0
                .copy(&tournament_table::text(&words, tournament))
                .map(|()| Some(RecordNotice::TableCopied)),
            TableForm::Shared => {
                device.0.share(&name("txt"), &tournament_table::text(&words, tournament)).map(|()| None)
            }
        };
        let said = handed.unwrap_or_else(|reason| Some(RecordNotice::NotShared(reason)));
        message.set_if_neq(StatusLine(said.map(Notice::Record)));
    }
}
