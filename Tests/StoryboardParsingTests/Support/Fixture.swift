/// Storyboards for tests.
enum Fixture {
  /// A storyboard whose `<scenes>` contain the given XML.
  static func storyboard(
    _ scenes: String, attributes: String = #"targetRuntime="iOS.CocoaTouch""#
  ) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" \(attributes)>
          <scenes>
      \(scenes)
          </scenes>
      </document>

      """
  }

  /// A scene with the given objects.
  static func scene(_ objects: String, id: String = "scene") -> String {
    """
            <scene sceneID="\(id)">
                <objects>
    \(objects)
                </objects>
            </scene>
    """
  }

  /// A storyboard of one scene with the given objects.
  static func scene(in objects: String) -> String { storyboard(scene(objects)) }
}
