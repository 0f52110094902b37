//! Every sentence that a player reads, in the player's language.
//!
//! The sentences are Fluent files in `assets/languages`, one a language, compiled in so that no
//! text can be missing. A key that a language lacks is taken from English.

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::device::Device;

/// The languages that there are: the code and the file.
const LANGUAGES: &[(&str, &str)] = &[("en", include_str!("../../assets/languages/en.ftl"))];

/// The sentences of the language in use.
#[derive(Resource)]
pub struct Language {
    /// The language in use, and then English where that is another.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Default for Language {
    fn default() -> Language {
        Language::new(&[])
    }
}

impl Language {
    /// The first of the wanted languages that there is, or English.
    #[must_use]
    pub fn new(wanted: &[String]) -> Language {
        let found = wanted.iter().filter_map(|tag| {
            let wanted: LanguageIdentifier = tag.parse().ok()?;
            LANGUAGES.iter().find(|(code, _)| {
                code.parse::<LanguageIdentifier>().is_ok_and(|known| known.matches(&wanted, true, true))
            })
        });
        let mut bundles: Vec<_> = found.take(1).filter_map(|(code, file)| bundle(code, file)).collect();
        bundles.extend(LANGUAGES.first().and_then(|(code, file)| bundle(code, file)));
        Language { bundles }
    }

    /// The sentence of this key.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The sentence of this key with these values in it.
    ///
    /// A key that no language has comes back as itself: a wrong word on the screen is better
    /// than none, and tests do not let it pass.
    #[must_use]
    pub fn format(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundles
            .iter()
            .find_map(|bundle| {
                let pattern = bundle.get_message(key)?.value()?;
                Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
            })
            .unwrap_or_else(|| {
                debug_assert!(false, "no language has the text {key}");
                key.to_owned()
            })
    }
}

fn bundle(code: &str, file: &str) -> Option<FluentBundle<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![code.parse().ok()?]);
    // Marks that keep right-to-left names apart would show as boxes in fonts without them.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(parsed, errors)| {
        error!("the texts of {code} hold mistakes: {errors:?}");
        parsed
    });
    bundle.add_resource_overriding(resource);
    Some(bundle)
}

pub(super) fn plugin(app: &mut App) {
    let wanted = app.world().resource::<Device>().0.languages();
    app.insert_resource(Language::new(&wanted));
}
