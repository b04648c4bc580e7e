internal import SourceFacts

extension Evaluator {
  /// The values that a call returns.
  func value(of call: CallExpression, at place: Place) -> Evaluated {
    // `NSStoryboard.Name("Main")`, `SegueID(rawValue: "x")`, `.init("x")`: one text in a type around it.
    let last = TypeText.path(call.function).last ?? call.function
    let isInitializer =
      call.receiver == nil && last.first?.isUppercase == true
      || call.receiver == .implicitMember([]) && last == "init"
    if isInitializer, call.arguments.count == 1,
      call.arguments[0].label ?? "rawValue" == "rawValue"
    {
      return values(of: call.arguments[0].value, at: place.deeper)
    }
    if call.receiver == nil {
      for count in (0...place.scope.count).reversed() {
        let path = Array(place.scope.prefix(count))
        for id in code.table.seen(from: place.sourceFile, code.table.exactly(path)) {
          if let (result, inner) = result(of: call, in: id, selfType: place.selfType, at: place) {
            return values(of: result, at: inner)
          }
        }
      }
    }
    return .undecided(.computedBy(function: call.function))
  }

  /// Returns the expression that a method returns to a call, with the values of the arguments in place of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - call: The call of the method.
  ///   - id: The type that has the method or, for a call with arguments, inherits it.
  ///   - selfType: The class of `self` in the method; nil if it is unknown.
  ///   - place: The place of the call.
  /// - Returns: The expression with its place; nil if the result depends on a condition or on an unknown argument.
  func result(
    of call: CallExpression, in id: CodeType.ID, selfType: CodeType.ID?, at place: Place
  ) -> (Expression, Place)? {
    let labels = call.arguments.map { $0.label ?? "_" }
    for owner in labels.isEmpty ? [id] : code.hierarchy.ancestry(of: id).types {
      let methods = code.table.methods(named: call.function, of: owner, usedIn: place.sourceFile)
        .filter { labels.isEmpty ? $0.fact.result != nil : $0.fact.labels == labels }
      guard let method = methods.first else { continue }
      let inner = place.deeper(
        in: method.sourceFile, scope: code.table[owner].path, selfType: selfType)
      guard !labels.isEmpty else { return method.fact.result.map { ($0, inner) } }
      guard methods.count == 1, let result = method.fact.result, !result.isConditional,
        !isOverridden(call.function, labels, below: id)
      else { return nil }
      let part = inner.shared(by: labels.count + 1)
      var isKnown = true
      let filled = result.replacingParameters { index in
        let type =
          method.fact.parameterTypes.indices.contains(index)
          ? method.fact.parameterTypes[index] : ""
        let value =
          call.arguments.indices.contains(index)
          ? constant(
            call.arguments[index].value, ofType: type,
            at: place.deeper.shared(by: labels.count + 1), passedTo: part)
          : nil
        if value == nil { isKnown = false }
        return value
      }
      return isKnown ? (filled, part) : nil
    }
    return nil
  }

  /// Whether a subclass has its own version of a method, so that the class of `self` decides which one runs.
  private func isOverridden(_ name: String, _ labels: [String], below id: CodeType.ID) -> Bool {
    code.hierarchy.hasSubclasses(id)
      && code.hierarchy.family(of: id).contains { type in
        type != id && code.table[type].methods(named: name).contains { $0.fact.labels == labels }
      }
  }

  /// An argument as a method sees it: a string; nil if it is unknown.
  private func constant(
    _ argument: Expression, ofType type: String, at place: Place, passedTo inner: Place
  ) -> Expression? {
    var place = place
    // The method's scope says which type has the member.
    if case .implicitMember = argument { place = inner }
    place.hints = [type]
    return values(of: argument, at: place).single.map { .string($0) }
  }
}

extension Expression {
  /// Whether a condition decides which of several values the expression has.
  fileprivate var isConditional: Bool {
    switch self {
    case .choice: true
    case .concatenation(let parts): parts.contains(where: \.isConditional)
    case .call(let call):
      call.receiver?.isConditional == true
        || call.arguments.contains(where: \.value.isConditional)
    default: false
    }
  }
}
