//! The fonts, and which of them has the signs that another lacks.
//!
//! Words are set in Literata and Nunito Sans. For what these have no signs, each script has a font
//! of its own; of the signs that Chinese, Japanese and Korean share, each language writes some
//! otherwise, so the language in use says which is taken.

use bevy::prelude::*;
use bevy::text::{EditableText, FontAtlasSet, FontCx, load_font_assets_into_font_collection};
use bevy::window::AppLifecycle;
use parley::fontique::Script;

use crate::app::device::assets;
use crate::app::device::language::Language;
use crate::app::device::viewport::Viewport;
use crate::app::vocabulary::screen::Screen;

/// The fonts by what they are for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fonts {
    pub literata: Handle<Font>,
    pub regular: Handle<Font>,
    pub semi_bold: Handle<Font>,
    pub bold: Handle<Font>,
}

/// Those that are only there for what the others lack.
#[derive(Resource)]
struct Fallbacks {
    _kept: Vec<Handle<Font>>,
}

impl Fonts {
    pub fn new(fonts: &mut Assets<Font>) -> Fonts {
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

/// The family that a language has for the signs that several share.
fn han(tag: &str) -> &'static str {
    match tag {
        "zh-Hant" => "Parlour Sans TC",
        "ja" => JAPANESE,
        "ko" => KOREAN,
        _ => CHINESE,
    }
}

/// The families for the signs of each script, in the order in which they are asked.
fn families(tag: &str) -> [(&'static [u8; 4], Vec<&'static str>); 8] {
    let han = han(tag);
    // A name may hold a sign that the language in use does not know.
    let all = vec![han, CHINESE, "Parlour Sans TC", JAPANESE, KOREAN];
    [
        (b"Hani", all.clone()),
        (b"Hira", vec![JAPANESE]),
        (b"Kana", vec![JAPANESE]),
        (b"Hang", vec![KOREAN]),
        (b"Arab", vec![ARABIC]),
        // What stands between words belongs to the script before it.
        (b"Latn", all.clone()),
        (b"Cyrl", all.clone()),
        (b"Zyyy", all),
    ]
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, add).add_systems(
        Update,
        (
            choose.after(load_font_assets_into_font_collection),
            forget_letters.run_if(
                state_changed::<Screen>
                    .or_eager(resource_changed::<Viewport>)
                    .or_eager(on_message::<AppLifecycle>),
            ),
        ),
    );
}

fn add(mut fonts: ResMut<Assets<Font>>, mut commands: Commands) {
    let kept = assets::FALLBACKS.iter().map(|bytes| fonts.add(Font::from_bytes(bytes.to_vec()))).collect();
    commands.insert_resource(Fallbacks { _kept: kept });
}

/// Tells the engine where to look for a sign that a font lacks, in the language in use.
fn choose(
    language: Res<Language>,
    mut context: ResMut<FontCx>,
    mut chosen: Local<Option<&'static str>>,
    mut texts: Query<&mut TextFont>,
) {
    if *chosen == Some(language.tag()) || context.collection.family_id(CHINESE).is_none() {
        return;
    }
    *chosen = Some(language.tag());
    let collection = &mut context.context.collection;
    for (script, families) in families(language.tag()) {
        let ids: Vec<_> = families.into_iter().filter_map(|name| collection.family_id(name)).collect();
        collection.set_fallbacks(Script::from_bytes(*script), ids.into_iter());
    }
    // What was laid out before was laid out without them.
    texts.iter_mut().for_each(|mut font| font.set_changed());
}

/// What pictures of letters may take, in bytes, before they are forgotten: a dozen fonts and sizes.
const LETTERS: u64 = 16 << 20;

/// The engine keeps every letter in every size in which it was ever seen. When that is much, those
/// that are seen now are drawn anew. Only between screens, for one that needs more would never rest,
/// and whenever the app is left: a system ends first what takes most.
fn forget_letters(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut letters: ResMut<FontAtlasSet>,
    images: Res<Assets<Image>>,
    fields: Query<(), With<EditableText>>,
    mut texts: Query<&mut TextFont>,
) {
    let is_left = lifecycle.read().any(|step| *step == AppLifecycle::WillSuspend);
    let most = if is_left { 0 } else { LETTERS };
    // A field that somebody writes in is not laid out anew.
    if fields.is_empty() && letters.total_bytes(&images) > most {
        letters.clear();
        texts.iter_mut().for_each(|mut font| font.set_changed());
    }
}

#[cfg(test)]
mod tests {
    use skrifa::{FontRef, MetadataProvider};

    use super::*;
    use crate::app::device::language::LANGUAGES;

    /// The fonts of a family that is only there for what others lack.
    fn fonts_of(family: &str) -> Vec<FontRef<'static>> {
        let name = |font: &FontRef<'_>| {
            let names = font.localized_strings(skrifa::string::StringId::FAMILY_NAME);
            names.english_or_first().map(|name| name.to_string()).unwrap_or_default()
        };
        let all = assets::FALLBACKS.iter().map(|bytes| FontRef::new(bytes).expect("a font"));
        all.filter(|font| name(font) == family).collect()
    }

    #[test]
    fn every_sign_of_every_language_can_be_shown() {
        let latin =
            [assets::LITERATA, assets::NUNITO_SANS, assets::NUNITO_SANS_SEMI_BOLD, assets::NUNITO_SANS_BOLD]
                .map(|bytes| FontRef::new(bytes).expect("a font"));
        let has = |font: &FontRef<'_>, sign: char| font.charmap().map(sign).is_some();
        for known in LANGUAGES {
            let own: Vec<_> =
                families(known.tag).into_iter().flat_map(|(_, names)| names.into_iter().take(1)).collect();
            for name in &own {
                assert_eq!(fonts_of(name).len(), 2, "{name} has two weights");
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
}
