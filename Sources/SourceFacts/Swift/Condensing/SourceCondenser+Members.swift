#if Macros
  /// Functions, initializers and computed variables that are left out as a whole: nobody can want to know
  /// of them.
  ///
  /// That goes for one that returns nothing, or what is no identifier and no controller, that has nothing
  /// to do with navigation, that says of itself nothing by which it may be called from elsewhere, and that
  /// has none of the names that storyboards ask for.
  extension SourceCondenser {
    /// Remembers a word that may be one before a declaration's keyword.
    mutating func readModifier(_ word: UnsafeBufferPointer<UInt8>, at start: Int) {
      let level = levels.count - 1
      if Self.isAny(word, of: Self.special) {
        levels[level].modifiers.areSpecial = true
      } else if Self.isAny(word, of: Self.plain) {
        let row = levels[level].modifiers.range
        let goesOn = !row.isEmpty && isBlank(row.upperBound..<start)
        levels[level].modifiers.range = (goesOn ? row.lowerBound : start)..<offset
      }
    }

    /// The declaration that a keyword begins, if it is one that may be left out.
    func candidate(
      _ keyword: UnsafeBufferPointer<UInt8>, at keywordStart: Int, behind before: Level
    ) -> Candidate? {
      guard keptMembers != nil else { return nil }
      let isInitializer = Self.isEqual(keyword, "init") || Self.isEqual(keyword, "deinit")
      guard isInitializer || Self.isEqual(keyword, "func") || Self.isEqual(keyword, "var") else {
        return nil
      }
      // `class func`.
      guard before.keyword != .type, !before.modifiers.areSpecial else { return nil }
      var start = keywordStart
      let row = before.modifiers.range
      if !row.isEmpty {
        guard isBlank(row.upperBound..<keywordStart) else { return nil }
        start = row.lowerBound
      }
      guard isFirst(at: start) else { return nil }
      let nameStart = bytes[offset...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
      let nameEnd = bytes[nameStart...].firstIndex { !Self.isWord($0) } ?? bytes.count
      guard isInitializer || nameStart < nameEnd else { return nil }
      return Candidate(
        start: start, mark: omissions.count, isInitializer: isInitializer, name: nameStart..<nameEnd)
    }

    /// Whether a declaration whose body is not needed is needed itself.
    func isNeeded(_ candidate: Candidate, _ level: Level, bodyStart: Int) -> Bool {
      if level.navigates || level.hasSegue { return true }
      if candidate.isInitializer { return false }
      if level.keyword == .variable, level.valueStart != nil || level.typeStart == nil { return true }
      if level.typeStart != nil, isRead(level, typeEnd: bodyStart), !isText(bodyStart) { return true }
      let name = String(decoding: bytes[candidate.name], as: UTF8.self)
      return keptMembers?.contains(name) ?? true
    }

    /// Whether a body gets a text for people by SwiftGen's function for that: `L10n.tr("Main", "title")`.
    func isText(_ bodyStart: Int) -> Bool {
      var body = bytes[(bodyStart + 1)...].drop { $0 <= UInt8(ascii: " ") }
      if body.starts(with: "return ".utf8) { body = body.dropFirst(7) }
      return body.drop { Self.isWord($0) }.starts(with: ".tr(\"".utf8)
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

    private func isBlank(_ range: Range<Int>) -> Bool {
      bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") }
    }

    private static func isAny(_ word: UnsafeBufferPointer<UInt8>, of words: [[UInt8]]) -> Bool {
      words.contains { $0.count == word.count && $0.elementsEqual(word) }
    }

    /// No word that can be a value, with which another declaration ends.
    private static let plain = ["private", "fileprivate", "internal", "public", "static"]
      .map { Array($0.utf8) }

    private static let special = [
      "override", "dynamic", "open", "class", "final", "mutating", "nonmutating", "nonisolated",
      "isolated", "distributed", "consuming", "borrowing", "optional", "required", "convenience",
      "prefix", "postfix", "infix", "indirect", "lazy", "weak", "unowned",
    ].map { Array($0.utf8) }
  }
#endif
