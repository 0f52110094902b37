//! The sentences of the app, in the language of the player.
//!
//! The sentences are Fluent files in `assets/languages`, one per language, compiled in so that none can be
//! missing at run time. A key that a language lacks is taken from English.

use std::borrow::Cow;

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::app::device::Device;

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The BCP 47 tag, such as `zh-Hans`.
    pub tag: &'static str,
    /// The name of the language, in the language itself.
    pub name: &'static str,
    /// The Fluent file.
    file: &'static str,
}

impl Known {
    /// Returns the text of the Fluent file.
    #[must_use]
    pub fn sentences(&self) -> &'static str {
        self.file
    }
}

macro_rules! languages {
    ($($tag:literal $name:literal),* $(,)?) => {
        /// All languages. The first, English, has every sentence.
        pub const LANGUAGES: &[Known] = &[$(Known {
            tag: $tag,
            name: $name,
            file: include_str!(concat!("../../../assets/languages/", $tag, ".ftl")),
        }),*];
    };
}

languages![
    "en" "English",
    "zh-Hans" "简体中文",
    "zh-Hant" "繁體中文",
    "ja" "日本語",
    "ko" "한국어",
    "es" "Español",
    "pt" "Português",
    "fr" "Français",
    "de" "Deutsch",
    "it" "Italiano",
    "ru" "Русский",
    "ar" "العربية",
];

/// A pseudo-language for tests of layouts: English with letters doubled, so that it is 40 % longer. Where
/// it fits, translations fit. No device asks for it, and no list shows it.
pub const LONGER: Known = Known { tag: "en-XA", name: "Ennglisshh", ..LANGUAGES[0] };

/// The sentences of the language in use.
#[derive(Resource)]
pub struct Language {
    known: Known,
    /// The language in use, followed by English if that is another one.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Default for Language {
    fn default() -> Language {
        Language::new(&[])
    }
}

impl Language {
    /// Returns the first of the wanted languages that the app has, or English. `wanted` holds BCP 47 tags.
    #[must_use]
    pub fn new(wanted: &[String]) -> Language {
        let known = first_of(wanted);
        let with_english = [known, LANGUAGES[0]];
        let used = if known == LANGUAGES[0] { &with_english[..1] } else { &with_english };
        Language { known, bundles: used.iter().filter_map(bundle).collect() }
    }

    /// Returns `true` if [`Language::new`] would choose this language.
    #[must_use]
    pub fn is_first_of(&self, wanted: &[String]) -> bool {
        first_of(wanted) == self.known
    }

    /// Returns the tag of the language.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.known.tag
    }

    /// Returns `true` if the language is written from right to left.
    #[must_use]
    pub fn is_right_to_left(&self) -> bool {
        let tag: Result<LanguageIdentifier, _> = self.known.tag.parse();
        tag.is_ok_and(|tag| tag.character_direction() == CharacterDirection::RTL)
    }

    /// Returns the sentence with this key.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// Returns the sentence with this key, with these values in it.
    ///
    /// An unknown key is returned as it is, since a wrong word on the screen is better than none. Debug
    /// builds panic, so tests find it.
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

/// Returns the first of the wanted languages that the app has, or English.
fn first_of(wanted: &[String]) -> Known {
    wanted.iter().find_map(|tag| find(tag)).unwrap_or(LANGUAGES[0])
}

/// Returns the language for a tag of a system. Language and script must match, so `zh-TW` finds the
/// traditional script.
fn find(tag: &str) -> Option<Known> {
    let whole = |tag: &str| {
        let mut tag: LanguageIdentifier = tag.parse().ok()?;
        tag.maximize();
        Some((tag.language, tag.script))
    };
    if tag == LONGER.tag {
        return Some(LONGER);
    }
    let wanted = whole(tag)?;
    LANGUAGES.iter().copied().find(|known| whole(known.tag) == Some(wanted))
}

/// Returns the words with letters doubled, so that they are 40 % longer.
fn longer(words: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(words.len() * 3 / 2);
    let mut owed = 0;
    for letter in words.chars() {
        longer.push(letter);
        owed += 2;
        if owed >= 5 && letter.is_alphabetic() {
            longer.push(letter);
            owed -= 5;
        }
    }
    longer.into()
}

/// Formats numbers with a decimal comma.
fn with_comma(value: &FluentValue, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

fn bundle(&Known { tag, file, .. }: &Known) -> Option<FluentBundle<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().ok()?]);
    if matches!(tag, "es" | "pt" | "fr" | "de" | "it" | "ru") {
        bundle.set_formatter(Some(with_comma));
    }
    if tag == LONGER.tag {
        bundle.set_transform(Some(longer));
    }
    // The isolation marks around names would show as boxes in fonts that lack them.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(parsed, errors)| {
        error!("the sentences of {tag} have errors: {errors:?}");
        parsed
    });
    bundle.add_resource_overriding(resource);
    Some(bundle)
}

pub(super) fn plugin(app: &mut App) {
    let wanted = app.world().resource::<Device>().0.languages();
    app.insert_resource(Language::new(&wanted));
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;

    #[test]
    fn systems_find_their_language() {
        for (tag, found) in [
            ("de-AT", "de"),
            ("zh-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant"),
            ("zh-CN", "zh-Hans"),
            ("zh", "zh-Hans"),
            ("zh-Hant-HK", "zh-Hant"),
            ("pt-PT", "pt"),
            ("ar-EG", "ar"),
            ("en-GB", "en"),
        ] {
            assert_eq!(Language::new(&[tag.to_owned()]).tag(), found, "{tag}");
        }
        let wanted = ["nonsense!", "eo", "fr-CH", "de"].map(str::to_owned);
        assert_eq!(Language::new(&wanted).tag(), "fr", "the first known language is chosen");
        assert_eq!(Language::new(&["eo".to_owned()]).tag(), "en");
        assert!(Language::new(&["ar".to_owned()]).is_right_to_left());
        assert!(!Language::default().is_right_to_left());
    }

    /// Collects the names of the values in a sentence.
    fn variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => inline_variables(inline, found),
                    Expression::Select { selector, variants } => {
                        inline_variables(selector, found);
                        for variant in variants {
                            variables(&variant.value, found);
                        }
                    }
                }
            }
        }
    }

    fn inline_variables(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                for inline in positional {
                    inline_variables(inline, found);
                }
            }
            _ => {}
        }
    }

    fn messages(known: &Known) -> BTreeMap<String, BTreeSet<String>> {
        let parsed = fluent_syntax::parser::parse(known.file)
            .unwrap_or_else(|(_, errors)| panic!("{} cannot be parsed: {errors:?}", known.tag));
        let mut found = BTreeMap::new();
        for entry in &parsed.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = BTreeSet::new();
            if let Some(pattern) = &message.value {
                variables(pattern, &mut names);
            }
            let twice = found.insert(message.id.name.to_owned(), names);
            assert!(twice.is_none(), "{} has the key {} twice", known.tag, message.id.name);
        }
        found
    }

    #[test]
    fn every_language_has_every_sentence_with_the_same_values() {
        let english = messages(&LANGUAGES[0]);
        assert!(english.len() > 400);
        for known in &LANGUAGES[1..] {
            let own = messages(known);
            let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
            let left_over: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(
                missing.is_empty() && left_over.is_empty(),
                "{} lacks {missing:?} and has unknown keys {left_over:?}",
                known.tag
            );
            for (key, names) in &own {
                let unknown: Vec<_> = names.difference(&english[key]).collect();
                assert!(unknown.is_empty(), "{} in {} uses the unknown values {unknown:?}", key, known.tag);
            }
        }
    }

    #[test]
    fn the_longer_english_is_longer_by_two_fifths() {
        let longer = Language::new(&[LONGER.tag.to_owned()]);
        let mut lengths = [0, 0];
        for key in
            messages(&LANGUAGES[0]).into_iter().filter_map(|(key, names)| names.is_empty().then_some(key))
        {
            for (length, language) in lengths.iter_mut().zip([&Language::default(), &longer]) {
                *length += language.text(&key).chars().count();
            }
        }
        let [plain, long] = lengths;
        assert!((136..=141).contains(&(100 * long / plain)), "{plain} and {long}");
    }

    #[test]
    fn numbers_are_written_as_in_the_language() {
        let half = || [("points", FluentValue::try_number("6.5").into_owned())];
        assert!(Language::default().format("reason-points", &half()).contains("6.5"));
        assert!(Language::new(&["de".to_owned()]).format("reason-points", &half()).contains("6,5"));
    }
}
