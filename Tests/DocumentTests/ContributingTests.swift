import Foundation
import TestSupport
import Testing

/// CONTRIBUTING.md is short, and knows every task of the Makefile.
@Suite struct ContributingTests {
  private let guide: String

  init() throws { guide = try PackageFolder.text(of: "CONTRIBUTING.md") }

  @Test func `The guide lists every task of the Makefile`() throws {
    let makefile = try PackageFolder.text(of: "Makefile")
    let tasks = makefile.matches(of: /(?m)^([a-z]+):/).map { String($0.1) }
    #expect(tasks.count > 8)
    for task in tasks { #expect(guide.contains("make \(task)"), "\(task)") }
  }

  @Test func `The guide has at most 120 lines`() {
    #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }
}
