internal import SourceFacts

extension ObjectiveCDeclarationReader {
  /// `@interface X<T> : Super <Protocols> { ivars }`, `@interface X (Category)`.
  mutating func readInterface() {
    guard beginType(.interface) else { return }
    if isNext(.less) {
      let arguments = angles()
      let isGeneric =
        isNext(.colon) || isNext(.openParenthesis)
        || arguments.contains {
          source.isName($0, .__covariant) || source.isName($0, .__contravariant)
        }
      if isGeneric { type?.isGeneric = true } else { inherit(arguments) }
    }
    if pass(.openParenthesis) != nil {
      type?.kind = .extension
    } else if isNext(.colon), index + 1 < source.count, source.kind(index + 1) == .name {
      inherit((index + 1)..<(index + 2))
      index += 2
    }
    while isNext(.less) {
      let arguments = angles()
      // `Super<Element *>` has arguments, `Super <Protocol>` has protocols.
      if !arguments.contains(where: { source.kind($0) == .star }) {
        inherit(arguments)
      }
    }
    readInstanceVariables()
  }

  mutating func readImplementation() {
    guard beginType(.extension) else { return }
    isInImplementation = true
    if pass(.openParenthesis) == nil {
      type?.isImplementation = true
      if isNext(.colon) { index += 2 }
    }
    readInstanceVariables()
  }

  /// `@protocol X <Others>`; not `@protocol X, Y;` nor `@protocol(X)`.
  mutating func readProtocol() {
    guard index + 1 < source.count, source.kind(index + 1) == .name else {
      index += 1
      return
    }
    if index + 2 < source.count,
      source.kind(index + 2) == .semicolon || source.kind(index + 2) == .comma
    {
      index = endOfDeclaration(index + 1)
      return
    }
    guard beginType(.protocol) else { return }
    if isNext(.less) { inherit(angles()) }
  }

  /// Begins a type whose name comes next, and closes one that lacks its `@end`.
  private mutating func beginType(_ kind: TypeFact.Kind) -> Bool {
    close()
    let keyword = index
    index += 1
    guard isNext(.name) else {
      code.facts.isBroken = true
      return false
    }
    type = TypeFact(
      kind: kind, path: [source.name(index)], position: source.tokens[index].position)
    if let name = swiftName(before: keyword) {
      code.facts.globals.aliases.append(AliasFact(name: name, type: source.name(index)))
    }
    index += 1
    return true
  }

  /// The Swift name in the macros before a type's keyword: `NS_SWIFT_NAME(List)`.
  private func swiftName(before keyword: Int) -> String? {
    var index = keyword - 1
    while index > 0 {
      switch source.kind(index) {
      case .name: index -= 1
      case .closeParenthesis:
        let open = Int(source.tokens[index].partner)
        guard open > 0 else { return nil }
        if index == open + 2, source.name(open - 1) == "NS_SWIFT_NAME" {
          return source.name(open + 1)
        }
        index = open - 1
      default: return nil
      }
    }
    return nil
  }

  /// Skips `<…>`, and returns the range inside.
  private mutating func angles() -> Range<Int> {
    let start = index + 1
    var depth = 0
    while index < source.count {
      switch source.kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .semicolon, .openBrace, .keyword, .plus, .minus: return start..<max(start, index)
      default: break
      }
      index = source.after(index)
      if depth == 0 { return start..<max(start, index - 1) }
    }
    return start..<max(start, index)
  }

  private mutating func inherit(_ range: Range<Int>) {
    let names = range.filter { source.kind($0) == .name }.map { source.name($0) }
    type?.inherited += names
  }
}
