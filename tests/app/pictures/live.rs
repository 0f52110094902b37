//! Pictures of live play, with a partner on this machine.

use bevy::prelude::*;
use parlour::app::state::live::Wish;
use parlour::app::ui::controls::Scrolls;
use parlour::app::vocabulary::action::{GoTo, LiveAction, Setting};
use parlour::app::vocabulary::preferences::{Relays, TextSize};
use parlour::rules::Side;

use super::{DEVICES, camera, output, rgb, take_now};
use crate::letters::{Device, connect_four};
use crate::live::{asks, here, invite, meet, on_this_machine, settle, until};

#[test]
#[ignore = "writes pictures for a person to look at"]
fn live_play_on_every_device() {
    for (device, text) in DEVICES.iter().zip([TextSize::Usual; 5]).chain([(&DEVICES[4], TextSize::Largest)]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut anna = on_this_machine(Device::of_player(camera(device, folder.path()), folder));
        let mut ben = here();
        let shot = |anna: &mut Device, scene: &str| {
            anna.player.rest();
            let file = output(&format!("live-{scene}-{}-{text:?}", device.name));
            rgb(take_now(&mut anna.player)).save(file).expect("the picture can be written");
        };
        anna.player.act(Setting::Text(text));
        anna.begin(connect_four(), Side::First);
        anna.play(3);
        anna.player.act(GoTo::Letter);
        shot(&mut anna, "1-offered");
        invite(&mut anna);
        shot(&mut anna, "2-inviting");
        meet(&mut anna, &mut ben);
        shot(&mut anna, "3-waiting");
        anna.player.act(GoTo::Letter);
        shot(&mut anna, "4-page");
        anna.player.act(LiveAction::ShowWatch(true));
        shot(&mut anna, "5-watch");
        anna.player.act(GoTo::Resume);
        ben.play(2);
        until("the move", [&mut anna, &mut ben], |[anna, _]| anna.player.game().acts().len() == 2);
        settle([&mut anna, &mut ben]);
        shot(&mut anna, "6-turn");
        ben.player.act(LiveAction::AskBack);
        until("the wish", [&mut anna, &mut ben], |[anna, _]| asks(anna) == Some(Wish::Back(1)));
        shot(&mut anna, "7-asked");
        anna.player.act(LiveAction::Decline);
        anna.player.act(Setting::Relays(Relays::Public));
        anna.player.act(GoTo::Settings);
        anna.player.rest();
        let shown = anna.player.control(Setting::Relays(Relays::Public));
        let world = anna.player.app.world_mut();
        let mut pages = world.query_filtered::<&mut ScrollPosition, With<Scrolls>>();
        pages.iter_mut(world).for_each(|mut page| page.0.y += shown.min.y - 200.);
        shot(&mut anna, "8-settings");
    }
}
