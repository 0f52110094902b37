//! Mirrored rows for right-to-left languages.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use crate::app::device::language::Language;
use crate::app::vocabulary::schedule::{Drawn, Spawned};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(SpawnScene, mirror.after(Spawned).in_set(Drawn));
}

/// Mirrors all rows if the language is written from right to left. Nodes with absolute
/// positions on the board or in the window stay in place.
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
