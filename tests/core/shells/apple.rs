//! The property lists and the Xcode project of iOS, and the bundle of macOS.

use std::collections::BTreeSet;
use std::path::Path;

use parlour::notation::Format;
use parlour::play::link;
use plist::{Dictionary, Value};

use super::{ID, NAME, ONLINE_ID, ONLINE_NAME, VERSION, languages, only, read};

/// The key of the sentence with which the system asks for the local network.
const QUESTION: &str = "NSLocalNetworkUsageDescription";

fn plist(path: &str) -> Dictionary {
    let read = Value::from_reader(std::io::Cursor::new(read(path))).expect("a property list");
    read.into_dictionary().expect("a dictionary")
}

/// Returns all values of a setting of an Xcode project.
fn settings(project: &str, name: &str) -> BTreeSet<String> {
    let start = format!("{name} = ");
    let values = project.lines().filter_map(|line| line.trim().strip_prefix(&start)?.strip_suffix(';'));
    values.map(|value| value.trim_matches('"').to_owned()).collect()
}

/// Returns the version code of a store: 1.2.3 is 10203.
fn number(version: &str) -> String {
    let parts = version.split('.').map(|part| part.parse::<u32>().expect("a number"));
    parts.fold(0, |number, part| number * 100 + part).to_string()
}

#[test]
fn apple_metadata_matches() {
    let project = read("ios/Parlour.xcodeproj/project.pbxproj");
    assert_eq!(settings(&project, "MARKETING_VERSION"), only(VERSION));
    assert_eq!(settings(&project, "CURRENT_PROJECT_VERSION"), only(number(VERSION)));
    assert_eq!(settings(&project, "PRODUCT_BUNDLE_IDENTIFIER"), only("$(PARLOUR_ID_$(PARLOUR_EDITION))"));
    assert_eq!(settings(&project, "PARLOUR_ID_offline"), only(ID));
    assert_eq!(settings(&project, "PARLOUR_ID_online"), only(ONLINE_ID));
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
        assert!(!list.contains_key(QUESTION), "the offline edition should not ask for the network");
        let told = list["CFBundleLocalizations"].as_array().expect("a list");
        let told: BTreeSet<_> = told.iter().filter_map(Value::as_string).map(str::to_owned).collect();
        assert_eq!(told, languages());
    }
}

/// Returns the texts of a list.
fn texts(list: &Value) -> BTreeSet<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|text| text.as_string().expect("a text").to_owned()).collect()
}

#[test]
fn ios_opens_records_and_links() {
    let ios = plist("ios/Info.plist");
    let dictionaries = |key: &str| -> Vec<Dictionary> {
        let list = ios[key].as_array().expect("a list");
        list.iter().map(|entry| entry.as_dictionary().expect("a dictionary").clone()).collect()
    };
    let [links] = &dictionaries("CFBundleURLTypes")[..] else { panic!("one kind of links") };
    assert_eq!(texts(&links["CFBundleURLSchemes"]), only(link::SCHEME.trim_end_matches(':')));

    // Every type is one of the system or declared here, with an extension that the app opens.
    let opened: BTreeSet<_> = dictionaries("CFBundleDocumentTypes")
        .iter()
        .flat_map(|kind| texts(&kind["LSItemContentTypes"]))
        .collect();
    let mut extensions = BTreeSet::new();
    let mut declared = BTreeSet::new();
    for kind in dictionaries("UTImportedTypeDeclarations") {
        let tags = kind["UTTypeTagSpecification"].as_dictionary().expect("a dictionary");
        extensions.extend(texts(&tags["public.filename-extension"]));
        declared.insert(kind["UTTypeIdentifier"].as_string().expect("a text").to_owned());
    }
    let own: BTreeSet<_> = opened.iter().filter(|kind| !kind.starts_with("public.")).cloned().collect();
    assert_eq!(own, declared);
    for extension in &extensions {
        assert!(read("src/app/state/records.rs").contains(&format!("\"{extension}\"")), "{extension}");
    }
    for format in [Format::Pdn, Format::Sgf] {
        assert!(extensions.contains(format.extension()), "{format:?}");
    }
    // Transcripts and backups.
    for kind in ["public.plain-text", "public.json"] {
        assert!(opened.contains(kind), "{kind}");
    }
    // The system asks for it of every app that opens documents.
    assert_eq!(ios["LSSupportsOpeningDocumentsInPlace"].as_boolean(), Some(true));
}

#[test]
fn xcode_builds_the_edition_that_one_setting_names() {
    let project = read("ios/Parlour.xcodeproj/project.pbxproj");
    assert_eq!(settings(&project, "PARLOUR_EDITION"), only("offline"), "unless another one is asked for");
    assert_eq!(settings(&project, "INFOPLIST_FILE"), only("$(PARLOUR_INFO_$(PARLOUR_EDITION))"));
    assert_eq!(settings(&project, "PARLOUR_INFO_offline"), only("Info.plist"));
    assert_eq!(settings(&project, "PARLOUR_INFO_online"), only("online/Info.plist"));
    assert_eq!(settings(&project, "PARLOUR_FRAMEWORKS_offline"), only(""));
    assert!(project.contains("\"$(PARLOUR_FRAMEWORKS_$(PARLOUR_EDITION))\","));
    let build = read("ios/build-rust.sh");
    for line in ["offline) features=app ;;", "online) features=app,online ;;"] {
        assert!(build.contains(line), "{line}");
    }
    assert!(read("scripts/ios.sh").contains("PARLOUR_EDITION=\"$edition\""));
}

#[test]
fn the_online_edition_of_ios_differs_in_four_keys() {
    let offline = plist("ios/Info.plist");
    let mut online = plist("ios/online/Info.plist");
    assert_eq!(online["CFBundleDisplayName"].as_string(), Some(ONLINE_NAME));
    assert_eq!(offline["ITSAppUsesNonExemptEncryption"].as_boolean(), Some(false));
    assert_eq!(online["ITSAppUsesNonExemptEncryption"].as_boolean(), Some(true));
    assert!(!offline.contains_key(QUESTION), "the offline edition should not ask for the network");
    assert!(online.remove(QUESTION).is_some(), "the online edition should say why it asks");
    for key in ["CFBundleDisplayName", "ITSAppUsesNonExemptEncryption"] {
        online.insert(key.to_owned(), offline[key].clone());
    }
    assert_eq!(online, offline);
    // Both collect nothing and follow nobody.
    let privacy = plist("ios/PrivacyInfo.xcprivacy");
    assert_eq!(privacy["NSPrivacyTracking"].as_boolean(), Some(false));
    assert_eq!(privacy["NSPrivacyCollectedDataTypes"].as_array().map(Vec::len), Some(0));
}

#[test]
fn apple_asks_for_the_network_in_every_language() {
    let mut sentences = BTreeSet::new();
    for language in languages() {
        let words = plist(&format!("ios/online/{language}.lproj/InfoPlist.strings"));
        assert_eq!(words.len(), 1, "{language}");
        let sentence = words[QUESTION].as_string().expect("a sentence").to_owned();
        assert!(sentence.contains(NAME), "{language}: {sentence}");
        sentences.insert(sentence);
    }
    assert_eq!(sentences.len(), languages().len(), "each should be in its own language");
    let english = plist("ios/online/Info.plist");
    assert!(sentences.contains(english[QUESTION].as_string().expect("a sentence")));
    let folders = std::fs::read_dir("ios/online").expect("a folder");
    let folders = folders.filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().is_dir()));
    assert_eq!(folders.count(), languages().len());
    // Only a build of the online edition copies them into the app.
    for script in ["ios/build-rust.sh", "scripts/package.sh"] {
        assert!(read(script).contains("cp -R ios/online/*.lproj"), "{script}");
        assert!(Path::new(script).exists());
    }
}
