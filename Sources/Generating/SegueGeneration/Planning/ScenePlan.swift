internal import Findings
internal import NavigationGraph
internal import StoryboardModel
internal import SwiftNaming

/// The scenes of one storyboard that code can instantiate.
struct ScenePlan {
  /// The scenes, the initial one first, then by name.
  private(set) var declarations: [SceneDeclaration] = []
  private(set) var findings: [Finding] = []

  private let finder: DestinationFinder
  private let path: String

  init(_ file: InterfaceFile, survey: FileSurvey, finder: DestinationFinder) {
    self.finder = finder
    path = file.path
    var scenes: [(id: ObjectID, request: NameRequest, identifier: String?)] = []
    if let id = file.initialControllerID, let location = survey.initialLocation {
      let request = NameRequest(
        name: "initial", identifier: "initial", words: { "the initial scene" }, location: location)
      scenes.append((id, request, nil))
    }
    for entry in unique(survey.entries) {
      let request = NameRequest(
        name: SwiftName.member(entry.identifier), identifier: entry.identifier,
        tieBreaker: "identified", words: { "the scene \(ShownText.quoted(entry.identifier))" },
        location: entry.location)
      scenes.append((entry.id, request, entry.identifier))
    }
    // The type of a storyboard with scenes has its bundle as a member, except on watchOS.
    let names = UniqueNames(
      scenes, taken: finder.platform == .watchOS ? [] : ["bundle"], \.request)
    // An identifier such as “Initial” on the initial scene is not confusing.
    let isNamedInitial = survey.entries.contains {
      $0.location == survey.initialLocation && SwiftName.member($0.identifier) == "initial"
    }
    findings += names.findings.filter {
      !isNamedInitial || $0.location != survey.initialLocation
    }
    declarations = names.sorted.compactMap { name, entry in
      scene(name, id: entry.id, identifier: entry.identifier, at: entry.request.location)
    }
    if let initial = declarations.firstIndex(where: { $0.identifier == nil }) {
      declarations.insert(declarations.remove(at: initial), at: 0)
    }
  }

  private func scene(
    _ name: String, id: ObjectID, identifier: String?, at location: SourceLocation
  ) -> SceneDeclaration? {
    guard let target = finder.graph.destination(of: id, in: path) else { return nil }
    let node = target.controller.flatMap(finder.graph.controller)
    if node?.kind == .application { return nil }
    return SceneDeclaration(
      name: name, identifier: identifier,
      controller: node.map(finder.className) ?? finder.unknown(target).className,
      destination: finder.end(of: target).declaration, location: location)
  }

  /// Returns the first scene with each identifier.
  private mutating func unique(_ entries: [FileSurvey.Entry]) -> [FileSurvey.Entry] {
    var first: [String: SourceLocation] = [:]
    var result: [FileSurvey.Entry] = []
    for entry in entries {
      if let place = first[entry.identifier] {
        findings.append(
          Finding(
            .duplicateSceneIdentifier, .warning, at: entry.location,
            "the scene at \(place) also has the identifier \(ShownText.quoted(entry.identifier)): "
              + "only one of them can be instantiated, and code is generated for the first",
            help: "give one of them another storyboard identifier"))
      } else {
        first[entry.identifier] = entry.location
        result.append(entry)
      }
    }
    findings += Spellings(of: entries.map { ($0.identifier, $0.location) }).findings
    return result
  }
}
