import CheckRun
import SegueChecking
import TestSupport
import Testing

/// Which storyboard identifiers the sources may write.
@Suite struct WrittenIdentifiersTests {
  private func written(_ code: String, identifiers: [String]) -> Set<String>? {
    let storyboard = StoryboardText(
      scenes: identifiers.enumerated().map { index, identifier in
        .controller("c\(index)", class: "List", identifier: identifier)
      })
    let files = [
      "Main.storyboard": storyboard.xml, "List.swift": "class List {}", "Help.swift": code,
    ]
    return CheckRun(files: files).input().writtenIdentifiers
  }

  @Test(arguments: [
    "let a = \"Person\"", "let a = @\"Person\";", "let a = #\"Person\"#", "// \"Person\"",
    "let a = [\"Other\", \"Person\"]", "let a = \"Per\\(rest)\"", "let a = \"P\" + rest",
    "let a = String(format: \"Pers%@\", rest)", "let a = \"\"; let b = \"Person\"",
    "let a = \"an odd \\\" quote\"; let b = \"Person\"", "\"Person\"",
  ])
  func `An identifier is written, or its beginning with something behind it`(code: String) {
    #expect(written(code, identifiers: ["Person", "List"]) == ["Person"])
  }

  @Test(arguments: [
    "let a = Person()", "let a = \"Persons\"", "let a = \"A Person\"", "let a = \"Per\"",
    "let a = \"Per\" - rest", "let a = \"\\(rest)Person", "let a = \"Person", "\"", "\"P",
    "let a = \"Per\n\\(son)\"", "let a = \"Person\\(rest)\"", "",
  ])
  func `What is no literal of it is not the identifier`(code: String) {
    #expect(written(code, identifiers: ["Person"]) == [])
  }

  @Test func `Texts are asked for as wholes`() {
    let files = [
      "Main.storyboard": StoryboardText(scenes: [.controller("c", class: "List")]).xml,
      "List.swift": #"class List { let a = "showPerson"; let b = "show\(name)"; let c = "x" }"#,
    ]
    let input = CheckRun(files: files).input()
    #expect(
      input.literals(["showPerson", "showPersons", "showGroup", "show", "x", ""]) == [
        "showPerson", "x",
      ])
    #expect(input.literals([]) == [])
  }

  @Test func `Identifiers may be of any text`() {
    let identifiers = [
      "a", "100 %", "Größe", "two words", "two", String(repeating: "x", count: 90),
    ]
    let code = identifiers.map { "f(\"\($0)\")" }.joined(separator: "\n")
    #expect(written(code, identifiers: identifiers + ["\"", "\\", "\n"]) == Set(identifiers))
    #expect(written("f(\"two \\(a)\")", identifiers: identifiers) == ["two words"])
    #expect(
      written("f(\"\(String(repeating: "x", count: 80))\\(a)\")", identifiers: identifiers) == [])
  }
}
