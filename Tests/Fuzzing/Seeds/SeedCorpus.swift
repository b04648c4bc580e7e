internal import FaultPlanting
internal import Foundation

/// Real files to damage, by role.
package struct SeedCorpus: Sendable {
  private static let largestSize = 150_000

  private var files: [FileRole: [[UInt8]]] = [:]

  /// A corpus without files.
  package init() {}

  /// Reads all small files below a folder that a verb would read.
  package init(readingFrom folder: String) {
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    for path in paths.sorted() {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard let role = FileRole(ofFileNamed: name),
        let data = FileManager.default.contents(atPath: folder + "/" + path),
        data.count <= Self.largestSize
      else { continue }
      files[role, default: []].append(Array(data))
    }
  }

  /// Returns a file of a role half of the time, if there is one.
  func file(of role: FileRole, using random: inout SeededNumbers) -> [UInt8]? {
    guard let files = files[role], Bool.random(using: &random) else { return nil }
    return files.randomElement(using: &random)
  }
}
