//! The two editions: one without any network, and one that can play live.

use std::collections::BTreeSet;
use std::process::Command;

use super::{ID, ONLINE_ID, read};

/// Crates that speak to the network, or encrypt what is said there.
const NETWORK: [&str; 11] = [
    "hickory-resolver",
    "hyper",
    "iroh",
    "iroh-relay",
    "mio",
    "noq",
    "quinn",
    "reqwest",
    "rustls",
    "socket2",
    "tokio",
];

/// Returns the names of the crates that an edition contains or is built with, on all systems but browsers.
fn crates(features: &str) -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut tree = Command::new(cargo);
    tree.args(["tree", "--locked", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]);
    tree.args(["--no-default-features", "--features", features]);
    for target in [
        "x86_64-unknown-linux-gnu",
        "x86_64-pc-windows-msvc",
        "aarch64-apple-darwin",
        "aarch64-linux-android",
        "aarch64-apple-ios",
    ] {
        tree.args(["--target", target]);
    }
    let told = tree.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let lines = String::from_utf8(told.stdout).expect("text");
    lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn the_offline_edition_contains_no_crate_of_the_network() {
    let offline = crates("app");
    assert!(
        offline.contains("bevy") && offline.len() > 300,
        "all crates should be listed: {}",
        offline.len()
    );
    for name in NETWORK {
        assert!(!offline.contains(name), "{name}");
    }
    let online = crates("app,online");
    for name in ["iroh", "noq", "rustls", "tokio"] {
        assert!(online.contains(name), "{name}");
    }
    assert!(online.is_superset(&offline), "the online edition only adds");
}

/// The proofs link the libraries for tablets with the symbols in these lists alone.
#[test]
fn the_offline_edition_calls_no_function_of_sockets() {
    let calls =
        ["socket", "connect", "bind", "listen", "accept", "sendto", "sendmsg", "recvfrom", "getaddrinfo"];
    let symbols = |list: &str| -> BTreeSet<String> {
        let list = read(list);
        let lines = list.lines().filter(|line| !line.starts_with('#'));
        let names = lines.filter_map(|line| line.split(' ').nth(1));
        names.map(|name| name.trim_start_matches('_').to_owned()).collect()
    };
    for list in ["android/ndk-symbols.txt", "ios/symbols.txt"] {
        let offline = symbols(list);
        assert!(offline.contains("malloc"), "{list}");
        for call in calls {
            assert!(!offline.contains(call), "{list}: {call}");
        }
    }
    for list in ["android/ndk-symbols-online.txt", "ios/online/symbols.txt"] {
        let online = symbols(list);
        assert!(
            online.contains("socket") && !online.contains("malloc"),
            "{list}: only what comes in addition"
        );
    }
}

/// Packages hold the edition that opens no socket of the network unless the other one is asked for.
#[test]
fn scripts_build_the_offline_edition_unless_asked_otherwise() {
    let manifest = read("Cargo.toml");
    assert!(manifest.contains("default = [\"app\", \"tools\"]"));
    let app =
        manifest.split("\napp = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the feature app");
    assert!(!app.contains("iroh") && !app.contains("tokio") && !app.contains("online"));
    for script in ["scripts/package.sh", "scripts/android.sh", "scripts/ios.sh"] {
        let text = read(script);
        assert!(text.contains("edition=offline features=app"), "{script}");
        assert!(text.contains("edition=online features=app,online"), "{script}");
        assert!(text.contains("--online)"), "{script}");
    }
}

/// Only the packages of desktops start other programs, and of these not Flatpak, whose sandbox holds none.
#[test]
fn only_packages_of_desktops_start_other_programs() {
    let starts = |file: &str| read(file).contains("external-engines");
    assert!(starts("scripts/package.sh"));
    for file in
        ["scripts/android.sh", "scripts/ios.sh", "scripts/web.sh", "desktop/linux/org.parlour.app.json"]
    {
        assert!(!starts(file), "{file}");
    }
}

/// What the packages say of the network is true for their edition.
#[test]
fn each_edition_says_what_it_contacts() {
    let opens_none = "It works offline and opens no connection.";
    let contacts =
        "contacts only the device that you invite or that has invited you, and a relay if you choose one";
    let offline = read(&format!("desktop/linux/{ID}.metainfo.xml"));
    let online = read(&format!("desktop/linux/{ONLINE_ID}.metainfo.xml"));
    // The releases below are those of both editions.
    let (offline, releases) = offline.split_once("<releases>").expect("releases");
    assert!(releases.contains("<release "));
    let is_live = |text: &str| text.split(|sign: char| !sign.is_alphabetic()).any(|word| word == "live");
    assert!(offline.contains(opens_none) && !is_live(offline));
    assert!(online.contains(contacts) && !online.contains(opens_none));
    let package = read("scripts/package.sh");
    let words = package.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(opens_none));
    assert!(words.contains(contacts));
    let privacy = read("docs/privacy.md");
    for edition in ["## The offline edition", "## The online edition"] {
        assert!(privacy.contains(edition), "{edition}");
    }
    assert!(read("README.md").contains("(docs/privacy.md)"));
}
