import Foundation

/// The real storyboards that stand beside the repository, in `../shared/corpus`; not part of it.
package enum Corpus {
  /// The corpus's folder.
  package static let path: String = {
    // Tests/TestSupport/Corpus.swift, three levels below the package's parent.
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("shared/corpus").path
  }()

  /// Whether tests on it run: where it is missing they are skipped, but not in CI, where they fail.
  package static var isExpected: Bool {
    FileManager.default.fileExists(atPath: path)
      || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// The paths of all storyboards, sorted.
  package static func storyboards() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.map { path + "/" + $0 }.sorted()
  }
}
