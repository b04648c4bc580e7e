import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import Testing

/// A small storyboard that tests change by replacing parts of its text.
enum Shop {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="tabs">
      <device id="retina6_1" orientation="portrait"/>
      <dependencies><deployment identifier="iOS"/></dependencies>
      <scenes>
        <!--Tab Bar Controller-->
        <scene sceneID="s-tabs"><objects>
          <tabBarController id="tabs" sceneMemberID="viewController">
            <connections>
              <segue destination="list" kind="relationship" relationship="viewControllers" id="tab1"/>
              <segue destination="about" kind="relationship" relationship="viewControllers" id="tab2"/>
            </connections>
          </tabBarController>
        </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        <!--List View Controller-->
        <scene sceneID="s-list"><objects>
          <viewController storyboardIdentifier="List" id="list" customClass="ListViewController" \
    customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <subviews>
                <label text="Books" id="title" fixedFrame="YES">
                  <rect key="frame" x="20" y="20" width="100" height="21"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="20" y="60" width="80" height="30"/>
                  <state key="normal" title="Buy"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="corner" value="4"/>
                  </userDefinedRuntimeAttributes>
                  <connections>
                    <action selector="buy:" destination="list" eventType="touchUpInside" id="a1"/>
                    <segue destination="detail" kind="show" identifier="showDetail" id="g1"/>
                  </connections>
                </button>
                <imageView id="cover" image="book"/>
                <view id="box"><subviews><switch id="flag"/></subviews></view>
              </subviews>
              <constraints>
                <constraint firstItem="buy" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c1"/>
              </constraints>
            </view>
            <connections>
              <outlet property="titleLabel" destination="title" id="o1"/>
              <segue destination="help" kind="presentation" identifier="showHelp" id="g2"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="100" y="0.0"/></scene>
        <!--Detail View Controller-->
        <scene sceneID="s-detail"><objects>
          <viewController id="detail" customClass="DetailViewController" sceneMemberID="viewController">
            <view key="view" id="detail-view">
              <subviews><label text="Price" id="price"/><label text="Author" id="author"/></subviews>
            </view>
            <connections>
              <segue destination="out" kind="unwind" unwindAction="bought:" id="u1"/>
            </connections>
          </viewController>
          <exit id="out" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <!--About-->
        <scene sceneID="s-about"><objects>
          <viewController title="About" id="about" sceneMemberID="viewController"/>
        </objects></scene>
        <!--Help-->
        <scene sceneID="s-help"><objects>
          <viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Front" id="help" \
    sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
      <resources><image name="book" width="10" height="10"/></resources>
    </document>

    """

  /// The storyboard with replaced parts, each of which must occur once.
  static func text(_ edits: [(String, String)]) throws -> String {
    var text = Self.text
    for (part, replacement) in edits {
      try #require(text.components(separatedBy: part).count == 2, "\(part)")
      text = text.replacingOccurrences(of: part, with: replacement)
    }
    return text
  }

  static func file(_ text: String, path: String = "Shop.storyboard") throws -> InterfaceFile {
    let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: path)
    return try #require(parsed.file, "\(parsed.findings)")
  }

  /// The changes caused by edits.
  static func difference(_ edits: (String, String)...) throws -> FileDifference {
    FileDifference(from: try file(text), to: try file(text(edits)))
  }
}

extension FileDifference {
  /// The lines of the text without the file's name, the counts, indentation and places.
  func lines(showsAll: Bool = false) -> [String] {
    let text = DifferenceText(showsAll: showsAll).text(of: self)
    return text.split(separator: "\n").dropFirst().map { line in
      let line = line.replacing(/\ \[[\d→]+\]$/, with: "")
      return String(line.trimmingCharacters(in: .whitespaces))
    }
  }
}
