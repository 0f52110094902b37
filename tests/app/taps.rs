//! Random taps over all screens: every tap on a visible control has its effect.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiStack};
use parlour::app::board::place::Place;
use parlour::app::board::seen::has_board;
use parlour::app::board::zoom::Zoom;
use parlour::app::board::{At, Mark, PieceOn, StandsOn};
use parlour::app::device::viewport::Viewport;
use parlour::app::state::session::Session;
use parlour::app::state::settings::Settings;
use parlour::app::ui::clock_face::ClockFace;
use parlour::app::ui::muted::MutedSign;
use parlour::app::vocabulary::action::{
    Action, Control, Disabled, EditorAction, Explains, GoTo, Says, Setting, SetupAction,
};
use parlour::app::vocabulary::notice::StatusLine;
use parlour::app::vocabulary::preferences::{Opposition, ScanSpeed};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::{FRAME, Player, setup_of};

/// Number of taps in the check.
const TAPS: usize = 400;
/// Number of taps after which the player goes somewhere else.
const STAYS: usize = 20;
/// Longest time until a tap has its effect, without the time that a thread takes for it; both are real time.
const PATIENCE: Duration = Duration::from_secs(5);
/// Least number of frames until then.
const FRAMES: usize = 100;

/// The windows: a phone, a tablet held upright, and one held sideways.
const WINDOWS: [Vec2; 3] = [Vec2::new(412., 915.), Vec2::new(800., 1280.), Vec2::new(1280., 800.)];

/// A sequence of numbers that a seed decides.
struct Chance(usize);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }

    /// Returns a part, from 0 to 1.
    fn part(&mut self) -> f32 {
        self.below(1001) as f32 / 1000.
    }
}

/// What a tap hits.
#[derive(Clone, Debug)]
enum Hit {
    /// A control, and whether it is disabled and selected.
    Control { action: Action, is_disabled: bool, is_chosen: bool },
    /// A square of the board, whether or not it can be touched now.
    Board,
    /// A text field, or a place without a control.
    Nothing,
}

impl Player {
    /// Returns all nodes that take presses, from the bottom to the top, with their visible rectangles.
    fn pressable(&mut self) -> Vec<(Entity, Rect)> {
        let world = self.app.world_mut();
        let stack = world.resource::<UiStack>().uinodes.clone();
        let mut nodes = world.query::<(
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            &Pickable,
            Option<&CalculatedClip>,
        )>();
        let window = Rect::from_corners(Vec2::ZERO, world.resource::<Viewport>().size);
        let visible = |entity: &Entity| {
            let (node, place, visible, pickable, clip) = nodes.get(world, *entity).ok()?;
            let size =
                place.matrix2.x_axis.abs() * node.size().x + place.matrix2.y_axis.abs() * node.size().y;
            let rect = Rect::from_center_size(place.translation, size);
            let rect = clip.map_or(rect, |clip| rect.intersect(clip.clip)).intersect(window);
            (visible.get() && pickable.should_block_lower && !rect.is_empty()).then_some((*entity, rect))
        };
        stack.iter().filter_map(visible).collect()
    }

    /// Returns what a tap at this point hits.
    fn hit(&mut self, at: Vec2) -> Hit {
        let top = self.pressable().into_iter().rev().find(|(_, rect)| rect.contains(at));
        let world = self.app.world_mut();
        let Some((entity, _)) = top else {
            let is_board = has_board(*world.resource::<State<Screen>>().get())
                && world.resource::<Place>().square_at(at).is_some();
            return if is_board { Hit::Board } else { Hit::Nothing };
        };
        let mut next = Some(entity);
        while let Some(entity) = next {
            if world.get::<EditableText>(entity).is_some() {
                return Hit::Nothing;
            }
            if let Some(control) = world.get::<Control>(entity) {
                return Hit::Control {
                    action: control.0.clone(),
                    is_disabled: world.get::<Disabled>(entity).is_some()
                        && world.get::<Explains>(entity).is_none(),
                    is_chosen: world.get::<Says>(entity) == Some(&Says::Chosen(true)),
                };
            }
            next = world.get::<ChildOf>(entity).map(ChildOf::parent);
        }
        Hit::Nothing
    }

    /// Returns a number for all that a player can see, and for the state behind it.
    fn fingerprint(&mut self) -> u64 {
        let mut seen: Vec<String> = Vec::new();
        {
            let device = self.device.device();
            let asked = (&device.clipboard, device.shared.len(), &device.saved, device.was_left);
            seen.push(format!("{asked:?}"));
        }
        let world = self.app.world_mut();
        let mut nodes = world.query_filtered::<(
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            Option<&Text>,
            Option<&BackgroundColor>,
            Option<&BorderColor>,
            Option<&ImageNode>,
        ), (Without<ClockFace>, Without<MutedSign>)>();
        for (node, place, visible, text, ground, border, image) in nodes.iter(world) {
            let image = image.map(|image| (image.image.id(), image.color, image.flip_x));
            let colours = (ground.map(|ground| ground.0), border.map(|border| border.top));
            let at = (place.translation.round(), node.size().round());
            if visible.get() && node.size() != Vec2::ZERO {
                seen.push(format!("{at:?} {text:?} {colours:?} {image:?}"));
            }
        }
        let mut marks = world.query::<&Mark>();
        seen.extend(marks.iter(world).map(|mark| format!("{mark:?}")));
        let mut pieces = world.query::<(&PieceOn, &StandsOn)>();
        let squares: Vec<_> = pieces.iter(world).map(|(piece, on)| (piece.0, on.0)).collect();
        let square = |on: Entity| world.get::<At>(on).map(|at| at.0);
        seen.extend(squares.into_iter().map(|(piece, on)| format!("{piece:?} {:?}", square(on))));
        seen.sort();
        let session = world.resource::<Session>();
        let game = session.game().map(|game| (game.id(), game.acts().len(), &game.turns().current.path));
        let settings = world.resource::<Settings>();
        let zoom = world.resource::<Zoom>();
        let screen = world.resource::<State<Screen>>().get();
        let mut hasher = DefaultHasher::new();
        format!("{seen:?} {game:?} {settings:?} {zoom:?} {screen:?}").hash(&mut hasher);
        hasher.finish()
    }

    fn is_muted(&mut self) -> bool {
        let world = self.app.world_mut();
        world.query::<&MutedSign>().iter(world).count() > 0
    }
}

/// Returns `true` for actions that would end the random walk: the app closes, taps become the switch of switch
/// scanning, or engines work for a long time.
fn ends_the_walk(action: &Action) -> bool {
    matches!(
        action,
        Action::Go(GoTo::Leave)
            | Action::Set(Setting::ScanTaps(true))
            | Action::Setup(SetupAction::Opposition(Opposition::Watched) | SetupAction::Level(..))
            | Action::Review(_)
    ) || matches!(action, Action::Set(Setting::Scan(speed)) if *speed != ScanSpeed::Off)
}

/// A player who taps at random.
struct Walk {
    player: Player,
    chance: Chance,
    /// The last steps, for the report of a failure.
    steps: Vec<String>,
}

impl Walk {
    /// Goes to a screen, or begins a match.
    fn go_somewhere(&mut self) {
        let Walk { player, chance, .. } = self;
        player.resize(WINDOWS[chance.below(WINDOWS.len())]);
        let game = Game::ALL[chance.below(Game::ALL.len())];
        let ways: [Action; 19] = [
            GoTo::Home.into(),
            GoTo::Setup(game).into(),
            GoTo::Settings.into(),
            GoTo::Rules(game).into(),
            GoTo::Record.into(),
            GoTo::Study.into(),
            EditorAction::Open(game).into(),
            GoTo::Library.into(),
            GoTo::Restore.into(),
            GoTo::Players.into(),
            GoTo::Lessons.into(),
            GoTo::Puzzles.into(),
            GoTo::Puzzle(game).into(),
            GoTo::Openings(Game::Gomoku).into(),
            GoTo::Practice(Game::Reversi).into(),
            GoTo::Ratings.into(),
            GoTo::Tournament.into(),
            GoTo::About.into(),
            GoTo::Resume.into(),
        ];
        match chance.below(2 * ways.len()) {
            way if way < ways.len() => player.act(ways[way].clone()),
            _ => {
                let rules = game.presets()[chance.below(game.presets().len())].rules;
                let mode = [Mode::Quick, Mode::HandOver][chance.below(2)];
                player.begin_setup(setup_of(rules, mode, None));
            }
        }
        let screen = player.screen();
        self.steps = vec![format!("{screen:?} of {game:?}")];
    }

    /// Lets a moment pass, so that no place is new, and the last notice goes. An answer of a thread to an
    /// earlier tap comes before that, since it could say the same as the answer to the next one.
    fn rest(&mut self) {
        self.player.listen();
        let app = &mut self.player.app;
        app.world_mut().resource_mut::<StatusLine>().set_if_neq(StatusLine(None));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(200)));
        for _ in 0..3 {
            app.update();
        }
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.update();
    }

    /// Returns a point: of a control most of the time, of the board, or anywhere.
    fn aim(&mut self) -> Vec2 {
        let Walk { player, chance, .. } = self;
        let inside = |rect: Rect, chance: &mut Chance| {
            // Corners are round.
            let half = rect.half_size() * 0.7;
            rect.center() + half * (2. * Vec2::new(chance.part(), chance.part()) - 1.)
        };
        let window = player.app.world().resource::<Viewport>().size;
        match chance.below(10) {
            0 => window * Vec2::new(chance.part(), chance.part()),
            1..=3 if has_board(player.screen()) => {
                inside(player.app.world().resource::<Place>().squares(), chance)
            }
            _ => {
                let nodes = player.pressable();
                let nodes: Vec<_> = nodes
                    .into_iter()
                    .filter(|(entity, _)| player.app.world().get::<Control>(*entity).is_some())
                    .collect();
                match nodes.len() {
                    0 => window / 2.,
                    count => inside(nodes[chance.below(count)].1, chance),
                }
            }
        }
    }

    /// Taps by finger or by mouse; a mouse arrives in one jump.
    fn tap(&mut self, at: Vec2) {
        let player = &mut self.player;
        if self.chance.below(3) == 0 {
            player.mouse_to(at);
            player.mouse_button(ButtonState::Pressed);
            player.app.update();
            player.mouse_button(ButtonState::Released);
        } else {
            let id = player.new_finger();
            player.finger(id, TouchPhase::Started, at);
            player.app.update();
            player.finger(id, TouchPhase::Ended, at);
        }
        player.app.update();
    }

    /// Taps at a random point, and expects an effect if there is something to tap.
    fn step(&mut self) {
        self.rest();
        let at = self.aim();
        let hit = self.player.hit(at);
        if let Hit::Control { action, .. } = &hit
            && ends_the_walk(action)
        {
            return;
        }
        let step = format!("{hit:?}");
        let is_repeated = self.steps.iter().any(|earlier| earlier.starts_with(&step));
        self.steps.push(format!("{step} at {at}"));
        let before = self.player.fingerprint();
        self.tap(at);
        match &hit {
            Hit::Control { is_disabled: true, .. } => {
                assert!(self.player.is_muted(), "a disabled control should show that: {:#?}", self.steps);
                return;
            }
            Hit::Nothing | Hit::Control { is_chosen: true, .. } => return,
            // The reason why a square of an exercise was refused is still there.
            Hit::Control { action: Action::Lesson(..), .. } if is_repeated => return,
            Hit::Control { .. } | Hit::Board => {}
        }
        let mut begun = Instant::now();
        let mut frames = 0;
        // A tap between two squares means neither, and shows that.
        let is_board = matches!(hit, Hit::Board);
        while self.player.fingerprint() == before && !(is_board && self.player.is_muted()) {
            // A busy machine may stand still for long between two frames.
            let may_come = begun.elapsed() < PATIENCE || frames < FRAMES;
            let is_muted = self.player.is_muted();
            assert!(may_come, "the last tap should have an effect (muted: {is_muted}): {:#?}", self.steps);
            if self.player.is_awaited() {
                self.player.listen();
                begun = Instant::now();
            }
            frames += 1;
            if frames > 10 {
                std::thread::sleep(Duration::from_millis(5));
            }
            self.player.app.update();
        }
    }
}

fn walk(seed: usize, taps: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let device = Fake::desktop(folder.path());
    device.device().file = Some(b"[Result \"*\"]\n\n1. 11-15 23-19 *\n".to_vec());
    let player = Player::open_on(device, WINDOWS[0]);
    let mut walk = Walk { player, chance: Chance(seed), steps: Vec::new() };
    let mut seen: std::collections::BTreeSet<String> = std::collections::BTreeSet::new();
    for tap in 0..taps {
        if tap % STAYS == 0 {
            walk.go_somewhere();
        }
        seen.insert(format!("{:?}", walk.player.screen()).split('(').next().unwrap_or_default().to_owned());
        walk.step();
        if tap % 1000 == 999 {
            println!("{} taps, seed {seed}", tap + 1);
        }
    }
    println!("{taps} taps on {seen:?}");
}

#[test]
fn every_tap_on_a_visible_control_has_its_effect() {
    walk(27, TAPS);
}

#[test]
#[ignore = "a part of scripts/torture.sh"]
fn every_tap_of_many_on_a_visible_control_has_its_effect() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let taps = number("PARLOUR_TAPS").unwrap_or(20_000);
    walk(number("PARLOUR_SEED").unwrap_or(1), taps);
}
