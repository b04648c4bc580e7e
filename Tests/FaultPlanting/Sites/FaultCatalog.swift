/// All kinds of faults, in the order of the report.
package enum FaultCatalog {
  static let kinds: [any FaultKind.Type] = [
    SegueIdentifierInStoryboard.self, IdentifierInCode.self, EnumRawValue.self,
    DuplicateSegueIdentifier.self, SegueDeleted.self, CustomSegueClass.self,
    SceneIdentifier.self, DuplicateSceneIdentifier.self, DestinationClass.self,
    CustomClassInStoryboard.self, ClassInCode.self, DestinationCast.self, InstantiationCast.self,
    ReferencedStoryboard.self, ReferencedIdentifier.self, StoryboardNameInCode.self,
    InitialController.self, StoryboardDeleted.self, UnwindActionInStoryboard.self,
    UnwindActionInCode.self, SegueActionInStoryboard.self, SegueActionInCode.self,
    SegueActionRemoved.self, OutletInStoryboard.self, OutletInCode.self, ActionInStoryboard.self,
    ActionInCode.self, OutletToOtherObject.self, DequeuedIdentifier.self,
    ReuseIdentifierInStoryboard.self, ReuseIdentifierInXib.self, DequeueCast.self,
    RestorationIdentifier.self, DuplicateRestorationIdentifier.self,
  ]

  /// The names of the kinds, with what each does.
  package static var summaries: [(name: String, summary: String)] {
    kinds.map { ($0.name, $0.summary) }
  }
}

/// The sites of one kind in one app.
package struct FaultSites: Sendable {
  package var kind: String
  package var plants: [Plant]
  /// How many places were left out because UIKit would not fail there, by reason.
  package var leftOut: [String: Int]
}

extension PlantableApp {
  /// All places where a fault can be planted, by kind in the order of the catalog.
  ///
  /// The seed determines the new names, but not the places.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - wanted: The kinds to look for; empty for all.
  /// - Returns: The places.
  package func faultSites(seed: UInt64, kinds wanted: [String] = []) -> [FaultSites] {
    FaultCatalog.kinds.filter { wanted.isEmpty || wanted.contains($0.name) }.map { kind in
      var sites = SiteCollector(kind: kind.name, self, seed: seed)
      kind.search(self, &sites)
      return FaultSites(kind: kind.name, plants: sites.plants, leftOut: sites.leftOut)
    }
  }
}
