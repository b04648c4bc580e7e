internal import Findings
internal import SourceFacts

/// Changes the identifier of a case of an enumeration, so that the case keeps its name.
struct CaseEditing {
  let source: TokenizedSource
  /// The token of the case's name.
  let name: Int
  let fact: CaseFact
  let new: String

  private var path: String { source.path }

  /// The literal of the case's raw value, or of its macro's `id`.
  var literal: Int? {
    if fact.segue?.identifier != nil, let position = fact.segue?.position {
      return source.token(at: position).flatMap { isString($0) ? $0 : nil }
    }
    return source.isMark(name + 1, "=") && isString(name + 2) ? name + 2 : nil
  }

  private func isString(_ index: Int) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].kind == .string
  }

  /// Adds an explicit identifier, because the case's name no longer gives it.
  func insert(to places: inout RenamePlaces) {
    let literal = "\"\(SourceLiteral.contents(new))\""
    guard let segue = fact.segue else {
      return insert(" = " + literal, at: source.tokens[name].outer.upperBound, &places)
    }
    // `@To(X.self) case name`, `@Untyped case name`
    guard source.text(name - 1) == "case", name > 1 else {
      return places.doubt(source.location(name), "the case is declared together with others")
    }
    let open = source.opening(of: name - 2)
    guard source.text((open ?? name - 1) - 1) == segue.macro else {
      return places.doubt(source.location(name), "the case has another attribute after the macro")
    }
    if let open {
      let separator = open == name - 3 ? "" : ", "
      insert(
        separator + "id: " + literal, at: source.tokens[name - 2].outer.lowerBound, &places)
    } else {
      insert("(id: \(literal))", at: source.tokens[name - 2].outer.upperBound, &places)
    }
  }

  private func insert(_ text: String, at offset: Int, _ places: inout RenamePlaces) {
    places.replace(offset..<offset, of: path, with: text)
  }

  /// Removes the identifier, because the case's name gives it.
  func remove(_ literal: Int, from places: inout RenamePlaces) {
    let end = source.tokens[literal].outer.upperBound
    guard fact.segue?.identifier != nil else {
      return places.replace(source.tokens[name].outer.upperBound..<end, of: path, with: "")
    }
    // `id`, `:` and the literal, with a comma before them or the parentheses around them.
    if source.isMark(literal - 3, ","), source.isMark(literal + 1, ")") {
      places.replace(source.tokens[literal - 3].outer.lowerBound..<end, of: path, with: "")
    } else if source.isMark(literal - 3, "("), source.isMark(literal + 1, ")") {
      places.replace(
        source.tokens[literal - 3].outer.lowerBound..<source.tokens[literal + 1].outer.upperBound,
        of: path, with: "")
    } else {
      places.replace(source.tokens[literal].range, of: path, with: new)
    }
  }
}
