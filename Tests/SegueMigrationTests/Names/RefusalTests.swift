import SegueMigration
import TestSupport
import Testing

/// The classes that `--to names` leaves alone, and the reasons.
struct RefusalTests {
  @Test func `A class with a computed identifier is left alone`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open(_ row: Int) { performSegue(withIdentifier: names[row], sender: nil) }
        func close() { performSegue(withIdentifier: "close", sender: nil) }
      }

      """, segues: [.named("close")])
    #expect(app.refusal == "List.swift:4:56: the segue's identifier is computed")
    #expect(app.result.changes.isEmpty)
  }

  @Test func `A class with an identifier that no segue has is left alone`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "shwo", sender: nil) }
      }

      """, segues: [.named("show")])
    #expect(
      app.refusal
        == "List.swift:4:46: no segue of the class has the identifier “shwo”, which the code performs"
    )
  }

  @Test(arguments: [
    (#"performSegueWithIdentifier("show", sender: nil)"#, true),
    (
      #"performSegue(withIdentifier: "show", sender: nil) // performSegueWithIdentifier("show")"#,
      false
    ),
  ])
  func `A class that performs segues as in Swift 2 is left alone`(perform: String, isOld: Bool) {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() {
          \(perform)
        }
      }

      """, segues: [.named("show")])
    #expect(app.refusal == (isOld ? "List.swift:3:7: the file is written in Swift 2" : nil))
  }

  @Test func `A class without a scene is left alone`() {
    let app = MigratedApp(
      "class List: UIViewController {}\n", segues: [.named("a")],
      others: [
        "Free.swift": """
        import UIKit

        class Free: UIViewController {
          func open() { performSegue(withIdentifier: "a", sender: nil) }
        }

        """
      ])
    #expect(app.refusal == "Free.swift:3:7: no storyboard has a scene of the class Free")
  }

  @Test func `A subclass of a class that is migrated is left alone`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      class Other: List {
        func close() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")], others: ["Other.swift": ""])
    #expect(app.result.classes.map(\.isMigrated) == [true, false])
    #expect(
      app.result.classes.last?.refusal?.reason
        == "its superclass List lists the segues, and a class can't list its own too")
  }

  @Test func `A class that is declared twice is left alone`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")],
      others: ["Copy.swift": "import UIKit\n\nclass List: UIViewController {}\n"])
    #expect(app.refusal == "List.swift:3:7: List is declared more than once")
  }

  @Test func `A class whose SegueIdentifier has another meaning is left alone`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        struct SegueIdentifier {}
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(
      app.refusal == "List.swift:4:10: SegueIdentifier already has another meaning in the class")
  }

  @Test func `A class that uses this library already is not listed`() {
    let app = MigratedApp(
      """
      import Segues

      class List: UIViewController, SegueHandler {
        enum SegueIdentifier: String { case a }
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(app.result.classes.isEmpty)
  }
}
