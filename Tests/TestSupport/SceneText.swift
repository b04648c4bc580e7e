/// One scene of a ``StoryboardText``.
package struct SceneText {
  private let element: String
  private var attributes: [(String, String)]
  private let segues: [SegueText]
  private var place: (x: Int, y: Int)?

  /// A controller with its segues; its scene has an exit with the id `ID-exit`.
  package static func controller(
    _ id: String, _ element: String = "viewController", class customClass: String? = nil,
    module: String? = nil, identifier: String? = nil, segues: [SegueText] = []
  ) -> SceneText {
    let optional = [
      ("customClass", customClass), ("customModule", module), ("storyboardIdentifier", identifier),
    ]
    return SceneText(
      element: element,
      attributes: [("id", id)] + optional.compactMap { name, value in value.map { (name, $0) } },
      segues: segues)
  }

  /// A reference to a scene of another storyboard, or of this one.
  package static func reference(
    _ id: String, storyboard: String? = nil, identifier: String? = nil, bundle: String? = nil
  ) -> SceneText {
    let optional = [
      ("storyboardName", storyboard), ("referencedIdentifier", identifier),
      ("bundleIdentifier", bundle),
    ]
    return SceneText(
      element: "viewControllerPlaceholder",
      attributes: [("id", id)] + optional.compactMap { name, value in value.map { (name, $0) } },
      segues: [])
  }

  /// The same scene with one more attribute of its controller.
  package func with(_ name: String, _ value: String) -> SceneText {
    var scene = self
    scene.attributes.append((name, value))
    return scene
  }

  /// The same scene at a place on the canvas.
  package func at(_ x: Int, _ y: Int) -> SceneText {
    var scene = self
    scene.place = (x, y)
    return scene
  }

  private var id: String { attributes.first?.1 ?? "" }

  func lines(number: Int) -> [String] {
    let start = "<\(element)\(xmlText(attributes)) sceneMemberID=\"viewController\""
    var lines = [#"        <scene sceneID="scene-\#(number)">"#, "            <objects>"]
    if element == "viewControllerPlaceholder" {
      lines.append("                \(start)/>")
    } else {
      lines.append("                \(start)>")
      if segues.contains(where: { $0.holder != .controller }) {
        lines.append(#"                    <view key="view" id="\#(id)-view"><subviews>"#)
        lines += segues.filter { $0.holder != .controller }.map {
          "                      \($0.held)"
        }
        lines.append("                    </subviews></view>")
      }
      let own = segues.filter { $0.holder == .controller }.map(\.element)
      if !own.isEmpty {
        lines.append("                    <connections>")
        lines += own.map { "                        \($0)" }
        lines.append("                    </connections>")
      }
      lines.append("                </\(element)>")
      lines.append(#"                <exit id="\#(id)-exit" sceneMemberID="exit"/>"#)
    }
    lines.append("            </objects>")
    if let place {
      lines.append(#"            <point key="canvasLocation" x="\#(place.x)" y="\#(place.y)"/>"#)
    }
    return lines + ["        </scene>"]
  }
}
