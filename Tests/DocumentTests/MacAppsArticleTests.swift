import Foundation
import TestSupport
import Testing

/// The code of the article on Mac apps is in a file that the tests for AppKit compile.
@Suite struct MacAppsArticleTests {
  @Test func `The compiled file contains every block of the article`() throws {
    let article = try PackageFolder.text(
      of: "Sources/AppRuntime/Segues/Documentation.docc/MacApps.md")
    let compiled = try PackageFolder.text(of: "Tests/SeguesOnAppKitTests/MacAppsArticle.swift")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(compiled.contains(block), "\(block)") }
  }
}
