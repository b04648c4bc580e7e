import NavigationMap
import StoryboardModel
import Testing

/// The SVG document.
struct SVGTests {
  private static let two = storyboard(
    initial: "a",
    scene(
      "a", at: (0, 0),
      views: view(
        "button", "b", (10, 100, 80, 40), "",
        #"<state key="normal" title="Go"/>"#
          + segue("presentation", to: "z", "go", #"identifier="present""#))),
    scene("z", at: (600, 0)))

  @Test func `Every scene, segue and control is an element with its attributes`() {
    let map = map(["Main.storyboard": Self.two])
    let svg = XMLSurvey(SVGWriter.bytes(of: map))
    #expect(svg.isWellFormed)
    #expect(svg.values(of: "data-scene", class: "scene") == ["Main/a", "Main/z"])
    #expect(svg.values(of: "id", class: "scene") == ["scene-Main/a", "scene-Main/z"])
    #expect(svg.values(of: "tabindex", class: "scene") == ["0", "0"])
    #expect(svg.values(of: "data-segue", class: "segue") == ["Main/go"])
    #expect(svg.values(of: "data-segue", class: "control") == ["Main/go"])
    #expect(
      svg.values(of: "aria-label", class: "segue") == [
        "presentation segue “present” from Scene a, fired by button “Go”, to Scene z"
      ])
  }

  @Test func `Every scene has its name as a tooltip`() {
    let map = map(["Main.storyboard": Self.two])
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    for name in ["Scene a", "Scene z"] { #expect(svg.contains("\n<title>\(name)</title>")) }
  }

  @Test(arguments: [("Reader", "Book · “Reader”"), ("Book", "Book"), ("", "Book")])
  func `A screen's identifier is next to its class unless it is the same`(
    identifier: String, line: String
  ) {
    let attributes = #"customClass="Book" storyboardIdentifier="\#(identifier)""#
    let map = map(["Main.storyboard": storyboard(scene("a", "viewController", attributes))])
    let svg = String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
    #expect(svg.contains(">\(line)</text>"))
  }

  @Test func `Ids are unique`() {
    let map = map([
      "A/Main.storyboard": Self.two, "B/Main.storyboard": Self.two, "C.storyboard": Self.two,
    ])
    let ids = XMLSurvey(SVGWriter.bytes(of: map)).elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    #"</script><img src=x onerror=alert(1)>"#, #""]; digraph { a -> b } //"#,
    "\u{202E}txet\u{2066}",
    "line\nbreak\ttab", "'\"&<>", "👩‍👩‍👧‍👦 汉字 עברית", String(repeating: "long ", count: 2000), "",
    "]]><script>alert(1)</script>", "%s%n\\u0000", "-- >",
  ])
  func `Whatever a file contains, the drawing is one document and shows it as text`(text: String) {
    let escaped = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    let odd = storyboard(
      initial: "a",
      scene(
        "a", "viewController",
        #"customClass="\#(escaped)" storyboardIdentifier="\#(escaped)" userLabel="\#(escaped)""#,
        views: view("label", "l", (10, 10, 200, 40), #"text="\#(escaped)""#)
          + view(
            "button", "b", (10, 100, 80, 40), "",
            #"<state key="normal" title="\#(escaped)"/>"#
              + segue("\(escaped)", to: "z", "\(escaped)", #"identifier="\#(escaped)""#))),
      scene("z"))
    let svg = XMLSurvey(SVGWriter.bytes(of: map(["Main.storyboard": odd])))
    #expect(svg.isWellFormed)
    #expect(!svg.elements.contains { $0.name == "script" || $0.name == "img" })
    #expect(!svg.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
    let shown = svg.text.unicodeScalars
    #expect(
      !shown.contains {
        (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      })
    #expect(svg.values(of: "data-scene", class: "scene").count == 2)
    #expect(svg.text.count < 20_000)
  }

  @Test func `The same files give the same bytes, in any order`() {
    let first = map(["A.storyboard": Self.two, "B.storyboard": Self.two])
    let second = map(["B.storyboard": Self.two, "A.storyboard": Self.two])
    #expect(SVGWriter.bytes(of: first) == SVGWriter.bytes(of: second))
  }

  @Test func `An empty storyboard is an empty drawing`() {
    let svg = XMLSurvey(SVGWriter.bytes(of: map(["Empty.storyboard": storyboard()])))
    #expect(svg.isWellFormed)
    #expect(svg.values(of: "data-scene", class: "scene").isEmpty)
  }
}
