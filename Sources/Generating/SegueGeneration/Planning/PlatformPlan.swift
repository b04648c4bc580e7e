internal import Files
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The declarations for the files of one platform.
struct PlatformPlan {
  /// The declarations, sorted by path; the names of their outputs are not set yet.
  private(set) var declarations: [FileDeclaration] = []
  private(set) var findings: [Finding] = []

  private let platform: Platform
  private let graph: NavigationGraph
  private let options: GenerationOptions
  private let surveys: [String: FileSurvey]
  private let naming: ClassNaming
  private let finder: DestinationFinder

  /// Plans files, which must be sorted by path.
  init(
    _ files: [InterfaceFile], on platform: Platform, graph: NavigationGraph,
    references: Set<String>, options: GenerationOptions
  ) {
    self.platform = platform
    self.graph = graph
    self.options = options
    surveys = Dictionary(
      files.map { ($0.path, FileSurvey($0)) }, uniquingKeysWith: { first, _ in first })
    naming = ClassNaming(
      options: options, platform: platform,
      targetModules: surveys.values.reduce(into: []) { $0.formUnion($1.targetModules) },
      references: references)
    finder = DestinationFinder(graph: graph, naming: naming, platform: platform)

    let classes = ControllerClasses(files: files.map(\.path), graph: graph, naming: naming)
    findings += classes.findings
    let types = TypeNames(
      files,
      taken: classes.namespaces.union(classes.entries.map(\.className.baseName)))
    findings += types.findings
    let sources = Dictionary(grouping: classes.entries, by: \.home)
    declarations = files.map { file in
      declaration(
        of: file, typeName: types.names[file.path] ?? "",
        classes: (sources[file.path] ?? []).map { source(of: $0) })
    }
  }

  private mutating func source(of entry: ControllerClasses.Entry) -> SourceClassDeclaration {
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
      found, of: entry.className, platform: platform, unwinds: options.unwinds)
    findings += segues.findings
    return SourceClassDeclaration(
      className: entry.className, namespace: entry.namespace, segues: segues.declarations,
      locations: entry.scenes.map(\.location).sorted())
  }

  private mutating func declaration(
    of file: InterfaceFile, typeName: String, classes: [SourceClassDeclaration]
  ) -> FileDeclaration {
    let survey = surveys[file.path] ?? FileSurvey(file)
    let identifiers = IdentifierPlan(
      path: file.path, survey: survey, naming: naming, platform: platform)
    findings += identifiers.findings
    var declaration = FileDeclaration(
      path: file.path, outputName: "", resourceName: FilePath.resourceName(of: file.path),
      typeName: typeName, kind: file.kind, runtime: file.targetRuntime, classes: classes,
      reuseIdentifiers: identifiers.reuse, restorationIdentifiers: identifiers.restoration)
    switch file.kind {
    case .storyboard:
      let scenes = ScenePlan(file, survey: survey, graph: graph, finder: finder)
      declaration.scenes = scenes.declarations
      declaration.namedSegues = namedSegues(of: file.path)
      findings += scenes.findings
      if options.style != .segues { reportSegues(declaration.namedSegues, of: file.path) }
    case .xib:
      let nib = NibPlan(file, naming: naming, platform: platform)
      declaration.nib = nib.declaration
      findings += nib.findings
    }
    var classNames = declaration.mentionedClasses
    if options.style != .segues { classNames += declaration.classesOfNamedSegues }
    declaration.modules = Set(classNames.compactMap(\.module))
      .union(options.imports).sorted()
    return declaration
  }

  /// Reports segues that other tools' styles cannot express.
  private mutating func reportSegues(_ segues: [NamedSegueDeclaration], of path: String) {
    var spellings = Spellings()
    for segue in segues.sorted(by: { $0.location < $1.location }) {
      spellings.add(identifier: segue.identifier, at: segue.location)
    }
    findings += spellings.findings
    // Only R.swift's style names the classes of segues.
    guard options.style == .rswift else { return }
    for link in graph.links[path] ?? [] where link.segue.usableIdentifier != nil {
      if case .unusable(let custom) = naming.resolve(link.segue.customClass, in: path) {
        findings.append(.unusable(custom, at: link.segue.location))
      }
    }
  }

  /// Returns the segues of one file that have an identifier, unmerged.
  private func namedSegues(of path: String) -> [NamedSegueDeclaration] {
    (graph.links[path] ?? []).compactMap { link in
      link.segue.usableIdentifier.map { identifier in
        let segueClass = naming.className(
          of: link.segue.customClass, in: path, otherwise: platform.segueClass)
        return NamedSegueDeclaration(
          identifier: identifier, kind: link.segue.kind,
          source: link.source.flatMap(graph.controller).map(finder.className),
          segueClass: segueClass,
          destination: link.destination.controller.flatMap(graph.controller)
            .map(finder.className) ?? ClassName(platform.controllerClass),
          location: link.segue.location)
      }
    }.sorted { ($0.identifier, $0.location) < ($1.identifier, $1.location) }
  }
}

extension FileDeclaration {
  /// The classes that only the styles of other tools name.
  fileprivate var classesOfNamedSegues: [ClassName] {
    namedSegues.flatMap { [$0.source, $0.segueClass, $0.destination].compactMap(\.self) }
  }
}
