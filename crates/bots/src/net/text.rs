//! Nets as text: a line of sizes, then for each layer its bias and its rows, a line each.

use std::fmt;
use std::str::FromStr;

use super::{Layer, Net};

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = self.layers.iter().map(Layer::inputs).map(|size| size.to_string());
        writeln!(f, "{}", sizes.collect::<Vec<_>>().join(" "))?;
        for layer in &self.layers {
            writeln!(f, "{}", line(&layer.bias))?;
            (0..layer.inputs()).try_for_each(|input| writeln!(f, "{}", line(layer.row(input))))?;
        }
        Ok(())
    }
}

/// Four digits behind the point are more than games can tell apart.
fn line(values: &[f32]) -> String {
    let shortly = |value: &f32| {
        let text = format!("{value:.4}");
        let text = text.trim_end_matches('0').trim_end_matches('.');
        if text == "-0" { "0" } else { text }.to_owned()
    };
    values.iter().map(shortly).collect::<Vec<_>>().join(" ")
}

impl FromStr for Net {
    type Err = String;

    /// Lines that begin with `#` and empty ones do not count.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let sizes = numbers(&mut lines, None)?;
        let widths = sizes.iter().skip(1).copied().chain([1.0]).map(|width| width as usize);
        let mut layers = vec![];
        for (&inputs, width) in sizes.iter().zip(widths) {
            let bias = numbers(&mut lines, Some(width))?;
            let mut rows = vec![];
            for _ in 0..inputs as usize {
                rows.extend(numbers(&mut lines, Some(width))?);
            }
            layers.push(Layer { bias, rows });
        }
        match lines.next() {
            None if !layers.is_empty() => Ok(Self { layers }),
            None => Err("no sizes".to_owned()),
            Some(line) => Err(format!("a line too many: {line}")),
        }
    }
}

/// The numbers of the next line, `count` of them.
fn numbers<'a>(
    lines: &mut impl Iterator<Item = &'a str>,
    count: Option<usize>,
) -> Result<Vec<f32>, String> {
    let line = lines.next().ok_or("a line is missing")?;
    let parse = |word: &str| word.parse().map_err(|_| format!("{word} is no number"));
    let numbers = line.split_whitespace().map(parse).collect::<Result<Vec<f32>, _>>()?;
    match count {
        Some(count) if count != numbers.len() => Err(format!("not {count} numbers: {line}")),
        _ => Ok(numbers),
    }
}
