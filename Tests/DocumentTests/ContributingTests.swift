import Foundation
import TestSupport
import Testing

/// CONTRIBUTING.md knows every part, and every task that the Makefile has.
@Suite struct ContributingTests {
  private let guide = try? Self.text("CONTRIBUTING.md")

  @Test func `Every part is explained`() throws {
    let guide = try #require(guide)
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path + "/Sources")
    #expect(sources.count > 8)
    for part in sources.sorted() where !part.hasPrefix(".") {
      #expect(guide.contains("**\(part)**"), "\(part)")
    }
  }

  @Test func `Every task is listed`() throws {
    let guide = try #require(guide)
    let tasks = try Self.text("Makefile").matches(of: /(?m)^([a-z]+):/).map { String($0.1) }
    #expect(tasks.count > 8)
    for task in tasks { #expect(guide.contains("make \(task)"), "\(task)") }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: PackageFolder.path + "/" + name, encoding: .utf8)
  }
}
