//! What the backups of systems leave out, and the secret keys of a device above all.

use std::collections::BTreeSet;

use roxmltree::Document;

use super::read;

/// The parts of the data folder that belong to one device: the lock, the places in live matches with the secret keys of
/// the device, reports with the count of failed starts, reviews, and deleted matches.
const KEPT_HERE: [&str; 5] = ["deleted", "live", "lock", "reports", "reviews"];

#[test]
fn backups_of_systems_hold_matches_and_settings_alone() {
    let only = BTreeSet::from(KEPT_HERE.map(str::to_owned));
    let manifest = read("android/app/src/main/AndroidManifest.xml");
    for (attribute, file, count) in
        [("fullBackupContent", "backup", 1), ("dataExtractionRules", "data_extraction", 2)]
    {
        assert!(
            manifest.contains(&format!("android:{attribute}=\"@xml/{file}\"")),
            "{file} should be in use"
        );
        let text = read(&format!("android/app/src/main/res/xml/{file}.xml"));
        let rules = Document::parse(&text).expect("XML");
        let lists: Vec<_> = rules.descendants().filter(|node| node.has_tag_name("include")).collect();
        assert_eq!(lists.len(), count, "{file}");
        for include in lists {
            assert_eq!(include.attribute("path"), Some("."), "{file}");
            let siblings = include.parent().expect("a list").children();
            let excluded: BTreeSet<_> = siblings
                .filter(|node| node.has_tag_name("exclude") && node.attribute("domain") == Some("file"))
                .filter_map(|node| node.attribute("path"))
                .map(str::to_owned)
                .collect();
            assert_eq!(excluded, only, "{file}");
        }
    }
    let ios = read("src/platform/ios/backup.rs");
    assert!(ios.contains("NSURLIsExcludedFromBackupKey"));
    let list =
        ios.split_once("KEPT_HERE: [&str; 5] = [").expect("a list").1.split_once(']').expect("its end").0;
    let named: BTreeSet<_> = list.split(',').map(|name| name.trim().trim_matches('"').to_owned()).collect();
    assert_eq!(named, only, "iOS");
}

/// An invitation names its device by the public key.
#[cfg(feature = "online")]
#[test]
fn no_invitation_holds_the_secret_key_of_its_device() {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use parlour::online::{Place, Reach, Seat};
    use parlour::play::link::Key;

    use crate::online::table;

    let seat = Seat::new(Key(71), [72; 32], [73; 16], [74; 16]);
    let mut line = table::open(&Place::Host(seat.clone()), &Reach { local: true, ..Reach::default() });
    let (play, watch) = table::invitations(&mut line);
    for invitation in [play, watch] {
        let url = invitation.url();
        let payload = url.rsplit('.').next().expect("a payload");
        let bytes = URL_SAFE_NO_PAD.decode(payload).expect("the signs of a link");
        let holds = |secret: &[u8]| bytes.windows(secret.len()).any(|part| part == secret);
        assert!(holds(&seat.secret) != holds(&seat.watch), "each has its own secret");
        assert!(!holds(&seat.device), "{url}");
        assert!(!holds(&seat.device[..8]), "{url}");
    }
}
