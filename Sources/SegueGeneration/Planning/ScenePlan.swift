internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The scenes of one storyboard that code can make.
struct ScenePlan {
  /// The initial one first, then by name.
  private(set) var declarations: [SceneDeclaration] = []
  private(set) var findings: [Finding] = []

  private let graph: NavigationGraph
  private let finder: DestinationFinder
  private let path: String

  init(_ file: InterfaceFile, survey: FileSurvey, graph: NavigationGraph, finder: DestinationFinder)
  {
    self.graph = graph
    self.finder = finder
    path = file.path
    var taken: Set<String> = []
    var initial: SceneDeclaration?
    if let id = file.initialControllerID, let location = survey.initialLocation {
      initial = scene("initial", id: id, identifier: nil, at: location)
      taken.insert("initial")
    }
    let entries = unique(survey.entries)
    let names = UniqueNames(
      entries.map { entry in
        UniqueNames.Request(
          name: SwiftName.member(entry.identifier), identifier: entry.identifier,
          words: "the scene \(ShownText.quoted(entry.identifier))", location: entry.location)
      }, taken: taken)
    findings += names.findings
    let identified = zip(entries, names.names).compactMap { entry, name in
      scene(name, id: entry.id, identifier: entry.identifier, at: entry.location)
    }
    declarations = [initial].compactMap(\.self) + identified.sorted { $0.name < $1.name }
  }

  private func scene(
    _ name: String, id: ObjectID, identifier: String?, at location: SourceLocation
  ) -> SceneDeclaration? {
    guard let target = graph.destination(of: id, in: path) else { return nil }
    let node = target.controller.flatMap(graph.controller)
    if node?.kind == .application { return nil }
    return SceneDeclaration(
      name: name, identifier: identifier,
      controller: node.map(finder.className) ?? finder.unknown(target).className,
      destination: finder.end(of: target).declaration, location: location)
  }

  /// The first scene of each identifier.
  private mutating func unique(_ entries: [FileSurvey.Entry]) -> [FileSurvey.Entry] {
    var first: [String: SourceLocation] = [:]
    var result: [FileSurvey.Entry] = []
    for entry in entries {
      if let place = first[entry.identifier] {
        findings.append(
          Finding(
            .duplicateSceneIdentifier, .warning, at: entry.location,
            "the scene at \(place) has the identifier \(ShownText.quoted(entry.identifier)) too: "
              + "only one of them can be made, and code is generated for the first",
            help: "give one of them another storyboard identifier"))
      } else {
        first[entry.identifier] = entry.location
        result.append(entry)
      }
    }
    return result
  }
}
