import Foundation
import TestSupport
import Testing

/// The modules `Segues` and `SeguesMacros` as a Mac app has them, built on AppKit's twin.
///
/// The package's own build has them for UIKit.
struct SeguesForAppKit: Sendable {
  /// The folder of the modules.
  var folder: String { temporary.path }
  private let temporary: TemporaryFolder

  static let shared = Result { try SeguesForAppKit() }

  /// The name that SwiftPM passes to the compiler for this package, which is its folder's.
  private static var packageName: String {
    let folder = URL(fileURLWithPath: PackageFolder.path).lastPathComponent.lowercased()
    return folder.replacing(/[^a-z0-9_]/, with: "_").replacing(/^[0-9]/, with: "_")
  }

  private init() throws {
    temporary = try TemporaryFolder()
    for module in ["Segues", "SeguesMacros"] { try compile(module) }
  }

  private func compile(_ module: String) throws {
    let place = URL(fileURLWithPath: "\(PackageFolder.path)/Sources/AppRuntime/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil))
    let sources = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let compiler = Compiler(
      flags: ["-swift-version", "6", "-package-name", Self.packageName, "-D", "SEGUES_APPKIT"]
        + ["-D", "SEGUES_TWIN"] + features.flatMap { ["-enable-upcoming-feature", $0] })
    let result = try compiler.compile(
      sources.sorted(), as: module, to: folder, importing: [folder])
    try #require(result.succeeded, "\(result.output)")
  }
}
