//! What happens on the device.

use std::fs::{self, File};
use std::io;
use std::sync::atomic::Ordering;
use std::time::Duration;

use jni::objects::JString;

use crate::device::{Device, WOKEN, content, now, poll};
use crate::platform::assist::{Edit, EditedText, Tree, TreeAct, TreeNode, TreeRequest};
use crate::platform::sharing::{Content, NotShared, Opened, Parcel};
use crate::platform::{Feel, Insets, Strength};

/// The app asks the system.
pub fn questions(device: &Device) {
    let app = &device.app;
    for level in [26, 28, 36] {
        device.level(level);
        println!("-- API {level}");
        let margin = app.insets();
        let calls = device.heard("margins");
        assert_eq!(margin, Insets { left: 7., top: 7., right: 7., bottom: 7. });
        assert_eq!(calls.contains("getDisplayCutout()"), level == 28);
        assert_eq!(
            calls.contains("WindowInsets.getInsets(7 | 7)") || calls.contains("getInsets(7)"),
            level == 36
        );
    }
    assert_eq!(app.languages(), ["text"]);
    assert_eq!(app.text_scale(), Some(1.5));
    assert_eq!(app.reduces_motion(), Some(false));
    assert_eq!(app.is_dark(), Some(false), "the mode of the stub is 7");
    assert!(app.leave());
    assert!(device.heard("questions").contains("moveTaskToBack(true)"));
    app.haptic(Feel::End, Strength::Strong);
    assert!(device.heard("haptics").contains("performHapticFeedback(16)"));
    app.copy("d4 ♞ \u{1f3b2}").expect("copied");
    assert!(device.heard("copying").contains("newPlainText(Parlour, d4 ♞ \u{1f3b2})"));
    assert_eq!(now(app.paste()).expect("pasted"), "styled");
    device.heard("pasting");
}

/// Other apps hand things over, and the system needs memory.
pub fn news(device: &Device) {
    let app = &device.app;
    // What happened before the app listens is kept.
    assert!(app.dropped().is_empty());
    app.wake_with(Box::new(|| _ = WOKEN.fetch_add(1, Ordering::SeqCst)));
    assert!(device.woken());
    assert_eq!(app.dropped().iter().map(content).collect::<Vec<_>>(), [b"parlour:1.AS"]);
    assert!(app.dropped().is_empty());

    device.give("VIEW", [Some("https://parlour.example/#1.AS"), None, None]);
    device.give("SEND", [None, Some("1. 11-15 *"), None]);
    assert!(device.woken());
    let texts: Vec<_> = app.dropped().iter().map(content).collect();
    assert_eq!(texts, [&b"https://parlour.example/#1.AS"[..], b"1. 11-15 *"]);

    // A path of another app is not followed, and an intent of no use is left out.
    device.give("VIEW", [Some("file:///data/data/org.parlour.app/files/lock"), None, None]);
    device.give("VIEW", [None, Some("only SEND has a text"), None]);
    device.give("DELETE", [Some("content://games/1"), None, None]);
    assert!(app.dropped().is_empty());

    for (action, what) in [
        ("VIEW", [Some("content://games/a%20game.pdn"), None, None]),
        ("SEND", [None, Some("a title"), Some("content://games/1")]),
    ] {
        let path = device.file("given", b"1. 11-15 *");
        device.lend(File::open(&path).expect("a file"));
        device.give(action, what);
        assert_eq!(content(&arrived(device)), b"1. 11-15 *");
        assert!(device.woken());
    }
    device.give("VIEW", [Some("content://games/gone"), None, None]);
    assert!(arrived(device).open().is_err(), "the player is told that it cannot be opened");

    assert!(!app.is_short_of_memory());
    for (level, counts) in [(5, false), (10, true), (20, false), (40, true), (80, true)] {
        device.java(|env, activity| crate::Device::trim(env, activity, level));
        assert_eq!(app.is_short_of_memory(), counts, "{level}");
        assert!(!app.is_short_of_memory(), "it is said once");
    }
    device.heard("news");
}

/// Waits for a file of another app, which is copied on a thread of its own.
fn arrived(device: &Device) -> Opened {
    for _ in 0..500 {
        if let Some(opened) = device.app.dropped().pop() {
            return opened;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("nothing arrives");
}

/// The player edits texts.
pub fn texts(device: &Device) {
    let app = &device.app;
    let name = || EditedText {
        title: "Name".to_owned(),
        confirm: "OK".to_owned(),
        cancel: "Cancel".to_owned(),
        text: "Zoë".to_owned(),
        place: [0.; 4],
        longest: 5,
        is_right_to_left: true,
    };
    let done = |text: &str| vec![Edit::Text(text.to_owned()), Edit::Done];
    for (what, typed, edits) in [
        ("confirm", None, done("Zoë")),
        ("confirm", Some("Ana \u{1f3b2}"), done("Ana \u{1f3b2}")),
        ("done", Some("Ben"), done("Ben")),
        ("cancel", Some("Ben"), vec![Edit::Done]),
        ("back", Some("Ben"), vec![Edit::Done]),
    ] {
        app.edit_text(Some(name()));
        let calls = device.heard(what);
        for call in
            ["setTitle(Name)", "setPositiveButton(OK)", "setNegativeButton(Cancel)", "setLayoutDirection(1)"]
        {
            assert!(calls.contains(call), "{call}");
        }
        assert!(app.edits().is_empty());
        assert!(device.press(what, typed));
        assert!(device.woken());
        assert!(!device.press(what, None), "the dialog goes away");
        // The screen is drawn anew before the app asks.
        app.edit_text(Some(name()));
        assert!(!device.press(what, None), "no dialog comes in between");
        assert_eq!(app.edits(), edits, "{what}");
        app.edit_text(None);
    }
    app.edit_text(Some(name()));
    device.heard("again");
    app.edit_text(Some(name()));
    assert!(!device.heard("the same text").contains("setTitle"), "the dialog stays as it is");
    let filtered = |whole: &str, added: &str| {
        device.java(|env, _| {
            let (whole, added) = (JString::new(env, whole)?, JString::new(env, added)?);
            crate::Device::filtered(env, &whole, &added)?.try_to_string(env)
        })
    };
    assert_eq!(filtered("abc", "de"), "all");
    assert_eq!(
        filtered("abc", "\u{1f3b2}\u{1f3b2}\u{1f3b2}"),
        "\u{1f3b2}\u{1f3b2}",
        "whole characters are counted"
    );
    assert_eq!(filtered("abcde", "f"), "");
    app.edit_text(None);
    assert!(!device.press("confirm", None), "the app takes the dialog away");
    assert!(app.edits().is_empty());
    device.heard("the end of texts");
}

/// The player saves and opens documents.
pub fn documents(device: &Device) {
    let app = &device.app;
    assert!(app.abilities().send);
    let large = || {
        Content::new(|out| {
            let piece = vec![b'x'; 1 << 20];
            (0..100).try_for_each(|_| out.write_all(&piece))
        })
    };
    for is_plain in [false, true] {
        device.java(|env, _| crate::Device::set_plain(env, is_plain));
        let mut saved = app.save("backup.json", large());
        assert!(poll(&mut saved).is_none(), "the player chooses");
        let calls = device.heard("a new document");
        for call in [
            "Intent(android.intent.action.CREATE_DOCUMENT)",
            "addCategory(android.intent.category.OPENABLE)",
            "setType(application/json)",
            "putExtra(android.intent.extra.TITLE, backup.json)",
        ] {
            assert!(calls.contains(call), "{call}");
        }
        let path = device.file("saved", b"");
        device.lend(File::create(&path).expect("a file"));
        device.choose(Some("content://documents/my%20backup.json"));
        assert_eq!(poll(&mut saved), Some(Ok(Some("my backup.json".to_owned()))));
        assert_eq!(fs::metadata(&path).expect("a file").len(), 100 << 20);
        let calls = device.heard("saving");
        assert!(calls.contains("my%20backup.json, wt)"));
        assert_eq!(
            calls.contains("my%20backup.json, w)"),
            is_plain,
            "another mode for providers without the first"
        );

        // It comes back as a copy.
        let mut opened = app.open(&["json"]);
        assert!(poll(&mut opened).is_none());
        assert!(device.heard("opening").contains("Intent(android.intent.action.OPEN_DOCUMENT)"));
        device.lend(File::open(&path).expect("a file"));
        device.choose(Some("content://documents/my%20backup.json"));
        let Some(Ok(Some(copy))) = poll(&mut opened) else { panic!("it is opened") };
        fs::remove_file(&path).expect("removed");
        assert_eq!(copy.open().expect("the copy").1, 100 << 20);
        let copies = device.folder.join("opened");
        assert_eq!(fs::read_dir(&copies).expect("a folder").count(), 1);
        drop(copy);
        assert_eq!(fs::read_dir(&copies).expect("a folder").count(), 0);
    }
    // A pipe cannot be flushed.
    let mut saved = app.save("a.pdn", "1. 11-15 *".to_owned().into());
    assert!(device.heard("a record").contains("setType(application/octet-stream)"));
    let (mut reader, writer) = io::pipe().expect("a pipe");
    device.lend(File::from(std::os::fd::OwnedFd::from(writer)));
    device.choose(Some("content://cloud/nameless"));
    assert_eq!(poll(&mut saved), Some(Ok(Some(String::new()))));
    let mut sent = String::new();
    io::Read::read_to_string(&mut reader, &mut sent).expect("read");
    assert_eq!(sent, "1. 11-15 *");

    // Cancelled, gone, failed, and no dialog at all.
    let mut saved = app.save("a.pdn", "text".to_owned().into());
    device.choose(None);
    assert_eq!(poll(&mut saved), Some(Ok(None)));
    let mut saved = app.save("a.pdn", "text".to_owned().into());
    device.choose(Some("content://documents/gone"));
    assert_eq!(poll(&mut saved), Some(Err(NotShared::Failed("the document is gone".to_owned()))));
    let failing = Content::new(|_| Err(io::Error::other("no more")));
    let mut saved = app.save("a.pdn", failing);
    let path = device.file("saved", b"");
    device.lend(File::create(path).expect("a file"));
    device.heard("a failing document");
    device.choose(Some("content://documents/half"));
    assert_eq!(poll(&mut saved), Some(Err(NotShared::Failed("no more".to_owned()))));
    assert!(device.heard("half a document").contains("deleteDocument"));
    device.java(|env, _| crate::Device::set_bare(env, true));
    assert!(matches!(now(app.open(&["pdn"])), Err(NotShared::NoDialog)));
    device.java(|env, _| crate::Device::set_bare(env, false));
    // An answer to a dialog of an earlier process is for nobody.
    device.choose(Some("content://documents/old"));
    device.heard("the end of documents");
}

/// The player shares.
pub fn sharing(device: &Device) {
    let app = &device.app;
    app.share("a match", "1. e4").expect("shared");
    let calls = device.heard("a text");
    for call in [
        "Intent(android.intent.action.SEND)",
        "setType(text/plain)",
        "putExtra(android.intent.extra.TEXT, 1. e4)",
        "putExtra(android.intent.extra.SUBJECT, a match)",
        "startActivity(",
    ] {
        assert!(calls.contains(call), "{call}");
    }
    let address = |name: &str| format!("content://org.parlour.app.debug.shared/{name}");
    let shares = |calls: &str, kind: &str, name: &str| {
        let stream = format!("putExtra(android.intent.extra.STREAM, {})", address(name));
        let sheet = format!("createChooser(android.intent.action.SEND {kind} flags 1 with a clip");
        for call in [&*stream, &*sheet, "startActivity("] {
            assert!(calls.contains(call), "{call}");
        }
    };
    app.share("long.pdn", &"1. 11-15 ".repeat(100_000)).expect("shared");
    shares(&device.heard("a long text"), "application/octet-stream", "long.pdn");
    let packed = now(app.pack("a & b.png", Content::new(|out| out.write_all(b"PNG")))).expect("packed");
    app.send("a & b.png", packed).expect("sent");
    shares(&device.heard("a picture"), "image/png", "a%20%26%20b.png");
    app.send("other.png", Parcel::Picture(vec![1, 2])).expect("sent");
    shares(&device.heard("another"), "image/png", "other.png");

    // What the other app may read.
    let read = |name: &str, mode: &str| {
        device.java(|env, _| {
            let (address, mode) = (JString::new(env, address(name))?, JString::new(env, mode)?);
            crate::Device::read(env, &address, &mode)?.try_to_string(env)
        })
    };
    assert_eq!(read("a%20%26%20b.png", "r"), "image/png [a & b.png, 3]");
    assert_eq!(read("other.png", "rw"), "the file can only be read");
    device.file("lock", b"a secret");
    for name in ["../lock", "..%2Flock", "..", "%2E%2E", "shared/other.png", "", "nothing.png"] {
        assert_eq!(read(name, "r"), "there is no such file", "{name}");
    }
    device.heard("the other app");
}

/// A screen reader comes and goes.
pub fn readers(device: &Device) {
    let app = &device.app;
    assert!(!app.wants_tree());
    let reader = |runs, explores| device.java(|env, _| crate::Device::reader(env, runs, explores));
    reader(true, false);
    assert!(device.woken() && app.wants_tree());
    let node = TreeNode {
        id: "undo".to_owned(),
        label: "Undo".to_owned(),
        x: 10.,
        width: 20.,
        height: 30.,
        ..TreeNode::of("button")
    };
    let tree = Tree { nodes: vec![node], focus: None };
    let heard = || device.java(|env, activity| crate::Device::read_aloud(env, activity)?.try_to_string(env));
    let tap = TreeRequest { id: "undo".to_owned(), act: TreeAct::Click };
    app.show_tree(&tree);
    // Two pixels are a point, and the window of the stub begins at 100.
    let node = heard();
    println!("a node: {node}");
    for said in [" at 120,0,160,60", "Undo", "android.widget.Button", " action 16"] {
        assert!(node.contains(said), "{said}");
    }
    assert!(device.woken());
    assert_eq!(app.tree_requests(), [tap.clone()]);
    device.heard("a reader");
    // The reader explores, and finds the nodes at a view above the window.
    reader(true, true);
    assert!(device.heard("a reader that explores").contains("addView(776)"));
    assert!(app.tree_requests().is_empty());
    assert_eq!(heard(), node);
    assert_eq!(app.tree_requests(), [tap.clone()]);
    let renamed = TreeNode { label: "Redo".to_owned(), ..tree.nodes[0].clone() };
    app.show_tree(&Tree { nodes: vec![renamed], focus: None });
    assert!(device.heard("a change").contains("event("), "the reader is told");
    assert!(heard().contains("Redo"));
    assert_eq!(app.tree_requests(), [tap]);
    reader(true, false);
    assert!(device.heard("a reader that stops exploring").contains("updateViewLayout(792)"));
    reader(false, false);
    assert!(!app.wants_tree());
    device.heard("no reader");
}

/// The activity is destroyed, and another one begins in the same process.
pub fn the_end(device: &Device) {
    device.java(|env, activity| crate::Device::destroy(env, activity));
    let calls = device.heard("destroyed");
    assert!(calls.contains("killProcess(") && !calls.contains("waits for ever"));
    device.java(|env, _| crate::Device::again(env));
    let calls = device.heard("a second activity");
    assert!(calls.contains("killProcess(") && !calls.contains("addAccessibility"));
}
