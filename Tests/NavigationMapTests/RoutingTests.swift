import NavigationMap
import StoryboardModel
import Testing

/// The routes of arrows between screens.
struct RoutingTests {
  /// Nine screens in rows without gaps that a curve could pass, one on each side.
  private static let maze: String = {
    let walls = (0..<3).flatMap { column in
      (0..<3).map { row in
        scene("w\(column)\(row)", at: (600 + Double(column) * 520, Double(row - 1) * 720))
      }
    }
    return storyboard(
      scenes: [
        scene(
          "a", at: (0, 0),
          inside: """
            <connections><segue destination="z" kind="show" id="there"/>
            <segue destination="z" kind="presentation" id="again"/></connections>
            """)
      ] + walls + [scene("z", at: (2300, 0), inside: segue("show", to: "a", "home"))])
  }()

  @Test func `An arrow finds its route between many screens`() throws {
    let map = map(["Main.storyboard": Self.maze])
    #expect(map.segues.count == 3 && map.segues.allSatisfy { $0.route != nil })
    #expect(map.crossings() == [])
    let there = try #require(map.segue("Main/there")?.route)
    let again = try #require(map.segue("Main/again")?.route)
    #expect(there.end != again.end)
    // It begins at its screen, and ends at the edge of the other screen.
    let (a, z) = (map.screens[0].outerFrame, map.screens[10].outerFrame)
    #expect(there.start.x >= a.x && there.start.x <= a.x + a.width)
    #expect(there.end.x == z.x || there.end.y == z.y || there.end.y == z.y + z.height)
  }

  @Test
  func
    `Arrows that leave one side of a scene begin at different points, in the order of their ends`()
    throws
  {
    let targets = (0..<4).map { scene("t\($0)", at: (900, Double($0) * 900 - 1400)) }
    let segues = (0..<4).map { "<segue destination=\"t\($0)\" kind=\"show\" id=\"s\($0)\"/>" }
    let connections = "<connections>\(segues.joined())</connections>"
    let map = map([
      "Main.storyboard": storyboard(
        device: nil, scenes: [scene("a", at: (0, 0), inside: connections)] + targets)
    ])
    let starts = try (0..<4).map { try #require(map.segue("Main/s\($0)")?.route).start }
    #expect(Set(starts.map(\.x)).count == 1)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1.y - $0.y >= 10 })
  }

  @Test func `Arrows in the same gaps run side by side`() throws {
    let places: [(Double, Double)] = [
      (450, -770), (450, 0), (450, 770), (920, -385), (920, 385), (920, 1155),
    ]
    let walls = places.enumerated().map { scene("w\($0)", at: $1) }
    let segues = """
      <connections><segue destination="z" kind="show" id="one"/>
      <segue destination="z" kind="presentation" id="two"/></connections>
      """
    let map = map([
      "Main.storyboard": storyboard(
        scenes: [scene("a", at: (0, 0), inside: segues)] + walls + [scene("z", at: (1390, 100))])
    ])
    let one = try #require(map.segue("Main/one")?.route)
    let two = try #require(map.segue("Main/two")?.route)
    #expect(Set(one.curves.map(\.end)).isDisjoint(with: two.curves.map(\.end)))
  }

  @Test func `An arrow around a long screen doesn't pass its destination`() throws {
    let map = map([
      "Main.storyboard": storyboard(
        device: nil, scene("wall", at: (0, 0), size: (400, 900)),
        scene("small", at: (290, 0), size: (120, 60)),
        scene("from", at: (100, 960), inside: segue("show", to: "small", "up")))
    ])
    let small = try #require(map.screen("Main/small")?.frame)
    let route = try #require(map.segue("Main/up")?.route)
    #expect(route.end.y == small.y + small.height)
    for curve in route.curves {
      for point in [curve.control1, curve.control2, curve.end] {
        #expect(point.y >= small.y + small.height)
      }
    }
    #expect(map.crossings() == [])
  }

  @Test func `If all gaps are closed, there is still an arrow`() {
    // No gap between the screens is wide enough for a line.
    let ring = [(-377.0, 0.0), (377, 0), (0, -717), (0, 717), (-377, -717), (377, 717)]
    let scenes =
      [scene("a", at: (0, 0), inside: segue("show", to: "far", "out"))]
      + ring.enumerated().map { scene("r\($0)", at: $1) } + [scene("far", at: (3000, 0))]
    let map = map(["Main.storyboard": storyboard(device: nil, scenes: scenes)])
    #expect(map.segue("Main/out")?.route != nil)
  }

  /// The route from a button at the bottom of a screen to the screen above it.
  private func upward(button x: Double, beside others: String...) throws -> MapRoute {
    let map = map([
      "Main.storyboard": storyboard(
        device: nil,
        scenes: [
          scene("above", at: (0, 0)),
          scene(
            "below", at: (0, 800),
            views: view("button", "up", (x, 600, 60, 40), "", segue("show", to: "above", "s"))),
        ] + others)
    ])
    return try #require(map.segue("Main/s")?.route)
  }

  @Test(arguments: [(280.0, 1.0), (40, -1)])
  func `An arrow leaves a tall screen at the side of its control, not through the screen`(
    _ button: Double, _ side: Double
  ) throws {
    let route = try upward(button: button)
    let edges = route.curves.map(\.end)
    try #require(edges.count == 2)
    // Horizontally to the side of its own screen, and then to the same side of the other screen.
    #expect(edges[0].y == route.start.y && (edges[0].x - route.start.x) * side > 0)
    #expect(edges[1].x == edges[0].x && edges[1].y < edges[0].y)
  }

  @Test func `Without room at the sides an arrow leaves a screen at its top`() throws {
    let route = try upward(
      button: 280, beside: scene("left", at: (-380, 800)), scene("right", at: (380, 800)))
    #expect(route.curves.map(\.end.x).allSatisfy { abs($0 - route.start.x) < 40 })
  }

  @Test func `Loops and arrows to an exit avoid the neighboring screen`() {
    let map = map([
      "Main.storyboard": storyboard(
        device: nil,
        scenes: [
          scene(
            "a", at: (0, 0),
            inside: """
              <connections><segue destination="a" kind="show" id="loop"/>
              <segue destination="a-exit" kind="unwind" unwindAction="back:" id="back"/></connections>
              """), scene("b", at: (1, 0)),
        ])
    ])
    #expect(map.segues.count == 2)
    #expect(map.crossings() == [])
  }

  @Test func `The arrows are the same for any number of threads`() {
    let first = SVGWriter.bytes(of: map(["Main.storyboard": Self.maze]))
    for _ in 0..<5 { #expect(SVGWriter.bytes(of: map(["Main.storyboard": Self.maze])) == first) }
  }
}
