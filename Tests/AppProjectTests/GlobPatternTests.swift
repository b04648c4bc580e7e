import AppProject
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
  func `A pattern excludes`(pattern: String, path: String) {
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
  func `A pattern leaves alone`(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test func `A pattern of many stars ends in no time`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
