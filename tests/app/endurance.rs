//! Invariants over many turns and games: the board always shows the match, and no entity or memory
//! leaks.

use bevy::prelude::*;
use bevy::sprite::Text2d;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::PlayAction;
use parlour::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use parlour::play::{Mode, saved};
use parlour::rules::{Game, Position, Rules, Turn, go};

use crate::harness::{Player, setup_of};

// Here and not at the end of the list of tests, where it would run alone.
mod soak;

/// A reproducible generator of random numbers, by Park and Miller ("Random number generators: good
/// ones are hard to find", Communications of the ACM 31, 1988).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0 * 48_271 % 0x7FFF_FFFF;
        usize::try_from(self.0).expect("31 bits") % limit
    }

    pub fn turn(&mut self, position: &dyn Position) -> Turn {
        // A pass would end a game of Go in two turns.
        let turns: Vec<_> = position.turns();
        let placed: Vec<_> = turns.iter().filter(|turn| !turn.0.is_empty()).cloned().collect();
        let turns = if placed.is_empty() { turns } else { placed };
        turns[self.below(turns.len())].clone()
    }
}

/// Rules for every kind of board and every kind of move.
pub fn games() -> Vec<Rules> {
    let mut games: Vec<_> = Game::ALL.into_iter().map(|game| game.presets()[0].rules).collect();
    games.retain(|rules| rules.game() != Game::Go);
    games.push(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)));
    games.push(Game::Checkers.preset("international").expect("a preset"));
    games
}

/// Returns every sprite and text on the board: place, scale, rotation, size, colour and image.
fn seen(player: &mut Player) -> Vec<String> {
    let world = player.app.world_mut();
    let mut sprites = world.query::<(&Sprite, &GlobalTransform)>();
    let mut all: Vec<_> = sprites
        .iter(world)
        .map(|(sprite, at)| {
            let (scale, turn, place) = at.to_scale_rotation_translation();
            let colour = sprite.color.to_srgba();
            let image = sprite.image.id();
            format!("{place:.2} {scale:.2} {turn:.2} {:?} {colour:.2?} {image:?}", sprite.custom_size)
        })
        .collect();
    let mut texts = world.query::<(&Text2d, &GlobalTransform)>();
    all.extend(texts.iter(world).map(|(text, at)| format!("{:.2} {}", at.translation(), text.0)));
    all.sort();
    all
}

#[test]
fn a_rebuilt_board_looks_the_same_at_a_hundred_moments() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    let mut dice = Dice(20_261_121);
    let mut moments = 0;
    for rules in games() {
        player.begin_setup(setup_of(rules, Mode::Quick, None));
        for _ in 0..16 {
            if player.game().outcome().is_some() || player.game().counting().is_some() {
                break;
            }
            // Sometimes a turn is undone, or only started.
            if dice.below(5) == 0 && player.game().turn_count() > 0 {
                player.act(PlayAction::Undo);
            } else {
                let turn = dice.turn(player.game().position());
                let whole = turn.0.len() == 1 || dice.below(4) > 0;
                for &square in &turn.0[..if whole { turn.0.len() } else { 1 }] {
                    player.app.world_mut().write_message(SquareTouched(square));
                    player.app.update();
                }
            }
            player.rest();
            let moved = seen(&mut player);
            let pieces = player.pieces();
            assert_eq!(pieces, player.expected_pieces(), "{rules:?}");
            player.app.world_mut().write_message(BoardUpdate::Rebuild);
            player.app.world_mut().resource_mut::<Session>().set_changed();
            player.rest();
            let rebuilt = seen(&mut player);
            assert!(
                moved == rebuilt,
                "{rules:?} after {}: {}",
                player.game().turn_count(),
                first_difference(&moved, &rebuilt)
            );
            moments += 1;
        }
        player.act(PlayAction::ClearMoves);
    }
    assert!(moments >= 100, "a hundred moments should be compared, not {moments}");
}

fn first_difference(a: &[String], b: &[String]) -> String {
    let only = |a: &[String], b: &[String]| a.iter().find(|line| !b.contains(line)).cloned();
    format!("moved {:?}, rebuilt {:?}", only(a, b), only(b, a))
}

/// Counts the entities of the world and the images in memory.
fn count(player: &mut Player) -> (usize, usize) {
    player.rest();
    let world = player.app.world_mut();
    (world.query::<Entity>().iter(world).count(), world.resource::<Assets<Image>>().len())
}

#[test]
fn a_thousand_games_leave_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(412., 915.));
    let mut dice = Dice(7);
    player.begin("american", Mode::Quick);
    let games: Vec<_> = games().into_iter().filter(|rules| rules.game() != Game::Go).collect();
    let mut play = |player: &mut Player, game: usize| {
        let setup = setup_of(games[game % games.len()], Mode::Quick, None);
        player.app.world_mut().resource_mut::<Session>().begin(setup);
        player.app.world_mut().write_message(BoardUpdate::Rebuild);
        // All turns of a game in one frame: each starts its animation, and the next ends it.
        let mut position = player.game().position().boxed();
        while position.outcome().is_none() && player.game().outcome().is_none() {
            let turn = dice.turn(&*position);
            for &square in &turn.0 {
                player.app.world_mut().write_message(SquareTouched(square));
            }
            position.play(&turn).expect("a legal turn");
            if turn.0.is_empty() || position.turns().iter().all(|turn| turn.0.is_empty()) {
                // A pass has no square to touch, so the game stops here.
                break;
            }
            if game.is_multiple_of(100) {
                player.app.update();
            }
        }
        player.app.update();
    };
    // The first round fills the caches.
    for game in 0..games.len() {
        play(&mut player, game);
    }
    player.begin_setup(setup_of(games[0], Mode::Quick, None));
    let (entities, images) = count(&mut player);
    for game in 0..1000 {
        play(&mut player, game);
    }
    player.begin_setup(setup_of(games[0], Mode::Quick, None));
    let (entities_now, images_now) = count(&mut player);
    assert_eq!(entities_now, entities, "entities after a thousand games, and after the first");
    // Images of marks and pieces of all games stay in the cache, also of those that only win later.
    assert!(images_now <= images + 60, "{images_now} pictures after a thousand games, {images} after one");
}

/// Returns the state of the match on the table, without the acts that redo would restore.
fn standing(player: &Player) -> String {
    let game = player.game();
    format!("{} {} {:?}", game.id(), game.outcome().is_some(), game.acts())
}

#[test]
fn two_hundred_undos_retrace_two_hundred_acts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    let mut dice = Dice(1_001);
    let games = games();
    player.begin_setup(setup_of(games[0], Mode::Quick, None));
    let mut path = vec![standing(&player)];
    while path.len() <= 200 {
        let game = player.game();
        if game.outcome().is_some() || dice.below(24) == 0 {
            // Another game, or the same with the sides swapped.
            if dice.below(2) == 0 && game.outcome().is_some() {
                player.act(PlayAction::Rematch);
            } else {
                player.begin_setup(setup_of(games[dice.below(games.len())], Mode::Quick, None));
            }
        } else if game.counting().is_some() {
            player.act(PlayAction::PlayOn);
        } else {
            match dice.below(30) {
                0 => player.act(PlayAction::Resign),
                1 => player.act(PlayAction::AgreeDraw),
                _ => {
                    let turn = dice.turn(player.game().position());
                    if turn.0.is_empty() {
                        player.act(PlayAction::Pass);
                    }
                    for &square in &turn.0 {
                        player.app.world_mut().write_message(SquareTouched(square));
                        player.app.update();
                    }
                }
            }
        }
        let now = standing(&player);
        assert_ne!(path.last(), Some(&now), "every act does something");
        path.push(now);
    }
    let whole = saved::write(player.game());
    for at in (0..200).rev() {
        player.act(PlayAction::Undo);
        player.listen();
        assert_eq!(standing(&player), path[at], "after {} undos", 200 - at);
        if at % 20 == 0 {
            player.rest();
            assert_eq!(player.pieces(), player.expected_pieces());
        }
    }
    for (at, state) in path.iter().enumerate().skip(1) {
        player.act(PlayAction::Redo);
        player.listen();
        assert_eq!(&standing(&player), state, "after {at} redos");
    }
    assert_eq!(saved::write(player.game()), whole);
    player.rest();
    assert_eq!(player.pieces(), player.expected_pieces());
}
