import SegueMigration
import TestSupport
import Testing

/// The methods that a class keeps although `--to types` migrates it.
struct KeptMethodTests {
  @Test func `A parameter without a name gets one, because a call passes it on`() {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }

        override func prepare(for _: UIStoryboardSegue, sender _: Any?) {
          print("prepare")
        }

        override func shouldPerformSegue(withIdentifier _: String, sender _: Any?) -> Bool {
          false
        }
      }

      """, segues: [.named("show")])
    let text = app.text() ?? ""
    #expect(text.contains("func prepare(for segue: UIStoryboardSegue, sender: Any?) {"))
    #expect(text.contains("    route(segue, sender: sender)\n"))
    #expect(text.contains("(withIdentifier identifier: String, sender: Any?) -> Bool {"))
    #expect(text.contains("guard shouldRoute(identifier, sender: sender) else { return false }"))
  }

  @Test(arguments: [
    ("if isEditing { true } else { false }", true),
    ("switch isEditing {\n    case true: false\n    case false: true\n    }", true),
    ("if isEditing { return true } else { return false }", false),
  ])
  func `A kept method whose only statement is its value returns that`(
    _ body: String, _ isValue: Bool
  ) {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }

        override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {
          \(body)
        }
      }

      """, segues: [.named("show")])
    let call = "    guard shouldRoute(id, sender: sender) else { return false }\n"
    #expect(app.text()?.contains(call + "    \(isValue ? "return " : "")\(body)\n") == true)
  }
}
