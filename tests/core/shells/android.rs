//! The manifests and the build of Android.

use std::collections::BTreeSet;
use std::path::Path;

use parlour::play::link::{BASE, SCHEME};
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
    assert_eq!(said(application, "hasCode"), "true");
    let activity = find("activity");
    for (node, class) in [(activity, "ParlourActivity"), (find("provider"), "ParlourProvider")] {
        assert_eq!(said(node, "name"), format!("org.parlour.app.{class}"));
        let code = read(&format!("android/app/src/main/java/org/parlour/app/{class}.java"));
        assert!(code.contains("package org.parlour.app;") && code.contains(&format!("class {class} ")));
    }
    assert_eq!(said(activity, "launchMode"), "singleTask", "there should be one activity in a process");
    assert_eq!(said(activity, "stateNotNeeded"), "true", "the system should begin a process anew");
    let changes = said(activity, "configChanges");
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

/// Other apps reach the files that the player shares and no others, and only by a right for one of them.
#[test]
fn the_provider_is_closed() {
    let text = read("android/app/src/main/AndroidManifest.xml");
    let manifest = Document::parse(&text).expect("XML");
    let provider = manifest.descendants().find(|node| node.has_tag_name("provider")).expect("a provider");
    for (name, value) in
        [("exported", "false"), ("grantUriPermissions", "true"), ("authorities", "${applicationId}.shared")]
    {
        assert_eq!(provider.attribute((ANDROID, name)), Some(value));
    }
    let code = read("android/app/src/main/java/org/parlour/app/ParlourProvider.java");
    assert!(code.contains(".authority(context.getPackageName() + \".shared\")"));
    let exported =
        manifest.descendants().filter(|node| node.attribute((ANDROID, "exported")) == Some("true"));
    assert_eq!(exported.count(), 1, "only the activity should be open to others");
}

/// The app is offered for links, for records and backups, and for texts that are shared, and not for pictures or
/// everything.
#[test]
fn android_offers_the_app_for_its_own() {
    let text = read("android/app/src/main/AndroidManifest.xml");
    let manifest = Document::parse(&text).expect("XML");
    let filters: Vec<_> = manifest.descendants().filter(|node| node.has_tag_name("intent-filter")).collect();
    let named = |filter: &roxmltree::Node<'_, '_>, tag: &str, name: &str| -> BTreeSet<String> {
        let nodes = filter.children().filter(|node| node.has_tag_name(tag));
        nodes.filter_map(|node| node.attribute((ANDROID, name))).map(str::to_owned).collect()
    };
    let (mut links, mut types, mut patterns) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for filter in &filters {
        let actions = named(filter, "action", "name");
        if actions == only("android.intent.action.MAIN") {
            continue;
        }
        let categories = named(filter, "category", "name");
        assert!(categories.contains("android.intent.category.DEFAULT"));
        assert_eq!(filter.attribute((ANDROID, "autoVerify")), None, "nobody vouches for the address yet");
        let schemes = named(filter, "data", "scheme");
        if categories.contains("android.intent.category.BROWSABLE") {
            let hosts = named(filter, "data", "host");
            links.extend(schemes.iter().map(|scheme| match hosts.first() {
                Some(host) => format!("{scheme}://{host}"),
                None => format!("{scheme}:"),
            }));
            continue;
        }
        let these = named(filter, "data", "mimeType");
        let ends = named(filter, "data", "pathPattern");
        if these == only("*/*") {
            assert!(!ends.is_empty() && schemes == only("content"));
            patterns = ends;
        } else {
            assert!(types.is_empty() || types == these, "files should be taken and shared by the same types");
            types = these;
        }
    }
    assert_eq!(links, BTreeSet::from([SCHEME, BASE].map(str::to_owned)));
    for kind in ["text/plain", "application/json", "application/octet-stream", "application/x-go-sgf"] {
        assert!(types.contains(kind), "{kind}");
    }
    assert!(types.iter().all(|kind| !kind.contains('*')));
    for ending in ["pdn", "sgf", "ggf"] {
        for before in 0..3 {
            let pattern = format!(".*{}\\\\.{ending}", "\\\\..*".repeat(before));
            assert!(patterns.remove(&pattern), "{pattern}");
        }
    }
    assert_eq!(patterns, BTreeSet::new());
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

/// The library contains everything but the licences, so files beside it would only make the package larger.
#[test]
fn the_package_contains_licences_and_no_other_files() {
    let gradle = read("android/app/build.gradle.kts");
    let (_, pattern) = gradle.split_once("ignoreAssetsPattern").expect("a pattern");
    let (pattern, _) = pattern.split_once('}').expect("the end of a block");
    let ignored: BTreeSet<&str> =
        pattern.split('"').filter(|part| part.starts_with('!')).flat_map(|part| part.split(':')).collect();
    for entry in std::fs::read_dir("assets").expect("a folder") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("a name");
        let holds_licences = ["CREDITS.md", "fonts", "notices"].contains(&&*name);
        assert_eq!(ignored.contains(&*format!("!<dir>{name}")), !holds_licences, "{name}");
    }
    for entry in std::fs::read_dir("assets/fonts").expect("a folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name");
        let is_licence = name.starts_with("OFL-");
        let is_ignored =
            ["ttf", "otf"].iter().any(|end| name.ends_with(end) && ignored.contains(&*format!("!*.{end}")));
        assert_eq!(is_ignored, !is_licence, "{name}");
    }
}
