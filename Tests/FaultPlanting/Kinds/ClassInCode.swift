import StoryboardModel

/// Renames a class everywhere in the code, but not in interface files.
enum ClassInCode: FaultKind {
  static let name = "class-in-code"
  static let summary = "a class renamed wherever code names it, but not in the interface files"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for name in app.holdersByClass.keys.sorted() {
      guard let declaration = app.classes(named: name).first else { continue }
      let place = CodePlace(file: declaration.file, token: declaration.type.nameToken)
      guard app.canPlant(in: place, &sites) else { continue }
      if declaration.type.hasObjectiveCName {
        sites.leaveOut(.ownName)
        continue
      }
      let holders = app.holders(ofClass: name).filter {
        !$0.object.isPlaceholder && !app.membership.isTest($0.interface.file.path)
      }
      guard !holders.isEmpty else {
        sites.leaveOut(.placeholder)
        continue
      }
      let places = app.words.word(name).filter { !app.isImport($0) }
      let new = sites.renamed(name)
      sites.add(
        "class \(name) → \(new)", at: app.line(place), edits: app.edits(renaming: places, to: new),
        ends: places.map(app.line) + holders.flatMap { $0.interface.places(around: $0.object) })
    }
  }
}

extension PlantableApp {
  /// Whether a word is part of the name of an imported header.
  fileprivate func isImport(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    return code.isMark(place.token + 1, ".") && code.isWord(place.token + 2, "h")
  }
}
