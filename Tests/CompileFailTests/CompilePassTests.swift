import Foundation
import TestSupport
import Testing

/// Programs that compile without a warning in every language mode, with every macro in every
/// position.
///
/// The Apple-side check uses `Passing/Screens` too.
@Suite struct CompilePassTests {
  @Test(arguments: LanguageMode.all)
  func `Every macro compiles without a warning in every position`(_ mode: LanguageMode) throws {
    let result = try mode.compiler.compile(files(in: "Screens"))
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test(arguments: LanguageMode.all)
  func `A source can inherit from a source in another module`(_ mode: LanguageMode) throws {
    let modules = try TemporaryFolder()
    let base = try mode.compiler.compile(
      files(in: "Base"), as: "BaseScreens", to: modules.path)
    try #require(base.succeeded && base.messages == [], "\(base.output)")
    let derived = try mode.compiler.compile(files(in: "Derived"), importing: [modules.path])
    #expect(derived.succeeded && derived.messages == [], "\(derived.output)")
  }

  private func files(in folder: String) throws -> [String] {
    let folder = Program.testFolder.appendingPathComponent("Passing/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
