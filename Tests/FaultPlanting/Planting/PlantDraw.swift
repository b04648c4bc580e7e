/// Draws plants: equally many of each kind, and each site of a kind with the same probability.
package struct PlantDraw {
  /// The drawn sites, by kind in the catalog's order, then in the order of drawing.
  package private(set) var plants: [Plant] = []

  /// - Parameters:
  ///   - sites: All sites, grouped by kind and app.
  ///   - count: How many to draw. If a kind has too few, the others get its share.
  ///   - seed: Determines the choice.
  package init(_ sites: [FaultSites], count: Int, seed: UInt64) {
    var byKind: [[Plant]] = FaultCatalog.kinds.map { kind in
      var numbers = SeededNumbers(seed: seed, for: "draw " + kind.name)
      return sites.filter { $0.kind == kind.name }.flatMap(\.plants).shuffled(using: &numbers)
    }
    var drawn: [[Plant]] = byKind.map { _ in [] }
    var left = count
    while left > 0, byKind.contains(where: { !$0.isEmpty }) {
      for kind in byKind.indices where left > 0 {
        guard let plant = byKind[kind].popLast() else { continue }
        drawn[kind].append(plant)
        left -= 1
      }
    }
    plants = drawn.flatMap(\.self)
  }
}
