use crate::app::device::language::Language;
use crate::app::screens::rules::chapters::{self, Goal};
use crate::app::screens::rules::lesson::{Lesson, Lessons, Stage};
use crate::rules::{Game, Rules, go, gomoku};

/// Returns all available rules for which the rules pages differ.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<_> =
        Game::ALL.into_iter().flat_map(|game| game.presets().iter().map(|preset| preset.rules)).collect();
    for opening in [gomoku::Opening::Swap, gomoku::Opening::Swap2] {
        all.extend(gomoku::Rules::new(15, gomoku::Winning::FreeStyle, opening).map(Rules::Gomoku));
    }
    for size in go::Size::USUAL {
        let rules = go::Rules::CHINESE.on(size);
        all.push(Rules::Go(go::Rules { handicap: 4, ..rules }));
        all.push(Rules::Go(go::Rules { opening: go::Opening::SeatStones, ..rules }));
        all.push(Rules::Go(rules));
    }
    all
}

fn lessons(rules: Rules) -> Vec<Lesson> {
    let Lessons(lessons) = Lessons::on(rules);
    lessons
}

#[test]
fn every_chapter_has_a_position_and_a_solution_under_all_rules() {
    for rules in all_rules() {
        for mut lesson in lessons(rules) {
            let name = format!("{} by {rules:?}", lesson.chapter.key);
            assert!(lesson.game().is_some(), "the position should be readable: {name}");
            assert!(lesson.picture().is_some(), "there should be a picture: {name}");
            if lesson.chapter.goal.is_none() {
                continue;
            }
            assert_eq!(lesson.stage(), Stage::Fresh);
            let solution = lesson.chapter.solution.clone();
            let seen = |square| {
                let (column, row) = lesson.chapter.rules.grid().place(square);
                lesson.chapter.crop.is_none_or(|(left, top, columns, rows)| {
                    (left..left + columns).contains(&column) && (top..top + rows).contains(&row)
                })
            };
            assert!(solution.iter().all(|&square| seen(square)), "the solution should be visible: {name}");
            match lesson.chapter.goal {
                Some(Goal::Pass) => lesson.pass(),
                _ if solution.is_empty() => {
                    let turn = lesson.game().map(|game| game.position().turns().swap_remove(0));
                    turn.into_iter().flat_map(|turn| turn.0).for_each(|square| lesson.touch(square));
                }
                _ => touch_all(&mut lesson),
            }
            assert_eq!(lesson.stage(), Stage::Solved, "{name} should be solved: {:?}", lesson.refused());
            lesson.reset();
            assert_eq!((lesson.stage(), lesson.refused()), (Stage::Fresh, None));
        }
    }
}

/// Touches the squares of the solution like a player who sees the first of them already
/// selected.
fn touch_all(lesson: &mut Lesson) {
    for square in lesson.chapter.solution.clone() {
        let path = lesson.game().map(|game| game.turns().current.path.clone()).unwrap_or_default();
        if path.last() != Some(&square) {
            lesson.touch(square);
        }
    }
}

#[test]
fn every_chapter_has_its_messages() {
    let language = Language::default();
    for rules in all_rules() {
        for chapter in chapters::of(rules) {
            let ends: &[&str] =
                if chapter.goal.is_some() { &["-title", "-text", "-goal"] } else { &["-title", "-text"] };
            let own = ends.iter().map(|end| format!("{}{end}", chapter.key));
            let others = chapter.lines.iter().chain(&chapter.done).map(|&key| key.to_owned());
            for key in own.chain(others) {
                // A missing key is returned unchanged, and panics in a debug build.
                assert_ne!(language.text(&key), key);
            }
        }
    }
}

#[test]
fn a_legal_turn_can_miss_the_goal_and_be_tried_again() {
    let mut lesson =
        lessons(Game::Go.presets()[0].rules).into_iter().find(|lesson| lesson.chapter.key == "go-eyes");
    let lesson = lesson.as_mut().expect("Go should have a chapter on eyes");
    let elsewhere = lesson.chapter.rules.grid().square(6, 6).expect("the square should be on the board");
    lesson.touch(elsewhere);
    assert_eq!(lesson.stage(), Stage::Missed);
    assert!(!lesson.is_open());
    lesson.reset();
    assert!(lesson.is_open());
    touch_all(lesson);
    assert_eq!(lesson.stage(), Stage::Solved);
}

#[test]
fn a_jump_that_may_stop_can_be_finished() {
    let house = Game::Checkers.preset("house").expect("the preset should exist");
    let mut lesson = lessons(house)
        .into_iter()
        .find(|lesson| lesson.chapter.key == "checkers-chain")
        .expect("there should be a chapter on chains");
    let solution = lesson.chapter.solution.clone();
    lesson.touch(solution[0]);
    lesson.touch(solution[1]);
    assert!(lesson.can_finish());
    lesson.finish();
    assert_eq!(lesson.stage(), Stage::Missed, "one capture should not reach the goal of two");
}

#[test]
fn chapters_depend_on_the_rules() {
    let keys = |name| -> Vec<_> {
        let rules = Game::Checkers.preset(name).expect("the preset should exist");
        lessons(rules).into_iter().map(|lesson| lesson.chapter.key).collect()
    };
    assert!(keys("russian").contains(&"checkers-crown-at-once"));
    assert!(keys("international").contains(&"checkers-crown-passes"));
    assert!(!keys("american").contains(&"checkers-flying"));
    assert!(!keys("house").contains(&"checkers-forced"));
    assert!(keys("frisian").contains(&"checkers-rest"));
    assert!(keys("italian").contains(&"checkers-no-kings"));
    assert!(keys("czech").contains(&"checkers-with-king"));
}
