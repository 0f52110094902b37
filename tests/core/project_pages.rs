//! Checks the pages of the project: short paragraphs, links, commands, versions and notices.

use std::fs;
use std::path::{Path, PathBuf};

const README: &str = "README.md";
const TEST_COMMAND: &str = "scripts/test.sh";
/// Maximum number of words in a paragraph of the README.
const MOST_WORDS: usize = 60;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the pages with links: three in the root, and all below `docs`.
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

/// Returns the text of a page without its code blocks.
fn without_code(page: &str) -> String {
    page.split("```").step_by(2).collect()
}

/// Splits a page into paragraphs; each line of a list, a table or a heading counts as one.
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

/// Returns the relative link targets of a page that do not exist.
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
    assert_eq!(long_paragraphs(&long).len(), 1, "a long paragraph should be found");
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
fn the_readme_opens_with_both_commands_and_a_picture() {
    let page = read(README);
    let first: Vec<_> = page.lines().take(12).collect();
    let first = first.join("\n");
    assert!(
        first.contains("git clone --depth 1 ") && first.contains("scripts/play.sh"),
        "the first screen should have both commands: {first}"
    );
    assert!(first.contains("<img src="), "the first screen should have a picture: {first}");
}

#[test]
fn ci_runs_the_test_command_of_the_readme() {
    assert!(read(README).lines().any(|line| line == TEST_COMMAND));
    assert!(root().join(TEST_COMMAND).exists());
    assert!(read(".ci/run").lines().any(|line| line == TEST_COMMAND));
}

#[test]
fn the_changelog_lists_the_current_version() {
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
            assert!(
                commit.len() == 40 && commit.chars().all(|char| char.is_ascii_hexdigit()),
                "an action should be pinned by its full commit: {line}"
            );
            assert!(!comment.is_empty(), "a comment should name the version of the action: {line}");
        }
    }
}

/// Finds old versions without running cargo; `scripts/notices.sh --check` compares the notices with the
/// crates of each system.
#[test]
fn notices_name_versions_of_the_lock_file() {
    let lock = read("Cargo.lock");
    let notices = read("assets/notices/THIRD-PARTY.txt");
    let (mut count, mut online) = (0, 0);
    for line in notices.lines().skip_while(|line| !line.starts_with("====")) {
        let entry = line.split(": ").next().unwrap_or_default();
        let Some((name, version)) = entry.split_once(' ') else { continue };
        // A mark of the online edition may follow.
        let version = version.strip_suffix(" (online)").unwrap_or(version);
        let numbers = version.split(['+', '-']).next().unwrap_or_default();
        let is_version = numbers.split('.').count() == 3
            && numbers
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
        if is_version {
            assert!(
                lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n")),
                "the lock file should have this version: {entry}"
            );
            count += 1;
            online += usize::from(entry.ends_with(" (online)"));
        }
    }
    assert!(count > 400, "the notices should list all crates, not only {count}");
    assert!(online > 100, "and those of the online edition, not only {online}");
    assert!(notices.lines().any(|line| line.starts_with("iroh ") && line.contains(" (online)")));
}
