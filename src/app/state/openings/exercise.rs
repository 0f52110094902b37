//! An opening on the board: the judgement of touches, and the turns of the other side.

use crate::app::state::attempt::{self, Answer};
use crate::play::Match;
use crate::puzzles::Drill;
use crate::rules::{Change, Rules, Side, Square, Turn};

/// An opening that is practised.
#[derive(Clone, Debug)]
pub struct Exercise {
    drill: Drill,
    /// The match on the board.
    game: Match,
    stage: Stage,
    /// A turn was missed or shown.
    is_missed: bool,
    /// The result was counted.
    has_counted: bool,
    /// It was done before, so that only a miss counts.
    is_repeated: bool,
}

/// The stage of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player looks for the turn, or the other side is about to play.
    Open,
    /// The player has played a turn that is not in the opening. It may lead to another opening.
    Wrong(Option<&'static str>),
    /// The opening is on the board.
    Done,
}

impl Exercise {
    /// Puts the first position of an opening on the board. Returns `None` if there is none, which a test excludes.
    #[must_use]
    pub fn new(drill: Drill) -> Option<Exercise> {
        let game = first(&drill)?;
        let [is_missed, has_counted, is_repeated] = [false; 3];
        Some(Exercise { drill, game, stage: Stage::Open, is_missed, has_counted, is_repeated })
    }

    /// Returns the opening and the side of the player.
    #[must_use]
    pub fn drill(&self) -> &Drill {
        &self.drill
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.game.setup().rules
    }

    /// Returns the side of the player.
    #[must_use]
    pub fn side(&self) -> Side {
        self.drill.side()
    }

    /// Returns the match on the board.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the stage.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns `true` once a turn was missed or shown.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// Returns `true` if squares can be touched.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.stage == Stage::Open && self.game.position().to_move() == self.side()
    }

    /// Returns `true` while a turn of the other side follows by itself.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.stage == Stage::Open && !self.is_open()
    }

    /// Handles a touch of a square. A complete turn is played, whether it is right or not.
    pub fn touch(&mut self, square: Square) -> Answer {
        if !self.is_open() {
            return Answer::Over;
        }
        let (drill, turns) = (self.drill, self.turns());
        match attempt::touch(&mut self.game, square, |turn| is_right(&drill, turns, turn)) {
            Ok(turn) => self.judge(&turn),
            Err(answer) => answer,
        }
    }

    /// Plays a turn of the player.
    fn judge(&mut self, turn: &Turn) -> Answer {
        let is_right = is_right(&self.drill, self.turns(), turn);
        let Ok(played) = self.game.play(turn) else { return Answer::Touched };
        if is_right {
            self.look();
        } else {
            let turns = self.turns();
            let named = self.drill.openings().name(&turns).filter(|named| named.turns == turns.len());
            self.stage = Stage::Wrong(named.map(|named| named.name));
            self.is_missed = true;
        }
        Answer::Played(played.changes)
    }

    /// Looks if the opening is on the board.
    fn look(&mut self) {
        self.stage = if self.game.turn_count() >= self.drill.turns() { Stage::Done } else { Stage::Open };
    }

    /// Returns the turns on the board.
    fn turns(&self) -> Vec<Turn> {
        self.game.all_turns()
    }

    /// Returns the turn that goes on along the opening from the turns that were right.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        self.drill.turn_after(&self.turns())
    }

    /// Returns whether the opening was found without a mistake, once that is known, and only once.
    pub(super) fn counts(&mut self) -> Option<bool> {
        let is_known = self.is_missed || (self.stage == Stage::Done && !self.is_repeated);
        (is_known && !std::mem::replace(&mut self.has_counted, true)).then_some(!self.is_missed)
    }

    /// Plays the next turn along the opening, and returns its changes. `None` if there is none.
    pub(super) fn next_turn(&mut self) -> Option<Vec<Change>> {
        let turn = self.turn()?;
        let played = self.game.play(&turn).ok()?;
        self.look();
        Some(played.changes)
    }

    /// Takes a wrong turn back.
    pub(super) fn take_back(&mut self) {
        if let Stage::Wrong(_) = self.stage {
            let mut turns = self.turns();
            turns.pop();
            self.set_up(&turns);
        }
    }

    /// Begins again. Then only a miss counts.
    pub(super) fn again(&mut self) {
        self.set_up(&[]);
        (self.is_missed, self.has_counted, self.is_repeated) = (false, false, true);
    }

    /// Takes a wrong turn back, and shows the right one.
    pub(super) fn show(&mut self) -> Option<Vec<Change>> {
        self.take_back();
        self.is_missed = true;
        self.next_turn()
    }

    /// Puts these turns on the board.
    fn set_up(&mut self, turns: &[Turn]) {
        let Some(mut game) = first(&self.drill) else { return };
        for turn in turns {
            if game.play(turn).is_err() {
                break;
            }
        }
        self.game = game;
        self.stage = Stage::Open;
    }
}

/// Returns `true` for a turn that keeps a game, after these turns, on the way to the opening.
fn is_right(drill: &Drill, mut turns: Vec<Turn>, turn: &Turn) -> bool {
    turns.push(turn.clone());
    drill.is_on_the_way(&turns)
}

/// Returns the match that begins with the first position of an opening.
fn first(drill: &Drill) -> Option<Match> {
    attempt::start(drill.openings().rules(), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::openings::Openings;
    use crate::rules::Game;

    fn exercise(game: Game, name: &str, side: Side) -> Exercise {
        let openings = Openings::of_game(game).next().expect("openings");
        Exercise::new(Drill::of(openings, name, side).expect("a drill")).expect("a start")
    }

    fn play(exercise: &mut Exercise, word: &str) -> Answer {
        let turn = notation::read_turn(exercise.game().position(), word).expect("a turn");
        turn.0.iter().fold(Answer::Over, |_, &square| exercise.touch(square))
    }

    #[test]
    fn the_other_side_follows_until_the_opening_is_there() {
        let mut tiger = exercise(Game::Reversi, "Tiger", Side::First);
        assert!(tiger.is_open() && !tiger.follows());
        // The board is turned against that of the book.
        assert!(matches!(play(&mut tiger, "f5"), Answer::Played(_)));
        assert!(tiger.follows() && tiger.touch(Square(0)) == Answer::Over);
        for word in ["c3", "c4"] {
            assert!(tiger.next_turn().is_some());
            assert!(matches!(play(&mut tiger, word), Answer::Played(_)));
        }
        assert_eq!((tiger.stage(), tiger.counts(), tiger.counts()), (Stage::Done, Some(true), None));
        assert_eq!(tiger.next_turn(), None);
    }

    #[test]
    fn a_mistake_is_named_taken_back_and_counts_once() {
        let mut fife = exercise(Game::Checkers, "Fife", Side::Second);
        assert!(fife.follows());
        fife.next_turn().expect("11-15");
        assert!(matches!(play(&mut fife, "22-18"), Answer::Played(_)));
        assert_eq!(fife.stage(), Stage::Wrong(Some("Single Corner")));
        assert_eq!((fife.counts(), fife.counts()), (Some(false), None));
        fife.take_back();
        assert!(fife.is_open() && fife.game().turn_count() == 1);
        fife.show().expect("23-19");
        fife.next_turn().expect("9-14");
        assert!(matches!(play(&mut fife, "22-17"), Answer::Played(_)));
        fife.next_turn().expect("5-9");
        assert_eq!((fife.stage(), fife.is_missed(), fife.counts()), (Stage::Done, true, None));
        fife.again();
        assert!(fife.follows() && fife.game().turn_count() == 0 && !fife.is_missed());
    }

    #[test]
    fn a_refused_touch_changes_nothing() {
        let mut fife = exercise(Game::Checkers, "Fife", Side::First);
        assert!(matches!(fife.touch(Square(0)), Answer::Refused(_)));
        assert!(fife.is_open() && !fife.is_missed());
    }
}
