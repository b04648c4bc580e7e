import Findings
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@Suite struct ParallelReadingTests {
  @Test func `Any number of threads gives the same result, in the requested order`() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for index in 0..<200 {
      let scenes = (0...(index % 40)).map { SceneText.controller("c\($0)", "viewController") }
      let path = try folder.write(StoryboardText(scenes: scenes), to: "\(index).storyboard")
      if index.isMultiple(of: 7) { try folder.write("<document", to: "\(index).storyboard") }
      paths.append(path)
      if index.isMultiple(of: 11) { paths.append(folder.path("missing-\(index).storyboard")) }
    }
    let reader = StoryboardReader()
    let alone = paths.map { reader.read($0) }
    #expect(alone.contains { $0.file == nil })
    for workers in [0, 1, 2, 7, 1_000] {
      let together = reader.read(paths, workers: workers)
      #expect(together.map(\.path) == paths)
      #expect(together.map(\.findings) == alone.map(\.findings))
      #expect(together.map { $0.file?.scenes.count } == alone.map { $0.file?.scenes.count })
      #expect(
        together.map { $0.file?.locatedElements.map(\.location) }
          == alone.map { $0.file?.locatedElements.map(\.location) })
    }
  }

  @Test func `No files give nothing`() {
    #expect(StoryboardReader().read([], workers: 4).isEmpty)
  }
}
