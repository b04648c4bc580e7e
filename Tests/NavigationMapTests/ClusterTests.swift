import NavigationMap
import StoryboardModel
import Testing

/// The titles of storyboards on a map, and their places.
struct ClusterTests {
  private static let one = storyboard(scene("a"))

  @Test func `Storyboards of the same name are told apart by the folders that differ`() {
    let map = map([
      "App/iOS/UI/Base.lproj/Main.storyboard": Self.one,
      "App/Mac/UI/Base.lproj/Main.storyboard": Self.one, "App/Other.storyboard": Self.one,
      "Share/de.lproj/Info.storyboard": Self.one, "Share/en.lproj/Info.storyboard": Self.one,
      "Top.storyboard": Self.one, "Sub/Top.storyboard": Self.one,
    ])
    #expect(
      map.clusters.map(\.title).sorted() == [
        "Info (de.lproj)", "Info (en.lproj)", "Main (Mac)", "Main (iOS)", "Other", "Top",
        "Top (Sub)",
      ])
  }

  @Test func `Storyboards that no single folder tells apart have the ends of their paths`() {
    let map = map([
      "Apps/Old/Phone/Base.lproj/Main.storyboard": Self.one,
      "Apps/Old/Mac/Main.storyboard": Self.one,
      "Apps/New/Phone/Base.lproj/Main.storyboard": Self.one,
      "Apps/New/Mac/Main.storyboard": Self.one,
    ])
    #expect(
      map.clusters.map(\.title).sorted() == [
        "Main (New/Mac)", "Main (New/Phone)", "Main (Old/Mac)", "Main (Old/Phone)",
      ])
  }

  @Test(arguments: [3, 8, 30, 60])
  func `Storyboards without links fill a window of the usual shape`(count: Int) {
    let texts = (0..<count).map { number in
      // Of different sizes.
      storyboard(
        scenes: (0...(number % 5)).map {
          scene("s\($0)", at: (Double($0 % 2) * 500, Double($0 / 2) * 900))
        })
    }
    let map = map(ofMany: texts)
    let ratio = map.size.width / map.size.height
    #expect(ratio > 1.2 && ratio < 2.2, "\(map.size)")
    let area = map.clusters.reduce(0) { $0 + $1.frame.width * $1.frame.height }
    #expect(area > map.size.width * map.size.height * 0.55)
  }

  /// A storyboard that leads to others, named `Part0`, `Part1` and so on.
  private static func leading(to count: Int) -> String {
    let segues = (0..<count).map {
      "<segue destination=\"r\($0)\" kind=\"show\" id=\"s\($0)\"/>"
    }
    let references = (0..<count).map {
      """
      <scene sceneID="x\($0)"><objects><viewControllerPlaceholder storyboardName="Part\($0)" id="r\($0)" \
      sceneMemberID="viewController"/></objects></scene>
      """
    }
    return storyboard(
      initial: "a",
      scenes: [scene("a", inside: "<connections>\(segues.joined())</connections>")] + references)
  }

  @Test func `Storyboards that refer to each other fill a window of the usual shape`() {
    let parts = (0..<24).map { _ in storyboard(initial: "b", scene("b")) }
    let map = map(ofMany: parts, first: Self.leading(to: parts.count))
    let ratio = map.size.width / map.size.height
    #expect(ratio > 1 && ratio < 2.6, "\(map.size)")
  }

  @Test func `Storyboards fill the window next to a wide one`() {
    let wide = storyboard(
      initial: "s0", scenes: (0..<12).map { scene("s\($0)", at: (Double($0) * 500, 0)) })
    let parts = [wide] + (0..<10).map { _ in storyboard(initial: "b", scene("b")) }
    let map = map(ofMany: parts, first: Self.leading(to: parts.count))
    let frames = map.clusters.map(\.frame)
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    #expect(area > map.size.width * map.size.height * 0.5, "\(map.size)")
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] {
        #expect(
          frame.x + frame.width <= other.x || other.x + other.width <= frame.x
            || frame.y + frame.height <= other.y || other.y + other.height <= frame.y)
      }
    }
  }
}
