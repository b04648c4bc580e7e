/// Changes a storyboard's name where code opens it.
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
        if app.isOverriddenEverywhere(place) {
          sites.leaveOut(.otherAnswers)
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
  /// Whether a protocol's default returns the name, but every conforming type returns another one.
  fileprivate func isOverriddenEverywhere(_ place: CodePlace) -> Bool {
    let file = declarations[place.file]
    guard let variable = file.variables.first(where: { $0.literal == place.token }),
      (classes.byName[variable.type] ?? []).contains(where: { $0.type.keyword == "protocol" })
    else { return false }
    let conforming = classes.descendants(of: variable.type).subtracting([variable.type])
    return !conforming.isEmpty
      && conforming.allSatisfy { type in
        (classes.byName[type] ?? []).contains { declaration in
          declarations[declaration.file].variables.contains {
            $0.type == type && $0.name == variable.name
          }
        }
      }
  }

  /// Whether the thing that a mention names is opened as a storyboard.
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
