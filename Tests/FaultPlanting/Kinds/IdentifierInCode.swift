import StoryboardModel

/// A string in the code that names a segue or scene, changed.
enum IdentifierInCode: FaultKind {
  static let name = "identifier-in-code"
  static let summary = "an identifier that code performs, compares or instantiates renamed there"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for identifier in app.identifiers.sorted() where !identifier.isEmpty {
      for place in app.words.string(identifier) {
        guard app.canPlant(in: place, &sites) else { continue }
        // An enumeration's raw values are a kind of their own.
        if app.declarations[place.file].cases.contains(where: { $0.literal == place.token }) {
          continue
        }
        plant(identifier, place, app, &sites)
      }
    }
  }

  private static func plant(
    _ identifier: String, _ place: CodePlace, _ app: PlantableApp, _ sites: inout SiteCollector
  ) {
    guard let mention = app.mention(place) else { return sites.leaveOut(.otherPurpose) }
    if case .used(.opens) = mention.role { return sites.leaveOut(.otherPurpose) }
    if case .used(.compares) = mention.role, app.comparesInVain(identifier, place) {
      return sites.leaveOut(.alreadyBroken)
    }
    let new = sites.renamed(identifier)
    sites.add(
      "identifier “\(identifier)” → “\(new)”", at: app.line(place),
      edits: app.edits(renaming: [place], to: new),
      ends: app.lines([mention]) + app.segues(identifier: identifier).flatMap(\.places)
        + app.scenes(identifier: identifier), acceptsNotes: !mention.isAsked)
  }
}

extension PlantableApp {
  /// Whether a class compares with an identifier that no segue of its own has.
  fileprivate func comparesInVain(_ identifier: String, _ place: CodePlace) -> Bool {
    let around = declarations[place.file].typeNames(around: place.token)
    let owners = segues(identifier: identifier).compactMap(\.ownerClass)
    let related = owners.reduce(into: Set<String>()) { $0.formUnion(classes.family(of: $1)) }
    let isController = around.contains { name in
      interfaces.contains { interface in
        interface.objectsByID.values.contains {
          $0.controllerKind != nil && $0.customClass?.name == name
        }
      }
    }
    return isController && related.isDisjoint(with: around)
  }
}
