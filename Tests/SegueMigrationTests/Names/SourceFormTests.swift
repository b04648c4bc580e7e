import TestSupport
import Testing

/// The forms in which code performs segues, before and after `--to names`.
struct SourceFormTests {
  private func migrated(_ body: String, others: [String: String] = [:]) -> MigratedApp {
    MigratedApp(
      """
      import UIKit

      class List: UIViewController {
      \(body)
      }

      """, segues: [.named("showDetail"), .named("edit-item")], others: others)
  }

  /// A protocol as apps write it, whose methods this library has, too.
  private static let handler = """
    import UIKit

    protocol SegueHandlerType {
      associatedtype SegueIdentifier: RawRepresentable
    }

    extension SegueHandlerType where Self: UIViewController, SegueIdentifier.RawValue == String {
      func performSegueWithIdentifier(_ identifier: SegueIdentifier, sender: Any?) {
        performSegue(withIdentifier: identifier.rawValue, sender: sender)
      }

      func segueIdentifierForSegue(_ segue: UIStoryboardSegue) -> SegueIdentifier {
        guard let text = segue.identifier, let identifier = SegueIdentifier(rawValue: text) else {
          fatalError("unknown segue")
        }
        return identifier
      }
    }

    """

  private func expected(_ body: String) -> String {
    """
    import Segues
    import UIKit

    class List: UIViewController, SegueHandler {
      enum SegueIdentifier: String, CaseIterable {
        case showDetail
        case editItem = "edit-item"
      }

    \(body)
    }

    """
  }

  @Test func `A literal becomes a case, and the sender stays`() {
    let app = migrated(
      """
        // Opens the detail.
        func open() { performSegue(withIdentifier: "showDetail" /* why */, sender: self) }
      """)
    #expect(
      app.text()
        == expected(
          """
            // Opens the detail.
            func open() { performSegue(.showDetail /* why */, sender: self) }
          """))
    #expect(app.parses)
    #expect(app.newFindings.isEmpty)
  }

  @Test func `A call of super passes the raw value, because the superclass has no cases`() {
    let app = migrated(
      """
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          super.performSegue(withIdentifier: "showDetail", sender: sender)
        }
      """)
    #expect(
      app.text()
        == expected(
          """
            override func performSegue(withIdentifier identifier: String, sender: Any?) {
              super.performSegue(withIdentifier: SegueIdentifier.showDetail.rawValue, sender: sender)
            }
          """))
  }

  @Test func `A receiver stays`() {
    let app = migrated(
      "  lazy var open = { [weak self] in self?.performSegue(withIdentifier: \"edit-item\", sender: nil) }"
    )
    #expect(
      app.text()
        == expected(
          "  lazy var open = { [weak self] in self?.performSegue(.editItem, sender: nil) }"))
  }

  @Test func `Constants of a struct become cases`() {
    let app = migrated(
      """
        struct Segues { static let edit = "edit-item" }
        func open() { performSegue(withIdentifier: Segues.edit, sender: nil) }
      """)
    #expect(app.text()?.contains("performSegue(.editItem, sender: nil)") == true)
  }

  @Test func `A choice between two literals becomes one between two cases`() {
    let app = migrated(
      """
        func open(_ isNew: Bool) {
          performSegue(withIdentifier: isNew ? "edit-item" : "showDetail", sender: nil)
        }
      """)
    #expect(
      app.text()
        == expected(
          """
            func open(_ isNew: Bool) {
              performSegue(isNew ? .editItem : .showDetail, sender: nil)
            }
          """))
  }

  @Test func `A choice inside of a choice becomes one between cases`() {
    let app = migrated(
      """
        func open(_ isNew: Bool, _ isOld: Bool) {
          performSegue(
            withIdentifier: isNew ? "edit-item" : isOld ? "showDetail" : "edit-item", sender: nil)
        }
      """)
    #expect(
      app.text()?.contains("isNew ? .editItem : isOld ? .showDetail : .editItem, sender: nil)")
        == true)
  }

  @Test func `The enum is declared in the class if all of the class is in one line`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController { func open() { performSegue(withIdentifier: "a", sender: nil) } }

      struct Unrelated {}

      """, segues: [.named("a")])
    #expect(
      app.text() == """
        import Segues
        import UIKit

        class List: UIViewController, SegueHandler {
          enum SegueIdentifier: String, CaseIterable {
            case a
          }
         func open() { performSegue(.a, sender: nil) } }

        struct Unrelated {}

        """)
    #expect(app.parses)
  }

  @Test(arguments: [
    ("// List.swift\n\n", "/// Lists items.\n"),
    ("/** A license. */\n\n", ""), ("// A\n// B\n\n", ""),
    ("/* A license.\n\n   Its end. */\n\n", "// MARK: List\n/// Lists items.\n"),
    ("", "/// Lists items.\n"), ("// List.swift\n", ""),
  ])
  func `The first import comes after the header and before the comments of the class`(
    _ header: String, _ comments: String
  ) {
    let app = MigratedApp(
      """
      \(header)\(comments)class List: UIViewController {
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(
      app.text()?.hasPrefix("\(header)import Segues\n\n\(comments)class List: ") == true)
  }

  @Test func `A comment after the last import stays in its line`() {
    let app = MigratedApp(
      """
      import UIKit
      import Foundation // for dates

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(
      app.text()?.hasPrefix(
        """
        import UIKit
        import Foundation // for dates
        import Segues

        """) == true)
  }

  @Test(arguments: ["{}", "{\n}"])
  func `The enum of a class without members in its braces has the braces around it`(
    _ braces: String
  ) {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController \(braces)

      extension List {
        func open() { performSegue(withIdentifier: "a", sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(
      app.text()?.contains(
        """
        class List: UIViewController, SegueHandler {
          enum SegueIdentifier: String, CaseIterable {
            case a
          }
        }

        extension List {
        """) == true)
  }

  @Test func `An enum in one line gets the missing cases before its brace`() {
    let app = migrated(
      """
        private enum SegueID: String { case edit = "edit-item" }
        func open() { performSegue(withIdentifier: SegueID.edit.rawValue, sender: nil) }
      """)
    let line = #"enum SegueID: String { case edit = "edit-item"; case showDetail }"#
    #expect(app.text()?.contains("  \(line)\n") == true)
  }

  @Test(arguments: ["", "private ", "internal ", "public "])
  func `The kept enum of a public class becomes public`(_ access: String) {
    let app = MigratedApp(
      """
      import UIKit

      public class List: UIViewController {
        \(access)enum SegueID: String { case a }
        func open() { performSegue(withIdentifier: SegueID.a.rawValue, sender: nil) }
      }

      """, segues: [.named("a")])
    #expect(app.text()?.contains("\n  public enum SegueID: String { case a }\n") == true)
    #expect(app.text()?.contains("\n  public typealias SegueIdentifier = SegueID\n") == true)
    #expect(app.parses)
  }

  @Test func `The class's own enum of identifiers is kept, and gets the missing cases`() {
    let app = migrated(
      """
        private enum SegueID: String {
          case edit = "edit-item" // the sheet
        }

        func open() { performSegue(withIdentifier: SegueID.edit.rawValue, sender: nil) }
      """)
    #expect(
      app.text() == """
        import Segues
        import UIKit

        class List: UIViewController, SegueHandler {
          typealias SegueIdentifier = SegueID

          enum SegueID: String {
            case edit = "edit-item" // the sheet
            case showDetail
          }

          func open() { performSegue(.edit, sender: nil) }
        }

        """)
  }

  @Test func `SwiftGen's accessors become cases`() {
    let app = migrated(
      """
        func open() { perform(segue: StoryboardSegue.Main.editItem, sender: self) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch StoryboardSegue.Main(segue) {
          case .showDetail?: title = "Detail"
          default: break
          }
        }
      """)
    #expect(
      app.text()
        == expected(
          """
            func open() { performSegue(.editItem, sender: self) }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segueIdentifier(for: segue) {
              case .showDetail: title = "Detail"
              case .editItem: break
              }
            }
          """))
  }

  @Test func `R.swift's accessors become cases`() {
    let app = migrated(
      "  func open() { performSegue(withIdentifier: R.segue.list.showDetail, sender: self) }")
    #expect(
      app.text() == expected("  func open() { performSegue(.showDetail, sender: self) }"))
  }

  @Test func `A handwritten SegueHandlerType is replaced where the class conforms to it`() {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController {
        func open() { performSegueWithIdentifier(.showDetail, sender: nil) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let identifier = segueIdentifierForSegue(segue)
          print(identifier)
        }
      }

      extension List: SegueHandlerType {
        enum SegueIdentifier: String { case showDetail }
      }

      """, segues: [.named("showDetail")], others: ["Handler.swift": Self.handler])
    #expect(
      app.text() == """
        import Segues
        import UIKit

        class List: UIViewController {
          func open() { performSegue(.showDetail, sender: nil) }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let identifier = segueIdentifier(for: segue)
            print(identifier)
          }
        }

        extension List: SegueHandler {
          enum SegueIdentifier: String { case showDetail }
        }

        """)
    #expect(app.parses)
  }

  @Test(arguments: ["", "self."])
  func `A switch over the case that a handwritten handler finds becomes one over the library's`(
    _ receiver: String
  ) {
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showDetail, edit }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch \(receiver)segueIdentifierForSegue(segue) {
          case .showDetail: title = "Detail"
          case .edit: title = "Edit"
          }
        }

        func open(_ segue: UIStoryboardSegue) {
          print(\(receiver)segueIdentifierForSegue(segue))
        }
      }

      """, segues: [.named("showDetail"), .named("edit")],
      others: ["Handler.swift": Self.handler])
    #expect(app.refusal == nil)
    let text = app.text() ?? ""
    #expect(!text.contains("segueIdentifierForSegue"))
    #expect(text.contains("segueIdentifier(for: segue) {\n    case .showDetail: title"))
    #expect(text.contains("print(\(receiver)segueIdentifier(for: segue))"))
  }

  @Test func `A class that calls another method of its own protocol is left alone`() {
    let handler =
      Self.handler
      + "extension SegueHandlerType { func segueID(for segue: UIStoryboardSegue) {} }\n"
    let app = MigratedApp(
      """
      import UIKit

      class List: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showDetail }
        func open() { performSegueWithIdentifier(.showDetail, sender: nil) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          print(segueID(for: segue))
        }
      }

      """, segues: [.named("showDetail")], others: ["Handler.swift": handler])
    #expect(
      app.refusal
        == "List.swift:8:11: the class calls segueID, which it has only from the app's own protocol"
    )
  }

  @Test func `AppKit's identifiers become cases`() {
    let app = MigratedApp(
      """
      import AppKit

      class List: NSViewController {
        func open() {
          performSegue(withIdentifier: NSStoryboardSegue.Identifier("showDetail"), sender: nil)
        }
      }

      """, segues: [.named("showDetail")])
    #expect(app.text()?.contains("performSegue(.showDetail, sender: nil)") == true)
  }

  @Test func `A file with CRLF line ends keeps them, and its blank lines`() {
    let code = """
      import UIKit

      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showDetail", sender: nil) }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showDetail", title == nil {
            title = "a"

            title = "b"
          }
        }
      }

      """
    let app = MigratedApp(
      code.replacing("\n", with: "\r\n"), segues: [.named("showDetail"), .named("edit")])
    let text = app.text()
    #expect(text?.contains("      if title == nil {\r\n") == true)
    #expect(text?.contains(" \r\n") == false)
    #expect(text?.isEmpty == false)
    #expect(text?.replacingCRLF.unicodeScalars.contains("\n") == false)
  }
}

extension String {
  /// The text without its CRLF line ends.
  fileprivate var replacingCRLF: String { String(filter { $0 != "\r\n" }) }
}
