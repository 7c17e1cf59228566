//! Read a page strictly: every element closed, every attribute quoted, every text escaped.

/// An element of the page.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    /// Its own text and that of all inside it.
    pub text: String,
}

impl Element {
    /// An attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Itself and all inside it, in order.
    pub fn all(&self) -> Vec<&Element> {
        let inside = self.children.iter().flat_map(Element::all);
        [self].into_iter().chain(inside).collect()
    }

    /// All inside it with this name.
    pub fn named(&self, name: &str) -> Vec<&Element> {
        self.all().into_iter().filter(|element| element.name == name).collect()
    }

    /// The one with this id.
    pub fn with_id(&self, id: &str) -> Option<&Element> {
        self.all().into_iter().find(|element| element.get("id") == Some(id))
    }
}

/// Reads a page, or says at which byte it is wrong.
pub fn page(html: &str) -> Result<Element, String> {
    let rest = html.strip_prefix("<!DOCTYPE html>\n").ok_or("no doctype")?;
    let mut open = vec![Element::default()];
    let mut rest = rest;
    while !rest.is_empty() {
        let at = html.len() - rest.len();
        let wrong = |what: &str| format!("{what} at byte {at}: {:?}", &rest.chars().take(60).collect::<String>());
        if let Some(after) = rest.strip_prefix("</") {
            let (name, after) = after.split_once('>').ok_or_else(|| wrong("no end"))?;
            let element = open.pop().filter(|element| element.name == name).ok_or_else(|| wrong("closes another"))?;
            let parent = open.last_mut().ok_or_else(|| wrong("closes nothing"))?;
            parent.text += &element.text;
            parent.children.push(element);
            rest = after;
        } else if let Some(after) = rest.strip_prefix('<') {
            let (mut element, closed, after) = tag(after).map_err(|what| wrong(&what))?;
            let parent = open.last_mut().ok_or_else(|| wrong("stands outside"))?;
            if closed || element.name == "meta" {
                parent.children.push(element);
                rest = after;
            } else if element.name == "style" {
                let (style, after) = after.split_once("</style>").ok_or_else(|| wrong("style without an end"))?;
                element.text = style.to_owned();
                parent.children.push(element);
                rest = after;
            } else {
                open.push(element);
                rest = after;
            }
        } else {
            let end = rest.find('<').unwrap_or(rest.len());
            let text = unescaped(&rest[..end]).map_err(|what| wrong(&what))?;
            open.last_mut().ok_or_else(|| wrong("stands outside"))?.text += &text;
            rest = &rest[end..];
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(whole), true) => Ok(whole),
        (last, _) => Err(format!("not closed: {:?}", last.map(|element| element.name))),
    }
}

/// A start tag behind its `<`: the element, whether it is closed at once, and what follows.
fn tag(text: &str) -> Result<(Element, bool, &str), String> {
    let end = text.find([' ', '>', '/']).ok_or("tag without an end")?;
    let mut element = Element { name: text[..end].to_owned(), ..Element::default() };
    if element.name.is_empty() || !element.name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(format!("no name of an element: {:?}", element.name));
    }
    let mut rest = &text[end..];
    loop {
        if let Some(after) = rest.strip_prefix('>') {
            return Ok((element, false, after));
        }
        if let Some(after) = rest.strip_prefix("/>") {
            return Ok((element, true, after));
        }
        let after = rest.strip_prefix(' ').ok_or_else(|| format!("no blank in <{}", element.name))?;
        let (name, after) = after.split_once("=\"").ok_or("attribute without a value")?;
        let (value, after) = after.split_once('"').ok_or("value without an end")?;
        if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
            return Err(format!("no name of an attribute: {name:?}"));
        }
        if element.get(name).is_some() {
            return Err(format!("{name} twice"));
        }
        element.attributes.push((name.to_owned(), unescaped(value)?));
        rest = after;
    }
}

/// The text that stands escaped.
fn unescaped(text: &str) -> Result<String, String> {
    if let Some(bare) = text.chars().find(|letter| matches!(letter, '<' | '>' | '"' | '\'')) {
        return Err(format!("{bare} stands unescaped in {text:?}"));
    }
    let mut whole = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (name, after) = after.split_once(';').ok_or_else(|| format!("& stands unescaped in {text:?}"))?;
        whole += before;
        whole.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "#39" => '\'',
            _ => return Err(format!("unknown &{name};")),
        });
        rest = after;
    }
    Ok(whole + rest)
}
