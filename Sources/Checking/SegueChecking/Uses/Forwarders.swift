internal import SourceFacts

/// The app's functions that pass names on to the system: their callers name segues, scenes, files.
///
/// `func go(_ name: String) { performSegue(withIdentifier: name, sender: nil) }` is such a function, and so is one that
/// passes its parameter to `go`.
struct Forwarders {
  /// The kind of thing that the identifiers name.
  enum Subject {
    case seguesAndScenes
    case xibs
  }

  struct Function: Hashable {
    private var sourceFile: SourceIndex
    private var type: [String]
    private var name: String

    init(_ context: UseContext, _ sourceFile: SourceIndex) {
      self.sourceFile = sourceFile
      type = context.type
      name = context.function
    }
  }

  /// The scope in which code calls functions of one name without a receiver.
  enum Scope: Hashable {
    /// In a type, by the type's path, or in its subclasses.
    case type([String])
    /// In the member of a type that declares local functions.
    case member(String, of: [String], SourceIndex)
    /// Anywhere: the functions of all types.
    case anyone
  }

  private let code: AppCode
  private let subject: Subject
  /// The functions that pass on a parameter, by their names.
  private var byName: [String: [Scope: [Forwarder]]] = [:]
  /// The static functions that pass on the name of the class on which they are called, by the functions' names.
  private var typeForwardersByName: [String: [TypeForwarder]] = [:]
  /// The functions that instantiate an initial controller, directly or by a call of another one.
  private var initialMakers: Set<Function> = []
  private var namesOfInitialMakers: Set<String> = []

  init(_ code: AppCode, of subject: Subject = .seguesAndScenes) {
    self.code = code
    self.subject = subject
    // Each round finds the functions that call those of the previous round.
    for _ in 0..<4 {
      let known = self
      typeForwardersByName = [:]
      for (index, source) in code.sources.indexed {
        for fact in source.facts.calls { add(fact, index, known) }
      }
      if byName.isEmpty && typeForwardersByName.isEmpty || count == known.count { break }
    }
  }

  private var count: Int {
    byName.values.joined().reduce(0) { $0 + $1.value.count }
      + typeForwardersByName.values.reduce(0) { $0 + $1.count }
  }

  /// Adds the function around a call, if it passes something on by the call.
  ///
  /// `known` has the functions of the previous rounds.
  private mutating func add(_ fact: CallFact, _ sourceFile: SourceIndex, _ known: Forwarders) {
    let name = Self.name(of: fact.context)
    if let forwarder = known.typeForwarder(calling: fact, sourceFile) {
      typeForwardersByName[name, default: []].append(forwarder)
    }
    guard let passed = passed(by: fact, sourceFile, known) else {
      return noteInitial(fact, sourceFile, known)
    }
    if let forwarder = typeForwarder(passing: passed, by: fact, sourceFile) {
      typeForwardersByName[name, default: []].append(forwarder)
    }
    guard let forwarder = forwarder(passing: passed, by: fact, sourceFile) else { return }
    let type = fact.context.type
    let scopes: [Scope] =
      if let member = fact.context.member {
        [.member(member, of: type, sourceFile)]
      } else {
        [.type(type), .anyone]
      }
    for scope in scopes {
      Self.note(forwarder, among: &byName[name, default: [:]][scope, default: []], code.table)
    }
  }

  /// The name that a call passes on.
  private struct Passed {
    var argument: CallExpression.Argument
    var kind: Forwarder.Kind
    /// The bundle that the call names.
    var bundle: Expression?
    /// The function to which the call passes it, unless it is the system's.
    var next: Forwarder?
  }

  private func passed(
    by fact: CallFact, _ sourceFile: SourceIndex, _ known: Forwarders
  ) -> Passed? {
    if let passed = passedToSystem(by: fact.call),
      code.isOwn(bundle: passed.bundle, in: fact.context, sourceFile)
    {
      return passed
    }
    guard let next = known.forwarders(for: fact, from: sourceFile).first,
      let argument = next.argument(in: fact.call)
    else { return nil }
    return Passed(argument: argument, kind: next.kind(in: fact.call), next: next)
  }

  private func passedToSystem(by call: CallExpression) -> Passed? {
    if subject == .xibs {
      return NibCalls.call(call).map {
        Passed(argument: $0.name, kind: .xib($0.loader), bundle: $0.bundle)
      }
    }
    if let identifier = KnownCalls.performedIdentifier(of: call) {
      return Passed(argument: identifier, kind: .perform)
    }
    if let name = KnownCalls.storyboardName(of: call) {
      let bundle = call.arguments.dropFirst().first?.value
      return Passed(argument: name, kind: .storyboard, bundle: bundle)
    }
    guard let identifier = KnownCalls.sceneIdentifier(of: call) else { return nil }
    let isStoryboard = call.receiver == nil || call.receiver == .name(["self"])
    let storyboard: Expression? = isStoryboard ? .name(["self"]) : call.receiver
    return Passed(argument: identifier, kind: .instantiate(storyboard: storyboard))
  }

  /// The function around a call, if it passes on one of its parameters.
  private func forwarder(
    passing passed: Passed, by fact: CallFact, _ sourceFile: SourceIndex
  ) -> Forwarder? {
    let context = fact.context
    guard let (index, member) = parameter(passed.argument.value, context, sourceFile) else {
      return nil
    }
    let name = Self.name(of: context)
    let parameter = context.parameters[index]
    // The system's own functions are known already.
    guard
      !["performSegue", "prepare", "shouldPerformSegue"].contains(name)
        || parameter.label != "withIdentifier",
      !name.hasPrefix("shouldPerformSegue"), !name.hasPrefix("performSegueWithIdentifier:")
    else { return nil }
    return Forwarder(
      kind: passed.kind, name: name, parameter: index,
      label: name.contains(":") || parameter.label == "_" ? nil : parameter.label,
      parameterType: parameter.type, labels: context.parameters.map(\.label), member: member,
      isTypeForced: fact.result.flatMap { result in
        parameter.type == result.type + ".Type" ? result.isForced : nil
      }, context: context, sourceFile: sourceFile,
      conditions: [context.guards.filter { $0.subject == .parameter(index) }],
      next: passed.next.map { [$0] } ?? [])
  }

  /// Adds a forwarder to those that are known, or its conditions if it is one of them.
  private static func note(
    _ forwarder: Forwarder, among known: inout [Forwarder], _ table: TypeTable
  ) {
    let index = known.firstIndex {
      $0.isNamed(like: forwarder) && table.mayMeet($0.sourceFile, forwarder.sourceFile)
    }
    guard let index else { return known.append(forwarder) }
    let other = known[index]
    guard other.function == forwarder.function else { return }
    let conditions = forwarder.conditions.filter { !other.conditions.contains($0) }
    known[index].conditions += conditions
  }

  /// Notes the function around a call that names no scene, if the call instantiates an initial controller.
  private mutating func noteInitial(
    _ fact: CallFact, _ sourceFile: SourceIndex, _ known: Forwarders
  ) {
    let function = fact.call.function
    guard
      NavigationCalls.call(named: function)?.meaning == .makesInitialScene
        || known.namesOfInitialMakers.contains(function)
    else { return }
    initialMakers.insert(Function(fact.context, sourceFile))
    namesOfInitialMakers.insert(Self.name(of: fact.context))
  }

  /// The parameter of the surrounding function that is the identifier in a call, or from which that is derived.
  ///
  /// Nil if the system calls the function. If the parameter is a class, `member` is its member with the identifier.
  private func parameter(
    _ identifier: Expression, _ context: UseContext, _ sourceFile: SourceIndex
  ) -> (index: Int, member: String?)? {
    guard !NavigationCalls.callbacks.contains(context.function) else { return nil }
    func ofType(_ name: String) -> Int? {
      context.parameters.firstIndex { $0.type == name + ".Type" }
    }
    if let index = index(ofParameter: identifier, context, sourceFile) {
      return index < context.parameters.count ? (index, nil) : nil
    }
    switch identifier {
    // `T.sceneIdentifier`, `String(describing: T.self)`.
    case .name(let path) where path.count == 2:
      return ofType(path[0]).map { ($0, path[1]) }
    case .typeName(let path) where path.count == 1, .type(let path) where path.count == 1:
      return ofType(path[0]).map { ($0, nil) }
    // `type.sceneIdentifier`.
    case .call(let call) where call.arguments.isEmpty:
      guard case .parameter(let index)? = call.receiver, index < context.parameters.count,
        context.parameters[index].type.hasSuffix(".Type")
      else { return nil }
      return (index, call.function)
    default: return nil
    }
  }

  /// The index of the parameter that is the identifier, or whose name is: `String(describing: type)`.
  private func index(
    ofParameter identifier: Expression, _ context: UseContext, _ sourceFile: SourceIndex
  ) -> Int? {
    switch identifier {
    case .parameter(let index): return index
    case .call(let call)
    where call.arguments.count == 1 && call.receiver == nil
      && call.function.split(separator: ".").last?.first?.isUppercase == true:
      guard case .parameter(let index) = call.arguments[0].value,
        !code.mayChangeString(call, in: context.type, from: sourceFile)
      else { return nil }
      return index
    default: return nil
    }
  }

  /// The name by which a function is called: for an initializer, its type's.
  static func name(of context: UseContext) -> String {
    let function = context.function
    if function.contains(":"), !function.contains("(") { return function }
    let name = String(function.prefix { $0 != "(" })
    return name == "init" ? context.type.last ?? name : name
  }

  /// The static function around a call, if it instantiates a scene by the name of its own class.
  private func typeForwarder(
    passing passed: Passed, by fact: CallFact, _ sourceFile: SourceIndex
  ) -> TypeForwarder? {
    guard fact.context.isStatic, case .instantiate(let storyboard) = passed.kind else { return nil }
    let identifier = passed.argument.value
    let index = index(ofParameter: identifier, fact.context, sourceFile)
    let parameter = index.flatMap { index in
      fact.context.parameters.indices.contains(index) ? fact.context.parameters[index] : nil
    }
    let named = parameter?.defaultValue ?? identifier
    guard code.isNameOfOwnClass(named, in: fact.context) else { return nil }
    return TypeForwarder(
      identifier: named, storyboard: storyboard, replacing: parameter?.label,
      context: fact.context, sourceFile: sourceFile, isForced: fact.result?.isForced ?? false,
      functions: [Function(fact.context, sourceFile)])
  }

  /// The static function around a call, if it calls another one that instantiates a scene by the class's name.
  private func typeForwarder(calling fact: CallFact, _ sourceFile: SourceIndex) -> TypeForwarder? {
    let call = fact.call
    switch call.receiver {
    case nil where fact.callsLocal: return nil
    case nil, .name(["self"]), .name(["Self"]): break
    default: return nil
    }
    guard fact.context.isStatic, !fact.context.type.isEmpty,
      let known = typeForwardersByName[call.function],
      known.count == 1, let inner = known.first, inner.namesClass(in: call),
      inner.context.type.last == fact.context.type.last,
      Self.name(of: fact.context) != call.function
    else { return nil }
    return TypeForwarder(
      identifier: inner.identifier, storyboard: inner.filled(inner.storyboard, by: call),
      context: fact.context, sourceFile: sourceFile, isForced: inner.isForced,
      functions: [Function(fact.context, sourceFile)] + inner.functions)
  }

  // MARK: Looking up functions

  /// The forwarders that a call may mean.
  func forwarders(for fact: CallFact, from sourceFile: SourceIndex) -> [Forwarder] {
    guard let all = byName[fact.call.function] else { return [] }
    let meant = nearest(all, for: fact, from: sourceFile) ?? all[.anyone] ?? []
    var found: [Forwarder] = []
    for forwarder in code.table.nearest(meant, to: sourceFile, \.sourceFile)
    where !found.contains(where: { $0.isNamed(like: forwarder) }) {
      found.append(forwarder)
    }
    return found
  }

  /// The local functions, or those of the nearest class, that a call means; nil if there are none.
  ///
  /// A function of the class that passes nothing on hides those of unrelated classes.
  private func nearest(
    _ all: [Scope: [Forwarder]], for fact: CallFact, from sourceFile: SourceIndex
  ) -> [Forwarder]? {
    func fitting(_ scope: Scope) -> [Forwarder] {
      (all[scope] ?? []).filter { $0.argument(in: fact.call) != nil }
    }
    var type = fact.context.type
    switch fact.call.receiver {
    case nil where fact.callsLocal:
      return fitting(.member(fact.context.member ?? fact.context.function, of: type, sourceFile))
    case nil, .name(["self"]), .name(["super"]): break
    case .name(let path) where path.last?.first?.isUppercase == true: type = path
    default: return nil
    }
    for id in code.names.types(type, in: fact.context.type, from: sourceFile) {
      let ancestry = code.hierarchy.ancestry(of: id)
      let types = ancestry.types.filter { $0 != id || fact.call.receiver != .name(["super"]) }
      let inherited = types.lazy.map { fitting(.type(code.table[$0].path)) }
      if let nearest = inherited.first(where: { !$0.isEmpty }) { return nearest }
      // A subclass may override it with one that passes something on.
      guard !code.hierarchy.hasSubclasses(id), ancestry.gap == nil,
        types.contains(where: { code.table[$0].declares(fact.call) })
      else { continue }
      let extended = ancestry.systemChain + ["NSObject"]
      let protocols = ancestry.inherited.map { TypeText.plainPath($0.fact) }
      return (extended.map { [$0] } + protocols).flatMap { fitting(.type($0)) }
    }
    return nil
  }

  /// The parameter of the surrounding function that a call passes on as an identifier or a name.
  func forwardedParameter(_ fact: CallFact, _ sourceFile: SourceIndex) -> UseContext.Parameter? {
    let passed =
      passedToSystem(by: fact.call)?.argument
      ?? forwarders(for: fact, from: sourceFile).lazy
      .compactMap { $0.argument(in: fact.call) }.first
    return passed.flatMap { parameter($0.value, fact.context, sourceFile) }
      .map { fact.context.parameters[$0.index] }
  }

  /// The functions that a call on a class may mean.
  func typeForwarders(for call: CallExpression, from sourceFile: SourceIndex) -> [TypeForwarder] {
    code.table.nearest(typeForwardersByName[call.function] ?? [], to: sourceFile, \.sourceFile)
      .filter { $0.namesClass(in: call) }
  }

  /// Whether a function also instantiates an initial controller, perhaps for some classes only.
  func mayMakeInitial(_ forwarder: TypeForwarder) -> Bool {
    forwarder.functions.contains { initialMakers.contains($0) }
  }

  /// Whether some function instantiates scenes by the names of their classes.
  var nameScenesAfterClasses: Bool {
    !typeForwardersByName.isEmpty || contain { $0.parameterType.hasSuffix(".Type") }
  }

  /// The names of the functions that get the identifier of a scene, or its class, and instantiate it.
  var makersOfPassedScenes: Set<String> {
    Set(
      byName.values.joined().flatMap(\.value).compactMap { forwarder in
        if case .instantiate = forwarder.kind { forwarder.name } else { nil }
      })
  }

  /// Whether some function that passes on a parameter satisfies a condition.
  func contain(where condition: (Forwarder) -> Bool) -> Bool {
    byName.values.contains { $0.values.contains { $0.contains(where: condition) } }
  }
}

extension AppCode {
  /// Whether a static function means the name of the class that it is called on, directly or through a
  /// property such as `class var storyboardID: String { "\(self)" }`.
  fileprivate func isNameOfOwnClass(_ identifier: Expression, in context: UseContext) -> Bool {
    switch identifier {
    case .typeName(["Self"]), .type(["Self"]): return true
    case .name(let path):
      let names = path.drop { $0 == "self" || $0 == "Self" }
      guard names.count == 1, let name = names.first else { return false }
      let owners = [context.type, ["UIViewController"], ["NSViewController"], ["NSObject"]]
      return owners.flatMap(table.exactly).contains { id in
        table[id].constants(named: name).contains(where: \.fact.isNameOfType)
      }
    default: return false
    }
  }
}

extension PropertyFact {
  /// Whether the property returns the name of the type on which it is called.
  var isNameOfType: Bool { [.typeName(["Self"]), .typeName(["self"])].contains(value) }
}

extension CodeType {
  /// Whether the type has the function that a call names.
  ///
  /// A protocol's declaration doesn't count, because other types implement the function.
  fileprivate func declares(_ call: CallExpression) -> Bool {
    let name = call.function
    return kind != .protocol
      && methods(named: String(name.prefix { $0 != ":" })).contains { method in
        name.contains(":")
          ? method.fact.selector == name
          : call.arguments.allSatisfy { method.fact.labels.contains($0.label ?? "_") }
      }
  }
}
