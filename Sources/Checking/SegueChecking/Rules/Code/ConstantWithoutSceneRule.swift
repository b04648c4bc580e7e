internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A constant that is named after a scene, a storyboard or a segue, although none has its string.
struct ConstantWithoutSceneRule: Rule {
  static let description = RuleDescription(
    id: .constantWithoutScene, severity: .note,
    summary:
      "A case or constant is named like a scene identifier or a storyboard name, but no "
      + "scene or storyboard has it",
    consequence: "using it crashes",
    why: """
      Lists of storyboard names and scene identifiers go stale, just as enumerations of segues do. \
      The rule looks at constants whose own name says what they are (storyboardName, loginSegue). \
      It also looks at constants of a type whose name says so (StoryboardNames, \
      ViewControllerStoryboardIdentifier), if at least half of them are right. Other rules report \
      code that uses a wrong one.

      Severity: note. Warning if an enumeration opens storyboards by its raw values and code mentions \
      the case, or if code performs or compares segues by an object's variable with the string, which \
      no other rule reports.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      enum StoryboardIdentifier: String {
        case person = "Person"
        case ↓group = "Group"
      }
      enum Groups {
        static let ↓storyboardName = "Groups"
      }
      class List: UIViewController {
        func open() {
          let name = StoryboardIdentifier.person.rawValue
          storyboard?.instantiateViewController(withIdentifier: name)
        }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      enum Screens: String {
        case main = "Main"
        case ↓group = "Group"
        var storyboard: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
        func first() -> UIViewController? { storyboard.instantiateInitialViewController() }
      }
      class List: UIViewController {
        func open() { present(Screens.group.first()!, animated: true) }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      enum StoryboardIdentifier: String {
        case person = "Person"
      }
      enum StoryboardColors: String {
        case red, green
      }
      class List: UIViewController {
        static let storyboardName = "Main"
        func open() {
          let name = StoryboardIdentifier.person.rawValue
          storyboard?.instantiateViewController(withIdentifier: name)
        }
      }
      class Person: UIViewController {}
      """
    ])

  let report: RuleReport

  func check() {
    guard app.hasAllFiles else { return }
    let known = KnownTexts(app.storyboards)
    for type in app.code.table.types where !app.code.isTest(type.sourceFile) {
      if app.uses.openedEnums.contains(type.id) {
        checkOpened(type, known)
      } else {
        checkConstants(of: type, known)
      }
    }
    for (name, constants) in app.code.globals.sorted(by: { $0.key < $1.key }) {
      guard let meaning = ConstantMeaning(ofConstant: name, in: []) else { continue }
      for constant in constants where !app.code.isTest(constant.sourceFile) {
        guard case .string(let text)? = constant.fact.value, !text.isEmpty,
          !known.all.contains(text)
        else { continue }
        reportConstant(
          SegueEnum.Entry(
            name: name, identifier: text,
            location: app.code.location(constant.fact.position, constant.sourceFile)),
          of: nil, meaning, known)
      }
    }
  }

  /// Checks the cases of an enumeration that opens storyboards by its raw values.
  private func checkOpened(_ type: CodeType, _ known: KnownTexts) {
    for member in type.cases {
      guard let text = member.fact.rawValue, !known.storyboards.contains(text) else { continue }
      let isUsed = app.input.texts.containMember(member.fact.name)
      report.add(
        .opensNothing(
          "\(type.path.joined(separator: ".")).\(member.fact.name)", text, known.storyboards),
        isUsed ? .warning : .note, at: app.code.location(member.fact.position, member.sourceFile))
    }
  }

  private func checkConstants(of type: CodeType, _ known: KnownTexts) {
    let constants = app.code.entries(of: type)
    guard constants.contains(where: { !known.all.contains($0.identifier) }) else { return }
    // Another rule checks lists of segues.
    let listsSegues = app.code.isSegueList(type)
    // The name of a type says what its constants are, unless most of them are something else.
    let knownCount = constants.count { known.all.contains($0.identifier) }
    let isTrusted = !listsSegues && knownCount > 0 && knownCount * 2 >= constants.count
    let ofType = isTrusted ? ConstantMeaning(ofType: type.path) : nil
    for constant in constants
    where !constant.identifier.isEmpty && !known.all.contains(constant.identifier) {
      let meaning = ConstantMeaning(ofConstant: constant.name, in: type.path) ?? ofType
      guard let meaning, !(listsSegues && meaning == .segue) else { continue }
      reportConstant(constant, of: type, meaning, known)
    }
  }

  /// Reports a constant of a type, or of no type.
  private func reportConstant(
    _ constant: SegueEnum.Entry, of type: CodeType?, _ meaning: ConstantMeaning,
    _ known: KnownTexts
  ) {
    let name = ((type?.path ?? []) + [constant.name]).joined(separator: ".")
    report.add(
      .standsForNothing(name, constant.identifier, meaning, known.texts(of: meaning)),
      isPerformed(ConstantID(owner: type?.id, name: constant.name)) ? .warning : .note,
      at: constant.location)
  }

  /// Whether code performs a segue by a variable, or compares a segue's identifier with it.
  ///
  /// If the value can't change, other rules report each use.
  private func isPerformed(_ constant: ConstantID) -> Bool {
    func isMeant(_ identifier: Evaluated) -> Bool {
      if case .undecided(.assignedElsewhere(constant, _)) = identifier { true } else { false }
    }
    return app.uses.performs.contains { isMeant($0.identifier) }
      || app.uses.comparisons.contains { isMeant($0.identifier) }
  }
}

/// The strings that storyboards have.
private struct KnownTexts {
  let scenes: KnownNames
  let storyboards: KnownNames
  let segues: KnownNames
  let all: Set<String>

  init(_ linked: LinkedStoryboards) {
    scenes = linked.sceneIdentifiers(in: nil)
    storyboards = linked.names
    segues = linked.segueIdentifiers
    var all = Set(scenes).union(storyboards).union(segues)
    // Lists of scenes may also contain the identifiers of cells and other objects.
    for file in linked.graph.files {
      all.insert(StoryboardName.ofFile(file.path))
      file.forEachObject { object in
        for key in ["reuseIdentifier", "identifier", "restorationIdentifier"] {
          if let text = object.pointee.attributes[key] { all.insert(text) }
        }
      }
    }
    self.all = all
  }

  func texts(of meaning: ConstantMeaning) -> KnownNames {
    switch meaning {
    case .scene: scenes
    case .storyboard: storyboards
    case .segue: segues
    }
  }
}

extension Message {
  fileprivate static func opensNothing(
    _ name: String, _ text: String, _ known: KnownNames
  ) -> Message {
    Message(
      "\(name) opens the storyboard \(quoted(text)), but the app has none of that name",
      help: suggestion(text, among: known, otherwise: "correct the name, or delete the case"))
  }

  fileprivate static func standsForNothing(
    _ name: String, _ text: String, _ meaning: ConstantMeaning, _ known: KnownNames
  ) -> Message {
    let missing =
      switch meaning {
      case .scene: "scene with that identifier"
      case .storyboard: "storyboard of that name"
      case .segue: "segue with that identifier"
      }
    return Message(
      "\(name) stands for \(quoted(text)), but the app has no \(missing)",
      help: suggestion(text, among: known, otherwise: "correct the string, or delete the constant"))
  }
}
