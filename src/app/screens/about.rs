//! About page: the version, the licence, and the notices of the crates and fonts in the app.

use bevy::prelude::*;

use crate::app::device::assets;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column};
use crate::app::vocabulary::action::{AboutAction, Action};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::PLAYS_LIVE;

mod notices;

use notices::LicenceNotice;

/// The notice that is unfolded, by its index. One at a time: a page with all of them would be a
/// hundred screens long.
#[derive(Resource, Debug, Default)]
pub struct Unfolded(Option<usize>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen_plugin)
        .init_resource::<Unfolded>()
        .add_systems(OnEnter(Screen::About), |mut unfolded: ResMut<Unfolded>| unfolded.0 = None)
        .add_systems(Update, unfold.run_if(on_message::<Action>).in_set(PlaySystems::Act));
}

fn unfold(mut actions: MessageReader<Action>, mut unfolded: ResMut<Unfolded>) {
    for action in actions.read() {
        if let Action::About(AboutAction::Unfold(notice)) = action {
            unfolded.0 = *notice;
        }
    }
}

screen! {
    /// Resources that the about page shows.
    AboutView on Screen::About in ScreenArea::SafeArea => screen_plugin {
        unfolded: Unfolded,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<AboutView>) {
    let title = ui.say("settings-about");
    ui.top_bar(root, title, |_, _| {});
    let notices = notices::read(assets::NOTICES);
    ui.page(root, 640., |ui, page| {
        let ink = ui.colours().ink;
        page.spawn(Node { padding: UiRect::left(px(4)), ..column(10.) }).with_children(|lines| {
            let version = [("version", env!("CARGO_PKG_VERSION").into())];
            let key = if PLAYS_LIVE { "settings-version-online" } else { "settings-version" };
            ui.text(lines, Role::Body, ink, ui.words.language.format(key, &version));
            ui.text(lines, Role::Body, ink, ui.say("about-own"));
            ui.text(lines, Role::Body, ink, ui.say("settings-credits"));
        });
        ui.section(page, "about-notices", |ui, section| {
            let libraries = [("count", count(notices::crates(&notices)))];
            let line = ui.words.language.format("about-notices-line", &libraries);
            section.spawn(Node { padding: UiRect::left(px(4)), ..default() }).with_children(|room| {
                ui.text(room, Role::Small, ui.colours().ink_2, line);
            });
            ui.card(section, |ui, card| {
                for (at, notice) in notices.iter().enumerate() {
                    draw_notice(card, ui, at, notice);
                }
            });
        });
    });
}

/// Draws the row of a licence, and below it the works and the text if it is unfolded.
fn draw_notice(card: &mut ChildSpawnerCommands, ui: &mut Ui<AboutView>, at: usize, notice: &LicenceNotice) {
    let is_unfolded = ui.view.unfolded.0 == Some(at);
    let unfold = AboutAction::Unfold((!is_unfolded).then_some(at));
    ui.fold(card, is_unfolded, notice.licence.to_owned(), notice.summary(), unfold);
    if !is_unfolded {
        return;
    }
    let ink = ui.colours().ink_2;
    let node = Node { padding: UiRect::new(px(13), px(13), px(4), px(16)), ..column(12.) };
    card.spawn(node).with_children(|texts| {
        ui.text(texts, Role::Small, ink, notice.works.join("\n"));
        for paragraph in &notice.paragraphs {
            ui.text(texts, Role::Small, ink, paragraph.as_str());
        }
    });
}
