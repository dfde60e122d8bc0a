//! What a net is shown, without what is zero.

/// Up to `N` things seen, one after the other; those that are zero are only counted.
#[derive(Clone, Copy, Debug)]
pub struct Seen<const N: usize> {
    list: [(u32, f32); N],
    listed: usize,
    inputs: u32,
}

impl<const N: usize> Default for Seen<N> {
    fn default() -> Self {
        Self { list: [(0, 0.0); N], listed: 0, inputs: 0 }
    }
}

impl<const N: usize> Seen<N> {
    /// Adds one thing.
    #[inline]
    pub fn push(&mut self, value: f32) {
        // What is zero is left out without a branch: no processor guesses which it will be.
        self.list[self.listed] = (self.inputs, value);
        self.listed += usize::from(value != 0.0);
        self.inputs += 1;
    }

    /// Adds `count` things of which only one, if any, is 1, the others being 0.
    #[inline]
    pub fn one_of(&mut self, count: usize, which: Option<usize>) {
        if let Some(which) = which {
            self.list[self.listed] = (self.inputs + which as u32, 1.0);
            self.listed += 1;
        }
        self.inputs += count as u32;
    }

    /// Adds all that others are.
    #[inline]
    pub fn append<const M: usize>(&mut self, others: &Seen<M>) {
        let all = others.list();
        for (place, &(input, value)) in self.list[self.listed..].iter_mut().zip(all) {
            *place = (self.inputs + input, value);
        }
        self.listed += all.len();
        self.inputs += others.inputs;
    }

    /// How many things there are, zeros included.
    pub fn inputs(&self) -> usize {
        self.inputs as usize
    }

    /// All of them.
    pub fn numbers(&self) -> Vec<f32> {
        let mut numbers = vec![0.0; self.inputs()];
        self.list().iter().for_each(|&(input, value)| numbers[input as usize] = value);
        numbers
    }

    /// Those that are not zero, each with its number among all.
    #[inline]
    pub(super) fn list(&self) -> &[(u32, f32)] {
        &self.list[..self.listed]
    }
}

impl<const N: usize> Extend<f32> for Seen<N> {
    #[inline]
    fn extend<I: IntoIterator<Item = f32>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}
