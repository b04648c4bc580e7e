internal import Findings
internal import NavigationGraph
internal import Parallel
internal import StoryboardModel

/// The declarations for the files of one platform.
struct PlatformPlan {
  /// The declarations, sorted by path; the names of their outputs are not set yet.
  private(set) var declarations: [FileDeclaration] = []
  private(set) var findings: [Finding] = []

  /// Plans files, which must be sorted by path, on `workers` threads.
  init(
    _ files: [InterfaceFile], on platform: Platform, graph: NavigationGraph,
    references: Set<String>, options: GenerationOptions, workers: Int
  ) {
    let all = ParallelMap.results(of: files, workers: workers) { FileSurvey($0) }
    let surveys = Dictionary(zip(files.map(\.path), all)) { first, _ in first }
    let rules = ClassNamingRules(
      options: options, platform: platform,
      targetModules: surveys.values.reduce(into: []) { $0.formUnion($1.targetModules) },
      references: references)
    let classes = ControllerClasses(
      files: files.map(\.path), graph: graph, naming: ClassNaming(rules))
    let types = TypeNames(
      files, taken: Set(classes.entries.flatMap { [$0.namespace, $0.className.baseName] }))
    let entries = Dictionary(grouping: classes.entries, by: \.home)
    let plans = ParallelMap.results(
      of: files, workers: workers,
      eachWith: {
        DestinationFinder(graph: graph, naming: ClassNaming(rules), platform: platform)
      },
      { file, finder in
        let plan = FilePlan(
          file, typeName: types.names[file.path] ?? "", classes: entries[file.path] ?? [],
          surveys: surveys, options: options, finder: finder)
        return (declaration: plan.declaration, findings: plan.findings)
      })
    declarations = plans.map(\.declaration)
    findings = classes.findings + types.findings + plans.flatMap(\.findings)
  }
}
