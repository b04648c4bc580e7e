import SegueMigration
import TestSupport
import Testing

/// The forms of `prepare(for:sender:)` that `--to types` turns into cases with values.
struct TypedSegueTests {
  static let detail = """
    import UIKit

    // Shows an item.
    class Detail: UIViewController {
      var item: String!
      var count = 0
    }

    """

  private func migrated(_ list: String, segues: [SegueText]) -> MigratedApp {
    MigratedApp(to: .types, list, segues: segues, others: ["Detail.swift": Self.detail])
  }

  @Test func `The sender that prepare casts becomes the value of the case`() {
    let app = migrated(
      """
      import UIKit

      /// Lists items.
      final class List: UIViewController {
        func open(_ item: String) {
          performSegue(withIdentifier: "show-detail", sender: item)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "show-detail" {
            let detail = segue.destination as! Detail
            detail.item = sender as! String
          }
        }

        // The rest.
        func close() {}
      }

      """, segues: [.named("show-detail"), .named("other", to: "other")])
    #expect(
      app.text() == """
        import SeguesMacros
        import UIKit

        /// Lists items.
        @SegueSource
        final class List: UIViewController {
          enum Segue {
            @To(Detail.self, id: "show-detail") case showDetail(Detail.SegueInput)
            @To(Other.self) case other
          }

          func open(_ item: String) {
            performSegue(.showDetail(item))
          }

          // The rest.
          func close() {}
        }

        """)
    #expect(
      app.text(of: "Detail.swift") == """
        import Segues
        import UIKit

        // Shows an item.
        class Detail: UIViewController, SegueDestination {
          typealias SegueInput = String

          func configure(with input: String) {
            item = input
          }

          var item: String!
          var count = 0
        }

        """)
    #expect(app.parses)
    #expect(app.newFindings.isEmpty)
  }

  @Test func `Several properties become a struct in the order of their assignments`() {
    let app = migrated(
      """
      import UIKit

      class List: UITableViewController {
        var items = [""]

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.identifier {
          case "tapped":
            guard let cell = sender as? UITableViewCell,
              let index = tableView.indexPath(for: cell)?.row,
              let detail = segue.destination as? Detail
            else { return }
            detail.count = index
            detail.item = items[index]
          default:
            break
          }
        }
      }

      """,
      segues: [
        SegueText("show", to: "nav", id: "tapped", identifier: "tapped", from: .button)
      ])
    #expect(
      app.text() == """
        import SeguesMacros
        import UIKit

        @SegueSource
        class List: UITableViewController {
          enum Segue {
            @To(Detail.self) case tapped(Detail.SegueInput)
          }

          var items = [""]

          func tappedInput(from sender: Any?) -> Detail.SegueInput? {
            guard
              let cell = sender as? UITableViewCell,
              let index = tableView.indexPath(for: cell)?.row
            else { return nil }
            #warning("nil cancels the segue, which used to happen without a value: is that right?")
            return .init(count: index, item: items[index])
          }
        }

        """)
    #expect(
      app.text(of: "Detail.swift")?.contains("    var count: Int\n    var item: String\n") == true)
    #expect(app.parses)
    #expect(app.newFindings.isEmpty)
  }

  @Test func `The content of a navigation controller is the destination`() {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        var selected = "a"

        func open() { performSegue(withIdentifier: "show", sender: self) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "show" else { return }
          let navigation = segue.destination as? UINavigationController
          let detail = navigation?.topViewController as? Detail
          detail?.item = selected
        }
      }

      """, segues: [.named("show", to: "nav")])
    #expect(app.text()?.contains("@To(Detail.self) case show(Detail.SegueInput)") == true)
    #expect(app.text()?.contains("performSegue(.show(selected), sender: self)") == true)
    #expect(app.text()?.contains("prepare") == false)
  }

  @Test func `An unwind segue that code performs names the action`() {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        func close() { performSegue(withIdentifier: "back", sender: nil) }
      }

      """,
      segues: [
        SegueText(
          "unwind", to: "list-exit", id: "back", identifier: "back",
          attributes: [("unwindAction", "wentBack:")])
      ],
      others: [
        "Other.swift": """
        import UIKit

        class Other: UIViewController {
          @IBAction func wentBack(_ segue: UIStoryboardSegue) {}
        }

        """
      ])
    #expect(app.text()?.contains("    @Unwind(Other.wentBack(_:)) case back\n") == true)
    #expect(app.text()?.contains("performSegue(.back, sender: nil)") == true)
  }

  @Test func `A prepare that sets up the destination of an unwind segue stays`() {
    let app = MigratedApp(
      to: .types,
      """
      import UIKit

      class List: UIViewController {
        func close() { performSegue(withIdentifier: "back", sender: nil) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "back" {
            let other = segue.destination as! Other
            other.result = "a"
          }
        }
      }

      """,
      segues: [
        SegueText(
          "unwind", to: "list-exit", id: "back", identifier: "back",
          attributes: [("unwindAction", "wentBack:")])
      ],
      others: [
        "Other.swift": """
        import UIKit

        class Other: UIViewController {
          var result = ""
          @IBAction func wentBack(_ segue: UIStoryboardSegue) {}
        }

        """
      ])
    #expect(app.text()?.contains("    @Unwind(Other.wentBack(_:)) case back\n") == true)
    #expect(app.text()?.contains("      other.result = \"a\"\n") == true)
  }

  @Test(arguments: [
    (
      "print(segue)",
      "List.swift:7:5: prepare(for:sender:) does more than set properties of a destination"
    ),
    (
      """
      if segue.identifier == "show" {
            // Why.
            let detail = segue.destination as! Detail
            detail.item = "a"
          }
      """, "List.swift:6:3: a comment in prepare(for:sender:) would be lost"
    ),
    (
      """
      if segue.identifier == "show" {
            (segue.destination as? Detail)?.title = "a"
          }
      """, "Detail.swift:4:7: the type of Detail.title isn't written in the class's declaration"
    ),
  ])
  func `A prepare that isn't certain stays, its segue is untyped, and a warning says so`(
    _ body: String, _ reason: String
  ) {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(body)
        }
      }

      """, segues: [.named("show")])
    let type = app.result.classes.first
    #expect(type?.untypedReason.map { "\($0.place): \($0.reason)" } == reason)
    #expect(type?.untypedCount == 1)
    #expect(
      app.text()?.contains(
        """
            #warning("the segues marked @Untyped are set up here: give their destinations an input")
            route(segue, sender: sender)
        """) == true)
    #expect(app.text()?.contains("    @Untyped case show\n") == true)
    #expect(app.text()?.contains("func open() { performSegue(.show, sender: self) }") == true)
    #expect(app.text(of: "Detail.swift") == nil)
    #expect(app.parses)
  }

  @Test(arguments: [
    ("prepare(for segue: UIStoryboardSegue, sender: Any?) {}", "prepare(for:sender:)"),
    (
      "shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { true }",
      "shouldPerformSegue(withIdentifier:sender:)"
    ),
  ])
  func `A class with an override in an extension is left alone`(method: String, name: String) {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }
      }

      extension List {
        override func \(method)
      }

      """, segues: [.named("show")])
    #expect(
      app.refusal == "List.swift:8:17: \(name) is in an extension, where the macro can't see it")
  }

  @Test func `The class's own shouldPerformSegue stays, and asks the library first`() {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }

        override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {
          id != "show"
        }
      }

      """, segues: [.named("show")])
    #expect(app.refusal == nil)
    #expect(
      app.text()?.contains(
        """
            guard shouldRoute(id, sender: sender) else { return false }
            return id != SegueID.show.identifier
        """) == true)
  }

  @Test func `A call that can't write the value asks the input method for it`() {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        func open(_ item: String) {
          performSegue(withIdentifier: "show", sender: item)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "show", let name = sender as? String else { return }
          (segue.destination as? Detail)?.item = name
        }
      }

      """, segues: [.named("show")])
    #expect(
      app.text()?.contains(
        """
            if let input = showInput(from: item) {
              performSegue(.show(input), sender: item)
            }
        """) == true)
    #expect(app.text()?.contains("func showInput(from sender: Any?)") == true)
  }

  @Test(arguments: ["self?", "me"])
  func `A call in a closure asks the object that the closure uses`(_ object: String) {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        let item = "x"

        func open() {
          let me = self
          load { [weak self] in
            \(object).performSegue(withIdentifier: "show", sender: nil)
          }
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "show" {
            let detail = segue.destination as! Detail
            detail.item = item
          }
        }
      }

      """, segues: [.named("show")])
    #expect(
      app.text()?.contains(
        """
              if let input = \(object).showInput(from: nil) {
                \(object).performSegue(.show(input), sender: nil)
              }
        """) == true)
    #expect(app.parses)
  }
}
