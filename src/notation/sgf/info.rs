//! Rules and result in the first node of a game.

use super::root::Root;
use super::tree::{Property, Value, escape};
use super::{GAMES, START};
use crate::notation::error::{Problem, Unreadable, excerpt};
use crate::notation::record::{Record, Score};
use crate::rules::{Game, Rules, Side, go, gomoku, hex};

/// Values of `RU` that differ from the names of presets, each with its preset. The writer uses the
/// first value of a preset.
const RULE_NAMES: [(&str, &str); 9] = [
    ("Chinese", "chinese"),
    ("Japanese", "japanese"),
    ("AGA", "aga"),
    ("NZ", "new-zealand"),
    ("Tromp-Taylor", "tromp-taylor"),
    ("Korean", "japanese"),
    ("CN", "chinese"),
    ("JP", "japanese"),
    ("TT", "tromp-taylor"),
];

/// Name of the property for rules without a name, as JSON. It is our extension; other programs skip it.
const RULES: &str = "RULES";

/// Rules of a game and its stated handicap.
pub(super) struct Information {
    /// Rules without handicap and opening.
    pub rules: Rules,
    /// Number of handicap stones, if the file states it.
    pub handicap: Option<u8>,
}

/// Returns true if this property of the first node follows from the rules of the record. A handicap
/// that the rules do not allow does not follow from them.
pub(super) fn is_derived(rules: Rules, property: &Property) -> bool {
    match &*property.name {
        "GM" | "FF" | "CA" | "SZ" | "KM" | START | RULES => true,
        "HA" => property.text().parse().map_or(true, |stones: u8| stones == handicap(rules)),
        _ => false,
    }
}

/// Reads the rules. `rules` apply to facts that the game does not state.
pub(super) fn read(rules: Rules, root: &Root) -> Result<Information, Unreadable> {
    // An empty property counts as missing.
    let stated = |name| {
        let is_stated = |property: &Property| property.name == name && !property.text().is_empty();
        root.properties().find(is_stated).map(|property| property.first)
    };
    if let Some(kind) = stated("GM")
        && !GAMES.iter().any(|&(number, game)| game == rules.game() && number == kind.line())
    {
        return Err(kind.error(Problem::OtherGame(format!("GM {}", excerpt(&kind.line())))));
    }
    let handicap = stated("HA")
        .map(|value| value.line().parse().map_err(|_| value.expected("a number of handicap stones")))
        .transpose()?;
    if let Some(value) = stated(RULES) {
        let is_wanted = |read: &Rules| read.game() == rules.game();
        let rules = serde_json::from_str(&value.text()).ok().filter(is_wanted);
        let rules = rules.ok_or_else(|| value.expected("rules of this game"))?;
        return Ok(Information { rules, handicap });
    }
    let named = stated("RU").and_then(|name| named_rules(rules.game(), &name.line()));
    let rules = with_size(named.unwrap_or(rules), stated("SZ").as_ref())?;
    let rules = match rules {
        Rules::Go(rules) => {
            let komi = stated("KM")
                .map(|value| read_komi(&value.line()).ok_or_else(|| value.expected("a komi in half points")))
                .transpose()?;
            let opening = go::Opening::Empty;
            Rules::Go(go::Rules { komi: komi.unwrap_or(rules.komi), handicap: 0, opening, ..rules })
        }
        Rules::Gomoku(rules) => Rules::Gomoku(unopened(rules)),
        _ => rules,
    };
    Ok(Information { rules, handicap })
}

/// Returns the rules with the stated size of board.
fn with_size(rules: Rules, stated: Option<&Value>) -> Result<Rules, Unreadable> {
    let lines = stated
        .map(|value| read_size(&value.line()).ok_or_else(|| value.expected("the size of a square board")));
    let lines = lines.transpose()?;
    let sized = match (rules, lines) {
        // The default size of Go is 19 in SGF FF[4].
        (Rules::Go(rules), None) => Some(Rules::Go(rules.on(go::Size::NINETEEN))),
        // As is that of Hex, which is 11.
        (Rules::Hex(rules), None) => {
            hex::Rules::new(hex::Rules::STANDARD.size(), rules.swap()).ok().map(Rules::Hex)
        }
        (_, None) => Some(rules),
        (Rules::Go(rules), Some(lines)) => go::Size::new(lines).ok().map(|size| Rules::Go(rules.on(size))),
        (Rules::Gomoku(rules), Some(lines)) if lines != rules.size() => {
            gomoku::Rules::new(lines, rules.winning(), rules.opening()).ok().map(Rules::Gomoku)
        }
        (Rules::Hex(rules), Some(lines)) => hex::Rules::new(lines, rules.swap()).ok().map(Rules::Hex),
        (rules, Some(lines)) => Some(rules).filter(|rules| rules.grid().rows == lines),
    };
    match (sized, stated) {
        (Some(rules), _) => Ok(rules),
        (None, Some(value)) => Err(value.expected("a size on which this game is played")),
        (None, None) => Ok(rules),
    }
}

/// Returns the rules without an opening, which SGF cannot express.
fn unopened(rules: gomoku::Rules) -> gomoku::Rules {
    gomoku::Rules::new(rules.size(), rules.winning(), gomoku::Opening::Free).unwrap_or(rules)
}

/// Reads `19`, `19:19` or `19x19`.
fn read_size(text: &str) -> Option<u8> {
    let (columns, rows) = text.split_once([':', 'x']).unwrap_or((text, text));
    let columns = columns.trim().parse().ok();
    columns.filter(|_| rows.trim().parse().ok() == columns)
}

/// Reads a komi and returns it in half points.
fn read_komi(text: &str) -> Option<i16> {
    const QUARTERS: f64 = 4.0;
    let number: f64 = text.replace(',', ".").parse().ok()?;
    let number = if number.abs() > 100.0 { number / 100.0 } else { number };
    let quarters = number * QUARTERS;
    if quarters.fract() != 0.0 || quarters.abs() > f64::from(i16::MAX) {
        return None;
    }
    let quarters = quarters as i16;
    // An odd number of quarters must be in zi of two points each, so each quarter is half a point.
    Some(if quarters % 2 == 0 { quarters / 2 } else { quarters })
}

fn komi_text(halves: i16) -> String {
    (f32::from(halves) / 2.0).to_string()
}

/// Returns the preset with this name, with its usual board and komi.
fn named_rules(game: Game, name: &str) -> Option<Rules> {
    let name = spelled(name);
    let custom = RULE_NAMES.iter().find(|(known, _)| spelled(known) == name);
    let wanted = custom.map_or(name, |&(_, preset)| spelled(preset));
    game.presets().iter().find(|preset| spelled(preset.name) == wanted).map(|preset| preset.rules)
}

/// Returns the letters and digits of a name in lower case, since hyphens, spaces and capitals vary.
fn spelled(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// Returns the number of handicap stones in the rules.
fn handicap(rules: Rules) -> u8 {
    match rules {
        Rules::Go(rules) => rules.handicap,
        _ => 0,
    }
}

/// Returns the rules with this handicap, or with none if they do not allow it.
pub(super) fn with_handicap(rules: Rules, stones: u8) -> Rules {
    match rules {
        Rules::Go(rules) => {
            let handicap = go::Rules { handicap: stones, ..rules };
            Rules::Go(handicap.checked().unwrap_or(go::Rules { handicap: 0, ..rules }))
        }
        _ => rules,
    }
}

/// Returns the possible rules of a game that begins with this number of stones on the board.
pub(super) fn openings(rules: Rules, stones: usize) -> Vec<Rules> {
    let handicap = with_handicap(rules, u8::try_from(stones).unwrap_or(0));
    match rules {
        Rules::Go(rules) => {
            let opening = go::Opening::SeatStones;
            let seats = go::Rules { opening, handicap: 0, ..rules }.checked();
            [Some(handicap), seats.ok().map(Rules::Go)].into_iter().flatten().collect()
        }
        _ => vec![handicap],
    }
}

/// Sets the score from the tag `RE`, and removes the tag if it holds nothing else.
pub(super) fn take_score(record: &mut Record) {
    record.score = record.tag("RE").and_then(read_score);
    let score = record.score;
    record.tags.retain(|(name, value)| {
        name != "RE" || value.is_empty() || Some(value.as_str()) != score_text(score)
    });
}

/// Removes the tag `RU` if it is just the name of the rules.
pub(super) fn take_rules(record: &mut Record) {
    let name = rules_name(record.rules);
    record.tags.retain(|(tag, value)| tag != "RU" || Some(value.as_str()) != name);
}

/// Returns the name of the rules, ignoring board, komi and handicap.
fn rules_name(rules: Rules) -> Option<&'static str> {
    let game = rules.game();
    let mut presets = game.presets().iter();
    let preset = presets.find(|preset| alike(preset.rules, rules, true) == rules)?.name;
    let custom = RULE_NAMES.iter().find(|&&(_, known)| known == preset).map(|&(name, _)| name);
    (game.presets().len() > 1).then(|| custom.unwrap_or(preset))
}

/// Returns `rules` with those facts of `wanted` that have properties of their own. The opening is one
/// of them if `tells_opening`, since then the stones on the board show it.
fn alike(rules: Rules, wanted: Rules, tells_opening: bool) -> Rules {
    match (rules, wanted) {
        (Rules::Go(rules), Rules::Go(wanted)) => {
            let opening = if tells_opening { wanted.opening } else { go::Opening::Empty };
            let go::Rules { size, komi, handicap, .. } = wanted;
            Rules::Go(go::Rules { size, komi, handicap, opening, ..rules })
        }
        (Rules::Gomoku(rules), Rules::Gomoku(wanted)) => {
            let sized = gomoku::Rules::new(wanted.size(), rules.winning(), rules.opening());
            Rules::Gomoku(sized.unwrap_or(rules))
        }
        (Rules::Hex(rules), Rules::Hex(wanted)) => {
            Rules::Hex(hex::Rules::new(wanted.size(), rules.swap()).unwrap_or(rules))
        }
        _ => rules,
    }
}

/// Calls `property` with the name and value of each property for the record's rules and result.
pub(super) fn write(record: &Record, mut property: impl FnMut(&str, &str)) {
    let rules = record.rules;
    if let Some((number, _)) = GAMES.iter().find(|&&(_, game)| game == rules.game()) {
        property("GM", number);
    }
    property("FF", "4");
    property("CA", "UTF-8");
    property("SZ", &rules.grid().rows.to_string());
    if let Rules::Go(rules) = rules {
        property("KM", &komi_text(rules.komi));
    }
    if handicap(rules) > 0 {
        property("HA", &handicap(rules).to_string());
    }
    let name = record.tag("RU").or(rules_name(rules));
    if let Some(name) = name.filter(|_| record.tag("RU").is_none()) {
        property("RU", name);
    }
    let implied = name.and_then(|name| named_rules(rules.game(), name));
    let usual = rules.game().presets().first().map(|preset| preset.rules);
    let implied = implied.or(usual).map(|implied| alike(implied, rules, record.start.is_none()));
    if implied != Some(rules)
        && let Ok(json) = serde_json::to_string(&rules)
    {
        property(RULES, &escape(&json));
    }
    if let Some(score) = score_text(record.score).filter(|_| record.tag("RE").is_none()) {
        property("RE", score);
    }
}

/// Returns true if the stones of the first position must be written. The usual start of reversi is
/// implied.
pub(super) fn is_set_up(record: &Record) -> bool {
    record.start.is_some() || record.rules.game() != Game::Reversi
}

/// Returns the value of `RE` for a score without details.
fn score_text(score: Option<Score>) -> Option<&'static str> {
    Some(match score? {
        Score::Won(Side::First) => "B+",
        Score::Won(Side::Second) => "W+",
        Score::Draw => "0",
        // Only Japanese rules have this result, and SGF has no value for it.
        Score::BothLost => "Both lost",
    })
}

/// Reads a result. Returns `None` for a result without a winner that is not a draw: `Void`, `?`.
fn read_score(text: &str) -> Option<Score> {
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "0" | "draw" | "jigo" | "b+0" | "w+0" => return Some(Score::Draw),
        "both lost" => return Some(Score::BothLost),
        _ => {}
    }
    let winners = [
        (Side::First, ["black", "b", "\u{9ed1}", "\u{9ed2}"]),
        (Side::Second, ["white", "w", "\u{767d}", "\u{767d}"]),
    ];
    winners.into_iter().find_map(|(side, names)| {
        let rest = names.into_iter().find_map(|name| text.strip_prefix(name))?.trim_start();
        let is_win =
            ["+", "win", "won", "\u{80dc}", "\u{52dd}", "\u{4e2d}"].iter().any(|word| rest.starts_with(word))
                || rest.ends_with(['\u{80dc}', '\u{52dd}', '\u{3061}']);
        is_win.then_some(Score::Won(side))
    })
}
