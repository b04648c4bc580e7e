internal import SourceFacts

/// The identifier that a case of a `@SegueSource` enumeration stands for.
enum SegueCaseIdentifier {
  case named(String)
  /// The case stands for a segue without an identifier.
  case none
  /// The identifier isn't known without running the app.
  case computed
}

extension AppCode {
  /// The `@SegueSource` classes among a class and its superclasses, the nearest first.
  func segueSources(of id: CodeType.ID) -> [CodeType] { lineage(of: [id]).filter(\.isSegueSource) }

  /// The cases of the enumeration in a `@SegueSource` class.
  func segueCases(of type: CodeType) -> [CodeType.Member<CaseFact>] {
    table.exactly(type.path + ["Segue"]).flatMap { table[$0].cases }
  }
}

extension Evaluator {
  /// The identifiers of the cases with a name in the enumeration of a `@SegueSource` class.
  func identifiers(ofCase name: String, inSegueSource type: CodeType) -> [SegueCaseIdentifier] {
    code.segueCases(of: type).filter { $0.fact.name == name }.map { identifier(of: $0, in: type) }
  }

  /// The identifier of a case: its `id`, its raw value, or its own name.
  func identifier(of member: CodeType.Member<CaseFact>, in type: CodeType) -> SegueCaseIdentifier {
    if let written = member.fact.segue?.identifier {
      let place = Evaluator.Place(sourceFile: member.sourceFile, scope: type.path)
      let text = values(of: written, at: place).single
      return text.map(SegueCaseIdentifier.named) ?? .computed
    }
    if ["Child", "Embed", "Unnamed"].contains(member.fact.segue?.macro) { return .none }
    let text = member.fact.rawValue ?? member.fact.name
    return text.isEmpty ? .none : .named(text)
  }
}
