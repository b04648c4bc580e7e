import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

@Suite struct LocationTests {
  /// Needs `../shared/corpus`.
  @Test(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
  func `Every location of the corpus points at the start tag of its element`() throws {
    var checked = 0
    for path in try Corpus.paths() {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let file = StoryboardReader().read(data, path: path).file else { continue }
      let text = LocatedText(data)
      for (element, location) in file.locatedElements {
        checked += 1
        try #require(text.hasStartTag(of: element, at: location), "\(element) at \(location)")
      }
    }
    #expect(checked > 30_000)
  }
}
