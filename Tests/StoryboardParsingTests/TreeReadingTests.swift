import Foundation
import StoryboardModel
import Testing

/// Scenes, objects and their properties.
@Suite struct TreeReadingTests {
  @Test func `Objects nest as in the file, whatever containers are between them`() throws {
    let file = try Fixture.read(
      objects: """
        <tableViewController id="a"><tableView key="view" id="t">
          <rect key="frame" x="0.0" y="-1.5" width="320" height="568"/>
          <prototypes><tableViewCell id="cell" reuseIdentifier="Cell">
            <tableViewCellContentView key="contentView" id="content"><subviews>
              <novelty id="new"><gadgets><label id="l"/></gadgets></novelty>
            </subviews><constraints><constraint firstItem="l" id="k"/></constraints>
            </tableViewCellContentView>
          </tableViewCell></prototypes></tableView>
        </tableViewController>
        """)
    #expect(
      try file.object("a").selfAndDescendants.map(\.id)
        == ["a", "t", "cell", "content", "new", "l", "k"])
    #expect(
      try file.object("t").frame == StoryboardModel.Rect(x: 0, y: -1.5, width: 320, height: 568))
    #expect(try file.object("cell").frame == nil)
    #expect(try file.object("cell").reuseIdentifier == "Cell")
    #expect(file.unknownElements.map(\.element) == ["gadgets"])
    #expect(file.unknownElements.first?.parent == "novelty")
  }

  @Test func `A cell's content view without an id leaves its frame to the cell`() throws {
    let file = try Fixture.read(
      objects: """
        <collectionViewController id="a"><collectionViewCell id="c">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <view key="contentView"><rect key="frame" x="9" y="9" width="9" height="9"/>
            <subviews><label id="l"/></subviews></view>
        </collectionViewCell></collectionViewController>
        """)
    #expect(try file.object("c").frame == StoryboardModel.Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(try file.object("c").children.map(\.id) == ["l"])
  }

  @Test func `Invalid numbers are 0`() throws {
    let file = try Fixture.read(
      objects: #"<view id="v"><rect key="frame" x="nan" y="inf" width="1e400" height="z"/></view>"#)
    #expect(try file.object("v").frame == StoryboardModel.Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `A scene is named by the comment before it, and has its place`() throws {
    let file = try Fixture.read(
      Fixture.storyboard(
        """
        <!-- Login  &  Co -->
        <scene sceneID="1"><objects/><point key="canvasLocation" x="-12.5" y="130"/></scene>
        <!--Far away--><?x?>
        <!--  -->
        <scene sceneID="2"><objects/></scene>
        <scene sceneID="3"><objects/></scene>
        """))
    #expect(file.scenes.map(\.id) == ["1", "2", "3"])
    #expect(file.scenes.map(\.name) == ["Login  &  Co", nil, nil])
    #expect(
      file.scenes.map(\.canvasLocation) == [StoryboardModel.Point(x: -12.5, y: 130), nil, nil])
  }

  @Test func `The document's attributes are read`() throws {
    let file = try Fixture.read(
      Fixture.storyboard(
        "", attributes: #"targetRuntime="iOS.CocoaTouch" launchScreen="YES" toolsVersion="1""#))
    #expect(file.kind == .storyboard)
    #expect(file.isLaunchScreen)
    #expect(file.attributes["toolsVersion"] == "1")
    #expect(file.initialControllerID == nil)
  }

  @Test func `A xib has objects but no scenes`() throws {
    let file = try Fixture.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v"/>
        </objects>
      </document>
      """)
    #expect(file.kind == .xib)
    #expect(file.objects.map(\.id) == ["-1", "v"])
    #expect(file.objects.first?.customClass == CustomClass(name: "Cell"))
    #expect(file.connections.map(\.holder) == ["-1"])
  }

  @Test func `A mac storyboard has window controllers, their windows and menus`() throws {
    let file = try Fixture.read(
      Fixture.storyboard(
        Fixture.scene(
          """
          <windowController storyboardIdentifier="Main" id="w" sceneMemberID="viewController">
            <window key="window" title="Editor" id="win"><windowStyleMask key="styleMask"/></window>
            <connections><segue destination="c" kind="relationship"
              relationship="window.shadowedContentViewController" id="s"/></connections>
          </windowController>
          <viewController id="c"/>
          <menu title="File" id="m"><items><menuItem title="Open" id="i"/></items></menu>
          """), attributes: #"targetRuntime="MacOSX.Cocoa""#))
    #expect(file.targetRuntime == .macOS)
    #expect(file.scenes.first?.controller?.controllerKind == .windowController)
    #expect(try file.object("win").texts.map(\.string) == ["Editor"])
    #expect(try file.object("m").children.map(\.id) == ["i"])
    #expect(try file.segue("s").trigger == .relationship)
    #expect(try file.segue("s").owner == "w")
  }

  @Test func `A watch storyboard has interface controllers`() throws {
    let file = try Fixture.read(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
        <scenes><scene sceneID="s"><objects>
          <controller identifier="Main" id="a"><items>
            <button title="Go" id="b"><connections>
              <segue kind="push" destination="a" id="g"/></connections></button>
          </items></controller>
        </objects></scene><scene sceneID="t"><objects>
          <hostingController identifier="Next" id="c"/>
        </objects></scene></scenes>
      </document>
      """)
    #expect(file.kind == .storyboard)
    #expect(file.targetRuntime == .watchOS)
    #expect(file.scenes.map(\.controller?.storyboardIdentifier) == ["Main", "Next"])
    #expect(try file.segue("g").trigger == .object("b", element: "button"))
  }

  @Test func `Several items at an edge of a bar have the key of a single one`() throws {
    let file = try Fixture.read(
      objects: """
        <viewController id="a"><navigationItem key="navigationItem" id="n">
          <leftBarButtonItems><barButtonItem id="l"/><barButtonItem id="m"/></leftBarButtonItems>
          <rightBarButtonItems><barButtonItem id="r"/></rightBarButtonItems></navigationItem>
          <toolbarItems><barButtonItem id="t"/></toolbarItems>
        </viewController>
        """)
    #expect(try file.object("l").key == "leftBarButtonItem")
    #expect(try file.object("m").key == "leftBarButtonItem")
    #expect(try file.object("r").key == "rightBarButtonItem")
    #expect(try file.object("t").key == nil)
  }

  @Test func `References, exits and runtime attributes are read`() throws {
    let file = try Fixture.read(
      objects: """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="X"
          bundleIdentifier="org.b" id="r" sceneMemberID="viewController"/>
        <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
        <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """)
    let scene = try #require(file.scenes.first)
    #expect(scene.reference?.storyboardName == "Other")
    #expect(scene.reference?.referencedIdentifier == "X")
    #expect(scene.reference?.bundleIdentifier == "org.b")
    #expect(scene.controller == nil)
    #expect(scene.exits.map(\.id) == ["e"])
    #expect(try file.object("v").runtimeAttributes.map(\.keyPath) == ["isRound"])
    #expect(try file.object("v").runtimeAttributes.map(\.value) == ["YES"])
  }
}
