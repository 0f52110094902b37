//! Rows from right to left, where the language is written so.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use crate::app::device::language::Language;
use crate::app::vocabulary::schedule::{Drawn, Spawned};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(SpawnScene, mirror.after(Spawned).in_set(Drawn));
}

/// Where words run from right to left, so does everything that stands in rows. What has its place on
/// the board or in the window stays there.
fn mirror(language: Res<Language>, mut nodes: Query<(&mut Node, Option<&mut TextLayout>), Added<Node>>) {
    if !language.is_right_to_left() {
        return;
    }
    for (mut node, text) in &mut nodes {
        node.direction = InlineDirection::Rtl;
        if let Some(mut text) = text.filter(|text| text.justify == Justify::Left) {
            text.justify = Justify::Right;
        }
    }
}
