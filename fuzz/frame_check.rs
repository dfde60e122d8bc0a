//! What must hold for any frame whatever. The fuzz target calls this, and `make test` replays the
//! corpus through it.

use server::protocol::ClientIn;

/// A frame is refused with words in both languages, or is written again just as it was understood.
pub(crate) fn frame(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match ClientIn::read(text) {
        Err(problem) => assert!(!problem.text.en.is_empty() && !problem.text.de.is_empty()),
        Ok(frame) => {
            let written = serde_json::to_string(&frame).expect("frames can be written");
            // Defaults may make it longer than it came; it is the same frame all the same.
            let again: ClientIn =
                serde_json::from_str(&written).expect("what we write we can read");
            assert_eq!(again, frame);
            let _ = frame.about();
        }
    }
}
