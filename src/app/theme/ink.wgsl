// The interface of Bevy, but text and icons have the weight that their drawing means.
//
// The screen adds light, so the half-covered pixels at the edge of a dark letter come out too pale, and those
// of a pale letter too bright: dark text looks thin, and pale text bold. The coverage is corrected so that the
// steps between letter and ground are even to the eye. The ground is not known here; it is taken to be pale
// below dark ink and dark below pale ink.

#import bevy_ui::ui_node

const LUMINANCE = vec3<f32>(0.2126, 0.7152, 0.0722);
// The usual grounds, as the eye sees them: 0 is black and 1 is white.
const PALE: f32 = 1.0;
const DARK: f32 = 0.16;

@vertex
fn vertex(
    @location(0) position: vec3<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
    @location(3) flags: u32,
    @location(4) radius: vec4<f32>,
    @location(5) border: vec4<f32>,
    @location(6) size: vec2<f32>,
    @location(7) point: vec2<f32>,
) -> ui_node::VertexOutput {
    return ui_node::vertex(position, uv, color, flags, radius, border, size, point);
}

// Returns the factor for the coverage. With eye = sqrt(light), it is the solution of
// mix(ground², ink², factor × coverage) = mix(ground, ink, coverage)².
fn weight(coverage: f32, color: vec3<f32>) -> f32 {
    let ink = sqrt(dot(color, LUMINANCE));
    let ground = mix(PALE, DARK, smoothstep(0.4, 0.6, ink));
    return (2.0 * ground + (ink - ground) * coverage) / (ink + ground);
}

@fragment
fn fragment(in: ui_node::VertexOutput) -> @location(0) vec4<f32> {
    let texel = textureSample(ui_node::sprite_texture, ui_node::sprite_sampler, in.uv);
    var drawn = in;
    // Letters and icons are white drawings that are tinted. Other pictures have colours of their own.
    if ui_node::enabled(in.flags, ui_node::TEXTURED) && min(texel.r, min(texel.g, texel.b)) > 0.99 {
        drawn.color.a *= weight(texel.a, in.color.rgb);
    }
    return ui_node::fragment(drawn);
}
