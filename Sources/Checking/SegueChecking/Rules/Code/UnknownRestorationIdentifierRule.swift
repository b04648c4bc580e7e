internal import Findings
internal import SourceFacts

/// A comparison with a restoration identifier that nothing has.
struct UnknownRestorationIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .unknownRestorationIdentifier, severity: .warning,
    summary: "Code compares a restoration identifier with one that nothing in the app has",
    consequence: "no restoration identifier has this value, so the code for it never runs",
    why: """
      UIKit asks a restoration class or the app's delegate for a controller by the restoration \
      identifiers of the controller and of those around it. Code that compares them with an \
      identifier that no storyboard, no xib and no code sets never creates its controller, and \
      UIKit restores nothing there. The rule is about `restorationIdentifier` and about single \
      elements of the path, such as `identifierComponents.last`. If code computes a restoration \
      identifier, other comparisons are undecided.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List" restorationIdentifier="list"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          viewControllerWithRestorationIdentifierPath identifierComponents: [String],
          coder: NSCoder
        ) -> UIViewController? {
          switch identifierComponents.last {
          case "list": return List()
          case ↓"person": return Person()
          default: return nil
          }
        }
      }
      class List: UIViewController {}
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List" restorationIdentifier="list"/>
      --- List.m
      @interface List : UIViewController <UIViewControllerRestoration>
      @end
      @implementation List
      + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path
                                                                  coder:(NSCoder *)coder {
        if ([[path lastObject] isEqualToString:↓@"lists"]) { return [[List alloc] init]; }
        return nil;
      }
      @end
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="list"
        useStoryboardIdentifierAsRestorationIdentifier="YES"/>
      <viewController customClass="Person" storyboardIdentifier="person"/>
      --- Person.swift
      class Person: UIViewController, UIViewControllerRestoration {
        static let identifier = "person"
        func prepareToRestore() { restorationIdentifier = Person.identifier }
        static func viewController(
          withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
          if identifierComponents.first == "list" { return nil }
          return identifierComponents.last == "person" ? Person() : nil
        }
      }
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        func name(_ number: Int) { restorationIdentifier = "list\\(number)" }
        func isFirst() -> Bool { restorationIdentifier == "list1" }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    let compared = app.uses.restorations.filter { $0.kind == .compared }
    guard app.hasAllFiles, !compared.isEmpty else { return }
    let restoration = StateRestoration(app: app)
    let known = restoration.identifiers
    let doubt = restoration.doubt
    for use in compared where use.identifier != .undecided(.isNil) {
      for identifier in report.values(of: use.identifier, at: use.location)
      where !identifier.isEmpty && !known.contains(identifier) {
        if let doubt {
          report.addUndecided(at: use.location, doubt)
        } else {
          report.add(
            .unknown(identifier, known), at: use.location, wrong: identifier,
            usedAs: "the restoration identifier is compared here")
        }
      }
    }
  }
}

extension Message {
  fileprivate static func unknown(_ identifier: String, _ known: KnownNames) -> Message {
    Message(
      "nothing in the app has the restoration identifier \(quoted(identifier))",
      help: suggestion(
        identifier, among: known,
        otherwise: "give a scene that restoration identifier, or delete the comparison"))
  }
}
