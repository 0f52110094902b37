//! Commands that only query the game: its end, the legal moves and analyses.

use super::{Answer, Gtp, read_side, side_name};
use crate::engine::{Analysis, Lines, Question, Stop};
use crate::rules::go::Position as Go;
use crate::rules::{Count, Counting, Outcome, Points, Position, Side, Square};

impl Gtp {
    /// Returns the position at rest, as if both sides had passed now, and the proposed dead stones.
    fn counted(&self) -> Result<(Go, Vec<Square>), String> {
        let go = self.go().ok_or("only in Go")?;
        let at_rest = go.clone().with_passes(2);
        let dead = Counting::proposal(&at_rest);
        Ok((at_rest, dead))
    }

    pub(super) fn final_score(&self) -> Answer {
        let points = match self.counted() {
            Ok((go, dead)) => {
                let Count { points, .. } = go.count(&dead);
                points
            }
            Err(_) => match (self.session.course.position.outcome(), self.session.course.position.score()) {
                (Some(_), Some(points)) => points,
                (Some(Outcome { winner, .. }), None) => {
                    return Ok(winner
                        .map_or("0", |side| if side == Side::First { "B+" } else { "W+" })
                        .to_owned());
                }
                (None, _) => return Err("the game is not over".to_owned()),
            },
        };
        let Points([black, white]) = points;
        let difference = f64::from((black - white).abs()) / 2.;
        Ok(match points.leader() {
            Some(Side::First) => format!("B+{difference}"),
            Some(Side::Second) => format!("W+{difference}"),
            None => "0".to_owned(),
        })
    }

    pub(super) fn final_status_list(&mut self, words: &[&str], _: &Stop) -> Answer {
        let (go, dead) = self.counted()?;
        let count = go.count(&dead);
        let squares = Position::grid(&go).squares();
        let piece = |square| Position::piece(&go, square);
        let of: Vec<_> = match words {
            ["dead"] => dead,
            ["alive"] => squares.filter(|&at| piece(at).is_some() && !dead.contains(&at)).collect(),
            ["seki"] => Vec::new(),
            [name @ ("black_territory" | "white_territory")] => {
                let side = if *name == "black_territory" { Side::First } else { Side::Second };
                let is_empty = |at: &Square| piece(*at).is_none() || dead.contains(at);
                squares.filter(|at| is_empty(at) && count.owner[usize::from(at.0)] == Some(side)).collect()
            }
            _ => return Err("syntax error: dead, alive or seki".to_owned()),
        };
        // The protocol asks for one group per line.
        let mut lines: Vec<String> = Vec::new();
        let mut told: Vec<Square> = Vec::new();
        for &square in &of {
            if told.contains(&square) {
                continue;
            }
            let group = match go.group(square) {
                group if group.is_empty() => vec![square],
                group => group,
            };
            let names: Vec<_> = group
                .iter()
                .filter(|square| of.contains(square))
                .map(|&square| self.square_name(square))
                .collect();
            lines.push(names.join(" "));
            told.extend(group);
        }
        Ok(lines.join("\n"))
    }

    pub(super) fn all_legal(&self, words: &[&str]) -> Answer {
        if !words.is_empty() && read_side(words.first())? != self.session.course.position.to_move() {
            return Err("not that side's turn".to_owned());
        }
        let turns = self.session.course.position.turns();
        let names: Vec<_> = turns.iter().map(|turn| self.turn_name(turn)).collect();
        Ok(names.join(" "))
    }

    pub(super) fn title(&self) -> String {
        match self.session.setting.rules.game().name() {
            "go" => "Go".to_owned(),
            "reversi" => "Othello".to_owned(),
            name => name.to_owned(),
        }
    }

    pub(super) fn rules_board(&self) -> String {
        let position = &*self.session.course.position;
        let grid = position.grid();
        let letter = |square| match position.piece(square).map(|piece| piece.side) {
            Some(Side::First) => "X",
            Some(Side::Second) => "O",
            None => ".",
        };
        let squares: Vec<_> = grid.squares().collect();
        let rows = squares.chunks(grid.columns.into()).map(|row| {
            let row: Vec<_> = row.iter().map(|&square| letter(square)).collect();
            row.join(" ")
        });
        format!("\n{}", rows.collect::<Vec<_>>().join("\n"))
    }

    pub(super) fn analyze_commands(&self) -> String {
        let mut commands = vec!["string/Score Estimate/parlour-score", "varc/Best Line/parlour-best %c"];
        if self.go_rules().is_ok() {
            commands.extend([
                "dboard/Ownership/parlour-ownership",
                "plist/Final Dead/final_status_list dead",
                "plist/Black Territory/final_status_list black_territory",
                "plist/White Territory/final_status_list white_territory",
                "string/Final Score/final_score",
            ]);
        }
        commands.join("\n")
    }

    fn analyse(&mut self, stop: &Stop) -> Result<Analysis, String> {
        let position = &*self.session.course.position;
        if position.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let question = Question {
            position,
            history: &self.session.course.history,
            limits: self.session.setting.limits,
            lines: Lines::Best(1),
            seed: self.session.setting.seed,
        };
        Ok(self.session.opponent.engine().analyse(&question, stop))
    }

    pub(super) fn ownership(&mut self, stop: &Stop) -> Answer {
        let columns = self.session.course.rules.grid().columns;
        let ownership = self.analyse(stop)?.ownership.ok_or("not known in this game")?;
        let rows = ownership.chunks(columns.into()).map(|row| {
            let row: Vec<_> =
                row.iter().map(|&percent| format!("{:.2}", f64::from(percent) / 100.)).collect();
            row.join(" ")
        });
        Ok(format!("\n{}", rows.collect::<Vec<_>>().join("\n")))
    }

    pub(super) fn score(&mut self, stop: &Stop) -> Answer {
        let to_move = self.session.course.position.to_move();
        let analysis = self.analyse(stop)?;
        let score = analysis.lines.first().ok_or("nothing is known")?.score;
        let value = if to_move == Side::First { score.value } else { -score.value };
        let chance = score.chance_of_first(to_move);
        let leader = if value < 0 { "W" } else { "B" };
        Ok(format!("{leader}+{:.1} black {:.1}%", f64::from(value.abs()) / 100., f64::from(chance) / 10.))
    }

    pub(super) fn best(&mut self, stop: &Stop) -> Answer {
        let mut side = self.session.course.position.to_move();
        let analysis = self.analyse(stop)?;
        let line = analysis.lines.first().ok_or("nothing is known")?;
        let mut words = Vec::new();
        for turn in &line.turns {
            words.push(side_name(side).to_owned());
            words.push(self.turn_name(turn));
            side = side.other();
        }
        Ok(words.join(" "))
    }
}
