//! Shades at the edges of a page: content goes on behind an edge that has one.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::app::theme::Colours;
use crate::app::ui::controls::Scrolls;

/// The height of a shade in points. A control with the focus keeps more space to the edge.
const HEIGHT: f32 = 14.;

/// The edge of a list at which a shade lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Content is above.
    Above,
    /// Content is below.
    Below,
}

/// The list to which a shade belongs.
#[derive(Component)]
struct Of(Entity);

pub(super) fn plugin(app: &mut App) {
    // After the layout, so that a page and its shades appear in the same frame.
    app.add_systems(PostUpdate, show.after(UiSystems::Layout).before(VisibilitySystems::VisibilityPropagate));
}

/// Spawns both shades of a list beside it. Their parent has the size of the list.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, colours: &Colours, list: Entity) {
    for shade in [Shade::Above, Shade::Below] {
        let is_above = shade == Shade::Above;
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            height: px(HEIGHT),
            top: if is_above { px(0) } else { auto() },
            bottom: if is_above { auto() } else { px(0) },
            border: if is_above { UiRect::top(px(1)) } else { UiRect::bottom(px(1)) },
            ..default()
        };
        let (deep, none) = (colours.shade(), colours.shade().with_alpha(0.));
        let stops = if is_above { [deep, none] } else { [none, deep] };
        let gradient = LinearGradient::to_bottom(stops.map(ColorStop::auto).into());
        parent.spawn((
            shade,
            Of(list),
            node,
            BackgroundGradient::from(gradient),
            BorderColor::all(colours.line),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

/// Shows a shade where a list has content behind its edge.
fn show(
    lists: Query<(&ScrollPosition, &ComputedNode), With<Scrolls>>,
    mut shades: Query<(&Shade, &Of, &mut Visibility)>,
) {
    for (shade, list, mut visibility) in &mut shades {
        let Ok((position, node)) = lists.get(list.0) else { continue };
        let room = (node.content_size() - node.size()).y * node.inverse_scale_factor();
        let hidden = match shade {
            Shade::Above => position.y.min(room),
            Shade::Below => room - position.y,
        };
        let wanted = if hidden > 1. { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
}
