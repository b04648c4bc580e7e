internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The storyboard identifiers that code asks for, and the classes whose names it makes one of.
final class AskedScenes {
  private let app: CheckedApp
  private lazy var made = Set(app.uses.instantiations.flatMap { $0.identifier?.known ?? [] })
  private lazy var identifiers: [String] = {
    // What no file has is reported where code makes it.
    var all = made.intersection(app.sceneIdentifiers(in: nil))
    for source in app.code.sources {
      for argument in source.facts.calls.lazy.flatMap(\.call.arguments) {
        if case .typeName(let path) = argument.value, let name = path.last { all.insert(name) }
      }
    }
    return Array(all.sorted().prefix(NearestName.mostNames))
  }()

  init(_ app: CheckedApp) {
    self.app = app
  }

  /// The identifier that is meant by one that no code asks for: one that code does ask for, that no scene
  /// of the file has, and that it is nearly the same as.
  func meant(by identifier: String, in file: String) -> String? {
    let own = app.sceneIndex[file] ?? [:]
    let near = identifiers.lazy.filter {
      abs($0.utf8.count - identifier.utf8.count) < 9 && own[$0] == nil
    }
    if let meant = NearMiss.nearest(to: identifier, among: near) { return meant }
    return app.nearTexts.meant(by: identifier, in: app).flatMap { made.contains($0) ? nil : $0 }
  }
}
