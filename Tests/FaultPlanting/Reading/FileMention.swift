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

  /// - Parameters:
  ///   - projects: The projects' text.
  ///   - packages: The folders of Swift packages.
  ///   - files: All files; nil where they are not on disk.
  init(projects: [String], packages: [String], files: DiscoveredFiles? = nil) {
    unlisted = files.map(Self.unlisted) ?? []
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

  private static func unlisted(_ files: DiscoveredFiles) -> Set<String> {
    let membership = AppMembership(reading: files)
    let paths = files.interfaceFiles + files.swiftFiles + files.objectiveCFiles
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
