import CheckRun
import Findings
import TestSupport
import Testing

/// Classes of the same name, in two modules.
@Suite struct NamesakeTests {
  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App", dependencies: ["Kit"], path: "App"),
        .target(name: "Kit", path: "Kit"), .target(name: "Other", path: "Other"),
      ])
    """

  private func check(_ files: [String: String]) throws -> CheckOutcome {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try CheckRun(CheckRequest(paths: [folder.path])).run()
  }

  private func found(
    _ superclass: String, alsoIn other: String? = nil, outlet: String = "UIView"
  ) throws -> [String] {
    var files = [
      "Package.swift": Self.package,
      "App/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="list"><scenes>
      <scene sceneID="s"><objects>
        <viewController id="list" customClass="List" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><view id="e" customClass="EmptyView"/></subviews></view>
          <connections><outlet property="empty" destination="e" id="o"/></connections>
        </viewController>
      </objects></scene>
      </scenes></document>
      """,
      "App/List.swift": """
      import Kit
      class EmptyView: \(superclass) {}
      class List: UIViewController { @IBOutlet var empty: \(outlet)! }
      """,
      "Kit/EmptyView.swift": "open class EmptyView: UIView {}",
    ]
    if let other { files["Other/EmptyView.swift"] = other }
    let outcome = try check(files)
    return outcome.undecided.filter { $0.rule == "wrong-outlet-type" }.map { "\($0.reason)" }
      + outcome.findings.filter { $0.rule == "wrong-outlet-type" }.map(\.message)
  }

  @Test(arguments: [nil, "class EmptyView: Kit.EmptyView {}", "open class EmptyView: UIView {}"])
  func `A class inherits from its namesake in another module, even if a third one has another`(
    other: String?
  ) throws {
    #expect(try found("Kit.EmptyView", alsoIn: other) == [])
    let wrong = [
      "the outlet “empty” has the type UILabel, but the connected object is an EmptyView"
    ]
    #expect(try found("Kit.EmptyView", alsoIn: other, outlet: "UILabel") == wrong)
    let indirect = "Middle {}\nclass Middle: Kit.EmptyView"
    #expect(try found(indirect, alsoIn: other, outlet: "UILabel") == wrong)
  }

  @Test func `A class that is loaded by its name gets the scene of its own module`() throws {
    func storyboard(_ module: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="p"><scenes>
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Person" id="p" customClass="Person" \
      customModule="\(module)" sceneMemberID="viewController"/>
      </objects></scene>
      </scenes></document>
      """
    }
    let findings = try check([
      "Package.swift": Self.package,
      "App/Person.storyboard": storyboard("App"), "Kit/Person.storyboard": storyboard("Kit"),
      "App/Person.swift": """
      import Kit
      class Person: UIViewController { static func create() -> Person { fromStoryboard() } }
      """,
      "Kit/Person.swift": "open class Person: UIViewController {}",
      "Kit/Loading.swift": """
      extension UIViewController {
        public static func fromStoryboard() -> Self {
          UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      """,
    ]).findings
    #expect(findings.filter { $0.rule.hasPrefix("instantiate") }.map(\.message) == [])
  }
}
