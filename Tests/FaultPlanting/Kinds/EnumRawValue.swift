/// Changes the raw value of an enumeration's case that names a segue, a scene or a storyboard.
enum EnumRawValue: FaultKind {
  static let name = "enum-raw-value"
  static let summary = "a raw value, or the case that it is made of, renamed in an enumeration"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let known = app.identifiers.union(app.storyboardNames)
    for (file, found) in app.declarations.enumerated() {
      for enumCase in found.cases {
        let literal = enumCase.literal.map { CodePlace(file: file, token: $0) }
        let value = literal.map(app.text) ?? enumCase.name
        let place = literal ?? CodePlace(file: file, token: enumCase.nameToken)
        guard known.contains(value), app.canPlant(in: place, &sites) else { continue }
        plant(value, enumCase, place, app, &sites)
      }
    }
  }

  private static func plant(
    _ value: String, _ enumCase: Declarations.EnumCase, _ place: CodePlace, _ app: PlantableApp,
    _ sites: inout SiteCollector
  ) {
    guard let mention = app.mentions(of: value).first(where: { $0.place == place }) else {
      return sites.leaveOut(.otherPurpose)
    }
    let new = sites.renamed(value)
    // A case without an explicit raw value gets one, which amounts to renaming it wherever it is
    // used.
    let token = app.sources[place.file].tokens[place.token].range
    let edit = PlantEdit(
      path: app.sources[place.file].path,
      range: enumCase.literal == nil ? token.upperBound..<token.upperBound : token,
      new: enumCase.literal == nil ? " = \"\(new)\"" : new)
    sites.add(
      "raw value of \(enumCase.type).\(enumCase.name): “\(value)” → “\(new)”", at: app.line(place),
      edits: [edit],
      ends: app.lines([mention]) + app.segues(identifier: value).flatMap(\.places)
        + app.scenes(identifier: value) + app.files(ofStoryboard: value),
      acceptsNotes: !mention.isAsked)
  }
}
