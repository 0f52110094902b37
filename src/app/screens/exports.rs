//! Exports for people to look at: the picture of a match, an animation of its turns, and booklets to print.
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
use crate::app::theme::Theme;
use crate::app::theme::fonts::han;
use crate::app::ui::words::Words;
use crate::app::vocabulary::messages::{Export, ExportWanted, PuzzleSheetWanted};
use crate::platform::sharing::Content;

mod animation;
mod booklet;
pub mod card;
mod game_booklet;
mod puzzle_sheet;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        export.run_if(on_message::<ExportWanted>.or_eager(on_message::<PuzzleSheetWanted>)),
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
