import FilesAndPaths
import Findings
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

/// Additional information on the map.
struct LayerTests {
  private static let two = storyboard(
    initial: "a",
    scene("a", inside: segue("show", to: "z", "go", #"identifier="go""#)),
    scene("z"))

  private static func finding(
    _ rule: String, line: Int, column: Int = 1, file: String = "Main.storyboard"
  )
    -> Finding
  {
    Finding(
      rule: RuleName(rawValue: rule), severity: .error,
      location: SourceLocation(file: file, line: line, column: column),
      message: "message of \(rule)", help: "help")
  }

  @Test func `Findings are at their segue, or else at their scene`() throws {
    let plain = map(["Main.storyboard": Self.two])
    let segue = try #require(plain.segue("Main/go")).location
    let scene = try #require(plain.screen("Main/z")).location
    let marked = map(["Main.storyboard": Self.two]) { layers in
      layers.findings = [
        Finding(rule: "one", severity: .warning, location: segue, message: "m", help: "h"),
        Self.finding("two", line: scene.line, column: scene.column + 3),
        Self.finding("three", line: 1, file: "Code.swift"),
      ]
    }
    #expect(marked.segue("Main/go")?.findings.map(\.rule) == ["one"])
    #expect(marked.screen("Main/z")?.findings.map(\.rule) == ["two"])
    #expect(marked.screen("Main/a")?.findings.isEmpty == true)
  }

  @Test func `A screen's badge has at most two digits`() throws {
    let scene = try #require(map(["Main.storyboard": Self.two]).screen("Main/z")).location
    let marked = map(["Main.storyboard": Self.two]) { layers in
      layers.findings = (0..<100).map {
        Self.finding("rule\($0)", line: scene.line, column: scene.column + 3)
      }
    }
    #expect(marked.screen("Main/z")?.findings.count == 100)
    let svg = String(decoding: SVGWriter.bytes(of: marked), as: UTF8.self)
    #expect(svg.contains(#"y="4">99</text>"#))
  }

  @Test func `A finding in code is at the storyboard place that it names`() throws {
    let plain = map(["Main.storyboard": Self.two])
    let segue = try #require(plain.segue("Main/go")).location
    var finding = Self.finding("cast", line: 5, file: "Code.swift")
    finding.related = [RelatedPlace(segue, "the segue")]
    let marked = map(["Main.storyboard": Self.two]) { $0.findings = [finding] }
    #expect(marked.segue("Main/go")?.findings.map(\.rule) == ["cast"])
    let svg = XMLSurvey(SVGWriter.bytes(of: marked))
    #expect(svg.values(of: "data-findings", class: "segue") == ["error"])
  }

  @Test(arguments: SeguePerformance.allCases)
  func `The arrow shows how code performs a segue`(performance: SeguePerformance) throws {
    let link = try #require(map(["Main.storyboard": Self.two]).segue("Main/go")?.link)
    let marked = map(["Main.storyboard": Self.two]) { layers in
      layers.performances = [link: performance]
    }
    let svg = XMLSurvey(SVGWriter.bytes(of: marked))
    #expect(svg.values(of: "data-performed", class: "segue") == [performance.rawValue])
    #expect(svg.values(of: "data-performed", class: "performed-\(performance.rawValue)").count == 1)
  }

  private static let code = storyboard(
    initial: "a",
    scene(
      "a", views: view("button", "b", (20, 40, 100, 30)),
      inside: segue("show", to: "z", "go", #"identifier="go""#)),
    scene("z"), scene("y"))

  private static func id(_ object: String) -> ControllerID {
    ControllerID(file: "Main.storyboard", object: ObjectID(rawValue: object))
  }

  private static func way(_ controls: String...) -> CodeNavigation.Arrow {
    CodeNavigation.Arrow(
      from: id("a"), to: id("y"), controls: controls.map { ObjectID(rawValue: $0) },
      location: SourceLocation(file: "A.swift", line: 3, column: 5))
  }

  @Test func `A way that only code takes is drawn and counts as a tap`() throws {
    #expect(map(["Main.storyboard": Self.code]).screen("Main/y")?.depth == nil)
    let drawn = map(["Main.storyboard": Self.code]) {
      $0.code = CodeNavigation(arrows: [Self.way()])
    }
    #expect(drawn.screen("Main/y")?.depth == 1)
    let way = try #require(drawn.segues.first { $0.isCode })
    #expect(way.from == "Main/a" && way.to == "Main/y" && way.trigger == "code")
    #expect(way.route != nil)
    #expect(drawn.counts.segues == 1)
    let svg = XMLSurvey(SVGWriter.bytes(of: drawn))
    #expect(svg.values(of: "data-segue", class: "kind-code") == [way.key])
    #expect(
      DotWriter.text(of: drawn).contains(##""Main/a" -> "Main/y" [color="#86702a", style=dashed]"##)
    )
    #expect(MermaidWriter.text(of: drawn).contains("  s_Main_a -.-> s_Main_y\n"))
  }

  @Test func `A scene that code outside of scenes opens is one tap from the start`() throws {
    let place = Findings.SourceLocation(file: "Coordinator.swift", line: 3, column: 5)
    let drawn = map(["Main.storyboard": Self.code]) {
      $0.code = CodeNavigation(starts: [Self.id("y")], openers: [Self.id("y"): [place]])
    }
    #expect(drawn.screen("Main/a")?.depth == 0)
    #expect(drawn.screen("Main/y")?.depth == 1)
    #expect(drawn.screen("Main/y")?.openedBy == [place])
    let json = MapDocument.json(of: drawn).text
    #expect(json.contains(#""file": "Coordinator.swift""#))
    #expect(try JSONSchema(named: "map-schema.json").problems(in: json).isEmpty)
  }

  @Test func `The page names sources without the folders around the app`() {
    let path = "/work-folder/App/Boards/Main.storyboard"
    let scene = ControllerID(file: path, object: "y")
    let place = Findings.SourceLocation(
      file: "/work-folder/App/Code/Coordinator.swift", line: 3, column: 5)
    let drawn = map([path: Self.code]) {
      $0.code = CodeNavigation(starts: [scene], openers: [scene: [place]])
    }
    let page = String(decoding: MapPage(drawn).bytes, as: UTF8.self)
    #expect(page.contains(#""Code/Coordinator.swift""#))
    #expect(!page.contains("/work-folder"))
  }

  @Test
  func `The app starts with a scene that its delegate opens if the project names no storyboard`() {
    let drawn = map(["Main.storyboard": Self.code]) {
      $0.code = CodeNavigation(launches: [Self.id("y")])
    }
    #expect(drawn.screens.filter(\.isEntry).map(\.key) == ["Main/y"])
    #expect(drawn.screen("Main/y")?.depth == 0)
    let named = map(["Main.storyboard": Self.code]) {
      $0.reachability.rule = .project
      $0.roles = ["Main.storyboard": .app]
      $0.code = CodeNavigation(launches: [Self.id("y")])
    }
    #expect(named.screens.filter(\.isEntry).map(\.key) == ["Main/a"])
  }

  @Test(arguments: [("Other", "Watch start"), ("Launch", "Start")])
  func `A launch screen doesn't make a watch app part of another app`(name: String, mark: String) {
    let watch = storyboard(
      initial: "w", device: nil, runtime: "watchKit", scene("w", "controller", size: nil))
    let drawn = map(["Watch.storyboard": watch, "\(name).storyboard": storyboard(scene("a"))]) {
      $0.roles = ["Watch.storyboard": .app, "Launch.storyboard": .launchScreen]
    }
    let svg = String(decoding: SVGWriter.bytes(of: drawn), as: UTF8.self)
    #expect(svg.contains(">\(mark)</text>"))
  }

  @Test func `A control whose action navigates is a spot on its screen`() throws {
    let button = ObjectID(rawValue: "b")
    let link = try #require(map(["Main.storyboard": Self.code]).segue("Main/go")?.link)
    let drawn = map(["Main.storyboard": Self.code]) { layers in
      layers.code = CodeNavigation(arrows: [Self.way("b")], controls: [link: [button]])
    }
    for segue in drawn.segues {
      let screen = try #require(drawn.screen("Main/a")).frame
      #expect(segue.controls == [button])
      #expect(segue.spots.map(\.width) == [100])
      #expect(segue.spots.map { $0.x - screen.x } == [20])
      #expect(segue.trigger.hasSuffix("by code"))
    }
    let svg = XMLSurvey(SVGWriter.bytes(of: drawn))
    #expect(svg.values(of: "data-segue", class: "control") == drawn.segues.map(\.key))
  }
}
