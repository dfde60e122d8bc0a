//! The few forms of TypeScript types that are generated, read back.

/// A type.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A name: `number`, `string`, or a declared type.
    Name(String),
    /// A word between quotation marks.
    Literal(String),
    /// `Array<T>`.
    Array(Box<Self>),
    /// `[A, B]`, with labels where there are some.
    Tuple(Vec<(Option<String>, Self)>),
    /// `{ a: A, b?: B, }`.
    Object(Vec<Field>),
    /// `{ [key in string]: T }`: any keys.
    Map(Box<Self>),
    /// `A | B`.
    Union(Vec<Self>),
    /// `A & B`.
    Both(Vec<Self>),
}

/// A field of an object.
#[derive(Clone, Debug)]
pub struct Field {
    /// The comment above it, one line an entry.
    pub docs: Vec<String>,
    /// Its name.
    pub name: String,
    /// Whether it may be left out.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

impl Shape {
    /// Reads what stands behind `type NAME = `.
    pub fn read(text: &str) -> Self {
        let mut reader = Reader { rest: text };
        let shape = reader.union();
        assert_eq!(reader.rest.trim(), "", "left over in {text:?}");
        shape
    }

    /// Every name in it.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Self::Name(name) => vec![name],
            Self::Literal(_) => vec![],
            Self::Array(item) | Self::Map(item) => item.names(),
            Self::Tuple(items) => items.iter().flat_map(|(_, item)| item.names()).collect(),
            Self::Object(fields) => fields.iter().flat_map(|field| field.shape.names()).collect(),
            Self::Union(parts) | Self::Both(parts) => parts.iter().flat_map(Self::names).collect(),
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        let found = self.rest.strip_prefix(token);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn need(&mut self, token: &str) {
        assert!(self.eat(token), "{token} expected at {:?}", self.rest);
    }

    fn word(&mut self) -> &'a str {
        self.rest = self.rest.trim_start();
        let ends = |c: char| !c.is_alphanumeric() && c != '_';
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        assert!(!word.is_empty(), "a name expected at {:?}", self.rest);
        self.rest = rest;
        word
    }

    fn quoted(&mut self) -> Option<String> {
        self.eat("\"").then(|| {
            let (text, rest) = self.rest.split_once('"').expect("a closing quotation mark");
            self.rest = rest;
            text.to_owned()
        })
    }

    fn union(&mut self) -> Shape {
        let mut options = vec![self.both()];
        while self.eat("|") {
            options.push(self.both());
        }
        if options.len() == 1 { options.remove(0) } else { Shape::Union(options) }
    }

    fn both(&mut self) -> Shape {
        let mut parts = vec![self.many()];
        while self.eat("&") {
            parts.push(self.many());
        }
        if parts.len() == 1 { parts.remove(0) } else { Shape::Both(parts) }
    }

    fn many(&mut self) -> Shape {
        let mut shape = self.one();
        while self.eat("[]") {
            shape = Shape::Array(Box::new(shape));
        }
        shape
    }

    fn one(&mut self) -> Shape {
        if self.eat("{ [key in string]") {
            self.eat("?");
            self.need(":");
            let item = self.union();
            self.need("}");
            return Shape::Map(Box::new(item));
        }
        if self.eat("(") {
            let inner = self.union();
            self.need(")");
            return inner;
        }
        if self.eat("{") {
            return Shape::Object(self.fields());
        }
        if self.eat("[") {
            return Shape::Tuple(self.items());
        }
        if let Some(text) = self.quoted() {
            return Shape::Literal(text);
        }
        let name = self.word();
        if name == "Array" {
            self.need("<");
            let item = self.union();
            self.need(">");
            return Shape::Array(Box::new(item));
        }
        if self.eat("<") {
            let of = self.word();
            self.need(">");
            return Shape::Name(format!("{name}<{of}>"));
        }
        Shape::Name(name.to_owned())
    }

    fn fields(&mut self) -> Vec<Field> {
        let mut fields = vec![];
        while !self.eat("}") {
            let docs = self.docs();
            let name = self.quoted().unwrap_or_else(|| self.word().to_owned());
            let optional = self.eat("?");
            self.need(":");
            fields.push(Field { docs, name, optional, shape: self.union() });
            self.eat(",");
        }
        fields
    }

    fn items(&mut self) -> Vec<(Option<String>, Shape)> {
        let mut items = vec![];
        while !self.eat("]") {
            let first = self.union();
            let item = match first {
                Shape::Name(label) if self.eat(":") => (Some(label), self.union()),
                shape => (None, shape),
            };
            items.push(item);
            self.eat(",");
        }
        items
    }

    fn docs(&mut self) -> Vec<String> {
        if !self.eat("/**") {
            return vec![];
        }
        let (comment, rest) = self.rest.split_once("*/").expect("a comment ends");
        self.rest = rest;
        crate::print::comment_lines(comment)
    }
}
