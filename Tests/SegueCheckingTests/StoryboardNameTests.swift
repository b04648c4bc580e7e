import SegueChecking
import Testing

@Suite struct StoryboardNameTests {
  @Test(arguments: [
    ("App/Feed.storyboard", "Feed"), ("App/Feed.Storyboard", "Feed"),
    ("Feed~ipad.storyboard", "Feed"), ("~ipad.storyboard", "~ipad"), ("Feed", "Feed"),
  ])
  func `The name of a storyboard has neither its extension nor its device`(
    path: String, name: String
  ) {
    #expect(StoryboardName.withoutDevice(path) == name)
  }
}
