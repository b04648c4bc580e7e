import Findings
import Renaming
import TestSupport
import Testing

/// Local variables with the name of an outlet, which hide it in a part of a method.
@Suite struct VariableScopeTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="ListController" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews><label id="l1"/></subviews></view>
            <connections><outlet property="total" destination="l1" id="o1"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>

    """

  private func app(_ body: String) -> RenamedApp {
    RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        func show(_ kind: Int, _ first: Int?, _ second: Int?) {
      \(body)
        }
      }

      """,
    ])
  }

  /// In these, `total.text` is the outlet's, and every other `total` is a variable.
  @Test(arguments: [
    // The body of a case is a scope.
    """
        switch kind {
        case 0:
          let total = 1
          print(total)
        case 1: total.text = ""
        case 2:
          print(kind)
          guard let total = first else { return }
          print(total)
        case 3: let total = 2; print(total)
        case 4:
          total.text = ""
        case let total where total > 5: print(total)
        @unknown default: total.text = ""
        }
        total.text = ""
    """,
    // A condition may be written in several lines.
    """
        if let first = first,
          let total = second
        { print(first, total) }
        total.text = ""
        if
          let total = second { print(total) }
        total.text = ""
        while let first = first,
          var total = second { print(first, total) }
        total.text = ""
    """,
    """
        guard let first = first,
          let total = second
        else { return }
        print(first, total)
    """,
    // A pattern may be nested.
    """
        if case .some(let total) = first { print(total) } else { total.text = "" }
        if case let (.some(total), _) = (first, second) { print(total) }
        for (_, total) in [1].enumerated() { print(total) }
        for (_, (_, total)) in [1: (2, 3)] { print(total) }
        for value in values(of: total.text) where isLarge(total.text) { print(value) }
        switch first {
        case let .some(value) where isLarge(total.text): print(value)
        default: total.text = ""
        }
        let (first, total) = (first, 2)
        print(total)
    """,
    """
        let total: UILabel! = total.text
        print(total)
    """,
    """
        let total: [String: (Int) -> UILabel] = [total.text: { _ in total.text }]
        print(total)
    """,
    """
        var total: Int
        first = total
        print(total)
    """,
    "    func next(total: Int = 0) { print(total) }\n    total.text = \"\"",
    "    do { let total = 1; print(total) } catch let total { print(total) }\n    total.text = \"\"",
  ])
  func `A variable hides the outlet only in its scope`(_ body: String) throws {
    let renamed = try app(body).expectRoundTrip("total", "label")
    #expect(
      renamed.files["List.swift"]?
        .contains("{\n\(body.replacing("total.text", with: "label.text"))\n  }\n") == true)
  }

  @Test func `The error of a catch without a pattern hides an outlet of its name`() throws {
    let body = "    do { try save() } catch { print(error) }\n    total.text = \"\""
    let renamed = try app(body).expectRoundTrip("total", "error")
    #expect(renamed.files["List.swift"]?.contains("{ print(error) }\n    error.text =") == true)
  }

  @Test func `A shorthand binding in the second line of a condition is undecided`() throws {
    let plan = try app("    if let first,\n      let total { print(first, total) }")
      .plan("total", "label")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:5:11"])
  }
}
