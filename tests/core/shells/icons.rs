//! The icons of all systems.

use std::fs;

use roxmltree::Document;

use super::{ANDROID, read};

/// Returns the paths of an SVG or of a drawing of Android.
fn paths(file: &str, name: impl Into<roxmltree::ExpandedName<'static, 'static>>) -> Vec<String> {
    let text = read(file);
    let drawing = Document::parse(&text).expect("XML");
    let name = name.into();
    drawing.descendants().filter_map(|node| node.attribute(name)).map(str::to_owned).collect()
}

#[test]
fn every_system_has_the_icon() {
    let monochrome = paths("assets/icon/icon_monochrome.svg", "d");
    let android = "android/app/src/main/res";
    assert_eq!(
        paths(&format!("{android}/drawable/ic_launcher_monochrome.xml"), (ANDROID, "pathData")),
        monochrome,
        "Android should draw the monochrome layer"
    );
    assert_eq!(monochrome.len(), 3, "the layer should show three pieces");
    // The length of the side is in the first block of a PNG.
    let side = |path: &str| {
        let bytes = fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!(number(16), number(20), "{path} should be a square");
        number(16)
    };
    for size in [16, 32, 48, 64, 128, 256, 512] {
        assert_eq!(side(&format!("desktop/icons/{size}.png")), size);
    }
    assert_eq!(side("ios/Assets.xcassets/AppIcon.appiconset/icon.png"), 1024);
    for layer in ["background", "foreground"] {
        assert_eq!(side(&format!("{android}/mipmap-xxxhdpi/ic_launcher_{layer}.png")), 432);
    }
}
