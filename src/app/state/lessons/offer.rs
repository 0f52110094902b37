//! The offer of a lesson on the page of a new game, once for each game.

use bevy::prelude::*;

use crate::app::state::draft::Draft;
use crate::app::state::lessons::chapters;
use crate::app::state::library::Library;
use crate::app::state::safe_start::SafeStart;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::rules::Game;

/// The offer on the page of a new game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LessonOffer {
    /// There is none.
    #[default]
    None,
    /// The lesson on this game is offered.
    Open(Game),
    /// The player has declined. The line stays until the page is left, so that nothing moves under
    /// the finger.
    Declined(Game),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonOffer>().add_systems(
        Update,
        follow
            .run_if(
                state_changed::<Screen>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Library>),
            )
            .in_set(PlaySystems::Show),
    );
}

/// Offers the lesson when the page of a game opens, and follows the answer.
fn follow(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    library: Res<Library>,
    session: Res<Session>,
    draft: Res<Draft>,
    safe_start: Res<SafeStart>,
    mut offer: ResMut<LessonOffer>,
) {
    let Screen::Setup(game) = *screen.get() else {
        offer.set_if_neq(LessonOffer::None);
        return;
    };
    // The offer must not push the page later, when the library is read.
    let opens = screen.is_changed() && !library.is_reading() && !safe_start.is_safe();
    let was_played = || {
        let on_table = session.game().map(|game| game.setup().rules.game());
        on_table == Some(game) || library.all().any(|summary| summary.setup.rules.game() == game)
    };
    let next = match *offer {
        LessonOffer::Open(of) if of == game && settings.lesson_offers.contains_key(&game) => {
            LessonOffer::Declined(game)
        }
        LessonOffer::Open(of) | LessonOffer::Declined(of) if of == game => *offer,
        _ if opens && is_new(&settings, &draft, game) && !was_played() => LessonOffer::Open(game),
        _ => LessonOffer::None,
    };
    offer.set_if_neq(next);
}

/// Returns `true` if the settings know no answer to the offer, and nothing learned of the game.
fn is_new(settings: &Settings, draft: &Draft, game: Game) -> bool {
    let keys = || chapters::of(draft.rules_of(game)).into_iter().map(|chapter| chapter.key);
    !settings.no_lessons
        && !settings.lesson_offers.contains_key(&game)
        && !keys().any(|key| settings.learned.contains(key))
}
