import CorpusStubs
import SegueGeneration
import TestSupport
import Testing

/// What is generated for real apps compiles, as part of an app that adopted half of it.
///
/// Needs `../shared/corpus`.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct GeneratedCorpusTests {
  @Test func `Every file of the corpus belongs to one target`() throws {
    let paths = try CorpusTarget.all().flatMap(\.paths)
    #expect(paths.count > 600)
    #expect(Set(paths).count == paths.count)
    #expect(paths.sorted() == CorpusTarget.files(in: "").filter { !$0.contains("_oddities") })
  }

  @Test(arguments: try CorpusTarget.all())
  func `What is generated for a target compiles with the classes that it names`(
    _ target: CorpusTarget
  ) throws {
    let (code, files) = try target.generate()
    let stubs = Stubs(
      of: files, module: target.module, generated: code.files.map(\.text).joined())
    let folder = try TemporaryFolder()
    let modules = folder.path("modules")
    var sources = [try folder.write(Stubs.text(of: stubs.own), to: "Stubs.swift")]
    for (module, classes) in stubs.foreign.sorted(by: { $0.key < $1.key }) {
      let source = try folder.write(Stubs.text(of: classes), to: "modules/\(module).swift")
      let result = try Self.compiler.compile([source], as: module, to: modules)
      try #require(result.succeeded, "\(result.output)")
    }
    for file in code.files {
      sources.append(try folder.write(file.text, to: "Generated/\(file.name)"))
    }
    let result = try Self.compiler.compile(sources, importing: [modules])
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  private static let compiler = Compiler(flags: ["-swift-version", "6", "-package-name", "corpus"])
}
