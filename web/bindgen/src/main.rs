//! Writes the JavaScript between the page and a module of WebAssembly, as the tool `wasm-bindgen` does.
//!
//! ```text
//! parlour-bindgen <module> <folder> <name> [--release]
//! ```
//!
//! writes `<name>.js` and `<name>_bg.wasm` into the folder. With `--release` the names of functions and
//! the list of producers are left out, which only make the module larger.

use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let release = words.iter().any(|word| word == "--release");
    words.retain(|word| word != "--release");
    let [module, folder, name] = &words[..] else {
        return Err("usage: parlour-bindgen <module> <folder> <name> [--release]".into());
    };
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(release)
        .remove_producers_section(release)
        .generate(folder)?;
    Ok(())
}
