internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// The names whose declarations matter because of the facts of a source.
///
/// They are derived from all facts in the same way, whatever the rules do with the facts. In the call
/// `performSegue(withIdentifier: Segues.detail, sender: nil)`, for example, the source demands the type `Segues` and
/// members `detail`. ``RelevantSources`` then parses the sources that declare these. There, the names in the
/// value of `detail` are demanded if `detail` is.
struct FactDemands {
  /// Names that are demanded once other names are.
  struct Conditional {
    /// The types of which one has to be demanded, unless the source matters itself; empty if none has to be.
    var types: [WordHash] = []
    /// The name that has to be demanded as a member, or as a function that passes on its parameter;
    /// nil if none has to be.
    var member: WordHash?
    var names: [WordHash]
  }

  /// The names that the code of the source uses to navigate.
  private(set) var always: [WordHash] = []
  /// The names that the declarations of the source use.
  private(set) var conditional: [Conditional] = []

  init(of facts: SourceFacts) {
    addUses(in: facts)
    add(facts.globals, of: [])
    for type in facts.types { add(type) }
  }

  /// Adds the names that code in bodies uses, and the subclasses of the classes that use them.
  private mutating func addUses(in facts: SourceFacts) {
    var uses = NameCollector()
    for call in facts.calls {
      if KnownCalls.contain(call.call) || call.mayMakeController {
        uses.add(call)
      } else {
        // These names matter only if the called function passes on its parameters.
        var names = NameCollector()
        names.add(call)
        conditional.append(
          Conditional(member: WordHash(call.call.function).asForwarder, names: names.names))
      }
    }
    for comparison in facts.comparisons {
      uses.add(comparison.subject, in: comparison.context)
      uses.add(comparison.value, in: comparison.context)
    }
    for restoration in facts.restorations { uses.add(restoration.value, in: restoration.context) }
    for cast in facts.casts {
      uses.add(cast.subject, in: cast.context)
      uses.add(type: cast.type)
    }
    // A subclass may have the scene that its superclass lacks, and may override its members.
    let users =
      facts.calls.filter { !$0.call.reusesByLiteral }.map(\.context.type)
      + facts.comparisons.map(\.context.type) + facts.identifierUses.map(\.context.type)
    always = uses.names + Set(users.compactMap(\.last)).map { WordHash($0).asSuperclass }
  }

  private mutating func add(_ type: TypeFact) {
    let path = type.path.map { WordHash($0) }
    var header = NameCollector()
    for name in type.inherited { header.add(type: name) }
    if !header.names.isEmpty {
      // If the subclasses of a class are demanded, so are the subclasses of those.
      conditional.append(
        Conditional(
          types: header.names.map(\.asSuperclass), names: [WordHash(type.name).asSuperclass]))
    }
    for name in type.constraints { header.add(type: name) }
    for alias in type.members.aliases { header.add(type: alias.type) }
    for segue in type.members.cases.compactMap(\.segue) {
      if let destination = segue.destination { header.add(type: destination) }
      if let identifier = segue.identifier { header.add(identifier) }
    }
    conditional.append(Conditional(types: path, names: header.names))
    add(type.members, of: path)
  }

  /// Adds the values and types of members of a type, or of globals if `types` is empty.
  ///
  /// They matter only once a member with the name is demanded, because otherwise each type would
  /// lead to every type that it uses.
  private mutating func add(_ members: Members, of types: [WordHash]) {
    func add(_ member: String, _ collect: (inout NameCollector) -> Void) {
      var collector = NameCollector()
      collect(&collector)
      guard !collector.names.isEmpty else { return }
      conditional.append(
        Conditional(types: types, member: WordHash(member).asMember, names: collector.names))
    }
    for property in members.properties {
      add(property.name) {
        if let value = property.value { $0.add(value) }
        if let type = property.type { $0.add(type: type) }
      }
    }
    for method in members.methods {
      add(method.name) {
        if let result = method.result { $0.add(result) }
        if method.isStatic, let type = method.returnType { $0.add(type: type) }
      }
    }
    guard types.isEmpty else { return }
    for alias in members.aliases { add(alias.name) { $0.add(type: alias.type) } }
  }
}

/// Collects the names in facts: of types and globals, and of members.
private struct NameCollector {
  /// The names in no order, some more than once.
  private(set) var names: [WordHash] = []

  /// Adds the names in a type as it is written: `[Kit.Row]` has two.
  mutating func add(type: String) {
    var type = type
    type.withUTF8 { bytes in
      names += bytes.split { !WordBytes.isWord($0) }
        .map { WordHash(UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  /// Adds the names in a call, and the name of the function around it if the call passes on a parameter.
  mutating func add(_ fact: CallFact) {
    add(.call(fact.call), in: fact.context)
    if let result = fact.result { add(type: result.type) }
    if let result = fact.otherResult { add(type: result.type) }
    guard fact.passesParameterOn else { return }
    // The name without labels, or the Objective-C selector.
    let name = fact.context.function.utf8.prefix { $0 != UInt8(ascii: "(") }
    names.append(WordHash(String(decoding: name, as: UTF8.self)).asForwarder)
  }

  /// Adds the names in an expression, and in the conditions under which it is evaluated.
  mutating func add(_ expression: Expression, in context: UseContext) {
    add(path: context.type)
    add(expression, context.parameters)
    for value in context.guards.flatMap(\.values) { add(value, context.parameters) }
    for value in context.guards { add(value.subject, context.parameters) }
  }

  /// Adds the first name of a path, later ones that may be types, and all of them as members.
  private mutating func add(path: some Sequence<some StringProtocol>) {
    for (index, name) in path.enumerated() {
      let hash = WordHash(String(name))
      if index == 0 || name.first?.isUppercase == true { names.append(hash) }
      names.append(hash.asMember)
    }
  }

  mutating func add(_ expression: Expression, _ parameters: [UseContext.Parameter] = []) {
    // This is not recursive, because a file may nest expressions arbitrarily deep.
    var pending = [expression]
    while let next = pending.popLast() {
      switch next {
      case .name(let path), .typeName(let path), .type(let path), .derivedIdentifier(let path),
        .implicitMember(let path):
        add(path: path)
      case .call(let call):
        if let receiver = call.receiver { pending.append(receiver) }
        // Members are demanded without labels.
        add(path: call.function.prefix { $0 != "(" }.split(separator: "."))
        for type in call.genericArguments { add(type: type) }
        for name in call.furtherNames { add(type: name) }
        // The app may declare what it writes for its own types.
        if call.function == CallExpression.interpolating {
          names.append(WordHash(call.function).asMethod)
        }
        pending += call.arguments.map(\.value)
      case .concatenation(let parts), .choice(let parts): pending += parts
      case .parameter(let index):
        guard parameters.indices.contains(index) else { continue }
        add(type: parameters[index].type)
        if let value = parameters[index].defaultValue { pending.append(value) }
      default: break
      }
    }
  }
}

extension CallFact {
  /// Whether a class of the app may create the controller whose class the code expects.
  fileprivate var mayMakeController: Bool {
    guard result != nil, case .name(let path)? = call.receiver else { return false }
    return path.count == 1 && path[0].first?.isUppercase == true
  }

  /// Whether the function around the call passes on a parameter, or its own type.
  fileprivate var passesParameterOn: Bool {
    call.arguments.contains { argument in
      switch argument.value {
      case .parameter, .typeName(["Self"]): return true
      case .name(["self"]): return context.isStatic
      // `String(describing: type)`.
      case .call(let inner):
        return inner.arguments.count == 1 && inner.arguments[0].value.isParameter
      default: return false
      }
    }
  }
}

extension CallExpression {
  /// The names besides those in the expression on which the meaning of the call may depend.
  ///
  /// A class may have the name of the xib that it loads, or of its views' identifier in AppKit. Extensions of
  /// `NSUserInterfaceItemIdentifier` declare such identifiers.
  fileprivate var furtherNames: [String] {
    if let xib = NibCalls.call(self) { return [xib.name.value.text].compactMap { $0 } }
    let type = "NSUserInterfaceItemIdentifier"
    if function.hasPrefix(type) || function == "Self" || function == "init",
      let text = arguments.first?.value.text
    {
      return [text]
    }
    guard let call = ReuseCalls.call(self), call.kind.isOfAppKit,
      arguments.indices.contains(call.identifier)
    else { return [] }
    return [type] + [arguments[call.identifier].value.text].compactMap { $0 }
  }

  /// Whether this registers or dequeues a view, or loads a nib, by a literal.
  ///
  /// A literal has the same meaning in all subclasses.
  fileprivate var reusesByLiteral: Bool {
    if let xib = NibCalls.call(self), xib.loader == .nib || xib.loader == .bundle {
      return xib.name.value.text != nil
    }
    guard let call = ReuseCalls.call(self), arguments.indices.contains(call.identifier),
      case .string = arguments[call.identifier].value
    else { return false }
    return true
  }
}

extension Expression {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
