//! Conversion of app data to text in the player's language.

use fluent_bundle::FluentValue;

use crate::app::board::Colour;
use crate::app::device::language::Language;
use crate::app::ui::words::Words;
use crate::app::vocabulary::notice::{EditorNotice, Notice, StartNotice, WaitsOn};
use crate::app::vocabulary::preferences::Labels;
use crate::notation::{self, Style};
use crate::play::clock::Reading;
use crate::play::{CurrentTurn, Match, Notes, Player, Series, TimeControl};
use crate::rules::{Change, Forbidden, Game, Illegal, Position, Rules, Side, Square, Turn};

impl Words<'_> {
    /// Returns the style of square names in sentences, which is the same as on the board.
    pub fn style(&self) -> Style {
        match self.look.labels {
            Labels::Numbers => Style::Numbers,
            Labels::Letters | Labels::None => Style::Letters,
        }
    }

    /// Returns the name of a square, in the same style as on the board.
    pub fn square(&self, rules: Rules, square: Square) -> String {
        notation::square_name(rules, square, self.style())
    }

    /// Returns the name of a side's colour: "Black".
    pub fn side(&self, rules: Rules, side: Side) -> String {
        self.language.text(match self.look.colour(rules, side) {
            Colour::Black => "side-black",
            Colour::White => "side-white",
            Colour::Red => "side-red",
            Colour::Navy => "side-navy",
            Colour::Yellow => "side-yellow",
            Colour::Plum => "side-plum",
            Colour::Cream => "side-cream",
            Colour::Coral => "side-coral",
            Colour::Teal => "side-teal",
        })
    }

    /// Returns the name of a side's player.
    pub fn player(&self, game: &Match, side: Side) -> String {
        self.called(game.setup().rules, game.player(side), side)
    }

    /// Returns a player's name. The default is the side, or the level for a computer.
    pub fn called(&self, rules: Rules, player: &Player, side: Side) -> String {
        if let Some(level) = player.computer {
            return self.language.format("computer-of-level", &[("level", count(level.number().into()))]);
        }
        let name = player.name.trim();
        if name.is_empty() { self.side(rules, side) } else { name.to_owned() }
    }

    /// Returns the name of a game.
    pub fn game_name(&self, game: Game) -> String {
        self.language.text(game_key(game))
    }

    /// Returns what a game is, in a few words: "Trap and flip".
    pub fn game_line(&self, game: Game) -> String {
        self.language.text(&format!("{}-line", game_key(game)))
    }

    /// Returns the text of a notice. Notices about a match refer to `game`.
    pub fn said(&self, said: &Notice, game: Option<&Match>) -> String {
        let language = &self.language;
        match said {
            Notice::Refused { reason, .. } => self.illegal(reason),
            Notice::KingMe => language.text("say-king-me"),
            Notice::Waits { on, .. } => language.text(match on {
                WaitsOn::StartTurn => "say-start-first",
                WaitsOn::Clocks => "clock-paused",
                WaitsOn::Computer => "say-computers-turn",
                WaitsOn::Replay => "say-in-replay",
                WaitsOn::Sending => "link-send-first",
                WaitsOn::Letter(side) => {
                    let player = game.map_or_else(String::new, |game| self.player(game, *side));
                    return language.format("link-not-your-turn", &[("player", player.into())]);
                }
            }),
            Notice::Previous => language.text("say-previous"),
            Notice::NoPrevious => language.text("say-no-previous"),
            Notice::NothingToUndo => language.text("say-nothing-to-undo"),
            Notice::NothingToRedo => language.text("say-nothing-to-redo"),
            Notice::TournamentMode => language.text("setup-tournament-line"),
            Notice::Passed(side) => {
                language.format("say-passed", &[("side", self.side_in(game, *side).into())])
            }
            Notice::CannotMove(side) => {
                let [side, other] = [*side, side.other()].map(|side| self.side_in(game, side).into());
                language.format("say-cannot-move", &[("side", side), ("other", other)])
            }
            Notice::Chose(side) => self.chosen(game, *side),
            Notice::GameGoesOn => language.text("say-game-goes-on"),
            Notice::EarlierMatch => language.text("say-earlier-match"),
            Notice::NotSaved(reason) => language.format("say-not-saved", &[("reason", text(reason))]),
            Notice::SavedAgain => language.text("say-saved-again"),
            Notice::SketchKept => language.text("say-sketch-kept"),
            Notice::OnlyLooking => language.text("say-only-looking"),
            Notice::UpdateReady => language.text("say-update-ready"),
            Notice::LeaveUnsaved(reason) => language.format("say-leave-unsaved", &[("reason", text(reason))]),
            Notice::Start(report) => self.start_report(report),
            Notice::PlayFrom { turns, back } => {
                let key = if *back { "say-play-from" } else { "say-play-on-from" };
                language.format(key, &[("turns", count(*turns))])
            }
            Notice::TriesAgain { turns } => language.format("say-tries-again", &[("turns", count(*turns))]),
            Notice::NotesFull => {
                let values = [("turns", count(Notes::MAX_TURNS)), ("size", count(Notes::MAX_TEXT / 1024))];
                language.format("study-full", &values)
            }
            Notice::Record(said) => self.record_said(said),
            Notice::Computer(said) => self.computer_said(said, game),
            Notice::Library(said) => self.library_said(said),
            Notice::Letter(said) => self.letter_said(said, game),
            Notice::Live(said) => self.live_said(said, game),
            Notice::Lesson(said) => self.lesson_said(said, game),
            Notice::Editor(EditorNotice::Copied) => language.text("editor-copied"),
            Notice::Editor(EditorNotice::Pasted) => language.text("editor-pasted"),
        }
    }

    /// Returns a sentence for each kind of file that could not be used at the start.
    fn start_report(&self, report: &StartNotice) -> String {
        let files = |key: &str, files: &[(String, String)]| {
            let (first, reason) = files.first()?;
            let values = [("count", count(files.len())), ("file", text(first)), ("reason", text(reason))];
            Some(self.language.format(key, &values))
        };
        let number = |key: &str, number: usize| {
            (number > 0).then(|| self.language.format(key, &[("count", count(number))]))
        };
        let sentences = [
            files("say-put-aside", &report.put_aside),
            files("say-unread", &report.unread),
            number("say-later", report.later.len()),
            number("say-unknown-settings", report.unknown_settings),
        ];
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Returns the reason for a refused touch.
    pub(super) fn illegal(&self, reason: &Illegal) -> String {
        let key = match reason {
            Illegal::MatchFull { most } => {
                return self.language.format("illegal-match-full", &[("most", count(*most))]);
            }
            Illegal::GameOver => "illegal-game-over",
            Illegal::OffBoard => "illegal-off-board",
            Illegal::LightSquare { .. } => "illegal-light-square",
            Illegal::Empty { .. } => "illegal-empty",
            Illegal::NotYours { .. } => "illegal-not-yours",
            Illegal::Blocked { .. } => "illegal-blocked",
            Illegal::MustCapture { .. } => "illegal-must-capture",
            Illegal::MustContinue { .. } => "illegal-must-continue",
            Illegal::Unreachable { .. } => "illegal-unreachable",
            Illegal::Occupied { .. } => "illegal-occupied",
            Illegal::TurnEnds => "illegal-turn-ends",
            Illegal::Nothing => "illegal-nothing",
            Illegal::MustCaptureMost { .. } => "illegal-must-capture-most",
            Illegal::MustCaptureWithKing { .. } => "illegal-must-capture-with-king",
            Illegal::KingRests { .. } => "illegal-king-rests",
            Illegal::NoFlips { .. } => "illegal-no-flips",
            Illegal::CannotPass => "illegal-cannot-pass",
            Illegal::Suicide { .. } => "illegal-suicide",
            Illegal::Ko { .. } => "illegal-ko",
            Illegal::Superko { .. } => "illegal-superko",
            Illegal::Forbidden { why: Forbidden::Overline, .. } => "illegal-overline",
            Illegal::Forbidden { why: Forbidden::DoubleFour, .. } => "illegal-double-four",
            Illegal::Forbidden { why: Forbidden::DoubleThree, .. } => "illegal-double-three",
            Illegal::ColumnFull { .. } => "illegal-column-full",
            Illegal::NotAdjacent { .. } => "illegal-not-adjacent",
            Illegal::ChooseFirst => "illegal-choose-first",
            Illegal::NoChoice => "illegal-no-choice",
            Illegal::MustPass => "illegal-must-pass",
            Illegal::Falls { .. } => "illegal-falls",
            Illegal::NothingToCount => "illegal-nothing-to-count",
            Illegal::AllAlive => "illegal-all-alive",
            Illegal::NoClaim => "illegal-no-claim",
        };
        self.language.format(key, &[("count", count(reason.squares().len()))])
    }

    /// Returns the effect of the staged turn: "C4 jumps to E6 and G8. Two pieces go."
    pub fn staged(&self, game: &Match) -> Option<String> {
        let current = &game.turns().current;
        let (&from, rest) = current.path.split_first()?;
        if game.position().piece(from).is_none() {
            return Some(self.placed(game, from));
        }
        if notation::is_swap(game.position(), &Turn(current.path.clone())) {
            let side = self.side(game.setup().rules, current.side);
            return Some(self.language.format("say-swaps", &[("side", side.into())]));
        }
        let to: Vec<_> = rest.iter().map(|&to| self.square(game.setup().rules, to)).collect();
        let from = self.square(game.setup().rules, from);
        let removed = current.removed().count();
        Some(if to.is_empty() {
            self.language.format("say-chosen", &[("from", from.into())])
        } else if removed == 0 {
            self.language.format("say-moves", &[("from", from.into()), ("to", self.list(&to).into())])
        } else {
            let values = [("from", from.into()), ("to", self.list(&to).into()), ("count", count(removed))];
            self.language.format("say-jumps", &values)
        })
    }
}

impl Words<'_> {
    /// Returns the last turn or another last act: "Anna: E4×D5".
    pub fn last_turn(&self, game: &Match) -> Option<String> {
        let (position, turn) = game.played().next_back()?;
        let name = turn_name(*self, &*position, turn);
        let player = self.player(game, position.to_move());
        Some(self.language.format("replay-made", &[("player", player.into()), ("turn", name.into())]))
    }

    /// Returns the effect of placing a piece: "Black at F4. Three discs turn."
    fn placed(&self, game: &Match, square: Square) -> String {
        let CurrentTurn { side, changes, .. } = &game.turns().current;
        let rules = game.setup().rules;
        let values =
            [("side", self.side(rules, *side).into()), ("square", self.square(rules, square).into())];
        let placed = self.language.format("say-places", &values);
        let number = |is_meant: fn(&Change) -> bool| changes.iter().filter(|change| is_meant(change)).count();
        let turned = number(|change| matches!(change, Change::Flip { .. }));
        let taken = number(|change| matches!(change, Change::Remove { .. }));
        let key = match (turned, taken) {
            (0, 0) => return placed,
            (0, _) => "say-takes",
            _ => "say-turns-over",
        };
        format!("{placed} {}", self.language.format(key, &[("count", count(turned + taken))]))
    }

    /// Returns the name of a side's colour in the current match.
    fn side_in(&self, game: Option<&Match>, side: Side) -> String {
        game.map_or_else(String::new, |game| self.side(game.setup().rules, side))
    }

    /// Returns the colours of the players after the choice.
    fn chosen(&self, game: Option<&Match>, side: Side) -> String {
        let Some(game) = game else { return String::new() };
        let values =
            [("player", self.player(game, side).into()), ("side", self.side_in(Some(game), side).into())];
        self.language.format("say-chose", &values)
    }
}

impl Words<'_> {
    /// Returns the local date of a Unix time. Returns `None` for 0, an unknown time.
    pub fn date(&self, seconds: u64) -> Option<String> {
        let at =
            jiff::Timestamp::from_second(i64::try_from(seconds).ok().filter(|seconds| *seconds > 0)?).ok()?;
        let here = jiff::tz::TimeZone::system();
        let (day, today) = (at.to_zoned(here.clone()), jiff::Timestamp::now().to_zoned(here));
        let key = if day.year() == today.year() { "date" } else { "date-and-year" };
        let values = [("day", day.day().into()), ("month", day.month().into()), ("year", day.year().into())];
        Some(self.language.format(key, &values))
    }
}

impl Words<'_> {
    /// Returns a duration: "10 min", "30 s".
    pub fn span(&self, seconds: u32) -> String {
        match (seconds / 60, seconds % 60) {
            (0, _) => self.language.format("clock-seconds", &[("seconds", seconds.into())]),
            (minutes, 0) => self.language.format("clock-minutes", &[("minutes", minutes.into())]),
            (minutes, seconds) => format!("{minutes}:{seconds:02}"),
        }
    }

    /// Returns the short form of a time control: "10 min + 5 s".
    pub fn control(&self, control: TimeControl) -> String {
        let span = |seconds| FluentValue::from(self.span(seconds));
        let with = |key, values: &[_]| self.language.format(key, values);
        match control {
            TimeControl::SuddenDeath { main } => self.span(main),
            TimeControl::Fischer { main, increment } => {
                with("clock-fischer", &[("main", span(main)), ("increment", span(increment))])
            }
            TimeControl::Delay { main, delay } => {
                with("clock-delay", &[("main", span(main)), ("delay", span(delay))])
            }
            TimeControl::Bronstein { main, delay } => {
                with("clock-bronstein", &[("main", span(main)), ("delay", span(delay))])
            }
            TimeControl::ByoYomi { main, periods, period } => {
                let values = [("main", span(main)), ("periods", periods.into()), ("period", span(period))];
                with("clock-byo-yomi", &values)
            }
            TimeControl::Canadian { main, stones, period } => {
                let values = [("main", span(main)), ("stones", stones.into()), ("period", span(period))];
                with("clock-canadian", &values)
            }
            TimeControl::Hourglass { main } => with("clock-hourglass", &[("main", span(main))]),
            TimeControl::PerTurn { time } => with("clock-per-turn", &[("time", span(time))]),
        }
    }

    /// Returns a duration in words: "10 minutes".
    fn time(&self, seconds: u32) -> String {
        match (seconds / 60, seconds % 60) {
            (0, _) => self.language.format("time-seconds", &[("seconds", seconds.into())]),
            (minutes, 0) => self.language.format("time-minutes", &[("minutes", minutes.into())]),
            _ => self.span(seconds),
        }
    }

    /// Returns a time control in words: "10 minutes each, 5 seconds added per move".
    pub fn control_in_words(&self, control: TimeControl) -> String {
        let time = |seconds| FluentValue::from(self.time(seconds));
        let with = |key, values: &[_]| self.language.format(key, values);
        match control {
            TimeControl::SuddenDeath { main } => with("clock-sudden-death-words", &[("main", time(main))]),
            TimeControl::Fischer { main, increment } => {
                with("clock-fischer-words", &[("main", time(main)), ("increment", time(increment))])
            }
            TimeControl::Delay { main, delay } => {
                with("clock-delay-words", &[("main", time(main)), ("delay", time(delay))])
            }
            TimeControl::Bronstein { main, delay } => {
                with("clock-bronstein-words", &[("main", time(main)), ("delay", time(delay))])
            }
            TimeControl::ByoYomi { main, periods, period } => {
                let values = [("main", time(main)), ("periods", periods.into()), ("period", time(period))];
                with("clock-byo-yomi-words", &values)
            }
            TimeControl::Canadian { main, stones, period } => {
                let values = [("main", time(main)), ("stones", stones.into()), ("period", time(period))];
                with("clock-canadian-words", &values)
            }
            TimeControl::Hourglass { main } => with("clock-hourglass-words", &[("main", time(main))]),
            TimeControl::PerTurn { time: each } => with("clock-per-turn-words", &[("time", time(each))]),
        }
    }

    /// Returns the periods or stones left in overtime, such as "3 × 30 s", or the delay that is
    /// left before the main time runs. Returns `None` if the clock is in neither.
    pub fn overtime(&self, control: TimeControl, reading: &Reading) -> Option<String> {
        let left = |key, count: u8, length| {
            let values = [("count", count.into()), ("length", FluentValue::from(self.span(length)))];
            self.language.format(key, &values)
        };
        match (control, reading.overtime) {
            (TimeControl::ByoYomi { period, .. }, Some(overtime)) => {
                Some(left("clock-periods-left", overtime.periods, period))
            }
            (TimeControl::Canadian { period, .. }, Some(overtime)) => {
                Some(left("clock-stones-left", overtime.stones, period))
            }
            (TimeControl::Delay { .. }, _) if reading.delay > 0 => {
                let seconds = reading.delay.div_ceil(1000);
                Some(self.language.format("clock-waits", &[("seconds", seconds.into())]))
            }
            _ => None,
        }
    }
}

/// Returns the message key of a game's name.
fn game_key(game: Game) -> &'static str {
    match game {
        Game::Checkers => "game-checkers",
        Game::Reversi => "game-reversi",
        Game::Go => "game-go",
        Game::Gomoku => "game-gomoku",
        Game::ConnectFour => "game-connect-four",
        Game::Four => "game-four",
        Game::Hexdame => "game-hexdame",
        Game::Hex => "game-hex",
    }
}

/// Returns the name of a turn with typographic signs instead of ASCII ones.
pub fn turn_name(words: Words, position: &dyn Position, turn: &Turn) -> String {
    if turn.0.is_empty() {
        return words.language.text("moves-pass");
    }
    if notation::is_swap(position, turn) {
        return words.language.text("moves-swap");
    }
    let name = notation::turn_name(position, turn, words.style());
    match position.rules().game() {
        Game::Checkers | Game::Hexdame => name.replace('x', "×").replace('-', "–"),
        _ => name,
    }
}

/// Joins texts with the separator of the language.
pub fn list<S: AsRef<str>>(language: &Language, words: &[S]) -> String {
    let mut words = words.iter().map(AsRef::as_ref);
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |list, next| language.format("list", &[("list", list.into()), ("next", next.into())]))
}

impl Words<'_> {
    /// Joins texts with the separator of the language.
    pub fn list<S: AsRef<str>>(&self, words: &[S]) -> String {
        list(self.language, words)
    }

    /// Returns game and rules: "Checkers, American".
    pub fn game_by(&self, rules: Rules) -> String {
        let values =
            [("game", self.game_name(rules.game()).into()), ("rules", self.rules_name(rules).into())];
        self.language.format("game-by", &values)
    }

    /// Returns the length of a series: "Best of 3".
    pub fn best_of(&self, games: u8) -> String {
        self.language.format("series-best", &[("games", count(games.into()))])
    }

    /// Returns the number of the game in a series, with this message key.
    pub fn game_of(&self, key: &str, series: Series) -> String {
        let number = [("number", series.played + 1), ("games", series.best_of)];
        self.language.format(key, &number.map(|(name, number)| (name, count(number.into()))))
    }
}

/// Converts a number to a message argument.
pub fn count(number: usize) -> FluentValue<'static> {
    FluentValue::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Converts a text to a message argument.
pub fn text(words: &str) -> FluentValue<'static> {
    FluentValue::from(words.to_owned())
}
