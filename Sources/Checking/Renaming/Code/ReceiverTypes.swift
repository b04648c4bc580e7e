internal import SegueChecking
internal import SourceFacts

/// Finds the class of the object whose member a token names.
struct ReceiverTypes {
  enum Receiver {
    /// An object of one of these types of the app, or of subclasses.
    case types([CodeType.ID])
    /// Something that can't be an object of the app's classes: a case, a label, the system's objects.
    case other
    case unknown
  }

  let app: LinkedApp

  /// The types of the app that a type's path in a source means.
  func types(_ path: [String], in source: TokenizedSource, at index: Int) -> [CodeType.ID] {
    app.code.names.types(
      path, in: source.typePath(around: index), from: app.code.index(of: source.path))
  }

  /// The types around a token.
  func around(_ index: Int, in source: TokenizedSource) -> [CodeType.ID] {
    app.code.names.types(
      source.typePath(around: index), in: [], from: app.code.index(of: source.path))
  }

  /// The receiver that ends at a token: the one before the dot or, in Objective-C, before a message's name.
  func receiver(endingAt end: Int, in source: TokenizedSource) -> Receiver {
    var last = end
    while source.isMark(last, "?", "!") { last -= 1 }
    if source.isMark(last, ")") { return cast(endingAt: last, in: source) }
    guard source.isWord(last) else {
      // `.member` alone is a case or a static member, `\.member` a key path.
      return source.isOperand(last) || source.isMark(last, "\\") ? .unknown : .other
    }
    let word = source.text(last)
    if word == "self" || word == "super" || word == "Self" {
      if source.isMark(last - 1, ".") { return type(of: [source.text(last - 2)], last, source) }
      return .types(around(last, in: source))
    }
    if source.isMark(last - 1, ".") {
      var before = last - 2
      while source.isMark(before, "?", "!") { before -= 1 }
      guard source.isWord(before), !source.isMark(before - 1, ".") else { return .unknown }
      if source.text(before) == "self" {
        return property(word, of: around(last, in: source), last, source)
      }
      guard case .types(let owners) = receiver(endingAt: last - 2, in: source) else {
        return .unknown
      }
      return property(word, of: owners, last, source)
    }
    return variable(word, at: last, in: source)
  }

  // MARK: Variables

  private func variable(
    _ name: String, at index: Int, in source: TokenizedSource
  ) -> Receiver {
    let found = types([name], in: source, at: index)
    if !found.isEmpty { return .types(found) }
    let wanted = Array(name.utf8)
    if let member = source.member(around: index) {
      // The last declaration before the use.
      for declaration in member.reversed()
      where declaration < index && source.isText(declaration, .word, wanted) {
        if let receiver = declared(at: declaration, in: source) { return receiver }
      }
    }
    return property(name, of: around(index, in: source), index, source)
  }

  /// The type with which a token declares a variable or parameter, or nil if it declares nothing.
  private func declared(at index: Int, in source: TokenizedSource) -> Receiver? {
    guard source.isSwift else { return declaredInObjectiveC(at: index, source) }
    let keyword = source.text(index - 1)
    let isVariable = keyword == "let" || keyword == "var"
    if source.isMark(index + 1, ":") {
      let isParameter = source.isMark(index - 1, "(", ",") || source.isWord(index - 1)
      guard isVariable || isParameter else { return nil }
      return type(startingAt: index + 2, in: source)
    }
    guard isVariable else {
      // A parameter of a closure.
      return source.text(index + 1) == "in" ? .unknown : nil
    }
    guard source.isMark(index + 1, "=") else { return .unknown }
    if source.text(index + 2) == "self", !source.isMark(index + 3, ".") {
      return .types(around(index, in: source))
    }
    // `= … as? Old`, `= Old()`
    var next = index + 2
    while next < source.tokens.count, !source.tokens[next].isFirstOfLine || next == index + 2 {
      if source.text(next) == "as" {
        let start = source.isMark(next + 1, "?", "!") ? next + 2 : next + 1
        return type(startingAt: start, in: source)
      }
      if source.isMark(next, "{") { break }
      next += 1
    }
    let made = types([source.text(index + 2)], in: source, at: index)
    return !made.isEmpty && source.isMark(index + 3, "(") ? .types(made) : .unknown
  }

  /// `Old *old`, `(Old *)old`, `id old`.
  private func declaredInObjectiveC(at index: Int, _ source: TokenizedSource) -> Receiver? {
    var before = index - 1
    if source.isMark(before, ")") { before -= 1 }
    guard source.isMark(before, "*"), source.isWord(before - 1) else {
      return source.text(index - 1) == "id" || source.text(index - 2) == "id" ? .unknown : nil
    }
    return type(of: [source.text(before - 1)], index, source)
  }

  /// The type of a property of some types.
  private func property(
    _ name: String, of owners: [CodeType.ID], _ index: Int, _ source: TokenizedSource
  ) -> Receiver {
    for owner in owners {
      for id in app.code.hierarchy.ancestry(of: owner).types {
        for property in app.code.table[id].properties where property.fact.name == name {
          guard let written = property.fact.type else { return .unknown }
          return receiver(ofType: written, index, source)
        }
      }
    }
    return .unknown
  }

  // MARK: Types

  private func cast(endingAt close: Int, in source: TokenizedSource) -> Receiver {
    guard let open = source.opening(of: close) else { return .unknown }
    if source.isSwift {
      var start = close - 1
      while start > open, source.isWord(start), source.isMark(start - 1, ".") { start -= 2 }
      let mark = source.isMark(start - 1, "?", "!") ? start - 2 : start - 1
      if source.text(mark) == "as" { return type(startingAt: start, in: source) }
      // `Old()`
      let made = types([source.text(open - 1)], in: source, at: close)
      return made.isEmpty ? .unknown : .types(made)
    }
    // `((Old *)x)`
    if source.isMark(open + 1, "("), source.isWord(open + 2), source.isMark(open + 3, "*") {
      return type(of: [source.text(open + 2)], close, source)
    }
    return .unknown
  }

  private func type(startingAt start: Int, in source: TokenizedSource) -> Receiver {
    guard source.isWord(start) else { return .unknown }
    var path = [source.text(start)]
    var index = start
    if ["any", "some", "inout"].contains(path[0]), source.isWord(start + 1) {
      path = [source.text(start + 1)]
      index += 1
    }
    while source.isMark(index + 1, "."), source.isWord(index + 2) {
      path.append(source.text(index + 2))
      index += 2
    }
    // `[Old]`, `Old<…>` and functions are other types.
    if source.isMark(index + 1, "<", "-") { return .unknown }
    return type(of: path, start, source)
  }

  private func type(of path: [String], _ index: Int, _ source: TokenizedSource) -> Receiver {
    receiver(ofType: path.joined(separator: "."), index, source)
  }

  private func receiver(
    ofType written: String, _ index: Int, _ source: TokenizedSource
  ) -> Receiver {
    guard let sourceFile = app.code.index(of: source.path) else { return .unknown }
    let scope = source.typePath(around: index)
    switch app.code.names.reference(to: written, in: scope[...], from: sourceFile) {
    case .app(let ids): return .types(ids)
    // An object of a system class may be one of the app's subclasses, but Swift only finds the system's members.
    case .system: return source.isSwift ? .other : .unknown
    case .external: return .unknown
    }
  }
}
