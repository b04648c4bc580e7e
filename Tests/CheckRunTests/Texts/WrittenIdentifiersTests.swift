import CheckRun
import SegueChecking
import TestSupport
import Testing

/// A source may contain a storyboard identifier as a string, or build it from the beginning of one.
@Suite struct WrittenIdentifiersTests {
  private func texts(_ code: String, identifiers: [String]) -> SourceTexts {
    let storyboard = StoryboardText(
      scenes: identifiers.enumerated().map { index, identifier in
        .controller("c\(index)", class: "List", identifier: identifier)
      })
    let files = [
      "Main.storyboard": storyboard.xml, "List.swift": "class List {}", "Help.swift": code,
    ]
    return CheckRun(files: files).input().texts
  }

  private func written(_ code: String, identifiers: [String]) -> Set<String> {
    texts(code, identifiers: identifiers).writtenIdentifiers
  }

  @Test(arguments: [
    "let a = \"Person\"", "let a = @\"Person\";", "let a = #\"Person\"#",
    "let a = [\"Other\", \"Person\"]", "let a = \"Per\\(rest)\"", "let a = \"P\" + rest",
    "let a = String(format: \"Pers%@\", rest)", "let a = \"\"; let b = \"Person\"",
    "let a = \"an odd \\\" quote\"; let b = \"Person\"", "\"Person\"",
  ])
  func `A source contains an identifier, or its beginning with something computed after it`(
    code: String
  ) {
    #expect(written(code, identifiers: ["Person", "List"]) == ["Person"])
  }

  @Test(arguments: [
    "let a = Person()", "let a = \"Persons\"", "let a = \"A Person\"", "let a = \"Per\"",
    "let a = \"Per\" - rest", "let a = \"\\(rest)Person", "let a = \"Person", "\"", "\"P",
    "let a = \"Per\n\\(son)\"", "let a = \"Person\\(rest)\"", "",
    "// \"Person\"", "/* show(\"Per\\(rest)\") */",
  ])
  func `Other literals are not the identifier`(code: String) {
    #expect(written(code, identifiers: ["Person"]) == [])
  }

  @Test func `String literals are told apart from texts in comments and from beginnings`() {
    let code = """
      let a = "Person" // "Group"
      /* "Place" */ let b = "Pla\\(rest)"
      """
    let texts = texts(code, identifiers: ["Person", "Group", "Place"])
    #expect(texts.literalIdentifiers == ["Person"])
    #expect(texts.writtenIdentifiers == ["Person", "Place"])
    #expect(texts.literals(among: ["Person", "Group"]) == ["Person", "Group"])
  }

  @Test func `Only whole literals match`() {
    let files = [
      "Main.storyboard": StoryboardText(scenes: [.controller("c", class: "List")]).xml,
      "List.swift": #"class List { let a = "showPerson"; let b = "show\(name)"; let c = "x" }"#,
    ]
    let input = CheckRun(files: files).input()
    #expect(
      input.texts.literals(among: ["showPerson", "showPersons", "showGroup", "show", "x", ""]) == [
        "showPerson", "x",
      ])
    #expect(input.texts.literals(among: []) == [])
    #expect(input.texts.literals(among: [""]) == [])
  }

  @Test func `Identifiers may contain any characters`() {
    let identifiers = [
      "a", "100 %", "Größe", "two words", "two", String(repeating: "x", count: 90),
    ]
    let code = identifiers.map { "f(\"\($0)\")" }.joined(separator: "\n")
    #expect(written(code, identifiers: identifiers + ["\"", "\\", "\n"]) == Set(identifiers))
    #expect(written("f(\"two \\(a)\")", identifiers: identifiers) == ["two words"])
    let beginning = String(repeating: "x", count: 80)
    #expect(
      written("f(\"\(beginning)\\(a)\")", identifiers: identifiers) == [beginning + "xxxxxxxxxx"])
  }
}
