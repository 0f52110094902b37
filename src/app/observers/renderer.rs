//! Errors of the renderer: it is built anew, a few times. After that the app ends and says why.

use std::mem;
use std::time::Duration;

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use bevy::render::settings::{WgpuFeatures, WgpuSettings};
use bevy::render::{GpuResourceAppExt, RenderApp};
use bevy::sprite_render::{ImageBindGroups, SpriteMeta};

use crate::app::device::Device;
use crate::app::state::startup::Startup;
use crate::platform::reports;

/// Number of times that the renderer is built anew within [`PERIOD`].
const TRIES: usize = 3;
/// Time after which an error no longer counts.
const PERIOD: Duration = Duration::from_mins(1);

/// The latest errors.
#[derive(Resource, Debug, Default)]
struct Errors {
    /// Their times, since the start of the app, and their kinds.
    latest: Vec<(Duration, ErrorType)>,
    /// When the device came that failed last. Devices themselves cannot be told apart, as each has a library of its own.
    device: Option<Tick>,
    /// There were too many, and the app ends.
    has_ended: bool,
}

impl Errors {
    /// Counts an error, and returns `true` if the renderer is to be built anew.
    fn count(&mut self, now: Duration, kind: ErrorType) -> bool {
        self.latest.retain(|&(time, _)| now.saturating_sub(time) < PERIOD);
        self.latest.push((now, kind));
        self.latest.len() <= TRIES
    }

    /// Notes that the device of this time has failed, and returns `true` if it had failed before. Other errors of a
    /// device come with its loss, before or after it, and all of them are one failure.
    fn has_failed(&mut self, device: Option<Tick>) -> bool {
        device.is_some() && mem::replace(&mut self.device, device) == device
    }
}

/// Returns the requirements on the GPU.
///
/// Without this feature Bevy skips GPU work that only 3D scenes need. The drivers of some phones crash
/// at that work (bevyengine/bevy#23754). The picture is the same.
pub(in crate::app) fn gpu() -> WgpuSettings {
    WgpuSettings { disabled_features: Some(WgpuFeatures::INDIRECT_FIRST_INSTANCE), ..default() }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Errors>().insert_resource(RenderErrorHandler(answer));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // They hold buffers of the device, and Bevy 0.19 keeps them when it builds the renderer anew.
        render.init_gpu_resource::<ImageBindGroups>().init_gpu_resource::<SpriteMeta>();
    }
}

/// Decides what follows an error, such as the loss of the device. All matches are on the disk by now.
fn answer(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let now = main.resource::<Time<Real>>().elapsed();
    let device = main.get_resource_ref::<RenderDevice>().map(|device| device.last_changed());
    let mut errors = main.resource_mut::<Errors>();
    // Bevy asks again in each frame until the app has ended.
    if errors.has_ended {
        return RenderErrorPolicy::StopRendering;
    }
    if errors.has_failed(device) || errors.count(now, error.ty) {
        warn!("the renderer is built anew after an error: {:?}", error.ty);
        return RenderErrorPolicy::Recover(gpu().into());
    }
    errors.has_ended = true;
    main.resource_mut::<Startup>().give_up();
    report(error, main);
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Says why the app ends, in the log and in a report.
fn report(error: &RenderError, main: &World) {
    let gpu = main.get_resource::<RenderAdapterInfo>();
    let gpu = gpu.map(|gpu| format!("{} ({:?}, {} {})", gpu.name, gpu.backend, gpu.driver, gpu.driver_info));
    let kinds: Vec<_> = main.resource::<Errors>().latest.iter().map(|&(_, kind)| kind).collect();
    let message = format!(
        "The renderer failed {} times within a minute: {kinds:?}.\ngraphics: {}\n{}",
        kinds.len(),
        gpu.as_deref().unwrap_or("unknown"),
        error.description
    );
    error!("the app ends. {message}");
    let device = &main.resource::<Device>().0;
    if let Err(reason) = reports::write(&*device.storage(), &device.data_folder(), &message) {
        error!("there is no report of it: {reason}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_in_a_row_are_bounded_and_old_ones_forgotten() {
        let mut errors = Errors::default();
        let minutes = |count: u64| PERIOD * u32::try_from(count).expect("a small number");
        for minute in 0..10 {
            assert!(
                errors.count(minutes(minute), ErrorType::DeviceLost),
                "one error a minute is always repaired"
            );
        }
        let last = minutes(20);
        for _ in 0..TRIES {
            assert!(errors.count(last, ErrorType::DeviceLost));
        }
        assert!(!errors.count(last, ErrorType::DeviceLost), "the error after {TRIES} repairs ends the app");
    }

    #[test]
    fn a_device_fails_once() {
        let mut errors = Errors::default();
        let mut fail = |device| errors.has_failed(Some(Tick::new(device)));
        assert_eq!([7, 7, 7, 9, 9].map(&mut fail), [false, true, true, false, true]);
        assert!([None, None].iter().all(|&unknown| !errors.has_failed(unknown)));
    }
}
