package import Findings
internal import NavigationGraph
package import StoryboardModel

/// The declarations to generate for storyboards and xibs, before they are rendered.
///
/// The same files give the same plan, in any order.
package struct GenerationPlan: Sendable {
  /// A declaration for each storyboard and xib, with one for all its localizations; sorted by path.
  ///
  /// Segues' own style leaves out launch screens.
  package private(set) var declarations: [FileDeclaration] = []
  /// The problems that prevented code or changed a name; sorted.
  package private(set) var findings: [Finding] = []

  /// Plans the code for files.
  ///
  /// - Parameters:
  ///   - files: The files to generate code for.
  ///   - references: Files of other modules that those refer to; nothing is generated for them.
  ///   - options: The team's choices.
  ///   - workers: The number of threads to plan on.
  package init(
    files: [InterfaceFile], references: [InterfaceFile] = [],
    options: GenerationOptions = GenerationOptions(), workers: Int = 1
  ) {
    let files = Self.unique(files)
    let paths = Set(files.map(\.path))
    let references = Self.unique(references).filter { !paths.contains($0.path) }
    let graph = NavigationGraph(files: files + references, workers: workers)
    // Other tools generate accessors for launch screens, too.
    let storyboards = LocalizedStoryboard.groups(
      of: files.filter { !$0.isLaunchScreen || options.style != .segues })
    findings += storyboards.flatMap { LocalizationComparison($0).findings }

    let platforms = Dictionary(grouping: storyboards.map(\.file)) { Platform($0.targetRuntime) }
    for (platform, files) in platforms.sorted(by: { $0.key < $1.key }) {
      let plan = PlatformPlan(
        files, on: platform, graph: graph, references: Set(references.map(\.path)),
        options: options, workers: workers)
      declarations += plan.declarations
      findings += plan.findings
    }
    let outputNames = Self.outputNames(for: files.map(\.path))
    for index in declarations.indices {
      declarations[index].outputName = outputNames[declarations[index].path] ?? ""
      declarations[index].needsPlatformCondition = platforms.count > 1
    }
    declarations.sort { $0.path < $1.path }
    let generated = Set(declarations.map(\.path))
    findings += graph.findings.filter { generated.contains($0.location.file) }
    findings = Set(findings).sorted()
  }

  /// Returns the name of the generated file for each path, which is known before any file is read.
  ///
  /// Localizations of one storyboard share a name.
  package static func outputNames(for paths: [String]) -> [String: String] {
    OutputName.names(for: paths)
  }

  /// Returns the files sorted by path, each path once.
  private static func unique(_ files: [InterfaceFile]) -> [InterfaceFile] {
    var seen: Set<String> = []
    return files.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
  }
}
