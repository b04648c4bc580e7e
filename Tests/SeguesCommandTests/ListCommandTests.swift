import Foundation
import TestSupport
import Testing

@Suite struct ListCommandTests {
  @Test func `The table matches the reference, in any order of the paths`() throws {
    let folder = try ListFixture.write()
    let forwards = try segues("list", "App", "Mac", in: folder)
    let backwards = try segues("list", "Mac", "App", in: folder)
    #expect(forwards.output == backwards.output)
    #expect(forwards.status == 0)
    #expect(try ReferenceText.problem(with: forwards.output, name: "list.txt") == nil)
  }

  @Test func `Findings go to standard error`() throws {
    let folder = try ListFixture.write()
    let run = try segues("list", ".", in: folder)
    #expect(run.errors.contains("App/Settings.storyboard:"))
    #expect(run.errors.contains("[storyboard-not-found]"))
    #expect(!run.output.contains("[storyboard-not-found]"))
  }

  @Test func `A launch screen may be a xib, although its key names a storyboard`() throws {
    let folder = try ListFixture.write()
    try FileManager.default.removeItem(atPath: folder.path("App/LaunchScreen.storyboard"))
    let missing = try segues("list", "App", in: folder)
    #expect(missing.errors.contains("the launch storyboard “LaunchScreen” was not found"))
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
      """, to: "App/LaunchScreen.xib")
    for verb in ["list", "walk", "map"] {
      #expect(try !segues(verb, "App", in: folder).errors.contains("LaunchScreen"), "\(verb)")
    }
  }

  @Test func `JSON matches the reference and its schema`() throws {
    let folder = try ListFixture.write()
    let forwards = try segues("list", "--format", "json", "App", "Mac", in: folder)
    let backwards = try segues("list", "--format", "json", "Mac", "App", in: folder)
    #expect(forwards.output == backwards.output)
    #expect(forwards.errors.isEmpty)
    #expect(try JSONSchema(named: "list-schema.json").problems(in: forwards.output).isEmpty)
    #expect(try ReferenceText.problem(with: forwards.output, name: "list.json") == nil)
  }

  @Test func `The schema rejects an invalid document`() throws {
    let schema = try JSONSchema(named: "list-schema.json")
    #expect(try schema.problems(in: "{}").count == 4)
    let wrong = #"{"version": 2, "reachability": 1, "files": [{}], "findings": [], "more": 1}"#
    let problems = try schema.problems(in: wrong)
    #expect(problems.contains { $0.contains("/version") })
    #expect(problems.contains { $0.contains("/reachability") })
    #expect(problems.contains { $0.contains("/files/0: no path") })
    #expect(problems.contains { $0.contains("more is not described") })
  }

  @Test func `Without a project, every initial controller is a start`() throws {
    let folder = try ListFixture.write(withProject: false)
    let run = try segues("list", ".", "--no-code", in: folder)
    #expect(run.output.contains("Reached from the initial controller of every storyboard"))
    #expect(run.output.contains("Source code was not read"))
  }

  @Test(arguments: ["list", "walk"])
  func `Without storyboards, nothing is said about how scenes are reached`(verb: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects><customView id="v"/></objects>
      </document>
      """, to: "Row.xib")
    let run = try segues(verb, ".", in: folder)
    #expect(run.status == 0)
    #expect(!run.output.contains("Reached from") && !run.output.contains("window"))
  }

  @Test func `A scene that code opens is reached`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="a" customClass="List" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="Pet" id="b" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """, to: "Main.storyboard")
    try folder.write(
      """
      class List: UIViewController {
        func open() { _ = storyboard!.instantiateViewController(withIdentifier: "Pet") }
      }
      """, to: "List.swift")
    #expect(try segues("list", ".", in: folder).output.contains("2 controllers (2 reached)"))
    let without = try segues("list", ".", "--no-code", in: folder).output
    #expect(without.contains("2 controllers (1 reached)"))
  }

  @Test func `A segue that a control's action performs has that control as its trigger`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="a" customClass="List" sceneMemberID="viewController">
              <view key="view" id="v"><subviews><button id="b">
                <state key="normal" title="Open"/><connections>
                <action selector="open:" destination="a" eventType="touchUpInside" id="x"/>
              </connections></button></subviews></view>
              <connections><segue destination="c" kind="show" identifier="pet" id="s"/></connections>
            </viewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="c" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """, to: "Main.storyboard")
    try folder.write(
      """
      class List: UIViewController {
        @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "pet", sender: nil) }
      }
      """, to: "List.swift")
    #expect(try segues("list", ".", in: folder).output.contains("control “Open”, by code"))
    #expect(try !segues("list", ".", "--no-code", in: folder).output.contains("by code"))
  }

  @Test func `A scene that code may open by a computed name is undecided`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(initial: "list", scenes: [.controller("list", class: "List")]),
      to: "Main.storyboard")
    try folder.write(
      StoryboardText(initial: "other", scenes: [.controller("other", class: "Other")]),
      to: "Other.storyboard")
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """, to: "Info.plist")
    try folder.write(
      """
      class List: UIViewController {
        func open(_ row: Int) {
          let board = UIStoryboard(name: names()[row], bundle: nil)
          show(board.instantiateInitialViewController()!, sender: nil)
        }
      }
      class Other: UIViewController {}
      """, to: "List.swift")
    let list = try segues("list", ".", in: folder).output
    #expect(list.contains("2 controllers (1 reached, 1 undecided)"))
    let line = try #require(list.split(separator: "\n").first { $0.contains("→  Other") })
    #expect(line.contains(" ? "))
    #expect(try segues("walk", ".", in: folder).output.contains("1 scene created, 1 undecided"))
    for verb in ["list", "walk"] {
      let json = try segues(verb, ".", "--format", "json", in: folder).output
      #expect(json.components(separatedBy: "\"undecided\": true").count == 2)
      #expect(try JSONSchema(named: "\(verb)-schema.json").problems(in: json).isEmpty)
    }
  }

  @Test func `A launch screen alone does not start an app`() throws {
    let folder = try ListFixture.write(withProject: false)
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string></dict></plist>
      """, to: "App/Info.plist")
    let run = try segues("list", ".", "--format", "json", in: folder)
    #expect(run.output.contains(#""rule": "initialControllers""#))
    let text = try segues("list", ".", in: folder).output
    #expect(text.contains("no Info.plist, scene manifest or extension names a main storyboard.\n"))
  }

  @Test func `An unreadable file is an error, and the others are listed`() throws {
    let folder = try ListFixture.write()
    try folder.write("<document", to: "App/Broken.storyboard")
    let run = try segues("list", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("App/Broken.storyboard"))
    #expect(run.output.contains("DetailViewController"))
  }

  @Test func `Excluded files are not read`() throws {
    let folder = try ListFixture.write()
    let run = try segues("list", ".", "--exclude", "Mac", "--exclude", "App/Set*", in: folder)
    #expect(!run.output.contains("Mac.storyboard"))
    #expect(!run.output.contains("App/Settings.storyboard ("))
  }
}
