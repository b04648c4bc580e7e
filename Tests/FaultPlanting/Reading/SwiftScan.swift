import SelectorNames

/// Finds declarations among the words of a Swift file.
struct SwiftScan {
  private let code: CodeText

  init(_ code: CodeText) { self.code = code }

  func declarations() -> Declarations {
    var found = Declarations()
    found.types = code.tokens.indices.compactMap(type)
    for type in found.types where type.keyword == "enum" && type.inherited.contains("String") {
      found.cases += cases(of: type)
    }
    for index in code.tokens.indices where code.tokens[index].kind == .word {
      if code.isWord(index, "func") {
        if let method = method(at: index, found) { found.methods.append(method) }
      } else if code.isWord(index, "var") || code.isWord(index, "let") {
        if let variable = variable(at: index, found) { found.variables.append(variable) }
      }
    }
    return found
  }

  private func type(at index: Int) -> Declarations.TypeDeclaration? {
    guard
      code.isWord(index, "class") || code.isWord(index, "struct") || code.isWord(index, "enum")
        || code.isWord(index, "extension") || code.isWord(index, "protocol")
        || code.isWord(index, "actor"),
      !code.isMark(index - 1, "."), code.isWord(index + 1), !code.isWord(index + 1, "func"),
      !code.isWord(index + 1, "var"), !code.isWord(index + 1, "let"),
      !code.isWord(index + 1, "override"), !code.isWord(index + 1, "subscript")
    else { return nil }
    var name = index + 1
    while code.isMark(name + 1, "."), code.isWord(name + 2) { name += 2 }
    var type = Declarations.TypeDeclaration(
      name: code.text(name), keyword: code.text(index), nameToken: name, body: 0..<0)
    type.hasObjectiveCName = attributes(before: index).contains("objc()")
    type.genericParameters = genericParameters(after: name)
    var at = name + 1
    var hasColon = false
    while at < min(name + 200, code.tokens.count), !code.isMark(at, "{") {
      if code.isMark(at, "}") || code.isMark(at, ";") { return nil }
      if code.isMark(at, ":") { hasColon = true }
      if code.isWord(at, "where") { hasColon = false }
      if hasColon, code.isWord(at), !code.isMark(at + 1, "."),
        code.isMark(at - 1, ":")
          || code.isMark(at - 1, ",") || code.isMark(at - 1, ".")
      {
        type.inherited.append(code.text(at))
      }
      at += 1
    }
    guard code.isMark(at, "{") else { return nil }
    type.body = at..<((code.partner(at) ?? code.tokens.count - 1) + 1)
    return type
  }

  private func cases(of type: Declarations.TypeDeclaration) -> [Declarations.EnumCase] {
    var cases: [Declarations.EnumCase] = []
    var at = type.body.lowerBound + 1
    while at < type.body.upperBound - 1 {
      if code.isMark(at, "{") || code.isMark(at, "(") {
        at = (code.partner(at) ?? at) + 1
        continue
      }
      guard code.isWord(at, "case") else {
        at += 1
        continue
      }
      repeat {
        at += 1
        guard code.isWord(at) else { break }
        var found = Declarations.EnumCase(type: type.name, name: code.text(at), nameToken: at)
        if code.isMark(at + 1, "="), code.isString(at + 2) {
          found.literal = at + 2
          at += 2
        }
        cases.append(found)
        at += 1
      } while code.isMark(at, ",")
    }
    return cases
  }

  private func method(at index: Int, _ found: Declarations) -> Declarations.Method? {
    let name = index + 1
    guard code.isWord(name) else { return nil }
    var open = name + 1
    if code.isMark(open, "<") {
      while open < code.tokens.count, !code.isMark(open, "(") { open += 1 }
    }
    guard code.isMark(open, "("), let close = code.partner(open) else { return nil }
    var labels: [String?] = []
    var parameterTypes: [String] = []
    var at = open + 1
    while at < close {
      if code.isWord(at), labels.count == parameterTypes.count {
        labels.append(code.isWord(at, "_") ? nil : code.text(at))
      }
      while at < close, !code.isMark(at, ":") { at += 1 }
      at += 1
      var type = ""
      while at < close, !code.isMark(at, ",") {
        if type.isEmpty, code.isWord(at), !code.isMark(at - 1, "@") { type = code.text(at) }
        at = code.partner(at).map { $0 > at ? $0 + 1 : at + 1 } ?? at + 1
      }
      parameterTypes.append(type)
      at += 1
    }
    var start = close + 1
    while start < code.tokens.count, !code.isMark(start, "{"), !code.isMark(start, "}"),
      !code.isWord(start, "func"), !code.isWord(start, "var")
    { start += 1 }
    let body = code.isMark(start, "{") ? start..<((code.partner(start) ?? start) + 1) : name..<close
    return Declarations.Method(
      type: found.type(around: index)?.name ?? "", name: code.text(name),
      selector: SelectorName.derived(base: code.text(name), labels: labels),
      attributes: attributes(before: index), parameterTypes: parameterTypes,
      genericParameters: genericParameters(after: name), nameToken: name, body: body)
  }

  /// The names in the angle brackets after a name: `T` and `Value` of `<T: Shape, Value>`.
  private func genericParameters(after name: Int) -> Set<String> {
    guard code.isMark(name + 1, "<") else { return [] }
    var found: Set<String> = []
    var depth = 0
    for at in name + 1..<min(name + 80, code.tokens.count) {
      if code.isMark(at, "<") { depth += 1 }
      if code.isMark(at, ">") { depth -= 1 }
      if depth == 0 || code.isMark(at, "{") { break }
      if depth == 1, code.isWord(at), code.isMark(at - 1, "<") || code.isMark(at - 1, ",") {
        found.insert(code.text(at))
      }
    }
    return found
  }

  private func variable(at index: Int, _ found: Declarations) -> Declarations.Variable? {
    let name = index + 1
    guard code.isWord(name) else { return nil }
    var value = name + 1
    if code.isMark(value, ":") {
      value += 1
      while code.isWord(value) || code.isMark(value, ".") || code.isMark(value, "?") { value += 1 }
    }
    // `= "x"`, `{ "x" }` and `{ return "x" }`.
    var literal: Int?
    if code.isMark(value, "="), code.isString(value + 1) { literal = value + 1 }
    if code.isMark(value, "{") {
      let first = code.isWord(value + 1, "return") ? value + 2 : value + 1
      if code.isString(first), code.isMark(first + 1, "}") { literal = first }
    }
    return Declarations.Variable(
      type: found.type(around: index)?.name ?? "", name: code.text(name),
      attributes: attributes(before: index), nameToken: name, literal: literal)
  }

  /// The attributes and modifiers of a declaration; `objc()` if `@objc` has an argument.
  private func attributes(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var at = keyword - 1
    while at >= 0, keyword - at < 40 {
      if code.isMark(at, ")"), let open = code.partner(at) {
        guard code.isWord(open - 1) else { break }
        if code.isMark(open - 2, "@") { found.insert(code.text(open - 1) + "()") }
        found.insert(code.text(open - 1))
        at = open - 1
      } else if code.isWord(at) {
        let word = code.text(at)
        guard code.isMark(at - 1, "@") || Self.modifiers.contains(word) else { break }
        found.insert(word)
      } else if !code.isMark(at, "@") {
        break
      }
      at -= 1
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "weak", "unowned", "lazy", "dynamic", "mutating", "nonisolated", "optional",
    "required", "convenience", "indirect", "set",
  ]
}
