internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A controller class with outlets or actions that nothing instantiates.
struct UnmadeControllerRule: Rule {
  static let description = RuleDescription(
    name: .unmadeController, severity: .warning,
    summary: "A controller class has outlets or actions, but no file and no code creates one",
    consequence: "its code never runs, because its scene has another class or was deleted",
    why: """
      Outlets and actions are for the objects that storyboards and xibs create. A controller class \
      that has some, and that no file names, was left over when its scene was deleted or given \
      another class; casts to it fail from then on. A class that code may create by itself (by its \
      initializer, as a value, or by its name as a string) is not reported. Neither is a class \
      with subclasses, or an open class of a library.
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

  let app: LinkedApp
  let report: RuleReport

  func check() {
    guard app.input.isWhole, app.hasSources, !app.graph.files.isEmpty,
      !app.input.readingFindings.contains(where: Self.isOfInterface)
    else { return }
    let candidates = app.code.table.types.filter(isCandidate)
    guard !candidates.isEmpty else { return }
    let named = namesInFiles
    let unnamed = candidates.filter { type in
      !app.code.hierarchy.hasSubclasses(type.id)
        && !named.contains(type.objectiveCName ?? type.name) && !named.contains(type.name)
        && !type.isForOtherModules
    }
    guard !unnamed.isEmpty else { return }
    let made = madeNames(of: unnamed)
    for type in unnamed {
      guard !made.contains(type.name), type.objectiveCName.map(made.contains) != true else {
        continue
      }
      report.add(.neverCreated(type.name), at: app.code.location(type.position, type.sourceFile))
    }
  }

  /// Whether a storyboard or xib was not read, in which case it may contain anything.
  private static func isOfInterface(_ finding: Finding) -> Bool {
    finding.severity > .note
      && [".storyboard", ".xib"].contains { finding.location.file.hasSuffix($0) }
  }

  /// Whether a class is a controller with outlets or actions next to its declaration.
  private func isCandidate(_ type: CodeType) -> Bool {
    guard type.isClass, type.path.count == 1, !type.isGeneric,
      !app.code.sources[type.sourceFile].membership.isTest,
      type.properties.contains(where: { $0.fact.isOutlet && $0.sourceFile == type.sourceFile })
        || type.methods.contains(where: { $0.fact.isAction && $0.sourceFile == type.sourceFile })
    else { return false }
    let ancestry = app.code.hierarchy.ancestry(of: type.id)
    guard let system = ancestry.system else {
      return ancestry.gap != nil && type.name.hasSuffix("Controller")
    }
    return SystemClasses.chain(of: system).contains {
      ["UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController"]
        .contains($0)
    }
  }

  /// The classes that storyboards and xibs name.
  private var namesInFiles: Set<String> {
    var names: Set<String> = []
    for object in app.storyboards.customObjects.joined() {
      names.insert(TypeText.path(object.custom.name).last ?? object.custom.name)
    }
    return names
  }

  /// The names of the classes that code may create an object of without a file, in any of the ways that
  /// a search of the sources finds.
  private func madeNames(of types: [CodeType]) -> Set<String> {
    var swift: Set<String> = []
    var objectiveC: Set<String> = []
    for type in types {
      let names = [type.name] + (type.objectiveCName.map { [$0] } ?? [])
      if app.code.sources[type.sourceFile].language == .objectiveC {
        objectiveC.formUnion(names)
      } else {
        swift.formUnion(names)
      }
    }
    return app.input.texts.classesMade(among: swift, declaredIn: .swift)
      .union(app.input.texts.classesMade(among: objectiveC, declaredIn: .objectiveC))
  }
}

extension Message {
  fileprivate static func neverCreated(_ className: String) -> Message {
    Message(
      "\(className) has outlets or actions, but no storyboard, xib or code creates one",
      help: "give its scene this class, or delete the class")
  }
}
