import Findings
import Foundation

/// Whether an app's Xcode projects build a file, by a search through their text.
struct FileMention {
  private let names: Set<String>
  private let buildsEverything: Bool

  init(projects: [String]) {
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
  }

  /// Whether a file is of tests alone, by the folders that it is in.
  func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix("UITests")
    }
  }
}
