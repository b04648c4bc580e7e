import StoryboardParsing
import Testing

@Suite struct UnreadableFileTests {
  @Test func `A file that is not there gives no model`() {
    #expect(StoryboardReader().read("no/such/file.storyboard").file == nil)
  }
}
