import Foundation
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Drawing takes time and memory in proportion to what is drawn.
@Suite struct GrowthTests {
  private static func graph(_ storyboards: [(path: String, xml: String)]) -> NavigationGraph {
    NavigationGraph(
      files: storyboards.compactMap { path, xml in
        StoryboardReader(scope: .complete).read(Data(xml.utf8), path: path).file
      })
  }

  private static func map(of graph: NavigationGraph) -> AppMap {
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: graph.files.map(\.path))
    return AppMap(graph, layers: MapLayers(reachability: reachability), title: "Test")
  }

  private static func overlaps(_ rects: [StoryboardModel.Rect]) -> Bool {
    let order = rects.sorted { $0.x < $1.x }
    for (place, rect) in order.enumerated() {
      for other in order[(place + 1)...].prefix(while: { $0.x < rect.x + rect.width - 0.01 })
      where other.y < rect.y + rect.height - 0.01 && rect.y < other.y + other.height - 0.01 {
        return true
      }
    }
    return false
  }

  @Test func `Thousands of rectangles in one place are put into rows`() {
    let factor = Growth.factor(from: 2_000) { count in
      (0..<count).map {
        StoryboardModel.Rect(x: 100, y: 200, width: 375, height: 600 + Double($0 % 3))
      }
    } _: { rects in
      let after = OverlapRemoval.separated(rects, gap: 40)
      #expect(!Self.overlaps(after))
      #expect(after.map(\.height) == rects.map(\.height))
      #expect(after.map(\.x).min() == 100 && after.map(\.y).min() == 200)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A row of overlapping rectangles keeps its order`() {
    let factor = Growth.factor(from: 2_000) { count in
      (0..<count).map { StoryboardModel.Rect(x: Double($0) * 200, y: 0, width: 375, height: 667) }
    } _: { rects in
      let after = OverlapRemoval.separated(rects, gap: 40)
      #expect(!Self.overlaps(after))
      #expect(zip(after, after.dropFirst()).allSatisfy { $0.x < $1.x && $0.y == $1.y })
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A large rectangle is separated from the small ones it covers`() {
    let small = (0..<2_000).map {
      StoryboardModel.Rect(x: Double($0 % 50) * 60, y: Double($0 / 50) * 60, width: 40, height: 40)
    }
    let large = StoryboardModel.Rect(x: -5_000, y: 0, width: 5_030, height: 300)
    let after = OverlapRemoval.separated([large] + small, gap: 10)
    #expect(!Self.overlaps(after))
  }

  @Test func `Maps of many storyboards are drawn and written in linear time`() {
    let factor = Growth.factor(from: 100) { count in
      Self.graph(
        (0..<count).map { number in
          let views = view(
            "button", "b", (10, 10, 80, 30), "", segue("show", to: "r", "s", "identifier=\"go\""))
          return (
            "Part\(number)/Main.storyboard",
            storyboard(
              initial: "a", scene("a", size: (60, 60), views: views),
              scene(
                "r", "viewControllerPlaceholder", "storyboardName=\"Main\"", size: nil))
          )
        })
    } _: { graph in
      let map = Self.map(of: graph)
      #expect(Set(map.clusters.map(\.key)).count == graph.files.count)
      #expect(DotWriter.text(of: map).contains("subgraph"))
      #expect(MermaidWriter.text(of: map).contains("subgraph"))
      #expect(!SVGWriter.bytes(of: map).isEmpty)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Views without frames are placed in linear time`() {
    let factor = Growth.factor(from: 500) { count in
      let views = (0..<count).map { "<view id=\"w\($0)\"/>" }.joined()
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="1"><objects>
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        \(views)</subviews></view></viewController></objects></scene></scenes></document>
        """
      return Self.graph([("Main.storyboard", text)])
    } _: { graph in
      #expect(Self.map(of: graph).screens.count == 1)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Each of thousands of segues in a scene starts at its own control`() throws {
    let factor = try Growth.factor(from: 300) { count in
      let views = (0..<count).map { number in
        view(
          "button", "b\(number)", (10, Double(number), 80, 30), "",
          segue("show", to: "z", "s\(number)"))
      }
      return Self.graph([
        ("Main.storyboard", storyboard(initial: "a", scene("a", views: views.joined()), scene("z")))
      ])
    } _: { graph in
      let map = Self.map(of: graph)
      let scene = try #require(map.screen("Main/a")).frame
      #expect(map.segue("Main/s250")?.start.y == scene.y + 250)
      #expect(!SVGWriter.bytes(of: map).isEmpty)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Segues without ids have unique keys, numbered in order`() {
    let factor = Growth.factor(from: 1_000) { count in
      let segues = (0..<count).map { _ in "<segue destination=\"z\" kind=\"show\" id=\"\"/>" }
      return Self.graph([
        (
          "Main.storyboard",
          storyboard(
            scene("a", inside: "<connections>\(segues.joined())</connections>"), scene("z"))
        )
      ])
    } _: { graph in
      let keys = Self.map(of: graph).segues.map(\.key)
      #expect(keys.prefix(3) == ["Main/-", "Main/-~2", "Main/-~3"])
      #expect(Set(keys).count == keys.count)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Arrows in a long row of scenes are drawn without a search`() throws {
    let scenes = (0..<600).map { number in
      scene(
        "c\(number)", at: (Double(number) * 320, 0),
        inside: segue("show", to: "c\((number + 300) % 600)", "s\(number)"))
    }
    let map = Self.map(of: Self.graph([("Main.storyboard", storyboard(scenes: scenes))]))
    #expect(map.segues.allSatisfy { $0.route != nil })
    // So far away that obstacles are ignored: a single curve.
    let far = try #require(map.segue("Main/s0")?.route)
    let end = try #require(far.curves.last).end
    #expect(end.x - far.start.x > 100_000)
    #expect(far.curves.count == 1)
  }
}
