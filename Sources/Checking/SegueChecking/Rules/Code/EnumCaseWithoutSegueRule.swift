internal import Findings

/// An enumeration of segues that lists a segue that doesn't exist.
struct EnumCaseWithoutSegueRule: Rule {
  static let description = RuleDescription(
    id: .enumCaseWithoutSegue, severity: .warning,
    summary: "A case or constant is named like a segue identifier, but no segue has it",
    consequence: "performing it crashes, and code that waits for it never runs",
    why: """
      An enumeration of segue identifiers is only as good as its raw values: nothing keeps them \
      and the storyboard together. The rule looks at enumerations with string raw values, and at \
      types with constants, whose name contains “segue”. Those inside a class are compared with \
      its scenes and the scenes of its subclasses, all others with the whole app. A class may list \
      segues of another class, if that class performs them. A case that stands for no segue, such \
      as `none` or `noSegue`, is left out.

      Severity: warning. Note if no code uses the case or constant.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        enum SegueIdentifier: String { case showPerson, ↓showGroup }
        func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
      }
      class Person: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="Show Person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        enum SegueIdentifier: String { case showPerson = "Show Person", unnamed = "", none }
        func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
        func back() { performSegue(withIdentifier: Person.SeguesToIt.person.rawValue, sender: nil) }
      }
      class Person: UIViewController {
        enum SeguesToIt: String { case person = "Show Person" }
      }
      """
    ])

  let report: RuleReport

  func check() {
    let performed = identifiersPerformedByOwnClasses
    for list in app.segueEnums {
      let controllers = list.owner.map { app.scenes.controllers(running: [$0]) } ?? []
      if list.owner != nil, controllers.isEmpty {
        report.addUndecided(
          at: list.entries[0].location, "no scene has the class that contains \(list.name)")
        continue
      }
      guard list.owner != nil || app.hasAllFiles else { continue }
      let known =
        controllers.isEmpty
        ? app.storyboards.segueIdentifiers : app.scenes.segueIdentifiers(of: controllers)
      // A type that only happens to have the word in its name lists something else, such as parts of identifiers.
      if list.owner == nil || list.isDerived,
        !list.entries.contains(where: { known.contains($0.identifier) })
      {
        continue
      }
      for entry in list.entries
      where !NoSegueName.contains(entry.identifier) && !known.contains(entry.identifier) {
        // A class may list the segues that lead to it, for the classes that perform them.
        if performed.contains(entry.identifier) { continue }
        let isUsed = isUsed(entry, of: list)
        report.add(
          .noSegue(
            entry, in: list, isOfClass: !controllers.isEmpty, known, isUsed: isUsed,
            isGenerated: list.isGenerated || app.input.texts.isGenerated(entry.location.file)),
          isUsed ? .warning : .note, at: entry.location,
          related: app.graph.places(of: controllers))
      }
    }
  }

  /// Whether code names an entry, goes through all cases, or performs or compares the identifier.
  private func isUsed(_ entry: SegueEnum.Entry, of list: SegueEnum) -> Bool {
    let type = list.name.split(separator: ".").last.map(String.init)
    return app.input.texts.containMember(entry.name)
      || type.map(app.input.texts.listCases) ?? false
      || app.uses.performs.contains { $0.identifier.known.contains(entry.identifier) }
      || app.uses.comparisons.contains { $0.identifier.known.contains(entry.identifier) }
  }

  /// The identifiers that some class performs or compares, and that one of the class's own segues has.
  private var identifiersPerformedByOwnClasses: Set<String> {
    let used = app.uses.performs.map { ($0.actor, $0.identifier) }
    let compared = app.uses.comparisons.map { ($0.actor, $0.identifier) }
    var found: Set<String> = []
    for (actor, identifier) in used + compared {
      guard case .values(let values) = identifier, case .own = actor,
        let controllers = app.scenes.controllers(of: actor)
      else { continue }
      let own = Set(app.scenes.segueIdentifiers(of: controllers))
      found.formUnion(values.filter(own.contains))
    }
    return found
  }
}

extension Message {
  fileprivate static func noSegue(
    _ entry: SegueEnum.Entry, in list: SegueEnum, isOfClass: Bool, _ known: KnownNames,
    isUsed: Bool, isGenerated: Bool
  ) -> Message {
    Message(
      "\(list.name).\(entry.name) stands for \(quoted(entry.identifier)), but no segue of the "
        + (isOfClass ? "class" : "app") + " has that identifier",
      why: isUsed ? nil : "no code uses it, but performing it would crash",
      help: isGenerated
        ? Advice("generate the file again")
        : suggestion(
          entry.identifier,
          among: known.filter { name in !list.entries.contains { $0.identifier == name } },
          otherwise: "delete the case, or give a segue that identifier"))
  }
}
