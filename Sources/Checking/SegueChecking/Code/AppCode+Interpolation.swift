internal import SourceFacts

extension AppCode {
  /// Whether an interpolation certainly writes the name of an enumeration's case, because nothing describes it in
  /// another way.
  func writesName(ofCase name: String, in id: CodeType.ID) -> Bool {
    let type = table[id]
    guard type.kind == .enum, !type.isOfLibrary, !customizesInterpolation,
      type.cases(named: name).allSatisfy({ !$0.fact.hasAssociatedValue })
    else { return false }
    let types = [id] + protocols(of: id, seenFrom: type.sourceFile)
    return types.allSatisfy { id in
      let scope = Array(table[id].path.dropLast())
      return table[id].inherited.allSatisfy { inherited in
        if Self.withoutDescription.contains(inherited.fact) { return true }
        if case .app = names.reference(to: inherited.fact, in: scope, from: inherited.sourceFile) {
          return true
        }
        return false
      } && table[id].properties(named: "description").isEmpty
    }
  }

  /// Whether the app declares what an interpolation writes for values of some type.
  private var customizesInterpolation: Bool {
    [["DefaultStringInterpolation"], ["String", "StringInterpolation"]].flatMap(table.exactly)
      .contains { !table[$0].methods(named: CallExpression.interpolating).isEmpty }
  }

  /// The raw types and protocols of the standard library that don't change how a case is described.
  private static let withoutDescription: Set<String> = [
    "String", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable",
    "Error", "Hashable", "Identifiable", "RawRepresentable", "Sendable",
  ]
}
