//! Showing a net things part by part.

use super::{Net, Seen, WIDEST, cut_off};

/// A net and what its first layer sums up of what it has been shown. Sums go on from input to input, so
/// where several questions begin alike their beginning is shown once, and copies go on from there: the
/// answers are those to each question on its own, to the last bit.
#[derive(Clone, Copy, Debug)]
pub struct Showing<'a> {
    net: &'a Net,
    sums: [f32; WIDEST],
    inputs: usize,
}

impl<'a> Showing<'a> {
    /// Nothing yet.
    #[inline]
    pub(super) fn to(net: &'a Net) -> Self {
        let first = &net.layers[0];
        let mut sums = [0.0; WIDEST];
        sums[..first.outputs()].copy_from_slice(&first.bias);
        Self { net, sums, inputs: 0 }
    }

    /// The next inputs.
    #[inline]
    pub fn show<const N: usize>(&mut self, seen: &Seen<N>) {
        self.net.layers[0].add(self.inputs, seen.list(), &mut self.sums);
        self.inputs += seen.inputs();
    }

    /// What the net makes of all it was shown. Inputs it was not shown count as zero.
    #[inline]
    pub fn answer(mut self) -> f32 {
        let (first, others) = self.net.layers.split_first().expect("a net has layers");
        let (mut now, mut next) = (&mut self.sums, &mut [0.0; WIDEST]);
        let mut width = first.outputs();
        for layer in others {
            cut_off(&mut now[..width]);
            layer.sums(&now[..width], next);
            std::mem::swap(&mut now, &mut next);
            width = layer.outputs();
        }
        now[0]
    }
}
