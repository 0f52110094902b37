//! Fonts and their fallbacks.
//!
//! Text is set in Literata and Nunito Sans. Each script that they lack has its own font.
//! Chinese, Japanese and Korean share characters with different forms, so the current language
//! determines their font.

use bevy::prelude::*;
use bevy::text::{EditableText, FontAtlasSet, FontCx, load_font_assets_into_font_collection};
use parley::fontique::{Collection, Script};

use crate::app::device::language::Language;
use crate::app::device::viewport::Viewport;
use crate::app::device::{Shrink, assets};
use crate::app::vocabulary::screen::Screen;

#[cfg(target_family = "wasm")]
mod needed;

/// Fonts by purpose.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Fonts {
    /// Serif font of titles and scores.
    pub literata: Handle<Font>,
    /// Nunito Sans in its normal weight, for running text.
    pub regular: Handle<Font>,
    /// Nunito Sans, semi-bold, for messages, counts and the labels of the board.
    pub semi_bold: Handle<Font>,
    /// Nunito Sans, bold, for buttons and names.
    pub bold: Handle<Font>,
}

/// Fallback fonts, loaded for scripts that the main fonts lack.
#[derive(Resource, Default)]
struct Fallbacks {
    kept: Vec<Handle<Font>>,
}

impl Fonts {
    pub(super) fn new(fonts: &mut Assets<Font>) -> Fonts {
        let mut add = |bytes: &'static [u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        Fonts {
            literata: add(assets::LITERATA),
            regular: add(assets::NUNITO_SANS),
            semi_bold: add(assets::NUNITO_SANS_SEMI_BOLD),
            bold: add(assets::NUNITO_SANS_BOLD),
        }
    }
}

const CHINESE: &str = "Parlour Sans SC";
const JAPANESE: &str = "Parlour Sans JP";
const KOREAN: &str = "Parlour Sans KR";
const ARABIC: &str = "Parlour Sans Arabic";

/// Returns the font family of a language for shared Han characters.
#[must_use]
pub fn han(tag: &str) -> &'static str {
    match tag {
        "zh-Hant" => "Parlour Sans TC",
        "ja" => JAPANESE,
        "ko" => KOREAN,
        _ => CHINESE,
    }
}

/// Returns the fallback families of each script in order of priority.
fn families(tag: &str) -> [(&'static [u8; 4], Vec<&'static str>); 8] {
    let han = han(tag);
    // Names can contain characters that the current language does not use.
    let all = vec![han, CHINESE, "Parlour Sans TC", JAPANESE, KOREAN, ARABIC];
    [
        (b"Hani", all.clone()),
        (b"Hira", vec![JAPANESE]),
        (b"Kana", vec![JAPANESE]),
        (b"Hang", vec![KOREAN]),
        (b"Arab", vec![ARABIC]),
        // Characters common to several scripts take the script of the preceding text.
        (b"Latn", all.clone()),
        (b"Cyrl", all.clone()),
        (b"Zyyy", all),
    ]
}

pub(super) fn plugin(app: &mut App) {
    #[cfg(target_family = "wasm")]
    app.add_plugins(needed::plugin);
    app.init_resource::<Fallbacks>().add_systems(Startup, add).add_systems(
        Update,
        (
            choose.after(load_font_assets_into_font_collection),
            clear_glyph_atlases.run_if(
                state_changed::<Screen>.or_eager(resource_changed::<Viewport>).or_eager(on_message::<Shrink>),
            ),
        ),
    );
}

/// Adds the fallback fonts. In a browser there are none at first: see [`needed`].
fn add(mut fonts: ResMut<Assets<Font>>, mut fallbacks: ResMut<Fallbacks>) {
    let all = assets::fallbacks().into_iter().map(|bytes| fonts.add(Font::from_bytes(bytes.to_vec())));
    fallbacks.kept.extend(all);
}

/// Sets the fallback families for the current language, and again when a family was added.
fn choose(
    language: Res<Language>,
    mut context: ResMut<FontCx>,
    mut chosen: Local<(&'static str, usize)>,
    mut texts: Query<&mut TextFont>,
) {
    let known = assets::FAMILIES.iter().filter(|(name, _)| context.collection.family_id(name).is_some());
    let now = (language.tag(), known.count());
    if *chosen == now || now.1 == 0 {
        return;
    }
    *chosen = now;
    set_fallbacks(&mut context.context.collection, language.tag());
    // Existing text was laid out without these families.
    texts.iter_mut().for_each(|mut font| font.set_changed());
}

/// Sets the fallback families of each script for a language, of those that are loaded.
fn set_fallbacks(collection: &mut Collection, tag: &str) {
    for (script, families) in families(tag) {
        let ids: Vec<_> = families.into_iter().filter_map(|name| collection.family_id(name)).collect();
        collection.set_fallbacks(Script::from_bytes(*script), ids.into_iter());
    }
}

/// Maximum size of glyph atlases in bytes before they are cleared, enough for a dozen
/// combinations of font and size.
const MAX_ATLAS_BYTES: u64 = 16 << 20;

/// Clears the glyph atlases above their size limit. The engine keeps every glyph in every size
/// that was ever drawn. After clearing, only visible glyphs are drawn again. This happens when
/// the screen or the window changes and not every frame, because a screen that exceeds the limit
/// by itself would clear the atlases again and again. It also happens, without a limit, when memory is
/// to be given back.
fn clear_glyph_atlases(
    mut shrink: MessageReader<Shrink>,
    mut atlases: ResMut<FontAtlasSet>,
    images: Res<Assets<Image>>,
    fields: Query<(), With<EditableText>>,
    mut texts: Query<&mut TextFont>,
) {
    let most = if shrink.read().count() > 0 { 0 } else { MAX_ATLAS_BYTES };
    // A text field is not laid out again, so the atlases stay while one is visible.
    if fields.is_empty() && atlases.total_bytes(&images) > most {
        atlases.clear();
        texts.iter_mut().for_each(|mut font| font.set_changed());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parley::fontique::{Blob, CollectionOptions, SourceCache};
    use parley::{FontContext, FontFamily, LayoutContext, PositionedLayoutItem, StyleProperty};
    use skrifa::{FontRef, MetadataProvider};

    use super::*;
    use crate::app::device::language::LANGUAGES;

    /// Returns the fonts of a fallback family.
    fn fonts_of(family: &str) -> Vec<FontRef<'static>> {
        let name = |font: &FontRef<'_>| {
            let names = font.localized_strings(skrifa::string::StringId::FAMILY_NAME);
            names.english_or_first().map(|name| name.to_string()).unwrap_or_default()
        };
        let all = assets::fallbacks()
            .into_iter()
            .map(|bytes| FontRef::new(bytes).expect("embedded fonts should be valid"));
        all.filter(|font| name(font) == family).collect()
    }

    #[test]
    fn fonts_cover_every_character_of_every_language() {
        let latin =
            [assets::LITERATA, assets::NUNITO_SANS, assets::NUNITO_SANS_SEMI_BOLD, assets::NUNITO_SANS_BOLD]
                .map(|bytes| FontRef::new(bytes).expect("embedded fonts should be valid"));
        let has = |font: &FontRef<'_>, sign: char| font.charmap().map(sign).is_some();
        for known in LANGUAGES {
            let own: Vec<_> =
                families(known.tag).into_iter().flat_map(|(_, names)| names.into_iter().take(1)).collect();
            for name in &own {
                assert_eq!(fonts_of(name).len(), 2, "{name} should have two weights");
            }
            let mut missing: Vec<char> = known
                .sentences()
                .chars()
                .chain(known.name.chars())
                .filter(|sign| !sign.is_control())
                .filter(|&sign| !latin.iter().all(|font| has(font, sign)))
                .filter(|&sign| !own.iter().any(|name| fonts_of(name).iter().all(|font| has(font, sign))))
                .collect();
            missing.sort_unstable();
            missing.dedup();
            assert!(missing.is_empty(), "{}: no font has {missing:?}", known.tag);
        }
    }

    /// Returns the part of a line for which the layout finds no glyph.
    fn without_glyph(fonts: &mut FontContext, context: &mut LayoutContext, line: &str) -> Option<String> {
        let mut builder = context.ranged_builder(fonts, line, 1., false);
        builder.push_default(StyleProperty::FontFamily(FontFamily::named("Nunito Sans")));
        let mut layout = builder.build(line);
        layout.break_all_lines(None);
        let runs = layout.lines().flat_map(|line| line.items().collect::<Vec<_>>());
        runs.into_iter().find_map(|item| match item {
            PositionedLayoutItem::GlyphRun(run) if run.glyphs().any(|glyph| glyph.id == 0) => {
                Some(line[run.run().text_range()].to_owned())
            }
            _ => None,
        })
    }

    #[test]
    fn every_sentence_of_every_language_has_its_glyphs() {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let mut fonts =
            FontContext { collection: Collection::new(options), source_cache: SourceCache::default() };
        for bytes in std::iter::once(assets::NUNITO_SANS).chain(assets::fallbacks()) {
            fonts.collection.register_fonts(Blob::new(Arc::new(bytes)), None);
        }
        let mut context = LayoutContext::new();
        for known in LANGUAGES {
            set_fallbacks(&mut fonts.collection, known.tag);
            for line in known.sentences().lines().filter(|line| line.contains(" = ")) {
                let missing = without_glyph(&mut fonts, &mut context, line);
                assert_eq!(missing, None, "{}: {line}", known.tag);
            }
        }
    }
}
