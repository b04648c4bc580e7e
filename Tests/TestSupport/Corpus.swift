import Foundation

/// Real storyboards, which are not part of the repository: `Scripts/fetch-corpus` downloads them.
///
/// They are looked for in `../shared/corpus`, or in the folder that `SEGUES_CORPUS` names.
package enum Corpus {
  /// The corpus's folder.
  package static let path: String = {
    if let requested, requested != "none" { return requested }
    return URL(fileURLWithPath: PackageFolder.path).deletingLastPathComponent()
      .appendingPathComponent("shared/corpus").path
  }()

  /// Whether the tests that read the corpus run.
  ///
  /// Without a corpus they are skipped, unless `SEGUES_CORPUS` names a folder: then they fail, so that a typo
  /// in its path never passes. `SEGUES_CORPUS=none` skips them in any case.
  package static var isExpected: Bool {
    switch requested {
    case nil: FileManager.default.fileExists(atPath: path)
    case "none": false
    default: true
    }
  }

  /// The paths of all storyboards, sorted.
  package static func storyboards() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.map { path + "/" + $0 }.sorted()
  }

  private static let requested = ProcessInfo.processInfo.environment["SEGUES_CORPUS"]
}
