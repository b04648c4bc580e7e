internal import SourceFacts

/// A method's head: `- (IBAction)done:(UIStoryboardSegue *)segue sender:(id)sender`.
private struct MethodHead {
  var selector = ""
  var firstPart = ""
  var parameters: [WrittenParameter] = []
  var position: SourcePosition

  /// Whether it is a delegate's method about saving or restoring the app's state.
  var isAboutState: Bool {
    parameters.contains { RestorationWords.deciding.contains($0.label) }
  }
}

extension ObjectiveCDeclarationReader {
  /// Whether a body is `return NO;`.
  private func onlyReturnsNo(_ body: Range<Int>) -> Bool {
    body.count == 3 && source.isName(body.lowerBound, .return)
      && (source.isName(body.lowerBound + 1, .NO) || source.isName(body.lowerBound + 1, .false))
      && source.kind(body.lowerBound + 2) == .semicolon
  }

  /// A method's declaration, or its definition with the body.
  mutating func readMethod() {
    let isStatic = source.kind(index) == .plus
    index += 1
    let returned = typeInParentheses()
    guard let head = readHead() else { return }

    var method = MethodFact(
      name: head.firstPart, selector: head.selector, position: head.position)
    method.labels = head.parameters.enumerated().map { $0.offset == 0 ? "_" : $0.element.label }
    method.returnType = returned.text.isEmpty || returned.text == "void" ? nil : returned.text
    method.isStatic = isStatic
    method.isAction = returned.isAction
    method.isSegueAction = returned.isSegueAction
    method.isExposed = true
    if let body = bodyAfterHead() {
      var context = UseContext()
      if body.upperBound < source.count { method.end = source.tokens[body.upperBound].position }
      method.refusesState = head.isAboutState && onlyReturnsNo(body)
      method.calls = source.ownCalls(in: body, toSuper: false)
      method.callsSuper = source.ownCalls(in: body, toSuper: true).contains(head.firstPart)
      context.type = type?.path ?? []
      context.function = head.selector
      context.isStatic = isStatic
      context.parameters = zip(method.labels, head.parameters)
        .map { UseContext.Parameter(label: $0, type: $1.type.text) }
      method.result = code.readBody(
        body,
        FunctionHead(context: context, parameters: head.parameters, returnType: returned))
    }
    type?.members.methods.append(method)
  }

  /// Reads the selector with its parameters; nil if there is none.
  private mutating func readHead() -> MethodHead? {
    guard index < source.count else { return nil }
    var head = MethodHead(position: source.tokens[index].position)
    var isUnary = false
    while index < source.count {
      let isPart = source.kind(index) == .colon || isNamedPart(index)
      if isPart, !isUnary, head.parameters.count < 100 {
        readPart(&head)
      } else if source.kind(index) == .name {
        if head.selector.isEmpty {
          head.selector = source.name(index)
          head.firstPart = head.selector
          isUnary = true
        }
        index += 1
      } else if source.kind(index) == .openParenthesis || source.kind(index) == .comma
        || source.kind(index) == .member
      {
        // Arguments of an attribute; `, ...`.
        index = source.after(index)
      } else {
        break
      }
    }
    return head.selector.isEmpty ? nil : head
  }

  private func isNamedPart(_ index: Int) -> Bool {
    source.kind(index) == .name && index + 1 < source.count && source.kind(index + 1) == .colon
  }

  private mutating func readPart(_ head: inout MethodHead) {
    var label = ""
    if source.kind(index) == .name {
      label = source.name(index)
      index += 1
    }
    if head.selector.isEmpty { head.firstPart = label }
    head.selector += label + ":"
    index += 1
    var parameter = WrittenParameter(label: label, type: typeInParentheses(), name: nil)
    while isNext(.name) {
      let isAttribute =
        source.word(index)?.isQualifier == true || source.isName(index, .__attribute__)
      guard isAttribute || parameter.name == nil, !isNamedPart(index) || parameter.name == nil
      else { break }
      if !isAttribute { parameter.name = index }
      index += 1
      if isAttribute { pass(.openParenthesis) }
    }
    head.parameters.append(parameter)
  }

  /// Reads the type of a result or parameter, which is `id` unless one is written.
  private mutating func typeInParentheses() -> WrittenType {
    pass(.openParenthesis).map(source.type) ?? WrittenType(text: "id", base: "id")
  }

  /// Skips the end of a declaration, or a body.
  ///
  /// Returns the range inside the body.
  private mutating func bodyAfterHead() -> Range<Int>? {
    if isNext(.semicolon) {
      index += 1
      guard isInImplementation else { return nil }
    }
    return pass(.openBrace)
  }
}
