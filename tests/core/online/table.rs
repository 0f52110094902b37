//! A device that plays at random over a real line, and can be killed.

use std::time::{Duration, Instant};

use parlour::online::{Event, Invitation, Line, Place, Reach, Seat};
use parlour::rules::{Rules, Side};

use crate::play::live_device::{Chance, Device, KEY, begun};

/// Longest time for anything here, on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Returns the place of a device that invites. Its secrets follow from a number.
pub fn host(seed: u8) -> Place {
    Place::Host(Seat::new(KEY, [seed; 32], [seed; 16], [!seed; 16]))
}

/// Returns the place of a device that was invited. Its secret follows from a number.
pub fn guest(invitation: &Invitation, seed: u8) -> Place {
    Place::Guest { invitation: invitation.clone(), device: [seed; 32] }
}

/// Opens a line.
pub fn open(place: &Place, reach: &Reach) -> Line {
    Line::open(place.clone(), reach.clone(), Box::new(|| ())).expect("a thread")
}

/// Returns the next event.
pub fn next(line: &mut Line) -> Event {
    let begun = Instant::now();
    loop {
        if let Some(event) = line.event() {
            return event;
        }
        assert!(begun.elapsed() < PATIENCE, "an event should come");
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Returns the invitations of a line that was just opened, to play and to watch.
pub fn invitations(host: &mut Line) -> (Invitation, Invitation) {
    match next(host) {
        Event::Invites { play, watch, .. } => (play, watch),
        other => panic!("the invitation comes first: {other:?}"),
    }
}

/// Waits until a device has met the other one. Returns the key of that.
pub fn met(line: &mut Line) -> [u8; 32] {
    loop {
        match next(line) {
            Event::Met { partner } => return partner,
            Event::Apart | Event::Watched(_) => {}
            other => panic!("the devices should meet: {other:?}"),
        }
    }
}

/// Returns the next frame.
pub fn heard(line: &mut Line) -> Vec<u8> {
    loop {
        match next(line) {
            Event::Heard(frame) => return frame,
            Event::Watched(_) => {}
            other => panic!("a frame should come: {other:?}"),
        }
    }
}

/// A device with its line, which may be down.
pub struct Table {
    pub device: Device,
    pub place: Place,
    reach: Reach,
    pub line: Option<Line>,
    is_met: bool,
}

impl Table {
    /// Returns a device whose line is down.
    pub fn new(rules: Rules, place: Place, reach: Reach) -> Table {
        let side = if matches!(place, Place::Host(_)) { Side::First } else { Side::Second };
        Table { device: Device::new(begun(rules), side), place, reach, line: None, is_met: false }
    }

    /// Opens the line of a device that invites. Returns the invitations, to play and to watch, and its port.
    pub fn invite(&mut self) -> (Invitation, Invitation, u16) {
        self.open();
        let event = next(self.line.as_mut().expect("a line"));
        self.place.keep(&event);
        match event {
            Event::Invites { play, watch, port } => (play, watch, port),
            other => panic!("the invitation comes first: {other:?}"),
        }
    }

    /// Takes what has happened on the line, and sends what the device says.
    pub fn turn(&mut self, chance: &mut Chance) {
        let Some(line) = &mut self.line else { return };
        while let Some(event) = line.event() {
            self.place.keep(&event);
            match event {
                Event::Met { .. } => {
                    self.device.meet();
                    self.is_met = true;
                }
                Event::Heard(frame) => self.device.hear(&frame, chance),
                Event::Apart => {
                    self.is_met = false;
                    self.device.part();
                }
                Event::Invites { .. } | Event::Watched(_) => {}
                Event::NotInvited | Event::Full | Event::Failed(_) => {
                    panic!("the line should hold: {event:?}")
                }
            }
        }
        for frame in self.device.says.drain(..).filter(|_| self.is_met) {
            line.say(frame);
        }
    }

    /// Ends the process. Of the place, what was written is left.
    pub fn kill(&mut self) {
        (self.line, self.is_met) = (None, false);
        let saved = serde_json::to_string(&self.place).expect("a text");
        self.place = serde_json::from_str(&saved).expect("it was written");
        self.device.die();
    }

    /// Opens the line, if it is down.
    pub fn open(&mut self) {
        if self.line.is_none() {
            self.line = Some(open(&self.place, &self.reach));
        }
    }

    fn is_over(&self) -> bool {
        let device = &self.device;
        device.game.outcome().is_some() && device.is_greeted && device.says.is_empty()
    }
}

/// Plays a match between two devices, with this number of kills at random moments. `chaos` is called in between, with a
/// number below 4,000.
pub fn play(
    tables: &mut [Table; 2],
    kills: usize,
    chance: &mut Chance,
    mut chaos: impl FnMut(usize, &mut [Table; 2]),
) -> usize {
    let (begun, mut killed) = (Instant::now(), 0);
    loop {
        assert!(
            begun.elapsed() < 6 * PATIENCE,
            "the match should end: {:?}",
            tables.each_ref().map(|table| &table.place)
        );
        let number = chance.below(4_000);
        chaos(number, tables);
        let dice = number / 10;
        for (side, table) in tables.iter_mut().enumerate() {
            table.turn(chance);
            if dice == side && killed < kills && table.line.is_some() {
                table.kill();
                killed += 1;
            } else if (2 + side * 60..62 + side * 60).contains(&dice) {
                table.device.act(chance);
            }
            if table.line.is_none() && chance.below(20) == 0 {
                table.open();
            }
        }
        let [one, other] = &*tables;
        if one.is_over() && other.is_over() && one.device.game.acts() == other.device.game.acts() {
            return killed;
        }
        std::thread::sleep(Duration::from_micros(100));
    }
}
