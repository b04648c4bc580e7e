/// A kind of fault, which finds all places in an app where it can be planted.
protocol FaultKind: Sendable {
  /// The name in kebab case.
  static var name: String { get }
  /// A short description of the change.
  static var summary: String { get }

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector)
}
