import SegueMigration
import TestSupport
import Testing

/// The inputs that `--to types` declares for destinations.
struct DestinationInputTests {
  @Test(arguments: [
    ("(() -> Void)!", "@escaping (() -> Void)"), ("() -> Void", "@escaping () -> Void"),
    ("(() -> Void)?", "(() -> Void)?"), ("[() -> Void]!", "[() -> Void]"),
  ])
  func `A parameter of a function's type is escaping`(_ type: String, _ parameter: String) {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "show" {
            let detail = segue.destination as! Detail
            detail.done = close
          }
        }
      }

      """, segues: [.named("show")],
      others: [
        "Detail.swift": """
        import UIKit

        class Detail: UIViewController {
          var done: \(type)
        }

        """
      ])
    let text = app.text(of: "Detail.swift")
    #expect(text?.contains("func configure(with input: \(parameter)) {") == true)
  }

  @Test func `A property named input is not hidden by the parameter`() {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "show" { (segue.destination as? Detail)?.input = "a" }
        }
      }

      """, segues: [.named("show")],
      others: [
        "Detail.swift":
          "import UIKit\n\nclass Detail: UIViewController {\n  var input: String?\n}\n"
      ])
    #expect(app.text(of: "Detail.swift")?.contains("    self.input = input\n") == true)
  }

  @Test(arguments: [
    (
      "else if segue.identifier == \"other\" { (segue.destination as? Other)?.count = 1 }",
      "Other.SegueInput already has another meaning in the class"
    ),
    ("", "another segue to Other passes it no value"),
  ])
  func `The subclass of a class with an input gets no other input`(
    _ rest: String, _ reason: String
  ) {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "show" {
            (segue.destination as? Detail)?.item = "a"
          } \(rest)
        }
      }

      """, segues: [.named("show"), .named("other", to: "other")],
      others: [
        "Other.swift": "import UIKit\n\nclass Other: Detail {\n  var count = 0\n}\n"
      ])
    #expect(app.result.classes.first?.untypedReason?.reason == reason)
    #expect(app.text(of: "Other.swift") == nil)
  }
}
