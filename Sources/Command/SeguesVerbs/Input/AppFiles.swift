internal import AppProject
internal import CheckRun
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import NavigationGraph
internal import SegueChecking
internal import StoryboardModel
internal import StoryboardParsing

/// An app as its files show it: every storyboard, read and linked, and the places where the app begins.
struct AppFiles {
  let graph: NavigationGraph
  /// The scenes reached from the storyboards that the project names, or else from every initial controller in a target.
  ///
  /// Scenes that code creates are reached as well, as far as the navigation by code is known.
  let reachability: Reachability
  /// The storyboards that property lists and projects name, with the files found for them.
  let entries: [Entry]
  /// The storyboards and xibs that no target contains.
  let unlisted: FilesInNoTarget
  /// The navigation by code; nil if the code was not read.
  let code: CodeNavigation?
  /// Whether the code was to be read, but the app has no Swift or Objective-C file.
  ///
  /// All scenes that only code can open then stay unreached.
  let lacksSources: Bool
  /// The findings from reading and linking the files, sorted.
  let findings: [Finding]
  /// The number of files that were read, including unreadable ones.
  let fileCount: Int

  /// A storyboard that a property list or project names.
  struct Entry {
    var point: EntryPoint
    /// The storyboard's path; nil if it was not found.
    var file: String?
  }

  /// Reads the files on all cores; `linked` is the app with its code, or nil if the code is not read.
  init(
    reading files: DiscoveredFiles, scope: ReadingScope = .model, linked: LinkedApp? = nil
  ) {
    let parsed = StoryboardReader(scope: scope).read(
      files.interfaceFiles, workers: ProcessInfo.processInfo.activeProcessorCount)
    graph = NavigationGraph(files: parsed.compactMap(\.file))
    let projects = XcodeProjects(among: files)
    let project = AppProject(reading: files, projects)
    let membership = AppMembership(reading: files, projects)
    var search = EntryPointSearch(
      project.entryPoints, membership, among: files.interfaceFiles.filter(membership.contains))
    let openings = project.entryPoints.map { search.opening(of: $0) }
    entries = zip(project.entryPoints, openings).map { Entry(point: $0, file: $1.path) }
    unlisted = FilesInNoTarget(among: files.interfaceFiles, membership)
    code = linked.flatMap { $0.hasSources ? CodeNavigation(of: $0) : nil }
    lacksSources = linked.map { !$0.hasSources && $0.input.isWhole } ?? false
    let unlistedPaths = Set(unlisted.paths)
    let namesStart = entries.contains { $0.file != nil && $0.point.role.beginsApp }
    let starts =
      namesStart
      ? entries.compactMap(\.file) : graph.files.map(\.path).filter { !unlistedPaths.contains($0) }
    reachability = Reachability(
      in: graph, rule: namesStart ? .project : .initialControllers, startingAt: starts,
      code: code, lacksSources: lacksSources, unlisted: unlistedPaths)
    fileCount = files.interfaceFiles.count
    findings =
      (parsed.flatMap(\.findings) + graph.findings + project.findings
      + files.problems.map(\.finding) + openings.compactMap(\.missing)).sorted()
  }
}

extension EntryPoint.Role {
  /// Whether a storyboard with this role shows where the app begins.
  ///
  /// A launch screen alone doesn't: most apps that build their screens in code have one, and name nothing else.
  /// Neither does a watch app's storyboard, whose name is assumed.
  fileprivate var beginsApp: Bool {
    switch self {
    case .main, .scene, .appExtension: true
    case .watch, .launch: false
    }
  }
}
