import FilesAndPaths
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("Legacy", "App/Legacy/Main.storyboard"),
    ("Legacy", "Legacy"),
    ("*Tests", "AppTests/Main.storyboard"),
    ("Main.*", "App/Main.storyboard"),
    ("?ain.storyboard", "Main.storyboard"),
    ("App/Legacy", "App/Legacy/Deep/Main.storyboard"),
    ("./App/Legacy/", "App/Legacy/Main.storyboard"),
    ("**/Old", "A/B/Old/Main.storyboard"),
    ("**/Old", "Old/Main.storyboard"),
    ("Modules/**/Old", "Modules/A/B/Old/x"),
    ("Modules/**/Old", "Modules/Old/x"),
    ("a*b*c", "aXbYbZc"),
    ("*é", "café"),
  ])
  func `A pattern excludes matching paths`(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Legacy", "App/LegacyCode/Main.storyboard"),
    ("App/*", "Other/App/x"),
    ("App/*/Old", "App/A/B/Old"),
    ("*Tests", "AppTestsHelpers/x"),
    ("/Legacy", "App/Legacy/x"),
    ("a*b", "aXc"),
    ("?", ""),
    ("", "anything"),
  ])
  func `A pattern keeps other paths`(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test func `A pattern with many stars is fast`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }

  @Test(
    .timeLimit(.minutes(60)), arguments: ["**/", "**/a/", "*/**/", "**/a*a*/"])
  func `Many double stars on a deep path are fast`(part: String) {
    let deep = Array(repeating: "aaaaaaaa", count: 200).joined(separator: "/")
    #expect(!GlobPattern(String(repeating: part, count: 40) + "x").matches(deep))
    #expect(GlobPattern(String(repeating: "**/", count: 40) + "x").matches(deep + "/x/y"))
  }

  @Test func `A double star matches any number of folders, including none`() {
    for path in ["x", "a/x", "a/b/x/y"] {
      #expect(GlobPattern("**/**/x").matches(path), "\(path)")
    }
    #expect(GlobPattern("a/**").matches("a/b"))
    #expect(!GlobPattern("a/**/x").matches("b/x"))
    #expect(!GlobPattern("a/**/x/**/y").matches("a/y/x"))
  }
}
