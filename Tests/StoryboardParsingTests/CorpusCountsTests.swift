import Findings
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Needs `../shared/corpus`.
@Suite(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
struct CorpusCountsTests {
  @Test func `Every file has the scenes, segues and connections that an independent reader counts`()
    throws
  {
    let counts = try Corpus.counts()
    #expect(counts.count > 600)
    for (name, expected) in counts.sorted(by: { $0.key < $1.key }) {
      let parsed = StoryboardReader().read(Corpus.path(of: name))
      guard expected.malformed == nil else {
        #expect(parsed.file == nil, "\(name)")
        #expect(parsed.findings.map(\.rule) == [RuleName.mergeConflict.rawValue], "\(name)")
        continue
      }
      let file = try #require(parsed.file, "\(name): \(parsed.findings)")
      #expect(Corpus.Counts(file) == expected, "\(name)")
    }
  }
}

extension Corpus.Counts {
  init(_ file: InterfaceFile) {
    let topLevel = file.objects + file.scenes.flatMap(\.objects)
    let objects = topLevel.flatMap(\.selfAndDescendants)
    self.init(
      scenes: file.scenes.count,
      segues: tally(file.segues.map(\.kind.rawValue)),
      segueIdentifiers: tally(file.segues.compactMap(\.usableIdentifier)),
      placeholders: objects.count { $0.isSceneReference },
      exits: objects.count { $0.element == "exit" },
      connections: tally(file.connections.map(\.tag)),
      initial: file.initialControllerID?.rawValue)
  }
}

private func tally(_ names: [String]) -> [String: Int] {
  names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
