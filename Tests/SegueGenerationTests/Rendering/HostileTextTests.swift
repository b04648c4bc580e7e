import SegueGeneration
import Testing

/// Names from storyboards, in literals and comments.
@Suite struct HostileTextTests {
  @Test(arguments: [
    (#"say "hi""#, #""say \"hi\"""#), (#"\(name)"#, #""\\(name)""#),
    ("two\nlines", #""two\nlines""#),
    ("tab\tbed", #""tab\tbed""#), ("nul\u{0}l", #""nul\0l""#), ("\u{202E}rtl", #""\u{202E}rtl""#),
    ("zero\u{200B}width", #""zero\u{200B}width""#), ("a\u{2028}b", #""a\u{2028}b""#),
    ("\u{301}mark", #""\u{301}mark""#), ("\u{7F}", #""\u{7F}""#), ("日本 😀", #""日本 😀""#),
    ("no\u{A0}break", #""no\u{A0}break""#),
  ])
  func `An identifier is written as a literal of itself`(identifier: String, literal: String) {
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show", identifier: identifier)]))
    #expect(text.contains("case show = \(literal)\n"))
  }

  @Test(arguments: [
    "two\nlines", "end */ of", "tick ` tock", "a\r\nb", "\u{2028}", "<b>", "[x](y)",
  ])
  func `A comment stays on one line, whatever the identifier contains`(identifier: String) {
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show", identifier: identifier)]))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let told = lines.filter { $0.contains("Identifier “") }
    #expect(told.count == 1)
    #expect(told.allSatisfy { $0.hasPrefix("    /// Identifier “") && !$0.contains(" ` ") })
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func `A path's quotes do not end the line directive`() {
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show")], path: #"My "App"/Größe.storyboard"#))
    #expect(text.contains(##"#sourceLocation(file: "My \"App\"/Größe.storyboard", line: 3)"##))
  }

  @Test func `A name that Swift uses too is escaped or gets a suffix`() {
    let text = RenderFixture.text(
      RenderFixture.file([
        RenderFixture.segue("default"), RenderFixture.segue("in", to: ClassName("Type")),
        RenderFixture.segue("show", to: ClassName("ViewController")),
        RenderFixture.segue("void", to: ClassName("VoidController")),
      ]))
    #expect(
      text.contains("enum Cases<Person, TypeInput, ViewControllerInput, VoidInput> {\n"))
    #expect(text.contains("    case `default`(Person)\n"))
    #expect(text.contains("    case .default: return .default\n"))
    #expect(text.contains("  static var `in`: Self { .in(NoSegueInput()) }\n"))
  }

  @Test func `Classes of one name in two modules are told apart`() {
    let text = RenderFixture.text(
      RenderFixture.file([
        RenderFixture.segue("mine"),
        RenderFixture.segue("theirs", to: ClassName("PersonViewController", module: "Kit")),
      ]))
    #expect(
      text.contains("Cases<PersonViewController.SegueInput, Kit.PersonViewController.SegueInput>"))
    #expect(text.contains("enum Cases<Person, Person2> {\n"))
    #expect(text.contains("import Kit\nimport Segues\n"))
  }
}
