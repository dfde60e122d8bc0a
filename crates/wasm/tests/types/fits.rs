//! Whether a JSON value is what a type promises: every field there, none too many.

use serde_json::Value;
use typescript::{Field, Shape};

use crate::collect::Types;

impl Types {
    /// Checks a value against the type `name` of `file`; says where it differs.
    pub(crate) fn check(&self, file: &str, name: &str, value: &Value) -> Result<(), String> {
        let shape = Shape::Name(name.to_owned());
        self.fits(file, &shape, value).map_err(|problem| format!("{file} {name}{problem}"))
    }

    fn fits(&self, file: &str, shape: &Shape, value: &Value) -> Result<(), String> {
        match (shape, value) {
            (Shape::Name(name), _) => self.fits_name(file, name, value),
            (Shape::Literal(word), Value::String(text)) if word == text => Ok(()),
            (Shape::Array(item), Value::Array(values)) => values
                .iter()
                .enumerate()
                .try_for_each(|(i, value)| at(&i.to_string(), self.fits(file, item, value))),
            (Shape::Tuple(items), Value::Array(values)) if items.len() == values.len() => items
                .iter()
                .zip(values)
                .try_for_each(|((_, item), value)| self.fits(file, item, value)),
            (Shape::Map(item), Value::Object(fields)) => {
                fields.iter().try_for_each(|(key, value)| at(key, self.fits(file, item, value)))
            }
            (Shape::Object(fields), Value::Object(_)) => self.fits_object(file, fields, value),
            (Shape::Union(options), _) => self.fits_one_of(file, options, value),
            _ => Err(format!(": {shape:?} expected, found {value}")),
        }
    }

    fn fits_name(&self, file: &str, name: &str, value: &Value) -> Result<(), String> {
        let built_in = match name {
            "number" => value.is_number(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "unknown" => true,
            _ => {
                let (file, declared) =
                    self.find(file, name).ok_or_else(|| format!(": no type {name} in {file}"))?;
                return self.fits(file, &declared.shape, value);
            }
        };
        if built_in { Ok(()) } else { Err(format!(": a {name} expected, found {value}")) }
    }

    fn fits_object(&self, file: &str, fields: &[Field], value: &Value) -> Result<(), String> {
        for field in fields {
            match value.get(&field.name) {
                Some(inner) => at(&field.name, self.fits(file, &field.shape, inner))?,
                None if field.optional => {}
                None => return Err(format!(".{}: missing in {value}", field.name)),
            }
        }
        let known = |key: &String| fields.iter().any(|field| field.name == *key);
        match value.as_object().and_then(|object| object.keys().find(|key| !known(key))) {
            Some(key) => Err(format!(".{key}: not in the type")),
            None => Ok(()),
        }
    }

    fn fits_one_of(&self, file: &str, options: &[Shape], value: &Value) -> Result<(), String> {
        let mut problems = vec![];
        for option in options {
            match self.fits(file, option, value) {
                Ok(()) => return Ok(()),
                Err(problem) => problems.push(problem),
            }
        }
        Err(format!(": fits no option: {}", problems.join("; ")))
    }
}

fn at(key: &str, result: Result<(), String>) -> Result<(), String> {
    result.map_err(|problem| format!(".{key}{problem}"))
}
