import FilesAndPaths
import Findings
import Foundation
import NavigationMap
import TestSupport
import Testing

/// The graph formats: dot, mermaid and JSON.
struct GraphFormatTests {
  static let hostile = [
    #"</script><img src=x onerror=alert(1)>"#, #""]; digraph { a -> b } //"#, #"\"#, #"\""#, "end",
    "\u{202E}txet\u{2066}", "line\nbreak\ttab", "'\"&<>&quot;#quot;", "👩‍👩‍👧‍👦 汉字 עברית",
    String(repeating: "long ", count: 2000), "`**bold**`", "a|b", "%% comment", "click a href",
  ]

  private static func app(_ text: String) -> AppMap {
    let escaped = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    return map([
      "Main.storyboard": storyboard(
        initial: "a",
        scene(
          "a", "viewController", #"customClass="\#(escaped)" userLabel="\#(escaped)""#,
          views: view(
            "button", "b", (10, 100, 80, 40), "",
            segue("show", to: "z", "go", #"identifier="\#(escaped)""#))),
        scene(
          "z",
          inside: segue("unwind", to: "z-exit", "back", #"unwindAction="\#(escaped)""#)),
        """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="\(escaped)" id="ref" \
        sceneMemberID="viewController"/></objects></scene>
        """)
    ])
  }

  @Test func `A graph has a node for each scene and an edge for each segue, by their keys`() {
    let dot = DotWriter.text(of: Self.app("x"))
    #expect(dot.hasPrefix("digraph \"Test\" {\n"))
    #expect(dot.contains("    \"Main/a\" [label=\"x\", penwidth=3]\n"))
    #expect(dot.contains("  \"Main/a\" -> \"Main/z\" [label=\"x\"]\n"))
    #expect(
      dot.contains("  \"Main/z\" -> \"Main/z\" [label=\"x\", color=\"#b9793a\", style=dashed"))
  }

  @Test func `A segue to another storyboard leads through its reference`() {
    let app = map([
      "Main.storyboard": storyboard(
        scene("a", inside: segue("show", to: "ref", "go")),
        """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Shelf" id="ref" \
        sceneMemberID="viewController"/></objects></scene>
        """),
      "Shelf.storyboard": storyboard(initial: "b", scene("b")),
    ])
    let dot = DotWriter.text(of: app)
    #expect(dot.contains(#""Main/a" -> "Main/ref""#))
    #expect(dot.contains(#""Main/ref" -> "Shelf/b""#))
    #expect(!dot.contains(#""Main/a" -> "Shelf/b""#))
  }

  @Test(.enabled(if: Self.hasGraphviz), arguments: hostile)
  func `Graphviz draws every scene and segue, whatever their names`(text: String) throws {
    let run = try Subprocess.run(
      "/usr/bin/dot", ["-Tsvg"], input: DotWriter.text(of: Self.app(text)))
    #expect(run.status == 0 && !run.errors.contains("rror"), "\(run.errors)")
    let svg = XMLSurvey(Array(run.output.utf8))
    #expect(svg.isWellFormed)
    #expect(svg.elements.count { $0.attributes["class"] == "node" } == 3)
    #expect(svg.elements.count { $0.attributes["class"] == "edge" } == 2)
    #expect(!svg.elements.contains { $0.name == "img" || $0.name == "script" })
  }

  static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")

  @Test(arguments: hostile)
  func `A flowchart's labels are letters and numbers, whatever the names`(text: String) throws {
    let lines = MermaidWriter.text(of: Self.app(text)).split(separator: "\n").map(String.init)
    #expect(lines[0] == "flowchart LR")
    #expect(lines[1] == "  subgraph c0[\"Main\"]")
    #expect(lines.count { $0.hasPrefix("    s_Main_") } == 3)
    #expect(lines.count { $0.hasPrefix("  s_Main_a -->|\"") && $0.hasSuffix("\"| s_Main_z") } == 1)
    // In quotation marks: characters that are plain to Mermaid, numbers of others, and line breaks.
    for line in lines where line.contains("\"") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      try #require(parts.count == 3, "\(line)")
      let label = parts[1].replacing("<br/>", with: "").replacing(#/#[0-9]+;/#, with: "")
      #expect(!label.contains { "\"#;<>&|[]{}()`*_%\\".contains($0) }, "\(label)")
    }
    #expect(lines.allSatisfy { $0.count < 2000 })
  }

  @Test func `A name that begins with a number and a dot is not a list to Mermaid`() {
    // Mermaid shows an error instead of a list.
    let text = MermaidWriter.text(of: Self.app("1. Start"))
    #expect(text.contains("[\"1#46; Start\"]"))
    #expect(text.contains("|\"1#46; Start\"|"))
  }

  @Test func `Nodes whose keys look alike to Mermaid are distinguished`() {
    let odd = storyboard(scene("a-b"), scene("a_b"), scene("a.b"))
    let text = MermaidWriter.text(of: map(["Main.storyboard": odd]))
    for id in ["s_Main_a_b[", "s_Main_a_b_2[", "s_Main_a_b_3["] { #expect(text.contains(id)) }
  }

  @Test(arguments: hostile)
  func `JSON matches its schema, and has the names verbatim`(text: String) throws {
    let json = MapDocument.json(of: Self.app(text)).text
    #expect(try JSONSchema(named: "map-schema.json").problems(in: json).isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let segues = try #require(document?["segues"] as? [[String: Any]])
    #expect(segues.map { $0["key"] as? String } == ["Main/go", "Main/back"])
    #expect(segues[0]["identifier"] as? String == text)
    #expect(segues[0]["from"] as? String == "Main/a")
    let storyboards = try #require(document?["storyboards"] as? [[String: Any]])
    let scenes = try #require(storyboards[0]["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["role"] as? String } == ["scene", "scene", "reference"])
    #expect(scenes[0]["class"] as? String == text)
  }

  @Test func `The schema rejects an invalid document`() throws {
    let schema = try JSONSchema(named: "map-schema.json")
    #expect(try schema.problems(in: "{}").count == 8)
    #expect(try !schema.problems(in: #"{"version": 2}"#).isEmpty)
  }
}
