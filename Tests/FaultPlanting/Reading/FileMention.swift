import Findings
import Foundation

/// Whether an app's Xcode projects build a file, by a search through their text.
///
/// What is in the `Sources` of a Swift package is built by that.
struct FileMention {
  private let names: Set<String>
  private let packageSources: [String]
  private let buildsEverything: Bool

  init(projects: [String], packages: [String]) {
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
    if buildsEverything || path.hasSuffix(".h") { return true }
    return names.contains(FilePath.name(of: path))
      || packageSources.contains { path.hasPrefix($0) }
  }

  /// Whether a file is of tests alone, by the folders that it is in.
  func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix("UITests")
    }
  }
}
