import Foundation
import TestSupport
import Testing

/// The oldest Swift is the same in the manifest, on the pages and in CI.
@Suite struct SwiftVersionTests {
  @Test func `README, CONTRIBUTING and CI name the Swift of the manifest`() throws {
    let manifest = try text("Package.swift")
    let version = try #require(manifest.firstMatch(of: /^\/\/ swift-tools-version: (\S+)/)).1
    #expect(try text("README.md").contains("\nSwift \(version) or later"))
    #expect(try text("CONTRIBUTING.md").contains("Swift toolchain of version \(version) or later"))
    #expect(try text(".github/workflows/linux.yml").contains("container: swift:\(version)-"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: PackageFolder.path + "/" + name, encoding: .utf8)
  }
}
