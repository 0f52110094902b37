//! The manifests and the build of Android.

use std::collections::BTreeSet;
use std::path::Path;

use roxmltree::Document;

use super::{ANDROID, ID, NAME, ONLINE_ID, ONLINE_NAME, VERSION, languages, only, read};

#[test]
fn android_metadata_matches() {
    let gradle = read("android/app/build.gradle.kts");
    assert!(gradle.contains(&format!("applicationId = \"{ID}\"")));
    let suffix = ONLINE_ID.strip_prefix(ID).expect("a suffix");
    assert!(gradle.contains(&format!("applicationIdSuffix = \"{suffix}\"")));
    // The version is read from the crate; no other file may name one.
    assert!(gradle.contains("../Cargo.toml") && !gradle.contains(VERSION));
    assert!(gradle.contains("major.toInt() * 10000 + minor.toInt() * 100 + patch.toInt()"));

    let text = read("android/app/src/main/AndroidManifest.xml");
    let manifest = Document::parse(&text).expect("XML");
    let find = |tag: &str| manifest.descendants().find(|node| node.has_tag_name(tag)).expect("an element");
    let application = find("application");
    let said = |node: roxmltree::Node<'_, '_>, name: &str| {
        node.attribute((ANDROID, name)).unwrap_or_else(|| panic!("no {name}")).to_owned()
    };
    assert_eq!(
        said(application, "appCategory"),
        "game",
        "tablets should not override the orientation and size of a game"
    );
    assert_eq!(said(application, "enableOnBackInvokedCallback"), "false", "Back should arrive as a key");
    assert_eq!(said(application, "resizeableActivity"), "true");
    assert_eq!(
        said(application, "extractNativeLibs"),
        "true",
        "the libraries should be extracted, as Gradle packs them"
    );
    assert_eq!(said(application, "label"), "@string/app_name");
    assert_eq!(
        said(find("meta-data"), "value"),
        env!("CARGO_PKG_NAME"),
        "the activity should load the library of the crate"
    );
    let changes = said(find("activity"), "configChanges");
    for change in
        ["orientation", "screenSize", "smallestScreenSize", "screenLayout", "density", "uiMode", "locale"]
    {
        assert!(
            changes.split('|').any(|told| told == change),
            "a change of {change} should not end the activity"
        );
    }

    for (edition, name) in [("main", NAME), ("online", ONLINE_NAME)] {
        let values = read(&format!("android/app/src/{edition}/res/values/strings.xml"));
        assert!(values.contains(&format!("<string name=\"app_name\">{name}</string>")));
    }
    let locales = read("android/app/src/main/res/xml/locales.xml");
    let locales = Document::parse(&locales).expect("XML");
    let told: BTreeSet<_> = locales
        .descendants()
        .filter_map(|node| node.attribute((ANDROID, "name")))
        .map(str::to_owned)
        .collect();
    assert_eq!(told, languages());
}

/// Returns the permissions that a manifest asks for.
fn permissions(manifest: &str) -> BTreeSet<String> {
    let text = read(manifest);
    let manifest = Document::parse(&text).expect("XML");
    let asked = manifest.descendants().filter(|node| node.tag_name().name().starts_with("uses-permission"));
    asked.filter_map(|node| node.attribute((ANDROID, "name"))).map(str::to_owned).collect()
}

/// Gradle joins the manifest of an edition to the one of all.
#[test]
fn only_the_online_edition_may_use_the_network() {
    assert_eq!(permissions("android/app/src/main/AndroidManifest.xml"), BTreeSet::new());
    assert!(!Path::new("android/app/src/offline").exists(), "the offline edition should add nothing");
    assert_eq!(
        permissions("android/app/src/online/AndroidManifest.xml"),
        only("android.permission.INTERNET")
    );
}

#[test]
fn gradle_builds_each_edition_with_its_library() {
    let gradle = read("android/app/build.gradle.kts");
    for line in [
        "flavorDimensions += \"edition\"",
        "create(\"offline\") { dimension = \"edition\" }",
        "create(\"online\") {",
        "for (edition in listOf(\"Offline\", \"Online\")) {",
        "listOf(\"--online\").filter { edition == \"Online\" }",
        "it.name == \"merge${edition}${type}JniLibFolders\"",
    ] {
        assert!(gradle.contains(line), "Gradle should have {line}");
    }
    // The libraries of the editions lie apart, where Gradle looks for them, and outside of the project.
    let script = read("scripts/android.sh");
    assert!(script.contains("android/app/src/$edition/jniLibs/arm64-v8a"));
    assert!(script.contains("\"assemble${name}Release\" \"bundle${name}Release\""));
    assert!(read(".gitignore").lines().any(|line| line == "/android/app/src/*/jniLibs"));
    let release = read(".github/workflows/release.yml");
    for files in ["outputs/bundle/*Release/*.aab", "outputs/apk/*/release/*.apk"] {
        assert!(release.contains(files), "a release should keep {files}");
    }
}
