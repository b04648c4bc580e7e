import Foundation
import StoryboardModel
import Testing

@Suite struct SegueReadingTests {
  @Test func `A segue keeps every attribute of Interface Builder`() throws {
    let file = try Fixture.read(
      objects: """
        <viewController id="a"><view key="view" id="v"/><connections>
          <segue id="s" kind="custom" destination="a" identifier=" Show it: now " animates="NO"
            unwindAction="back:" relationship="x" destinationCreationSelector="make:"
            customClass="Fade" customModule="App" customModuleProvider="target"
            modalPresentationStyle="pageSheet" modalTransitionStyle="flipHorizontal"
            popoverAnchorView="v" popoverAnchorBarButtonItem="v" splitViewControllerTargetIndex="1"
            trigger="accessoryAction" action="go:" popoverBehavior="t" preferredEdge="maxY">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="NO"/>
          </segue>
        </connections></viewController>
        """)
    let segue = try file.segue("s")
    #expect(segue.kind == .custom)
    #expect(segue.destination == "a")
    #expect(segue.identifier == " Show it: now ")
    #expect(!segue.animates)
    #expect(segue.unwindAction == "back:")
    #expect(segue.relationship == "x")
    #expect(segue.destinationCreationSelector == "make:")
    #expect(
      segue.customClass == CustomClass(name: "Fade", module: "App", moduleIsTarget: true))
    #expect(segue.modalPresentationStyle == "pageSheet")
    #expect(segue.modalTransitionStyle == "flipHorizontal")
    #expect(segue.popoverAnchorView == "v")
    #expect(segue.popoverAnchorBarButtonItem == "v")
    #expect(segue.splitViewControllerTargetIndex == 1)
    #expect(segue.triggerEvent == "accessoryAction")
    #expect(segue.popoverBehavior == "t")
    #expect(segue.preferredEdge == "maxY")
    #expect(segue.popoverArrowDirections == ["down", "up"])
    #expect(segue.attributes.count == 20)
  }

  @Test func `The trigger and the owner of a segue are found`() throws {
    let file = try Fixture.read(
      objects: """
        <tapGestureRecognizer id="tap"><connections>
          <segue kind="show" destination="a" id="tapped"/></connections></tapGestureRecognizer>
        <viewController id="a" sceneMemberID="viewController">
          <view key="view" id="v"><subviews>
            <button id="b"><connections>
              <segue kind="show" destination="a" id="pressed"/></connections></button>
            <containerView id="c"><connections>
              <segue kind="embed" destination="a2" id="embedded"/></connections></containerView>
          </subviews></view>
          <viewController id="inner"><connections>
            <segue kind="show" destination="a" id="nested"/></connections></viewController>
          <connections>
            <segue kind="show" destination="a" id="coded"/>
            <segue kind="relationship" relationship="x" destination="a2" id="made"/>
            <segue kind="warp" destination="a" id="strange"/>
          </connections>
        </viewController>
        <viewController id="a2"/>
        """)
    let owners = Dictionary(uniqueKeysWithValues: file.segues.map { ($0.id, $0.owner) })
    #expect(
      owners == [
        "tapped": "a", "pressed": "a", "embedded": "a", "nested": "inner", "coded": "a",
        "made": "a", "strange": "a",
      ])
    #expect(try file.segue("tapped").trigger == .object("tap", element: "tapGestureRecognizer"))
    #expect(try file.segue("pressed").trigger == .object("b", element: "button"))
    #expect(try file.segue("embedded").trigger == .embed("c"))
    #expect(try file.segue("nested").trigger == .manual)
    #expect(try file.segue("coded").trigger == .manual)
    #expect(try file.segue("made").trigger == .relationship)
    #expect(try file.segue("strange").kind == .other("warp"))
    #expect(file.segues.map(\.id).first == "tapped")
  }

  @Test func `Elements that only look like segues are not segues`() throws {
    let file = try Fixture.read(
      Fixture.storyboard(
        Fixture.scene(
          """
          <viewController id="a"><connections>
            <segue kind="show" destination="a" id="s">
              <segue key="commit" inheritsFrom="parent" id="c"/>
              <segue key="preview" inheritsFrom="commit" id="p"/>
            </segue>
          </connections></viewController>
          """)
      ).replacingOccurrences(
        of: "</document>",
        with: """
          <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers></document>
          """))
    #expect(file.segues.map(\.id) == ["s"])
    #expect(file.connections == [])
    #expect(file.unknownElements == [])
  }

  @Test func `A segue without a controller around it, or in its scene, has no owner`() throws {
    let file = try Fixture.read(
      objects: """
        <view id="v"><connections><segue kind="show" destination="v" id="s"/></connections></view>
        """)
    #expect(try file.segue("s").owner == nil)
    #expect(try file.segue("s").holder == "v")
  }

  @Test func `Connections of every kind keep their ends`() throws {
    let file = try Fixture.read(
      objects: """
        <viewController id="a"><connections>
          <outlet property="label" destination="a" id="o"/>
          <outletCollection property="buttons" destination="a" id="c" collectionClass="NSArray"/>
          <action selector="go:" destination="a" eventType="touchUpInside" id="t"/>
          <action selector="menu:" target="a" id="m"/>
          <binding destination="a" name="value" keyPath="x" id="b"><dictionary key="options"/></binding>
        </connections></viewController>
        """)
    #expect(
      file.connections.map(\.kind) == [
        .outlet(property: "label"), .outletCollection(property: "buttons"),
        .action(selector: "go:", event: "touchUpInside"), .action(selector: "menu:", event: nil),
        .other(tag: "binding"),
      ])
    #expect(file.connections.allSatisfy { $0.holder == "a" && $0.destination == "a" })
    #expect(file.connections.last?.attributes["keyPath"] == "x")
  }
}
