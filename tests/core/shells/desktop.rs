//! The metadata of the packages for Linux and Windows.

use parlour::play::link::SCHEME;
use roxmltree::Document;

use super::{ID, NAME, ONLINE_ID, ONLINE_NAME, read};

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

    for (id, name) in [(ID, NAME), (ONLINE_ID, ONLINE_NAME)] {
        let metainfo = read(&format!("desktop/linux/{id}.metainfo.xml"));
        let metainfo = Document::parse(&metainfo).expect("XML");
        let text = |tag: &str| {
            metainfo.descendants().find(|node| node.has_tag_name(tag)).and_then(|node| node.text())
        };
        assert_eq!(text("id"), Some(id));
        assert_eq!(text("name"), Some(name));
        assert_eq!(text("launchable"), Some(&*format!("{ID}.desktop")), "both have the same program");
        assert_eq!(text("project_license"), Some(env!("CARGO_PKG_LICENSE")));
        assert_eq!(text("summary"), Some(env!("CARGO_PKG_DESCRIPTION")));
        assert_eq!(text("internet"), (id == ID).then_some("offline-only"));
    }
}
