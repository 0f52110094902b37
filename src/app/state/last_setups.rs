//! The last setup of each game: rules, mode and players.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::vocabulary::preferences::Opposition;
use crate::engine::Level;
use crate::platform::PLAYS_LIVE;
use crate::play::coach::Wish;
use crate::play::rule_change::{GoChange, RuleChange, changed};
use crate::play::{Avatar, Equaliser, Mode, Player, Proposal, Series, Setup, TimeControl};
use crate::rules::{Game, Rules, Side};

/// The last setup of each game. A game without one has its [first rules](Game::first_rules) and quick turns.
///
/// All games share the two players, so that people who switch to another game need not write their names
/// again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct LastSetups {
    /// The people, indexed by [`Side::index`]. A person whose place the computer takes is kept for the
    /// next match between two people.
    pub players: [Player; 2],
    /// The kinds of players.
    pub opposition: Opposition,
    /// The side of the computer against a person, or of the person on another device.
    pub computer: Side,
    /// The level of the computer on each side, indexed by [`Side::index`].
    pub levels: [Level; 2],
    /// The aim of the coach, who chooses the level of the computer against a person. `None` if the person chooses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<Wish>,
    /// Both players of a match by link may use hints and see warnings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hints_by_link: bool,
    /// The edition of what a game has that `games` lacks: always [`EDITION`], since a reader of a file of an
    /// older edition adds the setups that its players had.
    edition: u8,
    /// At most one known setup per game.
    games: Vec<SavedSetup>,
}

/// The present edition. In the first one, which files do not name, the turns of checkers were finished by hand,
/// and Go was played on the full board.
const EDITION: u8 = 2;

/// The last setup of one game, as far as this version knows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum SavedSetup {
    Known(LastSetup),
    /// The setup of a later version, which is written back as it is.
    Later(Value),
}

/// The last setup of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct LastSetup {
    rules: Rules,
    /// The mode between two people.
    mode: Mode,
    /// The mode against the computer.
    #[serde(default = "quick")]
    alone: Mode,
    /// The time controls, indexed by [`Side::index`].
    #[serde(default)]
    clocks: [Option<TimeControl>; 2],
    /// The time controls by link, which run in live play.
    #[serde(default, skip_serializing_if = "is_without_clocks")]
    live_clocks: [Option<TimeControl>; 2],
    /// No undo, no hints and no warnings. Saved as `serious`, its name in version 0.1.
    #[serde(rename = "serious", default)]
    tournament_mode: bool,
    /// The length of the series; `None` for a single game.
    #[serde(default)]
    best_of: Option<u8>,
    /// The names of the programs that play in place of the computer, indexed by [`Side::index`].
    #[serde(default, skip_serializing_if = "is_without_programs")]
    programs: [Option<String>; 2],
}

fn is_without_programs(programs: &[Option<String>; 2]) -> bool {
    programs.iter().all(Option::is_none)
}

fn is_without_clocks(clocks: &[Option<TimeControl>; 2]) -> bool {
    clocks.iter().all(Option::is_none)
}

fn quick() -> Mode {
    Mode::Quick
}

/// The default level of the computer.
const FIRST_LEVEL: u8 = 3;

/// The saved forms of all versions.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    /// The form of the first version, which had checkers only.
    One(Setup),
    /// The current form. A value that is missing gets its default.
    Each {
        players: Option<[Player; 2]>,
        opposition: Option<Opposition>,
        computer: Option<Side>,
        levels: Option<[Level; 2]>,
        coach: Option<Wish>,
        #[serde(default)]
        hints_by_link: bool,
        edition: Option<u8>,
        // Values, so that rules of a later version invalidate only their own game.
        #[serde(default)]
        games: Vec<Value>,
    },
    /// No setup yet.
    None(()),
}

impl Default for LastSetups {
    fn default() -> LastSetups {
        let player = |avatar| Player::person("", avatar);
        LastSetups {
            players: [player(Avatar::Leaf), player(Avatar::Kite)],
            opposition: Opposition::People,
            computer: Side::Second,
            levels: [Level::new(FIRST_LEVEL).unwrap_or(Level::LOWEST); 2],
            coach: None,
            hints_by_link: false,
            edition: EDITION,
            games: Vec::new(),
        }
    }
}

impl From<Written> for LastSetups {
    fn from(written: Written) -> LastSetups {
        let mut last = LastSetups::default();
        let is_first =
            !matches!(&written, Written::Each { edition: Some(edition), .. } if *edition >= EDITION);
        match written {
            Written::One(setup) => {
                last.players = setup.players;
                last.set_rules(setup.rules);
                last.set_mode(setup.rules.game(), setup.mode);
            }
            Written::Each { players, opposition, computer, levels, coach, hints_by_link, games, .. } => {
                last.coach = coach;
                last.hints_by_link = hints_by_link;
                last.players = players.unwrap_or(last.players);
                last.opposition = opposition.unwrap_or(last.opposition);
                last.computer = computer.unwrap_or(last.computer);
                last.levels = levels.unwrap_or(last.levels);
                for setup in games {
                    match serde_json::from_value::<LastSetup>(setup.clone()) {
                        Ok(setup) => last.change(setup.rules.game(), |last| *last = setup),
                        Err(_) => last.games.push(SavedSetup::Later(setup)),
                    }
                }
            }
            Written::None(()) => {}
        }
        if is_first {
            last.keep_first_edition();
        }
        last
    }
}

impl LastSetups {
    /// Adds the setups that players of the first edition had without choosing them.
    fn keep_first_edition(&mut self) {
        let is_known = |game: Game| {
            let known =
                |setup: &SavedSetup| matches!(setup, SavedSetup::Known(setup) if setup.rules.game() == game);
            self.games.iter().any(known)
        };
        let [checkers, go] = [Game::Checkers, Game::Go].map(|game| !is_known(game));
        if checkers {
            self.change(Game::Checkers, |last| last.mode = Mode::HandOver);
        }
        if go {
            self.set_rules(Game::Go.presets()[0].rules);
        }
    }

    /// Returns the rules of the next match of this game.
    #[must_use]
    pub fn rules(&self, game: Game) -> Rules {
        self.of(game).rules
    }

    /// Returns the mode of the next match of this game.
    #[must_use]
    pub fn mode(&self, game: Game) -> Mode {
        let LastSetup { mode, alone, .. } = self.of(game);
        match self.opposition {
            Opposition::People => mode,
            Opposition::Computer | Opposition::ByLink => alone,
            Opposition::Watched => Mode::Quick,
        }
    }

    /// Returns the whole setup of the next match of this game.
    #[must_use]
    pub fn setup(&self, game: Game) -> Setup {
        let players = Side::BOTH.map(|side| self.player(game, side));
        let (rules, mode) = (self.rules(game), self.mode(game));
        let (clocks, tournament_mode) = (self.clocks(game), self.in_tournament_mode(game));
        let series = self.best_of(game).map(Series::new);
        Setup { mode, clocks, tournament_mode, series, ..Setup::new(rules, players) }
    }

    /// Returns the time controls, indexed by [`Side::index`]; none for a match between computers, or where clocks would
    /// never run.
    #[must_use]
    pub fn clocks(&self, game: Game) -> [Option<TimeControl>; 2] {
        match self.opposition {
            Opposition::People | Opposition::Computer => self.of(game).clocks,
            Opposition::ByLink if PLAYS_LIVE => self.of(game).live_clocks,
            Opposition::Watched | Opposition::ByLink => [None; 2],
        }
    }

    /// Returns the player of this side: a person, here or on another device, the computer or another program.
    #[must_use]
    pub fn player(&self, game: Game, side: Side) -> Player {
        match (self.level(side), self.program(game, side)) {
            (Some(_), Some(name)) => Player::program(&name),
            (Some(level), None) => Player::computer(level),
            (None, _) => Player { away: self.is_away(side), ..self.players[side.index()].clone() },
        }
    }

    /// Returns `true` if the player of this side is on another device.
    #[must_use]
    pub fn is_away(&self, side: Side) -> bool {
        self.opposition == Opposition::ByLink && side == self.computer
    }

    /// Returns the level of the computer on this side; `None` for a person.
    #[must_use]
    pub fn level(&self, side: Side) -> Option<Level> {
        let plays = match self.opposition {
            Opposition::People | Opposition::ByLink => false,
            Opposition::Computer => side == self.computer,
            Opposition::Watched => true,
        };
        plays.then_some(self.levels[side.index()])
    }

    /// Returns what the coach aims at in the next match of this game. `None` if there is no coach, or if no person plays
    /// against the computer.
    #[must_use]
    pub fn coach(&self, game: Game) -> Option<Wish> {
        let plays = self.opposition == Opposition::Computer && self.program(game, self.computer).is_none();
        self.coach.filter(|_| plays)
    }

    /// Returns the name of the program that plays this side in place of the computer.
    #[must_use]
    pub fn program(&self, game: Game, side: Side) -> Option<String> {
        self.level(side).and_then(|_| self.of(game).programs[side.index()].clone())
    }

    /// Lets a program play this side of a game, or the computer again.
    pub fn set_program(&mut self, game: Game, side: Side, program: Option<String>) {
        if self.of(game).programs[side.index()] != program {
            self.change(game, |last| last.programs[side.index()] = program);
        }
    }

    /// Lets a program play where the computer does, after it was added; or one that had another name before, where it
    /// plays already.
    pub fn choose_program(&mut self, game: Game, before: Option<&str>, name: String) {
        let is_chosen = |side: &Side| match before {
            Some(before) => self.of(game).programs[side.index()].as_deref() == Some(before),
            None if self.opposition == Opposition::Watched => *side == Side::First,
            None => *side == self.computer,
        };
        let sides: Vec<Side> = Side::BOTH.into_iter().filter(is_chosen).collect();
        for side in sides {
            self.set_program(game, side, Some(name.clone()));
        }
    }

    /// Swaps the sides of the players, with their levels and clocks.
    pub fn swap(&mut self) {
        self.players.swap(0, 1);
        self.levels.swap(0, 1);
        for setup in &mut self.games {
            if let SavedSetup::Known(setup) = setup {
                setup.clocks.swap(0, 1);
                setup.live_clocks.swap(0, 1);
                setup.programs.swap(0, 1);
            }
        }
        self.computer = self.computer.other();
    }

    /// Sets the rules of their game.
    pub fn set_rules(&mut self, rules: Rules) {
        self.change(rules.game(), |last| last.rules = rules);
    }

    /// Sets the mode of a game: between two people at this device, or with one, as the players are now.
    pub fn set_mode(&mut self, game: Game, mode: Mode) {
        let is_alone = self.opposition != Opposition::People;
        self.change(game, |last| *(if is_alone { &mut last.alone } else { &mut last.mode }) = mode);
    }

    /// Returns `true` if the next match has no undo, hints or warnings. A match between computers is never
    /// in this mode, since no person plays it, and one by link is unless both players agree on hints.
    #[must_use]
    pub fn in_tournament_mode(&self, game: Game) -> bool {
        match self.opposition {
            Opposition::People | Opposition::Computer => self.of(game).tournament_mode,
            Opposition::Watched => false,
            Opposition::ByLink => !self.hints_by_link,
        }
    }

    /// Turns undo, hints and warnings off in matches of this game, or on again. By link, all games have one
    /// setting.
    pub fn set_tournament_mode(&mut self, game: Game, tournament_mode: bool) {
        if self.opposition == Opposition::ByLink {
            self.hints_by_link = !tournament_mode;
        } else {
            self.change(game, |last| last.tournament_mode = tournament_mode);
        }
    }

    /// Returns the length of the series; `None` for a single game and between computers.
    #[must_use]
    pub fn best_of(&self, game: Game) -> Option<u8> {
        let known = self.of(game).best_of.filter(|best_of| Series::LENGTHS.contains(best_of));
        known.filter(|_| self.opposition != Opposition::Watched)
    }

    /// Sets the number of games in a series; `None` for a single game.
    pub fn set_best_of(&mut self, game: Game, best_of: Option<u8>) {
        self.change(game, |last| last.best_of = best_of);
    }

    /// Accepts a proposal that makes the next match of this game more even.
    pub fn equalise(&mut self, game: Game, Proposal { loser, equaliser, .. }: Proposal) {
        match equaliser {
            Equaliser::Level(level) => self.levels[self.computer.index()] = level,
            Equaliser::Stones(stones) => {
                let change = RuleChange::Go(GoChange::Handicap(stones));
                self.set_rules(changed(self.rules(game), change));
                self.begin_with(loser);
            }
            Equaliser::Begin => self.begin_with(loser),
            Equaliser::Time(control) => {
                let mut clocks = self.clocks(game);
                clocks[loser.other().index()] = Some(control);
                self.set_clocks(game, clocks);
            }
        }
    }

    /// Lets the player on this side move first.
    fn begin_with(&mut self, side: Side) {
        if side == Side::Second {
            self.swap();
        }
    }

    /// Sets the time controls of a game, indexed by [`Side::index`]: by link or at one device, as the players are now.
    pub fn set_clocks(&mut self, game: Game, clocks: [Option<TimeControl>; 2]) {
        let is_by_link = self.opposition == Opposition::ByLink;
        self.change(game, |last| {
            *(if is_by_link { &mut last.live_clocks } else { &mut last.clocks }) = clocks;
        });
    }

    fn of(&self, game: Game) -> LastSetup {
        let mut known = self.games.iter().filter_map(|setup| match setup {
            SavedSetup::Known(setup) => Some(setup),
            SavedSetup::Later(_) => None,
        });
        let usual = LastSetup {
            rules: game.first_rules(),
            mode: Mode::Quick,
            alone: Mode::Quick,
            clocks: [None; 2],
            live_clocks: [None; 2],
            tournament_mode: false,
            best_of: None,
            programs: [None, None],
        };
        known.find(|setup| setup.rules.game() == game).cloned().unwrap_or(usual)
    }

    /// Changes the last setup of a game.
    fn change(&mut self, game: Game, change: impl FnOnce(&mut LastSetup)) {
        let mut setup = self.of(game);
        change(&mut setup);
        let known = self.games.iter_mut().find_map(|saved| match saved {
            SavedSetup::Known(known) => (known.rules.game() == game).then_some(known),
            SavedSetup::Later(_) => None,
        });
        match known {
            Some(known) => *known = setup,
            // After those of a later version, in which the last setup of a game counts.
            None => self.games.push(SavedSetup::Known(setup)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{checkers, go};

    #[test]
    fn each_game_has_its_own_setup_and_all_share_the_players() {
        let mut last = LastSetups::default();
        last.players[0].name = "Anna".to_owned();
        last.set_rules(Rules::Go(go::Rules::JAPANESE));
        last.set_mode(Game::Go, Mode::HandOver);
        last.set_rules(Rules::Checkers(checkers::Rules::HOUSE));
        let text = serde_json::to_string(&last).expect("it can be written");
        let read: LastSetups = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read, last);
        assert_eq!(read.rules(Game::Go), Rules::Go(go::Rules::JAPANESE));
        assert_eq!(read.mode(Game::Go), Mode::HandOver);
        assert_eq!(read.mode(Game::Checkers), Mode::Quick);
        assert_eq!(read.mode(Game::Four), Mode::Quick);
        assert_eq!(read.setup(Game::Four).players[0].name, "Anna");
    }

    #[test]
    fn the_mode_against_the_computer_is_quick_by_default_and_separate() {
        let mut last = LastSetups::default();
        last.players[0].name = "Anna".to_owned();
        last.opposition = Opposition::Computer;
        last.levels[1] = Level::HIGHEST;
        assert_eq!(last.mode(Game::Checkers), Mode::Quick);
        let setup = last.setup(Game::Checkers);
        assert_eq!(setup.players[1].computer, Some(Level::HIGHEST));
        assert_eq!((setup.players[0].name.as_str(), setup.only_person()), ("Anna", Some(Side::First)));
        last.swap();
        assert_eq!(last.player(Game::Checkers, Side::Second).name, "Anna");
        assert_eq!(last.player(Game::Checkers, Side::First).computer, Some(Level::HIGHEST));
        last.set_mode(Game::Checkers, Mode::HandOver);
        let text = serde_json::to_string(&last).expect("it can be written");
        assert_eq!(serde_json::from_str::<LastSetups>(&text).expect("it can be read"), last);
        assert_eq!(last.mode(Game::Checkers), Mode::HandOver);
        last.opposition = Opposition::People;
        assert_eq!(last.mode(Game::Reversi), Mode::Quick);
        assert!(last.setup(Game::Checkers).players.iter().all(|player| player.computer.is_none()));
    }

    /// Files of version 0.1 do not name an edition.
    #[test]
    fn older_files_keep_what_their_players_had() {
        let first = |text: &str| serde_json::from_str::<LastSetups>(text).expect("it can be read");
        let chinese = Rules::Go(go::Rules::CHINESE);
        for text in ["null", "{}", r#"{"games": [{"rules": {"game": "reversi"}, "mode": "quick"}]}"#] {
            let last = first(text);
            assert_eq!(
                (last.mode(Game::Checkers), last.rules(Game::Go)),
                (Mode::HandOver, chinese),
                "{text}"
            );
            assert_eq!(last.mode(Game::Reversi), Mode::Quick);
            let again = first(&serde_json::to_string(&last).expect("it can be written"));
            assert_eq!(again, last);
        }
        let chosen = r#"{"games": [{"rules": {"game": "go", "size": 13}, "mode": "hand-over"},
            {"rules": {"game": "checkers"}, "mode": "quick"}]}"#;
        let last = first(chosen);
        assert_eq!((last.mode(Game::Checkers), last.mode(Game::Go)), (Mode::Quick, Mode::HandOver));
        assert_eq!(last.rules(Game::Go).grid().columns, 13);
        // Players without a file begin with quick turns and the small board.
        let new = LastSetups::default();
        let again = first(&serde_json::to_string(&new).expect("it can be written"));
        assert_eq!(again, new);
        assert_eq!((again.mode(Game::Checkers), again.rules(Game::Go).grid().columns), (Mode::Quick, 9));
    }

    #[test]
    fn an_unreadable_setup_costs_itself_alone_and_is_kept() {
        let text = r#"{
            "players": [{"name": "Anna", "avatar": "fish"}, {"name": "", "avatar": "leaf"}],
            "edition": 2,
            "games": [
                {"rules": {"game": "gomoku", "size": 200}, "mode": "quick"},
                {"rules": {"game": "chess"}, "mode": "quick"},
                {"rules": {"game": "go", "size": 9}, "mode": "quick"}
            ]
        }"#;
        let read: LastSetups = serde_json::from_str(text).expect("it can be read");
        assert_eq!(read.players[0].name, "Anna");
        assert_eq!(read.games.len(), 3, "the unreadable setups are kept");
        let again = serde_json::to_value(&read).expect("it can be written");
        assert_eq!(again["games"][1]["rules"]["game"], "chess");
        assert_eq!(read.rules(Game::Go).grid().columns, 9);
    }
}
