internal import Findings
internal import SegueChecking

/// The places in code that name reusable views.
struct ReuseArguments {
  typealias Relation = IdentifierUses.Relation

  private let subject: RenameSubject
  /// The classes that run the code of the views' controllers, and those of other owners of the name.
  private let ours: Set<CodeType.ID>
  private let others: Set<CodeType.ID>
  private let names: TypeNames
  private let uses: ReuseUses

  init(_ subject: RenameSubject, _ app: LinkedApp) {
    self.subject = subject
    names = app.code.names
    uses = app.uses.reuse
    func classes(_ names: [InterfaceName]) -> Set<CodeType.ID> {
      Set(names.flatMap(\.types).flatMap { app.code.hierarchy.ancestry(of: $0).types })
    }
    ours = classes(subject.names)
    others = classes(
      subject.allNames.filter { name in
        !subject.names.contains { $0.location == name.location }
      })
  }

  /// The relation of a literal to the renamed views, or nil if it isn't in a place for reuse identifiers.
  func relation(ofLiteral index: Int, in source: TokenizedSource) -> Relation? {
    if isArgument(index, in: source) || isInDequeuing(index, in: source) {
      return relation(at: index, in: source)
    }
    guard let variable = variable(assignedAt: index, in: source),
      let member = source.member(around: index)
    else { return nil }
    let wanted = Array(variable.utf8)
    let isUsed = member.contains { other in
      other > index && source.isText(other, .word, wanted) && !source.isMark(other - 1, ".")
        && !source.isMark(other + 1, ".") && isArgument(other, in: source)
    }
    return isUsed ? relation(at: index, in: source) : nil
  }

  /// Whether a literal is a part of the first argument of a call that dequeues a view.
  private func isInDequeuing(_ index: Int, in source: TokenizedSource) -> Bool {
    var depth = 0
    var before = index - 1
    while before > 0, index - before < 40 {
      if source.isMark(before, ")") || source.isMark(before, "]") { depth += 1 }
      if source.isMark(before, "[") { depth -= 1 }
      if source.isMark(before, "(") {
        if depth == 0 { return source.text(before - 1).hasPrefix("dequeueReusable") }
        depth -= 1
      }
      if depth == 0, source.isMark(before, ",") || source.isMark(before, "{") { return false }
      before -= 1
    }
    return false
  }

  /// The name of the local variable that a literal is assigned to: `let id = isNew ? "NewCell" : "Cell"`.
  private func variable(assignedAt index: Int, in source: TokenizedSource) -> String? {
    var before = index - 1
    func isComparison(_ index: Int) -> Bool {
      source.isMark(index - 1, "=") || source.isMark(index + 1, "=")
        || source.isMark(index - 1, "!")
    }
    while before > 0, !source.isMark(before, "=") || isComparison(before) {
      let isPart =
        source.isMark(before, "=") || source.isWord(before) || source.tokens[before].kind == .string
        || ["?", ":", "@", "!", ".", "(", ")", "[", "]"].contains { source.isMark(before, $0) }
      guard isPart else { return nil }
      before -= 1
    }
    before -= 1
    // `let id: String = "Cell"`
    if source.isMark(before - 1, ":") { before -= 2 }
    return source.isWord(before) ? source.text(before) : nil
  }

  /// The places where the name of a class is the identifier.
  func namesOfTypes(_ facts: IdentifierFacts) -> [SourceLocation] {
    let all =
      uses.registrations.map { ($0.identifier, $0.owner, $0.location) }
      + uses.dequeues.map { ($0.identifier, $0.owner, $0.location) }
    return all.compactMap { identifier, owner, location in
      guard identifier.known.contains(subject.old), facts.isNameOfType(at: location) else {
        return nil
      }
      return relation(Set(owner)) == .other ? nil : location
    }
  }

  /// The constants that are used as reuse identifiers, with the names of their types as written.
  func constants(
    in source: TokenizedSource
  ) -> [(name: String, owner: String?, relation: Relation)] {
    source.tokens.indices.compactMap { index in
      guard source.isWord(index), !source.isMark(index - 1, "."), isArgument(index, in: source)
      else { return nil }
      var last = index
      while source.isMark(last + 1, "."), source.isWord(last + 2),
        source.text(last + 2) != "rawValue"
      {
        last += 2
      }
      let owner = last > index ? source.text(last - 2) : nil
      return (source.text(last), owner, relation(at: index, in: source))
    }
  }

  private func relation(at index: Int, in source: TokenizedSource) -> Relation {
    let type = source.type(around: source.tokens[index].scope)
    return relation(Set(type.map { names.types($0.path, in: [], from: nil) } ?? []))
  }

  /// The relation of code of some types.
  private func relation(_ ids: Set<CodeType.ID>) -> Relation {
    if subject.isEverywhere { return .ours }
    return switch (ids.isDisjoint(with: ours), ids.isDisjoint(with: others)) {
    case (false, true): .ours
    case (true, false): .other
    default: .unknown("it is unknown which views the code means")
    }
  }

  /// Whether the expression that begins at a token is a reuse identifier, judging by the code before it.
  private func isArgument(_ index: Int, in source: TokenizedSource) -> Bool {
    var before = index - 1
    if source.isMark(before, "@") { before -= 1 }
    func isNamed(_ index: Int) -> Bool {
      guard source.isWord(index) else { return false }
      let word = source.text(index).lowercased()
      return word.hasSuffix("reuseidentifier") || word.hasSuffix("reuseid")
    }
    // `==`, `=`
    if source.isMark(before, "=") {
      while source.isMark(before, "=") || source.isMark(before, "!") { before -= 1 }
      // `let reuseIdentifier: String = "x"`
      if source.isMark(before - 1, ":") { before -= 2 }
      return isNamed(before)
    }
    // `var reuseIdentifier: String { return "x" }`
    if source.text(before) == "return" { before -= 1 }
    if source.isMark(before, "{"), source.isWord(before - 1), source.isMark(before - 2, ":") {
      return isNamed(before - 3)
    }
    guard source.isMark(before, ":") || source.isMark(before, "(") else { return false }
    let label = source.isMark(before, ":") ? before - 1 : before
    if source.isMark(before, ":"), isNamed(label) { return true }
    if source.isMark(before, ":"), source.text(label).hasPrefix("dequeueReusable") { return true }
    // The call around it: `dequeueReusableCell(withIdentifier:for:)`, `dequeueReusableCellWithIdentifier(…)`.
    let open = source.isMark(before, "(") ? before : label - 1
    guard source.isMark(open, "("), source.isWord(open - 1) else { return false }
    let function = source.text(open - 1)
    return function.hasPrefix("dequeueReusable") && (open == before || source.isWord(label))
  }
}
