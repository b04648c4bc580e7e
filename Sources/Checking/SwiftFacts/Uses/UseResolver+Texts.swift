internal import SwiftSyntax

extension UseResolver {
  /// The string literals in code, and the locals in it with the values that they can have there.
  struct Texts {
    var literals: [StringLiteralExprSyntax] = []
    var locals: [LocalValue] = []
  }

  /// Returns the string literals in code and in the values of its local variables.
  ///
  /// - Returns: The literals, and whether each comes from the value of a local variable.
  mutating func literals(
    in code: [ExprSyntax], of block: Int
  ) -> [(syntax: StringLiteralExprSyntax, isLocal: Bool)] {
    let written = texts(in: code, of: block)
    var found = written.literals.map { (syntax: $0, isLocal: false) }
    var seen = Set(written.locals)
    var rest = written.locals
    // No identifier has as many parts.
    while found.count + seen.count < 1_000, let next = rest.popLast() {
      let given = texts(of: next)
      found += given.literals.map { (syntax: $0, isLocal: true) }
      rest += given.locals.filter { seen.insert($0).inserted }
    }
    return found
  }

  /// Returns the texts in a local's values.
  ///
  /// They are cached, because many places may ask for them.
  private mutating func texts(of key: LocalValue) -> Texts {
    if let known = knownTexts[key] { return known }
    var found = Texts()
    for given in blocks.locals[key.local].sources[key.sources] {
      guard case .code(let code) = given.value else { continue }
      let inside = texts(in: code, of: given.block)
      found.literals += inside.literals
      found.locals += inside.locals
    }
    knownTexts[key] = found
    return found
  }

  /// Returns the texts in code, without those in the values of its locals.
  private func texts(in code: [ExprSyntax], of block: Int) -> Texts {
    let mentions = mentions(in: code, of: block, insideTexts: false)
    var found = Texts(literals: mentions.texts)
    var seen: Set<LocalValue> = []
    for (name, index) in mentions.locals where !blocks.locals[index].isUnknown {
      let key = visibleValue(of: index, in: block, at: name.position.utf8Offset)
      if key.sources.count <= 16, seen.insert(key).inserted { found.locals.append(key) }
    }
    return found
  }
}
