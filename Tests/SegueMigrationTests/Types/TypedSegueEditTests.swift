import SegueMigration
import TestSupport
import Testing

/// The edits that `--to types` makes besides the cases of segues.
struct TypedSegueEditTests {
  private func migrated(_ list: String, segues: [SegueText]) -> MigratedApp {
    MigratedApp(
      to: .types, list, segues: segues, others: ["Detail.swift": TypedSegueTests.detail])
  }

  @Test func `Only the given files change`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: self) }
      }

      """, segues: [.named("show")], in: ["Detail.swift"])
    #expect(app.result.classes.isEmpty)
    #expect(app.result.changes.isEmpty)
  }

  @Test func `Properties with observers become a value only if they are set in one order`() {
    func list(_ assignments: [String]) -> String {
      """
      import UIKit

      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "one" {
            let detail = segue.destination as! Detail
            detail.item = "1"
            detail.count = 1
          } else if segue.identifier == "two" {
            let detail = segue.destination as! Detail
            \(assignments.joined(separator: "\n      "))
          }
        }
      }

      """
    }
    func isTyped(_ assignments: [String], observer: String) -> Bool? {
      MigratedApp(
        to: .types, list(assignments),
        segues: ["one", "two"].map {
          SegueText("show", to: "detail", id: $0, identifier: $0, from: .button)
        },
        others: [
          "Detail.swift": """
          import UIKit

          class Detail: UIViewController {
            var item: String = "" \(observer)
            var count: Int = 0
          }

          """
        ]
      ).text().map { !$0.contains("@Untyped") }
    }
    let same = [#"detail.item = "2""#, "detail.count = 2"]
    let observer = "{ didSet { count += 1 } }"
    #expect(isTyped(same, observer: observer) == true)
    #expect(isTyped(same.reversed(), observer: "") == true)
    #expect(isTyped(same.reversed(), observer: observer) == false)
  }

  @Test func `New code is indented as the file is`() {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
          var items = [""]
          func open() {
              performSegue(withIdentifier: "show", sender: self)
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "show", let index = selected {
                  let detail = segue.destination as! Detail
                  detail.item = items[index]
              }
          }
      }

      """, segues: [.named("show")])
    #expect(app.text()?.contains("\n        if let input = showInput(from: self) {\n") == true)
    #expect(
      app.text()?.contains("\n            performSegue(.show(input), sender: self)\n") == true)
  }

  @Test func `A comment stays with the code that it describes`() {
    let app = migrated(
      """
      import UIKit

      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          // Shows the first item.
          if segue.identifier == "show" {
            print(segue)
          }
        }
      }

      """, segues: [.named("show")])
    #expect(
      app.text()?.contains(
        """
            route(segue, sender: sender)
            // Shows the first item.
            if segue.identifier == SegueID.show.identifier {
        """) == true)
  }
}
