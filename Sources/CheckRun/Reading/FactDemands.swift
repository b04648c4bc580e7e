internal import SourceFacts

/// The names whose declarations matter because of what a source says.
struct FactDemands {
  /// Because of what is done in the file, and of what belongs to no type.
  private(set) var always: Set<NameHash> = []
  /// Because of what types are, each by the names on its path.
  private(set) var ofTypes: [(names: [NameHash], demands: Set<NameHash>)] = []

  init(of facts: SourceFacts) {
    var uses = NameCollector()
    for call in facts.calls { uses.add(call) }
    for comparison in facts.comparisons {
      uses.add(comparison.subject)
      uses.add(comparison.value)
      uses.add(comparison.context)
    }
    for cast in facts.casts {
      uses.add(cast.subject)
      uses.add(type: cast.type)
      uses.add(cast.context)
    }
    uses.add(facts.globals, typesOf: uses.names)
    always = uses.hashes
    for type in facts.types {
      var collector = NameCollector()
      for name in type.inherited + type.constraints { collector.add(type: name) }
      // What is called on a property depends on the property's type.
      collector.add(type.members, typesOf: uses.names)
      ofTypes.append((type.path.map { NameHash($0) }, collector.hashes))
    }
  }
}

/// Collects names from facts.
private struct NameCollector {
  private(set) var names: Set<Substring> = []

  var hashes: Set<NameHash> { Set(names.map { NameHash($0.utf8) }) }

  /// The names in a type as written: `[Kit.Row]` has two, generic arguments further ones.
  mutating func add(type: String) {
    for word in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      names.insert(word)
    }
  }

  mutating func add(_ call: CallFact) {
    add(.call(call.call))
    if let result = call.result { add(type: result.type) }
    add(call.context)
  }

  mutating func add(_ context: UseContext) {
    add(path: context.type)
    for parameter in context.parameters { add(type: parameter.type) }
    for value in context.guards.flatMap(\.values) { add(value) }
    for value in context.guards { add(value.subject) }
  }

  mutating func add(_ members: Members, typesOf used: Set<Substring>) {
    for property in members.properties {
      if let value = property.value { add(value) }
      if let type = property.type, used.contains(Substring(property.name)) { add(type: type) }
    }
    for method in members.methods {
      if let result = method.result { add(result) }
    }
    for alias in members.aliases { add(type: alias.type) }
    for segue in members.cases.compactMap(\.segue) {
      if let destination = segue.destination { add(type: destination) }
      if let identifier = segue.identifier { add(identifier) }
    }
  }

  /// Adds the first name of a path, and those that may be types further on.
  private mutating func add(path: [String]) {
    for (index, name) in path.enumerated() where index == 0 || name.first?.isUppercase == true {
      names.insert(Substring(name))
    }
    // `self.list`, `Self.id`: the second is the name that is meant.
    if path.count > 1, path[0] == "self" || path[0] == "Self" { names.insert(Substring(path[1])) }
  }

  mutating func add(_ expression: Expression) {
    // Without recursion: how deep expressions are nested is up to the file.
    var pending = [expression]
    while let next = pending.popLast() {
      switch next {
      case .name(let path), .typeName(let path), .type(let path), .derivedIdentifier(let path):
        add(path: path)
      case .implicitMember(let path):
        add(path: path)
      case .call(let call):
        if let receiver = call.receiver { pending.append(receiver) }
        add(path: call.function.split(separator: ".").map(String.init))
        for type in call.genericArguments { add(type: type) }
        pending += call.arguments.map(\.value)
      case .concatenation(let parts), .choice(let parts): pending += parts
      case .string, .segue, .parameter, .nil, .unknown: break
      }
    }
  }
}
