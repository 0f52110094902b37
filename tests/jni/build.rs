//! Takes from `src/platform.rs`, which needs Bevy, what `src/platform/android.rs` asks of it: the types, and the part
//! of the trait that Android implements.

use std::{env, fs};

fn main() {
    let folder = "../../src";
    println!("cargo::rerun-if-changed={folder}/platform.rs");
    println!("cargo::rerun-if-changed={folder}/platform/android.rs");
    let platform = fs::read_to_string(format!("{folder}/platform.rs")).unwrap();
    let android = fs::read_to_string(format!("{folder}/platform/android.rs")).unwrap();
    let mut taken = String::from(
        "use self::assist::{Edit, EditedText, Tree, TreeRequest};\nuse self::sharing::{Answer, Content, NotShared, \
                      Opened, Parcel};\nuse std::path::PathBuf;\npub type Wake = Box<dyn Fn() + Send>;\n",
    );
    for item in ["pub struct Abilities", "pub struct Insets", "pub enum Feel", "pub enum Strength"] {
        taken += "#[derive(Clone, Copy, Debug, PartialEq)]\n";
        taken += &block(&platform, &format!("{item} {{")).replace("#[default]", "");
        taken.push('\n');
    }
    taken += "impl Default for Abilities { fn default() -> Self { Abilities { leave: false, haptics: false, share: false, send: false, \
              drop: false } } }\n";
    taken += "impl Default for Insets { fn default() -> Self { Insets { left: 0., top: 0., right: 0., bottom: 0. } } }\n";
    taken += "pub trait Platform: Send + Sync + 'static {\n";
    let implemented = block(&android, "impl Platform for Android {");
    let asked = block(&platform, "pub trait Platform");
    for line in implemented.lines().filter_map(|line| line.strip_prefix("    fn ")) {
        let name = line.split('(').next().unwrap();
        let start = asked.find(&format!("    fn {name}(")).expect(name);
        let end = asked[start..].find([';', '{']).unwrap();
        taken += &format!("{};\n", asked[start..start + end].trim_end());
    }
    taken += "}\n";
    taken += "pub mod android;\npub mod assist;\npub mod sharing;\n";
    let out = format!("{}/platform", env::var("OUT_DIR").unwrap());
    fs::create_dir_all(format!("{out}/android")).unwrap();
    fs::create_dir_all(format!("{out}/assist")).unwrap();
    fs::write(format!("{out}/mod.rs"), taken).unwrap();
    let own = fs::read_dir(format!("{folder}/platform/android")).unwrap();
    let own = own.map(|file| format!("android/{}", file.unwrap().file_name().display()));
    let shared = ["android.rs", "assist.rs", "assist/nodes.rs", "sharing.rs"].map(str::to_owned);
    for file in own.chain(shared) {
        println!("cargo::rerun-if-changed={folder}/platform/{file}");
        fs::copy(format!("{folder}/platform/{file}"), format!("{out}/{file}")).unwrap();
    }
    fs::write(
        format!("{out}.rs"),
        format!("#[allow(dead_code)]\n#[path = {:?}]\nmod platform;\n", format!("{out}/mod.rs")),
    )
    .unwrap();
}

/// An item that ends with the first brace at the start of a line.
fn block(text: &str, start: &str) -> String {
    let from = text.find(start).expect(start);
    let to = text[from..].find("\n}").expect(start) + 2;
    text[from..from + to].to_owned()
}
