internal import Findings

/// A controller class with outlets or actions that nothing instantiates.
struct UnmadeControllerRule: Rule {
  static let description = RuleDescription(
    id: .unmadeController, severity: .warning,
    summary:
      "A controller class has outlets or actions, but no file and no code creates an object of it",
    consequence: "its code never runs, because its scene has another class or was deleted",
    why: """
      Outlets and actions are for the objects that storyboards and xibs create. A controller class \
      that has some, and that no file names, was left over when its scene was deleted or given \
      another class; casts to it fail from then on. A class that code may create by itself (by its \
      initializer, by an alias, as a value, or by its name as a string) is not reported. Neither is a \
      class with subclasses, an open class of a library, or the principal class of an app extension.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue kind="show" destination="person"/></connections></button>
      </viewController>
      <viewController id="person" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? ⇣Person)?.title = "?"
        }
      }
      --- Person.swift
      class ↓Person: UIViewController {
        @IBOutlet var nameLabel: UILabel!
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="friend" customClass="Friend"/>
      --- List.swift
      class List: UIViewController {
        func open() {
          storyboard?.instantiateViewController(withIdentifier: "friend")
          present(Place(), animated: true)
        }
      }
      class Person: UIViewController {
        @IBOutlet var nameLabel: UILabel!
      }
      class Friend: Person {}
      class Place: UIViewController {
        @IBAction func close() {}
      }
      """
    ])

  let report: RuleReport

  func check() {
    for type in app.unmadeControllers {
      report.add(.neverCreated(type.name), at: app.code.location(type.position, type.sourceFile))
    }
  }
}

extension Message {
  fileprivate static func neverCreated(_ className: String) -> Message {
    Message(
      "\(className) has outlets or actions, but no storyboard, xib or code creates an object of "
        + "the class",
      help: "give its scene this class, or delete the class")
  }
}
