import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct SceneTests {
  @Test func `The initial scene comes first, then those with an identifier, by name`() {
    let plan = plan(
      initial: "n",
      [
        .controller("z", class: "Z", identifier: "Zoo"),
        .controller("n", "navigationController", segues: [.root("a")]),
        .controller("a", class: "A", identifier: "an-identifier"),
        .controller("nameless", class: "N"),
      ])
    let scenes = plan.declarations.flatMap(\.scenes)
    #expect(scenes.map(\.name) == ["initial", "anIdentifier", "zoo"])
    #expect(scenes.map(\.identifier) == [nil, "an-identifier", "Zoo"])
    #expect(scenes.first?.controller == ClassName("UINavigationController"))
    #expect(
      scenes.first?.destination
        == DestinationDeclaration(
          className: ClassName("A"), containers: ["UINavigationController"], isCustom: true))
    #expect(plan.findings.isEmpty)
  }

  @Test func `References with identifiers are scenes, and are followed`() {
    let main = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="r">
      <scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardIdentifier="Way" storyboardName="Other" id="r" \
      sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let other = StoryboardText(initial: "o", scenes: [.controller("o", class: "O")]).xml
    let plan = plan(xml: ["Main.storyboard": main, "Other.storyboard": other])
    let scenes = plan.declarations.first?.scenes ?? []
    #expect(scenes.map(\.name) == ["initial", "way"])
    #expect(scenes.map(\.controller) == [ClassName("O"), ClassName("O")])
    #expect(scenes.map(\.location.file) == ["Main.storyboard", "Main.storyboard"])
  }

  @Test func `Of two scenes with one identifier, the second is reported`() {
    let plan = plan([
      .controller("a", class: "A", identifier: "X"), .controller("b", class: "B", identifier: "X"),
    ])
    #expect(plan.declarations.flatMap(\.scenes).map(\.controller.name) == ["A"])
    #expect(plan.rules == ["duplicate-scene-identifier"])
    #expect(plan.findings.first?.severity == .warning)
    #expect(plan.findings.first?.message.contains("Main.storyboard:6:") == true)
  }

  @Test func `The identifier “Initial” collides only with another scene`() {
    let same = plan(initial: "a", [.controller("a", class: "A", identifier: "Initial")])
    #expect(same.declarations.flatMap(\.scenes).map(\.name) == ["initial", "initial2"])
    #expect(same.findings.isEmpty)
    let other = plan(
      initial: "a",
      [.controller("a", class: "A"), .controller("b", class: "B", identifier: "Initial")])
    #expect(other.scene("initial")?.controller.name == "A")
    #expect(other.scene("initial2")?.identifier == "Initial")
    #expect(other.rules == ["names-collide"])
  }

  @Test func `An initial scene whose identifier collides with another's is reported`() {
    let plan = plan(
      initial: "a",
      [
        .controller("a", class: "A", identifier: "show person"),
        .controller("b", class: "B", identifier: "showPerson"),
      ])
    #expect(plan.scene("showPerson2")?.controller.name == "A")
    #expect(plan.rules == ["names-collide"])
  }

  @Test func `A scene is not named like the bundle of its storyboard`() {
    let scenes = [SceneText.controller("a", class: "A", identifier: "Bundle")]
    #expect(plan(scenes).declarations.flatMap(\.scenes).map(\.name) == ["bundle2"])
    #expect(plan(scenes).findings.isEmpty)
  }

  @Test func `A missing initial controller is not a scene`() {
    #expect(plan(initial: "gone", [.controller("a")]).declarations.flatMap(\.scenes).isEmpty)
  }

  @Test func `Launch screens generate nothing`() {
    let launch = StoryboardText(
      initial: "a", attributes: [("launchScreen", "YES")],
      scenes: [.controller("a", class: "A", identifier: "A")])
    #expect(plan(["LaunchScreen.storyboard": launch]).declarations.isEmpty)
  }

  @Test func `A storyboard's type is named after its file`() {
    let empty = StoryboardText(scenes: [])
    let plan = plan([
      "App/Main.storyboard": empty, "App/Settings/Main.storyboard": empty,
      "PersonStoryboard.storyboard": empty, "Main~ipad.storyboard": empty,
    ])
    #expect(
      Dictionary(uniqueKeysWithValues: plan.declarations.map { ($0.path, $0.typeName) }) == [
        "App/Main.storyboard": "MainStoryboard",
        "App/Settings/Main.storyboard": "SettingsMainStoryboard",
        "PersonStoryboard.storyboard": "PersonStoryboard",
        "Main~ipad.storyboard": "MainIpadStoryboard",
      ])
    #expect(
      plan.declarations.map(\.resourceName) == ["Main", "Main", "Main~ipad", "PersonStoryboard"])
  }

  @Test func `Types with equal names are distinguished, and reported`() {
    let empty = StoryboardText(scenes: [])
    let plan = plan(["Main.storyboard": empty, "MainStoryboard.storyboard": empty])
    #expect(plan.declarations.map(\.typeName) == ["MainStoryboard2", "MainStoryboard"])
    #expect(plan.rules == ["names-collide"])
  }
}
