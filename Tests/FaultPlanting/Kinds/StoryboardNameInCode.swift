/// A storyboard's name changed where code opens it.
enum StoryboardNameInCode: FaultKind {
  static let name = "storyboard-name-in-code"
  static let summary = "the name in UIStoryboard(name:bundle:) changed"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for name in app.storyboardNames.sorted() {
      for place in app.words.string(name) {
        guard app.canPlant(in: place, &sites) else { continue }
        if app.declarations[place.file].cases.contains(where: { $0.literal == place.token }) {
          continue
        }
        guard let mention = app.mention(place), app.opens(mention) else {
          sites.leaveOut(.otherPurpose)
          continue
        }
        let new = sites.renamed(name)
        sites.add(
          "storyboard “\(name)” → “\(new)”", at: app.line(place),
          edits: app.edits(renaming: [place], to: new),
          ends: app.lines([mention]) + app.files(ofStoryboard: name),
          acceptsNotes: !mention.isAsked)
      }
    }
  }
}

extension PlantableApp {
  /// Whether what a mention names is opened as a storyboard.
  fileprivate func opens(_ mention: Mention) -> Bool {
    switch mention.role {
    case .used(.opens): return true
    case .used: return false
    default:
      return mention.uses.contains {
        if case .opens = navigationUse($0) { true } else { false }
      }
    }
  }
}
