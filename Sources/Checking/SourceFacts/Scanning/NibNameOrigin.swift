/// The origin of a xib's name that Objective-C code passes to a call.
enum NibNameOrigin: Hashable {
  /// The name is one of several strings.
  case texts(Set<String>)
  /// The name is a parameter of the method around the call, or depends on the class that runs it.
  case loader(NibLoads.Loader)

  /// Finds the origin of a name.
  ///
  /// - Parameters:
  ///   - value: The index of the first token of the argument.
  ///   - tokens: The tokens of the source.
  init?(of value: Int, in tokens: CodeTokens) {
    if tokens.beginsWithOwnClass(value) {
      guard let method = tokens.methodName(around: value) else { return nil }
      self = .loader(NibLoads.Loader(method: method, name: .receiver))
    } else if let name = tokens.word(value), tokens.endsArgument(value + 1) {
      if let texts = tokens.texts(ofLocal: name, at: value) {
        self = .texts(texts)
      } else if let method = tokens.method(withFirstParameter: name, around: value) {
        self = .loader(NibLoads.Loader(method: method, name: .argument))
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}

extension NibLoads {
  mutating func add(_ origin: NibNameOrigin) {
    switch origin {
    case .texts(let texts): names.formUnion(texts)
    case .loader(let loader): loaders.insert(loader)
    }
  }
}

extension CodeTokens {
  /// The text of the string at an index, with or without `@`, if nothing is appended to it.
  func wholeText(_ index: Int) -> String? {
    let literal = mark(index) == "@" ? index + 1 : index
    let end = next(after: literal)
    guard indices.contains(end), mark(end) != "+" else { return nil }
    return text(literal)
  }

  /// Whether the word at an index begins the name of a method of Objective-C that is declared there.
  func declaresMethod(_ index: Int) -> Bool {
    guard mark(index - 1) == ")" else { return false }
    var open = 1
    var place = index - 2
    while place >= 0, open > 0, place > index - 60 {
      if mark(place) == ")" { open += 1 }
      if mark(place) == "(" { open -= 1 }
      place -= 1
    }
    return open == 0 && beginsMethod(place)
  }

  /// Whether an index is in the head of a method of Objective-C, before its body.
  func isInMethodHead(_ index: Int) -> Bool {
    var place = index - 1
    while place >= max(0, index - Self.farthest), !beginsMethod(place) {
      if let mark = mark(place), "{};[".unicodeScalars.contains(mark) { return false }
      place -= 1
    }
    return beginsMethod(place)
  }

  /// Whether a mark at an index begins the declaration of a method: `- (`.
  private func beginsMethod(_ index: Int) -> Bool {
    (mark(index) == "-" || mark(index) == "+") && (index == 0 || isLineEnd(index - 1))
      && mark(index + 1) == "("
  }

  /// Whether an argument of a message ends before an index.
  fileprivate func endsArgument(_ index: Int) -> Bool {
    let following = isLineEnd(index) ? next(after: index) : index
    return mark(following) == "]" || word(following) != nil
  }

  // MARK: Local variables

  /// The strings that a local variable of Objective-C may have; nil if it may have others.
  fileprivate func texts(ofLocal name: String, at use: Int) -> Set<String>? {
    guard let declaration = declaration(ofLocal: name, at: use) else { return nil }
    var found: Set<String> = []
    var depth = 0
    var index = declaration
    while indices.contains(index), depth >= 0 {
      if index - declaration > Self.farthest { return nil }
      if mark(index) == "{" { depth += 1 }
      if mark(index) == "}" { depth -= 1 }
      if word(index) == name {
        // What gets the variable's address may assign it.
        if mark(index - 1) == "&" { return nil }
        if let value = assigned(index) {
          guard let texts = texts(assignedAt: value) else { return nil }
          found.formUnion(texts)
        }
      }
      index += 1
    }
    return found
  }

  /// The index of a variable in the declaration that a use sees, `NSString *name = …`; nil for a parameter, and
  /// for a declaration without a value.
  private func declaration(ofLocal name: String, at use: Int) -> Int? {
    let last = firstBefore(use) { index in
      word(index) == name
        && (mark(index - 1) == "*" || mark(index - 1) == ")" || word(index - 1) != nil)
    }
    guard let last, mark(last - 1) == "*" || isWord(last - 1, "const") else { return nil }
    return assigned(last) == nil ? nil : last
  }

  /// The index of the value that the variable at an index gets; nil if it gets none.
  private func assigned(_ index: Int) -> Int? {
    let equals = next(after: index)
    guard mark(equals) == "=", mark(equals + 1) != "=" else { return nil }
    return next(after: equals)
  }

  /// `@"Row"`, or `isLarge ? @"LargeRow" : @"Row"`, up to a semicolon.
  private func texts(assignedAt value: Int) -> [String]? {
    guard let end = (value..<value + 60).first(where: { mark($0) == ";" }) else { return nil }
    let parts = (value..<end).filter { !isLineEnd($0) }
    if let text = text(in: parts[...]) { return [text] }
    guard let question = parts.lastIndex(where: { mark($0) == "?" }),
      let colon = parts.lastIndex(where: { mark($0) == ":" }), question < colon,
      let first = text(in: parts[(question + 1)..<colon]),
      let second = text(in: parts[(colon + 1)...]),
      !parts[..<question].contains(where: { mark($0) == "?" })
    else { return nil }
    return [first, second]
  }

  /// The string that some tokens consist of.
  private func text(in parts: ArraySlice<Int>) -> String? {
    let literal = parts.drop { mark($0) == "@" }
    return literal.count == 1 ? literal.first.flatMap(text) : nil
  }

  // MARK: The class that runs a method

  /// Whether a value is the name of the class that runs the code, or begins with it.
  fileprivate func beginsWithOwnClass(_ value: Int) -> Bool {
    var index = value
    while mark(index) == "(" { index += 1 }
    if isOwnClass(index) { return true }
    // `[NSString stringWithFormat:@"%@_%@", className, device]`
    guard mark(index) == "[", isWord(index + 1, "NSString"), isWord(index + 2, "stringWithFormat"),
      mark(index + 3) == ":", mark(index + 4) == "@", text(index + 5)?.hasPrefix("%@") ?? false,
      mark(index + 6) == ","
    else { return false }
    let first = next(after: index + 6)
    if isOwnClass(first) { return true }
    guard let name = word(first), mark(first + 1) == "," || mark(first + 1) == "]",
      let declaration = declaration(ofLocal: name, at: first), let given = assigned(declaration)
    else { return false }
    return isOwnClass(given)
      && !(declaration + 1..<first).contains { word($0) == name && assigned($0) != nil }
  }

  /// `NSStringFromClass([self class])`
  private func isOwnClass(_ index: Int) -> Bool {
    isWord(index, "NSStringFromClass") && mark(index + 1) == "(" && mark(index + 2) == "["
      && isWord(index + 3, "self") && isWord(index + 4, "class") && mark(index + 5) == "]"
      && mark(index + 6) == ")"
  }

  // MARK: The method around

  /// The first part of the selector of the method around an index.
  fileprivate func methodName(around index: Int) -> String? {
    guard let start = firstBefore(index, where: beginsMethod) else { return nil }
    return (start..<start + 60).first(where: declaresMethod).flatMap(word)
  }

  /// The first part of the selector of the method around an index, if its first parameter has a name.
  fileprivate func method(withFirstParameter name: String, around index: Int) -> String? {
    guard let method = methodName(around: index) else { return nil }
    let parameter = firstBefore(index) { place in
      word(place) == name && mark(place - 1) == ")" && mark(place - 2) == "*"
        && isWord(place - 3, "NSString") && mark(place - 4) == "(" && mark(place - 5) == ":"
        && word(place - 6) == method
    }
    guard let parameter else { return nil }
    var place = parameter + 1
    while indices.contains(place), !beginsMethod(place) {
      let isChanged = word(place) == name && (assigned(place) != nil || mark(place - 1) == "&")
      if isChanged || place - parameter > Self.farthest { return nil }
      place += 1
    }
    return method
  }

  /// The most tokens between a call and the declarations that it depends on, because a source may have any length.
  private static let farthest = 3_000

  /// The last index before another that meets a condition and isn't in a block that has ended.
  private func firstBefore(_ index: Int, where isFound: (Int) -> Bool) -> Int? {
    var ended = 0
    var place = index - 1
    while place >= max(0, index - Self.farthest) {
      if mark(place) == "}" {
        ended += 1
      } else if mark(place) == "{", ended > 0 {
        ended -= 1
      } else if ended == 0, isFound(place) {
        return place
      }
      place -= 1
    }
    return nil
  }
}
