/// A start tag of an abbreviated storyboard.
struct ExampleTag {
  var name: Substring
  /// The attributes with their values as written.
  var attributes: [Substring: Substring] = [:]
  /// The number of elements around it.
  var depth: Int
  /// The byte of its `<`.
  var start: Int
  /// The byte of its `>` or `/>`, before which attributes are added.
  var attributesEnd: Int
  /// The byte after the tag.
  var contentStart: Int
  /// The byte of the element's end tag; of an empty element, the byte after it.
  var contentEnd: Int
  /// The byte after the element.
  var end: Int
  /// The elements inside, as places in the list of all tags.
  var children: [Int] = []

  /// The start tags of a well-formed text, in order.
  static func all(in text: String) -> [ExampleTag] {
    var tags: [ExampleTag] = []
    var open: [Int] = []
    var rest = Substring(text)
    func offset(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
    while let less = rest.firstIndex(of: "<") {
      rest = rest[less...]
      if rest.hasPrefix("<!--") {
        rest = rest.rest(after: "-->")
        continue
      }
      let (tag, after) = rest.upToTagEnd
      if tag.hasPrefix("</") {
        if let index = open.popLast() {
          tags[index].contentEnd = offset(less)
          tags[index].end = offset(after)
        }
      } else {
        let isEmpty = tag.hasSuffix("/")
        let attributesEnd = isEmpty ? tag.index(before: tag.endIndex) : tag.endIndex
        let index = tags.count
        tags.append(
          ExampleTag(
            name: tag.dropFirst().prefix { $0.isLetter || $0.isNumber }, depth: open.count,
            start: offset(less), attributesEnd: offset(attributesEnd),
            contentStart: offset(after), contentEnd: offset(after), end: offset(after)))
        tags[index].attributes = attributes(of: tag[..<attributesEnd])
        if let parent = open.last { tags[parent].children.append(index) }
        if !isEmpty { open.append(index) }
      }
      rest = rest[after...]
    }
    return tags
  }

  private static func attributes(of tag: Substring) -> [Substring: Substring] {
    var attributes: [Substring: Substring] = [:]
    var rest = tag.drop { !$0.isWhitespace }
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop(while: \.isWhitespace)
      let quoted = rest[rest.index(after: equals)...]
      guard let quote = quoted.first else { break }
      let value = quoted.dropFirst().prefix { $0 != quote }
      attributes[name] = value
      rest = rest[value.endIndex...].dropFirst()
    }
    return attributes
  }
}

extension Substring {
  /// The rest after the first occurrence of a text; empty if it does not occur.
  fileprivate func rest(after end: String) -> Substring {
    var rest = self
    while !rest.isEmpty, !rest.hasPrefix(end) { rest = rest.dropFirst() }
    return rest.dropFirst(end.count)
  }

  /// The tag that the text begins with, without its `>`, and the place after it.
  fileprivate var upToTagEnd: (tag: Substring, after: Index) {
    var quote: Character?
    var index = startIndex
    while index < endIndex {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return (self[..<index], self.index(after: index))
      }
      index = self.index(after: index)
    }
    return (self, endIndex)
  }
}
