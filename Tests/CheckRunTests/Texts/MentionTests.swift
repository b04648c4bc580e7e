import CheckRun
import SegueChecking
import SourceFacts
import Testing

/// The places where code uses types and xibs by their names.
@Suite struct MentionTests {
  /// The kinds and columns of the places in a line of code that use `List`.
  private func mentions(_ code: String, path: String = "A.swift") -> [String] {
    CheckRun(files: [path: code]).input().texts.mentions(of: ["List"]).map { found in
      "\(found.name) \(found.mention.kind) \(found.mention.position.column)"
    }
  }

  @Test(arguments: [
    ("List()", "creation 1"), ("show(List(1))", "creation 6"), ("List.make()", "member 1"),
    ("a.List.make", "member 3"), ("List.fromNib()", "nibMember 1"), ("List.Row()", "member 1"),
    (#"UINib(nibName: "List", bundle: nil)"#, "xib 16"),
    (#"main.loadNibNamed("List", owner: nil)"#, "xib 19"),
  ])
  func `Swift uses a type or xib`(code: String, expected: String) {
    #expect(mentions(code) == ["List " + expected])
  }

  @Test(arguments: [
    ("[List new]", "creation 2"), ("[[List alloc] init]", "creation 3"),
    ("[List make]", "member 2"), ("[List loadFromNib]", "nibMember 2"), ("List.nib", "nibMember 1"),
    (#"[UINib nibWithNibName:@"List" bundle:nil]"#, "xib 24"),
  ])
  func `Objective-C uses a type or xib`(code: String, expected: String) {
    #expect(mentions(code, path: "A.m") == ["List " + expected])
  }

  @Test(arguments: [
    "// List.make()", #"f("List.make")"#, "let a: List", "class List: UIView {}",
    "extension List.Row {}",
    "func List() {}", "a.List()", "List .make", "Lists()", #"f(nibName: "\(List)")"#,
    #"f(name: "List")"#,
  ])
  func `Other code uses neither a type nor a xib`(code: String) {
    #expect(mentions(code) == [])
  }

  @Test func `A member is known by its name, and its place by line and column`() throws {
    let code = "/* 1\n 2 */ let a = \"\"\"\n4\n\"\"\"\r\n  List.make()"
    let files = ["A.swift": code, "B.swift": "List()\nRow.make()\nRow.close()"]
    let texts = CheckRun(files: files).input().texts
    let found = texts.mentions(of: ["List", "Row"])
    #expect(found.map(\.path) == ["A.swift", "B.swift", "B.swift", "B.swift"])
    #expect(found.map(\.name) == ["List", "List", "Row", "Row"])
    #expect(found[0].mention.position == SourcePosition(line: 5, column: 3))
    let members = found.map(\.mention.member)
    #expect(members[0] == members[2])
    #expect(members[0] != members[3])
    #expect(members[1] == nil)
    #expect(texts.mentions(of: []).isEmpty)
  }
}
