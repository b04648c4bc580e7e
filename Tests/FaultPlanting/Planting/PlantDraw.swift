/// Draws plants: of each kind equally many, of a kind's sites in all apps each with equal chance.
package struct PlantDraw {
  /// The sites that were drawn, by kind in the catalog's order, then as they were drawn.
  package private(set) var plants: [Plant] = []

  /// - Parameters:
  ///   - sites: All sites, of one kind in one app each.
  ///   - count: How many to draw. A kind that has too few leaves its share to the others.
  ///   - seed: Which.
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
