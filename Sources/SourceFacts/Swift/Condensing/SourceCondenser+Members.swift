/// Functions, initializers and variables that are left out as a whole: nobody can want to know
/// of them.
///
/// That goes for one that returns nothing, or what is no identifier and no controller, that has nothing
/// to do with navigation, that says of itself nothing by which it may be called from elsewhere, and that
/// has none of the names that storyboards ask for.
extension SourceCondenser {
  /// Remembers where what stands before the next declaration's keyword begins: an attribute or a
  /// modifier, which end the declaration before.
  mutating func noteModifier(at start: Int) {
    let level = levels.count - 1
    guard levels[level].modifiers.start == nil else { return }
    if isFirst(at: start) {
      endDeclaration(before: start)
      levels[level].reset()
    } else {
      levels[level].modifiers.areDoubtful = true
    }
    levels[level].modifiers.start = start
  }

  /// Whether a word is one that may stand before a declaration's keyword.
  static func isModifier(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count > 3 && modifiers.contains { $0.count == word.count && $0.elementsEqual(word) }
  }

  private static let modifiers = [
    "convenience", "fileprivate", "final", "internal", "lazy", "mutating", "nonisolated",
    "nonmutating", "open", "override", "private", "public", "required", "static", "unowned",
    "weak",
  ].map { Array($0.utf8) }

  /// Whether the attribute whose name comes next says nothing that somebody asks for: of what is `@objc`
  /// without another name, connections know the name.
  var isPlainAttribute: Bool {
    let word = bytes[offset...].prefix { WordBytes.isWord($0) }
    guard Self.plainAttributes.contains(where: { word.elementsEqual($0) }) else { return false }
    return !(word.count == 4 && peek(4) == UInt8(ascii: "("))
  }

  private static let plainAttributes = [
    "MainActor", "Published", "State", "available", "discardableResult", "inline", "objc",
    "usableFromInline",
  ].map { Array($0.utf8) }

  /// Leaves out the declaration without a body that ends before a place, if nobody can want to know
  /// of it: a stored variable, or what a protocol requires.
  mutating func endDeclaration(before end: Int) {
    let level = levels[levels.count - 1]
    // Outside of types, statements may come next.
    guard levels.count > 1, let candidate = level.candidate,
      mayBeLeftOut(level, candidate, before: end)
    else { return }
    if level.keyword == .variable {
      guard !isKept(candidate, isVariable: true),
        isPlain(level, before: end) || !isAsked(candidate)
      else { return }
    } else {
      if level.keyword == .function {
        guard !isKept(candidate, isVariable: false),
          level.typeStart == nil || !isRead(level, typeEnd: end) || !isAsked(candidate)
        else { return }
      }
    }
    leaveOut(candidate.start..<end)
  }

  /// Leaves out the variable whose accessors end here, if nobody can want to know of it.
  mutating func endAccessors(_ accessors: Level) {
    let level = levels[levels.count - 1]
    guard !accessors.areNeeded, let candidate = level.candidate,
      mayBeLeftOut(level, candidate, before: offset), !isKept(candidate, isVariable: true),
      isPlain(level, before: offset) || !isAsked(candidate)
    else { return }
    leaveOut(candidate.start..<offset)
  }

  private func mayBeLeftOut(_ level: Level, _ candidate: Candidate, before end: Int) -> Bool {
    !level.isList && !level.navigates && !level.hasSegue && !level.hasPound
      && !level.modifiers.areDoubtful && candidate.name.upperBound < end
  }

  /// Whether a variable has a value that is not read, by its type or by its initial value.
  private func isPlain(_ level: Level, before end: Int) -> Bool {
    if level.typeStart != nil { return !isRead(level, typeEnd: end) }
    return level.valueStart.map { isPlainValue($0) } ?? false
  }

  /// Leaves out a declaration, with what was left out within it, and the lines that are empty then.
  mutating func leaveOut(_ declaration: Range<Int>) {
    let range = withLines(declaration)
    forgetWords(from: declaration.lowerBound)
    // Comments before it come first, and those among the next declaration's attributes last.
    let next = (omissions.lastIndex { $0.range.lowerBound < range.upperBound } ?? -1) + 1
    let first =
      (omissions[..<next].lastIndex { $0.range.lowerBound < range.lowerBound } ?? -1) + 1
    omissions.replaceSubrange(
      first..<next, with: CollectionOfOne(Omission(range: range, filler: nil)))
  }

  /// Forgets the words that stand in what is left out.
  mutating func forgetWords(from start: Int) {
    while let last = navigationWords.last, last >= start { navigationWords.removeLast() }
  }

  /// A range with what is before it in its first line and behind it in its last one, and the empty lines
  /// after that; unless something else is in those lines.
  private func withLines(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, isBlank(start - 1) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return range }
    // What was left out before may end in the same line.
    let before = omissions.last { $0.range.lowerBound < range.lowerBound }
    start = max(start, before?.range.upperBound ?? 0)
    var end = range.upperBound
    var lineEnd = end
    while end < bytes.count, isBlank(end) || bytes[end] == UInt8(ascii: "\n") {
      end += 1
      if bytes[end - 1] == UInt8(ascii: "\n") { lineEnd = end }
    }
    return lineEnd > range.upperBound ? start..<lineEnd : range
  }

  private func isBlank(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
  }

  /// Whether an initial value is a number, a flag or a collection, see ``MemberReader/mayMatter(_:)``, a
  /// text for people, or an object of a plain type.
  private func isPlainValue(_ start: Int) -> Bool {
    let value = bytes[start...].drop { $0 == UInt8(ascii: " ") }
    switch value.first ?? 0 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["): return true
    default:
      let word = value.prefix { WordBytes.isWord($0) }
      let rest = value.dropFirst(word.count)
      switch rest.first {
      case UInt8(ascii: "("):
        let name = String(decoding: word, as: UTF8.self)
        return name == CallExpression.localizing || MemberReader.plainTypes.contains(name)
      case UInt8(ascii: "."):
        return rest.starts(with: Self.translating.utf8)
          || MemberReader.plainTypes.contains(String(decoding: word, as: UTF8.self))
      default: return word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      }
    }
  }

  /// What follows the name of SwiftGen's type of texts: `L10n.tr("Main", "title")`.
  private static let translating = ".tr(\""

  private func isKept(_ candidate: Candidate, isVariable: Bool) -> Bool {
    guard let keptMembers else { return true }
    let name = String(decoding: bytes[candidate.name], as: UTF8.self)
    if isVariable { return keptMembers.mayBe(variable: name) }
    return keptMembers.mayBe(
      function: name, hasLabel: hasLabel(behind: candidate.name.upperBound))
      || DeclarationReader.telling.contains(name)
  }

  /// Whether the first argument of a function has a label, by what stands behind the function's name.
  private func hasLabel(behind end: Int) -> Bool {
    let rest = bytes[end...].drop { $0 <= UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "(") else { return true }
    let label = rest.dropFirst().drop { $0 <= UInt8(ascii: " ") }
    switch label.first ?? 0 {
    case UInt8(ascii: ")"): return false
    case UInt8(ascii: "_"): return WordBytes.isWord(label.dropFirst().first ?? 0)
    default: return true
    }
  }

  /// The declaration that a keyword begins, if it is one that may be left out.
  func candidate(
    _ keyword: UnsafeBufferPointer<UInt8>, at keywordStart: Int, behind before: Level
  ) -> Candidate? {
    guard keptMembers != nil else { return nil }
    let isInitializer = Self.isEqual(keyword, "init") || Self.isEqual(keyword, "deinit")
    guard
      isInitializer || Self.isEqual(keyword, "func") || Self.isEqual(keyword, "var")
        || Self.isEqual(keyword, "let")
    else { return nil }
    // `class func`.
    guard before.keyword != .type, !before.modifiers.areDoubtful,
      isInitializer || !before.modifiers.areSpecial
    else { return nil }
    let start = before.modifiers.start ?? keywordStart
    guard isFirst(at: start) else { return nil }
    let nameStart = bytes[offset...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
    let nameEnd = bytes[nameStart...].firstIndex { !WordBytes.isWord($0) } ?? bytes.count
    guard isInitializer || nameStart < nameEnd else { return nil }
    return Candidate(
      start: start, isInitializer: isInitializer, name: nameStart..<nameEnd)
  }

  /// Whether a declaration whose body is not needed is needed itself.
  mutating func isNeeded(_ candidate: Candidate, _ level: Level, bodyStart: Int) -> Bool {
    if level.navigates || level.hasSegue { return true }
    if candidate.isInitializer { return false }
    if level.keyword == .variable, level.valueStart != nil || level.typeStart == nil {
      return true
    }
    if isKept(candidate, isVariable: level.keyword == .variable) { return true }
    return level.typeStart != nil && isRead(level, typeEnd: bodyStart) && !isText(bodyStart)
      && isAsked(candidate)
  }

  /// Whether somebody asks for a member; if not, it is remembered that there is one of the name.
  mutating func isAsked(_ candidate: Candidate?) -> Bool {
    guard let isAsked, let candidate, !candidate.isInitializer else { return true }
    let name = UnsafeBufferPointer(rebasing: bytes[candidate.name])
    guard !isAsked(name) else { return true }
    unasked.append(String(decoding: name, as: UTF8.self))
    return false
  }

  /// Whether a body gets a text for people by SwiftGen's function for that: `L10n.tr("Main", "title")`.
  func isText(_ bodyStart: Int) -> Bool {
    var body = bytes[(bodyStart + 1)...].drop { $0 <= UInt8(ascii: " ") }
    if body.starts(with: "return ".utf8) { body = body.dropFirst(7) }
    return body.drop { WordBytes.isWord($0) }.starts(with: Self.translating.utf8)
  }

  /// Whether nothing that belongs to the declaration can stand before a place: what does is on
  /// another line, or ends something else.
  private func isFirst(at start: Int) -> Bool {
    var place = start
    while place > 0 {
      switch bytes[place - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): place -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"):
        return true
      default: return false
      }
    }
    return true
  }
}
