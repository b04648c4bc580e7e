import BenchmarkSupport
import Foundation

/// Storyboards of as many small scenes as are asked for, in two versions.
struct MadeUpStoryboards {
  /// A segue from a button; nil leads to the scene's own exit.
  struct Segue {
    var to: Int?
  }

  /// Whether it is the new version: every tenth scene's title is another one.
  let isNew: Bool

  /// Writes a storyboard of some scenes, whose initial scene is the first.
  mutating func write(
    _ path: String, _ count: Int, _ scene: (MadeUpStoryboards, Int) -> String
  ) throws {
    var file = try ChunkedFile(path)
    try file.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>

      """)
    for index in 0..<count { try file.add(scene(self, index)) }
    try file.add("</scenes>\n</document>\n")
    try file.close()
  }

  /// A scene with a label, and a button for each segue.
  func scene(
    _ index: Int, segues: [Segue] = [], labels: Int = 1, place: (x: Int, y: Int)? = nil
  ) -> String {
    let buttons = segues.enumerated().map { number, segue in
      let kind =
        segue.to == nil
        ? "destination=\"e\(index)\" kind=\"unwind\" unwindAction=\"back:\""
        : "destination=\"c\(segue.to ?? 0)\" kind=\"show\""
      return """
        <button id="b\(index)-\(number)"><rect key="frame" x="16" y="\(60 + number % 18 * 40)" \
        width="300" height="30"/><connections><segue \(kind) identifier="to\(index)-\(number)" \
        id="s\(index)-\(number)"/></connections></button>

        """
    }
    let words = (0..<labels).map { number in
      """
      <label text="\(isNew && (index + number) % 10 == 0 ? "New" : "Row") \(number) of \(index)" \
      id="l\(index)-\(number)"><rect key="frame" x="16" y="\(number % 800)" width="90" \
      height="20"/></label>

      """
    }
    let exit =
      segues.contains { $0.to == nil }
      ? "<exit id=\"e\(index)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" : ""
    let point = place.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? ""
    return """
      <scene sceneID="n\(index)"><objects>
      <viewController id="c\(index)" customClass="Scene\(index)Controller" \
      sceneMemberID="viewController"><view key="view" id="v\(index)"><subviews>
      \(words.joined())\(buttons.joined())</subviews></view></viewController>\(exit)</objects>\
      \(point)</scene>

      """
  }

  /// A reference to the initial scene of another storyboard.
  func reference(_ index: Int, to storyboard: String) -> String {
    """
    <scene sceneID="n\(index)"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" \
    id="c\(index)" sceneMemberID="viewController"/></objects></scene>

    """
  }
}
