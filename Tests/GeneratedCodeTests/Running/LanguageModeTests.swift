import Foundation
import TestSupport
import Testing

/// The reference output and its screens, compiled in every way an app may be set up.
@Suite struct LanguageModeTests {
  @Test(arguments: LanguageMode.all)
  func `Generated code compiles without a warning`(_ mode: LanguageMode) throws {
    let modules = try TemporaryFolder()
    let bundle = try modules.write(
      "import Foundation\nextension Bundle { static var module: Bundle { .main } }",
      to: "Bundle.swift")
    let shelf = try mode.compiler.compile(
      files(in: ["GeneratedShelf", "GeneratedShelf/Generated"]) + [bundle], as: "GeneratedShelf",
      to: modules.path)
    try #require(shelf.succeeded && shelf.messages == [], "\(shelf.output)")
    let app = try mode.compiler.compile(
      files(in: ["GeneratedCodeTests/Screens", "GeneratedCodeTests/Generated"]) + [bundle],
      as: "GeneratedCodeTests", importing: [modules.path])
    #expect(app.succeeded && app.messages == [], "\(app.output)")
  }

  private func files(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      let path = PackageFolder.path + "/Tests/" + folder
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
    }
  }
}
