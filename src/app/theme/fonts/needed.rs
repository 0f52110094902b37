//! Fallback fonts in a browser, which loads those that the texts on the screen need.

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::text::EditableText;

use super::{ARABIC, Fallbacks, JAPANESE, KOREAN, han};
use crate::app::device::assets;
use crate::app::device::language::Language;
use crate::platform::sharing::Answer;
use crate::platform::web;

/// The fonts that the page was asked for.
#[derive(Resource)]
struct Asked {
    families: Vec<&'static str>,
    /// The files that have not arrived yet, each with its family.
    pending: SyncCell<Vec<(&'static str, Answer<Vec<u8>>)>>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Asked { families: Vec::new(), pending: SyncCell::new(Vec::new()) })
        .add_systems(PreUpdate, take)
        .add_systems(PostUpdate, ask);
}

/// Returns the family for a sign that the main fonts lack.
fn family(sign: char, tag: &str) -> Option<&'static str> {
    Some(match sign {
        '\u{0600}'..='\u{08ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' => ARABIC,
        '\u{1100}'..='\u{11ff}' | '\u{3130}'..='\u{318f}' | '\u{ac00}'..='\u{d7af}' => KOREAN,
        '\u{3040}'..='\u{30ff}' => JAPANESE,
        '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}' => han(tag),
        _ => return None,
    })
}

/// Asks for the fonts of new texts.
fn ask(
    texts: Query<&Text, Changed<Text>>,
    fields: Query<&EditableText, Changed<EditableText>>,
    language: Res<Language>,
    mut asked: ResMut<Asked>,
) {
    let texts = texts.iter().map(|text| text.0.clone());
    for text in texts.chain(fields.iter().map(|field| field.value().to_string())) {
        for name in text.chars().filter_map(|sign| family(sign, language.tag())) {
            if asked.families.contains(&name) {
                continue;
            }
            asked.families.push(name);
            let known = assets::FAMILIES.iter().find(|(family, _)| *family == name);
            for file in known.into_iter().flat_map(|(_, files)| files) {
                asked.pending.get().push((name, web::load(&format!("fonts/{file}"))));
            }
        }
    }
}

/// Adds the fonts that have arrived.
fn take(mut asked: ResMut<Asked>, mut fonts: ResMut<Assets<Font>>, mut fallbacks: ResMut<Fallbacks>) {
    let Asked { families, pending } = asked.bypass_change_detection();
    pending.get().retain_mut(|(family, answer)| match check_ready(answer) {
        None => true,
        Some(Ok(Some(font))) => {
            let font = assets::keep(font);
            fallbacks.kept.push(fonts.add(Font::from_bytes(font.to_vec())));
            false
        }
        Some(Ok(None)) => false,
        Some(Err(reason)) => {
            warn!("a font cannot be loaded: {reason}");
            // Without a network it is asked for again by the next text that needs it.
            families.retain(|known| known != family);
            false
        }
    });
}
