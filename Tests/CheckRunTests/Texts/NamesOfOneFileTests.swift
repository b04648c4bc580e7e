import CheckRun
import Findings
import Testing

/// If code instantiates scenes by the names of their classes, it doesn't instantiate a scene whose class
/// only the class's own files mention.
@Suite struct NamesOfOneFileTests {
  /// The lines of the unreachable scenes in an app that may instantiate any scene by its class.
  private func unreachable(_ files: [String: String]) -> [Int] {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="List" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="t"><objects>
      <viewController storyboardIdentifier="Person" id="b" customClass="Person" \
      sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let list = """
      class List: UIViewController {
        func make<T: UIViewController>() -> T? {
          storyboard?.instantiateViewController(withIdentifier: String(describing: T.self)) as? T
        }
      }
      """
    let run = CheckRun(
      files: ["Main.storyboard": storyboard, "List.swift": list].merging(files) { $1 })
    return run.run().findings.filter { $0.rule == "unreachable-scene" }.map(\.location.line)
  }

  @Test func `A class that only its own files mention is not instantiated`() {
    #expect(unreachable(["Person.swift": "class Person: UIViewController {}"]) == [4])
    #expect(
      unreachable([
        "Person.h": "@interface Person : UIViewController\n@end",
        "Person.m": "#import \"Person.h\"\n@implementation Person\n@end",
      ]) == [4])
  }

  @Test func `A class that its own file uses may be instantiated`() {
    let person = "class Person: UIViewController {}\n"
    let open = "func open(_ list: List) { let person: Person? = list.make() }"
    #expect(unreachable(["Person.swift": person + open]) == [])
    #expect(unreachable(["Person.swift": person + "extension Person: Sendable {}"]) == [4])
  }

  @Test func `A class that another file mentions may be instantiated`() {
    let files = [
      "Person.swift": "class Person: UIViewController {}",
      "Opener.swift": "func open(_ list: List) { let person: Person? = list.make() }",
    ]
    #expect(unreachable(files) == [])
  }
}
