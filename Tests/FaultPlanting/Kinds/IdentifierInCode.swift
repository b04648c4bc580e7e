import StoryboardModel

/// Changes a string in the code that names a segue or scene.
enum IdentifierInCode: FaultKind {
  static let name = "identifier-in-code"
  static let summary = "an identifier that code performs, compares or instantiates renamed there"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for identifier in app.identifiers.sorted() where !identifier.isEmpty {
      for place in app.words.string(identifier) {
        guard app.canPlant(in: place, &sites) else { continue }
        // Raw values of enumerations are a separate kind.
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
    if case .used(.compares) = mention.role, app.asksInVain(identifier, place) {
      return sites.leaveOut(.alreadyBroken)
    }
    if case .used(.performs) = mention.role, app.performsOnSelf(place),
      app.asksInVain(identifier, place) || app.isOfNoScene(place)
    {
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
  /// Whether the object that performs a string at a place is the one that the code belongs to.
  fileprivate func performsOnSelf(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    var at = place.token - 1
    while at > 0, place.token - at < 8, !code.text(at).hasPrefix("performSegue") { at -= 1 }
    guard code.text(at).hasPrefix("performSegue") else { return false }
    if code.isSwift { return !code.isMark(at - 1, ".") || code.isWord(at - 2, "self") }
    return code.isWord(at - 1, "self")
  }

  /// Whether neither the code's class nor a subclass of it has a scene.
  fileprivate func isOfNoScene(_ place: CodePlace) -> Bool {
    guard let type = declarations[place.file].type(around: place.token)?.name,
      let declared = classes(named: type).first, !declared.type.hasObjectiveCName
    else { return false }
    return classes.descendants(of: type).allSatisfy { holders(ofClass: $0).isEmpty }
  }

  /// Whether a class compares with or performs an identifier that none of its own segues has.
  fileprivate func asksInVain(_ identifier: String, _ place: CodePlace) -> Bool {
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
