/// A Mac storyboard with a popover in the scene of `list`, whose controller `tips` is in no scene of its own, and
/// with a second scene, `lone`.
package enum PopoverText {
  package static let xml = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"
      targetRuntime="MacOSX.Cocoa" initialViewController="list">
      <scenes>
        <scene sceneID="first"><objects>
          <viewController id="list" sceneMemberID="viewController">
            <view key="view" id="view"/>
          </viewController>
          <popover id="popover">
            <connections><outlet property="contentViewController" destination="tips" id="o"/></connections>
          </popover>
          <viewController id="tips"/>
        </objects></scene>
        <scene sceneID="second"><objects><viewController id="lone"/></objects></scene>
      </scenes>
    </document>
    """
}
