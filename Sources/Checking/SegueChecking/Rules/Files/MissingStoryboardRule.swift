internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference to a storyboard that the app does not have.
struct MissingStoryboardRule: Rule {
  static let description = RuleDescription(
    id: .storyboardNotFound, severity: .error,
    summary: "A reference or Info.plist names a storyboard that does not exist",
    why: """
      The storyboard is looked up in the bundle when the segue is performed. If it is missing, the \
      app crashes with “Could not find a storyboard named …”. Nothing checks the name when the app \
      is built. A reference to a bundle that no target of the app builds is undecided if no file \
      has the storyboard's name, because a framework or package may contain it. So is a reference \
      in a file that was checked by itself.

      Severity: error. Warning if:
      - only other apps of the project have the storyboard of a reference;
      - `Info.plist` names the storyboard, and it is for the launch screen, or the project doesn't say \
      which target uses that property list: another target's build may provide the file.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="product"/></connections>
        </button>
      </viewController>
      ↓<viewControllerPlaceholder id="product" storyboardName="Product"/>
      --- Products.storyboard
      <viewController initial="YES" customClass="Product"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="product"/></connections>
        </button>
        <button>
          <connections><segue kind="show" destination="login"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="product" storyboardName="Products"/>
      <viewControllerPlaceholder id="login" storyboardName="Login" bundleIdentifier="org.kit"/>
      --- Products~ipad.storyboard
      <viewController initial="YES" customClass="Product"/>
      """
    ])

  let report: RuleReport

  func check() {
    // Reading finds the missing storyboards that Info.plist names.
    report.passOn()
    for broken in BrokenReference.all(in: app.graph) {
      guard case .unknownStoryboard(let reference) = broken.destination else { continue }
      let name = reference.storyboardName ?? ""
      if let bundle = reference.bundleIdentifier, !bundle.isEmpty,
        !app.input.isWhole || !app.input.ownBundles.contains(bundle)
      {
        report.addUndecided(
          at: reference.location,
          "the storyboard \(quoted(name)) belongs to the bundle \(quoted(bundle))")
      } else if !app.input.isWhole || app.input.mayHaveUnread(name + ".storyboard") {
        report.addUndecided(
          at: reference.location, "the storyboard \(quoted(name)) is not among the checked files")
      } else {
        report.add(
          .noStoryboard(name, app.storyboards.names), at: reference.location,
          related: broken.segues)
      }
    }
    checkOtherApps()
  }

  /// Reports references whose storyboard only other apps of the project have.
  private func checkOtherApps() {
    for file in app.graph.files {
      guard let membership = app.input.memberships[file.path] else { continue }
      let destinations = Set((app.graph.links[file.path] ?? []).compactMap(\.segue.destination))
      for reference in file.scenes.compactMap(\.reference) {
        guard let name = reference.storyboardName, (reference.bundleIdentifier ?? "").isEmpty,
          destinations.contains(reference.id),
          areOfOtherApps(app.storyboards.named(name), than: membership)
        else { continue }
        report.add(.inAnotherApp(name), .warning, at: reference.location)
      }
    }
  }

  /// Whether there are files, and each is known to belong to another app.
  private func areOfOtherApps(_ files: [InterfaceFile], than membership: FileMembership) -> Bool {
    !files.isEmpty
      && files.allSatisfy { membership.isApart(from: app.input.membership(of: $0.path)) }
  }
}

extension Message {
  fileprivate static func noStoryboard(_ name: String, _ known: KnownNames) -> Message {
    Message(
      "the storyboard \(quoted(name)) doesn't exist",
      why: "the app crashes when a segue to this reference is performed",
      help: suggestion(
        name, among: known,
        otherwise: "correct the name, or delete the reference and the segues to it"))
  }
}
