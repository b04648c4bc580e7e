import Foundation
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// The positions of screens, storyboards and labels.
struct PlacementTests {
  @Test
  func `Scenes have their canvas position and view size, in the device's units`()
    throws
  {
    // On a screen of 375 by 667, positions are in parts of 300 and 600: 1.25 and 1.11 points each.
    let map = map([
      "Main.storyboard": storyboard(
        scene("a", at: (0, 0)), scene("b", at: (436, 0)), scene("c", at: (436, 720)))
    ])
    let frames = map.screens.map(\.frame)
    #expect(frames.allSatisfy { $0.width == 375 && $0.height == 667 })
    #expect(frames[1].x - frames[0].x == 436 * 1.25)
    #expect(frames[0].y == frames[1].y)
    #expect(frames[1].x == frames[2].x)
    #expect(frames[2].y - frames[1].y > 667 + MapScreen.captionHeight)
    #expect(map.counts.movedScenes == 0 && map.counts.unpositionedScenes == 0)
  }

  @Test func `Scenes for a television have their canvas position in points`() {
    let map = map([
      "Main.storyboard": storyboard(
        device: "appleTV", runtime: "AppleTV", scene("a", at: (0, 0), size: (1920, 1080)),
        scene("b", at: (2038, 0), size: (1920, 1080)),
        scene("c", at: (2038, 1217), size: (1920, 1080)))
    ])
    let frames = map.screens.map(\.frame)
    #expect(frames[1].x - frames[0].x == 2038)
    #expect(frames[2].y - frames[1].y == 1217)
    #expect(map.counts.movedScenes == 0)
  }

  @Test(arguments: [
    ("iPad13_0rounded", 1032.0, 1376.0), ("ipad7_9", 768, 1024), ("retina4_7", 375, 667),
  ])
  func `A scene without a view has the size of the device`(
    device: String, width: Double, height: Double
  ) {
    let map = map(["Main.storyboard": storyboard(device: device, scene("a", size: nil))])
    #expect(map.screens.map(\.frame.width) == [width])
    #expect(map.screens.map(\.frame.height) == [height])
  }

  @Test(arguments: [
    ("appleTV", "AppleTV", 1920.0, 1080.0), ("retina4_7", "iOS.CocoaTouch", 667, 375),
  ])
  func `A device in landscape is wide, as a television always is`(
    device: String, runtime: String, width: Double, height: Double
  ) {
    let xml = storyboard(device: device, runtime: runtime, scene("a", size: nil))
    let map = map(["Main.storyboard": xml.replacing("portrait", with: "landscape")])
    #expect(map.screens.map(\.frame.width) == [width])
    #expect(map.screens.map(\.frame.height) == [height])
  }

  @Test func `Wide empty parts of the canvas shrink, and distances stay in proportion`() {
    let wide = map([
      "Main.storyboard": storyboard(
        scene("a", at: (0, 0)), scene("b", at: (2000, 0)), scene("c", at: (4000, 3000)))
    ]).screens.map(\.frame)
    let across = (wide[1].x - wide[0].x, wide[2].x - wide[1].x)
    #expect(abs(across.0 - across.1) <= 1)
    #expect(across.0 < 2000 * 1.25 && across.0 > 375 + 100)
  }

  @Test func `A wide strip without scenes shrinks to a visible gap`() {
    let frames = map([
      "Main.storyboard": storyboard(
        scene("a", at: (0, 0)), scene("b", at: (436, 0)), scene("c", at: (30_000, 9000)))
    ]).screens.map(\.frame)
    #expect(frames[1].x - frames[0].x == 436 * 1.25)
    #expect(frames[2].x - frames[1].x > 375 + 400 && frames[2].x - frames[1].x < 1000)
    #expect(frames[2].y - frames[1].y > 667 + 300 && frames[2].y - frames[1].y < 1200)
  }

  @Test func `Overlapping scenes are moved apart, and counted`() {
    let map = map([
      "Main.storyboard": storyboard(
        scene("a", at: (0, 0)), scene("b", at: (40, 10)), scene("c", at: (2000, 0)))
    ])
    #expect(map.counts.movedScenes == 2)
    #expect(map.screens[0].frame.x + 375 < map.screens[1].frame.x)
    #expect(map.screens[1].frame.x < map.screens[2].frame.x)
  }

  @Test func `Scenes without a position are arranged in columns, by what leads to them`() {
    let map = map([
      "Main.storyboard": storyboard(
        initial: "a", scene("c"), scene("a", inside: segue("show", to: "b", "ab")),
        scene("b", inside: segue("show", to: "c", "bc")))
    ])
    let (c, a, b) = (map.screens[0].frame, map.screens[1].frame, map.screens[2].frame)
    #expect(a.x + 375 < b.x && b.x + 375 < c.x)
    #expect(map.counts.unpositionedScenes == 3)
  }

  @Test func `Segues that run side by side have separate ends`() throws {
    let map = map([
      "Main.storyboard": storyboard(
        scene(
          "a", at: (0, 0),
          inside: """
            <connections><segue destination="b" kind="show" id="one" identifier="one"/>
            <segue destination="b" kind="presentation" id="two" identifier="two"/>
            <segue destination="a" kind="show" id="self" identifier="self"/></connections>
            """), scene("b", at: (600, 0)))
    ])
    let ends = map.segues.prefix(2).compactMap { $0.route?.end }
    #expect(ends.count == 2 && ends[0].x == ends[1].x && abs(ends[0].y - ends[1].y) >= 17)
    let loop = try #require(map.segue("Main/self")?.route)
    let edge = map.screens[0].frame.x + 375
    #expect(loop.curves.contains { $0.control1.x > edge + 20 } && loop.end.x == edge)
    #expect(Set(map.segues.compactMap(\.label?.text)) == ["one", "two", "self"])
  }

  @Test func `Labels stay on the page even if there isn't room for all`() {
    let scenes = (0..<4).map { number in
      let segues = (0..<60).map {
        """
        <segue destination="s\((number + $0 * $0 + 1) % 4)" kind="show" \
        identifier="a long identifier of a segue" id="g\(number)x\($0)"/>
        """
      }
      return scene(
        "s\(number)", at: (Double(number % 2) * 420, Double(number / 2) * 740),
        inside: "<connections>\(segues.joined())</connections>")
    }
    let map = map(["Main.storyboard": storyboard(scenes: scenes)])
    let labels = map.segues.compactMap(\.label)
    #expect(!labels.isEmpty && labels.count < map.segues.count)
    #expect(labels.allSatisfy { $0.frame.x >= 0 && $0.frame.y >= 0 })
  }

  @Test func `An arrow goes around a screen in its way`() throws {
    let map = map([
      "Main.storyboard": storyboard(
        scene("a", at: (0, 0), inside: segue("show", to: "c", "ac")), scene("b", at: (600, 0)),
        scene("c", at: (1200, 0)))
    ])
    let route = try #require(map.segue("Main/ac")?.route)
    let wall = map.screens[1].outerFrame
    #expect(route.curves.count == 3)
    for curve in route.curves.prefix(2) {
      #expect(curve.end.y < wall.y || curve.end.y > wall.y + wall.height)
    }
  }

  @Test func `Invalid positions do no harm`() {
    let map = map([
      "Main.storyboard": storyboard(
        scene("a", at: (1e300, -1e300), size: (1e9, 1e9)), scene("b", at: (.nan, 5)),
        scene("c", at: (-1e18, 0), size: (-5, 0)))
    ])
    #expect(map.screens.count == 3)
    #expect(map.size.width.isFinite && map.size.width < 1e6 && map.size.height < 1e6)
    #expect(map.screens.allSatisfy { $0.frame.width >= 40 && $0.frame.height >= 40 })
  }

  // Needs ../shared/corpus, the real storyboards next to the repository.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `On a map of real apps, nothing overlaps`() {
    let files = StoryboardReader(scope: .complete).read(Corpus.storyboards(), workers: 2)
      .compactMap(\.file)
    let graph = NavigationGraph(files: files)
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: files.map(\.path))
    let map = AppMap(graph, layers: MapLayers(reachability: reachability), title: "Corpus")
    #expect(map.screens.count == files.reduce(0) { $0 + $1.scenes.count })
    #expect(map.segues.count == files.reduce(0) { $0 + $1.segues.count })
    #expect(Self.overlaps(map.clusters.map(\.frame)) == [])
    #expect(Self.overlaps(map.screens.map(\.outerFrame)) == [])
    let labels = map.segues.compactMap(\.label?.frame)
    #expect(Self.overlaps(map.screens.map(\.outerFrame) + labels) == [])
    #expect(map.crossings() == [])
    let named = map.segues.count { $0.identifier?.isEmpty == false && $0.route != nil }
    #expect(labels.count >= named * 99 / 100)
    #expect(map.counts.unpositionedViews * 50 <= map.counts.views)
    for screen in map.screens {
      let cluster = map.clusters[screen.cluster].frame
      #expect(screen.outerFrame.x >= cluster.x && screen.outerFrame.y >= cluster.y)
      #expect(screen.frame.x + screen.frame.width <= cluster.x + cluster.width)
      #expect(screen.frame.y + screen.frame.height <= cluster.y + cluster.height)
    }
  }

  /// The numbers of rectangles that overlap an earlier one.
  private static func overlaps(_ rects: [StoryboardModel.Rect]) -> [Int] {
    rects.indices.filter { index in
      let rect = rects[index]
      return rects[..<index].contains { other in
        rect.x + 0.01 < other.x + other.width && other.x + 0.01 < rect.x + rect.width
          && rect.y + 0.01 < other.y + other.height && other.y + 0.01 < rect.y + rect.height
      }
    }
  }
}
