/// A name that a declaration declares.
struct Declarator {
  /// The tokens of the type.
  ///
  /// For the second and further names, the stars before the name are left out.
  var type: Range<Int>
  /// The place of the name.
  var name: Int
  /// Where the value after `=` begins.
  var value: Int?
  var end: Int
}

extension ObjectiveCDeclarationReader {
  /// The names that `Type *a = x, *b, c[3]` declares.
  func declarators(_ range: Range<Int>) -> [Declarator] {
    var result: [Declarator] = []
    var start = range.lowerBound
    var firstType: Range<Int>?
    while start < range.upperBound, result.count < 100 {
      let end = endOfDeclarator(start, range.upperBound)
      let value = (start..<end).first { source.kind($0) == .assign }
      let head = start..<(value ?? end)
      if let name = name(in: head, hasType: firstType == nil) {
        let type = firstType ?? start..<typeEnd(before: name, from: start)
        if firstType == nil { firstType = type }
        result.append(Declarator(type: type, name: name, value: value.map { $0 + 1 }, end: end))
      } else if firstType == nil {
        return result
      }
      start = end + 1
    }
    return result
  }

  /// Where the type ends: before the name, or after the `^` of a block.
  private func typeEnd(before name: Int, from start: Int) -> Int {
    var index = name - 1
    while index > start, source.word(index)?.isQualifier == true { index -= 1 }
    // The type of `void (^name)(int)` is read as `void (^`, which is not the name of a class.
    if index > start, source.kind(index) == .caret { return index + 1 }
    return name
  }

  private func endOfDeclarator(_ start: Int, _ end: Int) -> Int {
    var depth = 0
    var isInValue = false
    for index in source.outer(start..<end) {
      switch source.kind(index) {
      case .less where !isInValue: depth += 1
      case .greater where !isInValue: depth -= 1
      case .assign: isInValue = true
      case .comma where depth <= 0: return index
      case .semicolon: return index
      default: break
      }
    }
    return end
  }

  /// The place of the declared name: after the last star, in `(^name)`, or the last name.
  private func name(in range: Range<Int>, hasType: Bool) -> Int? {
    var depth = 0
    var names: [Int] = []
    var star: Int?
    scan: for index in source.outer(range) {
      switch source.kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .star where depth == 0, .ampersand where depth == 0: star = names.count
      case .openParenthesis:
        if let block = blockName(index) { return block }
      case .openBracket, .colon, .semicolon: break scan
      case .name where depth == 0:
        let word = source.word(index)
        // `NS_AVAILABLE_IOS(8_0)`, `IBOutletCollection(UIView)`
        let isAttribute =
          index + 1 < range.upperBound && source.kind(index + 1) == .openParenthesis
          && blockName(index + 1) == nil
        if !isAttribute, word?.isQualifier != true, word != .IBOutlet, word != .IBInspectable {
          names.append(index)
        }
      default: break
      }
    }
    if let star, star < names.count { return names[star] }
    if star != nil { return nil }
    guard hasType else { return names.first }
    while names.count > 2, let last = names.last, source.isMacro(last) { names.removeLast() }
    return names.count > 1 ? names.last : nil
  }

  /// `(^name)` and `(*name)`.
  private func blockName(_ parenthesis: Int) -> Int? {
    let inside = source.inside(parenthesis)
    guard let sign = inside.first, source.kind(sign) == .caret || source.kind(sign) == .star else {
      return nil
    }
    return source.outer(inside.dropFirst()).first { index in
      source.kind(index) == .name && source.word(index)?.isQualifier != true
    }
  }
}
