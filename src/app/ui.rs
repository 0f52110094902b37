//! Parts that all screens share: widgets, painting, text fields and text direction.

use bevy::prelude::*;

pub mod backup_line;
pub mod clock_face;
pub mod controls;
pub mod field;
mod mirror;
pub mod muted;
pub mod paint;
pub mod shade;
pub mod widgets;
pub mod words;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        backup_line::plugin,
        clock_face::plugin,
        field::plugin,
        mirror::plugin,
        muted::plugin,
        paint::plugin,
        shade::plugin,
    ));
}
