internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The declaration for one file.
///
/// It depends on no other file's plan, so files can be planned at the same time.
struct FilePlan {
  /// The declaration; the name of its output is not set yet.
  private(set) var declaration: FileDeclaration
  private(set) var findings: [Finding] = []

  private let surveys: [String: FileSurvey]
  private let options: GenerationOptions
  private let finder: DestinationFinder

  /// Plans a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - typeName: The name of the type that is generated for it.
  ///   - classes: The classes whose code belongs in its output.
  ///   - surveys: The surveys of all files of the platform, by path.
  ///   - options: The configuration.
  ///   - finder: Finds destinations.
  init(
    _ file: InterfaceFile, typeName: String, classes: [ControllerClasses.Entry],
    surveys: [String: FileSurvey], options: GenerationOptions, finder: DestinationFinder
  ) {
    self.surveys = surveys
    self.options = options
    self.finder = finder
    let survey = surveys[file.path] ?? FileSurvey(file)
    let identifiers = IdentifierPlan(
      path: file.path, survey: survey, naming: finder.naming, platform: finder.platform)
    declaration = FileDeclaration(
      path: file.path, outputName: "", resourceName: FilePath.resourceName(of: file.path),
      typeName: typeName, kind: file.kind, runtime: file.targetRuntime, classes: [],
      reuseIdentifiers: identifiers.reuse, restorationIdentifiers: identifiers.restoration)
    findings = identifiers.findings
    declaration.classes = classes.map { source(of: $0) }
    switch file.kind {
    case .storyboard: planStoryboard(file, survey)
    case .xib:
      let nib = NibPlan(file, naming: finder.naming, platform: finder.platform)
      declaration.nib = nib.declaration
      findings += nib.findings
    }
  }

  private mutating func planStoryboard(_ file: InterfaceFile, _ survey: FileSurvey) {
    let scenes = ScenePlan(file, survey: survey, finder: finder)
    declaration.scenes = scenes.declarations
    declaration.namedSegues = namedSegues(of: file.path)
    findings += scenes.findings
    if options.style != .segues { reportSegues(declaration.namedSegues, of: file.path) }
  }

  private mutating func source(of entry: ControllerClasses.Entry) -> SourceClassDeclaration {
    let graph = finder.graph
    let found = entry.scenes.flatMap { node -> [FoundSegue] in
      // If two controllers share an id, the first one has the segues.
      guard graph.controller(node.id)?.location == node.location else { return [] }
      return graph.links(from: node.id).map { link in
        FoundSegue(
          link, of: node.id, finder: finder,
          control: surveys[node.id.file]?.controls[link.segue.holder])
      }
    }
    let segues = ClassSegues(
      found, of: entry.className, platform: finder.platform, unwinds: options.unwinds)
    findings += segues.findings
    return SourceClassDeclaration(
      className: entry.className, namespace: entry.namespace, segues: segues.declarations,
      locations: entry.scenes.map(\.location).sorted())
  }

  /// Reports segues that other tools' styles cannot express.
  private mutating func reportSegues(_ segues: [NamedSegueDeclaration], of path: String) {
    let identifiers = segues.map { ($0.identifier, $0.location) }.sorted { $0.1 < $1.1 }
    findings += Spellings(of: identifiers).findings
    // Only R.swift's style names the classes of segues.
    guard options.style == .rswift else { return }
    for link in finder.graph.links[path] ?? [] where link.segue.usableIdentifier != nil {
      if case .unusable(let custom) = finder.naming.resolve(link.segue.customClass, in: path) {
        findings.append(.unusable(custom, at: link.segue.location))
      }
    }
  }

  /// Returns the segues of one file that have an identifier, unmerged.
  private func namedSegues(of path: String) -> [NamedSegueDeclaration] {
    let graph = finder.graph
    return (graph.links[path] ?? []).compactMap { link in
      link.segue.usableIdentifier.map { identifier in
        let segueClass = finder.naming.className(
          of: link.segue.customClass, in: path, otherwise: finder.platform.segueClass)
        return NamedSegueDeclaration(
          identifier: identifier, kind: link.segue.kind,
          source: link.source.flatMap(graph.controller).map(finder.className),
          segueClass: segueClass,
          destination: link.destination.controller.flatMap(graph.controller)
            .map(finder.className) ?? ClassName(finder.platform.controllerClass),
          location: link.segue.location)
      }
    }.sorted { ($0.identifier, $0.location) < ($1.identifier, $1.location) }
  }
}
