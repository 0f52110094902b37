//! Pictures after a failure: the renderer that was lost, and the safe start.

use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, PollType, TextureDescriptor, TextureDimension, TextureFormat, TextureUsages,
};
use bevy::render::renderer::RenderDevice;
use parlour::app::state::safe_start;
use parlour::platform::{now, reports};
use parlour::play::Mode;
use parlour::storage::Disk;

use super::album::{Album, Scene, whole};
use super::{DEVICES, camera, rgb, take_now, touch};
use crate::harness::Player;

pub(super) const SAFE_START: &[Scene] = &[whole("safe-start", "LP")];

#[test]
fn a_safe_start_looks_as_approved() {
    let mut album = Album::of(SAFE_START);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = crate::harness::files(folder.path());
        files.write(safe_start::FILE, &format!("{0}\n{0}\n", now())).expect("room on the disk");
        reports::write(&Disk::new(folder.path()), folder.path(), "a fault").expect("room on the disk");
        let mut player = camera(device, folder.path());
        album.shot(&mut player, device, "safe-start");
    }
    album.close();
}

/// Loses the device, and returns how the app ends in the next frames, if it does.
fn lose_device(player: &mut Player) -> Option<AppExit> {
    lose_device_after(player, |_| ())
}

/// Loses the device after something is done with it.
fn lose_device_after(player: &mut Player, act: impl FnOnce(&RenderDevice)) -> Option<AppExit> {
    // The picture that was taken before is out of the renderer by then.
    for _ in 0..10 {
        player.app.update();
    }
    let device = player.app.world().resource::<RenderDevice>().clone();
    act(&device);
    device.wgpu_device().destroy();
    // The loss is told while the device is polled.
    _ = device.poll(PollType::wait_indefinitely());
    let mut exit = None;
    for _ in 0..30 {
        player.app.update();
        exit = exit.or(player.app.should_exit());
    }
    exit
}

#[test]
fn a_lost_device_is_replaced_and_the_picture_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(&DEVICES[0], folder.path());
    player.begin_at("american", Mode::Quick, Some("B:W18,27,31,30,K3:B1,2,K6,14,13"));
    touch(&mut player, &["C4"]);
    player.rest();
    let before = rgb(take_now(&mut player));
    assert_eq!(lose_device(&mut player), None, "the app goes on");
    let after = rgb(take_now(&mut player));
    assert!(before == after, "the picture should be the same after the loss");
}

#[test]
fn an_error_and_the_loss_that_comes_with_it_are_one_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(&DEVICES[4], folder.path());
    player.begin("american", Mode::Quick);
    // A texture without a texel.
    let err = |device: &RenderDevice| {
        let size = Extent3d { width: 0, ..default() };
        let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8Unorm);
        let usage = TextureUsages::COPY_DST;
        let descriptor = TextureDescriptor {
            label: None,
            size,
            mip_level_count: 1,
            sample_count: 1,
            dimension,
            format,
            usage,
            view_formats: &[],
        };
        drop(device.create_texture(&descriptor));
    };
    for failure in 1..=3 {
        let exit = lose_device_after(&mut player, err);
        assert_eq!(exit, None, "the app survives failure {failure}, and each has two errors");
    }
}

#[test]
fn a_device_that_is_lost_again_and_again_ends_the_app_with_a_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = crate::harness::files(folder.path());
    let mut player = camera(&DEVICES[4], folder.path());
    player.begin("american", Mode::Quick);
    let begun = now();
    // The harness has taken the start off the count.
    files.write(safe_start::FILE, "1").expect("room on the disk");
    for loss in 1..=3 {
        let exit = lose_device(&mut player);
        let report = || reports::latest(&files, begun).map(|report| files.read(&report));
        assert_eq!(exit, None, "the app survives loss {loss}: {:?}", report());
    }
    assert_eq!(reports::latest(&files, begun), None);
    assert_eq!(lose_device(&mut player), Some(AppExit::error()));
    let report = reports::latest(&files, begun).expect("a report");
    let report = files.read(&report).expect("readable").expect("it is there");
    assert!(report.contains("DeviceLost") && report.contains("graphics: "), "{report}");
    assert!(files.read(safe_start::FILE).expect("readable").is_some(), "the failure counts");
}
