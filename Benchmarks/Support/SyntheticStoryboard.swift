package import Foundation

/// A storyboard of any size, with scenes like those that Interface Builder writes.
package enum SyntheticStoryboard {
  /// A well-formed storyboard of at least `bytes` bytes, and at most one scene more.
  package static func data(bytes: Int) -> Data {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23094" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="con-0-0">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23084"/>
          </dependencies>
          <scenes>

      """
    var data = Data(capacity: bytes + 8_192)
    data.append(contentsOf: text.utf8)
    var index = 0
    while data.count < bytes {
      text = scene(index)
      data.append(contentsOf: text.utf8)
      index += 1
    }
    data.append(contentsOf: "    </scenes>\n</document>\n".utf8)
    return data
  }

  /// A table of twelve rows, each with a label and a segue to the scene itself.
  private static func scene(_ index: Int) -> String {
    let rows = (0..<12).map { row(index, $0) }.joined()
    return """
              <!--Scene \(index)-->
              <scene sceneID="sce-\(index)">
                  <objects>
                      <tableViewController storyboardIdentifier="Scene\(index)" \
      id="con-\(index)-0" customClass="Scene\(index)ViewController" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController">
                          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
      alwaysBounceVertical="YES" dataMode="static" style="plain" id="tab-\(index)-0">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                              <sections>
                                  <tableViewSection headerTitle="Rows" id="sec-\(index)-0">
                                      <cells>
      \(rows)                                    </cells>
                                  </tableViewSection>
                              </sections>
                          </tableView>
                      </tableViewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-\(index)-0" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(index * 700)" y="130"/>
              </scene>

      """
  }

  private static func row(_ index: Int, _ row: Int) -> String {
    """
                                              <tableViewCell clipsSubviews="YES" \
    contentMode="scaleToFill" selectionStyle="default" id="row-\(index)-\(row)">
                                                  <rect key="frame" x="0.0" y="\(row * 44)" \
    width="393" height="44"/>
                                                  <tableViewCellContentView key="contentView" \
    opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="row-\(index)-\(row)" \
    id="cel-\(index)-\(row)">
                                                      <rect key="frame" x="0.0" y="0.0" \
    width="393" height="44"/>
                                                      <subviews>
                                                          <label opaque="NO" \
    contentMode="left" text="Row \(row) – name" textAlignment="natural" lineBreakMode="tailTruncation" \
    id="lab-\(index)-\(row)">
                                                              <rect key="frame" x="16" y="12" \
    width="361" height="20"/>
                                                              <fontDescription \
    key="fontDescription" type="system" pointSize="17"/>
                                                              <nil key="highlightedColor"/>
                                                          </label>
                                                      </subviews>
                                                  </tableViewCellContentView>
                                                  <connections>
                                                      <segue destination="con-\(index)-0" \
    kind="show" identifier="row\(row)" id="seg-\(index)-\(row)"/>
                                                  </connections>
                                              </tableViewCell>

    """
  }
}
