import Foundation
import SegueGeneration
import SwiftNaming
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Nothing in a storyboard becomes code, whatever attribute it is in.
///
/// Each attribute that the generator reads has a value that would declare `Canary` if it escaped
/// from its literal, name or comment. The program declares `Canary` itself, so a second declaration
/// would be an error.
@Suite struct HostileAttributeTests {
  private static let values = [
    "x:\nenum Canary {}\nlet canary = \"\\(Canary.self)\"\n/* */ //",
    "a */ enum Canary {} /* \"; enum Canary {} // ` ; enum Canary {}",
    "\") } enum Canary {} //\r\nenum Canary {}", "\"\"\"\n\\(canary)#\"",
    "a\u{202E}b\u{2066}c\u{200B}d\u{2028}enum Canary {}\u{85}enum Canary {}", "_", "Any", "default",
    "is", "super", "any", "some", "e\u{301}", "\u{301}", "self", "Type", "Protocol", "`", "a`b",
    "$0",
    "#if false", "A.default", "A..B", "{", "<#x#>",
  ]

  /// A storyboard with a placeholder for each attribute's value.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
        <scene sceneID="1">
          <objects>
            <tableViewController storyboardIdentifier="@1@" restorationIdentifier="@2@" id="a" \
    customClass="@3@" customModule="@4@" customModuleProvider="@5@" userLabel="@6@" \
    sceneMemberID="viewController">
              <tableView key="view" id="t">
                <prototypes>
                  <tableViewCell reuseIdentifier="@7@" id="cell" customClass="@8@" customModule="@9@"/>
                </prototypes>
              </tableView>
              <connections>
                <segue destination="b" kind="show" identifier="@10@" id="g1"/>
                <segue destination="b" kind="@11@" identifier="go" id="g2"/>
                <segue destination="b" kind="custom" customClass="@12@" customModule="@13@" \
    identifier="custom" id="g3"/>
                <segue destination="b" kind="show" identifier="made" \
    destinationCreationSelector="@14@" id="g4"/>
                <segue destination="e" kind="unwind" identifier="back" unwindAction="@15@" id="g5"/>
                <segue destination="e" kind="unwind" unwindAction="@16@" id="g6"/>
                <segue destination="r" kind="show" identifier="else" id="g7"/>
                <segue destination="b" kind="relationship" relationship="@17@" id="g8"/>
              </connections>
            </tableViewController>
            <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects><viewController id="b" customClass="Known" sceneMemberID="viewController"/></objects>
        </scene>
        <scene sceneID="3">
          <objects>
            <viewControllerPlaceholder storyboardName="@18@" referencedIdentifier="@19@" \
    bundleIdentifier="@20@" id="r" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  private static let attributeCount = 20

  /// The template with one hostile attribute and harmless values for the others.
  private static func storyboard(_ value: String, in attribute: Int) -> String {
    var text = template
    for number in (1...attributeCount).reversed() {
      let harmless = [3: "Source", 4: "", 5: "target", 11: "show", 12: "Jump", 13: ""]
      let shown = number == attribute ? value : harmless[number] ?? "plain\(number)"
      text = text.replacingOccurrences(of: "@\(number)@", with: escaped(shown))
    }
    return text.replacingOccurrences(of: #" customModule="""#, with: "")
      .replacingOccurrences(of: "customModule=\"plain9\"", with: "")
      .replacingOccurrences(of: "customClass=\"plain8\"", with: "customClass=\"Cell\"")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&", "<", "\"", "\n", "\r": "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }

  /// The classes that the storyboards name, in the program and in each module that they name.
  private static let classes = """
    import Segues

    open class Source: UITableViewController {}
    open class Known: UIViewController {}
    open class Jump: UIStoryboardSegue {}
    open class Cell: UITableViewCell {}

    """
  /// The attributes that name classes.
  private static let classAttributes = [3, 8, 12]

  @Test func `Generated code compiles, and no attribute's text becomes a declaration`() throws {
    let folder = try TemporaryFolder()
    let files = try Self.files()
    var known: Set = ["AppKit", "Foundation", "Segues", "UIKit"]
    for style in GenerationOptions.Style.allCases {
      var options = GenerationOptions()
      options.style = style
      let code = SegueGenerator(options: options).generate(files)
      #expect(code.files.count > 400)
      let program = Self.classes + "enum Canary {}\nlet canary = 0\n"
      var sources = [try folder.write(program, to: "\(style)/Program.swift")]
      for (number, file) in code.files.enumerated() {
        sources.append(try folder.write(file.text, to: "\(style)/G\(number).swift"))
        for match in file.text.matches(of: /(?m)^ *(?:public )?import (\S+)$/)
        where known.insert(String(match.1)).inserted {
          let source = try folder.write(Self.classes, to: "modules/\(match.1).swift")
          let module = try Compiler(flags: []).compile(
            [source], as: String(match.1), to: folder.path("modules"))
          try #require(module.succeeded, "\(module.output)")
        }
      }
      let result = try Compiler(flags: ["-swift-version", "5"])
        .compile(sources, importing: [folder.path("modules")])
      #expect(result.succeeded, "\(style): \(result.output.prefix(8_000))")
    }
  }

  /// A file for each value of each attribute, and one that is called by each value.
  private static func files() throws -> [InterfaceFile] {
    var files: [InterfaceFile] = []
    for attribute in 1...attributeCount {
      for (number, value) in values.enumerated() {
        // A class of that name can exist, in backticks if need be, and would have to be declared.
        let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if classAttributes.contains(attribute), parts.allSatisfy(SwiftName.isIdentifier),
          !["any", "some"].contains(value)
        {
          continue
        }
        let parsed = StoryboardReader().read(
          Data(storyboard(value, in: attribute).utf8),
          path: "App/S\(attribute)x\(number).storyboard")
        files.append(try #require(parsed.file, "\(parsed.findings)"))
      }
    }
    for (number, value) in values.enumerated() {
      var file = files[number]
      file.path = "App/\(value.replacingOccurrences(of: "/", with: ":"))\(number).storyboard"
      files.append(file)
    }
    return files
  }
}
