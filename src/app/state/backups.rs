//! Backups at work: written, previewed and restored on another thread, with progress, and cancelled.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use bevy::tasks::block_on;

use crate::app::device::Device;
use crate::app::state::backup::{self, Brought, KeptSettings, Preview, Source, Unread, Written};
use crate::app::state::draft::Draft;
use crate::app::state::editor::Editor;
use crate::app::state::home_tournament::HomeTournament;
use crate::app::state::library::Library;
use crate::app::state::progress::Progress;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::settings_file::SettingsFile;
use crate::app::state::worker::Worker;
use crate::app::vocabulary::action::{Action, BackupAction, GoTo, LibraryAction};
use crate::app::vocabulary::notice::{
    BackedUp, Ended, LibraryNotice, Notice, RecordNotice, Restored, StatusLine,
};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::now;
use crate::platform::sharing::{Content, NotShared};
use crate::play::record;
use crate::rules::Game;
use crate::storage::Files;

/// The backup that is being written, previewed or restored.
#[derive(Resource, Default)]
pub struct Backups {
    stage: Stage,
    worker: Option<Worker<Answer>>,
    progress: Progress,
    source: Option<Arc<Source>>,
    /// The settings of the backup replace those here.
    with_settings: bool,
}

/// The stage of the work.
#[derive(Debug, Default)]
pub enum Stage {
    /// There is no work.
    #[default]
    Idle,
    /// The player chooses a place, and the backup is written there.
    Writing,
    /// A backup is read for its preview.
    Reading,
    /// The preview is on the screen.
    Previewed(Box<Preview>),
    /// The backup cannot be restored, for this reason.
    Refused(Unread),
    /// The backup is being restored. If the player wants its settings, they wait here.
    Restoring(Option<Box<(Settings, SettingsFile)>>),
}

/// The result of work on another thread.
enum Answer {
    /// The place of the backup, `None` if the dialog was cancelled, and its content.
    Saved(Result<Option<String>, NotShared>, Written),
    Read(Result<Box<Preview>, Unread>),
    Restored(Restored, Box<Brought>),
}

impl Backups {
    /// Returns the stage of the work.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns `true` while a backup is written, read or restored.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, Stage::Writing | Stage::Reading | Stage::Restoring(_))
    }

    /// Returns the part of the work that is done, in percent; `None` while a dialog is open, and once the
    /// work is cancelled or has ended.
    #[must_use]
    pub fn percent(&self) -> Option<usize> {
        let (done, total) = self.progress.done();
        let is_known = self.is_busy() && total > 0 && !self.progress.is_cancelled();
        is_known.then(|| (done as u128 * 100 / total as u128).min(100) as usize)
    }

    /// Returns `true` if the settings of the backup are to replace those here.
    #[must_use]
    pub fn takes_settings(&self) -> bool {
        self.with_settings
    }

    /// Reads a backup for its preview. It does nothing while another one is written or restored.
    pub fn read(&mut self, source: Source, files: &Files, editor: &Editor) {
        if self.is_busy() {
            return;
        }
        let (source, files, drawn) = (Arc::new(source), files.clone(), editor.drawn());
        self.source = Some(source.clone());
        self.with_settings = false;
        self.start(Stage::Reading, move |progress| {
            Answer::Read(backup::preview(&source, &files, &drawn, progress).map(Box::new))
        });
    }

    /// Starts work on another thread.
    fn start(&mut self, stage: Stage, work: impl FnOnce(&Progress) -> Answer + Send + 'static) {
        self.progress = Progress::default();
        let progress = self.progress.clone();
        self.worker = Worker::start("backup", move |_, send| _ = send(work(&progress)));
        // Without a thread there is no work; the log has the reason.
        self.stage = if self.worker.is_some() { stage } else { Stage::Idle };
    }

    /// Ends the work, the preview or the error, without a restoration.
    fn reset(&mut self) {
        self.progress.cancel();
        *self = Backups::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Backups>()
        .add_systems(
            Update,
            (collect.run_if(|backups: Res<Backups>| backups.is_busy()), act.run_if(on_message::<Action>))
                .chain()
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Restore), leave);
}

/// The resources that backups read and change.
#[derive(SystemParam)]
struct BackupContext<'w, 's> {
    backups: ResMut<'w, Backups>,
    session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    files: Res<'w, Files>,
    library: ResMut<'w, Library>,
    settings: ResMut<'w, Settings>,
    settings_file: ResMut<'w, SettingsFile>,
    editor: ResMut<'w, Editor>,
    tournament: ResMut<'w, HomeTournament>,
    draft: ResMut<'w, Draft>,
    device: Res<'w, Device>,
    screen: Res<'w, State<Screen>>,
    commands: Commands<'w, 's>,
}

impl BackupContext<'_, '_> {
    fn say(&mut self, said: Notice) {
        self.message.set_if_neq(StatusLine(Some(said)));
    }

    /// Asks for a place, and writes a backup there; or packs it for the share sheet.
    fn write(&mut self) {
        if self.backups.is_busy() {
            return;
        }
        let name = format!("parlour-{}.json", record::date(now(), '-'));
        let (files, editor) = (self.files.clone(), self.editor.clone());
        let settings = self.settings_file.write(&self.settings);
        let device = self.device.0.clone();
        let written = Arc::new(Mutex::new(Written::default()));
        let kept = written.clone();
        let progress = Progress::default();
        let counts = progress.clone();
        let content = Content::new(move |out| {
            let sketches: Vec<(Game, String)> = editor.written();
            let result = backup::write(&files, &settings, &sketches, &counts, out)?;
            *kept.lock().unwrap_or_else(PoisonError::into_inner) = result;
            Ok(())
        });
        let result = move || std::mem::take(&mut *written.lock().unwrap_or_else(PoisonError::into_inner));
        // Some systems open their dialogs on the main thread only. The content is written on the other one.
        let answer = device.save(&name, content);
        self.backups.start(Stage::Writing, move |_| {
            let answer = block_on(answer);
            Answer::Saved(answer, result())
        });
        self.backups.progress = progress;
    }

    /// Shows that a backup was written.
    fn written(&mut self, place: Option<String>, written: Written) {
        let Written { matches, left_out } = written;
        self.say(Notice::Library(LibraryNotice::BackedUp(BackedUp { place, matches, left_out })));
    }

    /// Restores the backup whose preview is on the screen.
    fn restore(&mut self) {
        let backups = &mut *self.backups;
        let (Stage::Previewed(preview), Some(source)) = (&mut backups.stage, backups.source.clone()) else {
            return;
        };
        let preview = std::mem::take(&mut **preview);
        self.session.know(preview.highest);
        let free = self.session.reserve(preview.matches);
        let settings = match &preview.settings {
            Some(KeptSettings::Read(settings)) if backups.with_settings => {
                Some(Box::new(((**settings).clone(), preview.settings_file.clone())))
            }
            _ => None,
        };
        let files = self.files.clone();
        backups.start(Stage::Restoring(settings), move |progress| {
            let (restored, brought) = backup::restore(&source, preview, &files, free, progress);
            Answer::Restored(restored, Box::new(brought))
        });
    }

    /// Takes over what was restored, and reports it. The settings come last, once everything else is here.
    fn restored(&mut self, mut restored: Restored, brought: Brought) {
        for (game, begins, sketch) in brought.sketches {
            self.editor.restore(game, begins, sketch);
        }
        if !self.tournament.is_file_kept() && brought.tournaments != HomeTournament::default() {
            let here = |number: u32| brought.numbers.get(&number).copied();
            restored.tournaments = self.tournament.merge(brought.tournaments, &here).new;
        }
        let is_whole = !matches!(restored.ended, Some(Ended::Cancelled | Ended::Failed(_)));
        if let Stage::Restoring(Some(kept)) = std::mem::take(&mut *self.backups).stage
            && is_whole
        {
            (*self.settings, *self.settings_file) = *kept;
            self.draft.setups = self.settings.last_setups.clone();
        }
        self.library.read_again(&self.files);
        self.say(Notice::Library(LibraryNotice::Restored(restored)));
        if *self.screen.get() == Screen::Restore {
            self.commands.write_message(Action::from(GoTo::Library));
        }
    }

    /// Cancels the work, or leaves the preview.
    fn cancel(&mut self) {
        match self.backups.stage {
            // The answer says what was done until now.
            Stage::Writing | Stage::Restoring(_) => self.backups.progress.cancel(),
            Stage::Idle | Stage::Reading | Stage::Previewed(_) | Stage::Refused(_) => {
                self.backups.reset();
                if *self.screen.get() == Screen::Restore {
                    self.commands.write_message(Action::from(GoTo::Back));
                }
            }
        }
    }
}

/// Takes over the answer of the other thread.
fn collect(mut context: BackupContext, _main: NonSendMarker) {
    // Asking for an answer changes nothing that is shown.
    let backups = context.backups.bypass_change_detection();
    let answer = backups.worker.as_mut().and_then(Worker::answer);
    let is_cancelled = backups.progress.is_cancelled();
    let Some(answer) = answer else {
        if backups.worker.as_ref().is_none_or(Worker::has_ended) {
            // The thread ended without an answer, which takes a defect.
            context.backups.reset();
        }
        return;
    };
    match answer {
        Answer::Read(Ok(preview)) => context.backups.stage = Stage::Previewed(preview),
        Answer::Read(Err(reason)) => context.backups.stage = Stage::Refused(reason),
        Answer::Restored(restored, brought) => context.restored(restored, *brought),
        Answer::Saved(result, written) => {
            context.backups.reset();
            match result {
                Ok(Some(place)) => context.written(Some(place), written),
                Err(reason) if !is_cancelled => context.say(Notice::Record(RecordNotice::NotShared(reason))),
                Ok(None) | Err(_) => {}
            }
        }
    }
}

/// Carries out the actions on backups.
fn act(mut actions: MessageReader<Action>, mut context: BackupContext, _main: NonSendMarker) {
    for action in actions.read() {
        match action {
            Action::Library(LibraryAction::BackUp) => context.write(),
            Action::Backup(BackupAction::WithSettings(wanted)) => context.backups.with_settings = *wanted,
            Action::Backup(BackupAction::Restore) => context.restore(),
            Action::Backup(BackupAction::Cancel) => context.cancel(),
            _ => {}
        }
    }
}

/// Forgets a backup that is only looked at when its screen is left. A restoration goes on.
fn leave(mut backups: ResMut<Backups>) {
    if matches!(backups.stage, Stage::Reading | Stage::Previewed(_) | Stage::Refused(_)) {
        backups.reset();
    }
}
