import Foundation
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import Testing

/// A storyboard with everything that an outline keeps, and much that it leaves out.
enum OutlineFixture {
  static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
        <scenes>
            <!--People-->
            <scene sceneID="s1">
                <objects>
                    <tableViewController storyboardIdentifier="People" id="list" \
    customClass="ListViewController" customModule="Shop" customModuleProvider="target" \
    sceneMemberID="viewController">
                        <tableView key="view" opaque="NO" id="table">
                            <prototypes>
                                <tableViewCell reuseIdentifier="PersonCell" id="cell">
                                    <tableViewCellContentView key="contentView" id="content">
                                        <subviews>
                                            <label text="Name" id="label" customClass="Badge" \
    customModule="Badges" customModuleProvider="target"/>
                                            <label text="Mail" id="mail" customClass="Badge" \
    customModule="Badges" customModuleProvider="target"/>
                                            <button opaque="NO" id="button">
                                                <rect key="frame" x="8" y="8" width="9" height="9"/>
                                                <state key="normal" title="Show"/>
                                                <connections>
                                                    <segue destination="detail" kind="show" \
    identifier="showPerson" id="g1"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="label" firstAttribute="top" \
    id="constraint"/>
                                        </constraints>
                                    </tableViewCellContentView>
                                    <connections>
                                        <outlet property="name" destination="label" id="o1"/>
                                        <segue destination="ref" kind="presentation" id="g2"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" \
    sceneMemberID="firstResponder"/>
                    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="detail" sceneMemberID="viewController">
                        <view key="view" id="view">
                            <subviews>
                                <textField restorationIdentifier="name" id="field"/>
                            </subviews>
                        </view>
                        <connections>
                            <segue destination="exit" kind="unwind" identifier="done" \
    unwindAction="done:" id="g3"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <viewControllerPlaceholder storyboardName="Settings" \
    referencedIdentifier="Front" id="ref" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  static func read(_ text: String) throws -> InterfaceFile {
    let parsed = StoryboardReader().read(Data(text.utf8), path: "App/Main.storyboard")
    return try #require(parsed.file, "\(parsed.findings)")
  }

  /// The objects in the outline of a text, by id.
  static func objects(_ text: String) throws -> [String: InterfaceObject] {
    let file = try Outline(of: read(text)).file
    let all = file.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id.rawValue, $0) })
  }
}
