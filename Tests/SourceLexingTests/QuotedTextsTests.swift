import SourceLexing
import Testing

@Suite struct QuotedTextsTests {
  private func texts(
    _ code: String, _ language: SourceLexer.Language = .swift
  ) -> QuotedTexts {
    var texts = QuotedTexts()
    Array(code.utf8).withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, language)
      while true {
        switch lexer.next() {
        case .end: return
        case .string: texts.addString(of: lexer)
        case .lineComment, .blockComment:
          texts.addTexts(in: lexer.start..<lexer.offset, of: lexer)
        default: break
        }
      }
    }
    return texts
  }

  @Test(arguments: [
    (#"f("Person", "two words")"#, ["Person", "two words"]), (##"#"Person"#"##, ["Person"]),
    (#"// "Person" of "List""#, ["Person", " of ", "List"]),
    (#"/* 5" wide "Person" */"#, [" wide ", "Person"]),
    ("\"\"\"\n{\"id\": \"Person\"}\n\"\"\"", ["id", ": ", "Person"]),
    (#"f("", "Person")"#, ["Person"]),
    (#""a \(f("Person"))""#, ["Person"]),
    (##"#"the "Person" class"#"##, ["Person", #"the "Person" class"#]),
    ("// 5\"\n// of \"", []), (#"let a = "Person"#, []), (#""\(rest)Person""#, []),
    (#"'Person'"#, []),
  ])
  func `Texts are in quotes, in code and in comments`(code: String, expected: [String]) {
    #expect(texts(code).hashes == expected.map { WordHash($0) })
  }

  @Test(arguments: [
    (#""Person\(number)""#, ["Person"]), (#""Person" + number"#, ["Person"]),
    (##"#"Person"# + number"##, ["Person"]), (#"f("Person%d of %d")"#, ["Person"]),
    (#"// "Person\(number)""#, ["Person"]),
    (#""\(number)Person""#, []), (#""%d Persons""#, []), (#""Person" - number"#, []),
    (#""Person""#, []), ("\"Person\"\n  + number", ["Person"]), (#""Person"+number"#, ["Person"]),
    (#""a\(b)c\(d)""#, ["a"]),
  ])
  func `A text before something computed is a beginning`(code: String, expected: [String]) {
    #expect(texts(code).beginnings == expected)
  }

  @Test(arguments: [
    (#""\(number)Person""#, ["Person"]), (#"number + "Person""#, ["Person"]),
    (#"f("%d of %02ldPersons")"#, ["Persons"]), (#"f("%1$@Person")"#, ["Person"]),
    (#""a\(b)c\(d)e""#, ["e"]), (#""Person\(number)""#, []), (#""Person" + number"#, []),
    (#""Person""#, []), (#""100%""#, []), (#"number - "Person""#, []),
    ("number +\n  \"Person\"", ["Person"]), (##"number+#"Person"#"##, ["Person"]),
  ])
  func `A text after something computed is an end`(code: String, expected: [String]) {
    #expect(texts(code).ends == expected)
  }

  @Test func `A string of Objective-C is a text`() {
    let found = texts(#"f(@"Person", '"', @"List%d"); // "Row""#, .objectiveC)
    #expect(found.hashes == ["Person", "List%d", "Row"].map { WordHash($0) })
    #expect(found.beginnings == ["List"])
  }

  @Test func `A search finds which of some names are texts or words`() throws {
    let search = try #require(WordSearch(["Person", "two words", "List"]))
    #expect(
      search.names(among: texts(#"f("Person", "Lists", "two words")"#)) == ["Person", "two words"])
    #expect(WordSearch([]) == nil)
  }

  @Test func `Texts that calls append, or append to, are ends and beginnings`() {
    let swift = texts(#"f("Person".appending(kind), kind.appending("List"), "Row".count)"#)
    #expect(swift.beginnings == ["Person"])
    #expect(swift.ends == ["List"])
    let objectiveC = texts(
      #"[@"Person" stringByAppendingString:k]; [k stringByAppendingString:@"List"]; f(@"Row")"#,
      .objectiveC)
    #expect(objectiveC.beginnings == ["Person"])
    #expect(objectiveC.ends == ["List"])
  }
}
