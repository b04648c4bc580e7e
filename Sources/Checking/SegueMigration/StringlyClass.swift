internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel

/// A Swift class that performs or compares segues by strings.
struct StringlyClass {
  let type: CodeType
  let location: SourceLocation
  var performs: [PerformUse] = []
  var comparisons: [ComparisonUse] = []
  /// The app's own protocol that the class conforms to, such as `SegueHandlerType`.
  var handler: String?
  /// The segues of the class's scenes, in the order of the storyboards.
  var links: [SegueLink] = []

  /// The paths of the files with uses, sorted.
  var paths: [String] {
    Set(performs.map(\.location.file) + comparisons.map(\.location.file)).sorted()
  }

  /// The segues grouped by identifier, in the order of the storyboards.
  ///
  /// Segues without one are left out.
  var linksByIdentifier: [(key: String, elements: [SegueLink])] {
    links.filter { $0.segue.usableIdentifier != nil }.grouped { $0.segue.usableIdentifier ?? "" }
  }

  /// The name of the class, with those of the types around it.
  var name: String { type.path.joined(separator: ".") }

  /// Returns the classes of an app, superclasses first, then by name.
  static func all(in app: LinkedApp) -> [StringlyClass] {
    var found: [CodeType.ID: StringlyClass] = [:]
    // Each use may be one of many classes of the same name.
    var candidates: [CodeType.ID: Bool] = [:]
    func add(_ actor: Actor, _ change: (inout StringlyClass) -> Void) {
      guard case .own(let ids) = actor else { return }
      for id in ids {
        let isCandidate = candidates[id] ?? isCandidate(id, app)
        candidates[id] = isCandidate
        if isCandidate { change(&found[id, default: StringlyClass(app.code.table[id], app)]) }
      }
    }
    for use in app.uses.performs where !use.isTyped && use.handedOnBy == nil {
      add(use.actor) { $0.performs.append(use) }
    }
    for use in app.uses.comparisons { add(use.actor) { $0.comparisons.append(use) } }
    return found.values.sorted {
      let depths = [$0, $1].map { app.code.hierarchy.ancestry(of: $0.type.id).types.count }
      return (depths[0], $0.name, $0.location) < (depths[1], $1.name, $1.location)
    }
  }

  private init(_ type: CodeType, _ app: LinkedApp) {
    self.type = type
    location = app.code.location(type.position, type.sourceFile)
    handler =
      type.inherited.lazy.map(\.fact)
      .first { Self.isHandler($0) && app.code.declaresProtocol($0) }
    links = app.scenes.controllers(running: [type.id])
      .flatMap { app.graph.links(from: $0) }.filter { $0.segue.kind != .relationship }
  }

  /// Whether a class is written in Swift, belongs to the app, and doesn't use this library yet.
  private static func isCandidate(_ id: CodeType.ID, _ app: LinkedApp) -> Bool {
    let type = app.code.table[id]
    let source = app.code.sources[type.sourceFile]
    guard type.isClass, source.language == .swift, !source.membership.isTest, !type.isSegueSource
    else { return false }
    return !app.code.hierarchy.ancestry(of: id).inherited.contains {
      isHandler($0.fact) && !app.code.declaresProtocol($0.fact)
        || $0.fact.hasSuffix("Segues.Source") || $0.fact == "Segues.SegueHandler"
    }
  }

  private static func isHandler(_ name: String) -> Bool {
    name.hasPrefix("SegueHandler") || name.hasPrefix("SegueHandling")
  }
}

extension AppCode {
  /// Whether the app itself declares a protocol.
  func declaresProtocol(_ name: String) -> Bool {
    table.types.contains { $0.kind == .protocol && $0.path == [name] }
  }
}
