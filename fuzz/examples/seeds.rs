//! Writes the seed corpus for fuzzing: positions, turns, pictures, games, saved matches, contents of links
//! and questions from random games by all rules.

use std::fs;
use std::path::{Path, PathBuf};

use parlour::notation::{self, Record};
use parlour::play::{Avatar, Match, Mode, Player, Setup, link, saved};
use parlour::rules::{Game, Position, Turn};

fn main() -> std::io::Result<()> {
    let corpus = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "fuzz/corpus".to_owned()));
    let presets = Game::ALL.iter().flat_map(|game| game.presets().iter().map(move |preset| (game, preset)));
    for (number, (game, preset)) in presets.enumerate() {
        for length in [0, 3, 20, 100] {
            let turns = random_turns(&*preset.rules.start(), length);
            let mut position = preset.rules.start();
            let mut texts = Vec::new();
            for turn in &turns {
                texts.push(notation::turn_text(&*position, turn));
                _ = position.play(turn);
            }
            let position_text = notation::position_text(&*position);
            let write = |target: &str, text: &str| {
                let rules = u8::try_from(number).unwrap_or_default();
                let bytes = [&[rules][..], text.as_bytes()].concat();
                save(&corpus.join(target), &format!("{}-{}-{length}", game.name(), preset.name), &bytes)
            };
            write("turn", &texts.join("\n"))?;
            write("position", &position_text)?;
            write("picture", &notation::picture(&*position))?;
            if let Ok(text) = notation::write_game(&Record::new(preset.rules, turns.clone())) {
                write("games", &text)?;
            }
            let question = serde_json::json!({
                "game": game.name(), "rules": preset.name, "turns": texts, "dead": [],
            });
            let from = serde_json::json!({
                "game": game.name(), "rules": preset.name, "position": position_text, "setup": {},
            });
            let name = format!("{}-{}-{length}", game.name(), preset.name);
            save(&corpus.join("referee"), &name, format!("{question}\n{from}\n").as_bytes())?;

            let player = |avatar| Player::person("", avatar);
            let players = [player(Avatar::Leaf), player(Avatar::Fish)];
            let setup = Setup { mode: Mode::Quick, ..Setup::new(preset.rules, players) };
            let mut game = Match::new(1, setup, 0).expect("the usual first position");
            for turn in &turns {
                _ = game.play(turn);
            }
            game.undo();
            save(&corpus.join("saved"), &name, saved::write(&game).as_bytes())?;
            let link = link::write(&game, &link::Options::new(link::Key(1)));
            let content = link::unsealed(link.payload()).expect("it was written");
            save(&corpus.join("link"), &name, &content)?;
        }
    }
    Ok(())
}

fn save(folder: &Path, name: &str, bytes: &[u8]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(name), bytes)
}

/// Returns pseudorandom legal turns, at most `length`, with a fixed seed.
fn random_turns(start: &dyn Position, length: usize) -> Vec<Turn> {
    let mut position = start.boxed();
    let mut random = 1u64;
    let mut played = Vec::new();
    while played.len() < length {
        let turns = position.turns();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(turn) = turns.get((random >> 33) as usize % turns.len().max(1)) else { break };
        _ = position.play(turn);
        played.push(turn.clone());
    }
    played
}
