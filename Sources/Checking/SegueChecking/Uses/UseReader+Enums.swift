internal import SourceFacts

extension UseReader {
  /// The enumerations whose raw values open a storyboard of the app's own bundle:
  /// `UIStoryboard(name: rawValue, bundle: nil)` in the enumeration, or with a property of that type.
  func openedEnums(_ fact: CallFact, _ name: Expression) -> [CodeType.ID] {
    guard case .name(let path) = name, code.opensOwnBundle(fact, sourceFile) else { return [] }
    let owner = code.names.types(fact.context.type, in: [], from: sourceFile)
    // Facts leave `rawValue` out after another name.
    let names = path == ["rawValue"] ? [] : path.drop { $0 == "self" || $0 == "Self" }
    let ids: [CodeType.ID]
    switch names.count {
    case 0: ids = owner
    case 1: ids = names.first.map { types(ofProperty: $0, of: owner) } ?? []
    default: ids = []
    }
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
