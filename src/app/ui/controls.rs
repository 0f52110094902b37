//! Components that say how a node answers to a finger.

use bevy::prelude::*;

use crate::app::vocabulary::action::Action;

/// Marks a node whose content can be moved up and down by a finger or a wheel.
#[derive(Component)]
#[require(Pickable, ScrollPosition)]
pub struct Scrolls;

/// Marks a node along which a finger chooses one of several steps, from left to right, by a tap or
/// by sliding over it.
#[derive(Component, Clone, Copy, Debug)]
#[require(Pickable)]
pub struct Slider {
    /// How many steps there are, besides the first.
    pub steps: usize,
    /// Which of them is chosen.
    pub at: usize,
    /// What is free at either end of the node, in points: half of the knob.
    pub margin: f32,
    /// What choosing a step asks for.
    pub action: fn(usize) -> Action,
}

/// The control under the finger.
#[derive(Component)]
pub struct Pressed;
