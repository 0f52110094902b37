//! The classes of Android that are used, as far as they are used.
//!
//! A class is looked up with all that is named of it at once, so what only later versions have
//! stands in a binding of its own.

#![allow(clippy::pedantic, clippy::all, reason = "written by a macro of another crate")]

use jni::bind_java_type;

bind_java_type! { pub Context => android.content.Context }

bind_java_type! {
    pub Activity => android.app.Activity,
    type_map {
        Context => android.content.Context,
        Window => android.view.Window,
        Intent => android.content.Intent,
        Resources => android.content.res.Resources,
        ContentResolver => android.content.ContentResolver,
    },
    is_instance_of { context: Context },
    methods {
        fn get_window() -> Window,
        fn get_system_service(name: JString) -> JObject,
        fn move_task_to_back(even_if_not_root: bool) -> bool,
        fn start_activity(intent: Intent),
        fn get_resources() -> Resources,
        fn get_content_resolver() -> ContentResolver,
    },
}

bind_java_type! {
    pub Window => android.view.Window,
    type_map { View => android.view.View },
    methods { fn get_decor_view() -> View },
}

bind_java_type! {
    pub View => android.view.View,
    type_map { Bars => android.view.WindowInsets },
    methods {
        fn get_root_window_insets() -> Bars,
        fn perform_haptic_feedback(effect: i32) -> bool,
    },
}

// The same class three times: as every version has it, and with what came later.
bind_java_type! {
    pub Bars => android.view.WindowInsets,
    methods {
        fn get_system_window_inset_left() -> i32,
        fn get_system_window_inset_top() -> i32,
        fn get_system_window_inset_right() -> i32,
        fn get_system_window_inset_bottom() -> i32,
    },
}

bind_java_type! {
    pub Cutouts => android.view.WindowInsets,
    type_map { DisplayCutout => android.view.DisplayCutout },
    methods { fn get_display_cutout() -> DisplayCutout },
}

bind_java_type! {
    pub DisplayCutout => android.view.DisplayCutout,
    methods {
        fn get_safe_inset_left() -> i32,
        fn get_safe_inset_top() -> i32,
        fn get_safe_inset_right() -> i32,
        fn get_safe_inset_bottom() -> i32,
    },
}

bind_java_type! {
    pub InsetsByType => android.view.WindowInsets,
    type_map { Edges => android.graphics.Insets },
    methods { fn get_insets(kinds: i32) -> Edges },
}

bind_java_type! {
    pub InsetsType => "android.view.WindowInsets$Type",
    methods {
        static fn system_bars() -> i32,
        static fn display_cutout() -> i32,
    },
}

bind_java_type! {
    pub Edges => android.graphics.Insets,
    fields { left: i32, top: i32, right: i32, bottom: i32 },
}

bind_java_type! {
    pub Resources => android.content.res.Resources,
    type_map { Configuration => android.content.res.Configuration },
    methods { fn get_configuration() -> Configuration },
}

bind_java_type! {
    pub Configuration => android.content.res.Configuration,
    fields { font_scale: f32 },
}

bind_java_type! { pub ContentResolver => android.content.ContentResolver }

bind_java_type! {
    pub GlobalSettings => "android.provider.Settings$Global",
    type_map { ContentResolver => android.content.ContentResolver },
    methods { static fn get_float(resolver: ContentResolver, name: JString, otherwise: f32) -> f32 },
}

bind_java_type! {
    pub LocaleList => android.os.LocaleList,
    methods {
        static fn get_default() -> LocaleList,
        fn to_language_tags() -> JString,
    },
}

bind_java_type! {
    pub ClipboardManager => android.content.ClipboardManager,
    type_map { ClipData => android.content.ClipData },
    methods {
        fn get_primary_clip() -> ClipData,
        fn set_primary_clip(clip: ClipData),
    },
}

bind_java_type! {
    pub ClipData => android.content.ClipData,
    type_map {
        ClipItem => "android.content.ClipData$Item",
    },
    methods {
        static fn new_plain_text(label: JCharSequence, text: JCharSequence) -> ClipData,
        fn get_item_count() -> i32,
        fn get_item_at(at: i32) -> ClipItem,
    },
}

bind_java_type! {
    pub ClipItem => "android.content.ClipData$Item",
    type_map {
        Context => android.content.Context,
    },
    methods { fn coerce_to_text(context: Context) -> JCharSequence },
}

bind_java_type! {
    pub Intent => android.content.Intent,
    constructors { fn new(action: JString) },
    methods {
        static fn create_chooser(intent: Intent, title: JCharSequence) -> Intent,
        fn set_type(kind: JString) -> Intent,
        fn put_extra(key: JString, value: JString) -> Intent,
    },
}
