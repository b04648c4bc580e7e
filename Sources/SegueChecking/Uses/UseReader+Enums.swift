internal import SourceFacts

extension UseReader {
  /// The enumerations by whose raw values a storyboard is opened, where it is one of the app's own
  /// bundle: `UIStoryboard(name: rawValue, bundle: nil)` in the enumeration, or of a property of it.
  func openedEnums(_ fact: CallFact, _ name: Expression, _ source: Int) -> [CodeType.ID] {
    guard case .name(let path) = name,
      KnownCalls.isOwnBundle(fact.call) || code.isBundleOfOwnClass(fact, source)
    else { return [] }
    let owner = code.names.types(fact.context.type, in: [], from: source)
    // Facts leave `rawValue` out behind another name.
    let names = path == ["rawValue"] ? [] : path.drop { $0 == "self" || $0 == "Self" }
    let ids: [CodeType.ID]
    switch names.count {
    case 0: ids = owner
    case 1: ids = names.first.map { types(ofProperty: $0, of: owner) } ?? []
    default: ids = []
    }
    return ids.filter { code.table[$0].kind == .enum }
  }

  /// The app's types that a property is declared with.
  private func types(ofProperty name: String, of owner: [CodeType.ID]) -> [CodeType.ID] {
    owner.flatMap { id in
      code.table[id].properties(named: name).flatMap { property in
        property.fact.type.map { written in
          code.names.types(
            TypeNames.path(TypeNames.plain(written)), in: code.table[id].path,
            from: property.source)
        } ?? []
      }
    }
  }
}
