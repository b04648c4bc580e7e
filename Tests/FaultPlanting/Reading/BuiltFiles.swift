import AppProject
import FilesAndPaths
import Foundation

/// Decides whether an app's Xcode projects build a file, by a search through their text.
///
/// Files in the `Sources` of a Swift package are built by the package. If there are more files of a
/// name than projects mention, those are built that a target is known to contain.
struct BuiltFiles {
  private let names: Set<String>
  private let packageSources: [String]
  private let buildsEverything: Bool
  /// Files in no target that share their name with one in a target.
  private let unlisted: Set<String>
  /// The projects of a file, if all its targets are apps or extensions.
  private let projectsOfApps: [String: Set<String>]

  /// - Parameters:
  ///   - projects: The projects' text.
  ///   - packages: The folders of Swift packages.
  ///   - files: All files; nil if they are not on disk.
  init(projects: [String], packages: [String], files: DiscoveredFiles? = nil) {
    let membership = files.map { AppMembership(reading: $0) }
    let paths = files.map { $0.interfaceFiles + $0.swiftFiles + $0.objectiveCFiles } ?? []
    unlisted = membership.map { Self.unlisted(paths, $0) } ?? []
    projectsOfApps = membership.map { Self.projectsOfApps(paths, $0) } ?? [:]
    packageSources = packages.map { $0.isEmpty ? "Sources/" : $0 + "/Sources/" }
    // A synchronized folder lists its exceptions, not its contents.
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

  /// Whether a source or interface file is built; a header counts if it exists.
  func builds(_ path: String) -> Bool {
    if path.hasSuffix(".h") { return true }
    if unlisted.contains(path) { return false }
    if buildsEverything { return true }
    return names.contains(FilePath.name(of: path))
      || packageSources.contains { path.hasPrefix($0) }
  }

  /// Whether two files belong to apps of different projects, so that neither uses the other: each
  /// app in a folder of samples has its own `Main`.
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

  /// Whether a file belongs only to tests, judging by its folders.
  func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix("UITests")
    }
  }
}
