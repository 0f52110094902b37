//! Shows one board in Bevy: squares and pieces are entities, and a tap moves.
//! Run it with `cargo run --example one_board`.
//!
//! Two people play checkers. Only `parlour::rules` is used: the position says which squares may be touched
//! next and what a turn changes, and the systems below draw exactly that. Any game of the collection works
//! alike; change `Game::Checkers` to see another.
//! collection works alike; change `Game::Checkers` to see another.

use bevy::prelude::*;
use parlour::rules::{Game, Position, Side, Square, Turn};

/// The edge of a square, in logical pixels.
const CELL: f32 = 80.;

/// The game: a position, and the squares touched in the current turn.
#[derive(Resource)]
struct Table {
    position: Box<dyn Position>,
    touched: Vec<Square>,
}

/// A square of the board.
#[derive(Component)]
struct Cell(Square);

/// A piece, or a dot that marks a square. All are drawn anew after each tap.
#[derive(Component)]
struct Drawn;

fn main() {
    let position = Game::Checkers.presets()[0].rules.start();
    let grid = position.grid();
    let resolution = (u32::from(grid.columns) * CELL as u32, u32::from(grid.rows) * CELL as u32).into();
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(Window { title: "One board".to_owned(), resolution, ..default() }),
            ..default()
        }))
        .insert_resource(Table { position, touched: Vec::new() })
        .add_systems(Startup, set_up)
        .add_systems(Update, (tap, draw.run_if(resource_changed::<Table>)).chain())
        .run();
}

/// Returns the centre of a square in the world, whose origin is the centre of the window.
fn centre(position: &dyn Position, square: Square) -> Vec2 {
    let grid = position.grid();
    let (column, row) = grid.place(square);
    let size = Vec2::new(f32::from(grid.columns), f32::from(grid.rows));
    // Rows count from the top, while the y axis of the world points up.
    (Vec2::new(f32::from(column), f32::from(row)) + 0.5 - size / 2.) * CELL * Vec2::new(1., -1.)
}

/// Spawns the camera and the squares.
fn set_up(mut commands: Commands, table: Res<Table>) {
    commands.spawn(Camera2d);
    let rules = table.position.rules();
    for square in table.position.grid().squares() {
        let is_played_on = rules.is_played_on(square);
        let color = if is_played_on { Color::srgb(0.45, 0.3, 0.2) } else { Color::srgb(0.9, 0.85, 0.75) };
        let at = centre(&*table.position, square).extend(0.);
        commands.spawn((
            Cell(square),
            Sprite::from_color(color, Vec2::splat(CELL)),
            Transform::from_translation(at),
        ));
    }
}

/// Turns a click or a tap into a touched square, and a complete turn into a move.
fn tap(
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    window: Single<&Window>,
    camera: Single<(&Camera, &GlobalTransform)>,
    cells: Query<(&Cell, &Transform)>,
    mut table: ResMut<Table>,
) {
    let click = buttons.just_pressed(MouseButton::Left).then(|| window.cursor_position()).flatten();
    let Some(at) =
        click.or_else(|| touches.iter_just_pressed().next().map(bevy::input::touch::Touch::position))
    else {
        return;
    };
    let (camera, transform) = *camera;
    let Ok(at) = camera.viewport_to_world_2d(transform, at) else { return };
    let is_hit =
        |transform: &Transform| (transform.translation.truncate() - at).abs().max_element() < CELL / 2.;
    let Some((&Cell(square), _)) = cells.iter().find(|(_, transform)| is_hit(transform)) else { return };

    let Table { position, touched } = &mut *table;
    if !position.next(touched).squares.contains(&square) {
        // The square does not continue the turn, but it may begin another.
        touched.clear();
    }
    if position.next(touched).squares.contains(&square) {
        touched.push(square);
    }
    let next = position.next(touched);
    // A complete turn that cannot be extended is played at once.
    if next.complete && next.squares.is_empty() && position.play(&Turn(touched.clone())).is_ok() {
        touched.clear();
    }
}

/// Draws the pieces, and a dot on each square that may be touched next.
fn draw(
    mut commands: Commands,
    table: Res<Table>,
    drawn: Query<Entity, With<Drawn>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let mut circle = |square, radius: f32, color: Color, z: f32| {
        let at = centre(&*table.position, square).extend(z);
        let mesh = Mesh2d(meshes.add(Circle::new(CELL * radius)));
        let material = MeshMaterial2d(materials.add(color));
        commands.spawn((Drawn, mesh, material, Transform::from_translation(at)));
    };
    for square in table.position.grid().squares() {
        let Some(piece) = table.position.piece(square) else { continue };
        let color =
            if piece.side == Side::First { Color::srgb(0.1, 0.1, 0.1) } else { Color::srgb(0.8, 0.2, 0.15) };
        circle(square, 0.4, color, 1.);
        if piece.rank == parlour::rules::Rank::King {
            circle(square, 0.2, Color::srgb(0.95, 0.8, 0.3), 2.);
        }
    }
    for square in table.position.next(&table.touched).squares {
        circle(square, 0.1, Color::srgb(0.3, 0.9, 0.4), 3.);
    }
}
