//! Bytes as questions to the referee. Every line gets one line as an answer.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut answers = Vec::new();
    parlour::cli::referee(data, &mut answers).expect("writing to memory never fails");
    let asked = data.split_inclusive(|&byte| byte == b'\n').count();
    let answered: Vec<_> = answers.split_inclusive(|&byte| byte == b'\n').collect();
    assert_eq!(answered.len(), asked);
    for line in answered {
        let value: serde_json::Value = serde_json::from_slice(line).expect("an answer is JSON");
        assert!(value.is_object());
    }
});
