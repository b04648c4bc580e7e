import Foundation
import TestSupport
import Testing

/// The module `Segues` as a Mac app has it, over the twin of AppKit: the package's own build has it for UIKit.
struct SeguesForAppKit: Sendable {
  /// The folder of the module.
  var folder: String { temporary.path }
  private let temporary: TemporaryFolder

  static let shared = Result { try SeguesForAppKit() }

  /// The name that SwiftPM gives this package to the compiler: that of its folder.
  private static var packageName: String {
    let folder = URL(fileURLWithPath: PackageFolder.path).lastPathComponent.lowercased()
    return folder.replacing(/[^a-z0-9_]/, with: "_").replacing(/^[0-9]/, with: "_")
  }

  private init() throws {
    temporary = try TemporaryFolder()
    let place = URL(fileURLWithPath: PackageFolder.path + "/Sources/Segues")
    let sources = try #require(
      FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    )
    .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let compiler = Compiler(
      flags: ["-swift-version", "6", "-package-name", Self.packageName, "-D", "SEGUES_APPKIT"]
        + ["-D", "SEGUES_TWIN"] + features.flatMap { ["-enable-upcoming-feature", $0] })
    let result = try compiler.compile(sources, as: "Segues", to: temporary.path)
    try #require(result.succeeded, "\(result.output)")
  }
}
