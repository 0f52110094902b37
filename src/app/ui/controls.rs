//! Components for touch input on nodes.

use bevy::prelude::*;

use crate::app::vocabulary::action::Action;

/// Marker for a node whose content scrolls vertically by finger or wheel.
#[derive(Component)]
#[require(Pickable, ScrollPosition)]
pub struct Scrolls;

/// A horizontal slider with discrete steps, set by a tap or a drag.
#[derive(Component, Clone, Copy, Debug)]
#[require(Pickable)]
pub struct Slider {
    /// Number of steps after the first position.
    pub steps: usize,
    /// Current step.
    pub at: usize,
    /// Margin at both ends of the node in points, half the width of the knob.
    pub margin: f32,
    /// Returns the action for a selected step.
    pub action: fn(usize) -> Action,
}

/// Marker for the control under the finger.
#[derive(Component)]
pub struct Pressed;

/// Marker for a control that takes the next step in its place, such as a switch or a stepper. A quick second
/// press is meant for the next step, although the action has changed.
#[derive(Component)]
pub struct Repeats;
