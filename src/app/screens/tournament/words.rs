//! Sentences about tournaments.

use crate::app::screens::rule_words::halves;
use crate::app::screens::words::{count, text};
use crate::app::ui::words::Words;
use crate::play::tournament::handicap::Given;
use crate::play::tournament::{Ended, Evened, Kind, Pairing, Place, Ranked, Settings, Tournament};
use crate::play::{Participant, Player, Score};
use crate::rules::{Rules, Side, go};

/// Returns the message key of the name of a kind.
pub(super) fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::RoundRobin => "tournament-round-robin",
        Kind::DoubleRoundRobin => "tournament-double",
        Kind::Swiss { .. } => "tournament-swiss",
        Kind::KnockOut => "tournament-knock-out",
    }
}

/// Returns points in halves as a number: "2½".
pub(in crate::app::screens) fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns points in quarters as a number: "2½", "2.25".
pub(in crate::app::screens) fn quarter_points(quarters: u32) -> String {
    match quarters % 4 {
        0 | 2 => half_points(quarters / 2),
        part => format!("{}.{}", quarters / 4, part * 25),
    }
}

/// Returns how the games of a pairing ended so far, from the view of the player who is named first: "1–0", "½–½, 0–1".
/// `None` before the first.
pub(in crate::app::screens) fn result_of(pairing: &Pairing) -> Option<String> {
    let one = |(game, ended): (usize, &Ended)| {
        let is_first = pairing.sides(game)[0] == pairing.players[0];
        let sides = if is_first { Side::BOTH } else { [Side::Second, Side::First] };
        let [first, second] = sides.map(|side| half_points(ended.halves(side).into()));
        format!("{first}–{second}")
    };
    let games: Vec<_> = pairing.games.iter().enumerate().map(one).collect();
    (!games.is_empty()).then(|| games.join(", "))
}

impl Words<'_> {
    /// Returns the name of a player in a tournament: a name, or "Computer, level 4".
    pub fn entrant(&self, player: &Player) -> String {
        Participant::of(player).map_or_else(String::new, |who| self.who(&who))
    }

    /// Returns the games of a player: "2 won, 1 drawn, 0 lost".
    pub fn games_of(&self, score: Score) -> String {
        let values = [("won", score.won), ("drawn", score.drawn), ("lost", score.lost)];
        self.language.format("tournament-games", &values.map(|(name, number)| (name, number.into())))
    }

    /// Returns game, rules and kind of a tournament: "Go · 9x9 · Swiss".
    pub fn tournament_line(&self, settings: &Settings) -> String {
        let (game, kind) = (self.rules_name(settings.rules), self.language.text(kind_key(settings.kind)));
        format!("{} · {game} · {kind}", self.game_name(settings.rules.game()))
    }

    /// Returns the round that is played, or who has won.
    pub fn tournament_title(&self, tournament: &Tournament) -> String {
        if !tournament.is_over() {
            let open = tournament.open().first().map_or(0, |place| place.round);
            return self.round_of(tournament, open);
        }
        let standings = tournament.standings();
        let players = &tournament.settings().players;
        let first = standings.iter().filter(|row| row.place == 1);
        let names: Vec<_> = first.map(|row| self.entrant(&players[row.player])).collect();
        self.language.format("tournament-won", &[("player", self.list(&names).into())])
    }

    /// Returns the name of a round: "Round 2 of 5".
    pub fn round_of(&self, tournament: &Tournament, round: usize) -> String {
        let values = [("round", count(round + 1)), ("rounds", count(tournament.planned_rounds()))];
        self.language.format("tournament-round", &values)
    }

    /// Returns a name with what belongs to it: "Anna: 5 min".
    pub fn each(&self, who: &str, what: &str) -> String {
        self.language.format("tournament-each", &[("who", text(who)), ("what", text(what))])
    }

    /// Returns the tie-breaks of a player who has as many points as another one. Nothing orders players in a knock-out.
    pub fn ties(&self, kind: Kind, row: &Ranked, standings: &[Ranked]) -> Vec<String> {
        let is_tied = standings.iter().filter(|other| other.halves == row.halves).count() > 1;
        let value = |key: &str, points: String| self.each(&self.language.text(key), &points);
        let sonneborn_berger =
            || value("tournament-sonneborn-berger", quarter_points(row.sonneborn_berger_quarters));
        match kind {
            _ if !is_tied || row.halves == 0 => Vec::new(),
            Kind::KnockOut => Vec::new(),
            Kind::RoundRobin | Kind::DoubleRoundRobin => vec![sonneborn_berger()],
            Kind::Swiss { .. } => {
                vec![value("tournament-buchholz", half_points(row.buchholz)), sonneborn_berger()]
            }
        }
    }

    /// Returns what is given in a pairing to even out the chances.
    pub fn given(&self, tournament: &Tournament, place: Place) -> Option<String> {
        let pairing = tournament.pairing(place)?;
        let Evened { weaker, handicap } = tournament.evened(pairing.players)?;
        let settings = tournament.settings();
        let name = |player: usize| self.entrant(&settings.players[player]);
        match (handicap.given, settings.rules) {
            (Given::Go { stones, komi }, Rules::Go(rules)) => {
                let rules = Rules::Go(go::Rules { handicap: stones, komi, ..rules });
                let mut what = vec![self.side(rules, Side::First)];
                if stones > 0 {
                    let stones = [("stones", count(stones.into()))];
                    what.push(self.language.format("rules-handicap", &stones));
                }
                what.push(self.language.format("rules-komi", &[("points", halves(komi).into())]));
                Some(self.each(&name(weaker), &self.list(&what)))
            }
            (Given::Time { parts }, _) => {
                let times = tournament.times(parts);
                let of = |player: usize| {
                    self.each(&name(player), &self.span(times[usize::from(player == weaker)]))
                };
                Some(pairing.players.map(of).join(" · "))
            }
            (Given::Level(level), _) => {
                let level = [("level", count(level.number().into()))];
                Some(self.language.format("tournament-even-level", &level))
            }
            (Given::Nothing | Given::Go { .. }, _) => None,
        }
    }
}
