//! Opponents: engines that play at the strength of a level.

use super::dead::dead;
use super::decision::Decision;
use super::levels::{EngineKind, Level, Skill};
use super::{Analysis, BaselineEngine, Engine, Limits, Line, Lines, Question, Resources, Stop, registry};
use crate::rules::random::Random;
use crate::rules::{Claim, Game, Position, Rules, Side, Square, Turn};

/// An engine that plays one game at one level. On one thread and without a time
/// [limit](Opponent::limits), its decisions depend only on the moves of the game, the level and the seed.
///
/// ```
/// use parlour::engine::{Decision, Level, Opponent, Stop};
/// use parlour::rules::Game;
/// use parlour::system;
///
/// let rules = Game::Four.presets()[0].rules;
/// let mut opponent = Opponent::new(rules, Level::LOWEST, 7, system::resources(1 << 18, 1));
/// let position = rules.start();
/// let decision = opponent.decide(&*position, &[position.hash()], &Stop::default());
/// assert!(matches!(decision, Some(Decision::Turn(_))));
/// ```
pub struct Opponent {
    level: Level,
    skill: Skill,
    seed: u64,
    engine: Box<dyn Engine>,
    /// Limits of a decision, initially those of the level. A time limit helps on slow devices.
    pub limits: Limits,
    /// `true` if openings vary.
    varies: bool,
    /// Number of consecutive decisions with a hopeless evaluation.
    hopeless: u32,
    /// Analysis behind the last decision, or `None` if it needed none.
    pub thought: Option<Analysis>,
}

/// Number of turns of the opening, in which nearly equal turns alternate.
const OPENING: usize = 8;

/// Loss halving and largest loss in the opening, for levels that otherwise play the best turn.
const OPENING_LOSS_HALVING: u16 = 8;
const OPENING_MOST_LOSS: u16 = 20;

/// Number of lines to choose from.
const LINES: usize = 12;
/// Number of lines for levels that rarely deviate from the best.
const FEW_LINES: usize = 4;
/// Loss halving below which these fewer lines suffice.
const FEW_BELOW: u16 = 20;

/// Lowest level that always plays a win in one.
const SEES_WINS: u8 = 3;

/// Lowest level whose evaluation is good enough to resign.
const RESIGNS: u8 = 6;
/// Chance of winning, in thousandths, below which it resigns at the third decision in a row.
const HOPELESS: u16 = 30;

/// Highest chance of winning, in thousandths, at which a draw is claimed or accepted.
const NOT_AHEAD: u16 = 550;
/// Number of turns before which no draw is accepted.
const DRAW_AFTER: usize = 20;

impl Opponent {
    /// Returns an opponent with the skill of this level. The seed decides between equally good turns, and
    /// at lower levels the errors.
    #[must_use]
    pub fn new(rules: Rules, level: Level, seed: u64, resources: Resources) -> Opponent {
        Opponent::with_skill(rules, level, level.skill(rules.game()), seed, resources)
    }

    /// Returns an opponent with this skill in place of the level's own. Measurements of strength use it.
    #[must_use]
    pub fn with_skill(rules: Rules, level: Level, skill: Skill, seed: u64, resources: Resources) -> Opponent {
        let engine = match skill.kind {
            EngineKind::Baseline => Box::new(BaselineEngine::new(rules, resources)),
            EngineKind::Specialised => registry::engine(rules, resources),
        };
        let limits = skill.limits();
        Opponent { level, skill, seed, engine, limits, varies: true, hopeless: 0, thought: None }
    }

    /// Returns the game's own engine, which always plays the best turn it finds.
    #[must_use]
    pub fn at_its_best(rules: Rules, limits: Limits, seed: u64, resources: Resources) -> Opponent {
        let opponent = Opponent::new(rules, Level::HIGHEST, seed, resources);
        Opponent { limits, ..opponent.without_variety() }
    }

    /// Returns the opponent without the alternation between nearly equal turns in openings. A position without its
    /// history would count as one.
    #[must_use]
    pub fn without_variety(self) -> Opponent {
        Opponent { varies: false, ..self }
    }

    /// Returns the engine, which can answer other questions too.
    pub fn engine(&mut self) -> &mut dyn Engine {
        &mut *self.engine
    }

    /// Returns the level.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides in a position. `history` holds the hashes of all positions of the game, this one last.
    /// Returns `None` if the game is over.
    pub fn decide(&mut self, position: &dyn Position, history: &[u64], stop: &Stop) -> Option<Decision> {
        self.thought = None;
        if position.counting().is_some() {
            return Some(Decision::Settle(dead(position)));
        }
        let lines = self.lines(history.len());
        let question = Question { position, history, limits: self.limits, lines, seed: self.seed };
        if !position.choices().is_empty() {
            return self.engine.choose(&question, stop).map(Decision::Choose);
        }
        let turns = position.turns();
        let claim = position.claims(history).first().copied();
        match &turns[..] {
            [] => return None,
            [only] if claim.is_none() => return Some(Decision::Turn(only.clone())),
            _ => {}
        }
        if self.level.number() >= SEES_WINS
            && let Some(turn) = winning_turn(position, &turns)
        {
            return Some(Decision::Turn(turn));
        }
        // Results of earlier searches would make a lower level stronger.
        if self.level < Level::HIGHEST {
            self.engine.forget();
        }
        let analysis = self.engine.analyse(&question, stop);
        let decision = self.judge(position, history, &analysis, claim);
        self.thought = Some(analysis);
        decision.or_else(|| turns.into_iter().next().map(Decision::Turn))
    }

    /// Answers the other player's proposal of dead stones: agrees unless its own proposal is worth more
    /// to it.
    #[must_use]
    pub fn answer(&self, position: &dyn Position, side: Side, dead: &[Square]) -> Option<Decision> {
        let counting = position.counting()?;
        let lead = |dead: &[Square]| {
            let points = counting.count(dead).points.0;
            points[side.index()] - points[side.other().index()]
        };
        let is_fair = lead(dead) >= lead(&super::dead(position));
        Some(if is_fair { Decision::Settle(dead.to_vec()) } else { Decision::PlayOn })
    }

    /// Returns `true` if an opponent accepts a draw with this chance of winning, in thousandths, after
    /// this number of turns.
    #[must_use]
    pub fn takes_draw(chance: u16, turns: usize) -> bool {
        chance <= NOT_AHEAD && turns >= DRAW_AFTER
    }

    /// Returns the number of lines to search for, given the number of positions of the game.
    fn lines(&self, positions: usize) -> Lines {
        match self.skill.loss_halving {
            0 if positions > OPENING || !self.varies => Lines::Best(1),
            loss_halving if loss_halving < FEW_BELOW => Lines::Best(FEW_LINES),
            _ => Lines::Best(LINES),
        }
    }

    fn judge(
        &mut self,
        position: &dyn Position,
        history: &[u64],
        analysis: &Analysis,
        claim: Option<Claim>,
    ) -> Option<Decision> {
        let best = analysis.lines.first()?;
        if let Some(claim) = claim
            && best.score.chance <= NOT_AHEAD
        {
            return Some(Decision::Claim(claim));
        }
        let is_hopeless = position.rules().game() == Game::Go
            && self.level.number() >= RESIGNS
            && best.score.chance < HOPELESS
            && history.len() > position.grid().squares().count() / 4;
        self.hopeless = if is_hopeless { self.hopeless + 1 } else { 0 };
        if self.hopeless >= 3 {
            return Some(Decision::Resign);
        }
        let (loss_halving, most_loss) = match self.skill.loss_halving {
            loss_halving if self.varies && history.len() <= OPENING => {
                (loss_halving.max(OPENING_LOSS_HALVING), self.skill.most_loss.max(OPENING_MOST_LOSS))
            }
            loss_halving => (loss_halving, self.skill.most_loss),
        };
        let mut random = Random::new(self.seed ^ position.hash() ^ history.len() as u64);
        let turn = choose(&analysis.lines, loss_halving, most_loss, &mut random)?;
        Some(Decision::Turn(turn.clone()))
    }
}

/// Returns a turn that wins at once, if there is one. In Go no turn does.
fn winning_turn(position: &dyn Position, turns: &[Turn]) -> Option<Turn> {
    if position.rules().game() == Game::Go {
        return None;
    }
    let wins = |turn: &&Turn| {
        let mut after = position.boxed();
        after.play(turn).is_ok()
            && after.outcome().is_some_and(|outcome| outcome.winner == Some(position.to_move()))
    };
    turns.iter().find(wins).cloned()
}

/// Samples the first turn of a line. The probability halves with every `loss_halving` by which a line is
/// worse than the best. Lines that are worse by more than `most_loss` are never chosen.
fn choose<'a>(lines: &'a [Line], loss_halving: u16, most_loss: u16, random: &mut Random) -> Option<&'a Turn> {
    let best = lines.first()?;
    // A pass can end the game, so it is never played by chance.
    let is_pass = |line: &Line| line.turns.first().is_some_and(|Turn(squares)| squares.is_empty());
    let weight = |line: &Line| {
        let loss = loss(best, line);
        if loss_halving == 0 || loss > most_loss || is_pass(line) != is_pass(best) {
            return 0;
        }
        // Interpolates linearly between the powers of two.
        let whole = 1_u64 << 32 >> (loss / loss_halving).min(32);
        whole - whole * u64::from(loss % loss_halving) / (2 * u64::from(loss_halving))
    };
    let weights: Vec<_> = lines.iter().map(weight).collect();
    let mut left = match weights.iter().sum() {
        0 => return best.turns.first(),
        sum => random.below(sum),
    };
    for (line, weight) in lines.iter().zip(weights) {
        if left < weight {
            return line.turns.first();
        }
        left -= weight;
    }
    best.turns.first()
}

/// Returns the loss against the best line, in thousandths of winning chance. Among proven results a
/// slower win and a faster loss are slightly worse.
fn loss(best: &Line, line: &Line) -> u16 {
    let decided_in = |line: &Line| line.score.decided_in.filter(|_| line.score.value != 0);
    let slower = match (decided_in(best), decided_in(line)) {
        (Some(best), Some(other)) => best.abs_diff(other).min(100) as u16 * 3,
        _ => 0,
    };
    best.score.chance.saturating_sub(line.score.chance).saturating_add(slower)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Score;
    use crate::notation;
    use crate::rules::go;

    fn line(square: u16, chance: u16) -> Line {
        Line { turns: vec![Turn(vec![Square(square)])], score: Score { value: 0, chance, decided_in: None } }
    }

    fn small() -> Resources {
        Resources::for_tests(1 << 18, 1)
    }

    #[test]
    fn weaker_moves_are_sampled_less() {
        let lines = [line(0, 600), line(1, 560), line(2, 520), line(3, 400)];
        let mut counts = [0; 4];
        for seed in 0..7000 {
            let turn = choose(&lines, 40, 150, &mut Random::new(seed)).expect("a turn");
            counts[usize::from(turn.0[0].0)] += 1;
        }
        for (count, expected) in counts.into_iter().zip([4000_i32, 2000, 1000, 0]) {
            assert!((expected - count).abs() < 300, "samples {counts:?} should follow the weights");
        }
        assert_eq!(counts[3], 0);
        for seed in 0..100 {
            assert_eq!(choose(&lines, 0, 0, &mut Random::new(seed)), Some(&lines[0].turns[0]));
        }
    }

    #[test]
    fn passes_are_never_sampled() {
        let pass = Line { turns: vec![Turn::default()], score: line(0, 500).score };
        for lines in [[line(0, 500), pass.clone()], [pass, line(0, 500)]] {
            for seed in 0..50 {
                assert_eq!(choose(&lines, 100, 500, &mut Random::new(seed)), Some(&lines[0].turns[0]));
            }
        }
    }

    #[test]
    fn levels_from_three_on_play_a_win_in_one() {
        let rules = Game::ConnectFour.presets()[0].rules;
        let mut position = rules.start();
        for column in ["4", "1", "4", "1", "4", "2"] {
            let turn = notation::read_turn(&*position, column).expect("a turn");
            position.play(&turn).expect("legal");
        }
        for level in Level::all().skip(2).take(7) {
            for seed in 0..5 {
                let mut opponent = Opponent::new(rules, level, seed, small());
                let decision = opponent.decide(&*position, &[position.hash()], &Stop::default());
                let won = notation::read_turn(&*position, "4").expect("a turn");
                assert_eq!(decision, Some(Decision::Turn(won)));
            }
        }
    }

    #[test]
    fn openings_vary_with_the_seed() {
        let rules = Game::ConnectFour.presets()[0].rules;
        let level = Level::new(5).expect("a level");
        let game = |seed| {
            let mut position = rules.start();
            let mut history = vec![position.hash()];
            let mut opponent = Opponent::new(rules, level, seed, small());
            let mut turns = Vec::new();
            for _ in 0..4 {
                match opponent.decide(&*position, &history, &Stop::default()) {
                    Some(Decision::Turn(turn)) => {
                        position.play(&turn).expect("a legal turn");
                        history.push(position.hash());
                        turns.push(turn);
                    }
                    other => panic!("{other:?}"),
                }
            }
            turns
        };
        let games: std::collections::HashSet<_> = (0..20).map(game).collect();
        assert!(games.len() >= 5);
        assert_eq!(game(3), game(3));
    }

    #[test]
    fn fair_counts_are_accepted_and_unfair_ones_refused() {
        let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
        let text = format!("{} X passes=2", [".X.XO.O.."; 9].join("/"));
        let position = notation::read_position(rules, &text).expect("a position");
        let mut opponent = Opponent::new(rules, Level::HIGHEST, 0, small());
        let proposal = position.counting().expect("a count").proposal();
        let decision = opponent.decide(&*position, &[position.hash()], &Stop::default());
        assert_eq!(decision, Some(Decision::Settle(proposal.clone())));
        assert_eq!(opponent.answer(&*position, Side::First, &proposal), Some(Decision::Settle(proposal)));
        let black: Vec<_> = rules
            .grid()
            .squares()
            .filter(|&square| position.piece(square).is_some_and(|piece| piece.side == Side::First))
            .collect();
        assert_eq!(opponent.answer(&*position, Side::First, &black), Some(Decision::PlayOn));
    }
}
