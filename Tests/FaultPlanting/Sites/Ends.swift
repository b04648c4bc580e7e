import StoryboardModel

/// Finds the two ends of a fault: the change, and everything that names the changed thing.
extension PlantableApp {
  /// The lines that mentions stand for: the name itself, its uses, and the statements that use a
  /// value derived from it.
  func lines(_ mentions: [Mention]) -> [LinePlace] {
    mentions.flatMap { [$0.place] + $0.uses + $0.usesInTests }
      .flatMap { [$0] + statements(servedBy: $0) }.map(line)
  }

  /// The lines of all code that names an identifier or a storyboard, including tests.
  func namings(of name: String) -> [LinePlace] {
    lines(mentions(of: name)) + lines(mentions(of: name, ofTests: true))
  }

  /// The lines that treat something as one of a class, including tests: casts, and variables for
  /// instantiated controllers.
  func casts(to type: String) -> [LinePlace] {
    words.word(type).filter {
      membership.builds(sources[$0.file].path) && (isTypeExpected($0) || isInstantiated($0))
    }
    .map(line) + makers(of: type)
  }

  /// The declarations of Objective-C methods that return an instantiated controller as one of a
  /// class.
  private func makers(of type: String) -> [LinePlace] {
    let own = methods(of: type).filter { !sources[$0.file].isSwift }
    let makers = own.filter { found in
      let code = sources[found.file]
      return found.method.body.contains {
        code.isWord($0) && code.text($0).hasPrefix("instantiate")
      }
    }
    let selectors = Set(makers.map(\.method.selector))
    return own.filter { selectors.contains($0.method.selector) }
      .map { line(CodePlace(file: $0.file, token: $0.method.nameToken)) }
  }

  /// Whether a class's name is the type of a variable that receives an instantiated controller, or
  /// one from a storyboard.
  private func isInstantiated(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    var at = place.token + 1
    var hasAssignment = false
    while at < min(place.token + 40, code.tokens.count), !code.isMark(at, "{"),
      !code.isMark(at, "}"), !code.isMark(at, ";")
    {
      if code.isMark(at, "=") { hasAssignment = true }
      if hasAssignment, code.isWord(at) {
        let word = code.text(at).lowercased()
        if word.hasPrefix("instantiate") || word.contains("storyboard") { return true }
      }
      at += 1
    }
    return false
  }

  /// The statements that use a value a place is part of: the call around it, later calls in a
  /// chain, and those on a local variable or member that receives the value.
  func statements(servedBy place: CodePlace) -> [CodePlace] {
    var found = callAround(place).map { [$0] } ?? []
    found += chain(after: place)
    found += navigation(byVariableSetAt: place)
    return found + usesOfMember(returning: place) + usesOfStoryboard(openedWith: place)
  }

  /// Whether the named thing itself is performed, opened or instantiated there.
  func isPlainUse(_ place: CodePlace) -> Bool {
    switch navigationUse(place) {
    case .performs, .opens, .instantiates: true
    default: false
    }
  }

  /// The places where a function uses a variable that receives exactly the string at a place.
  func usesOfVariable(set place: CodePlace) -> [CodePlace] {
    guard let name = variableSet(at: place, isDirect: true) else { return [] }
    return words(name, after: place)
  }

  /// The places where a function performs, opens or instantiates with a variable that is set to a
  /// value derived from a place.
  func navigation(byVariableSetAt place: CodePlace) -> [CodePlace] {
    variableSet(at: place).map { words($0, after: place).filter(isNavigation) } ?? []
  }

  /// The lines of built code that pass an identifier to any function of the app.
  func linesHanding(_ identifier: String) -> [LinePlace] {
    words.string(identifier).filter { place in
      let code = sources[place.file]
      guard membership.builds(code.path), let call = callAround(place) else { return false }
      return words.word(code.text(call.token)).contains { name in
        declarations[name.file].methods.contains { $0.nameToken == name.token }
      }
    }.map(line)
  }

  /// The words of a function after a place in it.
  private func words(_ name: String, after place: CodePlace) -> [CodePlace] {
    guard let method = declarations[place.file].method(around: place.token) else { return [] }
    return words.word(name).filter {
      $0.file == place.file && $0.token > place.token && method.body.contains($0.token)
    }
  }

  /// The places where a type uses the value of its own member that returns the string at a place.
  func usesOfMember(returning place: CodePlace) -> [CodePlace] {
    guard let member = memberReturning(place) else { return [] }
    return words.word(member.name).filter { use in
      declarations[use.file].typeNames(around: use.token).contains(member.type) && isPlainUse(use)
    }
  }

  /// The places where controllers are instantiated from the storyboard that a member returns, whose
  /// name is at a place: directly, or through a local variable.
  func usesOfStoryboard(openedWith place: CodePlace) -> [CodePlace] {
    guard let call = callAround(place), let member = memberReturning(call) else { return [] }
    return words.word(member.name).flatMap { use -> [CodePlace] in
      let code = sources[use.file]
      let isOwn = declarations[use.file].typeNames(around: use.token).contains(member.type)
      guard code.isMark(use.token - 1, ".") || isOwn, membership.builds(code.path) else {
        return []
      }
      var next = use.token + 1
      if code.isMark(next, "("), let close = code.partner(next) { next = close + 1 }
      if isInstantiation(code, after: next) { return [use] }
      guard let name = variableSet(at: use) else { return [] }
      let made = words(name, after: use).filter { isInstantiation(code, after: $0.token + 1) }
      return made.isEmpty ? [] : [use] + made
    }
  }

  /// Whether `.instantiate…` follows, in Objective-C without the dot.
  private func isInstantiation(_ code: CodeText, after token: Int) -> Bool {
    var next = token
    while code.isMark(next, ".") || code.isMark(next, "?") || code.isMark(next, "!") { next += 1 }
    return code.isWord(next) && code.text(next).hasPrefix("instantiate")
  }

  /// The calls in a chain after the one with a place as its argument: `.instantiateInitial…()`.
  private func chain(after place: CodePlace) -> [CodePlace] {
    let code = sources[place.file]
    guard var at = closingBracket(around: place) else { return [] }
    var found: [CodePlace] = []
    for _ in 0..<8 {
      at += 1
      while code.isMark(at, ".") || code.isMark(at, "?") || code.isMark(at, "!") { at += 1 }
      guard code.isWord(at) else { break }
      let next = CodePlace(file: place.file, token: at)
      if code.text(at).lowercased().hasPrefix("instantiate") { found.append(next) }
      guard let close = code.partner(at + 1), close > at else { break }
      at = close
    }
    return found
  }

  private func closingBracket(around place: CodePlace) -> Int? {
    let code = sources[place.file]
    var at = place.token + 1
    while at < min(place.token + 60, code.tokens.count), !code.isMark(at, "{") {
      if let other = code.partner(at) {
        if other < place.token { return at }
        at = other
      }
      if code.isMark(at, ";") || code.isMark(at, "}") { return nil }
      at += 1
    }
    return nil
  }

  /// Whether something is opened, instantiated or performed with a name.
  private func isNavigation(_ place: CodePlace) -> Bool {
    if navigationUse(place) != nil { return true }
    let code = sources[place.file]
    let next = code.isMark(place.token + 1, ".") ? place.token + 2 : place.token + 1
    let word = code.isWord(next) ? code.text(next).lowercased() : ""
    return word.hasPrefix("instantiate") || word.hasPrefix("perform")
  }

  /// The name of the call with a place as its argument, if it is on an earlier line.
  private func callAround(_ place: CodePlace) -> CodePlace? {
    let code = sources[place.file]
    var at = place.token - 1
    while at > 0, place.token - at < 24, !code.isMark(at, "{"), !code.isMark(at, "}") {
      if let open = code.partner(at), open < at {
        at = open - 1
        continue
      }
      if code.isMark(at, "("), code.isWord(at - 1) {
        return CodePlace(file: place.file, token: at - 1)
      }
      at -= 1
    }
    return nil
  }

  /// The local variable that receives the value of the statement around a place; with `isDirect`,
  /// only if the place is the value itself, and not an argument of a call.
  private func variableSet(at place: CodePlace, isDirect: Bool = false) -> String? {
    let code = sources[place.file]
    var at = place.token - 1
    while at > 0, place.token - at < 60, !code.isMark(at, "{"), !code.isMark(at, "}"),
      !code.isMark(at, ";")
    {
      if code.line(ofToken: at) < code.line(ofToken: at + 1),
        !isContinued(code, at), !["?", ":", "."].contains(code.text(at + 1))
      {
        return nil
      }
      if let open = code.partner(at), open < at {
        at = open - 1
        continue
      }
      if code.partner(at) != nil, isDirect { return nil }
      let isAssignment =
        code.isMark(at, "=") && !code.isMark(at - 1, "=") && !code.isMark(at + 1, "=")
        && !code.isMark(at - 1, "!")
      if isAssignment {
        // `let name: Type = …`, `name = …`, `Type *name = …`.
        var name = at - 1
        // The previous line ends with a `case`.
        while name > 0, code.isWord(name - 2), code.isMark(name - 1, ":"),
          code.line(ofToken: name - 2) == code.line(ofToken: name)
        { name -= 2 }
        return code.isWord(name) ? code.text(name) : nil
      }
      at -= 1
    }
    return nil
  }

  /// The property or method that returns the string at a place.
  private func memberReturning(_ place: CodePlace) -> (name: String, type: String)? {
    let code = sources[place.file]
    let file = declarations[place.file]
    guard let type = file.type(around: place.token),
      code.isWord(place.token - 1, "return") || code.isMark(place.token - 1, "{")
        || isAfterCase(code, place.token)
    else { return nil }
    let properties = file.variables.filter { property in
      var brace = property.nameToken + 1
      while brace < property.nameToken + 12, !code.isMark(brace, "{"), !code.isMark(brace, "=") {
        brace += 1
      }
      return code.isMark(brace, "{") && brace < place.token
        && (code.partner(brace) ?? 0) > place.token
    }
    let methods = file.methods.filter { $0.body.contains(place.token) }
    let owners =
      properties.map { ($0.name, $0.nameToken) } + methods.map { ($0.name, $0.nameToken) }
    return owners.max { $0.1 < $1.1 }.map { ($0.0, type.name) }
  }

  /// Whether a value is all that follows a `case x:`.
  private func isAfterCase(_ code: CodeText, _ token: Int) -> Bool {
    guard code.isMark(token - 1, ":") else { return false }
    var at = token - 2
    while at > 0, token - at < 12, code.isWord(at) || code.isMark(at, ".") || code.isMark(at, ",") {
      if code.isWord(at, "case") || code.isWord(at, "default") { return true }
      at -= 1
    }
    return false
  }
}
