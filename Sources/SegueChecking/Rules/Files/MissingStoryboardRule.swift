internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference to a storyboard that the app does not have.
package enum MissingStoryboardRule: CheckRule {
  package static let description = RuleDescription(
    name: "storyboard-not-found", severity: .error,
    summary: "A reference or Info.plist names a storyboard that does not exist",
    why: """
      The storyboard is looked for in the bundle when the segue is performed, and the app raises \
      “Could not find a storyboard named …”. Nothing checks the name when the app is built. A \
      reference that names a bundle that no target of the app makes is undecided where no file has the \
      storyboard’s name: a framework or package may have it. So is one in a file that was checked by itself. A storyboard \
      that `Info.plist` names is an error where the project says which target has that property list, and \
      the target has no such file; otherwise a warning, for another target’s build may make it.
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
        let nearest = NearestName.to(name, among: app.storyboardNames)
        report.add(
          description, at: reference.location,
          "there is no storyboard \(quoted(name))",
          why: "the app raises when a segue to this reference is performed",
          help: nearest.map { "did you mean \(quoted($0))?" }
            ?? "correct the name, or delete the reference and the segues to it",
          related: broken.segues)
      }
    }
  }
}
