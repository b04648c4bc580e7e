internal import Findings
internal import StoryboardModel

/// Code that asks a storyboard for an initial view controller that it does not have.
struct MissingInitialControllerRule: Rule {
  static let description = RuleDescription(
    id: .missingInitialController, severity: .warning,
    summary: "Code instantiates the initial view controller of a storyboard that has none",
    consequence:
      "instantiateInitialViewController returns nil, so nothing is shown, or a forced cast crashes",
    why: """
      A storyboard without an initial view controller returns nil and throws no exception, so the \
      screen is missing.

      Severity: warning. Error if the code crashes on nil, by a forced cast or by unwrapping the result of `as?`.
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

  let report: RuleReport

  func check() {
    for use in app.uses.instantiations where use.identifier == nil {
      guard case .files(let files, let name) = use.target, !files.isEmpty else { continue }
      let lacking = files.sorted().compactMap(app.storyboards.file(at:)).filter {
        $0.initialControllerID == nil
      }
      guard lacking.count == files.count else {
        checkChoice(use, among: files, lacking.map(\.path))
        continue
      }
      add(
        "\(name).storyboard has no initial view controller",
        use.result?.isForced == true ? .error : .warning, at: use.location,
        related: lacking.prefix(1).map { RelatedPlace($0.location, "the storyboard") })
    }
    checkNames()
  }

  /// Checks code that may open one of several storyboards.
  private func checkChoice(_ use: InstantiateUse, among files: [String], _ lacking: [String]) {
    // Files of one name are for different devices, languages or targets.
    let complete = Set(
      files.filter { !lacking.contains($0) }.map(StoryboardName.withoutDevice))
    let names = Set(lacking.map(StoryboardName.withoutDevice)).subtracting(complete).sorted()
    guard !names.isEmpty else { return checkTargets(use, among: files, lacking) }
    add(
      "not every storyboard that may be opened here has an initial view controller: "
        + "\(names.joined(separator: ", ")) \(names.count == 1 ? "has" : "have") none",
      at: use.location)
  }

  /// Checks several storyboards of one name, each in a different target, if only one has no initial view controller.
  private func checkTargets(_ use: InstantiateUse, among files: [String], _ lacking: [String]) {
    guard lacking.count == 1, let file = app.storyboards.file(at: lacking[0]),
      !file.scenes.isEmpty, files.count > 1, case .files(_, let name) = use.target
    else { return }
    let targets = files.map { Set(app.input.membership(of: $0).targets) }
    // No two files share a target.
    guard targets.allSatisfy({ !$0.isEmpty }),
      targets.reduce(into: Set(), { $0.formUnion($1) }).count == targets.map(\.count).reduce(0, +)
    else { return }
    add(
      "several targets have a storyboard \(name), and one of these has no initial view controller",
      at: use.location, related: [RelatedPlace(file.location, "the storyboard")])
  }

  /// Checks names that are passed to a function that always instantiates the initial view controller.
  private func checkNames() {
    let functions = app.uses.makersOfInitialScenes
    for use in app.uses.storyboards {
      guard let function = use.function, functions.contains(function),
        case .files(let files, let name) = use.target, !files.isEmpty,
        files.allSatisfy({ path in
          app.storyboards.file(at: path).map { $0.initialControllerID == nil } ?? false
        })
      else { continue }
      add(
        "\(function) instantiates the initial view controller of \(name).storyboard, which has none",
        at: use.location)
    }
  }

  private func add(
    _ text: String, _ severity: Severity? = nil, at location: SourceLocation,
    related: [RelatedPlace] = []
  ) {
    let message = Message(
      text, help: "mark a scene as the initial view controller, or instantiate it by its identifier"
    )
    report.add(message, severity, at: location, related: related)
  }
}
