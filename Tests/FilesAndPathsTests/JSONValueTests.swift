import FilesAndPaths
import Foundation
import Testing

@Suite struct JSONValueTests {
  @Test func `Keys keep their order, and nesting is indented`() {
    let value = JSONValue.object([
      "b": .array([.integer(1), .null]), "a": .object([:]), "c": .array([]), "d": .bool(true),
    ])
    #expect(
      value.text == """
        {
          "b": [
            1,
            null
          ],
          "a": {},
          "c": [],
          "d": true
        }

        """)
  }

  @Test func `The single-line form has no unnecessary spaces`() {
    let value = JSONValue.object([
      "b": .array([.integer(-1), .null, .string("ä \"b\"")]), "a": .object([:]), "c": .array([]),
    ])
    #expect(value.compactText == #"{"b":[-1,null,"ä \"b\""],"a":{},"c":[]}"#)
    #expect(Array(value.compactText.utf8) == value.compactBytes)
    #expect(
      JSONValue.compact(["a": .null, "b": .bool(false)]).compactText == #"{"b":false}"#)
  }

  @Test(arguments: [
    "", "quotes \" and \\ backslashes", "\n\r\t\u{0}\u{1F}\u{7F}", "</script>",
    "🎉 \u{202E} \u{2028}",
    "\u{E0001}", String(repeating: "long ", count: 2_000),
  ])
  func `Any string survives a round trip`(string: String) throws {
    let text = JSONValue.array([.string(string)]).text
    let back = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
    #expect(back == [string])
    let line = JSONValue.array([.string(string)]).compactText
    #expect(!line.contains("\n"))
    #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String] == [string])
  }

  @Test func `Characters that could control a terminal are escaped`() {
    #expect(
      JSONValue.string("\u{1B}\u{202E}\u{E0001}").text == "\"\\u001b\\u202e\\udb40\\udc01\"\n")
  }
}
