import Foundation
import TestSupport
import Testing

/// The links between the pages of the repository lead somewhere.
@Suite struct LinkTests {
  @Test func `Every relative link leads to a file, and to a heading in it`() throws {
    var count = 0
    for page in try Self.pages() {
      let text = try Self.text(of: page).replacing(/(?m)^```[^`]*^```/, with: "")
      for match in text.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        count += 1
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let folder = (page as NSString).deletingLastPathComponent
        let target = parts[0].isEmpty ? page : "\(folder)/\(parts[0])"
        try #require(FileManager.default.fileExists(atPath: target), "\(match.1) in \(page)")
        if parts.count == 2 {
          #expect(try Self.anchors(of: target).contains(String(parts[1])), "\(match.1) in \(page)")
        }
      }
    }
    #expect(count > 40)
  }

  /// The Markdown files that GitHub shows, without the articles of DocC.
  private static func pages() throws -> [String] {
    let package = PackageFolder.path
    return try ["", "/.github", "/AppleStandIns", "/Benchmarks", "/Documentation", "/Examples"]
      .flatMap { folder in
        try FileManager.default.contentsOfDirectory(atPath: package + folder)
          .filter { $0.hasSuffix(".md") }.map { "\(package)\(folder)/\($0)" }
      }
  }

  /// The anchors that GitHub gives to a page's headings.
  private static func anchors(of page: String) throws -> [String] {
    try text(of: page).matches(of: /(?m)^#+ (.*)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOfFile: page, encoding: .utf8)
  }
}
