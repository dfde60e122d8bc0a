//! Types as people like to read them.

use crate::shape::{Field, Shape};

/// The lines of a comment without its stars.
pub(crate) fn comment_lines(comment: &str) -> Vec<String> {
    let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// A comment, indented.
pub fn comment(lines: &[String], indent: &str) -> String {
    match lines {
        [] => String::new(),
        [one] => format!("{indent}/** {one} */\n"),
        more => {
            let body: String = more.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// A type; its first line goes where the reader is, the others are indented.
pub fn print(shape: &Shape, indent: &str) -> String {
    match shape {
        Shape::Name(name) => name.clone(),
        Shape::Literal(word) => format!("\"{word}\""),
        Shape::Array(item) => match &**item {
            Shape::Union(_) | Shape::Both(_) => format!("({})[]", print(item, indent)),
            _ => format!("{}[]", print(item, indent)),
        },
        Shape::Tuple(items) => {
            let item = |(label, item): &(Option<String>, Shape)| match label {
                Some(label) => format!("{label}: {}", print(item, indent)),
                None => print(item, indent),
            };
            format!("[{}]", items.iter().map(item).collect::<Vec<_>>().join(", "))
        }
        Shape::Map(item) => format!("Record<string, {}>", print(item, indent)),
        Shape::Object(fields) => object(fields, indent),
        Shape::Union(options) => union(options, indent),
        Shape::Both(parts) => {
            let part = |part: &Shape| match part {
                Shape::Union(_) => format!("({})", print(part, indent)),
                _ => print(part, indent),
            };
            parts.iter().map(part).collect::<Vec<_>>().join(" & ")
        }
    }
}

fn object(fields: &[Field], indent: &str) -> String {
    let inner = format!("{indent}  ");
    let field = |field: &Field| {
        let mark = if field.optional { "?" } else { "" };
        let shape = print(&field.shape, &inner);
        format!("{}{inner}{}{mark}: {shape};\n", comment(&field.docs, &inner), field.name)
    };
    format!("{{\n{}{indent}}}", fields.iter().map(field).collect::<String>())
}

fn union(options: &[Shape], indent: &str) -> String {
    if options.iter().all(|option| !matches!(option, Shape::Object(_))) {
        return options.iter().map(|one| print(one, indent)).collect::<Vec<_>>().join(" | ");
    }
    let inner = format!("{indent}  ");
    let line = |option: &Shape| format!("\n{inner}| {}", print(option, &inner));
    options.iter().map(line).collect()
}
