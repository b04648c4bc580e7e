import Foundation

/// A generated app of ten storyboards with fifty scenes each, with two segues and a dozen views per
/// scene.
enum MadeUpApp {
  /// Writes the storyboards.
  ///
  /// - Returns: Their paths.
  static func write(to folder: String) throws -> [String] {
    try (0..<10).map { number in
      let path = "\(folder)/Part\(number).storyboard"
      try Data(storyboard(number).utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  private static func storyboard(_ number: Int) -> String {
    let scenes = (0..<50).map { scene($0, of: number) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
  }

  private static func scene(_ index: Int, of storyboard: Int) -> String {
    let rows = (0..<8).map { row in
      """
      <label text="Row \(row) of scene \(index)" id="l\(index)-\(row)">
      <rect key="frame" x="16" y="\(120 + row * 60)" width="240" height="22"/></label>
      """
    }.joined()
    let buttons = [index * 2 + 1, index + 7].enumerated().map { place, target in
      """
      <button id="b\(index)-\(place)"><rect key="frame" x="16" y="\(640 + place * 60)" width="361" \
      height="44"/><state key="normal" title="Go to \(target % 50)"/><connections>
      <segue destination="c\(target % 50)" kind="\(place == 0 ? "show" : "presentation")" \
      identifier="to\(target % 50)from\(index)" id="s\(index)-\(place)"/></connections></button>
      """
    }.joined()
    return """
      <scene sceneID="n\(index)"><objects>
      <viewController storyboardIdentifier="Scene\(index)" id="c\(index)" \
      customClass="Part\(storyboard)Scene\(index)ViewController" sceneMemberID="viewController">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(rows)\(buttons)<imageView image="photo" id="i\(index)">
      <rect key="frame" x="280" y="120" width="96" height="96"/></imageView></subviews>
      </view></viewController></objects>
      <point key="canvasLocation" x="\(index % 10 * 600)" y="\(index / 10 * 1100)"/></scene>

      """
  }
}
