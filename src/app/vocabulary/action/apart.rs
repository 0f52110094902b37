//! Actions of players who play apart, by link or live.

use crate::play::live::Phrase;

/// Actions in a match by link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterAction {
    /// Copies the link to the clipboard, which counts as sent.
    Copy,
    /// Shares the link with another app, which counts as sent.
    Share,
    /// Saves the link in a file that the player selects.
    Save,
    /// Notes that the file with the link was saved, which counts as sent.
    Saved,
    /// Notes that the other player has read the code.
    Scanned,
    /// Lets the next link offer a draw, or not.
    OfferDraw(bool),
    /// Lets the next link propose the count with the marked dead stones.
    ProposeCount,
    /// Lets the next link propose to play on instead of the count.
    ProposePlayOn,
    /// Takes back what was not sent: a proposal, or the last act.
    TakeBack,
    /// Agrees to what the other player offers.
    Agree,
    /// Declines what the other player offers.
    Decline,
    /// Keeps the version on this device.
    KeepVersion,
    /// Takes the version of the link.
    TakeVersion,
}

/// Actions in live play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveAction {
    /// Invites another device.
    Invite,
    /// Copies the invitation to the clipboard.
    Copy,
    /// Shares the invitation with another app.
    Share,
    /// Shows the invitation to watch, or hides it.
    ShowWatch(bool),
    /// Ends the meeting.
    End,
    /// Says a phrase to the partner.
    Say(Phrase),
    /// Asks to take back the last act of the player here.
    AskBack,
    /// Asks for a rematch.
    AskRematch,
    /// Agrees to what the partner has asked for.
    Agree,
    /// Declines what the partner has asked for.
    Decline,
}
