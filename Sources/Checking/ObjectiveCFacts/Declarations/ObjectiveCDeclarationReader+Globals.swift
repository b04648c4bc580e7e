internal import SourceFacts

extension ObjectiveCDeclarationReader {
  /// Reads what C allows outside of a type, or between its methods: variables, functions, `typedef`s.
  mutating func readOutside() {
    let start = index
    switch source.word(start) {
    case .typedef: return readTypedef()
    case .namespace: return enterNamespace()
    case .extern where isLinkage(start):
      // `extern "C" {`: what is in it is read as if it were outside.
      index = start + 3
      return
    case .using, .template: return skipDeclaration()
    default: break
    }
    if source.isMacro(start), start + 1 < source.count,
      source.tokens[start + 1].line > source.tokens[start].line
    {
      // `NS_ASSUME_NONNULL_BEGIN` on a separate line.
      index += 1
      return
    }
    noteMacroArguments(start)
    readDeclaration(start)
  }

  /// Notes the arguments of a macro, which is what looks like a call: no declaration of C begins like one.
  private mutating func noteMacroArguments(_ start: Int) {
    guard start + 1 < source.count, source.kind(start) == .name,
      source.kind(start + 1) == .openParenthesis
    else { return }
    let arguments = (start + 2)..<source.end(inside: start + 1)
    type?.macroArguments += arguments.filter { source.kind($0) == .name }.map { source.name($0) }
  }

  /// Reads variables, a function, or the declaration of a `struct` and the like, up to its end.
  private mutating func readDeclaration(_ start: Int) {
    var isTag = false
    var parenthesis: Int?
    while index < source.count {
      switch source.kind(index) {
      case .semicolon:
        readVariables(start..<index, call: parenthesis)
        index += 1
        return
      case .keyword where beginsDeclaration(index) || source.isKeyword(index, .protocol): return
      case .plus, .minus:
        if beginsMethod(index) { return }
      case .assign:
        // `NSString *const x = @"…", *const y = @"…";`
        index = endOfDeclaration(start)
        return readVariables(start..<index, call: nil)
      case .openBrace:
        if let parenthesis, !isTag || parenthesis > start + 2 {
          return readFunction(start, parenthesis)
        }
        if isTag {
          readBodies(in: index..<source.after(index))
        } else if let body = pass(.openBrace) {
          // The head of this body is not understood, but calls in it count.
          _ = code.readBody(body, FunctionHead())
          return
        }
      case .openParenthesis where parenthesis == nil && !isAttribute(index): parenthesis = index
      case .name where beginsTag(index): isTag = true
      default: break
      }
      index = source.after(index)
    }
  }

  /// Reads the bodies of the functions in a class or template of C++, because calls in them count.
  private func readBodies(in range: Range<Int>) {
    var pending = [range]
    while let range = pending.popLast() {
      var isFunction = false
      for index in source.outer(range) {
        switch source.kind(index) {
        case .openParenthesis: isFunction = true
        case .semicolon: isFunction = false
        case .openBrace where isFunction:
          _ = code.readBody(source.inside(index), FunctionHead())
          isFunction = false
        case .openBrace: pending.append(source.inside(index))
        default: break
        }
      }
    }
  }

  private func beginsTag(_ index: Int) -> Bool {
    switch source.word(index) {
    case .struct, .enum, .union, .class: return true
    default:
      let name = source.name(index)
      return name.hasSuffix("_ENUM") || name.hasSuffix("_OPTIONS")
    }
  }

  private func isLinkage(_ start: Int) -> Bool {
    start + 2 < source.count && source.kind(start + 1) == .string
      && source.kind(start + 2) == .openBrace
  }

  private func isAttribute(_ parenthesis: Int) -> Bool {
    parenthesis > 0 && source.isName(parenthesis - 1, .__attribute__)
  }

  private mutating func enterNamespace() {
    while index < source.count, source.kind(index) != .openBrace, source.kind(index) != .semicolon {
      index += 1
    }
    index += 1
  }

  private mutating func skipDeclaration() {
    let start = index
    while index < source.count {
      switch source.kind(index) {
      case .semicolon:
        index += 1
        return
      case .keyword where beginsDeclaration(index): return
      case .openBrace:
        pass(.openBrace)
        readBodies(in: start..<index)
        if isNext(.semicolon) { index += 1 }
        return
      default: index = source.after(index)
      }
    }
  }

  /// Reads `typedef NSString *SegueName NS_STRING_ENUM;`.
  private mutating func readTypedef() {
    let start = index + 1
    index = endOfDeclaration(start)
    guard !(start..<index).contains(where: { source.kind($0) == .openBrace }) else { return }
    for declarator in declarators(start..<index) {
      let type = source.type(declarator.type)
      guard type.className != nil, !type.base.isEmpty else { continue }
      code.facts.globals.aliases.append(
        AliasFact(name: source.name(declarator.name), type: type.base))
    }
  }

  private mutating func readVariables(_ range: Range<Int>, call: Int?) {
    if let call {
      // A function without a body and a macro's call aren't variables; `void (^name)(int)` is one.
      guard call + 1 < range.upperBound, source.kind(call + 1) == .caret else { return }
    }
    for declarator in declarators(range) {
      let type = source.type(declarator.type)
      var property = PropertyFact(
        name: source.name(declarator.name), position: source.tokens[declarator.name].position)
      property.type = type.text.isEmpty ? nil : type.text
      property.isReadOnly = declarator.type.contains { source.isName($0, .const) }
      if let value = declarator.value, value < declarator.end {
        property.value = code.readValue(value..<declarator.end)
      }
      code.facts.globals.properties.append(property)
    }
  }

  /// Reads a function with a body: `static NSString *name(int x) { … }`.
  private mutating func readFunction(_ start: Int, _ parenthesis: Int) {
    guard let body = pass(.openBrace) else { return }
    let name = parenthesis - 1
    var head = FunctionHead()
    let isNamed = name >= start && source.kind(name) == .name
    if isNamed {
      head.parameters = parameters(source.inside(parenthesis))
      head.returnType = source.type(start..<name)
      head.context.function = source.name(name)
      head.context.parameters = head.parameters.map {
        UseContext.Parameter(label: "_", type: $0.type.text)
      }
    }
    let result = code.readBody(body, head)
    guard isNamed else { return }
    var method = MethodFact(
      name: head.context.function, selector: head.context.function,
      position: source.tokens[name].position)
    method.labels = head.parameters.map { _ in "_" }
    method.returnType = head.returnType.text == "void" ? nil : head.returnType.text
    method.isStatic = true
    method.result = result
    code.facts.globals.methods.append(method)
  }

  private func parameters(_ range: Range<Int>) -> [WrittenParameter] {
    var result: [WrittenParameter] = []
    var start = range.lowerBound
    var index = start
    while start < range.upperBound, result.count < 100 {
      while index < range.upperBound, source.kind(index) != .comma { index = source.after(index) }
      let end = min(index, range.upperBound)
      if let declarator = declarators(start..<end).first {
        result.append(
          WrittenParameter(
            label: "_", type: source.type(declarator.type), name: declarator.name))
      } else if !(end == start + 1 && source.isName(start, .void)) {
        result.append(WrittenParameter(label: "_", type: source.type(start..<end), name: nil))
      }
      index = end + 1
      start = index
    }
    return result
  }

  /// Reads each `#define` whose value is known or is another name: `#define Name @"…"`.
  mutating func readDefinitions() {
    for definition in source.definitions {
      guard let first = definition.tokens.first else { continue }
      if definition.hasParameters {
        readMacro(definition)
        continue
      }
      switch source.kind(first) {
      case .string, .openParenthesis, .openBracket: break
      case .name where definition.tokens.count == 1 || isCall(first): break
      default: continue
      }
      guard let value = code.readValue(definition.tokens) else { continue }
      if case .unknown = value { continue }
      var property = PropertyFact(name: definition.name, position: definition.position)
      property.isReadOnly = true
      property.value = value
      code.facts.globals.properties.append(property)
    }
  }

  /// Reads a macro that navigates like a function: `#define OPEN(x) [self performSegueWithIdentifier:x sender:nil]`.
  private func readMacro(_ definition: ObjectiveCSource.Definition) {
    let open = definition.tokens.lowerBound
    guard definition.tokens.contains(where: source.isRelevant) else { return }
    var head = FunctionHead()
    head.context.function = definition.name
    head.parameters = source.inside(open).filter { source.kind($0) == .name }.map {
      WrittenParameter(label: "_", type: WrittenType(), name: $0)
    }
    head.context.parameters = head.parameters.map { _ in .init(label: "_", type: "") }
    _ = code.readBody(source.after(open)..<definition.tokens.upperBound, head)
    var method = MethodFact(
      name: definition.name, selector: definition.name, position: definition.position)
    method.labels = head.parameters.map { _ in "_" }
    method.isStatic = true
    code.facts.globals.methods.append(method)
  }

  private func isCall(_ name: Int) -> Bool {
    source.kind(name + 1) == .openParenthesis && !source.isName(name, .__attribute__)
  }
}
