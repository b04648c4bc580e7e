import CheckRun
import Foundation
import SegueChecking
import TestSupport
import Testing

/// The rules take about four times as long for an app of four times the size, and never sixteen times.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct GrowthTests {
  @Test(arguments: [
    "uses in a class", "uses in Objective-C", "classes in a file", "classes of one chain",
    "controllers that nothing makes", "connections to a class", "cases of a switch",
    "scenes that code makes", "constants", "segues to nothing", "references",
    "scenes of a class", "types of a switch",
  ])
  func `The time for checking the rules grows linearly`(what: String) {
    let small = time(what, 150)
    let large = time(what, 600)
    #expect(large.findings >= small.findings)
    // Less than a tenth of a second is too short to measure.
    #expect(large.seconds < 10 * max(small.seconds, 0.1), "\(small) and \(large)")
  }

  /// Returns the processor time of all rules, and the number of their findings.
  private func time(_ what: String, _ count: Int) -> (seconds: Double, findings: Int) {
    let app = LinkedApp(CheckRun(files: files(what, count)).input())
    var findings = 0
    let seconds = Growth.seconds {
      for rule in RuleCatalog.rules {
        findings += rule.report(on: app).findings.count
      }
    }
    return (seconds, findings)
  }

  private func files(_ what: String, _ count: Int) -> [String: String] {
    switch what {
    case "uses in a class":
      [
        "Main.storyboard": storyboard(),
        "List.swift": swift("List") { "func f\($0)() { \(perform("unknown\($0)")) }" }(count),
      ]
    case "uses in Objective-C":
      [
        "Main.storyboard": storyboard(),
        "List.m": "@interface List : UIViewController\n@end\n@implementation List\n"
          + lines(count) {
            "- (void)f\($0) { [self performSegueWithIdentifier:@\"unknown\($0)\" sender:nil]; }"
          } + "@end\n",
      ]
    case "classes in a file":
      [
        "Main.storyboard": storyboard(),
        "List.swift": lines(count) {
          "class C\($0): UIViewController { func f() { \(perform("unknown\($0)")) } }"
        },
      ]
    case "classes of one chain":
      [
        "Main.storyboard": storyboard("C\(count - 1)"),
        "List.swift": lines(count) {
          "class C\($0): \($0 == 0 ? "UIViewController" : "C\($0 - 1)") "
            + "{ func f\($0)() { \(perform("show")) } }"
        },
      ]
    case "controllers that nothing makes":
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("C\($0).swift", "class C\($0): UIViewController {\n  @IBOutlet var a: UILabel!\n}\n")
        } + [("Main.storyboard", storyboard())])
    case "segues to nothing":
      [
        "Main.storyboard": storyboard(
          connections: lines(4 * count, segue),
          scenes: lines(4 * count) {
            "<scene sceneID=\"y\($0)\"><objects><viewController id=\"z\($0)\"/></objects></scene>"
          })
      ]
    case "references":
      [
        "Main.storyboard": storyboard(
          connections: lines(count, segue),
          scenes: lines(count) {
            "<scene sceneID=\"y\($0)\"><objects><viewControllerPlaceholder id=\"x\($0)\" "
              + "storyboardName=\"Other\"/></objects></scene>"
          })
      ]
    case "connections to a class":
      [
        "Main.storyboard": storyboard(
          connections: lines(count) {
            "<outlet property=\"x\($0)\" destination=\"b\" id=\"o\($0)\"/>"
          }),
        "List.swift": swift("List") { "@IBOutlet var y\($0): UIViewController!" }(count),
      ]
    case "cases of a switch":
      [
        "Main.storyboard": storyboard(),
        "List.swift": "class B: UIViewController {}\nclass List: UIViewController {\n"
          + "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
          + "switch segue.identifier {\n"
          + lines(count) { "case \"s\($0)\": (segue.destination as? B)?.title = \"\"" }
          + "default: break\n}\n}\n}\n",
      ]
    case "types of a switch":
      [
        "Main.storyboard": storyboard(
          connections: lines(count / 4, segue),
          scenes: lines(count / 4) {
            "<scene sceneID=\"y\($0)\"><objects><viewController id=\"x\($0)\" "
              + "customClass=\"C\($0)\"/></objects></scene>"
          }),
        "List.swift": lines(count / 4) { "class C\($0): UIViewController {}" }
          + "class List: UIViewController {\n"
          + "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
          + "switch segue.destination {\n"
          + lines(count) { "case is C\($0 % (count / 4)): title = \"\"" }
          + "default: break\n}\n}\n}\n",
      ]
    case "scenes of a class":
      [
        "Main.storyboard": storyboard(
          scenes: lines(count) {
            "<scene sceneID=\"y\($0)\"><objects><viewController id=\"x\($0)\" customClass=\"List\">"
              + "<connections><segue destination=\"b\" kind=\"show\" identifier=\"show\" "
              + "id=\"g\($0)\"/></connections></viewController></objects></scene>"
          }),
        "List.swift": swift("List") { "func f\($0)() { \(perform("show")) }" }(40),
      ]
    case "scenes that code makes":
      [
        "Main.storyboard": storyboard(),
        "List.swift": swift("List") {
          "func f\($0)() { _ = storyboard?.instantiateViewController(withIdentifier: \"x\($0)\") }"
        }(count),
      ]
    default:
      [
        "Main.storyboard": storyboard(),
        "List.swift": "enum SegueID: String {\n" + lines(count) { "case unknown\($0)" } + "}\n"
          + swift("List") {
            "func f\($0)() { performSegue(withIdentifier: SegueID.unknown\($0).rawValue, sender: nil) }"
          }(count),
      ]
    }
  }

  private func segue(_ number: Int) -> String {
    "<segue destination=\"x\(number)\" kind=\"show\" identifier=\"i\(number)\" id=\"o\(number)\"/>"
  }

  private func perform(_ identifier: String) -> String {
    "performSegue(withIdentifier: \"\(identifier)\", sender: nil)"
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private func swift(_ name: String, _ member: @escaping (Int) -> String) -> (Int) -> String {
    { "class \(name): UIViewController {\n" + lines($0, member) + "}\n" }
  }

  private func storyboard(
    _ name: String = "List", connections: String = "", scenes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes>
    <scene sceneID="s"><objects><viewController id="a" customClass="\(name)"><connections>
    <segue destination="b" kind="show" identifier="show" id="g"/>
    \(connections)</connections></viewController></objects></scene>
    <scene sceneID="t"><objects><viewController id="b"/></objects></scene>
    \(scenes)</scenes>
    </document>
    """
  }
}
