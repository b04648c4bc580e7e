import Foundation
import SegueGeneration
import TestSupport
import Testing

/// Generated text is formatted like the package's own sources.
@Suite struct WrittenByHandTests {
  @Test(arguments: ReferenceRun.all)
  func `The formatter reports only what line directives require`(_ run: ReferenceRun) throws {
    let folder = try TemporaryFolder()
    // The copy of the library isn't written for readers.
    for file in try run.generated() where !file.source.isEmpty {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      // Without the line that makes the formatter skip the file.
      let path = try folder.write(lines.dropFirst().joined(separator: "\n"), to: "Text.swift")
      let result = try Subprocess.run(
        "/usr/bin/env",
        [
          "swift", "format", "lint", "--configuration", PackageFolder.path + "/.swift-format", path,
        ])
      let forced = Self.forced(Array(lines.dropFirst()))
      for finding in result.errors.split(separator: "\n") {
        let line = try #require(finding.split(separator: ":").dropFirst().first.flatMap { Int($0) })
        #expect(forced.contains(line), "\(file.name): \(finding)")
      }
    }
  }

  /// The numbers of lines between line directives, and of lines with long names.
  private static func forced(_ lines: [String]) -> Set<Int> {
    var forced: Set<Int> = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#sourceLocation(file") { isInside = true }
      if isInside || line.split(separator: " ").contains(where: { $0.count > 60 }) {
        forced.insert(index + 1)
      }
      if code.hasPrefix("#sourceLocation()") { isInside = false }
    }
    return forced
  }
}
