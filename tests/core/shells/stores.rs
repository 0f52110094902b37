//! The texts for stores and Flatpak: in every language, within their limits, and nothing that is not so.

use std::collections::BTreeMap;
use std::path::Path;

use parlour::play::link::BASE;
use parlour::rules::Game;
use roxmltree::Document;
use serde_json::Value;

use super::{ID, NAME, ONLINE_ID, VERSION, languages, read};

const ANDROID: &str = "fastlane/metadata/android";
const APPLE: &str = "fastlane/metadata";

/// The languages of the app, with the names that Google Play and F-Droid have for them, and the App Store.
const LOCALES: [(&str, &str, &str); 12] = [
    ("ar", "ar", "ar-SA"),
    ("de", "de-DE", "de-DE"),
    ("en", "en-US", "en-US"),
    ("es", "es-419", "es-MX"),
    ("fr", "fr-FR", "fr-FR"),
    ("it", "it-IT", "it"),
    ("ja", "ja-JP", "ja"),
    ("ko", "ko-KR", "ko"),
    ("pt", "pt-BR", "pt-BR"),
    ("ru", "ru-RU", "ru"),
    ("zh-Hans", "zh-CN", "zh-Hans"),
    ("zh-Hant", "zh-TW", "zh-Hant"),
];

/// The things that are not proven on a device, as `docs/mobile.md` puts it, with the words for it in all languages, or their
/// beginnings.
const UNPROVEN: [(&str, &str); 4] = [
    (
        "haptics",
        "haptic|vibra|retour tactile|feedback tattile|вибра|اهتزاز|触覚|振動|진동|触感|振动|震动|觸覺|震動",
    ),
    ("the share sheet", "share sheet|teilen-menü|menu de partage|menú de compartir|共有シート|공유 시트"),
    (
        "power",
        "battery|akku|batterie|batería|batteria|bateria|батаре|аккумулятор|بطارية|バッテリー|電池|배터리|电池|电量|電量",
    ),
    ("frame times", "fps| hz|frames per second|60 |120 |flüssig|fluid|плавн|なめらか|流畅|流暢"),
];

/// Words for things that tablets do not have, or this edition: screen readers; gamepads and pens; live play.
const ABSENT: [&str; 3] = [
    "talkback|voiceover|screen reader|screenreader|lecteur d’écran|lector de pantalla|lettore di schermo|\
    leitor de tela|диктор|قارئ الشاشة|スクリーンリーダー|読み上げ|스크린 리더|화면 낭독|读屏|屏幕阅读|報讀|螢幕閱讀",
    "gamepad|controller|manette|mando|controle|геймпад|ذراع|ゲームパッド|게임패드|手柄|手把|stylus|pencil|stylet|стилус|\
    スタイラス|手写笔|手寫筆",
    " live |internet|online|en direct|en vivo|ao vivo|dal vivo|онлайн|интернет|إنترنت|オンライン|リアルタイム|온라인|\
    실시간|在线|实时|線上|即時",
];

/// Returns the text of a file of the stores, which has one line break at its end.
fn said(path: &str) -> String {
    let text = read(path);
    let text = text.strip_suffix('\n').unwrap_or_else(|| panic!("{path} should end with a line break"));
    assert_eq!(text.trim(), text, "{path}");
    text.to_owned()
}

/// Returns what a text has too much or lacks. The limit is in characters.
fn too_long(text: &str, most: usize) -> Option<String> {
    let length = text.chars().count();
    (length == 0 || length > most).then(|| format!("{length} characters of {most}: {text}"))
}

/// Returns the names of the games in a language.
fn names(language: &str) -> Vec<String> {
    let sentences = read(&format!("assets/languages/{language}.ftl"));
    let name = |game: Game| {
        let key = format!("game-{} = ", game.name());
        let name = sentences.lines().find_map(|line| line.strip_prefix(&key));
        name.unwrap_or_else(|| panic!("{language} has no name for {}", game.name())).to_owned()
    };
    Game::ALL.map(name).to_vec()
}

/// Returns the games of which a description has no line of their own.
fn unnamed(names: &[String], description: &str) -> Vec<String> {
    let has_line = |name: &String| {
        let line = format!("• {name}");
        description
            .lines()
            .filter_map(|said| said.strip_prefix(&line))
            .any(|rest| rest.is_empty() || rest.starts_with([':', '：']) || rest.starts_with(" :"))
    };
    names.iter().filter(|name| !has_line(name)).cloned().collect()
}

/// Returns the words of a text that promise too much.
fn promises(text: &str) -> Vec<&'static str> {
    let text = format!(" {} ", text.to_lowercase().replace(['.', ',', ':', ';', '!', '?'], " "));
    let words = UNPROVEN.iter().map(|(_, words)| *words).chain(ABSENT).flat_map(|words| words.split('|'));
    words.filter(|word| text.contains(word)).collect()
}

/// Returns the code by which stores order versions.
fn version_code() -> u32 {
    let parts = VERSION.split('.').map(|part| part.parse::<u32>().expect("a number"));
    parts.fold(0, |code, part| code * 100 + part)
}

#[test]
fn every_language_has_every_text_within_its_limit() {
    let told = LOCALES.map(|(language, ..)| language.to_owned());
    assert_eq!(languages(), told.into_iter().collect());
    let mut folders = 0;
    for (language, play, app_store) in LOCALES {
        let play = format!("{ANDROID}/{play}");
        let app_store = format!("{APPLE}/{app_store}");
        folders += 1;
        let news = format!("{play}/changelogs/{}.txt", version_code());
        for (path, most) in [
            // F-Droid allows 50 characters; Google Play and the App Store, which
            // gets the same texts, 30. Its promotional text is the short description.
            (format!("{play}/title.txt"), 30),
            (format!("{play}/short_description.txt"), 80),
            (format!("{play}/full_description.txt"), 4000),
            (news, 500),
            (format!("{app_store}/subtitle.txt"), 30),
        ] {
            let text = said(&path);
            assert_eq!(too_long(&text, most), None, "{path}");
            assert_eq!(promises(&text), [""; 0], "{path}");
            assert!(!text.contains("  ") && !text.contains('\t'), "{path}");
        }
        assert!(said(&format!("{play}/title.txt")).starts_with(NAME), "{language}");
        // Apple counts bytes.
        let path = format!("{app_store}/keywords.txt");
        let keywords = said(&path);
        assert!(keywords.len() <= 100, "{path}: {} bytes", keywords.len());
        assert!(!keywords.contains(", ") && !keywords.contains(",,"), "{path}: a space takes a byte");
        assert_eq!(promises(&keywords), [""; 0], "{path}");

        let description = said(&format!("{play}/full_description.txt"));
        assert_eq!(unnamed(&names(language), &description), [""; 0], "{language}");
        assert_eq!(description.lines().filter(|line| line.starts_with('•')).count(), Game::ALL.len());
    }
    let there = |folder: &str| Path::new(folder).read_dir().expect("a folder").count();
    assert_eq!(there(ANDROID), folders);
    assert_eq!(there(APPLE), folders + 1, "those of the App Store, and the folder of Android");
}

#[test]
fn texts_that_are_wrong_are_found() {
    assert!(too_long("", 30).is_some() && too_long(&"é".repeat(31), 30).is_some());
    assert_eq!(too_long(&"é".repeat(30), 30), None);
    let english = names("en");
    let description = said(&format!("{ANDROID}/en-US/full_description.txt"));
    // "Four" is in "Connect Four", and "Hex" in "Hexdame".
    for (line, name) in [("• Four:", "Four"), ("• Hex:", "Hex"), ("• Reversi", "Reversi")] {
        assert_eq!(unnamed(&english, &description.replace(line, "•")), [name]);
    }
    assert_eq!(promises("Play live, with a Gamepad!"), ["gamepad", " live "]);
    assert_eq!(promises("Schont den Akku."), ["akku"]);
    assert_eq!(promises("触感反馈"), ["触感"]);
}

/// When a page no longer calls something unproven, the stores may say it, and this list changes.
#[test]
fn the_pages_still_call_these_things_unproven() {
    let page = read("docs/mobile.md");
    let unproven: Vec<_> = page.lines().filter(|line| line.starts_with("Not proven:")).collect();
    assert!(!unproven.is_empty());
    for (thing, _) in UNPROVEN {
        assert!(unproven.iter().any(|line| line.contains(thing)), "{thing}");
    }
}

/// Returns the releases of the changelog as the element of the metadata.
fn releases(changelog: &str) -> String {
    let mut out = String::from("  <releases>\n");
    for section in changelog.split("\n## [").skip(1) {
        let (heading, body) = section.split_once('\n').expect("a heading");
        let Some((version, date)) = heading.split_once("] - ") else { continue };
        let release = format!("<release version=\"{version}\" date=\"{date}\">");
        out.extend(["    ", &release, "\n      <description>\n        <ul>\n"]);
        for item in body.lines().filter_map(|line| line.strip_prefix("- ")) {
            let item = item.replace('`', "").replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            out.extend(["          <li>", &item, "</li>\n"]);
        }
        out += "        </ul>\n      </description>\n    </release>\n";
    }
    out + "  </releases>\n"
}

#[test]
fn linux_metadata_has_the_releases_of_the_changelog() {
    let expected = releases(&read("CHANGELOG.md"));
    assert!(expected.contains(&format!("<release version=\"{VERSION}\" ")));
    for id in [ID, ONLINE_ID] {
        let metainfo = read(&format!("desktop/linux/{id}.metainfo.xml"));
        assert!(metainfo.contains(&expected), "{id} should have these releases:\n{expected}");
    }
    let two = releases(
        "\n## [Unreleased]\n\n- a\n\n## [2.0.0] - 2027-01-02\n\n- `a` & <b>\n\n## [1.0.0] - 2026-01-02\n",
    );
    assert_eq!(two.matches("<release ").count(), 2);
    assert!(
        two.contains("<release version=\"2.0.0\" date=\"2027-01-02\">")
            && two.contains("<li>a &amp; &lt;b&gt;</li>")
    );
}

#[test]
fn linux_metadata_names_games_links_and_ratings() {
    let package = read("scripts/package.sh").to_lowercase();
    for id in [ID, ONLINE_ID] {
        let text = read(&format!("desktop/linux/{id}.metainfo.xml"));
        let metainfo = Document::parse(&text).expect("XML");
        let child = |tag: &str| {
            let mut found = metainfo.root_element().children().filter(|node| node.has_tag_name(tag));
            found.next().unwrap_or_else(|| panic!("{id} has no {tag}"))
        };
        let description: String = child("description").descendants().filter_map(|node| node.text()).collect();
        for name in names("en") {
            // The first of the list begins it; "and" stands before the last.
            let listed = format!(", {name}, ").to_lowercase();
            let said = description.to_lowercase().replace(", and ", ", ");
            assert!(
                said.contains(&listed) || said.trim().starts_with("checkers and ") && name == "Checkers",
                "{name}"
            );
            assert!(package.contains(&name.to_lowercase()), "the packages should name {name}");
        }
        // Desktops show what the stores show, in each language.
        for (language, play, _) in LOCALES.iter().filter(|(language, ..)| *language != "en") {
            // The Portuguese of the app is that of Brazil.
            let tag = if *language == "pt" { "pt-BR" } else { language };
            let short = said(&format!("{ANDROID}/{play}/short_description.txt"));
            let summary = format!("<summary xml:lang=\"{tag}\">{short}</summary>");
            assert!(text.contains(&summary), "{id} should have {summary}");
        }
        pictures_and_captions(id, &metainfo);
        let links: BTreeMap<_, _> = metainfo
            .descendants()
            .filter(|node| node.has_tag_name("url"))
            .map(|node| (node.attribute("type").expect("a type"), node.text().expect("an address")))
            .collect();
        assert_eq!(links.keys().copied().collect::<Vec<_>>(), ["bugtracker", "homepage", "vcs-browser"]);
        for address in links.values() {
            assert!(address.starts_with(&format!("{BASE}/")), "{address}");
        }
        let rating = child("content_rating");
        assert_eq!(rating.attribute("type"), Some("oars-1.1"));
        // The phrases of live play are all that players can say to each other.
        let rated: Vec<_> =
            rating.children().filter_map(|node| Some((node.attribute("id")?, node.text()?))).collect();
        let expected: &[_] = if id == ID { &[] } else { &[("social-chat", "mild")] };
        assert_eq!(rated, expected, "{id}");
    }
}

/// The pictures are those that `scripts/publish/pictures.sh` writes, with the captions of the other stores.
fn pictures_and_captions(id: &str, metainfo: &Document) {
    let told: Vec<_> = metainfo.descendants().filter(|node| node.has_tag_name("screenshot")).collect();
    let source = read("tests/app/pictures/stores.rs");
    for (language, ..) in LOCALES {
        let captions = read(&format!("fastlane/captions/{language}.txt"));
        let tag = match language {
            "en" => None,
            "pt" => Some("pt-BR"),
            language => Some(language),
        };
        let of_language = |node: &roxmltree::Node| {
            node.has_tag_name("caption")
                && node.attribute(("http://www.w3.org/XML/1998/namespace", "lang")) == tag
        };
        let found: Vec<_> =
            told.iter().filter_map(|picture| picture.children().find(of_language)?.text()).collect();
        assert_eq!(found, captions.lines().collect::<Vec<_>>(), "{id} in {language}");
    }
    for (number, picture) in (1..).zip(&told) {
        let image = picture.children().find_map(|node| node.text().filter(|_| node.has_tag_name("image")));
        let file = image.and_then(|image| image.strip_prefix(&format!("{BASE}/pictures/{number}_")));
        let scene = file.and_then(|file| file.strip_suffix(".png")).expect("a picture of the scene");
        assert!(source.contains(&format!("(\"{scene}\", {scene})")), "{scene}");
    }
}

#[test]
fn flatpak_builds_the_offline_edition_and_gives_it_no_network() {
    let manifest: Value = serde_json::from_str(&read(&format!("desktop/linux/{ID}.json"))).expect("JSON");
    assert_eq!(manifest["id"], ID);
    assert_eq!(manifest["command"], env!("CARGO_PKG_NAME"));
    let list = |value: &Value| -> Vec<String> {
        let items = value.as_array().expect("a list");
        items.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    // Windows, pictures and sound. No network, no folder of the player, no other device, no bus.
    let permissions = list(&manifest["finish-args"]);
    let mut allowed =
        ["--device=dri", "--share=ipc", "--socket=fallback-x11", "--socket=pulseaudio", "--socket=wayland"]
            .to_vec();
    allowed.sort_unstable();
    let mut told: Vec<_> = permissions.iter().map(String::as_str).collect();
    told.sort_unstable();
    assert_eq!(told, allowed);
    let privacy = read("docs/privacy.md");
    for permission in &permissions {
        assert!(privacy.contains(&format!("`{permission}`")), "docs/privacy.md should name {permission}");
    }

    let modules = manifest["modules"].as_array().expect("a list");
    assert_eq!(modules.len(), 1);
    let module = &modules[0];
    assert_eq!(module["build-options"]["env"]["CARGO_NET_OFFLINE"], "true");
    let home = module["build-options"]["env"]["CARGO_HOME"].as_str().expect("a path");
    assert!(read("scripts/publish/flatpak_sources.py").contains(&format!("directory = \"{home}/vendor\"")));
    let commands = list(&module["build-commands"]);
    let build = commands.iter().find(|command| command.starts_with("cargo build ")).expect("a build");
    assert!(
        build.ends_with(" --locked --release --no-default-features --features app --bin parlour"),
        "{build}"
    );
    for command in commands.iter().filter_map(|command| command.strip_prefix("install ")) {
        for path in command.split(' ').filter(|word| word.contains('.') && !word.starts_with('/')) {
            assert!(Path::new(path).exists(), "{path}");
        }
    }
    // Nothing comes from elsewhere but the crates, whose list has their checksums.
    let sources = module["sources"].as_array().expect("a list");
    assert_eq!(sources.len(), 2);
    assert_eq!((&sources[0]["type"], &sources[0]["path"]), (&Value::from("dir"), &Value::from("../..")));
    assert_eq!(sources[1], "cargo-sources.json");
}

/// Whoever keeps a new file says so.
#[test]
fn the_privacy_page_lists_every_file_of_the_data_folder() {
    let page = read("docs/privacy.md");
    let mut names = Vec::new();
    for source in ["app/state/save.rs", "app/state/live/meeting.rs", "platform/reports.rs", "storage/disk.rs"]
    {
        let text = read(&format!("src/{source}"));
        let found = text.lines().filter(|line| line.contains("const ") && line.contains(": &str = \""));
        names.extend(found.filter_map(|line| line.split('"').nth(1)).map(str::to_owned));
    }
    for name in ["matches", "settings.json", "live", "reports", "lock"] {
        assert!(names.iter().any(|found| found == name), "{name} should be found: {names:?}");
    }
    for name in names {
        assert!(page.contains(&format!("`{name}`")), "docs/privacy.md should list {name}");
    }
}
