//! In every game at least nine of ten best turns have a reason.

use parlour::engine::{self, Limits, Lines, Question, Stop, reasons};
use parlour::rules::{Game, Rules, go};

#[test]
fn nine_of_ten_best_turns_have_a_reason() {
    for game in Game::ALL {
        // The first preset of each game; for Go a small board, on which games end soon.
        let rules = match game {
            Game::Go => Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)),
            _ => game.presets()[0].rules,
        };
        let (mut all, mut explained) = (0_u32, 0_u32);
        for seed in 0..6_u64 {
            let mut position = rules.start();
            let mut history = vec![position.hash()];
            let mut player = engine::engine(rules, parlour::system::resources(1 << 20, 1));
            while position.outcome().is_none() && position.counting().is_none() && history.len() < 100 {
                let turns = position.turns();
                let nodes = if game == Game::Go { 60 } else { 2000 };
                let limits = Limits::nodes(nodes);
                let question =
                    Question { position: &*position, history: &history, limits, lines: Lines::Best(1), seed };
                let analysis = player.analyse(&question, &Stop::default());
                let best = analysis.lines.first().expect("a line");
                all += 1;
                explained += u32::from(!reasons(&*position, best).is_empty());
                // Random first turns make the games differ.
                let any = &turns[(seed as usize * 5 + history.len() * 3) % turns.len()];
                let turn = if history.len() < 6 { any } else { &best.turns[0] };
                position.play(turn).expect("a legal turn");
                history.push(position.hash());
            }
        }
        println!("{game:?}: {explained} of {all}");
        assert!(
            all > 50 && explained * 10 >= all * 9,
            "{game:?}: {explained} of {all} best turns have a reason"
        );
    }
}
