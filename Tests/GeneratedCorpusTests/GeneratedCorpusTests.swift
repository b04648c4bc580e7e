import CorpusStubs
import Foundation
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// Code generated for real apps compiles as a part of an app that has adopted half of it.
///
/// Requires `../shared/corpus`. If `SEGUES_GENERATED` is set to a folder, the sources are kept
/// there.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct GeneratedCorpusTests {
  @Test func `Every file of the corpus belongs to one target`() throws {
    let paths = try CorpusTarget.all().flatMap(\.paths)
    #expect(paths.count > 600)
    #expect(Set(paths).count == paths.count)
    #expect(paths.sorted() == CorpusTarget.files(in: "").filter { !$0.contains("_oddities") })
  }

  @Test(arguments: try CorpusTarget.all())
  func `A target's generated code compiles with the classes that it names`(
    _ target: CorpusTarget
  ) throws {
    let generated = try target.generate()
    let (code, files) = (generated.code, generated.files)
    let sources = Set(code.files.map(\.source))
    // Localizations of a storyboard share one output, and launch screens have none.
    let silent = files.filter { !sources.contains($0.path) }
    #expect(silent.allSatisfy { $0.isLaunchScreen || isLocalization($0, of: sources) }, "\(silent)")
    let workplace = try Workplace(named: target.folder)
    let mac = Set(files.lazy.filter { $0.targetRuntime == .macOS }.map(\.path))
    // Code for iOS and macOS in the same target is not compiled together.
    for isMac in [false, true] {
      try compile(
        code.files.filter { mac.contains($0.source) == isMac },
        for: files.filter { mac.contains($0.path) == isMac },
        references: isMac ? [] : generated.references, of: target, forMac: isMac, in: workplace)
    }
  }

  private func compile(
    _ code: [GeneratedFile], for files: [InterfaceFile], references: [InterfaceFile],
    of target: CorpusTarget, forMac isMac: Bool, in workplace: Workplace
  ) throws {
    guard !files.isEmpty else { return }
    let stubs = Stubs(
      of: files, references: references, module: target.module,
      generated: code.map(\.text).joined())
    let folder = isMac ? "macOS" : "iOS"
    let modules = workplace.path("\(folder)/modules")
    var sources = try [
      workplace.write(
        Stubs.text(of: stubs.own, importing: stubs.foreign.keys.sorted()),
        to: "\(folder)/Stubs.swift")
    ]
    var imports = stubs.foreign.map { (module: $0.key, text: Stubs.text(of: $0.value)) }
      .sorted { $0.module < $1.module }
    // Must come before the modules that import it.
    if isMac { imports.insert(("AppKit", AppKitStandIn.text), at: 0) }
    let segues = isMac ? [try SeguesForAppKit.shared.get().folder] : []
    for (module, text) in imports {
      let source = try workplace.write(text, to: "\(folder)/modules/\(module).swift")
      let result = try Self.compiler.compile(
        [source], as: module, to: modules, importing: [modules] + segues)
      try #require(result.succeeded, "\(result.output)")
    }
    for file in code {
      sources.append(try workplace.write(file.text, to: "\(folder)/\(file.name)"))
    }
    let result = try Self.compiler.compile(sources, importing: [modules] + segues)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  private func isLocalization(_ file: InterfaceFile, of sources: Set<String>) -> Bool {
    let components = file.path.split(separator: "/")
    return components.dropLast().last?.hasSuffix(".lproj") == true
      && sources.contains { $0.hasSuffix("/" + (components.last ?? "")) }
  }

  private static let compiler = Compiler(flags: ["-swift-version", "6", "-package-name", "corpus"])
}

/// The folder of a target's sources: a temporary one, or one that was requested.
private struct Workplace {
  private let folder: String
  private let temporary: TemporaryFolder

  init(named name: String) throws {
    temporary = try TemporaryFolder()
    folder =
      ProcessInfo.processInfo.environment["SEGUES_GENERATED"].map { "\($0)/\(name)" }
      ?? temporary.path
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file, creating its folders.
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
