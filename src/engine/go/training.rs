//! Training the tables of the engine of Go by games against itself.

mod games;
mod gradient;
mod net;
mod priors;
mod weights;

pub use games::{GameSettings, Games, NotAGame, play_games};
pub use net::{NetTrainingSettings, TooFewPositions, train_net};
pub use priors::{PriorTrainingSettings, train_priors};
