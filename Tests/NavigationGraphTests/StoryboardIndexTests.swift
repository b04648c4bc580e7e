import NavigationGraph
import Testing

@Suite struct StoryboardIndexTests {
  private func path(
    _ name: String, near folder: String, bundle: String? = nil, of paths: [String]
  ) -> String? {
    let found = StoryboardIndex(paths: paths)
      .path(ofStoryboard: name, nearestTo: folder, bundleIdentifier: bundle)
    let again = StoryboardIndex(paths: paths.reversed())
      .path(ofStoryboard: name, nearestTo: folder, bundleIdentifier: bundle)
    #expect(found == again)
    return found
  }

  @Test func `A name is the file's without extension, and case-sensitive`() {
    let paths = ["App/Main.storyboard", "App/Main.xib"]
    #expect(path("Main", near: "App", of: paths) == "App/Main.storyboard")
    #expect(path("main", near: "App", of: paths) == nil)
    #expect(path("Main.storyboard", near: "App", of: paths) == nil)
  }

  @Test func `The nearest of several files with one name is used`() {
    let paths = ["App/Main.storyboard", "Share/Main.storyboard", "Watch/UI/Main.storyboard"]
    #expect(path("Main", near: "Share/UI", of: paths) == "Share/Main.storyboard")
    #expect(path("Main", near: "Watch", of: paths) == "Watch/UI/Main.storyboard")
    #expect(path("Main", near: "Else", of: paths) == "App/Main.storyboard")
  }

  @Test func `A file in Base.lproj belongs to the folder above`() {
    let paths = ["App/Base.lproj/Main.storyboard", "App/UI/Deep/Main.storyboard"]
    #expect(path("Main", near: "App/UI", of: paths) == "App/UI/Deep/Main.storyboard")
    #expect(path("Main", near: "App", of: paths) == "App/Base.lproj/Main.storyboard")
  }

  @Test func `Files of a language refer to its own files first, and all others to Base`() {
    let paths = [
      "App/Base.lproj/A.storyboard", "App/de.lproj/A.storyboard", "App/ar.lproj/A.storyboard",
    ]
    #expect(path("A", near: "App/de.lproj", of: paths) == "App/de.lproj/A.storyboard")
    #expect(path("A", near: "App/fr.lproj", of: paths) == "App/Base.lproj/A.storyboard")
    #expect(path("A", near: "App", of: paths) == "App/Base.lproj/A.storyboard")
  }

  @Test func `A device's storyboard is used if there is no other`() {
    #expect(path("Main", near: "", of: ["Main~ipad.storyboard"]) == "Main~ipad.storyboard")
    #expect(
      path("Main", near: "A", of: ["A/Main~ipad.storyboard", "B/Main.storyboard"])
        == "B/Main.storyboard")
  }

  @Test func `A bundle identifier prefers the folder named like its last part`() {
    let paths = ["App/Main.storyboard", "Kit/Main.storyboard"]
    #expect(path("Main", near: "App", bundle: "org.x.Kit", of: paths) == "Kit/Main.storyboard")
    #expect(path("Main", near: "App", bundle: "org.x.Else", of: paths) == "App/Main.storyboard")
  }
}
