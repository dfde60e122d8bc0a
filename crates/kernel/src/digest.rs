//! A fingerprint of a state that is the same on every platform.

/// Folds numbers into 64 bits. Not `std::hash`, whose result may depend on the platform's word
/// size and byte order; state hashes stand in records and must never change.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }
}

impl Digest {
    /// Takes in one number.
    #[inline]
    pub fn number(&mut self, value: u64) -> &mut Self {
        // splitmix64's finaliser over state and value: every input bit reaches every output bit.
        let mut x = self.0.rotate_left(5) ^ value.wrapping_mul(0xff51_afd7_ed55_8ccd);
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = x ^ (x >> 31);
        self
    }

    /// Takes in a run of bytes, its length included.
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.number(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.number(u64::from_le_bytes(word));
        }
        self
    }

    /// The fingerprint of all that was taken in.
    pub fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records carry these values: this number must never change.
    #[test]
    fn digest_is_pinned() {
        let mut digest = Digest::default();
        digest.number(1).bytes(b"hearth keeps the fire");
        assert_eq!(digest.finish(), 0x9fb2_7476_91d3_1eb8);
    }

    #[test]
    fn order_and_length_matter() {
        let of = |bytes: &[u8]| Digest::default().bytes(bytes).finish();
        assert_ne!(of(&[1, 2]), of(&[2, 1]));
        assert_ne!(of(&[1]), of(&[1, 0]));
    }
}
