internal import SourceFacts

/// Finds the strings that an expression of the code can have: identifiers and names of storyboards.
package struct Evaluator: Sendable {
  let code: AppCode
  let accessors: GeneratedAccessors
  /// The places of the constants that were evaluated.
  let texts = ConstantTexts()
  /// The values of the expressions that were evaluated.
  private let cache = Memo<PlacedExpression, Evaluated>()

  /// An expression at a place.
  struct PlacedExpression: Hashable, Sendable {
    var expression: Expression
    var place: Place
  }

  /// The place of an expression, with what is known about it there.
  package struct Place: Hashable, Sendable {
    var sourceFile: SourceIndex
    /// The path of the type around it.
    var scope: [String]
    /// See ``UseContext/localTypes``.
    var localTypes: [String] = []
    /// The class of `self`, such as one that conforms to the protocol of the extension around it.
    var selfType: CodeType.ID?
    /// Whether `self` has exactly that class, because the code names it, and not a subclass.
    var isExactly = false
    /// The types that may declare `.member`, as written, the most likely first.
    var hints: [String] = []
    var limit = EvaluationLimit()

    /// The same place, one step further.
    var deeper: Place {
      var place = self
      place.limit = limit.next
      return place
    }

    /// The place for each of several parts or candidates.
    func shared(by parts: Int) -> Place {
      var place = self
      place.limit = limit.shared(by: parts)
      return place
    }

    /// A place elsewhere, to which an expression here leads.
    func deeper(
      in sourceFile: SourceIndex, scope: [String], selfType: CodeType.ID? = nil
    ) -> Place {
      Place(sourceFile: sourceFile, scope: scope, selfType: selfType, limit: limit.next)
    }
  }

  /// The strings that an expression can have at a place.
  func values(of expression: Expression, at place: Place) -> Evaluated {
    guard !place.limit.isReached else { return .undecided(.definedByOthers) }
    switch expression {
    case .concatenation, .choice, .name, .implicitMember, .call:
      // Cached, because many places may name one constant, which may consist of a thousand others.
      return cache.value(of: PlacedExpression(expression: expression, place: place)) {
        evaluate(expression, at: place)
      }
    default: return evaluate(expression, at: place)
    }
  }

  private func evaluate(_ expression: Expression, at place: Place) -> Evaluated {
    switch expression {
    case .string(let text): return .value(text)
    case .concatenation(let parts):
      let inner = place.deeper.shared(by: parts.count)
      return .joined(parts.map { values(of: $0, at: inner) })
    case .choice(let parts):
      let inner = place.deeper.shared(by: parts.count)
      return .union(parts.filter { $0 != .nil }.map { values(of: $0, at: inner) })
    // The function that receives a type derives a name from it.
    case .typeName(let path), .type(let path): return typeName(path, at: place)
    case .name(let path): return value(ofPath: path, at: place)
    case .implicitMember(let path): return value(ofImplicit: path, at: place)
    case .parameter: return .undecided(.parameter)
    case .call(let call): return value(of: call, at: place)
    case .nil: return .undecided(.isNil)
    case .segue, .derivedIdentifier: return .undecided(.ownIdentifier)
    case .unknown: return .undecided(.computed)
    }
  }

  /// The name of a type: `List` for `String(describing: List.self)`.
  private func typeName(_ path: [String], at place: Place) -> Evaluated {
    if let first = path.first, place.localTypes.contains(first) { return .undecided(.computed) }
    guard path == ["Self"] || path == ["self"] else {
      let types = code.names.types(path, in: place.scope, from: place.sourceFile)
      // An alias has the name of the type that it means.
      if !types.isEmpty { return .values(Set(types.map { code.table[$0].name }).sorted()) }
      // An undeclared name may be a generic parameter.
      guard let name = path.last, SystemClasses.contains(name) else { return .undecided(.computed) }
      return .value(name)
    }
    guard let id = place.selfType else { return .undecided(.unknownClass) }
    // A subclass has another name.
    return place.isExactly || code.table[id].isClass && !code.hierarchy.hasSubclasses(id)
      ? .value(code.table[id].name) : .undecided(.nameOfClass)
  }

  private func value(of call: CallExpression, at place: Place) -> Evaluated {
    if call.function == CallExpression.interpolating, call.receiver == nil,
      let value = call.arguments.first?.value
    {
      return interpolation(of: value, at: place.deeper)
    }
    if let wrapped = call.wrappedString,
      !code.mayChangeString(call, in: place.scope, from: place.sourceFile)
    {
      return values(of: wrapped, at: place.deeper)
    }
    return result(of: call, at: place) ?? .undecided(.computedBy(function: call.function))
  }

  /// The text that an interpolation writes for a value.
  private func interpolation(of value: Expression, at place: Place) -> Evaluated {
    guard case .name(let path) = value, let name = path.last else {
      return values(of: value, at: place)
    }
    let owners = code.names.types(Array(path.dropLast()), in: place.scope, from: place.sourceFile)
    let enums = owners.filter { !code.table[$0].cases(named: name).isEmpty }
    guard !enums.isEmpty else {
      // Generated code has an enumeration for each storyboard, with a case for each segue.
      return accessors.segue(of: path) == nil ? values(of: value, at: place) : .undecided(.computed)
    }
    return enums.allSatisfy { code.writesName(ofCase: name, in: $0) }
      ? .value(name) : .undecided(.computed)
  }

  /// The result of a method without arguments in a type around the call; nil if none of them has it.
  private func result(of call: CallExpression, at place: Place) -> Evaluated? {
    guard call.arguments.isEmpty, call.receiver == nil else { return nil }
    let file = place.sourceFile
    for id in code.table.around(place.scope, from: file).joined() {
      let methods = code.table.methods(returningFor: call.function, of: id, usedIn: file)
      guard let method = methods.first, let result = method.fact.result else { continue }
      guard methods.allSatisfy({ $0.fact.result == result }) else {
        return .undecided(.declarationsDiffer)
      }
      let inner = place.deeper(
        in: method.sourceFile, scope: code.table[id].path, selfType: place.selfType)
      return ifNotOverridden(values(of: result, at: inner), call.function, of: id)
    }
    return nil
  }

  /// The value of a member that code uses on `self`; undecided if a subclass may have another one.
  func ifNotOverridden(_ value: Evaluated, _ member: String, of id: CodeType.ID) -> Evaluated {
    value.isUndecided || !code.isOverridden(member, of: id) ? value : .undecided(.unknownClass)
  }
}

extension AppCode {
  /// Whether a call that looks like an initializer may compute another string: an `init(_:)` or a function of the app
  /// or, in Objective-C, any function or macro.
  func mayChangeString(
    _ call: CallExpression, in scope: [String], from sourceFile: SourceIndex
  ) -> Bool {
    guard sources[sourceFile].language == .swift, !capitalizedFunctions.contains(call.function)
    else { return true }
    return call.arguments[0].label == nil
      && names.types(TypeText.path(call.function), in: scope, from: sourceFile)
        .contains { table[$0].kind != .extension && !table[$0].storesRawValue }
  }
}

extension CallExpression {
  /// The argument of `NSStoryboard.Name("Main")`, `SegueID(rawValue: "x")` and `.init("x")`, which wrap a string.
  fileprivate var wrappedString: Expression? {
    let last = TypeText.path(function).last ?? function
    let isInitializer =
      receiver == nil && last.first?.isUppercase == true
      || receiver == .implicitMember([]) && last == "init"
    guard isInitializer, arguments.count == 1, arguments[0].label ?? "rawValue" == "rawValue" else {
      return nil
    }
    return arguments[0].value
  }
}
