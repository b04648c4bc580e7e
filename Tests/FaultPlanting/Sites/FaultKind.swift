/// A kind of fault: finds all places of an app where it can be planted.
protocol FaultKind: Sendable {
  /// In kebab case.
  static var name: String { get }
  /// What is done, in a few words.
  static var summary: String { get }

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector)
}
