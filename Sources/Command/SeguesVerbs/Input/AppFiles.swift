internal import AppProject
internal import CheckRun
internal import Files
internal import Findings
internal import Foundation
internal import NavigationGraph
internal import SegueChecking
internal import StoryboardModel
internal import StoryboardParsing

/// An app as its files show it: every storyboard, read and linked, and the places where the app
/// begins.
struct AppFiles {
  var graph: NavigationGraph
  var reachability: Reachability
  /// The storyboards that property lists and projects name, with the files found for them.
  var entries: [Entry]
  /// The storyboards and xibs that no target contains.
  let unlisted: FilesInNoTarget
  /// All findings so far, sorted.
  var findings: [Finding]
  /// The number of files that were read, including unreadable ones.
  var fileCount: Int

  /// A storyboard that a property list or project names.
  struct Entry {
    var point: EntryPoint
    /// The storyboard's path; nil if it was not found.
    var file: String?
  }

  /// Reads the files on all cores.
  init(reading files: DiscoveredFiles, scope: ReadingScope = .everything) {
    let parsed = StoryboardReader(scope: scope).read(
      files.interfaceFiles, workers: ProcessInfo.processInfo.activeProcessorCount)
    let graph = NavigationGraph(files: parsed.compactMap(\.file))
    let projects = XcodeProjects(among: files)
    let project = AppProject(reading: files, projects)
    let membership = AppMembership(reading: files, projects)
    var search = EntryPointSearch(
      project.entryPoints, membership, among: files.interfaceFiles.filter(membership.contains))
    var missing: [Finding] = []
    entries = project.entryPoints.map { point in
      let opening = search.opening(of: point)
      missing += [opening.missing].compactMap(\.self)
      return Entry(point: point, file: opening.path)
    }
    self.graph = graph
    unlisted = FilesInNoTarget(among: files.interfaceFiles, membership)
    reachability = Self.reachability(in: graph, from: entries, without: unlisted)
    fileCount = files.interfaceFiles.count
    findings =
      (parsed.flatMap(\.findings) + graph.findings + project.findings
      + files.problems.map(\.finding) + missing).sorted()
  }

  /// The navigation by code; nil if the code was not read.
  private(set) var code: CodeNavigation?
  /// Whether the code was to be read, but the app has none in Swift or Objective-C.
  private(set) var lacksSources = false

  /// Adds the navigation by the app's code, by which more scenes are reached.
  ///
  /// Without sources, all scenes that only code can open stay unreached.
  mutating func add(_ linked: LinkedApp) {
    if linked.hasSources {
      code = CodeNavigation(of: linked)
    } else {
      lacksSources = linked.input.isWhole
    }
    reachability = Self.reachability(
      in: graph, from: entries, without: unlisted, by: code, lacksSources: lacksSources)
  }

  /// Returns the scenes reached from what the project names, if that starts an app; otherwise those
  /// reached from every initial controller, except for those in no target.
  ///
  /// Scenes that code creates are reached as well, as far as the navigation by code is known.
  ///
  /// A launch screen alone doesn't start one: most apps that build their screens in code have a
  /// launch screen and name nothing else. Neither does a watch app's storyboard, whose name is
  /// assumed.
  private static func reachability(
    in graph: NavigationGraph, from entries: [Entry], without unlisted: FilesInNoTarget,
    by code: CodeNavigation? = nil, lacksSources: Bool = false
  ) -> Reachability {
    let namesStart = entries.contains { $0.file != nil && $0.point.role.beginsApp }
    return Reachability(
      in: graph, rule: namesStart ? .project : .initialControllers,
      startingAt: namesStart
        ? entries.compactMap(\.file)
        : graph.files.map(\.path).filter { !unlisted.contains($0) },
      code: code, lacksSources: lacksSources, unlisted: Set(unlisted.paths))
  }
}

extension EntryPoint.Role {
  fileprivate var beginsApp: Bool {
    switch self {
    case .main, .scene, .appExtension: true
    case .watch, .launch: false
    }
  }
}
