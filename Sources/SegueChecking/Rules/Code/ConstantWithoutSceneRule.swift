internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A constant that is named like a scene's or storyboard's, but stands for none.
enum ConstantWithoutSceneRule: CheckRule {
  static let description = RuleDescription(
    name: "constant-without-scene", severity: .note,
    summary:
      "A case or constant is named like a scene identifier or a storyboard name, but no "
      + "scene or storyboard has it",
    consequence: "using it crashes",
    why: """
      Lists of storyboard names and scene identifiers go stale, just as enumerations of segues do. \
      The rule looks at strings whose type has such a name (StoryboardNames, \
      ViewControllerStoryboardIdentifier) and contains others that are right, and at strings that \
      have such a name themselves (storyboardName, loginSegue). Code that uses a wrong one is an \
      error of another rule. If an enumeration opens storyboards by its raw values, and code \
      mentions a case of that name, it is a warning.
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

  /// What happens where a constant is used says more.
  static var yields: Bool { true }

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.input.isWhole else { return }
    let known = KnownTexts(app)
    for type in app.code.table.types where !isTest(type.source, app) {
      if app.uses.openedEnums.contains(type.id) {
        addUnopenable(type, known, app, &report)
        continue
      }
      let texts = texts(of: type)
      guard texts.contains(where: { !known.all.contains($0.text) }) else { continue }
      // Lists of segues have a rule of their own.
      let isSegues = app.isSegueList(type)
      let ofType = isSegues ? nil : Meaning(ofType: type.path)
      let right = texts.count { known.all.contains($0.text) }
      for text in texts where !text.text.isEmpty && !known.all.contains(text.text) {
        let meaning =
          Meaning(ofConstant: text.name, in: type.path)
          ?? (right > 0 && right * 2 >= texts.count ? ofType : nil)
        guard let meaning, !(isSegues && meaning == .segue) else { continue }
        let name = (type.path + [text.name]).joined(separator: ".")
        add(meaning, name, text, known, app, &report)
      }
    }
    for (name, constants) in app.code.globals.sorted(by: { $0.key < $1.key }) {
      guard let meaning = Meaning(ofConstant: name, in: []) else { continue }
      for constant in constants where !isTest(constant.source, app) {
        guard case .string(let text)? = constant.fact.value, !text.isEmpty,
          !known.all.contains(text)
        else { continue }
        let place = Text(
          name: name, text: text, position: constant.fact.position, source: constant.source)
        add(meaning, name, place, known, app, &report)
      }
    }
  }

  /// The cases of an enumeration that opens storyboards by its raw values.
  private static func addUnopenable(
    _ type: CodeType, _ known: KnownTexts, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    for member in type.cases {
      guard let text = member.fact.rawValue, !known.storyboards.contains(text) else { continue }
      let isUsed = app.input.sourcesHave(".\(member.fact.name)")
      report.add(
        description.finding(
          isUsed ? .warning : .note,
          at: app.code.location(member.fact.position, member.source),
          "\(type.path.joined(separator: ".")).\(member.fact.name) opens the storyboard "
            + "\(quoted(text)), and the app has none of that name",
          help: suggestion(
            text, among: known.storyboards, otherwise: "correct the name, or delete the case")))
    }
  }

  private static func add(
    _ meaning: Meaning, _ name: String, _ text: Text, _ known: KnownTexts, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    let location = app.code.location(text.position, text.source)
    report.add(
      description.finding(
        isPerformed(name, app) ? .warning : .note, at: location,
        "\(name) stands for \(quoted(text.text)), and the app has no \(meaning.words)",
        help: suggestion(
          text.text, among: known.texts(of: meaning),
          otherwise: "correct the text, or delete the constant")))
  }

  /// Whether code performs what a variable is set to, or compares it with a segue's identifier.
  private static func isPerformed(_ name: String, _ app: CheckedApp) -> Bool {
    let why = Evaluated.undecided("\(name) may be assigned elsewhere")
    return app.uses.performs.contains { $0.identifier == why }
      || app.uses.comparisons.contains { $0.identifier == why }
  }

  private static func isTest(_ source: Int, _ app: CheckedApp) -> Bool {
    app.code.sources[source].membership.isTest
  }

  private struct Text {
    var name: String
    var text: String
    var position: SourcePosition
    var source: Int
  }

  private static func texts(of type: CodeType) -> [Text] {
    type.cases.compactMap { member in
      member.fact.rawValue.map {
        Text(
          name: member.fact.name, text: $0, position: member.fact.position, source: member.source)
      }
    }
      + type.properties.compactMap { member in
        guard case .string(let text)? = member.fact.value else { return nil }
        return Text(
          name: member.fact.name, text: text, position: member.fact.position,
          source: member.source)
      }
  }
}

/// What a text is for, by the names around it.
private enum Meaning {
  case scene
  case storyboard
  case segue

  var words: String {
    switch self {
    case .scene: "scene with that identifier"
    case .storyboard: "storyboard of that name"
    case .segue: "segue with that identifier"
    }
  }

  /// What a constant's own name says.
  init?(ofConstant name: String, in path: [String]) {
    let name = name.lowercased()
    let type = path.last?.lowercased() ?? ""
    func ends(_ endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
    if ends("storyboardname") || name == "name" && type.hasSuffix("storyboard") {
      self = .storyboard
    } else if ends("storyboardid", "storyboardidentifier")
      || name.contains("storyboard") && ends("viewcontrolleridentifier", "controlleridentifier")
    {
      self = .scene
    } else if ends("segue", "segueid", "segueidentifier") {
      self = .segue
    } else {
      return nil
    }
  }

  /// What the names of a list of constants say.
  init?(ofType path: [String]) {
    let last = path.last?.lowercased() ?? ""
    let all = path.joined(separator: ".").lowercased()
    guard all.contains("storyboard") else { return nil }
    if ["storyboard", "storyboards", "storyboardname", "storyboardnames"].contains(
      where: last.hasSuffix)
    {
      self = .storyboard
    } else if all.contains("identifier") || all.contains("storyboardid")
      || all.contains("storyboardscene") || all.contains("viewcontroller")
    {
      self = .scene
    } else {
      return nil
    }
  }
}

/// The texts that are there.
private struct KnownTexts {
  let scenes: KnownNames
  let storyboards: KnownNames
  let segues: KnownNames
  let all: Set<String>

  init(_ app: CheckedApp) {
    scenes = app.sceneIdentifiers(in: nil)
    storyboards = app.storyboardNames
    segues = app.segueIdentifiers
    var all = Set(scenes).union(storyboards).union(segues)
    // Cells and the like are listed beside scenes.
    for file in app.graph.files {
      all.insert(storyboardName(ofFile: file.path))
      for objects in file.scenes.map(\.objects) + [file.objects] {
        objects.forEachInTree { object in
          for key in ["reuseIdentifier", "identifier", "restorationIdentifier"] {
            if let text = object.pointee.attributes[key] { all.insert(text) }
          }
        }
      }
    }
    self.all = all
  }

  func texts(of meaning: Meaning) -> KnownNames {
    switch meaning {
    case .scene: scenes
    case .storyboard: storyboards
    case .segue: segues
    }
  }
}
