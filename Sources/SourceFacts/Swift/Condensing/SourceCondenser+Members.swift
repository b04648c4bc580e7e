#if Macros
  /// Functions, initializers and variables that are left out as a whole: nobody can want to know
  /// of them.
  ///
  /// That goes for one that returns nothing, or what is no identifier and no controller, that has nothing
  /// to do with navigation, that says of itself nothing by which it may be called from elsewhere, and that
  /// has none of the names that storyboards ask for.
  extension SourceCondenser {
    /// Remembers where what stands before the next declaration's keyword begins: an attribute or a
    /// modifier.
    mutating func noteModifier(at start: Int) {
      let level = levels.count - 1
      guard levels[level].modifiers.start == nil else { return }
      levels[level].modifiers.start = start
      if !isFirst(at: start) { levels[level].modifiers.areDoubtful = true }
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

    /// Leaves out the stored variable that ends before a place, if nobody can want to know of it.
    mutating func endVariable(before end: Int) {
      let level = levels[levels.count - 1]
      // Outside of types, statements may come next.
      guard levels.count > 1, level.keyword == .variable, let candidate = level.candidate,
        !level.isList, !level.navigates, !level.hasSegue, !level.hasPound,
        !level.modifiers.areDoubtful,
        candidate.name.upperBound < end
      else { return }
      if level.typeStart != nil {
        guard !isRead(level, typeEnd: end) else { return }
      } else {
        guard let value = level.valueStart, isPlainValue(value) else { return }
      }
      guard !isKept(candidate.name) else { return }
      leaveOut(candidate.start..<end)
    }

    /// Leaves out a declaration, with what was left out within it.
    mutating func leaveOut(_ range: Range<Int>) {
      // Comments before it come first, and those among the next declaration's attributes last.
      let next = (omissions.lastIndex { $0.range.lowerBound < range.upperBound } ?? -1) + 1
      let first =
        (omissions[..<next].lastIndex { $0.range.lowerBound < range.lowerBound } ?? -1) + 1
      omissions.replaceSubrange(
        first..<next, with: CollectionOfOne(Omission(range: range, filler: nil)))
    }

    /// Whether an initial value is a number, a flag or a collection, see ``MemberReader/mayMatter(_:)``.
    private func isPlainValue(_ start: Int) -> Bool {
      let value = bytes[start...].drop { $0 == UInt8(ascii: " ") }
      switch value.first ?? 0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["): return true
      case UInt8(ascii: "t"), UInt8(ascii: "f"):
        let word = value.prefix { WordBytes.isWord($0) }
        return word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      default: return false
      }
    }

    private func isKept(_ name: Range<Int>) -> Bool {
      guard let keptMembers else { return true }
      let name = String(decoding: bytes[name], as: UTF8.self)
      return keptMembers.contains(name) || DeclarationReader.telling.contains(name)
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
    func isNeeded(_ candidate: Candidate, _ level: Level, bodyStart: Int) -> Bool {
      if level.navigates || level.hasSegue { return true }
      if candidate.isInitializer { return false }
      if level.keyword == .variable, level.valueStart != nil || level.typeStart == nil {
        return true
      }
      if level.typeStart != nil, isRead(level, typeEnd: bodyStart), !isText(bodyStart) {
        return true
      }
      return isKept(candidate.name)
    }

    /// Whether a body gets a text for people by SwiftGen's function for that: `L10n.tr("Main", "title")`.
    func isText(_ bodyStart: Int) -> Bool {
      var body = bytes[(bodyStart + 1)...].drop { $0 <= UInt8(ascii: " ") }
      if body.starts(with: "return ".utf8) { body = body.dropFirst(7) }
      return body.drop { WordBytes.isWord($0) }.starts(with: ".tr(\"".utf8)
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
#endif
