internal import SourceFacts

extension UseReader {
  /// Reads a storyboard that is opened by its name.
  mutating func readStoryboard(_ name: CallExpression.Argument, _ fact: CallFact) {
    uses.openedEnums.formUnion(openedEnums(fact, name.value))
    if let conforming = storyboardsOfConforming(fact, name.value) {
      uses.storyboards += conforming
      return
    }
    uses.storyboards.append(
      StoryboardUse(
        target: storyboards.target(named: name.value, at: place(of: fact.context)),
        isOwnBundle: code.opensOwnBundle(fact, sourceFile),
        bundle: fact.call.arguments.dropFirst().first?.value, sourceFile: sourceFile,
        location: location(name.position ?? fact.position)))
  }

  /// The storyboards that a protocol's extension opens by a property of each conforming class:
  /// `UIStoryboard(name: storyboardName, bundle: nil)`; nil for other code.
  func storyboardsOfConforming(_ fact: CallFact, _ name: Expression) -> [StoryboardUse]? {
    guard case .name(let path) = name, let member = path.last,
      path.count == 1 || path[0] == "self" || path[0] == "Self",
      let owner = fact.context.type.last, KnownCalls.isOwnBundle(fact.call),
      code.table.exactly(fact.context.type).contains(where: { code.table[$0].kind == .protocol })
    else { return nil }
    return code.table.types.filter(\.isClass).flatMap { type -> [StoryboardUse] in
      guard type.inherited.contains(where: { TypeText.plainPath($0.fact).last == owner })
      else { return [] }
      return type.properties(named: member).filter(\.fact.isStatic).compactMap { property in
        guard let value = property.fact.value else { return nil }
        let place = Evaluator.Place(
          sourceFile: property.sourceFile, scope: type.path, selfType: type.id)
        return StoryboardUse(
          target: storyboards.target(named: value, at: place), isOwnBundle: true,
          sourceFile: property.sourceFile,
          location: code.location(property.fact.position, property.sourceFile))
      }
    }
  }

  /// The enumerations whose raw values open a storyboard of the app's own bundle:
  /// `UIStoryboard(name: rawValue, bundle: nil)` in the enumeration, or with a property of that type.
  private func openedEnums(_ fact: CallFact, _ name: Expression) -> [CodeType.ID] {
    guard case .name(let path) = name, code.opensOwnBundle(fact, sourceFile) else { return [] }
    let owner = code.names.types(fact.context.type, in: [], from: sourceFile)
    // Facts leave `rawValue` out after another name.
    let names = path == ["rawValue"] ? [] : path.drop { $0 == "self" || $0 == "Self" }
    guard names.count < 2 else { return [] }
    let ids = names.first.map { types(ofProperty: $0, of: owner) } ?? owner
    return ids.filter { code.table[$0].kind == .enum }
  }

  /// The app's types in the declaration of a property.
  private func types(ofProperty name: String, of owner: [CodeType.ID]) -> [CodeType.ID] {
    owner.flatMap { id in
      code.table[id].properties(named: name).flatMap { property in
        property.fact.type.map { written in
          code.names.types(
            TypeText.plainPath(written), in: code.table[id].path, from: property.sourceFile)
        } ?? []
      }
    }
  }
}
