//! Small nets: a few dozen things seen go in, one number comes out.
//!
//! Layers follow each other; what goes on from one to the next is cut off below zero, the last one's
//! number is taken as it is. Rows are kept by input, so that things not seen, which are most, cost
//! nothing. [`Teacher`] makes nets, `net.txt` files keep them: nothing is read when a program runs.

mod seen;
mod showing;
mod teacher;
mod text;

pub use seen::Seen;
pub use showing::Showing;
pub use teacher::Teacher;

use kernel::Rng;

/// No layer is wider, so that thinking needs no memory of its own.
pub const WIDEST: usize = 64;

/// Outputs are summed up so many at a time: as many as a processor holds at once, so that sums need not
/// be put away after each input.
const AT_ONCE: usize = 32;

/// What one layer makes of the one before.
#[derive(Clone, Debug, PartialEq)]
struct Layer {
    /// What is added in any case; as many as there are outputs.
    bias: Vec<f32>,
    /// A row of as many numbers for each input.
    rows: Vec<f32>,
}

impl Layer {
    fn outputs(&self) -> usize {
        self.bias.len()
    }

    fn inputs(&self) -> usize {
        self.rows.len() / self.bias.len()
    }

    #[inline]
    fn row(&self, input: usize) -> &[f32] {
        let width = self.outputs();
        &self.rows[input * width..][..width]
    }

    /// Its outputs before anything is cut off.
    #[inline]
    fn sums(&self, inputs: &[f32], outputs: &mut [f32; WIDEST]) {
        if let [sum] = self.bias[..] {
            let products = inputs.iter().zip(&self.rows).map(|(input, weight)| input * weight);
            outputs[0] = products.fold(sum, |sum, product| sum + product);
            return;
        }
        outputs[..self.outputs()].copy_from_slice(&self.bias);
        for (inputs, first) in inputs.chunks(WIDEST).zip((0..).step_by(WIDEST)) {
            let mut seen = Seen::<WIDEST>::default();
            seen.extend(inputs.iter().copied());
            self.add(first, seen.list(), outputs);
        }
    }

    /// Adds what is made of some inputs, whose numbers begin after the `first` ones of the layer.
    #[inline]
    fn add(&self, first: usize, seen: &[(u32, f32)], outputs: &mut [f32; WIDEST]) {
        let width = self.outputs();
        let rows = &self.rows[first * width..];
        let (parts, rest) = outputs[..width].as_chunks_mut::<AT_ONCE>();
        for (part, sums) in parts.iter_mut().enumerate() {
            let mut now = *sums;
            for &(input, seen) in seen {
                let row = &rows[input as usize * width + part * AT_ONCE..][..AT_ONCE];
                now.iter_mut().zip(row).for_each(|(sum, weight)| *sum += seen * weight);
            }
            *sums = now;
        }
        let before = width - rest.len();
        for &(input, seen) in seen.iter().filter(|_| before < width) {
            let row = &rows[input as usize * width..][before..width];
            rest.iter_mut().zip(row).for_each(|(sum, weight)| *sum += seen * weight);
        }
    }
}

/// See the head of this file.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    layers: Vec<Layer>,
}

impl Net {
    /// A net that knows nothing yet: `sizes` are its inputs and the widths of its layers but the last,
    /// which has one output.
    ///
    /// # Panics
    /// If there are no inputs or a layer is wider than [`WIDEST`].
    pub fn new<R: Rng + ?Sized>(sizes: &[usize], rng: &mut R) -> Self {
        let widths = sizes[1..].iter().copied().chain([1]);
        let layer = |(&inputs, outputs): (&usize, usize)| {
            assert!(inputs > 0 && (1..=WIDEST).contains(&outputs), "a layer of {outputs}");
            // Even around zero, with the spread that neither swells nor fades from layer to layer.
            let reach = (6.0 / inputs as f32).sqrt() * if outputs == 1 { 0.1 } else { 1.0 };
            let mut weight =
                || reach * (kernel::below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0);
            let rows = (0..inputs * outputs).map(|_| weight()).collect();
            Layer { bias: vec![0.0; outputs], rows }
        };
        Self { layers: sizes.iter().zip(widths).map(layer).collect() }
    }

    /// How many things it sees.
    pub fn inputs(&self) -> usize {
        self.layers[0].inputs()
    }

    /// How many units its first layer has.
    pub fn width(&self) -> usize {
        self.layers[0].outputs()
    }

    /// The same net, ready for `inputs` things seen and with a first layer of `width`: it answers as before
    /// until it has learnt what the new ones are good for.
    ///
    /// # Panics
    /// If it sees more already, if its first layer is wider already or not the last but one, or if `width` is
    /// greater than [`WIDEST`].
    #[must_use]
    pub fn widened<R: Rng + ?Sized>(&self, inputs: usize, width: usize, rng: &mut R) -> Self {
        let mut net = Self::new(&[inputs, width], rng);
        let [first, last] = &self.layers[..] else { panic!("not a net of two layers") };
        let old = first.outputs();
        assert!(first.inputs() <= inputs && old <= width, "not wider");
        let [new_first, new_last] = &mut net.layers[..] else { unreachable!("two layers") };
        new_first.bias[..old].copy_from_slice(&first.bias);
        for (input, row) in new_first.rows.chunks_exact_mut(width).enumerate() {
            if input < first.inputs() {
                row[..old].copy_from_slice(first.row(input));
            } else {
                row[..old].fill(0.0);
            }
        }
        new_last.bias.copy_from_slice(&last.bias);
        new_last.rows.fill(0.0);
        new_last.rows[..old].copy_from_slice(&last.rows);
        net
    }

    /// Moves every number as far towards that of another net of the same shape as `part` says.
    pub fn lean(&mut self, towards: &Self, part: f32) {
        for (own, other) in self.layers.iter_mut().zip(&towards.layers) {
            let numbers = own.bias.iter_mut().chain(&mut own.rows);
            let others = other.bias.iter().chain(&other.rows);
            numbers.zip(others).for_each(|(number, other)| *number += part * (other - *number));
        }
    }

    /// What it makes of what is seen, [`inputs`](Self::inputs) numbers.
    pub fn answer(&self, seen: &[f32]) -> f32 {
        let mut showing = self.begin();
        for inputs in seen.chunks(WIDEST) {
            let mut seen = Seen::<WIDEST>::default();
            seen.extend(inputs.iter().copied());
            showing.show(&seen);
        }
        showing.answer()
    }

    /// The same, faster.
    pub fn answer_to_seen<const N: usize>(&self, seen: &Seen<N>) -> f32 {
        let mut showing = self.begin();
        showing.show(seen);
        showing.answer()
    }

    /// To be shown things part by part.
    pub fn begin(&self) -> Showing<'_> {
        Showing::to(self)
    }
}

/// Nothing below zero goes on.
#[inline]
fn cut_off(values: &mut [f32]) {
    values.iter_mut().for_each(|value| *value = value.max(0.0));
}
