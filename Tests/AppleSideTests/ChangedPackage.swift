import Foundation
import TestSupport

/// A copy of the files that the check reads, with a change.
struct ChangedPackage {
  private let folder: TemporaryFolder

  /// The copy's path.
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    let names = [
      "AppleSideChecks", "AppleStandIns", "Examples", "IntegrationTests", "Plugins", "Scripts",
      "Sources",
      "Tests/CompileFailTests/Passing", "Tests/GeneratedCodeTests", "Tests/GeneratedShelf",
      "Tests/SegueGenerationTests", "Tests/SeguesOnAppKitTests", "Tests/StandaloneTests",
    ]
    try FileManager.default.createDirectory(
      atPath: folder.path("Tests/CompileFailTests"), withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(
        atPath: PackageFolder.path + "/" + name, toPath: folder.path(name))
    }
  }

  /// Replaces a text, which must occur in the file.
  func replace(_ file: String, _ text: String, with replacement: String) throws {
    let source = try String(contentsOfFile: folder.path(file), encoding: .utf8)
    guard source.contains(text) else { throw NothingToReplace(file: file, text: text) }
    try folder.write(source.replacingOccurrences(of: text, with: replacement), to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(name))
  }

  struct NothingToReplace: Error {
    var file: String
    var text: String
  }
}
