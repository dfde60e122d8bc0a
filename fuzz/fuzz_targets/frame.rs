#![no_main]

#[path = "../frame_check.rs"]
mod frame_check;

libfuzzer_sys::fuzz_target!(|data: &[u8]| frame_check::frame(data));
