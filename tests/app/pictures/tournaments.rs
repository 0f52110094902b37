//! Pictures of the tournament at home.

use parlour::app::vocabulary::action::{GoTo, TournamentAction};
use parlour::play::tournament::{Ended, Kind, Place};
use parlour::rules::Side;

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::Player;
use crate::tournaments::set_up;

pub(super) const TOURNAMENTS: &[Scene] = &[whole("tournament", "P")];

#[test]
fn a_tournament_looks_as_approved() {
    let mut album = Album::of(TOURNAMENTS);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.act(GoTo::Tournament);
        player.act(TournamentAction::Add("Dora".to_owned()));
        album.shot(&mut player, device, "tournament-plan");
        set_up(&mut player, Kind::RoundRobin);
        let enter = |player: &mut Player, round, table, ended| {
            player.act(TournamentAction::Enter(Place { round, table }, Some(ended)));
        };
        enter(&mut player, 0, 0, Ended::Won(Side::Second));
        enter(&mut player, 0, 1, Ended::Drawn);
        enter(&mut player, 1, 0, Ended::Won(Side::First));
        player.act(TournamentAction::Choose(Some(Place { round: 1, table: 1 })));
        album.shot(&mut player, device, "tournament");
    }
    album.close();
}
