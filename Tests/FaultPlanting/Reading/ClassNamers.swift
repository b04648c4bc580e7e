/// The functions of an app that instantiate scenes or open storyboards by the names of classes.
struct ClassNamers {
  /// Their names.
  private(set) var functions: Set<String> = []
  /// The members that return the name of the class they belong to.
  private var members: Set<String> = []

  /// The words that convert a class to a string.
  static let words: Set<String> = [
    "describing", "reflecting", "NSStringFromClass", "className",
  ]

  init(_ sources: [CodeText], _ declarations: [Declarations]) {
    let makers = sources.indices.filter { file in
      sources[file].tokens.indices.contains { isNaming(sources[file], $0) }
    }
    for file in makers {
      for (name, body) in Self.bodies(sources[file], declarations[file])
      where body.contains(where: { isNaming(sources[file], $0) }) {
        members.insert(name)
      }
    }
    var found: Set<String> = []
    for (code, declared) in zip(sources, declarations) {
      for method in declared.methods {
        let opens = method.body.contains { code.isWord($0) && Self.isOpening(code.text($0)) }
        guard opens, Self.isGeneric(method, code),
          method.body.contains(where: { isNaming(code, $0) || isMember(code, $0) })
        else { continue }
        found.insert(method.name)
      }
    }
    functions = found
    // Static functions that forward to one of these.
    for (code, declared) in zip(sources, declarations) {
      for method in declared.methods
      where !method.attributes.isDisjoint(with: ["static", "class"]) {
        let hands = method.body.contains { at in
          code.isWord(at) && found.contains(code.text(at)) && at != method.nameToken
            && (!code.isMark(at - 1, ".") || code.isWord(at - 2, "self")
              || code.isWord(at - 2, "Self"))
        }
        if hands { functions.insert(method.name) }
      }
    }
  }

  /// Whether a function can instantiate scenes of many classes: it is static, has generic
  /// parameters, or extends storyboards.
  private static func isGeneric(_ method: Declarations.Method, _ code: CodeText) -> Bool {
    !method.attributes.isDisjoint(with: ["static", "class"])
      || code.isMark(method.nameToken + 1, "<") || method.type.hasSuffix("Storyboard")
  }

  private static func isOpening(_ word: String) -> Bool {
    word.hasPrefix("instantiateViewController") || word.hasPrefix("instantiateController")
      || word.hasPrefix("instantiateInitial") || word == "UIStoryboard" || word == "NSStoryboard"
  }

  /// Whether a token converts a class that is not named there to a string: `String(describing:
  /// self)`, `"\(self)"`, `NSStringFromClass([self class])`.
  private func isNaming(_ code: CodeText, _ at: Int) -> Bool {
    if code.isString(at) { return code.text(at).contains("\\(self)") }
    guard code.isWord(at), Self.words.contains(code.text(at)) else { return false }
    var next = at + 1
    while code.isMark(next, ":") || code.isMark(next, "(") || code.isMark(next, "[") { next += 1 }
    let named = code.isWord(next) && next > at + 1 ? code.text(next) : ""
    if named.isEmpty {
      let owner = code.isMark(at - 1, ".") ? code.text(at - 2) : "self"
      return Self.isAnyClass(owner)
    }
    return Self.isAnyClass(named)
  }

  /// Whether a word stands for any class: `self`, a variable, a generic parameter.
  private static func isAnyClass(_ word: String) -> Bool {
    word.first?.isLowercase == true || word == "Self" || word.count < 3
  }

  /// Whether a token asks any class for its name through a member of the app.
  private func isMember(_ code: CodeText, _ at: Int) -> Bool {
    guard code.isWord(at), members.contains(code.text(at)), !code.isMark(at + 1, "(") else {
      return false
    }
    return !code.isMark(at - 1, ".") || Self.isAnyClass(code.text(at - 2))
  }

  /// The bodies of functions and of properties.
  private static func bodies(
    _ code: CodeText, _ declared: Declarations
  ) -> [(name: String, body: Range<Int>)] {
    declared.methods.map { ($0.name, $0.body) }
      + declared.variables.compactMap { variable in
        var brace = variable.nameToken + 1
        while brace < variable.nameToken + 12, !code.isMark(brace, "{"), !code.isMark(brace, "=") {
          brace += 1
        }
        guard code.isMark(brace, "{"), let end = code.partner(brace) else { return nil }
        return (variable.name, brace..<end)
      }
  }
}
