//! Reader of the third-party notices, a text that `scripts/notices.sh` writes.

use std::collections::BTreeSet;

/// One text of a licence, with the works that are under it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LicenceNotice<'a> {
    /// Name of the licence.
    pub licence: &'a str,
    /// A line for each crate or font: its name, its version and its authors.
    pub works: Vec<&'a str>,
    /// The paragraphs of the licence. Each is one line, so that a screen can break it anywhere.
    pub paragraphs: Vec<String>,
}

impl LicenceNotice<'_> {
    /// Returns the names of the first works, and the number of the others: "ash, atspi, +3".
    pub(super) fn summary(&self) -> String {
        const NAMED: usize = 3;
        let mut names: Vec<&str> = Vec::new();
        // The versions of one crate follow each other.
        for work in &self.works {
            let name = work.strip_prefix("Font ").unwrap_or(work);
            names.extend(name.split([' ', ':']).next());
        }
        names.dedup();
        let others = names.len().saturating_sub(NAMED);
        names.truncate(NAMED);
        let names = names.join(", ");
        if others == 0 { names } else { format!("{names}, +{others}") }
    }
}

/// Reads the notices of this edition, in the order of the text.
pub(super) fn read(text: &str) -> Vec<LicenceNotice<'_>> {
    let mut notices = read_all(text);
    if !cfg!(feature = "online") {
        for notice in &mut notices {
            notice.works.retain(|work| !is_online(work));
        }
        notices.retain(|notice| !notice.works.is_empty());
    }
    notices
}

/// Returns `true` for a work that is in the online edition alone.
fn is_online(work: &str) -> bool {
    work.split(':').next().is_some_and(|name| name.ends_with(" (online)"))
}

fn read_all(text: &str) -> Vec<LicenceNotice<'_>> {
    // A line of 80 characters stands above and below the name of each licence.
    let rule = "=".repeat(80);
    let parts: Vec<&str> = text.split(rule.as_str()).skip(1).collect();
    parts.chunks_exact(2).map(|part| read_one(part[0].trim(), part[1].trim())).collect()
}

/// Counts the crates, in all their versions, and the standard library.
pub(super) fn crates(notices: &[LicenceNotice]) -> usize {
    let works = notices.iter().flat_map(|notice| &notice.works).filter(|work| !work.starts_with("Font "));
    // A crate may be under two licences.
    works.map(|work| work.split(':').next()).collect::<BTreeSet<_>>().len()
}

fn read_one<'a>(licence: &'a str, body: &'a str) -> LicenceNotice<'a> {
    let (works, text) = body.split_once("\n\n").unwrap_or((body, ""));
    let paragraphs = text.split("\n\n").map(unwrap).filter(|paragraph| !paragraph.is_empty());
    LicenceNotice { licence, works: works.lines().collect(), paragraphs: paragraphs.collect() }
}

/// Joins the lines of a paragraph, and drops the lines that only separate.
fn unwrap(paragraph: &str) -> String {
    let is_words = |line: &&str| line.contains(|sign: char| sign.is_alphanumeric());
    paragraph.lines().map(str::trim).filter(is_words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::device::assets;

    #[test]
    fn a_notice_is_read_in_parts() {
        let rule = "=".repeat(80);
        let text = format!(
            "A title\n\n{rule}\nMIT License\n{rule}\n\nash 1.0.0: by One\nash 2.0.0\nbevy 0.19.1\n\n  \
             Do what\n  you like.\n\n---\n\nNo warranty.\n\n{rule}\nOFL\n{rule}\n\nFont Literata: by Two\n\nBe free.\n"
        );
        let notices = read(&text);
        assert_eq!(notices.len(), 2);
        assert_eq!(notices[0].licence, "MIT License");
        assert_eq!(notices[0].works, ["ash 1.0.0: by One", "ash 2.0.0", "bevy 0.19.1"]);
        assert_eq!(notices[0].paragraphs, ["Do what you like.", "No warranty."]);
        assert_eq!(notices[0].summary(), "ash, bevy");
        assert_eq!(notices[1].summary(), "Literata");
    }

    #[test]
    fn the_rest_of_a_summary_is_a_number() {
        let works = vec!["a 1", "b 1", "c 1", "c 2", "d 1", "e 1"];
        let notice = LicenceNotice { licence: "MIT License", works, paragraphs: Vec::new() };
        assert_eq!(notice.summary(), "a, b, c, +2");
    }

    #[test]
    fn the_notices_of_the_packages_are_complete() {
        let notices = read_all(assets::NOTICES);
        let stated = assets::NOTICES.lines().find_map(|line| line.strip_prefix("Crates: "));
        let stated = stated.and_then(|line| line.split(',').next()?.parse::<usize>().ok());
        // The standard library is listed as well.
        assert_eq!(stated.map(|crates| crates + 1), Some(crates(&notices)));
        for notice in &notices {
            assert!(!notice.licence.contains('\n'), "{} is the name of a licence", notice.licence);
            assert!(!notice.paragraphs.is_empty(), "{} comes with its text", notice.licence);
        }
        let words: usize = notices.iter().flat_map(|notice| &notice.paragraphs).map(String::len).sum();
        assert!(words > 60_000, "no text is lost: {words} bytes");
        let here = read(assets::NOTICES);
        let has_online = here.iter().flat_map(|notice| &notice.works).any(|work| is_online(work));
        assert_eq!(has_online, cfg!(feature = "online"), "each edition lists what is in it");
    }
}
