internal import SourceFacts

extension UseReader {
  /// The object whose segue a call performs.
  func actor(of receiver: Expression?, _ context: UseContext) -> Actor {
    switch receiver {
    case nil, .name(["self"]), .name(["super"]): .of(owner(of: context), code)
    case let receiver?: .other(classes(of: receiver, context))
    }
  }

  /// The app's classes that declarations or an initializer give an expression's object; empty if they give none.
  private func classes(of expression: Expression, _ context: UseContext) -> [CodeType.ID] {
    var names: [String] = []
    var start = expression
    // In facts, a property of anything but a path of names is a call without arguments.
    while case .call(let call) = start, let receiver = call.receiver, call.arguments.isEmpty {
      names.insert(call.function, at: 0)
      start = receiver
    }
    var types: [CodeType.ID]
    switch start {
    case .name(let path):
      names = path.drop { $0 == "self" } + names
      types = owner(of: context)
    default:
      var written = start.madeType
      if case .parameter(let index) = start, context.parameters.indices.contains(index) {
        written = context.parameters[index].type
      }
      guard let written, !context.hides(TypeText.plainPath(written)) else { return [] }
      types = self.types(written, in: context.type, sourceFile)
    }
    for name in names { types = self.types(ofMember: name, of: types) }
    return types.flatMap { code.table[$0].kind == .protocol ? classes(conformingTo: $0) : [$0] }
  }

  /// The types of the app that the declaration of a property, its initial value, or the declaration of a method without
  /// parameters names.
  private func types(ofMember name: String, of owners: [CodeType.ID]) -> [CodeType.ID] {
    for type in code.lineage(of: owners) {
      // Objective-C's code may name the variable of a property.
      let names = name.hasPrefix("_") ? [name, String(name.dropFirst())] : [name]
      let written =
        names.lazy.flatMap(type.properties).compactMap { found in
          (found.fact.type ?? found.fact.value?.madeType).map { ($0, found.sourceFile) }
        }.first
        ?? type.methods(named: name).lazy.filter(\.fact.labels.isEmpty).compactMap { found in
          found.fact.returnType.map { ($0, found.sourceFile) }
        }.first
      if let (written, sourceFile) = written { return types(written, in: type.path, sourceFile) }
    }
    return []
  }

  /// The app's types that a written type names; of a composition, the first part with any.
  private func types(
    _ written: String, in scope: [String], _ sourceFile: SourceIndex
  ) -> [CodeType.ID] {
    written.split(separator: "&").lazy.map { part -> [CodeType.ID] in
      let name = String(part.drop { $0 == " " })
      return code.names.reference(to: name, in: scope, from: sourceFile).ids
    }.first { !$0.isEmpty } ?? []
  }

  private func classes(conformingTo id: CodeType.ID) -> [CodeType.ID] {
    conforming.value(of: id) {
      code.table.types.filter {
        $0.isClass && code.isKind(.app([$0.id]), of: .app([id])) == .yes
      }.map(\.id)
    }
  }
}

extension Expression {
  /// The type whose initializer the expression calls, as in `Log(name: "a")`, or a function's name; nil for others.
  fileprivate var madeType: String? {
    guard case .call(let call) = self, call.receiver == nil else { return nil }
    return call.function
  }
}

extension Actor {
  /// The objects that run the code of some types: their own, if they are classes.
  static func of(_ owner: [CodeType.ID], _ code: AppCode) -> Actor {
    !owner.isEmpty && owner.allSatisfy { code.table[$0].isClass } ? .own(owner) : .anyone
  }
}
