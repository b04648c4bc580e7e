import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// The Swift names of classes in files.
@Suite struct ClassTests {
  private func storyboard(_ attributes: String...) -> String {
    let scenes = attributes.enumerated().map { index, text in
      """
      <scene sceneID="\(index)"><objects>
      <viewController id="c\(index)" \(text) sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
  }

  private func classes(
    _ attributes: String..., configure: (inout GenerationOptions) -> Void = { _ in }
  ) -> [ClassName] {
    var options = GenerationOptions()
    configure(&options)
    let scenes = attributes.joined(separator: "|").split(separator: "|").map(String.init)
    let xml = scenes.count == 1 ? storyboard(scenes[0]) : storyboard(scenes[0], scenes[1])
    let files = [file(xml, path: "Main.storyboard")].compactMap(\.self)
    return GenerationPlan(files: files, options: options).declarations
      .flatMap { $0.classes.map(\.className) }
  }

  private let target = #"customModuleProvider="target""#

  @Test func `A class of the target needs no module, whatever the file calls the target`() {
    #expect(classes(#"customClass="A" customModule="Old" \#(target)"#) == [ClassName("A")])
    #expect(
      classes(#"customClass="A" customModule="App""#) { $0.module = "App" } == [ClassName("A")])
  }

  @Test func `A class of another module is imported from it`() {
    let found = classes(#"customClass="A" customModule="My-Kit""#) { $0.module = "App" }
    #expect(found == [ClassName("A", module: "My_Kit")])
    let numbered = classes(#"customClass="A" customModule="2048""#) { $0.module = "App" }
    #expect(numbered == [ClassName("A", module: "_048")])
  }

  @Test func `A class without a module is an Objective-C class, and needs none`() {
    #expect(classes(#"customClass="A""#) { $0.module = "App" } == [ClassName("A")])
  }

  @Test func `Only the requested classes are named`() {
    let found = classes(
      #"customClass="A" customModule="App" \#(target)"#, #"customClass="B" customModule="Kit""#
    ) {
      $0.module = "App"
      $0.onlyClasses = ["A"]
    }
    #expect(found == [ClassName("A")])
    let foreign = classes(#"customClass="B" customModule="Kit""#) {
      $0.module = "App"
      $0.onlyClasses = ["Kit.B"]
    }
    #expect(foreign == [ClassName("B", module: "Kit")])
  }

  @Test func `If the files name only one target, its module is known`() {
    #expect(
      classes(
        #"customClass="A" customModule="App" \#(target)"#, #"customClass="B" customModule="App""#)
        == [ClassName("A"), ClassName("B")])
  }

  @Test func `Two classes of one name have separate types`() {
    let xml = storyboard(
      #"customClass="ListViewController" customModule="Kit""#,
      #"customClass="ListViewController" customModule="App" \#(target)"#)
    let classes = plan(xml: ["Main.storyboard": xml]).declarations.flatMap(\.classes)
    #expect(classes.map(\.className.module) == [nil, "Kit"])
    #expect(
      classes.map(\.namespace) == ["ListViewControllerSegues", "KitListViewControllerSegues"])
  }

  @Test func `A file mentions the modules of all its classes`() {
    let xml = storyboard(
      #"customClass="A" customModule="Kit""#, #"customClass="B" customModule="Base""#)
    let plan = plan(xml: ["Main.storyboard": xml])
    #expect(plan.declarations.map(\.modules) == [["Base", "Kit"]])
  }

  @Test func `The configuration sets the Swift name and the module of a class`() {
    let found = classes(#"customClass="XYZList""#, #"customClass="P" customModule="Kit""#) {
      $0.classes["XYZList"] = ClassOverride(swiftName: "Screens.List", module: "Lists")
      $0.classes["Kit.P"] = ClassOverride(swiftName: "Person")
      $0.classes["P"] = ClassOverride(swiftName: "Wrong")
    }
    #expect(
      found == [ClassName("Person", module: "Kit"), ClassName("Screens.List", module: "Lists")])
  }

  @Test func `The type that is generated for a nested class has no dots in its name`() {
    let files = [file(storyboard(#"customClass="List""#), path: "Main.storyboard")]
    var options = GenerationOptions()
    options.classes["List"] = ClassOverride(swiftName: "Screens.List")
    let plan = GenerationPlan(files: files.compactMap(\.self), options: options)
    #expect(plan.declarations.flatMap(\.classes).map(\.namespace) == ["ListSegues"])
  }

  @Test func `A hidden class counts as its element's, also as a destination`() {
    let main = StoryboardText(scenes: [
      .controller("a", class: "A", segues: [SegueText("show", to: "n", identifier: "go")]),
      .controller("n", "navigationController", class: "Nav", segues: [.root("r")]),
      .controller("r", class: "Root"),
    ])
    let plan = plan(["Main.storyboard": main]) {
      $0.classes["Nav"] = ClassOverride(isHidden: true)
    }
    #expect(plan.source("Nav") == nil)
    #expect(
      plan.segue("go", of: "A")?.destination
        == DestinationDeclaration(
          className: ClassName("Root"), containers: ["UINavigationController"], isCustom: true))
  }

  @Test func `UIKit's own classes are not custom classes`() {
    #expect(classes(#"customClass="UITableViewController""#) == [])
    #expect(classes(#"customClass="AVPlayerViewController""#) == [])
  }

  @Test func `Names mangled by the first Swift compilers are read`() {
    #expect(
      classes(#"customClass="_TtC3App18ListViewController""#) { $0.module = "App" }
        == [ClassName("ListViewController")])
    #expect(classes(#"customClass="_TtC3Kit4List" customModule="X""#).map(\.name) == ["List"])
  }

  @Test(arguments: [
    "Foo Bar", "Foo&lt;Bar&gt;", "1st", "A..B", ".A", "_TtC9App", "a\u{202E}b", "_",
  ])
  func `An impossible name is reported, and generates nothing`(name: String) {
    let plan = plan(xml: ["Main.storyboard": storyboard(#"customClass="\#(name)""#)])
    #expect(plan.declarations.flatMap(\.classes).isEmpty == (name != "_TtC9App"))
    #expect(plan.rules == (name == "_TtC9App" ? [] : ["unusable-class-name"]))
  }

  @Test func `Keywords are escaped`() {
    #expect(classes(#"customClass="Screens.default""#) == [ClassName("Screens.`default`")])
  }

  @Test func `Files of another module refer to that module, and generate nothing`() {
    let kit = StoryboardText(scenes: [.controller("p", class: "P", identifier: "P")])
    let kitXML = kit.xml.replacing(
      #"customClass="P""#, with: #"customClass="P" customModule="Kit" \#(target)"#)
    let main = StoryboardText(scenes: [
      .controller("a", class: "A", segues: [SegueText("show", to: "ref", identifier: "go")]),
      .reference("ref", storyboard: "Kit", identifier: "P"),
    ])
    let plan = GenerationPlan(
      files: files(["App/Main.storyboard": main]),
      references: [file(kitXML, path: "Kit/Kit.storyboard")].compactMap(\.self))
    #expect(plan.declarations.map(\.path) == ["App/Main.storyboard"])
    #expect(
      plan.segue("go", of: "A")?.destination?.className == ClassName("P", module: "Kit"))
    #expect(plan.declarations.first?.modules == ["Kit"])
  }
}
