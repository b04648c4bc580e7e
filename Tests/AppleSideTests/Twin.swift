import TestSupport
import Testing

/// A twin, and the framework that it replaces.
struct Twin: CustomTestStringConvertible {
  /// The modules that declare it: its own, and those that it re-exports.
  var modules: [String]
  /// The framework's module.
  var framework: String
  /// The folder of `Scripts/check-apple-side` that contains the framework's stand-in.
  var world: String
  /// The declarations that exist only in the twin.
  var only: TwinOnly

  static let all = [
    Twin(
      modules: ["HeadlessUIKit", "HeadlessSupport"], framework: "UIKit", world: "uikit",
      only: .uikit),
    Twin(
      modules: ["HeadlessAppKit", "HeadlessSupport"], framework: "AppKit", world: "appkit",
      only: .appkit),
  ]

  var testDescription: String { modules[0] }

  /// The twin's public declarations, from this package's build.
  func declarations() throws -> PublicAPI {
    let folder = try TemporaryFolder()
    return PublicAPI(
      try modules.map { module in
        let extraction = try Subprocess.run(
          "/usr/bin/env",
          [
            "swift-symbolgraph-extract", "-module-name", module,
            "-I", Subprocess.product("Modules"), "-target", Self.target,
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-output-dir", folder.path,
          ])
        try #require(extraction.status == 0, "\(extraction.errors)")
        return try SymbolGraph.read(module, in: folder.path)
      })
  }

  /// The declarations of the framework's stand-in, and of the modules it re-exports.
  func frameworkDeclarations() throws -> PublicAPI {
    let modules = try SharedModules.folder()
    return PublicAPI([
      try .read(framework, in: "\(modules)/\(world)"),
      try .read("SwiftUI", in: "\(modules)/\(world)"),
      try .read("Foundation", in: modules + "/common"),
      try .read("ObjectiveC", in: modules + "/common"),
    ])
  }

  private static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }
}
