internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference to a storyboard that the app does not have.
package enum MissingStoryboardRule: CheckRule {
  package static let description = RuleDescription(
    name: "storyboard-not-found", severity: .error,
    summary: "A reference or Info.plist names a storyboard that does not exist",
    why: """
      The storyboard is looked up in the bundle when the segue is performed. If it is missing, the \
      app crashes with “Could not find a storyboard named …”. Nothing checks the name when the app \
      is built. A reference to a bundle that no target of the app builds is undecided if no file \
      has the storyboard’s name, because a framework or package may contain it. So is a reference \
      in a file that was checked by itself. A storyboard that `Info.plist` names is an error if \
      the project says which target uses that property list and the target has no such file; \
      otherwise it is a warning, because another target’s build may provide it. A reference to a \
      storyboard that only other apps of the project have is a warning.
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

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    // The storyboards that Info.plist names, and that are not there.
    report.passOn(description, of: app)
    for broken in app.brokenReferences {
      guard case .unknownStoryboard(let reference) = broken.destination else { continue }
      let name = reference.storyboardName ?? ""
      if let bundle = reference.bundleIdentifier, !bundle.isEmpty,
        !app.input.isWhole || !app.input.ownBundles.contains(bundle)
      {
        report.addUndecided(
          description, at: reference.location,
          "the storyboard \(quoted(name)) is one of the bundle \(quoted(bundle))")
      } else if !app.input.isWhole {
        report.addUndecided(
          description, at: reference.location,
          "the storyboard \(quoted(name)) is not among the files checked")
      } else {
        report.add(
          description, at: reference.location,
          "there is no storyboard \(quoted(name))",
          why: "the app raises when a segue to this reference is performed",
          help: suggestion(
            name, among: app.storyboardNames,
            otherwise: "correct the name, or delete the reference and the segues to it"),
          related: broken.segues)
      }
    }
    checkOtherApps(app, &report)
  }

  /// References whose storyboard only other apps of the project have.
  private static func checkOtherApps(_ app: CheckedApp, _ report: inout RuleReport) {
    for file in app.graph.files {
      guard let own = app.input.memberships[file.path] else { continue }
      let destinations = Set((app.graph.links[file.path] ?? []).compactMap(\.segue.destination))
      for reference in file.scenes.compactMap(\.reference) {
        guard let name = reference.storyboardName, (reference.bundleIdentifier ?? "").isEmpty,
          destinations.contains(reference.id),
          app.areOfOtherApps(app.storyboards(named: name), than: own)
        else { continue }
        report.add(
          description.finding(
            .warning, at: reference.location,
            "no target of this file has a storyboard \(quoted(name)), which another app has",
            help: "add the storyboard to the target, or correct the name"))
      }
    }
  }
}

extension CheckedApp {
  /// Whether there are some files, and each is known to be of other apps.
  fileprivate func areOfOtherApps(_ files: [InterfaceFile], than own: FileMembership) -> Bool {
    !files.isEmpty
      && files.allSatisfy { input.memberships[$0.path].map(own.isApart) ?? false }
  }
}
