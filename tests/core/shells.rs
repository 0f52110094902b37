//! The metadata for Android, Apple and the desktops agrees with `Cargo.toml` and the folder of languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parlour::play::link::SCHEME;
use plist::{Dictionary, Value};
use roxmltree::Document;

/// The identifier of the app for stores and desktops.
const ID: &str = "org.parlour.app";
/// The display name.
const NAME: &str = "Parlour";
const ANDROID: &str = "http://schemas.android.com/apk/res/android";

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn plist(path: &str) -> Dictionary {
    let read = Value::from_reader(std::io::Cursor::new(read(path))).expect("a property list");
    read.into_dictionary().expect("a dictionary")
}

/// Returns the languages that have sentences.
fn languages() -> BTreeSet<String> {
    let folder = Path::new("assets/languages");
    let files = fs::read_dir(folder).expect("a folder");
    files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "ftl"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect()
}

/// Returns all values of a setting of an Xcode project.
fn settings(project: &str, name: &str) -> BTreeSet<String> {
    let start = format!("{name} = ");
    let values = project.lines().filter_map(|line| line.trim().strip_prefix(&start)?.strip_suffix(';'));
    values.map(|value| value.trim_matches('"').to_owned()).collect()
}

fn only(value: impl Into<String>) -> BTreeSet<String> {
    BTreeSet::from([value.into()])
}

/// Returns the version code of a store: 1.2.3 is 10203.
fn number(version: &str) -> String {
    let parts = version.split('.').map(|part| part.parse::<u32>().expect("a number"));
    parts.fold(0, |number, part| number * 100 + part).to_string()
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn android_metadata_matches() {
    let gradle = read("android/app/build.gradle.kts");
    assert!(gradle.contains(&format!("applicationId = \"{ID}\"")));
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
    assert!(!text.contains("uses-permission"), "the app should ask for no permissions");

    let values = read("android/app/src/main/res/values/strings.xml");
    assert!(values.contains(&format!("<string name=\"app_name\">{NAME}</string>")));
    let locales = read("android/app/src/main/res/xml/locales.xml");
    let locales = Document::parse(&locales).expect("XML");
    let told: BTreeSet<_> = locales
        .descendants()
        .filter_map(|node| node.attribute((ANDROID, "name")))
        .map(str::to_owned)
        .collect();
    assert_eq!(told, languages());
}

/// The parts of the data folder that belong to one device: the lock, reports with the count of failed starts,
/// reviews, and deleted matches.
const KEPT_HERE: [&str; 4] = ["deleted", "lock", "reports", "reviews"];

#[test]
fn backups_of_systems_hold_matches_and_settings_alone() {
    let only = BTreeSet::from(KEPT_HERE.map(str::to_owned));
    let manifest = read("android/app/src/main/AndroidManifest.xml");
    for (attribute, file, count) in
        [("fullBackupContent", "backup", 1), ("dataExtractionRules", "data_extraction", 2)]
    {
        assert!(
            manifest.contains(&format!("android:{attribute}=\"@xml/{file}\"")),
            "{file} should be in use"
        );
        let text = read(&format!("android/app/src/main/res/xml/{file}.xml"));
        let rules = Document::parse(&text).expect("XML");
        let lists: Vec<_> = rules.descendants().filter(|node| node.has_tag_name("include")).collect();
        assert_eq!(lists.len(), count, "{file}");
        for include in lists {
            assert_eq!(include.attribute("path"), Some("."), "{file}");
            let siblings = include.parent().expect("a list").children();
            let excluded: BTreeSet<_> = siblings
                .filter(|node| node.has_tag_name("exclude") && node.attribute("domain") == Some("file"))
                .filter_map(|node| node.attribute("path"))
                .map(str::to_owned)
                .collect();
            assert_eq!(excluded, only, "{file}");
        }
    }
    let ios = read("src/platform/ios/backup.rs");
    assert!(ios.contains("NSURLIsExcludedFromBackupKey"));
    let list =
        ios.split_once("KEPT_HERE: [&str; 4] = [").expect("a list").1.split_once(']').expect("its end").0;
    let named: BTreeSet<_> = list.split(',').map(|name| name.trim().trim_matches('"').to_owned()).collect();
    assert_eq!(named, only, "iOS");
}

#[test]
fn apple_metadata_matches() {
    let project = read("ios/Parlour.xcodeproj/project.pbxproj");
    assert_eq!(settings(&project, "MARKETING_VERSION"), only(VERSION));
    assert_eq!(settings(&project, "CURRENT_PROJECT_VERSION"), only(number(VERSION)));
    assert_eq!(settings(&project, "PRODUCT_BUNDLE_IDENTIFIER"), only(ID));
    assert_eq!(settings(&project, "TARGETED_DEVICE_FAMILY"), only("1,2"));

    let ios = plist("ios/Info.plist");
    assert_eq!(ios["CFBundleShortVersionString"].as_string(), Some("$(MARKETING_VERSION)"));
    let orientations = ios["UISupportedInterfaceOrientations"].as_array().expect("a list");
    assert_eq!(orientations.len(), 4, "the app should run in every orientation");
    assert_eq!(ios["UIRequiresFullScreen"].as_boolean(), Some(false));

    let macos = plist("desktop/macos/Info.plist");
    assert_eq!(macos["CFBundleIdentifier"].as_string(), Some(ID));
    assert_eq!(macos["CFBundleExecutable"].as_string(), Some(env!("CARGO_PKG_NAME")));
    assert_eq!(macos["CFBundleVersion"].as_string(), Some(VERSION));
    for list in [ios, macos] {
        assert_eq!(list["CFBundleDisplayName"].as_string(), Some(NAME));
        let told = list["CFBundleLocalizations"].as_array().expect("a list");
        let told: BTreeSet<_> = told.iter().filter_map(Value::as_string).map(str::to_owned).collect();
        assert_eq!(told, languages());
    }
}

/// Packages hold the edition that opens no socket of the network, and say nothing of one.
#[test]
fn packages_are_built_without_live_play() {
    let manifest = read("Cargo.toml");
    assert!(manifest.contains("default = [\"app\", \"tools\"]"));
    let app =
        manifest.split("\napp = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the feature app");
    assert!(!app.contains("iroh") && !app.contains("online"));
    for script in ["scripts/package.sh", "scripts/android.sh", "scripts/ios.sh", "scripts/web.sh"] {
        assert!(!read(script).contains("online"), "{script}");
    }
    let permissions = read("android/app/src/main/AndroidManifest.xml");
    assert!(!permissions.contains("android.permission.INTERNET"));
}

/// Windows hands links to the app as its installer says.
#[test]
fn windows_registers_links() {
    let installer = read("desktop/windows/parlour.iss");
    let scheme = SCHEME.trim_end_matches(':');
    assert!(installer.contains(&format!("Software\\Classes\\{scheme}\\shell\\open\\command")));
}

#[test]
fn linux_metadata_matches() {
    let entry = read(&format!("desktop/linux/{ID}.desktop"));
    let said = |line: String| entry.lines().any(|found| found == line);
    assert!(said(format!("Name={NAME}")) && said(format!("Icon={ID}")));
    // With the link or the file that the player opens.
    assert!(said(format!("Exec={} %u", env!("CARGO_PKG_NAME"))));
    assert!(said(format!("MimeType=x-scheme-handler/{}application/x-go-sgf;", SCHEME.replace(':', ";"))));
    // Desktops find the icon by the name of the window.
    let window = read("src/app.rs");
    let class = entry.lines().find_map(|line| line.strip_prefix("StartupWMClass=")).expect("a class");
    assert!(window.contains(&format!("name: Some(\"{class}\".to_owned())")));

    let metainfo = read(&format!("desktop/linux/{ID}.metainfo.xml"));
    let metainfo = Document::parse(&metainfo).expect("XML");
    let text =
        |tag: &str| metainfo.descendants().find(|node| node.has_tag_name(tag)).and_then(|node| node.text());
    assert_eq!(text("id"), Some(ID));
    assert_eq!(text("name"), Some(NAME));
    assert_eq!(text("project_license"), Some(env!("CARGO_PKG_LICENSE")));
    assert_eq!(text("summary"), Some(env!("CARGO_PKG_DESCRIPTION")));
}

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
