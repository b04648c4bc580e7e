import BenchmarkSupport
import Foundation

/// Generated storyboards with any number of small scenes, in two versions.
struct MadeUpStoryboards {
  /// A segue from a button; nil leads to the scene's own exit.
  struct Segue {
    var to: Int?
  }

  /// Whether it is the new version, in which every tenth scene has another title.
  let isNew: Bool

  /// Writes a storyboard with the given scenes, starting at the first.
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

  /// A scene with labels and segues: one or two from the controller, or more from a button each.
  ///
  /// It has few elements and bytes, so that a storyboard of 100,000 scenes is within the reader's
  /// limits.
  func scene(
    _ index: Int, segues: [Segue] = [], labels: Int = 0, place: (x: Int, y: Int)? = nil
  ) -> String {
    let written = segues.enumerated().map { segue($1, "\(index)-\($0)", of: index) }
    let buttons = written.count < 3 ? [] : written.enumerated().map { button($1, $0, of: index) }
    let connections =
      buttons.isEmpty && !written.isEmpty
      ? "<connections>\n\(written.joined())</connections>" : ""
    let words = (0..<labels).map { number in
      """
      <label text="\(title(index + number)) \(number) of \(index)" id="l\(index)-\(number)">\
      <rect key="frame" x="16" y="\(number % 800)" width="90" height="20"/></label>

      """
    }
    let subviews =
      words.isEmpty && buttons.isEmpty ? "" : "<subviews>\n\((words + buttons).joined())</subviews>"
    let exit =
      segues.contains { $0.to == nil }
      ? "<exit id=\"e\(index)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" : ""
    let point = place.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? ""
    return """
      <scene sceneID="n\(index)"><objects>
      <viewController title="\(title(index)) \(index)" id="c\(index)" \
      customClass="Scene\(index)Controller" sceneMemberID="viewController">\
      <view key="view" id="v\(index)">\(subviews)</view>\(connections)\
      </viewController>\(exit)</objects>\(point)</scene>

      """
  }

  private func title(_ number: Int) -> String { isNew && number % 10 == 0 ? "New" : "Row" }

  private func button(_ segue: String, _ number: Int, of scene: Int) -> String {
    """
    <button id="b\(scene)-\(number)"><rect key="frame" x="16" y="\(60 + number % 18 * 40)" \
    width="300" height="30"/><connections>
    \(segue)</connections></button>

    """
  }

  private func segue(_ segue: Segue, _ name: String, of scene: Int) -> String {
    let end =
      segue.to.map { "destination=\"c\($0)\" kind=\"show\"" }
      ?? "destination=\"e\(scene)\" kind=\"unwind\" unwindAction=\"back:\""
    return "<segue \(end) identifier=\"to\(name)\" id=\"s\(name)\"/>\n"
  }

  /// A reference to the initial scene of another storyboard.
  func reference(_ index: Int, to storyboard: String) -> String {
    """
    <scene sceneID="n\(index)"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" \
    id="c\(index)" sceneMemberID="viewController"/></objects></scene>

    """
  }
}
