//! Imports go in one direction: between the rooms of `src`, between the layers of `src/app`, and without
//! a cycle among the children of any module. The tables in `docs/design.md` give the order.
//!
//! All paths of the source count: `use` and `pub use` with groups and globs, full paths in function bodies
//! and macro calls, and paths relative to a child module. Unit tests are exempt.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

/// Path of a module, from the root of the crate.
type Module = Vec<String>;

/// The source of each module.
type Sources = BTreeMap<Module, Source>;

struct Source {
    file: String,
    text: String,
}

/// A path in the source that leads to another module.
#[derive(Clone, Debug)]
struct Import {
    from: Module,
    to: Module,
    file: String,
    line: usize,
}

impl fmt::Display for Import {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [&self.from, &self.to].map(|module| module.join("::"));
        write!(f, "{}:{}: {from} imports {to}", self.file, self.line)
    }
}

/// A word or symbol of the source, with its line number.
type Token<'a> = (&'a str, usize);

/// A path as written, with its line number.
type Written = (Vec<String>, usize);

/// Splits a source into words and symbols, without comments, strings and character literals.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii();
    let end_of =
        |from: usize, sign: &str| text[from..].find(sign).map_or(text.len(), |end| from + end + sign.len());
    let (mut found, mut at, mut line) = (Vec::new(), 0, 1);
    while at < bytes.len() {
        let rest = &text[at..];
        let end = match bytes[at] {
            b'/' if rest.starts_with("//") => end_of(at, "\n") - 1,
            b'/' if rest.starts_with("/*") => end_of(at, "*/"),
            b'r' if rest.starts_with("r\"") => end_of(at + 2, "\""),
            b'r' if rest.starts_with("r#\"") => end_of(at + 3, "\"#"),
            b'"' => {
                let mut end = at + 1;
                while end < bytes.len() && bytes[end] != b'"' {
                    end += if bytes[end] == b'\\' { 2 } else { 1 };
                }
                end + 1
            }
            b'\'' if rest.starts_with("'\\") => end_of(at + 3, "'"),
            // A character literal, not a lifetime.
            b'\'' if rest.chars().nth(2) == Some('\'') => end_of(at + 1, "'"),
            byte if is_word(byte) => {
                let end =
                    bytes[at..].iter().position(|&byte| !is_word(byte)).map_or(text.len(), |end| at + end);
                found.push((&text[at..end], line));
                end
            }
            b':' if rest.starts_with("::") => {
                found.push((&rest[..2], line));
                at + 2
            }
            byte => {
                if !byte.is_ascii_whitespace() {
                    found.push((&rest[..1], line));
                }
                at + 1
            }
        };
        let end = end.clamp(at + 1, text.len());
        line += text[at..end].matches('\n').count();
        at = end;
    }
    found
}

/// Returns the index behind the bracket that closes the one at `open`.
fn after_group(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, (token, _)) in tokens.iter().enumerate().skip(open) {
        match *token {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

fn is_name(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Collects the paths of a source.
fn paths(text: &str) -> Vec<Written> {
    let tokens = tokens(text);
    let word = |at: usize| tokens.get(at).map_or("", |(token, _)| *token);
    let (mut found, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if ["#", "[", "cfg", "(", "test", ")", "]"]
            .iter()
            .enumerate()
            .all(|(step, sign)| word(at + step) == *sign)
        {
            // Skip the test item, which ends with its body or its semicolon.
            let end = (at + 7..tokens.len()).find(|&end| ["{", ";"].contains(&word(end))).unwrap_or(at);
            at = if word(end) == "{" { after_group(&tokens, end) } else { end + 1 };
        } else if word(at) == "use" {
            let end = (at..tokens.len()).find(|&end| word(end) == ";").unwrap_or(tokens.len());
            use_tree(&tokens[at + 1..end], &[], &mut found);
            at = end;
        } else {
            let mut path = vec![word(at).to_owned()];
            let line = tokens[at].1;
            at += 1;
            while is_name(&path[0]) && word(at) == "::" && is_name(word(at + 1)) {
                path.push(word(at + 1).to_owned());
                at += 2;
            }
            if path.len() > 1 {
                found.push((path, line));
            }
        }
    }
    found
}

/// Collects the paths of one `use` item, each with the prefix `before`.
fn use_tree(tokens: &[Token], before: &[String], found: &mut Vec<Written>) {
    let (mut path, mut line, mut at) = (before.to_vec(), 0, 0);
    while at < tokens.len() {
        let (token, here) = tokens[at];
        match token {
            "{" => {
                let end = after_group(tokens, at);
                use_tree(&tokens[at + 1..end - 1], &path, found);
                path.clear();
                at = end - 1;
            }
            "as" => at += 1,
            "," => {
                found.extend((path.len() > before.len()).then(|| (path.clone(), line)));
                path = before.to_vec();
            }
            name if is_name(name) => {
                path.push(name.to_owned());
                line = here;
            }
            _ => {}
        }
        at += 1;
    }
    found.extend((path.len() > before.len()).then_some((path, line)));
}

/// Returns the module of the crate that a path in `from` leads to, or `None`.
fn resolve(path: &[String], from: &Module, sources: &Sources) -> Option<Module> {
    let mut base = from.clone();
    let mut rest = path;
    match path[0].as_str() {
        "crate" => {
            base.clear();
            rest = &path[1..];
        }
        "self" | "super" => {
            while let Some(word) = rest.first().filter(|word| ["self", "super"].contains(&word.as_str())) {
                if word == "super" {
                    base.pop();
                }
                rest = &rest[1..];
            }
        }
        child => {
            let mut inner = from.clone();
            inner.push(child.to_owned());
            sources.contains_key(&inner).then_some(())?;
        }
    }
    for word in rest {
        base.push(word.clone());
        if !sources.contains_key(&base) {
            base.pop();
            break;
        }
    }
    Some(base)
}

/// Returns every import of one module from another.
fn imports(sources: &Sources) -> Vec<Import> {
    let mut imports = Vec::new();
    for (from, source) in sources {
        for (path, line) in paths(&source.text) {
            if let Some(to) = resolve(&path, from, sources).filter(|to| to != from) {
                imports.push(Import { from: from.clone(), to, file: source.file.clone(), line });
            }
        }
    }
    imports
}

/// Returns the imports that break an order of the children of `parent` or concern a child not in it.
fn against(order: &[String], parent: &[&str], imports: &[Import]) -> Vec<String> {
    let child = |module: &Module| {
        let is_inside = module.len() > parent.len() && module.iter().zip(parent).all(|(a, b)| a == b);
        is_inside.then(|| module[parent.len()].clone())
    };
    let mut faults = Vec::new();
    for import in imports {
        let (Some(from), Some(to)) = (child(&import.from), child(&import.to)) else { continue };
        let place = |name: &str| order.iter().position(|known| known == name);
        match (place(&from), place(&to)) {
            (Some(from), Some(to)) if to <= from => {}
            (Some(_), Some(_)) => faults.push(format!("{import}, which comes later in the list")),
            _ => faults.push(format!("{import}, but the list lacks one of them")),
        }
    }
    faults
}

/// Returns the cycles among the children of each module, each with an import that closes it.
fn cycles(imports: &[Import]) -> Vec<String> {
    let mut arrows: BTreeMap<(Module, String), BTreeMap<String, &Import>> = BTreeMap::new();
    for import in imports {
        let shared = import.from.iter().zip(&import.to).take_while(|(a, b)| a == b).count();
        if let (Some(from), Some(to)) = (import.from.get(shared), import.to.get(shared)) {
            let parent = import.from[..shared].to_vec();
            arrows.entry((parent, from.clone())).or_default().entry(to.clone()).or_insert(import);
        }
    }
    let reaches = |parent: &Module, from: &str, to: &str| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(module) = open.pop() {
            if module == to {
                return true;
            }
            if seen.insert(module.clone()) {
                open.extend(
                    arrows.get(&(parent.clone(), module)).into_iter().flat_map(BTreeMap::keys).cloned(),
                );
            }
        }
        false
    };
    let mut faults = Vec::new();
    for ((parent, from), targets) in &arrows {
        for (to, import) in targets {
            if reaches(parent, to, from) {
                faults.push(format!("{import}, which closes a cycle"));
            }
        }
    }
    faults
}

/// Returns the names in the first column of the table below a heading of `docs/design.md`.
fn listed(heading: &str) -> Vec<String> {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/design.md")).expect("a page");
    let lines =
        page.lines().skip_while(|line| *line != heading).skip(1).take_while(|line| !line.starts_with('#'));
    lines.filter_map(|line| Some(line.strip_prefix("| `")?.split('`').next()?.to_owned())).collect()
}

/// Reads the sources of the crate.
fn sources() -> Sources {
    fn walk(folder: &Path, root: &Path, sources: &mut Sources) {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                walk(&entry, root, sources);
                continue;
            }
            let name = entry.strip_prefix(root).expect("inside").with_extension("");
            let mut module: Module =
                name.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
            if entry.extension().is_none_or(|extension| extension != "rs") || name.ends_with("tests") {
                continue;
            }
            if ["lib", "main"].contains(&module[0].as_str()) {
                module.retain(|name| name == "main");
            }
            let file = entry.strip_prefix(root.parent().expect("a root")).expect("inside");
            let text = fs::read_to_string(&entry).expect("a text");
            sources.insert(module, Source { file: file.display().to_string(), text });
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Sources::new();
    walk(&root, &root, &mut sources);
    sources
}

#[test]
fn imports_follow_the_order_of_rooms_and_layers() {
    let sources = sources();
    let imports = imports(&sources);
    assert!(imports.len() > 1000, "all imports should be read, not only {}", imports.len());
    let (rooms, layers) = (listed("### Rooms"), listed("### Layers of the app"));
    let children = |parent: &[&str]| -> BTreeSet<&String> {
        let inside = sources.keys().filter(|module| module.len() > parent.len());
        inside
            .filter(|module| module.iter().zip(parent).all(|(a, b)| a == b))
            .map(|module| &module[parent.len()])
            .collect()
    };
    assert_eq!(rooms.iter().collect::<BTreeSet<_>>(), children(&[]), "docs/design.md should list all rooms");
    assert_eq!(
        layers.iter().collect::<BTreeSet<_>>(),
        children(&["app"]),
        "docs/design.md should list all layers"
    );
    let mut faults = against(&rooms, &[], &imports);
    faults.extend(against(&layers, &["app"], &imports));
    faults.extend(cycles(&imports));
    assert!(faults.is_empty(), "imports should follow the order:\n{}", faults.join("\n"));
}

/// A crate of two rooms, with this text in the lower one.
fn two_rooms(low: &str) -> Sources {
    let source = |file: &str, text: &str| Source { file: file.to_owned(), text: text.to_owned() };
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    Sources::from([
        (Vec::new(), source("lib.rs", "pub mod high; pub mod low;")),
        (module("low"), source("low.rs", low)),
        (module("low::child"), source("low/child.rs", "pub struct Item;")),
        (module("high"), source("high.rs", "use crate::low::child::Item; pub struct Top;")),
        (module("high::inner"), source("high/inner.rs", "pub struct Deep;")),
    ])
}

#[test]
fn every_form_of_an_import_is_found() {
    let order = ["low".to_owned(), "high".to_owned()];
    let faults = |text: &str| {
        let imports = imports(&two_rooms(text));
        (against(&order, &[], &imports), cycles(&imports))
    };
    for text in [
        "use crate::high::Top;",
        "pub use crate::high::{inner::Deep, Top as Other};",
        "use crate::high::inner::*;",
        "use super::high::Top;",
        "use crate::{high, low::child};",
        "fn body() { let top = crate::high::Top; }",
        "fn body() { assert!(matches!(0, super::high::Top)); }",
        "mod a { fn deep() -> crate::high::inner::Deep { loop {} } }",
    ] {
        let (against, cycles) = faults(text);
        assert!(!against.is_empty(), "the import should break the order: {text}");
        assert!(
            against[0].starts_with("low.rs:1: low imports high"),
            "the fault should name the import of {text}: {against:?}"
        );
        assert!(!cycles.is_empty(), "the import should close a cycle: {text}");
    }
    for text in [
        "use child::Item;",
        "fn body() { child::Item; }",
        "use std::collections::BTreeMap;",
        "#[cfg(test)] mod tests { use crate::high::Top; }",
        "// use crate::high::Top;\nconst TEXT: &str = \"crate::high::Top\";",
        "const SIGNS: [char; 2] = ['\"', '\\'']; fn body<'a>() -> &'a str { r#\"crate::high::Top\"# }",
    ] {
        let (against, cycles) = faults(text);
        assert!(against.is_empty() && cycles.is_empty(), "{text} should be allowed: {against:?} {cycles:?}");
    }
}

#[test]
fn a_module_missing_from_the_list_is_reported() {
    let imports = imports(&two_rooms("use crate::high::Top;"));
    let faults = against(&["low".to_owned()], &[], &imports);
    assert!(
        faults.iter().any(|fault| fault.contains("lacks")),
        "the missing module should be reported: {faults:?}"
    );
}

#[test]
fn paths_relative_to_a_child_are_imports() {
    let mut sources = two_rooms("use child::Item;");
    sources.get_mut(&vec!["low".to_owned(), "child".to_owned()]).expect("a child").text =
        "use super::other::Thing;".to_owned();
    let other = Source { file: "low/other.rs".to_owned(), text: "fn f() { super::child::g(); }".to_owned() };
    sources.insert(vec!["low".to_owned(), "other".to_owned()], other);
    let imports = imports(&sources);
    assert!(
        imports.iter().any(|import| import.from == ["low"] && import.to == ["low", "child"]),
        "the path to the child should be an import: {imports:?}"
    );
    assert_eq!(cycles(&imports).len(), 2, "child and other import each other");
}
