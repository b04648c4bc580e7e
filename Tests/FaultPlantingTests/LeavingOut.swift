import FaultPlanting
import Testing

/// Tests for the places that are left out.
protocol LeavingOut {}

extension LeavingOut {
  func check(
    _ kind: String, leavesOut reason: String, _ count: Int = 1, plants: Int = 0,
    in files: [String: String], location: SourceLocation = #_sourceLocation
  ) {
    let sites = SmallApp.sites(kind, files)
    #expect(sites?.leftOut == [reason: count], sourceLocation: location)
    #expect(sites?.plants.count == plants, sourceLocation: location)
  }

  func document(_ scene: String, attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" \(attributes)><scenes><scene sceneID="s"><objects>
    \(scene)
    </objects></scene></scenes></document>
    """
  }
}
