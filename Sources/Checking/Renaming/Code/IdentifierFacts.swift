internal import Findings
internal import SegueChecking
internal import SourceFacts

/// The expressions that name segues, scenes and reusable views, by their places, and the constants that they use.
struct IdentifierFacts {
  private let text: String
  private var expressions: [SourceLocation: Expression] = [:]
  private var literals: [SourceLocation: [SourceLocation]] = [:]
  /// The values of the app's constants by name.
  private var constants: [String: [Expression]] = [:]
  /// The same values, by the names of the declaring type and the constant: `Row.identifier`.
  private var members: [[String]: [Expression]] = [:]

  init(_ code: AppCode, naming text: String) {
    self.text = text
    for source in code.sources {
      func place(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: source.path, line: position.line, column: position.column)
      }
      for fact in source.facts.calls {
        for argument in fact.call.arguments {
          if let position = argument.position { expressions[place(position)] = argument.value }
        }
      }
      for fact in source.facts.comparisons { expressions[place(fact.position)] = fact.value }
      for fact in source.facts.texts where fact.text == text {
        literals[place(fact.use), default: []].append(place(fact.position))
      }
      for constant in source.facts.constants {
        constants[constant.name, default: []].append(constant.value)
        if let type = constant.type.last {
          members[[type, constant.name], default: []].append(constant.value)
        }
      }
    }
  }

  /// The literals with the text that a use names directly or through local variables.
  func literals(usedAt place: SourceLocation) -> [SourceLocation] { literals[place] ?? [] }

  /// The names of the constants and cases that a use may mean, including those that define others.
  func constants(usedAt place: SourceLocation) -> Set<String> {
    var found: Set<String> = []
    var pending = expressions[place].map(Self.names) ?? []
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      for value in constants[name] ?? [] { pending += Self.names(in: value) }
    }
    return found
  }

  /// Whether the text is one of the values of a use whose other values are unknown.
  func mayHaveText(at place: SourceLocation) -> Bool {
    !literals(usedAt: place).isEmpty
      || constants(usedAt: place).contains { constants[$0]?.contains(.string(text)) ?? false }
  }

  /// Whether a use gets its text from the name of a class, directly or through a constant.
  func isNameOfType(at place: SourceLocation) -> Bool {
    func isName(_ expression: Expression) -> Bool {
      switch expression {
      case .typeName, .type: true
      default: false
      }
    }
    if case .name(let path)? = expressions[place], let own = members[Array(path.suffix(2))] {
      return own.contains(where: isName)
    }
    return expressions[place].map(isName) ?? false
      || constants(usedAt: place).contains { (constants[$0] ?? []).contains(where: isName) }
  }

  /// Whether a use puts its text together from parts.
  func isPutTogether(at place: SourceLocation) -> Bool {
    if case .concatenation? = expressions[place] { true } else { false }
  }

  /// Whether a use puts its text together from parts, and the result may be this one.
  func mayCompute(_ text: String, at place: SourceLocation) -> Bool {
    guard case .concatenation(let parts)? = expressions[place] else { return false }
    if case .string(let start)? = parts.first, !text.hasPrefix(start) { return false }
    if case .string(let end)? = parts.last, !text.hasSuffix(end) { return false }
    return true
  }

  private static func names(in expression: Expression) -> [String] {
    switch expression {
    // In `identifier` and `Row.identifier`, the constant is `identifier`; in `SegueID.show.identifier`, it is the
    // case.
    case .name(let path) where path.count <= 2 && path.last == "identifier": ["identifier"]
    case .name(let path), .implicitMember(let path):
      path.last { $0 != "rawValue" && $0 != "identifier" && $0 != "self" }.map { [$0] } ?? []
    case .choice(let parts): parts.flatMap(names)
    case .call(let call):
      // `SegueID(rawValue: …)`, or a method without arguments that returns a constant.
      call.arguments.isEmpty
        ? [call.function] : call.arguments.flatMap { names(in: $0.value) }
    default: []
    }
  }
}

extension SourceFacts {
  /// The properties, and the methods without arguments, whose values the source states.
  ///
  /// The type is the path of the one that declares it; empty for a global constant.
  var constants: [(name: String, value: Expression, position: SourcePosition, type: [String])] {
    let scopes = types.map { ($0.path, $0.members) } + [([], globals)]
    return scopes.flatMap { type, members in
      members.properties.map { ($0.name, $0.value, $0.position, type) }
        + members.methods.filter(\.labels.isEmpty).map { ($0.name, $0.result, $0.position, type) }
    }.compactMap { name, value, position, type in value.map { (name, $0, position, type) } }
  }
}
