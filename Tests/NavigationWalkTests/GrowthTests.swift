import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Time is linear in the number of segues and storyboards, not quadratic.
@MainActor
@Suite struct GrowthTests {
  private func files(_ storyboards: [String: StoryboardText]) -> [InterfaceFile] {
    storyboards.flatMap { path, text in read(path, text.xml) }
  }

  private func read(_ path: String, _ text: String) -> [InterfaceFile] {
    [StoryboardReader().read(Data(text.utf8), path: path).file].compactMap(\.self)
  }

  @Test func `Many segues of one scene are walked in linear time`() {
    let factor = Growth.factor(from: 100) { count in
      files([
        "Main.storyboard": app(
          (0..<count).map { .init("show", to: "end", id: "s\($0)", from: .button) },
          [.controller("end")])
      ])
    } _: { files in
      let result = walk(files)
      #expect(result.outcome("s50") == .pushed(onto: "UINavigationController", depth: 2))
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A segue's storyboard is found without looking at all of them`() {
    let factor = Growth.factor(from: 400) { count in
      files(
        Dictionary(
          uniqueKeysWithValues: (0..<count).map { number in
            (
              "S\(number).storyboard",
              StoryboardText(
                initial: "c",
                scenes: [.controller("c", segues: [.init("presentation", to: "c", id: "s")])])
            )
          }))
    } _: { files in
      #expect(walk(files).files.count == files.count)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Routes to scenes that share an id are found in linear time`() {
    let factor = Growth.factor(from: 300) { count in
      let scene = """
        <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
        <connections><segue destination="a" kind="presentation" id="s"/></connections>
        </viewController></objects></scene>
        """
      return read(
        "Main.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
        \(String(repeating: scene, count: count))
        </scenes></document>
        """)
    } _: { files in
      let graph = NavigationGraph(files: files)
      let reachability = Reachability(
        in: graph, rule: .initialControllers, startingAt: ["Main.storyboard"])
      let start = ControllerID(file: "Main.storyboard", object: "a")
      #expect(RouteMap(graph, reachability: reachability).route(to: start).hosting.root == start)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `An embed into a container that isn't empty throws an exception`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><view id="around"><subviews><label id="beside"/>
      <containerView id="box"><subviews><view id="inside"/></subviews><connections>
      <segue destination="b" kind="embed" id="e"/></connections></containerView>
      </subviews></view></subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let full = walk(read("Main.storyboard", text))
    guard case .raised = full.scene("a") else {
      Issue.record("\(String(describing: full.scene("a")))")
      return
    }
    let empty = text.replacingOccurrences(
      of: "<subviews><view id=\"inside\"/></subviews>", with: "")
    #expect(walk(read("Main.storyboard", empty)).scene("a") == .made)
    guard case .embedded = walk(read("Main.storyboard", empty)).outcome("e") else {
      Issue.record("not embedded")
      return
    }
  }
}
