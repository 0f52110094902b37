//! Holds the pages that a newcomer reads to their limits and to the files of the project.

use std::fs;
use std::path::{Path, PathBuf};

const README: &str = "README.md";
const TEST_COMMAND: &str = "scripts/test.sh";
/// The most words of a paragraph in the README.
const MOST_WORDS: usize = 60;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages with links: three at the root, all others below `docs`.
fn pages() -> Vec<PathBuf> {
    let mut pages = [README, "CONTRIBUTING.md", "CHANGELOG.md"].map(PathBuf::from).to_vec();
    let mut folders = vec![PathBuf::from("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a readable folder") {
            let path = folder.join(entry.expect("a readable entry").file_name());
            if root().join(&path).is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages
}

/// The text of a page without its blocks of code.
fn without_code(page: &str) -> String {
    page.split("```").step_by(2).collect()
}

/// The paragraphs of a page: lists, tables and headings count line by line.
fn paragraphs(page: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for line in without_code(page).lines() {
        let begins = line.is_empty() || line.starts_with(['#', '|', '*', '-', '<']);
        if begins {
            paragraphs.push(String::new());
        }
        let last = paragraphs.last_mut().expect("a paragraph");
        last.push(' ');
        last.push_str(line);
    }
    paragraphs
}

fn long_paragraphs(page: &str) -> Vec<String> {
    let words = |paragraph: &String| paragraph.split_whitespace().filter(|word| *word != "|").count();
    paragraphs(page).into_iter().filter(|paragraph| words(paragraph) > MOST_WORDS).collect()
}

/// The relative targets of a page that do not exist.
fn broken_links(path: &Path, page: &str) -> Vec<String> {
    let folder = root().join(path.parent().expect("a folder"));
    let text = without_code(page);
    let links = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let images = text.split("src=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    links
        .chain(images)
        .filter_map(|(target, _)| target.split('#').next())
        .filter(|target| !target.is_empty() && !target.contains("://"))
        .filter(|target| !folder.join(target).exists())
        .map(|target| format!("{}: {target}", path.display()))
        .collect()
}

#[test]
fn readme_paragraphs_are_short() {
    assert_eq!(long_paragraphs(&read(README)), [""; 0]);
    let long = format!("Short.\n\n{}", "word ".repeat(MOST_WORDS + 1));
    assert_eq!(long_paragraphs(&long).len(), 1, "a long paragraph is noticed");
}

#[test]
fn relative_links_lead_to_files() {
    let broken: Vec<_> = pages().iter().flat_map(|path| broken_links(path, &read(path))).collect();
    assert_eq!(broken, [""; 0]);
    let page = "[a](docs/nowhere.md#top) [b](README.md) <img src=\"docs/nowhere.jpg\">";
    let broken = broken_links(Path::new(README), page);
    assert_eq!(broken, ["README.md: docs/nowhere.md", "README.md: docs/nowhere.jpg"]);
}

#[test]
fn the_first_screen_has_the_two_commands_and_a_picture() {
    let page = read(README);
    let first: Vec<_> = page.lines().take(12).collect();
    let first = first.join("\n");
    assert!(first.contains("git clone --depth 1 ") && first.contains("scripts/play.sh"), "{first}");
    assert!(first.contains("<img src="), "{first}");
}

#[test]
fn the_check_runs_the_test_command_of_the_readme() {
    assert!(read(README).lines().any(|line| line == TEST_COMMAND));
    assert!(root().join(TEST_COMMAND).exists());
    assert!(read(".ci/run").lines().any(|line| line == TEST_COMMAND));
}

#[test]
fn the_changelog_has_the_version() {
    let version = format!("\n## [{}] - ", env!("CARGO_PKG_VERSION"));
    assert!(read("CHANGELOG.md").contains(&version));
}

#[test]
fn actions_are_pinned_by_commit() {
    let folder = root().join(".github/workflows");
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        for line in read(&path).lines().filter(|line| line.contains("uses: ")) {
            let (_, pin) = line.split_once('@').expect("a version");
            let (commit, comment) = pin.split_once(" # v").expect("a version in a comment");
            assert!(commit.len() == 40 && commit.chars().all(|char| char.is_ascii_hexdigit()), "{line}");
            assert!(!comment.is_empty(), "{line}");
        }
    }
}

/// `scripts/notices.sh --check` compares the notices with the crates of each system. This test
/// finds old versions without calling cargo.
#[test]
fn notices_name_versions_of_the_lock_file() {
    let lock = read("Cargo.lock");
    let notices = read("assets/notices/THIRD-PARTY.txt");
    let mut count = 0;
    for line in notices.lines().skip_while(|line| !line.starts_with("====")) {
        let entry = line.split(": ").next().unwrap_or_default();
        let Some((name, version)) = entry.split_once(' ') else { continue };
        let numbers = version.split(['+', '-']).next().unwrap_or_default();
        let is_version = numbers.split('.').count() == 3
            && numbers
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
        if is_version {
            assert!(lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n")), "{entry}");
            count += 1;
        }
    }
    assert!(count > 400, "{count} crates");
}
