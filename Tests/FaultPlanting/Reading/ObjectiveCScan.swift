/// Finds declarations among the words of an Objective-C file.
struct ObjectiveCScan {
  private let code: CodeText

  init(_ code: CodeText) { self.code = code }

  func declarations() -> Declarations {
    var found = Declarations()
    found.types = code.tokens.indices.compactMap(type)
    for index in code.tokens.indices {
      if code.isWord(index, "IBOutlet") || code.isWord(index, "IBOutletCollection") {
        if let outlet = outlet(at: index, found) { found.variables.append(outlet) }
      } else if code.isMark(index, "-") || code.isMark(index, "+") {
        if let method = method(at: index, found) { found.methods.append(method) }
      } else if code.isString(index), let constant = constant(before: index, found) {
        found.variables.append(constant)
      }
    }
    return found
  }

  private func type(at index: Int) -> Declarations.TypeDeclaration? {
    guard code.isMark(index, "@"), code.isWord(index + 2),
      code.isWord(index + 1, "interface") || code.isWord(index + 1, "implementation")
        || code.isWord(index + 1, "protocol")
    else { return nil }
    var type = Declarations.TypeDeclaration(
      name: code.text(index + 2), keyword: code.text(index + 1), nameToken: index + 2, body: 0..<0)
    if code.isMark(index + 3, ":"), code.isWord(index + 4) {
      type.inherited = [code.text(index + 4)]
    }
    if code.isMark(index + 3, "("), type.keyword == "interface" { type.keyword = "category" }
    if type.keyword == "protocol", code.isMark(index + 3, ";") { return nil }
    var end = index + 3
    while end < code.tokens.count, !(code.isMark(end, "@") && code.isWord(end + 1, "end")) {
      end += 1
    }
    type.body = (index + 3)..<end
    return type
  }

  private func outlet(at index: Int, _ found: Declarations) -> Declarations.Variable? {
    var end = index + 1
    if code.isMark(end, "("), let close = code.partner(end) { end = close + 1 }
    while end < code.tokens.count, !code.isMark(end, ";"), end - index < 20 { end += 1 }
    guard code.isMark(end, ";"), code.isWord(end - 1) else { return nil }
    return Declarations.Variable(
      type: found.type(around: index)?.name ?? "", name: code.text(end - 1),
      attributes: ["IBOutlet"], nameToken: end - 1)
  }

  private func method(at index: Int, _ found: Declarations) -> Declarations.Method? {
    guard let type = found.type(around: index), code.isMark(index + 1, "("),
      let close = code.partner(index + 1), code.isWord(close + 1),
      index == 0 || [";", "}"].contains(code.text(index - 1))
        || code.line(ofToken: index - 1)
          < code.line(ofToken: index)
    else { return nil }
    let result = (index + 2)..<close
    var attributes: Set<String> = []
    for token in result where code.isWord(token) { attributes.insert(code.text(token)) }
    var selector = code.text(close + 1)
    var parameterTypes: [String] = []
    var at = close + 2
    if code.isMark(at, ":") { selector += ":" }
    while at < code.tokens.count, !code.isMark(at, "{"), !code.isMark(at, ";") {
      if code.isMark(at, ":"), code.isMark(at + 1, "("), let end = code.partner(at + 1) {
        parameterTypes.append(code.text(at + 2))
        at = end + 2
        if code.isWord(at), code.isMark(at + 1, ":") { selector += code.text(at) + ":" }
      } else {
        at += 1
      }
    }
    let body = code.isMark(at, "{") ? at..<((code.partner(at) ?? at) + 1) : index..<(at + 1)
    return Declarations.Method(
      type: type.name, name: code.text(close + 1), selector: selector, attributes: attributes,
      parameterTypes: parameterTypes, nameToken: close + 1, body: body)
  }

  /// `#define NAME @"x"`, `NSString *const NAME = @"x"`.
  private func constant(before literal: Int, _ found: Declarations) -> Declarations.Variable? {
    guard code.isMark(literal - 1, "@") else { return nil }
    let name: Int
    if code.isMark(literal - 2, "="), code.isWord(literal - 3) {
      name = literal - 3
    } else if code.isWord(literal - 2), code.isWord(literal - 3, "define") {
      name = literal - 2
    } else {
      return nil
    }
    return Declarations.Variable(
      type: found.type(around: literal)?.name ?? "", name: code.text(name), attributes: [],
      nameToken: name, literal: literal)
  }
}
