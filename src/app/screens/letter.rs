//! The link of the match on the table: as a code for a camera, to share, to copy or to save.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::app::device::Device;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::{ScreenArea, banner, screen};
use crate::app::state::exchange::Exchange;
use crate::app::state::letters::Letters;
use crate::app::state::live::{Live, Presence};
use crate::app::state::session::Session;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{GoTo, LetterAction, Setting};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::platform::PLAYS_LIVE;
use crate::play::Match;
use crate::play::link::{Awaits, Link, Proposal};

mod live;

/// Width of the column of controls in points, where it stands beside the code.
const CONTROLS: f32 = 380.;
/// Gap between code and controls.
const GAP: f32 = 32.;
/// Largest width of the code in points.
const LARGEST: f32 = 520.;
/// Room in points for the bar and the margins above and below the code.
const AROUND: f32 = 170.;
/// Width of the empty rim of a code, in modules. Readers need it.
const RIM: usize = 4;

screen! {
    /// Resources that the page of the link shows.
    LetterView on Screen::Letter in ScreenArea::SafeArea => plugin {
        device: Device,
        exchange: Exchange,
        letters: Letters,
        live: Live,
        message: StatusLine,
        session: Session,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>) {
    let Some(game) = ui.view.session.game() else { return };
    let invitation = ui.view.live.invitation(game);
    let presence = ui.view.live.presence(game);
    let title = ui.say(if presence == Presence::Off { "link-title" } else { "live-title" });
    ui.top_bar(root, title, |_, _| {});
    // Who plays live sends no links.
    let link = ui.view.letters.link(game).filter(|_| presence != Presence::Here);
    let shown = match (invitation, &link) {
        (Some(invitation), _) if ui.view.live.shows_watch => Some((invitation.to_owned(), "live-scan-watch")),
        (Some(invitation), _) => Some((invitation.to_owned(), "live-scan")),
        (None, Some(link)) => Some((link.url(), "link-scan")),
        (None, None) => None,
    };
    let plays_live = PLAYS_LIVE && game.outcome().is_none() && !game.is_of_others();
    let area = ui.viewport.safe_area();
    let wide =
        shown.is_some() && ui.viewport.is_landscape() && ui.viewport.width_class() != WidthClass::Compact;
    let margin = if ui.viewport.size.x < 600. { 16. } else { 32. };
    let room = area.width() - 2. * margin;
    let width = if wide {
        (room - CONTROLS - GAP).min(area.height() - AROUND).min(LARGEST)
    } else {
        room.min(LARGEST).min(area.height() - AROUND)
    };
    let widest = if wide { width + GAP + CONTROLS } else { 640. };
    let sends_link = link.filter(|_| invitation.is_none());
    ui.page_under_banners(root, widest, |ui, page| {
        if shown.is_none() && !plays_live {
            // The other player has answered meanwhile.
            let words = ui.words.state(game);
            ui.text(page, Role::Body, ui.colours().ink, words);
            let look = ui.say("home-resume");
            return ui.button(page, Button::new(Weight::Primary, "play", look, GoTo::Resume));
        }
        let node = if wide { Node { align_items: AlignItems::Start, ..row(GAP) } } else { column(20.) };
        page.spawn(node).with_children(|both| {
            if let Some((text, line)) = shown {
                let place = Node { width: px(width), align_items: AlignItems::Center, ..column(12.) };
                both.spawn(place).with_children(|place| code(place, ui, &text, line, width));
            }
            let node = Node { flex_grow: 1., flex_basis: if wide { px(0) } else { auto() }, ..column(20.) };
            both.spawn(node).with_children(|column| {
                if let Some(link) = sends_link {
                    controls(column, ui, game, &link);
                }
                if plays_live {
                    live::draw(column, ui, game);
                }
            });
        });
    });
    banner(root, ui, &ui.view.message, ui.view.session.game());
}

/// Draws a link as a code, dark on light in every theme, since few cameras read it the other way round, and a line
/// with this message key.
fn code(place: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>, link: &str, line: &str, width: f32) {
    let colours = ui.colours();
    let Some(modules) = Modules::of(link) else {
        return ui.centred(place, Role::Body, colours.ink_2, ui.say("link-too-long"));
    };
    let pixels = (width * ui.viewport.scale / modules.size as f32).floor().max(1.);
    let size = modules.size as f32 * pixels / ui.viewport.scale;
    let image = ui.images.add(modules.image());
    let node = Node {
        width: px(size),
        height: px(size),
        flex_shrink: 0.,
        border_radius: BorderRadius::all(px(16)),
        ..default()
    };
    place.spawn((ImageNode { image, ..default() }, node));
    let node = Node { width: px(width), justify_content: JustifyContent::Center, ..row(0.) };
    place.spawn(node).with_children(|room| ui.centred(room, Role::Small, colours.ink_2, ui.say(line)));
}

/// Draws the ways to send the link, and what it holds.
fn controls(column_node: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>, game: &Match, link: &Link) {
    let letters = &*ui.view.letters;
    let other = game.asking_side().other();
    let player = [("player", ui.words.player(game, other).into())];
    let is_unsent = letters.has_unsent(game);
    let state = if is_unsent { ui.say("link-not-sent") } else { ui.words.sent_on(game).unwrap_or_default() };
    let key = if is_unsent { unsent_key(game, letters.proposal(game)) } else { "link-waiting" };
    let title = ui.words.language.format(key, &player);
    let colours = ui.colours();
    column_node.spawn(column(2.)).with_children(|words| {
        ui.text(words, Role::Title, colours.ink, title);
        ui.text(words, Role::Body, colours.ink_2, state);
    });
    let abilities = ui.view.device.0.abilities();
    column_node.spawn(column(10.)).with_children(|acts| {
        let mut ways = vec![("copy", "link-copy", LetterAction::Copy)];
        if abilities.share {
            ways.insert(0, ("share", "link-share", LetterAction::Share));
        }
        ways.push(("save", "link-save", LetterAction::Save));
        if link.fits_qr() && is_unsent {
            ways.push(("check", "link-scanned", LetterAction::Scanned));
        }
        for (at, (icon, key, action)) in ways.into_iter().enumerate() {
            let weight = if at == 0 { Weight::Primary } else { Weight::Secondary };
            let label = ui.say(key);
            ui.button(acts, Button::new(weight, icon, label, action));
        }
    });
    let has_names = letters.has_names();
    let offers = letters.proposal(game) == Some(&Proposal::Draw);
    let may_offer = offers || (game.awaits() == Some(Awaits::Sending) && game.may_offer_draw());
    ui.card(column_node, |ui, card| {
        let (title, line) = (ui.say("link-with-names"), ui.say("link-with-names-line"));
        ui.switch(card, has_names, title, line, Setting::LinkNames(!has_names));
        if may_offer {
            let (title, line) = (ui.say("link-with-draw"), ui.say("link-with-draw-line"));
            ui.switch(card, offers, title, line, LetterAction::OfferDraw(!offers));
        }
    });
}

/// Returns the message key for what is to be sent.
pub(super) fn unsent_key(game: &Match, proposal: Option<&Proposal>) -> &'static str {
    match proposal {
        Some(Proposal::Count(_) | Proposal::PlayOn | Proposal::Flag(_)) => "link-send-offer",
        _ if game.outcome().is_some() => "link-send-result",
        _ if game.acts().is_empty() => "link-invite",
        _ => "link-send-move",
    }
}

/// The dark and light modules of a code, with its rim.
struct Modules {
    code: QrCode,
    /// Number of modules on a side.
    size: usize,
}

impl Modules {
    /// Returns the code of a text; `None` if the text is too long.
    fn of(text: &str) -> Option<Modules> {
        let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok()?;
        let size = usize::try_from(code.size()).ok()? + 2 * RIM;
        Some(Modules { code, size })
    }

    /// Returns a picture with a pixel for each module, which is enlarged without smoothing.
    fn image(&self) -> Image {
        let side = self.size as u32;
        // The code has no negative squares, and is light beside itself.
        let at = |number: u32| i32::try_from(number % side).unwrap_or(0) - i32::try_from(RIM).unwrap_or(0);
        let light = |pixel: u32| if self.code.get_module(at(pixel), at(pixel / side)) { 0 } else { 255 };
        let data =
            (0..side * side).flat_map(|pixel| [light(pixel), light(pixel), light(pixel), 255]).collect();
        let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
        let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
        let mut image = Image::new(size, TextureDimension::D2, data, format, usage);
        image.sampler = ImageSampler::nearest();
        image
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::link::FITS_QR;

    #[test]
    fn the_longest_link_that_fits_has_a_code() {
        assert!(Modules::of(&"a".repeat(FITS_QR)).is_some());
        assert!(Modules::of(&"a".repeat(FITS_QR + 1)).is_none());
    }

    #[test]
    fn a_code_has_a_light_rim() {
        let modules = Modules::of("parlour:1.AQ").expect("it is short");
        let image = modules.image();
        let data = image.data.expect("it has pixels");
        let is_dark = |column: usize, row: usize| data[4 * (row * modules.size + column)] == 0;
        // The corner of a finder pattern.
        assert!(is_dark(RIM, RIM));
        for at in 0..modules.size {
            for edge in [0, RIM - 1, modules.size - RIM, modules.size - 1] {
                assert!(!is_dark(at, edge) && !is_dark(edge, at));
            }
        }
    }
}
