internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code that asks a storyboard for an initial view controller that it does not have.
enum MissingInitialControllerRule: CheckRule {
  static let description = RuleDescription(
    name: "missing-initial-controller", severity: .warning,
    summary: "Code instantiates the initial view controller of a storyboard that has none",
    consequence: "instantiateInitialViewController returns nil, and force-unwrapping that crashes",
    why: """
      A storyboard without an initial view controller returns nil and throws no exception, so the \
      screen is missing. A forced cast crashes, which is an error.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="settings"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Settings", bundle: nil).↓instantiateInitialViewController()
        }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="settings" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
        }
      }
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.instantiations where use.identifier == nil {
      guard case .files(let files, let name) = use.target, !files.isEmpty else { continue }
      let lacking = files.sorted().compactMap(app.file(at:)).filter {
        $0.initialControllerID == nil
      }
      guard lacking.count == files.count else {
        checkChoice(use, among: files, lacking.map(\.path), app, &report)
        continue
      }
      report.add(
        description.finding(
          use.result?.isForced == true ? .error : .warning, at: use.location,
          "\(name).storyboard has no initial view controller",
          help: "mark a scene as the initial one, or make it by its identifier",
          related: lacking.prefix(1).map { RelatedPlace($0.location, "the storyboard") }))
    }
    checkNames(app, &report)
  }

  /// Several storyboards may be meant, by different names.
  private static func checkChoice(
    _ use: InstantiateUse, among files: [String], _ lacking: [String], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    // Those of one name are of different devices, languages or targets.
    let complete = Set(files.filter { !lacking.contains($0) }.map(CheckedApp.storyboardName))
    let names = Set(lacking.map(CheckedApp.storyboardName)).subtracting(complete).sorted()
    guard !names.isEmpty else { return checkTargets(use, among: files, lacking, app, &report) }
    report.add(
      description.finding(
        at: use.location,
        "of the storyboards that may be opened here, \(names.joined(separator: ", ")) has no initial "
          + "view controller",
        help: "mark a scene as the initial one, or make it by its identifier"))
  }

  /// Several storyboards of one name, each of another target, of which all others have an initial one.
  private static func checkTargets(
    _ use: InstantiateUse, among files: [String], _ lacking: [String], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard lacking.count == 1, let file = app.file(at: lacking[0]),
      !file.scenes.isEmpty, files.count > 1, case .files(_, let name) = use.target
    else { return }
    let targets = files.map { Set(app.input.memberships[$0]?.targets ?? []) }
    // Each file has targets of its own.
    guard targets.allSatisfy({ !$0.isEmpty }),
      targets.reduce(into: Set(), { $0.formUnion($1) }).count == targets.map(\.count).reduce(0, +)
    else { return }
    report.add(
      description.finding(
        .warning, at: use.location,
        "of the storyboards \(name) of several targets, one has no initial view controller",
        help: "mark a scene as the initial one, or make it by its identifier",
        related: [RelatedPlace(file.location, "the storyboard")]))
  }

  /// Names that are handed to a function, which makes the initial controller of what it is given.
  private static func checkNames(_ app: CheckedApp, _ report: inout RuleReport) {
    let functions = Set(
      app.uses.instantiations.compactMap { $0.identifier == nil ? $0.function : nil }
    ).subtracting(app.uses.instantiations.compactMap { $0.identifier == nil ? nil : $0.function })
    for use in app.uses.storyboards {
      guard let function = use.function, functions.contains(function),
        case .files(let files, let name) = use.target, !files.isEmpty,
        files.allSatisfy({ path in
          app.file(at: path).map { $0.initialControllerID == nil } ?? false
        })
      else { continue }
      report.add(
        description.finding(
          at: use.location,
          "\(name).storyboard has no initial view controller, which \(function) makes",
          help: "mark a scene as the initial one, or make it by its identifier"))
    }
  }
}
