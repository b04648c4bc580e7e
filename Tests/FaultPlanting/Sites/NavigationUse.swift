/// How code uses a string, or a constant of it, judging by the words around it.
enum NavigationUse {
  case performs
  case compares
  case instantiates
  /// Opens a storyboard by its name.
  case opens
  /// Passes it to something whose name mentions segues, storyboards or controllers.
  case passes
}

extension PlantableApp {
  /// The use of a string or a name; nil if it doesn't concern navigation.
  func navigationUse(_ place: CodePlace) -> NavigationUse? {
    let code = sources[place.file]
    let before = words(before: place)
    if before.contains(where: { word in
      ["import", "include"].contains(word) || Self.otherPurposes.contains { word.contains($0) }
    }) {
      return nil
    }
    // The nearest call decides: `UIStoryboard(name: "a").instantiate…(withIdentifier: "b")`.
    for word in before {
      if word.contains("performsegue") { return .performs }
      if word.contains("instantiat") { return .instantiates }
      if word == "uistoryboard" || word == "nsstoryboard" || word.contains("storyboardwithname") {
        return .opens
      }
    }
    let after = words(after: place)
    let speaksOfIdentifiers = (before + after).contains {
      $0.contains("segue") || $0.contains("identifier") || $0 == "id"
    }
    let line = code.line(ofToken: place.token)
    if speaksOfIdentifiers, hasComparison(code, near: place.token, line) { return .compares }
    if isCase(code, place.token), isInsideSegueFunction(place) { return .compares }
    let names = before.filter { word in
      ["segue", "storyboard", "scene", "controller"].contains { word.contains($0) }
    }
    guard !names.isEmpty else { return nil }
    // Something named only after segues doesn't take a scene's identifier.
    let isSegues = names.allSatisfy { $0.contains("segue") } && code.isString(place.token)
    if isSegues, segues(identifier: code.text(place.token)).isEmpty { return nil }
    return .passes
  }

  private static let otherPurposes = [
    "reus", "dequeue", "forkey", "named", "nibname", "localized", "userdefaults", "selector",
    "restoration", "nslog", "print", "assert", "fatalerror", "logger",
    "forresource", "accessibilityid", "accessibilitylabel", "analytics", "track", "notification",
    "uinib", "loadnib",
  ]

  /// The lowercased words of the statement before a place, at most 24 tokens back.
  private func words(before place: CodePlace) -> [String] {
    let code = sources[place.file]
    var found: [String] = []
    var at = place.token - 1
    let limit = max(0, place.token - 24)
    var line = code.line(ofToken: place.token)
    var depth = 0
    while at >= limit {
      if code.isMark(at, ";") || code.isMark(at, "{") || code.isMark(at, "}") { break }
      let own = code.line(ofToken: at)
      // A statement continues across lines only inside brackets.
      if own < line, depth == 0, !isContinued(code, at) || isLabel(code, at) { break }
      line = own
      if code.isMark(at, ")") || code.isMark(at, "]") { depth += 1 }
      // Tokens before a bracket that is open here are outside it.
      if code.isMark(at, "(") || code.isMark(at, "[") { depth = max(0, depth - 1) }
      if code.isWord(at) { found.append(code.text(at).lowercased()) }
      at -= 1
    }
    return found
  }

  /// Whether a colon ends the label of a `case`, on a line of its own.
  private func isLabel(_ code: CodeText, _ token: Int) -> Bool {
    guard code.isMark(token, ":") else { return false }
    let line = code.line(ofToken: token)
    var first = token
    while first > 0, code.line(ofToken: first - 1) == line { first -= 1 }
    return code.isWord(first, "case") || code.isWord(first, "default")
  }

  func isContinued(_ code: CodeText, _ token: Int) -> Bool {
    ["(", "[", ",", ":", "=", "+", "?", "."].contains(code.text(token)) || code.isMark(token, "@")
  }

  private func words(after place: CodePlace) -> [String] {
    let code = sources[place.file]
    let line = code.line(ofToken: place.token)
    var found: [String] = []
    var at = place.token + 1
    while at < min(place.token + 10, code.tokens.count), code.line(ofToken: at) == line,
      !code.isMark(at, "{"), !code.isMark(at, ";")
    {
      if code.isWord(at) { found.append(code.text(at).lowercased()) }
      at += 1
    }
    return found
  }

  private func hasComparison(_ code: CodeText, near token: Int, _ line: Int) -> Bool {
    for at in max(0, token - 12)..<min(token + 4, code.tokens.count)
    where code.line(ofToken: at) == line {
      if code.isMark(at, "="), code.isMark(at + 1, "=") { return true }
      if code.isMark(at, "!"), code.isMark(at + 1, "=") { return true }
      if code.isWord(at, "isEqualToString") || code.isWord(at, "isEqual") { return true }
    }
    return false
  }

  /// Whether a value is one of a `case`.
  private func isCase(_ code: CodeText, _ token: Int) -> Bool {
    var at = token - 1
    while at >= max(0, token - 40) {
      if code.isWord(at, "case") { return true }
      let isPart =
        code.isMark(at, ",") || code.isMark(at, ".") || code.isMark(at, "?") || code.isWord(at)
        || code.isString(at)
      if !isPart { return false }
      at -= 1
    }
    return false
  }

  private func isInsideSegueFunction(_ place: CodePlace) -> Bool {
    guard let method = declarations[place.file].method(around: place.token) else { return false }
    let name = method.selector.lowercased()
    if name.hasPrefix("prepare") || name.contains("segue") { return true }
    let code = sources[place.file]
    return method.body.contains { code.isWord($0, "segue") || code.isWord($0, "instantiate") }
  }
}
