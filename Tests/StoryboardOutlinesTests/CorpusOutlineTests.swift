import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import TestSupport
import Testing

/// Needs `../shared/corpus`.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct CorpusOutlineTests {
  /// The files of each app, because the storyboards of an app refer to each other.
  private static func apps() throws -> [String: [InterfaceFile]] {
    var apps: [String: [InterfaceFile]] = [:]
    for app in try FileManager.default.contentsOfDirectory(atPath: Corpus.path).sorted() {
      let folder = Corpus.path + "/" + app
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      let paths = (names ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      let files = StoryboardReader().read(paths.sorted().map { folder + "/" + $0 }, workers: 2)
      if !files.isEmpty { apps[app] = files.compactMap(\.file) }
    }
    return apps
  }

  @Test func `Every outline survives a round trip`() throws {
    let files = try Self.apps().values.flatMap(\.self)
    #expect(files.count > 600)
    for file in files {
      let outline = Outline(of: file)
      #expect(try Outline(outline.bytes) == outline, "\(file.path)")
    }
  }

  @Test func `Reading only a file's navigation gives the same outline`() throws {
    let reader = StoryboardReader(scope: .navigation)
    for file in try Self.apps().values.flatMap(\.self) {
      let navigation = try #require(reader.read(file.path).file)
      let isSame = Outline(of: navigation) == Outline(of: file)
      #expect(isSame, "\(file.path)")
    }
  }

  @Test(arguments: GenerationOptions.Style.allCases)
  func `Outlines give the same code as the files`(style: GenerationOptions.Style) throws {
    var options = GenerationOptions()
    options.style = style
    let generator = SegueGenerator(options: options)
    var count = 0
    for (app, files) in try Self.apps().sorted(by: { $0.key < $1.key }) {
      let whole = generator.generate(files)
      let pruned = generator.generate(files.map { Outline(of: $0).file })
      #expect(whole.findings == pruned.findings, "\(app)")
      for (one, other) in zip(whole.files, pruned.files) {
        // Not the files themselves, whose text would be printed.
        let isSame = one == other
        #expect(isSame, "\(one.source)")
      }
      #expect(whole.files.count == pruned.files.count, "\(app)")
      count += whole.files.count
    }
    #expect(count > 400)
  }

  @Test func `Outlines give the same plan as the files`() throws {
    var count = 0
    for (app, files) in try Self.apps().sorted(by: { $0.key < $1.key }) {
      let whole = GenerationPlan(files: files)
      let pruned = GenerationPlan(files: files.map { Outline(of: $0).file })
      for (one, other) in zip(whole.declarations, pruned.declarations) {
        let isSame = one == other
        #expect(isSame, "\(one.path)")
        #expect(
          one.classes.flatMap(\.segues).map(\.controls)
            == other.classes.flatMap(\.segues).map(\.controls))
      }
      #expect(whole.findings == pruned.findings, "\(app)")
      count += whole.declarations.count
    }
    #expect(count > 400)
  }
}
