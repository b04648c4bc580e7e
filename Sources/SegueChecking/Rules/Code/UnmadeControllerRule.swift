internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A controller's class with outlets or actions, of which nothing makes an object.
enum UnmadeControllerRule: CheckRule {
  static let description = RuleDescription(
    name: "unmade-controller", severity: .warning,
    summary: "A controller's class has outlets or actions, and no file and no code makes one",
    consequence: "its code never runs: the scene that should have it is of another class, or gone",
    why: """
      Outlets and actions are for the objects that storyboards and xibs make. A controller's class that \
      has some, and that no file names, was left over when its scene was deleted, or its scene was given \
      another class; casts to it fail from then on. A class that code may make by itself, by its \
      initializer, as a value or by its name as a string, is left alone, and so are one that others \
      inherit from and a library's open one.
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

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.input.isWhole, app.hasSources, !app.graph.files.isEmpty,
      !app.input.readingFindings.contains(where: isOfInterface)
    else { return }
    let candidates = app.code.table.types.filter { isCandidate($0, app) }
    guard !candidates.isEmpty else { return }
    let held = heldNames(app)
    let unheld = candidates.filter { type in
      !app.code.hierarchy.hasSubclasses(type.id)
        && !held.contains(type.objectiveCName ?? type.name) && !held.contains(type.name)
        && !isForOthers(type, app)
    }
    guard !unheld.isEmpty else { return }
    let made = madeNames(of: unheld, app)
    for type in unheld {
      guard !made.contains(type.name), type.objectiveCName.map(made.contains) != true else {
        continue
      }
      report.add(
        description.finding(
          at: app.code.location(type.position, type.source),
          "\(type.name) has outlets or actions, and no storyboard, xib or code makes one",
          help: "give its scene the class, or delete it"))
    }
  }

  /// Whether a file was not read: there may be anything in it.
  private static func isOfInterface(_ finding: Finding) -> Bool {
    finding.severity > .note
      && [".storyboard", ".xib"].contains { finding.location.file.hasSuffix($0) }
  }

  /// Whether a class is that of a controller, with outlets or actions beside its declaration.
  private static func isCandidate(_ type: CodeType, _ app: CheckedApp) -> Bool {
    guard type.isClass, type.path.count == 1, !type.isGeneric,
      !app.code.sources[type.source].membership.isTest,
      type.properties.contains(where: { $0.fact.isOutlet && $0.source == type.source })
        || type.methods.contains(where: { $0.fact.isAction && $0.source == type.source })
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
  private static func heldNames(_ app: CheckedApp) -> Set<String> {
    var names: Set<String> = []
    for object in app.customObjects.joined() {
      names.insert(TypeNames.path(object.custom.name).last ?? object.custom.name)
    }
    return names
  }

  /// Whether other repositories may inherit from a class: a library's.
  private static func isForOthers(_ type: CodeType, _ app: CheckedApp) -> Bool {
    app.code.sources[type.source].facts.types.contains {
      $0.position == type.position && $0.isForOtherModules
    }
  }

  /// The names of classes of which code may make an object without a file: all texts that could are
  /// looked for, wherever they stand.
  private static func madeNames(of types: [CodeType], _ app: CheckedApp) -> Set<String> {
    var swift: Set<String> = []
    var objectiveC: Set<String> = []
    for type in types {
      let names = [type.name] + (type.objectiveCName.map { [$0] } ?? [])
      if app.code.sources[type.source].language == .objectiveC {
        objectiveC.formUnion(names)
      } else {
        swift.formUnion(names)
      }
    }
    return (swift.isEmpty ? [] : app.input.namesMade(swift, .swift))
      .union(objectiveC.isEmpty ? [] : app.input.namesMade(objectiveC, .objectiveC))
  }
}
