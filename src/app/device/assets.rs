//! The assets, compiled in so that none can be missing at run time.

/// The serif of titles.
pub(crate) const LITERATA: &[u8] = include_bytes!("../../../assets/fonts/Literata-SemiBold.ttf");
/// The sans serif of all other text, in three weights.
pub(crate) const NUNITO_SANS: &[u8] = include_bytes!("../../../assets/fonts/NunitoSans-Regular.ttf");
pub(crate) const NUNITO_SANS_SEMI_BOLD: &[u8] =
    include_bytes!("../../../assets/fonts/NunitoSans-SemiBold.ttf");
pub(crate) const NUNITO_SANS_BOLD: &[u8] = include_bytes!("../../../assets/fonts/NunitoSans-Bold.ttf");

macro_rules! fallbacks {
    ($($family:literal $regular:literal $bold:literal),* $(,)?) => {
        /// The families of the fallback fonts, each with the files of its two weights in `assets/fonts`.
        pub(crate) const FAMILIES: &[(&str, [&str; 2])] = &[$(($family, [$regular, $bold])),*];

        /// The files of all fallback fonts.
        #[cfg(not(target_family = "wasm"))]
        const FALLBACKS: &[&[u8]] = &[$(
            include_bytes!(concat!("../../../assets/fonts/", $regular)),
            include_bytes!(concat!("../../../assets/fonts/", $bold)),
        )*];
    };
}

// Fonts for the scripts that the others lack.
fallbacks![
    "Parlour Sans SC" "NotoSansSC-Regular.otf" "NotoSansSC-Bold.otf",
    "Parlour Sans TC" "NotoSansTC-Regular.otf" "NotoSansTC-Bold.otf",
    "Parlour Sans JP" "NotoSansJP-Regular.otf" "NotoSansJP-Bold.otf",
    "Parlour Sans KR" "NotoSansKR-Regular.otf" "NotoSansKR-Bold.otf",
    "Parlour Sans Arabic" "NotoSansArabic-Regular.ttf" "NotoSansArabic-Bold.ttf",
];

/// Returns the fallback fonts.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn fallbacks() -> Vec<&'static [u8]> {
    FALLBACKS.to_vec()
}

/// The fallback fonts that the page has loaded so far.
#[cfg(target_family = "wasm")]
static LOADED: std::sync::Mutex<Vec<&'static [u8]>> = std::sync::Mutex::new(Vec::new());

/// Returns the fallback fonts that were needed so far.
#[cfg(target_family = "wasm")]
pub(crate) fn fallbacks() -> Vec<&'static [u8]> {
    LOADED.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
}

/// Keeps a fallback font that the page has loaded, for as long as the app runs.
#[cfg(target_family = "wasm")]
pub(crate) fn keep(font: Vec<u8>) -> &'static [u8] {
    let font: &'static [u8] = font.leak();
    LOADED.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(font);
    font
}

/// The licences of the crates and fonts in the packages, as `scripts/notices.sh` collects them.
pub(crate) const NOTICES: &str = include_str!("../../../assets/notices/THIRD-PARTY.txt");

macro_rules! drawings {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../assets/", $folder, "/", $name, ".svg")))),*]
    };
}

/// The icons that are in use, by name.
const ICONS: &[(&str, &str)] = drawings![
    "icons":
    "back", "bell", "board", "chart", "check", "chevron", "circle", "clear", "close", "code", "computer", "copy", "draw", "edit",
    "eye", "film", "finish", "down", "earlier", "first", "fish", "folder", "forward", "hint", "home", "import", "info",
    "king", "kite", "label", "last", "laurel", "later", "leaf", "letter", "library", "minus", "more", "mountain", "mute", "pass", "note", "paste",
    "pause", "picture", "play", "players", "plus", "previous", "print", "puzzle", "redo", "replay", "resign", "review", "rules",
    "save", "settings", "share", "shrink", "sound", "stop", "swap", "trash", "trophy", "undo",
];

/// The pictures in colour, by name: the ways to sit, and the faces of the computer's levels.
const PICTURES: &[(&str, &str)] = drawings![
    "pictures":
    "seats-side", "seats-across", "seats-sides", "seats-passed", "level-1", "level-2", "level-3", "level-4", "level-5",
    "level-6", "level-7", "level-8", "level-9", "level-10",
];

/// Returns the SVG text of an icon; an empty drawing for an unknown name, which panics in debug builds.
pub(crate) fn icon(name: &str) -> &'static str {
    find(ICONS, name)
}

/// Returns the SVG text of a picture, as [`icon`] does.
pub(crate) fn picture(name: &str) -> &'static str {
    find(PICTURES, name)
}

fn find(drawings: &'static [(&str, &str)], name: &str) -> &'static str {
    let found = drawings.iter().find(|(known, _)| *known == name);
    debug_assert!(found.is_some(), "there is no drawing {name}");
    found.map_or(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>"#, |(_, svg)| svg)
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::*;
    use crate::app::device::art::{Layer, rasterise};

    #[test]
    fn every_drawing_can_be_seen() {
        for (name, svg) in ICONS.iter().chain(PICTURES) {
            let size = UVec2::splat(24);
            let area = Rect::from_corners(Vec2::ZERO, size.as_vec2());
            let image = rasterise(name, &[Layer { svg: (*svg).to_owned(), area, turn: 0. }], size);
            let pixels = image.and_then(|image| image.data).unwrap_or_default();
            let seen = pixels.chunks(4).filter(|pixel| pixel[3] > 127).count();
            assert!(seen > 15, "{name} shows only {seen} pixels");
        }
    }
}
