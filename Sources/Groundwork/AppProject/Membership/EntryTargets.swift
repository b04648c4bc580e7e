internal import Files
internal import Findings

/// Finds the targets of entry points.
struct EntryTargets: Sendable {
  /// The targets of each property list, by its normal path.
  private var byPropertyLists: [String: [Int]] = [:]
  /// The targets that each file declares, by name.
  private var byDeclarations: [String: [String: [Int]]] = [:]

  init(_ targets: [AppTarget]) {
    for (index, target) in targets.enumerated() {
      for path in target.propertyLists { byPropertyLists[path, default: []].append(index) }
      byDeclarations[target.declaredIn, default: [:]][target.name, default: []].append(index)
    }
  }

  /// Returns the targets whose property list or settings name an entry point, as indices, ascending.
  func indices(of entry: EntryPoint) -> [Int] {
    let file = entry.declaredIn.file
    let listed = byPropertyLists[NormalPath.of(file)] ?? []
    let declared = entry.target.flatMap { byDeclarations[file]?[$0] } ?? []
    return Set(listed + declared).sorted()
  }
}
