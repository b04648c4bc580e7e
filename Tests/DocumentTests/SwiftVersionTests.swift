import Foundation
import TestSupport
import Testing

/// The oldest Swift is the same in the manifest, on the pages and in CI.
@Suite struct SwiftVersionTests {
  @Test func `README, CONTRIBUTING and CI name the Swift of the manifest`() throws {
    let manifest = try PackageFolder.text(of: "Package.swift")
    let version = try #require(manifest.firstMatch(of: /^\/\/ swift-tools-version: (\S+)/)).1
    for (page, words) in [
      ("README.md", "\nSwift \(version) or later"),
      ("CONTRIBUTING.md", "Swift toolchain of version \(version) or later"),
      (".github/workflows/linux.yml", "container: swift:\(version)-"),
    ] {
      #expect(try PackageFolder.text(of: page).contains(words))
    }
  }
}
