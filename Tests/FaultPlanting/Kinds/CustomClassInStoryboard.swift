import Findings
import StoryboardModel

/// Mistypes a custom class in an interface file.
enum CustomClassInStoryboard: FaultKind {
  static let name = "custom-class-in-storyboard"
  static let summary = "the custom class of one object, or of a segue, mistyped"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { _ in 1 }
    for interface in files {
      for object in interface.allObjects {
        guard let name = object.customClass?.name else { continue }
        if object.isPlaceholder {
          sites.leaveOut(.placeholder)
          continue
        }
        plant(name, at: object.location, interface.places(around: object), interface, app, &sites)
      }
      for segue in interface.file.segues {
        guard let name = segue.customClass?.name else { continue }
        plant(name, at: segue.location, interface.places(of: segue), interface, app, &sites)
      }
    }
  }

  private static func plant(
    _ name: String, at location: SourceLocation, _ places: [LinePlace],
    _ interface: PlantableApp.Interface, _ app: PlantableApp, _ sites: inout SiteCollector
  ) {
    // An unmentioned class may already have been deleted.
    guard !app.words.word(name).isEmpty else { return sites.leaveOut(.alreadyBroken) }
    let new = sites.renamed(name)
    guard let edit = interface.edit("customClass", at: location, to: new) else {
      return sites.leaveOut(.notInText)
    }
    sites.add(
      "custom class \(name) → \(new)", at: interface.place(location), edits: [edit],
      ends: places
        + app.classes(named: name).map {
          app.line(CodePlace(file: $0.file, token: $0.type.nameToken))
        } + app.casts(to: name))
  }
}
