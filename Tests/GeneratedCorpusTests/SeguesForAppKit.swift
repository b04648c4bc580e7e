import Foundation
import TestSupport
import Testing

/// The module `Segues` as a Mac app has it, over the twin of AppKit: the package's own build has it for UIKit.
struct SeguesForAppKit {
  /// The folder of the module.
  var folder: String { temporary.path }
  private let temporary: TemporaryFolder

  static let shared = Result { try SeguesForAppKit() }

  private init() throws {
    temporary = try TemporaryFolder()
    let place = URL(fileURLWithPath: PackageFolder.path + "/Sources/Segues")
    let sources = try #require(
      FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    )
    .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let compiler = Compiler(
      flags: ["-swift-version", "6", "-package-name", "segues", "-D", "SEGUES_APPKIT"]
        + ["-D", "SEGUES_TWIN"] + features.flatMap { ["-enable-upcoming-feature", $0] })
    let result = try compiler.compile(sources, as: "Segues", to: temporary.path)
    try #require(result.succeeded, "\(result.output)")
  }
}
