//! Letters that arrive: each comes to the match that it continues, or begins one.

use bevy::prelude::*;

use super::{LetterContext, Version};
use crate::app::state::library::Library;
use crate::app::state::save::{self, OnDisk};
use crate::app::vocabulary::action::{Action, GoTo};
use crate::app::vocabulary::messages::{BoardUpdate, LinkArrived, Origin};
use crate::app::vocabulary::notice::{LetterNotice, LibraryNotice, Notice};
use crate::app::vocabulary::screen::Screen;
use crate::platform::now;
use crate::play::link::{BadLink, Correspondence, Letter, Merged, Proposal};
use crate::play::{Avatar, Match, MatchHistory, Player, Undone};
use crate::storage::Files;

/// Takes the letters that have arrived, and says why a link cannot be read.
pub(super) fn collect(mut arrived: MessageReader<LinkArrived>, mut context: LetterContext) {
    for LinkArrived { letter, origin } in arrived.read() {
        match &**letter {
            // Engines play at one device, where a person sees what they do.
            Ok(letter) if letter.game.setup().players.iter().any(|player| !player.is_person()) => {
                context.say(LetterNotice::Bad(BadLink::Form));
            }
            Ok(letter) => context.letters.arrived.push_back((letter.clone(), *origin)),
            Err(reason) => context.say(LetterNotice::Bad(reason.clone())),
        }
    }
}

/// Delivers the letters, as soon as it is known which matches there are.
pub(super) fn deliver(
    mut context: LetterContext,
    library: Res<Library>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    screen: Res<State<Screen>>,
) {
    if !library.is_known() {
        // A safe start reads the list when another screen needs it.
        if *screen.get() == Screen::Home && !library.is_reading() {
            context.commands.write_message(Action::from(GoTo::Library));
        }
        return;
    }
    while let Some((letter, origin)) = context.letters.arrived.pop_front() {
        let Some(id) = library.by_link(letter.key) else {
            context.begin(&letter, origin);
            continue;
        };
        match context.lay(id, &files, &mut disk) {
            Ok(is_new) => context.compare(letter, origin != Origin::Link && !is_new),
            Err(reason) => context.play.say(Notice::Library(LibraryNotice::NotOpened(reason))),
        }
    }
}

impl LetterContext<'_, '_> {
    /// Begins a match that is not known here. Whoever opens the letter plays for its recipient, if nobody has said
    /// otherwise.
    fn begin(&mut self, letter: &Letter, origin: Origin) {
        let mut known = match origin {
            Origin::Shown => Correspondence::watching(letter, now()),
            Origin::Link | Origin::Live { .. } => Correspondence::answering(letter, now()),
        };
        if let Origin::Live { player: Some(player) } = origin {
            known.player = player;
        }
        let player = known.player;
        let mut game = letter.game.clone().numbered(self.play.session.new_id());
        if !letter.has_names && !known.watches {
            let own = self.play.settings.last_setups.players[0].clone();
            let other =
                Player::person("", if own.avatar == Avatar::Leaf { Avatar::Kite } else { Avatar::Leaf });
            game.set_player(player, own);
            game.set_player(player.other(), other);
        }
        game.correspond(known);
        let side = game.asking_side();
        self.play.session.replay = None;
        self.play.session.table = Some(MatchHistory::of(game));
        self.play.show_table(BoardUpdate::Rebuild);
        self.play.say((origin != Origin::Shown).then_some(Notice::Letter(LetterNotice::New(side))));
        self.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Puts a match on the table, and returns `false` if it was there.
    fn lay(&mut self, id: u32, files: &Files, disk: &mut OnDisk) -> Result<bool, String> {
        if self.play.session.game().is_some_and(|game| game.id() == id) {
            return Ok(false);
        }
        // A match that is in memory may be newer than its file.
        let held = self.play.session.table.as_mut().and_then(|table| table.get_mut(id).cloned());
        let game = match held {
            Some(game) => game,
            None => {
                let (game, content) = save::read_match(files, id)?;
                disk.hold(id, content);
                game
            }
        };
        self.play.session.table = Some(MatchHistory::of(game));
        self.play.session.replay = None;
        self.play.show_table(BoardUpdate::Rebuild);
        Ok(true)
    }

    /// Compares a letter with the match on the table, and takes what is new. In live play, what is known is said
    /// again without need, and nobody is taken away from another screen.
    fn compare(&mut self, letter: Letter, is_live: bool) {
        let Some(game) = self.play.session.game() else { return };
        let Some(known) = game.correspondence().cloned() else { return };
        let other = game.asking_side().other();
        let mut to = GoTo::Resume;
        match known.merge(game, &letter) {
            Merged::Longer { game: longer, .. } => {
                let shown = self.play.session.is_live().then(|| new_turn(game, &longer)).flatten();
                self.take(*longer, known, &letter);
                self.play.show_table(shown.unwrap_or(BoardUpdate::Rebuild));
                // An offer says more than that there is an answer.
                let arrived = Notice::Letter(LetterNotice::Arrived(other));
                self.play.say(Some(arrived).filter(|_| letter.offer.is_none() && !is_live));
            }
            Merged::Offered(_) => {
                let marked = known.taken(game, &letter);
                self.take(marked, known, &letter);
                self.play.show_table(BoardUpdate::Rebuild);
                self.play.say(None);
                self.agree_on_time();
            }
            Merged::Agreed => {
                let mut known = known;
                known.take(&letter, now());
                self.know(known);
            }
            Merged::Same | Merged::Older { .. } if is_live => {}
            Merged::Same => self.say(LetterNotice::Same),
            Merged::Older { .. } => self.say(LetterNotice::Older),
            Merged::OwnChanged { act } => self.say(LetterNotice::OwnChanged(act + 1)),
            Merged::Refused(refused) => self.say(LetterNotice::Refused(refused)),
            Merged::Diverged { act } => {
                self.letters.version = Some(Version { game: known.taken(game, &letter), act, letter });
                to = GoTo::Versions;
            }
        }
        if !is_live || to == GoTo::Versions {
            self.commands.write_message(Action::from(to));
        }
    }

    /// Agrees that the time of the other player is over, as that player's device has said.
    fn agree_on_time(&mut self) {
        let Some(game) = self.play.session.game() else { return };
        if let Some(Proposal::Flag(side)) = game.offered()
            && game.player(*side).away
        {
            self.agree();
        }
    }

    /// Takes the match of a letter.
    fn take(&mut self, mut game: Match, mut known: Correspondence, letter: &Letter) {
        known.take(letter, now());
        game.correspond(known);
        self.letters.proposal = None;
        self.play.session.replay = None;
        self.play.change(|old| *old = game);
    }

    /// Takes the version of the match that a letter has brought.
    pub(super) fn take_version(&mut self) {
        let Some(Version { game, letter, .. }) = self.letters.version.take() else { return };
        let known = self.play.session.game().filter(|mine| mine.id() == game.id());
        if let Some(known) = known.and_then(|mine| mine.correspondence().cloned()) {
            self.take(game, known, &letter);
            self.play.show_table(BoardUpdate::Rebuild);
        }
        self.commands.write_message(Action::from(GoTo::Resume));
    }
}

/// Returns the change on the board if the longer match has a single turn more.
fn new_turn(mine: &Match, longer: &Match) -> Option<BoardUpdate> {
    let mut before = longer.clone();
    before.go_to(mine.acts().len());
    let Some(Undone::Turn(changes)) = before.step_forward() else { return None };
    (before.acts().len() == longer.acts().len()).then_some(BoardUpdate::Animate(changes))
}
