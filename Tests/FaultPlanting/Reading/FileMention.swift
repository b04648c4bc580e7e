import AppProject
import Findings
import Foundation

/// Whether an app's Xcode projects build a file, by a search through their text.
///
/// What is in the `Sources` of a Swift package is built by that. Of several files of one name, which
/// projects name only so often, those are built that a target is known to have.
struct FileMention {
  private let names: Set<String>
  private let packageSources: [String]
  private let buildsEverything: Bool
  /// Files that have the name of one that a target has, and are in no target.
  private let unlisted: Set<String>
  /// The projects whose apps have a file, and nothing else has.
  private let projectsOfApps: [String: Set<String>]

  /// - Parameters:
  ///   - projects: The projects' text.
  ///   - packages: The folders of Swift packages.
  ///   - files: All files; nil where they are not on disk.
  init(projects: [String], packages: [String], files: DiscoveredFiles? = nil) {
    let membership = files.map { AppMembership(reading: $0) }
    let paths = files.map { $0.interfaceFiles + $0.swiftFiles + $0.objectiveCFiles } ?? []
    unlisted = membership.map { Self.unlisted(paths, $0) } ?? []
    projectsOfApps = membership.map { Self.projectsOfApps(paths, $0) } ?? [:]
    packageSources = packages.map { $0.isEmpty ? "Sources/" : $0 + "/Sources/" }
    // A synchronized folder lists what it leaves out, not what it has.
    buildsEverything =
      projects.isEmpty || projects.contains { $0.contains("PBXFileSystemSynchronizedRootGroup") }
    var names: Set<String> = []
    for project in projects {
      for line in project.split(separator: "\n") where line.contains("isa = PBXBuildFile") {
        guard let start = line.range(of: "/* "),
          let end = line.range(of: " in ", options: .backwards)
        else { continue }
        if start.upperBound < end.lowerBound {
          names.insert(String(line[start.upperBound..<end.lowerBound]))
        }
      }
    }
    self.names = names
  }

  /// Whether a source or interface file is built; a header is if it is there.
  func builds(_ path: String) -> Bool {
    if path.hasSuffix(".h") { return true }
    if unlisted.contains(path) { return false }
    if buildsEverything { return true }
    return names.contains(FilePath.name(of: path))
      || packageSources.contains { path.hasPrefix($0) }
  }

  /// Whether two files are of apps of different projects, so that neither finds the other: a folder of
  /// samples has its own `Main` for each.
  func areApart(_ path: String, _ other: String) -> Bool {
    guard let projects = projectsOfApps[path], let others = projectsOfApps[other] else {
      return false
    }
    return projects.isDisjoint(with: others)
  }

  private static func projectsOfApps(
    _ paths: [String], _ membership: AppMembership
  ) -> [String: Set<String>] {
    var projects: [String: Set<String>] = [:]
    for path in paths {
      let targets = membership.targets(of: path)
      guard !targets.isEmpty,
        targets.allSatisfy({ $0.kind == .app || $0.kind == .appExtension })
      else { continue }
      projects[path] = Set(targets.map(\.declaredIn))
    }
    return projects
  }

  private static func unlisted(_ paths: [String], _ membership: AppMembership) -> Set<String> {
    let named = Dictionary(grouping: paths, by: FilePath.name(of:)).values
    return Set(
      named.filter { same in same.count > 1 && same.contains(where: membership.contains) }
        .flatMap { same in same.filter { !membership.contains($0) } })
  }

  /// Whether a file is of tests alone, by the folders that it is in.
  func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix("UITests")
    }
  }
}
