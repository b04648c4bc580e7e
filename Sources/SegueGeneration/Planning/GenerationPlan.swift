package import Findings
internal import NavigationGraph
package import StoryboardModel

/// What is generated for storyboards and xibs, before it is text.
///
/// The same files give the same plan, whatever order they come in.
package struct GenerationPlan: Sendable {
  /// One for each storyboard and xib, its localizations being one; sorted by path.
  ///
  /// In Segues' own style launch screens are left out.
  package private(set) var declarations: [FileDeclaration] = []
  /// What kept something from being generated, or was named otherwise than the files say; sorted.
  package private(set) var findings: [Finding] = []

  /// Plans the code for files.
  ///
  /// - Parameters:
  ///   - files: What to generate for.
  ///   - references: Files of other modules that those refer to: nothing is generated for them.
  ///   - options: What a team decided.
  package init(
    files: [InterfaceFile], references: [InterfaceFile] = [],
    options: GenerationOptions = GenerationOptions()
  ) {
    let files = Self.unique(files)
    let paths = Set(files.map(\.path))
    let references = Self.unique(references).filter { !paths.contains($0.path) }
    let graph = NavigationGraph(files: files + references)
    // Other tools make accessors of launch screens too.
    let storyboards = LocalizedStoryboard.groups(
      of: files.filter { !$0.isLaunchScreen || options.style != .segues })
    findings += storyboards.flatMap { LocalizationComparison($0).findings }

    let platforms = Dictionary(grouping: storyboards.map(\.file)) { Platform($0.targetRuntime) }
    for (platform, files) in platforms.sorted(by: { $0.key < $1.key }) {
      let plan = PlatformPlan(
        files, on: platform, graph: graph, references: Set(references.map(\.path)),
        options: options)
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

  /// The name of the file that is generated for each path: known before any file is read.
  ///
  /// Localizations of one storyboard have one name.
  package static func outputNames(for paths: [String]) -> [String: String] {
    OutputName.names(for: paths)
  }

  /// Sorted by path, each path once.
  private static func unique(_ files: [InterfaceFile]) -> [InterfaceFile] {
    var seen: Set<String> = []
    return files.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
  }
}
