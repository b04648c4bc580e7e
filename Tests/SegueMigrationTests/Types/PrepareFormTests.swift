import SegueMigration
import TestSupport
import Testing

/// The ways in which `prepare(for:sender:)` tells segues apart.
struct PrepareFormTests {
  private func migrated(_ body: String, segues: [SegueText], before: String = "") -> MigratedApp {
    MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        let item = "x"

        func open() { performSegue(withIdentifier: "show", sender: self) }

        \(before)override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(body)
        }
      }

      """, segues: segues)
  }

  @Test(arguments: [
    """
    super.prepare(for: segue, sender: sender)
        if segue.identifier == "show" {
          let detail = segue.destination as! Detail
          detail.item = item
        }
    """,
    """
    guard let name = segue.identifier else { return }
        switch name {
        case "show":
          if let detail = segue.destination as? Detail { detail.item = item }
        default: break
        }
    """,
    """
    if let name = segue.identifier {
          if name == "show", let detail = segue.destination as? Detail { detail.item = item }
        }
    """,
    """
    if let detail = segue.destination as? Detail, segue.identifier == "show" {
          detail.item = item
        }
    """,
    """
    if let detail = segue.destination as? Detail {
          detail.item = item
          return
        }
    """,
    """
    if segue.identifier == "show", let detail = segue.destination as? Detail {
          detail.item = item
        } else if segue.identifier == "show", let detail = segue.destination as? Detail {
          detail.item = "never"
        }
    """,
  ])
  func `A prepare that sets properties becomes a value, however it tells segues apart`(
    _ body: String
  ) {
    let app = migrated(body, segues: [.named("show"), .named("other", to: "other")])
    #expect(app.result.classes.first?.untypedReason == nil)
    #expect(app.text()?.contains("prepare") == false)
    #expect(app.text()?.contains("    @To(Detail.self) case show(Detail.SegueInput)\n") == true)
    #expect(app.text()?.contains("func open() { performSegue(.show(item), sender: self) }") == true)
    #expect(app.parses)
  }

  @Test(arguments: [
    [SegueText.named("show"), SegueText("show", to: "detail", id: "unnamed", from: .button)],
    [.named("show"), .unwind("back:", to: "exit", from: .button)],
  ])
  func `A prepare stays if its cast may succeed for a segue without a case`(_ segues: [SegueText]) {
    let app = migrated(
      "if let detail = segue.destination as? Detail { detail.item = item }", segues: segues)
    #expect(app.result.classes.first?.untypedCount == 1)
    #expect(app.text()?.contains("detail.item = item") == true)
  }

  @Test(arguments: [
    "case \"edit\": return\n    default: break", "case \"show\": break\n    default: return",
  ])
  func `A prepare stays if a switch returns before a cast of the destination`(_ cases: String) {
    let app = migrated(
      """
      switch segue.identifier {
          \(cases)
          }
          if let detail = segue.destination as? Detail { detail.item = item }
      """, segues: [.named("show"), .named("edit")])
    #expect(app.result.classes.first?.untypedReason != nil)
    #expect(app.text()?.contains("detail.item = item") == true)
  }

  @Test func `Several segues to the class of a cast all get its value`() {
    let app = migrated(
      "if let detail = segue.destination as? Detail { detail.item = item }",
      segues: [.named("show"), .named("edit"), .named("other", to: "other")])
    let text = app.text() ?? ""
    #expect(text.contains("@To(Detail.self) case show(Detail.SegueInput)"))
    #expect(text.contains("@To(Detail.self) case edit(Detail.SegueInput)"))
    #expect(text.contains("@To(Other.self) case other\n"))
  }

  @Test func `A prepare stays if an earlier branch with a condition may take the segue`() {
    let app = migrated(
      """
      if segue.identifier == "show", item.isEmpty, let detail = segue.destination as? Detail {
            detail.item = "a"
          } else if segue.identifier == "show", let detail = segue.destination as? Detail {
            detail.item = "b"
          }
      """, segues: [.named("show")])
    #expect(app.result.classes.first?.untypedCount == 1)
  }

  @Test func `A prepare stays if a case has a condition`() {
    let app = migrated(
      """
      switch segue.identifier {
          case "show" where item.isEmpty:
            if let detail = segue.destination as? Detail { detail.item = "a" }
          default: break
          }
      """, segues: [.named("show")])
    #expect(app.result.classes.first?.untypedCount == 1)
    #expect(app.text()?.contains(" where item.isEmpty:") == true)
  }

  @Test(arguments: [#""https://example.org""#, #""a" /* why */"#])
  func `A prepare stays if a comment in it would be lost, but slashes in a string stay`(
    _ value: String
  ) {
    let app = migrated(
      """
      if segue.identifier == "show", let detail = segue.destination as? Detail {
            detail.item = \(value)
          }
      """, segues: [.named("show")])
    let isComment = value.contains("/*")
    #expect(app.result.classes.first?.untypedCount == (isComment ? 1 : 0))
    #expect(app.text()?.contains("performSegue(.show(\(value)), sender: self)") == !isComment)
  }

  @Test func `A comment before prepare stays before the method that takes its place`() {
    let button = SegueText("show", to: "detail", id: "s", identifier: "show", from: .button)
    let app = migrated(
      "if let detail = segue.destination as? Detail { detail.item = item }", segues: [button],
      before: "/// Hands the item over.\n  ")
    #expect(
      app.text()?.contains("  /// Hands the item over.\n  func showInput(from sender: Any?)")
        == true)
    #expect(app.text()?.contains("prepare") == false)
  }
}
