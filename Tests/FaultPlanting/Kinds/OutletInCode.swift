/// Renames an outlet in the code, while interface files connect the old name.
enum OutletInCode: FaultKind {
  static let name = "outlet-in-code"
  static let summary = "an outlet renamed in its class"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let connections = app.outletConnections
    for (file, found) in app.declarations.enumerated() {
      for outlet in found.variables
      where outlet.attributes.contains(where: { $0.hasPrefix("IBOutlet") }) {
        let place = CodePlace(file: file, token: outlet.nameToken)
        guard app.canPlant(in: place, &sites) else { continue }
        if app.answers("setValue:forUndefinedKey:", outlet.type) {
          sites.leaveOut(.takesAnyKey)
          continue
        }
        if outlet.attributes.contains("objc()") {
          sites.leaveOut(.ownName)
          continue
        }
        // The compiler finds a renamed override.
        if outlet.attributes.contains("override") {
          sites.leaveOut(.otherAnswers)
          continue
        }
        // The holders of its connections have the class, or a subclass.
        let ends = app.classes.descendants(of: outlet.type).flatMap {
          connections["\($0).\(outlet.name)"] ?? []
        }
        guard !ends.isEmpty else {
          sites.leaveOut(.notConnected)
          continue
        }
        let places = app.places(of: outlet.name, inside: outlet.type)
        guard app.outlets(outlet.name, of: outlet.type).allSatisfy({ places.contains($0.place) })
        else {
          sites.leaveOut(.otherAnswers)
          continue
        }
        let new = sites.renamed(outlet.name)
        sites.add(
          "outlet \(outlet.type).\(outlet.name) → \(new)", at: app.line(place),
          edits: app.edits(renaming: places, to: new),
          ends: ends + app.connections(named: outlet.name, of: outlet.type) + places.map(app.line))
      }
    }
  }
}
