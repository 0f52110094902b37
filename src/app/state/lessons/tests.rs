use crate::app::device::language::Language;
use crate::app::state::lessons::chapters;
use crate::app::state::lessons::course::{Answer, Course};
use crate::app::state::lessons::{Lessons, begin};
use crate::rules::{Game, Illegal, Rules, Square, go, gomoku};

/// Returns all available rules for which the lessons differ.
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

fn course(rules: Rules) -> Course {
    Course::new(rules).expect("every game should have a lesson")
}

/// Returns the lesson on a preset, at the step with this key.
fn at(game: Game, preset: &str, key: &str) -> Course {
    let mut course = course(game.preset(preset).expect("the preset should exist"));
    course.resume(key);
    assert_eq!(course.chapter().map(|chapter| chapter.key), Some(key));
    course
}

/// Touches what the step shows to a player who waits, until it is solved.
fn solve(course: &mut Course) {
    for _ in 0..8 {
        let Some(way) = course.way() else { break };
        let path = course.game().turns().current.path.clone();
        match way.into_iter().find(|square| !path.contains(square)) {
            Some(next) => course.touch(next),
            None => course.pass(),
        };
    }
}

#[test]
fn every_step_is_solved_by_the_way_that_it_shows() {
    for rules in all_rules() {
        let chapters = chapters::of(rules);
        for chapter in &chapters {
            assert!(begin(chapter).is_some(), "the position of {} by {rules:?} is invalid", chapter.key);
        }
        let mut course = course(rules);
        assert_eq!(course.count(), chapters.iter().filter(|chapter| chapter.goal.is_some()).count());
        for step in 0..course.count() {
            assert_eq!(course.at(), step);
            let key = course.chapter().map(|chapter| chapter.key);
            solve(&mut course);
            assert!(course.is_solved(), "{key:?} by {rules:?} should be solved");
            course.go_on();
        }
        assert!(course.is_over() && !course.is_open() && course.way().is_none());
        assert!(course.go_back(), "the last step can be seen again");
    }
}

#[test]
fn every_game_teaches_its_moves_captures_and_win() {
    for (game, wanted) in [
        (Game::Checkers, "move jump forced crown end"),
        (Game::Reversi, "play lines nothing pass end"),
        (Game::Go, "play capture superko eyes pass dead area"),
        (Game::Gomoku, "five stop more"),
        (Game::ConnectFour, "drop win slanting stop column draw"),
        (Game::Four, "seat-stone beside win"),
    ] {
        let chapters = chapters::of(game.presets()[0].rules);
        let keys: Vec<_> =
            chapters.iter().filter(|chapter| chapter.goal.is_some()).map(|chapter| chapter.key).collect();
        for key in wanted.split(' ') {
            let is_it = |known: &&str| known.ends_with(&format!("-{key}"));
            assert!(keys.iter().any(is_it), "{game:?} should teach {key}, not only {keys:?}");
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
            let others = chapter.lines.iter().map(|&key| key.to_owned());
            for key in own.chain(others) {
                // A missing key is returned unchanged, and panics in a debug build.
                assert_ne!(language.text(&key), key);
            }
        }
    }
}

#[test]
fn no_instruction_has_more_than_twelve_words() {
    let english = include_str!("../../../../assets/languages/en.ftl");
    let keys: Vec<_> = all_rules().into_iter().flat_map(chapters::of).map(|chapter| chapter.key).collect();
    let mut seen = 0;
    for (key, words) in english.lines().filter_map(|line| line.split_once(" = ")) {
        let chapter = key.strip_suffix("-goal").filter(|chapter| keys.contains(chapter));
        if chapter.is_none() {
            continue;
        }
        // An argument such as `{ $first }` is one word.
        let words = words.replace("{ ", "").replace(" }", "");
        let count = words.split_whitespace().count();
        assert!(count <= 12, "{key} has {count} words: {words}");
        seen += 1;
    }
    assert!(seen > 45, "only {seen} instructions were counted");
}

#[test]
fn a_legal_turn_that_misses_the_goal_is_not_played() {
    let mut course = at(Game::Go, "chinese", "go-eyes");
    let elsewhere = course.game().position().grid().square(6, 6).expect("the square should be on the board");
    let before = course.game().position().hash();
    assert_eq!(course.touch(elsewhere), Answer::Missed);
    assert!(course.is_open());
    assert_eq!(course.game().position().hash(), before, "the position should be as it was");
    assert!(course.game().turns().current.path.is_empty());
    solve(&mut course);
    assert!(course.is_solved());
}

#[test]
fn a_wrong_touch_in_the_middle_of_a_jump_loses_nothing() {
    let mut course = at(Game::Checkers, "house", "checkers-chain");
    let solution = course.chapter().expect("a step").solution.clone();
    assert_eq!(course.touch(solution[0]), Answer::Touched);
    assert_eq!(course.touch(solution[1]), Answer::Touched, "one capture is not enough");
    assert!(matches!(course.touch(Square(0)), Answer::Refused(_)));
    assert_eq!(course.game().turns().current.path, solution[..2]);
    assert!(matches!(course.touch(solution[2]), Answer::Played { .. }));
    assert!(course.is_solved());
    assert_eq!(course.touch(solution[0]), Answer::Over);
}

#[test]
fn a_refusal_can_be_the_goal_and_is_read_before_the_next_step() {
    let mut course = at(Game::Go, "chinese", "go-suicide");
    assert!(course.waits());
    let corner = course.way().expect("a way")[0];
    assert!(matches!(course.touch(corner), Answer::Refused(Illegal::Suicide { .. })));
    assert!(course.is_solved());
}

#[test]
fn a_side_that_cannot_move_is_reported() {
    let mut course = at(Game::Reversi, "standard", "reversi-pass");
    let way = course.way().expect("a way");
    assert!(matches!(course.touch(way[0]), Answer::Played { passes: true, .. }));
    assert!(course.is_solved());
}

#[test]
fn a_pass_is_played_only_where_it_is_the_goal() {
    let mut course = at(Game::Go, "chinese", "go-capture");
    assert_eq!(course.pass(), Answer::Missed);
    assert!(course.is_open());
    course.resume("go-pass");
    assert_eq!(course.way(), Some(Vec::new()));
    assert!(matches!(course.pass(), Answer::Played { .. }));
    assert!(course.is_solved() && course.game().counting().is_some(), "both sides should have passed");
}

#[test]
fn a_lesson_goes_on_where_it_was_left_and_begins_again_after_its_end() {
    let mut lessons = Lessons::default();
    let rules = Game::Four.presets()[0].rules;
    lessons.open(rules);
    lessons.course.as_mut().expect("a lesson").go_on();
    lessons.close();
    lessons.open(rules);
    assert_eq!(lessons.course().map(Course::at), Some(1));
    let course = lessons.course.as_mut().expect("a lesson");
    while !course.is_over() {
        course.go_on();
    }
    lessons.close();
    lessons.open(rules);
    assert_eq!(lessons.course().map(Course::at), Some(0));
}

#[test]
fn the_way_begins_at_the_selected_piece() {
    let mut course = at(Game::Checkers, "american", "checkers-move");
    let solution = course.chapter().expect("a step").solution.clone();
    assert_eq!(course.way(), Some(solution.clone()));
    course.touch(solution[0]);
    assert_eq!(course.way(), Some(solution));
    let mut course = at(Game::Checkers, "american", "checkers-chain");
    let solution = course.chapter().expect("a step").solution.clone();
    course.touch(solution[0]);
    course.touch(solution[1]);
    assert_eq!(course.way().as_deref(), Some(&solution[1..]), "only the rest of the jump is shown");
}

#[test]
fn chapters_depend_on_the_rules() {
    let keys = |name| -> Vec<_> {
        let rules = Game::Checkers.preset(name).expect("the preset should exist");
        chapters::of(rules).into_iter().map(|chapter| chapter.key).collect()
    };
    assert!(keys("russian").contains(&"checkers-crown-at-once"));
    assert!(keys("international").contains(&"checkers-crown-passes"));
    assert!(!keys("american").contains(&"checkers-flying"));
    assert!(!keys("house").contains(&"checkers-forced"));
    assert!(keys("frisian").contains(&"checkers-rest"));
    assert!(keys("italian").contains(&"checkers-no-kings"));
    assert!(keys("czech").contains(&"checkers-with-king"));
}
