internal import Findings
internal import SourceFacts

/// A subclass of a `@SegueSource` class that prepares segues without calling its superclass.
struct PrepareWithoutSuperRule: Rule {
  static let description = RuleDescription(
    id: .prepareWithoutSuper, severity: .warning,
    summary:
      "A subclass of a @SegueSource class overrides prepare(for:sender:) without calling super",
    consequence: "the destinations of the superclass's segues don't get their inputs",
    why: """
      A @SegueSource class hands inputs over in prepare(for:sender:). An override that calls \
      neither super nor route(_:sender:) prevents that. If code performs the segue, it fails at \
      run time; if a control fires it, nothing is reported. Swift doesn't require the call, and \
      the macro doesn't see subclasses without it.
      """,
    triggering: [
      """
      --- List.swift
      @SegueSource class List: UIViewController {
        enum Segue {
          @To(Person.self) case person(Int)
        }
      }
      class Middle: List {}
      final class Favorites: Middle {
        override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) { title = "" }
      }
      """
    ],
    nonTriggering: [
      """
      --- List.swift
      @SegueSource class List: UIViewController {
        enum Segue {
          @To(Person.self) case person(Int)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          route(segue, sender: sender)
        }
      }
      final class Favorites: List {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
        }
      }
      final class Recents: List {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          route(segue, sender: sender)
        }
      }
      class Plain: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { title = "" }
      }
      """
    ])

  let report: RuleReport

  func check() {
    for type in app.code.table.types where type.isClass && !type.isSegueSource {
      guard let method = type.methods.first(where: { $0.fact.isUnroutedPrepare }),
        let source = app.code.segueSources(of: type.id).first
      else { continue }
      report.add(
        .noSuper(type.name, source.name),
        at: app.code.location(method.fact.position, method.sourceFile))
    }
  }
}

extension Message {
  fileprivate static func noSuper(_ className: String, _ source: String) -> Message {
    Message(
      "\(className) overrides prepare(for:sender:) of \(source) without calling super",
      help: "call 'super.prepare(for: segue, sender: sender)'")
  }
}
