//! The weight and the sharpness of text and icons on the screen.

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::render::{RenderApp, RenderStartup};
use bevy::shader::Shader;
use bevy::sprite::update_text2d_layout;
use bevy::text::TextLayoutInfo;
use bevy::ui::UiSystems;
use bevy::ui_render::{UiPipeline, init_ui_pipeline};

const SHADER: Handle<Shader> = uuid_handle!("0c7f4f0b-6f0e-4a6c-9a3d-6a1b1f1a7a53");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, sharpen.after(UiSystems::PostLayout).after(update_text2d_layout));
    // Nothing is drawn in most tests.
    let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() else { return };
    let shader = Shader::from_wgsl(include_str!("ink.wgsl"), "theme/ink.wgsl");
    if let Err(error) = shaders.insert(SHADER.id(), shader) {
        error!("text keeps the weight that it has without a correction: {error}");
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(RenderStartup, correct.after(init_ui_pipeline));
    }
}

/// Takes the place of Bevy's own shader of the interface, which the new one imports.
fn correct(mut pipeline: ResMut<UiPipeline>) {
    pipeline.shader = SHADER;
}

/// Moves each letter of a new text to whole pixels. Bevy leaves letters between pixels, where they are blurred.
fn sharpen(mut texts: Query<&mut TextLayoutInfo, Changed<TextLayoutInfo>>) {
    for mut text in &mut texts {
        for glyph in &mut text.bypass_change_detection().glyphs {
            let half = glyph.atlas_info.rect.size() / 2.;
            glyph.position = (glyph.position - half).round() + half;
        }
    }
}
