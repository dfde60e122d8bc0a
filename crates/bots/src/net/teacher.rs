//! How nets learn.

use super::{Layer, Net, WIDEST, cut_off};

/// How long steps of the past count: those of each number, and those of its squares.
const PAST: f32 = 0.9;
const PAST_SQUARES: f32 = 0.999;
const TINY: f32 = 1e-8;

/// What is known of the slope of every number of a layer, in the layer's own shape.
#[derive(Clone, Debug)]
struct Slopes {
    now: Layer,
    mean: Layer,
    square: Layer,
}

/// Teaches a net by the slope of what it is wrong by (Adam): [`add`](Self::add) what is seen a few hundred
/// times, take a [`step`](Self::step), and again.
#[derive(Clone, Debug)]
pub struct Teacher {
    net: Net,
    slopes: Vec<Slopes>,
    /// What each layer of the net says to what is seen.
    heard: Vec<[f32; WIDEST]>,
    added: u32,
    steps: i32,
}

impl Teacher {
    /// A teacher of this net.
    pub fn new(net: Net) -> Self {
        let nothing = |layer: &Layer| Layer {
            bias: vec![0.0; layer.bias.len()],
            rows: vec![0.0; layer.rows.len()],
        };
        let slopes =
            |layer| Slopes { now: nothing(layer), mean: nothing(layer), square: nothing(layer) };
        let slopes = net.layers.iter().map(slopes).collect();
        let heard = vec![[0.0; WIDEST]; net.layers.len()];
        Self { net, slopes, heard, added: 0, steps: 0 }
    }

    /// The net as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Shows the net something; `slope` says how fast what it is wrong by grows with its answer.
    pub fn add(&mut self, seen: &[f32], slope: impl FnOnce(f32) -> f32) {
        let last = self.net.layers.len() - 1;
        for index in 0..=last {
            let (before, after) = self.heard.split_at_mut(index);
            let layer = &self.net.layers[index];
            let inputs = before.last().map_or(seen, |heard| &heard[..layer.inputs()]);
            layer.sums(inputs, &mut after[0]);
            if index < last {
                cut_off(&mut after[0][..layer.outputs()]);
            }
        }
        let mut blame = [0.0; WIDEST];
        blame[0] = slope(self.heard[last][0]);
        for index in (0..=last).rev() {
            let layer = &self.net.layers[index];
            let inputs = match index {
                0 => seen,
                _ => &self.heard[index - 1][..layer.inputs()],
            };
            self.slopes[index].now.blame(inputs, &blame[..layer.outputs()]);
            if index > 0 {
                blame = layer.passed_on(inputs, &blame[..layer.outputs()]);
            }
        }
        self.added += 1;
    }

    /// Changes the net by what was added since the last step: by about `rate` a number. Every number
    /// also shrinks by `decay` of that.
    pub fn step(&mut self, rate: f32, decay: f32) {
        self.steps += 1;
        let part = 1.0 / self.added.max(1) as f32;
        let young = |past: f32| 1.0 / (1.0 - past.powi(self.steps));
        let (young, young_squares) = (young(PAST), young(PAST_SQUARES));
        for (layer, slopes) in self.net.layers.iter_mut().zip(&mut self.slopes) {
            let numbers = layer.bias.iter_mut().chain(&mut layer.rows);
            let now = slopes.now.bias.iter_mut().chain(&mut slopes.now.rows);
            let mean = slopes.mean.bias.iter_mut().chain(&mut slopes.mean.rows);
            let square = slopes.square.bias.iter_mut().chain(&mut slopes.square.rows);
            for (((number, now), mean), square) in numbers.zip(now).zip(mean).zip(square) {
                let slope = std::mem::take(now) * part;
                *mean += (1.0 - PAST) * (slope - *mean);
                *square += (1.0 - PAST_SQUARES) * (slope * slope - *square);
                let step = *mean * young / ((*square * young_squares).sqrt() + TINY);
                *number -= rate * (step + decay * *number);
            }
        }
        self.added = 0;
    }
}

impl Layer {
    /// Adds what each number is to blame for.
    fn blame(&mut self, inputs: &[f32], blame: &[f32]) {
        self.bias.iter_mut().zip(blame).for_each(|(sum, blame)| *sum += blame);
        let rows = self.rows.chunks_exact_mut(blame.len());
        for (row, &seen) in rows.zip(inputs).filter(|(_, seen)| **seen != 0.0) {
            row.iter_mut().zip(blame).for_each(|(sum, blame)| *sum += seen * blame);
        }
    }

    /// What the layer before is to blame for; what was cut off is to blame for nothing.
    fn passed_on(&self, inputs: &[f32], blame: &[f32]) -> [f32; WIDEST] {
        let mut passed = [0.0; WIDEST];
        for (input, _) in inputs.iter().enumerate().filter(|(_, seen)| **seen > 0.0) {
            passed[input] = self.row(input).iter().zip(blame).map(|(w, b)| w * b).sum();
        }
        passed
    }
}
