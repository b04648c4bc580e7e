import Findings

/// The results of planting, by kind and in total.
package struct PlantingReport: Sendable {
  /// One kind's row.
  package struct Row: Sendable {
    package var kind: String
    package var sites = 0
    package var leftOut: [String: Int] = [:]
    package var planted = 0
    package var found = 0
    package var missed = 0
    /// The number of plants with an error away from both ends.
    package var strays = 0
    /// Whether a note was enough for some plant.
    package var acceptsNotes = 0

    /// The share of places that were left out.
    package var share: Double {
      let left = leftOut.values.reduce(0, +)
      return left + sites == 0 ? 0 : Double(left) / Double(left + sites)
    }
  }

  /// The rows in the order of the catalog, including kinds without places.
  package let rows: [Row]
  /// The verdicts by app, kind and number.
  package let verdicts: [Verdict]

  package init(_ sites: [FaultSites], _ verdicts: [Verdict]) {
    self.verdicts = verdicts.sorted {
      ($0.plant.app, $0.plant.kind, $0.plant.index) < ($1.plant.app, $1.plant.kind, $1.plant.index)
    }
    rows = FaultCatalog.kinds.map { kind in
      var row = Row(kind: kind.name)
      for found in sites where found.kind == kind.name {
        row.sites += found.plants.count
        row.leftOut.merge(found.leftOut, uniquingKeysWith: +)
      }
      for verdict in verdicts where verdict.plant.kind == kind.name {
        row.planted += 1
        row.found += verdict.isFound ? 1 : 0
        row.missed += verdict.isFound ? 0 : 1
        row.strays += verdict.strays.isEmpty ? 0 : 1
        row.acceptsNotes += verdict.plant.acceptsNotes ? 1 : 0
      }
      return row
    }
  }

  /// The share of the planted faults that were found; 1 if there were none.
  package var recall: Double {
    verdicts.isEmpty
      ? 1 : Double(verdicts.count { $0.isFound }) / Double(verdicts.count)
  }

  package var falseCount: Int { verdicts.count { !$0.strays.isEmpty } }
}
